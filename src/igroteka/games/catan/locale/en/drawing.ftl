### The table in a terminal: words short enough for its columns.

drawing-robber = ROBBER
drawing-lumber = lumber
drawing-brick = brick
drawing-wool = wool
drawing-grain = grain
drawing-ore = ore
drawing-you = { $name } (you)
drawing-points = points
drawing-cards = cards
drawing-development = dev
drawing-knights = knights
drawing-road = road
drawing-supply = supply
