### Новая Зеландия: что произошло, чем кончилось, за что очки.

event-first-player = Первым ходит { $name }
event-board-laid = Поле разложено
event-set-dealt = Карточки бонусов, стопка «{ $stack }»: { $card }
event-supplied = Вначале у игрока { $name }: { $price } и { card-count }
event-turn-began = Ходит { $name }
event-placed-runholder = { $name } приводит ранчера { $to }
event-moved = { $name } ведёт ранчера { $to }: { $steps }
    .paid = { $name } ведёт ранчера { $to }: { $steps }, за проход { $price }
event-fee-paid = { $name } платит игроку { $other } { $price }
event-used-local = { $name } выполняет действие { $local } { $on }
    .neutral = { $name } выполняет действие { $local } нейтральной постройки { $building }
    .extra = { $name } выполняет дополнительное действие { $on }
event-used-aux =
    { $form ->
        [single] { $name }, вспомогательное действие: { $effects }
       *[double] { $name }, двойное вспомогательное действие: { $effects }
    }
event-used-immediate = { $name }, мгновенное действие: { $effects }
event-drew-up =
    { $count ->
        [0] Этап C: { $name } ничего не берёт
       *[other] Этап C: { $name } добирает { $cards }
    }

event-gained = { $name } получает { $price }
event-paid = { $name } платит { $price }
event-gold-gained = { $name }: теперь { $gold }
event-certified = { $name }: теперь { $certificates }
event-token-gained = { $name } получает жетон обмена
event-exchanged = { $name } тратит жетон обмена на { $cards }
event-advanced = { $name } доходит до клетки { $space } шкалы исследователя
event-step-tile = { $name } берёт жетон шагов: лимит шагов +1
event-flipped =
    { $tile ->
        [step] { $name } переворачивает жетон шагов: лимит шагов ещё +1
       *[fee] { $name } переворачивает жетон штрафа и больше не платит за руки
    }

event-drew = { $name } берёт { $cards }
event-card-drawn = { $name } берёт { $card }
event-shuffled = { $name } перемешивает сброс ({ card-count }) в новую стопку
event-discarded = { $name } сбрасывает { $card }
event-trashed = { $name } удаляет из игры { $card }
event-shown = { $name } играет { $card }
event-topped = { $name } берёт на руку { $card }
event-bought = { $name } покупает { $cards } за { $price }
event-picked = { $name } берёт с рынка { $card } за { $price }
    .free = { $name } бесплатно берёт с рынка { $card }
event-card-gained = { $name } получает { $card }
event-bonus-bought = { $name } покупает { $card } за { $gold }
event-market-grew = Новая овца на рынке: { $shown }
event-objective-gained = { $name } берёт { $card }
event-display-grew = Открыта { $shown }
event-objective-played = { $name } играет { $card }

event-hired = { $name } нанимает { $worker } из ряда { $row } за { $price }
event-invested = { $name } берёт { $object } из ряда { $row } за { $price }
event-joker-placed = { $name } ставит джокера в { craft-row }
event-built = { $name } ставит { $building } на клетку { $space } за { $price }
    .free = { $name } ставит { $building } на клетку { $space }
event-replaced = { $name } снимает с клетки { $space } { $old }
event-hazard-removed = { $name } убирает { $object } за { $price }
    .free = { $name } бесплатно убирает { $object }

event-sailed = { $name } ведёт корабль { $space }: { space-count }
event-upgraded = { $name } улучшает { $harbour } за { $price }
    .free = { $name } улучшает { $harbour }
event-storehouse-placed = { $name } ставит склад из пары { $pair }
event-pair-cleared = { $name } освобождает пару складов { $pair }: { $effects }
event-ship-returned = { $name } возвращает корабль на начальную клетку
event-disc-taken = { $name } снимает диск «{ $disc }»
    .gained = { $name } снимает диск «{ $disc }» и получает { $price }
    .paid = { $name } снимает диск «{ $disc }» и платит { $price }
event-disc-recalled = { $name } забирает диск { $from }
event-master-taken = { $name } оставляет { $worker } { $at } и берёт начальника гавани «{ $master }»

event-income =
    { $certificates ->
        [0] { $name }: доход { $price } (племенная ценность { $breeding })
       *[other] { $name }: доход { $price } (племенная ценность { $breeding }, сертификаты { $certificates })
    }
event-showed = { $name } показывает { $card }
event-shorn =
    { $permanent ->
        [0] { $name } стрижёт овец: { $price } (шерсть { $wool })
       *[other] { $name } стрижёт овец: { $price } (шерсть { $wool }, бонусная { $permanent })
    }
event-delivered =
    { $transport ->
        [0] { $name } доставляет овец { $post }
       *[other] { $name } доставляет овец { $post }, перевозка { $price }
    }
    .wool =
        { $transport ->
            [0] { $name } доставляет шерсть { $post }
           *[other] { $name } доставляет шерсть { $post }, перевозка { $price }
        }
event-without-disc = { $name } остаётся без доставки: поставить некуда или нечего
event-foreseen = { $name }, прогноз { $bag }: { $tile } ложится { $to }
    .market = { $name }, прогноз { $bag }: { $tile } идёт на рынок труда, ряд { $row }
    .bonus = { $name }, прогноз { $bag }: { $tile } идёт на рынок бонусов, ряд { $row }
    .gone = { $name }, прогноз { $bag }: { $tile } выходит из игры
event-token-moved = Жетон рынка бонусов переходит в ряд { $row }
event-buildings-flipped = Четыре нейтральные постройки перевёрнуты: теперь они делают больше
event-foresight-grew = Новый жетон прогноза { $bag }: { $tile }
event-end-triggered = { $name } берёт жетон рынка бонусов: у остальных ещё по одному ходу
event-final = Итог. { $category }, { $name }: { point-count }
event-game-over = { $name } побеждает: { point-count }

## Конец партии

ending-complete = { $name } побеждает: { point-count }
    .shared = Победу делят { $names }: { point-count }

score-pounds = Фунты: { point-count }
    .name = Фунты
score-private_buildings = Частные постройки: { point-count }
    .name = Частные постройки
score-trading_posts = Торговые посты: { point-count }
    .name = Торговые посты
score-harbours = Гавани: { point-count }
    .name = Гавани
score-pathfinder = Шкала исследователя: { point-count }
    .name = Шкала исследователя
score-hazard_and_bonus_tiles = Жетоны опасности и бонусов: { point-count }
    .name = Жетоны опасности и бонусов
score-deck_cards = Карточки овец и бонусов: { point-count }
    .name = Карточки овец и бонусов
score-objectives = Карточки целей: { point-count }
    .name = Карточки целей
score-harbourmasters = Начальники гавани: { point-count }
    .name = Начальники гавани
score-workers_and_storehouses = Рабочие и склады: { point-count }
    .name = Рабочие и склады
score-hand_limit_disc = Лимит руки: { point-count }
    .name = Лимит руки
score-market_token = Жетон рынка бонусов: { point-count }
    .name = Жетон рынка бонусов
score-total = Всего: { point-count }
    .name = Всего
