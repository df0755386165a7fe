### Nusfjord. Names and texts of buildings and elders are in nusfjord.toml.

## Names as in nusfjord.toml

deck-herring = Herring deck
deck-mackerel = Mackerel deck
deck-cod = Cod deck

place-personal_supply = Personal supply
    .help = The goods you pay with. It holds at most 12 wood.
place-general_supply = General supply
    .help = Wood, fish, gold and forests for everybody; they never run out.
place-reserve = Reserve
    .help = Nothing here can be spent until the Reserve is transferred.
place-harbour_board = Harbour board
    .help = Eleven spaces for buildings; a forest covers two neighbouring spaces at once.
place-council = Elder council
    .help = Room for five elders. Whoever is invited stays for good.
place-banquet_table = Banquet Table
    .help = The fish on its plates is what elders are paid with.
place-new_shares = New shares
    .help = Issued shares lie here until somebody buys them all.
place-catch_track = Catch track
    .help = The longer your fleet, the more fish you catch.
place-action_board = Action board
    .help = This is where workers go.
place-building_board = Building board
    .help = Open A and B buildings that anybody may build.
place-elder_ship_board = Elders and ships board
    .help = Elders who can be invited and ships that can be built.

phase-fishing = Fishing Phase
phase-work = Work Phase
phase-returning_home = Returning Home Phase
phase-setup = Set-up
phase-end = End of the game

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green
colour-white = White

# Actions of the board.
deed-gain_gold = +1 Gold
    .help = Gain 1 gold.
deed-transfer_reserve = Transfer Reserve
    .help = Move everything on your Reserve to your personal supply.
deed-serve_fish = Serve Fish
    .help = Fill plates in order: each costs its number in fish and brings 1 gold.
deed-build_building = Build a Building
    .help = Build one building on a free space and pay its price.
deed-issue_share = Issue a Share
    .help = Put one of your unissued shares among the new ones and gain 2 gold.
deed-buy_all_shares = Buy All Shares
    .help = Take all new shares for 1 gold each; from round 4 on 1 gold less in total, from round 6 on 2.
deed-clear_forest = Clear a Forest
    .help = Remove one forest from your board and gain 5 wood.
deed-thin_out = Thin Out
    .help = Gain 1 wood for each forest on your board; the forests stay.
deed-reforest = Reforest
    .help = Put 2 forests on a free double space.
deed-build_ship = Build a Ship
    .help = Build one ship and add it to your catch track.
deed-invite_elder = Invite an Elder
    .help = Take the top elder of any stack into your council; you may use him at once.
deed-copy = Copy an Action
    .help = Carry out the action of a space that has no room left.

# A ship: its name; inside a sentence; as what is built or sold.
ship-sloop = Sloop
    .inline = sloop
    .object = a sloop
ship-cutter = Cutter
    .inline = cutter
    .object = a cutter
ship-schooner = Schooner
    .inline = schooner
    .object = a schooner

## Counts

wood-amount = { $wood } wood
fish-amount = { $fish } fish
fish-object = { $fish } fish
gold-amount = { $gold } gold
nothing = nothing
goods-object =
    { $wood ->
        [0] { $fish ->
            [0] { gold-amount }
           *[other] { $gold ->
                [0] { fish-object }
               *[other] { fish-object } and { gold-amount }
            }
        }
       *[other] { $fish ->
            [0] { $gold ->
                [0] { wood-amount }
               *[other] { wood-amount } and { gold-amount }
            }
           *[other] { $gold ->
                [0] { wood-amount } and { fish-object }
               *[other] { wood-amount }, { fish-object } and { gold-amount }
            }
        }
    }
good-of =
    { $good ->
        [wood] wood
        [fish] fish
       *[gold] gold
    }
point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
share-count =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
share-object =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
plate-object =
    { $count ->
        [one] { $count } plate
       *[other] { $count } plates
    }
plate-of =
    { $count ->
        [one] { $count } plate
       *[other] { $count } plates
    }
forest-count =
    { $count ->
        [one] { $count } forest
       *[other] { $count } forests
    }
