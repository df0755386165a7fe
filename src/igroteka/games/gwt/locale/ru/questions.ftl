### Великий западный путь: название решения, вопрос тому, кто решает, строка для тех, кто ждёт.

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
        [0] Доход: племенная ценность { $breeding }. Сколько сертификатов потратить?
       *[other] Доход: племенная ценность { $breeding } и { $permanent } от постоянных сертификатов. Сколько временных потратить?
    }
question-raise = Кого из симментальского скота вырастить?
question-deliver = Доставьте скот в город со значением до { $total }
    .extraordinary = Внеочередная доставка: в город со значением до { $total }
question-end-turn = Закончите ход или сначала сделайте что-нибудь ещё из предложенного

waiting-first-discard = Ждём, пока { $name } сбросит карточки
waiting-place-herder = Ждём, пока { $name } поставит пастуха
waiting-move = Ходит { $name }: движение пастуха
waiting-herder = Ждём, пока { $name } пройдёт дальше
waiting-free-move = Ждём, пока { $name } бесплатно передвинет пастуха
waiting-location = Ходит { $name }: действия локации
waiting-stop = Ждём, пока { $name } выполнит вспомогательное действие
waiting-auxiliary = Ждём, пока { $name } выполнит вспомогательное действие
waiting-immediate = Ждём, пока { $name } решит, выполнять ли мгновенное действие
waiting-hire = Ждём, пока { $name } наймёт рабочего
waiting-cattle = Ждём, пока { $name } купит скот
waiting-engine = Ждём, пока { $name } передвинет паровоз
waiting-engine-back = Ждём, пока { $name } отведёт паровоз назад
waiting-engine-any = Ждём, пока { $name } отведёт паровоз назад
waiting-engine-return = Ждём, пока { $name } отведёт паровоз от конца дороги
waiting-upgrade = Ждём, пока { $name } решит, улучшать ли станцию
waiting-upgrade-behind = Ждём, пока { $name } выберет станцию
waiting-station-master = Ждём, пока { $name } решит, брать ли начальника станции
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
chain-move_herder = движение
chain-herder_action = дальше по пути
chain-free_move = переход
chain-use_building = постройка
chain-stop_here = вспомогательное действие
chain-copy_building = повтор
chain-effect = награда
chain-immediate = мгновенное действие
chain-pay_card = сброс
chain-pay_second = сброс
chain-choose_auxiliary = вспомогательное действие
chain-hire = наём
chain-buy_cattle = скот
chain-turn_up_cattle = рынок скота
chain-build = строительство
chain-take_bounty = бандит
chain-remove_hazard = опасность
chain-move_engine = паровоз
chain-engine_back = паровоз назад
chain-back_any = паровоз назад
chain-return_engine = паровоз назад
chain-engine_stops = остановка паровоза
chain-upgrade = станция
chain-upgrade_behind = станция
chain-take_master = начальник станции
chain-gain_objective = цель
chain-show_objective = открытые цели
chain-draw_objective = цель
chain-foresight = прогноз
chain-income = доход
chain-raise_cattle = рост скота
chain-fill_foresight = прогноз
chain-deliver = доставка
chain-take_disc = диск
chain-city_reached = город
chain-pay_transport = перевозка
chain-draw_count = карточки
chain-draw_card = карточки
chain-discard_drawn = сброс
chain-trash_cards = удаление
