### Great Western Trail: the question to the one who decides, the line for those who wait.

decision-over = Game over

question-first-discard = First turn: discard { card-object } more, so that 4 remain
question-place-herder = First turn: put your herder on any neutral building
question-move =
    { $count ->
        [one] Your turn: move your herder { step-count }
       *[other] Your turn: move your herder, 1 to { step-count }
    }
question-herder =
    { $count ->
        [one] Move your herder { step-count } and use the new location
       *[other] Move your herder, 1 to { step-count }, and use the new location
    }
question-free-move = Move your herder up to { step-count } without fees, or stay
question-location = { $building }: use its actions, or do one auxiliary action
    .more = { $building }: another action, or finish
    .copied = Building 6b copies { $building }: choose an action, or finish
question-stop = { $location }: do one auxiliary action
question-auxiliary = Do an auxiliary action, single or double
question-immediate = Immediate action, now or never: { $effects }?
question-hire =
    { $form ->
        [same] Hire a worker for the price of the column
        [dearer] Hire a worker, { dollar-count } dearer than the column
       *[cheaper] Hire a worker, { dollar-count } cheaper than the column
    }
question-cattle = Buy cattle: { cowboy-count } free
question-engine =
    { $count ->
        [one] Move your engine { space-object } forward
       *[other] Move your engine up to { space-object } forward
    }
question-engine-back = Move your engine { space-object } back
question-engine-any = Building 9a: how far back? You deliver to a city of value up to that many spaces
question-engine-return = End of the track: move your engine back to any free space and gain 3 dollars
question-upgrade = Upgrade station { $station } for { dollar-count }?
question-upgrade-behind = Which station behind your engine will you upgrade?
question-station-master = Station master “{ $master }”: { $text }. Take it for a worker?
question-disc = Which disc goes { $target }?
question-objective = Take an objective card
    .hand = Take an objective card into your hand
question-build = Place a building: { dollar-count } for each builder needed
question-bounty = Which bandit's bounty will you collect?
question-hazard =
    { $count ->
        [0] Which hazard will you remove for free?
       *[other] Which hazard will you remove for { dollar-count }?
    }
question-pay-card = Discard { kind-object }
    .second = Discard a second card of the same breed
question-discard = Discard { card-object }
question-trash = Remove up to { card-object } from the game
question-draw = How many cards will you draw, up to { $count }? Then discard as many
question-copy = Building 6b: which neighbouring building will you use?
question-foresight = Kansas City, foresight { $number }: choose a tile
question-certificates =
    { $permanent ->
        [0] Income: breeding value { $breeding }. How many certificates will you spend?
       *[other] Income: breeding value { $breeding } and { $permanent } from permanent certificates. How many temporary ones will you spend?
    }
question-raise = Which Simmental will you raise?
question-deliver = Deliver to a city of value up to { $total }
    .extraordinary = Extraordinary delivery: to a city of value up to { $total }
question-end-turn = End your turn, or first do something else that is offered

waiting-first-discard = Waiting for { $name } to discard cards
waiting-place-herder = Waiting for { $name } to place the herder
waiting-move = { $name } is moving the herder
waiting-herder = Waiting for { $name } to move on
waiting-free-move = Waiting for { $name } to move the herder for free
waiting-location = { $name } is using the location
waiting-stop = Waiting for { $name } to do an auxiliary action
waiting-auxiliary = Waiting for { $name } to do an auxiliary action
waiting-immediate = Waiting for { $name } to decide about an immediate action
waiting-hire = Waiting for { $name } to hire a worker
waiting-cattle = Waiting for { $name } to buy cattle
waiting-engine = Waiting for { $name } to move the engine
waiting-engine-back = Waiting for { $name } to move the engine back
waiting-engine-any = Waiting for { $name } to move the engine back
waiting-engine-return = Waiting for { $name } to move the engine back from the end of the track
waiting-upgrade = Waiting for { $name } to decide whether to upgrade the station
waiting-upgrade-behind = Waiting for { $name } to choose a station
waiting-station-master = Waiting for { $name } to decide whether to take the station master
waiting-disc = Waiting for { $name } to take a disc
waiting-objective = Waiting for { $name } to take an objective card
waiting-build = Waiting for { $name } to place a building
waiting-bounty = Waiting for { $name } to collect a bounty
waiting-hazard = Waiting for { $name } to remove a hazard
waiting-pay-card = Waiting for { $name } to discard a card
waiting-discard = Waiting for { $name } to discard cards
waiting-trash = Waiting for { $name } to remove cards from the game
waiting-draw = Waiting for { $name } to draw cards
waiting-copy = Waiting for { $name } to choose a neighbouring building
waiting-foresight = { $name } is in Kansas City: foresight { $number }
waiting-certificates = { $name } is in Kansas City: income
waiting-raise = Waiting for { $name } to raise Simmentals
waiting-deliver = Waiting for { $name } to choose a city
waiting-end-turn = Waiting for { $name } to end the turn

chance-deal-master = The station masters are being laid out
chance-deal-neutral = The neutral buildings are being laid out
chance-deal-side = The sides of the buildings are being drawn
chance-deal-tile = The first hazards and bandits are being drawn
chance-deal-worker = The first workers are being drawn
chance-draw-first-seat = The first player is being drawn
chance-deal-starter = The starting objectives are being dealt
chance-turn-up-cattle = New cattle is being turned up
chance-show-objective = A new objective card is being turned up
chance-draw-objective = An objective card is being drawn
chance-fill-foresight = The foresight spaces are being filled
chance-draw-card = Cards are being drawn
