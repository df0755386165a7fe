### Новая Зеландия: что произошло, чем кончилось, за что очки.

event-first-player = Первым ходит { $name }
    .you = Первый ход ваш
event-board-laid = Поле разложено
event-set-dealt = Карточки бонусов, стопка «{ $stack }»: { $card }
event-supplied = { $name }: вначале { $price } и { card-count }
    .you = Вначале у вас: { $price } и { card-count }
event-turn-began = Ходит { $name }
    .you = Ваш ход
event-placed-runholder = { $name } приводит ранчера { $to }
    .you = Вы приводите ранчера { $to }
event-moved = { $name } ведёт ранчера { $to }: { $steps }
    .paid = { $name } ведёт ранчера { $to }: { $steps }, за проход { $price }
    .you = Вы ведёте ранчера { $to }: { $steps }
    .paid-you = Вы ведёте ранчера { $to }: { $steps }, за проход { $price }
event-fee-paid = { $name } платит { $price }. Кому: { $other }
    .you = Вы платите { $price }. Кому: { $other }
    .whom = { $name } платит вам { $price }
event-used-local = { $name } выполняет действие { $local } { $on }
    .neutral = { $name } выполняет действие { $local } нейтральной постройки { $building }
    .extra = { $name } выполняет дополнительное действие { $on }
    .you = Вы выполняете действие { $local } { $on }
    .neutral-you = Вы выполняете действие { $local } нейтральной постройки { $building }
    .extra-you = Вы выполняете дополнительное действие { $on }
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
event-gold-gained = { $name }: теперь { $gold }
    .you = Теперь у вас { $gold }
event-certified = { $name }: теперь { $certificates }
    .you = Теперь у вас { $certificates }
event-token-gained = { $name } получает жетон обмена
    .you = Вы получаете жетон обмена
event-exchanged = { $name } тратит жетон обмена на { $cards }
    .you = Вы тратите жетон обмена на { $cards }
event-advanced = { $name } доходит до клетки { $space } шкалы исследователя
    .you = Вы доходите до клетки { $space } шкалы исследователя
event-step-tile = { $name } берёт жетон шагов: лимит шагов +1
    .you = Вы берёте жетон шагов: лимит шагов +1
event-flipped =
    { $tile ->
        [step] { $name } переворачивает жетон шагов: лимит шагов ещё +1
       *[fee] { $name } переворачивает жетон штрафа и больше не платит за руки
    }
    .you =
        { $tile ->
            [step] Вы переворачиваете жетон шагов: лимит шагов ещё +1
           *[fee] Вы переворачиваете жетон штрафа и больше не платите за руки
        }

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
event-shown = { $name } играет { $card }
    .you = Вы играете { $card }
event-topped = { $name } берёт на руку { $card }
    .you = Вы берёте на руку { $card }
event-bought = { $name } покупает { $cards } за { $price }
    .you = Вы покупаете { $cards } за { $price }
event-picked = { $name } берёт с рынка { $card } за { $price }
    .free = { $name } бесплатно берёт с рынка { $card }
    .you = Вы берёте с рынка { $card } за { $price }
    .free-you = Вы бесплатно берёте с рынка { $card }
event-card-gained = { $name } получает { $card }
    .you = Вы получаете { $card }
event-bonus-bought = { $name } покупает { $card } за { $gold }
    .you = Вы покупаете { $card } за { $gold }
event-market-grew = Новая овца на рынке: { $shown }
event-objective-gained = { $name } берёт { $card }
    .you = Вы берёте { $card }
event-display-grew = Открыта { $shown }
event-objective-played = { $name } играет { $card }
    .you = Вы играете { $card }

event-hired = { $name } нанимает { $worker } из столбца { $row } за { $price }
    .you = Вы нанимаете { $worker } из столбца { $row } за { $price }
event-invested = { $name } берёт { $object } из ряда { $row } за { $price }
    .you = Вы берёте { $object } из ряда { $row } за { $price }
event-joker-placed = { $name } ставит джокера в { craft-row }
    .you = Вы ставите джокера в { craft-row }
event-built = { $name } ставит { $building } { $to } и платит { $price }
    .free = { $name } ставит { $building } { $to }
    .you = Вы ставите { $building } { $to } и платите { $price }
    .free-you = Вы ставите { $building } { $to }
