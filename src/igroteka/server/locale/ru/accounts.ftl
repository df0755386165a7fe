### Люди и их учётные записи.

guest-name = Гость { $number }

error-name-form = В имени должно быть от { $least } до { $most } знаков, и все видимые.
error-login-form = В логине должно быть от { $least } до { $most } знаков: буквы, цифры, точка, дефис и подчёркивание.
error-login-taken = Логин { $login } занят.
error-login-failed = Неверный логин или пароль.
error-password-wrong = Нынешний пароль введён неверно.
error-account-needed = Для этого нужен аккаунт. Заведите его: ваши партии останутся вашими.
error-password-short = В пароле должно быть не меньше { $least } знаков.
error-password-long = В пароле должно быть не больше { $most } знаков.
error-has-account = У вас уже есть аккаунт: { $login }.
error-too-many-tries = Слишком много неудачных попыток. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и попробуйте снова.
