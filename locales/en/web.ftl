# The pages

web-title = Undercroft

## The table

web-interlude-look = Look again
web-deeds = The table itself
web-given-up = Everybody has given up. The game is over.
web-given-up-winner = { $who_is ->
    [you] The others have given up: you win. The game is over.
   *[other] The others have given up: { $who } wins. The game is over.
 }
web-closed = The game was closed before its end.
web-keys = Single keys (1–9, U, H, S, L, ?)
web-keys-on = On
web-keys-off = Off
web-board = The table
web-players = Players
web-you = you
web-away = away; a bot is playing
web-log = Log
web-luck = Luck so far
web-your-choice = Your choice
web-choices = What you can do
web-tools = Help
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-ask-title = Something has been revealed since, so the others have to agree.
web-hint = Hint
web-why-not = Why not?
web-rule = rule { $rule }
web-hints = What a strong player would do
web-hints-none = No advice here.
web-percent = { $n } %
web-winner = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
web-level-easy = easy bot
web-level-normal = normal bot
web-level-hard = hard bot
web-level-expert = expert bot

## The table of Paper Dungeons

web-paper-headline-before = Paper Dungeons · dungeon { $dungeon } · before round { $round ->
   *[other] 1
}
web-paper-headline = Paper Dungeons · dungeon { $dungeon } · round { $round } of 8
web-paper-headline-over = Paper Dungeons · home from dungeon { $dungeon } after { $round } rounds
web-paper-dice = Dice
web-paper-rounds = Rounds and monsters
web-paper-skull = a wound for everybody; nobody may use it
web-paper-used = used
web-paper-fight = { $monster }: power { $power }, fleeing −{ $flee }
web-paper-heroes = Heroes
web-paper-items = Items
web-paper-items-worth = 1 glory a box
web-paper-potions = Potions
web-paper-potions-now = { $potions }, hearts left: { $hearts }
web-paper-white-dice = white dice
web-paper-black-dice = black dice
web-paper-lowest = lowest level:
web-paper-level-now = Level { $n }
web-paper-four-warrior = At level 4: +1 power against monsters
web-paper-four-wizard = At level 4: dice of either colour train heroes
web-paper-four-cleric = At level 4: skulls do not wound
web-paper-four-rogue = At level 4: a gem at once
web-paper-boxes-filled = boxes filled: { $n }
web-paper-row-gives = A full row gives: { $reward }
web-paper-gems-now = { $n ->
    [0] no gem
    [one] 1 gem
   *[other] { $n } gems
}
web-paper-minions-now = { $n ->
    [0] no minion beaten
    [one] 1 minion beaten
   *[other] { $n } minions beaten
}
web-paper-wounds = Wounds
web-paper-wounds-now = { $wounds } wounds, health { $health }
web-paper-wounds-count = { $n ->
    [0] no wound
    [one] 1 wound
   *[other] { $n } wounds
}
web-paper-tomb = More wounds than health: the team rises again, once, for { $n } glory
web-paper-to-level = to level { $n }
web-paper-box = box { $n }
web-paper-brew = Brew
web-paper-potions-more = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
web-paper-march = Walk
web-paper-rooms-far = { $n ->
    [one] 1 room
   *[other] up to { $n } rooms
}
web-paper-keep-talent = Keep one talent
web-paper-keep-goal = Then keep one goal
web-paper-goal-trains = It also decides who learns from which dice.
web-paper-glory-end = { $glory } glory at the end
web-paper-kept = kept
web-paper-signs = Signs on the map
web-paper-sign-minion = { $minion }: your { $hero }
web-paper-sign-trap = trap: a wound each visit
web-paper-sign-potion = a potion
web-paper-sign-item = a box of any item
web-paper-sign-level = a level for any hero
web-paper-sign-gem = a gem; struck out: gone
web-paper-close = Close
web-paper-your-sheet = Your sheet
web-paper-after-this = after this round
web-paper-after-round = after round { $n }
web-paper-fears = fears the { $hero }
web-paper-fears-twice = fears the { $hero }: counts twice
web-paper-ranges = Power, glory, wounds
web-paper-flee = flee
web-paper-fled = fled
web-paper-hurt-with = hurt with power { $n }
web-paper-your-power = power { $n }
web-paper-sum-levels = Levels { $n }
web-paper-sum-warrior = { $n } for the Warrior’s level 4
web-paper-sum-sword = { $n } for the sword
web-paper-sum-talent = { $n } for the talent
web-paper-lair = Its lair, { $room }, has to be found first
web-paper-lair-found = lair found
web-paper-prize = prize for the strongest: { $n } × { $reward }
web-paper-vanish = then gems { $gems } vanish
web-paper-goal = Goal and talent
web-paper-missions = Missions
web-paper-mission-each = { $n } glory each
web-paper-mission-now = { $n } glory each now
web-paper-claimed = round { $round }: { $teams }
web-paper-titles = Titles
web-paper-next-title = Now { $glory }: { $more } more for the next title.
web-paper-top-title = Now { $n }: nobody climbs higher.
web-paper-look = Look at the sheet of { $name }
web-paper-glory-now = glory so far
web-paper-place = { $n ->
    [1] winner
    [2] second
    [3] third
   *[other] place { $n }
}
web-paper-state-done = done
web-paper-state-cards = choosing cards
web-paper-state-wounds = marking wounds
web-paper-state-moves = on the move
web-paper-state-confirm = about to confirm
web-paper-state-dice = { $n ->
    [one] 1 die left
   *[other] { $n } dice left
}
web-paper-state-draws = still drawing
web-paper-sheets-as-of = { $n ->
    [0] Small sheets: as they began. Click one to enlarge it.
   *[other] Small sheets: after round { $n }. Click one to enlarge it.
}
web-paper-sheets-over = { $n ->
   *[other] Click a small sheet to enlarge it.
}
web-paper-detail-talent = Dungeon, monsters and missions are open: look before you choose.
web-paper-detail-wounds = Healed wounds never reach the track; it stands at { $wounds } of { $health }.
web-paper-detail-level = The next box of each hero glows.
web-paper-detail-item = The next box of each item glows.
web-paper-detail-minion = The minions you can choose glow on the map.
web-paper-detail-gem = Gems you can take glow on the map.
web-paper-detail-die = First a die, then where it glows: on the sheet or here.
web-paper-detail-step = Click a glowing room: its tag tells the wounds.
web-paper-no-gems = Nobody stole a lettered gem.
web-paper-round-ended = End of round { $n }
web-paper-on-wounds = On to the wounds
web-paper-on-count = On to the final count
web-paper-on-round = On to round { $n }
web-paper-home-alone = Home again with { $glory } glory: { $title }
web-paper-most-glory = The most glory: { $teams }
web-paper-count = Final count
web-paper-line = Line
web-paper-glory = Glory
web-paper-row-levels = Levels
web-paper-row-items = Items
web-paper-row-gems = Gems
web-paper-row-minions = Minions
web-paper-row-wounds = Wounds
web-paper-row-resurrection = Resurrection
web-paper-row-goal = Goal and talent
web-paper-row-missions = Missions
web-paper-brought = { $rooms } rooms · { $gems } gems · { $minions } minions · { $wounds } wounds

