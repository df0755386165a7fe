### Игротека в браузере: шапка, столы, разговор, сообщения.

igroteka = Игротека
skip = К содержанию
loading = Загружаем
close = Закрыть
menu = Меню
yes = да
no = нет
you = вы
you-alone = Вы
guest = Гость
footer = Названия игр принадлежат их издателям. Рисунки, тексты и код наши, открытые.

## Шапка

nav = Разделы
nav-play = Играть
nav-tables = Столы
nav-watch = Смотреть
nav-rules = Правила
to-lobby = В игротеку
to-table = К столу
settings = Настройки
profile-of = { $name }: профиль и настройки
about = Об игротеке
sound = Звук
sound-on = Включить звук
sound-off = Выключить звук
theme = Тема
theme-to-light = Светлая тема
theme-to-dark = Тёмная тема
language = Язык
language-other = English

## Игры

game-catan = Колонизаторы
    .go = На остров
    .about = Заселите остров: бросок кубиков даёт сырьё, обмен с соседями — недостающее.
game-burgundy = Замки Бургундии
    .go = В Бургундию
    .about = Застройте вотчину на Луаре: два кубика в ход, и каждый можно повернуть к пользе.
game-nusfjord = Нусфьорд
    .go = В Нусфьорд
    .about = Рыбацкая гавань на Лофотенах: три работника в раунд, корабли, лес и акции.
game-gwt = Великий западный путь
    .go = В путь
    .about = Перегон скота в Канзас-Сити: соберите стадо получше и отправьте поездом дальше.
game-gwtnz = Великий западный путь: Новая Зеландия
    .go = В Новую Зеландию
    .about = Овцы, шерсть и море: путь до Веллингтона, а оттуда кораблём по гаваням.

letter-red = К
letter-blue = С
letter-white = Б
letter-orange = О
letter-purple = Ф
letter-yellow = Ж
letter-green = З

# Имя стола: одно слово из первого списка и одно из второго, через пробел; _ — пробел внутри слова.
table-first = Тихая Дальняя Ясная Старая Весёлая Зелёная Снежная Медовая Янтарная Вечерняя Утренняя Ветреная Добрая Синяя Каменная Лесная Морская Высокая Ранняя Рыжая Северная Южная Светлая Уютная Звонкая Сонная Смелая Хитрая Круглая Кленовая Липовая Садовая
table-second = бухта гавань пристань роща долина поляна мельница тропа река гора башня лагуна слобода кузница звезда лодка ярмарка дубрава застава усадьба пасека коса переправа площадь улица беседка околица крепость отмель вершина равнина корчма

## Связь

line-on = в сети
line-first = соединяемся
line-trying = нет связи { $seconds } с
line-keeping = ход сохранён, отправляем
line-barred = вы вышли
line-old = страница устарела
broken-keeping = Связи нет. Ваш ход сохранён, отправляем снова.
broken-trying = Связи нет { $seconds } с. Стол такой, каким был; пробуем соединиться.
broken-hurry = Попробовать сейчас
barred = Этот сеанс закончен: вы вышли или вошли в другом месте.
reconnect = Вернуться

## Время

ago-now = только что
ago-minutes = { $n } мин назад
ago-hours = { $n } ч назад
ago-days =
    { $n ->
        [one] { $n } день назад
        [few] { $n } дня назад
       *[many] { $n } дней назад
    }
left-clock = ещё { $time }
left-hours = ещё { $n } ч
left-days =
    { $n ->
        [one] ещё { $n } день
        [few] ещё { $n } дня
       *[many] ещё { $n } дней
    }
deadline = Срок хода
pace-none = без часов
pace-live = вживую, { $minutes } мин + { $increment } с
pace-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
pace-hours =
    { $hours ->
        [one] { $hours } час на ход
        [few] { $hours } часа на ход
       *[many] { $hours } часов на ход
    }

## Чья очередь

your-turn = Ваш ход
turn-of = ход: { $names }
standing-open = ждёт игроков
standing-free =
    { $n ->
        [one] { $n } место свободно
        [few] { $n } места свободны
       *[many] { $n } мест свободно
    }
standing-ready = все в сборе
standing-on = идёт
standing-over = окончена
standing-aborted = прервана
standing-conceded = вы сдались
standing-won = Победа
standing-winner = { $names }
seats-taken = Занято мест: { $n } из { $of }
title-yours = ● Ваш ход
title-calls =
    { $n ->
        [one] ● ваш ход
       *[other] ● ваших ходов: { $n }
    }

## За столом

sit = Сесть
sit-at = Сесть за стол «{ $table }»
table = Стол
rules = Правила
rules-all = Все правила отдельной страницей
rule-link = Правило { $rule }
chat = Разговор
chat-empty = Пока все молчат. Скажите что-нибудь доброе.
chat-say = Сказать всем
chat-send = Отправить
chat-unread = Разговор, новых: { $n }
chat-people = Кого слышно
chat-mute = Не слушать: { $name }
chat-unmute = Снова слушать: { $name }
chat-mute-do = не слушать
chat-hidden =
    { $n ->
        [one] Скрыта { $n } реплика.
        [few] Скрыты { $n } реплики.
       *[many] Скрыто { $n } реплик.
    }
