### The table of Nusfjord: words of buttons, captions and signs. Questions, moves and events come from the server; cards, elders, ships and actions are named by the box.

nu-region-table = Nusfjord table
nu-region-board = Action board, shipyard, elders and Banquet Table
nu-region-cards = Building cards
nu-region-mine = My harbour
nu-region-rounds = Rounds and phases
nu-board-of = Harbour of { $name }
nu-show-board = Show the harbour of { $name }
nu-back-home = Back to my harbour
nu-tab-me = Harbour
nu-tab-cards = Buildings
nu-your-worker = Worker { $number } of 3.
nu-turn-of = { $name } plays.
nu-winner =
    { $count ->
        [one] { $name } wins!
       *[other] { $name } win together!
    }
nu-over-solo =
    { $count ->
        [one] The game is over: { $count } point.
       *[other] The game is over: { $count } points.
    }
nu-pass-sure = Really pass?
nu-scores-now = Points, if it ended now
nu-scores-cut = The game ended early: of the others only their points so far are counted.
nu-free = free
nu-deeds = What the question offers

## The bar of a decision: action, card, price, what remains, points

nu-hint-press = press what is lit
nu-hint-change = you may still change it
nu-hint-answer = answer the question
nu-choose-first = Choose first
nu-col-action = Action
nu-col-action-hint = press an action
nu-col-card = Card
nu-col-card-hint = or a building, ship, elder
nu-col-card-which = now choose which one
nu-col-elder = Elder
nu-col-ship = Ship
nu-col-plates = Plates
nu-col-forest = Forest
nu-col-price = Price
nu-col-prices = One of the prices
nu-col-gain = Brings
nu-col-purse = Supply
nu-col-left = Left
nu-col-points = Points
nu-plates =
    { $count ->
        [one] { $count } plate
       *[other] { $count } plates
    }
nu-forest-off = One forest less
nu-forest-on =
    { $count ->
        [one] { $count } new forest
       *[other] { $count } new forests
    }
nu-catch-grows = catch { $from } → { $to }
nu-go-gain-gold = Take gold
nu-go-transfer-reserve = Transfer
nu-go-serve-fish = Serve
nu-go-build-building = Build
nu-go-issue-share = Issue
nu-go-buy-all-shares = Buy
nu-go-clear-forest = Clear
nu-go-thin-out = Thin out
nu-go-reforest = Plant
nu-go-build-ship = Build
nu-go-invite-elder = Invite
nu-or-here = or here
nu-plant-at = Plant a forest on { pair-name }
nu-lack-wood = { $lack } wood missing: { $need } needed, you have { $have }.
nu-lack-fish = { $lack } fish missing: { $need } needed, you have { $have }.
nu-lack-gold = { $lack } gold missing: { $need } needed, you have { $have }.
nu-ship-gone = No such ship is left in the shipyard.
nu-not-here = This cannot be taken now.
nu-legend-guess = reconstructed by us
nu-legend-now = points it gives now
nu-council-free =
    { $count ->
        [one] { $count } more seat
       *[other] { $count } more seats
    }
nu-copy-left = Copy ↑
nu-copy-middle = Copy ↕
nu-copy-right = Copy ↓

## Rounds, phases, the match

nu-round = Round { $count }
nu-round-first = { $name } begins
nu-round-colour = Workers of this round: { $colour }
nu-phase-fishing = Fishing
nu-phase-work = Work
nu-phase-returning_home = Home
nu-news-A = +{ $count } A
nu-news-B = +{ $count } B
nu-news-C = +{ $count } C
nu-news-hand = { $count } C cards each
nu-news-open = C open
nu-news-A-tip = Up to { $count } new A buildings are opened
nu-news-B-tip = Up to { $count } new B buildings are opened
nu-news-C-tip = { $count } C buildings are opened
nu-news-hand-tip = Everybody gets { $count } secret C cards
nu-news-open-tip = All C cards in hand are laid open
nu-next-round = Next round: { $news }
nu-deck-mixed = Mixed decks
nu-first = First player
nu-match-double = Double game
nu-match-campaign = Campaign
nu-match-double-tip = Two games in a row: the points of both count
nu-match-campaign-tip = Three games alone: their sum sets your rank
nu-match-game = Game { $game } of { $games }
nu-game = Game { $number }
nu-game-now = Game { $number }, if it ended now
nu-rank = Rank { $before } → { $after } with { $total } points.
nu-rank-start = Rank before the campaign: { $rank }. More than 100 points in all is the aim.
nu-rank-end = The campaign brought { $total } points: worth rank { $candidate }. Your rank: { $before } → { $after }.
nu-rank-low = The campaign brought { $total } points; a rank begins above 100. Your rank: { $before } → { $after }.
nu-earlier = dashed edge: still there from an earlier round
nu-copy = Copy
nu-solo-good = 30 to 40 points are a good result when you play alone.

