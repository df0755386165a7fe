### What is said in the rooms.

## Names

# As many as a table has seats, with spaces between.
room-bot-names = Ada Bruno Clara Dora Emil Flora
room-player = Player { $number }

level-random = Random
    .about = Plays anything the rules allow.
level-novice = Novice
    .about = Learns the game: takes what looks good at once, and is often mistaken.
level-apprentice = Apprentice
    .about = Thinks its own turn through, but not what the others do.
level-greedy = Apprentice
    .about = Thinks its own turn through, but not what the others do.
level-master = Master
    .about = Plays its best answers on in thought, about 0.2 seconds a decision.
level-grandmaster = Grandmaster
    .about = Thinks like a master, but up to two seconds a decision.

room-why-allowed = This is allowed now.

## Rooms and seats

error-no-room = There is no such table.
error-room-private = This table is private. Ask somebody who sits at it for an invitation.
error-room-started = The game has begun already.
error-room-closed = The game is over.
error-not-started = The game has not begun yet.
error-not-finished = This can be done when the game is over.
error-not-host = Only the host of the table may do this.
error-no-such-seat = There is no seat { $seat }.
error-not-your-seat = This is not your seat.
error-seat-taken = This seat is taken.
error-seats-open = Not all seats are taken yet.
error-seat-replaced = A bot is playing for you. Take your seat back first.
error-room-left = You have left this table. Take your seat back to look in again.
error-removed = The host has removed you from this table. You can come back when the host invites you again.
error-seat-one = You have a seat at this table already. Leave it before you take another.
error-conceded = You have conceded this game: a bot plays for you to its end.
error-concede-alone = There is nobody at this table to concede to. Leave it, and the game is broken off.
error-stop-alone = No other person plays here: there is nobody to ask. Concede or leave the table.
error-stop-none = Nobody offers to stop the game now.
error-stop-other = Only the player who made the offer can withdraw it.
error-take-back-open = Somebody has asked to undo a move already: answer that first.
error-take-back-none = There is no such request any more: the game has gone on.
error-take-back-other = Only the player who asked can withdraw the request.
error-take-back-refused = The others have said no. Ask again after your next move.
error-take-back-nothing = You have made no move in this game that could be undone.
error-take-back-undo = Nobody has to agree to this: press Undo.
error-take-back-bots = A bot has drawn or shown hidden cards since: that is never undone.
error-seat-time =
    { $hours ->
        [0] A bot may fill in only when this player's own time is used up.
        [one] A bot may fill in only when this player's own time is used up: in about an hour.
       *[other] A bot may fill in only when this player's own time is used up: in about { $hours } hours.
    }
error-stand-in-level = At this table it was agreed which bot plays for people who are away: { $level }.
error-seat-present =
    { $seconds ->
        [one] This player is here. A bot may fill in when they have been away for { $seconds } second.
       *[other] This player is here. A bot may fill in when they have been away for { $seconds } seconds.
    }

## Playing

error-standing-form = This cannot be laid down once and for all: { $problem }
error-stale = The table has changed meanwhile. Look again and repeat your move.
error-act-form = Say either the number of an action or a line of notation.
error-cid-form = A move needs an id of 1 to { $most } characters.
error-chat-empty = There is nothing in the message.
error-chat-phrase = Say one of these, and nothing else: { $phrases }
error-chat-players = Only players talk at this table.
error-chat-long = The message is too long: at most { $most } characters.

## The market: several proposals at once

room-market-failed = Your offer could not be carried out: the rules forbid it. It is withdrawn.
room-market-late = Your offer was not carried out: the table had changed meanwhile. It is withdrawn.
room-market-lost = Your offer is off the table, and the house cannot say yet whether it was carried out: the log shows every trade. Offer it again if it was not.
error-market-off = This table has no market.
error-market-frozen = No trade right now: the market is open while the player whose turn it is can trade.
error-market-bot = It is a bot's turn: it makes its own offers.
error-market-gone = This offer is no longer there.
error-market-full =
    { $most ->
        [one] You already have { $most } open offer. Withdraw it first.
       *[other] You already have { $most } open offers. Withdraw one of them first.
    }
error-market-same = This very offer of yours is already on the table.
error-market-host-only = You can trade only with the player whose turn it is.
error-market-addressees = Choose the rivals you offer this to.
error-market-not-asked = This offer is not made to you.
error-market-not-yours = Only the player who made an offer can withdraw it.
error-market-incomplete = Only one side of the trade is named here: answer with an offer of your own.
error-market-unpayable = You do not have the cards that are asked for.
error-market-settler = The player whose turn it is completes a trade.
error-market-partner = This player has not agreed.
error-market-game = A market needs a game in which players trade with each other.
error-market-days = A market needs everybody at the table at once: choose a game without days for a turn.
error-market-hotseat = At a market every player has a screen of their own: two cannot share one.
error-market-limits = At a market everybody may have 1 to { $drafts } offers, and each stays for { $fewest } to { $most } seconds.

## Phrases: said with one press, read by everybody in their own language

phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-no-hurry = Take your time.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-game = Good game!
phrase-again = Another game?

## Deeds that everybody hears of: the house says it for the player

phrase-conceded = I concede.
phrase-stop-proposed = I offer to stop the game.
phrase-stop-agreed = Yes, let us stop.
phrase-stop-declined = No, let us play on.
phrase-stop-withdrawn = I withdraw the offer to stop: let us play on.
phrase-hints-on = I agree to hints: now everybody may ask the coach.
phrase-hints-off = No more hints, please: let us play without.
phrase-back-asked = May I undo that move?
phrase-back-agreed = Yes, undo it.
phrase-back-declined = No, a move is a move.
phrase-back-withdrawn = I no longer ask to undo: let us play on.
phrase-back-done = I have undone my move.

## Looking back

error-no-moment = The game has no moment { $rev }.
error-fork-running = A game that others are playing cannot be continued elsewhere.
error-fork-over = From here the game does not go on.
error-rules-changed = This game was begun under version { $version } of the rules; these are version { $expected }.
error-room-damaged = The stored game is damaged at move { $rev }.

## Luck

error-luck-form = What you bring to the luck of the game is { $least } to { $most } hexadecimal digits.
error-luck-missing = The record does not tell how its luck was promised.
error-luck-commit = The secret in the record is not the one that was promised at table { $room }.
error-luck-seed = The seed in the record does not come from the secret and from what the players at table { $room } brought.

## The coach

error-hints-off = There are no hints at this table now. The review opens when the game is over.
error-reviews-waiting = The coach has too many games to look through. Try again in a few minutes.
error-review-failed = The coach could not look through this game.
