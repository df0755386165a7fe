### Слова, общие для всех игр.

# Присоединяет последнее из нескольких: «а, б и в».
you-among = вам
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
error-guest-broken = Игра { $game } из пакета { $package } не загружается и поэтому пропущена: { $problem }
error-guest-name = В пакете { $package } есть игра { $game }, но это имя уже занято другой игрой, поэтому она пропущена.
error-unknown-bot = Бота { $bot } нет. Есть такие: { $bots }.
error-bot-place = Бота { $bot } не получить: { $problem }. Свой бот называется пакет.модуль:maker, где maker(luck) даёт Bot.
error-illegal-choice = Бот { $bot } нарушил правила игры { $game }: ход «{ $said }» за место { $seat } сейчас невозможен. Партия остановлена.
error-unknown-language = Языка { $language } здесь нет. Есть такие: { $languages }.

## Игра

error-illegal = Сейчас правила этого не разрешают.
error-not-asked = Сейчас от этого игрока решения не ждут.
error-batch-illegal = Партия { $game } набора: действие { $action } сейчас невозможно. Ничего не сыграно.
error-unreadable = «{ $text }» — не ход.
error-luck-first = Сначала своё слово должен сказать случай.
error-no-luck-due = Случаю сейчас решать нечего.
error-undo-nothing = Отменять нечего.
error-undo-revealed = Этого уже не отменить: сказал своё слово случай или открылось скрытое.
error-undo-other-seat = Последний ход не ваш: за другого игрока его не отменить.
error-redo-nothing = Повторять нечего.

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
error-position-length = Поле { $field }: { $count ->
        [one] { $count } значение
        [few] { $count } значения
       *[many] { $count } значений
    }. Допустимо: { $allowed }.
error-position-twice = Поле { $field }: { $value } повторяется.
error-position-taken = Поле { $field }: место { $value } уже занято или слишком близко к другой фигурке.
error-position-count =
    { $found ->
        [0] Поле { $field }: нигде нет { $piece }, а в коробке { $box }.
       *[other] Поле { $field }: { $piece } в позиции { $found }, а в коробке { $box }. Где стоят: { $places }.
    }
error-position-agenda = Поле { $field }: всё это вместе или в таком порядке ждать решения не может.
# Законы, для которых у игры есть свои слова, стоят в её файле под ключом error-<игра>-position-law.
error-position-law =
    Такой позиции быть не может. Поле { $field }: { $law ->
        [census] число не сходится с тем, что лежит в коробке
        [negative] количество меньше нуля
        [supply] фигурок больше, чем есть
        [empty] пусто, а должно быть заполнено
        [stuck] ответить будет нечего
        [winner] не сходится с очками
       *[other] нарушен закон { $law }
    }.

## Записи партий и файлы

error-record-json = Партия записана с ошибкой в JSON: { $problem }.
error-record-format = Это не запись партии Игротеки.
error-record-field =
    Запись партии испорчена. Поле { $field }: { $problem ->
        [missing] его нет
        [unknown] в записи ему не место
        [int] нужно целое число
        [str] нужно текстовое значение
        [string] нужно текстовое значение
        [strings] нужен список текстовых значений
        [list] нужен список
        [dict] нужен объект
        [start] не такое, как в начальной позиции
       *[other] { $problem }
    }.
error-record-game = Это запись партии в игру { $game }, а нужна { $expected }.
error-record-line = Строку { $line } не удалось прочесть: «{ $text }».
# why — готовое предложение об отказе, rule — номер правила, может быть пустым.
error-record-move = Ход { $move } невозможен: «{ $text }». { $why } { $rule }
error-record-version = Версия записи — { $version }, а сыграть здесь можно только версию { $expected }.
error-record-result = Записанный итог не совпадает с тем, к чему приводят ходы: { $field }.
error-record-luck = Ход { $move } не выводится из зерна: в записи «{ $text }», а зерно даёт «{ $expected }».
error-file-missing = Файла { $path } нет.
error-file-unreadable = Файл { $path } не удалось прочесть: { $problem }.
error-file-not-text = Файл { $path } — не текст в кодировке UTF-8.

# Партия с ползунком, в блокноте или на отдельной странице.
film-move = Ход { $move } из { $moves }
film-slider = Записанная партия, ход за ходом
film-first = В начало
film-back = На шаг назад
film-forth = На шаг вперёд
film-last = В конец
