### Igroteka in the browser: header, rooms, talk, messages.

igroteka = Igroteka
skip = Skip to content
loading = Loading
close = Close
menu = Menu
yes = yes
no = no
you = you
you-alone = You
guest = Guest
footer = Game names belong to their publishers. Drawings, texts and code are ours, and open source.

## Header

nav = Sections
nav-play = Play
nav-tables = Tables
nav-watch = Watch
nav-rules = Rules
to-lobby = To the games room
to-table = To the table
settings = Settings
profile-of = { $name }: profile and settings
about = About
sound = Sound
sound-on = Sound on
sound-off = Sound off
theme = Theme
theme-to-light = Light theme
theme-to-dark = Dark theme
language = Language
language-other = Русский

## Games

game-catan = Catan
    .go = To the island
    .about = Settle an island: dice bring resources, bargaining with neighbours brings the rest.
game-burgundy = The Castles of Burgundy
    .go = To Burgundy
    .about = Build up an estate on the Loire: two dice a turn, and each can be turned to use.
game-nusfjord = Nusfjord
    .go = To Nusfjord
    .about = A fishing harbour in Lofoten: three workers a round, ships, forests and shares.
game-gwt = Great Western Trail
    .go = To the trail
    .about = Drive cattle to Kansas City: gather a better herd and send it further by train.
game-gwtnz = Great Western Trail: New Zealand
    .go = To New Zealand
    .about = Sheep, wool and the sea: a trail to Wellington, and from there by ship to the harbours.

# The name of a table: one word of the first list, one of the second; _ is a space inside a word.
table-first = Quiet Far Clear Old Merry Green Snowy Honey Amber Evening Morning Windy Kind Blue Stone Forest Sea High Early Ginger Northern Southern Bright Cosy Ringing Sleepy Bold Sly Round Maple Linden Garden
table-second = Cove Harbour Pier Grove Valley Glade Mill Path River Mountain Tower Lagoon Village Forge Star Boat Fair Oakwood Gate Manor Apiary Spit Ferry Square Street Arbour Outskirts Fortress Shoal Summit Plain Inn

## Connection

line-on = online
line-first = connecting
line-trying = no connection for { $seconds } s
line-keeping = your move is safe, sending
line-barred = signed out
line-old = old page
broken-keeping = No connection. Your move is safe, resending.
broken-trying = No connection for { $seconds } s. The table is as it was; trying again.
broken-hurry = Try now
barred = This session has ended: you signed out here or signed in elsewhere.
reconnect = Come back

## Time

ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days =
    { $n ->
        [one] { $n } day ago
       *[other] { $n } days ago
    }
left-clock = { $time } left
left-hours = { $n } h left
left-days =
    { $n ->
        [one] { $n } day left
       *[other] { $n } days left
    }
deadline = Deadline of this turn
pace-none = no clock
pace-live = live, { $minutes } min + { $increment } s
pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
pace-hours =
    { $hours ->
        [one] { $hours } hour a turn
       *[other] { $hours } hours a turn
    }

## Whose turn

your-turn = Your turn
turn-of = turn: { $names }
standing-open = waiting for players
standing-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
standing-ready = everybody is here
standing-on = running
standing-over = finished
standing-aborted = broken off
standing-conceded = you conceded
standing-won = You won
standing-winner = { $names }
seats-taken = Seats taken: { $n } of { $of }
title-yours = ● Your turn
title-calls =
    { $n ->
        [one] ● your turn
       *[other] ● { $n } turns wait
    }

## At the table

sit = Sit down
sit-at = Sit down at “{ $table }”
table = Table
rules = Rules
rules-all = All rules on a page of their own
rule-link = Rule { $rule }
chat = Chat
chat-empty = Nobody has said a word yet. Say something kind.
chat-say = Say to everybody
chat-send = Send
chat-unread = Chat, { $n } new
chat-people = Who is heard
chat-mute = Stop listening to { $name }
chat-unmute = Listen to { $name } again
chat-mute-do = mute
chat-hidden =
    { $n ->
        [one] { $n } line is hidden.
       *[other] { $n } lines are hidden.
    }