chat-players = За этим столом разговаривают только игроки.
chat-phrases = Готовые фразы
leave-table = Выйти из-за стола: партия подождёт
you-watch = вы зритель
seat-kept = За вас на месте «{ $name }» играет бот.
seat-return = Вернуться за стол
seat-away = Нет на месте: { $names }.
table-waits = Сейчас за столом никто не играет. Партия ждёт тех, чьи места сохранены.
concede = Сдаться
concede-title = Сдать партию?
concede-ends = Партия закончится сейчас, и вам будет засчитано поражение.
concede-goes-on = Вам будет засчитано поражение. Остальные доиграют: на вашем месте до конца будет бот, вернуться нельзя.
play-on = Играть дальше
seat-conceded = Вы сдались: за вас до конца играет бот.
stop-propose = Предложить прервать
stop-asked = { $name } предлагает прервать партию. Прервать можно, если согласны все, и никто не проиграет.
stop-agree = Прервать партию
stop-waits = Вы предложили прервать партию. Ответа ещё нет: { $names }.
stop-agreed = Вы согласны прервать партию. Ответа ещё нет: { $names }.
stop-offered = { $name } предлагает прервать партию. Ответа ещё нет: { $names }.
stop-withdraw = Снять предложение
back-to-start = К началу хода
back-ask = Попросить отменить
back-title = Отменить ход?
back-about = После вашего хода кое-что открылось, поэтому решают другие: { $names }. Нужно согласие всех.
back-alone = После вашего хода кое-что открылось. Боты согласны, если с тех пор не брали и не показывали ничего скрытого.
back-luck = Случай останется прежним: что выпало или пришло случайно, придёт снова.
back-word = Последнее действие
back-turn = Весь ход
back-asked = { $name } просит отменить ход. Он отменится, если согласны все.
back-agree = Согласиться
back-decline = Отказаться
back-waits = Вы просите отменить ход. Ответа ещё нет: { $names }.
back-offered = { $name } просит отменить ход. Ответа ещё нет: { $names }.
back-withdraw = Снять просьбу
archive = В архив
archive-of = В архив: { $game }, { $table }
archived = Партия в архиве. Напоминаний о ходе из неё не будет.
unarchive = Вернуть из архива
unarchive-of = Вернуть из архива: { $game }, { $table }
unarchived = Партия снова среди ваших.
seat-replace = Посадить бота
curtain-title = Экран берёт { $name }
curtain-text = Передайте устройство. Карты откроются, когда вы нажмёте.
curtain-take = Я { $name }, мой ход

end = Партия окончена
end-aborted = Партия прервана
end-agreed = Партия прервана по общему согласию
end-you-conceded = Вы сдались. Победа: { $names }
end-conceded = партия сдана
end-you-won = Вы победили!
end-you-won-with = Вы победили: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
end-won = Победа: { $names }
end-won-with = Победа: { $names }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
end-alone = Партия сыграна: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
end-rank = Ранг кампании: был { $before }, стал { $after }
end-where = Откуда очки
end-source = Источник
end-total = Всего
end-way = Как шла партия
end-way-about =
    Очки после каждого { $game ->
        [burgundy] раунда
        [nusfjord] раунда
       *[other] круга
    }, как их видели все
end-round =
    { $game ->
        [burgundy] раунд
        [nusfjord] раунд
       *[other] круг
    }
end-rounds =
    { $game ->
        [burgundy] { $n ->
            [one] { $n } раунд
            [few] { $n } раунда
           *[many] { $n } раундов
        }
        [nusfjord] { $n ->
            [one] { $n } раунд
            [few] { $n } раунда
           *[many] { $n } раундов
        }
       *[other] { $n ->
            [one] { $n } круг
            [few] { $n } круга
           *[many] { $n } кругов
        }
    }
end-minutes = { $n } мин
end-dice = Кубики
end-dice-cards = { $brought } { $brought ->
    [one] карта
    [few] карты
   *[many] карт
}, в среднем { $due }
end-sevens = Семёрок { $n } из { $of } { $of ->
    [one] броска
   *[other] бросков
}, в среднем { $due }.
end-look = Посмотреть на стол
end-show = Итоги
rematch = Ещё партию
rematch-ready = Стол для новой партии готов.
next-room = К новой партии
replay = Смотреть запись
luck-check = Проверить жребий
download = Скачать запись

## Повтор

step-first = К началу (Home)
step-back = Шаг назад (←)
step-next = Шаг вперёд (→)
step-last = К концу (End)
step-play = Показывать подряд (пробел)
step-pause = Пауза (пробел)
step-of = Шаг { $n } из { $of }
copy-moment = Ссылка на момент
fork = Играть отсюда

## Сбои

fault-title = На нашей стороне что-то сломалось
fault-text = Партия в безопасности: каждый принятый ход уже записан. Обновите страницу; если не поможет — пришлите нам отчёт.
fault-offline = Сервер не отвечает
fault-offline-text = Проверьте связь. Ходы, которые уже приняты, не пропадут.
fault-code = код: { $code }
reload = Обновить
copy = Копировать
copied = Скопировано
copy-failed = Не удалось скопировать: выделите и скопируйте сами.
copy-report = Скопировать отчёт
lost = Такой страницы нет
lost-text = Может быть, ссылка оборвалась по дороге. Столы и правила на месте.
