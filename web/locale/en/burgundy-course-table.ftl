# The chapters of a first game of The Castles of Burgundy: what is lit, what to do, what is awaited.

bu-course-tiles = Two dice, two actions
bu-course-tiles-depots = Where tiles come from
    .do = Six depots bear the numbers of a die. On your turn you spend two dice: with each you take a tile, place a tile, sell goods or take workers.
bu-course-tiles-take = Take a ship
    .do = With a one you take a tile from depot 1. It goes into your storage, which has room for three.
    .wait = take the ship with the die 1
bu-course-tiles-place = Place it
    .do = The second die places a tile on a space of its colour and number, next to what is built. Ships go on blue.
    .wait = place the ship on the lit space with the die 2
bu-course-tiles-load = Fetch goods
    .do = A ship takes the goods of one depot and moves you up in turn order.
    .wait = choose depot 4

bu-course-workers = Workers
bu-course-workers-change = Change a die
    .do = You rolled a 6, but the tile you want is in depot 1. A worker changes a die by one, and after six comes one.
    .wait = take the market from depot 1 with the 6 and a worker
bu-course-workers-workers = Take workers
    .do = A die that is of no use always brings two workers.
    .wait = take workers with the die 1

bu-course-goods = Ships and goods
bu-course-goods-ship = Another ship
    .do = With a four the ship goes to the river, beside what lies there.
    .wait = place the ship with the die 4
bu-course-goods-load = Choose a depot
    .do = You have room for three colours. Here lie a pink and a brown tile: take both.
    .wait = choose depot 1
bu-course-goods-sell = Sell goods
    .do = A die sells all goods of its number: a silverling, and points for each, 2 with two players. A five sells brown.
    .wait = sell the brown goods with the die 5

bu-course-castle = A castle
bu-course-castle-castle = Place a castle
    .do = A castle gives one more action, as if you had a die of any number.
    .wait = place the castle with the die 6
bu-course-castle-free = The free action
    .do = Take a tile from any depot: the number does not matter now.
    .wait = take the market from depot 1

bu-course-region = A region and its points
bu-course-region-fill = Fill a region
    .do = This is the last blue space of a region of three. A full region brings 1, 3, 6, 10… points for its size and more for the phase: the earlier, the better. Here 6 and 8.
    .wait = place the ship with the die 1
bu-course-region-load = And its goods
    .do = The ship fetches goods, as always.
    .wait = choose depot 2

bu-course-black = The black depot and a mine
bu-course-black-buy = Buy a mine
    .do = Once a turn 2 silverlings buy a tile in the middle of the board. It takes no die.
    .wait = buy the mine from the black depot
bu-course-black-mine = Place the mine
    .do = At the end of every phase a mine pays a silverling. The earlier it works, the better.
    .wait = place the mine with the die 4

bu-course-game = Your first game
