# Dungeon Lords
lords-name = Dungeon Lords
lords-end-scored = The points are counted.

## Options

lords-option-rules = Rules
lords-option-rules-first = first game
lords-option-rules-full = full game
lords-option-draft = Choose the first two closed orders
lords-option-draft-off = off: they are drawn
lords-option-draft-on = on
lords-option-special_events = Special events in the full game
lords-option-special_events-off = off
lords-option-special_events-on = on
lords-option-hall_of_fame = The Hall of Fame honours
lords-option-hall_of_fame-exclusive = exclusive titles
lords-option-hall_of_fame-shared = shared titles too
lords-option-trap_reshuffle = Shuffle used traps when the deck is empty
lords-option-trap_reshuffle-off = off
lords-option-trap_reshuffle-on = on
lords-option-training = Training ground
lords-option-training-off = off: a real game
lords-option-training-1 = battle 1
lords-option-training-2 = battle 2
lords-option-training-3 = battle 3
lords-option-training-4 = battle 4
lords-option-training-room = battle 1 in a room

## Things

lords-seat = { $who_is ->
    [you] You
   *[other] { $who }
}
lords-occupant = { $who_is ->
    [you] you
   *[other] { $who }
}
lords-dummy = colour { $dummy }
lords-none = none
lords-cell = { $cell }
lords-several = { $what } ×{ $count }
lords-placed = { $place } { $who }
lords-knocked-out = { $creature } (knocked out)
lords-room-on = { $room } { $cell }
lords-zone-surface = rows 1–2
lords-zone-deep = rows 3–4
lords-zone-edge = edge
lords-zone-centre = centre
lords-nobody = nobody
lords-order-food = Get Food
lords-order-reputation = Improve Reputation
lords-order-dig = Dig Tunnels
lords-order-mine = Mine Gold
lords-order-imps = Recruit Imps
lords-order-traps = Buy Traps
lords-order-hire = Hire Monster
lords-order-room = Build Room
lords-short-food = Food
lords-short-reputation = Rep
lords-short-dig = Dig
lords-short-mine = Gold
lords-short-imps = Imps
lords-short-traps = Traps
lords-short-hire = Hire
lords-short-room = Room
lords-creature-goblin = Goblin
    .acc = Goblin
lords-creature-slime = Slime
    .acc = Slime
lords-creature-ghost = Ghost
    .acc = Ghost
lords-creature-troll = Troll
    .acc = Troll
lords-creature-witch = Witch
    .acc = Witch
lords-creature-vampire = Vampire
    .acc = Vampire
lords-creature-golem = Golem
    .acc = Golem
lords-creature-dragon = Dragon
    .acc = Dragon
lords-creature-demon = Demon
    .acc = Demon
