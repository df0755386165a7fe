### New Zealand: counts, icons, actions, options.

## Counts

pound-count =
    { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
gold-count = { $count } gold
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
shepherd-count =
    { $count ->
        [one] { $count } shepherd
       *[other] { $count } shepherds
    }
shearer-count =
    { $count ->
        [one] { $count } shearer
       *[other] { $count } shearers
    }
craftsman-count =
    { $count ->
        [one] { $count } craftsman
       *[other] { $count } craftsmen
    }
player-count =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## Icons: what they do inside a sentence, and what they mean

icons = { $cost } → { $gain }
icons-or = { $first } or { $second }

icon-pay = pay { pound-count }
    .help = Pay this many pounds to the bank first.
icon-discard = discard { kind-object }
    .help = Put the cards shown from your hand on your discard pile and take the reward.
icon-money = gain { pound-count }
    .help = Gain this many pounds from the bank.
icon-wool_of_discarded = gain its wool in pounds
    .help = Gain as many pounds as the discarded sheep has wool, and one more for each permanent wool.
icon-money_per = gain { pound-count } for each of your { what-each }
    .help = Count the things shown that you own and gain the pounds for each of them.
icon-gold = gain { gold-count }
    .help = Move your gold marker forward, at most to 5. Gold buys bonus cards and jokers.
icon-certificate = certificate +{ $count }
    .help = Move your certificate marker up to this many places forward, not beyond your limit; crossing to 2 brings gold.
icon-pathfinder = advance { space-count } on the pathfinder track
    .help = Move your disc up to this many spaces along the pathfinder track and take all that you meet.
icon-exchange =
    { $count ->
        [one] gain an exchange token
       *[other] gain { token-count }
    }
    .help = Keep the token; at any time it lets you draw up to 2 cards and discard as many.
icon-objective = take an objective card
    .help = Take an objective card from the display or the stack to your discard pile.
icon-card = take { $card }
    .help = Take such a card from the supply to your discard pile.
icon-draw_discard =
    { $count ->
        [one] draw { $count } card and discard { $count }
       *[other] draw up to { card-count } and discard as many
    }
    .help = Draw cards up to this number, then discard as many as you drew.
icon-hire =
    { $form ->
        [same] hire a worker
        [dearer] hire a worker, { pound-count } dearer
       *[cheaper] hire a worker, { pound-count } cheaper
    }
    .help = Hire one worker from the job market for the price of the column, changed by the number shown.
icon-invest =
    { $form ->
        [same] take a bonus tile
        [dearer] take a bonus tile, { pound-count } dearer
       *[cheaper] take a bonus tile, { pound-count } cheaper
    }
    .help = Buy a bonus tile from any row but that of the market token for the price of the row, changed by the number shown.
icon-build = place a building for { pound-count } per craftsman
    .help = Place or replace one of your buildings and pay this much for each craftsman needed; a new one brings gold.
icon-buy_sheep = buy sheep
    .help = Buy sheep from the market; each of your shepherds works once.
icon-ship =
    { $count ->
        [one] sail { space-count }
       *[other] sail up to { space-count }
    }
    .help = Move your ship in any direction by at most this many spaces; upgrading a harbour costs one of them.
icon-ship_sailors = sail up to the number of your sailors
    .help = Move your ship by at most as many spaces as you have sailors; upgrading a harbour costs one of them.
icon-shear = shear your sheep
    .help = Show sheep of different breeds, one for each shearer, and gain their wool in pounds; then a disc may go to a wool post.
icon-aux_single = do a single auxiliary action
    .help = Do one of the open auxiliary actions of your board once.
icon-aux_any = do a single or double auxiliary action
    .help = Do one auxiliary action of your board, doubled if both its spaces are free.
icon-hazard =
    { $count ->
        [0] remove a hazard for free
       *[other] remove a hazard for { pound-count }
    }
    .help = Take any hazard from the trail for this price: you keep its points and take a sheepdog or ferry.
icon-run =
    { $count ->
        [one] move your runholder { step-count } and use the new location
       *[other] move your runholder 1–{ step-count } and use the new location
    }
    .help = Walk on with your runholder, pay the fees, and use the location where you stop.
icon-vp = { point-count } at the end
    .help = Points at the end of the game.
icon-perm_cert =
    { $count ->
        [one] permanent certificate
       *[other] { $count } permanent certificates
    }
    .help = Permanent certificates are added to every income and are never spent.
icon-perm_wool = permanent wool +{ $count }
    .help = Permanent wool is added to every shearing.
icon-joker = put the joker into any of your rows
    .help = The joker stands in any row of workers and counts as a worker of that row.
icon-upgrade_plus_one = replace a building by one that needs exactly 1 craftsman more
    .help = Replace one of your buildings on the trail by an unplaced one that needs exactly one craftsman more.
icon-top_deck = take a card gained this turn into your hand
    .help = A card that you gained this turn goes on your draw stack, and you draw it at once.
icon-market_take =
    { $count ->
        [one] take { card-object } from the market for free ({ $breeds })
       *[other] take up to { card-object } from the market for free ({ $breeds })
    }
    .help = Take such sheep from the market to your discard pile for free.
icon-market_buy = buy one sheep for { pound-count } ({ $breeds })
    .help = Buy one such sheep at this price; no shepherd is needed.

# What is discarded; what is counted.
kind-object =
    { $kind ->
        [sheep] one sheep
        [pair] two sheep of one breed
        [objective] one objective card
        [shropshire] one Shropshire
        [southdown] one Southdown
        [english_leicester] one English Leicester
        [merino] one Merino
        [dorset_horn] one Dorset Horn
        [lincoln] one Lincoln
        [corriedale] one Corriedale
        [hampshire] one Hampshire
        [ryeland] one Ryeland
        [suffolk] one Suffolk
        [romney] one Romney
        [bonus3] one New Zealand Halfbred
       *[bonus7] one Border Leicester
    }
what-each =
    { $what ->
        [private_buildings_on_board] buildings on the trail
        [sailors] sailors
       *[storehouses_placed] placed storehouses
    }

# Other signs.
sign-hand_green = Green hand
    .help = Whoever passes or stops here pays 2 pounds: to the owner of the building, else to the bank.
sign-hand_black = Black hand
    .help = Whoever passes or stops here pays 1 pound: to the owner of the building, else to the bank.
sign-extra = Extra action
    .help = One more action for the owner of the building on this space, when their own runholder stops here.
sign-needed = Closed space
    .help = You may build here once your disc has reached this space of the pathfinder track.
sign-craftsmen = Craftsmen needed
    .help = You need this many craftsmen to place the building; when replacing one, only the difference.
sign-points = Victory points
    .help = Points at the end of the game.
sign-penalty = Penalty
    .help = Points lost at the end if the objective card lies in your area and its tasks are not all fulfilled.
sign-green_arrow = Green arrow
    .help = Its points count at the end if both neighbouring posts hold discs of yours.
sign-yellow_arrow = Yellow arrow
    .help = Its points count at the end if both harbours hold storehouses of yours.
sign-transport = Transport cost
    .help = What a disc on this post costs, together with the price of the disc itself.
sign-refill = Sheep refill
    .help = When the bonus-market token leaves this row, the sheep market is filled up.
sign-flip = Flip the buildings
    .help = When the bonus-market token leaves this row, four neutral buildings are turned to their better side.
sign-end = End of the game
    .help = When the bonus-market token leaves this row, everybody else has one more turn.
sign-breeding = Breeding value
    .help = The sum of the sheep of different breeds that you show; in Wellington it is your income.
sign-wool = Wool
    .help = What a sheep brings in pounds when it is shorn.
sign-gold = Gold
    .help = Gold buys bonus cards and jokers; you cannot have more than five.
sign-certificate = Certificate
    .help = A temporary certificate raises your income by 1 when you spend it in Wellington.
sign-permanent = Permanent certificate
    .help = It raises every income by 1 and is never spent.
sign-perm_wool = Permanent wool
    .help = It raises every shearing by 1.
sign-exchange = Exchange token
    .help = At any time: give it back, draw up to 2 cards and discard as many; for two tokens a Shropshire in hand leaves the game and you gain gold.
sign-disc = Disc
    .help = Discs go from your board to posts and medium harbours; the freed space makes your board better.
sign-storehouse = Storehouse
    .help = Storehouses go from your board to small and large harbours; a cleared pair brings its bonus.
sign-step_tile = Step tile
    .help = Step limit +1, and +2 once it is flipped.
sign-fee_tile = Fee tile
    .help = Once it is flipped you pay nobody for hands any more.
sign-now = Now or never
    .help = An immediate action is done at once or lost.

## What an option costs and brings

option-with = { $text } ({ $effects })
option-objective = { $text }: { $effects }
effect-pounds = +{ pound-count }
effect-pounds-paid = costs { pound-count }
effect-gold = +{ gold-count }
effect-gold-paid = −{ gold-count }
effect-certificates = +{ certificate-count }
effect-certificates-paid = −{ certificate-count }
effect-tokens = +{ token-count }
effect-tokens-paid = −{ token-count }
effect-points = +{ point-count }
effect-points-paid = −{ point-count }
effect-bank = { pound-count } to the bank
effect-fee = { pound-count } to { $name }
effect-steps = { step-count }
effect-spaces = { space-count }
effect-breeding = breeding value { $count }
effect-wool = wool { $count }
effect-income = income { pound-count }
effect-transport = transport { pound-count }
effect-craftsmen = { craftsman-count } needed
effect-objective =
    { $penalty ->
        [0] +{ $count } if fulfilled
       *[other] +{ $count } if fulfilled, otherwise −{ $penalty }
    }
effect-sheep = breeding value { $breeding }, wool { $wool }
effect-draws = then draw { card-object }
effect-now = at once: { $effects }
effect-extra = extra action: { $effects }
effect-card = gives { $card }
effect-harbour =
    { $count ->
        [0] free upgrade
        [one] upgrade { $prices } pound
       *[other] upgrade { $prices } pounds
    }
effect-master = harbourmaster: { $master }
effect-opens = opens { $post }
effect-returns = the ship goes back to the start
effect-pair = for the pair: { $effects }
effect-pair-now = pair cleared: { $effects }

## What can be said: the title of a kind, the whole action, the option with what is known at the table

action-place = Place the runholder
    .full = Place the runholder on neutral space { $space }
    .option = Place the runholder { $location }
action-move = Move the runholder
    .full = Move the runholder { $place }
    .way = Move the runholder { $place } by { $way }
    .option = Go { $location }
    .option-way = Go { $location } by { $way }
action-local = Local action
    .full = Local action { $number }
    .full-second = Local action { $number }, second half
    .extra = Extra action
    .extra-second = Extra action, second half
    .option = Action { $number }: { $effects }
    .option-extra = Extra action: { $effects }
action-aux = Auxiliary action
    .single = Auxiliary action: { $effects }
    .double = Double auxiliary action: { $effects }
action-play = Play an objective card
    .full = Play { $card }
action-bonus = Buy a bonus card
    .full = Buy a bonus card from the stack “{ $stack }”
    .option = Buy { $card } from the stack “{ $stack }”
action-use = Immediate action
    .only = Use the immediate action
    .only-second = Use the second immediate action
    .option = Immediate action: { $effects }
action-hire = Hire a worker
    .full = Hire { $worker } from column { $row }
action-invest = Take a bonus tile
    .full = Take { $tile } from row { $row }
action-joker = Place the joker
    .full = Put the joker into the { craft-row }
action-buy = Buy sheep
    .full = Buy { $cards } with { shepherd-count }
action-more = Turn up two more cards with a shepherd
action-pick = Take a sheep from the market
    .full = Take { $card } from the market
action-build = Place a building
    .full = Place building { $number } on space { $space }
    .option = Place { $building } { $on }
    .option-replace = Replace { $old } { $on } by { $building }
    .heading = Place { $building }: { $effects }
action-clear = Remove a hazard
    .full = Remove the hazard { $place }
    .option = Remove { $tile }, { nth } space
action-sail = Move the ship
    .full = Sail { $space }
action-upgrade = Upgrade a harbour
    .full = Upgrade { $harbour } for { pound-count }
    .free = Upgrade { $harbour } for free
action-storehouse = Choose a storehouse
    .full = Place a storehouse of pair { $pair }
    .option = Place a storehouse of pair { $number }
action-master = Take the harbourmaster
    .full = Take the harbourmaster for { $worker }
action-disc = Take a disc
    .full = Take the disc “{ $disc }”
action-recall = Move a disc from a harbour
    .full = Move the disc { $harbour }
action-take = Take the card
    .full = Accept { $card }
action-objective = Take an objective card
    .full = Take { $card }
action-blind = Take the top card of the stack unseen
action-forward = Move the marker
    .full = Forward { space-count }
    .certificate = Certificate +{ $count }
    .pathfinder = Advance { space-count } on the pathfinder track
action-flip = Flip a tile
    .full =
        { $tile ->
            [step] Flip the step tile: step limit +1 more
           *[fee] Flip the fee tile: no fees for hands any more
        }
action-discard = Discard a card
    .full = Discard { $card }
action-draw = Draw cards
    .full = Draw { card-object } and discard as many
    .shearer = Draw a card with a shearer and discard one
action-top = Take a gained card
    .full = Take { $card } into your hand
action-reveal = Show a sheep
    .full = Show { $card }
    .all = Show one sheep of every breed that is left
action-certificates = Spend certificates
    .full =
        { $count ->
            [0] Take the income without temporary certificates
           *[other] Take the income and spend { certificate-count }
        }
action-deliver = Deliver
    .full = Deliver { $post }
action-foresight = Choose a foresight tile
    .full =
        { $slot ->
            [a] Foresight { $bag }: the left tile
           *[b] Foresight { $bag }: the right tile
        }
    .option = Foresight { $bag }: { $tile }
action-done = Done
    .option =
        { $decision ->
            [location] Go on: phase C
            [stop] Go on: phase C
            [sheep] Finish buying
            [ship] Don't sail
            [anchor] Don't upgrade
            [shear] Don't go on shearing
            [shearing] Go on: money for the wool
            [end-turn] End turn
            [off-turn] Don't spend tokens
           *[other] Go on
        }
action-decline = Decline
    .option =
        { $decision ->
            [auxiliary] Don't do one
            [hire] Don't hire
            [invest] Don't take a bonus
            [pick] Don't take more
            [build] Don't build
            [plus-one] Don't replace
            [hazard] Don't remove a hazard
            [master] Don't take the harbourmaster
            [take-card] Don't take the card
            [objective] Don't take a card
            [forward] Stay here
            [flip] Don't flip
            [draw] Don't draw
            [top-deck] Don't take
            [wool] Don't deliver wool
            [immediate] Don't do it
           *[other] Decline
        }
action-show = Play a card from the hand
    .full = Play { $card }
action-exchange = Use an exchange token
    .full =
        { $count ->
            [one] Exchange token: draw { card-object }, then discard one
           *[other] Exchange token: draw { card-object }, then discard as many
        }
action-trash = Remove a Shropshire from the game
    .full = Remove { $card } from the game and gain gold

action-first = First player
    .full = First player: { $other }
action-harbourmaster = Harbourmaster laid out
    .full = Harbourmaster laid out: { $master }
action-neutral = Neutral building laid out
    .full = Laid out: { $building }
action-start_tile = Tile on the board
    .full = Tile on the board: { $tile }
action-bonus_tile = Tile for the bonus market
    .full = Tile for the bonus market: { $tile }
action-foresight_tile = Foresight tile
    .full = Foresight tile: { $tile }
action-sheep = New in the sheep market
    .full = New in the sheep market: { $card }
action-display = New objective on display
    .full = New on display: { $card }
action-bonus_set = Set of bonus cards
    .full = Set of bonus cards { $number }: { $card }
action-side = Side of a building
    .full = Side of the building: { $side }
action-card = Card drawn
    .full = Card drawn: { $card }
action-unseen = Objective drawn from the stack
    .full = From the stack: { $card }

## What is laid down once for all

standing-tokens-off-turn = Ask me about exchange tokens on others' turns
    .about = Otherwise you keep them for your own turn, at any moment of which you may use them.

## Options

option-neutral_layout = Neutral buildings
option-neutral_layout-random = Dealt at random
option-neutral_layout-fixed = Each on its own letter
option-building_sides = Sides of private buildings
option-building_sides-random = Drawn at random
option-building_sides-all_a = All side a
option-first_seat = First player
option-first_seat-random = Drawn at random
option-first_seat-number = Seat { $value }
option-pathfinder_vp = Points of the pathfinder track
option-pathfinder_vp-table = By the numbers on the track
option-pathfinder_vp-spaces = A point per space, at most 15
option-exchange_off_turn = Exchange tokens on other players' turns
option-exchange_off_turn-end_of_turn = At the end of every turn
option-exchange_off_turn-never = Only on one's own turn
option-set6_upgrade_cost = Cost of the Master Builder card
option-set6_upgrade_cost-free = Free
option-set6_upgrade_cost-pay_difference = The difference: 2 pounds and 1 craftsman
option-printed_shearer_counts = The printed shearer counts for objectives

preset-usual = The full game: buildings are laid out at random
preset-beginner = First game: buildings by their letters, all on side a
