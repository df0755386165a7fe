# The chapters of a first game of New Zealand: what is lit, what to do, what is awaited.

nz-course-start = The first turn
nz-course-start-disc = Your first disc
    .do = Before you begin you take one disc: what lies below it is yours for good. The second pound helps at every stop on others' buildings.
    .wait = take the disc at the second pound
nz-course-start-place = Place your runholder
    .do = On your first turn the runholder goes to any neutral building.
    .wait = press building A
nz-course-start-action = What a building does
    .do = On a neutral building or your own you do all its actions, one by one.
    .wait = choose action 1: hire
nz-course-start-hire = Hire a worker
    .do = Shepherds buy sheep, craftsmen build, sailors sail, shearers shear. The craftsman in column 2 costs 7 pounds.
    .wait = press the craftsman in the second column

nz-course-sheep = Sheep
nz-course-sheep-move = Walk to building F
    .do = Every occupied space is a step; empty ones cost nothing.
    .wait = press building F
nz-course-sheep-action = The sheep market
    .do = Your shepherds buy.
    .wait = choose action 1: buy sheep
nz-course-sheep-buy = A new breed
    .do = Different breeds add up: the more in hand, the farther you deliver, and the more wool.
    .wait = buy the Dorset Horn
nz-course-sheep-done = End your turn
    .do = The new card lies in your discard pile and comes to hand later. At the end of a turn you draw cards.
    .wait = press “Go on: phase C”

nz-course-build = Buildings of your own
nz-course-build-move = Walk to building B
    .do = This is where one builds.
    .wait = press building B
nz-course-build-action = Build
    .do = 2 pounds for each craftsman that is needed.
    .wait = choose action 1: build
nz-course-build-build = Where to build?
    .do = A building of yours is a stop on every round, and stands in the way of others. A new one brings gold.
    .wait = place 1a on space 2

nz-course-ship = The ship and a harbour
nz-course-ship-move = Walk to wharf H
    .do = Three steps, and nobody to pay.
    .wait = press building H
nz-course-ship-action = To sea
    .do = As many spaces as you have sailors, or fewer.
    .wait = choose action 1: the ship
nz-course-ship-sail = Sail to the harbour
    .do = Medium harbour 1 is one space away.
    .wait = press the lit place of the sea
nz-course-ship-upgrade = Upgrade the harbour
    .do = For 2 pounds a disc of yours stays here: points, and a card.
    .wait = upgrade the harbour
nz-course-ship-disc = Which disc?
    .do = Below this one lies an auxiliary action: the ship moves a space.
    .wait = take the first disc at the ship

nz-course-shear = Shearing
nz-course-shear-move = Walk to woolshed E
    .do = Wool is your other income beside deliveries.
    .wait = press building E
nz-course-shear-action = Shear
    .do = Each shearer shears one sheep, all of different breeds.
    .wait = choose action 1: shear
nz-course-shear-reveal = Which sheep?
    .do = The Merino gives 3 wool, the most you hold.
    .wait = show the Merino

nz-course-wellington = Wellington
nz-course-wellington-move = To Wellington
    .do = Every round ends here.
    .wait = press Wellington
nz-course-wellington-reveal = Show your sheep
    .do = Different breeds add up: 1 + 2 + 2 = 5. That is how many pounds you get.
    .wait = show one sheep of every breed
nz-course-wellington-income = Take the income
    .do = You have no certificates yet, so take your 5 pounds.
    .wait = take the income
nz-course-wellington-deliver = Delivery
    .do = A post of value up to 5. Your disc stays there, and the post rewards you.
    .wait = press post 3
nz-course-wellington-disc = Which disc?
    .do = Every post improves your board.
    .wait = take the disc at the second pound
nz-course-wellington-foresight = Foresight A
    .do = Choose what comes into play: a worker or a hazard.
    .wait = choose the first tile A
nz-course-wellington-bonus = Foresight B
    .do = Bonuses fill their market; when it is full, the game ends.
    .wait = choose the first tile B

nz-course-game = Your first game
