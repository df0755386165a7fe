### Стол в терминале: слова, которые помещаются в его столбцы и ячейки.

drawing-phase = Фаза { $phase }, раунд { $round } из { $rounds }
drawing-before = Подготовка к игре
drawing-goods-of-phase = товары фазы
drawing-white = белый кубик { $number }
drawing-order = очерёдность
drawing-bonus = Бонусы { $large }/{ $small }
drawing-depots = Хранилища
drawing-black = Чёрное

# Коротко о жетоне: в хранилище и в запасе, затем в ячейке вотчины (не больше 7 знаков).
drawing-warehouse = Склад
    .cell = Склад
drawing-watchtower = Сторож. башня
    .cell = Башня
drawing-carpenter = Мастерская
    .cell = Мастер.
drawing-church = Церковь
    .cell = Церковь
drawing-market = Рынок
    .cell = Рынок
drawing-boarding_house = Гостиница
    .cell = Гостин.
drawing-bank = Банк
    .cell = Банк
drawing-city_hall = Ратуша
    .cell = Ратуша
drawing-cow = { $count } коровы
    .cell = Коровы
drawing-chicken = { $count } курицы
    .cell = Куры
drawing-sheep = { $count } овцы
    .cell = Овцы
drawing-pig = { $count } свиньи
    .cell = Свиньи
drawing-knowledge = Знание { $number }
    .cell = Знание
drawing-castle = Замок
    .cell = Замок
drawing-mine = Рудник
    .cell = Рудник
drawing-ship = Корабль
    .cell = Корабль

# Пустая ячейка вотчины, не больше 7 знаков.
drawing-empty-building = здание
drawing-empty-animal = животн.
drawing-empty-knowledge = знание
drawing-empty-castle = замок
drawing-empty-mine = рудник
drawing-empty-ship = корабль

drawing-kind-building = здания
drawing-kind-animal = животные
drawing-kind-knowledge = знания
drawing-kind-castle = замки
drawing-kind-mine = рудники
drawing-kind-ship = корабли

drawing-estate = { $name }: вотчина { $estate }
drawing-no-estate = { $name }: вотчина не выбрана
drawing-dice = Кубики
drawing-workers = Рабочие
drawing-silver = Самородки
drawing-storage = Запас
drawing-goods = Товары
drawing-sold = Продано
drawing-lore = Знания
drawing-none = нет
drawing-lore-line = { $number }. { $name }: { $text }
drawing-lore-text = { $number }. { $text }
drawing-you = { $name } (вы)

drawing-column-points = очки
drawing-column-workers = раб.
drawing-column-silver = сам.
drawing-column-empty = пусто
drawing-column-dice = кубики
drawing-column-goods = товары
drawing-column-storage = запас

# Что пишут после b, чтобы увидеть номера мест.
drawing-cells = ячейки
drawing-slots = жетоны

# Примеры для справки: правило, тема правил, ход.
example-rule = 6.3
example-topic = замок
example-move = place die1 1 17

notation =
    Ходы в записи: take die1 4a, place die2 1 17, sell die1 red, workers die2, buy black3, discard 2, end; по свойствам
    жетонов: gain 4a, settle 1 17, trade red, recruit, load 3, loads 3 4, goods pink red, decline. die1 и die2 — ваши
    кубики, 4a — место в хранилище 4, 17 — ячейка вотчины. «b ячейки» и «b жетоны» рисуют стол с номерами мест,
    «b p1» показывает вотчину соперника.
