### The words that all games share.

# Joins the last of several things to the others: "a, b and c".
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
error-unknown-language = There is no language { $language }. Languages: { $languages }.

## Play

error-illegal = The rules do not allow this now.
error-not-asked = This player is not asked for a decision now.
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
error-position-law = The position is impossible, see { $field }: { $law }.

## Records and files

error-record-json = The record is not readable JSON: { $problem }.
error-record-format = This is not a record of an Igroteka game.
error-record-field = The record is damaged at { $field }: { $problem }.
error-record-line = Line { $line } cannot be read: “{ $text }”.
error-record-move = Move { $move } is against the rules: “{ $text }”. { $rule }
error-record-version = The record was played by version { $version } of the rules; these are version { $expected }.
error-record-result = The result written in the record is not the result of its moves: { $field }.
error-record-luck = Move { $move } is not what the seed gives: the record has “{ $text }”, the seed “{ $expected }”.
error-file-missing = There is no file { $path }.
error-file-unreadable = The file { $path } cannot be read: { $problem }.
error-file-not-text = The file { $path } is not text in UTF-8.
