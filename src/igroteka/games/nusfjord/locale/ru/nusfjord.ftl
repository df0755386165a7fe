### Нусфьорд. Имена игроков не склоняются; названия и тексты зданий и старейшин лежат в nusfjord.toml.

## Названия, как в nusfjord.toml

deck-herring = Колода сельди
deck-mackerel = Колода скумбрии
deck-cod = Колода трески

place-personal_supply = Личный запас
    .help = Товары, которыми вы платите. Дерева помещается не больше 12.
place-general_supply = Общий запас
    .help = Дерево, рыба, золото и леса для всех; они не кончаются.
place-reserve = Склад
    .help = Отсюда ничего нельзя потратить, пока склад не разгружен.
place-harbour_board = Планшет гавани
    .help = Одиннадцать клеток для зданий; леса накрывают две соседние клетки сразу.
place-council = Совет старейшин
    .help = Место для пяти старейшин. Приглашённый остаётся навсегда.
place-banquet_table = Банкетный стол
    .help = Рыбой с полных тарелок платят старейшинам.
place-new_shares = Новые акции
    .help = Сюда ложатся выпущенные акции, пока кто-нибудь не скупит их все.
place-catch_track = Шкала улова
    .help = Чем длиннее ваш флот, тем больше рыбы вы вылавливаете.
place-action_board = Планшет действий
    .help = Сюда ставят работников.
place-building_board = Планшет зданий
    .help = Открытые здания A и B, которые может построить каждый.
place-elder_ship_board = Планшет старейшин и кораблей
    .help = Старейшины, которых можно пригласить, и корабли, которые можно построить.

phase-fishing = Фаза ловли рыбы
phase-work = Фаза работ
phase-returning_home = Фаза возвращения домой
phase-setup = Подготовка
phase-end = Конец игры

colour-red = Красный
colour-blue = Синий
colour-yellow = Жёлтый
colour-green = Зелёный
colour-white = Белый

# Действия планшета.
deed-gain_gold = +1 золото
    .help = Получите 1 золото.
deed-transfer_reserve = Разгрузить склад
    .help = Перенесите всё со склада в личный запас.
deed-serve_fish = Подать рыбу
    .help = Наполните тарелки по порядку: каждая стоит своего числа рыб и приносит 1 золото.
deed-build_building = Построить здание
    .help = Постройте одно здание на свободной клетке и заплатите его цену.
deed-issue_share = Выпустить акцию
    .help = Положите свою невыпущенную акцию к новым и получите 2 золота.
deed-buy_all_shares = Скупить все акции
    .help = Заберите все новые акции по 1 золоту за каждую; с раунда 4 в сумме на 1 дешевле, с раунда 6 — на 2.
deed-clear_forest = Вырубить лес
    .help = Уберите со своего планшета один лес и получите 5 дерева.
deed-thin_out = Проредить
    .help = Получите по 1 дереву за каждый лес на своём планшете; леса остаются.
deed-reforest = Посадить лес
    .help = Положите 2 леса на свободную двойную клетку.
deed-build_ship = Построить корабль
    .help = Постройте один корабль и поставьте его на шкалу улова.
deed-invite_elder = Пригласить старейшину
    .help = Возьмите в совет верхнего старейшину любой стопки; его действие можно выполнить сразу.
deed-copy = Скопировать действие
    .help = Выполните действие клетки, на которой не осталось мест.

# Корабль: название; внутри предложения; что строят или продают.
ship-sloop = Шлюп
    .inline = шлюп
    .object = шлюп
ship-cutter = Катер
    .inline = катер
    .object = катер
ship-schooner = Шхуна
    .inline = шхуна
    .object = шхуну

## Количества

wood-amount =
    { $wood ->
        [one] { $wood } дерево
       *[other] { $wood } дерева
    }
fish-amount =
    { $fish ->
        [one] { $fish } рыба
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }
fish-object =
    { $fish ->
        [one] { $fish } рыбу
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }
gold-amount =
    { $gold ->
        [one] { $gold } золото
       *[other] { $gold } золота
    }
nothing = ничего
goods-object =
    { $wood ->
        [0] { $fish ->
            [0] { gold-amount }
           *[other] { $gold ->
                [0] { fish-object }
               *[other] { fish-object } и { gold-amount }
            }
        }
       *[other] { $fish ->
            [0] { $gold ->
                [0] { wood-amount }
               *[other] { wood-amount } и { gold-amount }
            }
           *[other] { $gold ->
                [0] { wood-amount } и { fish-object }
               *[other] { wood-amount }, { fish-object } и { gold-amount }
            }
        }
    }