chat-players = Only players talk at this table.
chat-phrases = Ready-made phrases
leave-table = Leave the table: the game waits
you-watch = you are watching
seat-kept = A bot plays for you in the seat “{ $name }”.
seat-return = Take your seat back
seat-away = Away: { $names }.
table-waits = Nobody is playing at the moment. The game waits for those whose seats are held.
concede = Concede
concede-title = Concede the game?
concede-ends = The game ends now, and it counts as lost for you.
concede-goes-on = It counts as lost for you. The others play on: a bot has your seat to the end, and you cannot return to it.
play-on = Play on
seat-conceded = You have conceded: a bot plays for you to the end.
stop-propose = Offer to stop
stop-asked = { $name } offers to stop the game. It stops if everybody agrees, and nobody loses.
stop-agree = Stop the game
stop-waits = You offered to stop the game. Still to answer: { $names }.
stop-agreed = You agree to stop the game. Still to answer: { $names }.
stop-offered = { $name } offers to stop the game. Still to answer: { $names }.
stop-withdraw = Withdraw the offer
back-to-start = Start of turn
back-ask = Ask to undo
back-title = Undo a move?
back-about = Something has come to light since your move, so the others decide: { $names }. Everybody has to agree.
back-alone = Something has come to light since your move. Bots agree unless they have drawn or shown something hidden since.
back-luck = The luck stays as it was: what came by chance comes again.
back-word = My last move
back-turn = My whole turn
back-asked = { $name } asks to undo a move. It is undone if everybody agrees.
back-agree = Agree
back-decline = Decline
back-waits = You ask to undo your move. Still to answer: { $names }.
back-offered = { $name } asks to undo a move. Still to answer: { $names }.
back-withdraw = Withdraw the request
archive = Archive
archive-of = Archive: { $game }, { $table }
archived = The game is in the archive. You are no longer told of its turns.
unarchive = Bring back
unarchive-of = Bring back: { $game }, { $table }
unarchived = The game is among yours again.
seat-replace = Let a bot play
curtain-title = { $name } takes the screen
curtain-text = Pass the device on. The cards open when you press.
curtain-take = I am { $name }, my turn

end = The game is over
end-aborted = The game was broken off
end-agreed = The game was stopped by agreement
end-you-conceded = You conceded. Winner: { $names }
end-conceded = conceded
end-you-won = You have won!
end-you-won-with = You have won: { $points } { $points ->
    [one] point
   *[other] points
}
end-won = Winner: { $names }
end-won-with = Winner: { $names }, { $points } { $points ->
    [one] point
   *[other] points
}
end-alone = The game is played: { $points } { $points ->
    [one] point
   *[other] points
}
end-rank = Rank of the campaign: { $before } before, { $after } now
end-where = Where the points come from
end-source = Source
end-total = Total
end-way = How the game went
end-way-about =
    { $game ->
       *[other] Points after every round, as everybody saw them
    }
end-round =
    { $game ->
       *[other] rounds
    }
end-rounds =
    { $game ->
       *[other] { $n ->
            [one] { $n } round
           *[other] { $n } rounds
        }
    }
end-minutes = { $n } min
end-dice = The dice
end-dice-cards = { $brought } { $brought ->
    [one] card
   *[other] cards
}, { $due } on average
end-sevens = { $n } { $n ->
    [one] seven
   *[other] sevens
} in { $of } { $of ->
    [one] roll
   *[other] rolls
}, { $due } on average.
end-look = Look at the table
end-show = Result
rematch = Play again
rematch-ready = The table for the next game is ready.
next-room = To the next game
replay = Watch the record
luck-check = Check the luck
download = Download the record

## Replay

step-first = To the start (Home)
step-back = Step back (←)
step-next = Step forward (→)
step-last = To the end (End)
step-play = Play on (space)
step-pause = Pause (space)
step-of = Step { $n } of { $of }
copy-moment = Link to this moment
fork = Play on from here

## Faults

fault-title = Something broke on our side
fault-text = Your game is safe: every accepted move is on disk. Reload the page; if that does not help, send us the report.
fault-offline = The server does not answer
fault-offline-text = Check your connection. Accepted moves are never lost.
fault-code = code: { $code }
reload = Reload
copy = Copy
copied = Copied
copy-failed = Copying did not work: select and copy by hand.
copy-report = Copy the report
lost = There is no such page
lost-text = Perhaps the link was cut on its way. The tables and the rules are where they were.
