# The pages

web-title = Undercroft

## The table

web-board = The table
web-players = Players
web-you = you
web-away = away, a bot plays on
web-log = Log
web-luck = The luck so far
web-your-choice = Your choice
web-choices = What you can do
web-tools = Help
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-ask-title = Something was shown since, so the others have to agree.
web-hint = Hint
web-why-not = Why not?
web-rule = rule { $rule }
web-hints = What a strong player would do
web-hints-none = Nothing to advise here.
web-percent = { $n } %
web-winner = { $who_is ->
    [you] You win!
   *[other] { $who } wins!
}
web-level-random = plays at random
web-level-easy = easy bot
web-level-normal = normal bot
web-level-hard = hard bot
web-level-expert = expert bot

## The table of Welcome to the Dungeon

web-welcome-headline = Welcome to the Dungeon · round { $round }
web-welcome-deck = Monster deck
web-welcome-dungeon = Dungeon
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
web-welcome-card-hidden = A card nobody can place
web-welcome-card-by = { $who_is ->
    [you] You put this card here
   *[other] { $who } put this card here; only they know it
}
web-welcome-card-known = { $who_is ->
    [you] Your { $monster }; only you know it
   *[other] The { $monster } of { $who }
}
web-welcome-seen = What you have seen
web-welcome-seen-nothing = No card yet this round.
web-welcome-seen-below = In the dungeon:
web-welcome-seen-thrown = Thrown away:
web-welcome-unknown = Still unknown to you
web-welcome-unknown-count = { $left } of { $all } monsters
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
web-welcome-stamp-deadly = deadly
web-welcome-state-won = wins the game
web-welcome-state-lost = was there too
web-welcome-tally = Successes: { $successes } of 2, failures: { $failures } of 2

## Every page

web-skip = Skip to the table
web-navigation = Pages
web-lobby = Lobby
web-how-to-play = How to play
web-sign-in = Sign in
web-settings = Language and theme
web-language = Language
web-theme = Light
web-theme-dark = Torchlight
web-theme-light = Daylight
web-theme-auto = As my system
web-connection-lost = The connection is gone; trying again…
