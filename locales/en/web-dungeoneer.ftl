
## Dungeoneer

web-dungeoneer-headline = { $set } · round { $round }
web-dungeoneer-headline-before = { $set } · before the first turn
web-dungeoneer-headline-over = { $set } · the end
web-dungeoneer-phases = Phases of the turn
web-dungeoneer-phase-reset = Reset
web-dungeoneer-phase-dungeonlord = Dungeonlord
web-dungeoneer-phase-building = Building
web-dungeoneer-phase-hero = Hero
web-dungeoneer-phase-discard = Discard
web-dungeoneer-detail-lord = Pick a card that glows, then the player who pays for it with their peril. Everything goes out together.
web-dungeoneer-detail-hero = Walk to a place that glows, explore, or play a card that glows.
web-dungeoneer-detail-discard = Click a card. It goes to the discard pile for all to see.
web-dungeoneer-tab-hero = Hero
web-dungeoneer-your-hero = Your hero
web-dungeoneer-hero-name = The hero’s name
web-dungeoneer-stamp-attack = { $form } { $value }: attacks and counterattacks.
web-dungeoneer-stamp-counter = { $form } { $value }: counterattacks only.
web-dungeoneer-stamp-none = { $form }: neither; a plain die.
web-dungeoneer-life = Life { $life } of { $whole }
web-dungeoneer-lives = Life { $n }.
web-dungeoneer-quests-done = { $done } of { $all } quests done
web-dungeoneer-level = Level { $n }
web-dungeoneer-peril-of = { $who_is ->
    [you] { $n } peril: the others may spend it against you as Dungeonlords
   *[other] { $n } peril: a Dungeonlord may spend it against { $who }
}
web-dungeoneer-out = out of the game
web-dungeoneer-chooses = picks a hero
web-dungeoneer-may-respond = may respond
web-dungeoneer-is-in = in { $location }
web-dungeoneer-lies-in = lies in { $location }
web-dungeoneer-in-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
web-dungeoneer-saved = An action point saved for the others’ turns
web-dungeoneer-saved-short = saved
web-dungeoneer-counter-only = counters
web-dungeoneer-attacks = attacks
web-dungeoneer-glory = glory
web-dungeoneer-glory-for = for you to spend
web-dungeoneer-peril = peril
web-dungeoneer-peril-for = for the others
web-dungeoneer-treasures = Treasures { $used } of { $limit }
web-dungeoneer-boons = Boons { $used } of { $limit }
web-dungeoneer-banes = Attached to you
web-dungeoneer-lair = Your lair, { $n } of 3
web-dungeoneer-escorts = With you: { $quest }
web-dungeoneer-used = used this turn
web-dungeoneer-hand = Your hand
web-dungeoneer-in-tray = ready to go
web-dungeoneer-discard = discard it
web-dungeoneer-whose-peril = who pays?
web-dungeoneer-of-glory = { $price } of { $glory } glory
web-dungeoneer-not-short = too little glory
web-dungeoneer-not-twice = one of a kind
web-dungeoneer-not-room = no room left
web-dungeoneer-not-peril = nobody can pay
web-dungeoneer-not-declared = too late now
web-dungeoneer-not-lord = Dungeonlord
web-dungeoneer-not-attacked = when attacked
web-dungeoneer-not-attack = when you attack
web-dungeoneer-not-hero = Hero phase
web-dungeoneer-not-moment = no use now
web-dungeoneer-upkeep = Keeping it costs { $n } glory each turn.
web-dungeoneer-cost = Costs { $cost }
web-dungeoneer-terrain-room = Room
web-dungeoneer-terrain-passage = Passage
web-dungeoneer-terrain-dark_passage = Dark passage
web-dungeoneer-terrain-entrance = Entrance
web-dungeoneer-site-points = Whoever enters gets { $glory } glory and { $peril } peril.
web-dungeoneer-reward = Reward: { $level ->
    [0] {""}
    [one] one level,{" "}
   *[other] { $level } levels,{" "}
}{ $glory } glory.
web-dungeoneer-reward-short = { $level ->
    [0] {""}
   *[other] level +{ $level },{" "}
}glory { $glory }
web-dungeoneer-wins = wins the game
web-dungeoneer-quests = Quests
web-dungeoneer-others-quests = Quests of the others: { $n }
web-dungeoneer-open-to-all = open to all
web-dungeoneer-or = or
web-dungeoneer-give = give up { $count ->
    [one] a { $class }
   *[other] { $count } { $class } cards
}{ $total ->
    [0] {""}
   *[other] {" "}worth { $total } or more
}
web-dungeoneer-play-one = play a { $class } there
web-dungeoneer-escort = bring them along
