# Dungeoneer: what cards say, made from their operations. A pack's own texts come before these.

## Sentences

dungeoneer-card-nothing = {""}
dungeoneer-card-and-then = { $first } { $second }
dungeoneer-card-then = { $first }; { $second }
dungeoneer-card-option = ({ $do })
dungeoneer-card-or-kind = { $first } or { $second }
dungeoneer-card-brackets = {" "}({ $marks })
dungeoneer-card-no-effect = nothing happens
dungeoneer-card-block = { $when }{ $if }{ $cost }: { $do }.{ $limit }
dungeoneer-card-entrance = The game starts here.
dungeoneer-card-hazard = Hazard +{ $n }.
dungeoneer-card-spikes = Spikes: { $stat } { $target }+.
dungeoneer-card-pit = Pit: { $stat } { $target }+.
dungeoneer-card-resident = Once this card is laid, { $monster } stands here and attacks every hero who enters until defeated.
dungeoneer-card-placed = Put a tracking token on a location without heroes and its twin here; the first hero to enter springs the trap.
dungeoneer-card-host-hero = Attach to a hero{ $marks }.
dungeoneer-card-host-treasure = Attach to one of your permanent treasures{ $marks }.
dungeoneer-card-host-boon = Attach to a permanent boon{ $marks }.
dungeoneer-card-host-monster = Attach to a monster{ $marks }.
dungeoneer-card-upkeep = Upkeep { $n } glory.
dungeoneer-card-hit = { $form } strike: { $wounds }{ $more }.
dungeoneer-card-line = {" "}({ $class }, { $kind }, { $cost })
dungeoneer-card-sheet = Life { $life }; { $forms }.
dungeoneer-card-form-attack = { $form } { $value }
dungeoneer-card-form-counter = { $form } { $value } (counterattack only)
dungeoneer-card-form-none = no { $form }
dungeoneer-card-hit-more = ; { $do }
dungeoneer-card-event = At the start of a turn its player rolls a die while fewer than { $most } tokens lie here: on { $on }+ one is added.
dungeoneer-card-event-ends = The card leaves play when { $monster } is defeated.

## When