lords-class-warrior = Warrior
lords-class-thief = Thief
lords-class-priest = Priest
lords-class-wizard = Wizard
lords-class-paladin = Paladin
lords-class-illusion = Illusion
lords-adventurer = { $class } { $hp }♥{ $trap ->
    [0] {""}
   *[other] { " " }t{ $trap }
}{ $heal ->
    [0] {""}
   *[other] { " " }h{ $heal }
}{ $magic ->
    [0] {""}
   *[other] { " " }m{ $magic }
}
lords-member = { $class } { $left }/{ $hp }♥{ $trap ->
    [0] {""}
   *[other] { " " }t{ $trap }
}{ $heal ->
    [0] {""}
   *[other] { " " }h{ $heal }
}{ $magic ->
    [0] {""}
   *[other] { " " }m{ $magic }
}
lords-speed-fast = fast spell
lords-speed-slow = slow spell
lords-card-does = { $speed }: { $text }; fatigue { $fatigue }
lords-creature-text-goblin = { $damage } to the first; if he falls, { $other } to the next
lords-creature-text-slime = { $damage } to everybody, or holds the party: no fatigue, no conquest
lords-creature-text-ghost = { $damage } to anybody but the first; is no monster and takes no place
lords-creature-text-troll = { $damage } to the first, { $other } if it eats 1 food; works in rooms like an imp
lords-creature-text-witch = { $damage } to the first, or two blows of { $other } to anybody
lords-creature-text-vampire = { $damage } to anybody but a priest, or { $other } and can be sent again
lords-creature-text-golem = { $damage } to the first; can be sent again every round
lords-creature-text-dragon = { $damage } to everybody; nobody heals
lords-creature-text-demon = { $damage } to anybody; no fatigue, no conquest
lords-room-hatchery = Hatchery
lords-room-text-hatchery = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} { $made } food
lords-room-mushroom-farm = Mushroom Farm
lords-room-text-mushroom-farm = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} { $made } food
lords-room-souvenir-shop = Souvenir Shop
lords-room-text-souvenir-shop = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} { $made } gold
lords-room-mint = Mint
lords-room-text-mint = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} { $made } gold
lords-room-workshop = Workshop
lords-room-text-workshop = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} { $made ->
    [one] { $made } trap
   *[other] { $made } traps
}
lords-room-tool-shed = Tool Shed
lords-room-text-tool-shed = { $imps ->
    [one] { $imps } imp digs
   *[other] { $imps } imps dig
} { $made ->
    [one] { $made } tunnel
   *[other] { $made } tunnels
}
lords-room-printing-press = Printing Press
lords-room-text-printing-press = { $imps ->
    [one] { $imps } imp makes
   *[other] { $imps } imps make
} you { $made ->
    [one] { $made } step
   *[other] { $made } steps
} nicer
lords-room-magic-room = Magic Room
lords-room-text-magic-room = { $imps ->
    [one] { $imps } imp
   *[other] { $imps } imps
} and { $food } food make { $made ->
    [one] { $made } imp
   *[other] { $made } imps
}
lords-room-training-room = Training Room
lords-room-text-training-room = Goblins and Trolls hit { $damage } harder here
lords-room-dark-room = Dark Room
lords-room-text-dark-room = Vampires and Witches hit { $damage } harder here
lords-room-labyrinth = Labyrinth
lords-room-text-labyrinth = two traps without surcharge, one monster
lords-room-anti-magic-room = Anti-magic Room
lords-room-text-anti-magic-room = no spells here
lords-room-cafeteria = Cafeteria
lords-room-text-cafeteria = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each Goblin, Troll, Slime and Witch
lords-room-chapel = Chapel
lords-room-text-chapel = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each Vampire and Ghost
lords-room-pandemonium = Pandemonium
lords-room-text-pandemonium = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each Golem, Dragon and Demon
lords-room-hall-of-fame = Hall of Fame
lords-room-text-hall-of-fame = more points for your titles
lords-trap-rolling-stone = Rolling Stone
lords-trap-pendulum = Pendulum
lords-trap-wall-of-fire = Wall of Fire
lords-trap-trap-door = Trap Door
lords-trap-cursed-ring = Cursed Ring
lords-trap-poisoned-meal = Poisoned Meal
lords-trap-kamikaze-imp = Kamikaze Imp
lords-trap-poisoned-dart = Poisoned Dart
lords-trap-anti-magic-dart = Anti-magic Dart
lords-card-invisibility = Invisibility
lords-card-magic-shield = Magic Shield
lords-card-fireball = Fireball
lords-card-detect-treasure = Detect Treasure
lords-card-fist-of-justice = Fist of Justice
lords-card-suggestion = Suggestion
lords-card-word-of-peace = Word of Peace
lords-card-detect-evil = Detect Evil
lords-card-aura-of-fear = Aura of Fear
lords-card-create-food = Create Food
lords-card-illusion = Illusion
lords-card-blind-rage = Blind Rage
lords-card-metamorphosis = Metamorphosis
lords-card-dimensional-gate = Dimensional Gate
lords-card-regeneration = Regeneration
lords-card-holy-tithe = Holy Tithe
lords-card-exorcism = Exorcism
lords-card-book-of-crimes = Book of Crimes
lords-special-witch-hunt = Witch Hunt
lords-special-monster-strike = Monster Strike
lords-special-treasury-leak = Treasury Leak
lords-special-impatient-heroes = Impatient Heroes
lords-special-rats = Rats
lords-special-trap-recall = Trap Recall
lords-special-imp-feast = Imp Feast
lords-special-bad-press = Bad Press
lords-special-tunnel-audit = Tunnel Audit
lords-season-winter = Winter
lords-season-spring = Spring
lords-season-summer = Summer
lords-season-autumn = Autumn
lords-event-pay-day = Pay Day
lords-event-taxes = Taxes
lords-event-special = Special Event
lords-title-dark-deeds = the Lord of Dark Deeds
lords-title-halls = the Lord of Halls
lords-title-tunnels = the Tunnel Lord
lords-title-monsters = the Monster Lord
lords-title-imps = the Lord of Imps
lords-title-riches = the Lord of Riches
lords-title-battle = the Battlelord
lords-part-gold = 1 gold
lords-part-food = 1 food
lords-part-evil = 1 Evil
lords-part-trap = 1 trap
lords-loss-imps = { $n ->
    [one] 1 imp
   *[other] { $n } imps
}
lords-loss-food = { $n } food
lords-loss-gold = { $n } gold
lords-cost-gold = { $n } gold
lords-cost-food = { $n } food
lords-cost-evil = { $n } Evil
lords-cost-imps = { $n ->
    [one] 1 imp
   *[other] { $n } imps
}
lords-cost-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}
lords-cost-monsters = { $n ->
    [one] 1 monster
   *[other] { $n } monsters
}
lords-cost-free = nothing
lords-cost-list = { $parts }
lords-gain-food = { $food } food{ $gold ->
    [0] {""}
   *[other] { " " }and { $gold } gold
}
lords-gain-reputation = { $goodness } Evil less{ $spy ->
    [0] {""}
   *[other] { " " }and a look at a combat card
}
lords-gain-imps = { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}
lords-gain-traps = { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
}{ $extra ->
    [0] {""}
   *[other] , then discard one
}
lords-gain-dig = up to { $most } tunnels{ $foreman ->
    [0] {""}
   *[other] {" "}and a foreman
}
lords-gain-mine = up to { $most } gold{ $foreman ->
    [0] {""}
   *[other] {" "}and a foreman
}
lords-gain-hire = a creature (plus its wage)
lords-gain-room = a room

