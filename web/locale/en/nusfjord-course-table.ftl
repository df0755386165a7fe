# The chapters of a first game of Nusfjord: what is lit, what to do, what is awaited.

nu-course-forest = A worker and a forest
nu-course-forest-harbour = Your supply
    .do = Wood, fish and gold pay for everything. In seven rounds you have 21 turns: one worker each.
nu-course-forest-worker = Place a worker
    .do = An action has room for few workers, so the first have the choice. Clearing brings the most wood.
    .wait = press “Clear a Forest”
nu-course-forest-clear = Clear a forest
    .do = 5 wood at once, and buildings can stand where it was.
    .wait = press the forest in the top row

nu-course-ship = The fleet
nu-course-ship-worker = The shipyard
    .do = Your ships bring the catch of every round, so build the first ones early.
    .wait = press “Build a Ship”
nu-course-ship-ship = Build a sloop
    .do = The sloop is the cheapest: 2 wood and 2 fish. It brings a point and more fish in every catch.
    .wait = press the sloop

nu-course-building = A building
nu-course-building-worker = Building
    .do = Buildings bring points, goods and new abilities.
    .wait = press “Build a Building”
nu-course-building-card = Choose a card
    .do = A card shows its price, its points and what it does. This one costs one wood and brings 4 fish at once.
    .wait = press the card “Fish Stand”
nu-course-building-site = Where to put it
    .do = The single space a2 takes no forest, so a building fits it well.
    .wait = press the lit space

nu-course-shares = Shares
nu-course-shares-gold = Where gold comes from
    .do = Gold comes from shares: issue one, and the money is yours at once. But its owner gets the fish for it.
nu-course-shares-issue = Issue a share
    .do = 2 gold now. You may buy the share back later unless a rival does.
    .wait = press “Issue a Share”

nu-course-banquet = The Banquet Table
nu-course-banquet-worker = Serve fish
    .do = Full plates feed the elders, and each one you fill brings gold at once.
    .wait = press “Serve Fish”
nu-course-banquet-serve = How many plates?
    .do = One is enough for now: 2 fish for 1 gold.
    .wait = fill one plate

nu-course-elder = Elders
nu-course-elder-worker = Invite an elder
    .do = An elder is an action that only you have.
    .wait = press “Invite an Elder”
nu-course-elder-invite = Whom to invite?
    .do = The Forest Warden turns two forests into wood and gold.
    .wait = press the lit elder
nu-course-elder-use = To work at once
    .do = You may use him at once: he eats a fish from the Banquet Table.
    .wait = use him
nu-course-elder-forests = Remove forests
    .do = Two forests go, and you can build where they stood.
    .wait = press a forest

nu-course-game = Your first game
