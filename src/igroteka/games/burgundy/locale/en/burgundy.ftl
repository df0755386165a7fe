### The Castles of Burgundy. Names of players are passed as they are; tiles, goods and places by their ids in burgundy.toml.

## Names, as in burgundy.toml

# A kind of tile; of what there are spaces or regions.
kind-building = Building
    .of = buildings
kind-animal = Animals
    .of = animals
kind-knowledge = Knowledge
    .of = knowledge
kind-castle = Castle
    .of = castles
kind-mine = Mine
    .of = mines
kind-ship = Ship
    .of = ships

region-building = city
region-animal = pasture
region-knowledge = seat of learning
region-castle = castle grounds
region-mine = mining area
region-ship = river

phase-A = A
phase-B = B
phase-C = C
phase-D = D
phase-E = E

goods-blue = blue
goods-purple = purple
goods-pink = pink
goods-red = red
goods-brown = brown
goods-orange = orange

animal-cow = cow
    .plural = cows
animal-chicken = chicken
    .plural = chickens
animal-sheep = sheep
    .plural = sheep
animal-pig = pig
    .plural = pigs

# A tile: its name; inside a sentence; what is taken or placed; what it does.
building-warehouse-name = Warehouse
    .inline = warehouse
    .object = a warehouse
building-warehouse-text = Sell one colour of your goods.
building-watchtower-name = Watchtower
    .inline = watchtower
    .object = a watchtower
building-watchtower-text = Gain 4 VP.
building-carpenter-name = Carpenter's workshop
    .inline = carpenter's workshop
    .object = a carpenter's workshop
building-carpenter-text = Take a building from a numbered depot.
building-church-name = Church
    .inline = church
    .object = a church
building-church-text = Take a mine, knowledge or castle tile from a numbered depot.
building-market-name = Market
    .inline = market
    .object = a market
building-market-text = Take a ship or animal tile from a numbered depot.
building-boarding_house-name = Boarding house
    .inline = boarding house
    .object = a boarding house
building-boarding_house-text = Gain 4 workers.
building-bank-name = Bank
    .inline = bank
    .object = a bank
building-bank-text = Gain 2 silverlings.
building-city_hall-name = City hall
    .inline = city hall
    .object = a city hall
building-city_hall-text = Place one more stored tile; its space may show any number.

knowledge-1-name = Free Building
knowledge-1-text = Buildings of one type may stand in the same city.
knowledge-2-name = Miners' Guild
knowledge-2-text = At the end of a phase each of your mines also gives 1 worker.
knowledge-3-name = Double Proceeds
knowledge-3-text = Each sale of goods gives 2 silverlings instead of 1.
knowledge-4-name = Porters
knowledge-4-text = Each sale of goods also gives 1 worker.
knowledge-5-name = Twin Harbours
knowledge-5-text = Your ships collect goods from two neighbouring depots.
knowledge-6-name = Free Purchase
knowledge-6-text = Your purchase of the turn may come from any of the 7 depots.
knowledge-7-name = Stock Breeding
knowledge-7-text = Placing animals scores 1 VP more for each tile that counts.
knowledge-8-name = Skilled Workers
knowledge-8-text = Each worker changes a die by up to 2.
knowledge-9-name = Architecture
knowledge-9-text = Dice that place buildings may change by 1 for free.
knowledge-10-name = Rivers and Pastures
knowledge-10-text = Dice that place ships or animals may change by 1 for free.
knowledge-11-name = Castles, Mines and Learning
knowledge-11-text = Dice that place castles, mines or knowledge may change by 1 for free.
knowledge-12-name = Keen Eye
knowledge-12-text = Dice that take a tile from a depot may change by 1 for free.
knowledge-13-name = Paid Service
knowledge-13-text = The action “Take workers” also gives 1 silverling.
knowledge-14-name = Great Muster
knowledge-14-text = The action “Take workers” gives 4 workers instead of 2.
knowledge-15-name = Range of Trade
knowledge-15-text = Game end: 3 VP for each colour among your sold goods.
knowledge-16-name = Warehouse Lore
knowledge-16-text = Game end: 4 VP for each of your warehouses.
knowledge-17-name = Watchtower Lore
knowledge-17-text = Game end: 4 VP for each of your watchtowers.
knowledge-18-name = Carpentry Lore
knowledge-18-text = Game end: 4 VP for each of your carpenter's workshops.
knowledge-19-name = Church Lore
knowledge-19-text = Game end: 4 VP for each of your churches.
knowledge-20-name = Market Lore
knowledge-20-text = Game end: 4 VP for each of your markets.
knowledge-21-name = Hospitality Lore
knowledge-21-text = Game end: 4 VP for each of your boarding houses.
knowledge-22-name = Banking Lore
knowledge-22-text = Game end: 4 VP for each of your banks.
knowledge-23-name = Civic Lore
knowledge-23-text = Game end: 4 VP for each of your city halls.
knowledge-24-name = Animal Variety
knowledge-24-text = Game end: 4 VP for each kind of animal in your estate.
knowledge-25-name = Volume of Trade
knowledge-25-text = Game end: 1 VP for each goods tile you have sold.
knowledge-26-name = Honours
knowledge-26-text = Game end: 2 VP for each of your bonus tiles, large or small.

