### Крестики-нолики по-русски. Ключи составлены из имён действий, событий, настроек и вопросов.

## Что можно сказать: название вида, действие целиком

action-mark = Занять клетку
    .full = Клетка { $square }
action-first = Кто начинает
    .full = Начинает { $name }

## Что произошло

event-began = { $name } начинает
event-marked = { $name } занимает клетку { $square }
event-won = { $name } собирает три в ряд
event-drawn = Свободных клеток не осталось

## О чём спрашивают: того, кто решает, и строка для тех, кто ждёт

question-mark-square =
    { $mark ->
        [cross] Ваш ход: поставьте крестик в свободную клетку
       *[nought] Ваш ход: поставьте нолик в свободную клетку
    }
waiting-mark-square =
    { $mark ->
        [cross] { $name } ставит крестик
       *[nought] { $name } ставит нолик
    }
chance-draw-first = Кто начинает?
decision-over = Партия окончена

## Конец

ending-line = { $name } побеждает: три в ряд
ending-full = Ничья: трёх в ряд нет ни у кого
score-line = { $count ->
        [one] Три в ряд: { $count } очко
        [few] Три в ряд: { $count } очка
       *[many] Три в ряд: { $count } очков
    }
    .name = Три в ряд
score-total = Всего: { $count }
    .name = Всего

## Настройки

option-first_seat = Кто начинает
option-first_seat-random = По жребию
option-first_seat-0 = Крестики
option-first_seat-1 = Нолики

## Почему нельзя

error-noughts-no-such-action = Такого действия нет.
error-noughts-game-over = Партия окончена.
error-noughts-chance = Это решает случай, а не игрок.
error-noughts-not-your-turn = Сейчас не ваш ход.
error-noughts-marked = Клетка { $square } уже занята.
error-noughts-position-law = Такой позиции не бывает. { $field }: клетки занимают по очереди, и игра кончается с первой линией.

## Для справки в терминале

example-rule = 2.1
example-topic = ничья
example-move = mark 5
