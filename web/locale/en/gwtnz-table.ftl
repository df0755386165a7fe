### The table of Great Western Trail: New Zealand: words of buttons, captions and signs. Questions, moves and events come from the server.

nz-region-table = New Zealand table
nz-region-board = The trail to Wellington, trading posts and sea routes
nz-region-sea = Sea routes and harbours
nz-region-mine = My board
nz-board-of = Board of { $name }
nz-strip-of = What { $name } has
nz-show-board = Show the board of { $name }
nz-back-home = Back to my board
nz-tab-act = Trail
nz-tab-sea = Sea
nz-phases = Phases of the turn
nz-phase-A = trail
nz-phase-B = place
nz-phase-C = draw
nz-phase-A-tip = Phase A: move your runholder along the trail
nz-phase-B-tip = Phase B: use the location where it stopped
nz-phase-C-tip = Phase C: draw up to your hand limit
nz-turn-of = { $name } plays.
nz-winner = { $name } wins!
nz-which = Which one?
nz-done = done
nz-open = not yet
nz-show = show
nz-hide = fold
nz-money = £{ $count }
nz-left = £{ $count } left
nz-to-bank = −£{ $count } to the bank
nz-to-player = −£{ $count } to { $name }
nz-go = Go to { $place }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $price }
nz-route =
    By { $places }: { $steps ->
         [one] { $steps } step
        *[other] { $steps } steps
    }{ $price }
nz-steps-way = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
nz-plus-vp = { $count } VP

## The trail

nz-start = start
nz-wellington = Wellington
nz-nowhere = not on the trail yet
nz-neutral = Neutral building { $name }, { $title }
nz-building = Building { $name }, { $title }
nz-building-of = Building { $name }, { $title }: { $owner }
nz-building-own = Your building { $name }, { $title }
nz-empty = Empty: { site }
nz-empty-gate = Empty: { site }, from { $gate } on
nz-empty-short = empty
nz-empty-hazard = Empty: { place-hazard.inline }
nz-empty-site = building space
nz-hazard = { $kind }, { $count } VP
nz-hazard-text-rockfall = A hazard. Whoever removes it gets { $count } VP and a sheepdog; until then walkers pay the bank.
nz-hazard-text-flood = A hazard. Whoever removes it gets { $count } VP and a ferry; until then walkers pay the bank.
nz-short-hazard = hazard
nz-zone-rockfall = rockfall
nz-zone-flood = flood
nz-wellington-text = The end of the trail: income for your sheep, a delivery, one foresight tile A and one B; then the runholder returns to the start.
nz-fee = passing: £{ $count }
nz-fee-own = (free for you)
nz-fees = Fees: black hand £{ $black }, green hand £{ $green }
nz-extra = Extra action of the space, for the owner of the building
nz-gate = Only for whoever has reached pathfinder space { $count }
nz-turned = Later it is flipped:
nz-runholder-of = runholder of { $name }
nz-foresight-slot = Foresight { $bag }: { $tile }
nz-pathfinder = Pathfinder
nz-ridge-tip = Pathfinder track: spaces open building spaces, give gold, a step tile and points
nz-walked = Behind you: { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }

## The sea and the posts

