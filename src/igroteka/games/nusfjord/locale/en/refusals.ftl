### Why not. Goods, ships and spaces come under their names in nusfjord.toml.

error-nusfjord-match-seats =
    { $match ->
        [double] A double game is for two
       *[campaign] A campaign is for one
    }, and this table has { player-count }.
error-nusfjord-first-seat = A table for { player-count } has no seat { $seat }: seats are counted from 0.

# The data file, for whoever corrects a card.
error-nusfjord-card = Card { $number }: { $problem }
error-nusfjord-elder = Elder { $number }: { $problem }
error-nusfjord-cards = The file must have { $cards } buildings and { $elders } elders with their printed numbers.
error-nusfjord-number = the printed number { $printed } stands in this place of the file and never changes.
error-nusfjord-unknown-word = unknown word “{ $word }” ({ $field }); known are { $known }.
error-nusfjord-missing-word = the word “{ $word }” is missing.
error-nusfjord-not-a-number = “{ $word }” ({ $field }) is not a whole number.
error-nusfjord-price = nobody can pay { $word }: a price is made of whole numbers from 0, and at most 12 wood.
error-nusfjord-condition = the condition “{ $word }” cannot be read; write for example ships>=5.
error-nusfjord-moment = these steps do not fit the moment “{ $word }”.
error-nusfjord-unreadable = the effects cannot be read ({ $problem }).

error-nusfjord-no-such-action = There is no such action.
error-nusfjord-game-over = The game is over.
error-nusfjord-chance = Luck decides this, not a player.
error-nusfjord-not-your-turn = It is not your turn.
error-nusfjord-wrong-moment = Not now: the game waits for another decision.
error-nusfjord-must-answer = This cannot be declined.

space-word =
    { $space ->
        [gain_gold] +1 Gold
        [transfer_reserve] Transfer Reserve
        [serve_fish] Serve Fish
        [build_building] Build a Building
        [build_building_2] Build a Building
        [issue_share] Issue a Share
        [buy_all_shares] Buy All Shares
        [clear_forest] Clear a Forest
        [thin_out] Thin Out
        [reforest] Reforest
        [build_ship] Build a Ship
        [invite_elder] Invite an Elder
       *[other] Copy an Action
    }
ship-word =
    { $ship ->
        [sloop] A sloop
        [cutter] A cutter
       *[schooner] A schooner
    }
ship-many =
    { $ship ->
        [sloop] sloops
        [cutter] cutters
       *[schooner] schooners
    }

error-nusfjord-space-full = There is no room left on “{ space-word }” this round.
error-nusfjord-no-such-space = This table has no space “{ space-word }”.
error-nusfjord-other-colour = “{ space-word }” is closed by workers of earlier rounds.
error-nusfjord-not-full = “{ space-word }” cannot be copied: it still has room.
error-nusfjord-no-copy = Nothing is copied at this table.
error-nusfjord-copy-taken = The copy space is taken.
error-nusfjord-no-worker-elder = A worker already stands on this elder this round.
error-nusfjord-not-your-elder = This elder is not in your council.
error-nusfjord-elder-taken = This elder is closed by a worker of an earlier round.
error-nusfjord-no-plate-fish = There is no fish on the Banquet Table to pay an elder with.
error-nusfjord-elder-nothing = This elder can do nothing for you now.

error-nusfjord-reserve-empty = Your Reserve is empty.
error-nusfjord-plates-full = All plates are full.
error-nusfjord-plates-few =
    { $left ->
        [one] Only one plate is empty.
       *[other] Only { $left } plates are empty.
    }
error-nusfjord-too-few-fish =
    That costs { $price } fish, and you have { $fish ->
        [0] none
       *[other] only { $fish }
    }.
error-nusfjord-no-free-space = There is no free building space on your board.
error-nusfjord-no-building = You cannot pay for any building now.
error-nusfjord-no-such-card = This building is not among those you can build.
error-nusfjord-too-dear = This building costs { goods-object }, more than you have.
error-nusfjord-cell-taken = There is a building or a forest on this space.
error-nusfjord-source-range =
    { $least ->
        [0] At most { $most } can come from the Reserve.
       *[other] At least { $least } and at most { $most } must come from the Reserve.
    }
