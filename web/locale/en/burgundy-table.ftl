### The table of The Castles of Burgundy: words of buttons and captions. Questions, moves and events come from the server.

bu-tile-warehouse = Warehouse
    .text = Sell one colour of your goods.
bu-tile-watchtower = Watchtower
    .text = Gain 4 VP.
bu-tile-carpenter = Carpenter's workshop
    .text = Take a building from a numbered depot.
bu-tile-church = Church
    .text = Take a mine, knowledge or castle tile from a numbered depot.
bu-tile-market = Market
    .text = Take a ship or animal tile from a numbered depot.
bu-tile-boarding_house = Boarding house
    .text = Gain 4 workers.
bu-tile-bank = Bank
    .text = Gain 2 silverlings.
bu-tile-city_hall = City hall
    .text = Place one more stored tile; its space may show any number.
bu-know-1 = Free Building
    .text = Buildings of one type may stand in the same city.
bu-know-2 = Miners' Guild
    .text = At the end of a phase each of your mines also gives 1 worker.
bu-know-3 = Double Proceeds
    .text = Each sale of goods gives 2 silverlings instead of 1.
bu-know-4 = Porters
    .text = Each sale of goods also gives 1 worker.
bu-know-5 = Twin Harbours
    .text = Your ships collect goods from two neighbouring depots.
bu-know-6 = Free Purchase
    .text = Your purchase of the turn may come from any of the 7 depots.
bu-know-7 = Stock Breeding
    .text = Placing animals scores 1 VP more for each tile that counts.
bu-know-8 = Skilled Workers
    .text = Each worker changes a die by up to 2.
bu-know-9 = Architecture
    .text = Dice that place buildings may change by 1 for free.
bu-know-10 = Rivers and Pastures
    .text = Dice that place ships or animals may change by 1 for free.
bu-know-11 = Castles, Mines and Learning
    .text = Dice that place castles, mines or knowledge may change by 1 for free.
bu-know-12 = Keen Eye
    .text = Dice that take a tile from a depot may change by 1 for free.
bu-know-13 = Paid Service
    .text = The action “Take workers” also gives 1 silverling.
bu-know-14 = Great Muster
    .text = The action “Take workers” gives 4 workers instead of 2.
bu-know-15 = Range of Trade
    .text = Game end: 3 VP for each colour among your sold goods.
bu-know-16 = Warehouse Lore
    .text = Game end: 4 VP for each of your warehouses.
bu-know-17 = Watchtower Lore
    .text = Game end: 4 VP for each of your watchtowers.
bu-know-18 = Carpentry Lore
    .text = Game end: 4 VP for each of your carpenter's workshops.
bu-know-19 = Church Lore
    .text = Game end: 4 VP for each of your churches.
bu-know-20 = Market Lore
    .text = Game end: 4 VP for each of your markets.
bu-know-21 = Hospitality Lore
    .text = Game end: 4 VP for each of your boarding houses.
bu-know-22 = Banking Lore
    .text = Game end: 4 VP for each of your banks.
bu-know-23 = Civic Lore
    .text = Game end: 4 VP for each of your city halls.
bu-know-24 = Animal Variety
    .text = Game end: 4 VP for each kind of animal in your estate.
bu-know-25 = Volume of Trade
    .text = Game end: 1 VP for each goods tile you have sold.
bu-know-26 = Honours
    .text = Game end: 2 VP for each of your bonus tiles, large or small.
bu-tile-castle = Castle
    .text = One extra action at once, as with a die of any number.
bu-tile-mine = Mine
    .text = 1 silverling at the end of every phase.
bu-tile-ship = Ship
    .text = Take the goods of one depot and move one step ahead in turn order.
bu-tile-animal = Animals
    .text = Points for every animal of this species in the pasture.
