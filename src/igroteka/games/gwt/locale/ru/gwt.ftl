### Великий западный путь. Имена игроков не склоняются; жетоны, карточки и места передаются под именами из gwt.toml.

## Названия, как в gwt.toml

term-trail = Путь
term-location = Локация
term-hazard_zone = Зона опасности
term-bandit_zone = Зона бандитов
term-job_market = Рынок труда
term-job_market_token = Жетон рынка труда
term-cattle_market = Рынок скота
term-railroad = Железнодорожный путь
term-turnout = Клетка объезда
term-station = Железнодорожная станция
term-station_master = Начальник станции
term-foresight = Клетки прогноза
term-kansas_city_supply = Запас Канзас-Сити
term-objective_display = Основные цели игры
term-objective_area = Зона персональных целей
term-worker_section = Зона рабочих
term-auxiliary_section = Зона вспомогательных действий
term-certificate_track = Поле сертификатов
term-temporary_certificate = Временный сертификат
term-permanent_certificate = Постоянный сертификат
term-breeding_value = Племенная ценность
term-herd_deck = Колода стада
term-draw_stack = Стопка карточек
term-discard_pile = Сброс
term-hand = Рука
term-herder = Пастух
term-engine = Паровоз
term-disc = Диск игрока
term-exchange_token = Жетон обмена
term-bank = Банк
term-dollar = Доллар
term-victory_point = Победное очко

# Этапы и действия.
deed-phase_a = Этап A: движение
deed-phase_b = Этап B: действия локации
deed-phase_c = Этап C: добор карточек
deed-place_herder = Поставить пастуха
deed-move_herder = Передвинуть пастуха
deed-pay_hand_fee = Оплатить проход
deed-local_action = Действие локации
deed-risk_action = Дополнительное действие
deed-auxiliary_single = Одиночное вспомогательное действие
deed-auxiliary_double = Двойное вспомогательное действие
deed-immediate_action = Мгновенное действие
deed-delivery_action = Действие доставки
deed-hire_worker = Нанять рабочего
deed-buy_cattle = Купить скот
deed-add_market_cards = Добавить карточки на рынок
deed-move_engine = Передвинуть паровоз вперёд
deed-move_engine_back = Передвинуть паровоз назад
deed-upgrade_station = Улучшить станцию
deed-take_station_master = Взять начальника станции
deed-place_building = Поставить постройку
deed-replace_building = Заменить постройку
deed-gain_objective = Получить карточку цели
deed-play_objective = Сыграть карточку цели
deed-collect_bounty = Получить награду за бандита
deed-remove_hazard = Убрать опасность
deed-use_exchange_token = Использовать жетон обмена
deed-foresight_1 = Прогноз 1
deed-foresight_2 = Прогноз 2
deed-foresight_3 = Прогноз 3
deed-income = Доход
deed-raise_simmental = Вырастить симментальский скот
deed-delivery = Доставка
deed-extraordinary_delivery = Внеочередная доставка
deed-take_disc = Снять диск
deed-pay_transport = Оплатить доставку
deed-discard = Сбросить
deed-decline = Отказаться

# Рабочий; внутри предложения; кого нанимают.
craft-cowboy = Ковбой
    .inline = ковбой
    .object = ковбоя
craft-builder = Строитель
    .inline = строитель
    .object = строителя
craft-engineer = Инженер
    .inline = инженер
    .object = инженера

hazard-flood = Наводнение
    .inline = наводнение
    .object = наводнение
hazard-drought = Засуха
    .inline = засуха
    .object = засуху
hazard-rockfall = Камнепад
    .inline = камнепад
    .object = камнепад

bandit-green = Зелёный бандит
    .inline = зелёный бандит
    .object = зелёного бандита
bandit-orange = Оранжевый бандит
    .inline = оранжевый бандит
    .object = оранжевого бандита

hand-green = Зелёная рука
    .inline = зелёная рука
hand-black = Чёрная рука
    .inline = чёрная рука

# Породы.
breed-criollo = Креольская
breed-santa_gertrudis = Санта-гертруда
breed-pineywoods = Пайнвудс
breed-galloway = Галловейская
breed-black_angus = Абердин-ангус
breed-longhorn = Лонгхорн
breed-corriente = Корриенте
breed-shorthorn = Шортгорнская
breed-hereford = Герефордская
breed-simmental = Симментальская

# Карточки скота: название; что сбрасывают или покупают; две сразу.
card-criollo = Креольская
    .object = креольскую карточку
card-santa_gertrudis = Санта-гертруда
    .object = карточку «Санта-гертруда»
card-pineywoods = Пайнвудс
    .object = карточку «Пайнвудс»
card-galloway = Галловейская
    .object = галловейскую карточку
