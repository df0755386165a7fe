### igroteka puzzles

puzzles-game = Игра
puzzles-easy = лёгкая
puzzles-medium = средняя
puzzles-hard = трудная
puzzles-more = Решить первую: igroteka puzzles { $game } 1
puzzles-making = Ищу задачи: { $game }
puzzles-made = Задач: { $count }, просмотрено партий: { $games }. Файл: { $path }
puzzle-head = { $game }: задача { $number } из { $of }, { $grade }
puzzle-you = Ваше место: { $name }. { $question }
puzzle-prompt = Какой ход сильнее?
puzzle-unread = Введите одно из чисел: { $numbers }
puzzle-right = Это лучший ход.
puzzle-close = Близко, но есть сильнее.
puzzle-wrong = Есть ход сильнее.
puzzle-column-answer = Ответ
puzzle-column-lead = Ожидаемое преимущество
puzzle-column-behind = Слабее на
puzzle-why = Почему { $best } сильнее { $other }, в очках:
puzzle-proof = Проверено двумя независимыми переборами, продолжений: { $worlds }.

error-puzzles-which = Какая игра? Назовите её: igroteka puzzles catan --make
error-puzzles-other = В файле { $path } задачи другой игры или других правил: { $game }.
