# What is written below the pictures of the rules.

nu-figure-boat = Boat
nu-figure-reserve = Reserve
nu-figure-forest = Forest
nu-figure-site-empty = Free space
nu-figure-share = Share
nu-figure-share-unissued = Not issued
nu-figure-elder = Elder
nu-figure-plate = Full plate
nu-figure-plate-empty = Empty plate
nu-figure-serve = Serve fish
nu-figure-axe = Clear
nu-figure-thin = Thin out
nu-figure-reforest = Reforest
nu-figure-elder-invite = Invite
nu-figure-copy = Copy an action
nu-figure-now = Immediately
nu-figure-each-time = Whenever
nu-figure-anytime = At any time
nu-figure-static = Special ability
nu-figure-end-game = Victory points
