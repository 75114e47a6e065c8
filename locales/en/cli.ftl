# The terminal: menu, pages around a game, replays.

cli-player = Player { $number }

cli-menu-title = Undercroft: what shall we do?
cli-menu-game = Play { $game } ({ $min }–{ $max } players)
cli-menu-resume = Continue a saved game
cli-menu-watch = Watch a finished game
cli-menu-rules = Where to find the rules
cli-menu-language-en = In English, please
cli-menu-language-ru = По-русски, пожалуйста
cli-menu-quit = Quit
cli-menu-back = Back
cli-menu-choose = Please type a number from 1 to { $choices }, or q.
cli-menu-opponents = How many opponents, { $min } to { $max }? Or say who sits where, such as: Anna, Boris, { $bots }
cli-menu-saved = { $game }: { $names } (moves: { $moves }, { $file })
cli-menu-rules-where = Guides to every game are in docs/how-to-play/ in the Undercroft folder, and all numbered rules are in docs/rules/. While you play, type ? to see what is not allowed right now and which rule says so.

cli-around = Around the table: { $names }.
cli-around-seat = { $who_is ->
    [you] you
   *[other] { $who }
}
cli-around-bot = { $who } ({ $bot })
cli-agreed = Agreed: { $options }.
cli-agreed-option = { $option } — { $value }
cli-seal = Sealed luck: { $seal }
cli-press-enter = Press Enter to continue.

# Every game in two sentences, before the first question
cli-about-welcome = You all fill one dungeon with monsters and strip one hero of equipment, until only one player has not passed and must go in. Surviving two dungeons wins the game; failing two puts you out.
cli-about-lords = You dig a dungeon, hire monsters and buy traps for two years, by three secret orders each season. At the end of each year adventurers come to conquer it; the lord with the most points wins.
cli-about-paper = Your team of four heroes explores a dungeon for eight rounds: each round everybody uses three of the same six dice to train heroes, make items, brew potions or move. After rounds 3, 6 and 8 a monster has to be fought; the most glory wins.
cli-log = The game so far
cli-keys = help · h hint · ? why not · t table · l log · o orders · q save, leave
cli-keys-undo = help · h hint · u undo · ? why not · t table · l log · o orders · q save, leave
cli-choose = { $choices ->
    [one] There is one choice: type 1 or press Enter.
   *[other] Please type a number from 1 to { $choices }.
} help explains, h gives a hint, u takes a move back, ? says what is not allowed and why, t shows the table, l the game so far, q saves and leaves.
cli-not-a-move = “{ $text }” is not a move here. Type the number of a choice, or a move in its notation, such as: { $example }
cli-refused = Not now: { $reason } ({ $rule })
cli-why-line = ✗ { $move } — { $reason } ({ $rule })
cli-why-more = { $n } more
cli-why-allowed = “{ $text }” is allowed: go ahead.
cli-why-nothing = Everything you might expect is allowed right now.
cli-undo-nothing = You have no move to take back yet.
cli-undo-revealed = Too late: something has been revealed since your move.
cli-undo-others = Too late: somebody else has moved since.
cli-pass = Please hand the screen to { $who }.
cli-pass-undo = ({ $who } can still take back the last move: u)
cli-pass-ready = { $who }, press Enter when only you can see it. 
cli-input-ended = the input ended in the middle of the game. It is saved in { $file }; go on with: undercroft play --resume { $file }
cli-saved = Saved. Go on with: undercroft play --resume { $file }

cli-over = The game is over. { $reason }
cli-place = { $place }. { $who_is ->
    [you] You
   *[other] { $who }
}: { $score }
cli-seed = The seed was { $seed }
cli-watch-again = Watch it again with: undercroft replay { $file }

cli-review-lines = Every line is a decision: the number of the move, the seat, its chance to win before it, and how much of that the move gave away, in per cent.

cli-replay-title = { $game }: { $names } (moves: { $moves })
cli-replay-move = Move { $move } of { $moves }, seen by { $eyes }
cli-replay-keys = Enter next · b back · 12 go to move 12 · v other eyes · t table · q leave
cli-replay-help = Enter or n shows the next move, b the one before, a number jumps to that move. v changes the eyes you see with, and v 1, v spectator or v all chooses them. t tells the table in words. q leaves.
cli-replay-last = That was the last move.
cli-eyes-seat = { $name }
cli-eyes-spectator = a spectator
cli-eyes-all = somebody who knows everything

cli-verify-game = ✓ A game of { $game }, played by version { $rules } of the rules
cli-verify-seal = ✓ The seed fits its seal { $seal }
cli-verify-moves = { $moves ->
    [one] ✓ The one move is legal
   *[other] ✓ All { $moves } moves are legal
}
cli-verify-hash = ✓ The last state is the one the file promises ({ $hash })
cli-verify-over = ✓ The game is over. { $reason }
cli-verify-unfinished = ✓ The game is not over yet

