### Новая Зеландия: количества, значки, действия, настройки.

## Количества

pound-count =
    { $count ->
        [one] { $count } фунт
        [few] { $count } фунта
       *[many] { $count } фунтов
    }
gold-count =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
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
shepherd-count =
    { $count ->
        [one] { $count } пастух
        [few] { $count } пастуха
       *[many] { $count } пастухов
    }
shearer-count =
    { $count ->
        [one] { $count } стригаль
        [few] { $count } стригаля
       *[many] { $count } стригалей
    }
craftsman-count =
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

icon-pay = заплатить { pound-count }
    .help = Сначала заплатите столько фунтов в банк.
icon-discard = сбросить { kind-object }
    .help = Положите нарисованные карточки с руки в свой сброс и получите награду.
icon-money = получить { pound-count }
    .help = Получите столько фунтов из банка.
icon-wool_of_discarded = получить фунты за её шерсть
    .help = Получите столько фунтов, сколько шерсти у сброшенной овцы, и ещё по одному за бонусную шерсть.
icon-money_per = получить { pound-count } { what-each }
    .help = Сосчитайте, сколько у вас нарисованного, и получите фунты за каждую единицу.
icon-gold = получить { gold-count }
    .help = Передвиньте фишку золота вперёд, не дальше 5. За золото покупают карточки бонусов и берут джокеров.
icon-certificate = сертификат +{ $count }
    .help = Передвиньте фишку сертификатов вперёд не больше чем на столько делений и не дальше лимита; переход на 2 приносит золото.
icon-pathfinder = продвинуться на { space-object } по шкале исследователя
    .help = Передвиньте диск по шкале исследователя не больше чем на столько клеток и возьмите всё, что встретили.
icon-exchange = получить { token-count }
    .help = Сохраните жетон: в любой момент он позволит взять до 2 карточек и сбросить столько же.
icon-objective = взять карточку цели
    .help = Возьмите карточку цели из открытых или из стопки в свой сброс.
icon-card = взять { $card }
    .help = Возьмите такую карточку из запаса в свой сброс.
icon-draw_discard =
    { $count ->
        [one] взять { $count } карточку и сбросить { $count }
       *[other] взять до { card-of } и сбросить столько же
    }
    .help = Возьмите не больше стольких карточек, затем сбросьте столько же, сколько взяли.
icon-hire =
    { $form ->
        [same] нанять рабочего
        [dearer] нанять рабочего на { pound-count } дороже
       *[cheaper] нанять рабочего на { pound-count } дешевле
    }
    .help = Наймите одного рабочего с рынка труда по цене столбца с указанной поправкой.
icon-invest =
    { $form ->
        [same] взять жетон бонусов
        [dearer] взять жетон бонусов на { pound-count } дороже
       *[cheaper] взять жетон бонусов на { pound-count } дешевле
    }
    .help = Купите жетон бонусов из любого ряда, кроме ряда жетона рынка, по цене ряда с указанной поправкой.
icon-build = поставить постройку, { pound-count } за каждого строителя
    .help = Поставьте или замените постройку и заплатите столько за каждого нужного строителя; новая приносит золото.
icon-buy_sheep = купить овец
    .help = Купите овец на рынке; каждый ваш пастух работает один раз.
icon-ship =
    { $count ->
        [one] провести корабль на { space-object }
       *[other] провести корабль до { space-of }
    }
    .help = Ведите корабль в любую сторону не дальше стольких клеток; улучшение гавани тоже стоит одной клетки.
icon-ship_sailors = провести корабль не дальше числа своих моряков
    .help = Ведите корабль не дальше стольких клеток, сколько у вас моряков; улучшение гавани тоже стоит одной клетки.
icon-shear = остричь овец
    .help = Покажите овец разных пород, по одной на стригаля, и получите за их шерсть фунты; потом можно поставить диск на пост торговли шерстью.
icon-aux_single = выполнить одиночное вспомогательное действие
    .help = Выполните один раз одно из открытых вспомогательных действий своего планшета.
icon-aux_any = выполнить одиночное или двойное вспомогательное действие
    .help = Выполните одно вспомогательное действие своего планшета; если обе его клетки свободны, его можно удвоить.
