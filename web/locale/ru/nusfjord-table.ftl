### Стол «Нусфьорда»: слова кнопок, подписей и знаков. Вопросы, ходы и события говорит сервер; карты, старейшин, корабли и действия называет коробка.

nu-region-table = Стол «Нусфьорд»
nu-region-board = Планшет действий, верфь, старейшины и банкетный стол
nu-region-cards = Карты зданий
nu-region-mine = Моя гавань
nu-region-rounds = Раунды и фазы
nu-board-of = Гавань: { $name }
nu-show-board = Показать гавань: { $name }
nu-back-home = Назад в мою гавань
nu-tab-me = Гавань
nu-tab-cards = Здания
nu-your-worker = Работник { $number } из 3.
nu-turn-of = Ходит { $name }.
nu-winner =
    { $count ->
        [one] Победа: { $name }!
       *[other] Общая победа: { $name }!
    }
nu-over-solo =
    { $count ->
        [one] Игра окончена: { $count } очко.
        [few] Игра окончена: { $count } очка.
       *[other] Игра окончена: { $count } очков.
    }
nu-which = Что именно?
nu-pass-sure = Точно пасовать?
nu-scores-now = Очки, если бы игра кончилась сейчас
nu-free = даром
nu-deeds = Что предлагает вопрос

## Полоса решения: действие, карта, цена, что останется, очки

nu-hint-press = жмите, где медовый край
nu-hint-change = можно передумать
nu-hint-answer = ответьте на вопрос
nu-choose-first = Сначала выберите
nu-col-action = Действие
nu-col-action-hint = нажмите на действие
nu-col-card = Карта
nu-col-card-hint = или сразу на здание, корабль, старейшину
nu-col-card-which = теперь выберите, что именно
nu-col-elder = Старейшина
nu-col-ship = Корабль
nu-col-plates = Тарелки
nu-col-forest = Лес
nu-col-price = Цена
nu-col-prices = Одна из цен
nu-col-gain = Принесёт
nu-col-purse = Запас
nu-col-left = Останется
nu-col-points = Очки
nu-plates =
    { $count ->
        [one] { $count } тарелка
        [few] { $count } тарелки
       *[other] { $count } тарелок
    }
nu-forest-off = Один лес долой
nu-forest-on =
    { $count ->
        [one] { $count } новый лес
        [few] { $count } новых леса
       *[other] { $count } новых лесов
    }
nu-catch-grows = улов { $from } → { $to }
nu-go-gain-gold = Взять золото
nu-go-transfer-reserve = Разгрузить
nu-go-serve-fish = Подать
nu-go-build-building = Построить
nu-go-issue-share = Выпустить
nu-go-buy-all-shares = Скупить
nu-go-clear-forest = Вырубить
nu-go-thin-out = Проредить
nu-go-reforest = Посадить
nu-go-build-ship = Построить
nu-go-invite-elder = Пригласить
nu-or-here = или сюда
nu-plant-at = Посадить лес на двойной клетке { $cell }
nu-lack-wood = Не хватает { $lack } дерева: нужно { $need }, у вас { $have }.
nu-lack-fish = Не хватает { $lack } рыбы: нужно { $need }, у вас { $have }.
nu-lack-gold = Не хватает { $lack } золота: нужно { $need }, у вас { $have }.
nu-ship-gone = Таких кораблей на верфи больше нет.
nu-not-here = Сейчас это взять нельзя.
nu-legend-guess = восстановлено нами
nu-legend-now = столько очков даст сейчас
nu-council-free =
    { $count ->
        [one] ещё { $count } место свободно
        [few] ещё { $count } места свободны
       *[other] ещё { $count } мест свободно
    }
nu-copy-left = Копия ↑
nu-copy-middle = Копия ↕
nu-copy-right = Копия ↓

## Раунды, фазы, матч

