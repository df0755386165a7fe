### New Zealand: what happened, how it ended, where the points come from.

event-first-player = { $name } goes first
    .you = You go first
event-board-laid = The board is set up
event-set-dealt = Bonus cards under “{ $stack }”: { $card }
event-supplied = { $name } begins with { $price } and { card-count }
    .you = You begin with { $price } and { card-count }
event-turn-began = { $name } takes a turn
    .you = Your turn
event-placed-runholder = { $name } brings the runholder { $to }
    .you = You bring the runholder { $to }
event-moved = { $name } walks { $steps } { $to }
    .paid = { $name } walks { $steps } { $to }, fees { $price }
    .you = You walk { $steps } { $to }
    .paid-you = You walk { $steps } { $to }, fees { $price }
event-fee-paid = { $name } pays { $other } { $price }
    .whom = { $name } pays you { $price }
    .you = You pay { $other } { $price }
event-used-local = { $name } uses action { $local } { $on }
    .neutral = { $name } uses action { $local } of neutral building { $building }
    .extra = { $name } uses the extra action { $on }
    .you = You use action { $local } { $on }
    .neutral-you = You use action { $local } of neutral building { $building }
    .extra-you = You use the extra action { $on }
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
event-gold-gained = { $name } now has { $gold }
    .you = You now have { $gold }
event-certified = { $name } now has { $certificates }
    .you = You now have { $certificates }
event-token-gained = { $name } gains an exchange token
    .you = You gain an exchange token
event-exchanged = { $name } uses an exchange token for { $cards }
    .you = You use an exchange token for { $cards }
event-advanced = { $name } reaches space { $space } of the pathfinder track
    .you = You reach space { $space } of the pathfinder track
event-step-tile = { $name } takes a step tile: step limit +1
    .you = You take a step tile: step limit +1
event-flipped =
    { $tile ->
        [step] { $name } flips the step tile: step limit +1 more
       *[fee] { $name } flips the fee tile and pays no fees for hands any more
    }
    .you =
        { $tile ->
            [step] You flip the step tile: step limit +1 more
           *[fee] You flip the fee tile and pay no fees for hands any more
        }

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
event-shown = { $name } plays { $card }
    .you = You play { $card }
event-topped = { $name } takes { $card } into hand
    .you = You take { $card } into hand
event-bought = { $name } buys { $cards } for { $price }
    .you = You buy { $cards } for { $price }
event-picked = { $name } takes { $card } from the market for { $price }
    .free = { $name } takes { $card } from the market for free
    .you = You take { $card } from the market for { $price }
    .free-you = You take { $card } from the market for free
event-card-gained = { $name } gains { $card }
    .you = You gain { $card }
event-bonus-bought = { $name } buys { $card } for { $gold }
    .you = You buy { $card } for { $gold }
event-market-grew = New in the sheep market: { $shown }
event-objective-gained = { $name } takes { $card }
    .you = You take { $card }
event-display-grew = New on display: { $shown }
event-objective-played = { $name } plays { $card }
    .you = You play { $card }

event-hired = { $name } hires { $worker } from column { $row } for { $price }
    .you = You hire { $worker } from column { $row } for { $price }
event-invested = { $name } takes { $object } from row { $row } for { $price }
    .you = You take { $object } from row { $row } for { $price }
event-joker-placed = { $name } puts a joker into the { craft-row }
    .you = You put a joker into the { craft-row }
event-built = { $name } places { $building } { $on } for { $price }
    .free = { $name } places { $building } { $on }
    .you = You place { $building } { $on } for { $price }
    .free-you = You place { $building } { $on }
event-replaced = { $name } replaces { $old } { $on }
    .you = You replace { $old } { $on }
event-hazard-removed = { $name } removes { $object } for { $price }
    .free = { $name } removes { $object } for free
    .you = You remove { $object } for { $price }
    .free-you = You remove { $object } for free

event-sailed = { $name } sails { $space }: { space-count }
    .you = You sail { $space }: { space-count }
event-upgraded = { $name } upgrades { $harbour } for { $price }
    .free = { $name } upgrades { $harbour }
    .you = You upgrade { $harbour } for { $price }
    .free-you = You upgrade { $harbour }
event-storehouse-placed = { $name } places a storehouse of pair { $pair }
    .you = You place a storehouse of pair { $pair }
event-pair-cleared = { $name } clears the storehouse pair { $pair }: { $effects }
    .you = You clear the storehouse pair { $pair }: { $effects }
