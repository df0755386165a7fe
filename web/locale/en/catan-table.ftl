### The table of Catan: words of buttons and captions. Questions, moves and events come from the server.

ct-res-lumber = Lumber
ct-res-brick = Brick
ct-res-wool = Wool
ct-res-grain = Grain
ct-res-ore = Ore

ct-terrain-forest = Forest
ct-terrain-hills = Hills
ct-terrain-pasture = Pasture
ct-terrain-fields = Fields
ct-terrain-mountains = Mountains
ct-terrain-desert = Desert
ct-sea = sea

ct-node = Intersection { $id }: { $hexes }
ct-edge = Path { $id }: { $hexes }
ct-hex = { $name }, hex { $id }
ct-hex-robber = the robber is here
ct-owner-road = road of { $name }
ct-owner-settlement = settlement of { $name }
ct-owner-city = city of { $name }
ct-yield = Yields { $name }. Rolled { $ways } times in 36.
ct-yield-none = Yields nothing.

ct-region-own = My cards and pieces
ct-region-hand = Resource cards
ct-region-cards = Development cards
ct-region-build = Building
ct-region-rivals = Rivals
ct-region-players = Players
ct-region-dice = Dice
ct-region-board = The island: 19 hexes, 9 harbours
ct-region-table = Table
ct-region-talk = Trade and choices

ct-your-turn = Your turn.
ct-your-answer = You are asked.
ct-turn-of = { $name }:
ct-winner = { $name } wins!
ct-over = The game is over.
ct-watching = You are watching.
ct-prompt = What is asked
ct-steps = Steps
ct-undo = Undo
ct-redo = Redo
ct-sending = sending
ct-final = cannot be undone
ct-end-sure = Really end?
ct-why-not-others = Why not elsewhere?
ct-why-hint = Click any place that is not lit and we shall explain.
ct-rule = Rule
ct-close = Close
ct-confirm = Build here
ct-confirm-robber = Move here
ct-cancel-place = Cancel

ct-place-road =
    { $count ->
        [one] Build a road: { $count } path is lit.
       *[other] Build a road: { $count } paths are lit.
    }
ct-place-settlement =
    { $count ->
        [one] Build a settlement: { $count } place is lit.
       *[other] Build a settlement: { $count } places are lit.
    }
ct-place-city =
    { $count ->
        [one] Build a city: { $count } settlement is lit.
       *[other] Build a city: { $count } settlements are lit.
    }
ct-lacks = { $name }: you lack
ct-no-place-road = No road fits now. Click a path and we shall say why.
ct-no-place-settlement = No settlement fits now. Click an intersection and we shall say why.
ct-no-place-city = You have no settlement to grow.

ct-step-settlement = Settlement
ct-step-road = Road
ct-step-road-1 = First road
ct-step-road-2 = Second road
ct-step-city = City
ct-step-place = Place
ct-step-discard = Discard
ct-step-robber = Robber
ct-step-steal = Steal
ct-step-terms = Terms
ct-step-answers = Answers
ct-step-partner = Trade

ct-points = VP
ct-of-points = of { $count } VP
ct-you = You
ct-bot = bot
ct-bot-level = bot · { $level }
ct-away = away
ct-online = online
ct-thinking = thinking
ct-discarding = discards { $count }
ct-fact-cards = Resource cards
ct-fact-devs = Development cards
ct-fact-knights = Knights played
ct-fact-road = Longest own road
ct-fact-left = Left to build: { $roads } roads, { $settlements } settlements, { $cities } cities
ct-prize-road = Road +2
ct-prize-army = Army +2

ct-rate = trades { $rate }:1
ct-build-road = Road
ct-build-settlement = Settlement
ct-build-city = City
ct-build-buy = Development
ct-can = can ×{ $count }
ct-free = free
ct-places =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
ct-lack = { $count } missing
ct-none-left = none left
ct-deck-empty = deck is empty
ct-not-now = not now
ct-no-place = no place
ct-fix-title = A bank trade first