## The action board

nu-stands = Workers: { $names }
nu-worker-earlier = { $name } (from an earlier round)
nu-full = No room left
nu-room =
    { $count ->
        [one] Room for one worker
       *[other] Room for { $count } workers
    }
nu-shipyard = Shipyard
nu-ship-tip = { $name }: length { $length }, { $points } VP. In the shipyard: { $count }
nu-elders = Elders to invite
nu-elder-words = { $name }. { $text }
nu-under = Below lies: { $name }
nu-under-hidden = Another elder lies face down below
nu-stack-empty = Nobody is left here
nu-copy-tip = Copy the action of a full space: choose which
nu-copy-taken = Somebody already copies here this round
nu-copy-none = Copies the action of a full space; now there is none you could use
nu-plate-full = Plate { $number }: a fish lies on it (value { $price })
nu-plate-empty = Plate { $number}: empty; filling it costs { $price } fish and brings 1 gold
nu-new-shares-tip =
    { $count ->
        [0] No shares are for sale
        [one] One share for sale, price { $price } gold
       *[other] { $count } shares for sale, all together for { $price } gold
    }
nu-about-gain-gold = Take 1 gold from the general supply.
nu-about-transfer-reserve = Move everything from your Reserve to your personal supply: only there can it be spent.
nu-about-serve-fish = Put fish on empty plates of the Banquet Table, smallest number first: each plate costs its number and brings 1 gold.
nu-about-build-building = Pay for one card that lies open or is in your hand and put it on a free space.
nu-about-issue-share = Put one unissued share among the new shares and take 2 gold.
nu-about-buy-all-shares = Buy all new shares at once, 1 gold each; each brings you fish from another's catch every round.
nu-about-clear-forest = Remove one forest and take 5 wood. The last one of a stack frees two spaces.
nu-about-thin-out = Take 1 wood for each of your forests.
nu-about-reforest = Put 2 forests on a free double space.
nu-about-build-ship = Pay for a ship from the shipyard: a longer fleet makes a larger catch.
nu-about-invite-elder = Take an elder into your council; you may use him at once.
nu-about-copy = Put your worker here to repeat the action of a space that is full.
nu-about-cell = A free building space. At the end of the game it costs 1 point.
nu-about-forest = Forests give wood by Clear a Forest or Thin Out. A space under a forest is not empty.
nu-about-plate = Elders take their fish from here, the largest plate first.

## Cards

nu-cards = Buildings
nu-pile =
    { $count ->
        [0] pile empty
       *[other] { $count } in pile
    }
nu-c-later = dealt in round 4
nu-hand = C in your hand
nu-hand-secret = secret until round 6
nu-hands =
    { $count ->
        [one] One C card in a hand
       *[other] { $count } C cards in hands
    }
nu-card-words =
    { $able ->
        [built] { $name }. { $text }
        [yes] { $name }, { $letter }: wood { $wood }, fish { $fish }, gold { $gold }, you can pay. { $text } Points: { $points }
       *[no] { $name }, { $letter }: wood { $wood }, fish { $fish }, gold { $gold }. { $text } Points: { $points }
    }
nu-cost-words = Cost: wood { $wood }, fish { $fish }, gold { $gold }
nu-number = no. { $number }
nu-star-now = now { $count }★
nu-guess = ≈ Our guess: { $parts }.
nu-guess-price = the price
nu-guess-cost = the numbers of the price
nu-guess-kinds = which goods the price asks for
nu-guess-vp = the points
nu-guess-effect = the effect
nu-rebuilt-title = Some cards are reconstructed.
nu-rebuilt-text = ≈ is our guess. Beside an effect or an elder's name we do not know the printed card: price, points and effect are ours. Beside a price or points only these are.
nu-rebuilt-ok = Got it

## The harbour

nu-wood-limit = At most { $count } wood can be kept
nu-transfer = Transfer Reserve
nu-reserve-tip = Reserve: not yet yours to spend. Fish from the catch is put here while fewer than { $limit } lie here
nu-if-now = If it ended now
nu-sheet-tip = Where the points come from
nu-cat-ships = ships
nu-cat-buildings = buildings
nu-cat-bonus = star cards
nu-cat-shares = shares
nu-cat-gold = gold
nu-cat-empty_spaces = empty spaces
nu-cat-unissued_shares = unissued shares
nu-forest-at =
    { $count ->
        [one] Forest on { pair-name }
       *[other] { $count } forests on { pair-name }
    }
