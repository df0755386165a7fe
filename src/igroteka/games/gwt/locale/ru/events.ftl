### Великий западный путь: что произошло, чем кончилось, за что очки.

event-first-player = Первым ходит { $name }
    .you = Первый ход ваш
event-board-laid = Поле разложено
event-supplied = { $name }: вначале { $price } и { card-count }
    .you = Вначале у вас: { $price } и { card-count }
event-starter-dealt = { $name } получает { $card }
    .you = Вы получаете { $card }
event-turn-began = Ходит { $name }
    .you = Ваш ход
event-placed-herder = { $name } приводит пастуха { $to }
    .you = Вы приводите пастуха { $to }
event-moved = { $name } ведёт пастуха { $to }: { $steps }
    .paid = { $name } ведёт пастуха { $to }: { $steps }, за проход { $price }
    .you = Вы ведёте пастуха { $to }: { $steps }
    .paid-you = Вы ведёте пастуха { $to }: { $steps }, за проход { $price }
event-fee-paid = { $name } платит { $price }. Кому: { $other }
    .you = Вы платите { $price }. Кому: { $other }
    .whom = { $name } платит вам { $price }
event-moved-freely = { $name } бесплатно ведёт пастуха { $to }
    .you = Вы бесплатно ведёте пастуха { $to }
event-used-local = { $name } выполняет действие { $local } { $on }
    .neutral = { $name } на нейтральной постройке { $building }: { $effects }
    .second = { $name } выполняет вторую половину действия { $local } { $on }
    .risk = { $name } выполняет дополнительное действие { $on }
    .you = Вы выполняете действие { $local } { $on }
    .neutral-you = Вы на нейтральной постройке { $building }: { $effects }
    .second-you = Вы выполняете вторую половину действия { $local } { $on }
    .risk-you = Вы выполняете дополнительное действие { $on }
event-used-aux =
    { $form ->
        [single] { $name }, вспомогательное действие: { $effects }
       *[double] { $name }, двойное вспомогательное действие: { $effects }
    }
    .you =
        { $form ->
            [single] Ваше вспомогательное действие: { $effects }
           *[double] Ваше двойное вспомогательное действие: { $effects }
        }
event-used-immediate = { $name }, мгновенное действие: { $effects }
    .you = Ваше мгновенное действие: { $effects }
event-copied = { $name } повторяет постройку { $on }
    .neutral = { $name } повторяет нейтральную постройку { $building }
    .you = Вы повторяете постройку { $on }
    .neutral-you = Вы повторяете нейтральную постройку { $building }
event-drew-up =
    { $count ->
        [0] Этап C: { $name } ничего не берёт
       *[other] Этап C: { $name } добирает { $cards }
    }
    .you =
        { $count ->
            [0] Этап C: вы ничего не берёте
           *[other] Этап C: вы добираете { $cards }
        }
event-gained = { $name } получает { $price }
    .you = Вы получаете { $price }
event-paid = { $name } платит { $price }
    .you = Вы платите { $price }
event-certified = { $name }: теперь { $certificates }
    .you = Теперь у вас { $certificates }
event-token-gained = { $name } получает жетон обмена
    .you = Вы получаете жетон обмена
event-exchanged = { $name } тратит жетон обмена на { $cards }
    .you = Вы тратите жетон обмена на { $cards }
event-drew = { $name } берёт { $cards }
    .you = Вы берёте { $cards }
event-card-drawn = { $name } берёт { $card }
    .you = Вы берёте { $card }
event-shuffled = { $name } перемешивает сброс ({ card-count }) в новую стопку
    .you = Вы перемешиваете сброс ({ card-count }) в новую стопку
event-discarded = { $name } сбрасывает { $card }
    .you = Вы сбрасываете { $card }
event-trashed = { $name } удаляет из игры { $card }
    .you = Вы удаляете из игры { $card }
event-bought = { $name } покупает { $cards } за { $price }
    .you = Вы покупаете { $cards } за { $price }
event-market-grew = Новый скот на рынке: { $shown }
event-objective-gained =
    { $hand ->
        [0] { $name } берёт { $card }
       *[other] { $name } берёт на руку { $card }
    }
    .you =
        { $hand ->
            [0] Вы берёте { $card }
           *[other] Вы берёте на руку { $card }
        }
event-objective-unseen = { $name } берёт карточку цели из стопки не глядя
    .you = Вы берёте карточку цели из стопки не глядя
event-display-grew = Открыта { $shown }
event-objective-played = { $name } играет { $card }
    .you = Вы играете { $card }
