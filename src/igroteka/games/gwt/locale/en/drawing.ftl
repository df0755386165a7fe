### The table in a terminal: words that fit its columns and cells.

drawing-turn = Round { $number }
drawing-phase = phase { $phase }
drawing-before = Setting up
drawing-over = Game over
drawing-last = last turns
drawing-fees = hands: g ${ $green }, b ${ $black }
drawing-money = ${ $count }
# where a cell has no room for a space
drawing-coin = ${ $count }
drawing-foresight = Foresight
drawing-you = { $name } (you)
drawing-start = start
drawing-kc = KC
drawing-to-next = to C1, (D)
drawing-from-c = from (C)
drawing-to-e = to (E)
drawing-aside = aside

# Letters of the hands; short names of tiles.
drawing-hand-green = g
drawing-hand-black = b
drawing-craft-cowboy = Cowboy
drawing-craft-builder = Builder
drawing-craft-engineer = Engineer
drawing-bandit-green = bandit g
drawing-bandit-orange = bandit b
drawing-zone-flood = Flood
drawing-zone-drought = Drought
drawing-zone-rockfall = Rocks

# At most 10 letters.
drawing-master-objective_pairs = Objectives
drawing-master-certificate_pairs = Certific.
drawing-master-bandit_pairs = Bandits
drawing-master-hazard_pairs = Hazards
drawing-master-workers = Workers
drawing-master-station_pairs = Stations
drawing-master-buildings = Buildings
drawing-master-two_certificates = 2 certif.
drawing-master-twelve_dollars = 12 dollars

# At most 7 letters.
drawing-city-kansas_city = Kansas
drawing-city-fulton = Fulton
drawing-city-st_louis = St.Lou.
drawing-city-bloomington = Bloom.
drawing-city-peoria = Peoria
drawing-city-chicago = Chicago
drawing-city-toledo = Toledo
drawing-city-pittsburgh = Pittsb.
drawing-city-philadelphia = Philad.
drawing-city-new_york = NewYork

drawing-card-criollo = Criollo
drawing-card-santa_gertrudis = S. Gertrudis
drawing-card-pineywoods = Pineywoods
drawing-card-galloway = Galloway
drawing-card-black_angus = Black Angus
drawing-card-longhorn = Longhorn
drawing-card-corriente = Corriente
drawing-card-shorthorn = Shorthorn
drawing-card-hereford = Hereford
drawing-card-simmental_calf = S. calf
drawing-card-simmental_heifer = S. heifer
drawing-card-simmental_cow = S. cow

drawing-vp = { $count }★
drawing-jobs = Job market (column, price in $)
drawing-cattle = Cattle market (stack { $count })
drawing-objectives = Objectives on display (stack { $count })

drawing-purse = { $points }★   ${ $dollars }   tokens { $tokens }   certificates { $certificates } of { $certificate_limit } +{ $permanent }   steps { $step_limit }   hand limit { $hand_limit }
drawing-workers = Workers
drawing-discs = Discs
drawing-group-money = money
drawing-group-draw = cards
drawing-group-cert = certif.
drawing-group-engine = engine
drawing-group-trash = remove
drawing-group-steps = steps
drawing-group-hand = hand
drawing-group-limit = certif. 4, 6
drawing-hand = Hand
drawing-breeding = value { $count }
drawing-cards = hand { $hand }, stack { $stack }
drawing-pile = Discarded
drawing-area = Objectives
drawing-tiles = Collected
drawing-houses = To place

drawing-column-points = points
drawing-column-dollars = money
drawing-column-tokens = tokens
drawing-column-certificates = cert.
drawing-column-workers = C/B/E
drawing-column-buildings = build.
drawing-column-stations = stat.
drawing-column-hazards = haz.
drawing-column-bandits = band.
drawing-column-hand = hand
drawing-column-steps = steps
drawing-column-engine = engine

# What is typed after b to see the explanations.
drawing-legend = legend
drawing-legend-title = Buildings and station masters
drawing-discs-title = Discs of the board

# Examples for the help: a rule, a topic of the rules, a move.
example-rule = 6.7
example-topic = certificate
example-move = hire 3 engineer

notation =
    Moves in notation: place N_A, move N_B A1, local 1 a, local risk a, aux money single, play aux_NY, hire 3 engineer,
    buy longhorn corriente 3, more, engine 7, engine s2, back 3, upgrade 2, disc cert_4, objective money_BOO, blind,
    build 4 A1, bounty 5, clear FL2, discard criollo, foresight 1a, certificates 2, deliver chicago, exchange 2, done,
    decline. “b legend” explains the buildings and station masters, “b p1” shows the board of another player.