colour-red = Red
colour-blue = Blue
colour-white = White
colour-orange = Orange

estate-name = Estate { $number }

## Tiles, goods and counts

# Inside a sentence; then what is taken, placed or discarded.
tile-knowledge = knowledge { $number } “{ $name }”
    .object = knowledge { $number } “{ $name }”
tile-castle = castle
    .object = a castle
tile-mine = mine
    .object = a mine
tile-ship = ship
    .object = a ship

# The animals of a tile, from 2 to 4.
animals =
    { $species ->
        [cow] { $count } cows
        [chicken] { $count } chickens
        [sheep] { $count } sheep
       *[pig] { $count } pigs
    }
    .object =
        { $species ->
            [cow] { $count } cows
            [chicken] { $count } chickens
            [sheep] { $count } sheep
           *[pig] { $count } pigs
        }

# Goods of one colour.
goods-one =
    { $colour ->
        [blue] blue
        [purple] purple
        [pink] pink
        [red] red
        [brown] brown
       *[orange] orange
    }
goods-of = { goods-one }
goods-many = { goods-one }
goods-count =
    { $count ->
        [one] { $count } { goods-one } goods tile
       *[other] { $count } { goods-one } goods
    }
goods-none = no goods

point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
worker-count =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
worker-object = { worker-count }
silver-count =
    { $count ->
        [one] { $count } silverling
       *[other] { $count } silverlings
    }
# Where a space of an estate lies.
cell-where = row { $row }, no. { $place } from the left
cell-count =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
player-count =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
nothing = nothing

## What an option costs and brings

option-with = { $text } ({ $effects })
effect-workers-paid = costs { worker-count }
effect-silver-paid = costs { silver-count }
effect-workers = +{ worker-count }
effect-silver = +{ silver-count }
effect-points = +{ point-count }
effect-points-parts = +{ point-count }: { $parts }
effect-part-region = region { $count }
effect-part-phase = phase { $count }
effect-part-colour = colour { $count }
effect-part-animals = animals { $count }
effect-part-building = building { $count }
effect-free = the die changes for free
effect-left = region: { cell-count } to go

## What can be said: the title of a kind, the whole action, the option with what is known at the table

action-take = Take a tile
    .full = Take a tile with die { $die }: depot { $depot }, place { $place }
    .option = Die { $value }: take { $tile } from depot { $depot }
    .heading = Die { $value }: take a tile
action-place = Place a tile
    .full = Place tile { $storage } of storage on a { $number } with die { $die }: { cell-where }
    .option = Die { $value }: place { $tile } on a { $number }: { cell-where }
    .heading = Die { $value }: place { $tile }
action-sell = Sell goods
    .full = Sell { goods-many } goods with die { $die }
    .option = Die { $value }: sell { goods-count }
    .heading = Die { $value }: sell goods