## What spells do

lords-spell-invisibility = wizards go to the back and cannot be harmed
lords-spell-shield = the next { $count } damage is absorbed
lords-spell-nothing = a lot of smoke, nothing more
lords-spell-lose-stores = you lose { $count } gold, or else food, or else { $count ->
    [one] a trap
   *[other] traps
}
lords-spell-lose-imps = you lose { $count ->
    [one] 1 imp
   *[other] { $count } imps
}
lords-spell-suggestion = pay each monster again or withdraw it
lords-spell-peace = withdraw all monsters or gain { $count } Evil
lords-spell-gain-evil = you gain { $count } Evil
lords-spell-fear = withdraw one monster
lords-spell-create-food = the first gets { $count ->
    [one] 1 hit point
   *[other] { $count } hit points
} more
lords-spell-illusion = an illusion steps in front
lords-spell-blind-rage = monsters attack only the first
lords-spell-metamorphosis = one monster becomes a sheep that deals { $count }
lords-spell-gate = one monster leaves the game
lords-spell-regeneration = the first loses all damage

## What special events do

lords-special-text-witch-hunt = give up a monster or gain { $count } Evil
lords-special-text-monster-strike = pay each monster 1 of one part of its wage, or it lies down until combat is over
lords-special-text-halve-gold = everybody loses half of the gold, rounded down
lords-special-text-impatient-heroes = a warrior kills an imp, a thief takes a gold, a priest a food, a wizard a trap
lords-special-text-halve-food = everybody loses half of the food, rounded down
lords-special-text-halve-traps = everybody discards half of the traps, rounded down
lords-special-text-imp-feast = 1 food for every { $count } imps; for each missing food an imp leaves
lords-special-text-bad-press = 1 Evil for every { $count } monsters
lords-special-text-audit = { $count ->
    [one] pay 1 gold or take a red marker
   *[other] pay { $count } gold; each gold unpaid is a red marker
}

## What traps do: damage first, then the rest

lords-trap-text = { $harm }{ $hold ->
    [0] {""}
   *[other] ; no conquering
}{ $quiet ->
    [0] {""}
   *[other] ; a wizard hit stops spells, a priest hit stops healing
}{ $priced ->
    [0] {""}
   *[other] ; costs { $cost }
}
lords-harm-first = { $damage } to the first
lords-harm-lethal = the first takes as much as he has hit points
lords-harm-second = { $damage } to the second
lords-harm-each = { $damage } to each
lords-harm-last = { $damage } more to the last
lords-harm-others = { $damage } to the others
lords-harm-any = { $damage } to anyone
lords-harm-poison-more = and { $damage } more at the end of the round
lords-harm-poison = { $damage } to anyone at the end of the round
lords-harm-none = no damage

## What is asked

lords-prompt-over = The game is over.
lords-prompt-wait = Waiting for { $who }.
lords-prompt-keep = You have drawn three orders. Which one do you keep? The other two are closed this season.
lords-prompt-orders = Choose your order { $nth } of 3; the others see it when all have chosen.
lords-prompt-third = Choose the third order of the unplayed colour { $dummy }, which you move.
lords-prompt-space = { $order } { $space }: what do you do?
lords-prompt-space-dig = { $order } { $space }: up to { $most } tunnels, one imp each{ $foreman ->
    [0] {""}
   *[other] , and one imp as foreman
}; free imps: { $imps }. Where is the first?
lords-prompt-space-mine = { $order } { $space }: up to { $most } imps{ $foreman ->
    [0] {""}
   *[other] {" "}and one as foreman
}, one to a tunnel; free imps: { $imps }. How many mine?
lords-prompt-space-room = { $order } { $space }{ $priced ->
    [0] {""}
   *[other] , for { $cost }
}: which room, and where? { $rooms }.
lords-prompt-spy = Which combat card do you look at?
lords-prompt-dig = Tunnels dug: { $dug } of at most { $most }. Where is the next one?
lords-prompt-discard = Which trap do you discard? Still to go: { $count }.
lords-prompt-feed = Which monster does the Demon eat?
lords-prompt-produce = Which room works? Free workers: { $workers }.
lords-prompt-tunnel = Where does the Tool Shed dig?
lords-prompt-recall = Which order do you take back? The two others are closed next season.
lords-prompt-wages = Pay Day: whom do you pay, whom do you let go?
lords-prompt-give = Taxes: { $due ->
    [one] 1 gold is
   *[other] { $due } gold are
} due. How much do you pay? Each gold unpaid is a red marker, −3 points.
lords-prompt-give-feast = The imps feast: { $due ->
    [one] 1 food is
   *[other] { $due } food are
} due. How much do you pay? For each food unpaid an imp leaves.
lords-prompt-give-audit = Audit: { $due ->
    [one] 1 gold is
   *[other] { $due } gold are
} due. How much do you pay? Each gold unpaid is a red marker, −3 points.
lords-prompt-hunt = Which monster do you give up, or do you take the Evil?
lords-prompt-strike = Which part of a wage do you pay, or who may strike?
lords-prompt-tile = Which of the tiles closest to the entrance do you defend?
lords-prompt-plan = Round { $round }, tile { $cell }: at most { $traps ->
    [one] 1 trap
   *[other] { $traps } traps
}{ $surcharge ->
    [0] {""}
   *[other] {" "}(+{ $surcharge } gold)
} and { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}, ghosts besides. What do you send?
lords-prompt-free = Nothing is left to defend: which prisoner goes free?
lords-prompt-trap-order = Which trap goes first?
lords-prompt-trap-target = Whom does the trap hit?
lords-prompt-suggestion = Suggestion: pay a monster again, or withdraw it?
lords-prompt-peace = Word of Peace: withdraw all monsters, or gain Evil?
lords-prompt-pick = Which monster does the spell hit?
lords-prompt-fight = Who attacks, and how?
lords-prompt-second = Whom does the Witch hit second?

