### New Zealand: names as in gwtnz.toml.

## Words of the rules

deed-money = Gain pounds
deed-gold = Gain gold
deed-certificate = Gain certificates
deed-pathfinder = Advance on the pathfinder track
deed-exchange = Gain an exchange token
deed-objective = Gain one objective card
deed-card = Take a card from the supply
deed-draw_discard = Draw and discard
deed-hire = Hire one worker
deed-invest = Invest in a bonus tile
deed-build = Place one of your private buildings
deed-buy_sheep = Buy sheep from the sheep market
deed-ship = Move your ship
deed-shear = Shear your sheep
deed-aux = Perform an auxiliary action
deed-hazard = Remove a hazard
deed-run = Move your runholder forward
deed-vp = Victory points
deed-perm_cert = Permanent certificate
deed-perm_wool = Permanent wool
deed-joker = Joker worker
deed-upgrade_plus_one = Replace a building by one of exactly 1 more
deed-top_deck = Put a card gained this turn on your draw stack
deed-wool_of_discarded = Pounds for the wool of the discarded sheep
deed-market_take = Take sheep from the market
deed-market_buy = Buy one sheep at a fixed price
deed-money_per = Pounds per item
deed-discard = Discard for a reward
deed-choice = Choose one

# The mark of components that we reconstructed, and what it means.
card-mark = ≈
    .help = ≈ — we do not know how this component is printed: its numbers and actions are our reconstruction, the real one may differ.
    .name = Reconstructed component

## Tiles

# A worker; inside a sentence; who is hired; into whose row.
craft-shepherd = Shepherd
    .inline = shepherd
    .object = a shepherd
craft-craftsman = Craftsman
    .inline = craftsman
    .object = a craftsman
craft-sailor = Sailor
    .inline = sailor
    .object = a sailor
craft-shearer = Shearer
    .inline = shearer
    .object = a shearer
craft-row =
    { $craft ->
        [shepherd] row of shepherds
        [craftsman] row of craftsmen
        [sailor] row of sailors
       *[shearer] row of shearers
    }

hazard-word =
    { $zone ->
        [rockfall] rockfall
       *[flood] flood
    }
hand-word =
    { $hand ->
        [green] green hand
       *[black] black hand
    }
tile-hazard = { hazard-word }
    .inline = { hazard-word } ({ point-count }, { hand-word })
    .object = a { hazard-word } ({ point-count }, { hand-word })

# A bonus tile; inside a sentence; what is taken. Its points are written after it.
tile-bonus = { $tile } ({ point-count })
bonus-joker = Joker worker
    .inline = joker worker
    .object = a joker worker
bonus-exchange4 = Exchange token
    .inline = bonus “Exchange token”
    .object = the bonus “Exchange token”
bonus-gold = Gold
    .inline = bonus “Gold”
    .object = the bonus “Gold”
bonus-perm_wool = Permanent wool
    .inline = bonus “Permanent wool”
    .object = the bonus “Permanent wool”
bonus-certificates = Certificates
    .inline = bonus “Certificates”
    .object = the bonus “Certificates”
bonus-pathfinder = Pathfinder
    .inline = bonus “Pathfinder”
    .object = the bonus “Pathfinder”
bonus-ship = Fair wind
    .inline = bonus “Fair wind”
    .object = the bonus “Fair wind”
bonus-objective = Objective
    .inline = bonus “Objective”
    .object = the bonus “Objective”
bonus-romney = Romney sheep
    .inline = bonus “Romney sheep”
    .object = the bonus “Romney sheep”
bonus-prestige = Gold medal
    .inline = bonus “Gold medal”
    .object = the bonus “Gold medal”
bonus-ribbon = Champion's ribbon
    .inline = bonus “Champion's ribbon”
    .object = the bonus “Champion's ribbon”

# Harbourmasters: their points at the end; in short.
master-1 = 2 VP per 5 pathfinder spaces
    .short = Pathfinder
master-2 = 1 VP per hazard tile
    .short = Hazards
master-3 = 1 VP per 2 placed storehouses
    .short = Storehouses
master-4 = 1 VP per objective in your area
    .short = Objectives
master-5 = 1 VP per certificate
    .short = Certificates
master-6 = 1 VP per private building
    .short = Buildings
master-7 = 1 VP per 2 workers
    .short = Workers
master-8 = 1 VP per ferry card
    .short = Ferries

## Cards

# A sheep: the breed; what is discarded or bought; two at once.
card-shropshire = Shropshire
    .object = a Shropshire
card-southdown = Southdown
    .object = a Southdown
card-english_leicester = English Leicester
    .object = an English Leicester
card-merino = Merino
    .object = a Merino
card-dorset_horn = Dorset Horn
    .object = a Dorset Horn
card-lincoln = Lincoln
    .object = a Lincoln
    .two = two Lincolns
card-corriedale = Corriedale
    .object = a Corriedale
    .two = two Corriedales
card-hampshire = Hampshire
    .object = a Hampshire
card-ryeland = Ryeland
    .object = a Ryeland
card-suffolk = Suffolk
    .object = a Suffolk
