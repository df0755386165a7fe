### Noughts and crosses in English. Keys are made of the names of actions, events, options and questions.

## What can be said: the title of a kind, the whole action

action-mark = Mark a square
    .full = Square { $square }
action-first = Who begins
    .full = { $name } begins

## What happened

event-began = { $name } begins
event-marked = { $name } marks square { $square }
event-won = { $name } has three in a row
event-drawn = The grid is full

## What is asked: of the one who decides, and the line for those who wait

question-mark-square =
    { $mark ->
        [cross] Your turn: put a cross in an empty square
       *[nought] Your turn: put a nought in an empty square
    }
waiting-mark-square =
    { $mark ->
        [cross] { $name } puts a cross
       *[nought] { $name } puts a nought
    }
chance-draw-first = Who begins?
decision-over = Game over

## The end

ending-line = { $name } wins with three in a row
ending-full = A draw: nobody has three in a row
score-line = { $count ->
        [one] Three in a row: { $count } point
       *[other] Three in a row: { $count } points
    }
    .name = Three in a row
score-total = Total: { $count }
    .name = Total

## Options

option-first_seat = Who begins
option-first_seat-random = Drawn by lot
option-first_seat-0 = Crosses
option-first_seat-1 = Noughts

## Why not

error-noughts-no-such-action = There is no such action.
error-noughts-game-over = The game is over.
error-noughts-chance = Luck decides this, not a player.
error-noughts-not-your-turn = It is not your turn.
error-noughts-marked = Square { $square } is marked already.
error-noughts-position-law = The position is impossible. { $field }: players mark squares in turn, and the game ends with the first line.

## For the help of the terminal

example-rule = 2.1
example-topic = draw
example-move = mark 5