nz-sea-tasman = Tasman Sea
nz-sea-pacific = Pacific
nz-sea-southern = Southern Ocean
nz-route-w = Tasman route
nz-route-n = Pacific route
nz-route-e = Southern route
nz-sea-start = Start of the ships
nz-buoy = Open sea, buoy { $number }
nz-harbour-small = Small harbour { $number }
nz-harbour-medium = Medium harbour { $number }
nz-harbour-large = Large harbour { $number }
nz-harbour-end_w = Last harbour, Tasman route
nz-harbour-end_n = Last harbour, Pacific route
nz-harbour-end_e = Last harbour, Southern route
nz-berths = A storehouse here: { $prices }
nz-disc-for = A disc here: £{ $count }
nz-opens = A storehouse here is free and opens
nz-card-here = Card
nz-stack-card = from the stack “{ $stack }”
nz-last-harbour = The ship then returns to the start
nz-sea-link = Together with “{ $other }”: { $count } VP
nz-harbourmaster = Harbourmaster
nz-office-worker = A former worker serves here: { $craft }
nz-owners = Upgraded by: { $names }
nz-ship-of = ship of { $name }
nz-needs-white = only a disc with a white corner
nz-needs-dark = any disc
nz-repeats = May be chosen again
nz-posts = Trading posts
nz-post-local = Local trading post { $value }
nz-post-wool = Local wool post { $value }
nz-post-foreign = Foreign trading post { $value }
nz-post-foreign-wool = Foreign wool post { $value }
nz-short-local = post { $value }
nz-short-foreign = foreign { $value }
nz-link = Together with post { $other }: { $count } VP
nz-discs-of = Discs: { $names }
nz-transport = transport £{ $count }
nz-per-pathfinder_spaces = { $vp } VP per { $every } pathfinder spaces
nz-per-hazard_tiles = { $vp } VP per hazard tile
nz-per-storehouses_placed = { $vp } VP per { $every } placed storehouses
nz-per-objective_cards_in_area = { $vp } VP per objective in your area
nz-per-certificates_all = { $vp } VP per certificate
nz-per-private_buildings_on_board = { $vp } VP per building of yours
nz-per-workers_incl_printed = { $vp } VP per { $every } workers
nz-per-ferry_cards_in_deck = { $vp } VP per ferry card

## Deeds

