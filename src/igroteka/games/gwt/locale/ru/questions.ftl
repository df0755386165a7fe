### Великий западный путь: вопрос тому, кто решает, строка для тех, кто ждёт.

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
        [same] Наймите рабочего по цене столбца
        [dearer] Наймите рабочего на { dollar-count } дороже цены столбца
       *[cheaper] Наймите рабочего на { dollar-count } дешевле цены столбца
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
