# Welcome to the Dungeon

welcome-name = Welcome to the Dungeon

## Monsters, heroes, tiles

welcome-monster-goblin = Goblin
    .a = a Goblin
    .cap = A Goblin
welcome-monster-skeleton = Skeleton
    .a = a Skeleton
    .cap = A Skeleton
welcome-monster-orc = Orc
    .a = an Orc
    .cap = An Orc
welcome-monster-vampire = Vampire
    .a = a Vampire
    .cap = A Vampire
welcome-monster-golem = Golem
    .a = a Golem
    .cap = A Golem
welcome-monster-lich = Lich
    .a = a Lich
    .cap = A Lich
welcome-monster-demon = Demon
    .a = a Demon
    .cap = A Demon
welcome-monster-dragon = Dragon
    .a = a Dragon
    .cap = A Dragon

welcome-hero-warrior = Warrior
welcome-hero-barbarian = Barbarian
welcome-hero-mage = Mage
welcome-hero-rogue = Rogue

welcome-tile-plate-armor = Plate Armor
welcome-tile-knight-shield = Knight Shield
welcome-tile-chainmail = Chainmail
welcome-tile-leather-shield = Leather Shield
welcome-tile-wall-of-fire = Wall of Fire
welcome-tile-bracelet-of-protection = Bracelet of Protection
welcome-tile-mithril-armor = Mithril Armor
welcome-tile-buckler = Buckler
welcome-tile-torch = Torch
welcome-tile-holy-grail = Holy Grail
welcome-tile-dragon-spear = Dragon Spear
welcome-tile-war-hammer = War Hammer
welcome-tile-invisibility-cloak = Invisibility Cloak
welcome-tile-ring-of-power = Ring of Power
welcome-tile-vorpal-sword = Vorpal Sword
welcome-tile-vorpal-dagger = Vorpal Dagger
welcome-tile-vorpal-axe = Vorpal Axe
welcome-tile-healing-potion = Healing Potion
welcome-tile-polymorph = Polymorph
welcome-tile-demonic-pact = Demonic Pact
welcome-tile-omnipotence = Omnipotence

welcome-effect-none = no use to this hero
welcome-effect-health = +{ $value } health
welcome-effect-beats = beats { $monsters }
welcome-effect-absorbs = beats { $monsters } and adds their strength to your health
welcome-effect-vorpal = beats the one kind you name
welcome-effect-axe = once: beats the monster just turned over
welcome-effect-potion = once: back from death with { $value } health
welcome-effect-polymorph = once: swaps the monster just turned over
welcome-effect-pact = beats the { $monster } and the card after it
welcome-effect-omnipotence = all monsters different: success even in death

## What you are asked

welcome-prompt-bidding = { $pile ->
    [0] The dungeon is empty so far. Draw a monster, or pass?
    [one] One monster waits in the dungeon. Draw another, or pass?
   *[other] { $pile } monsters wait in the dungeon. Draw another, or pass?
}
welcome-prompt-must-pass = The monster deck is empty: you have to pass.
welcome-prompt-deciding = You drew { $monster-a }. Add it to the dungeon, or throw it away with a piece of equipment?
welcome-prompt-must-add = You drew { $monster-a }. No equipment is left to throw away with it, so into the dungeon it goes.
welcome-prompt-naming = { $pile ->
    [one] One card waits below. Which kind of monster shall your vorpal weapon beat?
   *[other] { $pile } cards wait below. Which kind of monster shall your vorpal weapon beat?
}
welcome-prompt-delving = { $pile ->
    [one] The last card. Turn it over.
   *[other] { $pile } cards are left. Turn over the next one.
}
welcome-prompt-facing = { $monster-cap } of strength { $strength }! Use something up, or take the blow?
welcome-prompt-dying = That was deadly. Drink the Healing Potion?
welcome-prompt-hero = Round { $round }: which hero shall go next?
welcome-prompt-over = The game is over.

welcome-wait-bidding = Waiting for { $who } to draw or pass.
welcome-wait-deciding = { $who } looks at a card and thinks.
welcome-wait-hero = { $who } chooses the next hero.
welcome-wait-dungeon = { $who } is in the dungeon.

## Choices

welcome-move-pass = Pass: stay out of this dungeon
welcome-move-order-pass = Pass for me as soon as it is my turn
welcome-move-order-none = Ask me again before I pass
welcome-move-draw = Draw a monster
welcome-move-add = Add it to the dungeon
welcome-move-discard = Throw it away with the { $tile }
welcome-move-name = { $monster } ({ $strength })
welcome-move-reveal = Turn over the next card
welcome-move-axe = Swing the Vorpal Axe
welcome-move-polymorph = Polymorph it into another monster
welcome-move-face = Take the blow: { $strength } damage, { $health } health left
welcome-move-drink = Drink the potion: back to { $health } health
welcome-move-fall = Leave the potion and fall
welcome-move-hero = The { $hero } ({ $health } health)

