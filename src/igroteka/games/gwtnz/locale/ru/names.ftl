### Новая Зеландия: названия, как в gwtnz.toml. Имена игроков не склоняются.

## Слова правил

deed-money = Получить фунты
deed-gold = Получить золото
deed-certificate = Передвинуть фишку сертификатов
deed-pathfinder = Продвинуться по шкале исследователя
deed-exchange = Получить жетон обмена
deed-objective = Получить одну карточку целей
deed-card = Взять карточку из запаса
deed-draw_discard = Взять и сбросить карточки
deed-hire = Нанять одного рабочего
deed-invest = Инвестировать в жетон бонусов
deed-build = Разместить одну из ваших частных построек
deed-buy_sheep = Купить овцу на рынке овец
deed-ship = Переместить корабль
deed-shear = Стрижка овец
deed-aux = Выполнить вспомогательное действие
deed-hazard = Убрать опасность
deed-run = Передвинуть ранчера вперёд
deed-vp = Победные очки
deed-perm_cert = Постоянный сертификат
deed-perm_wool = Бонусная шерсть
deed-joker = Работник-джокер
deed-upgrade_plus_one = Заменить постройку на другую, ровно на 1 дороже
deed-top_deck = Положить полученную в этот ход карточку на личную стопку
deed-wool_of_discarded = Фунты за шерсть сброшенной овцы
deed-market_take = Взять овец с рынка
deed-market_buy = Купить одну овцу по указанной цене
deed-money_per = Фунты за каждый предмет
deed-discard = Сбросить карточку ради награды
deed-choice = Выбрать одно

# Знак у деталей, которые мы восстановили сами, и его объяснение.
card-mark = ≈
    .help = ≈ — как эта деталь напечатана, мы не знаем: её числа и действия восстановили сами, настоящая может быть другой.
    .name = Восстановленная деталь

## Жетоны

# Рабочий; внутри предложения; кого нанимают; в чей ряд.
craft-shepherd = Пастух
    .inline = пастух
    .object = пастуха
craft-craftsman = Строитель
    .inline = строитель
    .object = строителя
craft-sailor = Моряк
    .inline = моряк
    .object = моряка
craft-shearer = Стригаль
    .inline = стригаль
    .object = стригаля
craft-row =
    { $craft ->
        [shepherd] ряд пастухов
        [craftsman] ряд строителей
        [sailor] ряд моряков
       *[shearer] ряд стригалей
    }

hazard-word =
    { $zone ->
        [rockfall] камнепад
       *[flood] наводнение
    }
hazard-of =
    { $zone ->
        [rockfall] камнепада
       *[flood] наводнения
    }
hand-word =
    { $hand ->
        [green] зелёная рука
       *[black] чёрная рука
    }
tile-hazard = { hazard-word }
    .inline = { hazard-word } ({ point-count }, { hand-word })
    .object = { hazard-word } ({ point-count }, { hand-word })

# Жетон бонусов; внутри предложения; что берут. Очки жетона пишутся после него.
tile-bonus = { $tile } ({ point-count })
bonus-joker = Работник-джокер
    .inline = работник-джокер
    .object = работника-джокера
bonus-exchange4 = Жетон обмена
    .inline = бонус «Жетон обмена»
    .object = бонус «Жетон обмена»
bonus-gold = Золото
    .inline = бонус «Золото»
    .object = бонус «Золото»
bonus-perm_wool = Бонусная шерсть
    .inline = бонус «Бонусная шерсть»
    .object = бонус «Бонусная шерсть»
bonus-certificates = Сертификаты
    .inline = бонус «Сертификаты»
    .object = бонус «Сертификаты»
bonus-pathfinder = Исследователь
    .inline = бонус «Исследователь»
    .object = бонус «Исследователь»
bonus-ship = Попутный ветер
    .inline = бонус «Попутный ветер»
    .object = бонус «Попутный ветер»
bonus-objective = Цель
    .inline = бонус «Цель»
    .object = бонус «Цель»
bonus-romney = Овца Ромни
    .inline = бонус «Овца Ромни»
    .object = бонус «Овца Ромни»
bonus-prestige = Золотая медаль
    .inline = бонус «Золотая медаль»
    .object = бонус «Золотая медаль»
bonus-ribbon = Лента чемпиона
    .inline = бонус «Лента чемпиона»
    .object = бонус «Лента чемпиона»

# Начальники гавани: очки в конце игры; коротко.
master-1 = 2 ПО за каждые 5 клеток шкалы исследователя
    .short = Исследователь
master-2 = 1 ПО за каждый жетон опасности
    .short = Опасности
master-3 = 1 ПО за каждые 2 размещённых склада
    .short = Склады
master-4 = 1 ПО за каждую карточку в зоне целей
    .short = Цели
