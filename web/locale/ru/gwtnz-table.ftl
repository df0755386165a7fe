### Стол Новой Зеландии: слова кнопок, подписей и значков. Вопросы, ходы и события приходят с сервера.

nz-region-table = Стол Новой Зеландии
nz-region-board = Путь до Веллингтона, торговые посты и морские пути
nz-region-sea = Морские пути и гавани
nz-region-mine = Мой планшет
nz-board-of = Планшет: { $name }
nz-strip-of = { $name }: что есть
nz-show-board = Показать планшет: { $name }
nz-back-home = К своему планшету
nz-tab-act = Путь
nz-tab-sea = Море
nz-phases = Этапы хода
nz-phase-A = путь
nz-phase-B = место
nz-phase-C = добор
nz-phase-A-tip = Этап A: ведите ранчера по пути
nz-phase-B-tip = Этап B: выполните действия локации, где он встал
nz-phase-C-tip = Этап C: доберите карточки до лимита руки
nz-turn-of = Ходит { $name }.
nz-winner = Победа: { $name }!
nz-which = Что именно?
nz-done = выполнено
nz-open = ещё нет
nz-show = показать
nz-hide = свернуть
nz-money = { $count } £
nz-left = останется { $count } £
nz-to-bank = −{ $count } £ в банк
nz-to-player = −{ $count } £, получает { $name }
nz-go = Идти: { $place }, { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }{ $price }
nz-route =
    Через { $places }: { $steps ->
         [one] { $steps } шаг
         [few] { $steps } шага
        *[other] { $steps } шагов
    }{ $price }
nz-steps-way = { $count ->
        [one] { $count } шаг
        [few] { $count } шага
       *[many] { $count } шагов
    }
nz-plus-vp = { $count } ПО

## Путь

nz-start = старт
nz-wellington = Веллингтон
nz-nowhere = ещё не на пути
nz-neutral = Нейтральная постройка { $name }, «{ $title }»
nz-building = Постройка { $name }, «{ $title }»
nz-building-of = Постройка { $name }, «{ $title }»: { $owner }
nz-building-own = Ваша постройка { $name }, «{ $title }»
nz-empty = Пусто: { site }
nz-empty-gate = Пусто: { site }, от { $gate }
nz-empty-short = пусто
nz-empty-hazard = Пусто: { place-hazard.inline }
nz-empty-site = место для постройки
nz-hazard = { $kind }, { $count } ПО
nz-hazard-text-rockfall = Опасность. Кто её уберёт, получит { $count } ПО и пастушью собаку; пока она здесь, прохожие платят в банк.
nz-hazard-text-flood = Опасность. Кто её уберёт, получит { $count } ПО и паром; пока она здесь, прохожие платят в банк.
nz-short-hazard = опасность
nz-zone-rockfall = камнепад
nz-zone-flood = наводнение
nz-wellington-text = Конец пути: доход за овец, доставка, по одному жетону прогноза A и B; затем ранчер возвращается на старт.
nz-fee = проход: { $count } £
nz-fee-own = (вам — бесплатно)
nz-fees = Плата за проход: чёрная рука { $black } £, зелёная рука { $green } £
nz-extra = Дополнительное действие клетки для хозяина постройки
nz-gate = Только для тех, кто дошёл до клетки { $count } шкалы исследователя
nz-turned = Позже перевернётся:
nz-runholder-of = ранчер ({ $name })
nz-foresight-slot = Прогноз { $bag }: { $tile }
nz-pathfinder = Исследователь
nz-ridge-tip = Шкала исследователя: открывает места для построек, даёт золото, жетон шагов и очки
nz-walked = Позади: { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }

## Море и посты