icon-hazard =
    { $count ->
        [0] убрать опасность бесплатно
       *[other] убрать опасность за { pound-count }
    }
    .help = Снимите с пути любую опасность за эту цену: очки останутся вам, и вы возьмёте собаку или паром.
icon-run =
    { $count ->
        [one] провести ранчера на { step-count } и использовать новую локацию
       *[other] провести ранчера на 1–{ step-count } и использовать новую локацию
    }
    .help = Ведите ранчера дальше, платите за руки и используйте локацию, где остановились.
icon-vp = { point-count } в конце игры
    .help = Очки в конце игры.
icon-perm_cert =
    { $count ->
        [one] постоянный сертификат
       *[other] постоянные сертификаты: { $count }
    }
    .help = Постоянные сертификаты прибавляются к каждому доходу и не тратятся.
icon-perm_wool = бонусная шерсть +{ $count }
    .help = Бонусная шерсть прибавляется к каждой стрижке.
icon-joker = поставить джокера в любой свой ряд
    .help = Джокер встаёт в любой ряд рабочих и считается рабочим этого ряда.
icon-upgrade_plus_one = заменить постройку другой, для которой нужно ровно на 1 строителя больше
    .help = Замените свою постройку на пути той из запаса, для которой нужно ровно на одного строителя больше.
icon-top_deck = взять на руку карточку, полученную в этот ход
    .help = Карточка, которую вы получили в этот ход, ложится на вашу стопку, и вы тут же её берёте.
icon-market_take =
    { $count ->
        [one] взять с рынка бесплатно { card-object } ({ $breeds })
       *[other] взять с рынка бесплатно до { card-of } ({ $breeds })
    }
    .help = Возьмите таких овец с рынка бесплатно в свой сброс.
icon-market_buy = купить за { pound-count } одну овцу ({ $breeds })
    .help = Купите одну такую овцу по этой цене; пастухи не нужны.

# Что сбрасывают; за что платят.
kind-object =
    { $kind ->
        [sheep] 1 карточку овцы
        [pair] 2 карточки овец одной породы
        [objective] 1 карточку цели
        [shropshire] 1 карточку «Шропшир»
        [southdown] 1 карточку «Саутдаун»
        [english_leicester] 1 карточку «Английский Лестер»
        [merino] 1 карточку «Меринос»
        [dorset_horn] 1 карточку «Дорсет Хорн»
        [lincoln] 1 карточку «Линкольн»
        [corriedale] 1 карточку «Коридейл»
        [hampshire] 1 карточку «Гемпширская»
        [ryeland] 1 карточку «Райленд»
        [suffolk] 1 карточку «Суффолк»
        [romney] 1 карточку «Ромни»
        [bonus3] 1 карточку «Новозеландская полукровная»
       *[bonus7] 1 карточку «Бордер-лестер»
    }
what-each =
    { $what ->
        [private_buildings_on_board] за каждую свою постройку на пути
        [sailors] за каждого своего моряка
       *[storehouses_placed] за каждый свой размещённый склад
    }

# Другие знаки.
sign-hand_green = Зелёная рука
    .help = Кто проходит здесь или останавливается, платит 2 фунта: владельцу постройки или в банк.
sign-hand_black = Чёрная рука
    .help = Кто проходит здесь или останавливается, платит 1 фунт: владельцу постройки или в банк.
sign-extra = Дополнительное действие
    .help = Ещё одно действие для владельца постройки на этой клетке, если здесь остановился его ранчер.
sign-needed = Закрытая клетка
    .help = Ставить здесь постройку можно, когда ваш диск дошёл до этой клетки шкалы исследователя.
sign-craftsmen = Нужно строителей
    .help = Столько строителей нужно, чтобы поставить постройку; при замене — только разница.
sign-points = Победные очки
    .help = Очки в конце игры.
sign-penalty = Штраф
    .help = Столько очков вы потеряете в конце, если карточка лежит в вашей зоне целей, а задания выполнены не все.