nu-site-free = Free: { cell-name }, one point less at the end
nu-plant = plant here
nu-track = Ships: { $ships }. Catch: { $catch }
nu-catch = catch
nu-catch-next = next { $count }
nu-catch-tip = The catch is the smallest number that no ship covers
nu-council-hint = a worker here, one fish from the table
nu-elder-fish =
    { $count ->
        [0] No fish on this elder.
        [one] One fish on this elder.
       *[other] { $count } fish on this elder.
    }
nu-elder-busy = A worker is there this round.
nu-elder-earlier = A worker of an earlier round is still there.
nu-for-sale = For sale
nu-shares-held = Shares held
nu-shares-held-tip = Issued shares in your possession: each brings 1 fish in the Fishing Phase from the company of its colour, and 1 VP at the end
nu-shares-away = Elsewhere
nu-shares-away-tip = Shares of this company that others hold or that are for sale: each takes 1 fish of the catch
nu-shares-unissued = Unissued
nu-shares-unissued-tip = Shares not yet issued: each costs 1 VP at the end
nu-fishing = Catch
nu-by-itself = done by itself
nu-fished-not = no catch yet
nu-fished = Catch { $caught }: elders { $elders }, shares elsewhere { $elsewhere }, own shares { $home }, Reserve { $stored }, returned { $back }. To the personal supply: { $collected }.
nu-fish-catch = You take the whole catch
nu-fish-elders = Step 1: one fish on each elder of the council; the third fish pays out
nu-fish-elsewhere = Step 2: one fish for each share of yours for sale or with others
nu-fish-home = Step 3: one fish for each issued share of yours at home
nu-fish-reserve = Step 4: the Reserve is filled up to its limit
nu-fish-back = Step 5: what is left goes back
nu-fish-collected = Then the fish on shares is collected into the personal supply
nu-fish-catch-short = catch
nu-fish-elders-short = elders
nu-fish-elsewhere-short = away
nu-fish-home-short = own
nu-fish-reserve-short = reserve
nu-fish-back-short = back
nu-anytime = At any time
nu-anytime-tip = Exchanges of your buildings, as often as you can pay, in your own turn
nu-anytime-not = { $name }: not possible now

## Rivals

nu-workers-left =
    { $count ->
        [0] No worker left this round
        [one] One worker left this round
       *[other] { $count } workers left this round
    }
nu-fact-reserve = Reserve: wood { $wood }, fish { $fish }, gold { $gold }
nu-fact-catch = Catch
nu-fact-elders = Elders
nu-fact-buildings = Buildings
nu-fact-empty = Empty spaces
nu-fact-forests = Forests
nu-fact-shares = Shares held
nu-fact-unissued = Unissued shares
nu-fact-hand = Secret C cards

## Questions

nu-ask-source = How much { $good } from the Reserve?
nu-ask-serve = How many plates?
nu-ask-times = How often?
nu-ask-choose = Which action?
nu-ask-upgrade = Which ship?
nu-ask-trigger = Which effect first?
nu-ask-feed =
    { $count ->
        [one] Who gets the last fish?
       *[other] Who gets a fish? { $count } left
    }
nu-ask-elders = Your elders
nu-do-place = Place the worker
nu-do-copy = Copy
nu-do-elder = Place the worker
nu-do-pass = Pass
nu-do-build = Build
nu-do-site = Here
nu-do-source = Pay
nu-do-serve = Serve
nu-do-ship = Build
nu-do-invite = Invite
nu-do-clear = Remove
nu-do-plant = Plant
nu-do-upgrade = Exchange
nu-do-choose = Take it
nu-do-times = Exchange
nu-do-trigger = First
nu-do-feed = Give a fish
nu-do-share = Give a fish
nu-do-use = Use it
nu-do-done = Go on
nu-do-decline = Decline
nu-do-trade = Exchange
nu-do-sell = Sell
nu-kindof-place = Place a worker
nu-kindof-copy = Copy an action
nu-kindof-elder = Use an elder
nu-kindof-pass = Pass
nu-kindof-build = Build a building
nu-kindof-site = Choose a space
nu-kindof-source = Pay from the Reserve
nu-kindof-serve = Serve fish
nu-kindof-ship = Build a ship
nu-kindof-invite = Invite an elder
nu-kindof-clear = Remove a forest
nu-kindof-plant = Plant forests
nu-kindof-upgrade = Exchange a ship
nu-kindof-choose = Choose an action
nu-kindof-times = How often
nu-kindof-trigger = Which effect first
nu-kindof-feed = Feed an elder
nu-kindof-share = Fish for a share
nu-kindof-use = Use it
nu-kindof-done = Go on
nu-kindof-decline = Decline
nu-kindof-trade = Exchange
nu-kindof-sell = Sell a ship