nu-round = Раунд { $count }
nu-round-first = Начинает { $name }
nu-round-colour = Работники этого раунда: { $colour }
nu-phase-fishing = Ловля
nu-phase-work = Работы
nu-phase-returning_home = Домой
nu-news-A = +{ $count } A
nu-news-B = +{ $count } B
nu-news-C = +{ $count } C
nu-news-hand = по { $count } C
nu-news-open = C на стол
nu-news-A-tip = Открываются новые здания A, не больше { $count }
nu-news-B-tip = Открываются новые здания B, не больше { $count }
nu-news-C-tip = Открываются здания C: { $count }
nu-news-hand-tip = Каждый получает тайных карт C: { $count }
nu-news-open-tip = Все карты C с рук выкладываются на стол
nu-next-round = Дальше: { $news }
nu-deck-mixed = Смешанные колоды
nu-first = Первый игрок
nu-match-double = Двойная игра
nu-match-campaign = Кампания
nu-match-double-tip = Две партии подряд, очки складываются
nu-match-campaign-tip = Три партии в одиночку: их сумма определяет ранг
nu-match-game = Партия { $game } из { $games }
nu-game = Партия { $number }
nu-game-now = Партия { $number }, если бы кончилась сейчас
nu-rank = Ранг { $before } → { $after }, очков { $total }.
nu-rank-start = Ранг перед кампанией: { $rank }. Цель: больше 100 очков за три партии.
nu-rank-end = Кампания принесла очков: { $total }, это ранг { $candidate }. Ваш ранг: { $before } → { $after }.
nu-rank-low = Кампания принесла очков: { $total }; ранг даётся за сумму больше 100. Ваш ранг: { $before } → { $after }.
nu-earlier = пунктир: работник прошлых раундов
nu-copy = Копия
nu-solo-good = 30–40 очков в одиночной игре: хороший результат.

## Планшет действий

nu-stands = Работники: { $names }
nu-worker-earlier = { $name } (с прошлого раунда)
nu-full = Мест больше нет
nu-room =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
       *[other] Свободно { $count } мест
    }
nu-shipyard = Верфь
nu-ship-tip = { $name }: длина { $length }, { $points } ПО. На верфи: { $count }
nu-ship-cost = { $name }: дерево { $wood }, рыба { $fish }, золото { $gold }
nu-elders = Старейшины, которых можно пригласить
nu-elder-words = { $name }. { $text }
nu-under = Под ним: { $name }
nu-under-hidden = Под ним лежит закрытый старейшина
nu-stack-empty = Здесь никого не осталось
nu-copy-tip = Скопировать действие занятой ячейки: выберите какое
nu-copy-taken = В этом раунде здесь уже копируют
nu-copy-none = Копирует действие занятой ячейки; сейчас подходящей нет
nu-plate-full = Тарелка { $number }: на ней рыба (число { $price })
nu-plate-empty = Тарелка { $number}: пустая; наполнить стоит рыбы: { $price }, приносит 1 золото
nu-new-shares-tip =
    { $count ->
        [0] Новых акций нет
        [one] Продаётся { $count } акция, цена в золоте: { $price }
        [few] Продаются { $count } акции, все вместе за золото: { $price }
       *[other] Продаются { $count } акций, все вместе за золото: { $price }
    }
nu-about-gain-gold = Возьмите 1 золото из общего запаса.
nu-about-transfer-reserve = Переложите всё со склада в личный запас: только там его можно тратить.
nu-about-serve-fish = Наполняйте пустые тарелки банкетного стола с меньшего числа: каждая стоит столько рыбы, сколько на ней написано, и приносит 1 золото.
nu-about-build-building = Оплатите одну открытую карту или карту с руки и положите её на свободную ячейку.
nu-about-issue-share = Положите невыпущенную акцию к новым и возьмите 2 золота.
nu-about-buy-all-shares = Купите все новые акции сразу, по 1 золоту: каждая приносит рыбу с чужого улова.
nu-about-clear-forest = Уберите один лес и возьмите 5 дерева. Последний лес в стопке освобождает две ячейки.
nu-about-thin-out = Возьмите по 1 дереву за каждый свой лес.
nu-about-reforest = Положите 2 леса на свободную двойную клетку.
nu-about-build-ship = Оплатите корабль на верфи: чем длиннее флот, тем больше улов.
nu-about-invite-elder = Возьмите старейшину в свой совет; его можно сразу использовать.
nu-about-copy = Поставьте сюда работника, чтобы повторить действие заполненной ячейки.
nu-about-cell = Свободная ячейка для здания. В конце игры стоит 1 очко.
nu-about-forest = Лес даёт дерево действиями «Вырубить лес» и «Проредить». Ячейка под лесом не пустая.
nu-about-plate = Отсюда берут рыбу старейшины, начиная с большей тарелки.

## Карты

nu-cards = Здания
nu-pile =
    { $count ->
        [0] стопка пуста
       *[other] в стопке { $count }
    }
nu-c-later = раздаются в 4-м раунде
nu-affordable = по карману
nu-hand = C у вас на руке
nu-hand-secret = тайно до 6-го раунда
nu-hands =
    { $count ->
        [one] { $count } карта C на руках
        [few] { $count } карты C на руках
       *[other] { $count } карт C на руках
    }