sign-green_arrow = Зелёная стрелка
    .help = Её очки считают в конце, если на обоих соседних постах лежат ваши диски.
sign-yellow_arrow = Жёлтая стрелка
    .help = Её очки считают в конце, если в обеих гаванях стоят ваши склады.
sign-transport = Цена перевозки
    .help = Столько стоит поставить диск на этот пост, вместе с ценой самого диска.
sign-refill = Пополнение рынка овец
    .help = Когда жетон рынка бонусов покидает этот ряд, рынок овец пополняют.
sign-flip = Переворот построек
    .help = Когда жетон рынка бонусов покидает этот ряд, четыре нейтральные постройки переворачивают на лучшую сторону.
sign-end = Конец игры
    .help = Когда жетон рынка бонусов покидает этот ряд, у всех остальных остаётся по одному ходу.
sign-breeding = Племенная ценность
    .help = Сумма ценностей показанных овец разных пород; в Веллингтоне это ваш доход.
sign-wool = Шерсть
    .help = Столько фунтов приносит овца при стрижке.
sign-gold = Золото
    .help = За золото покупают карточки бонусов и берут джокеров; больше пяти не накопить.
sign-certificate = Сертификат
    .help = Временный сертификат прибавляет 1 к доходу, если потратить его в Веллингтоне.
sign-permanent = Постоянный сертификат
    .help = Прибавляет 1 к каждому доходу и не тратится.
sign-perm_wool = Бонусная шерсть
    .help = Прибавляет 1 к каждой стрижке.
sign-exchange = Жетон обмена
    .help = В любой момент: верните его, возьмите до 2 карточек и сбросьте столько же; за два жетона Шропшир с руки выходит из игры и вы получаете золото.
sign-disc = Диск
    .help = Диски переходят с планшета на посты и в средние гавани; освободившаяся клетка улучшает планшет.
sign-storehouse = Склад
    .help = Склады переходят с планшета в малые и большие гавани; освободившаяся пара приносит бонус.
sign-step_tile = Жетон шагов
    .help = Лимит шагов +1, а перевёрнутый — +2.
sign-fee_tile = Жетон штрафа
    .help = Перевернув его, вы больше никому не платите за руки.
sign-now = Сейчас или никогда
    .help = Мгновенное действие выполняют сразу или теряют.

## Что стоит и что приносит ход

option-with = { $text } ({ $effects })
option-objective = { $text }: { $effects }
effect-pounds = +{ pound-count }
effect-pounds-paid = стоит { pound-count }
effect-gold = +{ gold-count }
effect-gold-paid = −{ gold-count }
effect-certificates = +{ certificate-count }
effect-certificates-paid = −{ certificate-count }
effect-tokens = +{ token-count }
effect-tokens-paid = −{ token-count }
effect-points = +{ point-count }
effect-points-paid = −{ point-count }
effect-bank = { pound-count } в банк
effect-fee = { pound-count }: { $name }
effect-steps = { step-count }
effect-spaces = { space-count }
effect-breeding = племенная ценность { $count }
effect-wool = шерсть { $count }
effect-income = доход { pound-count }
effect-transport = перевозка { pound-count }
effect-craftsmen =
    { $count ->
        [one] нужен { craftsman-count }
       *[other] нужно { craftsman-count }
    }
effect-objective =
    { $penalty ->
        [0] +{ $count }, если выполнена
       *[other] +{ $count }, если выполнена, иначе −{ $penalty }
    }
effect-sheep = племенная ценность { $breeding }, шерсть { $wool }
effect-draws = потом взять { card-object }
effect-now = сразу: { $effects }
effect-extra = дополнительное действие: { $effects }
effect-card = даёт { $card }
effect-harbour =
    { $count ->
        [0] улучшение бесплатно
        [one] улучшение { $prices } фунт
        [few] улучшение { $prices } фунта
       *[many] улучшение { $prices } фунтов
    }
effect-master = начальник гавани: { $master }
effect-opens = открывает { $post }
effect-returns = корабль вернётся в начало
effect-pair = за пару: { $effects }
effect-pair-now = пара свободна: { $effects }

## Что можно сказать: название вида, действие целиком, вариант с тем, что известно за столом

