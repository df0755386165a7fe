### Новая Зеландия: вопрос тому, кто решает, строка для тех, кто ждёт.

decision-over = Партия окончена

question-first-discard = Первый ход: сбросьте ещё { card-object }, чтобы осталось 4
question-first-disc = Первый ход: какой диск с белыми уголками пойдёт на шкалу исследователя? Его клетка откроется
question-place-runholder = Первый ход: поставьте ранчера на любую нейтральную постройку
question-move =
    { $count ->
        [one] Ваш ход: ведите ранчера на { step-count }
       *[other] Ваш ход: ведите ранчера, от 1 до { step-of }
    }
question-run =
    { $count ->
        [one] Ведите ранчера на { step-count } и используйте новую локацию
       *[other] Ведите ранчера, от 1 до { step-of }, и используйте новую локацию
    }
question-location = { $building }: используйте её действия или одно вспомогательное
    .more = { $building }: ещё одно действие или конец этапа
question-stop = { $location }: можно выполнить одно вспомогательное действие
question-immediate = Мгновенное действие, сейчас или никогда: { $effects }?
question-pay-card = Сбросьте { kind-object }
question-auxiliary = Выполните вспомогательное действие, одиночное или двойное
    .single = Выполните одиночное вспомогательное действие
question-hire =
    { $form ->
        [same] Наймите рабочего по цене столбца
        [dearer] Наймите рабочего на { pound-count } дороже цены столбца
       *[cheaper] Наймите рабочего на { pound-count } дешевле цены столбца
    }
question-invest =
    { $form ->
        [same] Возьмите жетон бонусов по цене ряда
        [dearer] Возьмите жетон бонусов на { pound-count } дороже цены ряда
       *[cheaper] Возьмите жетон бонусов на { pound-count } дешевле цены ряда
    }
question-joker = В какой ряд поставить джокера?
question-sheep =
    { $count ->
        [one] Купите овец: свободен { shepherd-count }
       *[other] Купите овец: свободно { shepherd-count }
    }
question-pick = Возьмите с рынка бесплатно, ещё до { card-of }: { $breeds }
    .pay = Купите за { pound-count } одну овцу: { $breeds }
question-build = Поставьте постройку: { pound-count } за каждого нужного строителя
question-plus-one = Какую постройку заменить той, для которой нужно ровно на 1 строителя больше?
question-hazard =
    { $count ->
        [0] Какую опасность убрать бесплатно?
       *[other] Какую опасность убрать за { pound-count }?
    }
question-ship =
    { $count ->
        [one] Ведите корабль на { space-object } или улучшите гавань, где он стоит
       *[other] Ведите корабль до { space-of }; улучшение гавани тоже стоит одной клетки
    }
question-anchor = Улучшить { $harbour }?
question-storehouse = Какой склад пойдёт { $harbour }?
question-disc = Какой диск пойдёт { $target }?
question-master = Начальник гавани «{ $master }»: { $text }. Взять его за рабочего?
question-take-card = Взять { $card } ({ $effects })?
question-forward = Как далеко передвинуть фишку, до { $count }?
    .certificate = На сколько делений передвинуть фишку сертификатов, до { $count }? Золота больше не накопить
    .pathfinder = На сколько клеток продвинуться по шкале исследователя, до { $count }? Золота больше не накопить
question-flip = Клетка 11 шкалы исследователя: какой жетон перевернуть?
question-objective = Возьмите карточку цели
question-draw = Сколько карточек взять, до { $count }? Потом сбросьте столько же
question-discard = Сбросьте { card-object }
question-top-deck = Какую из полученных в этот ход карточек взять на руку?
question-shear =
    { $count ->
        [one] Стрижка: { shearer-count }. Покажите овцу или обменяйте карточку
       *[other] Стрижка: { shearer-count }. Показывайте овец разных пород или обменивайте карточки
    }
    .again =
        { $count ->
            [one] Овцы острижены. Остался { shearer-count }: можно обменять карточку
           *[other] Овцы острижены. Осталось { shearer-count }: можно обменивать карточки
        }
