### Великий западный путь: что произошло, чем кончилось, за что очки.

event-first-player = Первым ходит { $name }
event-board-laid = Поле разложено
event-supplied = Вначале у игрока { $name }: { $price } и { card-count }
event-starter-dealt = { $name } получает { $card }
event-turn-began = Ходит { $name }
event-placed-herder = { $name } приводит пастуха { $to }
event-moved = { $name } ведёт пастуха { $to }: { $steps }
    .paid = { $name } ведёт пастуха { $to }: { $steps }, за проход { $price }
event-fee-paid = { $name } платит игроку { $other } { $price }
event-moved-freely = { $name } бесплатно ведёт пастуха { $to }
event-used-local = { $name } выполняет действие { $local } { $on }
    .neutral = { $name }, нейтральная постройка { $building }: { $effects }
    .second = { $name } выполняет вторую половину действия { $local } { $on }
    .risk = { $name } выполняет дополнительное действие { $on }
event-used-aux =
    { $form ->
        [single] { $name }, вспомогательное действие: { $effects }
       *[double] { $name }, двойное вспомогательное действие: { $effects }
    }
event-used-immediate = { $name }, мгновенное действие: { $effects }
event-copied = { $name } повторяет постройку { $on }
    .neutral = { $name } повторяет нейтральную постройку { $building }
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
event-built = { $name } ставит постройку { $building } на клетку { $space } за { $price }
    .free = { $name } ставит постройку { $building } на клетку { $space }
event-replaced = { $name } заменяет постройку { $old } на клетке { $space }
event-bounty-taken = { $name } получает награду за { $object } на клетке { bounty-sign }
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
