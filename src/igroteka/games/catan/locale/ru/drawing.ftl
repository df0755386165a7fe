### Стол в терминале: слова, которые помещаются в его столбцы.

drawing-robber = РАЗБОЙНИК
drawing-lumber = дерево
drawing-brick = глина
drawing-wool = шерсть
drawing-grain = зерно
drawing-ore = руда

drawing-turn = Ход { $turn }
drawing-dice = кубики { $first } + { $second } = { $sum }
drawing-you = { $name } (вы)
drawing-points = очки
drawing-cards = карты
drawing-development = развит.
drawing-knights = рыцари
drawing-road = тракт
drawing-supply = запас

drawing-hand = Ваша рука
drawing-rates = Резерв берёт
drawing-deck =
    { $count ->
        [one] В колоде { $count } карта развития.
        [few] В колоде { $count } карты развития.
       *[many] В колоде { $count } карт развития.
    }
drawing-no-cards = Карт развития у вас нет.
drawing-own-cards = Ваши карты развития: { $cards }
drawing-new = новых: { $count }

# Что пишут после b, чтобы увидеть номера мест.
drawing-nodes = перекрёстки
drawing-edges = пути
drawing-hexs = гексы

# Примеры для справки: правило, тема правил, ход.
example-rule = 8.7
example-topic = разбойник
example-move = road 12

notation =
    Ходы в записи: roll, end, road 12, settlement 12, city 12, buy, knight, roads, plenty brick ore, monopoly ore,
    robber 5, steal p1, discard wool, bank wool ore, accept, reject. Всё предложение одной строкой:
    offer 2 brick for 1 grain to p1 p2, встречное: counter 1 wool for 1 ore. Вместо p1 можно писать имя игрока.
    «b перекрёстки», «b пути» и «b гексы» рисуют остров с номерами мест.
