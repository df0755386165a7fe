### Слова, общие для всех игр.

# Присоединяет последнее из нескольких: «а, б и в».
list = { $head } и { $last }

value-true = да
value-false = нет

## Настройки

error-option-value = Значение { $value } не подходит для настройки { $option }. Допустимо: { $allowed }.
error-unknown-option = Настройки { $option } нет. Есть такие: { $options }.
error-unknown-preset = Набора настроек { $preset } нет. Есть такие: { $presets }.
error-option-form = «{ $text }» — не настройка. Пишите: имя=значение.
error-seat-count =
    { $seats ->
        [one] Эта игра не рассчитана на { $seats } игрока.
       *[other] Эта игра не рассчитана на { $seats } игроков.
    } Возможное число: { $allowed }.
error-unknown-game = Игры { $game } здесь нет. Есть такие: { $games }.
error-unknown-language = Языка { $language } здесь нет. Есть такие: { $languages }.

## Игра

error-illegal = Сейчас правила этого не разрешают.
error-not-asked = Сейчас от этого игрока решения не ждут.
error-undo-nothing = Отменять нечего.
error-undo-revealed = Этого уже не отменить: сказал своё слово случай или открылось скрытое.
error-undo-other-seat = Последний ход не ваш: за другого игрока его не отменить.
error-redo-nothing = Возвращать нечего.

## Позиции

error-position-json = Позиция записана с ошибкой в JSON: { $problem }.
error-position-game = Это позиция игры { $game }, а нужна { $expected }.
error-position-version = Позиция записана для версии правил { $version }, а здесь версия { $expected }.
error-position-missing = В позиции нет поля { $field }.
error-position-unknown = Поля { $field } в позиции быть не должно.
error-position-type =
    Поле { $field }: нужно { $expected ->
        [integer] целое число
        [int] целое число
        [boolean] значение true или false
        [bool] значение true или false
        [string] текстовое значение
        [str] текстовое значение
        [list] значение в виде списка
        [object] значение в виде объекта
        [dict] значение в виде объекта
       *[other] значение вида { $expected }
    }.
error-position-value = Поле { $field }: значение { $value } не подходит. Допустимо: { $allowed }.
error-position-law = Такой позиции быть не может, смотрите поле { $field }: { $law }.

## Записи партий и файлы

error-record-json = Партия записана с ошибкой в JSON: { $problem }.
error-record-format = Это не запись партии Игротеки.
error-record-field = Запись партии испорчена, поле { $field }: { $problem }.
error-record-line = Строку { $line } не удалось прочесть: «{ $text }».
error-record-move = Ход { $move } противоречит правилам: «{ $text }». { $rule }
error-record-version = Партия сыграна по версии правил { $version }, а здесь версия { $expected }.
error-record-result = Записанный итог не совпадает с тем, к чему приводят ходы: { $field }.
error-record-luck = Ход { $move } не соответствует жребию: в записи «{ $text }», а жребий даёт «{ $expected }».
error-file-missing = Файла { $path } нет.
error-file-unreadable = Файл { $path } не удалось прочесть: { $problem }.
error-file-not-text = Файл { $path } — не текст в кодировке UTF-8.