master-5 = 1 ПО за каждый сертификат
    .short = Сертификаты
master-6 = 1 ПО за каждую частную постройку
    .short = Постройки
master-7 = 1 ПО за каждых 2 рабочих
    .short = Рабочие
master-8 = 1 ПО за каждую карточку парома
    .short = Паромы

## Карточки

# Овца: порода; что сбрасывают или покупают; две сразу.
card-shropshire = Шропшир
    .object = карточку «Шропшир»
card-southdown = Саутдаун
    .object = карточку «Саутдаун»
card-english_leicester = Английский Лестер
    .object = карточку «Английский Лестер»
card-merino = Меринос
    .object = карточку «Меринос»
card-dorset_horn = Дорсет Хорн
    .object = карточку «Дорсет Хорн»
card-lincoln = Линкольн
    .object = карточку «Линкольн»
    .two = две карточки «Линкольн»
card-corriedale = Коридейл
    .object = карточку «Коридейл»
    .two = две карточки «Коридейл»
card-hampshire = Гемпширская
    .object = карточку «Гемпширская»
card-ryeland = Райленд
    .object = карточку «Райленд»
card-suffolk = Суффолк
    .object = карточку «Суффолк»
card-romney = Ромни
    .object = карточку «Ромни»
card-bonus3 = Новозеландская полукровная
    .object = карточку «Новозеландская полукровная»
card-bonus7 = Бордер-лестер
    .object = карточку «Бордер-лестер»

# Карточки, которые играют с руки.
card-sheepdog = Пастушья собака
    .object = карточку «Пастушья собака»
card-ferry = Паром
    .object = карточку «Паром»
card-kotare = Зимородок
    .object = карточку «Зимородок»
card-bonus1 = Паровой паром
    .object = карточку «Паровой паром»
card-bonus2 = Племенная книга
    .object = карточку «Племенная книга»
card-bonus4 = Лоцман
    .object = карточку «Лоцман»
card-bonus5 = Старший пастух
    .object = карточку «Старший пастух»
card-bonus6 = Мастер-строитель
    .object = карточку «Мастер-строитель»

# Цели бонусных комплектов; любая цель: название, внутри предложения, что берут, в списке.
card-bonus8 = Портовый совет
card-bonus9 = Хартия поселенцев
card-bonus10 = Большой чемпион
card-objective = Цель { $title }: { $tasks }
    .inline = цель { $title } «{ $tasks }» ({ $effects })
    .object = цель { $title } «{ $tasks }» ({ $effects })
    .brief = { $title }: { $tasks } ({ $effects })
card-bonus_objective = Цель «{ $title }»: { $tasks }
    .inline = цель «{ $title }: { $tasks }» ({ $effects })
    .object = цель «{ $title }: { $tasks }» ({ $effects })
    .brief = { $title }: { $tasks } ({ $effects })

# Задания карточек целей; коротко, с числом.
task-post13 = Диск на торговом посте ценностью 13 или выше
    .brief =
        { $count ->
            [1] пост 13+
            [few] { $count } поста 13+
           *[other] { $count } постов 13+
        }
task-building = Частная постройка на поле
    .brief =
        { $count ->
            [1] постройка
            [few] { $count } постройки
           *[other] { $count } построек
        }
task-building4 = Частная постройка, требующая не менее 4 строителей
    .brief =
        { $count ->
            [1] постройка от 4 строителей
            [few] { $count } постройки от 4 строителей
           *[other] { $count } построек от 4 строителей
        }
task-shearers2 = 2 стригаля
    .brief =
        { $count ->
            [1] 2 стригаля
           *[other] { $count } раза по 2 стригаля
        }
task-storehouse = Склад на поле морских путей
    .brief =
        { $count ->
            [1] склад
            [few] { $count } склада
           *[other] { $count } складов
        }
task-lincoln_or_corriedale = Линкольн или Коридейл в колоде
    .brief =
        { $count ->
            [1] Линкольн или Коридейл
           *[other] { $count }: Линкольн или Коридейл
        }
task-hampshire_or_ryeland = Гемпширская или Райленд в колоде
    .brief =
        { $count ->
            [1] Гемпширская или Райленд
           *[other] { $count }: Гемпширская или Райленд
        }
task-ferry = Паром в колоде
    .brief =
        { $count ->
            [1] паром
            [few] { $count } парома
           *[other] { $count } паромов
        }
task-pathfinder6 = 6 клеток по шкале исследователя
    .brief =
        { $count ->
            [1] 6 клеток исследователя
            [2] 12 клеток исследователя
           *[other] { $count } раза по 6 клеток исследователя
        }
task-flood = Жетон наводнения
    .brief =
        { $count ->
            [1] наводнение
            [few] { $count } наводнения
           *[other] { $count } наводнений
        }