action-place = Поставить ранчера
    .full = Поставить ранчера на нейтральную клетку { $space }
    .option = Поставить ранчера { $location }
action-move = Передвинуть ранчера
    .full = Передвинуть ранчера { $place }
    .way = Передвинуть ранчера { $place } через { $way }
    .option = Идти { $location }
    .option-way = Идти { $location } через { $way }
action-local = Действие локации
    .full = Действие локации { $number }
    .full-second = Действие локации { $number }, вторая половина
    .extra = Дополнительное действие
    .extra-second = Дополнительное действие, вторая половина
    .option = Действие { $number }: { $effects }
    .option-extra = Дополнительное действие: { $effects }
action-aux = Вспомогательное действие
    .single = Вспомогательное действие: { $effects }
    .double = Двойное вспомогательное действие: { $effects }
action-play = Сыграть карточку цели
    .full = Сыграть { $card }
action-bonus = Купить карточку бонусов
    .full = Купить карточку бонусов, стопка «{ $stack }»
    .option = Купить { $card }, стопка «{ $stack }»
action-use = Мгновенное действие
    .only = Выполнить мгновенное действие
    .only-second = Выполнить второе мгновенное действие
    .option = Мгновенное действие: { $effects }
action-hire = Нанять рабочего
    .full = Нанять { $worker } из столбца { $row }
action-invest = Взять жетон бонусов
    .full = Взять { $tile } из ряда { $row }
action-joker = Поставить джокера
    .full = Поставить джокера в { craft-row }
action-buy = Купить овец
    .full =
        { $count ->
            [one] Купить { $cards }: занят { shepherd-count }
           *[other] Купить { $cards }: занято { shepherd-count }
        }
action-more = Пастухом открыть ещё две карточки на рынке
action-pick = Взять овцу с рынка
    .full = Взять с рынка { $card }
action-build = Поставить постройку
    .full = Поставить постройку { $number } на клетку { $space }
    .option = Поставить { $building } { $to }
    .option-replace = Заменить { $old } { $on } на { $building }
    .heading = Поставить { $building }: { $effects }
action-clear = Убрать опасность
    .full = Убрать опасность { $place }
    .option = Убрать { $tile }, { nth } клетка
action-sail = Вести корабль
    .full = Вести корабль { $space }
action-upgrade = Улучшить гавань
    .full = Улучшить { $harbour } за { pound-count }
    .free = Улучшить { $harbour } бесплатно
action-storehouse = Выбрать склад
    .full = Поставить склад из пары { $pair }
    .option = Поставить склад из пары { $number }
action-master = Взять начальника гавани
    .full = Взять начальника гавани за { $worker }
action-disc = Снять диск
    .full = Снять диск «{ $disc }»
action-recall = Переставить диск из гавани
    .full = Переставить диск { $harbour }
action-take = Взять карточку
    .full = Взять { $card }
action-objective = Взять карточку цели
    .full = Взять { $card }
action-blind = Взять верхнюю карточку стопки не глядя
action-forward = Передвинуть фишку
    .full = Передвинуть на { space-object }
    .certificate = Сертификат +{ $count }
    .pathfinder = Продвинуться на { space-object } по шкале исследователя
action-flip = Перевернуть жетон
    .full =
        { $tile ->
            [step] Перевернуть жетон шагов: лимит шагов ещё +1
           *[fee] Перевернуть жетон штрафа: больше не платить за руки
        }
action-discard = Сбросить карточку
    .full = Сбросить { $card }
action-draw = Взять карточки
    .full = Взять { card-object } и сбросить столько же
    .shearer = Стригалем взять карточку и сбросить одну
action-top = Взять полученную карточку
    .full = Взять на руку { $card }
action-reveal = Показать овцу
    .full = Показать { $card }
    .all = Показать по одной овце всех оставшихся пород
action-certificates = Потратить сертификаты
    .full =
        { $count ->
            [0] Получить доход без временных сертификатов
           *[other] Получить доход и потратить { certificate-count }
        }
action-deliver = Доставить
    .full = Доставить { $post }
