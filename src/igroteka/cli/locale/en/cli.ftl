### Playing, replaying and verifying at the command line.

## Who plays

player-name = Guest
bot-names = Ada Bruno Clara Dora

error-too-many-bots = There are { $bots } bots for { $seats } seats.
error-no-seat = There is no seat { $seat } at this table: seats are counted from 0 to { $last }.
error-no-viewer = There is no viewer { $viewer }. Viewers: { $viewers }.

## Files

error-file-not-written = The file { $path } cannot be written: { $problem }.
error-file-exists = The file { $path } is there already and stays as it is. Choose another name.
error-load-alone = { $option } does not go with --load: a saved game keeps its own table.

## igroteka play

play-bots =
    { $kind ->
        [novice] { $count ->
            [one] { $names } is a novice: it takes what looks good at once, and is often mistaken.
           *[other] { $names } are novices: they take what looks good at once, and are often mistaken.
        }
        [apprentice] { $count ->
            [one] { $names } is an apprentice: it thinks its own turn through.
           *[other] { $names } are apprentices: they think their own turns through.
        }
        [master] { $count ->
            [one] { $names } is a master: it plays its best answers on in thought.
           *[other] { $names } are masters: they play their best answers on in thought.
        }
        [grandmaster] { $count ->
            [one] { $names } is a grandmaster: it thinks up to two seconds a decision.
           *[other] { $names } are grandmasters: they think up to two seconds a decision.
        }
        [random] { $count ->
            [one] { $names } is a random bot: it does anything the rules allow.
           *[other] { $names } are random bots: they do anything the rules allow.
        }
       *[other] { $count ->
            [one] { $names } is a bot of the kind { $kind }.
           *[other] { $names } are bots of the kind { $kind }.
        }
    }
play-help = Type ? for help, q to leave; the game is kept.
play-pass = The keyboard goes to { $name }. Press Enter when nobody else is looking.
play-unreadable = “{ $text }” is neither a move nor a command. Type ? for help.
play-undone = Undone: { $action }
play-saved = Saved in { $path }
play-kept = The game is kept in { $path }
play-go-on = Go on with: igroteka play { $game } --load { $path }
play-quit-anyway = The game is not saved. Type q once more to leave all the same, Enter to play on:

menu-group = { $title } ({ $count } choices)
menu-title = { $title }: choose one, or press Enter to go back
menu-long = { $count } places; their numbers are on the table. Type one, such as { $number }, or list to read them all.
menu-no-entry = There is no { $number } in the list.

# What may be typed for a command, the shortest first.
command-undo = u undo
command-redo = r redo
command-help = ? help
command-why = why
command-score = s score
command-log = l log
command-board = b board
command-list = list
command-save = save
command-quit = q quit exit

help =
    Answer with a number of the list, or type the move itself. Enter shows the list again.
      { $undo }: undo your last move, as long as no luck or secret came after it
      { $redo }: redo the move undone
      ? { $rule }, ? { $topic }: read a rule, or find the rules about something
      { $why } { $move }: why a move is not allowed
      { $score }: where your points come from
      { $log }, l 50: the latest events
      { $board }: draw the table again
      { $list }: all choices in words
      { $save }, save FILE: write the game down
      { $quit }: leave; the game is kept
help-nothing = The rules do not speak of “{ $topic }”.
help-more = { $shown } of { $count } rules. Read one with: ? { $id }
why-allowed = You may do this.

## igroteka verify

verify-moves =
    { $count ->
        [one] { $count } move of a player: allowed by the rules.
       *[other] { $count } moves of players: all allowed by the rules.
    }
verify-promise = The games room kept its promise: the secret is the one it committed to before the game.
verify-draws =
    { $count ->
        [one] { $count } draw of luck: derived again from the seed, and the same.
       *[other] { $count } draws of luck: derived again from the seed, all the same.
    }
verify-result = The result is the one that follows from the moves.
verify-no-result = The record has no result: the game was not finished, or it is left out.
verify-failed = Not verified. { $problem }
