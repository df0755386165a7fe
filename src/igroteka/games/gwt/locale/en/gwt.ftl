### Great Western Trail. Names of players are passed as they are; tiles, cards and places by their ids in gwt.toml.

## Names, as in gwt.toml

term-trail = Trail
term-location = Location
term-hazard_zone = Hazard zone
term-bandit_zone = Bandit zone
term-job_market = Job market
term-job_market_token = Job-market token
term-cattle_market = Cattle market
term-railroad = Railroad track
term-turnout = Turnout
term-station = Train station
term-station_master = Station master
term-foresight = Foresight spaces
term-kansas_city_supply = Kansas City supply
term-objective_display = Objective display
term-objective_area = Personal objective area
term-worker_section = Worker section
term-auxiliary_section = Auxiliary actions
term-certificate_track = Certificate track
term-temporary_certificate = Temporary certificate
term-permanent_certificate = Permanent certificate
term-breeding_value = Breeding value
term-herd_deck = Herd deck
term-draw_stack = Draw stack
term-discard_pile = Discard pile
term-hand = Hand
term-herder = Herder
term-engine = Engine
term-disc = Player disc
term-exchange_token = Exchange token
term-bank = Bank
term-dollar = Dollar
term-victory_point = Victory point

# Phases and actions.
deed-phase_a = Phase A: move
deed-phase_b = Phase B: use the location
deed-phase_c = Phase C: draw up
deed-place_herder = Place the herder
deed-move_herder = Move the herder
deed-pay_hand_fee = Pay the fee
deed-local_action = Local action
deed-risk_action = Risk action
deed-auxiliary_single = Single auxiliary action
deed-auxiliary_double = Double auxiliary action
deed-immediate_action = Immediate action
deed-delivery_action = Delivery action
deed-hire_worker = Hire a worker
deed-buy_cattle = Buy cattle
deed-add_market_cards = Add cards to the market
deed-move_engine = Move the engine forward
deed-move_engine_back = Move the engine backwards
deed-upgrade_station = Upgrade the station
deed-take_station_master = Appoint a station master
deed-place_building = Place a building
deed-replace_building = Replace a building
deed-gain_objective = Gain an objective card
deed-play_objective = Play an objective card
deed-collect_bounty = Collect a bounty
deed-remove_hazard = Remove a hazard
deed-use_exchange_token = Use an exchange token
deed-foresight_1 = Foresight 1
deed-foresight_2 = Foresight 2
deed-foresight_3 = Foresight 3
deed-income = Income
deed-raise_simmental = Raise a Simmental
deed-delivery = Delivery
deed-extraordinary_delivery = Extraordinary delivery
deed-take_disc = Take a disc
deed-pay_transport = Pay the transport cost
deed-discard = Discard
deed-decline = Decline

# A worker; inside a sentence; who is hired.
craft-cowboy = Cowboy
    .inline = cowboy
    .object = a cowboy
craft-builder = Builder
    .inline = builder
    .object = a builder
craft-engineer = Engineer
    .inline = engineer
    .object = an engineer

hazard-flood = Flood
    .inline = flood
    .object = a flood
hazard-drought = Drought
    .inline = drought
    .object = a drought
hazard-rockfall = Rockfall
    .inline = rockfall
    .object = a rockfall

bandit-green = Green bandit
    .inline = green bandit
    .object = a green bandit
bandit-orange = Orange bandit
    .inline = orange bandit
    .object = an orange bandit

hand-green = Green hand
    .inline = green hand
hand-black = Black hand
    .inline = black hand

# Breeds.
breed-criollo = Criollo
breed-santa_gertrudis = Santa Gertrudis
breed-pineywoods = Pineywoods
breed-galloway = Galloway
breed-black_angus = Black Angus
breed-longhorn = Longhorn
breed-corriente = Corriente
breed-shorthorn = Shorthorn
breed-hereford = Hereford
breed-simmental = Simmental

# Cattle cards: the name; what is discarded or bought; two of them.
card-criollo = Criollo
    .object = a Criollo
card-santa_gertrudis = Santa Gertrudis
    .object = a Santa Gertrudis
card-pineywoods = Pineywoods
    .object = a Pineywoods
card-galloway = Galloway
    .object = a Galloway
card-black_angus = Black Angus
    .object = a Black Angus
    .two = two Black Angus
card-longhorn = Longhorn
    .object = a Longhorn
    .two = two Longhorns
card-corriente = Corriente
    .object = a Corriente
    .two = two Corrientes
card-shorthorn3 = Shorthorn (3 points)
    .object = a Shorthorn (3 points)
    .two = two Shorthorns (3 points each)
card-shorthorn4 = Shorthorn (4 points)
    .object = a Shorthorn (4 points)
    .two = two Shorthorns (4 points each)
card-shorthorn5 = Shorthorn (5 points)
    .object = a Shorthorn (5 points)
    .two = two Shorthorns (5 points each)
card-hereford5 = Hereford (5 points)
    .object = a Hereford (5 points)
card-hereford6 = Hereford (6 points)
    .object = a Hereford (6 points)
card-hereford7 = Hereford (7 points)
    .object = a Hereford (7 points)
card-simmental_calf = Simmental calf
    .object = a Simmental calf
card-simmental_heifer = Simmental heifer
    .object = a Simmental heifer
card-simmental_cow = Simmental cow
    .object = a Simmental cow

# Objective cards: the name; inside a sentence; what is taken, played or discarded; in a list.
card-money_BOO = Objective: building, 2 orange bandits
    .inline = objective “building, 2 orange bandits” (2 dollars)
    .object = objective “building, 2 orange bandits” (2 dollars)
    .brief = building, 2 orange bandits (2 dollars)
card-money_BGO = Objective: building, green bandit, orange bandit
    .inline = objective “building, green bandit, orange bandit” (2 dollars)
    .object = objective “building, green bandit, orange bandit” (2 dollars)
    .brief = building, green bandit, orange bandit (2 dollars)
card-money_4HH = Objective: Shorthorn, 2 hazards
    .inline = objective “Shorthorn, 2 hazards” (2 dollars)
    .object = objective “Shorthorn, 2 hazards” (2 dollars)
    .brief = Shorthorn, 2 hazards (2 dollars)
card-money_SSH = Objective: 2 stations, hazard
    .inline = objective “2 stations, hazard” (2 dollars)
    .object = objective “2 stations, hazard” (2 dollars)
    .brief = 2 stations, hazard (2 dollars)
card-money_333B = Objective: 3 value-3 cattle, building
    .inline = objective “3 value-3 cattle, building” (2 dollars)
    .object = objective “3 value-3 cattle, building” (2 dollars)
    .brief = 3 value-3 cattle, building (2 dollars)