bu-knowledge = Knowledge { $number }: { $name }
bu-animal-cow =
    { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
bu-animal-chicken =
    { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
bu-animal-sheep =
    { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
bu-animal-pig =
    { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }

bu-kind-building = Building
bu-kind-animal = Animals
bu-kind-knowledge = Knowledge
bu-kind-castle = Castle
bu-kind-mine = Mine
bu-kind-ship = Ship
bu-region-building = city
bu-region-animal = pasture
bu-region-knowledge = seat of learning
bu-region-castle = castle grounds
bu-region-mine = mining area
bu-region-ship = river
bu-colour-blue = blue
bu-colour-purple = purple
bu-colour-pink = pink
bu-colour-red = red
bu-colour-brown = brown
bu-colour-orange = orange
bu-goods-name = { $colour } goods, number { $number }

bu-depot = Depot { $number }
bu-black = Black depot
bu-black-short = Black depot
bu-depot-has =
    { $count ->
        [one] { $name }: { $count } tile
       *[other] { $name }: { $count } tiles
    }
bu-depot-empty = no goods
bu-slot-empty = Empty space { $kind }
bu-cell = { $kind }, number { $number }, { cell-where }; { $region } { $done } of { $all }
bu-estate = Estate { $number }
bu-estate-of = Estate of { $name }
bu-back-home = Back to mine
bu-show-estate = Look at the estate of { $name }
bu-hide-estate = Close the estate of { $name }
bu-built =
    { $count ->
        [one] { $count } space of 37 is filled
       *[other] { $count } spaces of 37 are filled
    }
bu-choose-estate = Choose an estate and a castle space

bu-region-shared = Shared board
bu-region-depots = Six depots in a ring and the black depot
bu-region-estate = My estate: 37 spaces
bu-region-tray = Dice and actions
bu-region-deeds = Actions
bu-region-ask = Choices
bu-storage = Storage
bu-storage-free = Free place for a tile
bu-goods = Goods
bu-purse = Silver and workers
bu-silver = silver
bu-workers = workers
bu-workers-help = Each worker changes a die by 1
bu-your-vp = your VP
bu-sold = sold: { $count }
bu-luck = Dice can be checked
bu-luck-title = The server's promise before the game: { $commit }
bu-piles = Left
bu-order = Turn order
bu-order-is = Turn order: { $names }
bu-phases = Phases
bu-phase-bonus = Phase { $phase }: +{ $points } for every region filled
bu-round = Round { $number } of 5
bu-round-none = Rounds
bu-white = White die
bu-white-shows = White die: { $number }
bu-white-to = goods to { $number }
bu-bonus = First to fill a colour
bu-bonus-mine = { $kind }: you have filled { $done } of { $all }
bu-lore = Knowledge in the estate
bu-lore-none = None yet.

bu-dice = My dice
bu-dice-of = Dice of { $name }
bu-die = Die { $number }
bu-die-choose = Use the die { $number }
bu-die-used = Used die { $number }
bu-deed-take = Take a tile
bu-deed-place = Place a tile
bu-deed-sell = Sell goods
bu-deed-workers = Take workers
bu-deed-buy = Buy a tile
bu-take-from = { $count } in depot { $depot }
bu-take-any = any of { $count }
bu-take-none = depot { $depot } is empty
bu-take-empty = depots are empty
bu-place-lit =
    { $count ->
        [one] { $count } space lit
       *[other] { $count } spaces lit
    }
bu-place-none = no space fits
bu-place-empty = storage is empty
bu-place-none-tile = No space for it with this die.
bu-sell-for = +{ $points } VP
bu-sell-none = no goods { $number }
bu-sell-empty = no goods
bu-hire-gain =
    { $count ->
        [one] +{ $count } worker
       *[other] +{ $count } workers
    }
bu-buy-costs = costs { $count }
bu-buy-done = bought already
bu-buy-poor = needs { $count }
bu-with-workers =
    { $count ->
        [one] with { $count } worker
       *[other] with { $count } workers
    }
bu-not-now = not now
bu-plus-vp = +{ $count } VP
bu-part-region = region { $points }
bu-part-phase = phase { $points }
bu-part-colour = colour { $points }
bu-part-animals = animals { $points }
bu-part-building = building { $points }
bu-left =
    { $count ->
        [one] { $count } more space to fill the region
       *[other] { $count } more spaces to fill the region
    }
bu-cost-workers =
    { $count ->
        [one] −{ $count } worker
       *[other] −{ $count } workers
    }
bu-cost-silver = −{ $count } silver
bu-free-step = Die changed by 1 for free
bu-which = Which one?
bu-by-die = die { $number }
bu-other-die = With the other die, { $number }
bu-do-take = Take
bu-do-gain = Take
bu-do-buy = Buy
bu-do-place = Place here
bu-do-settle = Place here
bu-do-sell = Sell
bu-do-trade = Sell
bu-do-load = Load
bu-do-loads = Load
bu-do-estate = Start here
bu-do-discard = Discard
bu-do-pack = Load
bu-say-take = Take a tile from a lit depot.
bu-say-place = Choose a lit space of your estate.
bu-say-sell = Choose the goods to sell.
bu-say-buy = Choose a tile of the black depot.

bu-your-turn-die = Your turn, die { $number }.
bu-turn-of = { $name }:
bu-winner = { $name } wins!
bu-can-place = place a tile on a lit space
bu-can-take = take one from depot { $number }
bu-can-sell = sell goods { $number }
bu-can-workers = take workers
bu-short-place = place
bu-short-take = take a tile
bu-short-sell = sell
bu-short-workers = take workers
bu-why-not-others = Why only these?
bu-why-hint = Click any tile or space that is not lit and we shall explain. Dashed places need workers.
bu-step-die = Die { $number }
bu-step-castle = Castle
bu-step-city-hall = City hall
bu-step-warehouse = Warehouse
bu-step-take = Take
bu-step-take-tile = Take
bu-step-carpenter = Workshop
bu-step-church = Church
bu-step-market = Market
bu-step-ship = Ship
bu-step-advance = Turn order
bu-step-goods = Goods
bu-step-pack = Goods
bu-step-discard = Discard
bu-step-turn = Turn
bu-step-buy = Purchase
bu-step-place = Place
bu-step-choose-estate = Estate
bu-step-choose-estates = Estate

bu-kindof-take = Take a tile
bu-kindof-place = Place a tile
bu-kindof-sell = Sell goods
bu-kindof-workers = Take workers
bu-kindof-buy = Buy a tile
bu-kindof-discard = Discard
bu-kindof-end = End turn
bu-kindof-gain = Take a tile
bu-kindof-settle = Place a tile
bu-kindof-trade = Sell goods
bu-kindof-recruit = Take workers
bu-kindof-decline = Decline
bu-kindof-load = Load goods
bu-kindof-loads = Load goods
bu-kindof-goods = Choose goods
bu-kindof-pack = Load goods
bu-kindof-leave = Leave the rest
bu-kindof-estate = Choose an estate
bu-sheet-open = Where do my points come from?
bu-thinking = thinking
bu-played = played this round
bu-plays-in =
    { $count ->
        [one] next to play
       *[other] plays in { $count } turns
    }

bu-guide-over = The game is over
    .do = Press your points to see where each of them came from.
    .think = Tiles left in storage are worth nothing; goods, silver and pairs of workers still gave a point each.
bu-guide-estate = Choose your estate
    .do = Pick a map, then one of its green castle spaces.
    .think = A space in the middle has six neighbours, one at the edge fewer. Small regions are quick to fill.
bu-guide-welcome = Welcome to Burgundy
    .do = You have 25 turns. In each, two dice give you two actions.
    .think = Fill whole regions of your estate, and early: in phase A each brings 10 points more.
bu-guide-discard = Your storage is full
    .do = Discard one of three stored tiles to make room.
    .think = Keep the tile that finishes a region or that your next dice can place.
bu-guide-castle = A castle gives an action
    .do = Take, place or sell something: the number does not matter.
    .think = Best for what no die of yours could reach. Placing another tile may start a chain.
bu-guide-city-hall = The city hall places one more
    .do = Choose a stored tile and any fitting space; its number does not matter.
    .think = You may decline, but a free tile now is usually better than later.
bu-guide-warehouse = The warehouse sells
    .do = Choose one colour of your goods: all its tiles are sold.
    .think = More tiles of a colour, more points; the silverling is the same.
bu-guide-take-free = A free tile
    .do = The lit tiles are those this building may bring.
    .think = Look at your empty regions first: what do you lack most?
bu-guide-ship = A ship comes home
    .do = Choose a depot: its goods become yours, then you move ahead in turn order.
    .think = You can store three colours. Goods you already have always fit.
bu-guide-goods = Not everything fits
    .do = Choose which new colours fill your free places.
    .think = A colour you can sell soon frees its place again.
bu-guide-turn = Two dice, two questions
    .do = Choose a die: everything it can do is lit.
    .think = Look at both dice first. Often one takes the tile that the other places.
bu-guide-take = Take a tile
    .do = The die names the depot. The tile goes to your storage first.
    .think = Take what fits beside your castle, and what rivals want too.
bu-guide-place = Place a tile
    .do = It goes on a space of its colour and number, beside what is built.
    .think = Rest the pointer on a lit space to see the points before you place.
bu-guide-workers = Workers bend the dice
    .do = Dashed places need workers: each changes the die by 1, and 6 is beside 1.
    .think = Two workers are worth a point at the end; a missed tile often costs more.
bu-guide-buy = Silver buys
    .do = Once a turn, 2 silverlings buy a tile of the black depot. No die is needed.
    .think = Some tiles lie only there. The purchase may come before, between or after the dice.
bu-guide-sell = Goods into points
    .do = A die sells all goods of its number: points for each tile and one silverling.
    .think = Wait until a colour has grown, but mind the three places.
bu-guide-score = A region is nearly full
    .do = The green badge shows what filling it brings now.
    .think = Size points, and { $points } more in this phase. Later phases give less.
bu-guide-full = Storage is full
    .do = Three tiles are waiting. Place one before you take more.
    .think = A fourth tile would cost you one of these.
bu-guide-animals = Animals count again
    .do = Placing animals scores the whole herd of that species in the pasture.
    .think = Keep a pasture to one species and each tile pays more than the last.
bu-guide-knowledge = Knowledge changes rules
    .do = It works once it lies in the estate. Rest on it to read what it does.
    .think = Numbers 1 to 14 help during the game: place them early. 15 to 26 score at the end.
bu-guide-hire = No workers left
    .do = Any die brings two workers, whatever its number.
    .think = A weak die is well spent on them.
bu-guide-region = A region is full
    .do = You scored its size, and { $points } for the phase.
    .think = Many small regions early are worth as much as one large one late.
bu-guide-colour = A colour is complete
    .do = The first to fill all spaces of a colour takes the large bonus tile, the second the small one.
    .think = The table at the right shows how far you are.
bu-guide-mine = A mine works for you
    .do = It pays one silverling at the end of each phase.
    .think = The earlier it stands, the more often it pays.
bu-guide-order = Turn order
    .do = Each ship moves its owner to the right; the rightmost plays first next round.
    .think = On one space, whoever came last is on top and plays earlier.
bu-guide-white = The white die
    .do = It only says which depot receives the goods tile of this round.
    .think = Ships collect those goods: watch where they pile up.
bu-guide-phase = A new phase
    .do = Depots are refilled; the bonus for a full region is now { $points }.
    .think = Phase { $phase }: large regions should be on their way.
bu-guide-city = One of each kind
    .do = A city may hold only one building of each type.
    .think = So a large city needs many different buildings. Knowledge 1 lifts this.
bu-guide-last = The last phase
    .do = Five rounds are left. Finish what can be finished.
    .think = Sell goods and use workers: at the end they are worth little.