ct-no-cards = No cards
ct-card-knight = Knight
ct-card-road_building = Road building
ct-card-year_of_plenty = Year of plenty
ct-card-monopoly = Monopoly
ct-card-victory_point = Victory point
ct-short-knight = Knight
ct-short-road_building = Roads
ct-short-year_of_plenty = Plenty
ct-short-monopoly = Monopoly
ct-short-victory_point = Point
ct-help-knight = Move the robber and draw a card from a rival
ct-help-road_building = Two roads for free
ct-help-year_of_plenty = Any two cards from the bank
ct-help-monopoly = Everybody gives you one resource
ct-help-victory_point = One victory point, kept secret
ct-card-play = can be played
ct-card-new = bought this turn
ct-card-wait = cannot be played now
ct-card-vp = counted in your points

ct-trade = Trade
ct-trade-open = Offer a trade
ct-terms-title = Terms
ct-counter-title = Counter-offer
ct-with-players = Players
ct-with-bank = Bank { $rate }:1
ct-give = I give
ct-want = I want
ct-gives = Gives
ct-wants = Wants
ct-you-get = You get
ct-you-give = You give
ct-more = { $name }: one more
ct-fewer = { $name }: one fewer
ct-to-whom = To whom
ct-send-offer = Send the offer
ct-send-counter = Send
ct-trade-closed = No offers can be made now.
ct-bank-choose = Choose what to give and what to get.
ct-bank-none = You have too few equal cards for the bank.
ct-bank-do = Trade
ct-offer-title = Trade offer
ct-offer-from = { $name } offers
ct-my-offer = Your offer
ct-agrees = agrees
ct-refuses = refuses
ct-not-asked = not asked
ct-counters = counters
ct-thinks = thinking
ct-trade-with = Trade with { $name }
ct-accept = Accept
ct-decline = Decline
ct-counter = Counter
ct-you-lack = You lack:

ct-pick-discard = Discard
ct-pick-discard-help =
    { $count ->
        [one] A seven, and you hold too many cards. Choose { $count } card for the bank.
       *[other] A seven, and you hold too many cards. Choose { $count } cards for the bank.
    }
ct-pick-discard-do =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
ct-pick-plenty = Year of plenty
ct-pick-plenty-help = Take any two cards from the bank.
ct-pick-plenty-do = Take the cards
ct-pick-monopoly = Monopoly
ct-pick-monopoly-help = Name a resource: your rivals give you all such cards.
ct-pick-monopoly-do = Name a resource
ct-also-discard = Also discarding:
ct-steal = Whom to rob?
ct-steal-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

ct-dice-roll = roll
ct-dice-none = not rolled yet
ct-dice-history = History of rolls
ct-luck = Dice are sealed
ct-luck-title = Fingerprint of deck and dice: { $commit }
ct-bank = Bank
ct-deck = Development cards in the deck
ct-log = Log
ct-log-empty = Nothing has happened yet.
ct-actions = All moves
ct-filter = Find a move
ct-no-actions = It is not your move.
ct-tab-act = Act
ct-tab-me = Me
ct-tab-table = Table
ct-tab-log = Log
ct-tabs = Parts of the table
ct-more-trade = Trade
ct-more-cards = Development cards
ct-scores = Final score
ct-total = Total
ct-score-settlements = Settlements
ct-score-cities = Cities
ct-score-road = Longest road
ct-score-army = Largest army
ct-score-cards = Victory points
ct-say-scores = { $name }: { $count }

ct-kind-roll = Roll
ct-kind-end = End of turn
ct-kind-road = Roads
ct-kind-settlement = Settlements
ct-kind-city = Cities
ct-kind-buy = Development card
ct-kind-knight = Knight
ct-kind-roads = Road building
ct-kind-plenty = Year of plenty
ct-kind-monopoly = Monopoly
ct-kind-robber = Robber
ct-kind-steal = Steal
ct-kind-discard = Discard
ct-kind-bank = Bank trades
ct-kind-stop = Enough roads
ct-kind-offer = Trade offers
ct-kind-give = I give
ct-kind-want = I want
ct-kind-send = Send
ct-kind-drop = Change of mind
ct-kind-accept = Accept
ct-kind-reject = Refuse
ct-kind-counter = Counter-offer
ct-kind-confirm = Partner
ct-kind-take = Take the counter-offer
ct-kind-cancel = Withdraw the offer
