### Стол Колонизаторов: слова кнопок и подписей. Вопросы, ходы и события приходят с сервера.

ct-res-lumber = Древесина
ct-res-brick = Глина
ct-res-wool = Шерсть
ct-res-grain = Зерно
ct-res-ore = Руда

ct-terrain-forest = Лес
ct-terrain-hills = Холмы
ct-terrain-pasture = Пастбище
ct-terrain-fields = Пашня
ct-terrain-mountains = Горы
ct-terrain-desert = Пустыня
ct-sea = море

ct-node = Перекрёсток { $id }: { $hexes }
ct-edge = Путь { $id }: { $hexes }
ct-hex = { $name }, гекс { $id }
ct-hex-robber = здесь разбойник
ct-owner-road = дорога игрока { $name }
ct-owner-settlement = поселение игрока { $name }
ct-owner-city = город игрока { $name }
ct-yield = Даёт: { $name }. Выпадает { $ways } раз из 36.
ct-yield-none = Сырья не даёт.

ct-region-own = Мои карты и постройки
ct-region-hand = Карты сырья
ct-region-cards = Карты развития
ct-region-build = Строительство
ct-region-rivals = Соперники
ct-region-players = Игроки
ct-region-dice = Кубики
ct-region-board = Остров: 19 гексов, 9 гаваней
ct-region-table = Стол
ct-region-talk = Обмен и выбор

ct-your-turn = Ваш ход.
ct-your-answer = Ждём вас.
ct-turn-of = { $name }:
ct-winner = Победа: { $name }!
ct-over = Партия окончена.
ct-watching = Вы смотрите.
ct-prompt = Что спрашивают
ct-steps = Шаги
ct-undo = Отмена
ct-redo = Вернуть
ct-sending = отправляем
ct-final = отменить будет нельзя
ct-end-sure = Точно закончить?
ct-why-not-others = Почему не другие?
ct-why-hint = Нажмите на любое неподсвеченное место, и мы объясним.
ct-rule = Правило
ct-close = Закрыть
ct-confirm = Поставить
ct-confirm-robber = Переместить сюда
ct-cancel-place = Отмена

ct-place-road =
    { $count ->
        [one] Проложите дорогу: подсвечен { $count } путь.
        [few] Проложите дорогу: подсвечены { $count } пути.
       *[many] Проложите дорогу: подсвечено { $count } путей.
    }
ct-place-settlement =
    { $count ->
        [one] Поставьте поселение: подсвечено { $count } место.
        [few] Поставьте поселение: подсвечены { $count } места.
       *[many] Поставьте поселение: подсвечено { $count } мест.
    }
ct-place-city =
    { $count ->
        [one] Расширьте до города: подсвечено { $count } поселение.
        [few] Расширьте до города: подсвечены { $count } поселения.
       *[many] Расширьте до города: подсвечено { $count } поселений.
    }
ct-lacks = { $name }: не хватает
ct-no-place-road = Дороге сейчас нет места. Нажмите на путь, и мы объясним почему.
ct-no-place-settlement = Поселению сейчас нет места. Нажмите на перекрёсток, и мы объясним почему.
ct-no-place-city = Нет поселения, которое можно расширить.

ct-step-settlement = Поселение
ct-step-road = Дорога
ct-step-road-1 = Первая дорога
ct-step-road-2 = Вторая дорога
ct-step-city = Город
ct-step-place = Место
ct-step-discard = Сброс
ct-step-robber = Разбойник
ct-step-steal = Кража
ct-step-terms = Условия
ct-step-answers = Ответы
ct-step-partner = Обмен

ct-points = ПО
ct-of-points = из { $count } ПО
ct-you = Вы
ct-bot = бот
ct-bot-level = бот · { $level }
ct-away = не в сети
ct-online = в сети
ct-thinking = думает
ct-discarding = сбрасывает { $count }
ct-fact-cards = Карты сырья
ct-fact-devs = Карты развития
ct-fact-knights = Сыграно рыцарей
ct-fact-road = Самая длинная своя дорога
ct-fact-left = Осталось построить: дорог { $roads }, поселений { $settlements }, городов { $cities }
ct-prize-road = Тракт +2
ct-prize-army = Войско +2

ct-rate = меняется { $rate }:1
ct-build-road = Дорога
ct-build-settlement = Поселение
ct-build-city = Город
ct-build-buy = Развитие
ct-can = можно ×{ $count }
ct-free = бесплатно
ct-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
ct-lack = не хватает { $count }
ct-none-left = все на поле
ct-deck-empty = колода пуста
ct-not-now = не сейчас
ct-no-place = нет места
ct-fix-title = Сначала обмен с банком