## Choices

lords-move-keep = Keep { $order }
lords-move-order = { $order }
lords-move-third = Its third order: { $order }
lords-move-recall = Take back { $order }
lords-move-use = Use it
lords-move-use-space = Pay { $cost } for { $gain }
lords-move-use-free = Take { $gain } for free
lords-move-pass = Pass: do not carry it out
lords-move-pass-spy = Look at no card
lords-move-done = Finish
lords-move-spy = Look at card { $place }
lords-move-dig = Dig { $cell }
lords-move-mine = Mine { $imps } gold
lords-move-hire = Hire the { $creature-acc } ({ $cost }): { $text }
lords-move-build = Build the { $room } on { $cell }
lords-move-produce = { $room }: { $text }
lords-move-discard = Discard { $trap }
lords-move-lay = Lay { $trap }: { $text }
lords-move-first = { $trap } first
lords-move-feed = Feed the { $creature-acc }
lords-move-pay = Pay the { $creature-acc } ({ $cost })
lords-move-release = Let the { $creature-acc } go (+1 Evil)
lords-move-give = Pay { $paid }{ $missing ->
    [0] {""}
   *[other] , leave { $missing } unpaid
}
lords-move-part = { $creature }: pay { $part }
lords-move-strike = Let the { $creature-acc } strike
lords-move-lose = Give up the { $creature-acc }
lords-move-accept = Gain { $evil } Evil
lords-move-tile = Defend the tunnel { $cell }
lords-move-tile-room = Defend the { $room } on { $cell }
lords-move-send = Send the { $creature-acc }: { $text }
lords-move-ready = Ready: the plan stands
lords-move-free = Free: { $who }
lords-move-target = Number { $place }: { $who }
lords-move-withdraw = Withdraw the { $creature-acc }
lords-move-retreat = Withdraw all monsters
lords-move-pick = The { $creature-acc }
lords-move-attack = { $creature } hits the first for { $damage }
lords-move-attack-goblin = { $creature } hits the first for { $damage }; if he falls, the next for { $other }
lords-move-attack-all = { $creature } hits everybody for { $damage }
lords-move-attack-dragon = { $creature } hits everybody for { $damage }; nobody heals
lords-move-attack-at = { $creature } hits number { $place } for { $damage }: { $who }
lords-move-attack-demon = { $creature } hits number { $place } for { $damage }: { $who }; no fatigue, no conquest
lords-move-attack-hold = { $creature } holds the party: no fatigue, no conquest
lords-move-attack-fed = { $creature } eats 1 food and hits the first for { $damage }
lords-move-attack-split = { $creature } strikes two blows of { $damage }, the first at number { $place }: { $who }
lords-move-attack-sip = { $creature } hits number { $place } for { $damage } and can be sent again: { $who }
lords-move-idle = { $creature } has nobody to attack and goes home

## Why not

