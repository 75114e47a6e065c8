# What everybody plays on one day
web-day-today = Today
web-day-soon = The day is being prepared. Look in again in a moment.
web-day-paper = Dungeon of the day
web-day-lords = Puzzle of the day
web-day-title-paper = The same dice for everyone
web-day-title-lords = One combat, one best plan
web-day-what-paper = Everyone enters the same dungeon alone: the same dice in every round, the same monsters and missions, the same goal. You have one try, without hints; what the dice have shown cannot be taken back. Whoever finishes before tomorrow is over is on the board.
web-day-what-lords = The last combat of a game between bots, with all its cards face up. Only your own points count here, without titles. Every plan has been tried out, and exactly one way to begin leads to the best result. You have one try, without hints.
web-day-best-lords = The best that is possible: { $best ->
    [one] one point
   *[other] { $best } points
}.
web-day-hours = { $n } h left
web-day-minutes = { $n } min left
web-day-nobody = Nobody is back yet: be the first!
web-day-went-in = { $n ->
    [one] One went in
   *[other] { $n } went in
}; the best: { $best } glory.
web-day-solved = { $n ->
    [one] One has tried it
   *[other] { $n } have tried it
}; { $solved ->
    [0] nobody found the best plan
    [one] one found the best plan
   *[other] { $solved } found the best plan
}.
web-day-own-paper = Your result: { $score } glory, place { $place } of { $n }.
web-day-own-lords = Your result: { $score } of { $best } points, place { $place } of { $n }.
web-day-enter-paper = Go in
web-day-enter-lords = Solve it
web-day-go-on = Go on
web-day-board = Board of the day
web-day-board-short = Board
web-day-look-back = Look back
web-day-score-paper = Glory
web-day-score-lords = Points
web-day-note-paper = Dungeon of the day: one try, no hints, the same dice for everyone.
web-day-note-lords = Puzzle of the day: one try, no hints. Only your own points count, without titles.
web-day-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