action-workers = Take workers
    .full = Take workers with die { $die }
    .option = Die { $value }: take workers
    .heading = Die { $value }: take workers
action-buy = Buy a tile
    .full = Buy a tile: depot { $depot }, place { $place }
    .black = Buy a tile: black depot, place { $place }
    .option = Buy { $tile } from depot { $depot }
    .option-black = Buy { $tile } from the black depot
action-discard = Discard a tile
    .full = Discard tile { $storage } of storage
    .option = Discard { $tile }
action-end = End turn
    .option = End turn without buying
action-gain = Take a tile without a die
    .full = Take a tile without a die: depot { $depot }, place { $place }
    .option = Take { $tile } from depot { $depot }
    .heading = Take a tile
action-settle = Place a tile without a die
    .full = Place tile { $storage } of storage on a { $number } without a die: { cell-where }
    .option = Place { $tile } on a { $number }: { cell-where }
    .heading = Place { $tile }
action-trade = Sell goods without a die
    .full = Sell { goods-many } goods without a die
    .option = Sell { goods-count }
action-recruit = Take workers without a die
    .option = Take workers
action-decline = Decline
    .option =
        { $decision ->
            [castle] Don't use the castle
            [city-hall] Don't place
            [warehouse] Don't sell
            [take-tile] Don't take
           *[other] Decline
        }
action-load = Load goods
    .full = Load the goods of depot { $depot }
    .option = Depot { $depot }: { $goods }
action-loads = Load goods of two depots
    .full = Load the goods of depots { $depot } and { $other }
    .option = Depots { $depot } and { $other }: { $goods }
action-goods = Choose colours of goods
    .full = Load new goods: { $colours }
    .option = Load { $goods }
action-pack = Load a goods tile
    .full = Load 1 { goods-one } goods tile
action-leave = Leave the rest
action-estate = Choose an estate
    .full = Estate { $estate }, castle on a { $number }: { cell-where }

action-first = First player
    .full = First player: { $other }
action-start_goods = Starting goods
    .full = Starting goods: { goods-one }
action-sheet = Sheet dealt
    .full = Sheet dealt: estates { $front } and { $back }
action-lot = Estate drawn
    .full = Drawn: estate { $estate }, castle on a { $number }: { cell-where }
action-tile = Tile turned up
    .full = Tile turned up: { $tile }
action-round_goods = Goods turned up
    .full = Goods turned up: { goods-one }
action-dice = Dice
    .full = Dice: { $first } and { $second }
action-white = White die
    .full = White die: { $number }

## What happened

event-first-player = { $name } goes first
    .you = You go first
event-supplied = { $name } begins with { $things }
    .you = You begin with { $things }
event-goods-dealt = { $name } receives { $goods }
    .you = You receive { $goods }
event-sheet-dealt = { $name } receives the sheet with estates { $front } and { $back }
    .you = You receive the sheet with estates { $front } and { $back }
event-estate-hidden = { $name } chooses an estate in secret
    .you = You choose an estate in secret
event-estate-chosen = { $name } settles in estate { $estate }, starting castle on a space with the number { $number }
    .you = You settle in estate { $estate }, starting castle on a space with the number { $number }
event-phase-began = Phase { $phase } begins
event-refilled = The depots are filled, the goods of phase { $phase } are turned up
event-round-began = Round { $round }
event-rolled = { $name } rolls { $first } and { $second }
    .you = You roll { $first } and { $second }
event-white-rolled = White die: { $number }. A { goods-one } goods tile goes to depot { $number }
event-turn-began = { $name } takes a turn
    .you = Your turn
event-taken = { $name } takes { $tile } from depot { $depot }
    .paid = { $name } takes { $tile } from depot { $depot } and spends { $paid }
    .you = You take { $tile } from depot { $depot }
    .paid-you = You take { $tile } from depot { $depot } and spend { $paid }
event-discarded = { $name } discards { $tile }
    .you = You discard { $tile }