lords-no-over = The game is over.
lords-no-turn = It is the turn of { $who }.
lords-no-asked = That is not what you are asked now.
lords-first-second = First choose whom the Witch hits with her second blow.
lords-first-fight = Your creatures are fighting: choose who attacks, and how.
lords-first-pick = First choose the monster the spell hits.
lords-first-peace = First withdraw all monsters, or take the Evil.
lords-first-suggestion = First pay each monster again, or withdraw it.
lords-first-trap-target = First choose whom the trap hits.
lords-first-trap-order = First choose the trap that goes off first.
lords-first-free = There is no tile left to defend: first free a prisoner.
lords-first-plan = You are planning this round: lay a trap, send a creature, or say you are ready.
lords-first-tile = First choose the tile you defend; traps and creatures come after that.
lords-first-strike = First pay each monster a part of its wage, or let it strike.
lords-first-hunt = First give up a monster, or take the Evil.
lords-first-give = First say how much you pay.
lords-first-wages = It is Pay Day: pay each creature, or let it go.
lords-first-recall = First choose the order that comes back to your hand.
lords-first-tunnel = First say where the Tool Shed digs.
lords-first-produce = Rooms are at work: choose one, or finish.
lords-first-feed = First choose the monster that is eaten.
lords-first-discard = First choose the trap you discard.
lords-first-dig = You are digging: name the next square, or finish.
lords-first-spy = First choose the combat card you look at, or pass.
lords-first-space = First say what you do on this space, or pass.
lords-first-orders = Orders are being chosen: give three of those in your hand.
lords-first-third = First choose the third order of the unplayed colour.
lords-first-keep = First choose which of the three drawn orders you keep.
lords-no-sip = Only a Vampire can sip and return.
lords-no-split = Only a Witch can strike two blows.
lords-no-fed = Only a Troll can be fed.
lords-no-hold = Only a Slime can hold the party.
lords-no-harm = This creature cannot harm that adventurer now.
lords-no-choice = The { $creature } cannot choose its target: leave out the number.
lords-no-aim = Say whom: the { $creature } attacks an adventurer of your choice, such as number 2.
lords-no-sent = You did not send this creature.
lords-no-surcharge = A trap in a room costs 1 gold more, and you have none.
lords-no-turn-orders = You have given your orders; still choosing: { $who }.
lords-no-turn-keep = You have chosen; still choosing: { $who }.
lords-no-keep = This order is not among the three you drew.
lords-no-inaccessible = This order is closed this season.
lords-no-order = You have already given this order, or all three.
lords-no-third = The third order comes after your own three, from the cards that are left.
lords-no-spy = There are combat cards 1 to 4.
lords-no-empty-square = There is already a tile on this square.
lords-no-neighbour = A tunnel must share a side with your dungeon.
lords-no-block = This would fill a block of two by two.
lords-no-such-trap = You do not have this trap in hand.
lords-no-ghost-food = A ghost is not a monster; the Demon does not eat it.
lords-no-feed = There is no such monster to eat.
lords-no-such-room = This room is not in your dungeon.
lords-no-more-work = This room cannot work again this season.
lords-no-workers = This room lacks workers or goods, or there is nothing it could make.
lords-no-conquered = This room is conquered.
lords-no-recall = Only the first order or one not carried out comes back.
lords-no-such-creature = You have no such creature to choose here.
lords-no-cost = You cannot pay the whole cost, and a part of it is not enough.
lords-no-part = You cannot pay this part of the wage.
lords-no-give = You can pay at most what is due and what you have.
lords-no-tile = The adventurers take the tiles closest to the entrance first: { $tiles }.
lords-no-other-plan = A plan cannot be changed.
lords-no-other-tile = The tile is chosen, and a plan cannot be changed.
lords-no-more-traps = No more traps fit on this tile: a tunnel or a room takes one, the Labyrinth two.
lords-no-more-monsters = No more monsters fit on this tile: a tunnel or the Labyrinth takes one, another room two.
lords-no-knocked-out = This creature is knocked out.
lords-no-prisoner = There is no such prisoner.
lords-no-target = Nobody stands in that place.
lords-no-idle = A creature that can attack must attack.
lords-no-mine = You do not have that many free imps and tunnels, or the space does not allow so many.
lords-no-tavern = This creature is not in the tavern.
lords-no-shop = This room is not for sale now.
lords-no-tunnel-here = A room takes the place of an unconquered tunnel.
lords-no-zone = This room may not stand there: rooms of the first year belong in rows 1–2, in rows 3–4, at the edge or in the centre, each in its own part.
lords-no-room-beside = Two rooms may not share a side, even if one is conquered.
lords-no-ghost-first = A ghost cannot attack the first adventurer.
lords-no-priest = A Vampire cannot attack a priest.

## The log