cli-menu-daily = Paper Dungeons: the dungeon of the day
cli-menu-campaign = Paper Dungeons: a campaign of three chapters
cli-menu-start = Start “{ $scenario }”

cli-daily = The dungeon of { $date } (UTC): the same cards and dice for everybody.
cli-daily-again = { $attempts ->
    [one] You have played this day once
   *[other] You have played this day { $attempts } times
}: first result { $first }, best { $best } ({ $title }). You may try again; the first result stays on record.
cli-daily-first = This is your first result for { $date }; it is kept.
cli-daily-better = Your best result of this day is now { $score } (before: { $before }).
cli-daily-stays = Your best result of this day stays { $best }.
cli-rank = { $score } glory alone. Your title: { $title }.
cli-rank-next = The next title, { $title }, begins at { $from }: { $missing } more.
cli-rank-top = There is no higher title.

cli-campaign-scenarios = Scenarios (undercroft campaign start NAME --seats me,normal):
cli-campaign-scenario = { $number }. { $scenario } ({ $id })
cli-campaign-running = Being played (undercroft campaign continue NUMBER):
cli-campaign-line = { $number }. { $scenario }, chapter { $chapter } of 3: { $names }
cli-campaign-chapter = { $scenario }, chapter { $chapter } of { $chapters }
cli-campaign-gone = The saved game { $file } is gone; the chapter begins again.
cli-campaign-standing = Glory of all chapters so far:
cli-campaign-total = { $who }: { $total }
cli-campaign-next = Enter for the next chapter, q to leave: 
cli-campaign-left = The campaign is kept. Go on with: undercroft campaign continue
cli-campaign-name = You have won the campaign! What name shall the Hall of Fame show? 
cli-campaign-over = The campaign is over.
cli-campaign-winners = Won with { $total } glory: { $names }.
cli-hall = Hall of Fame
cli-hall-empty = The Hall of Fame is still empty.
cli-hall-line = { $place }. { $name }: { $total } ({ $chapters }), { $scenario }, { $date }

cli-puzzle-list = Puzzles of { $game }: lose as few tiles as you can.
cli-puzzle-item = { $id }: { $party } against { $defence }
cli-puzzle-how = Play one with: undercroft puzzle { $game } { $id }
cli-puzzle-title = Puzzle { $id }: { $party } against { $defence }
cli-puzzle-goal = Capture them all and lose as few tiles as you can. Fatigue is always { $fatigue }, and there are no spells.
cli-puzzle-lost = { $lost ->
    [0] You lose no tile and capture { $captured } of { $all }.
    [one] You lose { $lost } tile and capture { $captured } of { $all }.
   *[other] You lose { $lost } tiles and capture { $captured } of { $all }.
}
cli-puzzle-best = Solved: nobody can do better, it is proven.
cli-puzzle-better = { $lost ->
    [0] It can be done better: proven best are { $all } captured and no tile lost.
    [one] It can be done better: proven best are { $all } captured and { $lost } tile lost.
   *[other] It can be done better: proven best are { $all } captured and { $lost } tiles lost.
}
cli-puzzle-stores = Left over: food { $food }, gold { $gold }, traps { $traps }.
cli-puzzle-thriftiest = No solution leaves you with more.
cli-puzzle-thriftier = A cheaper solution leaves food { $food }, gold { $gold }, traps { $traps }.
cli-puzzle-show = See every best plan with: undercroft puzzle { $game } { $id } --solution
cli-puzzle-plans = { $count ->
    [one] There is only one best plan.
   *[other] There are { $count } best plans.
}
cli-puzzle-plan = Plan { $number } (left over: food { $food }, gold { $gold }, traps { $traps })
cli-puzzle-round = Round { $round }:
cli-puzzle-move = – { $move }
cli-orders = Without being asked you may type:
cli-orders-line = { $move } – { $label }
cli-orders-none = There is nothing you could do without being asked.
cli-place-none = { $who_is ->
    [you] You
   *[other] { $who }
}: { $score }

cli-open = Undercroft is open at { $address } (Ctrl+C closes it)
cli-open-yourself = Open that address in a browser.
cli-backup-done = Everything is in { $file }
cli-backup-key = The key that signs sessions is not in it; keep a copy of { $file } elsewhere

