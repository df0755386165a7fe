### Great Western Trail: why not.

error-gwt-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

error-gwt-no-such-action = There is no such action.
error-gwt-game-over = The game is over.
error-gwt-chance = Luck decides this, not a player.
error-gwt-not-your-turn = It is not your turn.
error-gwt-wrong-moment = Not now: the game waits for another decision.
error-gwt-must-answer = This cannot be declined.
error-gwt-too-dear =
    That costs { $price ->
        [one] { $price } dollar
       *[other] { $price } dollars
    }, and you have { $dollars ->
        [0] none
       *[other] only { $dollars }
    }.

error-gwt-no-token = You have no exchange token.
error-gwt-token-not-now = No exchange token now: first discard, or finish what you have begun.
error-gwt-nothing-to-draw = There is no card to draw: your draw stack and discard pile are empty.
error-gwt-not-in-hand = You do not have this card in your hand.
error-gwt-objective-in-city = It is too late for objective cards: the visit to Kansas City has already gone on.
error-gwt-objective-late = After the free walk of an objective card phase C has begun: no more objective cards this turn.
error-gwt-objective-inside = Objective cards are played before or after an action, not inside one.

error-gwt-free-move-city = The free walk of an objective card does not lead into Kansas City.
error-gwt-empty-space = Nothing lies there, so you cannot stop there.
error-gwt-too-far =
    That is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and you may walk only { $limit }.
error-gwt-no-such-path = You cannot go there this way: the trail leads only forward, and ways past the same tiles are one move.
error-gwt-only-auxiliary = Here you may only do one single auxiliary action.
error-gwt-must-act = You must do something here first.
error-gwt-aux-after-local = The auxiliary action replaces the local actions, and you have already used some.
error-gwt-risk-owner = There is no risk action for you here.
error-gwt-no-such-local = This building does not have such an action.
error-gwt-used-already = You have already used this action here.
error-gwt-cannot-pay = You cannot pay what this action costs.
error-gwt-nothing-to-gain = This action would bring nothing now.
error-gwt-single-only = Here the auxiliary action cannot be doubled.
error-gwt-aux-locked = Discs still cover this auxiliary action on your board.
error-gwt-copied-already = You have already used this building this turn.
error-gwt-aux-in-copy = While 6b uses another building, only the actions of that building are open.
error-gwt-no-second-choice = There is no second choice here.
error-gwt-not-neighbour = Building 6b reaches only a building right beside it on the trail, and no other 6b.

error-gwt-wrong-card = This card does not fit what must be discarded.
error-gwt-too-many-cards = You may not draw so many cards.
error-gwt-not-shown = This objective card is not on display.
error-gwt-objectives-gone = The objective stack is empty.
error-gwt-display-only = At this table the card comes from the display only.
error-gwt-must-take = An objective card gained by a delivery must be taken.

error-gwt-token-row = Workers are hired only from columns left of the job-market token.
error-gwt-no-worker = There is no such worker in this column.
error-gwt-row-full = Your row for these workers is full.
error-gwt-cattle-gone = The stack of market cattle is empty.
error-gwt-too-few-cowboys = You do not have enough free cowboys for this.
error-gwt-not-on-sale = These cards are not in the market.
error-gwt-not-in-supply = You no longer have this building to place.
error-gwt-replace-lower = A building can only be replaced by a larger one.
error-gwt-space-taken = Another player's building stands there.
error-gwt-too-few-builders =
    You need { $needed ->
        [one] { $needed } builder
       *[other] { $needed } builders
    }, and you have only { $builders }.
error-gwt-no-bandit = There is no bandit on this space.
error-gwt-no-hazard = There is no hazard on this space.

error-gwt-track-taken = Another engine stands there.
error-gwt-track-reach = Your engine cannot get there in that many spaces.
error-gwt-track-back = Your engine cannot stop there when it moves back.
error-gwt-other-station = Your engine does not stand at this station.
error-gwt-own-disc = This station already has a disc of yours.
error-gwt-not-behind = This station is not behind your engine.
error-gwt-no-disc-to-take = There is no disc for this station that you could take with the money left.
error-gwt-printed-worker = Only hired workers can be given; the printed ones stay.

error-gwt-other-foresight = It is the turn of another foresight number.
error-gwt-no-tile = There is no tile on this foresight space.
error-gwt-no-more-workers = The job market is full: no worker may be chosen any more.
error-gwt-equal-tile = Both tiles are the same: choose the left one.
error-gwt-too-few-certificates =
    You have { $certificates ->
        [0] no temporary certificates
        [one] only { $certificates } temporary certificate
       *[other] only { $certificates } temporary certificates
    }.
error-gwt-nothing-to-raise = None of these animals from your hand is left to raise.
error-gwt-city-value =
    { $city ->
        [kansas_city] Kansas City
        [fulton] Fulton
        [st_louis] St. Louis
        [bloomington] Bloomington
        [peoria] Peoria
        [chicago] Chicago
        [toledo] Toledo
        [pittsburgh] Pittsburgh
        [philadelphia] Philadelphia
       *[new_york] New York
    } needs { $value }, and your total is { $total }.
error-gwt-city-taken =
    You already have a disc in { $city ->
        [kansas_city] Kansas City
        [fulton] Fulton
        [st_louis] St. Louis
        [bloomington] Bloomington
        [peoria] Peoria
        [chicago] Chicago
        [toledo] Toledo
        [pittsburgh] Pittsburgh
        [philadelphia] Philadelphia
       *[new_york] New York
    }.
error-gwt-disc-on-board = A disc is moved from a station only if none can be taken from your board.
error-gwt-no-disc-there = You have no disc at this station.
error-gwt-disc-gone = There is no disc on this space any more.
error-gwt-white-corner = A disc from a space with dark corners goes only to cities and stations with dark corners.

# field is a path in a written position; law is one of broken_laws().
error-gwt-position-law =
    The position is impossible. { $field }: { $law ->
        [census] the count differs from what is in the box
        [negative] a number is below zero
        [sizes] the cards of a row are counted wrongly
        [unseen] more unseen cards than the hand holds
        [empty] the game goes on, but nothing is pending
        [stuck] nobody could answer what is pending
        [setup] this cannot be before the first turn
        [twice] it is there twice
        [newcomer] this player has not had a turn yet
        [neutral] the neutral buildings do not lie like this
        [sides] the sides of the buildings do not fit the options
        [engines] engines do not stand like this
        [master] station masters and the workers left for them do not agree
        [display] too many objective cards are on display
        [first] the first player is another one
        [foresight] such a tile is not in the bag of this number
        [bags] a bag cannot hold so many of these tiles
        [token] the job market does not agree with its token
        [certificates] more certificates than the limit allows
        [starter] everybody has exactly one starting objective card
        [cities] only Kansas City and New York take several discs of one player
        [herder] the herder cannot stand there
        [result] the result does not agree with the game
        [turn] nobody is on turn
        [shape] this cannot wait together or in this order
        [seat] a player who is not on turn would have to act
        [chance] luck cannot wait there
        [city] a herder stands in Kansas City at the wrong moment
        [end] an engine stands at the end of the track at the wrong moment
        [local] no such local action has begun here
        [phase] the phase is another one
       *[other] the law { $law } is broken
    }.