action-foresight = Выбрать жетон прогноза
    .full =
        { $slot ->
            [a] Прогноз { $bag }: левый жетон
           *[b] Прогноз { $bag }: правый жетон
        }
    .option = Прогноз { $bag }: { $tile }
action-done = Готово
    .option =
        { $decision ->
            [location] Дальше: этап C
            [stop] Дальше: этап C
            [sheep] Закончить покупки
            [ship] Не вести корабль
            [anchor] Не улучшать гавань
            [shear] Не продолжать стрижку
            [shearing] Дальше: деньги за шерсть
            [end-turn] Закончить ход
            [off-turn] Не тратить жетоны
           *[other] Дальше
        }
action-decline = Отказаться
    .option =
        { $decision ->
            [auxiliary] Не выполнять
            [hire] Не нанимать
            [invest] Не брать бонус
            [pick] Не брать больше
            [build] Не строить
            [plus-one] Не заменять
            [hazard] Не убирать опасность
            [master] Не брать начальника
            [take-card] Не брать карточку
            [objective] Не брать карточку
            [forward] Остаться на месте
            [flip] Не переворачивать
            [draw] Не брать карточек
            [top-deck] Не брать
            [wool] Не доставлять шерсть
            [immediate] Не выполнять
           *[other] Отказаться
        }
action-show = Сыграть карточку с руки
    .full = Сыграть { $card }
action-exchange = Использовать жетон обмена
    .full =
        { $count ->
            [one] Жетон обмена: взять { card-object } и сбросить одну
           *[other] Жетон обмена: взять { card-object } и сбросить столько же
        }
action-trash = Удалить Шропшир из игры
    .full = Удалить из игры { $card } и получить золото

action-first = Первый игрок
    .full = Первый игрок: { $other }
action-harbourmaster = Выложен начальник гавани
    .full = Выложен начальник гавани: { $master }
action-neutral = Выложена нейтральная постройка
    .full = Выложена { $building }
action-start_tile = Жетон на поле
    .full = Жетон на поле: { $tile }
action-bonus_tile = Жетон на рынке бонусов
    .full = Жетон на рынке бонусов: { $tile }
action-foresight_tile = Жетон прогноза
    .full = Жетон прогноза: { $tile }
action-sheep = Новая овца на рынке
    .full = Новая овца на рынке: { $card }
action-display = Открыта цель
    .full = Открыта { $card }
action-bonus_set = Комплект карточек бонусов
    .full = Комплект карточек бонусов { $number }: { $card }
action-side = Сторона постройки
    .full = Сторона постройки: { $side }
action-card = Взята карточка
    .full = Взята карточка: { $card }
action-unseen = Цель из стопки
    .full = Из стопки взята { $card }

## Что решают раз и навсегда

standing-tokens-off-turn = Спрашивать о жетонах обмена в чужой ход
    .about = Иначе вы бережёте их для своего хода: в нём их можно тратить когда угодно.

## Настройки

option-neutral_layout = Нейтральные постройки
option-neutral_layout-random = Раскладываются случайно
option-neutral_layout-fixed = Каждая на своей букве
option-building_sides = Стороны частных построек
option-building_sides-random = По жребию
option-building_sides-all_a = Все стороной a
option-first_seat = Первый игрок
option-first_seat-random = По жребию
option-first_seat-number = Место { $value }
option-pathfinder_vp = Очки шкалы исследователя
option-pathfinder_vp-table = По числам на шкале
option-pathfinder_vp-spaces = По очку за клетку, не больше 15
option-exchange_off_turn = Жетоны обмена в чужой ход
option-exchange_off_turn-end_of_turn = В конце каждого хода
option-exchange_off_turn-never = Только в свой ход
option-set6_upgrade_cost = Цена карточки «Мастер-строитель»
option-set6_upgrade_cost-free = Бесплатно
option-set6_upgrade_cost-pay_difference = Разница: 2 фунта и 1 строитель
option-printed_shearer_counts = Напечатанный стригаль считается для целей

preset-usual = Полная игра: постройки раскладываются случайно
preset-beginner = Первая партия: постройки по буквам, все стороной a
