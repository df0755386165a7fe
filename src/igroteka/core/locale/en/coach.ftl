### What the coach says: parts of what is to be expected, and why one answer has more or less of each.

part-rivals = Rivals
    .more = The rivals are left with less.
    .less = The rivals are left with more.
part-outlook = What is to come
    .more = The rest of the game looks better.
    .less = The rest of the game looks worse.
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

### Puzzles.

error-no-puzzles = There are no puzzles of { $game }.
error-no-puzzle = There is no puzzle { $number }; the last one is { $last }.
error-puzzle-answer = This answer is not among those that the puzzle offers.
error-bad-puzzles = The file is no book of puzzles.
