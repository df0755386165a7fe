# Подписи под рисунками в правилах.

gw-figure-engine = Паровоз
gw-figure-turnout = Объезд
gw-figure-station = Станция
gw-figure-disc = Диск
