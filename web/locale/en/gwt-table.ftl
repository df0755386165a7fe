### The table of Great Western Trail: words of buttons, captions and signs. Questions, moves and events come from the server.

gw-region-table = Great Western Trail table
gw-region-rail = Railway and cities
gw-region-mine = My board
gw-board-of = Board of { $name }
gw-show-board = Show the board of { $name }
gw-back-home = Back to my board
gw-phases = Phases of the turn
gw-phase-A = trail
gw-phase-B = place
gw-phase-C = draw
gw-phase-A-tip = Phase A: move your herder along the trail
gw-phase-B-tip = Phase B: use the location where it stopped
gw-phase-C-tip = Phase C: draw up to your hand limit
gw-turn-of = { $name } plays.
gw-winner = { $name } wins!
gw-which = Which way?
gw-done = done
gw-open = not yet
gw-show = show
gw-hide = fold
gw-go =
    Go to { $place }: { $steps ->
         [one] { $steps } step
        *[other] { $steps } steps
    }{ $price }
gw-money = ${ $count }
gw-left = ${ $count } left
gw-to-bank = −${ $count } to the bank
gw-to-player = −${ $count } to { $name }
gw-steps-way = { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }
gw-route =
    By { $places }: { $steps ->
         [one] { $steps } step
        *[other] { $steps } steps
    }{ $price }
gw-side = Markets, rivals, log
gw-region-board = The board: trail and railway
gw-tab-way = Where
gw-tab-here = Here
gw-tab-jobs = Jobs
gw-tab-cattle = Cattle
gw-tab-goals = Goals
gw-tab-houses = Build
gw-stops = Where you can go
gw-becomes = then { $count }
gw-at-once-brief = at once:
gw-straight = One click does the local action and takes what you point at.
gw-nth = { $craft }, no. { $number }
gw-rows-left = { $count ->
         [one] { $count } more column to the end
        *[other] { $count } more columns to the end
    }
gw-no-reward-short = no reward
gw-kc-short = foresight, income, delivery
gw-hazard-brief = { $kind } { $count }
gw-yours = { $name }, yours
gw-aux-brief = auxiliary action
gw-board-mine = My whole board
gw-strip-of = What { $name } has
gw-board = Board
gw-board-raise = My board
gw-board-lower = Fold
gw-board-show = Show the board of
gw-points-now = { $count ->
         [one] point now
        *[other] points now
    }
gw-tokens-short = { $count ->
         [one] token
        *[other] tokens
    }
gw-certs-short = certs of { $limit }
gw-certs-brief = cert.
gw-steps-tip = Steps a turn, at most
gw-steps-short = { $count ->
         [one] step
        *[other] steps
    }
gw-workers-next = Workers, next reward
gw-workers-give = Workers: what each space gives
gw-row-full = The row is full
gw-row-full-short = full
gw-next-worker = The next one gives
gw-breeding-short = value
gw-goals-short = goals
gw-aux-short = auxiliary
gw-houses-short = to build
gw-station-masters = Station masters
gw-plus-vp = { $count } VP
gw-vp-each = { $count } VP for each disc of yours

## The trail

gw-start = start
gw-start-short = START
gw-nowhere = not on the trail yet
gw-neutral = Neutral building { $name }
gw-building = Building { $name }
gw-building-of = Building { $name }, { $owner }
gw-building-own = Your building { $name }
gw-empty = Empty: { site }
gw-empty-hazard = Empty: { place-hazard }
gw-empty-bandit = Empty: { place-bandit }
gw-empty-short = empty
gw-empty-woods = empty · woods
gw-empty-site = building site
gw-hazard = { $kind }, { $count } VP
gw-hazard-text = A hazard. Whoever removes it scores { $count } VP; until then walkers pay the bank.
gw-bandit-text = A bandit. The bounty:
gw-short-hazard = hazard
gw-short-bandit = bandit
gw-bandit-green = Green bandit
gw-bandit-orange = Orange bandit
gw-zone-flood = flood
gw-zone-drought = drought
gw-zone-rockfall = rockfall
gw-kc-foresight = foresight
gw-kc-money = income
gw-kc-delivery = delivery
gw-kc-text = The end of the trail: three foresights, income for your hand, a delivery; then the herder returns to the start.
gw-fee = passing: ${ $count }
gw-fee-own = (free for you)
gw-fees = Fees: green hand ${ $green }, black hand ${ $black }
gw-risk = Risk action of the space, only for the owner of the building
gw-woods = Woods
gw-herder-of = herder of { $name }
gw-foresight-slot = Foresight { $number }: { $tile }
gw-walked =
    Behind you: { $count ->
         [one] { $count } space
        *[other] { $count } spaces
    }

