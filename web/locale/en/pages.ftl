### Igroteka in the browser: pages.

## The games room

lobby-title = Shall we play?
lobby-back = Welcome back, { $name }
lobby-lead = Five big board games, right here. With bots, with friends by a link, or with whoever is at the tables now.
lobby-fine = { $game }, no account needed. Know it already?
first-game = A first game with a guide
full-game = Straight to the full game
first-how = How a first game goes
first-how-told = Beside the question the table explains what is going on and why it matters to you.
first-how-done = You move, and nobody hurries you: there is no clock, and a move can be undone.
first-how-then = Your rivals are bots: begin again whenever you like, nobody minds.
first-how-rules = Read the rules first: { $game }
again = as last time: { $like }
again-own-rules = rules of your own
again-seats =
    { $n ->
        [1] alone
        [2] two seats
        [3] three seats
        [4] four seats
        [5] five seats
       *[other] { $n } seats
    }
again-bots = bots: { $levels }
other-game = Another game
invite-friend = Invite a friend
play = Play
play-game = Play { $game }
mine = Your games
mine-all = All games and records
next-game = Next
open-rooms = At the tables now
open-own = Open a table
open-invite = Invite a friend by a link
open-empty = Nobody is at the tables now. Open a table of your own and send a friend the link.
card-none = not played yet
card-own = won { $won } of { $played }, best score { $best }
card-own-last = won { $won } of { $played }, last { $ago }
card-alone = alone: { $played }, best score { $best }
games = Games
game-facts =
    { $least }–{ $most } { $most ->
        [one] player
       *[other] players
    } · { $minutes } min
guest-facts =
    { $seats } { $most ->
        [one] player
       *[other] players
    } · from another package
weight =
    Weight { $n } of 5: { $n ->
        [1] very simple
        [2] simple, with something to think about
        [3] medium: many decisions, few rules
        [4] heavy: a game for an evening
       *[5] very heavy: for the experienced
    }
weight-word =
    { $n ->
        [1] easy to begin
        [2] easy to begin
        [3] takes some thought
       *[other] for a long evening
    }
in-preparation = in preparation
rebuilt-cards = rebuilt cards
rebuilt-map = rebuilt map
rebuilt-about = Some components are our reconstruction from the rules: we had no box with pictures.

## A new table

new-title = A new table
new-game = Game
new-seats = Who plays
new-count = How many players
new-seat-kind = Seat { $n }: who
new-seat-level = Seat { $n }: strength of the bot
seat-bot = Bot
seat-open = Free for people
seat-open-about = Whoever comes
seat-hot = At this screen
seat-name = Name
new-rules = Kind of game
preset-usual = The usual rules
preset-seasoned = for you: you have finished one
preset-new = for the first time
new-bots = Bots at the table
bot-unmeasured = strength not measured yet
bot-strength = wins { $share }% of games against a bot of level { $label } ({ $low } to { $high }, { $games } played)
bot-strength-many = wins { $share }% of games alone against { $rivals } bots of level { $label }; an even share would be { $even }% ({ $low } to { $high }, { $games } played)
new-details = Choose in detail
new-pace = Clock
pace-none-long = No clock
pace-live-long = Live, with clocks
pace-days-long = Unhurried, a turn a day
pace-bank = Bank, min
pace-increment = Added each turn, s
pace-each = For each turn
answer-time = Time to answer
answer-none = As long as it takes
answer-seconds = { $n } seconds
answer-about = An offer not answered in time is declined.
market-way = How players trade
market-step = One offer at a time
market-step-about = An offer, the answers, the choice: in turn.
market-open = Market
market-open-about = Several offers at once, and rivals make their own.
market-no-days = A market needs everybody at once: no days for a turn.
market-no-hot = At a market everybody has a screen of their own.
market-drafts = Offers each
market-seconds = Each stays
market-told = Market: several offers at once
new-private = By link only
new-private-about = The table is not listed
new-talk = Spectators may talk
new-talk-about = Otherwise only players talk
new-hints = With hints of the coach
new-hints-about = Against bots: on your turn you can ask what is best and why
new-hints-all = Among people once everybody at the table agrees
new-start = Start the game
new-start-about = All seats are taken: the game starts at once.
new-open = Open the table
new-open-about = Next you get a link for your friends.

## Before the game

private = by link
watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
seat-free = Free seat
seat-to-bot = Seat a bot
present = here
absent = away
start = Start
leave = Leave the table
waiting-for =
    { $n ->
        [one] Waiting for { $n } more player.
       *[other] Waiting for { $n } more players.
    }
