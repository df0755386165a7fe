# The chapters of a first game of Catan: what is lit, what to do, what is awaited.

ct-course-roll = The island and the roll
ct-course-roll-island = Your settlements
    .do = Each settlement stands at the corner of three hexes. When the number of a hex is rolled, it gives you 1 card of its resource. The more dots below a number, the more often it comes.
ct-course-roll-points = What it is about
    .do = A settlement is worth 1 point, a city 2. Whoever first has 10 points in a turn of their own wins. You have two settlements now: 2 points.
ct-course-roll-roll = Roll the dice
    .do = Every turn begins with the roll. Everybody with a building at that number gets cards; so do you on the turns of others.
    .wait = press “Roll the dice”

ct-course-road = A road and a settlement
ct-course-road-price = What a road costs
    .do = A road costs 1 lumber and 1 brick. These buttons always show the prices, and what is missing is red.
ct-course-road-road = Build a road
    .do = Settlements must be at least two roads apart. The flag stands at a good place: fields 9 and two forests, 11 and 8. Lead the road there.
    .wait = press “Road”, then the lit path
ct-course-road-settlement = Found a settlement
    .do = Your cards are just enough for a settlement: lumber, brick, wool and grain. It brings a point at once, and new resources.
    .wait = press “Settlement”, then the lit intersection
ct-course-road-end = End your turn
    .do = There is nothing left to build with. Now the rivals play, and their rolls feed you too.
    .wait = press “End turn”

ct-course-city = A trade and a city
ct-course-city-bank = Trade what you can spare
    .do = A city needs 3 ore and 2 grain, and you have one grain. The bank always gives 1 card for 4 alike; a harbour has better rates.
    .wait = trade 4 lumber for 1 grain
ct-course-city-city = Build a city
    .do = A city replaces a settlement: 2 points instead of one, and 2 cards from each hex. Here the mountains with the 8 are near.
    .wait = press “City”, then your settlement by the mountains 8

ct-course-robber = The seven and the robber
ct-course-robber-robber = Move the robber
    .do = A 7 was rolled: nobody got cards, and whoever held more than 7 has discarded half. A hex with the robber gives nothing. Put him where you have no buildings.
    .wait = press the fields with the 4
ct-course-robber-steal = Draw a card
    .do = Two rivals live at this hex. Choose from whom you draw a card unseen: usually the one who leads or holds more cards.
    .wait = choose a rival

ct-course-cards = Development cards
ct-course-cards-knight = Play a knight
    .do = A knight moves the robber without a seven. You may play one development card a turn, but not one bought on the same turn.
    .wait = press the knight
ct-course-cards-robber = Chase the robber
    .do = Again to where he does you no harm.
    .wait = press the fields with the 4
ct-course-cards-steal = Draw a card
    .do = Just as with a seven, but nobody discards.
    .wait = choose a rival
ct-course-cards-army = Largest Army
    .do = This is your third knight, and nobody has more: the special card is worth 2 points. So is the longest road of 5 or more. Both can be taken away.
ct-course-cards-buy = Buy a development card
    .do = Wool, grain and ore buy the top card of the deck: a knight, a progress card or a secret victory point.
    .wait = press “Development”

ct-course-game = Your first game
