### Новая Зеландия: почему нельзя.

error-gwtnz-first-seat = За столом, где { player-count }, нет места { $seat }: места считают с нуля.

error-gwtnz-no-such-action = Такого действия нет.
error-gwtnz-game-over = Партия окончена.
error-gwtnz-chance = Это решает случай, а не игрок.
error-gwtnz-not-your-turn = Сейчас не ваш ход.
error-gwtnz-wrong-moment = Не сейчас: игра ждёт другого решения.
error-gwtnz-must-answer = От этого отказаться нельзя.
error-gwtnz-too-dear =
    Это стоит { $price ->
        [one] { $price } фунт
        [few] { $price } фунта
       *[many] { $price } фунтов
    }, а у вас { $pounds ->
        [0] нет ни одного
       *[other] только { $pounds }
    }.
error-gwtnz-too-little-gold =
    Нужно { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, а у вас { $gold ->
        [0] его нет
       *[other] только { $gold }
    }.

error-gwtnz-no-token =
    { $tokens ->
        [0] У вас нет жетонов обмена.
       *[other] Нужно жетонов обмена: { $needed }, а у вас только { $tokens }.
    }
error-gwtnz-token-not-now = Жетон обмена сейчас использовать нельзя: сначала сбросьте карточки или завершите начатое.
error-gwtnz-nothing-to-draw = Брать нечего: и стопка, и сброс пусты.
error-gwtnz-not-in-hand = Этой карточки нет у вас на руке.
error-gwtnz-not-while-revealing = Пока вы показываете овец, карточки и жетоны не играют.
error-gwtnz-own-turn-only = Это делают только в свой ход.
error-gwtnz-too-many-plays = За один ход уже сыграно слишком много карточек.
error-gwtnz-card-not-now = Эту карточку сейчас сыграть нельзя: сначала завершите начатое.
error-gwtnz-objective-in-city = Действия Веллингтона начались: карточек целей не играют, пока вы не уйдёте.
error-gwtnz-objective-inside = Карточки целей играют до действия или после него, но не внутри.
error-gwtnz-stack-empty = Эта стопка карточек бонусов пуста.
error-gwtnz-bonus-inside = Карточки бонусов покупают между действиями, но не внутри.

error-gwtnz-empty-space = Там ничего не лежит, остановиться нельзя.
error-gwtnz-too-far =
    Туда { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, а можно сделать не больше { $limit }.
error-gwtnz-no-such-path = Так туда не пройти: путь ведёт только вперёд, а дороги через одни и те же жетоны — один ход.
error-gwtnz-only-auxiliary = Здесь можно выполнить только одно одиночное вспомогательное действие.
error-gwtnz-aux-after-local = Вспомогательное действие заменяет действия локации, а вы их уже выполняли.
error-gwtnz-extra-owner = Дополнительного действия здесь для вас нет: нужна ваша постройка на клетке с таким действием.
error-gwtnz-no-such-local = У этой постройки нет такого действия.
error-gwtnz-no-second-choice = Второго варианта здесь нет.
error-gwtnz-used-already = Это действие вы здесь уже выполнили.
error-gwtnz-building-replaced = Постройку под ранчером заменили: её действия в этот ход пропали.
error-gwtnz-cannot-pay = Вам нечем заплатить за это действие.
error-gwtnz-nothing-to-gain = Сейчас это действие ничего не даст.
error-gwtnz-single-only = Здесь вспомогательное действие удвоить нельзя.
error-gwtnz-aux-locked = Это вспомогательное действие на вашем планшете ещё закрыто дисками.

error-gwtnz-wrong-card = Эта карточка не подходит: нужна другая.
error-gwtnz-too-many-cards = Столько карточек взять нельзя.
error-gwtnz-not-shown = Этой карточки цели нет среди открытых.
error-gwtnz-objectives-gone = Стопка целей пуста.
error-gwtnz-must-take = Карточку за доставку нужно взять.
error-gwtnz-other-card = Сейчас предлагают другую карточку.
error-gwtnz-not-gained = Такой карточки, полученной в этот ход, в вашем сбросе нет.

error-gwtnz-no-worker = Такого рабочего в этом столбце нет.
error-gwtnz-row-full = Ваш ряд для таких рабочих полон.
error-gwtnz-rows-full = Все ваши ряды полны: для джокера нет места.
error-gwtnz-token-row = Жетоны бонусов берут только из рядов выше жетона рынка.
error-gwtnz-no-bonus-tile = Такого жетона в этом ряду нет.
error-gwtnz-sheep-gone = Рыночная стопка овец пуста.
error-gwtnz-too-few-shepherds = Свободных пастухов для этого не хватает.
error-gwtnz-not-on-sale = Таких карточек на рынке нет.
error-gwtnz-not-in-supply = Этой постройки у вас в запасе уже нет.
error-gwtnz-not-plus-one = Так заменяют только вашу постройку, и только на ту, которой нужно ровно на 1 строителя больше.
error-gwtnz-pathfinder-needed =
    Эта клетка открыта с клетки { $needed } шкалы исследователя, а вы { $pathfinder ->
        [0] ещё в начале
       *[other] на { $pathfinder }
    }.
error-gwtnz-replace-lower = Заменить постройку можно только большей.
error-gwtnz-space-taken = Там стоит чужая постройка.
error-gwtnz-too-few-craftsmen =
    { $needed ->
        [one] Нужен { $needed } строитель
        [few] Нужно { $needed } строителя
       *[many] Нужно { $needed } строителей
    }, а у вас только { $craftsmen }.
error-gwtnz-no-hazard = На этой клетке нет опасности.

error-gwtnz-not-so-far = Так далеко нельзя: не больше { $most }.
error-gwtnz-no-step-tile = У вас нет жетона шагов, который можно перевернуть.
error-gwtnz-sailed-already = Корабль уже пришёл: теперь можно только улучшить гавань.
error-gwtnz-too-far-at-sea =
    Туда { $steps ->
        [0] плыть не надо: корабль уже там
        [one] { $steps } клетка, а можно пройти не больше { $points }
        [few] { $steps } клетки, а можно пройти не больше { $points }
       *[many] { $steps } клеток, а можно пройти не больше { $points }
    }.
error-gwtnz-other-harbour = Ваш корабль стоит не в этой гавани.
error-gwtnz-upgraded-already = Эту гавань вы уже улучшили.
error-gwtnz-no-piece = Для этой гавани на планшете не осталось подходящего диска или склада.
error-gwtnz-berth-taken = Место за эту цену уже занято.
error-gwtnz-storehouse-gone = Складов этой пары на планшете уже нет.
error-gwtnz-printed-worker = Отдать можно только нанятого рабочего, напечатанные остаются.

error-gwtnz-breed-twice = Эту породу вы уже показали.
error-gwtnz-too-few-shearers = Стригалей не хватит на все эти породы: выберите, кого остричь.
error-gwtnz-not-several = Нескольких пород для показа у вас не осталось.
error-gwtnz-shorn-already = Овцы уже острижены: стрижка за действие одна.
error-gwtnz-too-few-certificates =
    У вас { $certificates ->
        [0] нет временных сертификатов
        [one] только { $certificates } временный сертификат
        [few] только { $certificates } временных сертификата
       *[many] только { $certificates } временных сертификатов
    }.
error-gwtnz-other-foresight = Сейчас очередь другого прогноза.
error-gwtnz-no-tile = На этой клетке прогноза нет жетона.
error-gwtnz-equal-tile = Жетоны одинаковы: выберите левый.
error-gwtnz-must-deliver = Доставка обязательна: выберите пост.
error-gwtnz-other-post = Этот пост торгует другим: овец доставляют из Веллингтона, шерсть — после стрижки.
error-gwtnz-post-value = Этому посту нужно { $value }, а у вас получилось { $total }.
error-gwtnz-post-closed = Этот пост закрыт: сначала поставьте склад в его гавань.
error-gwtnz-post-taken = На этом посту уже есть ваш диск.
error-gwtnz-no-disc-for-post = Для этого поста нет подходящего диска, или не хватает на его цену вместе с перевозкой.
error-gwtnz-disc-on-board = Диск переставляют из гавани, только если с планшета снять нечего.
error-gwtnz-no-disc-there = В этой гавани нет вашего диска.
error-gwtnz-disc-gone = На этой клетке диска уже нет.
error-gwtnz-white-corner = Диск с клетки с тёмными уголками идёт только на пост или в гавань с тёмными уголками.
error-gwtnz-equal-disc = Обе клетки этого действия одинаковы: выберите первую.

# field — путь в записанной позиции, law — одно из слов broken_laws().
error-gwtnz-position-law =
    Такой позиции быть не может. { $field }: { $law ->
        [census] количество не сходится с тем, что лежит в коробке
        [negative] количество меньше нуля
        [sizes] карточки сосчитаны неверно
        [empty] партия продолжается, но решения ни от кого не ждут
        [stuck] ответить на ожидаемое решение нечем
        [setup] до первого хода так быть не может
        [twice] встречается дважды
        [newcomer] этот игрок ещё не ходил
        [neutral] нейтральные постройки лежат не так
        [sides] стороны построек не подходят к настройкам
        [master] начальники гавани не сходятся с оставленными за них рабочими
        [first] первый игрок не тот
        [foresight] клетки прогноза так лежать не могут
        [flipped] перевёрнуто не то или не вовремя
        [token] рынок бонусов не сходится со своим жетоном
        [berths] склады так в гаванях не стоят
        [display] открыто слишком много целей
        [stacks] стопки карточек бонусов не те
        [trashed] из игры удаляют только Шропшир
        [gained] полученных в этот ход карточек в сбросе нет
        [certificates] сертификатов больше, чем позволяет лимит
        [posts] по нескольку дисков одного игрока бывает не на каждом посту
        [jokers] джокеры не сходятся с рядами рабочих
        [runholder] ранчер там стоять не может
        [pathfinder] диск на шкале исследователя там лежать не может
        [wellington] ранчер в Веллингтоне не вовремя
        [in_play] сыгранная карточка лежит не там
        [result] итог не сходится с партией
        [turn] никто не ходит
        [phase] этап не тот
        [shape] всё это вместе или в таком порядке ждать решения не может
        [top] это не может ждать под другим решением
        [seat] действовать должен был бы игрок, который сейчас не ходит
        [cards] нужных для этого карточек нет
        [tile] жетон там не тот
        [node] на этой клетке так нельзя
        [effect] такого действия здесь нет
        [target] диск туда пойти не может
        [upgrade] эту гавань так не улучшить
        [pair] пара складов ещё не свободна
        [harbour] эта гавань не улучшена
        [card] карточка не та
        [flip] переворачивать сейчас нечего
        [joker] для джокера нет места
        [breeds] такой породы на рынке не бывает
        [shown] показанных овец в сбросе нет
        [post] этот пост больше ничего не даёт
        [local] такого действия локации здесь не начинали
       *[other] нарушен закон { $law }
    }.
