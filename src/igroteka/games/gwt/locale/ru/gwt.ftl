### Великий западный путь: количества, значки, действия, настройки. Имена игроков не склоняются.

## Количества

dollar-count =
    { $count ->
        [one] { $count } доллар
        [few] { $count } доллара
       *[many] { $count } долларов
    }
point-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
step-count =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
step-of =
    { $count ->
        [one] { $count } шага
       *[other] { $count } шагов
    }
card-count =
    { $count ->
        [one] { $count } карточка
        [few] { $count } карточки
       *[many] { $count } карточек
    }
card-object =
    { $count ->
        [one] { $count } карточку
        [few] { $count } карточки
       *[many] { $count } карточек
    }
card-of =
    { $count ->
        [one] { $count } карточки
       *[other] { $count } карточек
    }
space-count =
    { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
space-object =
    { $count ->
        [one] { $count } клетку
        [few] { $count } клетки
       *[many] { $count } клеток
    }
space-of =
    { $count ->
        [one] { $count } клетки
       *[other] { $count } клеток
    }
certificate-count =
    { $count ->
        [one] { $count } сертификат
        [few] { $count } сертификата
       *[many] { $count } сертификатов
    }
token-count =
    { $count ->
        [one] { $count } жетон обмена
        [few] { $count } жетона обмена
       *[many] { $count } жетонов обмена
    }
cowboy-count =
    { $count ->
        [one] { $count } ковбой
        [few] { $count } ковбоя
       *[many] { $count } ковбоев
    }
builder-count =
    { $count ->
        [one] { $count } строитель
        [few] { $count } строителя
       *[many] { $count } строителей
    }
player-count =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }

## Значки: что они делают внутри предложения и что означают

icons = { $cost } → { $gain }
icons-or = { $first } или { $second }

icon-pay = заплатить { dollar-count }
    .help = Сначала заплатите столько долларов в банк.
icon-discard = сбросить { kind-object }
    .help = Положите нарисованные карточки с руки в свой сброс.
icon-engine_back =
    { $count ->
        [one] отвести паровоз на { space-object } назад
       *[other] отвести паровоз ровно на { space-object } назад
    }
    .help = Отведите паровоз назад ровно на столько клеток; клетки с чужими паровозами не считаются.
icon-engine_back_any = отвести паровоз назад на 1 или больше клеток
    .help = Отведите паровоз назад на сколько хотите клеток, но хотя бы на одну.
icon-money = получить { dollar-count }
    .help = Получите столько долларов из банка.
icon-money_per = получить { dollar-count } { what-each }
    .help = Сосчитайте, сколько у вас нарисованного, и получите деньги за каждую единицу.
icon-cert = сертификат +{ $count }
    .help = Передвиньте фишку сертификатов вперёд не больше чем на столько делений и не дальше лимита.
icon-cert_max = сертификаты до лимита
    .help = Поставьте фишку сертификатов на свой нынешний лимит.
icon-cert_money_per_bandit_pair = за каждую пару из зелёного и оранжевого бандита: сертификат +{ $certificates } и { dollar-count }
    .help = За каждую вашу пару из зелёного и оранжевого бандита двигайте фишку сертификатов и получайте деньги.
icon-permanent_cert =
    { $count ->
        [one] { $count } постоянный сертификат
        [few] { $count } постоянных сертификата
       *[many] { $count } постоянных сертификатов
    }
    .help = Постоянные сертификаты прибавляются к каждому доходу и не тратятся.
icon-engine =
    { $count ->
        [one] передвинуть паровоз на { space-object } вперёд
       *[other] передвинуть паровоз до { space-of } вперёд
    }
    .help = Передвиньте паровоз вперёд не больше чем на столько клеток; остановка в объезде позволяет улучшить станцию.
icon-engine_per = передвинуть паровоз вперёд не дальше числа { what-many }
    .help = Передвиньте паровоз вперёд не больше чем на столько клеток, сколько у вас нарисованного.
icon-herder =
    { $count ->
        [one] провести пастуха на { step-count } и использовать новую локацию
       *[other] провести пастуха на 1–{ step-count } и использовать новую локацию
    }
    .help = Ведите пастуха дальше, платите за руки и используйте локацию, где остановились.
icon-herder_free = провести пастуха до { step-of } бесплатно
    .help = Ведите пастуха дальше без платы, но не в Канзас-Сити; действия новой локации не выполняются.
icon-hire =
    { $form ->
        [same] нанять рабочего
        [dearer] нанять рабочего на { dollar-count } дороже
       *[cheaper] нанять рабочего на { dollar-count } дешевле
    }
    .help = Наймите одного рабочего из столбца левее жетона рынка труда по цене столбца с указанной поправкой.