event-hired = { $name } нанимает { $worker } из столбца { $row } за { $price }
    .you = Вы нанимаете { $worker } из столбца { $row } за { $price }
event-built = { $name } ставит постройку { $building } { $to } и платит { $price }
    .free = { $name } ставит постройку { $building } { $to }
    .you = Вы ставите постройку { $building } { $to } и платите { $price }
    .free-you = Вы ставите постройку { $building } { $to }
event-replaced = { $name } заменяет постройку { $old } { $on }
    .you = Вы заменяете постройку { $old } { $on }
event-bounty-taken = { $name } получает награду за { $object } на клетке { bounty-sign }
    .you = Вы получаете награду за { $object } на клетке { bounty-sign }
event-hazard-removed = { $name } убирает { $object } за { $price }
    .free = { $name } бесплатно убирает { $object }
    .you = Вы убираете { $object } за { $price }
    .free-you = Вы бесплатно убираете { $object }
event-engine-moved = { $name } ведёт паровоз { $position }
    .you = Вы ведёте паровоз { $position }
event-engine-back = { $name } отводит паровоз назад { $position }
    .you = Вы отводите паровоз назад { $position }
event-upgraded = { $name } улучшает станцию { $station } за { $price }
    .you = Вы улучшаете станцию { $station } за { $price }
event-disc-taken = { $name } снимает диск «{ $disc }»
    .gained = { $name } снимает диск «{ $disc }» и получает { $price }
    .paid = { $name } снимает диск «{ $disc }» и платит { $price }
    .you = Вы снимаете диск «{ $disc }»
    .gained-you = Вы снимаете диск «{ $disc }» и получаете { $price }
    .paid-you = Вы снимаете диск «{ $disc }» и платите { $price }
event-disc-recalled = { $name } переставляет диск со станции { $station }
    .you = Вы переставляете диск со станции { $station }
event-master-taken = { $name } оставляет { $worker } на станции { $station } и берёт начальника «{ $master }»
    .you = Вы оставляете { $worker } на станции { $station } и берёте начальника «{ $master }»
event-foreseen = { $name }, прогноз { $number }: { $tile } ложится { $to }
    .market = { $name }, прогноз { $number }: { $tile } идёт на рынок труда
    .gone = { $name }, прогноз { $number }: { $tile } выходит из игры
    .you = Ваш прогноз { $number }: { $tile } ложится { $to }
    .market-you = Ваш прогноз { $number }: { $tile } идёт на рынок труда
    .gone-you = Ваш прогноз { $number }: { $tile } выходит из игры
event-job-offered = Рынок труда: { $tile } в столбце { $row }
event-token-moved = Жетон рынка труда переходит в столбец { $row }
    .gone = Жетон рынка труда покидает рынок
event-foresight-grew = Новый жетон прогноза { $number }: { $tile }
event-income =
    { $certificates ->
        [0] { $name }: доход { $price } (племенная ценность { $breeding })
       *[other] { $name }: доход { $price } (племенная ценность { $breeding }, сертификаты { $certificates })
    }
    .you =
        { $certificates ->
            [0] Ваш доход: { $price } (племенная ценность { $breeding })
           *[other] Ваш доход: { $price } (племенная ценность { $breeding }, сертификаты { $certificates })
        }
event-showed =
    { $count ->
        [one] { $name } показывает { $card }
       *[other] { $name } показывает { $card } ×{ $count }
    }
    .you =
        { $count ->
            [one] Вы показываете { $card }
           *[other] Вы показываете { $card } ×{ $count }
        }
event-raised = { $name } растит скот: { $shown }
    .you = Вы растите скот: { $shown }
event-delivered =
    { $transport ->
        [0] { $name } доставляет скот { $city }
       *[other] { $name } доставляет скот { $city }, перевозка { $price }
    }
    .you =
        { $transport ->
            [0] Вы доставляете скот { $city }
           *[other] Вы доставляете скот { $city }, перевозка { $price }
        }
event-without-disc = { $name } доставляет скот { $city } без диска
    .you = Вы доставляете скот { $city } без диска
event-end-triggered = { $name } берёт жетон рынка труда: у остальных ещё по одному ходу
    .you = Вы берёте жетон рынка труда: у остальных ещё по одному ходу
event-final = Итог. { $category }, { $name }: { point-count }
    .you = Итог. { $category }, вы: { point-count }
event-game-over = { $name } побеждает: { point-count }
    .you = Вы побеждаете: { point-count }

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