## Deeds

gw-deeds = Actions
gw-here = Here: building { $name }
gw-copied = copy
gw-used = already used
gw-or-aux = or one auxiliary action instead
gw-aux-long = Auxiliary actions
gw-one-aux = One auxiliary action
gw-immediate = Immediate action
gw-income = Income: certificates to spend
gw-then-city = Enough for { $city }
gw-deliver = Delivery: a city up to { $count }
gw-transport = transport ${ $count }
gw-buy = Buy cattle · cowboys { $count }
gw-build = Build: ${ $count } per builder
gw-build-choose = Choose building { $name }
gw-build-which = Choose a building, then a space on the trail.
gw-build-where = Now choose a lit space on the trail.
gw-play = Play an objective card

## The board

gw-dollars = Dollars
gw-tokens-tip = Exchange tokens: spend one, draw up to 2 cards and discard as many
gw-deck = stack
gw-discard = discard
gw-deck-tip = Draw stack, in unknown order
gw-discard-tip = Discard pile
gw-hazards-tip = Hazards you removed
gw-if-now = if the game ended now
gw-sheet-tip = Where the points come from
gw-no-reward = Space for another worker
gw-at-once = At once
gw-craft-cowboy = cowboy
gw-craft-builder = builder
gw-craft-engineer = engineer
gw-craft-tip-cowboy = Cowboys: { $count }. The more you have, the cheaper the cattle
gw-craft-tip-builder = Builders: { $count }. Larger buildings need more of them
gw-craft-tip-engineer = Engineers: { $count }. That is how far your engine may go
gw-aux = Auxiliary
gw-aux-open = Open from the start
gw-frees = Discs free
gw-steps = steps { $count }
gw-hand-cards = cards { $count }
gw-cert-limit = limit { $count }
gw-up-to = up to { $count }
gw-cert-tip = Certificates: { $count }, limit { $limit }; permanent { $permanent }. Each adds 1 to your breeding value
gw-certs = Certificates
gw-hand = Hand
gw-hand-slot = Hand limit: { $count }
gw-breeding = breeding value
gw-breeding-tip = Sum of the different breeds in hand; doubles do not count. Certificates are added
gw-planner-tip = Now it would be enough for { $city }; transport ${ $cost }
gw-next-city-tip = { $city } needs { $count } more
gw-my-goals = Objectives
gw-supply = To build
gw-supply-long = Buildings to come: name and builders needed
gw-supply-tip = Building { $name }: builders needed { $builders }, { $vp } VP
gw-buildings-tip = Buildings on the trail
gw-engine-at = Engine: { $at }
gw-turnout = turnout { $number }
gw-space = Space { $number }
gw-disc-white = a disc with a white or a dark corner
gw-disc-dark = only a disc with a dark corner
gw-disc-gone = Taken, open
gw-disc-gain = Taking it brings ${ $count }
gw-disc-pay = Taking it costs ${ $count }
gw-disc-aux_money_2x = Money: double action
gw-disc-aux_draw_2x = Card exchange: double action
gw-disc-aux_cert_1x = Certificate: single action
gw-disc-aux_cert_2x = Certificate: double action
gw-disc-aux_engine_1x = Engine: single action
gw-disc-aux_engine_2x = Engine: double action
gw-disc-aux_trash_1x = Remove a card: single action
gw-disc-aux_trash_2x = Remove a card: double action
gw-disc-step_left = More steps
gw-disc-step_right = More steps and 3 VP
gw-disc-hand_left = Hand limit +1
gw-disc-hand_right = Hand limit +1
gw-disc-cert_4 = Up to 4 certificates
gw-disc-cert_6 = Up to 6 certificates

