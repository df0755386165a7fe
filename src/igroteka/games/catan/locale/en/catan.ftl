### Catan. Names of players are passed as they are; resources, cards and places by their ids in catan.toml.

## Names, as in catan.toml

resource-lumber = Lumber
resource-brick = Brick
resource-wool = Wool
resource-grain = Grain
resource-ore = Ore

terrain-forest = Forest
terrain-hills = Hills
terrain-pasture = Pasture
terrain-fields = Fields
terrain-mountains = Mountains
terrain-desert = Desert

card-knight = Knight
card-progress = Progress
card-road_building = Road Building
card-year_of_plenty = Year of Plenty
card-monopoly = Monopoly
card-victory_point = Victory point
card-development_card = Development card
card-longest_road = Longest Road
card-largest_army = Largest Army
card-building_costs = Building costs

harbour-generic = Harbour 3:1
    .inline = harbour 3:1
harbour-lumber = Lumber harbour 2:1
    .inline = lumber harbour 2:1
harbour-brick = Brick harbour 2:1
    .inline = brick harbour 2:1
harbour-wool = Wool harbour 2:1
    .inline = wool harbour 2:1
harbour-grain = Grain harbour 2:1
    .inline = grain harbour 2:1
harbour-ore = Ore harbour 2:1
    .inline = ore harbour 2:1

colour-red = Red
colour-blue = Blue
colour-white = White
colour-orange = Orange

term-bank = Bank

phase-production = Resource production
phase-trade = Trade
phase-building = Building

layout-beginner = Beginner set-up
layout-spiral = Variable set-up, numbers in spiral
layout-random = Variable set-up, random numbers

## Cards and counts

# A resource inside a sentence: what is spoken of, what something is made of, what is taken or given.
resource-name =
    { $resource ->
        [lumber] lumber
        [brick] brick
        [wool] wool
        [grain] grain
       *[ore] ore
    }
resource-of = { resource-name }
resource-object = { resource-name }

# Cards of one resource as the subject of a sentence, and as what is taken or given.
cards = { $count } { resource-name }
cards-object = { cards }
cards-none = nothing yet

card-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
point-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
road-count =
    { $count ->
        [one] { $count } road
       *[other] { $count } roads
    }
knight-count =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
turn-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
player-count =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }

# A development card as what is played or drawn.
card-object =
    { $card ->
        [knight] a knight
        [road_building] Road Building
        [year_of_plenty] Year of Plenty
        [monopoly] Monopoly
       *[victory_point] a victory point
    }

## Places

