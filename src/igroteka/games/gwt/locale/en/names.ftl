### Great Western Trail: names as in gwt.toml.

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

# Bandit spaces are told apart by what they pay; that is printed on them.
bounty-sign =
    { $bounty ->
        [0] with the exchange token
       *[other] with bounty { $bounty }
    }

# Which one, counted along the trail.
nth =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[6] sixth
    }
# A place for a building: by the letters of the buildings before and behind it, or by the hazards before it.
site-word =
    { $side ->
        [upper] upper space
        [lower] lower space
       *[only]
            { $of ->
                [1] space
               *[other] { nth } space
            }
    }
site-after =
    { $after ->
        [end] Kansas City
       *[other] { $after }
    }
site-where =
    { $zone ->
        [flood] behind the flood
        [drought] behind the drought
        [rockfall] behind the rockfall
        [bandit] behind the bandits
       *[none] between { $before } and { site-after }
    }
site = the { site-word } { site-where }
    .to = to { site }
    .on = on { site }

# A space: its name; where somebody goes; where something lies.
place-start = the start of the trail
    .to = to the start of the trail
    .on = on the start of the trail
place-neutral = neutral space { $number }
    .to = to neutral space { $number }
    .on = on neutral space { $number }
    .by = neutral space { $number }
place-building = building space { $number }
    .to = to building space { $number }
    .on = on building space { $number }
    .by = space { $number }
place-hazard = the { nth } { hazard-word } space
    .to = to the { nth } { hazard-word } space
    .on = on the { nth } { hazard-word } space
    .by = the { nth } { hazard-word } space
place-bandit = bandit space { bounty-sign }
    .to = to the bandit space { bounty-sign }
    .on = on the bandit space { bounty-sign }
    .by = the bandit space { bounty-sign }
place-kansas_city = Kansas City
    .to = to Kansas City
    .on = in Kansas City

# A space with what lies there.
location-neutral = neutral building { $building }
    .to = to neutral building { $building }
    .on = on neutral building { $building }
location-own = your building { $building }
    .to = to your building { $building }
    .on = on your building { $building }
location-other = building { $building } of { $owner }
    .to = to building { $building } of { $owner }
    .on = on building { $building } of { $owner }
# A private building on the way.
stop-own = { $building } (yours)
stop-other = { $building } ({ $owner })

position-space = space { $number }
    .to = to space { $number }
position-turnout = turnout of station { $number }
    .to = into the turnout of station { $number }
position-end = space { $number } with station { $station }
    .to = to space { $number } with station { $station }
