# Paper Dungeons

paper-name = Paper Dungeons

paper-end-home = Eight rounds are over; the teams go home and count their glory.

paper-option-missions = Missions for everybody
paper-option-missions-off = no
paper-option-missions-on = yes
paper-option-vanishing = Gems vanish after the first two monsters (always when alone)
paper-option-vanishing-off = no
paper-option-vanishing-on = yes
paper-option-missions_first = Missions are claimed before the monster fight
paper-option-missions_first-off = no
paper-option-missions_first-on = yes
paper-option-dungeon = Dungeon
paper-option-dungeon-random = drawn at random
paper-option-dungeon-a = A: City Legends, chapter 1
paper-option-dungeon-b = B: City Legends, chapter 2
paper-option-dungeon-c = C: City Legends, chapter 3
paper-option-dungeon-d = D: The Mummy, chapter 1
paper-option-dungeon-e = E: The Mummy, chapter 2
paper-option-dungeon-f = F: The Mummy, chapter 3
paper-option-dungeon-g = G: The Sinister Tower, chapter 1
paper-option-dungeon-h = H: The Sinister Tower, chapter 2
paper-option-dungeon-i = I: The Sinister Tower, chapter 3
paper-option-dungeon-j = J: Around the Kingdom, chapter 1
paper-option-dungeon-k = K: Around the Kingdom, chapter 2
paper-option-dungeon-l = L: Around the Kingdom, chapter 3

## Names

paper-who = { $who_is ->
    [you] you
   *[other] { $who }
}

paper-hero-warrior = Warrior
paper-hero-wizard = Wizard
paper-hero-cleric = Cleric
paper-hero-rogue = Rogue

paper-die-white-warrior = white sword
paper-die-white-wizard = white hat
paper-die-white-cleric = white cross
paper-die-white-rogue = white mask
paper-die-white-skull = white skull
paper-die-clover = clover
paper-die-black-warrior = black sword
paper-die-black-wizard = black hat
paper-die-black-cleric = black cross
paper-die-black-rogue = black mask
paper-die-black-skull = black skull
paper-die-boots = boots

paper-item-sword = Fiery Sword
paper-item-tome = Tome of Wisdom
paper-item-crown = Crown of the Righteous King
paper-item-cloak = Cloak of Intangibility
paper-item-armour = Armour of Heroes
paper-item-cauldron = Cauldron of the Alchemist
paper-item-medallion = Medallion of Har
paper-item-sceptre = Sceptre of Death

paper-does-sword = +3 power against monsters
paper-does-tome = a level for any hero at once, glory at the end
paper-does-crown = much glory at the end
paper-does-cloak = you walk through walls
paper-does-armour = heroes count one level more against minions, glory at the end
paper-does-cauldron = 3 potions at once
paper-does-medallion = you cross water, a little glory at the end
paper-does-sceptre = two minions of your choice fall at once, costs a little glory
paper-heroes-at-four = At level 4: Warrior, +1 power against monsters; Wizard, dice train in either colour; Cleric, skulls do not wound; Rogue, a gem at once.
paper-item-does = { $item }: { $does }

paper-minion-ghost = ghost
paper-minion-goblin = goblin
paper-minion-orc = orc
paper-minion-zombie = zombie

paper-reward-potion = potion
paper-reward-item = item box
paper-reward-level = level
paper-reward-gem = gem

paper-short-ghost = Gh
paper-short-goblin = Go
paper-short-orc = Or
paper-short-zombie = Zo
paper-short-potion = p
paper-short-item = i
paper-short-level = l
paper-short-gem = g
paper-short-sword = Sword
paper-short-tome = Tome
paper-short-crown = Crown
paper-short-cloak = Cloak
paper-short-armour = Armour
paper-short-cauldron = Cauldron
paper-short-medallion = Medallion
paper-short-sceptre = Sceptre

paper-symbol-warrior = sword
paper-symbol-wizard = hat
paper-symbol-cleric = cross
paper-symbol-rogue = mask
paper-symbol-clover = clover
paper-symbol-boots = boots
paper-symbol-skull = skull