hex-numbered = { $terrain } { $number }
# Of two that look alike: counted from the top and from the left.
hex-in-row = { $land } (row { $row }, place { $place })
hex-unknown = hex { $hex }
# A hex in a sentence: to the mountains 8; in English all its forms are one.
hex-to = the { hex-name }
hex-by = the { hex-name }
hex-between = the { hex-name }
hex-name =
    { $terrain ->
        [forest] forest
        [hills] hills
        [pasture] pasture
        [fields] fields
        [mountains] mountains
       *[desert] desert
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
sea = the sea
    .by = the sea
    .between = the sea
sea-towards = the sea to the { sea-side }
    .by = the sea to the { sea-side }
    .between = the sea to the { sea-side }
sea-side =
    { $side ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }
place-harbour = { $place }, { $harbours }
place-between = between { $places }
place-price = cost: { $cards }

## What can be said: the title of a kind, the whole action, the option with what is known at the table

action-roll = Roll the dice
action-end = End turn
action-road = Build a road
    .full = Build a road on path { $edge }
    .option = Build a road: { $about }
action-settlement = Found a settlement
    .full = Found a settlement on intersection { $node }
    .option = Found a settlement: { $about }
action-city = Upgrade to a city
    .full = Upgrade to a city on intersection { $node }
    .option = Upgrade to a city: { $about }
action-buy = Buy a development card
    .option = Buy a development card; { $about }
action-knight = Play a knight
action-roads = Play Road Building
action-plenty = Play Year of Plenty
    .full = Play Year of Plenty: take { $cards }
action-monopoly = Play Monopoly
    .full = Play Monopoly on { resource-object }
action-robber = Move the robber
    .full = Move the robber to hex { $hex }
    .option = Move the robber to { $place }
    .owners = Move the robber to { $place }; buildings there: { $owners }
action-steal = Draw a card from a player
    .full = Draw a card from { $other }
    .option = Draw a card from { $other }, who has { card-count }
action-discard = Discard a card
    .full = Discard 1 { resource-of }
action-bank = Trade with the bank
    .full = Give { $give } to the bank for { $get }
    .option = Give { $give } to the bank for { $get }
action-stop = Don't build the second road
action-offer = Offer a trade
    .full = Offer a trade to { $others }
action-give = I give
    .full = I give 1 { resource-of }
action-want = I want
    .full = I want 1 { resource-of }
action-send = Send the offer
    .option = Send the offer: I give { $give }, I want { $want }
    .counter = Send the counter-offer: I give { $give }, I want { $want }
action-drop = Drop it
action-accept = Accept
    .option = Accept: give { $give }, get { $get }
action-reject = Decline
action-counter = Counter-offer
action-confirm = Trade with this player
    .full = Trade with { $other }
    .option = Trade with { $other }: give { $give }, get { $get }
action-take = Accept the counter-offer
    .full = Accept the counter-offer of { $other }
    .option = Accept the counter-offer of { $other }: give { $give }, get { $get }
action-cancel = Withdraw the offer

action-terrain = Terrain laid
    .full = Terrain laid: { $terrain }
action-corner = Starting corner
    .full =
        Starting corner: { $corner ->
            [north_west] north-west
            [west] west
            [south_west] south-west
            [south_east] south-east
            [east] east
           *[north_east] north-east
        }
action-red = Red number laid
    .full = Red number laid on hex { $hex }
action-number = Number laid
    .full = Number laid: { $number }
action-harbour = Harbour laid
    .full = Laid: { $harbour }
action-first = First player
    .full = First player: { $other }
action-dice = Dice
    .full = Dice: { $first } + { $second } = { $sum }
action-draw = Card drawn
    .full = Card drawn: { $card }
action-stolen = Card stolen
    .full = Card stolen: { resource-name }

## What happened

event-island-laid = The island is laid out
event-first-player = { $name } goes first
    .you = You go first
event-turn-began = Turn { $turn }: { $name }
    .you = Turn { $turn }: you
event-rolled = { $name } rolls { $first } + { $second } = { $sum }
    .you = You roll { $first } + { $second } = { $sum }
event-produced = { $name } gets { $cards }
    .you = You get { $cards }
event-nothing-produced = Nobody gets any cards
event-shortage = The bank is short of { resource-of }
event-must-discard = { $name } has too many cards and must discard { card-count }
    .you = You have too many cards and must discard { card-count }
event-laid-down = { $name } lays 1 { resource-of } aside to discard
    .you = You lay 1 { resource-of } aside to discard
event-discarded = { $name } discards { $cards }
    .you = You discard { $cards }
event-robber-moved = { $name } moves the robber to hex { $hex }
    .at = { $name } moves the robber to { $place }
    .you = You move the robber to hex { $hex }
    .at-you = You move the robber to { $place }
event-nobody-to-rob = There is nobody to draw a card from
event-stole = { $name } draws a card from { $other }
    .whom = { $name } draws a card from you
    .you = You draw a card from { $other }
event-stole-card = { $name } takes 1 { resource-of } from { $other }
    .whom = { $name } takes 1 { resource-of } from you
    .you = You take 1 { resource-of } from { $other }
event-road-built = { $name } builds a road (path { $edge })
    .at = { $name } builds a road between { $place }
    .you = You build a road (path { $edge })
    .at-you = You build a road between { $place }
event-settlement-built = { $name } founds a settlement (intersection { $node })
    .at = { $name } founds a settlement by { $place }
    .you = You found a settlement (intersection { $node })
    .at-you = You found a settlement by { $place }
event-city-built = { $name } upgrades a settlement to a city (intersection { $node })
    .at = { $name } upgrades the settlement by { $place } to a city
    .you = You upgrade a settlement to a city (intersection { $node })
    .at-you = You upgrade the settlement by { $place } to a city
event-card-bought = { $name } buys a development card
    .you = You buy a development card
event-card-drawn = { $name } draws { card-object }
    .you = You draw { card-object }
event-card-played = { $name } plays { card-object }
    .you = You play { card-object }
event-plenty-taken = { $name } takes { $cards } from the bank
    .you = You take { $cards } from the bank
event-monopoly-named =
    { $count ->
        [0] Monopoly on { resource-object }: { $name } gets nothing, nobody has any
       *[other] Monopoly on { resource-object }: { $name } gets { card-count }
    }
    .you =
        { $count ->
            [0] Monopoly on { resource-object }: you get nothing, nobody has any
           *[other] Monopoly on { resource-object }: you get { card-count }
        }
event-monopoly-paid = { $name } hands over { cards-object }
    .you = You hand over { cards-object }
event-bank-traded = { $name } trades { $give } with the bank for { $get }
    .you = You trade { $give } with the bank for { $get }
event-offered = { $name } offers { $give } for { $want } to { $others }
    .you = You offer { $give } for { $want } to { $others }
event-offered-give = { $name } asks what { $others } would give for { $give }
    .you = You ask what { $others } would give for { $give }
event-offered-want = { $name } asks what { $others } would like for { $want }
    .you = You ask what { $others } would like for { $want }
event-offered-nothing = { $name } asks { $others } for offers
    .you = You ask { $others } for offers
event-accepted = { $name } accepts
    .you = You accept
event-rejected = { $name } declines
    .you = You decline
event-countered = { $name } makes a counter-offer: { $give } for { $want }
    .you = You make a counter-offer: { $give } for { $want }
event-traded = { $name } trades with { $other }: gives { $give }, gets { $get }
    .whom = { $name } trades with you: gives { $give }, gets { $get }
    .you = You trade with { $other }: give { $give }, get { $get }
event-offer-closed = The offer is closed without a trade
event-longest-road-taken = { $name } takes Longest Road ({ road-count })
    .you = You take Longest Road ({ road-count })
event-longest-road-set-aside = Longest Road is set aside: { $name } loses it
    .you = Longest Road is set aside: you lose it
event-largest-army-taken = { $name } takes Largest Army ({ knight-count })
    .you = You take Largest Army ({ knight-count })
event-income = Starting cards: { $name } gets { $cards }
    .you = Starting cards: you get { $cards }
event-income-none = Starting cards: { $name } gets nothing
    .you = Starting cards: you get nothing
event-turn-ended = { $name } ends the turn
    .you = You end the turn
event-won = { $name } wins with { point-count }
    .you = You win with { point-count }
event-turn-limit-reached = The limit of { turn-count } is reached

## What is asked: the question to the one who decides, the line for those who wait

decision-over = Game over

question-found-settlement = Place a starting settlement
question-found-road = Place a starting road
question-pre-roll = Roll the dice or play a card
question-pre-roll-only = Roll the dice
question-discard-half =
    { $count ->
        [one] Discard { $count } more card
       *[other] Discard { $count } more cards
    }
question-move-robber = Move the robber
question-steal = Choose whom to rob
question-trade-and-build = Trade, build or end the turn
question-free-road =
    { $left ->
        [1] Place the second free road, or leave it out
       *[other] Place a free road
    }
question-compose = Set the terms (you give: { $give }; you want: { $want })
question-compose-counter = Set your counter-offer to { $other } (you give: { $give }; you want: { $want })
question-answer-offer = { $other } offers you { $give } for { $want }
question-answer-offer-give = { $other } offers { $give }: what would you give for it?
question-answer-offer-want = { $other } asks for { $want }: what would you like for it?
question-answer-offer-nothing = { $other } asks for offers: what would you trade?
question-choose-partner = Choose whom to trade with: { $answers }

waiting-found-settlement = Waiting for { $name } to place a starting settlement
waiting-found-road = Waiting for { $name } to place a starting road
waiting-pre-roll = Waiting for { $name } to roll the dice or play a card
waiting-discard-half = Waiting for discards: { $debts }
waiting-move-robber = Waiting for { $name } to move the robber
waiting-steal = Waiting for { $name } to choose whom to rob
waiting-trade-and-build = Waiting for { $name } to trade, build or end the turn
waiting-free-road = Waiting for { $name } to place a free road
waiting-compose = Waiting for { $name } to set the terms
waiting-compose-counter = Waiting for { $name } to set a counter-offer
waiting-answer-offer = Waiting for { $name } to answer the offer: { $give } for { $want }
waiting-answer-offer-give = Waiting for { $name } to say what they would give for { $give }
waiting-answer-offer-want = Waiting for { $name } to say what they would like for { $want }
waiting-answer-offer-nothing = Waiting for { $name } to offer a trade or decline
waiting-choose-partner = Waiting for { $name } to choose whom to trade with: { $answers }

# What one player adds to the lines above.
debt = { $name } ({ card-count })
answer-accepted = { $name } accepts { $give } for { $want }
answer-countered = { $name } offers { $want } for { $give }

chance-lay-terrain = The island is being laid out
chance-choose-corner = The starting corner of the numbers is being drawn
chance-lay-red-number = The red numbers are being laid out
chance-lay-number = The numbers are being laid out
chance-deal-harbour = The harbours are being laid out
chance-draw-first-seat = The first player is being drawn
chance-roll-dice = { $name } rolls the dice
chance-draw-from-hand = { $name } draws a card from { $other }
chance-draw-card = { $name } draws a development card

## The end

ending-victory = { $name } wins with { point-count }
ending-turn-limit =
    { $leaders ->
        [one] The turn limit is reached and nobody has won; { $names } leads with { point-count }
       *[other] The turn limit is reached and nobody has won; { $names } lead with { point-count }
    }

score-settlements = Settlements: { point-count }
    .name = Settlements
score-cities = Cities: { point-count }
    .name = Cities
score-longest_road = Longest Road: { point-count }
    .name = Longest Road
score-largest_army = Largest Army: { point-count }
    .name = Largest Army
score-victory_point_cards = Victory point cards: { point-count }
    .name = Victory point cards
score-total = Total: { point-count }
    .name = Total

## Options

option-layout = Board
option-layout-beginner = { layout-beginner }
option-layout-spiral = { layout-spiral }
option-layout-random = { layout-random }
option-beginner_profile = Beginner positions
option-beginner_profile-seed = As in the Russian rulebook
option-beginner_profile-english = As in the English edition
option-harbours = Harbours
option-harbours-fixed = As printed on the frame
option-harbours-shuffled = Shuffled
option-first_seat = First player
option-first_seat-random = Drawn at random
option-first_seat-number = Seat { $value }
option-combined_trade_build = Trade and build in any order
option-shortage_rule = When the bank runs short
option-shortage_rule-single_player_takes_rest = A single earner takes what is left
option-shortage_rule-nobody = Nobody gets that resource
option-victory_points_to_win = Points to win
option-discard_limit = Hand limit on a seven
option-friendly_robber = Friendly robber
option-two_player = Two players (unofficial)
option-two_player-off = No
option-two_player-plain = The usual rules
option-two_player-duel = Duel
option-player_trade = Trade between players
option-player_trade-full = Allowed
option-player_trade-none = No trade
option-max_offers_per_turn = Offers per turn
option-max_cards_per_side = Cards on one side of a trade
option-max_cards_per_side-0 = No limit
option-counter_offers = Counter-offers
option-max_counters_per_turn = Counter-offers per rival and turn
option-max_counters_per_turn-0 = No limit
option-open_offers = Open offers
option-repeat_refused_offers = Repeat refused offers
option-turn_limit = Turn limit
option-turn_limit-0 = No limit

preset-usual = First game: a fixed island, settlements already placed
preset-full = The full game: a new island each time, you found your own settlements
preset-simulation = To compare bots: short bargaining, at most 1000 turns
preset-no_player_trade = To compare bots: no trade between players
preset-by_the_book = Strict order: all trading first, then all building
preset-market_table = Table with a market
preset-duel = Duel for two to 15 points (unofficial)

## Why not

error-catan-two-players = Catan is for 3 or 4 players. For an unofficial game for two choose “{ option-two_player-plain }” or “{ option-two_player-duel }” under “{ option-two_player }”; programs and the terminal say two_player=plain or two_player=duel.
error-catan-not-two-players = The option “{ option-two_player }” is for two players, and this table has { player-count }.
error-catan-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

error-catan-no-such-action = There is no such action.
error-catan-not-your-turn = It is not your turn.
error-catan-not-asked = You are not asked for a decision now.
error-catan-wrong-moment = Not now: the game waits for another decision.
error-catan-roll-first = Roll the dice first: before the roll you can only play a development card.
error-catan-game-over = The game is over.
error-catan-chance = Luck decides this, not a player.

error-catan-cannot-pay = You do not have the cards to pay for it.
    .missing = You do not have the cards to pay for it. Missing: { $cards }.
error-catan-edge-taken = There is already a road on this path.
error-catan-edge-not-connected = A road must join one of your roads or buildings and cannot pass through a rival's building.
error-catan-road-at-settlement = A starting road must touch the settlement just placed.
error-catan-no-roads-left = You have no roads left.
error-catan-node-taken = There is already a building on this intersection.
error-catan-too-close = The distance rule: there is a building on a neighbouring intersection.
error-catan-no-own-road = None of your roads leads to this intersection.
error-catan-no-settlements-left = You have no settlements left: one comes back when it becomes a city.
error-catan-not-own-settlement = A city replaces a settlement of your own, and there is none here.
error-catan-no-cities-left = You have no cities left.

error-catan-deck-empty = There are no development cards left in the deck.
error-catan-card-played-already = You have already played a development card this turn.
error-catan-card-bought-this-turn = You bought this card this turn: it can be played from your next turn on.
error-catan-no-such-card = You do not have this development card.
error-catan-no-place-for-road = You have no road left, or no place to build one.
error-catan-first-road-required = The first free road must be placed; only the second may be left out.

error-catan-bank-lacks = The bank does not have the cards you want.
error-catan-plenty-is-two = Take two cards: a single one only if it is the last in the bank.
error-catan-bank-rate = Your rate for this resource is { $rate }:1, and you have only { $held }.

error-catan-trading-closed = You have already built or bought something: trading is over for this turn.
error-catan-trade-off = At this table players do not trade with each other.
error-catan-offer-limit =
    { $limit ->
        [one] You may make only { $limit } offer a turn.
       *[other] You may make only { $limit } offers a turn.
    }
error-catan-no-cards-to-give = You have no cards to trade.
error-catan-partner-no-cards = A player with no cards cannot be made an offer.
error-catan-offer-self = Offers are made to rivals at this table, not to yourself.
error-catan-wrong-order = First what you give, then what you want, each in this order: lumber, brick, wool, grain, ore.
error-catan-not-held = You have no more cards of this resource to give.
error-catan-side-full =
    { $limit ->
        [one] At this table one side of a trade has at most { $limit } card.
       *[other] At this table one side of a trade has at most { $limit } cards.
    }
error-catan-same-both-sides = The same resource cannot be both given and received.
error-catan-all-kinds = One side cannot have all five resources: none would be left for the other side.
error-catan-too-many-wanted = You cannot ask for more cards than there are in the largest hand of those you ask.
error-catan-more-than-there-are = There are only { $cards } cards of each resource in the game.
error-catan-no-such-resource = There is no such resource: lumber, brick, wool, grain and ore can be traded.
error-catan-nothing-given = First say what you give.
error-catan-terms-incomplete = Each side must give at least one card.
error-catan-already-refused = Everybody you ask has just declined these very terms.
error-catan-counter-same = A counter-offer must differ from the offer it answers.
error-catan-counters-off = At this table there are no counter-offers.
error-catan-counter-limit =
    { $limit ->
        [one] You may make only { $limit } counter-offer in a rival's turn.
       *[other] You may make only { $limit } counter-offers in a rival's turn.
    }
error-catan-open-offer = An offer with an empty side cannot be accepted: decline it or make a counter-offer.
error-catan-cannot-accept = You do not have the cards you are asked for.
error-catan-partner-cannot-pay = This player no longer has the cards for it.
error-catan-did-not-accept = This player has not accepted the offer.
error-catan-no-counter = This player has not made a counter-offer.
error-catan-cannot-pay-counter = You do not have the cards this counter-offer asks for.

error-catan-robber-must-move = The robber must move to a different hex.
error-catan-robber-friendly = The friendly robber keeps away: a rival with fewer than 3 visible points has a building at this hex.
error-catan-robber-spares = The friendly robber spares this player, who has fewer than 3 visible points.
error-catan-cannot-rob = You can rob only a rival with a building at the robber's hex and a card in hand.
error-catan-not-held-discard = You have no card of this resource to discard.

# field is a path in a written position; law is one of broken_laws().
error-catan-position-law =
    The position is impossible. { $field }: { $law ->
        [census] the count differs from what is in the box
        [negative] there cannot be fewer than 0 cards
        [supply] there are more pieces than a player has
        [unconnected] this road leads to no building of its owner
        [order-of-play] by the number of the turn another player is active
        [distance] two buildings stand closer than the distance rule allows
        [open-nodes] the intersections free for settlements do not agree with the buildings
        [desert] the desert has no number token, every other hex has one
        [holder] the special card is held by a player who has not earned it
        [nobody] the special card lies aside although a player has earned it
        [winner] the result does not agree with the points
        [empty] the game goes on, but nothing is pending
        [agenda] what is pending does not fit the turn or the offer
        [seat] a player who is not on turn would have to act
        [owed] somebody must discard more cards than they hold
        [island] nobody can have anything while the island is being built
        [layout] by the options the island is not laid like this
        [order] tiles, tokens and harbours are not laid in their order
        [first-turn] before the first turn nothing is counted, and whoever begins it is the starting player
        [founding] starting settlements are founded there and back, each with its road
        [founded] at this point of the founding the player has something else
        [roads] there is no road left to place
        [roll] nobody trades before the roll
        [terms] somebody would give cards they do not hold, or the same kind stands on both sides
        [seats] the seats of the offer are not those it was made to
        [answers] somebody has given two answers
        [compose] the unfinished terms do not fit the offer
        [answer] the player asked is not addressed or has answered already
        [won] this player has already won
        [bought] more development cards were bought this turn than the player holds
       *[stuck] nobody could answer what is pending
    }.

## Answers laid down once for all

standing-keep = Never give
    .about = An offer that asks for one of these is declined at once.
standing-keep-lumber = { resource-lumber }
standing-keep-brick = { resource-brick }
standing-keep-wool = { resource-wool }
standing-keep-grain = { resource-grain }
standing-keep-ore = { resource-ore }
standing-refuse = No trade with
    .about = Every offer of these players is declined.
standing-leader = No trade with the leader
    .about = Offers of whoever has the most points on the table, and more than you, are declined.
standing-peace = No more offers to me this turn
    .about = Whatever else is offered to you until the turn ends is declined.
standing-counter = Ask me about offers I cannot pay
    .about = Otherwise they are declined for you. Needed to answer them with a counter-offer.
