### Стол в терминале: слова, которые помещаются в его столбцы и клетки.

drawing-round = Раунд { $number } из 7
drawing-turn = ход { $number } из { $total }
drawing-game = партия { $number } из { $total }
drawing-workers = работники
drawing-you = { $name } (вы)
drawing-mark = ≈ наша догадка: у названия — вся карта, у цены или очков — только они. «b карты» покажет все тексты.

# Товары: одной буквой и словом.
drawing-wood = д
drawing-fish = р
drawing-gold = з
drawing-long-wood = дерево
drawing-long-fish = рыба
drawing-long-gold = золото
drawing-free = даром

drawing-plates = Тарелки
drawing-new-shares = Новые акции
drawing-price = за всё { $gold } з
drawing-shipyard = Корабли
drawing-length = дл. { $count }
drawing-spare = + запасная
drawing-elders = Старейшины
drawing-houses = Здания { $letter } (в стопке { $count })

drawing-limit = дерева не больше { $count }
drawing-fleet = { $ships } (длина { $length }, улов { $count })
drawing-shares = Акции
drawing-unissued = не выпущено { $count }
drawing-reserve = склад
drawing-empty = пусто
drawing-council = Совет
drawing-hand = Рука

# Не больше 6 знаков.
drawing-column-points = очки
drawing-column-wood = дерево
drawing-column-fish = рыба
drawing-column-gold = золото
drawing-column-reserve = склад
drawing-column-ships = флот
drawing-column-catch = улов
drawing-column-shares = акции
drawing-column-unissued = невып.
drawing-column-buildings = здания
drawing-column-elders = совет
drawing-column-turns = ходы

# Что пишут после b, чтобы прочесть карты.
drawing-legend = карты
drawing-legend-title = Здания
drawing-elders-title = Старейшины

# Примеры для справки: правило, тема правил, ход.
example-rule = 6.4
example-topic = акци
example-move = place thin_out

notation =
    Ходы в записи: place build_ship, copy gain_gold, elder 7, pass, build 103, site b1, source 2, serve 3, ship sloop,
    ship schooner a (дерево и рыба), ship schooner b (золото), invite 7, clear a3, plant b1, upgrade sloop cutter,
    choose reforest, times 2, trigger 114, feed 7, share p1, use, done, decline, trade 122 a, sell sloop.
    «b карты» показывает тексты карт, «b p1» — гавань соперника. Знак ≈ стоит у того, чего мы о карте не знаем и что угадали.
