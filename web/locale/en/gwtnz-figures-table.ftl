# What is written below the pictures of the rules.

nz-figure-ship = Ship
nz-figure-harbour = Harbour
nz-figure-storehouse = Storehouse
