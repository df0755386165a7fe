### Игры, правила, замеры и турниры в командной строке.

## igroteka --version

version-compiled = igroteka { $version }, правила скомпилированы
version-interpreted = igroteka { $version }, правила не скомпилированы

## igroteka games

games-id = Игра
games-name = Название
games-seats = Игроков
games-options = Настройки
games-more = Что они значат, расскажет igroteka games { $game }.
games-seats-line = Игроков: { $seats }
games-option = Настройка
games-meaning = Что это
games-default = Обычно
games-allowed = Допустимо
games-rule = Правило
games-preset = Набор
games-sets = Что меняет

## igroteka rules

rules-more = Читать дальше: igroteka rules { $game } { $chapter }, одно правило: igroteka rules { $game } { $rule }
rules-cited = Правил, на которые ссылаются тесты: { $cited } из { $total }.
rules-no-reason = нет ни теста, ни объяснения
rules-unknown = Тесты ссылаются на правила, которых нет: { $ids }.

error-unknown-rule = Правила { $id } нет. Рядом: { $near }.
error-no-checkout = Для покрытия нужен исходный код вместе с тестами, а этот пакет запущен из { $path }.

## igroteka bench

bench-compiled = скомпилировано
bench-interpreted = без компиляции
bench-head = { $game }, игроков: { $players }, набор настроек: { $preset }, { $build }
bench-games = партий/с
    .what = случайные партии целиком, с подготовкой
bench-actions = действий/с
    .what = все шаги, вместе с жребием
bench-decisions = решений/с
    .what = только шаги игроков
    .of-bots = вместе с правилами
bench-microseconds = мкс на решение
    .of-bots = только раздумье, с вынужденными ответами
bench-thought = Боты: { $bot }. Решений: { $decisions }, { $seconds } с процессорного времени на одном ядре.
bench-copies = копий/с
    .what = позиции из середины партии
bench-figure = { $value }
bench-played =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, шагов: { $steps }, { $seconds } с процессорного времени на одном ядре.

## igroteka arena

error-chart-kind = График — это ФАЙЛ.png или ФАЙЛ.html, а не { $path }.
error-chart-folder = Папки { $path } для графика нет.
error-chart-library = Для графика PNG нужна библиотека matplotlib: pip install 'igroteka[plot]'. Для ФАЙЛ.html не нужно ничего.
error-chart-unwritable = График { $path } не удалось записать: { $problem }.
error-arena-place = Играть можно на local, ray или ray://МАШИНА[:ПОРТ], а не на { $place }.
error-ray-missing = Для кластера нужна библиотека Ray: pip install 'igroteka[ray]'.
error-cluster-silent = По адресу { $address } никто не отвечает: { $problem }.
error-cluster-refuses = К кластеру Ray по адресу { $address } не подключиться: { $problem }. Версии Ray и Python там и здесь должны быть одинаковы, а если кластер закрыт ключом, нужны RAY_AUTH_MODE=token и RAY_AUTH_TOKEN.
error-cluster-bare = На машине { $host } кластера нет Игротеки, которая могла бы играть: поставьте igroteka { $version } на все его машины.
error-cluster-edition = На машине { $host } кластера другая Игротека: { $theirs }, а здесь { $ours } (версия / правила игры / отпечаток кода). Поставьте всюду одну и ту же: только так результаты одинаковы.
error-cluster-lost = Кластер пропал: { $problem }.
error-players-die = Процессы, играющие партии с { $first } по { $last }, погибают, уже { $deaths ->
        [few] { $deaths } раза
       *[other] { $deaths } раз
    }. Может быть, не хватает памяти.

arena-playing = { $game }, { $place }
arena-head =
    { $game }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, зерно { $seed }
arena-interrupted =
    Прервано после { $games ->
        [one] { $games } партии
       *[other] { $games } партий
    }: места могли достаться ботам не поровну.
arena-entry = Участник
arena-bot = Бот
arena-wins = Побед
arena-share = Доля
arena-range = 95 %
arena-fair = Поровну
arena-score = Очки
arena-place = Место
arena-interval = Интервалы 95 % — по Уилсону; очки и места — средние, делёж первого места — часть победы.
arena-turns = Ходов за партию: { $turns }.
arena-pace = Решений в секунду на одном ядре: { $pace }.
arena-lost =
    { $times ->
        [one] Игравший процесс погиб { $times } раз; его партии сыграны заново.
        [few] Игравшие процессы погибали { $times } раза; их партии сыграны заново.
       *[many] Игравшие процессы погибали { $times } раз; их партии сыграны заново.
    }
arena-plotted = График записан в { $path }.
chart-axis = Выиграно партий, %
chart-legend = Выигранные партии и интервалы 95 %; пунктир — доля при равной силе.
chart-games = Партии
chart-course = Как складывалась доля побед: интервалы 95 % после стольких партий.

