### Что говорит сервер на пороге: отказы, начальная страница без сборки, `igroteka serve`, резервные копии.

## Отказы

error-internal = Что-то сломалось на нашей стороне. Ваши партии целы; попробуйте ещё раз.
error-not-found = Здесь ничего нет.
error-method = Так об этом не спрашивают.
error-session-needed = Сначала войдите: гостем в одно нажатие или под своим аккаунтом.
error-csrf = Страница устарела. Обновите её.
error-origin = Странице с { $origin } писать сюда нельзя.
error-not-allowed = Вам это не разрешено.
error-host-strange = Сервер не знает себя под именем { $host }. Запустите его с --public и адресом, который набирают люди.
error-metrics-closed = Замеры доступны только с машины сервера.
error-too-fast =
    { $seconds ->
        [one] Слишком часто. Повторите через { $seconds } секунду.
        [few] Слишком часто. Повторите через { $seconds } секунды.
       *[other] Слишком часто. Повторите через { $seconds } секунд.
    }
error-too-much-work =
    { $seconds ->
        [one] Игротека только что много для вас потрудилась. Повторите через { $seconds } секунду.
        [few] Игротека только что много для вас потрудилась. Повторите через { $seconds } секунды.
       *[other] Игротека только что много для вас потрудилась. Повторите через { $seconds } секунд.
    }
error-too-many-bytes =
    { $seconds ->
        [one] Вы только что много загрузили. Повторите через { $seconds } секунду.
        [few] Вы только что много загрузили. Повторите через { $seconds } секунды.
       *[other] Вы только что много загрузили. Повторите через { $seconds } секунд.
    }
error-body-large = Слишком много данных: можно не больше { $most } КиБ.
error-body-deep = Слишком глубокая вложенность: можно не больше { $depth } уровней.
error-body-slow = Запрос не дошёл вовремя.
error-body-form = Запрос не удалось понять: { $problem }
error-message-large = Сообщение слишком длинное: можно не больше { $most } байт.
error-message-form = Сообщение не удалось понять: { $problem }
error-too-many-rooms = Одно соединение следит не больше чем за { $most } столами.
error-too-many-streams = Одновременно можно не больше { $most } потоков.
error-record-long = Запись слишком длинная: можно не больше { $most } ходов.
error-filter-game = Настройка относится к игре: укажите какой (game=…).
error-filter-day = «{ $text }» — не день для { $name }. Пишите так: 2026-11-16.
error-filter-cursor = «{ $text }» — не место в списке. Возьмите его из «next» предыдущей страницы.

## Страницы

page-not-built =
    Игротека открыта, но её страницы ещё не собраны.
    Соберите их командой `make web` в папке с исходным кодом и обновите страницу. API описан по адресу /api/schema.

## igroteka serve, backup, restore

serve-open = Игротека открыта: { $address }
serve-near = Для других в этой сети: { $address }
serve-data = Партии хранятся здесь: { $place }
serve-stop = Ctrl-C закроет её; партии останутся.
serve-closed = Игротека закрыта.
export-done =
    { $count ->
        [0] Таких партий нет.
        [one] { $count } партия записана в { $path }
        [few] { $count } партии записаны в { $path }
       *[other] { $count } партий записаны в { $path }
    }
export-games = Партии
backup-made = Резервная копия: { $path }
restore-made = База { $path } теперь такая, как в резервной копии.
restore-kept = То, что было раньше, лежит в { $path }

error-port-taken = Порт { $port } занят другой программой. Выберите другой: --port { $next }
error-port-denied = Порт { $port } этой учётной записи недоступен. Выберите больше 1023.
error-host-unusable = Принимать соединения по адресу { $host } эта машина не может: { $problem }.
error-data-folder = Папку { $path } использовать нельзя: { $problem }.
error-data-file = Файл { $path } использовать нельзя: { $problem }. Проверьте, чей он; если имя кончается на -shm и сервер не запущен, файл можно удалить.
error-serve-dependency = Серверу не хватает установленных пакетов ({ $name }): pip install 'igroteka[server]'
error-workers-database = Нескольким процессам ({ $workers }) не поделить один файл SQLite. Назовите базу PostgreSQL (--database postgresql://user@host/name) или обойдитесь одним процессом: уберите --workers.
error-workers-system = Делить один порт процессы могут только в Linux. Обойдитесь одним процессом: уберите --workers.
error-workers-kept = Пока правила компилируются, игротека — один процесс. Когда они будут готовы, откройте её командой igroteka serve --workers.
error-public-form = { $address } — не адрес: напишите https://games.example.org
error-backup-nothing = Базы данных { $path } нет.
error-restore-unsound = { $path } — не резервная копия Игротеки, или она повреждена: { $problem }
error-restore-running = База данных { $path } занята. Сначала остановите сервер.
error-restore-there = База данных { $path } уже есть. С --force она будет отложена, а её место займёт копия.
error-restore-database = База PostgreSQL восстанавливается её собственным pg_restore.
error-protocol-version = Эта страница говорит на версии { $version } протокола, а Игротека — на версии { $expected }. Обновите страницу или прочтите docs/protocol.md.
