# Dungeoneer. Names and texts of cards come from the packs.
-dungeoneer-reader = en
    .language = en
dungeoneer-text = { -dungeoneer-reader.language ->
    [ru] { $ru }
   *[en] { $en }
}
dungeoneer-name = { $who_is ->
    [you] you
   *[other] { $who }
}
dungeoneer-nobody = nobody
dungeoneer-rules = the rules
dungeoneer-hero-of = { $who_is ->
    [you] your hero
   *[other] { $who }’s hero
}
dungeoneer-monster = { -dungeoneer-reader.language ->
    [ru] { $ru }
   *[en] { $en }
}
dungeoneer-plays = { $who_is ->
    [you] you: { $hero }
   *[other] { $who }: { $hero }
}

## Words

dungeoneer-side-north = north
dungeoneer-side-east = east
dungeoneer-side-south = south
dungeoneer-side-west = west
dungeoneer-stat-melee = Melee
dungeoneer-stat-magic = Magic
dungeoneer-stat-speed = Speed
dungeoneer-stat-level = level
dungeoneer-stat-life = life
dungeoneer-stat-best = best value
dungeoneer-stat-none = the die alone
dungeoneer-check-any = Check
dungeoneer-check-battle = Battle
dungeoneer-check-attack = Attack
dungeoneer-check-counter = Counterattack
dungeoneer-check-threat = Threat
dungeoneer-check-exit = Exit
dungeoneer-check-barrier = Barrier
dungeoneer-check-trap = Trap
dungeoneer-check-search = Search
dungeoneer-points-glory = { $n } glory
dungeoneer-points-peril = { $n } peril
dungeoneer-points-ap = { $n ->
    [one] { $n } action point
   *[other] { $n } action points
}
dungeoneer-points-level = { $n ->
    [one] { $n } level
   *[other] { $n } levels
}
dungeoneer-class-treasure = treasure
dungeoneer-class-boon = boon
dungeoneer-class-bane = bane
dungeoneer-class-monster = monster
dungeoneer-class-trap = trap
dungeoneer-token-deactivation = a deactivation token
dungeoneer-token-bridge = the bridge
dungeoneer-token-tracking = a tracking token
dungeoneer-exit-wall = wall
dungeoneer-exit-open = open
dungeoneer-exit-blocked = blocked, { $stat } { $target }+
dungeoneer-exit-trap = trapped, { $stat } { $target }+
dungeoneer-barrier-hazard = hazard { $amount }
dungeoneer-barrier-spikes = spikes, { $stat } { $target }+
dungeoneer-barrier-pit = pit, { $stat } { $target }+
dungeoneer-order-attacked = when I am attacked
dungeoneer-order-wounds = before I take wounds
dungeoneer-order-rerolls = after my own rolls
dungeoneer-order-entering = before a location takes effect
dungeoneer-order-quiet = not until my turn
dungeoneer-escort-waiting = not yet begun
dungeoneer-escort-carried = with the hero
dungeoneer-escort-lying = left in { $location }

## Questions

