### Great Western Trail: what happened, how it ended, where the points come from.

event-first-player = { $name } goes first
    .you = You go first
event-board-laid = The board is set up
event-supplied = { $name } begins with { $price } and { card-count }
    .you = You begin with { $price } and { card-count }
event-starter-dealt = { $name } receives { $card }
    .you = You receive { $card }
event-turn-began = { $name } takes a turn
    .you = Your turn
event-placed-herder = { $name } brings the herder { $to }
    .you = You bring the herder { $to }
event-moved = { $name } walks { $steps } { $to }
    .paid = { $name } walks { $steps } { $to }, fees { $price }
    .you = You walk { $steps } { $to }
    .paid-you = You walk { $steps } { $to }, fees { $price }
event-fee-paid = { $name } pays { $other } { $price }
    .whom = { $name } pays you { $price }
    .you = You pay { $other } { $price }
event-moved-freely = { $name } moves the herder { $to } for free
    .you = You move the herder { $to } for free
event-used-local = { $name } uses action { $local } { $on }
    .neutral = { $name } at neutral building { $building }: { $effects }
    .second = { $name } uses the second half of action { $local } { $on }
    .risk = { $name } uses the risk action { $on }
    .you = You use action { $local } { $on }
    .neutral-you = You at neutral building { $building }: { $effects }
    .second-you = You use the second half of action { $local } { $on }
    .risk-you = You use the risk action { $on }
event-used-aux =
    { $form ->
        [single] { $name }, auxiliary action: { $effects }
       *[double] { $name }, double auxiliary action: { $effects }
    }
    .you =
        { $form ->
            [single] Your auxiliary action: { $effects }
           *[double] Your double auxiliary action: { $effects }
        }
event-used-immediate = { $name }, immediate action: { $effects }
    .you = Your immediate action: { $effects }
event-copied = { $name } copies the building { $on }
    .neutral = { $name } copies neutral building { $building }
    .you = You copy the building { $on }
    .neutral-you = You copy neutral building { $building }
event-drew-up =
    { $count ->
        [0] Phase C: { $name } draws nothing
       *[other] Phase C: { $name } draws { $cards }
    }
    .you =
        { $count ->
            [0] Phase C: you draw nothing
           *[other] Phase C: you draw { $cards }
        }
event-gained = { $name } gains { $price }
    .you = You gain { $price }
event-paid = { $name } pays { $price }
    .you = You pay { $price }
event-certified = { $name } now has { $certificates }
    .you = You now have { $certificates }
event-token-gained = { $name } gains an exchange token
    .you = You gain an exchange token
event-exchanged = { $name } uses an exchange token for { $cards }
    .you = You use an exchange token for { $cards }
event-drew = { $name } draws { $cards }
    .you = You draw { $cards }
event-card-drawn = { $name } draws { $card }
    .you = You draw { $card }
event-shuffled = { $name } shuffles the discard pile ({ card-count }) into a new draw stack
    .you = You shuffle the discard pile ({ card-count }) into a new draw stack
event-discarded = { $name } discards { $card }
    .you = You discard { $card }
event-trashed = { $name } removes { $card } from the game
    .you = You remove { $card } from the game
event-bought = { $name } buys { $cards } for { $price }
    .you = You buy { $cards } for { $price }
event-market-grew = New in the cattle market: { $shown }
event-objective-gained =
    { $hand ->
        [0] { $name } takes { $card }
       *[other] { $name } takes { $card } into hand
    }
    .you =
        { $hand ->
            [0] You take { $card }
           *[other] You take { $card } into hand
        }
event-objective-unseen = { $name } takes an objective card from the stack unseen
    .you = You take an objective card from the stack unseen
event-display-grew = New on display: { $shown }
event-objective-played = { $name } plays { $card }
    .you = You play { $card }
event-hired = { $name } hires { $worker } from column { $row } for { $price }
    .you = You hire { $worker } from column { $row } for { $price }
event-built = { $name } places building { $building } { $on } for { $price }
    .free = { $name } places building { $building } { $on }
    .you = You place building { $building } { $on } for { $price }
    .free-you = You place building { $building } { $on }
event-replaced = { $name } replaces building { $old } { $on }
    .you = You replace building { $old } { $on }
event-bounty-taken = { $name } collects the bounty for { $object } on the space { bounty-sign }
    .you = You collect the bounty for { $object } on the space { bounty-sign }
event-hazard-removed = { $name } removes { $object } for { $price }
    .free = { $name } removes { $object } for free
    .you = You remove { $object } for { $price }
    .free-you = You remove { $object } for free
event-engine-moved = { $name } drives the engine { $position }
    .you = You drive the engine { $position }
event-engine-back = { $name } moves the engine back { $position }
    .you = You move the engine back { $position }
event-upgraded = { $name } upgrades station { $station } for { $price }
    .you = You upgrade station { $station } for { $price }
event-disc-taken = { $name } takes the disc “{ $disc }”
    .gained = { $name } takes the disc “{ $disc }” and gains { $price }
    .paid = { $name } takes the disc “{ $disc }” and pays { $price }
    .you = You take the disc “{ $disc }”
    .gained-you = You take the disc “{ $disc }” and gain { $price }
    .paid-you = You take the disc “{ $disc }” and pay { $price }
event-disc-recalled = { $name } moves the disc from station { $station }
    .you = You move the disc from station { $station }
event-master-taken = { $name } leaves { $worker } at station { $station } and takes the station master “{ $master }”
    .you = You leave { $worker } at station { $station } and take the station master “{ $master }”
event-foreseen = { $name }, foresight { $number }: { $tile } goes { $to }
    .market = { $name }, foresight { $number }: { $tile } goes to the job market
    .gone = { $name }, foresight { $number }: { $tile } leaves the game
    .you = Your foresight { $number }: { $tile } goes { $to }
    .market-you = Your foresight { $number }: { $tile } goes to the job market
    .gone-you = Your foresight { $number }: { $tile } leaves the game
event-job-offered = Job market: { $tile } in column { $row }
event-token-moved = The job-market token moves to column { $row }
    .gone = The job-market token leaves the market
event-foresight-grew = New in foresight { $number }: { $tile }
event-income =
    { $certificates ->
        [0] { $name }: income { $price } (breeding value { $breeding })
       *[other] { $name }: income { $price } (breeding value { $breeding }, certificates { $certificates })
    }
    .you =
        { $certificates ->
            [0] Your income: { $price } (breeding value { $breeding })
           *[other] Your income: { $price } (breeding value { $breeding }, certificates { $certificates })
        }
event-showed =
    { $count ->
        [one] { $name } shows { $card }
       *[other] { $name } shows { $card } ×{ $count }
    }
    .you =
        { $count ->
            [one] You show { $card }
           *[other] You show { $card } ×{ $count }
        }
event-raised = { $name } raises an animal: { $shown }
    .you = You raise an animal: { $shown }
event-delivered =
    { $transport ->
        [0] { $name } delivers { $city }
       *[other] { $name } delivers { $city }, transport { $price }
    }
    .you =
        { $transport ->
            [0] You deliver { $city }
           *[other] You deliver { $city }, transport { $price }
        }
event-without-disc = { $name } delivers { $city } without a disc
    .you = You deliver { $city } without a disc
event-end-triggered = { $name } takes the job-market token: everybody else has one more turn
    .you = You take the job-market token: everybody else has one more turn
event-final = Final scoring. { $category }, { $name }: { point-count }
    .you = Final scoring. { $category }, you: { point-count }
event-game-over = { $name } wins with { point-count }
    .you = You win with { point-count }

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