nz-sea-tasman = Тасманово море
nz-sea-pacific = Тихий океан
nz-sea-southern = Южный океан
nz-route-w = Тасманов путь
nz-route-n = Тихоокеанский путь
nz-route-e = Южный путь
nz-sea-start = Старт кораблей
nz-buoy = Открытое море, буй { $number }
nz-harbour-small = Малая гавань { $number }
nz-harbour-medium = Средняя гавань { $number }
nz-harbour-large = Большая гавань { $number }
nz-harbour-end_w = Последняя гавань, Тасманов путь
nz-harbour-end_n = Последняя гавань, Тихоокеанский путь
nz-harbour-end_e = Последняя гавань, Южный путь
nz-berths = Склад здесь: { $prices }
nz-disc-for = Диск сюда: { $count } £
nz-opens = Склад здесь бесплатный и открывает
nz-card-here = Карточка
nz-stack-card = из стопки «{ $stack }»
nz-last-harbour = Затем корабль возвращается на старт
nz-sea-link = Вместе с «{ $other }»: { $count } ПО
nz-harbourmaster = Начальник гавани
nz-office-worker = Здесь служит бывший рабочий: { $craft }
nz-owners = Улучшили: { $names }
nz-ship-of = корабль ({ $name })
nz-needs-white = только диск с белым углом
nz-needs-dark = любой диск
nz-repeats = Можно выбирать снова
nz-posts = Торговые посты
nz-post-local = Местный торговый пост { $value }
nz-post-wool = Местный шерстяной пост { $value }
nz-post-foreign = Иностранный торговый пост { $value }
nz-post-foreign-wool = Иностранный шерстяной пост { $value }
nz-short-local = пост { $value }
nz-short-foreign = иностр. { $value }
nz-link = Вместе с постом { $other }: { $count } ПО
nz-discs-of = Диски: { $names }
nz-transport = перевозка { $count } £
nz-per-pathfinder_spaces = { $vp } ПО за каждые { $every } клеток шкалы исследователя
nz-per-hazard_tiles = { $vp } ПО за каждый жетон опасности
nz-per-storehouses_placed = { $vp } ПО за каждые { $every } размещённых склада
nz-per-objective_cards_in_area = { $vp } ПО за каждую карточку в зоне целей
nz-per-certificates_all = { $vp } ПО за каждый сертификат
nz-per-private_buildings_on_board = { $vp } ПО за каждую вашу постройку
nz-per-workers_incl_printed = { $vp } ПО за каждых { $every } рабочих
nz-per-ferry_cards_in_deck = { $vp } ПО за каждую карточку парома

## Действия

nz-deeds = Действия
nz-here = Здесь: { $name }, «{ $title }»
nz-used = уже выполнено
nz-or-aux = или вместо них одно вспомогательное
nz-aux-long = Вспомогательные действия
nz-one-aux = Одно вспомогательное действие
nz-immediate = Мгновенное действие
nz-income = Доход: покажите овец разных пород
nz-shearing = Стрижка · стригалей { $count }
nz-nothing-shown = пока ничего не показано
nz-permanent = { $count } от постоянных сертификатов
nz-permanent-wool = { $count } бонусной шерсти
nz-income-certificates = Затем получите доход, потратив сертификаты
nz-then-post = Хватит на: { $post }
nz-deliver = Доставка: пост до { $count }
nz-deliver-wool = Доставка шерсти: пост до { $count }
nz-upgrade = Гавань
nz-sail = Корабль
nz-sea-spaces = { $count ->
        [one] { $count } клетка
        [few] { $count } клетки
       *[many] { $count } клеток
    }
nz-build = Построить: { $count } £ за строителя
nz-plus-one = Заменить постройку: ровно на 1 строителя больше
nz-build-choose = Выбрать постройку { $name }
nz-build-which = Выберите постройку, затем место на пути.
nz-build-where = Теперь выберите подсвеченное место на пути.
nz-play = Карточки, которые можно сыграть
nz-besides = Кроме того

## Планшет

