### Стол в терминале: слова, которые помещаются в его столбцы и клетки.

drawing-turn = Круг { $number }
drawing-phase = этап { $phase }
drawing-before = Подготовка к игре
drawing-over = Партия окончена
drawing-last = последние ходы
drawing-fees = руки: з { $green } £, ч { $black } £
drawing-flipped = перевёрнуты { $letters }
drawing-trail = путь и море
drawing-mark = ≈ как это напечатано, мы не знаем и восстановили сами. «b значки» объясняет постройки, карточки и бонусы.
drawing-money = { $count } £
# where a cell has no room for a space
drawing-coin = { $count }£
drawing-foresight = Прогноз
drawing-you = { $name } (вы)
drawing-start = старт
drawing-city = ВЕЛЛ.

# Буквы рук и рабочих; короткие названия жетонов.
drawing-hand-green = з
drawing-hand-black = ч
drawing-craft-shepherd = Пастух
drawing-craft-craftsman = Строитель
drawing-craft-sailor = Моряк
drawing-craft-shearer = Стригаль
drawing-letter-shepherd = П
drawing-letter-craftsman = С
drawing-letter-sailor = М
drawing-letter-shearer = Т
drawing-zone-rockfall = Камни
drawing-zone-flood = Навод.

# Не больше 7 знаков.
drawing-bonus-joker = Джокер
drawing-bonus-exchange4 = Обмен
drawing-bonus-gold = Золото
drawing-bonus-perm_wool = Шерсть
drawing-bonus-certificates = Сертиф.
drawing-bonus-pathfinder = Исслед.
drawing-bonus-ship = Ветер
drawing-bonus-objective = Цель
drawing-bonus-romney = Ромни
drawing-bonus-prestige = Медаль
drawing-bonus-ribbon = Лента

# Не больше 12 знаков.
drawing-card-shropshire = Шропшир
drawing-card-southdown = Саутдаун
drawing-card-english_leicester = Англ. Лестер
drawing-card-merino = Меринос
drawing-card-dorset_horn = Дорсет Хорн
drawing-card-lincoln = Линкольн
drawing-card-corriedale = Коридейл
drawing-card-hampshire = Гемпширская
drawing-card-ryeland = Райленд
drawing-card-suffolk = Суффолк
drawing-card-romney = Ромни
drawing-card-bonus3 = Полукровная
drawing-card-bonus7 = Бордер-лест.
drawing-card-sheepdog = Собака
drawing-card-ferry = Паром
drawing-card-kotare = Зимородок
drawing-card-bonus1 = Пар. паром
drawing-card-bonus2 = Плем. книга
drawing-card-bonus4 = Лоцман
drawing-card-bonus5 = Ст. пастух
drawing-card-bonus6 = Мастер-стр.
drawing-card-bonus8 = Порт. совет
drawing-card-bonus9 = Хартия
drawing-card-bonus10 = Чемпион

# Не больше 10 знаков.
drawing-stack-wheel = Штурвал
drawing-stack-barrel = Бочка
drawing-stack-bell = Колокол
drawing-stack-compass = Компас
drawing-route-w = Тасманов
drawing-route-n = Тихий
drawing-route-e = Южный
drawing-wool-letter = ш
drawing-objective = цель

drawing-vp = { $count }★
drawing-masters = Начальники гавани
drawing-pathfinder = ≈Исследователь: $ золото ⌂ клетки » шаг ⇄ жетон
drawing-supply = Запас:
drawing-jobs = Рынок труда
drawing-bonus = Рынок бонусов
drawing-sheep = Рынок овец ({ $count })
drawing-values = плем./шерсть
drawing-objectives = Открытые цели (в стопке { $count })

drawing-purse = { $points }★  { $pounds } £  золото { $gold }  жетоны { $tokens }  серт. { $certificates } из { $certificate_limit } +{ $permanent }  шерсть +{ $wool }  шаги { $step_limit }  рука { $hand_limit }
drawing-no-fees = руки 0 £
drawing-workers = Рабочие
drawing-discs = Диски
drawing-group-money = фунт
drawing-group-cycle = карты
drawing-group-certificate = серт.
drawing-group-ship = корабль
drawing-group-pathfinder = исслед.
drawing-group-steps = шаги
drawing-group-hand = рука
drawing-group-limit = лим.
drawing-group-permanent = пост.
drawing-group-wool = шерсть
drawing-storehouses = Склады
drawing-hand = Рука
drawing-breeding = ценность { $count }
drawing-cards = рука { $hand }, стопка { $stack }
drawing-pile = Сброс
drawing-area = Цели
drawing-tiles = Собрано
drawing-houses = В запасе

drawing-column-points = очки
drawing-column-pounds = фунты
drawing-column-gold = золото
drawing-column-tokens = жетоны
drawing-column-certificates = серт.
drawing-column-workers = П·С·М·Т
drawing-column-buildings = постр.
drawing-column-harbours = гавани
drawing-column-hand = рука
drawing-column-steps = шаги
drawing-column-pathfinder = исслед
drawing-column-ship = кораб.

# Что пишут после b, чтобы увидеть объяснения.
drawing-legend = значки
drawing-legend-title = Постройки
drawing-extra-title = Клетки с дополнительным действием (!)
drawing-cards-title = Карточки, которые играют с руки
drawing-discs-title = Диски планшета

# Примеры для справки: правило, тема правил, ход.
example-rule = 14.4
example-topic = гавань
example-move = hire 2 sailor

notation =
    Ходы в записи: place A, move B rock1, local 1 a, local extra a, aux money single, play obj7, bonus wheel,
    hire 2 sailor, invest 1 joker, joker shearer, buy lincoln corriedale 3, more, pick ryeland, build 4 a1, clear rock2,
    sail w2, upgrade sh1 2, upgrade mh1, storehouse 1, master sailor, disc temp_cert_limit, recall mh1, take romney,
    objective obj7, blind, discard merino, draw 2, reveal merino, reveal all, certificates 2, deliver local6, deliver lh1,
    foresight A1, flip fee, show ferry, exchange 2, trash shropshire, done, decline. «b значки» объясняет постройки,
    карточки и бонусы, «b p1» показывает планшет соперника.