# What is wrong with a command, a file or the machine
cli-wrong-lowercase = “{ $text }” is neither me nor a bot ({ $bots }); the name of a person starts with a capital letter
cli-wrong-seat = “{ $text }” is not a seat; allowed are me, a bot ({ $bots }) or a name of 1 to 20 letters
cli-wrong-same-names = two seats are called “{ $name }”; give every player a name of their own
cli-wrong-saved-players = the file names { $players } players for { $seats } seats
cli-wrong-names = there are { $names } names for { $seats } seats
cli-wrong-read = cannot read { $file }
cli-wrong-write = cannot write { $file }
cli-wrong-save = cannot save the game to { $file }
cli-wrong-damaged = { $file } is damaged; it was left as it is. Repair it, or move it away to begin with an empty one
cli-wrong-large = it has { $size } bytes; { $most } are allowed
cli-wrong-not-text = line { $line }: this is not UTF-8 text
cli-wrong-random = the system gives no random numbers; choose a seed with --seed
cli-wrong-log-of = { $file } is a game of { $found }, not of { $wanted }
cli-wrong-position-of = { $file } is a position of { $found }, not of { $wanted }
cli-wrong-over = this game is over; watch it with: undercroft replay { $file }
cli-wrong-which-game = which game? The games are: { $known }
cli-wrong-position-seats = the position has { $seats } seats, but --seats names { $players } players
cli-wrong-nobody = nobody is asked, yet the game is not over
cli-wrong-postgres = “{ $address }” is not a PostgreSQL address; it begins with postgres://
cli-wrong-folder = cannot write to { $file }
cli-wrong-without-limits = --without-limits is for this machine only
cli-wrong-listen = cannot listen on { $address }; try another --port
cli-wrong-backup-there = { $file } is there already; a backup goes into a new file
cli-wrong-backup-nothing = there is nothing at { $file } to back up
cli-wrong-public-url = an address has a scheme and a host only, as https://play.example.org
cli-wrong-proxies = addresses or networks, as 10.0.0.2 or 172.16.0.0/12
cli-wrong-start = cannot start
cli-wrong-server = cannot start a server
cli-wrong-server-says = the server says: { $line }
cli-wrong-no-puzzles = there are no puzzles of “{ $game }”; games with puzzles: { $known }
cli-wrong-which-puzzle = which puzzle? There are: { $known }
cli-wrong-no-puzzle = there is no puzzle “{ $puzzle }”; there are: { $known }
cli-wrong-read-back = the battle cannot be read back
cli-wrong-scenario = the scenarios are: { $known } (or 1 to { $count })
cli-wrong-no-campaign = no campaign is being played; start one: undercroft campaign start city
cli-wrong-campaign = there is no campaign { $number }; 1 to { $count } are being played
cli-wrong-chapters = all chapters have been played
cli-wrong-chapter = { $file } is not the saved game of this chapter; nothing was changed
cli-wrong-campaign-kept = the campaign is not kept
cli-wrong-daily-game = { $game } has no dungeon of the day; only { $known } has one
cli-wrong-daily-alone = the dungeon of the day is for one player; --seats names more
cli-wrong-daily-date = “{ $date }” is not a date such as 2026-11-16
cli-wrong-daily-later = the dungeon of { $date } opens on that day; today is { $today } (UTC)
cli-wrong-daily-kept = the result of the day is not kept
cli-wrong-few-moves = { $moves ->
    [one] the game has only { $moves } move
   *[other] the game has only { $moves } moves
}
cli-wrong-hint-over = the game is over; `undercroft review` looks back on it
cli-wrong-which-file = which game? Name its file
cli-wrong-eyes = “{ $text }” is no seat; allowed are 1 to { $seats }, spectator and all
cli-wrong-tournament = { $file } holds another tournament; give another file, or remove it
cli-wrong-no-gauntlet = { $game } has no simple players yet
cli-wrong-train = there is nothing to train for “{ $game }”; try `undercroft train welcome`
cli-wrong-languages = the languages are: { $known }
cli-wrong-seconds = allowed are 0.01 to 3600 seconds
cli-wrong-fault = this is a fault in Undercroft, not yours; please report it: { $panic }
cli-wrong-no-file = there is no such file or folder
cli-wrong-denied = you are not allowed to
cli-wrong-taken = the address is in use
cli-wrong-is-folder = this is a folder, not a file
cli-wrong-is-file = this is a file, not a folder
cli-wrong-full = the disk is full
cli-wrong-usage-unknown = there is no option “{ $arg }” here
cli-wrong-usage-command = there is no command “{ $arg }”
cli-wrong-usage-value = “{ $value }” does not fit { $arg }
cli-wrong-usage-value-why = “{ $value }” does not fit { $arg }: { $why }
cli-wrong-usage-conflict = { $arg } cannot be used with { $other }
cli-wrong-usage-missing = missing: { $arg }
cli-wrong-usage-no-value = { $arg } needs a value
cli-wrong-usage-other = this command line cannot be understood: { $why }
cli-wrong-usage-near = perhaps you meant: { $near }
cli-wrong-usage-allowed = allowed: { $allowed }
cli-wrong-usage-help = help: undercroft --help
cli-wrong-arena-bots = { $bots } bots do not fit on { $seats } seats
cli-wrong-arena-nobody = name at least one bot
cli-wrong-arena-games = a tournament has from 1 to 10000000 games