card-black_angus = Абердин-ангус
    .object = карточку «Абердин-ангус»
    .two = две карточки «Абердин-ангус»
card-longhorn = Лонгхорн
    .object = карточку «Лонгхорн»
    .two = две карточки «Лонгхорн»
card-corriente = Корриенте
    .object = карточку «Корриенте»
    .two = две карточки «Корриенте»
card-shorthorn3 = Шортгорнская (3 очка)
    .object = шортгорнскую карточку (3 очка)
    .two = две шортгорнские карточки (по 3 очка)
card-shorthorn4 = Шортгорнская (4 очка)
    .object = шортгорнскую карточку (4 очка)
    .two = две шортгорнские карточки (по 4 очка)
card-shorthorn5 = Шортгорнская (5 очков)
    .object = шортгорнскую карточку (5 очков)
    .two = две шортгорнские карточки (по 5 очков)
card-hereford5 = Герефордская (5 очков)
    .object = герефордскую карточку (5 очков)
card-hereford6 = Герефордская (6 очков)
    .object = герефордскую карточку (6 очков)
card-hereford7 = Герефордская (7 очков)
    .object = герефордскую карточку (7 очков)
card-simmental_calf = Симментальский телёнок
    .object = симментальского телёнка
card-simmental_heifer = Симментальская тёлка
    .object = симментальскую тёлку
card-simmental_cow = Симментальская корова
    .object = симментальскую корову

# Карточки целей: название; внутри предложения; что берут, играют или сбрасывают.
card-money_BOO = Цель: постройка, 2 оранжевых бандита
    .inline = цель «постройка, 2 оранжевых бандита» (2 доллара)
    .object = цель «постройка, 2 оранжевых бандита» (2 доллара)
card-money_BGO = Цель: постройка, зелёный бандит, оранжевый бандит
    .inline = цель «постройка, зелёный бандит, оранжевый бандит» (2 доллара)
    .object = цель «постройка, зелёный бандит, оранжевый бандит» (2 доллара)
card-money_4HH = Цель: шортгорн, 2 опасности
    .inline = цель «шортгорн, 2 опасности» (2 доллара)
    .object = цель «шортгорн, 2 опасности» (2 доллара)
card-money_SSH = Цель: 2 станции, опасность
    .inline = цель «2 станции, опасность» (2 доллара)
    .object = цель «2 станции, опасность» (2 доллара)
card-money_333B = Цель: 3 карточки скота ценности 3, постройка
    .inline = цель «3 карточки скота ценности 3, постройка» (2 доллара)
    .object = цель «3 карточки скота ценности 3, постройка» (2 доллара)
card-aux_NY = Цель: Нью-Йорк
    .inline = цель «Нью-Йорк» (вспомогательное действие)
    .object = цель «Нью-Йорк» (вспомогательное действие)
card-draw_BBH = Цель: 2 постройки, опасность
    .inline = цель «2 постройки, опасность» (обмен до 3 карточек)
    .object = цель «2 постройки, опасность» (обмен до 3 карточек)
card-draw_SGO = Цель: станция, зелёный бандит, оранжевый бандит
    .inline = цель «станция, зелёный бандит, оранжевый бандит» (обмен до 3 карточек)
    .object = цель «станция, зелёный бандит, оранжевый бандит» (обмен до 3 карточек)
card-draw_5H = Цель: герефорд, опасность
    .inline = цель «герефорд, опасность» (обмен до 3 карточек)
    .object = цель «герефорд, опасность» (обмен до 3 карточек)
card-draw_SGG = Цель: станция, 2 зелёных бандита
    .inline = цель «станция, 2 зелёных бандита» (обмен до 3 карточек)
    .object = цель «станция, 2 зелёных бандита» (обмен до 3 карточек)
card-draw_333S = Цель: 3 карточки скота ценности 3, станция
    .inline = цель «3 карточки скота ценности 3, станция» (обмен до 3 карточек)
    .object = цель «3 карточки скота ценности 3, станция» (обмен до 3 карточек)
card-engine_44SG = Цель: 2 шортгорна, станция, зелёный бандит
    .inline = цель «2 шортгорна, станция, зелёный бандит» (паровоз до 2 вперёд)
    .object = цель «2 шортгорна, станция, зелёный бандит» (паровоз до 2 вперёд)
card-engine_345 = Цель: скот ценности 3, шортгорн, герефорд
    .inline = цель «скот ценности 3, шортгорн, герефорд» (паровоз до 2 вперёд)
    .object = цель «скот ценности 3, шортгорн, герефорд» (паровоз до 2 вперёд)