nz-pounds = Фунты
nz-gold = Золото
nz-certs = Сертификаты
nz-tokens-tip = Жетоны обмена: верните один, возьмите до 2 карточек и столько же сбросьте; верните два, удалите Шропшира с руки из игры и получите 1 золото
nz-deck = стопка
nz-discard = сброс
nz-deck-tip = Личная стопка, порядок неизвестен
nz-discard-tip = Сброс
nz-hazards-tip = Убранные опасности
nz-steps-tip = Лимит шагов: { $count }
nz-no-fees = Жетон штрафа перевёрнут: платить за проход не нужно
nz-if-now = Если бы партия кончилась сейчас
nz-sheet-tip = Откуда очки
nz-workers = Рабочие
nz-worker-vp = Рабочий на последней клетке стоит 4 ПО
nz-no-reward = Место для следующего рабочего
nz-at-once = Сразу
nz-craft-shepherd = пастух
nz-craft-craftsman = строитель
nz-craft-sailor = моряк
nz-craft-shearer = стригаль
nz-craft-tip-shepherd = Пастухов: { $count }. Чем их больше, тем дешевле овцы
nz-craft-tip-craftsman = Строителей: { $count }. Для больших построек нужно больше
nz-craft-tip-sailor = Моряков: { $count }. На столько идёт ваш корабль
nz-craft-tip-shearer = Стригалей: { $count }. Каждый стрижёт одну овцу
nz-aux = Вспомогательные
nz-aux-open = Открыто с начала
nz-frees = Диски откроют
nz-gold-tip = Золото: { $count } из { $limit }. На него покупают карточки бонусов и джокеров
nz-cert-tip = Сертификаты: { $count }, лимит { $limit }; постоянных { $permanent }. Каждый добавляет 1 к племенной ценности; переход через 2 даёт 1 золото
nz-pairs = Склады
nz-pair = Пара { $number }: на планшете { $left }. Когда уйдут оба
nz-hand = Рука
nz-hand-slot = Лимит руки: { $count }
nz-breeding-tip = Племенная ценность в Веллингтоне: разные породы на руке, сертификаты прибавляются
nz-planner-tip = Сейчас хватило бы на «{ $post }», перевозка { $cost } £
nz-next-post-tip = { $post }: не хватает { $count }
nz-shear-tip = Стрижка: стригалей { $count }, по одной овце каждой породы; бонусная шерсть прибавляется
nz-plan-deliver = доставка
nz-plan-shear = стрижка
nz-plan-next = до { $value }: ещё { $count }
nz-my-goals = Цели
nz-to-build = Построить
nz-supply-long = Постройки в запасе: название и сколько нужно строителей
nz-supply-tip = Постройка { $name }, «{ $title }»: нужно строителей { $craftsmen }, { $vp } ПО
nz-buildings-tip = Построек на пути
nz-storehouses-tip = Складов в гаванях
nz-master-worth = Начальник гавани: { $what }
nz-disc-white = белый угол: можно куда угодно
nz-disc-dark = тёмный угол: только туда, где углы тёмные
nz-disc-gone = Снят, открыто
nz-disc-gain = Снять: получить { $count } £
nz-disc-pay = Снять: заплатить { $count } £
nz-disc-aux_money_2 = Фунт: двойное действие
nz-disc-aux_cycle_2 = Обмен карточки: двойное действие
nz-disc-aux_certificate_1 = Сертификат: одиночное действие
nz-disc-aux_certificate_2 = Сертификат: двойное действие
nz-disc-aux_ship_1 = Корабль: одиночное действие
nz-disc-aux_ship_2 = Корабль: двойное действие
nz-disc-aux_pathfinder_1 = Исследователь: одиночное действие
nz-disc-aux_pathfinder_2 = Исследователь: двойное действие
nz-disc-step_limit = Лимит шагов +1
nz-disc-hand_limit_1 = Лимит руки +1
nz-disc-hand_limit_2 = Лимит руки +1
nz-disc-temp_cert_limit = До 5 сертификатов
nz-disc-perm_cert = Постоянный сертификат
nz-disc-perm_wool = Бонусная шерсть +1