# Стопки карточек бонусов.
stack-wheel = Штурвал
stack-barrel = Бочка
stack-bell = Колокол
stack-compass = Компас

## Постройки

building-name = { $id } «{ $building }»
building-neutral = Нейтральная постройка { $building }
    .inline = нейтральная постройка { $building }
    .object = нейтральную постройку { $building }
building-private = Постройка { $building }
    .inline = постройка { $building }
    .object = постройку { $building }

building-A = Контора найма
building-B = Строительный двор
building-C = Инвестиционная контора
building-D = Южный причал
building-E = Шерстяной сарай
building-F = Овечьи загоны
building-G = Дорожная управа
building-H = Северный причал
building-1a = Усадьба
building-1b = Почтовая контора
building-2a = Торговый двор
building-2b = Сортировочный загон
building-3a = Торговая лавка
building-3b = Почтовая станция
building-4a = Лагерь землекопов
building-4b = Хижина гуртовщиков
building-5a = Дом найма
building-5b = Выставочный луг
building-6a = Стригальня
building-6b = Окружная управа
building-7a = Лагерь землемеров
building-7b = Пароходная контора
building-8a = Маяк
building-8b = Шерстяная биржа
building-9a = Экспортный причал
building-9b = Контора общественных работ
building-10a = Племенная ферма
building-10b = Прибрежное поместье

## Места

# Какая по счёту вдоль пути; куда; где.
nth =
    { $number ->
        [1] первая
        [2] вторая
        [3] третья
        [4] четвёртая
        [5] пятая
       *[6] шестая
    }
nth-to =
    { $number ->
        [1] первую
        [2] вторую
        [3] третью
        [4] четвёртую
        [5] пятую
       *[6] шестую
    }
nth-on =
    { $number ->
        [1] первой
        [2] второй
        [3] третьей
        [4] четвёртой
        [5] пятой
       *[6] шестой
    }
# Место для постройки: по буквам построек до и после него или по опасностям перед ним.
site-word =
    { $side ->
        [upper] верхняя клетка
        [lower] нижняя клетка
       *[only]
            { $of ->
                [1] клетка
               *[other] { nth } клетка
            }
    }
site-word-to =
    { $side ->
        [upper] верхнюю клетку
        [lower] нижнюю клетку
       *[only]
            { $of ->
                [1] клетку
               *[other] { nth-to } клетку
            }
    }
site-word-on =
    { $side ->
        [upper] верхней клетке
        [lower] нижней клетке
       *[only]
            { $of ->
                [1] клетке
               *[other] { nth-on } клетке
            }
    }
site-after =
    { $after ->
        [end] Веллингтоном
       *[other] { $after }
    }
site-where =
    { $zone ->
        [flood] за наводнением
        [rockfall] за камнепадом
        [gate] для исследователей между { $before } и { site-after }
       *[none] между { $before } и { site-after }
    }
site = { site-word } { site-where }
    .to = на { site-word-to } { site-where }
    .on = на { site-word-on } { site-where }

# Клетка пути: внутри предложения; куда идут; где лежит.
place-start = Начало пути
    .inline = начало пути
    .to = в начало пути
    .on = в начале пути
place-neutral = Нейтральная клетка { $number }
    .inline = нейтральная клетка { $number }
    .to = на нейтральную клетку { $number }
    .on = на нейтральной клетке { $number }
    .by = нейтральную клетку { $number }
place-building = Клетка постройки { $number }
    .inline = клетка постройки { $number }
    .to = на клетку постройки { $number }
    .on = на клетке постройки { $number }
    .by = клетку { $number }
place-hazard = Клетка { hazard-of }, { nth }
    .inline = { nth } клетка { hazard-of }
    .to = на { nth-to } клетку { hazard-of }
    .on = на { nth-on } клетке { hazard-of }
    .by = { nth-to } клетку { hazard-of }
place-wellington = Веллингтон
    .inline = Веллингтон
    .to = в Веллингтон
    .on = в Веллингтоне

# Клетка с тем, что на ней стоит.
location-neutral = Нейтральная постройка { $building }
    .inline = нейтральная постройка { $building }
    .to = к нейтральной постройке { $building }
    .on = на нейтральную постройку { $building }
location-own = Ваша постройка { $building }
    .inline = ваша постройка { $building }
    .to = к вашей постройке { $building }
    .on = на вашу постройку { $building }
location-other = Постройка { $building } ({ $owner })
    .inline = постройка { $building } ({ $owner })
    .to = к постройке { $building } ({ $owner })
    .on = на постройку { $building } ({ $owner })
# Частная постройка по дороге.
stop-own = { $building } (ваша)
stop-other = { $building } ({ $owner })