## Markets

gw-jobs = Job market
gw-jobs-tip = The token moves right with every new worker; columns until the end of the game: { $count }
gw-refill-tip = When the token crosses this border, the cattle market is refilled
gw-end-tip = When the token leaves this column, the last turns begin
gw-job-token = Job-market token
gw-price-row = Column { $row }: ${ $count }
gw-job = { $craft }, column { $row }, ${ $count }
gw-market = Cattle market
gw-market-empty = No cattle on the market.
gw-in-stack = in the stack
gw-your-cowboys = your cowboys: { $count }
gw-prices-tip = Price by cowboys used
gw-for-two = for 2
gw-class-value3 = value 3
gw-class-shorthorn = Shorthorn
gw-class-hereford = Hereford
gw-class-simmental_calf = calf
gw-display = Objectives on display
gw-goal-of = Objective: { $tasks }
gw-goal-worth =
    { $penalty ->
        [0] Fulfilled: +{ $vp } VP, else nothing
       *[other] Fulfilled: +{ $vp } VP, otherwise −{ $penalty }
    }
gw-goal-progress = { $done } of { $all } done
gw-ny = NY
gw-cow = { $name }: value { $value }, { $vp } VP
gw-station-short = station { $number }
gw-station-brief = st. { $number }
gw-station-tip = Station { $number }: ${ $cost }, { $vp } VP; { $disc }
gw-station-master = Station master
gw-station-worker = A former { $craft } serves here
gw-discs-of = Discs: { $names }
gw-city-tip = { $city }: needs { $value }; { $disc }
gw-city-money = A delivery brings ${ $count }
gw-link = Together with { $city }: { $gain }
gw-city-kansas_city = Kansas City
gw-city-fulton = Fulton
gw-city-st_louis = St. Louis
gw-city-bloomington = Bloomington
gw-city-peoria = Peoria
gw-city-chicago = Chicago
gw-city-toledo = Toledo
gw-city-pittsburgh = Pittsburgh
gw-city-philadelphia = Philadelphia
gw-city-new_york = New York
gw-master-objective_pairs = 3 VP per 2 cards in your objective area
gw-master-certificate_pairs = 3 VP per 2 certificates
gw-master-bandit_pairs = 3 VP per pair of a green and an orange bandit
gw-master-hazard_pairs = 3 VP per 2 hazards
gw-master-workers = 1 VP per worker
gw-master-station_pairs = 3 VP per 2 stations of yours
gw-master-buildings = 2 VP per building of yours on the trail
gw-master-two_certificates = no points at the end
gw-master-twelve_dollars = no points at the end
gw-breed-criollo = Criollo
gw-breed-santa_gertrudis = S. Gertrudis
gw-breed-pineywoods = Piney{"\u00AD"}woods
gw-breed-galloway = Gallo{"\u00AD"}way
gw-breed-black_angus = Angus
gw-breed-longhorn = Long{"\u00AD"}horn
gw-breed-corriente = Corri{"\u00AD"}ente
gw-breed-shorthorn = Short{"\u00AD"}horn
gw-breed-hereford = Here{"\u00AD"}ford
gw-card-simmental_calf = Calf
gw-card-simmental_heifer = Heifer
gw-card-simmental_cow = Simmen{"\u00AD"}tal
gw-letter-criollo = C
gw-letter-santa_gertrudis = S
gw-letter-pineywoods = P
gw-letter-galloway = G
gw-task-building = { $count ->
         [one] { $count } building on the trail
        *[other] { $count } buildings on the trail
    }
gw-task-station = { $count ->
         [one] { $count } station
        *[other] { $count } stations
    }
gw-task-hazard = { $count ->
         [one] { $count } hazard
        *[other] { $count } hazards
    }
gw-task-green_bandit = { $count ->
         [one] { $count } green bandit
        *[other] { $count } green bandits
    }
gw-task-orange_bandit = { $count ->
         [one] { $count } orange bandit
        *[other] { $count } orange bandits
    }