lords-log-started = { $who_is ->
    [you] You are
   *[other] { $who } is
} the first player.
lords-log-drawn = { $who_is ->
    [you] You draw
   *[other] { $who } draws
}: { $orders }.
lords-log-kept = { $who_is ->
    [you] You keep
   *[other] { $who } keeps
} { $order }.
lords-log-inaccessible = Closed at the start for { $who_is ->
    [you] you
   *[other] { $who }
}: { $orders }.
lords-log-round = Year { $year }, { $season }. { $who_is ->
    [you] You go
   *[other] { $who } goes
} first.
lords-log-tavern = In the tavern: { $creatures }.
lords-log-shop = Rooms for sale: { $rooms }.
lords-log-event-shown = Event of the coming { $season }: { $event }.
lords-log-special-shown = The special event will be { $special }: { $text }.
lords-log-special = { $special }: { $text }.
lords-log-put-back = All alike: { $adventurer } goes back under the stack.
lords-log-forecast = Adventurers of the coming { $season }: { $adventurers }.
lords-log-dummy = Unplayed colour { $dummy } stands on { $order } { $space }.
lords-log-ordered = { $who_is ->
    [you] You order
   *[other] { $who } orders
}: { $order }.
lords-log-third = { $who_is ->
    [you] You choose
   *[other] { $who } chooses
} the third order of the unplayed colour { $dummy }: { $order }.
lords-log-placed = { $who_is ->
    [you] Your
   *[other] { $who }’s
} order { $nth }: { $order } { $space }.
lords-log-no-space = { $who_is ->
    [you] Your
   *[other] { $who }’s
} order { $nth }: { $order }, but all its spaces are taken.
lords-log-no-fee = { $who_is ->
    [you] Your
   *[other] { $who }’s
} order { $nth }: { $order }, but there is no gold for the fee or no free space.
lords-log-fee = { $who_is ->
    [you] You pay
   *[other] { $who } pays
} 1 gold for hiring with the first order.
lords-log-used = { $who_is ->
    [you] You use
   *[other] { $who } uses
} { $order } { $space }: { $cost } for { $gain }.
lords-log-used-free = { $who_is ->
    [you] You use
   *[other] { $who } uses
} { $order } { $space }: { $gain } for free.
lords-log-declined = { $who_is ->
    [you] You do
   *[other] { $who } does
} not carry out { $order }.
lords-log-unable = { $who_is ->
    [you] You
   *[other] { $who }
} cannot carry out { $order }.
lords-log-spied = { $who } looks at combat card { $place }.
lords-log-spied-card = { $who_is ->
    [you] You look
   *[other] { $who } looks
} at combat card { $place }: { $card }, { $text }.
lords-log-dug = { $who_is ->
    [you] You dig
   *[other] { $who } digs
} { $cell }.
lords-log-mined = { $who_is ->
    [you] You mine
   *[other] { $who } mines
} { $gold } gold.
lords-log-drew = { $who_is ->
    [you] You draw
   *[other] { $who } draws
} { $count ->
    [one] a trap
   *[other] { $count } traps
}.
lords-log-drew-traps = { $who_is ->
    [you] You draw
   *[other] { $who } draws
}: { $traps }.
lords-log-discarded = { $who } discards a trap.
lords-log-discarded-trap = { $who_is ->
    [you] You discard
   *[other] { $who } discards
} the { $trap }.
lords-log-hired = { $who_is ->
    [you] You hire
   *[other] { $who } hires
} the { $creature-acc }.
lords-log-fed = { $who_is ->
    [you] You feed
   *[other] { $who } feeds
} the { $creature-acc } to the Demon.
lords-log-built = { $who_is ->
    [you] You build
   *[other] { $who } builds
} the { $room } on { $cell }.
lords-log-produced = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $room } works: { $text }.
lords-log-recalled = { $who_is ->
    [you] You take
   *[other] { $who } takes
} { $order } back in hand.
lords-log-happens = { $event }!
lords-log-no-special = { $event }: nothing happens, because this game is played without special events.
lords-log-paid = { $who_is ->
    [you] You pay
   *[other] { $who } pays
} the { $creature-acc } ({ $cost }).
lords-log-left = { $who_is ->
    [you] You let
   *[other] { $who } lets
} the { $creature-acc } go.
lords-log-gave = { $who_is ->
    [you] You pay
   *[other] { $who } pays
} { $paid }{ $missing ->
    [0] {""}
   *[other] , { $missing } unpaid
}.
lords-log-lost = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $what }.
lords-log-lost-creature = { $who_is ->
    [you] You give
   *[other] { $who } gives
} up the { $creature-acc }.
lords-log-strike = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } goes on strike.
lords-log-evil-up = { $who_is ->
    [you] You gain
   *[other] { $who } gains
} { $steps } Evil, now { $to }.
lords-log-evil-down = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $steps } Evil, now { $to }.
lords-log-dummy-evil = The Evil Counter of the unplayed colour is now at { $to }.
lords-log-paladin = The paladin rides to { $who_is ->
    [you] you
   *[other] { $who }
}!
lords-log-arrived = { $adventurer } comes to { $who_is ->
    [you] you
   *[other] { $who }
}.
lords-log-elsewhere = { $adventurer } goes elsewhere.
lords-log-combat = Combat of year { $year } begins.
lords-log-combat-round = Combat round { $round }: everybody plans.
lords-log-marked = { $who_is ->
    [you] You defend
   *[other] { $who } defends
} { $cell }.
lords-log-laid = { $who } lays a trap face down.
lords-log-laid-trap = { $who_is ->
    [you] You lay
   *[other] { $who } lays
} the { $trap } face down.
lords-log-sent = { $who_is ->
    [you] You send
   *[other] { $who } sends
} the { $creature-acc }.
lords-log-freed = { $who_is ->
    [you] You free
   *[other] { $who } frees
} { $adventurer }.
lords-log-turned = Combat card of round { $round }: { $card }, { $text }. It needs { $round } magic.
lords-log-battle = { $who_is ->
    [you] You fight
   *[other] { $who } fights
} for { $cell }.
lords-log-sprung = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $trap } is sprung.
lords-log-trap-fails = { $who_is ->
    [you] You cannot pay for the { $trap }; it goes back to your hand.
   *[other] { $who } cannot pay for the { $trap }; it goes back to the hand.
}
lords-log-prevented = The trap symbols prevent { $count } damage.
lords-log-hurt = { $adventurer } takes { $damage } damage.
lords-log-absorbed = The shield absorbs { $damage } damage.
lords-log-captured = { $adventurer } is captured by { $who_is ->
    [you] you
   *[other] { $who }
}.
lords-log-vanished = The illusion vanishes.
lords-log-cast = { $card } is cast at { $who_is ->
    [you] you
   *[other] { $who }
}.
lords-log-not-cast-magic = { $card } is not cast at { $who_is ->
    [you] you
   *[other] { $who }
}: the party has too little magic.
lords-log-not-cast-room = { $card } is not cast at { $who_is ->
    [you] you
   *[other] { $who }
}: this room allows no magic.
lords-log-not-cast-dart = { $card } is not cast at { $who_is ->
    [you] you
   *[other] { $who }
}: a dart has silenced the wizard.
lords-log-withdrawn = { $who_is ->
    [you] You withdraw
   *[other] { $who } withdraws
} the { $creature-acc }.
lords-log-sheep = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } is a sheep now.
lords-log-banished = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } is gone for good.
lords-log-attacks = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } attacks.
lords-log-attacks-hold = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } holds the party.
lords-log-attacks-fed = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } eats 1 food and attacks.
lords-log-attacks-split = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } strikes twice.
lords-log-attacks-sip = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } sips and stays fit.
lords-log-idle = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $creature } has nobody to attack.
lords-log-healed = { $adventurer } heals { $count } damage.
lords-log-fatigue = Fatigue of { $who_is ->
    [you] your party
   *[other] { $who }’s party
}: { $count }.
lords-log-held = The party is held: no fatigue, no conquest.
lords-log-conquered = { $who_is ->
    [you] You lose
   *[other] { $who } loses
} { $cell } to the adventurers.
lords-log-defended = { $who_is ->
    [you] You have
   *[other] { $who } has
} captured the whole party!
lords-log-leaves = { $count ->
    [one] An adventurer leaves
   *[other] { $count } adventurers leave
} { $who_is ->
    [you] your dungeon
   *[other] { $who }’s dungeon
}.
lords-log-accepted = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the Evil.
lords-log-aimed = The target is number { $place }: { $adventurer }.
lords-log-paid-part = { $who_is ->
    [you] You pay
   *[other] { $who } pays
} the { $creature-acc } a part of the wage: { $part }.
lords-log-second-year = The second year begins.
lords-log-titled = { $who_is ->
    [you] You are
   *[other] { $who } is
} { $title }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lords-log-scored = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
} and a licence.
lords-log-scored-none = { $who_is ->
    [you] You have
   *[other] { $who } has
} { $points } points and no licence.