paper-monster-minotaur = Minotaur
paper-monster-mummy = Mummy
paper-monster-gorgon = Gorgon
paper-monster-ogre = Ogre
paper-monster-chimera = Chimera
paper-monster-vampire = Vampire
paper-monster-golem = Golem
paper-monster-manticore = Manticore
paper-monster-watcher = Watcher
paper-monster-dragon = Dragon
paper-monster-lich = Lich
paper-monster-demon = Demon
paper-monster-other = { $name }

paper-talent-alchemist = Alchemist
paper-talent-noble = Noble
paper-talent-barbarian = Barbarian
paper-talent-thief = Thief
paper-talent-bloodthirsty = Bloodthirsty
paper-talent-marauder = Marauder
paper-talent-master = Master
paper-talent-mystic = Mystic
paper-talent-seer = Seer
paper-talent-scout = Scout
paper-talent-ranger = Ranger
paper-talent-merchant = Merchant
paper-talent-assassin = Assassin
paper-talent-craftsman = Craftsman
paper-talent-healer = Healer
paper-talent-shaman = Shaman

paper-effect-alchemist = a die brews 3 potions instead of 2
paper-effect-noble = an item box for every hero who reaches level 5
paper-effect-barbarian = no wounds from monsters
paper-effect-thief = steal any one gem before the game; the others keep theirs
paper-effect-bloodthirsty = +2 power against monsters
paper-effect-marauder = an item box for every third minion
paper-effect-master = two heroes start at level 2
paper-effect-mystic = once a round a die may have the other colour
paper-effect-seer = one skull wound less each round
paper-effect-scout = traps do not wound
paper-effect-ranger = every crossing of water gives another move
paper-effect-merchant = a potion for every gem
paper-effect-assassin = beat two minions before the game
paper-effect-craftsman = the first box of two items before the game
paper-effect-healer = two potions before the game
paper-effect-shaman = a potion for every third minion

paper-task-minion-levels = different levels of beaten minions: { $n }
paper-task-minions-three = level-3 minions beaten: { $n }
paper-task-minions-four = level-4 minions beaten: { $n }
paper-task-minions-five = level-5 minions beaten: { $n }
paper-task-minions = minions beaten: { $n }
paper-task-level-three = heroes at level 3+: { $n }
paper-task-level-four = heroes at level 4+: { $n }
paper-task-level-five = heroes at level 5+: { $n }
paper-task-level-six = heroes at level 6: { $n }
paper-task-health = health: { $n }
paper-task-full-rows = whole rows explored: { $n }
paper-task-full-columns = whole columns explored: { $n }
paper-task-columns-of-four = columns with 4+ rooms: { $n }
paper-task-rooms = rooms explored: { $n }
paper-task-edge = edge rooms explored: { $n }
paper-task-corners = corner rooms: { $n }
paper-task-lairs = monster lairs: { $n }
paper-task-traps = traps set off: { $n }
paper-task-obstacles = traps, walls and water passed: { $n }
paper-task-potions = potions: { $n }
paper-task-gems = gems: { $n }
paper-task-items = finished items: { $n }
paper-task-monster-glory = glory from monsters: { $n }

# The same in a word or two, for the sheet
paper-brief-minion-levels = minion levels { $n }
paper-brief-minions-three = level-3 minions { $n }
paper-brief-minions-four = level-4 minions { $n }
paper-brief-minions-five = level-5 minions { $n }
paper-brief-minions = minions { $n }
paper-brief-level-three = heroes 3+ { $n }
paper-brief-level-four = heroes 4+ { $n }
paper-brief-level-five = heroes 5+ { $n }
paper-brief-level-six = heroes 6 { $n }
paper-brief-health = health { $n }
paper-brief-full-rows = whole rows { $n }
paper-brief-full-columns = whole columns { $n }
paper-brief-columns-of-four = columns of 4+ { $n }
paper-brief-rooms = rooms { $n }
paper-brief-edge = edge rooms { $n }
paper-brief-corners = corners { $n }
paper-brief-lairs = lairs { $n }
paper-brief-traps = traps { $n }
paper-brief-obstacles = obstacles { $n }
paper-brief-potions = potions { $n }
paper-brief-gems = gems { $n }
paper-brief-items = items { $n }
paper-brief-monster-glory = monster glory { $n }

