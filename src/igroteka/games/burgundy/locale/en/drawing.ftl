### The table in a terminal: words short enough for its columns and cells.

drawing-phase = Phase { $phase }, round { $round } of { $rounds }
drawing-before = Setting up
drawing-goods-of-phase = goods of the phase
drawing-white = white die { $number }
drawing-order = order
drawing-bonus = Bonus { $large }/{ $small }
drawing-depots = Depots
drawing-black = Black

# A tile in short: in a depot and in storage, then in a cell of the estate (7 letters at most).
drawing-warehouse = Warehouse
    .cell = Warehs.
drawing-watchtower = Watchtower
    .cell = Tower
drawing-carpenter = Carpenter
    .cell = Carpen.
drawing-church = Church
    .cell = Church
drawing-market = Market
    .cell = Market
drawing-boarding_house = Boarding house
    .cell = Board.
drawing-bank = Bank
    .cell = Bank
drawing-city_hall = City hall
    .cell = C.hall
drawing-cow = { $count } cows
    .cell = Cows
drawing-chicken = { $count } chickens
    .cell = Chicken
drawing-sheep = { $count } sheep
    .cell = Sheep
drawing-pig = { $count } pigs
    .cell = Pigs
drawing-knowledge = Knowledge { $number }
    .cell = Knowl.
drawing-castle = Castle
    .cell = Castle
drawing-mine = Mine
    .cell = Mine
drawing-ship = Ship
    .cell = Ship

# An empty cell of the estate, 7 letters at most.
drawing-empty-building = build.
drawing-empty-animal = animals
drawing-empty-knowledge = knowl.
drawing-empty-castle = castle
drawing-empty-mine = mine
drawing-empty-ship = ship

drawing-kind-building = buildings
drawing-kind-animal = animals
drawing-kind-knowledge = knowledge
drawing-kind-castle = castles
drawing-kind-mine = mines
drawing-kind-ship = ships

drawing-estate = { $name }: estate { $estate }
drawing-no-estate = { $name }: no estate yet
drawing-dice = Dice
drawing-workers = Workers
drawing-silver = Silver
drawing-storage = Storage
drawing-goods = Goods
drawing-sold = Sold
drawing-lore = Knowledge
drawing-none = none
drawing-lore-line = { $number }. { $name }: { $text }
drawing-lore-text = { $number }. { $text }
drawing-you = { $name } (you)

drawing-column-points = points
drawing-column-workers = work.
drawing-column-silver = silv.
drawing-column-empty = empty
drawing-column-dice = dice
drawing-column-goods = goods
drawing-column-storage = storage

# What is typed after b to see the numbers of places.
drawing-cells = cells
drawing-slots = tiles

# Examples for the help: a rule, a topic of the rules, a move.
example-rule = 6.3
example-topic = castle
example-move = place die1 1 17

notation =
    Moves in notation: take die1 4a, place die2 1 17, sell die1 red, workers die2, buy black3, discard 2, end; by effects
    of tiles: gain 4a, settle 1 17, trade red, recruit, load 3, loads 3 4, goods pink red, decline. die1 and die2 are your
    dice, 4a is a place in depot 4, 17 a space of the estate. b cells and b tiles draw the table with the numbers of places,
    b p1 shows the estate of a rival.
