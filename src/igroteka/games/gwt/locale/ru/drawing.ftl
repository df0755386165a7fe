### Стол в терминале: слова, которые помещаются в его столбцы и клетки.

drawing-turn = Круг { $number }
drawing-phase = этап { $phase }
drawing-before = Подготовка к игре
drawing-over = Партия окончена
drawing-last = последние ходы
drawing-fees = руки: з { $green } $, ч { $black } $
drawing-money = { $count } $
# where a cell has no room for a space
drawing-coin = { $count }$
drawing-foresight = Прогноз
drawing-you = { $name } (вы)
drawing-start = старт
drawing-kc = К-С
drawing-to-next = к C1, (D)
drawing-from-c = от (C)
drawing-to-e = к (E)
drawing-aside = в стороне

# Буквы рук; короткие названия жетонов.
drawing-hand-green = з
drawing-hand-black = ч
drawing-craft-cowboy = Ковбой
drawing-craft-builder = Строитель
drawing-craft-engineer = Инженер
drawing-bandit-green = бандит з
drawing-bandit-orange = бандит ч
drawing-zone-flood = Навод.
drawing-zone-drought = Засуха
drawing-zone-rockfall = Камни

# Не больше 10 знаков.
drawing-master-objective_pairs = Цели
drawing-master-certificate_pairs = Сертифик.
drawing-master-bandit_pairs = Бандиты
drawing-master-hazard_pairs = Опасности
drawing-master-workers = Рабочие
drawing-master-station_pairs = Станции
drawing-master-buildings = Постройки
drawing-master-two_certificates = 2 сертиф.
drawing-master-twelve_dollars = 12 долл.

# Не больше 7 знаков.
drawing-city-kansas_city = Канзас
drawing-city-fulton = Фултон
drawing-city-st_louis = С.-Луис
drawing-city-bloomington = Блумин.
drawing-city-peoria = Пеория
drawing-city-chicago = Чикаго
drawing-city-toledo = Толидо
drawing-city-pittsburgh = Питсб.
drawing-city-philadelphia = Филад.
drawing-city-new_york = Н.-Йорк

drawing-card-criollo = Креольская
drawing-card-santa_gertrudis = Санта-гертр.
drawing-card-pineywoods = Пайнвудс
drawing-card-galloway = Галловейская
drawing-card-black_angus = Ангус
drawing-card-longhorn = Лонгхорн
drawing-card-corriente = Корриенте
drawing-card-shorthorn = Шортгорн
drawing-card-hereford = Герефорд
drawing-card-simmental_calf = С. телёнок
drawing-card-simmental_heifer = С. тёлка
drawing-card-simmental_cow = С. корова

drawing-vp = { $count }★
drawing-jobs = Рынок труда (столбец, цена в $)
drawing-cattle = Рынок скота (в стопке { $count })
drawing-objectives = Открытые цели (в стопке { $count })

drawing-purse = { $points }★   { $dollars } $   жетоны { $tokens }   сертификаты { $certificates } из { $certificate_limit } +{ $permanent }   шаги { $step_limit }   лимит руки { $hand_limit }
drawing-workers = Рабочие
drawing-discs = Диски
drawing-group-money = деньги
drawing-group-draw = карточки
drawing-group-cert = сертиф.
drawing-group-engine = паровоз
drawing-group-trash = удал.
drawing-group-steps = шаги
drawing-group-hand = рука
drawing-group-limit = серт. 4, 6
drawing-hand = Рука
drawing-breeding = ценность { $count }
drawing-cards = рука { $hand }, стопка { $stack }
drawing-pile = Сброс
drawing-area = Цели
drawing-tiles = Собрано
drawing-houses = В запасе

drawing-column-points = очки
drawing-column-dollars = деньги
drawing-column-tokens = жетоны
drawing-column-certificates = серт.
drawing-column-workers = К/С/И
drawing-column-buildings = постр.
drawing-column-stations = станц.
drawing-column-hazards = опасн.
drawing-column-bandits = банд.
drawing-column-hand = рука
drawing-column-steps = шаги
drawing-column-engine = паров.

# Что пишут после b, чтобы увидеть объяснения.
drawing-legend = значки
drawing-legend-title = Постройки и начальники станций
drawing-discs-title = Диски планшета

# Примеры для справки: правило, тема правил, ход.
example-rule = 6.7
example-topic = сертификат
example-move = hire 3 engineer

notation =
    Ходы в записи: place N_A, move N_B A1, local 1 a, local risk a, aux money single, play aux_NY, hire 3 engineer,
    buy longhorn corriente 3, more, engine 7, engine s2, back 3, upgrade 2, disc cert_4, objective money_BOO, blind,
    build 4 A1, bounty 5, clear FL2, discard criollo, foresight 1a, certificates 2, deliver chicago, exchange 2, done,
    decline. «b значки» объясняет постройки и начальников станций, «b p1» показывает планшет соперника.
