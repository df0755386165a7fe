### Games, rules, measurements and tournaments at the command line.

## igroteka --version

version-compiled = igroteka { $version }, the rules are compiled
version-interpreted = igroteka { $version }, the rules are interpreted

## igroteka games

games-id = Game
games-name = Name
games-seats = Players
games-options = Options
games-more = igroteka games { $game } tells what they mean.
games-seats-line = Players: { $seats }
games-option = Option
games-meaning = Meaning
games-default = Usually
games-allowed = Allowed
games-rule = Rule
games-preset = Preset
games-sets = Sets

## igroteka rules

rules-more = Read on: igroteka rules { $game } { $chapter }, or one rule: igroteka rules { $game } { $rule }
rules-cited = Rules cited by tests: { $cited } of { $total }.
rules-no-reason = no test and no reason
rules-unknown = Cited, but there is no such rule: { $ids }.

error-unknown-rule = There is no rule { $id }. Near it: { $near }.
error-no-checkout = Coverage needs the source checkout with its tests; this package runs from { $path }.

## igroteka bench

bench-compiled = compiled
bench-interpreted = interpreted
bench-head = { $game }, players: { $players }, preset: { $preset }, { $build }
bench-games = games/s
    .what = whole random games, set-up included
bench-actions = actions/s
    .what = all applied steps, luck included
bench-decisions = decisions/s
    .what = steps of players only
    .of-bots = rules included
bench-microseconds = µs a decision
    .of-bots = thinking alone, forced answers included
bench-thought = Bots: { $bot }. Decisions: { $decisions }, { $seconds } s of CPU time on one core.
bench-copies = copies/s
    .what = of a position half-way through a game
bench-figure = { $value }
bench-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $steps } steps, { $seconds } s of CPU time on one core.

## igroteka arena

error-chart-kind = A chart is FILE.png or FILE.html, not { $path }.
error-chart-folder = There is no folder { $path } for the chart.
error-chart-library = A PNG chart needs matplotlib: pip install 'igroteka[plot]'. FILE.html needs nothing.
error-chart-unwritable = The chart { $path } cannot be written: { $problem }.
error-arena-place = Where to play is local, ray or ray://HOST[:PORT], not { $place }.
error-ray-missing = A cluster needs Ray: pip install 'igroteka[ray]'.
error-cluster-silent = Nothing answers at { $address }: { $problem }.
error-cluster-refuses = The Ray cluster at { $address } cannot be reached: { $problem }. Ray and Python must be of the same versions there and here, and a cluster with a key needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN.
error-cluster-bare = On { $host } of the cluster there is no Igroteka that could play: install igroteka { $version } on all its machines.
error-cluster-edition = On { $host } of the cluster there is another Igroteka: { $theirs }, here { $ours } (version / rules of the game / fingerprint of the code). Install the same one everywhere: only then are the results the same.
error-cluster-lost = The cluster is gone: { $problem }.
error-players-die = The processes that play games { $first } to { $last } die, { $deaths } times now. Perhaps there is too little memory.