nz-deeds = Actions
nz-here = Here: { $name }, { $title }
nz-used = already used
nz-or-aux = or one auxiliary action instead
nz-aux-long = Auxiliary actions
nz-one-aux = One auxiliary action
nz-immediate = Immediate action
nz-income = Income: show sheep of different breeds
nz-shearing = Shearing · shearers { $count }
nz-nothing-shown = nothing shown yet
nz-permanent = { $count } from permanent certificates
nz-permanent-wool = { $count } permanent wool
nz-income-certificates = Then take the income, spending certificates
nz-then-post = Enough for: { $post }
nz-deliver = Delivery: a post up to { $count }
nz-deliver-wool = Wool delivery: a post up to { $count }
nz-upgrade = Harbour
nz-sail = Ship
nz-sea-spaces = { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
nz-build = Build: £{ $count } per craftsman
nz-plus-one = Replace a building: exactly 1 craftsman more
nz-build-choose = Choose building { $name }
nz-build-which = Choose a building, then a space on the trail.
nz-build-where = Now choose a lit space on the trail.
nz-play = Cards you may play now
nz-besides = Besides

## The board

nz-pounds = Pounds
nz-gold = Gold
nz-certs = Certificates
nz-tokens-tip = Exchange tokens: return one to draw up to 2 cards and discard as many; return two to remove a Shropshire from hand and gain 1 gold
nz-deck = stack
nz-discard = discard
nz-deck-tip = Draw stack, in unknown order
nz-discard-tip = Discard pile
nz-hazards-tip = Hazards you removed
nz-steps-tip = Step limit: { $count }
nz-no-fees = The fee tile is flipped: no more fees
nz-if-now = If the game ended now
nz-sheet-tip = Where the points come from
nz-workers = Workers
nz-worker-vp = A worker on the last space is worth 4 VP
nz-no-reward = Space for another worker
nz-at-once = At once
nz-craft-shepherd = shepherd
nz-craft-craftsman = craftsman
nz-craft-sailor = sailor
nz-craft-shearer = shearer
nz-craft-tip-shepherd = Shepherds: { $count }. The more you have, the cheaper the sheep
nz-craft-tip-craftsman = Craftsmen: { $count }. Larger buildings need more of them
nz-craft-tip-sailor = Sailors: { $count }. That is how far your ship may go
nz-craft-tip-shearer = Shearers: { $count }. Each shears one sheep
nz-aux = Auxiliary
nz-aux-open = Open from the start
nz-frees = Discs free
nz-gold-tip = Gold: { $count } of { $limit }. It buys bonus cards and pays for jokers
nz-cert-tip = Certificates: { $count }, limit { $limit }; permanent { $permanent }. Each adds 1 to your breeding value; passing 2 gives 1 gold
nz-pairs = Storehouses
nz-pair = Pair { $number }: { $left } on the board. When both are gone
nz-hand = Hand
nz-hand-slot = Hand limit: { $count }
nz-breeding-tip = Breeding value in Wellington: different breeds in hand, certificates are added
nz-planner-tip = Now it would be enough for “{ $post }”, transport £{ $cost }
nz-next-post-tip = { $post }: { $count } short
nz-shear-tip = Shearing: shearers { $count }, one sheep of a breed each; permanent wool is added
nz-plan-deliver = deliver
nz-plan-shear = shear
nz-plan-next = { $value }: { $count } short
nz-my-goals = Objectives
nz-to-build = To build
nz-supply-long = Buildings to come: name and craftsmen needed
nz-supply-tip = Building { $name }, { $title }: craftsmen needed { $craftsmen }, { $vp } VP
nz-buildings-tip = Buildings on the trail
nz-storehouses-tip = Storehouses in harbours
nz-master-worth = Harbourmaster: { $what }
nz-disc-white = white corner: may go anywhere
nz-disc-dark = dark corner: only to a place with dark corners
nz-disc-gone = Taken, open
nz-disc-gain = Taking it brings £{ $count }
nz-disc-pay = Taking it costs £{ $count }
nz-disc-aux_money_2 = Pound: double action
nz-disc-aux_cycle_2 = Card exchange: double action
nz-disc-aux_certificate_1 = Certificate: single action
nz-disc-aux_certificate_2 = Certificate: double action
nz-disc-aux_ship_1 = Ship: single action
nz-disc-aux_ship_2 = Ship: double action
nz-disc-aux_pathfinder_1 = Pathfinder: single action
nz-disc-aux_pathfinder_2 = Pathfinder: double action
nz-disc-step_limit = Step limit +1
nz-disc-hand_limit_1 = Hand limit +1
nz-disc-hand_limit_2 = Hand limit +1
nz-disc-temp_cert_limit = Up to 5 certificates
nz-disc-perm_cert = A permanent certificate
nz-disc-perm_wool = Permanent wool +1

## Markets

nz-jobs = Job market
nz-job = { $craft }, column { $row }, £{ $count }
nz-job-empty = Empty space: { $craft }
nz-price-row = Row { $row }: £{ $count }
nz-bonuses = Bonus market
nz-token-tip = Market token: the clock of the game. When its row is full, it moves down along the arrow
nz-arrow-none = When the token leaves this row, nothing happens
nz-arrow-refill-sheep-market = When the token leaves this row, the sheep market is refilled
nz-arrow-flip-neutral-buildings = When the token leaves this row, four neutral buildings are flipped
nz-arrow-end-game = When the token leaves this row, the last turns begin
nz-bonus-tile = Bonus tile: { $name }
nz-costs-certificates =
    also costs { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
nz-market = Sheep market
nz-in-stack = in the stack
nz-your-shepherds = your shepherds: { $count }
nz-prices-tip = Price by shepherds used
nz-supply = Cards for your deck
nz-deck-cards = Deck cards
nz-bonus-cards = Bonus cards
nz-left-count = left: { $count }
nz-stack-tip = Stack “{ $stack }”, { $price } gold
nz-stack-wheel = Steering wheel
nz-stack-barrel = Barrel
nz-stack-bell = Bell
nz-stack-compass = Compass
nz-display = Objectives on display
nz-goal-of = Objective: { $tasks }
nz-goal-worth =
    { $penalty ->
        [0] Fulfilled: +{ $vp } VP, else nothing
       *[other] Fulfilled: +{ $vp } VP, otherwise −{ $penalty }
    }
nz-goal-progress = { $done } of { $all } done
nz-sheep = { $name }: breeding { $breeding }, wool { $wool }, { $vp } VP
nz-deed = { $name }: play it on your turn, then draw a card
nz-letter-shropshire = Sh
nz-letter-southdown = So
nz-letter-english_leicester = EL
nz-letter-merino = M
nz-letter-dorset_horn = D
nz-letter-lincoln = L
nz-letter-corriedale = C
nz-letter-hampshire = H
nz-letter-ryeland = R
nz-letter-suffolk = Su
nz-letter-romney = Ro
nz-letter-bonus3 = NZ
nz-letter-bonus7 = BL
nz-task-post13 = { $count ->
        [one] a disc on a post of 13 or more
       *[other] { $count } discs on posts of 13 or more
    }
nz-task-building = { $count ->
        [one] a building on the trail
       *[other] { $count } buildings on the trail
    }
nz-task-building4 = { $count ->
        [one] a building for 4 or more craftsmen
       *[other] { $count } buildings for 4 or more craftsmen
    }
nz-task-shearers2 = { $count ->
        [one] 2 shearers
       *[other] { $count } × 2 shearers
    }
nz-task-storehouse = { $count ->
        [one] a storehouse on the sea
       *[other] { $count } storehouses on the sea
    }
nz-task-lincoln_or_corriedale = { $count ->
        [one] a Lincoln or a Corriedale
       *[other] { $count } Lincoln or Corriedale
    }
nz-task-hampshire_or_ryeland = { $count ->
        [one] a Hampshire or a Ryeland
       *[other] { $count } Hampshire or Ryeland
    }
nz-task-ferry = { $count ->
        [one] a ferry card
       *[other] { $count } ferry cards
    }
nz-task-pathfinder6 = { $count ->
        [one] 6 pathfinder spaces
       *[other] { $count } × 6 pathfinder spaces
    }
nz-task-flood = { $count ->
        [one] a flood
       *[other] { $count } floods
    }

## Signs in words

nz-e-money = gain £{ $count }
nz-e-pay = pay £{ $count }
nz-e-discard = discard { $kind }
nz-e-wool-of-discarded = its wool in pounds
nz-e-money-per = gain £{ $count } for each of { $what }
nz-e-pathfinder = pathfinder forward up to { $count }
nz-e-objective = an objective card
nz-e-card = card: { $card }
nz-e-draw-discard = draw { $count }, discard as many
nz-e-hire = hire a worker
nz-e-hire-at = hire a worker, price { $by }
nz-e-invest = take a bonus tile
nz-e-invest-at = take a bonus tile, price { $by }
nz-e-build = build: £{ $count } per craftsman needed
nz-e-buy-sheep = buy sheep
nz-e-ship =
    ship: { $count ->
        [one] { $count } space
       *[other] up to { $count } spaces
    }
nz-e-ship-sailors = ship: a space for each sailor
nz-e-shear = shear sheep
nz-e-aux-single = a single auxiliary action
nz-e-aux-any = a single or double auxiliary action
nz-e-hazard = remove a hazard for £{ $count }
nz-e-hazard-free = remove a hazard for free
nz-e-vp = { $count } VP
nz-e-perm-wool = { $count } permanent wool
nz-e-joker = a joker worker for any row
nz-e-upgrade-plus-one = replace a building: exactly 1 craftsman more
nz-e-top-deck = draw a card gained this turn
nz-e-market-buy = buy one for £{ $count }: { $breeds }
nz-e-market-take = take from the market ({ $count }): { $breeds }
nz-costs-gold = { $count ->
        [one] also costs { $count } gold
       *[other] also costs { $count } gold
    }
nz-e-gold = { $count ->
        [one] { $count } gold
       *[other] { $count } gold
    }
nz-e-certificate = { $count ->
        [one] { $count } certificate
       *[other] { $count } certificates
    }
nz-e-perm-cert = { $count ->
        [one] { $count } permanent certificate
       *[other] { $count } permanent certificates
    }
nz-e-exchange = { $count ->
        [one] { $count } exchange token
       *[other] { $count } exchange tokens
    }
nz-e-run = go on up to { $count ->
        [one] { $count } step
       *[other] { $count } steps
    } and act there
nz-kind-sheep = a sheep
nz-kind-pair = two sheep of one breed
nz-kind-objective = an objective card
nz-kind-shropshire = a Shropshire
nz-kind-southdown = a Southdown
nz-kind-english_leicester = an English Leicester
nz-kind-merino = a Merino
nz-what-private_buildings_on_board = your buildings on the trail
nz-what-sailors = your sailors
nz-what-storehouses_placed = your storehouses on the sea

## Kinds of moves

nz-kindof-place = Place the runholder
nz-do-place = Place
nz-kindof-move = Ways of the runholder
nz-do-move = Go
nz-kindof-local = Local actions
nz-do-local = Do it
nz-kindof-aux = Auxiliary actions
nz-do-aux = Do it
nz-kindof-play = Play an objective
nz-do-play = Play
nz-kindof-bonus = Buy a bonus card
nz-do-bonus = Buy
nz-kindof-use = Immediate actions
nz-do-use = Do it
nz-kindof-hire = Hire
nz-do-hire = Hire
nz-kindof-invest = Take a bonus tile
nz-do-invest = Take
nz-kindof-joker = Place the joker
nz-do-joker = Place
nz-kindof-buy = Buy sheep
nz-do-buy = Buy
nz-kindof-more = Add to the sheep market
nz-do-more = Turn up two
nz-kindof-pick = Take from the market
nz-do-pick = Take
nz-kindof-build = Build
nz-do-build = Build
nz-kindof-clear = Remove a hazard
nz-do-clear = Remove
nz-kindof-sail = Sail
nz-do-sail = Sail
nz-kindof-upgrade = Upgrade a harbour
nz-do-upgrade = Upgrade
nz-kindof-storehouse = Place a storehouse
nz-do-storehouse = Place
nz-kindof-master = Harbourmaster
nz-do-master = Take
nz-kindof-disc = Take a disc
nz-do-disc = Take the disc
nz-kindof-recall = Move a disc
nz-do-recall = Move
nz-kindof-take = Take a card
nz-do-take = Take
nz-kindof-objective = Take an objective
nz-do-objective = Take
nz-kindof-blind = Take an unseen objective
nz-do-blind = Take unseen
nz-kindof-forward = How far
nz-do-forward = Forward
nz-kindof-flip = Flip a tile
nz-do-flip = Flip
nz-kindof-discard = Discard
nz-do-discard = Discard
nz-kindof-draw = Draw cards
nz-do-draw = Draw
nz-kindof-top = Take into hand
nz-do-top = Take
nz-kindof-reveal = Show sheep
nz-do-reveal = Show
nz-kindof-certificates = Certificates
nz-do-certificates = Spend
nz-kindof-deliver = Delivery
nz-do-deliver = Deliver
nz-kindof-foresight = Foresight
nz-do-foresight = Choose
nz-kindof-done = Go on
nz-kindof-decline = Decline
nz-do-done = Go on
nz-do-decline = Decline
nz-kindof-show = Play a card
nz-do-show = Play
nz-kindof-exchange = Exchange token
nz-do-exchange = Exchange
nz-kindof-trash = Remove from the game
nz-do-trash = Remove

## What is to come

nz-step-first-discard = discard
nz-step-first-disc = disc
nz-step-place-runholder = runholder
nz-step-move = walk
nz-step-run = walk
nz-step-location = place
nz-step-stop = place
nz-step-immediate = at once
nz-step-pay-card = price
nz-step-auxiliary = auxiliary
nz-step-hire = hire
nz-step-invest = bonus
nz-step-joker = joker
nz-step-sheep = sheep
nz-step-pick = sheep
nz-step-build = build
nz-step-plus-one = build
nz-step-hazard = hazard
nz-step-ship = ship
nz-step-anchor = harbour
nz-step-storehouse = storehouse
nz-step-disc = disc
nz-step-master = master
nz-step-take-card = card
nz-step-forward = track
nz-step-flip = tile
nz-step-objective = objective
nz-step-draw = cards
nz-step-discard = discard
nz-step-top-deck = card
nz-step-shear = shearing
nz-step-shearing = shearing
nz-step-income = income
nz-step-deliver = delivery
nz-step-wool = wool
nz-step-foresight = foresight
nz-step-end-turn = end
nz-step-off-turn = tokens
nz-step-move-runholder = walk
nz-step-use-building = place
nz-step-stop-here = place
nz-step-effect = action
nz-step-choose-auxiliary = auxiliary
nz-step-place-joker = joker
nz-step-buy-sheep = sheep
nz-step-pick-sheep = sheep
nz-step-turn-up-sheep = market
nz-step-remove-hazard = hazard
nz-step-place-storehouse = storehouse
nz-step-pair-cleared = pair
nz-step-return-ship = ship
nz-step-take-master = master
nz-step-after-show = card
nz-step-flip-tile = tile
nz-step-gain-objective = objective
nz-step-show-objective = objective
nz-step-draw-objective = objective
nz-step-fill-foresight = foresight
nz-step-deliver-wool = wool
nz-step-take-disc = disc
nz-step-post-reached = post
nz-step-draw-count = cards
nz-step-draw-card = cards
nz-step-discard-drawn = discard
nz-step-leave-wellington = start

## Short names on cards

nz-short-shropshire = Shropshire
nz-short-southdown = Southdown
nz-short-english_leicester = E. Leicester
nz-short-merino = Merino
nz-short-dorset_horn = Dorset Horn
nz-short-lincoln = Lincoln
nz-short-corriedale = Corriedale
nz-short-hampshire = Hampshire
nz-short-ryeland = Ryeland
nz-short-suffolk = Suffolk
nz-short-romney = Romney
nz-short-bonus3 = NZ Halfbred
nz-short-bonus7 = B. Leicester
nz-short-sheepdog = Sheepdog
nz-short-ferry = Ferry
nz-short-kotare = Kōtare
nz-short-bonus1 = Steam Ferry
nz-short-bonus2 = Stud Book
nz-short-bonus4 = Pilot
nz-short-bonus5 = H. Shepherd
nz-short-bonus6 = M. Builder
nz-short-bonus8 = Harb. Board
nz-short-bonus9 = Charter
nz-short-bonus10 = Champion
nz-short-objective = objective

## Places of the table

nz-region-side = Markets, rivals, log
nz-region-focus = Markets
nz-region-own = My money, goods and hand
nz-raise = Board
nz-lower = Fold
nz-show-whose = Show the board of
nz-leaf-where = Where to
nz-leaf-here = Here
nz-leaf-build = Buildings
nz-leaf-posts = Posts
nz-leaf-choose = Choose
nz-leaf-jobs = Jobs
nz-leaf-sheep = Sheep
nz-leaf-bonus = Bonuses
nz-leaf-aims = Objectives
nz-becomes = leaves { $count }
nz-free = free
nz-nth = no. { $number }
nz-kind-of-shepherd = Shepherd
nz-kind-of-craftsman = Craftsman
nz-kind-of-sailor = Sailor
nz-kind-of-shearer = Shearer
nz-row-full = the row is full
nz-next-gives = The next one gives at once
nz-two-sheep = Two at once
nz-workers-give = Workers: what a space gives
nz-pairs-give = Storehouses: what a pair gives
nz-to-build-long = Buildings to come · craftsmen { $count }
nz-of = of { $count }
nz-exchange-word = exchange
nz-steps-word = { $count ->
         [one] step
        *[other] steps
    }
nz-points-now = { $count ->
         [one] point now
        *[other] points now
    }
nz-goals-word =
    { $count ->
        [one] of { $count } objective
       *[other] of { $count } objectives
    }
nz-stores-word = { $count ->
         [one] storehouse
        *[other] storehouses
    }
nz-stores-tip = Storehouses on the board
nz-aux-word-money = pounds
nz-aux-word-cycle = draw and discard
nz-aux-word-certificate = certificate
nz-aux-word-ship = ship
nz-aux-word-pathfinder = pathfinder
nz-frees-step = steps
nz-frees-hand = hand
nz-frees-cert = limit
nz-frees-always = always
nz-frees-wool = wool
nz-at-once-brief = at once:
