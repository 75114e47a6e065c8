# Names at the table
server-free-seat = free seat

# Why something was not done
server-not-found = There is nothing here, or it is not open to you.
server-not-signed-in = Please tell us your name first.
server-not-a-move = That is not a move: { $what }.
server-invalid = That does not work: { $what }.
server-too-many = Too many requests. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-other-site = That came from another site, so it was not done.
server-too-large = That is more than { $most } kB.
server-too-slow = That took too long to arrive. Please send it again.
server-method = That cannot be done here.
server-storage = The server could not save that. Nothing was changed; please try again.
server-no-started = The game has already begun.
server-no-not-started = The game has not begun yet.
server-no-over = The game is over.
server-no-not-over = The game is still in progress.
server-no-host = Only the player who opened the table can do that.
server-no-seated = You have no seat at this table.
server-no-taken = That seat is taken.
server-no-full = Every seat is taken.
server-no-sits-already = You already have a seat at this table.
server-no-no-seat = Nobody sits on that seat.
server-no-stand-in = A bot is playing for you. Take your seat back first.
server-no-paused = The game is paused. Any player can resume it.
server-no-nothing-to-undo = There is no move of yours to take back.
server-no-nothing-asked = Nobody is waiting for that answer.
server-no-resigned = You have given up this game.
server-no-many-tables = You have opened as many tables as one person may. Finish or close one of them first.
server-no-out-of-time = Your time is used up. The bot plays this game to its end.
server-no-wrong-password = Name and password do not match.
server-no-login-taken = That account name is taken.
server-no-account-already = You already have an account.
server-no-other-rules = This game was begun by an older edition of the rules, which this server no longer has. It cannot go on here, but whoever played it can take its file home.
server-no-of-the-day = Everybody plays this one today, each once and without help, so nothing that was revealed is taken back or told before the day is over.
server-no-compared = Results are compared here, so nothing that was revealed is taken back, and there is no rematch.
server-no-campaign-over = This campaign is over.

# What is wrong with what was sent
server-bad-move-id = a move’s id has at most { $most } letters
server-bad-line = nothing was said
server-bad-name = a name has 1 to 24 characters
server-bad-login = an account’s name is 2 to 32 letters, digits, “-”, “_” or “.”
server-bad-password = a password has { $least } to { $most } characters
server-bad-languages = the languages are: en, ru
server-bad-form = this form belongs to another session; reload the page and send it again
server-bad-way-back = the way back is not a path
server-bad-seats-of-mine = only one seat can be yours
server-bad-text = a text is longer than { $most } bytes
server-bad-live-clock = a live clock has up to a day, and up to an hour with each move
server-bad-slow-clock = a slow clock gives between a minute and 30 days for a move
server-bad-position = the position is of another game or another number of seats
server-bad-scenario = the scenarios are: { $known }
server-bad-campaign-seat = one of the seats has to be yours
server-backup-postgres = a PostgreSQL database is backed up with pg_dump
server-backup-name = the file’s name is not text
