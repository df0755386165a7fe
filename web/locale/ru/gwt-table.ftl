### Стол «Великого западного пути»: слова кнопок, подписей и значков. Вопросы, ходы и события приходят с сервера.

gw-region-table = Стол «Великого западного пути»
gw-region-rail = Железная дорога и города
gw-region-mine = Мой планшет
gw-board-of = Планшет: { $name }
gw-show-board = Показать планшет: { $name }
gw-back-home = К своему планшету
gw-phases = Этапы хода
gw-phase-A = путь
gw-phase-B = место
gw-phase-C = добор
gw-phase-A-tip = Этап A: проведите пастуха по пути
gw-phase-B-tip = Этап B: выполните действия локации, где он остановился
gw-phase-C-tip = Этап C: доберите карточки до лимита руки
gw-turn-of = Ходит { $name }.
gw-winner = Победа: { $name }!
gw-which = Как именно?
gw-done = выполнено
gw-open = ещё нет
gw-show = показать
gw-hide = свернуть
gw-go =
    Идти: { $place }, { $steps ->
         [one] { $steps } шаг
         [few] { $steps } шага
        *[other] { $steps } шагов
    }{ $price }
gw-money = { $count } $
gw-left = останется { $count } $
gw-to-bank = −{ $count } $ в банк
gw-to-player = −{ $count } $, получает { $name }
gw-steps-way = { $count ->
         [one] { $count } шаг
         [few] { $count } шага
        *[other] { $count } шагов
    }
gw-route =
    Через { $places }: { $steps ->
         [one] { $steps } шаг
         [few] { $steps } шага
        *[other] { $steps } шагов
    }{ $price }
gw-side = Рынки, соперники, журнал
gw-region-board = Поле: путь и железная дорога
gw-tab-way = Куда
gw-tab-here = Здесь
gw-tab-jobs = Труд
gw-tab-cattle = Скот
gw-tab-goals = Цели
gw-tab-houses = Стройка
gw-stops = Куда можно дойти
gw-becomes = станет { $count }
gw-at-once-brief = сразу:
gw-straight = Нажатие сразу выполнит действие локации и выберет то, на что вы указали.
gw-nth = { $craft }, { $number }-й
gw-rows-left = { $count ->
         [one] ещё { $count } столбец до конца
         [few] ещё { $count } столбца до конца
        *[other] ещё { $count } столбцов до конца
    }
gw-no-reward-short = без награды
gw-kc-short = прогнозы, доход, доставка
gw-hazard-brief = { $kind } { $count }
gw-yours = { $name } ваша
gw-aux-brief = вспомогательное
gw-board-mine = Мой планшет целиком
gw-strip-of = { $name }: что есть
gw-board = Планшет
gw-board-raise = Мой планшет
gw-board-lower = Свернуть
gw-board-show = Показать планшет
gw-points-now = { $count ->
         [one] очко сейчас
         [few] очка сейчас
        *[other] очков сейчас
    }
gw-tokens-short = { $count ->
         [one] жетон
         [few] жетона
        *[other] жетонов
    }
gw-certs-short = серт. из { $limit }
gw-certs-brief = серт.
gw-steps-tip = Шагов за ход, не больше
gw-steps-short = { $count ->
         [one] шаг
         [few] шага
        *[other] шагов
    }
gw-workers-next = Рабочие, следующий даст
gw-workers-give = Рабочие: что даст место
gw-row-full = Ряд заполнен
gw-row-full-short = мест нет
gw-next-worker = Следующий даст
gw-breeding-short = ценность
gw-goals-short = цели
gw-aux-short = вспомог.
gw-houses-short = в запасе
gw-station-masters = Начальники станций
gw-plus-vp = { $count } ПО
gw-vp-each = { $count } ПО за каждый ваш диск

## Путь