question-shearing = Шерсть: { $wool }. Кого ещё остричь? Осталось стригалей: { $count }
question-income =
    { $permanent ->
        [0] Веллингтон, доход: покажите овец разных пород, потом можно потратить сертификаты
       *[other] Веллингтон, доход: покажите овец разных пород (ещё { $permanent } дадут постоянные сертификаты), потом можно потратить временные
    }
    .more =
        { $permanent ->
            [0] Племенная ценность { $breeding }. Показать ещё или получить доход?
           *[other] Племенная ценность { $breeding } и { $permanent } от постоянных сертификатов. Показать ещё или получить доход?
        }
question-deliver = Доставьте овец на пост ценностью до { $count }
question-wool = Шерсть { $count }: можно поставить диск на пост торговли шерстью
question-foresight = Веллингтон, прогноз { $bag }: выберите жетон
question-end-turn = Закончите ход или сначала сделайте что-нибудь ещё из предложенного
question-off-turn = Перед следующим ходом: потратить жетоны обмена?

waiting-first-discard = Ждём, пока { $name } сбросит карточки
waiting-first-disc = Ждём, пока { $name } выберет первый диск
waiting-place-runholder = Ждём, пока { $name } поставит ранчера
waiting-move = Ходит { $name }: движение ранчера
waiting-run = Ждём, пока { $name } пройдёт дальше
waiting-location = Ходит { $name }: действия локации
waiting-stop = Ждём, пока { $name } решит, выполнять ли вспомогательное действие
waiting-immediate = Ждём, пока { $name } решит, выполнять ли мгновенное действие
waiting-pay-card = Ждём, пока { $name } сбросит карточку
waiting-auxiliary = Ждём, пока { $name } выполнит вспомогательное действие
waiting-hire = Ждём, пока { $name } наймёт рабочего
waiting-invest = Ждём, пока { $name } возьмёт жетон бонусов
waiting-joker = Ждём, пока { $name } поставит джокера
waiting-sheep = Ждём, пока { $name } купит овец
waiting-pick = Ждём, пока { $name } возьмёт овец с рынка
waiting-build = Ждём, пока { $name } поставит постройку
waiting-plus-one = Ждём, пока { $name } заменит постройку
waiting-hazard = Ждём, пока { $name } уберёт опасность
waiting-ship = Ждём, пока { $name } проведёт корабль
waiting-anchor = Ждём, пока { $name } решит, улучшать ли гавань
waiting-storehouse = Ждём, пока { $name } выберет склад
waiting-disc = Ждём, пока { $name } снимет диск
waiting-master = Ждём, пока { $name } решит, брать ли начальника гавани
waiting-take-card = Ждём, пока { $name } решит, брать ли карточку
waiting-forward = Ждём, пока { $name } решит, как далеко двигать фишку
waiting-flip = Ждём, пока { $name } перевернёт жетон
waiting-objective = Ждём, пока { $name } возьмёт карточку цели
waiting-draw = Ждём, пока { $name } возьмёт карточки
waiting-discard = Ждём, пока { $name } сбросит карточки
waiting-top-deck = Ждём, пока { $name } выберет полученную карточку
waiting-shear = Ждём, пока { $name } острижёт овец
waiting-shearing = Ждём, пока { $name } острижёт овец
waiting-income = { $name } в Веллингтоне: доход
waiting-deliver = { $name } в Веллингтоне: доставка
waiting-wool = Ждём, пока { $name } решит, доставлять ли шерсть
waiting-foresight = { $name } в Веллингтоне: прогноз { $bag }
waiting-end-turn = Ждём, пока { $name } закончит ход
waiting-off-turn = Ждём, пока { $name } решит, тратить ли жетоны обмена

chance-deal-master = Выкладываются начальники гавани
chance-deal-neutral = Выкладываются нейтральные постройки
chance-deal-tile = Выкладываются первые рабочие и опасности
chance-deal-bonus = Выкладываются первые жетоны бонусов
chance-deal-set = Жребий выбирает карточки бонусов
chance-deal-side = Жребий решает, какой стороной лежат постройки
chance-draw-first-seat = Жребий решает, кто ходит первым
chance-turn-up-sheep = На рынке открываются новые овцы
chance-show-objective = Открывается новая карточка цели
chance-draw-objective = Берётся карточка цели из стопки
chance-fill-foresight = Пополняются клетки прогноза
chance-draw-card = Берутся карточки
