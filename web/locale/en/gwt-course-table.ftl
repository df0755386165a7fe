# The chapters of a first game of Great Western Trail: what is lit, what to do, what is awaited.

gw-course-start = The first stop
gw-course-start-trail = Where the trail leads
    .do = Your herder walks from the start to Kansas City and stops at buildings; there you deliver your herd, and begin again. It happens 4 or 5 times a game.
gw-course-start-place = Place your herder
    .do = On your first turn the herder goes to any neutral building. Building F pays for a pair of cows of one breed.
    .wait = press building F
gw-course-start-discard = What a building does
    .do = On a neutral building or your own you do all its actions, one by one, in any order.
    .wait = choose action 1: discard a pair
gw-course-start-pair = Discard the pair
    .do = Equal cards count only once in Kansas City, so a spare pair is best turned into money.
    .wait = press a Criollo
gw-course-start-done = End your turn
    .do = The other half of the building costs too much now. At the end of a turn you draw up to four cards.
    .wait = press “Go on: phase C”

gw-course-hire = Workers
gw-course-hire-move = Walk to building A
    .do = Up to three steps a turn; every occupied space is a step. Empty spaces cost nothing.
    .wait = press building A
gw-course-hire-action = Hire a worker
    .do = Building A hires: once at the price of the column, and once for 2 dollars more.
    .wait = choose action 2: hire
gw-course-hire-hire = Whom to hire?
    .do = Cowboys buy cattle, builders build, engineers move the engine. Many workers of one craft make a strong game. Take a cowboy.
    .wait = press the cowboy in the first column
gw-course-hire-done = End your turn
    .do = You may leave the other actions out.
    .wait = press “Go on: phase C”

gw-course-cattle = Cattle
gw-course-cattle-move = Walk to the cattle market
    .do = Hands on hazards and on buildings of others cost money. The way to E is free.
    .wait = press building E
gw-course-cattle-action = Buy cattle
    .do = The action uses your cowboys.
    .wait = choose action 2: buy cattle
gw-course-cattle-buy = A new breed
    .do = Breeds you lack raise the value of your herd in Kansas City and bring points. The card goes to your discard pile and comes to hand later.
    .wait = buy the Longhorn

gw-course-build = Buildings of your own
gw-course-build-move = Walk to building B
    .do = Two steps: past A to B.
    .wait = press building B
gw-course-build-action = Build
    .do = Builders put up buildings: 2 dollars for each that is needed.
    .wait = choose action 2: build
gw-course-build-build = Where to build?
    .do = A building of yours is a stop on every round, and stands in the way of the others. Put 1a at the very beginning.
    .wait = place 1a on space 2

gw-course-engine = The railroad
gw-course-engine-move = Walk to building C
    .do = Engines move here.
    .wait = press building C
gw-course-engine-action = Engine forward
    .do = As many spaces as you have engineers, or fewer.
    .wait = choose action 2: the engine
gw-course-engine-engine = Into the turnout
    .do = The farther your engine, the cheaper are far cities. In a turnout you may upgrade the station.
    .wait = press the turnout of station 1
gw-course-engine-upgrade = Upgrade the station
    .do = For 2 dollars a disc of yours stays here: points, and a space of your board opens.
    .wait = upgrade station 1
gw-course-engine-disc = Which disc?
    .do = Below every disc lies something new, yours for good. The second dollar helps at every stop on others' buildings.
    .wait = take the disc “Second dollar”

gw-course-kansas = Kansas City
gw-course-kansas-move = To Kansas City
    .do = Four different breeds in hand: time to deliver.
    .wait = press Kansas City
gw-course-kansas-foresight = Foresight
    .do = Of each pair you choose the tile that comes into play. First a hazard or a bandit.
    .wait = choose the first tile of foresight 1
gw-course-kansas-workers = A new worker
    .do = Workers go to the job market. When it is full, the game ends.
    .wait = choose the engineer
gw-course-kansas-third = And one more
    .do = The third choice changes the job market too.
    .wait = choose the cowboy
gw-course-kansas-income = Income
    .do = Different breeds make 1 + 2 + 2 + 2 = 7. A certificate adds one: that is how many dollars you get, and how far you can deliver.
    .wait = spend 1 certificate
gw-course-kansas-deliver = Delivery
    .do = A city of value up to 8. Each cross between your engine and the city costs a dollar.
    .wait = press Peoria
gw-course-kansas-disc = A disc for the city
    .do = Your board improves again. The herder goes back to the start.
    .wait = take the disc “Second dollar”

gw-course-game = Your first game