dungeoneer-prompt-over = The game is over.
dungeoneer-prompt-wait = Waiting for { $who }.
dungeoneer-prompt-place = Lay { $location }.
dungeoneer-prompt-heroes = Choose your hero.
dungeoneer-prompt-pairing = Choose the hero yours will grow into.
dungeoneer-prompt-dungeonlord = You are the Dungeonlord: what do you send against the others?{ $tray ->
    [0] {""}
    [one] {" "}One encounter is ready.
   *[other] {" "}{ $tray } encounters are ready.
}
dungeoneer-prompt-laying = { $left ->
    [one] Lay your last location.
   *[other] Which of your { $left } locations do you lay?
}
dungeoneer-prompt-discard = Which card do you discard?
dungeoneer-prompt-save = Do you save an action point for the others’ turns?
dungeoneer-prompt-hero = Your hero { $prone ->
    [0] has
   *[other] lies on the ground and has
} { $ap ->
    [0] no action points left
    [one] 1 action point
   *[other] { $ap } action points
}. What now?
dungeoneer-prompt-own-attack = You attack: do you want to strengthen it?
dungeoneer-prompt-response = You are attacked: do you answer before the dice fall?
dungeoneer-prompt-reward = You may ready treasures now.
dungeoneer-prompt-before-roll = You are about to roll: do you want to do something first?
dungeoneer-prompt-after-roll = You rolled { $die }, { $total } in all{ $target ->
    [0] {""}
   *[other] {" "}against { $target }
}: do you leave it at that?
dungeoneer-prompt-wound = You are about to take { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}: do you prevent it?
dungeoneer-prompt-entering = You enter { $location }: do you play something before it takes effect?
dungeoneer-prompt-option = { $source }: choose one.
dungeoneer-prompt-target = { $source }: whom does it hit?
dungeoneer-prompt-redirect = Whom does { $target } attack instead?
dungeoneer-prompt-challenge = Whom do you challenge?
dungeoneer-prompt-lair = Where does { $card } go?
dungeoneer-prompt-crowded = Your lair is too full: which monster leaves it?
dungeoneer-prompt-gift = Your monsters did well: whose peril grows?
dungeoneer-prompt-side = { $source }: which way does { $hero } go?
dungeoneer-prompt-teleport = { $source }: where does { $hero } appear?
dungeoneer-prompt-discard-chosen = { $source }: which card { $who_is ->
    [you] of yours
   *[other] of { $who }’s
} is discarded{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $left } to go)
}?
dungeoneer-prompt-from-pile = { $source }: which card do you take from the discard pile{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $left } to go)
}?
dungeoneer-prompt-play-free = { $source }: which card do you play for nothing?
dungeoneer-prompt-host = What do you attach { $card } to?
dungeoneer-prompt-swap-quest = { $source }: which personal quest do you exchange?
dungeoneer-prompt-swap = { $source }: { $second ->
    [0] which location changes places?
   *[other] with which location does it change places?
}
dungeoneer-prompt-relocate = { $source }: { $where ->
    [0] which location is moved?
   *[other] where does it lie from now on?
}
dungeoneer-prompt-form = How does { $monster } attack?
dungeoneer-prompt-deck = Which deck do you draw from? { $left ->
    [one] One card
   *[other] { $left } cards
} to go.
dungeoneer-prompt-surplus = You have one { $class } too many: which one goes?
dungeoneer-prompt-new-hero = Your hero is gone: who carries on?
dungeoneer-prompt-entrance = Where does { $who_is ->
    [you] your
   *[other] { $who }’s
} new hero enter the dungeon?
dungeoneer-prompt-spoils = { $who_is ->
    [you] Your hero loses
   *[other] { $who }’s hero loses
}: the wound, or the escort?
dungeoneer-prompt-path = { $quest }: how do you go about it?
dungeoneer-prompt-quest-threat = { $quest }: which check do you make?
dungeoneer-prompt-give = { $quest }: what do you give up ({ $class }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
}{ $total ->
    [0] {""}
   *[other] , worth { $total } in all
})?
dungeoneer-prompt-spikes = Spikes: do you pay an action point to walk round them?

## Choices

dungeoneer-do-done = That is all
dungeoneer-do-pass = Let it happen
dungeoneer-do-end-dungeonlord = End the Dungeonlord phase
dungeoneer-do-end-hero = End the hero’s turn
dungeoneer-do-lay-nothing = Pass: none of them fits
dungeoneer-do-keep-all = Keep all cards
dungeoneer-do-save-none = Save nothing
dungeoneer-do-brave-spikes = Walk through the spikes
dungeoneer-do-evade-spikes = Walk round them for an action point
dungeoneer-do-build = Lay it at { $cell }{ $turned ->
    [0] {""}
   *[other] , half-turned
}
dungeoneer-do-go = Go { $side }
dungeoneer-do-go-to = Go { $side } to { $location } ({ $exit })
dungeoneer-do-explore = Explore: draw and lay a location
dungeoneer-do-stand = Stand up
dungeoneer-do-lie = Lie down for an action point
dungeoneer-do-play = Play { $card } ({ $cost })
dungeoneer-do-use = Use { $what }{ $x ->
    [0] {""}
   *[other] {" "}with X = { $x }
}
dungeoneer-do-use-on = Use { $what } on { $target }
dungeoneer-do-attack = Attack { $target }: { $form }
dungeoneer-do-challenge = Challenge { $target }: { $form }
dungeoneer-do-attempt = Attempt the quest { $quest }
dungeoneer-do-search = Search for { $quest }
dungeoneer-do-take = Take charge of the escort: { $quest }
dungeoneer-do-deliver = Bring the escort home: { $quest }
dungeoneer-do-leave = Leave the escort here: { $quest }
dungeoneer-do-curse = Play { $card } on { $who_is ->
    [you] yourself
   *[other] { $who }
} ({ $cost })
dungeoneer-do-send = Send { $card } against { $who_is ->
    [you] yourself
   *[other] { $who }
}: { $form } ({ $cost })
dungeoneer-do-set = Set { $card } against { $who_is ->
    [you] yourself
   *[other] { $who }
} ({ $cost })
dungeoneer-do-declare = Declare the encounters
dungeoneer-do-discard = Discard { $card }
dungeoneer-do-save = Save an action point
dungeoneer-do-choose = Play { $hero } ({ $race }, { $class })
dungeoneer-do-pick = Option { $nth }
dungeoneer-do-threat = { $stat } { $target }+
dungeoneer-do-glory-deck = From the glory deck
dungeoneer-do-peril-deck = From the peril deck
dungeoneer-do-lair = { $card } goes to your lair
dungeoneer-do-hand = { $card } goes back to your hand
dungeoneer-do-peril = 1 peril for { $who_is ->
    [you] yourself
   *[other] { $who }
}
dungeoneer-do-order = { $on ->
    [0] No longer ask me
   *[other] Ask me
}: { $order }

## Refusals