gw-task-value3 = { $count ->
         [one] { $count } cow of value 3
        *[other] { $count } cows of value 3
    }
gw-task-shorthorn = { $count ->
         [one] { $count } Shorthorn
        *[other] { $count } Shorthorns
    }
gw-task-hereford = { $count ->
         [one] { $count } Hereford
        *[other] { $count } Herefords
    }
gw-task-new_york = { $count ->
         [one] { $count } disc in New York
        *[other] { $count } discs in New York
    }

## Signs in words

gw-e-money = gain ${ $count }
gw-e-pay = pay ${ $count }
gw-e-discard = discard { $kind }
gw-e-money-per = gain ${ $count } for each of { $what }
gw-e-cert = { $count ->
         [one] { $count } certificate
        *[other] { $count } certificates
    }
gw-e-cert-max = certificates up to your limit
gw-e-bandit-pairs = per pair of a green and an orange bandit: { $certificates ->
        [one] { $certificates } certificate
       *[other] { $certificates } certificates
    } and ${ $count }
gw-e-permanent-cert = { $count ->
         [one] { $count } permanent certificate
        *[other] { $count } permanent certificates
    }
gw-e-engine = engine forward up to { $count }
gw-e-engine-what = engine forward up to the number of { $what }
gw-e-engine-back = engine back by { $count }
gw-e-engine-back-any = engine back by 1 or more
gw-e-herder =
    move on up to { $count ->
         [one] { $count } step
        *[other] { $count } steps
    } and act there
gw-e-herder-free =
    walk up to { $count ->
         [one] { $count } step
        *[other] { $count } steps
    } without fees or actions
gw-e-hire = hire a worker
gw-e-hire-at = hire a worker, price { $by }
gw-e-build = build: ${ $count } per builder needed
gw-e-buy-cattle = buy cattle
gw-e-hazard = remove a hazard for ${ $count }
gw-e-hazard-free = remove a hazard for free
gw-e-bounty = collect the bounty for a bandit
gw-e-aux = a single or double auxiliary action
gw-e-objective-discard = an objective card to your discard pile
gw-e-objective-hand = an objective card to your hand
gw-e-exchange-token = an exchange token
gw-e-draw-discard =
    { $count ->
        [one] draw { $count } card, discard one
       *[other] draw up to { $count } cards, discard as many
    }
gw-e-draw-discard-what = draw up to the number of { $what }, discard as many
gw-e-trash-hand-card = { $count ->
         [one] remove a hand card from the game
        *[other] remove up to { $count } hand cards from the game
    }
gw-e-adjacent-building = use a neighbouring building
gw-e-upgrade-station-behind = upgrade a station behind your engine
gw-e-extraordinary-delivery = an extraordinary delivery
gw-kind-criollo = a Criollo
gw-kind-galloway = a Galloway
gw-kind-pineywoods = a Pineywoods
gw-kind-santa_gertrudis = a Santa Gertrudis
gw-kind-any_cattle = any cow
gw-kind-same_breed_pair = two cows of one breed
gw-kind-value3 = a cow of value 3
gw-kind-objective = an objective card
gw-what-engineers = your engineers
gw-what-builders = your builders
gw-what-cowboys = your cowboys
gw-what-own_buildings_in_woods = your buildings in the woods
gw-what-own_hazards = your hazards
gw-what-own_stations = your stations

## Kinds of moves