## The table of Welcome to the Dungeon

web-welcome-headline = Welcome to the Dungeon · round { $round }
web-sheets = More of the table
web-sheet-more = More
web-sheet-talk = Talk
web-welcome-sheet-monsters = Monsters
web-welcome-sheet-odds = Odds
web-welcome-slot = draw a card
web-welcome-with = with it:
web-welcome-without = without:
web-welcome-once = once
web-welcome-if-named = if named
web-welcome-nothing-beats = nothing beats it
web-welcome-and-next = and the next card
web-welcome-short-pact = + next card
web-welcome-short-vorpal = one kind you name
web-welcome-short-axe = once: fells a monster
web-welcome-short-potion = once: back from death
web-welcome-short-polymorph = once: swaps a monster
web-welcome-short-omnipotence = all differ: success
web-welcome-in-armour = { $n } in armour
web-welcome-inspect-monster = Strength { $strength }. { $copies ->
    [one] There is one in the deck.
   *[other] There are { $copies } in the deck.
 }
web-welcome-inspect-hero = { $n } health without any armour. What is left of the equipment is added on entering.
web-welcome-census = { $n ->
    [13] The thirteen monsters
   *[other] The { $n } monsters
 }
web-welcome-census-fresh = Freshly shuffled: all are back in the deck.
web-welcome-census-lead = { $n ->
    [one] One you cannot place; on the right, what beats them.
   *[other] { $n } you cannot place; on the right, what beats them.
 }
web-welcome-copy-inside = inside
web-welcome-copy-hand = in your hand
web-welcome-copy-thrown = thrown away
web-welcome-copy-met = met
web-welcome-copy-unknown = unknown
web-welcome-costs = costs { $n } health
web-welcome-card-of = Card { $n } of { $all }
web-welcome-odds-from = From what you know: { $unknown ->
    [one] one card
   *[other] { $unknown } cards
 } you cannot place, { $below } of them below.
web-welcome-on = On to round { $n }
web-welcome-on-end = To the end
web-welcome-verdict-out = { $who_is ->
    [you] You come out alive.
   *[other] { $who } comes out alive.
 }
web-welcome-verdict-fell = { $who_is ->
    [you] You fall in the dungeon.
   *[other] { $who } falls in the dungeon.
 }
web-welcome-verdict-successes = { $n ->
    [one] First success; one more wins the game.
   *[other] Second success: the game is won.
 }
web-welcome-verdict-failed = { $who_is ->
    [you] First failure; one more and you are out of the game.
   *[other] First failure; one more and { $who } is out of the game.
 }
web-welcome-verdict-eliminated = { $who_is ->
    [you] Second failure: you are out of the game.
   *[other] Second failure: { $who } is out of the game.
 }