gw-start = старт
gw-start-short = СТАРТ
gw-nowhere = ещё не на пути
gw-neutral = Нейтральная постройка { $name }
gw-building = Постройка { $name }
gw-building-of = Постройка { $name }, { $owner }
gw-building-own = Ваша постройка { $name }
gw-empty = Пусто: { site }
gw-empty-hazard = Пусто: { place-hazard }
gw-empty-bandit = Пусто: { place-bandit }
gw-empty-short = пусто
gw-empty-woods = пусто · лес
gw-empty-site = место для постройки
gw-hazard = { $kind }, { $count } ПО
gw-hazard-text = Опасность. Кто её уберёт, получит { $count } ПО; до тех пор за проход платят в банк.
gw-bandit-text = Бандит. Награда за него:
gw-short-hazard = опасность
gw-short-bandit = бандит
gw-bandit-green = Зелёный бандит
gw-bandit-orange = Оранжевый бандит
gw-zone-flood = наводнение
gw-zone-drought = засуха
gw-zone-rockfall = камнепад
gw-kc-foresight = прогнозы
gw-kc-money = доход
gw-kc-delivery = доставка
gw-kc-text = Конец пути: три прогноза, доход за карточки на руке, доставка в город; потом пастух вернётся на старт.
gw-fee = проход: { $count } $
gw-fee-own = (вам — бесплатно)
gw-fees = Плата за проход: зелёная рука { $green } $, чёрная рука { $black } $
gw-risk = Дополнительное действие клетки, только для владельца постройки
gw-woods = Лесная клетка
gw-herder-of = пастух ({ $name })
gw-foresight-slot = Прогноз { $number }: { $tile }
gw-walked =
    Пройдено: { $count ->
         [one] { $count } клетка
         [few] { $count } клетки
        *[other] { $count } клеток
    }

## Действия места

gw-deeds = Действия
gw-here = Здесь: постройка { $name }
gw-copied = копия
gw-used = уже выполнено
gw-or-aux = вместо этого — одно вспомогательное
gw-aux-long = Вспомогательные действия
gw-one-aux = Одно вспомогательное действие
gw-immediate = Мгновенное действие
gw-income = Доход: сколько сертификатов потратить
gw-then-city = Хватит для города { $city }
gw-deliver = Доставка: город до { $count }
gw-transport = перевозка { $count } $
gw-buy = Купить скот · ковбоев { $count }
gw-build = Построить: { $count } $ за строителя
gw-build-choose = Выбрать постройку { $name }
gw-build-which = Выберите постройку, потом клетку на пути.
gw-build-where = Теперь выберите подсвеченную клетку на пути.
gw-play = Сыграть карточку цели

## Планшет

gw-dollars = Доллары
gw-tokens-tip = Жетоны обмена: сбросьте жетон, возьмите до 2 карточек и сбросьте столько же
gw-deck = стопка
gw-discard = сброс
gw-deck-tip = Личная стопка, порядок неизвестен
gw-discard-tip = Сброс
gw-hazards-tip = Взятые опасности
gw-if-now = если бы партия кончилась сейчас
gw-sheet-tip = Откуда эти очки
gw-no-reward = Место для следующего рабочего
gw-at-once = Сразу
gw-craft-cowboy = ковбой
gw-craft-builder = строитель
gw-craft-engineer = инженер
gw-craft-tip-cowboy = Ковбои: { $count }. Чем их больше, тем дешевле скот
gw-craft-tip-builder = Строители: { $count }. Столько нужно, чтобы возводить большие постройки
gw-craft-tip-engineer = Инженеры: { $count }. На столько клеток едет паровоз
gw-aux = Вспомогательные
gw-aux-open = Доступно с начала игры
gw-frees = Откроют
gw-steps = шагов { $count }
gw-hand-cards = карточек { $count }
gw-cert-limit = лимит { $count }
gw-up-to = до { $count }
gw-cert-tip = Сертификаты: { $count }, лимит { $limit }; постоянных { $permanent }. Каждый добавляет 1 к племенной ценности
gw-certs = Сертификаты
gw-hand = Рука
gw-hand-slot = Лимит руки: { $count }
gw-breeding = племенная ценность
gw-breeding-tip = Сумма ценностей разных пород на руке; повторы не считаются. Сертификаты добавляются
gw-planner-tip = Сейчас хватило бы до города { $city }; перевозка { $cost } $
gw-next-city-tip = До города { $city } не хватает { $count }
gw-my-goals = Цели
gw-supply = Запас
gw-supply-long = Постройки в запасе: название и сколько нужно строителей
gw-supply-tip = Постройка { $name }: нужно строителей { $builders }, { $vp } ПО
gw-buildings-tip = Постройки на пути
gw-engine-at = Паровоз: { $at }
gw-turnout = объезд станции { $number }
gw-space = Клетка { $number }
gw-disc-white = диск с белым углом или с тёмным
gw-disc-dark = только диск с тёмным углом
gw-disc-gone = Снят, открыто
gw-disc-gain = Снимая, получите { $count } $
gw-disc-pay = Снимая, заплатите { $count } $
gw-disc-aux_money_2x = Деньги: двойное действие
gw-disc-aux_draw_2x = Обмен карточки: двойное действие
gw-disc-aux_cert_1x = Сертификат: одиночное действие
gw-disc-aux_cert_2x = Сертификат: двойное действие
gw-disc-aux_engine_1x = Паровоз: одиночное действие
gw-disc-aux_engine_2x = Паровоз: двойное действие
gw-disc-aux_trash_1x = Удаление карточки: одиночное действие
gw-disc-aux_trash_2x = Удаление карточки: двойное действие
gw-disc-step_left = Больше шагов
gw-disc-step_right = Больше шагов и 3 ПО
gw-disc-hand_left = Лимит руки +1
gw-disc-hand_right = Лимит руки +1
gw-disc-cert_4 = До 4 сертификатов
gw-disc-cert_6 = До 6 сертификатов