card-romney = Romney
    .object = a Romney
card-bonus3 = New Zealand Halfbred
    .object = a New Zealand Halfbred
card-bonus7 = Border Leicester
    .object = a Border Leicester

# Cards that are played from the hand.
card-sheepdog = Sheepdog
    .object = a Sheepdog
card-ferry = Ferry
    .object = a Ferry
card-kotare = Kōtare
    .object = a Kōtare
card-bonus1 = Steam Ferry
    .object = a Steam Ferry
card-bonus2 = Stud Book
    .object = a Stud Book
card-bonus4 = Coastal Pilot
    .object = a Coastal Pilot
card-bonus5 = Head Shepherd
    .object = a Head Shepherd
card-bonus6 = Master Builder
    .object = a Master Builder

# Objectives of the bonus sets; any objective: its title, inside a sentence, what is taken, in a list.
card-bonus8 = Harbour Board
card-bonus9 = Settlers' Charter
card-bonus10 = Grand Champion
card-objective = Objective { $title }: { $tasks }
    .inline = objective { $title } “{ $tasks }” ({ $effects })
    .object = objective { $title } “{ $tasks }” ({ $effects })
    .brief = { $title }: { $tasks } ({ $effects })
card-bonus_objective = Objective “{ $title }”: { $tasks }
    .inline = objective “{ $title }: { $tasks }” ({ $effects })
    .object = objective “{ $title }: { $tasks }” ({ $effects })
    .brief = { $title }: { $tasks } ({ $effects })

# Tasks of objective cards; in short, with their number.
task-post13 = A disc on a trading post of 13 or more
    .brief =
        { $count ->
            [1] post 13+
           *[other] { $count } posts 13+
        }
task-building = A private building on the board
    .brief =
        { $count ->
            [1] building
           *[other] { $count } buildings
        }
task-building4 = A private building of 4 or more craftsmen
    .brief =
        { $count ->
            [1] building of 4+ craftsmen
           *[other] { $count } buildings of 4+ craftsmen
        }
task-shearers2 = 2 shearers
    .brief =
        { $count ->
            [1] 2 shearers
           *[other] { $count } times 2 shearers
        }
task-storehouse = A storehouse on the sea routes board
    .brief =
        { $count ->
            [1] storehouse
           *[other] { $count } storehouses
        }
task-lincoln_or_corriedale = A Lincoln or Corriedale in the deck
    .brief =
        { $count ->
            [1] Lincoln or Corriedale
           *[other] { $count } Lincoln or Corriedale
        }
task-hampshire_or_ryeland = A Hampshire or Ryeland in the deck
    .brief =
        { $count ->
            [1] Hampshire or Ryeland
           *[other] { $count } Hampshire or Ryeland
        }
task-ferry = A ferry in the deck
    .brief =
        { $count ->
            [1] ferry
           *[other] { $count } ferries
        }
task-pathfinder6 = 6 spaces on the pathfinder track
    .brief =
        { $count ->
            [1] pathfinder 6
            [2] pathfinder 12
           *[other] { $count } times pathfinder 6
        }
task-flood = A flood tile
    .brief =
        { $count ->
            [1] flood
           *[other] { $count } floods
        }

# The stacks of bonus cards.
stack-wheel = Steering wheel
stack-barrel = Barrel
stack-bell = Bell
stack-compass = Compass

## Buildings

building-name = { $id } “{ $building }”
building-neutral = Neutral building { $building }
    .inline = neutral building { $building }
    .object = neutral building { $building }
building-private = Building { $building }
    .inline = building { $building }
    .object = building { $building }

building-A = Labour Office
building-B = Builders' Yard
building-C = Investment House
building-D = South Wharf
building-E = Woolshed
building-F = Sheep Yards
building-G = Road Board
building-H = North Wharf
building-1a = Homestead
building-1b = Post Office
building-2a = Saleyard
building-2b = Drafting Pens
building-3a = Trading Store
building-3b = Coach Stop
building-4a = Navvies' Camp
building-4b = Musterers' Hut
building-5a = Hiring Hall
building-5b = Show Ground
building-6a = Shearing Shed
building-6b = County Hall
building-7a = Survey Camp
building-7b = Shipping Office
building-8a = Lighthouse
building-8b = Wool Exchange
building-9a = Export Wharf
building-9b = Public Works Office
building-10a = Stud Farm
building-10b = Coastal Estate

## Places

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
        [end] Wellington
       *[other] { $after }
    }
site-where =
    { $zone ->
        [flood] behind the flood
        [rockfall] behind the rockfall
        [gate] for pathfinders between { $before } and { site-after }
       *[none] between { $before } and { site-after }
    }
site = the { site-word } { site-where }
    .to = to { site }
    .on = on { site }

# A space of the trail: inside a sentence; where somebody goes; where something lies.
place-start = Start of the trail
    .inline = start of the trail
    .to = to the start of the trail
    .on = at the start of the trail
place-neutral = Neutral space { $number }
    .inline = neutral space { $number }
    .to = to neutral space { $number }
    .on = on neutral space { $number }
    .by = neutral space { $number }
