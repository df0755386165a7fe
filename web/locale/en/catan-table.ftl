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
ct-sea-at =
    sea in the { $side ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }

ct-node = Intersection: { $hexes }
ct-edge = Path: { $hexes }
ct-hex = Hex: { $name }
ct-hex-unknown = not laid out yet
ct-hex-robber = the robber is here
ct-owner-road = road of { $name }
ct-owner-settlement = settlement of { $name }
ct-owner-city = city of { $name }
ct-yield = Yields { $name }. Rolled { $ways ->
    [one] once
    [2] twice
   *[other] { $ways } times
} in 36.
ct-yield-none = Yields nothing.

ct-region-own = My cards and pieces
ct-region-hand = Resource cards
ct-region-cards = Development cards
ct-region-build = Building
ct-region-dice = Dice
ct-region-board = The island: 19 hexes, 9 harbours

ct-your-answer = You are asked.
ct-turn-of = { $name }:
ct-winner = { $name } wins!
ct-why-not-others = Why not elsewhere?
ct-why-hint = Click any place that is not lit and we shall explain.
ct-confirm = Build here
ct-confirm-robber = Move here
ct-put-away = Don't build

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
ct-no-place-city = You have no settlement to upgrade.

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
ct-online = online
ct-thinking = thinking
ct-discarding = discards { $count }
ct-fact-cards = Resource cards
ct-fact-devs = Development cards
ct-fact-knights = Knights played
ct-fact-road = Roads in a row
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
ct-card-road_building = Road Building
ct-card-year_of_plenty = Year of Plenty
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
ct-counter-same = Change the terms: they are still the same.
ct-trade-closed = No offers can be made now.
ct-bank-choose = Choose what to give and what to get.
ct-bank-none = You have too few cards of a kind for the bank.
ct-bank-do = Trade
ct-offer-title = Trade offer
ct-offer-from = { $name } offers
ct-my-offer = Your offer
ct-agrees = agrees
ct-refuses = declines
ct-not-asked = not asked
ct-counters = counters
ct-thinks = thinking
ct-accept = Accept
ct-decline = Decline
ct-counter = Counter-offer
ct-you-lack = You lack:
ct-market = Market
ct-market-frozen = waiting
ct-market-any = anything
ct-market-left = Time left
ct-market-withdraw = Withdraw the offer
ct-market-with = Trade with { $name }
ct-market-yes = Accept
ct-market-no = Decline
ct-market-unpaid = You can no longer pay this. Nobody else is told.
ct-market-unpaid-yes = You can no longer pay what you said yes to. Nobody else is told.
ct-market-refused = { $name } declines
ct-market-full =
    { $count ->
        [one] You already have { $count } offer on the table.
       *[other] You already have { $count } offers on the table.
    }
ct-market-say = { $name } offers a trade. You get: { $give }. You give: { $want }.
ct-standing = Standing answers
ct-standing-about = The house will decline for you. Nobody else sees this.
ct-standing-none = Clear all
ct-seconds = { $count } s
ct-answer-by = Time to answer

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
ct-pick-plenty = Year of Plenty
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
ct-luck = Honest dice
ct-luck-check = check
ct-luck-title = The server's promise before the game: { $commit }…
ct-bank = Bank
ct-deck = Development cards in the deck
ct-score-settlements = Settlements
ct-score-cities = Cities
ct-score-road = Longest Road
ct-score-army = Largest Army
ct-score-cards = Victory points

ct-kind-roll = Roll
ct-kind-end = End turn
ct-kind-road = Roads
ct-kind-settlement = Settlements
ct-kind-city = Cities
ct-kind-buy = Development card
ct-kind-knight = Knight
ct-kind-roads = Road Building
ct-kind-plenty = Year of Plenty
ct-kind-monopoly = Monopoly
ct-kind-robber = Robber
ct-kind-steal = Steal
ct-kind-discard = Discard
ct-kind-bank = Bank trades
ct-kind-stop = Don't build the second road
ct-kind-offer = Trade offers
ct-kind-give = I give
ct-kind-want = I want
ct-kind-send = Send
ct-kind-drop = Drop it
ct-kind-accept = Accept
ct-kind-reject = Decline
ct-kind-counter = Counter-offer
ct-kind-confirm = Partner
ct-kind-take = Accept the counter-offer
ct-kind-cancel = Withdraw the offer

