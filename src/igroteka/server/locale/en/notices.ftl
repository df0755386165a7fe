### What is told to those who are not here.

notice-subject = Your turn: { $game }
notice-turn = It is your turn in a game of { $game }.
notice-hours =
    { $hours ->
        [0] Your time is nearly up.
        [one] You have an hour.
       *[other] You have { $hours } hours.
    }
notice-off = You asked to be told. To change that: { $link }
code-subject = { $code } is your code
code-text =
    Your code for e-mail from the games room { $address } is { $code }.
    If you did not ask for it, do nothing: no e-mail will come.

error-webhook-form = This is not an address on the open web: write https://example.org/path
error-mail-form = This is not an e-mail address.
error-mail-closed = This games room sends no e-mail.
error-mail-failed = The e-mail with the code could not be sent. Try again later.
error-code-wrong = This is not the code that was sent.
error-mail-setting = { $problem } is not a mail server: write smtp://user@mail.example.org:587 and --mail-from games@example.org
