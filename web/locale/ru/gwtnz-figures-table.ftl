# Подписи под рисунками в правилах.

nz-figure-ship = Корабль
nz-figure-harbour = Гавань
nz-figure-storehouse = Склад
