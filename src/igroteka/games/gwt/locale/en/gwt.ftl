### Great Western Trail: counts, icons, actions, options. Names of players are passed as they are.

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
    .help = Hire one worker from a column left of the job-market token for the price of the column, changed by the number shown.
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
    .help = One more action for the owner of the building on this space, when their own herder stops here.
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
    .help = When the job-market token leaves this column, the cattle market is filled up.
sign-end = End of the game
    .help = When the job-market token leaves this column, everybody else has one more turn.
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
effect-objective =
    { $penalty ->
        [0] +{ $count } if fulfilled
       *[other] +{ $count } if fulfilled, otherwise −{ $penalty }
    }
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
    .full = Place the herder on neutral space { $space }
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
    .full = Hire { $worker } from column { $row }
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
    .full = Place building { $number } on space { $space }
    .option = Place building { $building } { $on }
    .option-replace = Replace building { $old } { $on } by building { $building }
    .heading = Place building { $building }
action-bounty = Collect a bounty
    .full = Collect the bounty on the bandit space { bounty-sign }
    .option = Collect the bounty for { $tile } on the space { bounty-sign }
action-clear = Remove a hazard
    .full = Remove the hazard { $place }
    .option = Remove { $tile }, { nth } space
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
action-certificates = Spend certificates
    .full =
        { $count ->
            [0] Don't spend certificates
           *[other] Spend { certificate-count }
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
            [location] Go on: phase C
            [copied] Don't do the rest
            [cattle] Finish buying
            [raise] Don't raise more
            [end-turn] End turn
           *[other] Go on
        }
action-decline = Decline
    .option =
        { $decision ->
            [free-move] Stay here
            [hire] Don't hire
            [engine] Don't move the engine
            [upgrade] Don't upgrade
            [upgrade-behind] Don't upgrade
            [station-master] Don't take the station master
            [objective] Don't take a card
            [build] Don't build
            [trash] Don't remove
            [draw] Don't draw
           *[other] Decline
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

preset-usual = The full game: buildings are laid out at random
preset-beginner = First game: buildings by their letters, all on side a
preset-simmental = The full game with Simmental cattle: calves grow up