error-nusfjord-no-unissued = All your shares are issued.
error-nusfjord-no-shares = There are no new shares now.
error-nusfjord-too-few-gold =
    That costs { $price } gold, and you have { $gold ->
        [0] none
       *[other] only { $gold }
    }.
error-nusfjord-no-forest = There are no forests on your board.
error-nusfjord-no-forest-there = There is no forest on this double space.
error-nusfjord-wood-full = You have as much wood as you have room for.
error-nusfjord-no-pair = There is no free double space on your board.
error-nusfjord-pair-taken = This double space is taken.
error-nusfjord-not-a-pair = No double space begins here.
error-nusfjord-ship-gone = There are no { ship-many } left.
error-nusfjord-ship-price = { ship-word } costs { goods-object }, more than you have.
error-nusfjord-ship-free = { ship-word } costs nothing now: name its first price.
error-nusfjord-track-full = { ship-word } does not fit on your catch track.
error-nusfjord-catch-full = Your catch is 12 already: no more ships can be built.
error-nusfjord-wrong-ship = { ship-word } will not do now: it must be another ship.
error-nusfjord-no-ship = You cannot build any ship now.
error-nusfjord-council-full = There are five elders in your council already.
error-nusfjord-no-elder = There is nobody left to invite.
error-nusfjord-elder-not-there = This elder does not lie open on the board.
error-nusfjord-elder-covered = Only the top elder of a stack can be invited.

error-nusfjord-not-offered = This action is not on offer now.
error-nusfjord-cannot-upgrade = That ship cannot be exchanged: it takes a ship of yours, a new one on the board and room on the track.
error-nusfjord-not-pending = This building does not take effect now.
error-nusfjord-fed-already = This elder has his fish already, or gets none.
error-nusfjord-no-share = This player holds no share of yours that still needs a fish.

error-nusfjord-no-trade = You have no building with this exchange.
error-nusfjord-trade-price = You do not have the goods for this exchange.
error-nusfjord-trade-useless = This exchange would bring you nothing now.
error-nusfjord-trade-not-now = Goods are exchanged in your turn before the worker and after the action, before a payment, and at the end.
error-nusfjord-trade-stuck = After this exchange you could not finish what you began.
error-nusfjord-no-sale =
    You cannot sell { $ship ->
        [sloop] a sloop
        [cutter] a cutter
       *[schooner] a schooner
    }: there is no such ship, or no buyer.
error-nusfjord-must-build = The price was paid for a building, so it must be built.

# field is a path in a written position, law one of the words of broken_laws().
error-nusfjord-position-law =
    There can be no such position. { $field }: { $law ->
        [census] the number differs from what is in the box
        [setup] it cannot be so before the first round
        [slots] the building board has no room for so many cards
        [letters] cards of this letter do not come out before a later round
        [early] nobody has had a turn yet
        [gone] no card leaves the match in its first game
        [aside] cards are set aside only in the second game of a campaign
        [hand] there cannot be so many such cards in hand now
        [elders] elders cannot lie like this
        [wood] there is more wood than fits
        [track] the ships do not fit on the catch track
        [forests] forests cannot lie like this
        [buildings] buildings and forests differ from the spaces taken
        [unfired] such a building has nothing to wait for
        [council] something lies on an empty place of the council
        [landed] fish lies on shares in the Fishing Phase only
        [capacity] there is no room for so many workers
        [turns] there are more workers than turns taken
        [worker] a worker of somebody else stands on an elder
        [plates] there are fewer plates
        [start] the first player is known from the first round on
        [first] that is not the first player
        [round] round and phase do not fit together
        [order] all this cannot wait together or in this order
        [frame] this cannot wait here
        [empty] the game goes on, but nobody is asked for anything
        [stuck] there is no answer to what is asked
        [result] the result differs from the game
       *[other] the law { $law } is broken
    }.
