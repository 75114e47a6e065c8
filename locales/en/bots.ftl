# Opponents, hints, reviews and the arena

## Opponents

# What bots are called unless they are given a name, by seat.
bots-name-1 = Mira
bots-name-2 = Oskar
bots-name-3 = Tess
bots-name-4 = Bruno
bots-name-5 = Ida
bots-name-6 = Felix
bots-name-7 = Nora
bots-name-8 = Hugo

bots-level-random = Random: plays any legal move. Useful for measuring, no fun to beat.
bots-level-easy = Easy: goes by feeling, overlooks what comes after its move, and every few turns does whatever comes to mind.
bots-level-normal = Normal: thinks one move ahead and guesses at the rest.
bots-level-greedy = Greedy: tries out every move many times, but never looks at your answer.
bots-level-ismcts = Searcher: imagines hundreds of tables that might be the true one and plays on in its head.
bots-level-hard = Hard: looks several moves deep or works out the odds, from your side of the table as well.
bots-level-expert = Expert: the strongest there is. Where a game has been studied, it bluffs and counts exactly.

## Hints

bots-hint-exact = wins { $chance } %
bots-hint-about = wins about { $chance } % (± { $margin })
bots-why-safe = survival is certain
bots-why-doomed = nobody comes out of this alive
bots-why-survives = survives { $chance } %
bots-why-killer = survives { $chance } %: only the { $one } kills you
bots-why-killers = survives { $chance } %: only the { $one } and the { $other } kill you
bots-why-pass = Whoever goes in now, knowing what you know: { $survives }.
bots-why-draw = If you were left to go in now: { $survives }.
bots-why-after = After that, if you had to go in: { $survives }.
bots-why-attempt = an attempt succeeds { $chance } % of the time
bots-why-towards = towards “{ $quest }”, { $steps ->
    [one] 1 action point away
   *[other] { $steps } action points away
}
bots-why-explore = the site of “{ $quest }” is not on the map yet
bots-why-strongest = what the strongest player here would do
bots-why-strikes = strikes { $chance } % of the time

## Review

bots-review-mistake = Move { $number }: { $who_is ->
    [you] you choose
   *[other] { $who } chooses
} “{ $played }”, but “{ $best }” wins { $loss } % more often.
bots-review-because = { $mistake } ({ $reasons })

## Arena

bots-arena-title = Arena
bots-arena-facts = { $games } games with { $seats } seats: { $deals } deals, each played in every seating. Intervals are 95 %.
bots-arena-wins = Share of wins for each seat taken
bots-arena-table = Figures
bots-arena-seats = Share of wins by seat
bots-arena-lengths = Length of the games in moves
bots-arena-ends = How the games ended
bots-arena-bot = bot
bots-arena-rate = wins
bots-arena-score = points
bots-arena-rating = rating
bots-arena-mean-time = mean decision
bots-arena-max-time = longest

# A bot that was asked for and is not there
bots-no-bot = there is no bot “{ $bot }”; the bots are: { $known }
bots-no-budget = “{ $text }” is not a budget; write a time such as 50ms or 2s, or a number of iterations such as 5000
bots-without-budget = { $bot } thinks as long as it needs; only greedy and ismcts take a budget
bots-elsewhere = { $bot } does not play { $game }
