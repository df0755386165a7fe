### Колонизаторы. Имена игроков не склоняются; сырьё, карты и места передаются под именами из catan.toml.

## Названия, как в catan.toml

resource-lumber = Древесина
resource-brick = Глина
resource-wool = Шерсть
resource-grain = Зерно
resource-ore = Руда

terrain-forest = Лес
terrain-hills = Холмы
terrain-pasture = Пастбище
terrain-fields = Пашня
terrain-mountains = Горы
terrain-desert = Пустыня

card-knight = Рыцарь
card-progress = Прорыв
card-road_building = Строительство дорог
card-year_of_plenty = Год изобилия
card-monopoly = Монополия
card-victory_point = Победное очко
card-development_card = Карта развития
card-longest_road = Самый длинный тракт
card-largest_army = Самое большое войско
card-building_costs = Карта цен строительства

harbour-generic = Гавань «3:1»
    .inline = гавань «3:1»
harbour-lumber = Особая гавань: древесина 2:1
    .inline = особая гавань (древесина 2:1)
harbour-brick = Особая гавань: глина 2:1
    .inline = особая гавань (глина 2:1)
harbour-wool = Особая гавань: шерсть 2:1
    .inline = особая гавань (шерсть 2:1)
harbour-grain = Особая гавань: зерно 2:1
    .inline = особая гавань (зерно 2:1)
harbour-ore = Особая гавань: руда 2:1
    .inline = особая гавань (руда 2:1)

colour-red = Красный
colour-blue = Синий
colour-white = Белый
colour-orange = Оранжевый

term-bank = Резерв

phase-production = Сбор сырья
phase-trade = Торговля
phase-building = Строительство

layout-beginner = Стартовый расклад для новичков
layout-spiral = Случайное поле, номера по спирали
layout-random = Случайное поле, случайные номера

## Карты и количества

# Сырьё внутри предложения: именительный, родительный, винительный падеж.
resource-name =
    { $resource ->
        [lumber] древесина
        [brick] глина
        [wool] шерсть
        [grain] зерно
       *[ore] руда
    }
resource-of =
    { $resource ->
        [lumber] древесины
        [brick] глины
        [wool] шерсти
        [grain] зерна
       *[ore] руды
    }
resource-object =
    { $resource ->
        [lumber] древесину
        [brick] глину
        [wool] шерсть
        [grain] зерно
       *[ore] руду
    }

# Карты одного сырья: «1 руда», «2 руды», но «5 карт руды», потому что «5 руды» не говорят.
# Сначала именительный падеж, затем винительный.
cards =
    { $count ->
        [one] { $count } { resource-name }
        [few] { $count } { resource-of }
       *[many] { $count } карт { resource-of }
    }
cards-object =
    { $count ->
        [one] { $count } { resource-object }
        [few] { $count } { resource-of }
       *[many] { $count } карт { resource-of }
    }
cards-none = пока ничего

card-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
point-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
road-count =
    { $count ->
        [one] { $count } дорога
        [few] { $count } дороги
       *[many] { $count } дорог
    }
knight-count =
    { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
       *[many] { $count } рыцарей
    }
turn-count =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
player-count =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }

# Карта развития, которую играют или берут.
card-object =
    { $card ->
        [knight] рыцаря
        [road_building] «Строительство дорог»
        [year_of_plenty] «Год изобилия»
        [monopoly] «Монополию»
       *[victory_point] победное очко
    }

## Места

hex-numbered = { $terrain } { $number }
# Из двух одинаковых: счёт сверху и слева.
hex-in-row = { $land } (ряд { $row }, место { $place })
hex-unknown = гекс { $hex }
# Гекс в предложении: куда (в горы 8), возле чего (гор 8), между чем (горами 8).
hex-to =
    { $terrain ->
        [forest] в лес
        [hills] на холмы
        [pasture] на пастбище
        [fields] на пашню
        [mountains] в горы
       *[desert] в пустыню
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
hex-by =
    { $terrain ->
        [forest] леса
        [hills] холмов
        [pasture] пастбища
        [fields] пашни
        [mountains] гор
       *[desert] пустыни
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
hex-between =
    { $terrain ->
        [forest] лесом
        [hills] холмами
        [pasture] пастбищем
        [fields] пашней
        [mountains] горами
       *[desert] пустыней
    }{ $number ->
        [0] { "" }
       *[other] { " " }{ $number }
    }
sea = море
    .by = моря
    .between = морем
sea-towards = море на { sea-side }
    .by = моря на { sea-side }
    .between = морем на { sea-side }
sea-side =
    { $side ->
        [north] севере
        [north-east] северо-востоке
        [east] востоке
        [south-east] юго-востоке
        [south] юге
        [south-west] юго-западе
        [west] западе
       *[north-west] северо-западе
    }
place-harbour = { $place }, { $harbours }
place-between = { $places }
place-price = цена: { $cards }

## Что можно сказать: название, действие целиком, вариант с тем, что известно за столом

action-roll = Бросить кубики
action-end = Закончить ход
action-road = Проложить дорогу
    .full = Проложить дорогу на пути { $edge }
    .option = Проложить дорогу: { $about }
action-settlement = Основать поселение
    .full = Основать поселение на перекрёстке { $node }
    .option = Основать поселение: { $about }
action-city = Расширить до города
    .full = Расширить до города на перекрёстке { $node }
    .option = Расширить до города: { $about }
action-buy = Купить карту развития
    .option = Купить карту развития; { $about }
action-knight = Сыграть рыцаря
action-roads = Сыграть «Строительство дорог»
action-plenty = Сыграть «Год изобилия»
    .full = Сыграть «Год изобилия» и взять { $cards }
action-monopoly = Сыграть «Монополию»
    .full = Сыграть «Монополию» на { resource-object }
action-robber = Переместить разбойника
    .full = Переместить разбойника на гекс { $hex }
    .option = Переместить разбойника: { $place }
    .owners = Переместить разбойника: { $place }; там постройки: { $owners }
action-steal = Вытянуть карту у игрока
    .full = Вытянуть карту из руки: { $other }
    .option = Вытянуть карту из руки: { $other } (в руке { card-count })
action-discard = Сбросить карту
    .full = Сбросить карту { resource-of }
action-bank = Обменять через резерв
    .full = Обменять через резерв { $give } на { $get }
    .option = Обменять через резерв { $give } на { $get }
action-stop = Не строить вторую дорогу
action-offer = Предложить обмен
    .full = Предложить обмен. Кому: { $others }
action-give = Отдаю
    .full = Отдаю карту { resource-of }
action-want = Прошу
    .full = Прошу карту { resource-of }
action-send = Отправить предложение
    .option = Отправить предложение: отдаю { $give }, прошу { $want }
    .counter = Отправить встречное предложение: отдаю { $give }, прошу { $want }
action-drop = Передумать
action-accept = Принять
    .option = Принять: отдать { $give }, получить { $get }
action-reject = Отказаться
action-counter = Встречное предложение
action-confirm = Обменяться с этим игроком
    .full = Обменяться: { $other }
    .option = { $other }: обменяться, отдать { $give }, получить { $get }
action-take = Принять встречное предложение
    .full = Принять встречное предложение: { $other }
    .option = { $other }: принять встречное предложение, отдать { $give }, получить { $get }
action-cancel = Снять предложение

action-terrain = Выложен гекс
    .full = Выложен гекс: { $terrain }
action-corner = Начальный угол
    .full =
        Начальный угол: { $corner ->
            [north_west] северо-западный
            [west] западный
            [south_west] юго-западный
            [south_east] юго-восточный
            [east] восточный
           *[north_east] северо-восточный
        }
action-red = Выложен красный номер
    .full = Выложен красный номер на гекс { $hex }
action-number = Выложен номер
    .full = Выложен номер: { $number }
action-harbour = Выложена гавань
    .full = Выложена { $harbour }
action-first = Первый игрок
    .full = Первый игрок: { $other }
action-dice = Кубики
    .full = Кубики: { $first } + { $second } = { $sum }
action-draw = Взята карта развития
    .full = Взята карта развития: { $card }
action-stolen = Вытянута карта
    .full = Вытянута карта: { resource-name }

## Что произошло

event-island-laid = Остров готов
event-first-player = Первый ход делает { $name }
    .you = Первый ход делаете вы
event-turn-began = Ход { $turn }: { $name }
    .you = Ход { $turn }: вы
event-rolled = { $name } бросает кубики: { $first } + { $second } = { $sum }
    .you = Вы бросаете кубики: { $first } + { $second } = { $sum }
event-produced = { $name } получает { $cards }
    .you = Вы получаете { $cards }
event-nothing-produced = Никто не получает сырья
event-shortage = В резерве не хватает { resource-of }
event-must-discard =
    { $count ->
        [one] { $name } превышает предел руки: нужно сбросить { $count } карту
        [few] { $name } превышает предел руки: нужно сбросить { $count } карты
       *[many] { $name } превышает предел руки: нужно сбросить { $count } карт
    }
    .you =
        { $count ->
            [one] Вы превышаете предел руки: нужно сбросить { $count } карту
            [few] Вы превышаете предел руки: нужно сбросить { $count } карты
           *[many] Вы превышаете предел руки: нужно сбросить { $count } карт
        }
event-laid-down = { $name } откладывает для сброса карту { resource-of }
    .you = Вы откладываете для сброса карту { resource-of }
event-discarded = { $name } сбрасывает { $cards }
    .you = Вы сбрасываете { $cards }
event-robber-moved = { $name } перемещает разбойника на гекс { $hex }
    .at = { $name } перемещает разбойника { $place }
    .you = Вы перемещаете разбойника на гекс { $hex }
    .at-you = Вы перемещаете разбойника { $place }
event-nobody-to-rob = Вытянуть карту не у кого
event-stole = { $name } вытягивает карту из чужой руки: { $other }
    .you = Вы вытягиваете карту из чужой руки: { $other }
    .whom = { $name } вытягивает у вас карту
event-stole-card = { $name } забирает из чужой руки карту { resource-of }: { $other }
    .you = Вы забираете из чужой руки карту { resource-of }: { $other }
    .whom = { $name } забирает у вас карту { resource-of }
event-road-built = { $name } прокладывает дорогу (путь { $edge })
    .at = { $name } прокладывает дорогу между { $place }
    .you = Вы прокладываете дорогу (путь { $edge })
    .at-you = Вы прокладываете дорогу между { $place }
event-settlement-built = { $name } основывает поселение (перекрёсток { $node })
    .at = { $name } основывает поселение у { $place }
    .you = Вы основываете поселение (перекрёсток { $node })
    .at-you = Вы основываете поселение у { $place }
event-city-built = { $name } расширяет поселение до города (перекрёсток { $node })
    .at = { $name } расширяет до города поселение у { $place }
    .you = Вы расширяете поселение до города (перекрёсток { $node })
    .at-you = Вы расширяете до города поселение у { $place }
event-card-bought = { $name } покупает карту развития
    .you = Вы покупаете карту развития
event-card-drawn = { $name } берёт из колоды { card-object }
    .you = Вы берёте из колоды { card-object }
event-card-played = { $name } играет { card-object }
    .you = Вы играете { card-object }
event-plenty-taken = { $name } берёт из резерва { $cards }
    .you = Вы берёте из резерва { $cards }
event-monopoly-named =
    { $count ->
        [0] «Монополия» на { resource-object }: { $name } ничего не получает, такого сырья ни у кого нет
        [one] «Монополия» на { resource-object }: { $name } получает { $count } карту
        [few] «Монополия» на { resource-object }: { $name } получает { $count } карты
       *[many] «Монополия» на { resource-object }: { $name } получает { $count } карт
    }
    .you =
        { $count ->
            [0] «Монополия» на { resource-object }: вы ничего не получаете, такого сырья ни у кого нет
            [one] «Монополия» на { resource-object }: вы получаете { $count } карту
            [few] «Монополия» на { resource-object }: вы получаете { $count } карты
           *[many] «Монополия» на { resource-object }: вы получаете { $count } карт
        }
event-monopoly-paid = { $name } отдаёт { cards-object }
    .you = Вы отдаёте { cards-object }
event-bank-traded = { $name } меняет через резерв { $give } на { $get }
    .you = Вы меняете через резерв { $give } на { $get }
event-offered = { $name } предлагает { $give } за { $want }. Кому: { $others }
    .you = Вы предлагаете { $give } за { $want }. Кому: { $others }
event-offered-give = { $name } спрашивает, что дадут за { $give }. Кому вопрос: { $others }
    .you = Вы спрашиваете, что дадут за { $give }. Кому вопрос: { $others }
event-offered-want = { $name } просит { $want } и спрашивает, за что отдадут. Кому вопрос: { $others }
    .you = Вы просите { $want } и спрашиваете, за что отдадут. Кому вопрос: { $others }
event-offered-nothing = { $name } ждёт предложений. Кому вопрос: { $others }
    .you = Вы ждёте предложений. Кому вопрос: { $others }
event-accepted = { $name } принимает предложение
    .you = Вы принимаете предложение
event-rejected = { $name } отказывается
    .you = Вы отказываетесь
event-countered = { $name } предлагает в ответ { $give } за { $want }
    .you = Вы предлагаете в ответ { $give } за { $want }
event-traded = { $name } меняется: отдаёт { $give }, получает { $get }. С кем: { $other }
    .you = Вы меняетесь: отдаёте { $give }, получаете { $get }. С кем: { $other }
    .whom = { $name } меняется с вами: отдаёт { $give }, получает { $get }
event-offer-closed = Предложение снято, обмена нет
event-longest-road-taken = { $name } получает карту «Самый длинный тракт» ({ road-count })
    .you = Вы получаете карту «Самый длинный тракт» ({ road-count })
event-longest-road-set-aside = Карта «Самый длинный тракт» отложена: её теряет { $name }
    .you = Карта «Самый длинный тракт» отложена: её теряете вы
event-largest-army-taken = { $name } получает карту «Самое большое войско» ({ knight-count })
    .you = Вы получаете карту «Самое большое войско» ({ knight-count })
event-income = Начальный доход: { $name } получает { $cards }
    .you = Начальный доход: вы получаете { $cards }
event-income-none = Начальный доход: { $name } ничего не получает
    .you = Начальный доход: вы ничего не получаете
event-turn-ended = { $name } заканчивает ход
    .you = Вы заканчиваете ход
event-won = { $name } побеждает: { point-count }
    .you = Вы побеждаете: { point-count }
event-turn-limit-reached = Достигнут предел: { turn-count }

## О чём спрашивают: вопрос тому, кто решает, строка для тех, кто ждёт

decision-over = Партия окончена

question-found-settlement = Поставьте начальное поселение
question-found-road = Поставьте начальную дорогу
question-pre-roll = Бросьте кубики или сыграйте карту
question-pre-roll-only = Бросьте кубики
question-discard-half =
    { $count ->
        [one] Сбросьте ещё { $count } карту
        [few] Сбросьте ещё { $count } карты
       *[many] Сбросьте ещё { $count } карт
    }
question-move-robber = Переместите разбойника
question-steal = Выберите, у кого вытянуть карту
question-trade-and-build = Торгуйте, стройте или закончите ход
question-free-road =
    { $left ->
        [1] Проложите вторую бесплатную дорогу или откажитесь от неё
       *[other] Проложите бесплатную дорогу
    }
question-compose = Составьте условия обмена (отдаёте: { $give }; просите: { $want })
question-compose-counter = { $other } ждёт ответа: составьте встречное предложение (отдаёте: { $give }; просите: { $want })
question-answer-offer = { $other } предлагает вам { $give } за { $want }
question-answer-offer-give = { $other } предлагает { $give }: что дадите взамен?
question-answer-offer-want = { $other } просит { $want }: что хотите взамен?
question-answer-offer-nothing = { $other } ждёт предложений: чем готовы меняться?
question-choose-partner = Выберите, с кем меняться: { $answers }

waiting-found-settlement = Ждём, пока { $name } поставит начальное поселение
waiting-found-road = Ждём, пока { $name } поставит начальную дорогу
waiting-pre-roll = Ждём, пока { $name } бросит кубики или сыграет карту
waiting-discard-half = Ждём сброса: { $debts }
waiting-move-robber = Ждём, пока { $name } переместит разбойника
waiting-steal = Ждём, пока { $name } выберет, у кого вытянуть карту
waiting-trade-and-build = Ждём, пока { $name } торгует и строит
waiting-free-road = Ждём, пока { $name } проложит бесплатную дорогу
waiting-compose = Ждём, пока { $name } составит условия обмена
waiting-compose-counter = Ждём, пока { $name } составит встречное предложение
waiting-answer-offer = Ждём, пока { $name } ответит, отдаст ли { $want } за { $give }
waiting-answer-offer-give = Ждём, пока { $name } скажет, что даст за { $give }
waiting-answer-offer-want = Ждём, пока { $name } скажет, за что отдаст { $want }
waiting-answer-offer-nothing = Ждём, пока { $name } предложит обмен или откажется
waiting-choose-partner = Ждём, пока { $name } выберет, с кем меняться: { $answers }

# Слова об одном игроке в строках выше.
debt = { $name } ({ card-count })
answer-accepted = { $name } соглашается на { $give } за { $want }
answer-countered = { $name } предлагает { $want } за { $give }

chance-lay-terrain = Выкладывается остров
chance-choose-corner = Жребий решает, с какого угла пойдут номера
chance-lay-red-number = Выкладываются красные номера
chance-lay-number = Выкладываются номера
chance-deal-harbour = Выкладываются гавани
chance-draw-first-seat = Жребий решает, кто ходит первым
chance-roll-dice = { $name } бросает кубики
chance-draw-from-hand = { $name } вытягивает карту из чужой руки: { $other }
chance-draw-card = { $name } берёт карту развития

## Конец партии

ending-victory = { $name } побеждает: { point-count }
ending-turn-limit =
    { $leaders ->
        [one] Ходы закончились, победителя нет; впереди { $names }: { point-count }
       *[other] Ходы закончились, победителя нет; впереди { $names }, у каждого { point-count }
    }

score-settlements = Поселения: { point-count }
    .name = Поселения
score-cities = Города: { point-count }
    .name = Города
score-longest_road = Самый длинный тракт: { point-count }
    .name = Самый длинный тракт
score-largest_army = Самое большое войско: { point-count }
    .name = Самое большое войско
score-victory_point_cards = Карты победных очков: { point-count }
    .name = Карты победных очков
score-total = Всего: { point-count }
    .name = Всего

## Настройки

option-layout = Игровое поле
option-layout-beginner = { layout-beginner }
option-layout-spiral = { layout-spiral }
option-layout-random = { layout-random }
option-beginner_profile = Позиции для новичков
option-beginner_profile-seed = Как в русских правилах
option-beginner_profile-english = Как в английском издании
option-harbours = Гавани
option-harbours-fixed = Как нарисованы на рамке
option-harbours-shuffled = Перемешанные
option-first_seat = Первый игрок
option-first_seat-random = По жребию
option-first_seat-number = Место { $value }
option-combined_trade_build = Торговля и строительство в любом порядке
option-shortage_rule = Если в резерве не хватает карт
option-shortage_rule-single_player_takes_rest = Единственный получатель забирает остаток
option-shortage_rule-nobody = Этого сырья не получает никто
option-victory_points_to_win = Очки для победы
option-discard_limit = Предел руки при семёрке
option-friendly_robber = Дружелюбный разбойник
option-two_player = Игра вдвоём (неофициально)
option-two_player-off = Нет
option-two_player-plain = По обычным правилам
option-two_player-duel = Дуэль
option-player_trade = Обмен между игроками
option-player_trade-full = Разрешён
option-player_trade-none = Без обмена
option-max_offers_per_turn = Предложений за ход
option-max_cards_per_side = Карт с одной стороны обмена
option-max_cards_per_side-0 = Без ограничения
option-counter_offers = Встречные предложения
option-max_counters_per_turn = Встречных предложений от соперника за ход
option-max_counters_per_turn-0 = Без ограничения
option-open_offers = Открытые запросы
option-repeat_refused_offers = Повтор отклонённых предложений
option-turn_limit = Предел числа ходов
option-turn_limit-0 = Без ограничения

preset-usual = Первая партия: готовый остров, поселения уже стоят
preset-full = Полная игра: остров каждый раз новый, первые поселения ставите сами
preset-simulation = Для сравнений ботов: короткий торг, не больше 1000 ходов
preset-no_player_trade = Для сравнений ботов: без обмена между игроками
preset-by_the_book = Строгий порядок: сначала весь обмен, потом всё строительство
preset-market_table = Стол с рынком
preset-duel = Дуэль для двоих до 15 очков (неофициально)

## Почему нельзя

error-catan-two-players = Игра рассчитана на 3–4 игроков. Для неофициальной партии вдвоём выберите в настройке «{ option-two_player }» вариант «{ option-two_player-plain }» или «{ option-two_player-duel }»; в терминале и программах это two_player=plain или two_player=duel.
error-catan-not-two-players = Настройка «{ option-two_player }» — для двоих, а за этим столом { player-count }.
error-catan-first-seat = За столом, где { player-count }, нет места { $seat }: места считают с нуля.

error-catan-no-such-action = Такого действия нет.
error-catan-not-your-turn = Сейчас не ваш ход.
error-catan-not-asked = Сейчас от вас решения не ждут.
error-catan-wrong-moment = Не сейчас: игра ждёт другого решения.
error-catan-roll-first = Сначала бросьте кубики: до броска можно только сыграть карту развития.
error-catan-game-over = Партия окончена.
error-catan-chance = Это решает случай, а не игрок.

error-catan-cannot-pay = У вас не хватает карт, чтобы за это заплатить.
    .missing = У вас не хватает карт, чтобы за это заплатить. Нужно ещё: { $cards }.
error-catan-edge-taken = На этом пути уже лежит дорога.
error-catan-edge-not-connected = Дорога должна примыкать к вашей дороге или постройке; через чужую постройку её не провести.
error-catan-road-at-settlement = Начальная дорога должна примыкать к только что поставленному поселению.
error-catan-no-roads-left = У вас не осталось дорог.
error-catan-node-taken = На этом перекрёстке уже есть постройка.
error-catan-too-close = Правило расстояния: на соседнем перекрёстке уже есть постройка.
error-catan-no-own-road = К этому перекрёстку не подходит ни одна ваша дорога.
error-catan-no-settlements-left = У вас не осталось поселений: поселение возвращается в запас, когда становится городом.
error-catan-not-own-settlement = Город ставят вместо своего поселения, а здесь его нет.
error-catan-no-cities-left = У вас не осталось городов.

error-catan-deck-empty = Колода карт развития пуста.
error-catan-card-played-already = В этот ход вы уже сыграли карту развития.
error-catan-card-bought-this-turn = Эта карта куплена в этот ход: сыграть её можно со следующего хода.
error-catan-no-such-card = Такой карты развития у вас нет.
error-catan-no-place-for-road = Проложить дорогу нечем или негде.
error-catan-first-road-required = Первую бесплатную дорогу нужно проложить; отказаться можно только от второй.

error-catan-bank-lacks = В резерве нет нужных вам карт.
error-catan-plenty-is-two = Возьмите две карты: одну можно взять, только если она в резерве последняя.
error-catan-bank-rate = Ваш курс для этого сырья — { $rate }:1, а таких карт у вас только { $held }.

error-catan-trading-closed = Вы уже что-то построили или купили: в этот ход торговля закончена.
error-catan-trade-off = За этим столом обмена между игроками нет.
error-catan-offer-limit =
    { $limit ->
        [one] За ход можно сделать не больше { $limit } предложения.
       *[other] За ход можно сделать не больше { $limit } предложений.
    }
error-catan-no-cards-to-give = Вам нечем меняться: в руке нет карт.
error-catan-partner-no-cards = Игроку без карт предложить обмен нельзя.
error-catan-offer-self = Обмен предлагают соперникам за этим столом, а не себе.
error-catan-wrong-order = Сначала то, что отдаёте, потом то, что просите, каждый раз по порядку: древесина, глина, шерсть, зерно, руда.
error-catan-not-held = Больше карт этого сырья у вас нет.
error-catan-side-full =
    { $limit ->
        [one] За этим столом на одной стороне обмена не больше { $limit } карты.
       *[other] За этим столом на одной стороне обмена не больше { $limit } карт.
    }
error-catan-same-both-sides = Нельзя и отдавать, и получать одно и то же сырьё.
error-catan-all-kinds = На одной стороне не может быть всех пяти видов сырья: для другой ничего не останется.
error-catan-too-many-wanted = Нельзя просить больше карт, чем в самой большой руке у тех, к кому вы обращаетесь.
error-catan-more-than-there-are = Карт каждого сырья в игре всего { $cards }.
error-catan-no-such-resource = Такого сырья нет: меняют древесину, глину, шерсть, зерно и руду.
error-catan-nothing-given = Сначала скажите, что отдаёте.
error-catan-terms-incomplete = Каждая сторона должна отдать хотя бы одну карту.
error-catan-already-refused = Все, к кому вы обращаетесь, только что отклонили точно такие условия.
error-catan-counter-same = Встречное предложение должно отличаться от того, на которое отвечает.
error-catan-counters-off = За этим столом встречных предложений не делают.
error-catan-counter-limit =
    { $limit ->
        [one] За ход соперника можно сделать не больше { $limit } встречного предложения.
       *[other] За ход соперника можно сделать не больше { $limit } встречных предложений.
    }
error-catan-open-offer = На предложение с пустой стороной согласиться нельзя: откажитесь или сделайте встречное.
error-catan-cannot-accept = У вас нет карт, которые просят.
error-catan-partner-cannot-pay = У этого игрока больше нет нужных карт.
error-catan-did-not-accept = Этот игрок не соглашался на обмен.
error-catan-no-counter = Этот игрок не делал встречного предложения.
error-catan-cannot-pay-counter = У вас нет карт, которых требует это встречное предложение.

error-catan-robber-must-move = Разбойник должен перейти на другой гекс.
error-catan-robber-friendly = Дружелюбный разбойник сюда не пойдёт: у этого гекса стоит постройка соперника, у которого меньше 3 видимых очков.
error-catan-robber-spares = Дружелюбный разбойник щадит этого игрока: у него меньше 3 видимых победных очков.
error-catan-cannot-rob = Вытянуть карту можно только у соперника, чья постройка стоит у гекса с разбойником и у кого есть карты.
error-catan-not-held-discard = Карт этого сырья у вас нет, сбросить нечего.

# field — путь в записанной позиции, law — одно из слов broken_laws().
error-catan-position-law =
    Такой позиции быть не может. { $field }: { $law ->
        [census] количество не сходится с тем, что лежит в коробке
        [negative] карт не может быть меньше нуля
        [supply] фигурок больше, чем есть у игрока
        [unconnected] эта дорога не ведёт ни к одной постройке своего хозяина
        [order-of-play] судя по номеру хода, ходить должен другой игрок
        [distance] две постройки стоят ближе, чем позволяет правило расстояния
        [open-nodes] перекрёстки, свободные для поселений, не сходятся с постройками
        [desert] номерного жетона нет в пустыне и только в ней
        [holder] особая карта лежит у игрока, который её не заслужил
        [nobody] особая карта отложена, хотя игрок её заслужил
        [winner] итог не сходится с очками
        [empty] партия продолжается, но решения ни от кого не ждут
        [agenda] ожидаемое решение не сходится с ходом или предложением
        [seat] действовать должен был бы игрок, который сейчас не ходит
        [owed] кто-то должен сбросить больше карт, чем держит
        [island] пока остров складывают, ни у кого ничего нет
        [layout] по выбранным настройкам остров складывают иначе
        [order] гексы, жетоны и гавани выложены не по порядку
        [first-turn] до первого хода считать ещё нечего, а начинает его первый игрок
        [founding] первые поселения основывают по кругу и обратно, каждое вместе с дорогой
        [founded] в этот момент основания у игрока должно быть другое
        [roads] ни одной дороги в запасе не осталось
        [roll] до броска кубиков никто не торгует
        [terms] кто-то отдаёт карты, которых у него нет, или одно и то же сырьё стоит с обеих сторон
        [seats] участники предложения не те, кому оно сделано
        [answers] кто-то ответил дважды
        [compose] незаконченные условия не подходят к предложению
        [answer] спрошен тот, к кому не обращались или кто уже ответил
        [won] этот игрок уже победил
        [bought] за этот ход куплено больше карт развития, чем есть у игрока
       *[stuck] ответить на ожидаемое решение нечем
    }.

## Ответы, данные раз и навсегда

standing-keep = Никогда не отдавать
    .about = Предложение, в котором просят что-нибудь из этого, отклоняется само.
standing-keep-lumber = { resource-lumber }
standing-keep-brick = { resource-brick }
standing-keep-wool = { resource-wool }
standing-keep-grain = { resource-grain }
standing-keep-ore = { resource-ore }
standing-refuse = Не торговать с
    .about = Все предложения этих игроков отклоняются.
standing-leader = Не торговать с лидером
    .about = Отклоняются предложения того, у кого больше всех очков на столе и больше, чем у вас.
standing-peace = В этот ход мне больше не предлагать
    .about = Всё, что вам ещё предложат до конца этого хода, отклоняется.
standing-counter = Спрашивать и о том, чего у меня нет
    .about = Иначе такие предложения отклоняются сами. Нужно, чтобы отвечать на них встречными.