gw-kindof-place = Place the herder
gw-kindof-move = Ways of the herder
gw-kindof-local = Local actions
gw-kindof-aux = Auxiliary actions
gw-kindof-play = Play an objective
gw-kindof-use = Immediate actions
gw-kindof-hire = Hire
gw-kindof-buy = Buy cattle
gw-kindof-more = Add to the cattle market
gw-kindof-engine = Engine forward
gw-kindof-back = Engine back
gw-kindof-upgrade = Upgrade a station
gw-kindof-master = Station master
gw-kindof-disc = Take a disc
gw-kindof-recall = Move a disc from a station
gw-kindof-objective = Take an objective
gw-kindof-blind = Take an unseen objective
gw-kindof-build = Build
gw-kindof-bounty = Bounties
gw-kindof-clear = Remove a hazard
gw-kindof-discard = Discard
gw-kindof-trash = Remove from the game
gw-kindof-draw = Draw cards
gw-kindof-copy = Neighbouring building
gw-kindof-foresight = Foresight
gw-kindof-certificates = Certificates
gw-kindof-raise = Raise cattle
gw-kindof-deliver = Delivery
gw-kindof-done = Go on
gw-kindof-decline = Decline
gw-kindof-exchange = Exchange token
gw-do-place = Place
gw-do-move = Go
gw-do-local = Do it
gw-do-aux = Do it
gw-do-play = Play
gw-do-use = Do it
gw-do-hire = Hire
gw-do-buy = Buy
gw-do-more = Turn up two
gw-do-engine = Move
gw-do-back = Move back
gw-do-upgrade = Upgrade
gw-do-master = Take
gw-do-disc = Take the disc
gw-do-recall = Move
gw-do-objective = Take
gw-do-blind = Take unseen
gw-do-build = Build
gw-do-bounty = Collect
gw-do-clear = Remove
gw-do-discard = Discard
gw-do-trash = Remove
gw-do-draw = Draw
gw-do-copy = Choose
gw-do-foresight = Choose
gw-do-certificates = Spend
gw-do-raise = Raise
gw-do-deliver = Deliver
gw-do-done = Go on
gw-do-decline = Decline
gw-do-exchange = Exchange

## What is to come

gw-step-first-discard = discard
gw-step-place-herder = herder
gw-step-move = walk
gw-step-herder = walk
gw-step-free-move = walk
gw-step-location = place
gw-step-stop = place
gw-step-auxiliary = auxiliary
gw-step-immediate = at once
gw-step-pay-card = price
gw-step-hire = hire
gw-step-cattle = cattle
gw-step-build = build
gw-step-bounty = bounty
gw-step-hazard = hazard
gw-step-engine = engine
gw-step-engine-back = back
gw-step-engine-any = back
gw-step-engine-return = back
gw-step-upgrade = station
gw-step-upgrade-behind = station
gw-step-station-master = master
gw-step-objective = objective
gw-step-foresight = foresight
gw-step-certificates = income
gw-step-raise = calves
gw-step-deliver = delivery
gw-step-disc = disc
gw-step-draw = cards
gw-step-discard = discard
gw-step-trash = removal
gw-step-copy = neighbours
gw-step-end-turn = end
gw-step-move-herder = walk
gw-step-herder-action = walk
gw-step-use-building = place
gw-step-stop-here = place
gw-step-copy-building = neighbours
gw-step-effect = action
gw-step-pay-second = price
gw-step-choose-auxiliary = auxiliary
gw-step-buy-cattle = cattle
gw-step-turn-up-cattle = market
gw-step-take-bounty = bounty
gw-step-remove-hazard = hazard
gw-step-move-engine = engine
gw-step-back-any = back
gw-step-return-engine = back
gw-step-engine-stops = station
gw-step-take-master = master
gw-step-gain-objective = objective
gw-step-show-objective = objective
gw-step-draw-objective = objective
gw-step-income = income
gw-step-raise-cattle = calves
gw-step-fill-foresight = foresight
gw-step-take-disc = disc
gw-step-city-reached = city
gw-step-pay-transport = transport
gw-step-draw-count = cards
gw-step-draw-card = cards
gw-step-discard-drawn = discard
gw-step-trash-cards = removal

## The guide of the first game

gw-guide-over = The game is over
    .do = The sheet shows where every point came from.
    .think = See what your rivals lived on: cattle, buildings, cities, objectives.
gw-guide-welcome = The cattle drive
    .do = Again and again you lead your herd along the trail to Kansas City, and from there by rail to a city.
    .think = A turn is simple: walk, use the location, draw cards. Point at any sign and it explains itself.
gw-guide-first-discard = Too many cards
    .do = Keep four cards before your first turn.
    .think = Keep different breeds: doubles bring no income.
gw-guide-place = Where to begin
    .do = Put your herder on any neutral building and use it at once.
    .think = A hires, B builds, E sells cattle: decide how you begin.
gw-guide-foresight = Foresight
    .do = Choose one of two tiles; it goes to the trail or to the job market at once.
    .think = Choose workers if you can pay for them; bandits and hazards mean fees and rewards.
gw-guide-income = Income
    .do = Different breeds add up: now { $breeding }. Certificates add 1 each.
    .think = Spent certificates are gone. See which city they would reach.
gw-guide-deliver = Delivery
    .do = Choose a city your value reaches. You may have one disc in each.
    .think = Red crosses between engine and city cost a dollar each. Kansas City gives $4 but takes 6 points.
gw-guide-disc = Which disc
    .do = A disc taken from your board frees what lies under it for good.
    .think = Dark rings are better: steps, hand, six certificates. They need a city with a dark corner.
gw-guide-hire = Workers
    .do = Hire a worker from the job market at the price of its column.
    .think = Cowboys make cattle cheap, builders build, engineers drive the engine. Begin with one craft.
gw-guide-cattle = Cattle
    .do = A card you buy goes to your discard pile and comes to your hand later.
    .think = The more cowboys you use, the cheaper it is.
gw-guide-build = Building
    .do = Choose a building, then a space. It is yours: only you may use its actions.
    .think = Hands on it make others pay. Build where you walk often.
gw-guide-engine = The engine
    .do = Your engine moves as far as you have engineers, or less.
    .think = A turnout lets you upgrade its station. An engine far ahead makes deliveries cheap.
gw-guide-upgrade = A station
    .do = Pay, and put a disc from your board onto the station.
    .think = That is points and one more freed space on your board.
gw-guide-master = Station master
    .do = Give up a worker for the tile of the master.
    .think = It brings something at once and points at the end; the worker is gone.
gw-guide-objective = An objective
    .do = The card goes to your discard pile and comes to your hand later.
    .think = A played objective binds you: fail it and you lose points.
gw-guide-bounty = Bandits
    .do = Remove a bandit for the bounty printed below it.
    .think = Pairs of green and orange serve objectives and one of the masters.
gw-guide-hazard = A hazard
    .do = Pay and remove a hazard from the trail: it is worth points.
    .think = A hazard on your way costs you every time you pass.
gw-guide-pay-card = Discard a card
    .do = Choose a lit card in your hand.
    .think = Discard weak ones and doubles: for Kansas City you want different breeds.
gw-guide-move = The walk
    .do = All places you can reach are lit; the number in the disc is the steps.
    .think = Empty spaces do not count. Neutral and own buildings give actions, those of others only an auxiliary one.
gw-guide-toll = Fees
    .do = Green and black hands are fees, to the owner or to the bank.
    .think = The red sum at a place is the fee for the whole way. If you have less, you pay what you have.
gw-guide-kansas = Kansas City is near
    .do = Your hand and certificates are now worth { $count }.
    .think = If you hold doubles, discard them for money on the way first.
gw-guide-location = The location
    .do = Use the actions of the building in any order, each at most once.
    .think = Or, instead of all of them, one single auxiliary action.
gw-guide-stop = Somebody else's place
    .do = Here you may only do one auxiliary action.
    .think = Your board below shows which ones you have.
gw-guide-aux = Auxiliary actions
    .do = A single one costs and gives less, a double one twice as much.
    .think = Discs taken off your board open new ones and double them.
gw-guide-play = Play an objective
    .do = You may play an objective from your hand: it gives its action at once.
    .think = Play it when you are sure that you will fulfil it.
gw-guide-token = Exchange token
    .do = The token above: draw up to two cards and discard as many.
    .think = Best before Kansas City, to collect different breeds.
gw-guide-end-turn = End of the turn
    .do = The last chance to play an objective or exchange cards; then you draw up to your hand limit.
    .think = If there is nothing to do, just end the turn.
gw-guide-market = The market is refilled
    .do = The job-market token crossed a border: new cards came to the cattle market.
    .think = There is more to choose from: time to buy.
gw-guide-last = The last turns
    .do = The job-market token left its last column: everybody else has one more turn.
    .think = Take the points that are at hand.