card-aux_NY = Objective: New York
    .inline = objective “New York” (auxiliary action)
    .object = objective “New York” (auxiliary action)
    .brief = New York (auxiliary action)
card-draw_BBH = Objective: 2 buildings, hazard
    .inline = objective “2 buildings, hazard” (exchange up to 3 cards)
    .object = objective “2 buildings, hazard” (exchange up to 3 cards)
    .brief = 2 buildings, hazard (exchange up to 3 cards)
card-draw_SGO = Objective: station, green bandit, orange bandit
    .inline = objective “station, green bandit, orange bandit” (exchange up to 3 cards)
    .object = objective “station, green bandit, orange bandit” (exchange up to 3 cards)
    .brief = station, green bandit, orange bandit (exchange up to 3 cards)
card-draw_5H = Objective: Hereford, hazard
    .inline = objective “Hereford, hazard” (exchange up to 3 cards)
    .object = objective “Hereford, hazard” (exchange up to 3 cards)
    .brief = Hereford, hazard (exchange up to 3 cards)
card-draw_SGG = Objective: station, 2 green bandits
    .inline = objective “station, 2 green bandits” (exchange up to 3 cards)
    .object = objective “station, 2 green bandits” (exchange up to 3 cards)
    .brief = station, 2 green bandits (exchange up to 3 cards)
card-draw_333S = Objective: 3 value-3 cattle, station
    .inline = objective “3 value-3 cattle, station” (exchange up to 3 cards)
    .object = objective “3 value-3 cattle, station” (exchange up to 3 cards)
    .brief = 3 value-3 cattle, station (exchange up to 3 cards)
card-engine_44SG = Objective: 2 Shorthorns, station, green bandit
    .inline = objective “2 Shorthorns, station, green bandit” (engine up to 2 forward)
    .object = objective “2 Shorthorns, station, green bandit” (engine up to 2 forward)
    .brief = 2 Shorthorns, station, green bandit (engine up to 2 forward)
card-engine_345 = Objective: value-3 cattle, Shorthorn, Hereford
    .inline = objective “value-3 cattle, Shorthorn, Hereford” (engine up to 2 forward)
    .object = objective “value-3 cattle, Shorthorn, Hereford” (engine up to 2 forward)
    .brief = value-3 cattle, Shorthorn, Hereford (engine up to 2 forward)
card-engine_BBGG = Objective: 2 buildings, 2 green bandits
    .inline = objective “2 buildings, 2 green bandits” (engine up to 2 forward)
    .object = objective “2 buildings, 2 green bandits” (engine up to 2 forward)
    .brief = 2 buildings, 2 green bandits (engine up to 2 forward)
card-engine_BOHH = Objective: building, orange bandit, 2 hazards
    .inline = objective “building, orange bandit, 2 hazards” (engine up to 3 forward)
    .object = objective “building, orange bandit, 2 hazards” (engine up to 3 forward)
    .brief = building, orange bandit, 2 hazards (engine up to 3 forward)
card-engine_SSHH = Objective: 2 stations, 2 hazards
    .inline = objective “2 stations, 2 hazards” (engine up to 3 forward)
    .object = objective “2 stations, 2 hazards” (engine up to 3 forward)
    .brief = 2 stations, 2 hazards (engine up to 3 forward)
card-move_BBHH = Objective: 2 buildings, 2 hazards
    .inline = objective “2 buildings, 2 hazards” (free walk of up to 3 steps)
    .object = objective “2 buildings, 2 hazards” (free walk of up to 3 steps)
    .brief = 2 buildings, 2 hazards (free walk of up to 3 steps)
card-move_SSOO = Objective: 2 stations, 2 orange bandits
    .inline = objective “2 stations, 2 orange bandits” (free walk of up to 3 steps)
    .object = objective “2 stations, 2 orange bandits” (free walk of up to 3 steps)
    .brief = 2 stations, 2 orange bandits (free walk of up to 3 steps)
card-move_345 = Objective: value-3 cattle, Shorthorn, Hereford
    .inline = objective “value-3 cattle, Shorthorn, Hereford” (free walk of up to 3 steps)
    .object = objective “value-3 cattle, Shorthorn, Hereford” (free walk of up to 3 steps)
    .brief = value-3 cattle, Shorthorn, Hereford (free walk of up to 3 steps)
card-move_34HH = Objective: value-3 cattle, Shorthorn, 2 hazards
    .inline = objective “value-3 cattle, Shorthorn, 2 hazards” (free walk of up to 3 steps)
    .object = objective “value-3 cattle, Shorthorn, 2 hazards” (free walk of up to 3 steps)
    .brief = value-3 cattle, Shorthorn, 2 hazards (free walk of up to 3 steps)
card-move_SSBB = Objective: 2 stations, 2 buildings
    .inline = objective “2 stations, 2 buildings” (free walk of up to 3 steps)
    .object = objective “2 stations, 2 buildings” (free walk of up to 3 steps)
    .brief = 2 stations, 2 buildings (free walk of up to 3 steps)
card-start_34B = Starting objective: value-3 cattle, Shorthorn, building
    .inline = starting objective “value-3 cattle, Shorthorn, building”
    .object = starting objective “value-3 cattle, Shorthorn, building”
    .brief = value-3 cattle, Shorthorn, building
card-start_SSG = Starting objective: 2 stations, green bandit
    .inline = starting objective “2 stations, green bandit”
    .object = starting objective “2 stations, green bandit”
    .brief = 2 stations, green bandit
card-start_BBH = Starting objective: 2 buildings, hazard
    .inline = starting objective “2 buildings, hazard”
    .object = starting objective “2 buildings, hazard”
    .brief = 2 buildings, hazard
card-start_OHH = Starting objective: orange bandit, 2 hazards
    .inline = starting objective “orange bandit, 2 hazards”
    .object = starting objective “orange bandit, 2 hazards”
    .brief = orange bandit, 2 hazards

# Tasks of objective cards.
task-building = 1 private building of yours on the trail
task-station = 1 disc of yours on a station
task-hazard = 1 hazard tile
task-green_bandit = 1 green bandit
task-orange_bandit = 1 orange bandit
task-value3 = 1 cattle card of value 3 in your deck
task-shorthorn = 1 Shorthorn in your deck
task-hereford = 1 Hereford in your deck
task-new_york = 1 disc of yours in New York

# Cities; where cattle goes.
city-kansas_city = Kansas City
    .to = to Kansas City
city-fulton = Fulton
    .to = to Fulton
city-st_louis = St. Louis
    .to = to St. Louis
city-bloomington = Bloomington
    .to = to Bloomington
city-peoria = Peoria
    .to = to Peoria
city-chicago = Chicago
    .to = to Chicago
city-toledo = Toledo
    .to = to Toledo
city-pittsburgh = Pittsburgh
    .to = to Pittsburgh
city-philadelphia = Philadelphia
    .to = to Philadelphia
city-new_york = New York
    .to = to New York

station-name = Station { $number }
    .to = to station { $number }

# Station masters: the name and the points at the end.
master-objective_pairs = Objectives
    .text = 3 VP per 2 cards in your objective area, fulfilled or not
master-certificate_pairs = Certificates
    .text = 3 VP per 2 certificates, temporary and permanent together
master-bandit_pairs = Bandits
    .text = 3 VP per pair of 1 green and 1 orange bandit
master-hazard_pairs = Hazards
    .text = 3 VP per 2 hazard tiles of any kind
master-workers = Workers
    .text = 1 VP per worker on your board, the 3 printed ones included
master-station_pairs = Stations
    .text = 3 VP per 2 stations with your disc
master-buildings = Buildings
    .text = 2 VP per private building of yours on the trail
master-two_certificates = Two permanent certificates
    .text = no points
master-twelve_dollars = Twelve dollars
    .text = no points

# Disc spaces: the name; what taking the disc gives.
disc-aux_money_2x = Second dollar
    .help = Auxiliary action “gain money” may be doubled: 2 dollars.
disc-aux_draw_2x = Second card exchange
    .help = Auxiliary action “exchange a card” may be doubled: draw 2, discard 2.
disc-aux_cert_1x = Certificate action, single
    .help = Opens the auxiliary action: 1 dollar and engine 1 back for a certificate; with both discs gone it may be doubled.
disc-aux_cert_2x = Certificate action, double
    .help = Opens the auxiliary action: 1 dollar and engine 1 back for a certificate; with both discs gone it may be doubled.
disc-aux_engine_1x = Engine action, single
    .help = Opens the auxiliary action: 1 dollar for engine 1 forward; with both discs gone it may be doubled.
disc-aux_engine_2x = Engine action, double
    .help = Opens the auxiliary action: 1 dollar for engine 1 forward; with both discs gone it may be doubled.
disc-aux_trash_1x = Remove-a-card action, single
    .help = Opens the auxiliary action: engine 1 back, gain 1 dollar and remove a hand card; with both discs gone it may be doubled.
disc-aux_trash_2x = Remove-a-card action, double
    .help = Opens the auxiliary action: engine 1 back, gain 1 dollar and remove a hand card; with both discs gone it may be doubled.
disc-step_left = More steps (left)
    .help = Your step limit grows, and you gain 3 dollars at once.
disc-step_right = More steps (right)
    .help = Your step limit grows by 1, and you have 3 points at the end.
disc-hand_left = Hand limit +1 (left)
    .help = You draw up to one card more; taking the disc costs 5 dollars.
disc-hand_right = Hand limit +1 (right)
    .help = You draw up to one card more; taking the disc costs 5 dollars.
disc-cert_4 = 4 certificates
    .help = You may hold up to 4 temporary certificates.
disc-cert_6 = 6 certificates
    .help = You may hold up to 6 temporary certificates, once the disc of the 4 is gone too.

# Auxiliary actions.
aux-money = Gain money
aux-draw = Exchange a card
aux-cert = Gain a certificate
aux-engine = Move the engine
aux-trash = Remove a card

# Spaces of the trail.
node-start = Start of the trail
node-neutral = Neutral space { $id }
node-building = Building space { $id }
node-hazard = Hazard space { $number }
node-bandit = Bandit space { $number }
node-kansas_city = Kansas City

# Buildings: the name; inside a sentence; what is placed.
building-neutral = Neutral building { $id }
    .inline = neutral building { $id }
    .object = neutral building { $id }
building-private = Building { $id }
    .inline = building { $id }
    .object = building { $id }

colour-red = Red
colour-blue = Blue
colour-white = White
colour-orange = Orange

corner-white = white corners
    .help = A disc from a space with white corners may go to any city or station.
corner-dark = dark corners
    .help = A disc from a space with dark corners may go only to cities and stations with dark corners.

## Counts

dollar-count =
    { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
step-count =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
card-object = { card-count }
space-count =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
space-object = { space-count }
certificate-count =
    { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
token-count =
    { $count ->
        [one] { $count } exchange token
       *[other] { $count } exchange tokens
    }
cowboy-count =
    { $count ->
        [one] { $count } cowboy
       *[other] { $count } cowboys
    }
builder-count =
    { $count ->
        [one] { $count } builder
       *[other] { $count } builders
    }
player-count =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## Tiles and places

# A tile inside a sentence; what is chosen, taken or removed.
tile-worker =
    { $craft ->
        [cowboy] cowboy
        [builder] builder
       *[engineer] engineer
    }
    .object =
        { $craft ->
            [cowboy] a cowboy
            [builder] a builder
           *[engineer] an engineer
        }
tile-bandit =
    { $colour ->
        [green] green bandit
       *[orange] orange bandit
    }
    .object =
        { $colour ->
            [green] a green bandit
           *[orange] an orange bandit
        }
hazard-word =
    { $zone ->
        [flood] flood
        [drought] drought
       *[rockfall] rockfall
    }
hazard-object =
    { $zone ->
        [flood] a flood
        [drought] a drought
       *[rockfall] a rockfall
    }
hand-word =
    { $hand ->
        [green] green hand
       *[black] black hand
    }
tile-hazard = { hazard-word } ({ point-count }, { hand-word })
    .object = { hazard-object } ({ point-count }, { hand-word })

# A space: its name; where somebody goes; where something lies.
place-start = the start of the trail
    .to = to the start of the trail
    .on = on the start of the trail
place-neutral = neutral space { $id }
    .to = to neutral space { $id }
    .on = on neutral space { $id }
place-building = building space { $id }
    .to = to building space { $id }
    .on = on building space { $id }
place-hazard = { hazard-word } space { $number }
    .to = to { hazard-word } space { $number }
    .on = on { hazard-word } space { $number }
place-bandit = bandit space { $number }
    .to = to bandit space { $number }
    .on = on bandit space { $number }
place-kansas_city = Kansas City
    .to = to Kansas City
    .on = in Kansas City

# A space with what lies there.
location-neutral = neutral building { $building }
    .to = to neutral building { $building }
    .on = on neutral building { $building }
location-own = your building { $building } on space { $id }
    .to = to your building { $building } on space { $id }
    .on = on your building { $building } on space { $id }
location-other = building { $building } of { $owner } on space { $id }
    .to = to building { $building } of { $owner } on space { $id }
    .on = on building { $building } of { $owner } on space { $id }

position-space = space { $number }
    .to = to space { $number }
position-turnout = turnout of station { $number }
    .to = into the turnout of station { $number }
position-end = space { $number } with station { $station }
    .to = to space { $number } with station { $station }

## Icons: what they do inside a sentence, and what they mean

icons = { $cost } → { $gain }
icons-or = { $first } or { $second }

icon-pay = pay { dollar-count }
    .help = Pay this many dollars to the bank first.
icon-discard = discard { kind-object }
    .help = Put the cards shown from your hand on your discard pile.
icon-engine_back =
    { $count ->
        [one] move your engine { $count } space back
       *[other] move your engine exactly { $count } spaces back
    }
    .help = Move your engine back by exactly this number of spaces; spaces with other engines do not count.
icon-engine_back_any = move your engine 1 or more spaces back
    .help = Move your engine back as far as you like, at least one space.
icon-money = gain { dollar-count }
    .help = Gain this many dollars from the bank.
icon-money_per = gain { dollar-count } for each of your { what-many }
    .help = Count the things shown that you own and gain the dollars for each of them.
icon-cert = certificate +{ $count }
    .help = Move your certificate marker up to this many places forward, not beyond your limit.
icon-cert_max = certificates up to your limit
    .help = Set your certificate marker to your present limit.
icon-cert_money_per_bandit_pair = for each pair of a green and an orange bandit: certificate +{ $certificates } and { dollar-count }
    .help = For each pair of a green and an orange bandit you own, move the certificate marker forward and gain dollars.
icon-permanent_cert =
    { $count ->
        [one] { $count } permanent certificate
       *[other] { $count } permanent certificates
    }
    .help = Permanent certificates are added to every income and are never spent.
icon-engine =
    { $count ->
        [one] move your engine { $count } space forward
       *[other] move your engine up to { $count } spaces forward
    }
    .help = Move your engine forward by at most this many spaces; a stop in a turnout lets you upgrade its station.
icon-engine_per = move your engine forward, up to the number of your { what-many }
    .help = Move your engine forward by at most as many spaces as you own of the things shown.
icon-herder =
    { $count ->
        [one] move your herder { $count } step and use the new location
       *[other] move your herder 1–{ $count } steps and use the new location
    }
    .help = Walk on with your herder, pay the fees, and use the location where you stop.
icon-herder_free = move your herder up to { step-count } for free
    .help = Walk on without fees, not into Kansas City; the location where you stop is not used.
icon-hire =
    { $form ->
        [same] hire a worker
        [dearer] hire a worker, { dollar-count } dearer
       *[cheaper] hire a worker, { dollar-count } cheaper
    }
    .help = Hire one worker from a row above the job-market token for the price of the row, changed by the number shown.
icon-build = place a building for { dollar-count } per builder
    .help = Place or replace one of your buildings and pay this much for each builder needed.
icon-buy_cattle = buy cattle
    .help = Buy cattle from the market; each of your cowboys works once.
icon-hazard =
    { $count ->
        [0] remove a hazard for free
       *[other] remove a hazard for { dollar-count }
    }
    .help = Take any hazard from the trail for this price and keep it for its points.
icon-bounty = collect a bounty
    .help = Take any bandit from the trail, keep it, and gain what its space shows.
icon-aux = do a single or double auxiliary action
    .help = Do one auxiliary action of your board, doubled if both its spaces are free.
icon-objective_discard = take an objective card
    .help = Take an objective card from the display or the stack to your discard pile.
icon-objective_hand = take an objective card into your hand
    .help = Take an objective card from the display or the stack into your hand.
icon-exchange_token = gain an exchange token
    .help = Keep the token; at any time it lets you draw up to 2 cards and discard as many.
icon-draw_discard =
    { $count ->
        [one] draw { $count } card and discard { $count }
       *[other] draw up to { $count } cards and discard as many
    }
    .help = Draw cards up to this number, then discard as many as you drew.
icon-draw_discard_per = draw up to as many cards as you have { what-many } and discard as many
    .help = Draw up to as many cards as you own of the things shown, then discard as many as you drew.
icon-trash_hand_card =
    { $count ->
        [one] remove a hand card from the game
       *[other] remove up to { $count } hand cards from the game
    }
    .help = Take cards out of your hand for good; weak cattle no longer spoils your deliveries.
icon-adjacent_building = use a neighbouring building
    .help = Use the local actions of a building on the space just before or behind this one.
icon-upgrade_station_behind = upgrade a station behind your engine
    .help = Upgrade any station that your engine has passed and that has no disc of yours.
icon-extraordinary_delivery = make an extraordinary delivery
    .help = Deliver to a city whose value is at most the number of spaces you moved back, without income and transport cost.

# What is discarded; what is counted.
kind-object =
    { $kind ->
        [criollo] one Criollo
        [galloway] one Galloway
        [pineywoods] one Pineywoods
        [santa_gertrudis] one Santa Gertrudis
        [any_cattle] one cattle card of any breed
        [same_breed_pair] two cattle cards of one breed
        [value3] one cattle card of value 3
       *[objective] one objective card
    }
what-many =
    { $what ->
        [engineers] engineers
        [builders] builders
        [cowboys] cowboys
        [own_buildings_in_woods] buildings in the woods
        [own_hazards] hazard tiles
       *[own_stations] stations with a disc
    }

# Other signs of the board.
sign-hand_green = Green hand
    .help = Whoever passes or stops here pays for the green hand: to the owner of the building, else to the bank.
sign-hand_black = Black hand
    .help = Whoever passes or stops here pays for the black hand: to the owner of the building, else to the bank.
sign-woods = Woods
    .help = This space touches the woods; buildings 1a and 7b count your buildings on such spaces.
sign-risk = Risk action
    .help = One more action for the owner of the building on this space, when the own herder stops here.
sign-builders = Builders needed
    .help = You need this many builders to place the building; when replacing one, only the difference.
sign-points = Victory points
    .help = Points at the end of the game.
sign-penalty = Penalty
    .help = Points lost at the end if the objective card lies in your area and its tasks are not all fulfilled.
sign-cross = Cross
    .help = Each cross between your engine and the value of the city costs 1 dollar when you deliver.
sign-turnout = Turnout
    .help = Stop here with your engine to upgrade the station.
sign-arrow = Arrow between two cities
    .help = When you have discs in both cities, its action happens at once, and its points count at the end.
sign-refill = Cattle refill
    .help = When the job-market token leaves this row, the cattle market is filled up.
sign-end = End of the game
    .help = When the job-market token leaves this row, everybody else has one more turn.
sign-breeding = Breeding value
    .help = The sum of the values of different breeds in your hand; in Kansas City it is your income.
sign-certificate = Certificate
    .help = A temporary certificate raises your income by 1 when you spend it in Kansas City.
sign-permanent = Permanent certificate
    .help = It raises every income by 1 and is never spent.
sign-exchange = Exchange token
    .help = At any time: give it back, draw up to 2 cards and discard as many.
sign-disc = Disc
    .help = Discs go from your board to cities and stations; the freed space makes your board better.
sign-now = Now or never
    .help = An immediate action is done at once or lost.

## What an option costs and brings

option-with = { $text } ({ $effects })
option-objective = { $text }: { $effects }
effect-dollars = +{ dollar-count }
effect-dollars-paid = costs { dollar-count }
effect-bank = { dollar-count } to the bank
effect-fee = { dollar-count } to { $name }
effect-steps = { step-count }
effect-points = +{ point-count }
effect-points-lost = −{ point-count }
effect-objective = +{ $count } if fulfilled, otherwise −{ $penalty }
effect-value = city value up to { $count }
effect-tokens = +{ token-count }
effect-certificates = +{ certificate-count }
effect-income = income { dollar-count }
effect-transport = transport { dollar-count }
effect-builders = { builder-count } needed
effect-cowboys = { cowboy-count }
effect-now = at once: { $effects }
effect-station = station: { $price }, +{ point-count }
effect-woods = woods
effect-risk = risk action
effect-master = station master: { $master }

## What can be said: the title of a kind, the whole action, the option with what is known at the table

action-place = Place the herder
    .full = Place the herder on neutral space { $id }
    .option = Place the herder { $location }
action-move = Move the herder
    .full = Move the herder { $place }
    .way = Move the herder { $place } by { $way }
    .option = Go { $location }
    .option-way = Go { $location } by { $way }
action-local = Local action
    .full = Local action { $number }
    .second = Local action { $number }, second half
    .risk = Risk action
    .risk-second = Risk action, second half
    .option = Action { $number }: { $effects }
    .option-risk = Risk action: { $effects }
action-aux = Auxiliary action
    .single = Auxiliary action: { $effects }
    .double = Double auxiliary action: { $effects }
action-play = Play an objective card
    .full = Play { $card }
action-use = Immediate action
    .full = Use the immediate action
    .second = Use the second immediate action
    .option = Immediate action: { $effects }
action-hire = Hire a worker
    .full = Hire { $worker } from row { $row }
action-buy = Buy cattle
    .full = Buy { $cards } with { cowboy-count }
action-more = Turn up two more cards with a cowboy
action-engine = Move the engine forward
    .full = Engine forward { $position }
action-back = Move the engine back
    .full = Engine back { $position }
action-upgrade = Upgrade a station
    .full = Upgrade station { $station }
action-master = Take the station master
    .full = Take the station master for { $worker }
action-disc = Take a disc
    .full = Take the disc “{ $disc }”
action-recall = Move a disc from a station
    .full = Move the disc from station { $station }
action-objective = Take an objective card
    .full = Take { $card }
action-blind = Take the top card of the stack unseen
action-build = Place a building
    .full = Place building { $number } on space { $id }
    .option = Place building { $building } on space { $id }
    .option-replace = Replace building { $old } on space { $id } by building { $building }
    .heading = Place building { $building }
action-bounty = Collect a bounty
    .full = Collect the bounty on bandit space { $number }
    .option = Collect the bounty for { $tile } on space { $number }
action-clear = Remove a hazard
    .full = Remove the hazard { $place }
    .option = Remove { $tile }, space { $id }
action-discard = Discard a card
    .full = Discard { $card }
action-trash = Remove a card from the game
    .full = Remove { $card } from the game
action-draw = Draw cards
    .full = Draw { card-object } and discard as many
action-copy = Use a neighbouring building
    .full = Use the building { $place }
    .option = Use { $location }
action-foresight = Choose a foresight tile
    .full =
        { $slot ->
            [a] Foresight { $number }: the left tile
           *[b] Foresight { $number }: the right tile
        }
    .option = Foresight { $number }: { $tile }
action-certificates = Use certificates
    .full =
        { $count ->
            [0] Use no certificates
           *[other] Use { certificate-count }
        }
action-raise = Raise a Simmental
    .full =
        { $stage ->
            [calf] Raise a calf to a heifer
           *[heifer] Raise a heifer to a cow
        }
action-deliver = Deliver
    .full = Deliver { $city }
    .option = Deliver { $city }, value { $value }
action-done = Done
    .option =
        { $decision ->
            [location] No more actions here
            [cattle] No more purchases
            [raise] No more raising
            [end-turn] End the turn
           *[other] Done
        }
action-decline = Do without it
    .option =
        { $decision ->
            [free-move] Stay here
            [hire] Hire nobody
            [engine] Do not move the engine
            [upgrade] Do not upgrade
            [upgrade-behind] Do not upgrade
            [station-master] Leave the station master
            [objective] Take no card
            [build] Place no building
            [trash] Remove nothing
            [draw] Draw nothing
           *[other] Do without it
        }
action-exchange = Use an exchange token
    .full =
        { $count ->
            [one] Exchange token: draw { card-object }, then discard one
           *[other] Exchange token: draw { card-object }, then discard as many
        }

action-first = First player
    .full = First player: { $other }
action-station_master = Station master laid out
    .full = Station master laid out: { $master }
action-neutral = Neutral building laid out
    .full = Neutral building laid out: { $letter }
action-side = Side of a building
    .full = Side of the building: { $side }
action-start_tile = Tile on the trail
    .full = Tile on the trail: { $tile }
action-start_worker = Worker for the job market
    .full = Worker for the job market: { $tile }
action-foresight_tile = Foresight tile
    .full = Foresight tile: { $tile }
action-cattle = New in the cattle market
    .full = New in the cattle market: { $card }
action-display = New objective on display
    .full = New on display: { $card }
action-start_objective = Starting objective dealt
    .full = Dealt: { $card }
action-card = Card drawn
    .full = Card drawn: { $card }
action-unseen = Objective drawn from the stack
    .full = From the stack: { $card }

## What happened

event-first-player = { $name } goes first
event-board-laid = The board is set up
event-supplied = { $name } begins with { $price } and { card-count }
event-starter-dealt = { $name } receives { $card }
event-turn-began = { $name } takes a turn
event-placed-herder = { $name } brings the herder { $to }
event-moved = { $name } walks { $steps } { $to }
    .paid = { $name } walks { $steps } { $to }, fees { $price }
event-fee-paid = { $name } pays { $other } { $price }
event-moved-freely = { $name } moves the herder { $to } for free
event-used-local = { $name } uses action { $local } { $on }
    .second = { $name } uses the second half of action { $local } { $on }
    .risk = { $name } uses the risk action { $on }
event-used-aux =
    { $form ->
        [single] { $name }, auxiliary action: { $effects }
       *[double] { $name }, double auxiliary action: { $effects }
    }
event-used-immediate = { $name }, immediate action: { $effects }
event-copied = { $name } copies the building { $on }
event-drew-up =
    { $count ->
        [0] Phase C: { $name } draws nothing
       *[other] Phase C: { $name } draws up { $cards }
    }
event-gained = { $name } gains { $price }
event-paid = { $name } pays { $price }
event-certified = { $name } now has { $certificates }
event-token-gained = { $name } gains an exchange token
event-exchanged = { $name } uses an exchange token for { $cards }
event-drew = { $name } draws { $cards }
event-card-drawn = { $name } draws { $card }
event-shuffled = { $name } shuffles the discard pile ({ card-count }) into a new draw stack
event-discarded = { $name } discards { $card }
event-trashed = { $name } removes { $card } from the game
event-bought = { $name } buys { $cards } for { $price }
event-market-grew = New in the cattle market: { $shown }
event-objective-gained =
    { $hand ->
        [0] { $name } takes { $card }
       *[other] { $name } takes { $card } into the hand
    }
event-objective-unseen = { $name } takes an objective card from the stack unseen
event-display-grew = New on display: { $shown }
event-objective-played = { $name } plays { $card }
event-hired = { $name } hires { $worker } from row { $row } for { $price }
event-built = { $name } places building { $building } on space { $id } for { $price }
    .free = { $name } places building { $building } on space { $id }
event-replaced = { $name } replaces building { $old } on space { $id }
event-bounty-taken = { $name } collects the bounty for { $object } on space { $bandit }
event-hazard-removed = { $name } removes { $object } for { $price }
    .free = { $name } removes { $object } for free
event-engine-moved = { $name } drives the engine { $position }
event-engine-back = { $name } moves the engine back { $position }
event-upgraded = { $name } upgrades station { $station } for { $price }
event-disc-taken = { $name } takes the disc “{ $disc }”
    .gained = { $name } takes the disc “{ $disc }” and gains { $price }
    .paid = { $name } takes the disc “{ $disc }” and pays { $price }
event-disc-recalled = { $name } moves the disc from station { $station }
event-master-taken = { $name } leaves { $worker } at station { $station } and takes the station master “{ $master }”
event-foreseen = { $name }, foresight { $number }: { $tile } goes { $to }
    .market = { $name }, foresight { $number }: { $tile } goes to the job market
    .gone = { $name }, foresight { $number }: { $tile } leaves the game
event-job-offered = Job market: { $tile } in row { $row }
event-token-moved = The job-market token moves to row { $row }
    .gone = The job-market token leaves the market
event-foresight-grew = New in foresight { $number }: { $tile }
event-income =
    { $certificates ->
        [0] { $name }: income { $price } (breeding value { $breeding })
       *[other] { $name }: income { $price } (breeding value { $breeding }, certificates { $certificates })
    }
event-showed =
    { $count ->
        [one] { $name } shows { $card }
       *[other] { $name } shows { $card } ×{ $count }
    }
event-raised = { $name } raises an animal: { $shown }
event-delivered =
    { $transport ->
        [0] { $name } delivers { $city }
       *[other] { $name } delivers { $city }, transport { $price }
    }
event-without-disc = { $name } delivers { $city } without a disc
event-end-triggered = { $name } takes the job-market token: everybody else has one more turn
event-final = Final scoring. { $category }, { $name }: { point-count }
event-game-over = { $name } wins with { point-count }

## What is asked: the title of a decision, the question to the one who decides, the line for those who wait

decision-first-discard = Discard cards
decision-place-herder = Place your herder
decision-move = Phase A: move
decision-herder = Move on
decision-free-move = Free walk
decision-location = Phase B: use the location
decision-stop = Phase B: auxiliary action
decision-auxiliary = Auxiliary action
decision-immediate = Immediate action
decision-hire = Hire a worker
decision-cattle = Buy cattle
decision-engine = Engine forward
decision-engine-back = Engine back
decision-engine-any = Extraordinary delivery
decision-engine-return = End of the track
decision-upgrade = Upgrade the station
decision-upgrade-behind = Upgrade a station
decision-station-master = Station master
decision-disc = Take a disc
decision-objective = Objective card
decision-build = Place a building
decision-bounty = Collect a bounty
decision-hazard = Remove a hazard
decision-pay-card = Discard as a cost
decision-discard = Discard cards
decision-trash = Remove cards
decision-draw = Draw cards
decision-copy = Building 6b
decision-foresight = Foresight
decision-certificates = Income
decision-raise = Raise Simmentals
decision-deliver = Delivery
decision-end-turn = End of phase B
decision-over = Game over

question-first-discard = First turn: discard { card-object } more, so that 4 stay
question-place-herder = First turn: put your herder on any neutral building
question-move =
    { $count ->
        [one] Your turn: move your herder { step-count }
       *[other] Your turn: move your herder, 1 to { step-count }
    }
question-herder =
    { $count ->
        [one] Move your herder { step-count } and use the new location
       *[other] Move your herder, 1 to { step-count }, and use the new location
    }
question-free-move = Move your herder up to { step-count } without fees, or stay
question-location = { $building }: use its actions, or do one auxiliary action
    .more = { $building }: another action, or finish
    .copied = Building 6b copies { $building }: choose an action, or finish
question-stop = { $location }: do one auxiliary action
question-auxiliary = Do an auxiliary action, single or double
question-immediate = Immediate action, now or never: { $effects }?
question-hire =
    { $form ->
        [same] Hire a worker for the price of the row
        [dearer] Hire a worker, { dollar-count } dearer than the row
       *[cheaper] Hire a worker, { dollar-count } cheaper than the row
    }
question-cattle = Buy cattle: { cowboy-count } free
question-engine =
    { $count ->
        [one] Move your engine { space-object } forward
       *[other] Move your engine up to { space-object } forward
    }
question-engine-back = Move your engine { space-object } back
question-engine-any = Building 9a: how far back? You deliver to a city up to that many spaces
question-engine-return = End of the track: move your engine back to any free space and gain 3 dollars
question-upgrade = Upgrade station { $station } for { dollar-count }?
question-upgrade-behind = Which station behind your engine will you upgrade?
question-station-master = Station master “{ $master }”: { $text }. Take it for a worker?
question-disc = Which disc goes { $target }?
question-objective = Take an objective card
    .hand = Take an objective card into your hand
question-build = Place a building: { dollar-count } for each builder needed
question-bounty = Which bandit's bounty will you collect?
question-hazard =
    { $count ->
        [0] Which hazard will you remove for free?
       *[other] Which hazard will you remove for { dollar-count }?
    }
question-pay-card = Discard { kind-object }
    .second = Discard a second card of the same breed
question-discard = Discard { card-object }
question-trash = Remove up to { card-object } from the game
question-draw = How many cards will you draw, up to { $count }? Then discard as many
question-copy = Building 6b: which neighbouring building will you use?
question-foresight = Kansas City, foresight { $number }: choose a tile
question-certificates =
    { $permanent ->
        [0] Income: breeding value { $breeding }. How many certificates will you use?
       *[other] Income: breeding value { $breeding } and { $permanent } from permanent certificates. How many more will you use?
    }
question-raise = Which Simmental will you raise?
question-deliver = Deliver to a city of value up to { $total }
    .extraordinary = Extraordinary delivery: to a city of value up to { $total }
question-end-turn = Play objective cards, use exchange tokens, or end your turn

waiting-first-discard = Waiting for { $name } to discard cards
waiting-place-herder = Waiting for { $name } to place the herder
waiting-move = { $name } is on turn and moves the herder
waiting-herder = Waiting for { $name } to move on
waiting-free-move = Waiting for { $name } to move the herder for free
waiting-location = { $name } uses the location
waiting-stop = Waiting for { $name } to do an auxiliary action
waiting-auxiliary = Waiting for { $name } to do an auxiliary action
waiting-immediate = Waiting for { $name } to use an immediate action
waiting-hire = Waiting for { $name } to hire a worker
waiting-cattle = Waiting for { $name } to buy cattle
waiting-engine = Waiting for { $name } to move the engine
waiting-engine-back = Waiting for { $name } to move the engine back
waiting-engine-any = Waiting for { $name } to move the engine back
waiting-engine-return = Waiting for { $name } to move the engine back from the end of the track
waiting-upgrade = Waiting for { $name } to decide about the station
waiting-upgrade-behind = Waiting for { $name } to choose a station
waiting-station-master = Waiting for { $name } to decide about the station master
waiting-disc = Waiting for { $name } to take a disc
waiting-objective = Waiting for { $name } to take an objective card
waiting-build = Waiting for { $name } to place a building
waiting-bounty = Waiting for { $name } to collect a bounty
waiting-hazard = Waiting for { $name } to remove a hazard
waiting-pay-card = Waiting for { $name } to discard a card
waiting-discard = Waiting for { $name } to discard cards
waiting-trash = Waiting for { $name } to remove cards from the game
waiting-draw = Waiting for { $name } to draw cards
waiting-copy = Waiting for { $name } to choose a neighbouring building
waiting-foresight = { $name } is in Kansas City: foresight { $number }
waiting-certificates = { $name } is in Kansas City: income
waiting-raise = Waiting for { $name } to raise Simmentals
waiting-deliver = Waiting for { $name } to choose a city
waiting-end-turn = Waiting for { $name } to end the turn

chance-deal-master = The station masters are being laid out
chance-deal-neutral = The neutral buildings are being laid out
chance-deal-side = The sides of the buildings are being drawn
chance-deal-tile = The first hazards and bandits are being drawn
chance-deal-worker = The first workers are being drawn
chance-draw-first-seat = The first player is being drawn
chance-deal-starter = The starting objectives are being dealt
chance-turn-up-cattle = New cattle is being turned up
chance-show-objective = A new objective card is being turned up
chance-draw-objective = An objective card is being drawn
chance-fill-foresight = The foresight spaces are being filled
chance-draw-card = Cards are being drawn

# What is still to do in this turn, outermost first: the chips of the prompt.
chain-first_discard = discard
chain-place_herder = herder
chain-move_herder = move
chain-herder_action = walk on
chain-free_move = free walk
chain-use_building = building
chain-stop_here = auxiliary action
chain-copy_building = copy
chain-effect = reward
chain-immediate = immediate action
chain-pay_card = discard
chain-pay_second = discard
chain-choose_auxiliary = auxiliary action
chain-hire = hire
chain-buy_cattle = cattle
chain-turn_up_cattle = market
chain-build = place a building
chain-take_bounty = bounty
chain-remove_hazard = hazard
chain-move_engine = engine
chain-engine_back = engine back
chain-back_any = engine back
chain-return_engine = engine back
chain-engine_stops = engine stops
chain-upgrade = station
chain-upgrade_behind = station
chain-take_master = station master
chain-gain_objective = objective
chain-show_objective = display
chain-draw_objective = objective
chain-foresight = foresight
chain-income = income
chain-raise_cattle = raise
chain-fill_foresight = foresight
chain-deliver = delivery
chain-take_disc = disc
chain-city_reached = city
chain-pay_transport = transport
chain-draw_count = draw
chain-draw_card = draw
chain-discard_drawn = discard
chain-trash_cards = remove

## The end

ending-complete = { $name } wins with { point-count }
    .shared = { $names } share the victory with { point-count }

score-money = Money: { point-count }
    .name = Money
score-buildings = Buildings: { point-count }
    .name = Buildings
score-cities = Cities: { point-count }
    .name = Cities
score-stations = Stations: { point-count }
    .name = Stations
score-hazards = Hazards: { point-count }
    .name = Hazards
score-cattle = Cattle: { point-count }
    .name = Cattle
score-objectives = Objectives: { point-count }
    .name = Objectives
score-station_masters = Station masters: { point-count }
    .name = Station masters
score-workers = Workers: { point-count }
    .name = Workers
score-step_disc = Step disc: { point-count }
    .name = Step disc
score-job_market_token = Job-market token: { point-count }
    .name = Job-market token
score-total = Total: { point-count }
    .name = Total

## Options

option-neutral_layout = Neutral buildings
option-neutral_layout-random = Dealt at random
option-neutral_layout-letters = Each on its own letter
option-building_sides = Sides of private buildings
option-building_sides-random = Drawn at random
option-building_sides-a = All side a
option-first_seat = First player
option-first_seat-random = Drawn at random
option-first_seat-number = Seat { $value }
option-simmental = Simmental variant
option-balanced_bags = Thinner bags for 2 or 3 players
option-replace_needs = A replacement needs more
option-replace_needs-more_builders = Builders
option-replace_needs-more_vp = Points
option-upgrade_before_reward = Station upgrade before the reward
option-exchange_inside_draw = Exchange token while discarding
option-objectives_in_kansas_city = Objectives between sub-phases of Kansas City
option-adjacent_skips_empty = Building 6b looks over empty spaces
option-adjacent_uses_risk = Building 6b copies risk actions
option-objective_to_hand_from_stack = Building 8b also takes from the stack
option-extraordinary_kc_money = Building 9a: Kansas City pays
option-delivery_objective_from_stack = Delivery objectives also from the stack
option-kc_money_pays_disc = Kansas City's money pays the disc

preset-beginner = First game: fixed neutral buildings, all sides a
preset-simmental = With the Simmental variant

## Why not

error-gwt-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

error-gwt-no-such-action = There is no such action.
error-gwt-game-over = The game is over.
error-gwt-chance = This is for luck to decide, not for a player.
error-gwt-not-your-turn = It is not your turn.
error-gwt-wrong-moment = Not at this moment: the game waits for a different decision.
error-gwt-must-answer = You cannot do without this.
error-gwt-too-dear =
    That costs { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, and you have { $dollars ->
        [0] none
       *[other] only { $dollars }
    }.

error-gwt-no-token = You have no exchange token.
error-gwt-token-not-now = No exchange token at this moment: first discard, or finish what you have begun.
error-gwt-nothing-to-draw = There is no card to draw: your draw stack and discard pile are empty.
error-gwt-not-in-hand = You do not have this card in your hand.
error-gwt-objective-in-city = In Kansas City objective cards may be played only before the first step.
error-gwt-objective-inside = Objective cards are played before or after an action, not inside one.

error-gwt-free-move-city = The free walk of an objective card does not lead into Kansas City.
error-gwt-empty-space = Nothing lies there, so you cannot stop there.
error-gwt-too-far =
    That is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and you may walk only { $limit }.
error-gwt-no-such-path = You cannot go there this way: the trail leads only forward, and ways past the same tiles are one move.
error-gwt-only-auxiliary = Here you may only do one single auxiliary action.
error-gwt-must-act = You must do something here first: a local action or an auxiliary one.
error-gwt-aux-after-local = The auxiliary action replaces the local actions, and you have already used some.
error-gwt-risk-owner = There is no risk action for you here: it needs your own building on a space that has one.
error-gwt-no-such-local = This building does not have such an action.
error-gwt-used-already = You have already used this action here.
error-gwt-cannot-pay = You cannot pay what this action costs.
error-gwt-nothing-to-gain = This action would bring nothing now.
error-gwt-single-only = Here the auxiliary action cannot be doubled.
error-gwt-aux-locked = Discs still cover this auxiliary action on your board.
error-gwt-copied-already = You have already used this building this turn.
error-gwt-not-neighbour = Building 6b reaches only a building right beside it on the trail, and no other 6b.

error-gwt-wrong-card = This card does not fit what must be discarded.
error-gwt-too-many-cards = You may not draw so many cards.
error-gwt-not-shown = This objective card is not on display.
error-gwt-objectives-gone = The objective stack is empty.
error-gwt-display-only = At this table the card comes from the display only.
error-gwt-must-take = An objective card gained by a delivery must be taken.

error-gwt-token-row = Workers are hired only from rows above the job-market token.
error-gwt-no-worker = There is no such worker in this row.
error-gwt-row-full = Your row for these workers is full.
error-gwt-cattle-gone = The stack of market cattle is empty.
error-gwt-too-few-cowboys = You do not have enough free cowboys for this.
error-gwt-not-on-sale = These cards are not in the market.
error-gwt-not-in-supply = You no longer have this building to place.
error-gwt-replace-lower = A building can only be replaced by a greater one.
error-gwt-space-taken = Another player's building stands there.
error-gwt-too-few-builders =
    You need { $needed ->
        [one] { $needed } builder
       *[other] { $needed } builders
    }, and you have only { $builders }.
error-gwt-no-bandit = There is no bandit on this space.
error-gwt-no-hazard = There is no hazard on this space.

error-gwt-track-taken = Another engine stands there.
error-gwt-track-reach = Your engine cannot get there with these steps.
error-gwt-track-back = Your engine cannot stop there when it moves back.
error-gwt-other-station = Your engine does not stand at this station.
error-gwt-own-disc = This station already has a disc of yours.
error-gwt-not-behind = This station is not behind your engine, or you have no disc for it.
error-gwt-printed-worker = Only hired workers can be given; the printed ones stay.

error-gwt-other-foresight = It is the turn of another foresight number.
error-gwt-no-tile = There is no tile on this foresight space.
error-gwt-no-more-workers = The job market is full: no worker may be chosen any more.
error-gwt-equal-tile = Both tiles are the same: choose the left one.
error-gwt-too-few-certificates =
    You have { $certificates ->
        [0] no temporary certificates
        [one] only { $certificates } temporary certificate
       *[other] only { $certificates } temporary certificates
    }.
error-gwt-nothing-to-raise = You had no such animal in your hand.
error-gwt-city-value =
    { $city ->
        [kansas_city] Kansas City
        [fulton] Fulton
        [st_louis] St. Louis
        [bloomington] Bloomington
        [peoria] Peoria
        [chicago] Chicago
        [toledo] Toledo
        [pittsburgh] Pittsburgh
        [philadelphia] Philadelphia
       *[new_york] New York
    } needs { $value }, and your total is { $total }.
error-gwt-city-taken =
    You already have a disc in { $city ->
        [kansas_city] Kansas City
        [fulton] Fulton
        [st_louis] St. Louis
        [bloomington] Bloomington
        [peoria] Peoria
        [chicago] Chicago
        [toledo] Toledo
        [pittsburgh] Pittsburgh
        [philadelphia] Philadelphia
       *[new_york] New York
    }.
error-gwt-disc-on-board = A disc is moved from a station only if none can be taken from your board.
error-gwt-no-disc-there = You have no disc at this station.
error-gwt-disc-gone = There is no disc on this space any more.
error-gwt-white-corner = A disc from a space with dark corners goes only to cities and stations with dark corners.

# field is a path in a written position; law is one of broken_laws().
error-gwt-position-law =
    The position is impossible. { $field }: { $law ->
        [census] the count differs from what is in the box
        [negative] a number is below zero
        [sizes] the cards of a row are counted wrongly
        [unseen] more unseen cards than the hand holds
        [empty] the game goes on, but nothing is pending
        [stuck] nobody could answer what is pending
        [setup] this cannot be before the first turn
        [neutral] the neutral buildings do not lie like this
        [sides] the sides of the buildings do not fit the options
        [engines] engines do not stand like this
        [master] station masters and the workers left for them do not agree
        [display] too many objective cards are on display
        [first] the first player is another one
        [foresight] such a tile is not in the bag of this number
        [bags] a bag cannot hold so many of these tiles
        [token] the job market does not agree with its token
        [certificates] more certificates than the limit allows
        [starter] everybody has exactly one starting objective card
        [cities] only Kansas City and New York take several discs of one player
        [herder] the herder cannot stand there
        [result] the result does not agree with the game
        [turn] nobody is on turn
        [shape] this cannot wait together or in this order
        [seat] a player who is not on turn would have to act
        [chance] luck cannot wait there
        [city] a herder stands in Kansas City at the wrong moment
        [end] an engine stands at the end of the track at the wrong moment
       *[other] the law { $law } is broken
    }.