dungeoneer-no-form = This monster cannot attack in that form: only a round symbol attacks.
dungeoneer-no-own-form = Your hero can only counterattack in that form; choose one with a round symbol.
dungeoneer-no-card = You do not have this card.
dungeoneer-no-dungeonlord = Banes, monsters and traps are played in your own Dungeonlord phase.
dungeoneer-no-hero-phase = That is done in your own Hero phase.
dungeoneer-no-own-peril = You can never spend your own peril.
dungeoneer-no-opponent = Choose an opponent who is still in the game.
dungeoneer-no-monster = Only monsters are sent; traps are set.
dungeoneer-no-second-attack = This monster has already attacked this turn.
dungeoneer-no-second-declaration = All encounters of a turn are declared together; you have done so.
dungeoneer-no-declare-first = You have encounters ready: declare them.
dungeoneer-no-encounters = There is no encounter to declare: send a monster or set a trap first, or end the phase.
dungeoneer-no-twice = This card is among your encounters already.
dungeoneer-no-glory-card = Treasures and boons are for your own hero: play them for glory.
dungeoneer-no-peril = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $has } peril; the card needs { $needs }, all from one opponent, and a target it can work on.
dungeoneer-no-hero-here = You can only attack another hero who stands where your hero stands.
dungeoneer-no-second-battle = Your hero has had his battle of this turn.
dungeoneer-no-fighting-here = Heroes cannot fight each other here.
dungeoneer-no-challenge = A hero challenges only after he has been attacked, in the Challenge stage.
dungeoneer-no-challenge-of = Challenge one of those who have just attacked you, or a hero where you stand, in a form with a round symbol.
dungeoneer-no-glory = You have { $has } glory; this card costs { $needs }.
dungeoneer-no-second-kind = You already have a treasure of this kind in play.
dungeoneer-no-room = Your hero has no room for another card of this sort.
dungeoneer-no-effect = There is nothing here that this card could work on.
dungeoneer-no-card-of-hero = This card is played in your own Hero phase.
dungeoneer-no-card-of-response = This card is played when you are attacked, before the dice fall.
dungeoneer-no-card-of-attack = This card is played when your own hero attacks, before the dice fall.
dungeoneer-no-moment = This is not the moment for this card: see what it says.
dungeoneer-no-use = This cannot be used now: it is not yours, you cannot pay for it, it has been used this turn, or this is not its moment.
dungeoneer-no-such-quest = This quest is not on the table.
dungeoneer-no-quest-of-yours = This is the personal quest of another player.
dungeoneer-no-quest-while-waiting = Your hero waits at the top of this part: common quests are left to those who still need them. Your own quests are open to you.
dungeoneer-no-site = Your hero must stand where the quest is completed.
dungeoneer-no-search-first = Search first: a quest like this is attempted only after its object has been found this turn.
dungeoneer-no-further-attempt = A further attempt at the same quest costs an action point, and your hero has none.
dungeoneer-no-quest-here = Your hero lacks what the quest asks for: see its card.
dungeoneer-no-escort = Your hero has nobody of this quest with him, or is not yet where they are going.
dungeoneer-no-escort-here = Nobody waits here to be taken along.
dungeoneer-no-over = The game is over.
dungeoneer-no-turn = { $who } is asked now.
dungeoneer-no-other-question = Something else is asked: answer it first.
dungeoneer-no-hero-first = Choose your hero first.
dungeoneer-no-hero-taken = This hero is not free.
dungeoneer-no-laying = Lay one of your locations first.
dungeoneer-no-lay-this = That is not one of the locations you may lay now; the place of a common quest comes last.
dungeoneer-no-lay-first = Lay the location first.
dungeoneer-no-location = No location is waiting to be laid.
dungeoneer-no-build = The location does not fit there.
dungeoneer-no-build-taken = A location lies there already.
dungeoneer-no-build-apart = A location must touch one that lies there already.
dungeoneer-no-build-wall = An exit would meet a wall: wall goes to wall, exit to exit.
dungeoneer-no-build-cut-off = No way would lead there: at least one exit must meet an exit.
dungeoneer-no-build-closed = That would close the dungeon: somewhere an exit must still lead into the unknown.
dungeoneer-no-wall = There is a wall on that side.
dungeoneer-no-wall-beyond = The location beyond has a wall there.
dungeoneer-no-beyond = Nothing lies on that side yet: explore first.
dungeoneer-no-fallen = Your hero lies on the ground: he must stand up first, for an action point.
dungeoneer-no-points = Your hero has no action point left for it.
dungeoneer-no-locations = All locations have been laid.
dungeoneer-no-stand = Your hero stands already.
dungeoneer-no-held-down = Something keeps your hero on the ground.
dungeoneer-no-lie = Lying down for an action point is possible once a turn, for a hero who stands, and only if it was agreed.
dungeoneer-no-discard-first = Now a card is discarded: one from your hand, a treasure, or a monster of your lair.
dungeoneer-no-discard-now = Cards are discarded at the end of your turn.
dungeoneer-no-boon-discarded = A boon cannot be discarded.
dungeoneer-no-boss-discarded = A boss cannot be discarded; it leaves only when it is defeated.
dungeoneer-no-save-first = Now you save an action point, or you do not.
dungeoneer-no-save-now = An action point is saved at the end of your turn.
dungeoneer-no-wounded-hand = A wounded monster never goes back to the hand: to the lair, or to the discard pile.
dungeoneer-no-order = That is how it stands already.
dungeoneer-no-now = Nothing of that sort is asked now.

## What happens

