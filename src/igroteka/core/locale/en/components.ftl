### The data files of the games in words: how we know what is printed.

component-guessed = our guess: { $parts }
component-confidence-seed = from the rulebook
component-confidence-printed = from the printed card
component-confidence-reconstructed = reconstructed by us
component-tag-S = stated in the rulebook
component-tag-SD = follows from the rulebook
component-tag-B = read on the card itself
component-tag-P = from a public source
component-tag-PL = from a public source of low reliability
component-tag-K = common knowledge, not verified
component-tag-R = reconstructed by us, the card may differ
component-field-name_en = English name
component-field-name_ru = Russian name
component-field-cost = numbers of the price
component-field-kinds = goods of the price
component-field-vp = points
component-field-effect = effect
component-field-number = number
component-field-column = column of the board
component-field-plates = prices of the plates
component-field-players = numbers of players
component-field-double_spaces = double spaces
component-field-single_spaces = single spaces
component-field-all = all of it
component-field-remark = what the remark says

error-data-missing = The game { $game } has no data file.
error-data-unreadable = The data file cannot be read: { $problem }.