nu-card-words =
    { $able ->
        [built] { $name }. { $text }
        [yes] { $name }, { $letter }: дерево { $wood }, рыба { $fish }, золото { $gold }, вам хватает. { $text } Очки: { $points }
       *[no] { $name }, { $letter }: дерево { $wood }, рыба { $fish }, золото { $gold }. { $text } Очки: { $points }
    }
nu-cost-words = Цена: дерево { $wood }, рыба { $fish }, золото { $gold }
nu-number = № { $number }
nu-star-now = сейчас { $count }★
nu-guess = ≈ Наша догадка: { $parts }.
nu-guess-price = цена
nu-guess-cost = числа в цене
nu-guess-kinds = какими товарами платить
nu-guess-vp = очки
nu-guess-effect = эффект
nu-rebuilt-title = Часть карт восстановлена.
nu-rebuilt-text = ≈ — наша догадка. У эффекта карты или имени старейшины — печатного текста мы не знаем: цена, очки и эффект наши. У цены или очков — только они.
nu-rebuilt-ok = Понятно

## Гавань

nu-supply = Запас · можно тратить
nu-supply-tip = Личный запас: то, что можно тратить
nu-wood-limit = Дерева хранится не больше { $count }
nu-of = из { $count }
nu-transfer = Разгрузить склад
nu-transfer-tip = Со склада тратить нельзя: действие «Разгрузить склад» переносит всё сюда
nu-reserve-tip = Склад: тратить ещё нельзя. Рыба с улова кладётся сюда, пока её меньше { $limit }
nu-if-now = Если бы конец
nu-sheet-tip = Откуда очки
nu-cat-ships = корабли
nu-cat-buildings = здания
nu-cat-bonus = карты со звездой
nu-cat-shares = акции
nu-cat-gold = золото
nu-cat-empty_spaces = пустые ячейки
nu-cat-unissued_shares = невыпущенные акции
nu-forest-at =
    { $count ->
        [one] Двойная клетка { $cell }: { $count } лес
        [few] Двойная клетка { $cell }: { $count } леса
       *[other] Двойная клетка { $cell }: { $count } лесов
    }
nu-site-free = Свободная ячейка { $cell }: минус очко в конце
nu-plant = посадить здесь
nu-track = Корабли: { $ships }. Улов: { $catch }
nu-catch = улов
nu-catch-next = дальше { $count }
nu-catch-tip = Улов: наименьшее число, не закрытое кораблями
nu-council-hint = работник сюда, рыба со стола
nu-elder-fish =
    { $count ->
        [0] Рыбы на нём нет.
        [one] На нём { $count } рыба.
        [few] На нём { $count } рыбы.
       *[other] На нём { $count } рыб.
    }
nu-elder-busy = В этом раунде там уже работник.
nu-elder-earlier = Там ещё работник прошлого раунда.
nu-for-sale = В продаже
nu-shares-held = Акции у вас
nu-shares-held-tip = Выпущенные акции во владении: каждая приносит 1 рыбу с улова своей компании в фазе ловли и 1 ПО в конце
nu-shares-away = На стороне
nu-shares-away-tip = Акции этой компании у других и в продаже: каждая забирает 1 рыбу улова
nu-shares-unissued = Не выпущены
nu-shares-unissued-tip = Невыпущенные акции: каждая стоит 1 ПО в конце
nu-fishing = Улов
nu-by-itself = делится сам
nu-fished-not = улова ещё не было
nu-fished = Улов { $caught }: старейшинам { $elders }, акциям на стороне { $elsewhere }, своим акциям { $home }, на склад { $stored }, возвращено { $back }. В личный запас: { $collected }.
nu-fish-catch = Улов берётся в руку
nu-fish-elders = Шаг 1: по рыбе каждому старейшине совета; третья рыба приносит выплату
nu-fish-elsewhere = Шаг 2: по рыбе за каждую свою акцию в продаже и у других
nu-fish-home = Шаг 3: по рыбе за каждую свою выпущенную акцию у себя
nu-fish-reserve = Шаг 4: склад пополняется до предела
nu-fish-back = Шаг 5: остаток возвращается
nu-fish-collected = Затем рыба с акций собирается в личный запас
nu-fish-catch-short = улов
nu-fish-elders-short = совет
nu-fish-elsewhere-short = чужим
nu-fish-home-short = себе
nu-fish-reserve-short = склад
nu-fish-back-short = назад
nu-anytime = В любое время
nu-anytime-tip = Обмены ваших зданий: в свой ход, сколько раз хватит товаров
nu-anytime-none = пока ни одно здание не меняет
nu-anytime-not = { $name }: сейчас нельзя

