### igroteka puzzles

puzzles-game = Game
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-more = Solve one: igroteka puzzles { $game } 1
puzzles-making = Looking for puzzles of { $game }
puzzles-made = { $count ->
        [one] One puzzle
       *[other] { $count } puzzles
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }, in { $path }.
puzzle-head = { $game }: puzzle { $number } of { $of }, { $grade }
puzzle-you = You are { $name }. { $question }
puzzle-prompt = Which is best?
puzzle-unread = Type one of these: { $numbers }
puzzle-right = That is the best move.
puzzle-close = Close, but there is better.
puzzle-wrong = There is a better move.
puzzle-column-answer = Answer
puzzle-column-lead = Expected lead
puzzle-column-behind = Behind
puzzle-why = Why { $best } is better than { $other }, in points:
puzzle-proof = { $worlds ->
        [one] Found in one continuation
       *[other] Found in { $worlds } continuations
    }, played by two searches that do not know of each other.

error-puzzles-which = Which game? Name one: igroteka puzzles catan --make
error-puzzles-other = { $path } holds puzzles of another game, or of other rules: { $game }.
