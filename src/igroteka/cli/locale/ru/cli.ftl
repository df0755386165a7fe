### Игра, повтор и проверка партий в командной строке.

## Кто играет

player-name = Гость
bot-names = Ада Бруно Клара Дора

error-too-many-bots = Ботов { $bots }, а мест только { $seats }.
error-no-seat = Места { $seat } за этим столом нет: места считаются от 0 до { $last }.
error-no-viewer = Зрителя { $viewer } нет. Есть такие: { $viewers }.

## Файлы

error-file-not-written = Файл { $path } не удалось записать: { $problem }.
error-file-exists = Файл { $path } уже есть и останется как был. Выберите другое имя.
error-load-alone = { $option } не сочетается с --load: у сохранённой партии свой стол.

## igroteka play

play-bots =
    { $kind ->
        [greedy] { $count ->
            [one] { $names } — жадный бот: берёт то, что выглядит лучше всего прямо сейчас.
           *[other] { $names } — жадные боты: берут то, что выглядит лучше всего прямо сейчас.
        }
        [random] { $count ->
            [one] { $names } — случайный бот: делает что угодно, лишь бы правила разрешали.
           *[other] { $names } — случайные боты: делают что угодно, лишь бы правила разрешали.
        }
       *[other] { $count ->
            [one] { $names } — бот вида { $kind }.
           *[other] { $names } — боты вида { $kind }.
        }
    }
play-help = Наберите ? — будет справка, q — выход; партия сохранится.
play-pass = Клавиатуру берёт { $name }. Нажмите Enter, когда другие не смотрят.
play-unreadable = «{ $text }» — не ход и не команда. Справка: ?
play-undone = Отменено: { $action }
play-saved = Сохранено в { $path }
play-kept = Партия сохранена в { $path }
play-go-on = Продолжить: igroteka play { $game } --load { $path }
play-quit-anyway = Партия не сохранена. Наберите q ещё раз, чтобы всё равно выйти, или Enter, чтобы играть дальше:

menu-group = { $title } (вариантов: { $count })
menu-title = { $title }: выберите или нажмите Enter, чтобы вернуться
menu-long = Мест: { $count }, их номера — на столе. Наберите номер, например { $number }, или list, чтобы прочесть все.
menu-no-entry = Номера { $number } в списке нет.

# Что можно набрать вместо команды; самое короткое — первым.
command-undo = u отмена undo о
command-redo = r повтор redo п
command-help = ? справка help
command-why = почему why
command-score = s очки score
command-log = l журнал log
command-board = b стол board
command-list = список list
command-save = save сохранить
command-quit = q выход quit exit

help =
    Ответьте номером из списка или наберите сам ход. Enter покажет список ещё раз.
      { $undo }: взять последнее слово назад, пока после него не было жребия и не открылось скрытое
      { $redo }: сказать его снова
      ? { $rule }, ? { $topic }: прочесть правило или найти правила о чём-нибудь
      { $why } { $move }: почему ход не разрешён
      { $score }: откуда ваши очки
      { $log }, l 50: последние события
      { $board }: нарисовать стол ещё раз
      { $list }: все варианты словами
      { $save }, save ФАЙЛ: записать партию
      { $quit }: выйти; партия сохранится
help-nothing = О «{ $topic }» в правилах ничего нет.
help-more = Правил: { $shown } из { $count }. Прочесть одно: ? { $id }
why-allowed = Так можно.

## igroteka verify

verify-moves =
    { $count ->
        [one] { $count } ход игрока: разрешён правилами.
        [few] { $count } хода игроков: все разрешены правилами.
       *[many] { $count } ходов игроков: все разрешены правилами.
    }
verify-promise = Комната сдержала обещание: секрет тот самый, за который она поручилась до начала партии.
verify-draws =
    { $count ->
        [one] { $count } жребий: выведен из зерна заново и совпал.
        [few] { $count } жребия: выведены из зерна заново и совпали.
       *[many] { $count } жребиев: выведены из зерна заново и совпали.
    }
verify-result = Итог тот, к которому приводят ходы.
verify-no-result = Итога в записи нет: партия не закончена или он опущен.
verify-failed = Проверка не пройдена. { $problem }