ct-no-cards = Нет карт
ct-card-knight = Рыцарь
ct-card-road_building = Строительство дорог
ct-card-year_of_plenty = Год изобилия
ct-card-monopoly = Монополия
ct-card-victory_point = Победное очко
ct-short-knight = Рыцарь
ct-short-road_building = Дороги
ct-short-year_of_plenty = Изобилие
ct-short-monopoly = Монополия
ct-short-victory_point = Очко
ct-help-knight = Переместите разбойника и вытяните карту
ct-help-road_building = Две дороги бесплатно
ct-help-year_of_plenty = Две любые карты из банка
ct-help-monopoly = Все отдают вам одно сырьё
ct-help-victory_point = Одно победное очко, держите в тайне
ct-card-play = можно сыграть
ct-card-new = куплена в этот ход
ct-card-wait = сейчас сыграть нельзя
ct-card-vp = учтено в очках

ct-trade = Обмен
ct-trade-open = Предложить обмен
ct-terms-title = Условия
ct-counter-title = Встречное
ct-with-players = Игрокам
ct-with-bank = Банк { $rate }:1
ct-give = Отдаю
ct-want = Хочу
ct-gives = Отдаёт
ct-wants = Просит
ct-you-get = Вам
ct-you-give = От вас
ct-more = { $name }: ещё одна
ct-fewer = { $name }: убрать одну
ct-to-whom = Кому
ct-send-offer = Предложить
ct-send-counter = Отправить
ct-trade-closed = Сейчас предлагать обмен нельзя.
ct-bank-choose = Выберите, что отдать и что получить.
ct-bank-none = Для обмена с банком не хватает одинаковых карт.
ct-bank-do = Обменять
ct-offer-title = Предложение обмена
ct-offer-from = { $name } предлагает
ct-my-offer = Ваше предложение
ct-agrees = согласен
ct-refuses = отказ
ct-not-asked = не спрошен
ct-counters = встречное
ct-thinks = думает
ct-trade-with = Обмен: { $name }
ct-accept = Принять
ct-decline = Отказ
ct-counter = Встречное
ct-you-lack = У вас не хватает:

ct-pick-discard = Сброс
ct-pick-discard-help =
    { $count ->
        [one] Выпала семёрка, карт слишком много. Выберите { $count } карту, её заберёт банк.
        [few] Выпала семёрка, карт слишком много. Выберите { $count } карты, их заберёт банк.
       *[many] Выпала семёрка, карт слишком много. Выберите { $count } карт, их заберёт банк.
    }
ct-pick-discard-do =
    { $count ->
        [one] Сбросить { $count } карту
        [few] Сбросить { $count } карты
       *[many] Сбросить { $count } карт
    }
ct-pick-plenty = Год изобилия
ct-pick-plenty-help = Возьмите из банка две любые карты.
ct-pick-plenty-do = Взять карты
ct-pick-monopoly = Монополия
ct-pick-monopoly-help = Назовите сырьё: соперники отдадут вам все такие карты.
ct-pick-monopoly-do = Назвать сырьё
ct-also-discard = Ещё сбрасывают:
ct-steal = Кого обокрасть?
ct-steal-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

ct-dice-roll = бросок
ct-dice-none = ещё не бросали
ct-dice-history = История бросков
ct-luck = Броски заверены
ct-luck-title = Отпечаток колоды и кубиков: { $commit }
ct-bank = Банк
ct-deck = Карты развития в колоде
ct-log = Журнал
ct-log-empty = Пока ничего не случилось.
ct-actions = Все ходы
ct-filter = Найти ход
ct-no-actions = Сейчас ходите не вы.
ct-tab-act = Ход
ct-tab-me = Я
ct-tab-table = Стол
ct-tab-log = Журнал
ct-tabs = Части стола
ct-more-trade = Обмен
ct-more-cards = Карты развития
ct-scores = Итог
ct-total = Всего
ct-score-settlements = Поселения
ct-score-cities = Города
ct-score-road = Длинный тракт
ct-score-army = Большое войско
ct-score-cards = Победные очки
ct-say-scores = { $name }: { $count }

ct-kind-roll = Бросок
ct-kind-end = Конец хода
ct-kind-road = Дороги
ct-kind-settlement = Поселения
ct-kind-city = Города
ct-kind-buy = Карта развития
ct-kind-knight = Рыцарь
ct-kind-roads = Строительство дорог
ct-kind-plenty = Год изобилия
ct-kind-monopoly = Монополия
ct-kind-robber = Разбойник
ct-kind-steal = Кража
ct-kind-discard = Сброс
ct-kind-bank = Обмен с банком
ct-kind-stop = Хватит дорог
ct-kind-offer = Предложения обмена
ct-kind-give = Отдаю
ct-kind-want = Хочу
ct-kind-send = Отправить
ct-kind-drop = Передумать
ct-kind-accept = Согласие
ct-kind-reject = Отказ
ct-kind-counter = Встречное предложение
ct-kind-confirm = Партнёр
ct-kind-take = Принять встречное
ct-kind-cancel = Снять предложение