event-replaced = { $name } заменяет { $old } { $on }
    .you = Вы заменяете { $old } { $on }
event-hazard-removed = { $name } убирает { $object } за { $price }
    .free = { $name } бесплатно убирает { $object }
    .you = Вы убираете { $object } за { $price }
    .free-you = Вы бесплатно убираете { $object }

event-sailed = { $name } ведёт корабль { $space }: { space-count }
    .you = Вы ведёте корабль { $space }: { space-count }
event-upgraded = { $name } улучшает { $harbour } за { $price }
    .free = { $name } улучшает { $harbour }
    .you = Вы улучшаете { $harbour } за { $price }
    .free-you = Вы улучшаете { $harbour }
event-storehouse-placed = { $name } ставит склад из пары { $pair }
    .you = Вы ставите склад из пары { $pair }
event-pair-cleared = { $name } освобождает пару складов { $pair }: { $effects }
    .you = Вы освобождаете пару складов { $pair }: { $effects }
event-ship-returned = { $name } возвращает корабль на начальную клетку
    .you = Вы возвращаете корабль на начальную клетку
event-disc-taken = { $name } снимает диск «{ $disc }»
    .gained = { $name } снимает диск «{ $disc }» и получает { $price }
    .paid = { $name } снимает диск «{ $disc }» и платит { $price }
    .you = Вы снимаете диск «{ $disc }»
    .gained-you = Вы снимаете диск «{ $disc }» и получаете { $price }
    .paid-you = Вы снимаете диск «{ $disc }» и платите { $price }
event-disc-recalled = { $name } переставляет диск { $from }
    .you = Вы переставляете диск { $from }
event-master-taken = { $name } оставляет { $worker } { $at } и берёт начальника гавани «{ $master }»
    .you = Вы оставляете { $worker } { $at } и берёте начальника гавани «{ $master }»

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
event-showed = { $name } показывает { $card }
    .you = Вы показываете { $card }
event-shorn =
    { $permanent ->
        [0] { $name } стрижёт овец: { $price } (шерсть { $wool })
       *[other] { $name } стрижёт овец: { $price } (шерсть { $wool }, бонусная { $permanent })
    }
    .you =
        { $permanent ->
            [0] Вы стрижёте овец: { $price } (шерсть { $wool })
           *[other] Вы стрижёте овец: { $price } (шерсть { $wool }, бонусная { $permanent })
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
    .you =
        { $transport ->
            [0] Вы доставляете овец { $post }
           *[other] Вы доставляете овец { $post }, перевозка { $price }
        }
    .wool-you =
        { $transport ->
            [0] Вы доставляете шерсть { $post }
           *[other] Вы доставляете шерсть { $post }, перевозка { $price }
        }
event-without-disc = { $name } остаётся без доставки: поставить некуда или нечего
    .you = Вы остаётесь без доставки: поставить некуда или нечего
event-foreseen = { $name }, прогноз { $bag }: { $tile } ложится { $to }
    .market = { $name }, прогноз { $bag }: { $tile } идёт на рынок труда, столбец { $row }
    .bonus = { $name }, прогноз { $bag }: { $tile } идёт на рынок бонусов, ряд { $row }
    .gone = { $name }, прогноз { $bag }: { $tile } выходит из игры
    .you = Ваш прогноз { $bag }: { $tile } ложится { $to }
    .market-you = Ваш прогноз { $bag }: { $tile } идёт на рынок труда, столбец { $row }
    .bonus-you = Ваш прогноз { $bag }: { $tile } идёт на рынок бонусов, ряд { $row }
    .gone-you = Ваш прогноз { $bag }: { $tile } выходит из игры
event-token-moved = Жетон рынка бонусов переходит в ряд { $row }
event-buildings-flipped = Четыре нейтральные постройки перевёрнуты: теперь они делают больше
event-foresight-grew = Новый жетон прогноза { $bag }: { $tile }
event-end-triggered = { $name } берёт жетон рынка бонусов: у остальных ещё по одному ходу
    .you = Вы берёте жетон рынка бонусов: у остальных ещё по одному ходу
event-final = Итог. { $category }, { $name }: { point-count }
    .you = Итог. { $category }, вы: { point-count }
event-game-over = { $name } побеждает: { point-count }
    .you = Вы побеждаете: { point-count }

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