icon-build = поставить постройку, { dollar-count } за каждого строителя
    .help = Поставьте или замените постройку и заплатите столько за каждого нужного строителя.
icon-buy_cattle = купить скот
    .help = Купите скот на рынке; каждый ваш ковбой работает один раз.
icon-hazard =
    { $count ->
        [0] убрать опасность бесплатно
       *[other] убрать опасность за { dollar-count }
    }
    .help = Снимите с пути любую опасность за эту цену и оставьте себе ради очков.
icon-bounty = получить награду за бандита
    .help = Снимите с пути любого бандита, оставьте его себе и получите то, что нарисовано на его клетке.
icon-aux = выполнить одиночное или двойное вспомогательное действие
    .help = Выполните одно вспомогательное действие своего планшета; если обе его клетки свободны, его можно удвоить.
icon-objective_discard = взять карточку цели
    .help = Возьмите карточку цели из открытых или из стопки в свой сброс.
icon-objective_hand = взять карточку цели на руку
    .help = Возьмите карточку цели из открытых или из стопки на руку.
icon-exchange_token = получить жетон обмена
    .help = Сохраните жетон: в любой момент он позволит взять до 2 карточек и сбросить столько же.
icon-draw_discard =
    { $count ->
        [one] взять { $count } карточку и сбросить { $count }
       *[other] взять до { card-of } и сбросить столько же
    }
    .help = Возьмите не больше стольких карточек, затем сбросьте столько же, сколько взяли.
icon-draw_discard_per = взять карточек не больше числа { what-many } и сбросить столько же
    .help = Возьмите не больше карточек, чем у вас нарисованного, затем сбросьте столько же, сколько взяли.
icon-trash_hand_card =
    { $count ->
        [one] удалить карточку с руки из игры
       *[other] удалить до { card-of } с руки из игры
    }
    .help = Навсегда уберите карточки с руки: слабый скот больше не испортит доставку.
icon-adjacent_building = использовать соседнюю постройку
    .help = Выполните действия постройки на клетке сразу перед этой или сразу за ней.
icon-upgrade_station_behind = улучшить станцию позади паровоза
    .help = Улучшите любую станцию, которую паровоз уже миновал и на которой нет вашего диска.
icon-extraordinary_delivery = выполнить внеочередную доставку
    .help = Доставьте скот в город, значение которого не больше числа пройденных назад клеток, без дохода и платы за перевозку.

# Что сбрасывают; чего считают; за что платят.
kind-object =
    { $kind ->
        [criollo] 1 креольскую карточку
        [galloway] 1 галловейскую карточку
        [pineywoods] 1 карточку «Пайнвудс»
        [santa_gertrudis] 1 карточку «Санта-гертруда»
        [any_cattle] 1 карточку скота любой породы
        [same_breed_pair] 2 карточки скота одной породы
        [value3] 1 карточку скота ценности 3
       *[objective] 1 карточку цели
    }
what-many =
    { $what ->
        [engineers] своих инженеров
        [builders] своих строителей
        [cowboys] своих ковбоев
        [own_buildings_in_woods] своих построек в лесу
        [own_hazards] своих жетонов опасности
       *[own_stations] станций со своим диском
    }
what-each =
    { $what ->
        [engineers] за каждого своего инженера
        [builders] за каждого своего строителя
        [cowboys] за каждого своего ковбоя
        [own_buildings_in_woods] за каждую свою постройку в лесу
        [own_hazards] за каждый свой жетон опасности
       *[own_stations] за каждую станцию со своим диском
    }

# Другие знаки на поле.
sign-hand_green = Зелёная рука
    .help = Кто проходит здесь или останавливается, платит за зелёную руку: владельцу постройки или в банк.
sign-hand_black = Чёрная рука
    .help = Кто проходит здесь или останавливается, платит за чёрную руку: владельцу постройки или в банк.
sign-woods = Лес
    .help = Клетка касается леса; постройки 1a и 7b считают ваши постройки на таких клетках.
sign-risk = Дополнительное действие
    .help = Ещё одно действие для владельца постройки на этой клетке, если здесь остановился его пастух.
sign-builders = Нужно строителей
    .help = Столько строителей нужно, чтобы поставить постройку; при замене — только разница.
sign-points = Победные очки
    .help = Очки в конце игры.
sign-penalty = Штраф
    .help = Столько очков вы потеряете в конце, если карточка лежит в вашей зоне целей, а задания выполнены не все.
sign-cross = Крест
    .help = Каждый крест между паровозом и значением города стоит при доставке 1 доллар.
sign-turnout = Объезд
    .help = Остановите здесь паровоз, чтобы улучшить станцию.
sign-arrow = Стрелка между городами
    .help = Когда ваши диски стоят в обоих городах, её действие выполняется сразу, а её очки считают в конце.
