### The words that all games share.

# Joins the last of several things to the others: "a, b and c".
you-among = you
list = { $head } and { $last }

value-true = yes
value-false = no

## Options

error-option-value = The option { $option } cannot be { $value }. Allowed: { $allowed }.
error-unknown-option = There is no option { $option }. Options: { $options }.
error-unknown-preset = There is no set of options called { $preset }. Sets: { $presets }.
error-option-form = “{ $text }” is not an option. Write name=value.
error-seat-count =
    { $seats ->
        [one] The game is not for { $seats } player.
       *[other] The game is not for { $seats } players.
    } Possible: { $allowed }.
error-unknown-game = There is no game { $game }. Games: { $games }.
error-guest-broken = The game { $game } of the package { $package } cannot be loaded, so it is left out: { $problem }
error-guest-name = The package { $package } brings a game called { $game }, but another game has that name already, so it is left out.
error-unknown-bot = There is no bot { $bot }. Bots: { $bots }.
error-bot-place = Bot { $bot } cannot be had: { $problem }. A bot of your own is named package.module:maker, where maker(luck) gives a Bot.
error-illegal-choice = Bot { $bot } broke the rules of { $game }: seat { $seat } may not play “{ $said }” now. The game was stopped.
error-unknown-language = There is no language { $language }. Languages: { $languages }.

## Play

error-illegal = The rules do not allow this now.
error-not-asked = This player is not asked for a decision now.
error-batch-illegal = Game { $game } of the batch: action { $action } is not legal now. Nothing was played.
error-unreadable = “{ $text }” is not a move.
error-luck-first = Luck has to decide first.
error-no-luck-due = There is nothing for luck to decide now.
error-undo-nothing = There is nothing to undo.
error-undo-revealed = This cannot be undone: luck or hidden information has come to light.
error-undo-other-seat = The last move was not yours: it cannot be undone for another player.
error-redo-nothing = There is nothing to redo.

## Positions

error-position-json = The position is not readable JSON: { $problem }.
error-position-game = This is a position of the game { $game }, not of { $expected }.
error-position-version = The position was written for version { $version } of the rules; these are version { $expected }.
error-position-missing = { $field } is missing from the position.
error-position-unknown = { $field } has no place in a position.
error-position-type =
    { $field } must be { $expected ->
        [integer] a whole number
        [int] a whole number
        [boolean] true or false
        [bool] true or false
        [string] text
        [str] text
        [list] a list
        [object] an object
        [dict] an object
       *[other] { $expected }
    }.
error-position-value = { $field } cannot be { $value }. Allowed: { $allowed }.
error-position-length = { $field } has { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }. Allowed: { $allowed }.
error-position-twice = { $field } repeats { $value }.
error-position-taken = { $field } puts a piece on { $value }, which is taken already or too close to another piece.
error-position-count =
    { $found ->
        [0] { $field }: { $piece } is missing; the box has { $box }.
       *[other] { $field }: there are { $found } of { $piece }, the box has { $box }. They stand at { $places }.
    }
error-position-agenda = What { $field } says is pending cannot be pending together or in this order.
# Laws that a game has words of its own for stand in its file, under error-<game>-position-law.
error-position-law =
    The position is impossible. { $field } { $law ->
        [census] does not add up to what is in the box
        [negative] would be less than nothing
        [supply] has more pieces than there are
        [empty] must not be empty
        [stuck] leaves nothing that could be answered
        [winner] does not agree with the points
       *[other] breaks a law: { $law }
    }.

## Records and files

error-record-json = The record is not readable JSON: { $problem }.
error-record-format = This is not a record of an Igroteka game.
error-record-field =
    The record is damaged: { $field } { $problem ->
        [missing] is missing
        [unknown] has no place in a record
        [int] must be a whole number
        [str] must be text
        [string] must be text
        [strings] must be a list of texts
        [list] must be a list
        [dict] must be an object
        [start] is not that of the starting position
       *[other] is wrong: { $problem }
    }.
error-record-game = This is a record of the game { $game }, not of { $expected }.
error-record-line = Line { $line } cannot be read: “{ $text }”.
# why is the sentence of a refusal, rule the id of the rule, perhaps empty.
error-record-move = Move { $move } is not possible: “{ $text }”. { $why } { $rule }
error-record-version = The record has version { $version }; only version { $expected } can be played here.
error-record-result = The result written in the record is not the result of its moves: { $field }.
error-record-luck = Move { $move } is not what the seed gives: the record has “{ $text }”, the seed “{ $expected }”.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read: { $problem }.
error-file-not-text = The file { $path } is not text in UTF-8.

# A game with a slider, in a notebook or a page of its own.
film-move = Move { $move } of { $moves }
film-slider = A recorded game, move by move
film-first = To the beginning
film-back = One step back
film-forth = One step on
film-last = To the end