## Рынки

gw-jobs = Рынок труда
gw-jobs-tip = Жетон идёт вправо с каждым новым рабочим; столбцов до конца игры: { $count }
gw-refill-tip = Когда жетон перейдёт эту границу, рынок скота пополнится
gw-end-tip = Когда жетон уйдёт отсюда, начнутся последние ходы
gw-job-token = Жетон рынка труда
gw-price-row = Столбец { $row }: { $count } $
gw-job = { $craft }, столбец { $row }, { $count } $
gw-market = Рынок скота
gw-market-empty = Скота на рынке нет.
gw-in-stack = в стопке
gw-your-cowboys = у вас ковбоев { $count }
gw-prices-tip = Цена по числу занятых ковбоев
gw-for-two = за 2
gw-class-value3 = ценность 3
gw-class-shorthorn = шортгорн
gw-class-hereford = герефорд
gw-class-simmental_calf = телёнок
gw-display = Открытые цели
gw-goal-of = Цель: { $tasks }
gw-goal-worth =
    { $penalty ->
        [0] Выполнена: +{ $vp } ПО, иначе ничего
       *[other] Выполнена: +{ $vp } ПО, иначе −{ $penalty }
    }
gw-goal-progress = Выполнено { $done } из { $all }
gw-ny = НЙ
gw-cow = { $name }: ценность { $value }, { $vp } ПО
gw-station-short = станция { $number }
gw-station-brief = ст. { $number }
gw-station-tip = Станция { $number }: { $cost } $, { $vp } ПО; { $disc }
gw-station-master = Начальник станции
gw-station-worker = Здесь служит { $craft }
gw-discs-of = Диски: { $names }
gw-city-tip = { $city }: нужно { $value }; { $disc }
gw-city-money = При доставке +{ $count } $
gw-link = Вместе с городом { $city }: { $gain }
gw-city-kansas_city = Канзас-Сити
gw-city-fulton = Фултон
gw-city-st_louis = Сент-Луис
gw-city-bloomington = Блумингтон
gw-city-peoria = Пеория
gw-city-chicago = Чикаго
gw-city-toledo = Толидо
gw-city-pittsburgh = Питсбург
gw-city-philadelphia = Филадельфия
gw-city-new_york = Нью-Йорк
gw-master-objective_pairs = 3 ПО за каждые 2 карточки в вашей зоне целей
gw-master-certificate_pairs = 3 ПО за каждые 2 сертификата
gw-master-bandit_pairs = 3 ПО за пару из зелёного и оранжевого бандита
gw-master-hazard_pairs = 3 ПО за каждые 2 опасности
gw-master-workers = 1 ПО за каждого рабочего
gw-master-station_pairs = 3 ПО за каждые 2 ваши станции
gw-master-buildings = 2 ПО за каждую вашу постройку на пути
gw-master-two_certificates = без очков в конце
gw-master-twelve_dollars = без очков в конце
gw-breed-criollo = Креоль{"\u00AD"}ская
gw-breed-santa_gertrudis = С.-гертруда
gw-breed-pineywoods = Пайн{"\u00AD"}вудс
gw-breed-galloway = Гал{"\u00AD"}ловей
gw-breed-black_angus = Ангус
gw-breed-longhorn = Лонг{"\u00AD"}хорн
gw-breed-corriente = Кор{"\u00AD"}риенте
gw-breed-shorthorn = Шорт{"\u00AD"}горн
gw-breed-hereford = Гере{"\u00AD"}форд
gw-card-simmental_calf = Телёнок
gw-card-simmental_heifer = Тёлка
gw-card-simmental_cow = Симмен{"\u00AD"}тал
gw-letter-criollo = К
gw-letter-santa_gertrudis = С
gw-letter-pineywoods = П
gw-letter-galloway = Г
gw-task-building = { $count ->
         [one] { $count } постройка на пути
         [few] { $count } постройки на пути
        *[other] { $count } построек на пути
    }