## igroteka ladder

error-ladder-levels = Для лестницы нужно хотя бы два разных уровня, а не: { $levels }.
error-ladder-seats = В игре { $game } нет стола, который два уровня поделили бы поровну.
error-ladder-foreign =
    В строке { $line } файла { $path } начинаются партии другой лестницы: { $what ->
        [ladder] вид файла
        [game] игра
        [rules] версия правил
        [seed] зерно
        [options] условия
        [seats] число мест
       *[other] { $what }
    } — там { $theirs }, здесь { $ours }. Назовите в --file другой файл.
error-ladder-line = Строка { $line } файла { $path } написана не лестницей. Назовите в --file другой файл.

ladder-head =
    { $game }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, мест за столом: { $seats }, зерно { $seed }
ladder-interrupted = Прервано; та же команда продолжит отсюда.
ladder-level = Уровень
ladder-rating = Рейтинг
ladder-games = Партий
ladder-score = Выиграно
ladder-pair = Пара
ladder-axis = Рейтинг и интервалы 95 %; 0 — среднее по уровням.
ladder-scale = Рейтинг — по Брэдли и Терри в шкале Эло: среднее по уровням — 0, 400 очков — десять побед против одной. Ничья — по полпобеды; каждой паре к её партиям добавлена одна ничья. Доля — у первого в паре, интервалы 95 % — по Уилсону.
ladder-half = У каждого уровня половина мест; он выиграл, если выиграло одно из них.
ladder-editions = Играли разные издания кода (версия / правила игры / отпечаток): { $editions }.
ladder-file =
    { $played ->
        [0] Доигрывать нечего;
        [one] Сейчас сыграна { $played } партия;
        [few] Сейчас сыграны { $played } партии;
       *[many] Сейчас сыграно { $played } партий;
    } все — в { $path }.

## igroteka data

data-component = Запись в файле
data-origin = Откуда известно
data-silent = файл об этом молчит
data-sum =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[many] { $count } записей
    }, из них восстановлено нами: { $guessed }, угадано отчасти: { $partly }.

data-problem-twice = такая запись уже есть
data-problem-language = нет поля { $field }, а на другом языке оно есть
data-problem-tag = в поле { $field } непонятная пометка «{ $tag }»; бывают S, SD, B, P, PL, K, R
data-problem-confidence = непонятное слово confidence = «{ $word }»; бывают seed, printed, reconstructed
data-problem-contradiction = confidence = «{ $word }» не сходится с src.effect = «{ $tag }»
data-problem-refused = игра не понимает файла: { $problem }
data-checked =
    { $count ->
        [0] Файл игры { $game } в порядке.
        [one] В файле игры { $game } { $count } ошибка.
        [few] В файле игры { $game } { $count } ошибки.
       *[many] В файле игры { $game } { $count } ошибок.
    }

error-unknown-component = Записи { $id } в файле игры { $game } нет.

## make play

room-compiling = Правила тем временем компилируются; пока это не закончено, боты думают дольше.
room-compiled =
    Правила скомпилированы: теперь они быстрее в { $times ->
        [few] { $times } раза
       *[other] { $times } раз
    }. Все партии продолжаются.
room-uncompiled = Скомпилировать правила не удалось ({ $reason }). Игротека работает дальше как есть: те же правила, только медленнее.

## igroteka review

review-looking = Разбираю { $game }
review-head = { $game }: разбор партии, ходов: { $moves }
review-written = Разбор записан в { $path }.
review-lead = Ожидаемое преимущество над лучшим соперником, очки
review-score = Ожидаемый итог, очки
review-chance = Шансы на победу, %
review-rounds = { $game ->
    [burgundy] Раунды
    [nusfjord] Раунды
   *[other] Круги
    }
review-costly = Дорогие решения
review-finds = Находки
review-luck = Удача и игра
review-none = Нет.
review-sure = { $bars ->
    [3] уверенно
    [2] скорее так
   *[1] почти равны
    }
review-column-move = Ход
review-column-seat = Игрок
review-column-played = Сыграно
review-column-best = Лучше
review-column-price = Цена
review-column-sure = Уверенность
review-column-why = Почему
review-column-find = Находка
review-column-gap = Остальные слабее на
review-column-start = Начало
review-column-decisions = Решения
review-column-rivals = Ходы соперников
review-column-result = Итог
review-note-lead = Преимущество — ожидаемые очки игрока в конце партии минус очки лучшего соперника; считается, что дальше все играют как подмастерья.
review-note-price = Цена — сколько ожидаемого преимущества отдано против лучшего из известных тогда вариантов; судим по тому, что игрок тогда видел.
review-note-luck = Удача — что принёс жребий, минус среднее по всему, что он мог принести; начало, удача, решения и ходы соперников складываются в итог.