## Рынки

nz-jobs = Рынок труда
nz-job = { $craft }, столбец { $row }, { $count } £
nz-job-empty = Пустое место: { $craft }
nz-price-row = Ряд { $row }: { $count } £
nz-bonuses = Рынок бонусов
nz-token-tip = Жетон рынка: часы партии. Когда ряд заполнен, он идёт вниз по стрелке
nz-arrow-none = Когда жетон уйдёт из ряда, ничего не случится
nz-arrow-refill-sheep-market = Когда жетон уйдёт из ряда, рынок овец пополнится
nz-arrow-flip-neutral-buildings = Когда жетон уйдёт из ряда, четыре нейтральные постройки перевернутся
nz-arrow-end-game = Когда жетон уйдёт из ряда, начнутся последние ходы
nz-bonus-tile = Жетон бонусов: { $name }
nz-costs-certificates =
    ещё стоит { $count ->
        [one] { $count } сертификат
        [few] { $count } сертификата
       *[many] { $count } сертификатов
    }
nz-market = Рынок овец
nz-in-stack = в стопке
nz-your-shepherds = ваших пастухов: { $count }
nz-prices-tip = Цена по числу пастухов
nz-supply = Карточки для колоды
nz-deck-cards = Для колоды
nz-bonus-cards = Бонусы
nz-left-count = осталось: { $count }
nz-stack-tip =
    Стопка «{ $stack }», { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }
nz-stack-wheel = Штурвал
nz-stack-barrel = Бочка
nz-stack-bell = Колокол
nz-stack-compass = Компас
nz-display = Открытые цели
nz-goal-of = Цель: { $tasks }
nz-goal-worth =
    { $penalty ->
        [0] Выполнена: +{ $vp } ПО, иначе ничего
       *[other] Выполнена: +{ $vp } ПО, иначе −{ $penalty }
    }
nz-goal-progress = выполнено { $done } из { $all }
nz-sheep = { $name }: племенная ценность { $breeding }, шерсть { $wool }, { $vp } ПО
nz-deed = { $name }: сыграйте в свой ход, затем возьмите карточку
nz-letter-shropshire = Ш
nz-letter-southdown = С
nz-letter-english_leicester = АЛ
nz-letter-merino = М
nz-letter-dorset_horn = Д
nz-letter-lincoln = Л
nz-letter-corriedale = К
nz-letter-hampshire = Г
nz-letter-ryeland = Р
nz-letter-suffolk = Сф
nz-letter-romney = Ро
nz-letter-bonus3 = НЗ
nz-letter-bonus7 = БЛ
nz-task-post13 = { $count ->
        [one] диск на посту от 13
        [few] { $count } диска на постах от 13
       *[many] { $count } дисков на постах от 13
    }
nz-task-building = { $count ->
        [one] постройка на пути
        [few] { $count } постройки на пути
       *[many] { $count } построек на пути
    }
nz-task-building4 = { $count ->
        [one] постройка от 4 строителей
        [few] { $count } постройки от 4 строителей
       *[many] { $count } построек от 4 строителей
    }
nz-task-shearers2 = { $count ->
        [one] 2 стригаля
        [few] { $count } × 2 стригаля
       *[many] { $count } × 2 стригаля
    }
nz-task-storehouse = { $count ->
        [one] склад на море
        [few] { $count } склада на море
       *[many] { $count } складов на море
    }
nz-task-lincoln_or_corriedale = { $count ->
        [one] Линкольн или Коридейл
        [few] { $count } Линкольна или Коридейла
       *[many] { $count } Линкольнов или Коридейлов
    }
nz-task-hampshire_or_ryeland = { $count ->
        [one] Гемпширская или Райленд
        [few] { $count } Гемпширских или Райленда
       *[many] { $count } Гемпширских или Райлендов
    }