## Соперники

nu-workers-left =
    { $count ->
        [0] Работников в этом раунде не осталось
        [one] Остался { $count } работник
        [few] Осталось { $count } работника
       *[other] Осталось { $count } работников
    }
nu-fact-reserve = Склад: дерево { $wood }, рыба { $fish }, золото { $gold }
nu-fact-catch = Улов
nu-fact-elders = Старейшины
nu-fact-buildings = Здания
nu-fact-empty = Пустые ячейки
nu-fact-forests = Леса
nu-fact-shares = Акции во владении
nu-fact-unissued = Невыпущенные акции
nu-fact-hand = Тайные карты C

## Вопросы

nu-ask-source = Сколько взять со склада ({ $good })?
nu-ask-serve = Сколько тарелок?
nu-ask-times = Сколько раз?
nu-ask-choose = Какое действие?
nu-ask-upgrade = Какой корабль?
nu-ask-trigger = Какой эффект первым?
nu-ask-feed =
    { $count ->
        [one] Кому последняя рыба?
       *[other] Кому рыба? Осталось: { $count }
    }
nu-ask-elders = Ваши старейшины
nu-do-place = Поставить работника
nu-do-copy = Скопировать
nu-do-elder = Поставить работника
nu-do-pass = Пасовать
nu-do-build = Построить
nu-do-site = Сюда
nu-do-source = Так заплатить
nu-do-serve = Подать
nu-do-ship = Построить
nu-do-invite = Пригласить
nu-do-clear = Убрать лес
nu-do-plant = Посадить
nu-do-upgrade = Улучшить
nu-do-choose = Выбрать
nu-do-times = Обменять
nu-do-trigger = Первым
nu-do-feed = Дать рыбу
nu-do-share = Дать рыбу
nu-do-use = Использовать
nu-do-done = Дальше
nu-do-decline = Отказаться
nu-do-trade = Обменять
nu-do-sell = Продать
nu-kindof-place = Поставить работника
nu-kindof-copy = Скопировать действие
nu-kindof-elder = Использовать старейшину
nu-kindof-pass = Пасовать
nu-kindof-build = Построить здание
nu-kindof-site = Выбрать ячейку
nu-kindof-source = Оплата со склада
nu-kindof-serve = Подать рыбу
nu-kindof-ship = Построить корабль
nu-kindof-invite = Пригласить старейшину
nu-kindof-clear = Убрать лес
nu-kindof-plant = Посадить лес
nu-kindof-upgrade = Улучшить корабль
nu-kindof-choose = Выбрать действие
nu-kindof-times = Сколько раз
nu-kindof-trigger = Какой эффект первым
nu-kindof-feed = Рыба старейшине
nu-kindof-share = Рыба за акцию
nu-kindof-use = Использовать
nu-kindof-done = Дальше
nu-kindof-decline = Отказаться
nu-kindof-trade = Обмен
nu-kindof-sell = Продать корабль
nu-step-build = здание
nu-step-site = ячейка
nu-step-source = оплата
nu-step-serve = тарелки
nu-step-ship = корабль
nu-step-invite = старейшина
nu-step-use-invited = его действие
nu-step-clear = лес
nu-step-reforest = посадка
nu-step-offer = ещё действие
nu-step-choose = выбор
nu-step-exchange = обмен
nu-step-remove-forest = лес
nu-step-upgrade = корабль
nu-step-use-elder = старейшина
nu-step-trigger = эффекты
nu-step-end-turn = конец хода

## Проводник первой игры

nu-guide-over = Игра окончена
    .do = В таблице видно, откуда очки: корабли, здания, акции и золото, минус пустые ячейки и невыпущенные акции.
    .think = С чего стоило начать раньше: с кораблей, старейшин или зданий?
nu-guide-welcome = Рыбацкая деревня
    .do = Семь раундов. Каждый начинается с улова, он делится сам; затем все по очереди ставят по три работника.
    .think = Начинаете вы в минусе: пять пустых ячеек и три невыпущенные акции стоят по очку.
nu-guide-turn = Поставьте работника
    .do = Подсвеченные ячейки планшета доступны сейчас, кружки показывают, сколько работников помещается. Неподсвеченная ячейка объяснит, почему нельзя.
    .think = Сначала дерево: «Вырубить лес» даёт 5 и освобождает место, «Проредить» — по 1 за каждый лес.
