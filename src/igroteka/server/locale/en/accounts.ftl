### People and their accounts.

guest-name = Guest { $number }

error-name-form = A name has { $least } to { $most } characters, all of them visible.
error-login-form = A login has { $least } to { $most } characters: letters, digits, dots, hyphens and underscores.
error-login-taken = The login { $login } is taken.
error-login-failed = The login or the password is wrong.
error-password-wrong = The present password is wrong.
error-account-needed = This needs an account. Make one, and your games stay yours.
error-password-short = A password has at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-has-account = You have an account already: { $login }.
error-too-many-tries = Too many failed attempts. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
} and try again.
