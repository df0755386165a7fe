### The table in a terminal: words that fit its columns and cells.

drawing-turn = Round { $number }
drawing-phase = phase { $phase }
drawing-before = Setting up
drawing-over = Game over
drawing-last = last turns
drawing-fees = hands: g £{ $green }, b £{ $black }
drawing-flipped = { $letters } flipped
drawing-trail = trail and sea
drawing-mark = ≈ we do not know how this is printed and reconstructed it. “b legend” explains buildings, cards and bonuses.
drawing-money = £{ $count }
# where a cell has no room for a space
drawing-coin = £{ $count }
drawing-foresight = Foresight
drawing-you = { $name } (you)
drawing-start = start
drawing-city = WELL.

# Letters of the hands and workers; short names of tiles.
drawing-hand-green = g
drawing-hand-black = b
drawing-craft-shepherd = Shepherd
drawing-craft-craftsman = Craftsman
drawing-craft-sailor = Sailor
drawing-craft-shearer = Shearer
drawing-letter-shepherd = P
drawing-letter-craftsman = C
drawing-letter-sailor = S
drawing-letter-shearer = R
drawing-zone-rockfall = Rocks
drawing-zone-flood = Flood

# At most 7 letters.
drawing-bonus-joker = Joker
drawing-bonus-exchange4 = Exch.
drawing-bonus-gold = Gold
drawing-bonus-perm_wool = Wool
drawing-bonus-certificates = Certif.
drawing-bonus-pathfinder = Pathf.
drawing-bonus-ship = Wind
drawing-bonus-objective = Object.
drawing-bonus-romney = Romney
drawing-bonus-prestige = Medal
drawing-bonus-ribbon = Ribbon

# At most 12 letters.
drawing-card-shropshire = Shropshire
drawing-card-southdown = Southdown
drawing-card-english_leicester = E. Leicester
drawing-card-merino = Merino
drawing-card-dorset_horn = Dorset Horn
drawing-card-lincoln = Lincoln
drawing-card-corriedale = Corriedale
drawing-card-hampshire = Hampshire
drawing-card-ryeland = Ryeland
drawing-card-suffolk = Suffolk
drawing-card-romney = Romney
drawing-card-bonus3 = Halfbred
drawing-card-bonus7 = Border Leic.
drawing-card-sheepdog = Sheepdog
drawing-card-ferry = Ferry
drawing-card-kotare = Kōtare
drawing-card-bonus1 = Steam Ferry
drawing-card-bonus2 = Stud Book
drawing-card-bonus4 = Pilot
drawing-card-bonus5 = Head Sheph.
drawing-card-bonus6 = Master B.
drawing-card-bonus8 = Harbour B.
drawing-card-bonus9 = Charter
drawing-card-bonus10 = Champion

# At most 10 letters.
drawing-stack-wheel = Wheel
drawing-stack-barrel = Barrel
drawing-stack-bell = Bell
drawing-stack-compass = Compass
drawing-route-w = Tasman
drawing-route-n = Pacific
drawing-route-e = Southern
drawing-wool-letter = w
drawing-objective = object.

drawing-vp = { $count }★
drawing-masters = Harbourmasters
drawing-pathfinder = ≈Pathfinder track: $ gold ⌂ spaces » step ⇄ tile
drawing-supply = Supply:
drawing-jobs = Job market
drawing-bonus = Bonus market
drawing-sheep = Sheep market ({ $count })
drawing-values = breeding/wool
drawing-objectives = Objectives on display (stack { $count })

drawing-purse = { $points }★  £{ $pounds }  gold { $gold }  tokens { $tokens }  cert. { $certificates } of { $certificate_limit } +{ $permanent }  wool +{ $wool }  steps { $step_limit }  hand { $hand_limit }
drawing-no-fees = hands £0
drawing-workers = Workers
drawing-discs = Discs
drawing-group-money = pound
drawing-group-cycle = cards
drawing-group-certificate = cert.
drawing-group-ship = ship
drawing-group-pathfinder = pathf.
drawing-group-steps = steps
drawing-group-hand = hand
drawing-group-limit = limit
drawing-group-permanent = perm.
drawing-group-wool = wool
drawing-storehouses = Storehouses
drawing-hand = Hand
drawing-breeding = value { $count }
drawing-cards = hand { $hand }, stack { $stack }
drawing-pile = Discarded
drawing-area = Objectives
drawing-tiles = Collected
drawing-houses = To place

drawing-column-points = points
drawing-column-pounds = pounds
drawing-column-gold = gold
drawing-column-tokens = tokens
drawing-column-certificates = cert.
drawing-column-workers = PCSR
drawing-column-buildings = build.
drawing-column-harbours = harb.
drawing-column-hand = hand
drawing-column-steps = steps
drawing-column-pathfinder = pathf.
drawing-column-ship = ship

# What is typed after b to see the explanations.
drawing-legend = legend
drawing-legend-title = Buildings
drawing-extra-title = Spaces with an extra action (!)
drawing-cards-title = Cards played from the hand
drawing-discs-title = Discs of the board

# Examples for the help: a rule, a topic of the rules, a move.
example-rule = 14.4
example-topic = harbour
example-move = hire 2 sailor

notation =
    Moves in notation: place A, move B rock1, local 1 a, local extra a, aux money single, play obj7, bonus wheel,
    hire 2 sailor, invest 1 joker, joker shearer, buy lincoln corriedale 3, more, pick ryeland, build 4 a1, clear rock2,
    sail w2, upgrade sh1 2, upgrade mh1, storehouse 1, master sailor, disc temp_cert_limit, recall mh1, take romney,
    objective obj7, blind, discard merino, draw 2, reveal merino, reveal all, certificates 2, deliver local6, deliver lh1,
    foresight A1, flip fee, show ferry, exchange 2, trash shropshire, done, decline. “b legend” explains the buildings,
    cards and bonuses, “b p1” shows the board of another player.