arena-playing = { $game }, { $place }
arena-head =
    { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-interrupted =
    Interrupted after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: the places may not be shared out evenly.
arena-entry = Entry
arena-bot = Bot
arena-wins = Wins
arena-share = Share
arena-range = 95%
arena-fair = Fair share
arena-score = Points
arena-place = Place
arena-interval = 95% intervals by Wilson's score; points and places are averages, a shared first place is a part of a win.
arena-turns = Turns per game: { $turns }.
arena-pace = Decisions per second on one core: { $pace }.
arena-lost =
    { $times ->
        [one] A process that played was lost once; its games were played again.
       *[other] Processes that played were lost { $times } times; their games were played again.
    }
arena-plotted = The chart is in { $path }.
chart-axis = Games won, %
chart-legend = Games won with 95% intervals; the dashed line is the fair share.
chart-games = Games
chart-course = How the share of wins settled: 95% intervals after so many games.

## igroteka ladder

error-ladder-levels = A ladder needs at least two different levels, not: { $levels }.
error-ladder-seats = { $game } has no table that two levels could share evenly.
error-ladder-foreign =
    In line { $line } of { $path } games of another ladder begin: { $what ->
        [ladder] the form of the file
        [game] the game
        [rules] the version of the rules
        [seed] the seed
        [options] the options
        [seats] the number of seats
       *[other] { $what }
    }, there { $theirs }, here { $ours }. Name another --file.
error-ladder-line = Line { $line } of { $path } was not written by a ladder. Name another --file.

ladder-head =
    { $game }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, tables of { $seats }, seed { $seed }
ladder-interrupted = Interrupted; the same command goes on from here.
ladder-level = Level
ladder-rating = Rating
ladder-games = Games
ladder-score = Won
ladder-pair = Pair
ladder-axis = Rating with 95% intervals; 0 is the mean of the levels.
ladder-scale = Ratings by Bradley and Terry on Elo's scale: the mean of the levels is 0, 400 points are ten wins to one. A tie is half a win of both; each pair is given one drawn game beside those it played. Shares are those of the first of a pair, with 95% intervals by Wilson's score.
ladder-half = Each level has half of the seats, and wins when one of its seats does.
ladder-editions = Several editions of the code have played (version / rules of the game / fingerprint): { $editions }.
ladder-file =
    { $played ->
        [0] Nothing was left to play;
        [one] { $played } game was played now;
       *[other] { $played } games were played now;
    } all are in { $path }.

## igroteka data

data-component = Entry of the file
data-origin = How we know
data-silent = the file does not say
data-sum =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, reconstructed by us: { $guessed }, guessed in part: { $partly }.

data-problem-twice = there is such an entry already
data-problem-language = the field { $field } is missing, but the other language has it
data-problem-tag = the field { $field } has an unknown tag “{ $tag }”; known are S, SD, B, P, PL, K, R
data-problem-confidence = unknown word confidence = “{ $word }”; known are seed, printed, reconstructed
data-problem-contradiction = confidence = “{ $word }” contradicts src.effect = “{ $tag }”
data-problem-refused = the game does not understand the file: { $problem }
data-checked =
    { $count ->
        [0] The file of { $game } is in order.
        [one] There is { $count } mistake in the file of { $game }.
       *[other] There are { $count } mistakes in the file of { $game }.
    }

error-unknown-component = There is no entry { $id } in the file of { $game }.

## make play

room-compiling = The rules are being compiled meanwhile; until that is done, bots think longer.
room-compiled = The rules are compiled now: { $times } times as fast. All games went on.
room-uncompiled = The rules could not be compiled ({ $reason }). The room goes on as it is: the same rules, slower.

## igroteka review

review-looking = Looking at { $game }
review-head = { $game }: a review of { $moves } moves
review-written = The review is in { $path }.
review-lead = Expected lead over the best rival, in points
review-score = Expected score, in points
review-chance = Chance to win, %
review-rounds = { $game ->
   *[other] Rounds
    }
review-costly = Costly decisions
review-finds = Finds
review-luck = Luck and play
review-none = None.
review-sure = { $bars ->
    [3] sure
    [2] probably
   *[1] too close
    }
review-column-move = Move
review-column-seat = Player
review-column-played = Played
review-column-best = Better
review-column-price = Price
review-column-sure = How sure
review-column-why = Why
review-column-find = Find
review-column-gap = The others are worse by
review-column-start = Start
review-column-decisions = Decisions
review-column-rivals = Rivals’ moves
review-column-result = Result
review-note-lead = The lead is the own expected points at the end less those of the best rival; all seats are thought to play on as apprentices do.
review-note-price = A price is the expected lead given away against the best option known then, judged by what the player could see.
review-note-luck = Luck is what a draw brought less the average over all it could have brought; start, luck, decisions and rivals’ moves sum to the result.