paper-content = { $parts }
paper-content-minion = { $minion } { $level } against your { $hero }
paper-content-wounds = { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
}
paper-content-lair = lair of the { $monster }
paper-content-explored = already explored
paper-content-trap = trap
paper-content-gem = gem { $gem }
paper-content-empty = nothing special

paper-line-a = A first monster
paper-line-b = B second monster
paper-line-c = C third monster
paper-line-d = D levels
paper-line-e = E items
paper-line-f = F gems
paper-line-g = G minions
paper-line-h = H wounds
paper-line-i = I resurrection
paper-line-j = J goal and talent
paper-line-k = K missions
paper-line-l = L glory in all
paper-score-line = { $line } { $glory }

## What you are asked

paper-prompt-over = The game is over.
paper-prompt-waiting = Waiting for: { $teams }.
paper-prompt-talent = Which talent does your team keep?
paper-prompt-goal = Which goal does your team keep? It also decides which dice train whom.
paper-prompt-wounds = { $wounds ->
    [one] A wound!
   *[other] { $wounds } wounds!
} Your potions can still heal { $hearts }. How many do you heal?
paper-prompt-level = A hero of your choice rises by a level. Who?
paper-prompt-item = Fill a box of any item. Which one?
paper-prompt-minion = Choose a minion that falls without a fight.
paper-prompt-gem = Before the game you may steal any gem. Which one?
paper-prompt-die = Round { $round }: choose a die and what to use it for ({ $left } left).
paper-prompt-step = Where to? { $moves ->
    [one] One move left.
   *[other] { $moves } moves left.
}
paper-prompt-begin = Your cards are chosen. Ready for round 1?
paper-prompt-confirm = All done? Once you confirm, nothing can be changed.

paper-move-talent = { $talent }: { $effect } ({ $glory } glory)
paper-move-goal = { $goal } for { $glory } glory (Warrior, Wizard, Cleric, Rogue: { $training })
paper-move-steal = Steal gem { $gem }
paper-move-decline = Steal nothing
paper-move-heal = Heal { $healed }, mark { $wounds } on the wound track
paper-move-level = { $die }: { $hero } to level { $level }
paper-move-craft = { $die }: { $item }, box { $boxes }
paper-move-brew = { $die }: brew { $potions } potions
paper-move-march = { $die }: move up to { $moves } rooms
paper-move-go = Go to { $room } ({ $content })
paper-move-stop = Stop here
paper-move-train = { $hero } to level { $level }
paper-move-fill = { $item }, box { $boxes }
paper-move-slay = { $room }: { $content }
paper-move-done = Done with this round
paper-move-begin = Ready: roll the first dice

## What happened

