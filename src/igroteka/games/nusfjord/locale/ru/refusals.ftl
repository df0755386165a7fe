### Почему нельзя. Товары, корабли и клетки приходят под именами из nusfjord.toml.

error-nusfjord-match-seats =
    { $match ->
        [double] Двойная игра — для двоих
       *[campaign] Кампания — для одного
    }, а за этим столом { player-count }.
error-nusfjord-first-seat = За столом, где { player-count }, нет места { $seat }: места считают с нуля.

# Файл данных, для того, кто исправляет карту.
error-nusfjord-card = Карта { $number }: { $problem }
error-nusfjord-elder = Старейшина { $number }: { $problem }
error-nusfjord-cards = В файле должно быть { $cards } зданий и { $elders } старейшин с их напечатанными номерами.
error-nusfjord-number = на этом месте файла стоит напечатанный номер { $printed }, он не меняется.
error-nusfjord-unknown-word = неизвестное слово «{ $word }» ({ $field }); бывают { $known }.
error-nusfjord-missing-word = не хватает слова «{ $word }».
error-nusfjord-not-a-number = «{ $word }» ({ $field }) — не целое число.
error-nusfjord-price = { $word } никому не заплатить: цена — целые числа от 0, дерева не больше 12.
error-nusfjord-condition = условие «{ $word }» не читается; пишут, например, ships>=5.
error-nusfjord-moment = эти шаги не подходят к моменту «{ $word }».
error-nusfjord-unreadable = эффекты не читаются ({ $problem }).

error-nusfjord-no-such-action = Такого действия нет.
error-nusfjord-game-over = Партия окончена.
error-nusfjord-chance = Это решает случай, а не игрок.
error-nusfjord-not-your-turn = Сейчас не ваш ход.
error-nusfjord-wrong-moment = Не сейчас: игра ждёт другого решения.
error-nusfjord-must-answer = От этого отказаться нельзя.

space-word =
    { $space ->
        [gain_gold] +1 золото
        [transfer_reserve] Разгрузить склад
        [serve_fish] Подать рыбу
        [build_building] Построить здание
        [build_building_2] Построить здание
        [issue_share] Выпустить акцию
        [buy_all_shares] Скупить все акции
        [clear_forest] Вырубить лес
        [thin_out] Проредить
        [reforest] Посадить лес
        [build_ship] Построить корабль
        [invite_elder] Пригласить старейшину
       *[other] Скопировать действие
    }
ship-word =
    { $ship ->
        [sloop] Шлюп
        [cutter] Катер
       *[schooner] Шхуна
    }
ship-many =
    { $ship ->
        [sloop] Шлюпов
        [cutter] Катеров
       *[schooner] Шхун
    }

error-nusfjord-space-full = На клетке «{ space-word }» в этом раунде больше нет места.
error-nusfjord-no-such-space = За этим столом клетки «{ space-word }» нет.
error-nusfjord-other-colour = Клетку «{ space-word }» закрыли работники прошлых раундов.
error-nusfjord-not-full = Клетку «{ space-word }» нельзя скопировать: на ней ещё есть место.
error-nusfjord-no-copy = За этим столом действия не копируют.
error-nusfjord-copy-taken = Клетка для копирования уже занята.
error-nusfjord-no-worker-elder = На этом старейшине в этом раунде уже стоит работник.
error-nusfjord-not-your-elder = Этого старейшины нет в вашем совете.
error-nusfjord-elder-taken = Этот старейшина закрыт работником прошлых раундов.
error-nusfjord-no-plate-fish = На банкетном столе нет рыбы, чтобы заплатить старейшине.
error-nusfjord-elder-nothing = Сейчас этот старейшина ничего не может для вас сделать.

error-nusfjord-reserve-empty = Ваш склад пуст.
error-nusfjord-plates-full = Все тарелки уже полны.
error-nusfjord-plates-few =
    { $left ->
        [one] Пуста только { $left } тарелка.
        [few] Пусты только { $left } тарелки.
       *[other] Пусто только { $left } тарелок.
    }
error-nusfjord-too-few-fish =
    Это стоит { $price ->
        [one] { $price } рыбу
        [few] { $price } рыбы
       *[many] { $price } рыб
    }, а у вас { $fish ->
        [0] нет ни одной
       *[other] только { $fish }
    }.
error-nusfjord-no-free-space = На вашем планшете нет свободной клетки для здания.
error-nusfjord-no-building = Ни одно здание вам сейчас не по средствам.
error-nusfjord-no-such-card = Этого здания нет среди тех, что вы можете построить.
error-nusfjord-too-dear = Это здание стоит { goods-object }: столько у вас нет.
error-nusfjord-cell-taken = Эта клетка занята зданием или лесом.
error-nusfjord-source-range =
    { $least ->
        [0] Со склада можно взять не больше { $most }.
       *[other] Со склада нужно взять не меньше { $least } и не больше { $most }.
    }
