### Что говорят тем, кого здесь нет.

notice-subject = Ваш ход: { $game }
notice-turn = Ваш ход в партии «{ $game }».
notice-hours =
    { $hours ->
        [0] Ваше время почти истекло.
        [one] У вас { $hours } час.
        [few] У вас { $hours } часа.
       *[many] У вас { $hours } часов.
    }
notice-off = Вы просили об этом сообщать. Изменить это можно здесь: { $link }
code-subject = { $code } — ваш код
code-text =
    Ваш код для писем из игротеки { $address }: { $code }.
    Если вы его не просили, ничего не делайте: писем не будет.

error-webhook-form = Это не адрес в открытом интернете: напишите https://example.org/path
error-mail-form = Это не почтовый адрес.
error-mail-closed = Эта игротека не отправляет писем.
error-mail-failed = Письмо с кодом не удалось отправить. Попробуйте позже.
error-code-wrong = Это не тот код, который был отправлен.
error-mail-setting = { $problem } — не почтовый сервер: напишите smtp://user@mail.example.org:587 и --mail-from games@example.org