nz-task-ferry = { $count ->
        [one] карточка парома
        [few] { $count } карточки парома
       *[many] { $count } карточек парома
    }
nz-task-pathfinder6 = { $count ->
        [one] 6 клеток исследователя
        [few] { $count } × 6 клеток исследователя
       *[many] { $count } × 6 клеток исследователя
    }
nz-task-flood = { $count ->
        [one] наводнение
        [few] { $count } наводнения
       *[many] { $count } наводнений
    }

## Значки словами

nz-e-money = получить { $count } £
nz-e-pay = заплатить { $count } £
nz-e-discard = сбросить { $kind }
nz-e-wool-of-discarded = фунты за её шерсть
nz-e-money-per = получить { $count } £ за каждое: { $what }
nz-e-pathfinder = исследователь вперёд до { $count }
nz-e-objective = карточка цели
nz-e-card = карточка: { $card }
nz-e-draw-discard = взять { $count } и столько же сбросить
nz-e-hire = нанять рабочего
nz-e-hire-at = нанять рабочего, цена { $by }
nz-e-invest = взять жетон бонусов
nz-e-invest-at = взять жетон бонусов, цена { $by }
nz-e-build = построить: { $count } £ за каждого нужного строителя
nz-e-buy-sheep = купить овец
nz-e-ship =
    корабль: { $count ->
        [one] { $count } клетка
       *[other] до { $count } клеток
    }
nz-e-ship-sailors = корабль: по клетке за моряка
nz-e-shear = стрижка овец
nz-e-aux-single = одиночное вспомогательное действие
nz-e-aux-any = одиночное или двойное вспомогательное действие
nz-e-hazard = убрать опасность за { $count } £
nz-e-hazard-free = убрать опасность бесплатно
nz-e-vp = { $count } ПО
nz-e-perm-wool = { $count } бонусной шерсти
nz-e-joker = рабочий-джокер в любой ряд
nz-e-upgrade-plus-one = заменить постройку: ровно на 1 строителя больше
nz-e-top-deck = взять на руку карточку, полученную в этот ход
nz-e-market-buy = купить одну за { $count } £: { $breeds }
nz-e-market-take = взять с рынка ({ $count }): { $breeds }
nz-costs-gold = { $count ->
        [one] ещё стоит { $count } золото
        [few] ещё стоит { $count } золота
       *[many] ещё стоит { $count } золота
    }
