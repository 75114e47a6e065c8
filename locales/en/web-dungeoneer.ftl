
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
web-dungeoneer-tab-hand = Hand { $n }
web-dungeoneer-tab-rivals = Players
web-dungeoneer-your-hero = Your hero
web-dungeoneer-detail-build = It fits in { $n ->
    [one] one way
   *[other] { $n } ways
}. An exit never meets a wall, and the map must stay open.
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
web-dungeoneer-is-in = { $hero } in { $location }
web-dungeoneer-lies-in = { $hero } lies in { $location }
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
web-dungeoneer-cost = Costs { $cost } · { $rule }
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
web-dungeoneer-map = Map of the dungeon
web-dungeoneer-zoom = Size of the map
web-dungeoneer-zoom-in = Larger ({ $key })
web-dungeoneer-zoom-out = Smaller ({ $key })
web-dungeoneer-zoom-fit = Whole map ({ $key })
web-dungeoneer-zoom-follow = Follow whoever acts ({ $key })
web-dungeoneer-no-points = no points
web-dungeoneer-sure = sure
web-dungeoneer-way-open = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, an open way.
web-dungeoneer-way-blocked = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, a barred gate: { $stat } { $target }+, you add { $value }.
web-dungeoneer-way-trap = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, a trap in the passage: { $stat } { $target }+, you add { $value }.
web-dungeoneer-way-spikes = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, spikes wait there: { $stat } { $target }+, you add { $value }.
web-dungeoneer-way-pit = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
}, a pit waits there: { $stat } { $target }+, you add { $value }.
web-dungeoneer-way-sure = You cannot fail.
web-dungeoneer-risk-blocked = { $percent } to lose a step on it.
web-dungeoneer-risk-trap = { $percent } to be wounded.
web-dungeoneer-risk-spikes = { $percent } to be wounded.
web-dungeoneer-risk-pit = { $percent } to fall.
web-dungeoneer-go = { $side ->
    [north] Go north, 1 step
    [east] Go east, 1 step
    [south] Go south, 1 step
   *[west] Go west, 1 step
}
web-dungeoneer-deactivated = Switched off
web-dungeoneer-deactivated-text = A deactivation token lies here.
web-dungeoneer-trap-of = { $who_is ->
    [you] Your trap: { $card }
   *[other] A trap of { $who }: { $card }
}
web-dungeoneer-cards = Cards
web-dungeoneer-explore = Explore
web-dungeoneer-places = Places
web-dungeoneer-places-left = { $n ->
    [one] { $n } location to come
   *[other] { $n } locations to come
}
web-dungeoneer-cards-left = { $n ->
    [one] { $n } card left in the deck
   *[other] { $n } cards left in the deck
}
web-dungeoneer-peril-left = { $n ->
    [one] { $n } card left in the peril deck
   *[other] { $n } cards left in the peril deck
}
web-dungeoneer-pile = Pile { $n }
web-dungeoneer-turn = Turn it
web-dungeoneer-upright = upright
web-dungeoneer-turned = turned
web-dungeoneer-points = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
web-dungeoneer-battle = Battle: { $on } is attacked
web-dungeoneer-stages = Stages of the battle
web-dungeoneer-stage-attack = Attack
web-dungeoneer-stage-response = Response
web-dungeoneer-stage-attack-roll = Attack roll
web-dungeoneer-stage-counter-roll = Counter roll
web-dungeoneer-stage-comparison = Comparison
web-dungeoneer-stage-challenge = Challenge
web-dungeoneer-stage-lair = Lair
web-dungeoneer-stage-reward = Reward
web-dungeoneer-counters-in = Counters in { $form }: the attacker chooses the form.
web-dungeoneer-more-attacks = { $n ->
    [one] and { $n } attack more
   *[other] and { $n } attacks more
}
web-dungeoneer-die = The die shows { $n }.
web-dungeoneer-since-gone = over by now
web-dungeoneer-of-rules = rules
web-dungeoneer-void = Comes to nothing
web-dungeoneer-tie = A draw
web-dungeoneer-tie-text = Nobody is struck.
web-dungeoneer-you-strike = You strike
web-dungeoneer-you-are-struck = You are struck
web-dungeoneer-strikes = { $by } strikes
web-dungeoneer-blow = { $on }: { $wounds ->
    [0] no wound
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, unless something prevents it.
web-dungeoneer-odds = If nothing changes
web-dungeoneer-odds-it-hits = it hits
web-dungeoneer-odds-you-hit = you hit
web-dungeoneer-odds-hits = hits
web-dungeoneer-odds-tie = draw
web-dungeoneer-odds-counters = is hit
web-dungeoneer-challenge = { $hit } hit, { $struck } struck
web-dungeoneer-springs = springs
web-dungeoneer-ordeal = A test
web-dungeoneer-wounds-due = { $n ->
    [one] { $n } wound is about to be taken.
   *[other] { $n } wounds are about to be taken.
}
web-dungeoneer-test = { $stat }: { $target } or more
web-dungeoneer-passes-in = Passed in { $percent } of all throws.
web-dungeoneer-you-pass = You pass.
web-dungeoneer-you-fail = You fail.
web-dungeoneer-passes = Passed.
web-dungeoneer-fails = Failed.
web-dungeoneer-answers = { $n ->
    [0] Nothing to answer with
   *[other] Your answers
}
web-dungeoneer-quiet = Not until my turn
web-dungeoneer-quiet-text = You are asked nothing until it is your turn. Nobody else hears of it.
web-dungeoneer-on = on { $who }
web-dungeoneer-times = × { $n }
web-dungeoneer-fought = The battle
web-dungeoneer-go-on = Go on
web-dungeoneer-lanes = Whom it hits
web-dungeoneer-discount = { $n } peril less for all fiends together
web-dungeoneer-purse = { $left ->
    [0] nothing of { $peril } peril left
   *[other] { $left } of { $peril } peril left
}
web-dungeoneer-recall = Take it back
web-dungeoneer-play-it = Play it
web-dungeoneer-set-it = Set it
web-dungeoneer-pays = Can pay for: { $cards }.
web-dungeoneer-pays-nothing = Can pay for none of your cards.
web-dungeoneer-pick-hero = Heroes
web-dungeoneer-pick-card = Cards to choose from
web-dungeoneer-pick-site = Locations to choose from
web-dungeoneer-limits = up to { $treasures } treasures, { $boons } boons
web-dungeoneer-event-tokens = { $tokens } of { $most } tokens; a { $on } adds one.