web-welcome-deck = Monster deck
web-welcome-dungeon-count = { $n ->
    [0] nothing in there yet
    [one] one monster inside
   *[other] { $n } monsters inside
}
web-welcome-health = health
web-welcome-base-health = the hero's own health
web-welcome-equipment = Equipment
web-welcome-beats = beats
web-welcome-absorbs = beats and heals by
web-welcome-spent = used up
web-welcome-thrown-by = { $who_is ->
    [you] thrown away by you
   *[other] thrown away by { $who }
}
web-welcome-card-hidden = Unknown card
web-welcome-card-by = { $who_is ->
    [you] You put this card here
   *[other] { $who } put this card here; only they know it
}
web-welcome-card-known = { $who_is ->
    [you] Your { $monster }; only you know it
   *[other] The { $monster } of { $who }
}
web-welcome-luck-label = Strength of the { $n } monsters you have seen in this game
web-welcome-luck-note = Monsters you have seen, by strength; the lines are what an even draw would give.
web-welcome-detail-bidding = Whoever is last to pass has to go in.
web-welcome-detail-deciding = Only you have seen it. Press 1 to add it, or pick one of the glowing items (2–{ $n }).
web-welcome-detail-only-you = Only you have seen it.
web-welcome-detail-naming = It falls wherever it waits; everything else still bites.
web-welcome-detail-hero = Each hero comes with six pieces of equipment.
web-welcome-named = The vorpal weapon waits for: { $monster }
web-welcome-pact = The pact beats the next card, whatever it is.
web-welcome-nothing-met = Torch in hand, down the stairs…
web-welcome-stamp-facing = in the way
web-welcome-stamp-swapped = swapped
web-welcome-stamp-hit = hits
web-welcome-stamp-shown = was waiting
web-welcome-stamp-deadly = deadly
web-welcome-state-won = wins the game
web-welcome-state-lost = did not win
web-welcome-tally = Successes: { $successes } of 2, failures: { $failures } of 2

## The table of Dungeon Lords