sea-home = Начальная клетка
    .to = на начальную клетку
sea-buoy = Буй { $number }
    .to = к бую { $number }

# Гавань: внутри предложения; что улучшают; куда; где; откуда.
harbour-sh = Малая гавань { $number }
    .inline = малая гавань { $number }
    .object = малую гавань { $number }
    .to = в малую гавань { $number }
    .on = в малой гавани { $number }
    .from = из малой гавани { $number }
harbour-mh = Средняя гавань { $number }
    .inline = средняя гавань { $number }
    .object = среднюю гавань { $number }
    .to = в среднюю гавань { $number }
    .on = в средней гавани { $number }
    .from = из средней гавани { $number }
harbour-lh = Большая гавань { $number }
    .inline = большая гавань { $number }
    .object = большую гавань { $number }
    .to = в большую гавань { $number }
    .on = в большой гавани { $number }
    .from = из большой гавани { $number }
harbour-end_w = Последняя гавань (Тасманов путь)
    .inline = последняя гавань Тасманова пути
    .object = последнюю гавань Тасманова пути
    .to = в последнюю гавань Тасманова пути
    .on = в последней гавани Тасманова пути
    .from = из последней гавани Тасманова пути
harbour-end_n = Последняя гавань (Тихоокеанский путь)
    .inline = последняя гавань Тихоокеанского пути
    .object = последнюю гавань Тихоокеанского пути
    .to = в последнюю гавань Тихоокеанского пути
    .on = в последней гавани Тихоокеанского пути
    .from = из последней гавани Тихоокеанского пути
harbour-end_e = Последняя гавань (Южный путь)
    .inline = последняя гавань Южного пути
    .object = последнюю гавань Южного пути
    .to = в последнюю гавань Южного пути
    .on = в последней гавани Южного пути
    .from = из последней гавани Южного пути

# Торговый пост называет gwtnz.toml.
post-name = { $post }
    .inline = { $post }
    .to = на { $post }

## Планшет

pair-name = { $number } ({ $bonus })

# Клетки дисков: название; что даёт снятый диск. У вспомогательных действий по две клетки.
disc-aux_money =
    { $number ->
        [1] Фунт: первая клетка
       *[2] Фунт: вторая клетка
    }
    .help = Вспомогательное действие: получить 1 фунт. Свободна одна клетка — одиночное, обе — и двойное.
disc-aux_cycle =
    { $number ->
        [1] Обмен карточки: первая клетка
       *[2] Обмен карточки: вторая клетка
    }
    .help = Вспомогательное действие: взять 1 карточку и сбросить 1. Свободна одна клетка — одиночное, обе — и двойное.
disc-aux_certificate =
    { $number ->
        [1] Сертификат: первая клетка
       *[2] Сертификат: вторая клетка
    }
    .help = Вспомогательное действие: 2 фунта за сертификат. Свободна одна клетка — одиночное, обе — и двойное.
disc-aux_ship =
    { $number ->
        [1] Корабль: первая клетка
       *[2] Корабль: вторая клетка
    }
    .help = Вспомогательное действие: 1 фунт за клетку корабля. Свободна одна клетка — одиночное, обе — и двойное.
disc-aux_pathfinder =
    { $number ->
        [1] Исследователь: первая клетка
       *[2] Исследователь: вторая клетка
    }
    .help = Вспомогательное действие: 1 фунт за клетку шкалы исследователя. Свободна одна клетка — одиночное, обе — и двойное.
disc-step_limit = Лимит шагов +1
    .help = Лимит шагов растёт на 1, и вы сразу получаете 3 фунта.
disc-hand_limit_1 = Лимит руки +1 (слева)
    .help = Вы добираете на одну карточку больше; снять диск стоит 3 фунта.
disc-hand_limit_2 = Лимит руки +1 (справа)
    .help = Вы добираете на одну карточку больше; снять диск стоит 8 фунтов, зато в конце это 3 очка.
disc-temp_cert_limit = Лимит временных сертификатов 5
    .help = Можно иметь до 5 временных сертификатов вместо 3.
disc-perm_cert_left = Постоянный сертификат (слева)
    .help = Прибавляет 1 к каждому доходу; снять диск стоит 4 фунта.
disc-perm_cert_right = Постоянный сертификат (справа)
    .help = Прибавляет 1 к каждому доходу.
disc-perm_wool_left = Бонусная шерсть (слева)
    .help = Прибавляет 1 к каждой стрижке.
disc-perm_wool_right = Бонусная шерсть (справа)
    .help = Прибавляет 1 к каждой стрижке; снять диск стоит 4 фунта.

colour-red = Красный
colour-blue = Синий
colour-white = Белый
colour-orange = Оранжевый
