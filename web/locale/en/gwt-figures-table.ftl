# What is written below the pictures of the rules.

gw-figure-engine = Engine
gw-figure-turnout = Turnout
gw-figure-station = Station
gw-figure-disc = Disc
