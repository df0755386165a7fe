### Тренер: подсказка, предостережение, разбор, удача.

## Подсказка

coach-hint = Подсказка
coach-ask = Подсказка (H)
coach-close = Закрыть подсказку
coach-fold = Свернуть подсказку
coach-unfold = Развернуть подсказку
coach-thinking = думаю ещё
coach-first = Смотрю, что здесь можно…
coach-part = { $n } %
coach-lead = Ожидаемое преимущество в конце партии, очки
coach-score = Соперников нет: ожидаемый итог, очки
coach-best = лучший
coach-behind = слабее на { $points }
coach-then = затем: { $what }
coach-follow =
    { $n ->
        [one] Что дальше: { $n } шаг
        [few] Что дальше: { $n } шага
       *[many] Что дальше: { $n } шагов
    }
coach-step = Шаг { $n } из { $of }
coach-step-on = Следующий шаг хода
coach-step-back = Шаг назад
coach-why = Чем лучше второго на { $points }:
coach-foreseen-first = После первого { $name } чаще начнёт так: «{ $text }» (из 100 продолжений — { $n }, после второго — { $other }).
coach-foreseen-second = После второго { $name } чаще начнёт так: «{ $text }» (из 100 продолжений — { $n }, после первого — { $other }).
coach-other = Прочее
coach-more =
    { $n ->
        [one] Ещё { $n } вариант — слабее.
        [few] Ещё { $n } варианта — слабее.
       *[many] Ещё { $n } вариантов — слабее.
    }
coach-apart =
    { $n ->
        [one] Ещё { $n } вариант не сравнивался: похож на эти, начинает что-то длинное или с виду хуже.
        [few] Ещё { $n } варианта не сравнивались: похожи на эти, начинают что-то длинное или с виду хуже.
       *[many] Ещё { $n } вариантов не сравнивались: похожи на эти, начинают что-то длинное или с виду хуже.
    }
coach-dropped = уже не среди лучших
coach-early = Пока рано судить: отрезки ещё длинные. Номера появятся, когда варианты разойдутся.
coach-tie = Первые почти равны: разница меньше точности. Выбирайте тот, что ближе вашему плану.
coach-sure-3 = Уверенно: лучше в { $n } продолжениях из 100
coach-sure-2 = Скорее так: лучше в { $n } продолжениях из 100
coach-sure-1 = Почти равны: лучше то один, то другой
coach-take = Сделать так
coach-only = Ход один:
coach-would = Я бы сделал так:
coach-uncompared =
    { $n ->
        [one] Ещё { $n } вариант с этим не сравнивался.
        [few] Ещё { $n } варианта с этим не сравнивались.
       *[many] Ещё { $n } вариантов с этим не сравнивались.
    }
coach-knows = Подсказка знает только то, что видите вы: чужие карты, стопки и будущие броски ей неизвестны.
coach-spoken = Вариант { $rank }: { $text }, { $value }
coach-on = с подсказками
coach-on-about = За этим столом можно спросить тренера: все соперники — боты.
coach-on-all = За этим столом можно спросить тренера: все согласны.
coach-agree = Я за подсказки
coach-agree-no = Больше без подсказок
coach-agree-about = Тренера можно спросить, когда согласны все
coach-agree-all = Все согласны: тренера можно спросить
coach-agreed = Уже согласны: { $names }
coach-agrees = за подсказки

## Разбор

coach-review = Разбор
coach-to-end = Итог
coach-work = Разобрано { $n } из { $of }
coach-work-first = Тренер смотрит партию…
coach-lead-title = Ожидаемое преимущество
coach-lead-short = Преимущество
coach-score-title = Ожидаемый итог
coach-chances = Шансы на победу
coach-shown = Что на графике
coach-graph = Ожидаемое преимущество каждого от начала до конца партии; номера стоят у дорогих решений
coach-graph-about = Внизу { $game ->
        [burgundy] раунды
        [nusfjord] раунды
       *[other] круги
    }. Выше нуля — впереди лучшего соперника, ниже — позади. До конца партии это прогноз.
coach-costly = дорогое решение
coach-find = находка
coach-costly-title = Дорогие решения
coach-points = очки
coach-whose = Чьи решения
coach-round =
    { $game ->
        [burgundy] раунд { $n }
        [nusfjord] раунд { $n }
       *[other] круг { $n }
    }
coach-none = Дорогих решений нет.
coach-none-yet = Пока не найдено.
coach-all =
    { $n ->
        [one] Ещё { $n } решение
        [few] Ещё { $n } решения
       *[many] Ещё { $n } решений
    }
coach-find-about = Остальные слабее на { $points }
coach-cost =
    { $n ->
        [one] { $n } решение стоило { $points } очка.
        [few] { $n } решения стоили { $points } очка.
       *[many] { $n } решений стоили { $points } очка.
    }
coach-played = Сыграно
coach-better = Лучше
coach-price = Цена: { $points } очка ожидаемого преимущества
coach-of-what = Из чего она сложилась
coach-then-seen = Оценка по тому, что этому игроку было видно тогда: будущие броски и чужие карты не учтены.
coach-moment = Показать этот момент
coach-play-on = Играть отсюда
coach-chip = удар или подарок случая
coach-gifts = Самые большие подарки и удары
coach-decision = Решение { $n }
coach-board = Стол перед решением
coach-board-about = Глазами игрока: { $name }
coach-mark-played = сыграно
coach-mark-better = лучше
coach-before = Предыдущее решение
coach-next = Следующее решение
coach-nth = { $n } из { $of }

## Удача

coach-luck-title = Из чего сложился счёт
coach-luck-start = В начале
coach-luck-all = Вся удача
coach-luck-play = Свои решения
coach-luck-rivals = Ходы соперников
coach-luck-result = Итог
coach-luck-other = Случай
coach-luck-how = Удача — насколько изменился прогноз итоговых очков от самого случая: прогноз после него минус средний по всем возможным. Остальное сделали решения.
coach-end-luck = Удача
coach-end-luck-about = Сколько случай принёс сверх среднего, в очках к концу партии. Где это было, видно в разборе.
coach-more-luck =
    { $n ->
        [one] Больше везло: { $name }, на { $points } очко.
        [few] Больше везло: { $name }, на { $points } очка.
        [many] Больше везло: { $name }, на { $points } очков.
       *[other] Больше везло: { $name }, на { $points } очка.
    }
coach-more-play =
    { $n ->
        [one] Лучше решения: { $name }, на { $points } очко.
        [few] Лучше решения: { $name }, на { $points } очка.
        [many] Лучше решения: { $name }, на { $points } очков.
       *[other] Лучше решения: { $name }, на { $points } очка.
    }
coach-even-luck = Везло поровну.
coach-even-play = Решения стоят поровну.

## Предостережение

coach-set-warn = Предупреждать о дорогом ходе
coach-set-warn-about = За столами с подсказками: если вариант стоит несколько очков, тренер один раз переспросит.
coach-warn = Это стоит около { $points } очка преимущества.
coach-warn-least = Это стоит не меньше { $points } очка преимущества.
coach-warn-back = Вернуться
coach-warn-better = Что лучше?
coach-warn-on = Всё равно так
