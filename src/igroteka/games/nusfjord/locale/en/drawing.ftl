### The table in a terminal: words that fit its columns and cells.

drawing-round = Round { $number } of 7
drawing-turn = turn { $number } of { $total }
drawing-game = game { $number } of { $total }
drawing-workers = workers
drawing-you = { $name } (you)
drawing-mark = ≈ our guess: at a name the whole card, at a price or points only these. “b cards” shows all texts.

# Goods: by a letter and by a word.
drawing-wood = w
drawing-fish = f
drawing-gold = g
drawing-long-wood = wood
drawing-long-fish = fish
drawing-long-gold = gold
drawing-free = free

drawing-plates = Plates
drawing-new-shares = New shares
drawing-price = { $gold } g for all
drawing-shipyard = Ships
drawing-length = len { $count }
drawing-spare = + a spare one
drawing-elders = Elders
drawing-houses = { $letter } buildings ({ $count } in the pile)

drawing-limit = at most { $count } wood
drawing-fleet = { $ships } (length { $length }, catch { $count })
drawing-shares = Shares
drawing-unissued = { $count } unissued
drawing-reserve = Reserve
drawing-empty = empty
drawing-council = Council
drawing-hand = Hand

# At most 6 letters.
drawing-column-points = points
drawing-column-wood = wood
drawing-column-fish = fish
drawing-column-gold = gold
drawing-column-reserve = resrv
drawing-column-ships = ships
drawing-column-catch = catch
drawing-column-shares = shares
drawing-column-unissued = unissd
drawing-column-buildings = houses
drawing-column-elders = elders
drawing-column-turns = turns

# What is typed after b to read the cards.
drawing-legend = cards
drawing-legend-title = Buildings
drawing-elders-title = Elders

# Examples for the help: a rule, a topic of the rules, a move.
example-rule = 6.4
example-topic = share
example-move = place thin_out

notation =
    Moves in notation: place build_ship, copy gain_gold, elder 7, pass, build 103, site b1, source 2, serve 3, ship sloop,
    ship schooner a (wood and fish), ship schooner b (gold), invite 7, clear a3, plant b1, upgrade sloop cutter,
    choose reforest, times 2, trigger 114, feed 7, share p1, use, done, decline, trade 122 a, sell sloop.
    “b cards” shows the texts of cards, “b p1” the harbour of a rival. The sign ≈ is at what we do not know of a card and guessed.
