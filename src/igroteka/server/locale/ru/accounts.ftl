### Люди и их учётные записи.

guest-name = Гость { $number }

error-name-form = В имени от { $least } до { $most } символов, и все они видимы.
error-login-form = В логине от { $least } до { $most } символов: буквы, цифры, точка, дефис и подчёркивание.
error-login-taken = Логин { $login } занят.
error-login-failed = Неверный логин или пароль.
error-password-wrong = Прежний пароль неверен.
error-account-needed = Для этого нужна учётная запись. Заведите её: ваши партии останутся вашими.
error-password-short = В пароле не меньше { $least } символов.
error-password-long = В пароле не больше { $most } символов.
error-has-account = У вас уже есть учётная запись: { $login }.
error-too-many-tries = Слишком много неудачных попыток. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и попробуйте снова.