## The table

lords-draw-year = Year { $year }
lords-draw-combat = combat round { $round }
lords-draw-reckoning = the points
lords-draw-first = first: { $who_is ->
    [you] you
   *[other] { $who }
}
lords-draw-paladin-tent = Paladin: in his tent
lords-draw-paladin-with = Paladin: with { $who_is ->
    [you] you
   *[other] { $who }
}
lords-draw-paladin-out = Paladin: gone for this year
lords-draw-event = { $season }: { $event }
lords-draw-offered = { $what } ({ $note })
lords-draw-tavern = Tavern: { $items }
lords-draw-shop = Rooms: { $items }
lords-draw-arriving = This season: { $items }
lords-draw-forecast = Next season: { $items }
lords-draw-card = { $place } { $card }
lords-card-told = { $place } { $card } ({ $text })
lords-draw-hidden = { $place } ?
lords-draw-unplayed = unplayed colour
lords-draw-cards = Combat cards: { $items }
lords-column-evil = Evil
lords-column-gold = gold
lords-column-food = food
lords-column-imps = imps
lords-column-traps = traps
lords-column-monsters = monst.
lords-column-prison = prison
lords-column-lost = lost
lords-column-marks = red
lords-draw-dungeon = { $who_is ->
    [you] Your dungeon
   *[other] The dungeon of { $who }
} · rooms: { $rooms }
lords-draw-lair = Lair: { $items }
lords-draw-party = Party: { $items }
lords-draw-prison = Prison: { $items }
lords-draw-traps = Traps: { $items }
lords-draw-closed = Closed: { $items }
lords-draw-orders = Orders: { $items }
lords-draw-plan = Plan for { $cell }: { $items }
lords-draw-points = { $who_is ->
    [you] You
   *[other] { $who }
}: { $total } = rooms { $rooms }, monsters { $monsters }, prisoners { $prisoners }, tiles lost { $conquered }, red markers { $marks }, bonus of rooms { $bonus }, titles { $titles }