card-object =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
time-count =
    { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
player-count =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

## Parts of sentences

card-name = “{ $card }”
elder-name = “{ $elder }”
space-name = “{ $space }”
    .second = “{ $space }”, second space
# A row of the board; its spaces, and double spaces, are counted from the left.
row-name =
    { $row ->
        [1] the top row
        [2] the middle row
       *[3] the bottom row
    }
cell-name = space { $place } of { row-name }
    .to = { cell-name }
pair-name = spaces { $left } and { $right } of { row-name }
    .from = { pair-name }
    .on = { pair-name }
offer-name = { $ship }
    .goods = { $ship } for wood and fish
    .gold = { $ship } for gold
upgrade-name = { $old } for { $new }
trade-name = { $give } for { $get }

# The sign of what we do not know and guessed, and what it means. Before a text the effect is meant too.
card-mark = ≈
    .help = ≈ marks what we guessed. At a name or a text we do not know the card at all: price, points and effect are ours. At a price or at points only these are. The real card may differ.
    .name = Reconstructed card
card-guess = ≈ our guess: { $parts }
guess-price = the price
guess-cost = the numbers of the price
guess-kinds = which goods the price asks for
guess-vp = the points
guess-effect = the effect

## What a move costs and brings

option-with = { $text } ({ $effects })
option-card = { $text } — { $rule }
effect-cost = costs { $goods }
effect-gain = +{ $goods }
effect-reserve = { $goods } to the Reserve
effect-reserve-cost = { $goods } from the Reserve
effect-points = +{ point-count }
effect-points-lost = −{ point-count }
effect-forests = +{ forest-count }
effect-forests-lost = −{ forest-count }
effect-plates =
    { $count ->
        [one] +{ $count } full plate
       *[other] +{ $count } full plates
    }
effect-plates-lost =
    { $count ->
        [one] −{ $count } full plate
       *[other] −{ $count } full plates
    }
effect-shares = +{ share-count }
effect-shares-lost = −{ share-count }
effect-catch = catch +{ $count }
effect-catch-lost = catch −{ $count }

## What can be said: the kind, the whole action, an option with what is known at the table

action-place = Place a worker
    .full = Worker on { $space }
action-copy = Copy an action
    .full = Copy { $space }
action-elder = Use an elder
    .full = Elder { $elder }
    .option = Worker on your elder { $elder }
action-pass = Pass
action-build = Build a building
    .full = Build { $card }
action-site = Choose a space
    .full = On { $cell }
action-source = Take from the Reserve
    .full =
        { $count ->
            [0] Nothing from the Reserve
           *[other] { $count } from the Reserve
        }
    .option = { $goods } from the Reserve
    .option-none = Nothing from the Reserve
action-serve = Serve fish
    .full = Fill { plate-object }
action-ship = Build a ship
    .full = Build { $offer }
action-invite = Invite an elder
    .full = Invite elder { $elder }
action-clear = Remove a forest
    .full = Remove a forest from { $pair }
action-plant = Reforest
    .full = Plant on { $pair }
action-upgrade = Exchange a ship
    .full = Exchange { $upgrade }
action-choose = Choose an action
    .full = Take the action { $deed }
action-times = Exchange
    .full = Exchange { time-count }
    .option = { time-count }: { $trade }
action-trigger = Whose effect comes first
    .full = First { $card }
action-feed = Feed an elder
    .full = A fish for { $elder }
action-share = Put a fish on a share
    .full = A fish on your share held by { $other }
action-use = Yes
    .option =
        { $decision ->
            [use-invited] Use him at once
            [offer] Do it
            [offer-effect] Use it
           *[other] Yes
        }
action-done = Done
    .option =
        { $decision ->
            [end-turn] End turn
            [last-exchanges] Don't exchange more
            [remove-forest] Don't remove more
           *[other] Go on
        }
action-decline = Decline
    .option =
        { $decision ->
            [build] Don't build
            [serve] Don't serve fish
            [ship] Don't build a ship
            [invite] Don't invite
            [use-invited] Don't use now
            [clear] Don't remove a forest
            [reforest] Don't plant
            [offer] Don't do it
            [offer-effect] Don't use it
            [exchange] Don't exchange
            [remove-forest] Don't remove a forest
            [upgrade] Don't exchange the ship
            [use-elder] Don't use an elder
           *[other] Decline
        }
action-first = First player
    .full = First player: { $other }
action-show = A building is opened
    .full = Opened: { $card }
action-deal = A card is dealt
    .full = Dealt: { $card }
action-unveil = An elder is turned up
    .full = Turned up: elder { $elder }
action-trade = Exchange
    .full =
        { $number ->
            [a] Exchange by { $card }
           *[b] Second exchange by { $card }
        }
    .option = { $card }: exchange { $trade }
action-sell = Sell a ship
    .full = Sell { $ship }

## What happened

event-game-began = Game { $number } begins
event-first-player = { $name } goes first
    .you = You go first
event-card-shown = Building { $card } is opened
event-cards-dealt =
    { $count ->
        [one] { $name } takes { $count } C card into hand
       *[other] { $name } takes { $count } C cards into hand
    }
    .you =
        { $count ->
            [one] You take { $count } C card into hand
           *[other] You take { $count } C cards into hand
        }
event-card-dealt = { $name } takes { $card } into hand
    .you = You take { $card } into hand
event-card-laid-out = { $name } lays out { $card } from hand
    .you = You lay out { $card } from hand
event-elder-unveiled = Elder { $elder } is turned up
event-round-began = Round { $round }: { $name } goes first
    .you = Round { $round }: you go first
event-caught = { $name } catches { fish-object }
    .you = You catch { fish-object }
event-fed-elder = { $name } gives a fish to elder { $elder }
    .you = You give a fish to elder { $elder }
event-elder-paid = Three fish on elder { $elder }: { $name } gets { fish-object }
    .you = Three fish on elder { $elder }: you get { fish-object }
event-fed-new-shares = { $name } puts { fish-object } on new shares of their own
    .you = You put { fish-object } on your own new shares
event-fed-share = { $name } puts { fish-object } on their shares held by { $other }
    .whom = { $name } puts { fish-object } on their shares that you hold
    .own = { $name } puts { fish-object } on their own shares at home
    .you = You put { fish-object } on your shares held by { $other }
    .own-you = You put { fish-object } on your own shares at home
event-stored-fish = { $name } puts { fish-object } on the Reserve
    .you = You put { fish-object } on the Reserve
event-returned-fish = { $name } returns { fish-amount } to the general supply
    .you = You return { fish-amount } to the general supply
event-collected = { $name } collects { fish-object } from shares
    .you = You collect { fish-object } from shares
event-gained = { $name } gains { $goods }
    .you = You gain { $goods }
event-reserved = { $name } puts { $goods } on the Reserve
    .you = You put { $goods } on the Reserve
event-paid = { $name } pays { $goods }
    .you = You pay { $goods }
event-paid-reserve = { $name } pays { $goods } from the Reserve
    .you = You pay { $goods } from the Reserve
event-wood-lost = { $name } returns { wood-amount } to the general supply
    .you = You return { wood-amount } to the general supply
event-placed = { $name } places a worker on { $space }
    .you = You place a worker on { $space }
event-copied = { $name } copies { $space }
    .you = You copy { $space }
event-placed-elder = { $name } places a worker on elder { $elder }
    .you = You place a worker on elder { $elder }
event-passed = { $name } passes
    .you = You pass
event-took-action = { $name } takes the action { $deed }
    .you = You take the action { $deed }
event-transferred = { $name } transfers the Reserve: { $goods }
    .you = You transfer the Reserve: { $goods }
event-served = { $name } fills { $served }
    .you = You fill { $served }
event-built = { $name } builds { $card }
    .you = You build { $card }
event-issued = { $name } issues a share
    .you = You issue a share
event-bought-shares = { $name } buys { $bought }
    .you = You buy { $bought }
event-cleared = { $name } removes a forest
    .you = You remove a forest
event-pair-freed = { $name }: a double space is free
    .you = Your double space is free
event-planted = { $name } plants { $planted }
    .you = You plant { $planted }
event-built-ship = { $name } builds { $ship }
    .you = You build { $ship }
event-catch-changed = { $name }: the catch is now { $fish }
    .you = Your catch is now { $fish }
event-invited = { $name } invites elder { $elder }
    .you = You invite elder { $elder }
event-elder-used = { $name } gives the fish of plate { $plate } to elder { $elder }
    .you = You give the fish of plate { $plate } to elder { $elder }
event-triggered = { $name }: { $card } takes effect
    .you = Your { $card } takes effect
event-flipped =
    { $count ->
        [one] { $name } issues { share-object } and keeps it
       *[other] { $name } issues { share-object } and keeps them
    }
    .you =
        { $count ->
            [one] You issue { share-object } and keep it
           *[other] You issue { share-object } and keep them
        }
event-upgraded = { $name } exchanges { $upgrade }
    .you = You exchange { $upgrade }
event-sold-ship = { $name } sells { $ship }
    .you = You sell { $ship }
event-filled-plate = { $name } fills { $served } from the general supply
    .you = You fill { $served } from the general supply
event-exchanged =
    { $times ->
        [1] { $name } exchanges goods: { $owner }
       *[other] { $name } exchanges goods: { $owner } ×{ $times }
    }
    .you =
        { $times ->
            [1] You exchange goods: { $owner }
           *[other] You exchange goods: { $owner } ×{ $times }
        }
event-declined = { $name } declines
    .you = You decline
event-last-forests = Before the scoring { $name } plants { $planted }
    .you = Before the scoring you plant { $planted }
event-final = Final count. { $category }, { $name }: { point-count }
    .you = Final count. { $category }, you: { point-count }
event-game-scored = Game { $number }: { $name }, { point-count }
    .you = Game { $number }: you, { point-count }
event-game-over = { $name } wins with { point-count }
    .solo = The game is over: { point-count }
    .you = You win with { point-count }

## What is asked: name of the decision, the question to whoever decides, the line for those who wait

decision-over = The game is over

question-from = { $source }. { $question }
question-turn = Your turn: place a worker or pass
    .last = Your last turn of the round: place a worker or pass
question-end-turn = Exchange something more, or end your turn
question-last-exchanges = The game ends: last exchanges before the scoring
question-build = Which building do you build?
question-site = Where do you build { $card }?
question-source = Price of { $card }: how much { good-of } from the Reserve?
question-serve =
    { $discount ->
        [0] How many plates do you fill? Up to { plate-of }
       *[other] How many plates do you fill? Up to { plate-of }, each { $discount } fish cheaper
    }
question-ship = Which ship do you build?
question-invite = Which elder do you invite?
question-use-invited = { $elder } joins your council. Use him at once, for a fish from the Banquet Table?
question-clear = Where do you remove a forest?
question-reforest = Where do you plant { forest-count }?
question-offer = Take the action { $deed }?
question-offer-effect = Use it? { $rule }
question-choose = Which action do you take?
question-exchange = { $owner }: how often do you exchange { $trade }? Up to { time-count }
question-remove-forest =
    { $count ->
        [one] Where do you remove a forest?
       *[other] Where do you remove a forest? { $count } must go
    }
    .free = Where do you remove a forest? Up to { $count } more
question-upgrade = Which ship do you exchange?
question-use-elder = Which of your elders do you use?
question-trigger = Several buildings take effect together: which comes first?
question-feed-elder = Not enough fish for all elders: who gets one? { fish-amount } left
question-feed-share = Not enough fish for all your shares: whose get one? { fish-amount } left

waiting-turn = { $name } is playing
waiting-end-turn = { $name } may still exchange goods
waiting-last-exchanges = { $name } makes the last exchanges
waiting-build = { $name } chooses a building
waiting-site = { $name } chooses a space for the building
waiting-source = { $name } pays for a building
waiting-serve = { $name } serves fish
waiting-ship = { $name } builds a ship
waiting-invite = { $name } invites an elder
waiting-use-invited = { $name } decides about the invited elder
waiting-clear = { $name } removes a forest
waiting-reforest = { $name } plants a forest
waiting-offer = { $name } decides about an action
waiting-offer-effect = { $name } decides about an effect
waiting-choose = { $name } chooses an action
waiting-exchange = { $name } decides about an exchange
waiting-remove-forest = { $name } removes a forest
waiting-upgrade = { $name } exchanges a ship
waiting-use-elder = { $name } chooses an elder
waiting-trigger = { $name } decides what comes first
waiting-feed-elder = { $name } divides fish among elders
waiting-feed-share = { $name } divides fish among shares

# What luck decides.
chance-draw-first-seat = Lots are drawn for the first player
chance-show-card = Buildings are opened
chance-deal-card = C cards are dealt
chance-unveil-elder = An elder is turned up

## The end

ending-complete = { $name } wins with { point-count }
    .shared = { $names } share the victory with { point-count }
    .solo = The game is over: { point-count }. Anything from 30 to 40 is good
    .campaign = The campaign is over: { point-count }, rank { $rank }
    .campaign-won = The campaign is won: { point-count }, rank { $rank }

score-ships = Ships: { point-count }
    .name = Ships
score-buildings = Buildings: { point-count }
    .name = Buildings
score-bonus = Buildings with a star: { point-count }
    .name = Buildings with a star
score-shares = Shares: { point-count }
    .name = Shares
score-gold = Gold: { point-count }
    .name = Gold
score-empty_spaces = Empty spaces: { point-count }
    .name = Empty spaces
score-unissued_shares = Unissued shares: { point-count }
    .name = Unissued shares
score-total = Total: { point-count }
    .name = Total

## Settings

option-deck = Deck
option-deck-herring = Herring: for a first game
option-deck-mackerel = Mackerel
option-deck-cod = Cod
option-mixed = Mixed decks at the start
option-match = Match
option-match-single = One game
option-match-double = Double game: two players, two games with one deck
option-match-campaign = Campaign: one player, three games with one deck
option-solo = Solo game
option-solo-normal = Normal: workers of two colours
option-solo-hard = Hard: workers of three colours
option-rank = Rank before the campaign
option-rank-number = Rank { $value }
option-first_seat = First player
option-first_seat-random = Drawn at random
option-first_seat-number = Seat { $value }
option-double_space_rule = Double spaces
option-double_space_rule-fixed = Five fixed pairs
option-double_space_rule-any_adjacent = Any two neighbours of a row
option-reserve_limit_counts = The limit of the Reserve counts
option-reserve_limit_counts-fish = Fish only
option-reserve_limit_counts-all_goods = All goods
option-elder_must_change = An elder must change something
option-own_construction_triggers = A building reacts to its own construction

preset-usual = The usual game with the Herring deck
preset-solo = Alone: the usual game
preset-hard_solo = Alone: the hard game, workers of three colours
preset-campaign = Alone: a campaign of three games
preset-double = For two: two games with one deck
preset-mixed = Cards of all three decks at once