web-lords-headline = Dungeon Lords · year { $year } · { $season }, { $doing }
web-lords-headline-combat = Dungeon Lords · year { $year } · combat round { $round }
web-lords-headline-over = Dungeon Lords · the points
web-lords-phase-orders = choosing orders
web-lords-phase-actions = orders
web-lords-phase-production = rooms work
web-lords-phase-recall = taking an order back
web-lords-phase-event = the event
web-lords-phase-arrival = adventurers arrive
web-lords-phase-planning = planning
web-lords-phase-battle = battle
web-lords-phase-over = the end
web-lords-year = Year { $n }
web-lords-combat = Combat
web-lords-four-rounds = 4 rounds
web-lords-event-unknown = Not turned up yet
web-lords-event-pay-day = Pay Day
web-lords-event-taxes = Taxes
web-lords-event-special = Special
web-lords-adventurers = Adventurers
web-lords-come-winter = Come this winter, as things stand
web-lords-come-spring = Come this spring, as things stand
web-lords-come-summer = Come this summer, as things stand
web-lords-come-autumn = Come this autumn, as things stand
web-lords-nobody-comes-winter = Nobody comes in winter
web-lords-nobody-comes-spring = All have come for this spring
web-lords-nobody-comes-summer = All have come for this summer
web-lords-nobody-comes-autumn = All have come for this autumn
web-lords-next-winter = In winter
web-lords-next-spring = In spring
web-lords-next-summer = In summer
web-lords-next-autumn = In autumn
web-lords-comes-to = { $adventurer } comes to { $who_is ->
    [you] you
   *[other] { $who }
} as things stand
web-lords-comes-to-nobody = { $adventurer } goes elsewhere as things stand
web-lords-paladin-tent = in his tent
web-lords-paladin-with = { $who_is ->
    [you] with you
   *[other] with { $who }
}
web-lords-paladin-out = gone this year
web-lords-nice = nice
web-lords-evil = evil
web-lords-evil-of = { $who_is ->
    [you] you { $evil }
   *[other] { $who } { $evil }
}
web-lords-evilometer = Evilometer: { $all }. The paladin comes to whoever reaches { $paladin }.
web-lords-board = Orders board
web-lords-third-first = III first
web-lords-wage = wage
web-lords-free = free
web-lords-for = for
web-lords-most = max
web-lords-tavern = Tavern
web-lords-anywhere = anywhere
web-lords-shop = Rooms for sale
web-lords-dungeon-of = { $who_is ->
    [you] Your dungeon
   *[other] The dungeon of { $who }
}
web-lords-taxes = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}: { $gold } gold of taxes
web-lords-party = The party, front first
web-lords-stores = Stores
web-lords-gold = { $n } gold
web-lords-food = { $n } food
web-lords-marks = { $n ->
    [one] 1 red marker
   *[other] { $n } red markers
} for what was not paid
web-lords-imps = Imps
web-lords-imps-free = { $free } of { $all } free
web-lords-your-orders = Your orders
web-lords-closed = closed
web-lords-closed-order = { $order }: closed this season
web-lords-closed-now = closed this season
web-lords-given = already given
web-lords-order-secret = secret
web-lords-order-undone = not done
web-lords-order-now = now
web-lords-order-done = done
web-lords-order-to-come = to come
web-lords-rooms = Rooms
web-lords-worked = worked
web-lords-no-rooms = no rooms yet
web-lords-lair = Lair
web-lords-nobody-yet = nobody yet
web-lords-none-yet = none yet
web-lords-down = knocked out
web-lords-settled = settled
web-lords-let-go = let go
web-lords-strike = strike
web-lords-pay = pay
web-lords-traps = Traps
web-lords-trap-deck = deck { $n }
web-lords-prison = Prison
web-lords-standing = Evil { $evil }, points so far { $points }
web-lords-first = goes first
web-lords-stock = Gold { $gold }, food { $food }, imps { $free } of { $imps } free, traps { $traps }, red markers { $marks }
web-lords-no-creatures = no creatures
web-lords-no-party = no party
web-lords-no-prisoners = no prisoners
web-lords-state-over = the game is over
web-lords-state-orders = { $given }/3 orders
web-lords-state-acts = to move
web-lords-state-fights = fights
web-lords-state-waits = waits
web-lords-all-choices = All { $n } as a list
web-lords-first-order = first
web-lords-second-order = second
web-lords-third-order = third
web-lords-only-you = only you see it
web-lords-choose-card = choose a card
web-lords-nobody-else = nobody else can give this order
web-lords-who-else = can give it too: { $who }
web-lords-detail-orders = Signs on a card: who else can still give that order.
web-lords-detail-dig = One imp for each tunnel. Click a glowing square.
web-lords-detail-hire = Click a creature in the tavern, or take it from the list.
web-lords-detail-room = Click the room where you want it.
web-lords-detail-produce = Click a room in your dungeon.
web-lords-detail-wages = Pay or let go: the buttons are on each creature.
web-lords-detail-spy = The four cards of the coming combat lie on the right.
web-lords-detail-tile = Click one of the glowing tiles.
web-lords-detail-plan = Click creatures and traps to send them, then you are ready.
web-lords-detail-fight = Every blow stands below the one it hits, with what is left of him.
web-lords-detail-target = Click the blow below the one it shall hit.
web-lords-combat-cards = Combat cards
web-lords-card-hidden = Combat card { $n }, face down
web-lords-seen-by = Seen by: { $who }
web-lords-gone = Used and gone
web-lords-battle = Battle
web-lords-rounds = Combat rounds
web-lords-face-down = face down
web-lords-needs-magic = magic it needs
web-lords-fatigue = fatigue
web-lords-tile-room = { $cell }, the { $room }
web-lords-tile-tunnel = the tunnel { $cell }
web-lords-fights = { $who_is ->
    [you] You fight for { $place }
   *[other] { $who } fights for { $place }
}
web-lords-plans = { $who_is ->
    [you] Plan the defence of { $place }
   *[other] { $who } defends { $place }
}
web-lords-plans-soon = { $who_is ->
    [you] Your party is at the stairs
   *[other] The party of { $who } is at the stairs
}
web-lords-turn-fought = done
web-lords-turn-fights = fights
web-lords-turn-next = next
web-lords-turn-ready = ready
web-lords-turn-plans = plans
web-lords-turn-then = then
web-lords-step-trap = Trap
web-lords-step-fast = Fast spell
web-lords-step-monsters = Creatures
web-lords-step-slow = Slow spell
web-lords-step-healing = Healing
web-lords-step-fatigue = Fatigue
web-lords-note-sprung = { $damage } damage, { $prevented } prevented
web-lords-note-no-trap = none laid
web-lords-note-laid = { $laid } of { $most } laid
web-lords-note-left = { $left } to strike
web-lords-note-sent = { $sent } of { $most } sent
web-lords-note-magic = magic { $magic }, needs { $needed }
web-lords-note-no-spell = none on this card
web-lords-note-cast = cast
web-lords-note-weak = too little magic
web-lords-note-room = the room forbids it
web-lords-note-dart = silenced by a dart
web-lords-note-heals = up to { $count }, if attacked
web-lords-note-healed = { $count } healed
web-lords-note-no-healing = nobody heals
web-lords-note-fatigue = { $count }, then the tile falls
web-lords-note-held = held: the tile is safe
web-lords-jail = jail
web-lords-poison = { $n } damage of poison at the end of the round
web-lords-blow-plain = hit
web-lords-blow-hold = hold all
web-lords-blow-fed = fed
web-lords-blow-split = twice
web-lords-blow-sip = sip
web-lords-blow-idle = go home
web-lords-blow-withdraw = withdraw
web-lords-blow-pick = this one
web-lords-blow-target = hit
web-lords-defence = The defence
web-lords-hidden-trap = a trap
web-lords-sprung = sprung
web-lords-fought = has fought
web-lords-aim = aim it
web-lords-hole-trap = room for a trap
web-lords-hole-monster = room for a monster
web-lords-parts = Parts of the table
web-lords-part-dungeon = Dungeon
web-lords-part-orders = Orders
web-lords-part-year = Season
web-lords-symbols = Tools prevent trap damage, crosses heal, stars are magic for spells.
web-lords-absorbed = absorbed
web-lords-ended-lost = You lose { $cell } to the adventurers
web-lords-ended-won = The whole party is captured!
web-lords-ended-held = The party is held: the tile is safe
web-lords-go-on = Go on
web-lords-puzzle = Training ground, { $name }: capture the party and lose as few tiles as you can. The best that is possible: { $lost ->
    [one] 1 tile lost
   *[other] { $lost } tiles lost
}.
web-lords-puzzle-solved = Tiles lost: { $lost }. Nothing better is possible!
web-lords-puzzle-missed = Tiles lost: { $lost }. The best that is possible: { $best }. Try it again!
web-lords-puzzles = Training battles
web-lords-puzzles-what = Set battles in three tunnels: no spells, and fatigue is always 2. Plan, fight, and capture the party before it takes your tiles. Every way through has been tried out, so the best result is known: can you reach it?
web-lords-puzzle-party = The party, front first: { $who }
web-lords-puzzle-have = You have: { $what }
web-lords-puzzle-best = The best that is possible: { $lost ->
    [0] no tile lost
    [one] one tile lost
   *[other] { $lost } tiles lost
}
web-lords-puzzle-play = Fight it
web-lords-count-rooms = Rooms
web-lords-count-monsters = Monsters
web-lords-count-prisoners = Prisoners
web-lords-count-conquered = Tiles lost
web-lords-count-marks = Red markers
web-lords-count-bonus = What rooms favour
web-lords-count-fame = Hall of Fame
web-lords-count-total = Total
web-lords-winner = Underlord: { $who }
web-lords-licence = Whoever has more than 0 points gets the licence of a Dungeon Lord.

