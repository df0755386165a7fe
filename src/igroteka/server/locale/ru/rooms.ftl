### Что говорят в комнатах.

## Имена

# Столько, сколько мест за столом, через пробел.
room-bot-names = Ада Бруно Клара Дора Эмиль Флора
room-player = Игрок { $number }

level-random = Наугад
    .about = Делает любой ход, который разрешают правила.
level-greedy = Расчётливый
    .about = Смотрит на один шаг вперёд.

room-why-allowed = Сейчас это можно.

## Комнаты и места

error-no-room = Такой комнаты нет.
error-room-private = Это закрытая комната. Попросите приглашение у того, кто в ней сидит.
error-room-started = Партия уже началась.
error-room-closed = Партия окончена.
error-not-started = Партия ещё не началась.
error-not-finished = Это можно сделать, когда партия окончена.
error-not-host = Это может только хозяин комнаты.
error-no-such-seat = Места { $seat } нет.
error-not-your-seat = Это не ваше место.
error-seat-taken = Это место занято.
error-seats-open = Заняты ещё не все места.
error-seat-replaced = За вас играет бот. Сначала верните себе место.
error-seat-present =
    { $seconds ->
        [one] Этот игрок здесь. Бот может сесть на его место после { $seconds } секунды отсутствия.
       *[other] Этот игрок здесь. Бот может сесть на его место после { $seconds } секунд отсутствия.
    }

## Игра

error-standing-form = Этого нельзя решить раз и навсегда: { $problem }
error-stale = Положение за столом уже другое. Посмотрите ещё раз и повторите ход.
error-act-form = Назовите либо номер действия, либо строку записи.
error-cid-form = У хода должен быть номер длиной от 1 до { $most } знаков.
error-chat-empty = Сообщение пустое.
error-chat-phrase = Скажите одно из этого и больше ничего: { $phrases }
error-chat-long = Сообщение слишком длинное: можно не больше { $most } знаков.

## Готовые фразы: одно нажатие, и каждый читает на своём языке

phrase-hello = Привет!
phrase-good-luck = Удачи и приятной игры!
phrase-your-turn = Ваш ход.
phrase-one-moment = Минутку, пожалуйста.
phrase-no-hurry = Не торопитесь.
phrase-well-played = Хорошо сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-good-game = Хорошая партия!
phrase-again = Ещё партию?

## Взгляд назад

error-no-moment = Момента { $rev } в партии нет.
error-fork-running = Партию, в которую играют другие, нельзя продолжить в другом месте.
error-fork-over = Отсюда партия не продолжается.
error-rules-changed = Партия начата по версии { $version } правил; сейчас действует версия { $expected }.
error-room-damaged = Сохранённая партия повреждена на ходе { $rev }.

## Случай

error-luck-form = Ваш вклад в случайность партии — от { $least } до { $most } шестнадцатеричных цифр.
error-luck-missing = В записи не сказано, как была обещана её случайность.
error-luck-commit = Секрет в записи — не тот, что был обещан в комнате { $room }.
error-luck-seed = Зерно в записи не получается из секрета и вкладов игроков комнаты { $room }.
