# Dungeon Lords
lords-name = Dungeon Lords
lords-end-scored = Two years are over and the points are counted.

## Options

lords-option-rules = Rules
lords-option-rules-first = first game
lords-option-rules-full = full game
lords-option-draft = Choose the first two closed orders
lords-option-draft-off = off: they are drawn
lords-option-draft-on = on
lords-option-special-events = Special events in the full game
lords-option-special-events-off = off
lords-option-special-events-on = on
lords-option-hall-of-fame = The Hall of Fame honours
lords-option-hall-of-fame-exclusive = exclusive titles
lords-option-hall-of-fame-shared = shared titles too
lords-option-trap-reshuffle = Shuffle used traps when the deck is empty
lords-option-trap-reshuffle-off = off
lords-option-trap-reshuffle-on = on
lords-option-training = Training ground
lords-option-training-off = off: a real game
lords-option-training-1 = battle 1
lords-option-training-2 = battle 2
lords-option-training-3 = battle 3
lords-option-training-4 = battle 4
lords-option-training-room = battle 1 in a room

## Things

lords-seat = { $who }
lords-nobody = nobody
lords-order-food = Get Food
lords-order-reputation = Reputation
lords-order-dig = Dig Tunnels
lords-order-mine = Mine Gold
lords-order-imps = Recruit Imps
lords-order-traps = Buy Traps
lords-order-hire = Hire Monster
lords-order-room = Build Room
lords-short-food = Food
lords-short-reputation = Fame
lords-short-dig = Dig
lords-short-mine = Gold
lords-short-imps = Imps
lords-short-traps = Trap
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
lords-adventurer = { $class } { $hp }♥
lords-adventurer-tile = { $class } { $hp }♥{ $symbols }
lords-member = { $class } { $left }/{ $hp }{ $symbols }
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
lords-gain-reputation = { $goodness } down on the Evilometer{ $spy ->
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
lords-gain-dig = tunnels
lords-gain-mine = gold
lords-gain-hire = a creature
lords-gain-room = a room

## What spells do

lords-spell-invisibility = wizards go to the back and cannot be harmed (fatigue { $fatigue })
lords-spell-shield = the next { $count } damage is absorbed (fatigue { $fatigue })
lords-spell-nothing = a lot of smoke, nothing more (fatigue { $fatigue })
lords-spell-lose-stores = you lose { $count }: gold, else food, else { $count ->
    [one] a trap
   *[other] traps
} (fatigue { $fatigue })
lords-spell-lose-imps = imps lost: { $count } (fatigue { $fatigue })
lords-spell-suggestion = pay each monster again or withdraw it (fatigue { $fatigue })
lords-spell-peace = withdraw all monsters or gain { $count } Evil (fatigue { $fatigue })
lords-spell-gain-evil = you gain { $count } Evil (fatigue { $fatigue })
lords-spell-fear = withdraw one monster (fatigue { $fatigue })
lords-spell-create-food = the first gets { $count ->
    [one] { $count } hit point
   *[other] { $count } hit points
} (fatigue { $fatigue })
lords-spell-illusion = an illusion steps in front (fatigue { $fatigue })
lords-spell-blind-rage = monsters attack only the first (fatigue { $fatigue })
lords-spell-metamorphosis = one monster becomes a sheep that deals { $count } (fatigue { $fatigue })
lords-spell-gate = one monster leaves the game (fatigue { $fatigue })
lords-spell-regeneration = the first loses all damage (fatigue { $fatigue })

## What special events do

lords-special-text-witch-hunt = give up a monster or gain { $count } Evil
lords-special-text-monster-strike = pay each monster 1 of one part of its wage, or it lies down until combat is over
lords-special-text-halve-gold = everybody loses half of the gold, rounded down
lords-special-text-impatient-heroes = a warrior kills an imp, a thief takes a gold, a priest a food, a wizard a trap
lords-special-text-halve-food = everybody loses half of the food, rounded down
lords-special-text-halve-traps = everybody discards half of the traps, rounded down
lords-special-text-imp-feast = 1 food for every { $count } imps; for each missing food an imp leaves
lords-special-text-bad-press = 1 Evil for every { $count } monsters
lords-special-text-audit = pay { $count } gold or take a red marker

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
lords-prompt-keep = Choose which of the three orders stays in your hand; the other two are closed this round.
lords-prompt-orders = Choose your order number { $nth }.
lords-prompt-third = Choose the third order of the colour you operate.
lords-prompt-space = { $order }, space { $space }: what do you do?
lords-prompt-spy = Which combat card do you look at?
lords-prompt-dig = Tunnels dug: { $dug }. Where is the next one?
lords-prompt-discard = Discard a trap ({ $count } to go).
lords-prompt-feed = Which monster does the Demon eat?
lords-prompt-produce = Which room works? Free workers: { $workers }.
lords-prompt-tunnel = Where does the Tool Shed dig?
lords-prompt-recall = Which order do you take back?
lords-prompt-wages = Pay Day: whom do you pay, whom do you let go?
lords-prompt-give = How much of { $due } do you pay?
lords-prompt-hunt = Which monster do you give up, or do you take the Evil?
lords-prompt-strike = Which part of a wage do you pay, or who may strike?
lords-prompt-tile = Which of the closest tiles do you defend?
lords-prompt-plan = Round { $round }, tile { $cell }: lay a trap, send creatures, then say ready.
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
lords-move-use-space = Pay { $cost }, get { $gain }
lords-move-pass = Pass
lords-move-done = Done
lords-move-spy = Look at card { $place }
lords-move-dig = Dig { $cell }
lords-move-mine = Mine { $imps } gold
lords-move-hire = Hire the { $creature-acc } ({ $cost })
lords-move-build = Build the { $room } on { $cell }: { $text }
lords-move-produce = { $room }: { $text }
lords-move-discard = Discard { $trap }
lords-move-lay = Lay { $trap }: { $text }
lords-move-first = { $trap } first
lords-move-feed = Feed the { $creature-acc }
lords-move-pay = Pay the { $creature-acc } ({ $cost })
lords-move-release = Let the { $creature-acc } go (+1 Evil)
lords-move-give = Pay { $paid }, leave { $missing } unpaid
lords-move-part = { $creature }: pay { $part }
lords-move-strike = Let the { $creature-acc } strike
lords-move-lose = Give up the { $creature-acc }
lords-move-accept = Gain the Evil
lords-move-tile = Defend the tunnel { $cell }
lords-move-tile-room = Defend the { $room } on { $cell }
lords-move-send = Send the { $creature-acc }
lords-move-ready = Ready
lords-move-free = Free: { $who }
lords-move-target = Hit { $place }: { $who }
lords-move-withdraw = Withdraw the { $creature-acc }
lords-move-retreat = Withdraw all monsters
lords-move-pick = The { $creature-acc }
lords-move-attack = { $creature } attacks
lords-move-attack-at = { $creature } attacks { $place }: { $who }
lords-move-attack-hold = { $creature } holds the party
lords-move-attack-fed = { $creature } eats 1 food and attacks
lords-move-attack-split = { $creature }: two small blows, the first at { $place }: { $who }
lords-move-attack-sip = { $creature } sips at { $place } and returns: { $who }
lords-move-idle = { $creature } goes home

## Why not

lords-no-over = The game is over.
lords-no-turn = It is not your turn.
lords-no-asked = That is not what you are asked now.
lords-no-keep = This order is not among the three you drew.
lords-no-inaccessible = This order is closed this round.
lords-no-order = You have already given this order, or all three.
lords-no-third = The third order comes after your own three, from the cards that are left.
lords-no-spy = There are combat cards 1 to 4.
lords-no-empty-square = There is already a tile on this square.
lords-no-neighbour = A tunnel must share a side with your dungeon.
lords-no-block = This would fill a block of two by two.
lords-no-such-trap = You do not have this trap here.
lords-no-ghost-food = A ghost is not a monster; the Demon does not eat it.
lords-no-feed = There is no such monster to eat.
lords-no-such-room = This room is not in your dungeon.
lords-no-more-work = This room has worked enough this round.
lords-no-workers = This room lacks workers or goods, or there is nothing it could make.
lords-no-conquered = This room is conquered.
lords-no-recall = Only the first order or one not carried out comes back.
lords-no-such-creature = There is no such creature to deal with here.
lords-no-cost = You cannot pay the whole cost.
lords-no-give = You can pay at most what is due and what you have.
lords-no-tile = Only the tiles closest to the entrance can be attacked.
lords-no-other-plan = A plan cannot be changed.
lords-no-more-traps = No more traps fit here.
lords-no-more-monsters = No more monsters fit here.
lords-no-knocked-out = This creature is knocked out.
lords-no-prisoner = There is no such prisoner.
lords-no-target = There is no such target.
lords-no-idle = A creature that can attack must attack.
lords-no-mine = You do not have that many free imps or tunnels.
lords-no-tavern = This creature is not in the tavern.
lords-no-shop = This room is not for sale now.
lords-no-tunnel-here = A room takes the place of an unconquered tunnel.
lords-no-zone = This room may not stand in that part of the dungeon.
lords-no-room-beside = Two rooms may not share a side.
lords-no-ghost-first = A ghost cannot attack the first adventurer.
lords-no-priest = A Vampire cannot attack a priest.

## The log

lords-log-started = { $who } is the first player.
lords-log-drawn = You draw: { $orders }.
lords-log-kept = You keep { $order }.
lords-log-inaccessible = { $who } starts without: { $orders }.
lords-log-round = Year { $year }, { $season }. { $who } goes first.
lords-log-tavern = In the tavern: { $creatures }.
lords-log-shop = Rooms for sale: { $rooms }.
lords-log-event-shown = { $season } will bring: { $event }.
lords-log-special = { $special }: { $text }.
lords-log-put-back = All alike: { $adventurer } goes back under the stack.
lords-log-forecast = { $season } will bring: { $adventurers }.
lords-log-dummy = Colour { $dummy } stands on { $order } { $space }.
lords-log-ordered = You order: { $order }.
lords-log-third = Third order of the other colour: { $order }.
lords-log-placed = { $who }, order { $nth }: { $order } { $space }.
lords-log-no-space = { $who }, order { $nth }: { $order }; the minion stays on the card.
lords-log-fee = { $who } pays 1 gold for hiring so early.
lords-log-used = { $who } uses { $order } { $space } ({ $cost }).
lords-log-declined = { $who } leaves { $order } unused.
lords-log-spied = { $who } looks at combat card { $place }.
lords-log-spied-card = { $who } looks at combat card { $place }: { $card }, { $text }.
lords-log-dug = { $who } digs { $cell }.
lords-log-mined = { $who } mines { $gold } gold.
lords-log-drew = { $who } draws traps: { $count }.
lords-log-drew-traps = { $who } draws: { $traps }.
lords-log-discarded = { $who } discards a trap.
lords-log-discarded-trap = { $who } discards { $trap }.
lords-log-hired = { $who } hires the { $creature-acc }.
lords-log-fed = { $who } feeds the { $creature-acc } to the Demon.
lords-log-built = { $who } builds the { $room } on { $cell }.
lords-log-produced = { $who }: the { $room } works.
lords-log-recalled = { $who } takes back { $order }.
lords-log-happens = { $event }!
lords-log-paid = { $who } pays the { $creature-acc }.
lords-log-left = { $who } lets the { $creature-acc } go.
lords-log-gave = { $who } pays { $paid }; unpaid: { $missing }.
lords-log-lost = { $who } loses { $stores }.
lords-log-lost-creature = { $who } gives up the { $creature-acc }.
lords-log-strike = { $who }: the { $creature-acc } goes on strike.
lords-log-evil-up = { $who } gains { $steps } Evil, now { $to }.
lords-log-evil-down = { $who } loses { $steps } Evil, now { $to }.
lords-log-dummy-evil = The spare Evil Counter is at { $to }.
lords-log-paladin = The paladin rides to { $who }!
lords-log-arrived = { $adventurer } comes to { $who }.
lords-log-elsewhere = { $adventurer } goes elsewhere.
lords-log-combat = Combat of year { $year } begins.
lords-log-combat-round = Combat round { $round }.
lords-log-marked = { $who } defends { $cell }.
lords-log-laid = { $who } lays a trap.
lords-log-laid-trap = { $who } lays { $trap }.
lords-log-sent = { $who } sends the { $creature-acc }.
lords-log-freed = { $who } frees { $adventurer }.
lords-log-turned = Round { $round }: { $card}, { $text }.
lords-log-battle = { $who } fights at { $cell }.
lords-log-sprung = { $who } springs { $trap }.
lords-log-trap-fails = { $who } cannot pay for { $trap }; it stays in hand.
lords-log-prevented = Damage prevented: { $count }.
lords-log-hurt = { $adventurer } takes { $damage }.
lords-log-absorbed = The shield absorbs { $damage }.
lords-log-captured = { $adventurer } is captured by { $who }.
lords-log-vanished = The illusion vanishes.
lords-log-cast = { $card } is cast at { $who }.
lords-log-withdrawn = { $who } withdraws the { $creature-acc }.
lords-log-sheep = { $who }: the { $creature-acc } is a sheep now.
lords-log-banished = { $who }: the { $creature-acc } is gone for good.
lords-log-attacks = { $who }: the { $creature-acc } attacks.
lords-log-attacks-hold = { $who }: the { $creature-acc } holds the party.
lords-log-attacks-fed = { $who }: the { $creature-acc } eats and attacks.
lords-log-attacks-split = { $who }: the { $creature-acc } strikes twice.
lords-log-attacks-sip = { $who }: the { $creature-acc } sips and returns.
lords-log-idle = { $who }: the { $creature-acc } cannot attack.
lords-log-healed = { $adventurer } heals { $count }.
lords-log-fatigue = Fatigue: { $count }.
lords-log-held = The party is held: no fatigue, no conquest.
lords-log-conquered = { $who } loses { $cell }.
lords-log-defended = { $who } has captured the whole party!
lords-log-leaves = { $count ->
    [one] An adventurer leaves
   *[other] { $count } adventurers leave
} { $who }.
lords-log-accepted = { $who } takes the Evil.
lords-log-aimed = The target is { $place }: { $adventurer }.
lords-log-paid-part = { $who } pays the { $creature-acc } a part: { $part }.
lords-log-second-year = The second year begins; { $who } goes first.
lords-log-titled = { $who } is { $title }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lords-log-scored = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and a licence.
lords-log-scored-none = { $who } has { $points } points and no licence.

## The table

lords-draw-unknown = ?
lords-draw-head = Year { $year } · { $season } · first: { $who } · events: { $events }
lords-draw-offer = Tavern: { $tavern } · Rooms: { $shop }
lords-draw-coming = Coming: { $who }
lords-draw-next = Next: { $who }
lords-draw-closed = Closed: { $orders }
lords-draw-combat = Combat round { $round } · cards: { $cards }
lords-draw-card = { $card } ({ $fatigue })
lords-draw-columns = {""}                Evil  gold  food  imps traps mnstr prisn  lost  red score
lords-draw-paladin-tent = Paladin: in his tent
lords-draw-paladin-with = Paladin: with { $who }
lords-draw-paladin-out = Paladin: gone for this year
lords-draw-spare = spare counter: { $evil }
lords-draw-dungeon = { $who } · rooms: { $rooms }
lords-draw-cards = Combat cards: { $cards }
lords-draw-lair = Lair: { $creatures }
lords-draw-party = Party: { $party }
lords-draw-prison = Prison: { $prison }
lords-draw-traps = Traps: { $traps }
lords-draw-orders = Orders: { $chosen } · closed: { $closed }

lords-hint-best = Worked out exactly: nothing brings more by the end of this combat.
lords-hint-best-guess = Worked out for the next rounds: nothing looks better.
lords-hint-worse = In this combat it brings at least { $points } points less than the best, prisoners, tiles and stores counted.