gw-task-station = { $count ->
         [one] { $count } станция
         [few] { $count } станции
        *[other] { $count } станций
    }
gw-task-hazard = { $count ->
         [one] { $count } опасность
         [few] { $count } опасности
        *[other] { $count } опасностей
    }
gw-task-green_bandit = { $count ->
         [one] { $count } зелёный бандит
         [few] { $count } зелёных бандита
        *[other] { $count } зелёных бандитов
    }
gw-task-orange_bandit = { $count ->
         [one] { $count } оранжевый бандит
         [few] { $count } оранжевых бандита
        *[other] { $count } оранжевых бандитов
    }
gw-task-value3 = { $count ->
         [one] { $count } корова ценности 3
         [few] { $count } коровы ценности 3
        *[other] { $count } коров ценности 3
    }
gw-task-shorthorn = { $count ->
         [one] { $count } шортгорн
         [few] { $count } шортгорна
        *[other] { $count } шортгорнов
    }
gw-task-hereford = { $count ->
         [one] { $count } герефорд
         [few] { $count } герефорда
        *[other] { $count } герефордов
    }
gw-task-new_york = { $count ->
         [one] { $count } диск в Нью-Йорке
        *[other] { $count } диска в Нью-Йорке
    }

## Значки словами

gw-e-money = получите { $count } $
gw-e-pay = заплатите { $count } $
gw-e-discard = сбросьте { $kind }
gw-e-money-per = получите { $count } $ × число { $what }
gw-e-cert = { $count ->
         [one] { $count } сертификат
         [few] { $count } сертификата
        *[other] { $count } сертификатов
    }
gw-e-cert-max = сертификаты до лимита
gw-e-bandit-pairs = за пару бандитов двух цветов: сертификатов { $certificates } и { $count } $
gw-e-permanent-cert = { $count ->
         [one] { $count } постоянный сертификат
         [few] { $count } постоянных сертификата
        *[other] { $count } постоянных сертификатов
    }
gw-e-engine = паровоз вперёд до { $count }
gw-e-engine-what = паровоз вперёд на число { $what }
gw-e-engine-back = паровоз назад на { $count }
gw-e-engine-back-any = паровоз назад на 1 или больше
gw-e-herder =
    пастух идёт дальше, до { $count ->
         [one] { $count } шага
        *[other] { $count } шагов
    }, и действует там
gw-e-herder-free =
    пастух проходит до { $count ->
         [one] { $count } шага
        *[other] { $count } шагов
    } бесплатно, без действий