## The guide of the first game

nu-guide-over = The game is over
    .do = The sheet shows where the points came from: ships, buildings, shares and gold, less empty spaces and unissued shares.
    .think = What would you start earlier next time: ships, elders or buildings?
nu-guide-welcome = A fishing village
    .do = Seven rounds. Each begins with the catch, which is shared out by itself; then everybody places three workers in turn.
    .think = You start below zero: five empty spaces and three unissued shares cost a point each.
nu-guide-turn = Place a worker
    .do = Lit spaces of the action board can be used now; the slots show how many workers fit. An unlit space tells why not.
    .think = Wood first: forests give it by Clear a Forest (5, and it frees space) or Thin Out (1 for each).
nu-guide-build = Which building
    .do = A lit card can be paid now: press it, and the bar says what remains. What is missing is red in the price.
    .think = Early on take what works every time; star cards count at the end and want a plan.
nu-guide-site = Where to build
    .do = Choose a lit space of your harbour.
    .think = Keep double spaces together if you want to plant forests there later.
nu-guide-source = From which store
    .do = This building may also be paid from the Reserve: choose how much comes from there.
    .think = What is in the Reserve cannot be used otherwise until you transfer it.
nu-guide-serve = The Banquet Table
    .do = Each plate costs as many fish as its number and brings 1 gold. Smallest plates come first.
    .think = Elders eat from this table: without fish on it nobody can use them.
nu-guide-ship = Ships
    .do = Choose a ship and its price. The longer the fleet, the larger the catch: the smallest number still visible on the pier.
    .think = Ships are points too: sloop 1, cutter 2, schooner 4.
nu-guide-invite = Elders
    .do = Choose one of the lit elders: he joins your council and stays.
    .think = He costs 1 fish of your catch every round, but works for a worker like a space of your own.
nu-guide-invited = Use him at once?
    .do = The elder just invited may act now without a worker; a fish comes from the Banquet Table.
    .think = He can still be used with a worker this round.
nu-guide-clear = Forests
    .do = Choose the stack to take a forest from.
    .think = The last forest of a stack frees two building spaces, and empty spaces cost points at the end.
nu-guide-reforest = Planting
    .do = Choose a free double space for the forests.
    .think = A planted space is not empty: at the end it costs nothing, and Thin Out gives more.
nu-guide-choose = An effect of yours
    .do = A card or an elder offers this; the panel shows which and what it does.
    .think = What is offered may usually be declined.
nu-guide-trigger = Several effects at once
    .do = Choose which of your buildings acts first.
    .think = Gains that pay for something should come before it.
nu-guide-shortage = Too few fish
    .do = The catch is not enough for everybody: choose who gets a fish.
    .think = An elder with two fish pays one out with the third.
nu-guide-exchange = At any time
    .do = The row below your shares lights up when one of your buildings can exchange goods.
    .think = Exchange when it makes an action possible; every exchange loses a little value.
nu-guide-solo = Alone
    .do = Only the workers of the next colour come home: those with a dashed edge stay from the round before and keep their spaces closed.
    .think = What you use now is closed in the next round, so plan two rounds ahead.
nu-guide-last = The last round
    .do = Empty spaces: { $empty }, unissued shares: { $unissued }. Each of them costs a point.
    .think = A cheap building, two forests or an issued share may be worth more than a last ship.
nu-guide-reserve = The Reserve is filling
    .do = { $count ->
        [one] One fish lies
       *[other] { $count } fish lie
    } in your Reserve. Only Transfer Reserve makes it yours to spend; from eight on the catch does not fit any more.
    .think = Transfer before you need it: the space holds one worker.
nu-guide-elders = Use an elder
    .do = A lit elder of your council can be used with a worker; 1 fish moves from the fullest plate to him.
    .think = The third fish on him brings you one back.
nu-guide-copy = Copying
    .do = A dashed space is full, but you may repeat its action with a worker on the copy tile.
    .think = Nobody else can copy there this round.
nu-guide-shares = Shares
    .do = Issuing a share brings 2 gold; unissued: { $count }.
    .think = Until somebody buys it, and after that, it takes a fish of your catch each round. Unissued it costs a point at the end.
nu-guide-fishing = The catch
    .do = Your catch of { $count } fish was shared out in five steps: elders, shares elsewhere, own shares, Reserve, rest back. The chips show it.
    .think = Only fish on your own shares reaches your supply at once.
nu-guide-hand = Secret cards
    .do = You hold C cards that only you can build until round 6; they lie below the market.
    .think = They are worth many points: save up for one of them.
