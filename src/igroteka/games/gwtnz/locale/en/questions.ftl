### New Zealand: the question to the one who decides, the line for those who wait.

decision-over = Game over

question-first-discard = First turn: discard { card-object } more, so that 4 remain
question-first-disc = First turn: which disc with white corners goes to the pathfinder track? Its space opens
question-place-runholder = First turn: put your runholder on any neutral building
question-move =
    { $count ->
        [one] Your turn: move your runholder { step-count }
       *[other] Your turn: move your runholder, 1 to { step-count }
    }
question-run =
    { $count ->
        [one] Move your runholder { step-count } and use the new location
       *[other] Move your runholder, 1 to { step-count }, and use the new location
    }
question-location = { $building }: use its actions, or do one auxiliary action
    .more = { $building }: another action, or finish
question-stop = { $location }: you may do one auxiliary action
question-immediate = Immediate action, now or never: { $effects }?
question-pay-card = Discard { kind-object }
question-auxiliary = Do an auxiliary action, single or double
    .single = Do a single auxiliary action
question-hire =
    { $form ->
        [same] Hire a worker for the price of the column
        [dearer] Hire a worker, { pound-count } dearer than the column
       *[cheaper] Hire a worker, { pound-count } cheaper than the column
    }
question-invest =
    { $form ->
        [same] Take a bonus tile for the price of the row
        [dearer] Take a bonus tile, { pound-count } dearer than the row
       *[cheaper] Take a bonus tile, { pound-count } cheaper than the row
    }
question-joker = Which row does the joker go into?
question-sheep = Buy sheep: { shepherd-count } free
question-pick = Take from the market for free, up to { card-object } more: { $breeds }
    .pay = Buy one sheep for { pound-count }: { $breeds }
question-build = Place a building: { pound-count } for each craftsman needed
question-plus-one = Which building will you replace by one that needs exactly 1 craftsman more?
question-hazard =
    { $count ->
        [0] Which hazard will you remove for free?
       *[other] Which hazard will you remove for { pound-count }?
    }
question-ship =
    { $count ->
        [one] Sail { space-count }, or upgrade the harbour where your ship lies
       *[other] Sail up to { space-count }; upgrading a harbour costs one of them
    }
question-anchor = Upgrade { $harbour }?
question-storehouse = Which storehouse goes { $harbour }?
question-disc = Which disc goes { $target }?
question-master = Harbourmaster “{ $master }”: { $text }. Take it for a worker?
question-take-card = Take { $card } ({ $effects })?
question-forward = How far does the marker go, up to { $count }?
    .certificate = How far does the certificate marker go, up to { $count }? You cannot have more gold
    .pathfinder = How far along the pathfinder track, up to { $count }? You cannot have more gold
question-flip = Space 11 of the pathfinder track: which tile will you flip?
question-objective = Take an objective card
question-draw = How many cards will you draw, up to { $count }? Then discard as many
question-discard = Discard { card-object }
question-top-deck = Which card gained this turn will you take into your hand?
question-shear =
    { $count ->
        [one] Shearing: { shearer-count }. Show a sheep, or draw and discard a card
       *[other] Shearing: { shearer-count }. Show sheep of different breeds, or draw and discard cards
    }
    .again =
        { $count ->
            [one] The sheep are shorn. { shearer-count } left: you may draw and discard a card
           *[other] The sheep are shorn. { shearer-count } left: you may draw and discard cards
        }
question-shearing = Wool: { $wool }. Which other sheep? Shearers left: { $count }
question-income =
    { $permanent ->
        [0] Wellington, income: show sheep of different breeds, then decide about certificates
       *[other] Wellington, income: show sheep of different breeds ({ $permanent } more from permanent certificates), then decide about temporary ones
    }
    .more =
        { $permanent ->
            [0] Breeding value { $breeding }. Show more, or take the income?
           *[other] Breeding value { $breeding } and { $permanent } from permanent certificates. Show more, or take the income?
        }
question-deliver = Deliver to a post of value up to { $count }
question-wool = Wool { $count }: you may put a disc on a wool trading post
question-foresight = Wellington, foresight { $bag }: choose a tile
question-end-turn = End your turn, or first do something else that is offered
question-off-turn = Before the next turn: use exchange tokens?

waiting-first-discard = Waiting for { $name } to discard cards
waiting-first-disc = Waiting for { $name } to choose the first disc
waiting-place-runholder = Waiting for { $name } to place the runholder
waiting-move = { $name } is moving the runholder
waiting-run = Waiting for { $name } to move on
waiting-location = { $name } is using the location
waiting-stop = Waiting for { $name } to decide about an auxiliary action
waiting-immediate = Waiting for { $name } to decide about an immediate action
waiting-pay-card = Waiting for { $name } to discard a card
waiting-auxiliary = Waiting for { $name } to do an auxiliary action
waiting-hire = Waiting for { $name } to hire a worker
waiting-invest = Waiting for { $name } to take a bonus tile
waiting-joker = Waiting for { $name } to place the joker
waiting-sheep = Waiting for { $name } to buy sheep
waiting-pick = Waiting for { $name } to take sheep from the market
waiting-build = Waiting for { $name } to place a building
waiting-plus-one = Waiting for { $name } to replace a building
waiting-hazard = Waiting for { $name } to remove a hazard
waiting-ship = Waiting for { $name } to move the ship
waiting-anchor = Waiting for { $name } to decide whether to upgrade the harbour
waiting-storehouse = Waiting for { $name } to choose a storehouse
waiting-disc = Waiting for { $name } to take a disc
waiting-master = Waiting for { $name } to decide whether to take the harbourmaster
waiting-take-card = Waiting for { $name } to decide about a card
waiting-forward = Waiting for { $name } to decide how far the marker goes
waiting-flip = Waiting for { $name } to flip a tile
waiting-objective = Waiting for { $name } to take an objective card
waiting-draw = Waiting for { $name } to draw cards
waiting-discard = Waiting for { $name } to discard cards
waiting-top-deck = Waiting for { $name } to choose a gained card
waiting-shear = Waiting for { $name } to shear sheep
waiting-shearing = Waiting for { $name } to shear sheep
waiting-income = { $name } is in Wellington: income
waiting-deliver = { $name } is in Wellington: delivery
waiting-wool = Waiting for { $name } to decide about a wool delivery
waiting-foresight = { $name } is in Wellington: foresight { $bag }
waiting-end-turn = Waiting for { $name } to end the turn
waiting-off-turn = Waiting for { $name } to decide about exchange tokens

chance-deal-master = The harbourmasters are being laid out
chance-deal-neutral = The neutral buildings are being laid out
chance-deal-tile = The first workers and hazards are being drawn
chance-deal-bonus = The first bonus tiles are being drawn
chance-deal-set = The bonus cards are being drawn
chance-deal-side = The sides of the buildings are being drawn
chance-draw-first-seat = The first player is being drawn
chance-turn-up-sheep = New sheep are being turned up
chance-show-objective = A new objective card is being turned up
chance-draw-objective = An objective card is being drawn
chance-fill-foresight = The foresight spaces are being filled
chance-draw-card = Cards are being drawn