paper-log-opened = Dungeon { $dungeon } is revealed. There are no missions.
paper-log-opened-missions = Dungeon { $dungeon } is revealed. Missions: { $missions }.
paper-log-dealt = Your cards: talents { $talents }; goals { $goals }.
paper-log-keeps-talent = { $who_is ->
    [you] You keep
   *[other] { $who } keeps
} the talent { $talent }.
paper-log-keeps-goal = { $who_is ->
    [you] You keep
   *[other] { $who } keeps
} the goal “{ $goal }”.
paper-log-declines = { $who_is ->
    [you] You steal
   *[other] { $who } steals
} nothing before the game.
paper-log-takes = { $who_is ->
    [you] You take
   *[other] { $who } takes
} the die { $die }.
paper-log-levels = { $who_is ->
    [you] Your
   *[other] { $who }’s
} { $hero } reaches level { $level }.
paper-log-fills = { $who_is ->
    [you] You fill
   *[other] { $who } fills
} box { $boxes } of the { $item }.
paper-log-potions = { $who_is ->
    [you] You get
   *[other] { $who } gets
} a potion ({ $total } in all).
paper-log-marches = { $who_is ->
    [you] You set
   *[other] { $who } sets
} out: up to { $moves } moves.
paper-log-goes = { $who_is ->
    [you] You enter
   *[other] { $who } enters
} { $room }.
paper-log-beats = { $who_is ->
    [you] You beat
   *[other] { $who } beats
} the { $minion } (level { $level }) in { $room }.
paper-log-trap = The trap in { $room } snaps.
paper-log-steals = { $who_is ->
    [you] You steal
   *[other] { $who } steals
} gem { $gem } ({ $total } in all).
paper-log-steals-outside = { $who_is ->
    [you] You steal
   *[other] { $who } steals
} a gem from outside the dungeon ({ $total } in all).
paper-log-wounded = { $who_is ->
    [you] You mark
   *[other] { $who } marks
} { $wounds ->
    [0] no wound
    [one] a wound
   *[other] { $wounds } wounds
} ({ $total } in all){ $healed ->
    [0] { "" }
   *[other] ; potions heal { $healed }
}.
paper-log-resurrected = { $who_is ->
    [you] Your team falls and rises
   *[other] The team of { $who } falls and rises
} again: 9 glory lost at the end.
paper-log-ready = { $who_is ->
    [you] You are
   *[other] { $who } is
} done.
paper-log-team-talent = { $who }: { $talent }
paper-log-talents = The talents: { $talents }.
paper-log-rolled = Round { $round }. The dice: { $dice }.
paper-log-announced = { $who_is ->
    [you] You have
   *[other] { $who } has
} stolen: { $gems }. For all others these gems are gone.
paper-log-fought = { $who_is ->
    [you] You hurt
   *[other] { $who } hurts
} the { $monster } with power { $power }: { $glory } glory, { $wounds } wounds.
paper-log-fled = { $who_is ->
    [you] You flee
   *[other] { $who } flees
} from the { $monster } and { $who_is ->
    [you] lose
   *[other] loses
} { $glory } glory.
paper-log-prize = { $who_is ->
    [you] You hit the { $monster } hardest and get
   *[other] { $who } hits the { $monster } hardest and gets
} its prize.
paper-log-vanished = Gems vanish from the dungeon: { $gems }.
paper-log-mission = Mission “{ $mission }” completed by { $teams }: { $glory } glory.
paper-log-scored = { $who_is ->
    [you] Your
   *[other] { $who }’s
} glory: { $total } ({ $lines }). The goal was “{ $goal }”.

## The sheet in text

paper-text-head = Round { $round }/8, dungeon { $dungeon }. { $monster }: power { $power }, weak to { $weakness }. { $team }: { $glory } glory
paper-text-head-prelude = Before the game, dungeon { $dungeon }. { $monster }: power { $power }, weak to { $weakness }.
paper-text-head-over = Home again from dungeon { $dungeon }. { $team }: { $glory } glory.
paper-text-die = { $colour } { $symbol }
paper-text-die-used = ({ $colour } { $symbol })
paper-text-dice = Dice: { $dice }
paper-text-health = Health { $health }, wounds { $wounds }{ $resurrected ->
    [0] { "" }
   *[other] , risen
}
paper-text-potions = Potions { $potions }/{ $limit }, heal { $hearts } more
paper-text-tracks = Gems { $gems }{ $letters }, minions { $minions }
paper-text-talent = Talent: { $talent }
paper-text-cards = Talent: { $talent }. Goal: { $goal }.
paper-text-mission = { $mission }
paper-text-mission-done = ({ $mission })
paper-text-missions = Missions ({ $glory } glory each now): { $missions }
paper-legend = Signs on the map (type help)
paper-legend-team = @    your team
paper-legend-explored = •    explored room
paper-legend-minion = Or3  orc, level 3; Zo zombie
paper-legend-minions = Gh   ghost; Go goblin
paper-legend-beaten = ×    minion beaten
paper-legend-trap = ^    trap
paper-legend-gem = +A   gem A; +- it is gone
paper-legend-potion = +p   potion; +i item box
paper-legend-level = +l   level for any hero
paper-legend-lair = M1   lair of monster 1
paper-legend-walls = ┃ ━  wall; ≈ water; ─ path
paper-legend-tunnel = ›    tunnel; △ entrance
paper-legend-dice = ○ ●  white and black dice
paper-text-power = M{ $stage }: power { $power }, { $found ->
    [0] not reached yet
   *[other] lair explored
}
paper-text-ranges = glory { $glory }, wounds { $wounds }
paper-text-flee = fleeing: −{ $glory }; after round { $round }
paper-text-other = { $team } { $glory }
paper-text-others = Others: { $teams }