dungeoneer-started = { $who_is ->
    [you] You begin
   *[other] { $who } begins
}. The heroes – { $heroes }.
dungeoneer-hero-chosen = { $who_is ->
    [you] You play
   *[other] { $who } plays
} { $hero }.
dungeoneer-turn = Round { $round }: { $who_is ->
    [you] your turn
   *[other] { $who }’s turn
}.
dungeoneer-location-drawn = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} the location { $location }.
dungeoneer-location-aside = { $location } fits nowhere and is put aside.
dungeoneer-location-passed = { $who_is ->
    [you] You pass
   *[other] { $who } passes
} the location on to { $to_is ->
    [you] you
   *[other] { $to }
}.
dungeoneer-placed = { $who_is ->
    [you] You lay
   *[other] { $who } lays
} { $location } at { $cell }{ $turned ->
    [0] {""}
   *[other] , half-turned
}.
dungeoneer-location-shown = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $location } to be laid.
dungeoneer-laid-nothing = { $who_is ->
    [you] None of your locations fits
   *[other] None of { $who }’s locations fits
} anywhere.
dungeoneer-locations-gone = { $locations } fit nowhere and leave the game.
dungeoneer-quest-gone = { $quest } has lost its place and leaves the game.
dungeoneer-relocated = { $location } is moved to { $cell }{ $turned ->
    [0] {""}
   *[other] , half-turned
}.
dungeoneer-nothing-fits = No location fits anywhere.
dungeoneer-moved = { $who_is ->
    [you] Your hero goes
   *[other] { $who }’s hero goes
} { $side } to { $location }.
dungeoneer-stuck = The exit to the { $side } is open now, but { $who_is ->
    [you] your hero
   *[other] { $who }’s hero
} has no action point left to go through.
dungeoneer-teleported = { $who_is ->
    [you] Your hero appears
   *[other] { $who }’s hero appears
} in { $location }.
dungeoneer-gained = { $who_is ->
    [you] You gain
   *[other] { $who } gains
} { $points }.
dungeoneer-lost = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $points }.
dungeoneer-rolled = { $check }, { $by }: { $die } { $sign } { $plus } ({ $stat }) = { $total }{ $target ->
    [0] {""}
   *[other] {" "}against { $target }
}.
dungeoneer-dice = { $who_is ->
    [you] You roll
   *[other] { $who } rolls
} { $dice }.
dungeoneer-wounded = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} for { $target }: life { $life }.
dungeoneer-healed = { $amount } life back for { $target }: { $life } now.
dungeoneer-prevented = { $who_is ->
    [you] You prevent
   *[other] { $who } prevents
} { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
}.
dungeoneer-fell = { $who_is ->
    [you] Your hero falls
   *[other] { $who }’s hero falls
} to the ground.
dungeoneer-stood = { $who_is ->
    [you] Your hero stands
   *[other] { $who }’s hero stands
} up.
dungeoneer-defeated = { $who_is ->
    [you] Your hero is
   *[other] { $who }’s hero is
} defeated.
dungeoneer-marked = On { $location } there is now { $token }.
dungeoneer-rotated = { $location } turns round.
dungeoneer-swapped = { $first } and { $second } change places.
dungeoneer-played = { $who_is ->
    [you] You play
   *[other] { $who } plays
} { $card } for { $price }.
dungeoneer-played-against = { $who_is ->
    [you] You play
   *[other] { $who } plays
} { $card } against { $against_is ->
    [you] you
   *[other] { $against }
} for { $price }.
dungeoneer-dungeon-plays = The dungeon plays { $cards }.
dungeoneer-used = { $who_is ->
    [you] You use
   *[other] { $who } uses
} { $what }.
dungeoneer-attached = { $card } is attached to { $to }.
dungeoneer-discarded = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} { $card }.
dungeoneer-kept-all = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} nothing.
dungeoneer-saved = { $who_is ->
    [you] You save
   *[other] { $who } saves
} an action point.
dungeoneer-drew = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
dungeoneer-drew-cards = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $cards }.
dungeoneer-took-back = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $card } from the discard pile.
dungeoneer-reshuffled = The discard pile is shuffled into a new deck.
dungeoneer-quest-common = A quest for everybody: { $quest }.
dungeoneer-quest-personal = { $who_is ->
    [you] Your personal quest
   *[other] { $who }’s personal quest
}: { $quest }.
dungeoneer-quest-swapped = { $who_is ->
    [you] You exchange
   *[other] { $who } exchanges
} the quest { $old } for { $new }.
dungeoneer-attempted = { $who_is ->
    [you] You attempt
   *[other] { $who } attempts
} the quest { $quest }.
dungeoneer-searched = { $who_is ->
    [you] You search
   *[other] { $who } searches
} for { $quest }: { $total }, { $found ->
    [0] nothing there
   *[other] found
}.
dungeoneer-completed = { $who_is ->
    [you] You complete
   *[other] { $who } completes
} the quest { $quest } (level { $level }).
dungeoneer-escort-taken = { $who_is ->
    [you] You take
   *[other] { $who } takes
} charge of the escort: { $quest }.
dungeoneer-escort-left = { $quest }: { $who_is ->
    [you] you leave
   *[other] { $who } leaves
} the escort in { $location }.
dungeoneer-sent = { $who_is ->
    [you] You send
   *[other] { $who } sends
} { $card } against { $target_is ->
    [you] you
   *[other] { $target }
} ({ $form }).
dungeoneer-set = { $who_is ->
    [you] You set
   *[other] { $who } sets
} { $card } against { $target_is ->
    [you] you
   *[other] { $target }
}.
dungeoneer-declared = { $who_is ->
    [you] You declare your
   *[other] { $who } declares the
} encounters.
dungeoneer-attacks = Attack: { $by } against { $on } ({ $form }).
dungeoneer-challenged = { $who_is ->
    [you] Your hero challenges
   *[other] { $who }’s hero challenges
} { $target } ({ $form }).
dungeoneer-voided = The attack comes to nothing: { $by }.
dungeoneer-redirected = The attack is turned away: { $by } against { $to }.
dungeoneer-struck = A hit: { $by } strikes { $on }.
dungeoneer-drawn = A draw: { $by } and { $on } do each other no harm.
dungeoneer-went-home = { $card } goes back to { $who_is ->
    [you] your
   *[other] { $who }’s
} { $lair ->
    [0] hand
   *[other] lair
}.
dungeoneer-monster-killed = { $target } is slain.
dungeoneer-ordered = { $who_is ->
    [you] You want
   *[other] { $who } wants
} { $on ->
    [0] no longer to be asked
   *[other] to be asked
}: { $order }.
dungeoneer-asked-by-order = { $who_is ->
    [you] You
   *[other] { $who }
} { $asked ->
    [0] did not want
   *[other] wanted
} to be asked here.
dungeoneer-won = { $who_is ->
    [you] You win
   *[other] { $who } wins
}.
dungeoneer-ended-nobody = No hero is left: nobody wins.
dungeoneer-ended-points = A hero has reached the highest level: victory points decide.
dungeoneer-ended-turn-limit = The last round is over.
dungeoneer-ended-solo-lost = The hero is dead: the dungeon wins.