nz-e-gold = { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
nz-e-certificate = { $count ->
        [one] { $count } сертификат
        [few] { $count } сертификата
       *[many] { $count } сертификатов
    }
nz-e-perm-cert = { $count ->
        [one] { $count } постоянный сертификат
        [few] { $count } постоянных сертификата
       *[many] { $count } постоянных сертификатов
    }
nz-e-exchange = { $count ->
        [one] { $count } жетон обмена
        [few] { $count } жетона обмена
       *[many] { $count } жетонов обмена
    }
nz-e-run = пройти дальше до { $count ->
        [one] { $count } шага
       *[other] { $count } шагов
    } и действовать там
nz-kind-sheep = овцу
nz-kind-pair = двух овец одной породы
nz-kind-objective = карточку цели
nz-kind-shropshire = Шропшира
nz-kind-southdown = Саутдауна
nz-kind-english_leicester = Английского Лестера
nz-kind-merino = Мериноса
nz-what-private_buildings_on_board = ваши постройки на пути
nz-what-sailors = ваши моряки
nz-what-storehouses_placed = ваши склады на море

## Виды ходов

nz-kindof-place = Поставить ранчера
nz-do-place = Поставить
nz-kindof-move = Пути ранчера
nz-do-move = Идти
nz-kindof-local = Действия локации
nz-do-local = Выполнить
nz-kindof-aux = Вспомогательные действия
nz-do-aux = Выполнить
nz-kindof-play = Сыграть цель
nz-do-play = Сыграть
nz-kindof-bonus = Купить карточку бонусов
nz-do-bonus = Купить
nz-kindof-use = Мгновенные действия
nz-do-use = Выполнить
nz-kindof-hire = Нанять
nz-do-hire = Нанять
nz-kindof-invest = Взять жетон бонусов
nz-do-invest = Взять
nz-kindof-joker = Поставить джокера
nz-do-joker = Поставить
nz-kindof-buy = Купить овец
nz-do-buy = Купить
nz-kindof-more = Пополнить рынок овец
nz-do-more = Открыть две
nz-kindof-pick = Взять с рынка
nz-do-pick = Взять
nz-kindof-build = Построить
nz-do-build = Построить
nz-kindof-clear = Убрать опасность
nz-do-clear = Убрать
nz-kindof-sail = Плыть
nz-do-sail = Плыть
nz-kindof-upgrade = Улучшить гавань
nz-do-upgrade = Улучшить
nz-kindof-storehouse = Поставить склад
nz-do-storehouse = Поставить
nz-kindof-master = Начальник гавани
nz-do-master = Взять
nz-kindof-disc = Снять диск
nz-do-disc = Снять
nz-kindof-recall = Переставить диск
nz-do-recall = Переставить
nz-kindof-take = Взять карточку
nz-do-take = Взять
nz-kindof-objective = Взять цель
nz-do-objective = Взять
nz-kindof-blind = Взять цель не глядя
nz-do-blind = Взять не глядя
nz-kindof-forward = Как далеко
nz-do-forward = Вперёд
nz-kindof-flip = Перевернуть жетон
nz-do-flip = Перевернуть
nz-kindof-discard = Сбросить
nz-do-discard = Сбросить
nz-kindof-draw = Взять карточки
nz-do-draw = Взять
nz-kindof-top = Взять на руку
nz-do-top = Взять
nz-kindof-reveal = Показать овец
nz-do-reveal = Показать
nz-kindof-certificates = Сертификаты
nz-do-certificates = Потратить
nz-kindof-deliver = Доставка
nz-do-deliver = Доставить
nz-kindof-foresight = Прогноз
nz-do-foresight = Выбрать
nz-kindof-done = Дальше
nz-kindof-decline = Отказаться
nz-do-done = Дальше
nz-do-decline = Отказаться
nz-kindof-show = Сыграть карточку
nz-do-show = Сыграть
nz-kindof-exchange = Жетон обмена
nz-do-exchange = Обменять
nz-kindof-trash = Удалить из игры
nz-do-trash = Удалить

## Что впереди

nz-step-first-discard = сброс
nz-step-first-disc = диск
nz-step-place-runholder = ранчер
nz-step-move = путь
nz-step-run = путь
nz-step-location = место
nz-step-stop = место
nz-step-immediate = сразу
nz-step-pay-card = цена
nz-step-auxiliary = вспомогательное
nz-step-hire = наём
nz-step-invest = бонус
nz-step-joker = джокер
nz-step-sheep = овцы
nz-step-pick = овцы
nz-step-build = стройка
nz-step-plus-one = стройка
nz-step-hazard = опасность
nz-step-ship = корабль
nz-step-anchor = гавань
nz-step-storehouse = склад
nz-step-disc = диск
nz-step-master = начальник
nz-step-take-card = карточка
nz-step-forward = шкала
nz-step-flip = жетон
nz-step-objective = цель
nz-step-draw = карточки
nz-step-discard = сброс
nz-step-top-deck = карточка
nz-step-shear = стрижка
nz-step-shearing = стрижка
nz-step-income = доход
nz-step-deliver = доставка
nz-step-wool = шерсть
nz-step-foresight = прогноз
nz-step-end-turn = конец
nz-step-off-turn = жетоны
nz-step-move-runholder = путь
nz-step-use-building = место
nz-step-stop-here = место
nz-step-effect = действие
nz-step-choose-auxiliary = вспомогательное
nz-step-place-joker = джокер
nz-step-buy-sheep = овцы
nz-step-pick-sheep = овцы
nz-step-turn-up-sheep = рынок
nz-step-remove-hazard = опасность
nz-step-place-storehouse = склад
nz-step-pair-cleared = пара
nz-step-return-ship = корабль
nz-step-take-master = начальник
nz-step-after-show = карточка
nz-step-flip-tile = жетон
nz-step-gain-objective = цель
nz-step-show-objective = цель
nz-step-draw-objective = цель
nz-step-fill-foresight = прогноз
nz-step-deliver-wool = шерсть
nz-step-take-disc = диск
nz-step-post-reached = пост
nz-step-draw-count = карточки
nz-step-draw-card = карточки
nz-step-discard-drawn = сброс
nz-step-leave-wellington = старт

## Короткие имена на карточках

nz-short-shropshire = Шропшир
nz-short-southdown = Саутдаун
nz-short-english_leicester = А. Лестер
nz-short-merino = Меринос
nz-short-dorset_horn = Дорсет Хорн
nz-short-lincoln = Линкольн
nz-short-corriedale = Коридейл
nz-short-hampshire = Гемпшир
nz-short-ryeland = Райленд
nz-short-suffolk = Суффолк
nz-short-romney = Ромни
nz-short-bonus3 = НЗ полукр.
nz-short-bonus7 = Б. Лестер
nz-short-sheepdog = Собака
nz-short-ferry = Паром
nz-short-kotare = Зимородок
nz-short-bonus1 = Пароход
nz-short-bonus2 = Книга
nz-short-bonus4 = Лоцман
nz-short-bonus5 = Ст. пастух
nz-short-bonus6 = Мастер
nz-short-bonus8 = Порт. совет
nz-short-bonus9 = Хартия
nz-short-bonus10 = Чемпион
nz-short-objective = цель

## Места стола

nz-region-side = Рынки, соперники, журнал
nz-region-focus = Рынки
nz-region-own = Мои деньги, товары и рука
nz-raise = Планшет
nz-lower = Свернуть
nz-show-whose = Показать планшет
nz-leaf-where = Куда
nz-leaf-here = Здесь
nz-leaf-build = Постройки
nz-leaf-posts = Посты
nz-leaf-choose = Выбор
nz-leaf-jobs = Труд
nz-leaf-sheep = Овцы
nz-leaf-bonus = Бонусы
nz-leaf-aims = Цели
nz-becomes = станет { $count }
nz-free = даром
nz-nth = { $number }-й
nz-kind-of-shepherd = Пастух
nz-kind-of-craftsman = Строитель
nz-kind-of-sailor = Моряк
nz-kind-of-shearer = Стригаль
nz-row-full = ряд полон
nz-next-gives = Следующий сразу даст
nz-two-sheep = Две сразу
nz-workers-give = Рабочие: что даст место
nz-pairs-give = Склады: что даст пара
nz-to-build-long = Постройки в запасе · строителей { $count }
nz-of = из { $count }
nz-exchange-word = обмен
nz-steps-word = { $count ->
         [one] шаг
         [few] шага
        *[other] шагов
    }
nz-points-now = { $count ->
         [one] очко сейчас
         [few] очка сейчас
        *[other] очков сейчас
    }
nz-goals-word =
    { $count ->
        [one] из { $count } цели
       *[other] из { $count } целей
    }
nz-stores-word = { $count ->
         [one] склад
         [few] склада
        *[other] складов
    }
nz-stores-tip = Складов на планшете
nz-aux-word-money = фунты
nz-aux-word-cycle = взять и сбросить
nz-aux-word-certificate = сертификат
nz-aux-word-ship = корабль
nz-aux-word-pathfinder = исследователь
nz-frees-step = шаги
nz-frees-hand = рука
nz-frees-cert = лимит
nz-frees-always = всегда
nz-frees-wool = шерсть
nz-at-once-brief = сразу:
