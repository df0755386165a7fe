### New Zealand: why not.

error-gwtnz-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

error-gwtnz-no-such-action = There is no such action.
error-gwtnz-game-over = The game is over.
error-gwtnz-chance = Luck decides this, not a player.
error-gwtnz-not-your-turn = It is not your turn.
error-gwtnz-wrong-moment = Not now: the game waits for another decision.
error-gwtnz-must-answer = This cannot be declined.
error-gwtnz-too-dear =
    That costs { $price ->
        [one] { $price } pound
       *[other] { $price } pounds
    }, and you have { $pounds ->
        [0] none
       *[other] only { $pounds }
    }.
error-gwtnz-too-little-gold =
    That costs { $price } gold, and you have { $gold ->
        [0] none
       *[other] only { $gold }
    }.

error-gwtnz-no-token =
    { $tokens ->
        [0] You have no exchange token.
       *[other] That takes { $needed } exchange tokens, and you have only { $tokens }.
    }
error-gwtnz-token-not-now = No exchange token now: first discard, or finish what you have begun.
error-gwtnz-nothing-to-draw = There is no card to draw: your draw stack and discard pile are empty.
error-gwtnz-not-in-hand = You do not have this card in your hand.
error-gwtnz-not-while-revealing = While you show sheep, no cards or tokens are played.
error-gwtnz-own-turn-only = That is done only on your own turn.
error-gwtnz-too-many-plays = Too many cards have been played this turn.
error-gwtnz-card-not-now = This card cannot be played now: first finish what you have begun.
error-gwtnz-objective-in-city = The actions of Wellington have begun: no objective cards until you leave.
error-gwtnz-objective-inside = Objective cards are played before or after an action, not inside one.
error-gwtnz-stack-empty = This stack of bonus cards is empty.
error-gwtnz-bonus-inside = Bonus cards are bought between actions, not inside one.

error-gwtnz-empty-space = Nothing lies there, so you cannot stop there.
error-gwtnz-too-far =
    That is { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and you may walk only { $limit }.
error-gwtnz-no-such-path = You cannot go there this way: the trail leads only forward, and ways past the same tiles are one move.
error-gwtnz-only-auxiliary = Here you may only do one single auxiliary action.
error-gwtnz-aux-after-local = The auxiliary action replaces the local actions, and you have already used some.
error-gwtnz-extra-owner = There is no extra action for you here: it needs your own building on a space that has one.
error-gwtnz-no-such-local = This building does not have such an action.
error-gwtnz-no-second-choice = There is no second choice here.
error-gwtnz-used-already = You have already used this action here.
error-gwtnz-building-replaced = The building under your runholder was replaced: its actions are lost for this turn.
error-gwtnz-cannot-pay = You cannot pay what this action costs.
error-gwtnz-nothing-to-gain = This action would bring nothing now.
error-gwtnz-single-only = Here the auxiliary action cannot be doubled.
error-gwtnz-aux-locked = Discs still cover this auxiliary action on your board.

error-gwtnz-wrong-card = This card does not fit: another one is needed.
error-gwtnz-too-many-cards = You may not draw so many cards.
error-gwtnz-not-shown = This objective card is not on display.
error-gwtnz-objectives-gone = The objective stack is empty.
error-gwtnz-must-take = A card gained by a delivery must be taken.
error-gwtnz-other-card = Another card is offered now.
error-gwtnz-not-gained = No such card gained this turn lies on your discard pile.

error-gwtnz-no-worker = There is no such worker in this column.
error-gwtnz-row-full = Your row for these workers is full.
error-gwtnz-rows-full = All your rows are full: there is no space for a joker.
error-gwtnz-token-row = Bonus tiles are taken only from rows above the market token.
error-gwtnz-no-bonus-tile = There is no such tile in this row.
error-gwtnz-sheep-gone = The stack of market sheep is empty.
error-gwtnz-too-few-shepherds = You do not have enough free shepherds for this.
error-gwtnz-not-on-sale = These cards are not in the market.
error-gwtnz-not-in-supply = You no longer have this building to place.
error-gwtnz-not-plus-one = This replaces only a building of yours, by one that needs exactly 1 craftsman more.
error-gwtnz-pathfinder-needed =
    This space opens at space { $needed } of the pathfinder track, and you are { $pathfinder ->
        [0] still at the beginning
       *[other] at { $pathfinder }
    }.
error-gwtnz-replace-lower = A building can only be replaced by a larger one.
error-gwtnz-space-taken = Another player's building stands there.
error-gwtnz-too-few-craftsmen =
    You need { $needed ->
        [one] { $needed } craftsman
       *[other] { $needed } craftsmen
    }, and you have only { $craftsmen }.
error-gwtnz-no-hazard = There is no hazard on this space.

error-gwtnz-not-so-far = Not so far: at most { $most }.
error-gwtnz-no-step-tile = You have no step tile that could be flipped.
error-gwtnz-sailed-already = Your ship has arrived: now you can only upgrade the harbour.
error-gwtnz-too-far-at-sea =
    That is { $steps ->
        [0] where your ship lies already
        [one] { $steps } space, and you may sail only { $points }
       *[other] { $steps } spaces, and you may sail only { $points }
    }.
error-gwtnz-other-harbour = Your ship does not lie in this harbour.
error-gwtnz-upgraded-already = You have already upgraded this harbour.
error-gwtnz-no-piece = Your board has no fitting disc or storehouse left for this harbour.
error-gwtnz-berth-taken = The space at this price is taken.
error-gwtnz-storehouse-gone = Both storehouses of this pair have left your board.
error-gwtnz-printed-worker = Only hired workers can be given; the printed ones stay.

error-gwtnz-breed-twice = You have already shown this breed.
error-gwtnz-too-few-shearers = There are not enough shearers for all these breeds: choose whom to shear.
error-gwtnz-not-several = You do not have several breeds left to show.
error-gwtnz-shorn-already = The sheep are shorn already: once per action.
error-gwtnz-too-few-certificates =
    You have { $certificates ->
        [0] no temporary certificates
        [one] only { $certificates } temporary certificate
       *[other] only { $certificates } temporary certificates
    }.
error-gwtnz-other-foresight = It is the turn of the other foresight.
error-gwtnz-no-tile = There is no tile on this foresight space.
error-gwtnz-equal-tile = Both tiles are the same: choose the left one.
error-gwtnz-must-deliver = The delivery is mandatory: choose a post.
error-gwtnz-other-post = This post trades in something else: sheep are delivered from Wellington, wool after shearing.
error-gwtnz-post-value = This post needs { $value }, and your total is { $total }.
error-gwtnz-post-closed = This post is closed: first put a storehouse into its harbour.
error-gwtnz-post-taken = You already have a disc on this post.
error-gwtnz-no-disc-for-post = You have no fitting disc for this post, or not enough for its price and the transport together.
error-gwtnz-disc-on-board = A disc is moved from a harbour only if none can be taken from your board.
error-gwtnz-no-disc-there = You have no disc in this harbour.
error-gwtnz-disc-gone = There is no disc on this space any more.
error-gwtnz-white-corner = A disc from a space with dark corners goes only to posts and harbours with dark corners.
error-gwtnz-equal-disc = Both spaces of this action are the same: choose the first.

# field is a path in a written position; law is one of broken_laws().
error-gwtnz-position-law =
    The position is impossible. { $field }: { $law ->
        [census] the count differs from what is in the box
        [negative] a number is below zero
        [sizes] the cards of a row are counted wrongly
        [empty] the game goes on, but nothing is pending
        [stuck] nobody could answer what is pending
        [setup] this cannot be before the first turn
        [twice] it is there twice
        [newcomer] this player has not had a turn yet
        [neutral] the neutral buildings do not lie like this
        [sides] the sides of the buildings do not fit the options
        [master] harbourmasters and the workers left for them do not agree
        [first] the first player is another one
        [foresight] the foresight spaces cannot be like this
        [flipped] something is flipped that cannot be
        [token] the bonus market does not agree with its token
        [berths] storehouses do not stand in harbours like this
        [display] too many objective cards are on display
        [stacks] the stacks of bonus cards are others
        [trashed] only a Shropshire is removed from the game
        [gained] the cards gained this turn are not in the discard pile
        [certificates] more certificates than the limit allows
        [posts] not every post takes several discs of one player
        [jokers] the jokers do not agree with the rows of workers
        [runholder] the runholder cannot stand there
        [pathfinder] the disc cannot lie there on the pathfinder track
        [wellington] a runholder stands in Wellington at the wrong moment
        [in_play] a card that was played lies in the wrong place
        [result] the result does not agree with the game
        [turn] nobody is on turn
        [phase] the phase is another one
        [shape] this cannot wait together or in this order
        [top] this cannot wait below another decision
        [seat] a player who is not on turn would have to act
        [cards] the cards for this are missing
        [tile] the tile there is another one
        [node] this cannot be on this space
        [effect] there is no such effect here
        [target] the disc cannot go there
        [upgrade] the harbour cannot be upgraded like this
        [pair] the pair of storehouses is not cleared
        [harbour] the harbour is not upgraded
        [card] the card is another one
        [flip] there is nothing to flip
        [joker] there is no space for the joker
        [breeds] such a breed is never in the market
        [shown] the sheep that were shown are not in the discard pile
        [post] the post has nothing left to give
        [local] no such local action has begun here
       *[other] the law { $law } is broken
    }.