## Every page

web-skip = Skip to the table
web-navigation = Pages
web-lobby = Lobby
web-how-to-play = How to play
web-sign-in = Sign in
web-settings = Language and theme
web-language = Language
web-theme = Theme
web-theme-dark = Torchlight
web-theme-light = Daylight
web-theme-auto = Match system
web-connection-lost = Connection lost; reconnecting…

## Games

web-game-welcome = Welcome to the Dungeon
web-game-lords = Dungeon Lords
web-game-paper = Paper Dungeons
web-game-vault = Dungeoneer: Vault of the Fiends
web-game-serpent = Dungeoneer: Wrath of the Serpent Goddess
web-tagline-welcome = Fill the dungeon together, strip the hero bare, and let somebody else go in.
web-tagline-lords = Dig a dungeon, hire monsters, and survive the adventurers.
web-tagline-paper = Draw your way through a dungeon, die by die.
web-tagline-vault = Lead a hero through a dungeon that the others make worse.
web-tagline-serpent = Quests, curses and a goddess who does not forgive.
web-players-range = { $min }–{ $max } players

## Home and lobby

web-home-title = Play
web-home-hello = Who goes down first?
web-home-what = Full rules, against bots or with friends.
web-home-go-on = Continue playing
web-guest = Guest
web-your-name = Your name
web-play-bots = { $n ->
    [one] Play now against one bot
   *[other] Play now against { $n } bots
}
web-new-table = New table
web-learn = Learn it in five minutes
web-leaders = Leaderboard
web-lobby-mine = Your tables
web-lobby-waiting = Waiting for players
web-lobby-playing = In progress
web-lobby-over = Finished
web-lobby-empty = No table is open. Open one and send a friend the link.
web-phase-waiting = waiting
web-phase-playing = in progress
web-phase-over = replay

## New table

web-seats = Seats
web-seat = Seat { $n }
web-seat-me = you
web-seat-open = open to anyone
web-seat-none = not in play
web-clock = Pace
web-clock-label = Time to think
web-clock-none = as long as you like
web-clock-live-5 = live: 5 minutes and 5 seconds a move
web-clock-live-15 = live: 15 minutes and 10 seconds a move
web-clock-slow-1 = slow: a day for each move
web-clock-slow-3 = slow: three days for each move
web-public = Listed in the lobby: anyone may join or watch
web-options = Variants
web-open-table = Open the table
web-invited-by = { $host } invites you to { $game }
web-invited-seats = { $n ->
    [one] One seat
   *[other] { $n } seats
}
web-invited-free = { $n ->
    [0] All seats are taken, but you can watch.
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
web-invited-playing = The game has already begun; you can watch it.
web-invited-over = The game is over; you can still look at the table.
web-pace-live = live, { $bank } minutes and { $increment ->
    [one] one second
   *[other] { $increment } seconds
} a move
web-pace-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
} for each move
web-pace-days = { $n ->
    [one] a day
   *[other] { $n } days
} for each move
web-sit-down = Sit down
web-watch = Just watch
web-waiting = Waiting for players.
web-waiting-closed = This table was closed before the game began.
web-seat-waits = waiting for a player
web-seat-ready = is here
web-invite = Send this link to anyone you want to play with:
web-start = Start; bots take the free seats
web-leave = Leave the table
web-kick = Remove from the table

## At the table, besides the game

web-log-and-answers = Log and answers
web-paused = The game is paused.
web-why-allowed = Nothing forbids it: go ahead.
web-back-wish = { $who_is ->
    [you] You asked to take your move back.
   *[other] { $who } would like to take back a move.
}
web-yes = Yes
web-no = No
web-withdraw = Withdraw
web-stand-in = A bot plays for you.
web-return = Take my seat back
web-say = Say something
web-send = Send
web-pause = Suggest a break
web-go-on = Resume the game
web-resign = Give up
web-fair-link = Sealed luck: check it
web-hurry = Skip ahead
web-again = Play again
web-replay = Watch it again

## Replay

web-replay-scrub = Where in the game
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-stop = Stop
web-replay-speed = Speed
web-replay-go = Go there
web-replay-move = Move { $n } of { $all }
web-replay-eyes = Seen by
web-replay-all = everyone
web-replay-continue = Play on from here
web-file = Download the game

