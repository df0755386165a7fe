### New Zealand: what happened, how it ended, where the points come from.

event-first-player = { $name } goes first
event-board-laid = The board is set up
event-set-dealt = Bonus cards under “{ $stack }”: { $card }
event-supplied = { $name } begins with { $price } and { card-count }
event-turn-began = { $name } takes a turn
event-placed-runholder = { $name } brings the runholder { $to }
event-moved = { $name } walks { $steps } { $to }
    .paid = { $name } walks { $steps } { $to }, fees { $price }
event-fee-paid = { $name } pays { $other } { $price }
event-used-local = { $name } uses action { $local } { $on }
    .neutral = { $name } uses action { $local } of neutral building { $building }
    .extra = { $name } uses the extra action { $on }
event-used-aux =
    { $form ->
        [single] { $name }, auxiliary action: { $effects }
       *[double] { $name }, double auxiliary action: { $effects }
    }
event-used-immediate = { $name }, immediate action: { $effects }
event-drew-up =
    { $count ->
        [0] Phase C: { $name } draws nothing
       *[other] Phase C: { $name } draws up { $cards }
    }

event-gained = { $name } gains { $price }
event-paid = { $name } pays { $price }
event-gold-gained = { $name } now has { $gold }
event-certified = { $name } now has { $certificates }
event-token-gained = { $name } gains an exchange token
event-exchanged = { $name } uses an exchange token for { $cards }
event-advanced = { $name } reaches space { $space } of the pathfinder track
event-step-tile = { $name } takes a step tile: step limit +1
event-flipped =
    { $tile ->
        [step] { $name } flips the step tile: step limit +1 more
       *[fee] { $name } flips the fee tile and pays no fees for hands any more
    }

event-drew = { $name } draws { $cards }
event-card-drawn = { $name } draws { $card }
event-shuffled = { $name } shuffles the discard pile ({ card-count }) into a new draw stack
event-discarded = { $name } discards { $card }
event-trashed = { $name } removes { $card } from the game
event-shown = { $name } plays { $card }
event-topped = { $name } takes { $card } into the hand
event-bought = { $name } buys { $cards } for { $price }
event-picked = { $name } takes { $card } from the market for { $price }
    .free = { $name } takes { $card } from the market for free
event-card-gained = { $name } gains { $card }
event-bonus-bought = { $name } buys { $card } for { $gold }
event-market-grew = New in the sheep market: { $shown }
event-objective-gained = { $name } takes { $card }
event-display-grew = New on display: { $shown }
event-objective-played = { $name } plays { $card }

event-hired = { $name } hires { $worker } from row { $row } for { $price }
event-invested = { $name } takes { $object } from row { $row } for { $price }
event-joker-placed = { $name } puts a joker into the { craft-row }
event-built = { $name } places { $building } on space { $space } for { $price }
    .free = { $name } places { $building } on space { $space }
event-replaced = { $name } removes { $old } from space { $space }
event-hazard-removed = { $name } removes { $object } for { $price }
    .free = { $name } removes { $object } for free

event-sailed = { $name } sails { $space }: { space-count }
event-upgraded = { $name } upgrades { $harbour } for { $price }
    .free = { $name } upgrades { $harbour }
event-storehouse-placed = { $name } places a storehouse of pair { $pair }
event-pair-cleared = { $name } clears the storehouse pair { $pair }: { $effects }
event-ship-returned = { $name } brings the ship back to the start space
event-disc-taken = { $name } takes the disc “{ $disc }”
    .gained = { $name } takes the disc “{ $disc }” and gains { $price }
    .paid = { $name } takes the disc “{ $disc }” and pays { $price }
event-disc-recalled = { $name } takes the disc { $from }
event-master-taken = { $name } leaves { $worker } { $at } and takes the harbourmaster “{ $master }”

event-income =
    { $certificates ->
        [0] { $name }: income { $price } (breeding value { $breeding })
       *[other] { $name }: income { $price } (breeding value { $breeding }, certificates { $certificates })
    }
event-showed = { $name } shows { $card }
event-shorn =
    { $permanent ->
        [0] { $name } shears sheep: { $price } (wool { $wool })
       *[other] { $name } shears sheep: { $price } (wool { $wool }, permanent { $permanent })
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
event-without-disc = { $name } makes no delivery: there is no disc or no post for it
event-foreseen = { $name }, foresight { $bag }: { $tile } goes { $to }
    .market = { $name }, foresight { $bag }: { $tile } goes to the job market, row { $row }
    .bonus = { $name }, foresight { $bag }: { $tile } goes to the bonus market, row { $row }
    .gone = { $name }, foresight { $bag }: { $tile } leaves the game
event-token-moved = The bonus-market token moves to row { $row }
event-buildings-flipped = Four neutral buildings are flipped: from now on they do more
event-foresight-grew = New in foresight { $bag }: { $tile }
event-end-triggered = { $name } takes the bonus-market token: everybody else has one more turn
event-final = Final scoring. { $category }, { $name }: { point-count }
event-game-over = { $name } wins with { point-count }

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