waiting-ready = Everybody is here. You can start.
waiting-host = Everybody is here. The host will start.
invite-title = Invite friends
invite-text = Send the link: it lets anyone sit down or watch, without an account.
invite-private = A private table: only this link lets people sit down or watch.
invite-link = Link to the table
invite-square = QR code of the link to the table
invite-square-about = In the same room? Point a phone's camera here.
share = Share
share-title = { $game } at Igroteka
study = from a given position
study-about = The game begins from a position that somebody may know, hidden cards included.
seat-remove = Remove { $name } from the table
seat-removed = { $name } no longer sits here.
removed-about = Removed from this table:
removed-forgive = Let back in
removed-title = You no longer sit at this table
left-title = You left this table
private-title = This is a private table
private-text = You need the whole invitation link. Ask the host for it.

## Tables

tab-mine = Mine
tab-open = Open
tab-live = Running now
tab-archive = Archive
tables-empty-mine = No games yet.
tables-empty-open = No free seats right now.
tables-empty-live = Nobody is playing in public right now.
tables-empty-archive = The archive is empty.
import = Load a record

## Open database

db-title = Game database
db-about = Finished games of open tables: look through them, replay them, or take them all home to study. Names are left out of the list and of the file.
db-download = Download (NDJSON)
db-search = Search
db-details = More filters
db-any = Any
db-game = Game
db-seats = Players
db-people = People among them
db-level = A bot of level
db-since = From day
db-until = To day
db-points-from = Winner has at least
db-points-to = Winner has at most
db-acts-from = At least so many moves
db-acts-to = At most so many moves
db-clear = Clear the search
db-person = person
db-absent = person, then a bot
db-acts =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
db-more = Show more
db-empty = No such games.
db-keep-out = Keep out of the database
db-keep-out-of = Keep out of the database: { $game }, { $table }
db-let-in = Let in again
db-let-in-of = Let into the database again: { $table }
db-keep-all = Keep all my games out
db-keep-all-about = Those to come too. Private tables are never in it.
db-kept = Kept out of the database.
db-let = Let into the database again.

## Rules

read = Read
learn = Learn to play
chapters = Chapters
rules-seek = Search the rules
rules-none = Nothing found.

## Signing in

sign-in = Sign in
sign-in-lead = An account keeps your games on every device. You can play without one.
sign-in-do = Sign in
register = New account
register-lead = The games you played as a guest stay yours. No e-mail needed.
register-do = Create
login = Login
password = Password
password-about = At least 8 characters; a long phrase is best.
name-shown = Name at the table
have-account = I have an account
no-account = I have no account yet

## Profile

profile = Profile
save = Save
saved = Saved
guest-note = You play as a guest: your games belong to this browser.
sign-in-or-register = Sign in or make an account
signed-in-as = Signed in as { $login }
sign-out = Sign out
look = Appearance
theme-auto = Same as the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-0 = None
motion-05 = Slow
motion-1 = Normal
motion-2 = Fast
at-table = At the table
set-sound = Sounds
set-auto-pass = Do not ask where there is no choice
set-auto-pass-about = The table gives the only possible answer for you, and the log says so. It never does what would keep you from undoing your last move.
set-confirm = Ask before ending a turn
set-confirm-about = The end of a turn can be undone only if the others agree.
set-guide = A guide for the first game
set-guide-about = The table explains the rules as you go.
keys = Keys at the table
keys-tab = further along the table
keys-arrows = among lit places; with Shift among all
keys-round = place after place
keys-zoom = the board closer, farther, whole
keys-escape = change your mind, close
keys-prompt = to the question and its buttons
keys-board = to the board
keys-trade = to trades and answers
keys-enter = do what the deciding button says; on something lit: choose it; on an unlit place: why not
keys-undo = undo; where only the others can allow it, ask them
keys-turn = back to the start of the turn
keys-numbers = choose: the first, the second …
keys-help = this list
keys-list = possible moves, as a list
keys-last = read the last move
keys-scores = read the points
keys-hand = read your cards
keys-hint = ask the coach
keys-chat = chat
stats = Played
stats-rivals = Rivals
stats-people = with people
stats-bots = with bots of mixed levels
stats-nobody = alone
stats-level = with bots: { $level }
stats-all = all
stats-played = Games
stats-won = Wins
stats-score = Average points
stats-best = Best score
stats-last = last { $ago }
stats-graph = Points of finished games, in order: { $points }
stats-luck =
    { $count ->
        [one] Luck in one game that was looked through: { $points } points above the others.
       *[other] Luck in { $count } games that were looked through: { $points } points above the others on average.
    }
stats-graph-about = Points of finished games; wins are filled
strength = Your strength
strength-about = From games against bots of one level that you played to the end.
strength-weighed =
    { $count ->
        [one] luck taken out of one
       *[other] luck taken out of { $count }
    }