error-nusfjord-no-unissued = Все ваши акции уже выпущены.
error-nusfjord-no-shares = Новых акций сейчас нет.
error-nusfjord-too-few-gold =
    Это стоит { $price ->
        [one] { $price } золото
       *[other] { $price } золота
    }, а у вас { $gold ->
        [0] его нет
       *[other] только { $gold }
    }.
error-nusfjord-no-forest = На вашем планшете нет лесов.
error-nusfjord-no-forest-there = На этой двойной клетке нет леса.
error-nusfjord-wood-full = Дерева у вас уже столько, сколько помещается.
error-nusfjord-no-pair = На вашем планшете нет свободной двойной клетки.
error-nusfjord-pair-taken = Эта двойная клетка занята.
error-nusfjord-not-a-pair = Отсюда двойная клетка не начинается.
error-nusfjord-ship-gone = { ship-many } на планшете не осталось.
error-nusfjord-ship-price = { ship-word } стоит { goods-object }: столько у вас нет.
error-nusfjord-ship-free = { ship-word } сейчас даётся бесплатно: назовите первую из цен.
error-nusfjord-track-full = { ship-word } не помещается на вашу шкалу улова.
error-nusfjord-catch-full = Ваш улов уже 12: больше кораблей строить нельзя.
error-nusfjord-wrong-ship = { ship-word } сейчас не подходит: нужен другой корабль.
error-nusfjord-no-ship = Ни один корабль вы сейчас построить не можете.
error-nusfjord-council-full = В вашем совете уже пять старейшин.
error-nusfjord-no-elder = Приглашать больше некого.
error-nusfjord-elder-not-there = Этого старейшины нет среди открытых на поле.
error-nusfjord-elder-covered = Пригласить можно только верхнего старейшину стопки.

error-nusfjord-not-offered = Сейчас это действие не предлагают.
error-nusfjord-cannot-upgrade = Так обменять корабль нельзя: нужен свой корабль, новый на планшете и место на шкале.
error-nusfjord-not-pending = Это здание сейчас не срабатывает.
error-nusfjord-fed-already = Этот старейшина уже получил рыбу или она ему не положена.
error-nusfjord-no-share = У этого игрока нет ваших акций, которым ещё нужна рыба.

error-nusfjord-no-trade = У вас нет здания с таким обменом.
error-nusfjord-trade-price = На такой обмен у вас не хватает товаров.
error-nusfjord-trade-useless = Такой обмен вам сейчас ничего не даст.
error-nusfjord-trade-not-now = Меняют в свой ход до работника и после действия, перед оплатой и в конце игры.
error-nusfjord-trade-stuck = После такого обмена вы не сможете закончить начатое действие.
error-nusfjord-no-sale =
    { $ship ->
        [sloop] Шлюп
        [cutter] Катер
       *[schooner] Шхуну
    } вам продать нельзя: нет корабля или покупателя.
error-nusfjord-must-build = Плата внесена за здание: его нужно построить.

# field — путь в записанной позиции, law — одно из слов broken_laws().
error-nusfjord-position-law =
    Такой позиции быть не может. { $field }: { $law ->
        [census] количество не сходится с тем, что лежит в коробке
        [setup] до первого раунда так быть не может
        [slots] на планшете зданий столько карт не поместится
        [letters] карты с этой буквой появляются только в более позднем раунде
        [early] ещё никто не ходил
        [gone] в первой партии карты ещё не выходят из игры
        [aside] откладывают карты только во второй партии кампании
        [hand] столько таких карт на руке сейчас быть не может
        [elders] старейшины так лежать не могут
        [wood] дерева больше, чем помещается
        [track] корабли не помещаются на шкалу улова
        [forests] леса так лежать не могут
        [buildings] здания и леса не сходятся с занятыми клетками
        [unfired] такому зданию ждать нечего
        [council] на пустом месте совета что-то лежит
        [landed] рыба на акциях лежит только в фазе ловли рыбы
        [capacity] столько работников там не поместится
        [turns] работников больше, чем было ходов
        [worker] на старейшине стоит чужой работник
        [plates] тарелок меньше
        [start] первый игрок известен с первого раунда
        [first] первый игрок не тот
        [round] раунд и фаза не сходятся
        [order] всё это вместе или в таком порядке ждать не может
        [frame] этого здесь ждать нельзя
        [empty] партия продолжается, но решения ни от кого не ждут
        [stuck] ответить на ожидаемое решение нечем
        [result] итог не сходится с партией
       *[other] нарушен закон { $law }
    }.