## The table

dungeoneer-line = { $seat }{ $turn ->
    [0] {" "}
   *[other] *
}{ $who }: level { $level }, ♥{ $life }{ $prone ->
    [0] {""}
   *[other] {" "}on the ground
}, glory { $glory }, peril { $peril }, AP { $ap }{ $saved ->
    [0] {""}
   *[other] +1
}, quests { $quests }; { $location }
dungeoneer-line-hero = { $hero }: Melee { $melee }, Magic { $magic }, Speed { $speed }{ $ready ->
    [0] {""}
   *[other] ; in play: { $items }
}
dungeoneer-line-also = { $before }; { $next }
dungeoneer-line-quests = Quests: { $groups }
dungeoneer-line-quests-yours = yours { $items }
dungeoneer-line-quests-common = for all { $items }
dungeoneer-line-quests-of = { $who }’s { $items }
dungeoneer-line-quest = { $quest } ({ $places })
dungeoneer-line-out = { $seat } { $who }: defeated
dungeoneer-words-hero = { $who_is ->
    [you] Your hero
   *[other] { $who }’s hero
} { $hero } ({ $race }, { $class }): level { $level }, life { $life }, Melee { $melee }, Magic { $magic }, Speed { $speed }.
dungeoneer-words-player = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $glory } glory, { $peril } peril, { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}{ $saved ->
    [0] {""}
   *[other] , one saved
}, { $more ->
    [0] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[other] { $cards } + { $more } peril cards
} in hand; the hero { $prone ->
    [0] stands
   *[other] lies
} in { $location }.
dungeoneer-words-out = { $who_is ->
    [you] Your hero is
   *[other] { $who }’s hero is
} out of the game.
dungeoneer-words-items = { $who_is ->
    [you] You have
   *[other] { $who } has
} in play: { $items }.
dungeoneer-words-lurker = { $card } ♥{ $life }
dungeoneer-words-lair = { $who_is ->
    [you] In your lair
   *[other] In { $who }’s lair
}: { $items }.
dungeoneer-words-attached = { $who_is ->
    [you] On your hero
   *[other] On { $who }’s hero
}: { $items }.
dungeoneer-words-completed = { $who_is ->
    [you] You have
   *[other] { $who } has
} completed: { $items }.
dungeoneer-words-known = Known of { $who }’s hand: { $items }.
dungeoneer-words-plots = To lay: { $items }
dungeoneer-words-plots-of = { $who_is ->
    [you] You still have
   *[other] { $who } still has
} { $count ->
    [one] 1 location
   *[other] { $count } locations
} to lay.
dungeoneer-words-hand = Hand: { $items }
dungeoneer-words-no-hand = Hand: empty
dungeoneer-words-quest-common = Quest for all, { $quest }: { $text } { $reward }{ $wounds ->
    [0] {""}
   *[other] {" "}Wounds: { $wounds }.
}{ $started ->
    [0] {""}
   *[other] {" "}Escort: { $escort }.
}
dungeoneer-words-quest-personal = { $who_is ->
    [you] Your quest
   *[other] { $who }’s quest
}, { $quest }: { $text } { $reward }{ $wounds ->
    [0] {""}
   *[other] {" "}Wounds: { $wounds }.
}{ $started ->
    [0] {""}
   *[other] {" "}Escort: { $escort }.
}
dungeoneer-words-sum = { $n }{ $more ->
    [0] {""}
   *[other] {" "}({ $parts })
}
dungeoneer-words-part = { $source } { $sign }{ $n }
dungeoneer-words-attack = { $form }, { $by } against { $on }: die + { $attack } against die + { $counter }; of 36: strikes { $wins }, is struck { $losses }
dungeoneer-words-attack-rolled = { $form }, { $by } against { $on }: { $attack } against die + { $counter }; of 36: strikes { $wins }, is struck { $losses }
dungeoneer-words-attack-both = { $form }, { $by } against { $on }: { $attack } against { $counter }
dungeoneer-words-trap = A trap for { $on }: { $by }
dungeoneer-words-way = { $side } { $exit }
dungeoneer-words-location = { $cell } { $location }, glory { $glory }, peril { $peril }: { $parts }.
dungeoneer-words-piles = { $split ->
    [0] { $cards ->
        [one] 1 adventure card
       *[other] { $cards } adventure cards
    }
   *[other] { $cards } glory cards, { $peril } peril cards
}, { $locations ->
    [one] 1 location
   *[other] { $locations } locations
} and { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
} are still to be drawn.
dungeoneer-legend-turn = A turn: send monsters and traps against the others (their peril pays), lay a location, lead your hero, discard a card and fill your hand. Three completed quests win.
dungeoneer-legend-location = A location shows glory/peril at its top left; those who enter receive both. The digits at the bottom are the heroes.
dungeoneer-legend-exits = Exits: a gap is open, # is blocked, ^ is a trap, a line is a wall.
dungeoneer-legend-marks = Marks: ! a quest of yours, ~ a hazard, ± spikes, ○ a pit, = the bridge, × switched off, ? a placed trap.
dungeoneer-legend-thing = { $name }{ $line }: { $text }