gw-e-hire = наймите рабочего
gw-e-hire-at = наймите рабочего, цена { $by }
gw-e-build = постройте: { $count } $ за каждого нужного строителя
gw-e-buy-cattle = купите скот
gw-e-hazard = уберите опасность за { $count } $
gw-e-hazard-free = уберите опасность бесплатно
gw-e-bounty = получите награду за бандита
gw-e-aux = одиночное или двойное вспомогательное действие
gw-e-objective-discard = карточка цели в сброс
gw-e-objective-hand = карточка цели на руку
gw-e-exchange-token = жетон обмена
gw-e-draw-discard =
    { $count ->
        [one] возьмите { $count } карточку и сбросьте одну
       *[other] возьмите до { $count } карточек и сбросьте столько же
    }
gw-e-draw-discard-what = возьмите карточек по числу { $what } и сбросьте столько же
gw-e-trash-hand-card = { $count ->
         [one] удалите карточку с руки из игры
        *[other] удалите до { $count } карточек с руки из игры
    }
gw-e-adjacent-building = выполните действия соседней постройки
gw-e-upgrade-station-behind = улучшите станцию позади паровоза
gw-e-extraordinary-delivery = внеочередная доставка
gw-kind-criollo = креольскую корову
gw-kind-galloway = галловейскую корову
gw-kind-pineywoods = корову «Пайнвудс»
gw-kind-santa_gertrudis = корову «Санта-гертруда»
gw-kind-any_cattle = любую корову
gw-kind-same_breed_pair = две коровы одной породы
gw-kind-value3 = корову ценности 3
gw-kind-objective = карточку цели
gw-what-engineers = ваших инженеров
gw-what-builders = ваших строителей
gw-what-cowboys = ваших ковбоев
gw-what-own_buildings_in_woods = ваших построек в лесу
gw-what-own_hazards = ваших опасностей
gw-what-own_stations = ваших станций

## Виды ходов

gw-kindof-place = Поставить пастуха
gw-kindof-move = Пути пастуха
gw-kindof-local = Действия локации
gw-kindof-aux = Вспомогательные действия
gw-kindof-play = Сыграть цель
gw-kindof-use = Мгновенные действия
gw-kindof-hire = Нанять
gw-kindof-buy = Купить скот
gw-kindof-more = Пополнить рынок скота
gw-kindof-engine = Паровоз вперёд
gw-kindof-back = Паровоз назад
gw-kindof-upgrade = Улучшить станцию
gw-kindof-master = Начальник станции
gw-kindof-disc = Снять диск
gw-kindof-recall = Переставить диск со станции
gw-kindof-objective = Взять цель
gw-kindof-blind = Взять цель не глядя
gw-kindof-build = Построить
gw-kindof-bounty = Награды за бандитов
gw-kindof-clear = Убрать опасность
gw-kindof-discard = Сбросить
gw-kindof-trash = Удалить из игры
gw-kindof-draw = Взять карточки
gw-kindof-copy = Соседняя постройка
gw-kindof-foresight = Прогноз
gw-kindof-certificates = Сертификаты
gw-kindof-raise = Вырастить скот
gw-kindof-deliver = Доставка
gw-kindof-done = Дальше
gw-kindof-decline = Отказаться
gw-kindof-exchange = Жетон обмена
gw-do-place = Поставить
gw-do-move = Идти
gw-do-local = Выполнить
gw-do-aux = Выполнить
gw-do-play = Сыграть
gw-do-use = Выполнить
gw-do-hire = Нанять
gw-do-buy = Купить
gw-do-more = Открыть две карточки
gw-do-engine = Ехать
gw-do-back = Ехать назад
gw-do-upgrade = Улучшить
gw-do-master = Взять
gw-do-disc = Снять диск
gw-do-recall = Переставить
gw-do-objective = Взять
gw-do-blind = Взять не глядя
gw-do-build = Построить
gw-do-bounty = Взять награду
gw-do-clear = Убрать
gw-do-discard = Сбросить
gw-do-trash = Удалить
gw-do-draw = Взять
gw-do-copy = Выбрать
gw-do-foresight = Выбрать
gw-do-certificates = Потратить
gw-do-raise = Вырастить
gw-do-deliver = Доставить
gw-do-done = Дальше
gw-do-decline = Отказаться
gw-do-exchange = Обменять