event-placed = { $name } places { $tile } on a space with the number { $number }
    .paid = { $name } places { $tile } on a space with the number { $number } and spends { $paid }
    .you = You place { $tile } on a space with the number { $number }
    .paid-you = You place { $tile } on a space with the number { $number } and spend { $paid }
event-sold = { $name } sells { $goods } for { point-count }
    .you = You sell { $goods } for { point-count }
event-earned = The sale brings { $name } { $things }
    .you = The sale brings you { $things }
event-hired = { $name } takes { $things }
    .you = You take { $things }
event-bought = { $name } buys { $tile } from depot { $depot } for { $price }
    .black = { $name } buys { $tile } from the black depot for { $price }
    .you = You buy { $tile } from depot { $depot } for { $price }
    .black-you = You buy { $tile } from the black depot for { $price }
event-region-done =
    { $size ->
        [one] { $name } completes a region of { $size } space: { point-count }
       *[other] { $name } completes a region of { $size } spaces: { point-count }
    }
    .you =
        { $size ->
            [one] You complete a region of { $size } space: { point-count }
           *[other] You complete a region of { $size } spaces: { point-count }
        }
event-colour-done =
    { $rank ->
        [0] { $name } has filled all spaces for { $kinds } and takes the large bonus tile: { point-count }
        [1] { $name } has filled all spaces for { $kinds } and takes the small bonus tile: { point-count }
       *[other] { $name } has filled all spaces for { $kinds }
    }
    .you =
        { $rank ->
            [0] You have filled all spaces for { $kinds } and take the large bonus tile: { point-count }
            [1] You have filled all spaces for { $kinds } and take the small bonus tile: { point-count }
           *[other] You have filled all spaces for { $kinds }
        }
event-animals = Animals: { $name } gains { point-count }
    .you = Animals: you gain { point-count }
event-gained = { $building }: { $name } gains { $things }
    .you = { $building }: you gain { $things }
event-loaded = { $name } loads { $goods } from depot { $depot }
    .you = You load { $goods } from depot { $depot }
event-moved = Turn order: { $name } moves to space { $position }
    .you = Turn order: you move to space { $position }
event-paid-mines = Mines: { $name } gains { $things }
    .you = Mines: you gain { $things }
event-final = Final scoring. { $source }: { $name } gains { point-count }
    .you = Final scoring. { $source }: you gain { point-count }
event-game-over = { $name } wins with { point-count }
    .you = You win with { point-count }

## What is asked: the question to the one who decides, the line for those who wait

decision-over = Game over

question-choose-estate = Choose an estate and the space of your starting castle
question-choose-estates = Choose an estate and the space of your starting castle in secret
question-turn = Your turn: dice { $dice }
    .buy = Your turn: dice { $dice }; you may also buy a tile for { $price }
    .one = Your turn: die { $dice } is left
    .one-buy = Your turn: die { $dice } is left; you may also buy a tile for { $price }
    .none = Your dice are used: buy a tile for { $price } or end your turn
question-discard = Your storage is full: which tile will you discard to take { $tile }?
question-castle = Castle: one more action with any number, or decline
question-city-hall = City hall: place one more tile on a space with any number, or decline
question-warehouse = Warehouse: sell the goods of one colour, or decline
question-take-tile =
    { $building ->
        [carpenter] Carpenter's workshop: take a building from any depot, or decline
        [church] Church: take a mine, knowledge or a castle from any depot, or decline
       *[market] Market: take a ship or animals from any depot, or decline
    }
question-ship = Ship: from which depot will you load goods?
    .two = Ship: from which two neighbouring depots will you load goods?
question-goods =
    { $count ->
        [one] Not all goods fit: { $count } space is free, which new colour will you load?
       *[other] Not all goods fit: { $count } spaces are free, which new colours will you load?
    }
question-pack = Ship: load goods one by one; you may leave the rest

