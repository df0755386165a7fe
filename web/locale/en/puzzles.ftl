### Puzzles.

nav-puzzles = Puzzles
puzzles = Puzzles
puzzles-about = Positions from games between bots in which one move is clearly best. No clock: look, choose, and see why.
puzzles-none = There are no puzzles here yet.
puzzles-solved = { $n } of { $of } solved
puzzle-number = Puzzle { $n }
puzzle-of = { $n } of { $of }
puzzle-day = Puzzle of the day
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-go = Solve
puzzle-look = Look again
puzzle-open = not answered
puzzle-solved = solved
puzzle-half = second best found
puzzle-missed = missed
puzzle-all = All puzzles
puzzle-ask = Which move is best?
puzzle-answers = Answers
puzzle-other = This can be played, but it is none of the answers.
puzzle-answer = Answer
puzzle-later = Skip
puzzle-next = Next puzzle
puzzle-fold = Fold the puzzle, to see the table
puzzle-unfold = Show the puzzle
puzzle-hidden = Others' cards are hidden, as in a game. You can choose on the table, too.
puzzle-right = That is the best move
puzzle-close = Close, but there is better
puzzle-wrong = There is a better move
puzzle-best = Best: { $sign }, { $text }. Your answer is { $points } behind.
puzzle-yours = your answer
puzzle-why = Why { $best } is { $points } points better than { $other }
puzzle-proof =
    { $n ->
        [one] Found in one continuation, played by two searches that do not know of each other.
       *[other] Found in { $n } continuations, played by two searches that do not know of each other.
    }
puzzle-again = Your first answer counts; this one was to look again.