## Everything in words

paper-words-monster = After round { $round }: { $monster } in { $room }, weak to { $weakness }. Power { $power } gives { $glory } glory and { $wounds } wounds; fleeing costs { $flee } glory. The best team gets: { $prize } ×{ $count }.
paper-words-monster-vanish = After round { $round }: { $monster } in { $room }, weak to { $weakness }. Power { $power } gives { $glory } glory and { $wounds } wounds; fleeing costs { $flee } glory. The best team gets: { $prize } ×{ $count }. Then gems { $gems } vanish.
paper-words-step = { $glory }
paper-words-step-reward = { $glory } + { $reward }
paper-words-wound = { $wounds } wounds −{ $glory }
paper-words-gems = Glory for gems, the first to the tenth: { $steps }.
paper-words-minions = Glory for minions, one by one: { $steps }.
paper-words-levels = Glory for the lowest hero, level 1 to 6: { $steps }.
paper-words-wounds = Glory lost from so many wounds on: { $steps }.
paper-words-hero = { $hero } { $level }
paper-words-item = { $item } { $boxes }/2
paper-words-none = none
paper-words-team = { $team }, { $glory } glory: { $heroes }; wounds { $wounds }, potions { $potions } (hearts used: { $healed }), gems { $gems }, minions { $minions }, rooms { $rooms }; items: { $items }; talent: { $talent }.

## Why not

paper-why-over = The game is over.
paper-why-not-at-the-table = There is no such team at this table.
paper-why-waiting = You have finished this round; the other teams have not.
paper-why-not-dealt = You were not dealt this card.
paper-why-fewer-wounds = There are fewer wounds to heal.
paper-why-fewer-hearts = Your potions have fewer hearts left.
paper-why-skull = A skull cannot be used.
paper-why-die-used = You have already used this die.
paper-why-die-not-rolled = No such die lies in the pool.
paper-why-three-dice = You have used your three dice of this round.
paper-why-dice-left = You must use three dice each round; one may be wasted on a move you do not make.
paper-why-boots = Boots are for moving only.
paper-why-other-hero = The die shows another symbol.
paper-why-other-colour = This hero learns from dice of the other colour.
paper-why-top-level = This hero has reached level 6.
paper-why-same-hero = The two levels before the game go to two different heroes.
paper-why-item-finished = This item is finished.
paper-why-same-item = The two boxes before the game go to two different items.
paper-why-box-needs = This box needs the symbol of the { $hero }, or a clover.
paper-why-no-movement = Choose a die for moving first.
paper-why-not-an-entrance = Your team is still outside; it enters through one of the rooms of row 1.
paper-why-same-room = You are already there.
paper-why-diagonal = There is no moving diagonally.
paper-why-not-next-to = That room is not next to yours.
paper-why-wall = A wall is in the way; only a finished Cloak of Intangibility goes through.
paper-why-water = Water is in the way; only a finished Medallion of Har carries you across.
paper-why-no-minion = There is no minion in that room.
paper-why-minion-beaten = That minion is already beaten.
paper-why-first-cards = First keep a talent and a goal.
paper-why-first-wounds = First decide where to mark the wounds.
paper-why-first-level = First give a hero the level.
paper-why-first-item = First fill the item box.
paper-why-first-minion = First choose the minion that falls.
paper-why-first-gem = First steal a gem, or decline.
paper-why-first-die = Choose a die and use it for one thing.
paper-why-first-step = Finish this movement first, or stop.
paper-why-first-confirm = There is nothing left to do but to confirm.

## Advice

paper-advice = about { $glory } glory at the end, wins about { $chance } %
paper-advice-solo = about { $glory } glory at the end ({ $title })

## Alone: rank by score

paper-rank-lost = Lost in the dark
paper-rank-torchbearer = Torchbearer
paper-rank-scribbler = Scribbler of maps
paper-rank-delver = Seasoned delver
paper-rank-hero = Hero of the tavern
paper-rank-champion = Champion of the deep
paper-rank-legend = Living legend

## Campaign

paper-scenario-city = City Legends
paper-scenario-mummy = The Mummy of Hamunaptra
paper-scenario-tower = The Sinister Tower
paper-scenario-kingdom = Around the Kingdom