waiting-choose-estate = Waiting for { $name } to choose an estate
waiting-choose-estates = Estates are chosen in secret. Still thinking: { $names }
waiting-turn = { $name } is playing: dice { $dice }
    .one = { $name } is playing: die { $dice } is left
    .none = Waiting for { $name } to buy a tile or end the turn
waiting-discard = Waiting for { $name } to discard a tile and take { $tile }
waiting-castle = Waiting for { $name } to use the extra action of a castle
waiting-city-hall = Waiting for { $name } to place a tile with the city hall
waiting-warehouse = Waiting for { $name } to sell goods with the warehouse
waiting-take-tile =
    { $building ->
        [carpenter] Waiting for { $name } to take a building with the carpenter's workshop
        [church] Waiting for { $name } to take a tile with the church
       *[market] Waiting for { $name } to take a tile with the market
    }
waiting-ship = Waiting for { $name } to choose a depot for the ship
waiting-goods = Waiting for { $name } to choose colours of goods
waiting-pack = Waiting for { $name } to load goods

chance-draw-first-seat = The first player is being drawn
chance-deal-goods = The starting goods are being dealt
chance-deal-sheet = The sheets of estates are being dealt
chance-draw-lot = The estates are being drawn
chance-refill = The depots are being filled
chance-lay-goods = The goods of the phase are being turned up
chance-roll-dice = Everybody rolls the dice
chance-roll-white = The white die is rolled

## The end

ending-complete = { $name } wins with { point-count }

score-regions = Regions: { point-count }
    .name = Regions
score-phases = Phase bonuses: { point-count }
    .name = Phase bonuses
score-colours = Bonus tiles: { point-count }
    .name = Bonus tiles
score-animals = Animals: { point-count }
    .name = Animals
score-watchtowers = Watchtowers: { point-count }
    .name = Watchtowers
score-goods = Sold goods: { point-count }
    .name = Sold goods
score-unsold = Unsold goods: { point-count }
    .name = Unsold goods
score-silver = Silverlings: { point-count }
    .name = Silverlings
score-workers = Workers: { point-count }
    .name = Workers
score-knowledge = Knowledge: { point-count }
    .name = Knowledge
score-total = Total: { point-count }
    .name = Total

## Options

option-setup = Estates
option-setup-basic = Basic game
option-setup-experienced = Experienced players
option-setup-random = Random estates and castles
option-setup-free = Free choice
option-estate_choice = Choice of estates
option-estate_choice-open = Openly, in turn order
option-estate_choice-secret = Secretly, all at once
option-first_seat = First player
option-first_seat-random = Drawn at random
option-first_seat-number = Seat { $value }
option-buy_between_place_and_granted_action = Purchase also in the middle of an action
option-starting_castle_scores_region = Starting castle scores a one-space region
option-tile8_boosts_free_adjust = Knowledge 8 also doubles the free change of 9-12
option-ship_must_take_all_it_can = A ship takes all goods that fit
option-discard_allowed_on_any_acquisition = Discard to make room on a purchase too
option-effects_compulsory = Effects of castles and buildings must be used

preset-usual = First game: everybody has the same estate
preset-basic = Basic game: everybody has estate 1
preset-experienced = The full game: estates to choose from

## Why not

error-burgundy-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