## The guide of the first game: a title, what is asked now (.do), what is worth thinking about (.think).

ct-guide-welcome = Welcome to Catan
    .do = The island has 19 hexes: each gives one resource, and its number says on which roll. Settlements and cities stand on intersections, roads lie between them.
    .think = A settlement is worth 1 point, a city 2. Be the first to have { $points } points on your own turn. We shall explain as we go.
ct-guide-found = Your first settlement
    .do = Choose a lit intersection. The settlement will earn from the two or three hexes it touches.
    .think = More dots under a number mean more rolls: 6 and 8 come most often. Look for different resources; lumber and brick help at the start.
ct-guide-found-second = Your second settlement
    .do = Choose one more lit intersection. For each hex around it you get 1 card at once.
    .think = Take what the first one lacks: other resources and other numbers. It need not lie close to the first.
ct-guide-found-road = A road beside it
    .do = Lay a road on a lit path next to the settlement you have just placed.
    .think = Point it where you want to settle next: at least two paths away, and not where others are already heading.
ct-guide-roll = Roll the dice
    .do = Your turn begins with the roll. Every hex with the number rolled produces, for everybody who has a building there.
    .think = 7 is the most frequent sum: it produces nothing and moves the robber. A development card may be played even before the roll.
ct-guide-turn = After the roll: trade and build
    .do = Trade and build as often as you like and can pay for, then press “End turn”.
    .think = Choose a piece below and the places where it can stand light up. Click a place that is not lit, and we say why it will not do.
ct-guide-produced = Who gets what
    .do = Hexes with the number rolled have produced: a settlement beside one gets 1 card, a city 2. This happens on everybody's roll.
    .think = Watch what others collect: that tells you what they will want to trade.
ct-guide-seven = A seven
    .do = Nobody gets resources. Large hands are halved, and whoever rolled moves the robber and robs somebody.
    .think = The hex under the robber gives nothing until the robber moves on. Spend cards in time, and there is less to lose.
ct-guide-discard = Half of your hand goes
    .do = A seven, and you hold more than { $limit } cards. Choose half of them, rounded down, to return to the bank.
    .think = Keep what makes up your next building, and give away what you have too much of.
ct-guide-robber = You move the robber
    .do = Choose any other hex. It will give nothing while the robber stands there, and you draw a card from a neighbour of it.
    .think = A 6 or 8 of whoever leads hurts most. Do not block your own hexes.
ct-guide-steal = Whom to rob
    .do = Choose a player at this hex. You get one of their resource cards, drawn at random.
    .think = The one with the most points is a good choice, or the one who probably holds what you need.
ct-guide-robbed = You were robbed
    .do = Somebody moved the robber and drew one of your cards at random. Which one, only the two of you know.
    .think = If the robber stands on your hex, a knight or a seven of your own drives it away.
ct-guide-answer = Somebody offers you a trade
    .do = Accept, decline, or counter with your own terms. If you accept, the player who asked still chooses whom to trade with.
    .think = Ask yourself what they will build with your card. Near the end do not help the leader.
ct-guide-partner = Choose a partner
    .do = The answers are in. Trade with one who agreed, take a counter-offer, or withdraw.
    .think = If several agree, trade with the one who has fewer points.
ct-guide-compose = Terms of the trade
    .do = Say what you give and what you want, then send it. Both sides give at least one card, and not of the same kind.
    .think = You may leave one side empty: then you are asking the others for offers.
ct-guide-trade = Trading with others
    .do = On your turn you may offer cards to the others: choose what you give, what you want and whom you ask.
    .think = One for one is usual. Offer what you have plenty of to somebody who lacks it; that beats the bank's 4:1.