## Fair luck

web-own-position = own position
web-from-position = This game starts from a position the host brought. It is not rated.
web-fair-position = The seal covers the luck from there on, not how the position came about.
web-fair = Fair luck
web-fair-what = Every shuffle follows from a secret seed that is fixed before the first move. Its seal is shown from the start, the seed itself at the end.
web-fair-holds = Seal, seed and moves all match: nobody touched the luck.
web-fair-broken = Seal and seed do not match. Something is wrong with this game.
web-fair-later = The game is still in progress; the seed is shown when it ends.
web-fair-seal = Seal:
web-fair-seed = Seed:
web-back-to-table = Back to the table

## People

web-account = Account
web-is-guest = Guest
web-games-played = Games
web-games-won = Won
web-last-games = Last games
web-place = { $place ->
    [1] won against { $seats ->
        [2] one other
       *[other] the others
    }
   *[other] place { $place } of { $seats }
}
web-curve = Rating: from { $low } to { $high }
web-change-name = Your name at the table
web-save = Save
web-make-account = Create an account
web-make-account-why = An account keeps your games, ratings and preferences on every device.
web-login = Account name
web-password = Password
web-sign-out = Sign out
web-change-password = Change your password
web-old-password = Current password
web-new-password = New password
web-sessions = Where you are signed in
web-session-program = Unknown device
web-session-this = this session
web-session-seen = { $n ->
    [0] used today
    [one] used yesterday
   *[other] last used { $n } days ago
}
web-sign-out-everywhere = Sign out everywhere
web-sign-out-guest = You are a guest: once signed out, you cannot come back as the same person. Create an account first if you want to keep your games.
web-as-guest = Welcome
web-come-in = Continue as a guest
web-with-account = With an account
web-leaders-empty = Nobody has finished a rated game yet. Be the first.
web-player = Player
web-rating = Rating

## About

web-about = About Undercroft
web-about-what = Undercroft is a table for dungeon board games: full rules, bots that see only what you would see, replays of every game, and nothing to install for your friends.
web-about-fair = The luck of every game is sealed before it begins and opened when it ends, so that everybody can check it.
web-about-keys = Keys
web-about-keys-list = 1–9 choose · U undo · H hint · ? what is not allowed and why · L log · S skip ahead · Esc close · ← → step through a replay
web-about-thanks = Thanks
web-about-pictures = The pictures are our own.
web-about-letters = Names and prompts are set in Libertinus Serif, used under the SIL Open Font License.
web-about-names = Names of games and cards belong to their owners; rules are told in our own words.
web-trouble = That did not work
web-trouble-home = Back to the home page

## The lesson

