### What the coach says: parts of what is to be expected, and why one answer has more or less of each.

part-rivals = Rivals
    .more = The rivals are left with less.
    .less = The rivals are left with more.
part-other = Other
    .more = Many small things together are better.
    .less = Many small things together are worse.

## Luck by kind

fortune-dice = Dice
fortune-cards = Cards drawn
fortune-theft = Thefts
fortune-market = What was laid out
fortune-goods = Goods
fortune-founding = Set-up
fortune-chance = Chance