error-burgundy-no-such-action = There is no such action.
error-burgundy-game-over = The game is over.
error-burgundy-chance = Luck decides this, not a player.
error-burgundy-not-your-turn = It is not your turn.
error-burgundy-wrong-moment = Not now: the game waits for another decision.
error-burgundy-dice-left = Use both dice first: any number lets you take workers.
error-burgundy-die-used = This die has been used.
error-burgundy-equal-dice = Your dice show the same number: use the first one.
error-burgundy-too-few-workers =
    To change the die so far you need { $needed ->
        [one] { $needed } worker
       *[other] { $needed } workers
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.

error-burgundy-slot-empty = There is no tile on place { $slot }.
error-burgundy-equal-tile = The same tile lies in this depot before place { $slot }: take that one.
error-burgundy-nothing-stored = There is no tile on space { $storage } of your storage.
error-burgundy-equal-stored = The same tile lies in your storage before space { $storage }: choose that one.
error-burgundy-cell-taken = This space is taken.
error-burgundy-wrong-kind =
    This space is for { $space ->
        [building] buildings
        [animal] animals
        [knowledge] knowledge
        [castle] castles
        [mine] mines
       *[ship] ships
    }, and your tile is { $tile ->
        [building] a building
        [animal] a tile of animals
        [knowledge] knowledge
        [castle] a castle
        [mine] a mine
       *[ship] a ship
    }.
error-burgundy-not-adjacent = This space does not touch any of your placed tiles.
error-burgundy-same-building =
    This city already has { $building ->
        [warehouse] a warehouse
        [watchtower] a watchtower
        [carpenter] a carpenter's workshop
        [church] a church
        [market] a market
        [boarding_house] a boarding house
        [bank] a bank
       *[city_hall] a city hall
    }: no two buildings of a city are the same.
error-burgundy-no-goods = You have no { goods-one } goods.

error-burgundy-buy-inside = You may buy before, between and after your actions, and one of them is still going on.
error-burgundy-already-bought = You have already bought a tile this turn.
error-burgundy-too-little-silver =
    A tile costs { $needed ->
        [one] { $needed } silverling
       *[other] { $needed } silverlings
    }, and you have { $held ->
        [0] none
       *[other] only { $held }
    }.
error-burgundy-not-for-sale = Tiles are bought from the black depot; from the others only with knowledge 6.
error-burgundy-storage-full = Your storage is full, and at this table nothing is discarded for that.
error-burgundy-not-granted =
    This building does not let you take { $tile ->
        [building] a building
        [animal] animals
        [knowledge] knowledge
        [castle] a castle
        [mine] a mine
       *[ship] a ship
    }.
error-burgundy-two-depots = With knowledge 5 a ship loads from two neighbouring depots: name the pair.
error-burgundy-one-depot = A ship loads from one depot: you do not have knowledge 5.
error-burgundy-goods-not-new = Choose only new colours that lie in the depot; the others are loaded anyway.
error-burgundy-goods-count =
    { $free ->
        [one] Choose exactly { $free } new colour: that many spaces for goods are free.
       *[other] Choose exactly { $free } new colours: that many spaces for goods are free.
    }
error-burgundy-goods-full = There is no space for a new colour: all three are taken.
error-burgundy-goods-not-there = There are no goods of this colour in the depot.
error-burgundy-must-use = You cannot decline: at this table an effect that can be used must be used.
error-burgundy-not-your-sheet = This estate is not on your sheet.

# field is a path in a written position; law is one of broken_laws().
error-burgundy-position-law =
    The position is impossible. { $field }: { $law ->
        [census] the count differs from what is in the box
        [empty] the game goes on, but nothing is pending
        [stuck] nobody could answer what is pending
        [setup] this cannot be before the first phase
        [seat] a player who is not on turn would have to act
        [discard] there is nothing to discard, or no need to
        [dice] the dice do not agree with the round
        [building] this building takes no tiles
        [depots] a ship cannot visit these depots
        [goods] there are no goods to choose from
        [frame] this is not asked in the middle of a turn
        [round] the round does not agree with what is pending
        [refill] the depots are not filled in their order
        [choice] this estate cannot be chosen
        [goods-slots] there are more colours of goods than spaces
        [estate] the estate is missing or wrong
        [sheet] the sheets are not dealt like this
        [castle] the starting castle stands elsewhere
        [kind] a tile lies on a space of another colour
        [connected] the tiles of the estate are not connected
        [city] a city has the same building twice
        [track] the order on the turn order track is wrong
        [ships] a marker is not as far ahead as its owner has ships
        [first] the first player is another one
        [piles] the piles do not have what should be left
        [rounds] the goods of the rounds do not lie like this
        [order] the order of play does not agree with the track
        [bonus] the bonus tiles are held by others
        [points] the points are not those that were gained
        [result] the result does not agree with the game
       *[other] the law { $law } is broken
    }.
