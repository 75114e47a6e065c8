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