place-building = Building space { $number }
    .inline = building space { $number }
    .to = to building space { $number }
    .on = on building space { $number }
    .by = space { $number }
place-hazard = The { nth } { hazard-word } space
    .inline = the { nth } { hazard-word } space
    .to = to the { nth } { hazard-word } space
    .on = on the { nth } { hazard-word } space
    .by = the { nth } { hazard-word } space
place-wellington = Wellington
    .inline = Wellington
    .to = to Wellington
    .on = in Wellington

# A space with what stands there.
location-neutral = Neutral building { $building }
    .inline = neutral building { $building }
    .to = to neutral building { $building }
    .on = on neutral building { $building }
location-own = Your building { $building }
    .inline = your building { $building }
    .to = to your building { $building }
    .on = on your building { $building }
location-other = Building { $building } of { $owner }
    .inline = building { $building } of { $owner }
    .to = to building { $building } of { $owner }
    .on = on building { $building } of { $owner }
# A private building on the way.
stop-own = { $building } (yours)
stop-other = { $building } ({ $owner })

sea-home = Start space
    .to = to the start space
sea-buoy = Buoy { $number }
    .to = to buoy { $number }

# A harbour: inside a sentence; what is upgraded; where to; where; from where.
harbour-sh = Small harbour { $number }
    .inline = small harbour { $number }
    .object = small harbour { $number }
    .to = to small harbour { $number }
    .on = in small harbour { $number }
    .from = from small harbour { $number }
harbour-mh = Medium harbour { $number }
    .inline = medium harbour { $number }
    .object = medium harbour { $number }
    .to = to medium harbour { $number }
    .on = in medium harbour { $number }
    .from = from medium harbour { $number }
harbour-lh = Large harbour { $number }
    .inline = large harbour { $number }
    .object = large harbour { $number }
    .to = to large harbour { $number }
    .on = in large harbour { $number }
    .from = from large harbour { $number }
harbour-end_w = Last harbour of the Tasman route
    .inline = last harbour of the Tasman route
    .object = the last harbour of the Tasman route
    .to = to the last harbour of the Tasman route
    .on = in the last harbour of the Tasman route
    .from = from the last harbour of the Tasman route
harbour-end_n = Last harbour of the Pacific route
    .inline = last harbour of the Pacific route
    .object = the last harbour of the Pacific route
    .to = to the last harbour of the Pacific route
    .on = in the last harbour of the Pacific route
    .from = from the last harbour of the Pacific route
harbour-end_e = Last harbour of the Southern route
    .inline = last harbour of the Southern route
    .object = the last harbour of the Southern route
    .to = to the last harbour of the Southern route
    .on = in the last harbour of the Southern route
    .from = from the last harbour of the Southern route

# The trading posts are named in gwtnz.toml.
post-name = { $post }
    .inline = { $post }
    .to = to { $post }

## The player board

pair-name = { $number } ({ $bonus })

# Disc spaces: the name; what a taken disc opens. An auxiliary action has two.
disc-aux_money =
    { $number ->
        [1] Pound: first space
       *[2] Pound: second space
    }
    .help = Auxiliary action: gain 1 pound. One free space allows the single action, both also the double one.
disc-aux_cycle =
    { $number ->
        [1] Draw and discard: first space
       *[2] Draw and discard: second space
    }
    .help = Auxiliary action: draw 1 card and discard 1. One free space allows the single action, both also the double one.
disc-aux_certificate =
    { $number ->
        [1] Certificate: first space
       *[2] Certificate: second space
    }
    .help = Auxiliary action: 2 pounds for a certificate. One free space allows the single action, both also the double one.
disc-aux_ship =
    { $number ->
        [1] Ship: first space
       *[2] Ship: second space
    }
    .help = Auxiliary action: 1 pound to sail 1 space. One free space allows the single action, both also the double one.
disc-aux_pathfinder =
    { $number ->
        [1] Pathfinder: first space
       *[2] Pathfinder: second space
    }
    .help = Auxiliary action: 1 pound for 1 pathfinder space. One free space allows the single action, both also the double one.
disc-step_limit = Step limit +1
    .help = Your step limit grows by 1, and you gain 3 pounds at once.
disc-hand_limit_1 = Hand limit +1 (left)
    .help = You draw up to one card more; taking the disc costs 3 pounds.
disc-hand_limit_2 = Hand limit +1 (right)
    .help = You draw up to one card more; taking the disc costs 8 pounds and is worth 3 points at the end.
disc-temp_cert_limit = Temporary certificate limit 5
    .help = You may have up to 5 temporary certificates instead of 3.
disc-perm_cert_left = Permanent certificate (left)
    .help = It raises every income by 1; taking the disc costs 4 pounds.
disc-perm_cert_right = Permanent certificate (right)
    .help = It raises every income by 1.
disc-perm_wool_left = Permanent wool (left)
    .help = It raises every shearing by 1.
disc-perm_wool_right = Permanent wool (right)
    .help = It raises every shearing by 1; taking the disc costs 4 pounds.

colour-red = Red
colour-blue = Blue
colour-white = White
colour-orange = Orange