## The log

welcome-log-hero-drawn = Luck sends the { $hero } into the first dungeon.
welcome-log-hero-agreed = The { $hero } goes into the first dungeon.
welcome-log-hero-chosen = { $who_is ->
    [you] You choose the { $hero }.
   *[other] { $who } chooses the { $hero }.
}
welcome-log-round = { $who_is ->
    [you] Round { $round }. You begin.
   *[other] Round { $round }. { $who } begins.
}
welcome-log-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
welcome-log-forced-pass = { $who_is ->
    [you] The deck is empty, so you have to pass.
   *[other] The deck is empty, so { $who } has to pass.
}
welcome-log-ordered-pass = { $who_is ->
    [you] You pass, as you had ordered.
   *[other] { $who } passes without looking up.
}
welcome-log-order-pass = You will pass as soon as it is your turn. Nobody else knows.
welcome-log-order-none = You will be asked again before you pass. Nobody else knows.
welcome-log-drew = { $who } draws a card.
welcome-log-drew-known = { $who_is ->
    [you] You draw { $monster-a }.
   *[other] { $who } draws { $monster-a }.
}
welcome-log-added = { $who } adds the card to the dungeon.
welcome-log-added-known = { $who_is ->
    [you] You add the { $monster } to the dungeon.
   *[other] { $who } adds the { $monster } to the dungeon.
}
welcome-log-threw = { $who } throws the card away, and the { $tile } with it.
welcome-log-threw-known = { $who_is ->
    [you] You throw the { $monster } away, and the { $tile } with it.
   *[other] { $who } throws the { $monster } away, and the { $tile } with it.
}
welcome-log-entered = { $who_is ->
    [you] You lead the hero in
   *[other] { $who } leads the hero in
}: { $health } health against { $monsters ->
    [0] an empty dungeon
    [one] one monster
   *[other] { $monsters } monsters
}.
welcome-log-named = { $who_is ->
    [you] You name
   *[other] { $who } names
} the { $monster } for the vorpal weapon.
welcome-log-met-beaten = { $monster-cap }: beaten by the { $tile }. Health { $health }.
welcome-log-met-hit = { $monster-cap } hits for { $strength }. Health { $health }.
welcome-log-met-facing = { $monster-cap } of strength { $strength } blocks the way.
welcome-log-axed = { $who_is ->
    [you] Your axe fells the { $monster }.
   *[other] The axe of { $who } fells the { $monster }.
}
welcome-log-polymorphed = { $who_is ->
    [you] You turn the { $monster } into something else.
   *[other] { $who } turns the { $monster } into something else.
}
welcome-log-faced = { $who_is ->
    [you] You take the blow of the { $monster }
   *[other] { $who } takes the blow of the { $monster }
}: { $strength } damage, health { $health }.
welcome-log-drank = { $who_is ->
    [you] You drink the Healing Potion
   *[other] { $who } drinks the Healing Potion
}: health { $health }.
welcome-log-rest = The rest of the dungeon is turned over: { $monsters }.
welcome-log-omnipotence = No two monsters alike: Omnipotence turns the defeat into a success.
welcome-log-succeeded = { $who_is ->
    [you] You come out alive
   *[other] { $who } comes out alive
}: success { $successes } of 2.
welcome-log-failed = { $who_is ->
    [you] You fall in the dungeon. One more failure and you are out.
   *[other] { $who } falls in the dungeon. One more failure and they are out.
}
welcome-log-eliminated = { $who_is ->
    [you] You fall a second time and are out of the game.
   *[other] { $who } falls a second time and is out of the game.
}
welcome-log-won = { $who_is ->
    [you] Your second success: you win the game!
   *[other] { $who } wins the game with a second success.
}
welcome-log-won-last = { $who_is ->
    [you] Everyone else is out: you win the game!
   *[other] Everyone else is out: { $who } wins the game.
}

## The table in text

welcome-text-head = Welcome to the Dungeon · round { $round } · the { $hero }
welcome-text-name = { $who_is ->
    [you] { $who } (you)
   *[other] { $who }
}
welcome-text-turn = to move
welcome-text-in = still bidding
welcome-text-passed = passed
welcome-text-runner = in the dungeon
welcome-text-eliminated = out of the game
welcome-text-equipment = Health { $health } with: { $tiles }.
welcome-text-no-equipment = Health { $health }, and no equipment left.
welcome-text-tile = { $tile } ({ $effect })
welcome-text-tile-spent = { $tile } (used up)
welcome-text-piles = Monster deck: { $deck } · dungeon: { $pile }
welcome-text-you-added = You put into the dungeon: { $monsters }.
welcome-text-you-threw = You threw away: { $monsters }.
welcome-text-passing = You pass as soon as it is your turn.
welcome-text-nothing = {""}
welcome-text-named = {" "}Named: { $monster }.
welcome-text-delve = In the dungeon: health { $health }, { $pile } to come.{ $named }
welcome-text-delve-met = In the dungeon: health { $health }, { $pile } to come.{ $named } Met: { $met }.
welcome-met-facing = { $monster } (in the way)
welcome-met-beaten = { $monster } (beaten: { $tile })
welcome-met-replaced = { $monster } (swapped)
welcome-met-hit = { $monster } (hit)
welcome-met-healed = { $monster } (hit, potion)
welcome-met-shown = { $monster } (shown)