ct-guide-bank = Trading with the bank
    .do = You have enough cards of a kind: return cards of one kind (4 without a harbour) and take 1 of any other. Nobody has to agree.
    .think = It is expensive, but better than losing cards to a seven. Harbours make it cheaper: 3:1 or 2:1.
ct-guide-harbour = You have a harbour
    .do = Your building at a harbour trades with the bank at a better rate: 3:1 for anything or 2:1 for the resource shown.
    .think = The rate is written on your cards. With a 2:1 harbour, settle at hexes of its resource.
ct-guide-road = You can build a road
    .do = A road costs 1 lumber and 1 brick. It continues your roads or starts at your building.
    .think = Roads lead to new places for settlements. Sometimes it is better to save up for the settlement itself.
ct-guide-settlement = You can build a settlement
    .do = It costs 1 lumber, 1 brick, 1 wool and 1 grain, stands at your road, and no building may be on a neighbouring intersection. 1 point.
    .think = Good numbers, a resource you lack, or a harbour are worth most. A good place may soon be taken.
ct-guide-city = You can build a city
    .do = For 3 ore and 2 grain a settlement becomes a city: 2 points instead of 1, and 2 cards instead of 1.
    .think = Begin with the settlement that has the best numbers: it will earn twice as much.
ct-guide-buy = You can buy a development card
    .do = It costs 1 ore, 1 wool and 1 grain. You draw a knight, a card with a special effect, or a hidden point.
    .think = More than half of the deck are knights: they drive the robber away and lead to Largest Army.
ct-guide-bought = Your development card
    .do = Only you see it. It cannot be played in the turn you bought it; from your next turn on it can.
    .think = Cards are not lost to a seven and cannot be stolen, so they are a safe way to spend.
ct-guide-play = You may play a card
    .do = One development card per turn, before the roll or after it: press it among your cards.
    .think = A knight is best when the robber stands on your hex. Keep Monopoly for the time when others hold a lot of one resource.
ct-guide-free-roads = Two free roads
    .do = Place them on lit paths, by the usual rules for roads. The second may continue the first, or you may leave it out.
    .think = Reach a place for a settlement, or the five roads in a row of Longest Road.
ct-guide-hidden = A hidden point
    .do = A victory-point card counts as 1 point at once. It is not played, and nobody else sees it.
    .think = The others count you one point too low. That is a good surprise for the last turn.
ct-guide-costs = What things cost
    .do = Road: lumber and brick. Settlement: lumber, brick, wool, grain. City: 3 ore, 2 grain. Development card: ore, wool, grain.
    .think = The buttons below show the prices, and in red what is missing. With nothing to build, save up and end the turn.
ct-guide-full-hand = Many cards in hand
    .do = You hold more than { $limit } cards. If a seven comes, whoever rolls it, half of them are gone.
    .think = Build or trade before the turn ends: a seven comes once in six rolls.
ct-guide-long-road = Longest Road
    .do = The first with 5 roads in a row gets 2 points. They pass on to whoever has a longer road.
    .think = Branches do not count. A rival's settlement in the middle cuts a road in two.
ct-guide-army = Largest Army
    .do = The first to play 3 knights gets 2 points. They pass on to whoever has played more.
    .think = Knights count when played, not in hand. If you have two, the third may be worth more than a road.
ct-guide-near = Victory is near
    .do = You lack 2 points at most. You win at once when you have { $points } on your own turn, hidden ones included.
    .think = Count the quickest way: a city, a settlement, a card, Longest Road or Largest Army.
ct-guide-rival = Somebody is close to victory
    .do = A rival needs 2 points or fewer to reach { $points }; hidden cards may make it even less.
    .think = Do not trade with them, put the robber on their best hex, take a place or an award away from them.
ct-guide-over = The game is over
    .do = It took { $points } points on one's own turn to win. The score sheet shows where everybody's points came from.
    .think = Look at which numbers fed whom, and where the first settlements stood. Next time choosing will be easier.