good-of =
    { $good ->
        [wood] дерева
        [fish] рыбы
       *[gold] золота
    }
point-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
share-count =
    { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }
share-object =
    { $count ->
        [one] { $count } акцию
        [few] { $count } акции
       *[many] { $count } акций
    }
plate-object =
    { $count ->
        [one] { $count } тарелку
        [few] { $count } тарелки
       *[many] { $count } тарелок
    }
plate-of =
    { $count ->
        [one] { $count } тарелки
       *[other] { $count } тарелок
    }
forest-count =
    { $count ->
        [one] { $count } лес
        [few] { $count } леса
       *[many] { $count } лесов
    }
card-object =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
time-count =
    { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[many] { $count } раз
    }
player-count =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }

## Части предложений

card-name = «{ $card }»
elder-name = «{ $elder }»
space-name = «{ $space }»
    .second = «{ $space }», вторая клетка
# Ряд планшета; его клетки, и двойные тоже, считаются слева.
row-name =
    { $row ->
        [1] верхнего ряда
        [2] среднего ряда
       *[3] нижнего ряда
    }
cell-name = клетка { $place } { row-name }
    .to = клетку { $place } { row-name }
pair-name = клетки { $left } и { $right } { row-name }
    .from = клеток { $left } и { $right } { row-name }
    .on = клетках { $left } и { $right } { row-name }
offer-name = { $ship }
    .goods = { $ship } за дерево и рыбу
    .gold = { $ship } за золото
upgrade-name = { $old } на { $new }
trade-name = { $give } на { $get }

# Знак того, что нам неизвестно и угадано нами, и его объяснение.
card-mark = ≈
    .help = ≈ — это наша догадка. У названия или текста — карта нам неизвестна целиком: цена, очки и действие наши. У цены или очков — только они. Настоящая карта может быть другой.
    .name = Восстановленная карта
card-guess = ≈ наша догадка: { $parts }
guess-price = цена
guess-cost = числа в цене
guess-kinds = какими товарами платить
guess-vp = очки
guess-effect = действие

## Что стоит и что приносит ход

option-with = { $text } ({ $effects })
option-card = { $text } — { $rule }
effect-cost = стоит { $goods }
effect-gain = +{ $goods }
effect-reserve = на склад { $goods }
effect-reserve-cost = со склада { $goods }
effect-points = +{ point-count }
effect-points-lost = −{ point-count }
effect-forests = +{ forest-count }
effect-forests-lost = −{ forest-count }
effect-plates =
    { $count ->
        [one] +{ $count } полная тарелка
        [few] +{ $count } полные тарелки
       *[many] +{ $count } полных тарелок
    }
effect-plates-lost =
    { $count ->
        [one] −{ $count } полная тарелка
        [few] −{ $count } полные тарелки
       *[many] −{ $count } полных тарелок
    }
effect-shares = +{ share-count }
effect-shares-lost = −{ share-count }
effect-catch = улов +{ $count }
effect-catch-lost = улов −{ $count }

## Что можно сказать: название вида, действие целиком, вариант с тем, что известно за столом

action-place = Поставить работника
    .full = Работник на { $space }
action-copy = Скопировать действие
    .full = Скопировать { $space }
action-elder = Задействовать старейшину
    .full = Старейшина { $elder }
    .option = Работник на старейшину { $elder }
action-pass = Пасовать
action-build = Построить здание
    .full = Построить { $card }
action-site = Выбрать клетку
    .full = На { $cell }
action-source = Взять со склада
    .full =
        { $count ->
            [0] Со склада ничего
           *[other] Со склада { $count }
        }
    .option = Со склада { $goods }
    .option-none = Со склада ничего
action-serve = Подать рыбу
    .full = Наполнить { plate-object }
action-ship = Построить корабль
    .full = Построить { $offer }
action-invite = Пригласить старейшину
    .full = Пригласить старейшину { $elder }
action-clear = Убрать лес
    .full = Убрать лес с { $pair }
action-plant = Посадить лес
    .full = Посадить лес на { $pair }
action-upgrade = Обменять корабль
    .full = Обменять { $upgrade }
action-choose = Выбрать действие
    .full = Действие { $deed }
action-times = Обменять
    .full = Обменять { time-count }
    .option = { time-count }: { $trade }
action-trigger = Чей эффект первый
    .full = Сначала { $card }
action-feed = Накормить старейшину
    .full = Рыба старейшине { $elder }