event-ship-returned = { $name } brings the ship back to the start space
    .you = You bring the ship back to the start space
event-disc-taken = { $name } takes the disc “{ $disc }”
    .gained = { $name } takes the disc “{ $disc }” and gains { $price }
    .paid = { $name } takes the disc “{ $disc }” and pays { $price }
    .you = You take the disc “{ $disc }”
    .gained-you = You take the disc “{ $disc }” and gain { $price }
    .paid-you = You take the disc “{ $disc }” and pay { $price }
event-disc-recalled = { $name } moves the disc { $from }
    .you = You move the disc { $from }
event-master-taken = { $name } leaves { $worker } { $at } and takes the harbourmaster “{ $master }”
    .you = You leave { $worker } { $at } and take the harbourmaster “{ $master }”

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
event-showed = { $name } shows { $card }
    .you = You show { $card }
event-shorn =
    { $permanent ->
        [0] { $name } shears sheep: { $price } (wool { $wool })
       *[other] { $name } shears sheep: { $price } (wool { $wool }, permanent { $permanent })
    }
    .you =
        { $permanent ->
            [0] You shear sheep: { $price } (wool { $wool })
           *[other] You shear sheep: { $price } (wool { $wool }, permanent { $permanent })
        }
event-delivered =
    { $transport ->
        [0] { $name } delivers sheep { $post }
       *[other] { $name } delivers sheep { $post }, transport { $price }
    }
    .wool =
        { $transport ->
            [0] { $name } delivers wool { $post }
           *[other] { $name } delivers wool { $post }, transport { $price }
        }
    .you =
        { $transport ->
            [0] You deliver sheep { $post }
           *[other] You deliver sheep { $post }, transport { $price }
        }
    .wool-you =
        { $transport ->
            [0] You deliver wool { $post }
           *[other] You deliver wool { $post }, transport { $price }
        }
event-without-disc = { $name } makes no delivery: there is no disc or no post for it
    .you = You make no delivery: there is no disc or no post for it
event-foreseen = { $name }, foresight { $bag }: { $tile } goes { $to }
    .market = { $name }, foresight { $bag }: { $tile } goes to the job market, column { $row }
    .bonus = { $name }, foresight { $bag }: { $tile } goes to the bonus market, row { $row }
    .gone = { $name }, foresight { $bag }: { $tile } leaves the game
    .you = Your foresight { $bag }: { $tile } goes { $to }
    .market-you = Your foresight { $bag }: { $tile } goes to the job market, column { $row }
    .bonus-you = Your foresight { $bag }: { $tile } goes to the bonus market, row { $row }
    .gone-you = Your foresight { $bag }: { $tile } leaves the game
event-token-moved = The bonus-market token moves to row { $row }
event-buildings-flipped = Four neutral buildings are flipped: from now on they do more
event-foresight-grew = New in foresight { $bag }: { $tile }
event-end-triggered = { $name } takes the bonus-market token: everybody else has one more turn
    .you = You take the bonus-market token: everybody else has one more turn
event-final = Final scoring. { $category }, { $name }: { point-count }
    .you = Final scoring. { $category }, you: { point-count }
event-game-over = { $name } wins with { point-count }
    .you = You win with { point-count }

## The end

ending-complete = { $name } wins with { point-count }
    .shared = { $names } share the victory with { point-count }

score-pounds = Money: { point-count }
    .name = Money
score-private_buildings = Private buildings: { point-count }
    .name = Private buildings
score-trading_posts = Trading posts: { point-count }
    .name = Trading posts
score-harbours = Harbours: { point-count }
    .name = Harbours
score-pathfinder = Pathfinder track: { point-count }
    .name = Pathfinder track
score-hazard_and_bonus_tiles = Hazard and bonus tiles: { point-count }
    .name = Hazard and bonus tiles
score-deck_cards = Sheep and bonus cards: { point-count }
    .name = Sheep and bonus cards
score-objectives = Objective cards: { point-count }
    .name = Objective cards
score-harbourmasters = Harbourmasters: { point-count }
    .name = Harbourmasters
score-workers_and_storehouses = Workers and storehouses: { point-count }
    .name = Workers and storehouses
score-hand_limit_disc = Hand limit: { point-count }
    .name = Hand limit
score-market_token = Bonus market token: { point-count }
    .name = Bonus market token
score-total = Total: { point-count }
    .name = Total