strength-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
strength-near = nearest to the level { $level }
strength-none = { $count ->
    [one] one more game, and an estimate will stand here
   *[other] { $count } more games, and an estimate will stand here
}
strength-some = { $level } ×{ $count }
strength-chance = an even game: your chance is about { $share } in 100
strength-play = Play
strength-legend = The dot is the likeliest place, the line holds 95 of 100; hollow and dashed: still a rough guess.
campaign = Campaign
campaign-of = Campaign: { $game }
campaign-rank = Rank
campaign-best = best campaign: { $points } { $points ->
    [one] point
   *[other] points
}
campaign-about = Three solo games with one deck; what you build leaves the campaign, and the third game is played with what is left. More than **100** points in all raise you: every point above 100 is a rank. Fall ten short of your rank, and you lose one.
campaign-begin = Begin a campaign
campaign-hard = hard games
campaign-running = Under way
campaign-book = Campaigns played
campaign-when = Finished
campaign-game = Game { $n }
campaign-total = In all
campaign-step = from { $before } to { $after }
campaign-none = No campaign finished yet.
sessions = Where you are signed in
session-this = this browser
session-seen = seen { $ago }
session-end = Sign out
unknown-browser = Unknown program
password-change = Change the password
password-old = Present password
password-new = New password
password-do = Change
password-changed = The password is changed. Other browsers are signed out.
password-others = Other browsers will be signed out.

## Notices of turn

notify = Tell me when it is my turn
notify-about = When your turn has come and you are not at the table, Igroteka writes to you a minute later: at tables with hours or days for a turn, and at tables without clocks where people play. Until you switch it on, nothing is sent.
notify-guest = This needs an account.
notify-on = on
notify-off = off
notify-unconfirmed = to be confirmed
notify-turn-off = Switch off
notify-on-said = On: we shall write to this address.
notify-off-said = Switched off.
notify-mail = By e-mail
notify-mail-about = Notices of your turns and nothing else. Nobody sees the address; first we send a code to make sure it is yours.
notify-code = The code from the e-mail to { $mail }
notify-code-sent = We have sent a code to this address.
notify-confirm = Confirm
notify-hook = To a program (webhook)
notify-hook-about = For programs and messengers of your own: JSON with a link to the table is posted to this https address. Addresses inside a home network are refused.
notify-key = Signing key

## Honest luck

luck = Honest luck
luck-good = Everything fits
luck-good-text = The server showed the very secret it promised before the start. It could not be swapped during the game.
luck-bad = It does not fit!
luck-bad-text = The secret shown is not the one that was promised. Keep the record of the game and show it to others.
luck-later = To be checked after the game
luck-later-text = While the game runs the secret stays closed: it tells all future dice and decks.
luck-none = Nothing to check here
luck-none-text = This game was loaded from a record: its dice were not rolled by this server, and nothing was promised.
luck-unable = This browser cannot check
luck-unable-text = It takes a secure page (https or this very computer). The numbers below can also be checked with igroteka verify.
luck-1 = The promise
luck-1-text = When the table was opened, the server published the fingerprint of its secret.
luck-2 = What the players brought
luck-2-text = Every seat added a number of its own, so the server could not choose the dice beforehand.
luck-bot = bots bring no numbers; this word stands for one
luck-own = brought by this browser
luck-3 = The secret
luck-3-text = The server showed it after the game.
luck-hidden = It opens when the game ends.
luck-4 = The fingerprint, computed here
luck-4-text = SHA-256 of “igroteka-luck-1”, the id of the table and the secret. It must equal the promise.
luck-5 = The seed of all draws
luck-5-text = HMAC-SHA-256 of the secret and what the players brought. All dice and decks follow from it.
luck-limits =
    Every draw of the game is derived again from the seed by `igroteka verify record.json`.

    The limits, honestly: the server knows its secret and could read it; it cannot swap it. A server that breaks off games it dislikes shows in the statistics.

## About

about-text =
    Igroteka is the open home of five board games with complete rules: Catan, The Castles of Burgundy, Nusfjord, Great Western Trail and Great Western Trail: New Zealand. All five can be played.

    The names of the games belong to their publishers. Drawings, rule texts and code are ours. The rulebooks reached us as text without pictures: cards and pieces that we reconstructed carry the sign ≈, and what else we had to guess is called “our ruling” in the rules.

    The bots have four levels. A novice takes what looks good at once; an apprentice thinks its own turn through; masters and grandmasters play their best answers on in thought and guess what is hidden from what their seat has seen. They never look at it. The new table says how often each beats the one below; against people we have not measured them.

    A game is stored move by move. Leave, come back, lose the network: nothing is lost. Everything can be undone until luck has spoken or something hidden was shown.
about-luck = The luck can be checked
about-luck-text = Before a game the server publishes the fingerprint of a secret, the players add numbers of their own, after the game the secret is shown, and any browser checks that it was not swapped.
about-research = For researchers
about-research-text = The same rules are a Python library, fast enough for search and learning. Outside bots play through the open protocol.
about-api = The protocol
build = build { $build }