## Что впереди

gw-step-first-discard = сброс
gw-step-place-herder = пастух
gw-step-move = путь
gw-step-herder = путь
gw-step-free-move = путь
gw-step-location = место
gw-step-stop = место
gw-step-auxiliary = вспомогательное
gw-step-immediate = сразу
gw-step-pay-card = цена
gw-step-hire = наём
gw-step-cattle = скот
gw-step-build = стройка
gw-step-bounty = награда
gw-step-hazard = опасность
gw-step-engine = паровоз
gw-step-engine-back = назад
gw-step-engine-any = назад
gw-step-engine-return = назад
gw-step-upgrade = станция
gw-step-upgrade-behind = станция
gw-step-station-master = начальник
gw-step-objective = цель
gw-step-foresight = прогноз
gw-step-certificates = доход
gw-step-raise = телята
gw-step-deliver = доставка
gw-step-disc = диск
gw-step-draw = карточки
gw-step-discard = сброс
gw-step-trash = удаление
gw-step-copy = соседи
gw-step-end-turn = конец хода
gw-step-move-herder = путь
gw-step-herder-action = путь
gw-step-use-building = место
gw-step-stop-here = место
gw-step-copy-building = соседи
gw-step-effect = действие
gw-step-pay-second = цена
gw-step-choose-auxiliary = вспомогательное
gw-step-buy-cattle = скот
gw-step-turn-up-cattle = рынок
gw-step-take-bounty = награда
gw-step-remove-hazard = опасность
gw-step-move-engine = паровоз
gw-step-back-any = назад
gw-step-return-engine = назад
gw-step-engine-stops = станция
gw-step-take-master = начальник
gw-step-gain-objective = цель
gw-step-show-objective = цель
gw-step-draw-objective = цель
gw-step-income = доход
gw-step-raise-cattle = телята
gw-step-fill-foresight = прогноз
gw-step-take-disc = диск
gw-step-city-reached = город
gw-step-pay-transport = перевозка
gw-step-draw-count = карточки
gw-step-draw-card = карточки
gw-step-discard-drawn = сброс
gw-step-trash-cards = удаление

## Подсказчик первой партии

gw-guide-over = Партия окончена
    .do = Таблица очков показывает, откуда взялось каждое очко.
    .think = Посмотрите, на чём выросли соперники: скот, постройки, города, цели.
gw-guide-welcome = Перегон скота
    .do = Раз за разом вы ведёте стадо по пути слева направо и обратно, в Канзас-Сити, а оттуда поездом в город.
    .think = Ход прост: пройти, выполнить действия локации, добрать карточки. Наведите указатель на любой значок: он объяснит себя.
gw-guide-first-discard = Лишние карточки
    .do = Перед первым ходом оставьте на руке четыре карточки.
    .think = Оставьте разные породы: повторы не дают дохода.
gw-guide-place = Откуда начать
    .do = Поставьте пастуха на любую нейтральную постройку и сразу выполните её действия.
    .think = A нанимает, B строит, E продаёт скот: решите, с чего начнёте.
gw-guide-foresight = Прогноз
    .do = Выберите один из двух жетонов; он сразу ляжет на путь или на рынок труда.
    .think = Рабочего выбирайте, если есть на что нанять; бандиты и опасности — это и плата, и награды.
gw-guide-income = Доход
    .do = Карточки разных пород складываются: сейчас { $breeding }. Сертификаты добавляют по 1.
    .think = Потраченные сертификаты уходят. Смотрите, до какого города их хватит.
gw-guide-deliver = Доставка
    .do = Выберите город, до которого хватает ценности. Свой диск там может лежать только раз.
    .think = Красные кресты между паровозом и городом стоят по доллару. Канзас-Сити даёт 4 $, но отнимает 6 очков.
gw-guide-disc = Какой диск снять
    .do = Снятый с планшета диск открывает под собой что-то новое навсегда.
    .think = Тёмные кольца дороже и лучше: шаги, рука, шесть сертификатов. Для них нужен город с тёмным углом.