card-engine_BBGG = Цель: 2 постройки, 2 зелёных бандита
    .inline = цель «2 постройки, 2 зелёных бандита» (паровоз до 2 вперёд)
    .object = цель «2 постройки, 2 зелёных бандита» (паровоз до 2 вперёд)
card-engine_BOHH = Цель: постройка, оранжевый бандит, 2 опасности
    .inline = цель «постройка, оранжевый бандит, 2 опасности» (паровоз до 3 вперёд)
    .object = цель «постройка, оранжевый бандит, 2 опасности» (паровоз до 3 вперёд)
card-engine_SSHH = Цель: 2 станции, 2 опасности
    .inline = цель «2 станции, 2 опасности» (паровоз до 3 вперёд)
    .object = цель «2 станции, 2 опасности» (паровоз до 3 вперёд)
card-move_BBHH = Цель: 2 постройки, 2 опасности
    .inline = цель «2 постройки, 2 опасности» (переход до 3 шагов)
    .object = цель «2 постройки, 2 опасности» (переход до 3 шагов)
card-move_SSOO = Цель: 2 станции, 2 оранжевых бандита
    .inline = цель «2 станции, 2 оранжевых бандита» (переход до 3 шагов)
    .object = цель «2 станции, 2 оранжевых бандита» (переход до 3 шагов)
card-move_345 = Цель: скот ценности 3, шортгорн, герефорд
    .inline = цель «скот ценности 3, шортгорн, герефорд» (переход до 3 шагов)
    .object = цель «скот ценности 3, шортгорн, герефорд» (переход до 3 шагов)
card-move_34HH = Цель: скот ценности 3, шортгорн, 2 опасности
    .inline = цель «скот ценности 3, шортгорн, 2 опасности» (переход до 3 шагов)
    .object = цель «скот ценности 3, шортгорн, 2 опасности» (переход до 3 шагов)
card-move_SSBB = Цель: 2 станции, 2 постройки
    .inline = цель «2 станции, 2 постройки» (переход до 3 шагов)
    .object = цель «2 станции, 2 постройки» (переход до 3 шагов)
card-start_34B = Стартовая цель: скот ценности 3, шортгорн, постройка
    .inline = стартовая цель «скот ценности 3, шортгорн, постройка»
    .object = стартовую цель «скот ценности 3, шортгорн, постройка»
card-start_SSG = Стартовая цель: 2 станции, зелёный бандит
    .inline = стартовая цель «2 станции, зелёный бандит»
    .object = стартовую цель «2 станции, зелёный бандит»
card-start_BBH = Стартовая цель: 2 постройки, опасность
    .inline = стартовая цель «2 постройки, опасность»
    .object = стартовую цель «2 постройки, опасность»
card-start_OHH = Стартовая цель: оранжевый бандит, 2 опасности
    .inline = стартовая цель «оранжевый бандит, 2 опасности»
    .object = стартовую цель «оранжевый бандит, 2 опасности»

# Задания карточек целей.
task-building = 1 ваша постройка на пути
task-station = 1 ваш диск на станции
task-hazard = 1 жетон опасности
task-green_bandit = 1 зелёный бандит
task-orange_bandit = 1 оранжевый бандит
task-value3 = 1 карточка скота ценности 3 в колоде
task-shorthorn = 1 шортгорнская карточка в колоде
task-hereford = 1 герефордская карточка в колоде
task-new_york = 1 ваш диск в Нью-Йорке

# Города; куда доставляют.
city-kansas_city = Канзас-Сити
    .to = в Канзас-Сити
city-fulton = Фултон
    .to = в Фултон
city-st_louis = Сент-Луис
    .to = в Сент-Луис
city-bloomington = Блумингтон
    .to = в Блумингтон
city-peoria = Пеория
    .to = в Пеорию
city-chicago = Чикаго
    .to = в Чикаго
city-toledo = Толидо
    .to = в Толидо
city-pittsburgh = Питсбург
    .to = в Питсбург
city-philadelphia = Филадельфия
    .to = в Филадельфию
city-new_york = Нью-Йорк
    .to = в Нью-Йорк

station-name = Станция { $number }
    .to = на станцию { $number }

# Начальники станций: название и очки в конце игры.
master-objective_pairs = Цели
    .text = 3 ПО за каждые 2 карточки в вашей зоне целей, выполненные или нет
master-certificate_pairs = Сертификаты
    .text = 3 ПО за каждые 2 сертификата, временных и постоянных вместе
master-bandit_pairs = Бандиты
    .text = 3 ПО за пару из 1 зелёного и 1 оранжевого бандита
master-hazard_pairs = Опасности
    .text = 3 ПО за каждые 2 жетона опасности любого типа
master-workers = Рабочие
    .text = 1 ПО за каждого рабочего на планшете, включая 3 напечатанных