action-share = Положить рыбу на акцию
    .full = Рыба на свою акцию: { $other }
action-use = Да
    .option =
        { $decision ->
            [use-invited] Выполнить его действие сразу
            [offer] Выполнить
            [offer-effect] Воспользоваться
           *[other] Да
        }
action-done = Готово
    .option =
        { $decision ->
            [end-turn] Закончить ход
            [last-exchanges] Не менять больше
            [remove-forest] Не убирать больше
           *[other] Дальше
        }
action-decline = Отказаться
    .option =
        { $decision ->
            [build] Не строить
            [serve] Не подавать рыбу
            [ship] Не строить корабль
            [invite] Не приглашать
            [use-invited] Не задействовать сейчас
            [clear] Не убирать лес
            [reforest] Не сажать лес
            [offer] Не делать этого
            [offer-effect] Не использовать
            [exchange] Не менять
            [remove-forest] Не убирать лес
            [upgrade] Не менять корабль
            [use-elder] Не задействовать старейшину
           *[other] Отказаться
        }
action-first = Первый игрок
    .full = Первый игрок: { $other }
action-show = Открыто здание
    .full = Открыто здание { $card }
action-deal = Роздана карта
    .full = Роздана карта { $card }
action-unveil = Открыт старейшина
    .full = Открыт старейшина { $elder }
action-trade = Обмен
    .full =
        { $number ->
            [a] Обмен { $card }
           *[b] Второй обмен { $card }
        }
    .option = Обмен { $card }: { $trade }
action-sell = Продать корабль
    .full = Продать { $ship }

## Что произошло

event-game-began = Партия { $number } начинается
event-first-player = Первым ходит { $name }
    .you = Первый ход ваш
event-card-shown = Открыто здание { $card }
event-cards-dealt = { $name } берёт на руку { card-object } C
    .you = Вы берёте на руку { card-object } C
event-card-dealt = { $name } берёт на руку { $card }
    .you = Вы берёте на руку { $card }
event-card-laid-out = { $name } открывает с руки { $card }
    .you = Вы открываете с руки { $card }
event-elder-unveiled = Открыт старейшина { $elder }
event-round-began = Раунд { $round }: первым ходит { $name }
    .you = Раунд { $round }: первый ход ваш
event-caught = { $name } вылавливает { fish-object }
    .you = Вы вылавливаете { fish-object }
event-fed-elder = { $name } даёт рыбу старейшине { $elder }
    .you = Вы даёте рыбу старейшине { $elder }
event-elder-paid = Три рыбы у старейшины { $elder }: { $name } получает { fish-object }
    .you = Три рыбы у старейшины { $elder }: вы получаете { fish-object }
event-fed-new-shares = { $name } кладёт { fish-object } на свои новые акции
    .you = Вы кладёте { fish-object } на свои новые акции
event-fed-share = { $name } кладёт { fish-object } на свои акции, их держит { $other }
    .whom = { $name } кладёт { fish-object } на свои акции, которые держите вы
    .own = { $name } кладёт { fish-object } на свои акции
    .you = Вы кладёте { fish-object } на свои акции, их держит { $other }
    .own-you = Вы кладёте { fish-object } на свои акции
event-stored-fish = { $name } кладёт на склад { fish-object }
    .you = Вы кладёте на склад { fish-object }
event-returned-fish = { $name } возвращает лишнее в общий запас: { fish-amount }
    .you = Вы возвращаете лишнее в общий запас: { fish-amount }
event-collected = { $name } забирает с акций { fish-object }
    .you = Вы забираете с акций { fish-object }
event-gained = { $name } получает { $goods }
    .you = Вы получаете { $goods }
event-reserved = { $name } кладёт на склад { $goods }
    .you = Вы кладёте на склад { $goods }
event-paid = { $name } платит { $goods }
    .you = Вы платите { $goods }
event-paid-reserve = { $name } платит со склада { $goods }
    .you = Вы платите со склада { $goods }
event-wood-lost = { $name } возвращает лишнее в общий запас: { wood-amount }
    .you = Вы возвращаете лишнее в общий запас: { wood-amount }
event-placed = { $name } ставит работника на { $space }
    .you = Вы ставите работника на { $space }
event-copied = { $name } копирует { $space }
    .you = Вы копируете { $space }
event-placed-elder = { $name } ставит работника на старейшину { $elder }
    .you = Вы ставите работника на старейшину { $elder }
event-passed = { $name } пасует
    .you = Вы пасуете
event-took-action = { $name } выполняет действие { $deed }
    .you = Вы выполняете действие { $deed }
