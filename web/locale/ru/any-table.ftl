### Слова, общие для всех столов: одно слово для одного дела. Своё у каждой игры лежит в её файле.

tb-undo = Отменить
tb-redo = Повторить
tb-end-sure = Точно закончить?
tb-nothing-left = Больше делать нечего.
tb-ends-itself = Ход закончится сам; нажмите что угодно, чтобы остаться
tb-final = отменить будет нельзя
tb-clear = Сбросить выбор
tb-other-ways = { $count ->
         [one] Ещё { $count } путь
         [few] Ещё { $count } пути
        *[other] Ещё { $count } путей
    }
# Как их увидеть: мышью и клавишами.
tb-ways-how = правая кнопка или нажатие с Shift
tb-close = Закрыть
tb-rule = Правило

tb-prompt = Что делать сейчас
tb-ahead = Что ещё впереди
tb-your-turn = Ваш ход.
tb-over = Партия окончена.
tb-watching = вы смотрите
tb-or = или
tb-none = нет

tb-log = Журнал
tb-log-empty = Пока ничего не произошло.
tb-actions =
    { $count ->
        [0] Возможные ходы
       *[other] Возможные ходы: { $count }
    }
tb-filter = Найти ход
tb-no-actions = Сейчас от вас ничего не ждут.

tb-region-table = Стол
tb-region-players = Игроки
tb-region-rivals = Соперники
tb-tabs = Части стола
tb-tab-act = Ход
tb-tab-me = Я
tb-tab-table = Стол
tb-tab-log = Журнал

tb-bot = бот
tb-bot-level = бот · { $level }
tb-away = нет на месте

tb-scores = Откуда очки
tb-total = Всего
tb-vp = ПО
tb-say-scores = { $name }: { $count }

## Подсказки первой партии

tb-guide-name = Подсказка
tb-guide-prev = Предыдущая подсказка
tb-guide-next = Следующая подсказка
tb-guide-away = Понятно
tb-guide-show = Показать подсказку
tb-guide-rule = Правило
tb-guide-off = Без подсказок
tb-guide-off-long = Больше не показывать подсказки
tb-course = Обучение
tb-course-at = Глава { $chapter } из { $chapters }
tb-course-wait = Теперь: { $what }
tb-course-astray = Так тоже можно, но глава ждёт другого хода. Отмените этот или начните главу заново.
tb-course-next = Дальше
tb-course-for-me = Сделать за меня
tb-course-practice = Решить самому: задача
tb-course-again = Начать заново
tb-course-chapters = Главы
tb-course-done = Глава пройдена: { $name }
tb-course-done-next = Можно доиграть эту партию с ботами или идти дальше.
tb-course-done-all = Вы знаете всё, что нужно для партии.
tb-course-on = Дальше: { $name }
tb-course-stop = Закончить обучение

tb-unasked = ответили за вас

## Поле вблизи

tb-zoom-in = Увеличить поле
tb-zoom-out = Уменьшить поле
tb-zoom-whole = Всё поле

## С прошлого хода

tb-recap = С прошлого хода
tb-recap-long = С вашего прошлого хода
tb-recap-none = Здесь появятся ходы соперников.
tb-recap-thinks = думает
tb-recap-play = Показать всё
tb-recap-stop = Остановить
tb-recap-showing = Показываем ход: { $name }.
tb-recap-after = Стол после хода: { $name }.
tb-recap-to-turn = К моему ходу
tb-recap-to-game = К игре
tb-pace = Темп ботов
tb-pace-at-once = сразу
tb-pace-brisk = живо
tb-pace-calm = спокойно
tb-log-whole = Весь журнал