sign-refill = Пополнение рынка скота
    .help = Когда жетон рынка труда покидает этот столбец, рынок скота пополняют.
sign-end = Конец игры
    .help = Когда жетон рынка труда покидает этот столбец, у всех остальных остаётся по одному ходу.
sign-breeding = Племенная ценность
    .help = Сумма ценностей разных пород на руке; в Канзас-Сити это ваш доход.
sign-certificate = Сертификат
    .help = Временный сертификат прибавляет 1 к доходу, если потратить его в Канзас-Сити.
sign-permanent = Постоянный сертификат
    .help = Прибавляет 1 к каждому доходу и не тратится.
sign-exchange = Жетон обмена
    .help = В любой момент: верните его, возьмите до 2 карточек и сбросьте столько же.
sign-disc = Диск
    .help = Диски переходят с планшета на города и станции; освободившаяся клетка улучшает планшет.
sign-now = Сейчас или никогда
    .help = Мгновенное действие выполняют сразу или теряют.

## Что стоит и что приносит ход

option-with = { $text } ({ $effects })
option-objective = { $text }: { $effects }
effect-dollars = +{ dollar-count }
effect-dollars-paid =
    { $count ->
        [one] стоит { $count } доллар
        [few] стоит { $count } доллара
       *[many] стоит { $count } долларов
    }
effect-bank = { dollar-count } в банк
effect-fee = { dollar-count }: { $name }
effect-steps = { step-count }
effect-points = +{ point-count }
effect-points-lost = −{ point-count }
effect-objective =
    { $penalty ->
        [0] +{ $count }, если выполнена
       *[other] +{ $count }, если выполнена, иначе −{ $penalty }
    }
effect-value = значение города до { $count }
effect-tokens = +{ token-count }
effect-certificates = +{ certificate-count }
effect-income = доход { dollar-count }
effect-transport = перевозка { dollar-count }
effect-builders =
    { $count ->
        [one] нужен { builder-count }
       *[other] нужно { builder-count }
    }
effect-cowboys = { cowboy-count }
effect-now = сразу: { $effects }
effect-station = станция: { $price }, +{ point-count }
effect-woods = лес
effect-risk = дополнительное действие
effect-master = начальник станции: { $master }

## Что можно сказать: название вида, действие целиком, вариант с тем, что известно за столом

action-place = Поставить пастуха
    .full = Поставить пастуха на нейтральную клетку { $space }
    .option = Поставить пастуха { $location }
action-move = Передвинуть пастуха
    .full = Передвинуть пастуха { $place }
    .way = Передвинуть пастуха { $place } через { $way }
    .option = Идти { $location }
    .option-way = Идти { $location } через { $way }
action-local = Действие локации
    .full = Действие локации { $number }
    .second = Действие локации { $number }, вторая половина
    .risk = Дополнительное действие
    .risk-second = Дополнительное действие, вторая половина
    .option = Действие { $number }: { $effects }
    .option-risk = Дополнительное действие: { $effects }
action-aux = Вспомогательное действие
    .single = Вспомогательное действие: { $effects }
    .double = Двойное вспомогательное действие: { $effects }
action-play = Сыграть карточку цели
    .full = Сыграть { $card }
action-use = Мгновенное действие
    .full = Выполнить мгновенное действие
    .second = Выполнить второе мгновенное действие
    .option = Мгновенное действие: { $effects }
action-hire = Нанять рабочего
    .full = Нанять { $worker } из столбца { $row }
action-buy = Купить скот
    .full =
        { $count ->
            [one] Купить { $cards }: занят { cowboy-count }
           *[other] Купить { $cards }: занято { cowboy-count }
        }
action-more = Ковбоем открыть ещё две карточки на рынке
action-engine = Передвинуть паровоз вперёд
    .full = Паровоз вперёд { $position }
action-back = Отвести паровоз назад
    .full = Паровоз назад { $position }
action-upgrade = Улучшить станцию
    .full = Улучшить станцию { $station }
action-master = Взять начальника станции
    .full = Взять начальника станции за { $worker }
action-disc = Снять диск
    .full = Снять диск «{ $disc }»
action-recall = Переставить диск со станции
    .full = Переставить диск со станции { $station }
action-objective = Взять карточку цели
    .full = Взять { $card }
action-blind = Взять верхнюю карточку стопки не глядя
action-build = Поставить постройку
    .full = Поставить постройку { $number } на клетку { $space }
    .option = Поставить постройку { $building } { $to }
    .option-replace = Заменить постройку { $old } { $on } постройкой { $building }
    .heading = Поставить постройку { $building }