gw-guide-hire = Рабочие
    .do = Наймите рабочего с рынка труда по цене столбца.
    .think = Ковбои удешевляют скот, строители строят, инженеры ведут паровоз. Начните с одного ремесла.
gw-guide-cattle = Скот
    .do = Купленная карточка ляжет в сброс и придёт на руку позже.
    .think = Чем больше ковбоев заняты покупкой, тем она дешевле.
gw-guide-build = Стройка
    .do = Выберите постройку, потом клетку. Она ваша: действия доступны только вам.
    .think = Руки на крыше собирают плату с проходящих. Стройте там, где вы ходите часто.
gw-guide-engine = Паровоз
    .do = Паровоз едет вперёд на столько клеток, сколько у вас инженеров, или меньше.
    .think = Объезд даёт право улучшить станцию. Далеко уехавший паровоз удешевляет перевозку.
gw-guide-upgrade = Станция
    .do = Заплатите и положите на станцию диск со своего планшета.
    .think = Это очки и ещё одно открытое место на планшете.
gw-guide-master = Начальник станции
    .do = Отдайте рабочего и получите жетон начальника.
    .think = Он даёт сразу что-то полезное и очки в конце; рабочий уходит навсегда.
gw-guide-objective = Цель
    .do = Карточка цели ложится в сброс и потом приходит на руку.
    .think = Сыгранная цель обязывает: не выполнили — потеряли очки.
gw-guide-bounty = Бандиты
    .do = Снимите бандита и получите награду, напечатанную под ним.
    .think = Пары зелёных и оранжевых нужны целям и одному из начальников.
gw-guide-hazard = Опасность
    .do = Заплатите и уберите опасность с пути: это очки.
    .think = Опасность на вашем пути стоит денег при каждом проходе.
gw-guide-pay-card = Сбросить карточку
    .do = Выберите подсвеченную карточку на руке.
    .think = Сбрасывайте слабые и повторные: до Канзас-Сити руку лучше собрать из разных пород.
gw-guide-move = Путь
    .do = Подсвечены все места, куда можно дойти; число в кружке — шаги.
    .think = Пустые клетки не считаются шагами. Нейтральные и свои постройки дают действия, чужие — только вспомогательное.
gw-guide-toll = Плата за проход
    .do = Зелёная и чёрная рука — это плата за проход: владельцу или в банк.
    .think = Красная сумма у места — плата за всю дорогу туда. Если денег меньше, вы платите сколько есть.
gw-guide-kansas = Канзас-Сити рядом
    .do = Сейчас рука с сертификатами стоит { $count }.
    .think = Если на руке повторы, сначала сбросьте их по дороге за деньги.
gw-guide-location = Действия локации
    .do = Выполните действия постройки в любом порядке, каждое не больше раза.
    .think = Либо вместо всех них — одно одиночное вспомогательное действие.
gw-guide-stop = Чужое место
    .do = Здесь доступно только одно вспомогательное действие.
    .think = Какие у вас есть, видно на планшете внизу.
gw-guide-aux = Вспомогательные действия
    .do = Одиночное стоит и даёт меньше, двойное — вдвое больше.
    .think = Новые действия и удвоения открывают снятые диски.
gw-guide-play = Сыграть цель
    .do = Цель с руки можно сыграть в свой ход: она сразу даёт своё действие.
    .think = Сыграйте её, когда верите, что выполните.
gw-guide-token = Жетон обмена
    .do = Жетон вверху: возьмите до двух карточек и сбросьте столько же.
    .think = Лучше всего — перед Канзас-Сити, чтобы собрать разные породы.
gw-guide-end-turn = Конец хода
    .do = Последний случай сыграть цель или обменять карточки; потом добор до лимита руки.
    .think = Если нечего делать, просто закончите ход.
gw-guide-market = Рынок пополнен
    .do = Жетон рынка труда перешёл границу: на рынок скота вышли новые карточки.
    .think = Теперь выбор шире: время покупать.
gw-guide-last = Последние ходы
    .do = Жетон рынка труда ушёл с последнего столбца: у остальных ещё по одному ходу.
    .think = Доберите очки, которые лежат рядом.
