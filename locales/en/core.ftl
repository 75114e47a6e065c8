# What is wrong with something that was asked for or given: the same for every game.

core-plain = { $text }
core-and = { $before }; { $next }

# Set-ups
core-unknown-game = there is no game “{ $game }”; the games are: { $known }
core-seats = { $game } is for { $min } to { $max } players, not { $seats } ({ $rule })
core-option-twice = option { $option } is named twice; name it once
core-option-without-value = option “{ $option }” has no value; write it as { $option }=…
core-option-unknown = { $game } has no option “{ $option }”; it has: { $known }
core-option-value = option { $option } cannot be “{ $value }”; allowed: { $allowed }
core-number-between = a number from { $min } to { $max }
core-seed = a seed is 1 to 64 letters, digits, “-”, “_” or “.”, not “{ $seed }”

# Saved games
core-log-at = line { $line }: { $problem }
core-log-empty = the file is empty
core-log-head = this is not the head of an Undercroft game ({ $why })
core-log-format = format { $found } is not known here; this program reads { $known }
core-log-seal = the seed does not fit its seal; one of them was changed
core-log-only-head = the file ends after its head; the rest is missing
core-log-cut = the file ends in the middle of the game; its closing line is missing
core-log-closing = the closing line is damaged ({ $why })
core-log-count = the closing line counts { $said } moves, the file has { $found }
core-log-no-move = this is not a move ({ $why })
core-log-number = move { $found } stands where move { $needed } should
core-log-other-game = this is a game of { $game }, not of { $wanted }
core-log-rules = played by version { $found } of the rules; this program has version { $known }
core-log-position = its position is impossible: { $why }
core-log-script = its set-up: { $why }
core-log-setup = its set-up is not the one of its position
core-log-move = “{ $move }”: { $why }
core-log-refused = “{ $move }” is not allowed by { $rule }
core-log-state = the game ends in state { $found }, but the file says { $said }
core-log-end = the game is { $found }, but the file says { $said }
core-log-end-by = over by “{ $end }”
core-log-end-not = not over