action-bounty = Получить награду за бандита
    .full = Получить награду с клетки бандитов { bounty-sign }
    .option = Получить награду за { $tile } на клетке { bounty-sign }
action-clear = Убрать опасность
    .full = Убрать опасность { $place }
    .option = Убрать { $tile }, { nth } клетка
action-discard = Сбросить карточку
    .full = Сбросить { $card }
action-trash = Удалить карточку из игры
    .full = Удалить из игры { $card }
action-draw = Взять карточки
    .full = Взять { card-object } и сбросить столько же
action-copy = Использовать соседнюю постройку
    .full = Использовать постройку { $place }
    .option = Использовать соседнюю: { $location }
action-foresight = Выбрать жетон прогноза
    .full =
        { $slot ->
            [a] Прогноз { $number }: левый жетон
           *[b] Прогноз { $number }: правый жетон
        }
    .option = Прогноз { $number }: { $tile }
action-certificates = Потратить сертификаты
    .full =
        { $count ->
            [0] Не тратить сертификаты
           *[other] Потратить { certificate-count }
        }
action-raise = Вырастить симментальский скот
    .full =
        { $stage ->
            [calf] Вырастить телёнка в тёлку
           *[heifer] Вырастить тёлку в корову
        }
action-deliver = Доставить скот
    .full = Доставить скот { $city }
    .option = Доставить скот { $city }, значение { $value }
action-done = Готово
    .option =
        { $decision ->
            [location] Дальше: этап C
            [copied] Не делать остального
            [cattle] Закончить покупки
            [raise] Не растить больше
            [end-turn] Закончить ход
           *[other] Дальше
        }
action-decline = Отказаться
    .option =
        { $decision ->
            [free-move] Остаться на месте
            [hire] Не нанимать
            [engine] Не двигать паровоз
            [upgrade] Не улучшать станцию
            [upgrade-behind] Не улучшать станцию
            [station-master] Не брать начальника
            [objective] Не брать карточку
            [build] Не строить
            [trash] Не удалять
            [draw] Не брать карточек
           *[other] Отказаться
        }
action-exchange = Использовать жетон обмена
    .full =
        { $count ->
            [one] Жетон обмена: взять { card-object } и сбросить одну
           *[other] Жетон обмена: взять { card-object } и сбросить столько же
        }

action-first = Первый игрок
    .full = Первый игрок: { $other }
action-station_master = Выложен начальник станции
    .full = Выложен начальник станции: { $master }
action-neutral = Выложена нейтральная постройка
    .full = Выложена нейтральная постройка: { $letter }
action-side = Сторона постройки
    .full = Сторона постройки: { $side }
action-start_tile = Жетон на пути
    .full = Жетон на пути: { $tile }
action-start_worker = Рабочий на рынке труда
    .full = Рабочий на рынке труда: { $tile }
action-foresight_tile = Жетон прогноза
    .full = Жетон прогноза: { $tile }
action-cattle = Новый скот на рынке
    .full = Новый скот на рынке: { $card }
action-display = Открыта цель
    .full = Открыта { $card }
action-start_objective = Роздана стартовая цель
    .full = Роздана { $card }
action-card = Взята карточка
    .full = Взята карточка: { $card }
action-unseen = Цель из стопки
    .full = Из стопки взята { $card }

## Настройки

option-neutral_layout = Нейтральные постройки
option-neutral_layout-random = Раскладываются случайно
option-neutral_layout-letters = Каждая на своей букве
option-building_sides = Стороны частных построек
option-building_sides-random = По жребию
option-building_sides-a = Все стороной a
option-first_seat = Первый игрок
option-first_seat-random = По жребию
option-first_seat-number = Место { $value }
option-simmental = Вариант с симментальским скотом
option-balanced_bags = Облегчённые мешки для 2–3 игроков
option-replace_needs = Заменяющая постройка должна превосходить
option-replace_needs-more_builders = Числом строителей
option-replace_needs-more_vp = Очками
option-upgrade_before_reward = Улучшение станции до награды
option-exchange_inside_draw = Жетон обмена во время сброса
option-objectives_in_kansas_city = Цели между шагами Канзас-Сити
option-adjacent_skips_empty = Постройка 6b смотрит через пустые клетки
option-adjacent_uses_risk = Постройка 6b копирует дополнительные действия
option-objective_to_hand_from_stack = Постройка 8b берёт и из стопки
option-extraordinary_kc_money = Постройка 9a: Канзас-Сити платит
option-delivery_objective_from_stack = Цели за доставку и из стопки
option-kc_money_pays_disc = Деньги Канзас-Сити оплачивают диск

preset-usual = Полная игра: постройки раскладываются случайно
preset-beginner = Первая партия: постройки по буквам, все стороной a
preset-simmental = Полная игра с симментальским скотом: телята растут