event-transferred = { $name } разгружает склад: { $goods }
    .you = Вы разгружаете склад: { $goods }
event-served = { $name } наполняет { $served }
    .you = Вы наполняете { $served }
event-built = { $name } строит { $card }
    .you = Вы строите { $card }
event-issued = { $name } выпускает акцию
    .you = Вы выпускаете акцию
event-bought-shares = { $name } скупает { $bought }
    .you = Вы скупаете { $bought }
event-cleared = { $name } убирает лес
    .you = Вы убираете лес
event-pair-freed = { $name }: двойная клетка свободна
    .you = Ваша двойная клетка свободна
event-planted = { $name } сажает { $planted }
    .you = Вы сажаете { $planted }
event-built-ship = { $name } строит { $ship }
    .you = Вы строите { $ship }
event-catch-changed = { $name }: улов теперь { $fish }
    .you = Ваш улов теперь { $fish }
event-invited = { $name } приглашает старейшину { $elder }
    .you = Вы приглашаете старейшину { $elder }
event-elder-used = { $name } отдаёт рыбу с тарелки { $plate } старейшине { $elder }
    .you = Вы отдаёте рыбу с тарелки { $plate } старейшине { $elder }
event-triggered = { $name }: срабатывает { $card }
    .you = У вас срабатывает { $card }
event-flipped =
    { $count ->
        [one] { $name } выпускает { share-object } и оставляет её себе
       *[other] { $name } выпускает { share-object } и оставляет их себе
    }
    .you =
        { $count ->
            [one] Вы выпускаете { share-object } и оставляете её себе
           *[other] Вы выпускаете { share-object } и оставляете их себе
        }
event-upgraded = { $name } меняет { $upgrade }
    .you = Вы меняете { $upgrade }
event-sold-ship = { $name } продаёт { $ship }
    .you = Вы продаёте { $ship }
event-filled-plate = { $name } наполняет { $served } рыбой из общего запаса
    .you = Вы наполняете { $served } рыбой из общего запаса
event-exchanged =
    { $times ->
        [1] { $name } меняет товары: { $owner }
       *[other] { $name } меняет товары: { $owner } ×{ $times }
    }
    .you =
        { $times ->
            [1] Вы меняете товары: { $owner }
           *[other] Вы меняете товары: { $owner } ×{ $times }
        }
event-declined = { $name } отказывается
    .you = Вы отказываетесь
event-last-forests = Перед подсчётом { $name } сажает { $planted }
    .you = Перед подсчётом вы сажаете { $planted }
event-final = Итог. { $category }, { $name }: { point-count }
    .you = Итог. { $category }, вы: { point-count }
event-game-scored = Партия { $number }: { $name }, { point-count }
    .you = Партия { $number }: вы, { point-count }
event-game-over = { $name } побеждает: { point-count }
    .solo = Партия окончена: { point-count }
    .you = Вы побеждаете: { point-count }

## О чём спрашивают: вопрос тому, кто решает, строка для тех, кто ждёт

decision-over = Партия окончена

question-from = { $source }. { $question }
question-turn = Ваш ход: поставьте работника или пасуйте
    .last = Ваш последний ход в раунде: поставьте работника или пасуйте
question-end-turn = Поменяйте что-нибудь ещё или закончите ход
question-last-exchanges = Игра кончается: последние обмены перед подсчётом
question-build = Какое здание построить?
question-site = Где построить { $card }?
question-source = Цена { $card }: сколько { good-of } взять со склада?
question-serve =
    { $discount ->
        [0] Сколько тарелок наполнить? Вам по силам до { plate-of }
       *[other] Сколько тарелок наполнить? Вам по силам до { plate-of }, каждая на { $discount } дешевле
    }
question-ship = Какой корабль построить?
question-invite = Какого старейшину пригласить в совет?
question-use-invited = { $elder } в совете. Выполнить его действие сразу, за рыбу с банкетного стола?
question-clear = С какой клетки убрать лес?
question-reforest = Куда посадить { forest-count }?
question-offer = Выполнить действие { $deed }?
question-offer-effect = Воспользоваться? { $rule }
question-choose = Какое действие выполнить?
question-exchange = { $owner }: сколько раз обменять { $trade }? До { $count }
question-remove-forest =
    { $count ->
        [one] С какой клетки убрать лес?
       *[other] С какой клетки убрать лес? Нужно ещё { $count }
    }
    .free = С какой клетки убрать лес? Можно ещё { $count }