## The table in words

lords-words-board = On the board: { $items }.
lords-words-stands = { $order } { $space }: { $occupant }
lords-words-stores = { $who_is ->
    [you] You
   *[other] { $who }
}: Evil { $evil }, gold { $gold }, food { $food }, imps { $imps }{ $busy ->
    [0] {""}
   *[other] {" "}({ $busy } at work)
}{ $marks ->
    [0] {""}
   *[other] , red markers { $marks }
}.
lords-words-dungeon = Tunnels: { $items }; rooms: { $rooms }.
lords-words-conquered = Conquered: { $items }.
lords-words-lair = Lair: { $items }.
lords-words-traps = Traps: { $items }.
lords-words-trap-cards = Trap cards: { $count }.
lords-words-party = Party from the front: { $items }.
lords-words-prison = Prison: { $items }.
lords-words-plan = Plan for { $cell }: creatures { $items }, traps { $traps }.
lords-words-orders = Orders given: { $items }.
lords-words-closed = Closed orders: { $items }.
lords-words-closed-dummy = Closed orders of the unplayed colour { $dummy }: { $items }.
lords-words-paladin = { $where }.
lords-words-tavern = In the tavern: { $items }.
lords-words-shop = Rooms for sale: { $items }.
lords-words-arriving = Arriving this season: { $items }.
lords-words-forecast = Arriving next season: { $items }.
lords-words-cards = Combat cards you know: { $items }.
lords-words-unplayed = Evil Counter of the unplayed colour: { $evil }.
lords-words-gone-creatures = Creatures out of the game: { $items }.
lords-words-gone-rooms = Rooms out of the game: { $items }.
lords-words-gone-adventurers = Adventurers out of the game: { $items }.
lords-words-gone-traps = Traps used so far: { $items }.

## What everything means

lords-legend-year = A year is winter, spring, summer and autumn, then a combat of up to four rounds. After two years the most points win.
lords-legend-orders = Each season you give three of your six orders in secret. In turn, your minions take the first free space, I to III. Then the orders are carried out from Get Food to Build Room, spaces I to III; hiring and building from III to I. Imps dig, mine and work in rooms, each once a season. Afterwards one order comes back in hand, the first or one not carried out; the two others are closed for the next season.
lords-legend-adventurers = From spring on an adventurer comes to everybody: the weakest to the least evil, the strongest to the most evil. Whoever reaches Evil { $paladin } gets the paladin too.
lords-legend-events = Pay Day: pay every creature its wage again, or let it go for 1 Evil. Taxes: 1 gold for every 2 tiles, rounded up; each gold unpaid is a red marker.
lords-legend-two = With two players an Evil Counter that nobody plays moves up 1 each season and takes an adventurer away.
lords-legend-full = Full game: Hire Monster as the first order costs 1 gold more, at once; without it the minion gets no space. Evil can be a price only while the scale has room for it.
lords-legend-combat = In combat you defend the tile closest to the entrance: a tunnel holds 1 trap and 1 monster, a room 1 trap for 1 gold more and 2 monsters; ghosts come besides.
lords-legend-battle = A battle: trap, fast spell, creatures, slow spell, healing if a creature attacked, fatigue; whoever of the party still stands then takes the tile. A spell is cast only if the party has as much magic as the number of the round.
lords-legend-order = { $order }: { $spaces }
lords-legend-space = { $space } { $cost } for { $gain }
lords-legend-space-free = { $space } { $gain }
lords-legend-creature = { $creature } (wage { $cost }): { $text }
lords-legend-thing = { $name }: { $text }
lords-legend-room = { $name } ({ $zone }): { $text }
lords-legend-party = Warrior 3/5♥: 3 of 5 hit points are left. t: trap damage prevented in a battle, h: damage healed, m: magic.
lords-legend-signs = Dungeon: □ tunnel, ■ room, x conquered tunnel, R conquered room, · nothing yet, ! the tile you defend; C1 is the entrance. Board: 1 to 4 are the players’ minions, A and B those of unplayed colours, each on the spaces I, II, III.
lords-legend-points = Points: room 2, monster 1, prisoner 2, paladin 5, conquered tile −2, red marker −3. Titles, 3 alone or 2 shared (2 and 1 with two players): most Evil, rooms, tunnels, monsters, imps, riches (gold, food and traps), and fewest tiles lost.

lords-hint-best = Worked out exactly: nothing brings more by the end of this combat.
lords-hint-best-guess = Worked out for the next rounds: nothing looks better.
lords-hint-not-best = In this combat another move brings more.
lords-hint-worse = In this combat it brings at least { $whole }.{ $tenth } points less than the best, prisoners, tiles and stores counted.