web-lesson-you = You
web-lesson-mira = Mira
web-lesson-oskar = Oskar
web-lesson-step = { $n } of { $all }
web-lesson-next = Next
web-lesson-back = Back
web-lesson-else = That is allowed, but this lesson takes another path. Read the card and try again.
web-lesson-leave = Leave
web-lesson-welcome-begin = One dungeon, one hero, six pieces of equipment for all of you: whoever is last to pass has to go in. Two trips survived win the game.
web-lesson-welcome-draw = Draw a monster, or pass and stay out. Be brave: draw.
web-lesson-welcome-add = An Orc, strength 3, and only you have seen it. The Torch beats it: add it to the dungeon.
web-lesson-welcome-others = Mira added a card; Oskar threw one away, and the Dragon Spear with it. Draw again.
web-lesson-welcome-dragon = Only a named blade beats a Dragon now: throw it away, and the Holy Grail with it.
web-lesson-welcome-enter = Mira and Oskar have passed, so in you go. First name one kind for the Vorpal Sword: the Golem.
web-lesson-welcome-reveal = You have 11 health: 3 of the Warrior, 5 of the armour, 3 of the shield. Turn the first card over.
web-lesson-welcome-hit = A Vampire, and nothing of yours beats it: 11 − 4 = 7. You would fall at 0. One more card.
web-lesson-welcome-alive = The Torch beats your Orc and you are out alive: a first success. Now choose the next hero: the Rogue.
web-lesson-welcome-end = Fill, strip, bluff, and know when to pass. Whatever is not allowed says why when you click it. Now against two bots!
web-lesson-vera = Vera
web-lesson-lords-begin = Welcome, my lord! You have two years to dig tunnels, hire monsters and build rooms. Each year ends with heroes at your door. Most points win.
web-lesson-lords-board = Everything you do, you order here: eight orders, three places each. The first to come gets the first place, the fourth gets none.
web-lesson-lords-first = You give three orders a season, in secret. The two cards with a lock are closed this time. First: Dig Tunnels.
web-lesson-lords-second = A dungeon wants guards. Second order: Hire Monster.
web-lesson-lords-third = And a room that works for you. Third order: Build Room.
web-lesson-lords-shown = Now all orders are shown, and the pawns stand where they came in. You were first to dig, but Vera was before you at the rooms.
web-lesson-lords-dig = Your first place lets two imps dig. Where it glows you may dig; take B3.
web-lesson-lords-block = One more, wherever you like! Only a block of two by two is forbidden: heroes love wide halls, so your imps refuse.
web-lesson-lords-hire = The tavern is open. A Troll wants 2 food, hits hard and even helps in your rooms. Hire him.
web-lesson-lords-build = Choose the Hatchery, then C2: it belongs in the two upper rows, and no two rooms may touch. The second place costs you 1 gold.
web-lesson-lords-rooms = Imps who have not dug can work in rooms: three make 1 food here. Yours are tired today, but every season brings a new shift.
web-lesson-lords-closed = Your first order is back in hand; the other two stay closed this season. So plan two seasons ahead, and see what others cannot do.
web-lesson-lords-road = These heroes come at the end of the season. The weakest goes to the nicest lord, the strongest to the most evil one.
web-lesson-lords-evil = This is how evil you are. Some prices push you up. Whoever reaches the wide space gets the paladin: he is strong, but worth 5 points in prison.
web-lesson-lords-events = Each season but winter ends with an event you know in time: wages for monsters, or taxes, 1 gold for every two tiles. What you cannot pay costs points.
web-lesson-lords-siege = Let us jump to the end of a year: two Warriors and a Priest stand before your first tunnel. Each heart is a hit they can take.
web-lesson-lords-trap = In a tunnel you may use one trap and one monster. The Rolling Stone hits whoever walks in front, for 3.
web-lesson-lords-send = Now a monster. The Troll hits the one in front for 3: send him.
web-lesson-lords-ready = That is your plan. Others plan too, and nobody can change theirs once the battle starts.
web-lesson-lords-blow = The stone has already caught the first Warrior. Now the Troll strikes the second: click his blow below him.
web-lesson-lords-lost = The Priest healed a little, then fatigue finished the Warrior. But somebody still stood, so C1 is lost. For C2, send the Goblin.
web-lesson-lords-again = No trap is left, but one tired Priest is all they have. You are ready.
web-lesson-lords-last = The Goblin hits for 2, the Priest heals 1, fatigue takes 2 more. Do it.
web-lesson-lords-count = The whole party in prison! Here are your points: 2 for each prisoner, 1 for each monster, and 2 off for the tile you lost.
web-lesson-lords-end = That is all you need: orders, a dungeon, a plan. The second year has tougher heroes and stronger monsters. Your dungeon awaits, my lord!
web-lesson-paper-begin = One sheet, one dungeon, four heroes, eight rounds. Everybody uses the same dice, each in their own way. The most glory wins.
web-lesson-paper-talent = First choose what your team is good at. The Healer brings two potions along, and 2 glory at the end.
web-lesson-paper-goal = Then a goal of your own: collect gems. The card also says which dice train whom: black ones your Warrior, white ones your Cleric.
web-lesson-paper-roll = All set. Roll the dice!
web-lesson-paper-skull = A skull wounds every team. Each potion heals two wounds: heal this one.
web-lesson-paper-level = You use three of the dice, each once. The black sword trains your Warrior: pick it, then his row.
web-lesson-paper-clover = A clover is any symbol. Use it as a sword and fill the first box of the Fiery Sword. Two boxes finish an item.
web-lesson-paper-boots = Any die moves you two rooms, boots three. Pick the boots, then the door.
web-lesson-paper-enter = You come in from below, through any door, and never walk diagonally. Go to B1.
web-lesson-paper-orc = An Orc of level 3 guards gem A. Orcs are for the Warrior: level 3 against your 2, that is one wound. Go!
web-lesson-paper-wound = There it is, and you have hearts left in the bottle. Heal it.
web-lesson-paper-lair = The gem is yours, and nobody else can have it now. One step more: A2 is the lair of the Ogre. Whoever never found it has to flee.
web-lesson-paper-done = Three dice, three deeds. Say that you are done, and the next dice roll.
web-lesson-paper-ogre = Two rounds later: after the third, the Ogre attacks. Your power is 13: all levels, the Warrior's once more because the Ogre fears him, and the sword.
web-lesson-paper-stronger = With one level more your Warrior brings 2 power, and 15 is the best the Ogre pays for. Pick the black sword.
web-lesson-paper-free = Now you: train, craft or brew, as you like. Pick a die, and see what lights up.
web-lesson-paper-free-again = And the last one: train somebody. Four heroes on the same level bring glory at the end.
web-lesson-paper-fight = Enough? Then go and face the Ogre.
web-lesson-paper-glory = Beaten! Missions are for everybody, and the sooner the better. Two more monsters wait after rounds 6 and 8.
web-lesson-paper-end = Train, craft, brew, walk, and mind your wounds: that is the whole game. The dice are rolling, off you go!
web-lesson-vault-begin = Welcome, hero! Each of you leads a hero through a dungeon that grows while you play. Three quests win. And each of you is also the dungeon for the others.
web-lesson-vault-sheet = This is Grog. Melee, Magic and Speed are what he adds to a die; Speed is also how many action points he gets. A round value attacks, a dashed one only strikes back.
web-lesson-vault-quests = Two quests are yours, one is open to all. The Chain Golem waits in the Armory, but nobody has found an Armory yet.
web-lesson-vault-first-lord = Every turn begins with you as Dungeonlord: you send monsters and traps, and the others pay for them with their own peril. You hold none today. End the phase.
web-lesson-vault-build = You draw a location, and it is the Armory! Wherever it fits you see how it would lie. Lay it at the top, beyond the Broken Span.
web-lesson-vault-walk = A step costs 1 action point. The sign on the edge tells what else: there is a pit on the Broken Span, Speed 6 or more, and you add 3. Go north!
web-lesson-vault-points = A 6, you are across. A new place gives glory, which you spend, and peril, which the others will spend on you.
web-lesson-vault-armory = On to the Armory, one more step.
web-lesson-vault-card = Glory buys treasures and boons. Whatever you can play glows. Take Fiendbane Ward for 2 glory.
web-lesson-vault-quest = Now the golem: the attempt costs 1 glory and wants Melee 7 or more. You add 2. Try it!
web-lesson-vault-level = 6 and 2 make 8, the quest is done! Your hero rises to level 2 and grows stronger. Two more and you win.
web-lesson-vault-attacked = Some turns later Mira is Dungeonlord, and your peril pays for a Bone Archer. He adds 4 to his die and you 3; the bar shows the odds. Let it happen.
web-lesson-vault-fought = 9 against 6! Whoever is attacked strikes back with the same form. The Archer had one life, so he is slain, and that is worth 1 glory.
web-lesson-vault-lord = Your turn to be wicked. Choose the Crouching Skeleton, then Mira: 2 of her 4 peril pay for it. Nobody sees it yet.
web-lesson-vault-declare = You could add more, and all of it goes out together. The Skeleton is enough. Declare it!
web-lesson-vault-lair = 9 against 3, Mira is wounded. Your Skeleton lives: send it to your lair, where it waits for another day.
web-lesson-vault-end = Explore, fight, and never leave your peril lying about for long. The dungeon is yours!

