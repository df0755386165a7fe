### The table of a game that other packages bring: words of buttons and captions. All else comes from the server.

pl-table = Table
pl-players = Players
pl-your-turn = Your turn.
pl-prompt = What is asked
pl-undo = Take back
pl-redo = Do again
pl-actions = Moves
pl-filter = Find a move
pl-no-actions = Nothing to do now.
pl-log = Log
pl-log-empty = Nothing has happened yet.
pl-bot = bot
pl-bot-level = bot, { $level }
pl-away = away
pl-tabs = Parts of the table
pl-tab-act = Act
pl-tab-log = Log
pl-unasked = answered for you
