### Слова тренера: из чего складывается ожидаемый итог и чем один вариант лучше или хуже другого.

part-rivals = Соперники
    .more = Соперникам достаётся меньше.
    .less = Соперникам достаётся больше.
part-other = Прочее
    .more = Мелочи вместе складываются лучше.
    .less = Мелочи вместе складываются хуже.

## Удача по видам

fortune-dice = Кубики
fortune-cards = Взятые карты
fortune-theft = Кражи
fortune-market = Что выложено на поле
fortune-goods = Товары
fortune-founding = Подготовка
fortune-chance = Случай

### Задачи.

error-no-puzzles = Задач к игре { $game } нет.
error-no-puzzle = Задачи { $number } нет; последняя — { $last }.
error-puzzle-answer = Такого ответа среди предложенных нет.
error-bad-puzzles = Это не файл с задачами.