nu-guide-build = Какое здание
    .do = Подсвеченную карту можно оплатить сейчас. Наведите на карту, чтобы прочесть; галочка значит, что запаса хватает.
    .think = В начале берите то, что работает каждый раз; карты со звездой считаются в конце и требуют плана.
nu-guide-site = Куда построить
    .do = Выберите подсвеченную ячейку своей гавани.
    .think = Берегите двойные клетки, если захотите потом сажать лес.
nu-guide-source = Из какого запаса
    .do = Это здание можно оплатить и со склада: выберите, сколько взять оттуда.
    .think = Иначе то, что на складе, до разгрузки не потратить.
nu-guide-serve = Банкетный стол
    .do = Тарелка стоит столько рыбы, сколько на ней написано, и приносит 1 золото. Сначала меньшие.
    .think = С этого стола едят старейшины: без рыбы на нём их никто не использует.
nu-guide-ship = Корабли
    .do = Выберите корабль и цену. Чем длиннее флот, тем больше улов: наименьшее видимое число на причале.
    .think = Корабли — тоже очки: шлюп 1, катер 2, шхуна 4.
nu-guide-invite = Старейшины
    .do = Выберите одного из подсвеченных: он войдёт в ваш совет и останется.
    .think = Каждый раунд он съедает 1 рыбу улова, зато работает для вашего работника как своя ячейка.
nu-guide-invited = Использовать сразу?
    .do = Только что приглашённый может действовать без работника; рыба берётся с банкетного стола.
    .think = В этом же раунде его можно использовать ещё раз работником.
nu-guide-clear = Леса
    .do = Выберите стопку, из которой убрать лес.
    .think = Последний лес освобождает две ячейки, а пустые ячейки в конце стоят очков.
nu-guide-reforest = Посадка
    .do = Выберите свободную двойную клетку для леса.
    .think = Засаженная клетка не пустая: в конце она ничего не стоит, и «Проредить» даёт больше.
nu-guide-choose = Ваш эффект
    .do = Это предлагает карта или старейшина; панель показывает, кто и что делает.
    .think = От предложенного обычно можно отказаться.
nu-guide-trigger = Несколько эффектов сразу
    .do = Выберите, какое из ваших зданий сработает первым.
    .think = Что даёт товары для оплаты, пусть будет раньше.
nu-guide-shortage = Рыбы мало
    .do = Улова на всех не хватает: выберите, кому рыба.
    .think = Старейшина с двумя рыбами вернёт одну, получив третью.
nu-guide-exchange = В любое время
    .do = Строка под акциями загорается, когда ваше здание может обменять товары.
    .think = Меняйте, если это открывает действие: каждый обмен немного убыточен.
nu-guide-solo = В одиночку
    .do = Домой возвращаются только работники следующего цвета: фигурки с пунктирной каймой остались с прошлого раунда и держат свои ячейки закрытыми.
    .think = Что занято сейчас, закрыто и в следующем раунде: думайте на два раунда вперёд.
nu-guide-last = Последний раунд
    .do = Пустых ячеек: { $empty }, невыпущенных акций: { $unissued }. Каждая стоит очко.
    .think = Дешёвое здание, два леса или выпущенная акция могут дать больше последнего корабля.
nu-guide-reserve = Склад наполняется
    .do = Рыбы на складе: { $count }. Тратить её можно только после «Разгрузить склад», а с восьми улов перестаёт помещаться.
    .think = Разгружайте заранее: там место одному работнику.
nu-guide-elders = Старейшина за работой
    .do = Подсвеченного старейшину совета можно использовать работником; 1 рыба перейдёт к нему с большей тарелки.
    .think = Третья рыба на нём вернёт вам одну.
nu-guide-copy = Копирование
    .do = Ячейка с пунктиром заполнена, но её действие можно повторить работником на плитке копирования.
    .think = Больше никто в этом раунде там не скопирует.
nu-guide-shares = Акции
    .do = Выпуск акции приносит 2 золота; не выпущено: { $count }.
    .think = Пока её не купят и потом тоже она каждый раунд забирает рыбу улова. Невыпущенная стоит очко в конце.
nu-guide-fishing = Улов
    .do = Ваш улов, рыбы { $count }, разделён в пять шагов: старейшины, акции на стороне, свои акции, склад, остаток назад. Это показывают фишки.
    .think = Сразу в запас попадает только рыба со своих акций.
nu-guide-hand = Тайные карты
    .do = У вас на руке карты C, до 6-го раунда построить их можете только вы; они лежат под рынком.
    .think = Они дают много очков: копите на одну из них.