## Legendary sets: questions and choices

dungeoneer-prompt-upkeep = You cannot pay for all your cards: which one goes back to your hand?
dungeoneer-prompt-allot = Together the fiends cost { $left } less: whose peril is spared the next point?
dungeoneer-prompt-stand-in = Who counters this attack?
dungeoneer-prompt-instead = A wound for { $card }: do you take a token off it instead?
dungeoneer-prompt-look = Which of these locations do you lay?
dungeoneer-do-set-at = Hide { $card } in { $location }, paid by { $who_is ->
    [you] yourself
   *[other] { $who }
} ({ $cost })
dungeoneer-do-special = { $peril ->
    [0] One more attack of { $card }
   *[other] Special effect of { $card } ({ $cost } more)
}
dungeoneer-do-unleash = Have { $card } attack { $target }: { $form }
dungeoneer-do-wound-it = The wound
dungeoneer-do-token-instead = A token off it
dungeoneer-do-counter-itself = My hero

## Legendary sets: what happens

dungeoneer-event-rolled = { $event }: { $who_is ->
    [you] you roll
   *[other] { $who } rolls
} { $die }; { $tokens ->
    [0] no tokens lie there
    [one] 1 token lies there
   *[other] { $tokens } tokens lie there
}.
dungeoneer-charged = { $card }: { $tokens ->
    [0] no tokens left
    [one] 1 token now
   *[other] { $tokens } tokens now
}.
dungeoneer-event-ended = { $event } is over.
dungeoneer-paired = { $who_is ->
    [you] Your hero
   *[other] { $who }’s hero
} will grow into { $hero }.
dungeoneer-grade-began = The { $grade } part begins: new cards, new quests, new places to find.
dungeoneer-rose = { $who_is ->
    [you] Your hero is
   *[other] { $who }’s hero is
} { $hero } now: level { $level }, life { $life }.
dungeoneer-grade-heroic = heroic
dungeoneer-grade-epic = epic
dungeoneer-grade-legendary = legendary
dungeoneer-words-grade = The { $grade } part is being played. { $last ->
    [0] It is over when every hero is at level { $top }, or no quest is left for those who are not.
   *[other] The game ends when a hero reaches level { $top }; most victory points win.
}
dungeoneer-words-combined = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}{ $waits ->
    [0] {""}
   *[other] , and the hero waits for the others
}. The hero’s other card: { $cards }.
dungeoneer-returned = { $card } goes back to { $who_is ->
    [you] your hand
   *[other] { $who }’s hand
}.
dungeoneer-prepared = { $who_is ->
    [you] You have
   *[other] { $who } has
} more in store for { $card }.
dungeoneer-special = { $who_is ->
    [you] You buy
   *[other] { $who } buys
} the special effect of { $card }.
dungeoneer-trap-laid = { $who_is ->
    [you] You hide
   *[other] { $who } hides
} { $card } in { $location }.
dungeoneer-trap-sprung = { $who_is ->
    [you] Your hero walks
   *[other] { $who }’s hero walks
} into { $card } in { $location }.
dungeoneer-tamed = { $card } now serves { $who_is ->
    [you] you
   *[other] { $who }
}.
dungeoneer-stood-in = { $card } takes the place of { $who_is ->
    [you] your hero
   *[other] { $who }’s hero
}.

## Legendary sets: the table

dungeoneer-words-event = { $event }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} of { $most }
dungeoneer-words-charged = { $card } ●{ $tokens }
dungeoneer-legend-nakari = & on the map: Nakari lives there. Her defeat wins the game at once.