## Chances

web-welcome-odds = If you went in now
web-welcome-odds-alive = to come out alive
web-welcome-odds-added = with the { $monster } added
web-welcome-odds-below = Down there
web-welcome-odds-out = to come out alive, as far as you can know

## Who is there

web-not-here = not here right now
web-watching = { $n ->
    [one] one person is watching
   *[other] { $n } people are watching
}
web-clock-days = { $n ->
    [one] one day
   *[other] { $n } days
}
web-clock-left = time left to think
web-phase-yours = your turn
web-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
}
web-pause-wish = { $who_is ->
    [you] You suggest a break.
   *[other] { $who } suggests a break.
}
web-other-rules = This game was begun under other rules (version { $n }). It can be watched here, but not continued.
web-pause-agree = Take a break
web-again-join = Join the next game
web-resign-sure = Give up for good
web-notify = Notify me when it is my turn
web-notify-on = Notifications are on
web-copy = Copy the link
web-copied = Copied

## One device for several people

web-seat-here = someone on this device
web-seat-name = Name of player { $n }
web-curtain = Hand over to { $name }
web-curtain-why = The table is covered until the right player looks at it.
web-curtain-open = I am { $name }: show the table

## Looking back

web-review = Where was the game decided?
web-review-what = Every decision is judged by what its player could know.
web-review-ask = Analyse the game
web-review-mistakes = Costliest decisions
web-review-flawless = Nobody made a costly mistake.
web-review-move = Move { $n }
web-review-go = Go to move { $n }
web-replay-link = Link to this moment

## For programs

web-api = For programs: the API
web-api-what = Everything on these pages can be done by a program. The exact description:

## The shelf

web-games = Games
web-play = Play
web-alone = alone
web-home-all-tables = All { $n } tables
web-more-options = How many bots, and how strong
web-opponents = Bots at the table
web-strength = How strong
web-strength-easy = easy
web-strength-normal = normal
web-strength-hard = hard
web-strength-expert = expert
web-minutes = { $n } min
web-weight = { $n ->
    [1] very easy
    [2] light
    [3] medium
    [4] demanding
   *[other] heavy
}
web-learn-short = Learn
web-leaders-short = Leaders
web-puzzles = Puzzles
web-own-set = Make your own set
web-own-set-tagline = Heroes, places, quests and cards of your own for Dungeoneer, in one text file.
web-own-set-read = How it is done
web-guide = The rules in brief

## Any table

web-plain-groups = Choose what to do first, then the details; the keys 1–9 work for both.
web-plain-in-words = Everything in words
web-plain-legend = What the signs mean
web-plain-not-now = Not allowed now, and why
web-interjections = Without being asked
web-standing-orders = Standing orders

## Packs

web-packs = Try a pack
web-packs-what = Dungeoneer is played with packs: text files with heroes, locations, quests and cards. Bring your own, see what is in it, and play with it. It stays at your table.
web-packs-file = Choose a file, or drop it here:
web-packs-text = Or the text of the pack
web-packs-try = Look through it
web-packs-good = This pack can be played. Everybody at the table plays with it.
web-packs-play = { $n ->
    [one] Play against { $n } bot
   *[other] Play against { $n } bots
}
web-packs-wrong = { $n ->
    [one] One thing is wrong
   *[other] { $n } things are wrong
}
web-packs-long = The text is too long: { $most } kB at most.
web-packs-map = A map that could come of it
web-packs-heroes = Heroes: { $n }
web-packs-quests = Quests: { $n }
web-packs-sites = Locations: { $n }
web-packs-cards = Cards: { $n }