master-station_pairs = Станции
    .text = 3 ПО за каждые 2 станции с вашим диском
master-buildings = Постройки
    .text = 2 ПО за каждую вашу частную постройку на пути
master-two_certificates = Два постоянных сертификата
    .text = без очков
master-twelve_dollars = Двенадцать долларов
    .text = без очков

# Клетки дисков: название; что даёт снятый диск.
disc-aux_money_2x = Второй доллар
    .help = Вспомогательное действие «Получить деньги» можно удвоить: 2 доллара.
disc-aux_draw_2x = Второй обмен карточки
    .help = Вспомогательное действие «Обменять карточку» можно удвоить: взять 2 и сбросить 2.
disc-aux_cert_1x = Сертификат: одиночное действие
    .help = Открывает вспомогательное действие: 1 доллар и паровоз на 1 назад за сертификат; без обоих дисков его можно удвоить.
disc-aux_cert_2x = Сертификат: двойное действие
    .help = Открывает вспомогательное действие: 1 доллар и паровоз на 1 назад за сертификат; без обоих дисков его можно удвоить.
disc-aux_engine_1x = Паровоз: одиночное действие
    .help = Открывает вспомогательное действие: 1 доллар за паровоз на 1 вперёд; без обоих дисков его можно удвоить.
disc-aux_engine_2x = Паровоз: двойное действие
    .help = Открывает вспомогательное действие: 1 доллар за паровоз на 1 вперёд; без обоих дисков его можно удвоить.
disc-aux_trash_1x = Удаление карточки: одиночное действие
    .help = Открывает вспомогательное действие: паровоз на 1 назад, 1 доллар и удалить карточку с руки; без обоих дисков его можно удвоить.
disc-aux_trash_2x = Удаление карточки: двойное действие
    .help = Открывает вспомогательное действие: паровоз на 1 назад, 1 доллар и удалить карточку с руки; без обоих дисков его можно удвоить.
disc-step_left = Больше шагов (левая клетка)
    .help = Лимит шагов растёт, и вы сразу получаете 3 доллара.
disc-step_right = Больше шагов (правая клетка)
    .help = Лимит шагов растёт на 1, а в конце игры это 3 очка.
disc-hand_left = Лимит руки +1 (левая клетка)
    .help = Вы добираете на одну карточку больше; снять диск стоит 5 долларов.
disc-hand_right = Лимит руки +1 (правая клетка)
    .help = Вы добираете на одну карточку больше; снять диск стоит 5 долларов.
disc-cert_4 = 4 сертификата
    .help = Можно иметь до 4 временных сертификатов.
disc-cert_6 = 6 сертификатов
    .help = Можно иметь до 6 временных сертификатов, если снят и диск с клетки 4.

# Вспомогательные действия.
aux-money = Получить деньги
aux-draw = Обменять карточку
aux-cert = Получить сертификат
aux-engine = Передвинуть паровоз
aux-trash = Удалить карточку из игры

# Клетки пути.
node-start = Начало пути
node-neutral = Клетка нейтральной постройки { $id }
node-building = Клетка постройки { $id }
node-hazard = Клетка опасности { $number }
node-bandit = Клетка бандитов { $number }
node-kansas_city = Канзас-Сити

# Постройки: название; внутри предложения; что ставят.
building-neutral = Нейтральная постройка { $id }
    .inline = нейтральная постройка { $id }
    .object = нейтральную постройку { $id }
building-private = Постройка { $id }
    .inline = постройка { $id }
    .object = постройку { $id }

colour-red = Красный
colour-blue = Синий
colour-white = Белый
colour-orange = Оранжевый

corner-white = белые уголки
    .help = Диск с клетки с белыми уголками можно поставить на любой город или станцию.
corner-dark = тёмные уголки
    .help = Диск с клетки с тёмными уголками можно поставить только на город или станцию с тёмными уголками.

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

## Жетоны и места

# Жетон внутри предложения; что выбирают, берут или убирают.
tile-worker =
    { $craft ->
        [cowboy] ковбой
        [builder] строитель
       *[engineer] инженер
    }
    .object =
        { $craft ->
            [cowboy] ковбоя
            [builder] строителя
           *[engineer] инженера
        }
tile-bandit =
    { $colour ->
        [green] зелёный бандит
       *[orange] оранжевый бандит
    }
    .object =
        { $colour ->
            [green] зелёного бандита
           *[orange] оранжевого бандита
        }
hazard-word =
    { $zone ->
        [flood] наводнение
        [drought] засуха
       *[rockfall] камнепад
    }
hazard-object =
    { $zone ->
        [flood] наводнение
        [drought] засуху
       *[rockfall] камнепад
    }
hazard-of =
    { $zone ->
        [flood] наводнения
        [drought] засухи
       *[rockfall] камнепада
    }
hand-word =
    { $hand ->
        [green] зелёная рука
       *[black] чёрная рука
    }
tile-hazard = { hazard-word } ({ point-count }, { hand-word })
    .object = { hazard-object } ({ point-count }, { hand-word })

# Клетка: название; куда идут; где лежит.
place-start = начало пути
    .to = в начало пути
    .on = в начале пути
place-neutral = нейтральная клетка { $id }
    .to = на нейтральную клетку { $id }
    .on = на нейтральной клетке { $id }
place-building = клетка постройки { $id }
    .to = на клетку постройки { $id }
    .on = на клетке постройки { $id }
place-hazard = клетка { hazard-of } { $number }
    .to = на клетку { hazard-of } { $number }
    .on = на клетке { hazard-of } { $number }
place-bandit = клетка бандитов { $number }
    .to = на клетку бандитов { $number }
    .on = на клетке бандитов { $number }
place-kansas_city = Канзас-Сити
    .to = в Канзас-Сити
    .on = в Канзас-Сити

# Клетка с тем, что на ней лежит.
location-neutral = нейтральная постройка { $building }
    .to = к нейтральной постройке { $building }
    .on = на нейтральную постройку { $building }
location-own = ваша постройка { $building } на клетке { $id }
    .to = к вашей постройке { $building } на клетке { $id }
    .on = на вашу постройку { $building } на клетке { $id }
location-other = постройка { $building } ({ $owner }) на клетке { $id }
    .to = к постройке { $building } ({ $owner }) на клетке { $id }
    .on = на постройку { $building } ({ $owner }) на клетке { $id }

position-space = клетка { $number }
    .to = на клетку { $number }
position-turnout = объезд станции { $number }
    .to = в объезд станции { $number }
position-end = клетка { $number } со станцией { $station }
    .to = на клетку { $number } со станцией { $station }

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
    .help = Наймите одного рабочего из ряда выше жетона рынка труда по цене ряда с указанной поправкой.
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
    .help = Когда жетон рынка труда покидает этот ряд, рынок скота пополняют.
sign-end = Конец игры
    .help = Когда жетон рынка труда покидает этот ряд, у всех остальных остаётся по одному ходу.
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
effect-points = { point-count }
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
effect-woods = лес
effect-risk = дополнительное действие
effect-master = начальник станции: { $master }

## Что можно сказать: название вида, действие целиком, вариант с тем, что известно за столом

action-place = Поставить пастуха
    .full = Поставить пастуха на нейтральную клетку { $id }
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
    .full = Нанять { $worker } из ряда { $row }
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
    .full = Поставить постройку { $number } на клетку { $id }
    .option = Поставить постройку { $building } на клетку { $id }
    .option-replace = Заменить постройку { $old } на клетке { $id } постройкой { $building }
    .heading = Поставить постройку { $building }
action-bounty = Получить награду за бандита
    .full = Получить награду с клетки бандитов { $number }
    .option = Получить награду за { $tile } на клетке { $number }
action-clear = Убрать опасность
    .full = Убрать опасность { $place }
    .option = Убрать { $tile }, клетка { $id }
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
action-certificates = Использовать сертификаты
    .full =
        { $count ->
            [0] Не использовать сертификаты
           *[other] Использовать { certificate-count }
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
            [location] Больше здесь ничего не делать
            [cattle] Больше не покупать
            [raise] Больше никого не растить
            [end-turn] Закончить ход
           *[other] Готово
        }
action-decline = Отказаться
    .option =
        { $decision ->
            [free-move] Остаться на месте
            [hire] Никого не нанимать
            [engine] Паровоз не двигать
            [upgrade] Станцию не улучшать
            [upgrade-behind] Станцию не улучшать
            [station-master] Начальника не брать
            [objective] Карточку не брать
            [build] Ничего не ставить
            [trash] Ничего не удалять
            [draw] Карточек не брать
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

## Что произошло

event-first-player = Первым ходит { $name }
event-board-laid = Поле разложено
event-supplied = Вначале у игрока { $name }: { $price } и { card-count }
event-starter-dealt = { $name } получает { $card }
event-turn-began = Ходит { $name }
event-placed-herder = { $name } ставит пастуха { $to }
event-moved = { $name } ведёт пастуха { $to }: { $steps }
    .paid = { $name } ведёт пастуха { $to }: { $steps }, за проход { $price }
event-fee-paid = { $name } платит игроку { $other } { $price }
event-moved-freely = { $name } бесплатно ведёт пастуха { $to }
event-used-local = { $name } выполняет действие { $local } { $on }
    .risk = { $name } выполняет дополнительное действие { $on }
event-used-aux =
    { $form ->
        [single] { $name }, вспомогательное действие: { $effects }
       *[double] { $name }, двойное вспомогательное действие: { $effects }
    }
event-used-immediate = { $name }, мгновенное действие: { $effects }
event-copied = { $name } повторяет постройку { $on }
event-drew-up =
    { $count ->
        [0] Этап C: { $name } ничего не берёт
       *[other] Этап C: { $name } добирает { $cards }
    }
event-gained = { $name } получает { $price }
event-paid = { $name } платит { $price }
event-certified = { $name }: теперь { $certificates }
event-token-gained = { $name } получает жетон обмена
event-exchanged = { $name } тратит жетон обмена на { $cards }
event-drew = { $name } берёт { $cards }
event-card-drawn = { $name } берёт { $card }
event-shuffled = { $name } перемешивает сброс ({ card-count }) в новую стопку
event-discarded = { $name } сбрасывает { $card }
event-trashed = { $name } удаляет из игры { $card }
event-bought = { $name } покупает { $cards } за { $price }
event-market-grew = Новый скот на рынке: { $shown }
event-objective-gained =
    { $hand ->
        [0] { $name } берёт { $card }
       *[other] { $name } берёт на руку { $card }
    }
event-objective-unseen = { $name } берёт карточку цели из стопки не глядя
event-display-grew = Открыта { $shown }
event-objective-played = { $name } играет { $card }
event-hired = { $name } нанимает { $worker } из ряда { $row } за { $price }
event-built = { $name } ставит постройку { $building } на клетку { $id } за { $price }
    .free = { $name } ставит постройку { $building } на клетку { $id }
event-replaced = { $name } заменяет постройку { $old } на клетке { $id }
event-bounty-taken = { $name } получает награду за { $object } на клетке { $bandit }
event-hazard-removed = { $name } убирает { $object } за { $price }
    .free = { $name } бесплатно убирает { $object }
event-engine-moved = { $name } ведёт паровоз { $position }
event-engine-back = { $name } отводит паровоз назад { $position }
event-upgraded = { $name } улучшает станцию { $station } за { $price }
event-disc-taken = { $name } снимает диск «{ $disc }»
    .gained = { $name } снимает диск «{ $disc }» и получает { $price }
    .paid = { $name } снимает диск «{ $disc }» и платит { $price }
event-disc-recalled = { $name } переставляет диск со станции { $station }
event-master-taken = { $name } оставляет { $worker } на станции { $station } и берёт начальника «{ $master }»
event-foreseen = { $name }, прогноз { $number }: { $tile } ложится { $to }
    .market = { $name }, прогноз { $number }: { $tile } идёт на рынок труда
    .gone = { $name }, прогноз { $number }: { $tile } выходит из игры
event-job-offered = Рынок труда: { $tile } в ряду { $row }
event-token-moved = Жетон рынка труда переходит в ряд { $row }
    .gone = Жетон рынка труда покидает рынок
event-foresight-grew = Новый жетон прогноза { $number }: { $tile }
event-income =
    { $certificates ->
        [0] { $name }: доход { $price } (племенная ценность { $breeding })
       *[other] { $name }: доход { $price } (племенная ценность { $breeding }, сертификаты { $certificates })
    }
event-showed =
    { $count ->
        [one] { $name } показывает { $card }
       *[other] { $name } показывает { $card } ×{ $count }
    }
event-raised = { $name } растит скот: { $shown }
event-delivered =
    { $transport ->
        [0] { $name } доставляет скот { $city }
       *[other] { $name } доставляет скот { $city }, перевозка { $price }
    }
event-without-disc = { $name } доставляет скот { $city } без диска
event-end-triggered = { $name } берёт жетон рынка труда: у остальных ещё по одному ходу
event-final = Итог. { $category }, { $name }: { point-count }
event-game-over = { $name } побеждает: { point-count }

## О чём спрашивают: название решения, вопрос тому, кто решает, строка для тех, кто ждёт

decision-first-discard = Сбросьте карточки
decision-place-herder = Поставьте пастуха
decision-move = Этап A: движение
decision-herder = Идите дальше
decision-free-move = Бесплатный переход
decision-location = Этап B: действия локации
decision-stop = Этап B: вспомогательное действие
decision-auxiliary = Вспомогательное действие
decision-immediate = Мгновенное действие
decision-hire = Наймите рабочего
decision-cattle = Купите скот
decision-engine = Паровоз вперёд
decision-engine-back = Паровоз назад
decision-engine-any = Внеочередная доставка
decision-engine-return = Конец железной дороги
decision-upgrade = Улучшите станцию
decision-upgrade-behind = Улучшите станцию
decision-station-master = Начальник станции
decision-disc = Снимите диск
decision-objective = Карточка цели
decision-build = Поставьте постройку
decision-bounty = Награда за бандита
decision-hazard = Уберите опасность
decision-pay-card = Сбросьте карточку в уплату
decision-discard = Сбросьте карточки
decision-trash = Удалите карточки
decision-draw = Возьмите карточки
decision-copy = Постройка 6b
decision-foresight = Прогноз
decision-certificates = Доход
decision-raise = Вырастите скот
decision-deliver = Доставка
decision-end-turn = Конец этапа B
decision-over = Партия окончена

question-first-discard = Первый ход: сбросьте ещё { card-object }, чтобы осталось 4
question-place-herder = Первый ход: поставьте пастуха на любую нейтральную постройку
question-move =
    { $count ->
        [one] Ваш ход: ведите пастуха на { step-count }
       *[other] Ваш ход: ведите пастуха, от 1 до { step-of }
    }
question-herder =
    { $count ->
        [one] Ведите пастуха на { step-count } и используйте новую локацию
       *[other] Ведите пастуха, от 1 до { step-of }, и используйте новую локацию
    }
question-free-move = Ведите пастуха до { step-of } без платы или оставьте на месте
question-location = { $building }: используйте её действия или одно вспомогательное
    .more = { $building }: ещё одно действие или конец этапа
    .copied = Постройка 6b повторяет: { $building }. Выберите действие или закончите
question-stop = { $location }: выполните одно вспомогательное действие
question-auxiliary = Выполните вспомогательное действие, одиночное или двойное
question-immediate = Мгновенное действие, сейчас или никогда: { $effects }?
question-hire =
    { $form ->
        [same] Наймите рабочего по цене ряда
        [dearer] Наймите рабочего на { dollar-count } дороже цены ряда
       *[cheaper] Наймите рабочего на { dollar-count } дешевле цены ряда
    }
question-cattle =
    { $count ->
        [one] Купите скот: свободен { cowboy-count }
       *[other] Купите скот: свободно { cowboy-count }
    }
question-engine =
    { $count ->
        [one] Передвиньте паровоз на { space-object } вперёд
       *[other] Передвиньте паровоз вперёд, до { space-of }
    }
question-engine-back = Отведите паровоз на { space-object } назад
question-engine-any = Постройка 9a: как далеко отвести паровоз? Скот пойдёт в город со значением не больше числа клеток
question-engine-return = Конец железной дороги: отведите паровоз на любую свободную клетку и получите 3 доллара
question-upgrade = Улучшить станцию { $station } за { dollar-count }?
question-upgrade-behind = Какую станцию позади паровоза улучшить?
question-station-master = Начальник станции «{ $master }»: { $text }. Взять его за рабочего?
question-disc = Какой диск пойдёт { $target }?
question-objective = Возьмите карточку цели
    .hand = Возьмите карточку цели на руку
question-build = Поставьте постройку: { dollar-count } за каждого нужного строителя
question-bounty = За какого бандита получить награду?
question-hazard =
    { $count ->
        [0] Какую опасность убрать бесплатно?
       *[other] Какую опасность убрать за { dollar-count }?
    }
question-pay-card = Сбросьте { kind-object }
    .second = Сбросьте вторую карточку той же породы
question-discard = Сбросьте { card-object }
question-trash = Удалите из игры до { card-of }
question-draw = Сколько карточек взять, до { $count }? Потом сбросьте столько же
question-copy = Постройка 6b: какую соседнюю постройку использовать?
question-foresight = Канзас-Сити, прогноз { $number }: выберите жетон
question-certificates =
    { $permanent ->
        [0] Доход: племенная ценность { $breeding }. Сколько сертификатов использовать?
       *[other] Доход: племенная ценность { $breeding } и { $permanent } от постоянных сертификатов. Сколько временных использовать?
    }
question-raise = Кого из симментальского скота вырастить?
question-deliver = Доставьте скот в город со значением до { $total }
    .extraordinary = Внеочередная доставка: в город со значением до { $total }
question-end-turn = Играйте карточки целей, тратьте жетоны обмена или закончите ход

waiting-first-discard = Ждём, пока { $name } сбросит карточки
waiting-place-herder = Ждём, пока { $name } поставит пастуха
waiting-move = Ходит { $name }: движение пастуха
waiting-herder = Ждём, пока { $name } пройдёт дальше
waiting-free-move = Ждём, пока { $name } бесплатно передвинет пастуха
waiting-location = Ходит { $name }: действия локации
waiting-stop = Ждём, пока { $name } выполнит вспомогательное действие
waiting-auxiliary = Ждём, пока { $name } выполнит вспомогательное действие
waiting-immediate = Ждём, пока { $name } решит о мгновенном действии
waiting-hire = Ждём, пока { $name } наймёт рабочего
waiting-cattle = Ждём, пока { $name } купит скот
waiting-engine = Ждём, пока { $name } передвинет паровоз
waiting-engine-back = Ждём, пока { $name } отведёт паровоз назад
waiting-engine-any = Ждём, пока { $name } отведёт паровоз назад
waiting-engine-return = Ждём, пока { $name } отведёт паровоз от конца дороги
waiting-upgrade = Ждём, пока { $name } решит об улучшении станции
waiting-upgrade-behind = Ждём, пока { $name } выберет станцию
waiting-station-master = Ждём, пока { $name } решит о начальнике станции
waiting-disc = Ждём, пока { $name } снимет диск
waiting-objective = Ждём, пока { $name } возьмёт карточку цели
waiting-build = Ждём, пока { $name } поставит постройку
waiting-bounty = Ждём, пока { $name } получит награду за бандита
waiting-hazard = Ждём, пока { $name } уберёт опасность
waiting-pay-card = Ждём, пока { $name } сбросит карточку
waiting-discard = Ждём, пока { $name } сбросит карточки
waiting-trash = Ждём, пока { $name } удалит карточки из игры
waiting-draw = Ждём, пока { $name } возьмёт карточки
waiting-copy = Ждём, пока { $name } выберет соседнюю постройку
waiting-foresight = { $name } в Канзас-Сити: прогноз { $number }
waiting-certificates = { $name } в Канзас-Сити: доход
waiting-raise = Ждём, пока { $name } вырастит скот
waiting-deliver = Ждём, пока { $name } выберет город
waiting-end-turn = Ждём, пока { $name } закончит ход

chance-deal-master = Выкладываются начальники станций
chance-deal-neutral = Выкладываются нейтральные постройки
chance-deal-side = Жребий решает, какой стороной лежат постройки
chance-deal-tile = Выкладываются первые опасности и бандиты
chance-deal-worker = Выкладываются первые рабочие
chance-draw-first-seat = Жребий решает, кто ходит первым
chance-deal-starter = Раздаются стартовые цели
chance-turn-up-cattle = На рынке открывается новый скот
chance-show-objective = Открывается новая карточка цели
chance-draw-objective = Берётся карточка цели из стопки
chance-fill-foresight = Пополняются клетки прогноза
chance-draw-card = Берутся карточки

# Что ещё предстоит в этот ход, от внешнего к внутреннему: метки строки вопроса.
chain-first_discard = сброс
chain-place_herder = пастух
chain-move = движение
chain-herder = дальше по пути
chain-free_move = переход
chain-location = локация
chain-stop = вспомогательное действие
chain-auxiliary = вспомогательное действие
chain-immediate = мгновенное действие
chain-hire = наём
chain-cattle = скот
chain-engine = паровоз
chain-engine_back = паровоз назад
chain-engine_any = паровоз назад
chain-engine_return = паровоз назад
chain-upgrade = станция
chain-upgrade_behind = станция
chain-station_master = начальник станции
chain-disc = диск
chain-objective = цель
chain-build = постройка
chain-bounty = бандит
chain-hazard = опасность
chain-pay_card = сброс
chain-discard = сброс
chain-trash = удаление
chain-draw = карточки
chain-copy = повтор
chain-foresight = прогноз
chain-certificates = доход
chain-raise = рост скота
chain-deliver = доставка
chain-end_turn = конец хода

## Конец партии

ending-complete = { $name } побеждает: { point-count }
    .shared = Победу делят { $names }: { point-count }

score-money = Деньги: { point-count }
    .name = Деньги
score-buildings = Постройки: { point-count }
    .name = Постройки
score-cities = Города: { point-count }
    .name = Города
score-stations = Станции: { point-count }
    .name = Станции
score-hazards = Опасности: { point-count }
    .name = Опасности
score-cattle = Скот: { point-count }
    .name = Скот
score-objectives = Цели: { point-count }
    .name = Цели
score-station_masters = Начальники станций: { point-count }
    .name = Начальники станций
score-workers = Рабочие: { point-count }
    .name = Рабочие
score-step_disc = Диск шагов: { point-count }
    .name = Диск шагов
score-job_market_token = Жетон рынка труда: { point-count }
    .name = Жетон рынка труда
score-total = Всего: { point-count }
    .name = Всего

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

preset-beginner = Первая партия: нейтральные постройки по буквам, все стороны a
preset-simmental = С симментальским скотом

## Почему нельзя

error-gwt-first-seat = За столом, где { player-count }, нет места { $seat }: места считают с нуля.
