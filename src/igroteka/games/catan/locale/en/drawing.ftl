### The table in a terminal: words short enough for its columns.

drawing-robber = ROBBER
drawing-lumber = lumber
drawing-brick = brick
drawing-wool = wool
drawing-grain = grain
drawing-ore = ore

drawing-turn = Turn { $turn }
drawing-dice = dice { $first } + { $second } = { $sum }
drawing-you = { $name } (you)
drawing-points = points
drawing-cards = cards
drawing-development = dev.
drawing-knights = knights
drawing-road = road
drawing-supply = left

drawing-hand = Your hand
drawing-rates = Bank takes
drawing-deck =
    { $count ->
        [one] The deck has { $count } development card.
       *[other] The deck has { $count } development cards.
    }
drawing-no-cards = You have no development cards.
drawing-own-cards = Your development cards: { $cards }
drawing-new = new: { $count }

# What is typed after b to see the numbers of places.
drawing-nodes = nodes
drawing-edges = edges
drawing-hexs = hexes

# Examples for the help: a rule, a topic of the rules, a move.
example-rule = 8.7
example-topic = robber
example-move = road 12

notation =
    Moves in notation: roll, end, road 12, settlement 12, city 12, buy, knight, roads, plenty brick ore, monopoly ore,
    robber 5, steal p1, discard wool, bank wool ore, accept, reject. A whole offer in one line:
    offer 2 brick for 1 grain to p1 p2, or counter 1 wool for 1 ore. Instead of p1 you may write the player's name.
    b nodes, b edges and b hexes draw the island with the numbers of its places.
