### Words that all tables share: one word for one deed. What is a game's own lies in its file.

tb-undo = Undo
tb-redo = Redo
tb-end-sure = Really end it?
tb-nothing-left = Nothing is left to do.
tb-ends-itself = The turn ends by itself; press anything to stay
tb-final = cannot be undone
tb-clear = Clear
tb-other-ways = { $count ->
         [one] Another way
        *[other] { $count } other ways
    }
# How one sees them at a stop: by a mouse, and by keys.
tb-ways-how = right button, or Shift and a press
tb-close = Close
tb-rule = Rule

tb-prompt = What to do now
tb-ahead = Still to come
tb-your-turn = Your turn.
tb-over = The game is over.
tb-watching = you are watching
tb-or = or
tb-none = none

tb-log = Log
tb-log-empty = Nothing has happened yet.
tb-actions =
    { $count ->
        [0] Possible moves
       *[other] Possible moves: { $count }
    }
tb-filter = Find a move
tb-no-actions = Nothing is asked of you now.

tb-region-table = Table
tb-region-players = Players
tb-region-rivals = Rivals
tb-tabs = Parts of the table
tb-tab-act = Act
tb-tab-me = Me
tb-tab-table = Table
tb-tab-log = Log

tb-bot = bot
tb-bot-level = bot · { $level }
tb-away = away

tb-scores = Where the points come from
tb-total = Total
tb-vp = VP
tb-say-scores = { $name }: { $count }

## Hints of the first game

tb-guide-name = Hint
tb-guide-prev = Previous hint
tb-guide-next = Next hint
tb-guide-away = Got it
tb-guide-show = Show the hint
tb-guide-rule = Rule
tb-guide-off = No more hints
tb-guide-off-long = Show no more hints
tb-course = Lessons
tb-course-at = Chapter { $chapter } of { $chapters }
tb-course-wait = Now: { $what }
tb-course-astray = That is legal too, but the chapter waits for another move. Undo this one or begin again.
tb-course-next = Next
tb-course-for-me = Do it for me
tb-course-practice = Decide for yourself: a puzzle
tb-course-again = Begin again
tb-course-chapters = Chapters
tb-course-done = Chapter done: { $name }
tb-course-done-next = You may play this game out against the bots, or go on.
tb-course-done-all = You know all you need to play.
tb-course-on = Go on: { $name }
tb-course-stop = End the lessons

tb-unasked = answered for you

## A board looked at closely

tb-zoom-in = Enlarge the board
tb-zoom-out = Make the board smaller
tb-zoom-whole = Whole board

## Since one's last turn

tb-recap = Since last turn
tb-recap-long = Since your last turn
tb-recap-none = Your rivals' turns will appear here.
tb-recap-thinks = is thinking
tb-recap-play = Show all
tb-recap-stop = Stop
tb-recap-showing = Showing the turn of { $name }.
tb-recap-after = The table after the turn of { $name }.
tb-recap-to-turn = To my turn
tb-recap-to-game = To the game
tb-pace = Bots' pace
tb-pace-at-once = at once
tb-pace-brisk = brisk
tb-pace-calm = calm
tb-log-whole = The whole log
