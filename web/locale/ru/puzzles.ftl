### Задачи.

nav-puzzles = Задачи
puzzles = Задачи
puzzles-about = Позиции из партий ботов, в которых один ход явно сильнее других. Времени сколько угодно: осмотритесь, выберите и узнайте, почему так.
puzzles-none = Задач пока нет.
puzzles-solved = решено { $n } из { $of }
puzzle-number = Задача { $n }
puzzle-of = { $n } из { $of }
puzzle-day = Задача дня
puzzle-easy = лёгкая
puzzle-medium = средняя
puzzle-hard = трудная
puzzle-go = Решать
puzzle-look = Взглянуть ещё раз
puzzle-open = ответа ещё нет
puzzle-solved = решена
puzzle-half = найден второй по силе ход
puzzle-missed = не решена
puzzle-all = Все задачи
puzzle-ask = Какой ход сильнее?
puzzle-answers = Ответы
puzzle-other = Так сходить можно, но среди ответов этого нет.
puzzle-answer = Ответить
puzzle-later = Отложить
puzzle-next = Следующая задача
puzzle-fold = Свернуть задачу, чтобы видеть стол
puzzle-unfold = Показать задачу
puzzle-hidden = Чужие карты закрыты, как в партии. Выбрать можно и на столе.
puzzle-right = Это лучший ход
puzzle-close = Близко, но есть сильнее
puzzle-wrong = Есть ход сильнее
puzzle-best = Лучший: { $sign }, { $text }. Ваш ответ слабее на { $points }.
puzzle-yours = ваш ответ
puzzle-why = Почему { $best } сильнее { $other } (разница в очках: { $points })
puzzle-proof =
    { $n ->
        [one] Проверено на { $n } продолжении двумя независимыми переборами.
       *[other] Проверено на { $n } продолжениях двумя независимыми переборами.
    }
puzzle-again = Засчитан первый ответ; этот — чтобы взглянуть ещё раз.