question-upgrade = Какой корабль обменять?
question-use-elder = Какого своего старейшину задействовать?
question-trigger = Несколько зданий срабатывают вместе: какое первым?
question-feed-elder = Рыбы на всех старейшин не хватит: кому? Осталось { fish-amount }
question-feed-share = Рыбы на все ваши акции не хватит: чьим владельцам? Осталось { fish-amount }

waiting-turn = Ходит { $name }
waiting-end-turn = Ждём, пока { $name } закончит ход
waiting-last-exchanges = Ждём последних обменов: { $name }
waiting-build = Ждём, пока { $name } выберет здание
waiting-site = Ждём, пока { $name } выберет клетку для здания
waiting-source = Ждём, пока { $name } заплатит за здание
waiting-serve = Ждём, пока { $name } подаст рыбу
waiting-ship = Ждём, пока { $name } построит корабль
waiting-invite = Ждём, пока { $name } пригласит старейшину
waiting-use-invited = Ждём, пока { $name } решит, задействовать ли приглашённого старейшину
waiting-clear = Ждём, пока { $name } уберёт лес
waiting-reforest = Ждём, пока { $name } посадит лес
waiting-offer = Ждём, пока { $name } решит, выполнять ли действие
waiting-offer-effect = Ждём, пока { $name } решит, воспользоваться ли эффектом
waiting-choose = Ждём, пока { $name } выберет действие
waiting-exchange = Ждём, пока { $name } решит, сколько обменять
waiting-remove-forest = Ждём, пока { $name } уберёт лес
waiting-upgrade = Ждём, пока { $name } обменяет корабль
waiting-use-elder = Ждём, пока { $name } выберет старейшину
waiting-trigger = Ждём, пока { $name } решит, что раньше
waiting-feed-elder = Ждём, пока { $name } разделит рыбу между старейшинами
waiting-feed-share = Ждём, пока { $name } разделит рыбу между акциями

# Что решает случай.
chance-draw-first-seat = Жребий решает, кто ходит первым
chance-show-card = Открываются здания
chance-deal-card = Раздаются карты C
chance-unveil-elder = Открывается старейшина

## Конец игры

ending-complete = { $name } побеждает: { point-count }
    .shared = Победу делят { $names }: { point-count }
    .solo = Партия окончена: { point-count }. Хороший итог — от 30 до 40 очков
    .campaign = Кампания окончена: { point-count }, ранг { $rank }
    .campaign-won = Кампания выиграна: { point-count }, ранг { $rank }

score-ships = Корабли: { point-count }
    .name = Корабли
score-buildings = Здания: { point-count }
    .name = Здания
score-bonus = Здания со звёздочкой: { point-count }
    .name = Здания со звёздочкой
score-shares = Акции: { point-count }
    .name = Акции
score-gold = Золото: { point-count }
    .name = Золото
score-empty_spaces = Свободные клетки: { point-count }
    .name = Свободные клетки
score-unissued_shares = Невыпущенные акции: { point-count }
    .name = Невыпущенные акции
score-total = Всего: { point-count }
    .name = Всего

## Настройки

option-deck = Колода
option-deck-herring = Сельдь: для первого знакомства
option-deck-mackerel = Скумбрия
option-deck-cod = Треска
option-mixed = Смешанные колоды в начале
option-match = Матч
option-match-single = Одна партия
option-match-double = Двойная игра: два игрока, две партии одной колодой
option-match-campaign = Кампания: один игрок, три партии одной колодой
option-solo = Одиночная игра
option-solo-normal = Обычная: работники двух цветов
option-solo-hard = Трудная: работники трёх цветов
option-rank = Ранг перед кампанией
option-rank-number = Ранг { $value }
option-first_seat = Первый игрок
option-first_seat-random = По жребию
option-first_seat-number = Место { $value }
option-double_space_rule = Двойные клетки
option-double_space_rule-fixed = Пять постоянных пар
option-double_space_rule-any_adjacent = Любые две соседние клетки ряда
option-reserve_limit_counts = Предел склада считает
option-reserve_limit_counts-fish = Только рыбу
option-reserve_limit_counts-all_goods = Все товары
option-elder_must_change = Старейшина должен что-то изменить
option-own_construction_triggers = Здание реагирует на собственную постройку

preset-usual = Обычная партия с колодой «Сельдь»
preset-solo = Одному: обычная партия
preset-hard_solo = Одному: трудная партия, работники трёх цветов
preset-campaign = Одному: кампания из трёх партий
preset-double = Вдвоём: две партии одной колодой
preset-mixed = Карты трёх колод сразу