dungeoneer-card-always-card = In play
dungeoneer-card-always-location = Here
dungeoneer-card-always-ability = Always
dungeoneer-card-always-influence = While this quest is uncompleted
dungeoneer-card-always-reward = To the end of the game
dungeoneer-card-use-hero = In your Hero phase
dungeoneer-card-use-any_time = At any time
dungeoneer-card-use-response = In the Response stage
dungeoneer-card-use-dungeonlord = In your Dungeonlord phase
dungeoneer-card-use-own_attack = When you attack
dungeoneer-card-bearer-use-hero = For its bearer, in his Hero phase
dungeoneer-card-bearer-use-any_time = For its bearer, at any time
dungeoneer-card-bearer-use-response = For its bearer, in the Response stage
dungeoneer-card-bearer-use-dungeonlord = For its bearer, in his Dungeonlord phase
dungeoneer-card-bearer-use-own_attack = For its bearer, when he attacks
dungeoneer-card-dealer = For whoever wounds it, instead of a wound
dungeoneer-card-trigger-play = When played{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-special = When it attacks
dungeoneer-card-trigger-enter = When a hero enters in his own turn{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-any_entry = Whenever any hero enters{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-spring = When it is sprung{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-turn_start = At the start of each turn of its bearer{ $optional ->
    [0] {""}
   *[other] , if he likes
}
dungeoneer-card-trigger-strike = When your hero strikes in an attack{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-countered = When your hero wins a counterattack{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-would_wound = When a wound is about to be taken{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-trigger-defeated = When it is defeated{ $optional ->
    [0] {""}
   *[other] , if you like
}
dungeoneer-card-if = , if { $all }
dungeoneer-card-if-terrain-room = you stand in a room
dungeoneer-card-if-terrain-passage = you stand in a passage
dungeoneer-card-if-terrain-dark_passage = you stand in a dark passage
dungeoneer-card-if-terrain-entrance = you stand at an entrance
dungeoneer-card-if-location = you stand in { $location }
dungeoneer-card-if-versus = the other side is a { $other }
dungeoneer-card-if-min-life = life is { $n } or more
dungeoneer-card-if-max-life = life is { $n } or less
dungeoneer-card-if-tokens = the event card holds { $n } or more tokens
dungeoneer-card-if-prone = { $on ->
    [0] you stand upright
   *[other] you lie on the ground
}
dungeoneer-card-if-own-turn = { $on ->
    [0] it is not your turn
   *[other] it is your turn
}
dungeoneer-card-if-hero-phase = { $on ->
    [0] it is not its owner’s Hero phase
   *[other] it is its owner’s Hero phase
}
dungeoneer-card-if-unmarked = no deactivation token lies here
dungeoneer-card-if-marked-deactivation = a deactivation token lies here
dungeoneer-card-if-marked-bridge = the bridge token lies here
dungeoneer-card-if-marked-tracking = a tracking token lies here
dungeoneer-card-cost = , { $parts }
dungeoneer-card-pay = pay { $extra ->
    [0] {""}
   *[other] {"an extra "}
}{ $what }
dungeoneer-card-pay-tokens = take { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} off this card
dungeoneer-card-pay-this = discard this card
dungeoneer-card-x-chosen = { $most ->
    [0] X as you choose
   *[other] X at most { $most }
}
dungeoneer-card-x-cost = X being its peril cost
dungeoneer-card-limit-once_per_turn = {" "}Once per turn.
dungeoneer-card-limit-once_per_battle = {" "}Once per battle.
dungeoneer-card-limit-once_per_check = {" "}Once per check.

## Whom

dungeoneer-card-who-you = you
    .is = you
    .poss = your
dungeoneer-card-who-victim = the target
    .is = other
    .poss = the target’s
dungeoneer-card-who-entering = the hero who entered
    .is = other
    .poss = the entering hero’s
dungeoneer-card-who-each_here = every hero there
    .is = other
    .poss = every hero’s
dungeoneer-card-who-others_here = every other hero there
    .is = other
    .poss = every other hero’s
dungeoneer-card-who-each_hero = every hero
    .is = other
    .poss = every hero’s
dungeoneer-card-who-each_opponent = every opponent
    .is = other
    .poss = every opponent’s
dungeoneer-card-who-opponent = one opponent
    .is = other
    .poss = one opponent’s
dungeoneer-card-who-hero = one hero of your choice
    .is = other
    .poss = one hero’s
dungeoneer-card-who-hero_here = another hero in your location
    .is = other
    .poss = another hero’s
dungeoneer-card-who-attacker = one { $of } attacking you
    .is = other
    .poss = one attacking { $of }’s
dungeoneer-card-who-attacking_monster = one { $of } attacking the target
    .is = other
    .poss = one attacking { $of }’s
dungeoneer-card-who-lair_monster = one { $of } in a lair
    .is = other
    .poss = one lurking { $of }’s
dungeoneer-card-who-monsters_here = every { $of } attacking a hero here
    .is = other
    .poss = every { $of }’s
dungeoneer-card-who-each_monster = every attacking { $of }
    .is = other
    .poss = every attacking { $of }’s
dungeoneer-card-who-this = it
    .is = other
    .poss = its
dungeoneer-card-who-host = the card it is attached to
    .is = other
    .poss = that card’s
dungeoneer-card-who-bearer = its bearer
    .is = other
    .poss = its bearer’s
dungeoneer-card-who-struck = the one your hero struck
    .is = other
    .poss = the struck creature’s
dungeoneer-card-who-event = the event card
    .is = other
    .poss = the event card’s
dungeoneer-card-noun = { $base }{ $marks }
    .pl = { $base-pl }{ $marks }
dungeoneer-card-noun-card = card
    .pl = cards
dungeoneer-card-noun-treasure = treasure
    .pl = treasures
dungeoneer-card-noun-boon = boon
    .pl = boons
dungeoneer-card-noun-bane = bane
    .pl = banes
dungeoneer-card-noun-monster = monster
    .pl = monsters
dungeoneer-card-noun-trap = trap
    .pl = traps
dungeoneer-card-named = { $name }
    .pl = { $name }
dungeoneer-card-place-any = location
    .pl = locations
dungeoneer-card-place-room = room
    .pl = rooms
dungeoneer-card-place-passage = passage
    .pl = passages
dungeoneer-card-place-dark_passage = dark passage
    .pl = dark passages
dungeoneer-card-place-entrance = entrance
    .pl = entrances
dungeoneer-card-any-place-any = any location
dungeoneer-card-any-place-room = any room
dungeoneer-card-any-place-passage = any passage, dark ones included
dungeoneer-card-any-place-dark_passage = any dark passage
dungeoneer-card-any-place-entrance = any entrance
dungeoneer-card-family = { $name }
dungeoneer-card-keyword-legendary = legendary
dungeoneer-card-keyword-ward = ward
dungeoneer-card-keyword-boss = boss
dungeoneer-card-keyword-resident = resident
dungeoneer-card-not = not { $what }
dungeoneer-card-max-cost = of cost { $n } or less
dungeoneer-card-max-life = with at most { $n } life left
dungeoneer-card-occupied = with heroes
dungeoneer-card-unoccupied = without heroes
dungeoneer-card-here = here

## How much

dungeoneer-card-stat-melee = Melee
dungeoneer-card-stat-magic = Magic
dungeoneer-card-stat-speed = Speed
dungeoneer-card-stat-level = level
dungeoneer-card-stat-life = life
dungeoneer-card-stat-best = best value
dungeoneer-card-stat-none = die
dungeoneer-card-stat-all = all values
dungeoneer-card-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
dungeoneer-card-life = { $n } life
dungeoneer-card-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
dungeoneer-card-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
dungeoneer-card-locations = { $n ->
    [one] { $n } location card
   *[other] { $n } location cards
}
dungeoneer-card-attacks = { $n ->
    [one] { $n } extra attack
   *[other] { $n } extra attacks
}
dungeoneer-card-bonus = { $n }
dungeoneer-card-more = { $n } more
dungeoneer-card-less = { $n } less
dungeoneer-card-wounds-more = { $n ->
    [one] { $n } more wound
   *[other] { $n } more wounds
}
dungeoneer-card-wounds-less = { $n ->
    [one] { $n } wound less
   *[other] { $n } wounds less
}
dungeoneer-card-all-wounds = all wounds
dungeoneer-card-all-life = all life
dungeoneer-card-all-glory = all glory
dungeoneer-card-all-peril = all peril
dungeoneer-card-all-ap = all action points
dungeoneer-card-all-level = all levels
dungeoneer-card-all-tokens = all tokens
dungeoneer-card-all-cards = every card
dungeoneer-card-all-locations = all locations
dungeoneer-card-all-attacks = all attacks
dungeoneer-card-per = { $what } for each { $per }{ $plus ->
    [0] {""}
   *[other] {" "}and { $plus } besides
}{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
dungeoneer-card-per-wrath_token = token on the event card
dungeoneer-card-per-charge = token on this card
dungeoneer-card-per-same_name_attacking = card of this name attacking this turn
dungeoneer-card-per-completed_quest = completed quest
dungeoneer-card-per-target_cost = point of the target’s cost
dungeoneer-card-per-x = X
dungeoneer-card-per-level = level
dungeoneer-card-on-any = { $stat ->
    [all] on every check
   *[other] { $name }
}
dungeoneer-card-on-battle = { $stat ->
    [all] on checks in battle
   *[other] on { $name } checks in battle
}
dungeoneer-card-on-attack = { $stat ->
    [all] on attack checks
   *[other] on { $name } attack checks
}
dungeoneer-card-on-counter = { $stat ->
    [all] on counterattack checks
   *[other] on { $name } counterattack checks
}
dungeoneer-card-on-threat = { $stat ->
    [all] on threat checks
   *[other] on { $name } threat checks
}
dungeoneer-card-on-exit = { $stat ->
    [all] on checks for exits
   *[other] on { $name } checks for exits
}
dungeoneer-card-on-barrier = { $stat ->
    [all] on checks for barriers
   *[other] on { $name } checks for barriers
}
dungeoneer-card-on-trap = { $stat ->
    [all] on checks against traps
   *[other] on { $name } checks against traps
}
dungeoneer-card-on-search = { $stat ->
    [all] on searches
   *[other] on { $name } searches
}
dungeoneer-card-rolled-any = { $stat ->
    [all] {""}
   *[other] {" "}of { $name }
}
dungeoneer-card-rolled-battle = {" "}in { $stat ->
    [all] battle
   *[other] a { $name } battle
}
dungeoneer-card-rolled-attack = {" "}in { $stat ->
    [all] an attack check
   *[other] a { $name } attack check
}
dungeoneer-card-rolled-counter = {" "}in { $stat ->
    [all] a counterattack check
   *[other] a { $name } counterattack check
}
dungeoneer-card-rolled-threat = {" "}in { $stat ->
    [all] a threat check
   *[other] a { $name } threat check
}
dungeoneer-card-rolled-exit = {" "}in { $stat ->
    [all] a check for an exit
   *[other] a { $name } check for an exit
}
dungeoneer-card-rolled-barrier = {" "}in { $stat ->
    [all] a check for a barrier
   *[other] a { $name } check for a barrier
}
dungeoneer-card-rolled-trap = {" "}in { $stat ->
    [all] a check against a trap
   *[other] a { $name } check against a trap
}
dungeoneer-card-rolled-search = {" "}in { $stat ->
    [all] a search
   *[other] a { $name } search
}
dungeoneer-card-striking-any = a strike
dungeoneer-card-striking-battle = a strike
dungeoneer-card-striking-attack = an attack
dungeoneer-card-striking-counter = a counterattack
dungeoneer-card-striking-threat = a threat
dungeoneer-card-striking-exit = an exit
dungeoneer-card-striking-barrier = a barrier
dungeoneer-card-striking-trap = a trap
dungeoneer-card-striking-search = a search
dungeoneer-card-until-in_play = {""}
dungeoneer-card-until-next_check = , on the next check only
dungeoneer-card-until-this_battle = {" "}in this battle
dungeoneer-card-until-end_of_turn = {" "}until the end of the turn
dungeoneer-card-until-next_reset = {" "}until the next Reset phase
dungeoneer-card-versus = {" "}against a { $other }
dungeoneer-card-in-form = {" "}in { $form }
dungeoneer-card-source-any = {""}
dungeoneer-card-source-strike = {" "}of a strike
dungeoneer-card-source-trap = {" "}from a trap
dungeoneer-card-source-threat = {" "}from a threat
dungeoneer-card-choice-owner = chosen by the owner
dungeoneer-card-choice-you = chosen by you
dungeoneer-card-choice-random = at random
dungeoneer-card-where-owner = of its own choice
dungeoneer-card-where-you = of your choice
dungeoneer-card-where-random = at random

## Operations

dungeoneer-card-op-modify-check = { $who } { $who-is ->
    [you] have
   *[other] has
} { $amount } { $on }{ $versus }{ $until }
dungeoneer-card-op-modify-wounds_dealt = { $who-poss } strike in { $on }{ $versus } deals { $amount }{ $until }
dungeoneer-card-op-modify-wounds_taken = { $who } { $who-is ->
    [you] take
   *[other] takes
} { $amount } from { $on }{ $versus }{ $until }
dungeoneer-card-op-modify-life = { $who } { $who-is ->
    [you] have
   *[other] has
} { $amount } life{ $until }
dungeoneer-card-op-modify-boon_limit = { $who-poss } boon limit is { $amount } than printed{ $until }
dungeoneer-card-op-modify-treasure_limit = { $who-poss } treasure limit is { $amount } than printed{ $until }
dungeoneer-card-op-modify-lair_limit = { $who-poss } lair limit is { $amount } than printed{ $until }
dungeoneer-card-op-modify-trap_target = the threat numbers of trap cards against { $who } are { $amount } than printed{ $until }
dungeoneer-card-op-modify-hand_size = { $who-poss } hand size is { $amount } than usual{ $until }
dungeoneer-card-op-reroll = re-roll one of your own dice{ $on }{ $limited ->
    [0] {""}
   *[other] {" "}that shows { $faces }
}
dungeoneer-card-op-wound = { $who } { $who-is ->
    [you] take
   *[other] takes
} { $wounds }
dungeoneer-card-op-heal = { $who } { $who-is ->
    [you] restore
   *[other] restores
} { $life }
dungeoneer-card-op-prevent = prevent { $wounds }{ $form }{ $source }{ $versus } to { $who }
dungeoneer-card-op-gain = { $who } { $who-is ->
    [you] gain
   *[other] gains
} { $points }
dungeoneer-card-op-lose = { $who } { $who-is ->
    [you] lose
   *[other] loses
} { $points }
dungeoneer-card-op-transfer = { $who } { $who-is ->
    [you] pass
   *[other] passes
} up to { $points } to { $to }
dungeoneer-card-op-threat = { $who } { $who-is ->
    [you] face
   *[other] faces
} { $sort ->
    [none] a roll of the die, { $target }+
    [level] a threat { $target }+ with the level as the value
    [life] a threat { $target }+ with the current life as the value
    [best] a threat { $target }+ with the best value
   *[other] a { $stat } threat { $target }+
}{ $fail }{ $pass }
dungeoneer-card-fail = {" "}(on a failure: { $do })
dungeoneer-card-pass = {" "}(on a success: { $do })
dungeoneer-card-op-cancel_attack = one attack against you{ $marks } has no effect
dungeoneer-card-op-redirect = one { $of } attacking you attacks another hero or monster of your choice in the same location, or simply ignores you
dungeoneer-card-op-extra_attack = it makes { $attacks } in this battle{ $changed ->
    [0] {""}
   *[other] , with { $bonus } on the check
}
dungeoneer-card-op-make_minion = one { $of } attacking you becomes your minion, if you have a free treasure place
dungeoneer-card-op-discard-hand = { $who } { $who-is ->
    [you] discard
   *[other] discards
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} from hand, { $chooser }
dungeoneer-card-op-discard-inventory = { $who } { $who-is ->
    [you] discard
   *[other] discards
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}(readied { $of })
}, { $chooser }
dungeoneer-card-op-discard-hand_or_inventory = { $who } { $who-is ->
    [you] discard
   *[other] discards
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} from hand or inventory, { $chooser }
dungeoneer-card-op-discard-lair = { $who } { $who-is ->
    [you] discard
   *[other] discards
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} from the lair, { $chooser }
dungeoneer-card-op-discard-attackers = one { $of } attacking you is discarded
dungeoneer-card-op-discard-this = this card is discarded
dungeoneer-card-op-discard-attached = { $who } { $who-is ->
    [you] discard
   *[other] discards
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} attached to the hero or to cards of that player, { $chooser }
dungeoneer-card-op-draw-deck = { $who } { $who-is ->
    [you] draw
   *[other] draws
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} from the adventure deck
dungeoneer-card-op-draw-discard_pile = { $who } { $who-is ->
    [you] take
   *[other] takes
} { $cards }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} of choice from the discard pile
dungeoneer-card-op-play_free = play 1 { $of } from your hand without paying for it{ $most ->
    [0] {""}
   *[other] , of cost { $most } or less
}{ $peril ->
    [0] {""}
   *[other] , and gain peril equal to its glory cost
}
dungeoneer-card-op-cost_change = for { $who } a { $of } costs { $amount }{ $paid ->
    [glory] {" "}glory
    [peril] {" "}peril
   *[other] {""}
}{ $until }
dungeoneer-card-op-charge = { $tokens } on { $who }
dungeoneer-card-op-charge-off = { $tokens } off { $who }
dungeoneer-card-op-move = { $who } { $who-is ->
    [you] step
   *[other] is moved
} { $steps ->
    [one] to an adjacent location
   *[other] up to { $steps } locations away
} { $chooser }, { $walls ->
    [0] through any exit but a wall
   *[other] even through a wall
}, without an exit check
dungeoneer-card-op-teleport = { $who } { $who-is ->
    [you] teleport
   *[other] is teleported
} to a { $to } { $chooser }{ $within ->
    [0] {""}
   *[other] , at most { $within } away, walls ignored
}
dungeoneer-card-op-shift-rotate = this location is half-turned
dungeoneer-card-op-shift-swap = shift: swap 2 { $of-pl }{ $turn ->
    [0] {""}
   *[other] , each half-turned or not
}; the map must stay legal{ $riders ->
    [0] , and heroes do not travel with the cards
   *[other] {""}
}
dungeoneer-card-op-shift-relocate = shift: put a { $of } somewhere else{ $turn ->
    [0] {""}
   *[other] , half-turned or not
}; the map must stay legal{ $riders ->
    [0] , and heroes do not travel with the card
   *[other] {""}
}
dungeoneer-card-op-explore = { $look ->
    [0] draw and lay { $locations }
   *[other] draw { $look } location cards, lay { $locations } and shuffle the rest back into the deck
}
dungeoneer-card-op-ignore = { $who } { $who-is ->
    [you] ignore
   *[other] ignores
} { $what }{ $until }
dungeoneer-card-ignored-blocked = blocked exits
dungeoneer-card-ignored-trap_exit = trap exits
dungeoneer-card-ignored-pit = pits
dungeoneer-card-ignored-spikes = spikes
dungeoneer-card-ignored-hazard = hazards
dungeoneer-card-ignored-location_effect = the effects of locations
dungeoneer-card-op-mark = put { $token } { $named ->
    [0] { $place }
   *[other] in { $place }
}
dungeoneer-card-op-fall = { $who } { $who-is ->
    [you] fall
   *[other] falls
}
dungeoneer-card-op-stand = { $who } { $who-is ->
    [you] stand
   *[other] stands
} up without paying an action point
dungeoneer-card-op-forbid = { $who } { $what }{ $until }
dungeoneer-card-forbidden-attack_heroes = may not attack heroes
dungeoneer-card-forbidden-challenge = may not make a challenge
dungeoneer-card-forbidden-heal = may not restore life
dungeoneer-card-forbidden-save_ap = may not save an action point
dungeoneer-card-forbidden-play_boon = may not play boons
dungeoneer-card-forbidden-play_treasure = may not play treasures
dungeoneer-card-forbidden-respond = may not respond
dungeoneer-card-forbidden-abilities = cannot use hero abilities
dungeoneer-card-forbidden-card = has no effect
dungeoneer-card-forbidden-stand = cannot simply stand up
dungeoneer-card-op-immune-ward = wards do not affect it
dungeoneer-card-op-immune-discard = it cannot be discarded
dungeoneer-card-op-immune-redirect = it cannot be turned away
dungeoneer-card-op-immune-make_minion = it cannot be made a minion
dungeoneer-card-op-immune-spell = spells do not affect it
dungeoneer-card-op-end_phase = your Hero phase ends
dungeoneer-card-op-swap_quest = { $who } put{ $who-is ->
    [you] {""}
   *[other] s
} one personal quest under the quest deck and take{ $who-is ->
    [you] {""}
   *[other] s
} a new one
dungeoneer-card-op-choose = { $who } choose{ $who-is ->
    [you] {""}
   *[other] s
}: { $options }

## Quests

dungeoneer-card-quest = Quest: { $steps }.
dungeoneer-card-quest-at = { $place }: { $steps }.
dungeoneer-card-step-search = search { $place }: { $ap }, and the die plus the locations between you and the nearest entrance must reach { $target }
dungeoneer-card-step-pay = pay { $what }
dungeoneer-card-step-give = { $total ->
    [0] discard { $count ->
        [one] { $count } readied { $class }
       *[other] { $count } readied { $class-pl }
    }
   *[other] discard readied { $class-pl } with a total glory cost of { $total } or more
}
dungeoneer-card-step-threat = overcome { $threat }{ $fail }
dungeoneer-card-threat = { $sort ->
    [none] a roll of the die, { $target }+
    [level] a threat { $target }+ with your level as the value
    [life] a threat { $target }+ with your current life as the value
    [best] a threat { $target }+ with your best value
   *[other] a { $stat } threat { $target }+
}
dungeoneer-card-step-hunt = defeat { $monster }
dungeoneer-card-step-escort = take charge of the escort in { $from } and bring it to { $to }
dungeoneer-card-step-roll-total_at_least = roll { $dice } dice, a total of { $target } or more{ $fail }
dungeoneer-card-step-roll-pair = roll { $dice } dice, a pair{ $fail }
dungeoneer-card-step-roll-pair_or_total = roll { $dice } dice, a pair or a total of { $target } or more{ $fail }
dungeoneer-card-step-any = either { $options }
dungeoneer-card-step-play = play a { $class } there this turn
dungeoneer-card-reward = Reward: { $what }.
dungeoneer-card-reward-win = Reward: victory at once.