## Why not

welcome-no-game-over = The game is over; no further round starts.
welcome-no-eliminated = Two failed dungeons: you are out of the game.
welcome-no-same-order = That is already how you want it.
welcome-no-already-passed = You have passed and are out until the next round.
welcome-no-not-your-turn = It is the turn of { $who }, and nobody may interfere.
welcome-no-not-your-hero = { $who } chooses the hero of this round.
welcome-no-not-your-dungeon = Only { $who } acts in the dungeon; everyone else watches.
welcome-no-hero-now = The hero is chosen between rounds, by the player who was in the dungeon.
welcome-no-hero-first = First choose the hero of this round.
welcome-no-first-turn-pass = In this variant nobody passes on the first turn of a round.
welcome-no-pass-after-draw = You have drawn, so you cannot pass: the monster must be added or thrown away.
welcome-no-turning-back = There is no turning back: the whole dungeon has to be faced.
welcome-no-deck-empty = The monster deck is empty; you can only pass.
welcome-no-second-draw = One card a turn: first decide about the one in your hand.
welcome-no-bidding-over = The bidding is over; nothing changes the dungeon or the equipment now.
welcome-no-card-drawn = Draw a card first: only a drawn monster can be added or thrown away.
welcome-no-first-card = In this variant your first card of the round goes into the dungeon.
welcome-no-equipment-left = No equipment is left to go with it, so the monster must be added.
welcome-no-foreign-tile = { $tile } does not belong to this hero.
welcome-no-tile-gone = { $tile } is gone for this round.
welcome-no-name-yet = A kind is named in the dungeon, just before the first card.
welcome-no-name-later = The kind has been named; it cannot be changed now.
welcome-no-vorpal = Without a vorpal weapon there is nothing to name.
welcome-no-name-first = Name a kind for your vorpal weapon before the first card.
welcome-no-unresolved = First settle the monster in front of you.
welcome-no-peeking = Nobody looks at the cards of the dungeon before going in.
welcome-no-dungeon-yet = That is for the dungeon, not for the bidding.
welcome-no-such-tile = The hero does not have that with them.
welcome-no-used-up = It works once a dungeon, and it is used up.
welcome-no-monster-yet = No monster has been turned over yet.
welcome-no-late-axe = The axe is for the monster just turned over, not for an earlier one.
welcome-no-replacement = There is no card left to take its place.
welcome-no-late-polymorph = Only a monster that has just been turned over and would hit can be swapped.
welcome-no-already-beaten = That monster is already beaten.
welcome-no-nothing-to-face = There is no monster in front of you.
welcome-no-drink-alive = The potion works only when a monster has brought you to 0 health or less.
welcome-no-fall = You are still standing.
welcome-no-dying = The blow was deadly: drink the potion, or fall.

## Options and endings

welcome-option-hero = Hero of the first round
welcome-option-hero-random = drawn at random
welcome-option-hero-warrior = Warrior
welcome-option-hero-barbarian = Barbarian
welcome-option-hero-mage = Mage
welcome-option-hero-rogue = Rogue
welcome-option-variant = Everyone's first card of a round must go into the dungeon
welcome-option-variant-off = no
welcome-option-variant-on = yes
welcome-option-variant_first_turn_pass = In that variant, passing on the first turn is allowed
welcome-option-variant_first_turn_pass-off = no
welcome-option-variant_first_turn_pass-on = yes
welcome-option-pile_order = Order in which the dungeon is met
welcome-option-pile_order-lifo = last card added first
welcome-option-pile_order-fifo = first card added first
welcome-option-pile_order-shuffle = shuffled
welcome-option-polymorph_source = Polymorph takes its card from
welcome-option-polymorph_source-deck = the monster deck
welcome-option-polymorph_source-pile = the dungeon
welcome-option-omnipotence_counts_replaced = A swapped monster counts for Omnipotence
welcome-option-omnipotence_counts_replaced-off = no
welcome-option-omnipotence_counts_replaced-on = yes
welcome-option-memory_aid = Show players what they have drawn this round
welcome-option-memory_aid-off = no
welcome-option-memory_aid-on = yes

welcome-end-second-success = A second success
welcome-end-last-standing = The last one standing
