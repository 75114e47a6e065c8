# Dungeoneer. Names and texts of cards come from the packs.
dungeoneer-text = { $en }
dungeoneer-name = { $who_is ->
    [you] you
   *[other] { $who }
}
dungeoneer-prompt-over = The game is over.
dungeoneer-prompt-wait = Waiting for { $who }.
dungeoneer-prompt-place = Lay { $location }.
dungeoneer-prompt-choose = Choose.
dungeoneer-prompt-heroes = Choose your hero.
dungeoneer-prompt-dungeonlord = You are the Dungeonlord: what do you send against the others?
dungeoneer-prompt-discard = Which card do you discard?
dungeoneer-prompt-save = Do you save an action point for the others’ turns?
dungeoneer-prompt-hero = Your hero has { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
}. What does he do?
dungeoneer-do-done = That is all
dungeoneer-do-build = Lay it at { $cell }{ $turned ->
    [0] {""}
   *[other] , half-turned
}
dungeoneer-do-go = Go { $side }
dungeoneer-side-north = north
dungeoneer-side-east = east
dungeoneer-side-south = south
dungeoneer-side-west = west
dungeoneer-do-explore = Explore: draw and lay a location
dungeoneer-do-stand = Stand up
dungeoneer-do-discard = Discard { $card }
dungeoneer-do-save = Save an action point
dungeoneer-do-choose = Play { $hero }
dungeoneer-do-pick = Option { $nth }
dungeoneer-do-other = { $move }
dungeoneer-no-over = The game is over.
dungeoneer-no-turn = You are not asked.
dungeoneer-no-build = The location does not fit there.
dungeoneer-no-way = There is no way on that side, or the hero cannot move.
dungeoneer-no-explore = Exploring takes an action point and a location to draw.
dungeoneer-no-stand = The hero does not lie down, or has no action point.
dungeoneer-no-now = That cannot be done now.
dungeoneer-turn = Round { $round }: { $who_is ->
    [you] your turn
   *[other] { $who }’s turn
}.
dungeoneer-placed = { $who_is ->
    [you] You lay
   *[other] { $who } lays
} { $location } at { $cell }.
dungeoneer-defeated = { $who_is ->
    [you] Your hero is
   *[other] { $who }’s hero is
} defeated.
dungeoneer-line = { $who }: life { $life }, glory { $glory }, peril { $peril }, AP { $ap }; { $location }

vault-name = Vault of the Fiends
vault-option-no_blank_spots = All locations are laid before the game
vault-option-no_blank_spots-off = no
vault-option-no_blank_spots-on = yes
vault-option-resurrection = A defeated player goes on with a new hero
vault-option-resurrection-off = no
vault-option-resurrection-on = yes
vault-option-hero_choice = Players choose their heroes
vault-option-hero_choice-off = no
vault-option-hero_choice-on = yes
vault-option-optional_discard = The discard at the end of a turn is optional
vault-option-optional_discard-off = no
vault-option-optional_discard-on = yes
vault-option-unbiased_placement = One’s own quest sites are laid by a neighbour
vault-option-unbiased_placement-off = no
vault-option-unbiased_placement-on = yes
vault-option-nothing_personal = All quests are common
vault-option-nothing_personal-off = no
vault-option-nothing_personal-on = yes
vault-option-movement_limit = Three action points a turn, none saved
vault-option-movement_limit-off = no
vault-option-movement_limit-on = yes
vault-option-ap_for_falling = Lie down to challenge without a saved action point
vault-option-ap_for_falling-off = no
vault-option-ap_for_falling-on = yes
vault-option-evading_spikes = An action point avoids spikes
vault-option-evading_spikes-off = no
vault-option-evading_spikes-on = yes
vault-option-split_decks = Glory and peril cards in decks of their own
vault-option-split_decks-off = no
vault-option-split_decks-on = yes
vault-option-solo_lair = Harder solo game: the dungeon has a lair
vault-option-solo_lair-off = no
vault-option-solo_lair-on = yes
vault-option-strike_on_counter = Strike effects also on counterattacks
vault-option-strike_on_counter-off = no
vault-option-strike_on_counter-on = yes
vault-option-common_artifacts = A completed common artifact quest is
vault-option-common_artifacts-replaced = replaced
vault-option-common_artifacts-not_replaced = not replaced
vault-option-search_distance = The search bonus counts
vault-option-search_distance-between = locations in between
vault-option-search_distance-moves = moves to the entrance
vault-option-cancel = Attacks can be cancelled
vault-option-cancel-until_strike = until the strike
vault-option-cancel-before_roll = before the rolls
vault-option-trap_exits = A trap exit is checked
vault-option-trap_exits-every_time = every time
vault-option-trap_exits-once_per_turn = once a turn
vault-option-turn_limit = Rounds after which the game ends
vault-end-quests = Three quests completed
vault-end-last_hero = The last hero standing
vault-end-nobody = Nobody survived
vault-end-turn_limit = The last round is over
vault-end-solo_won = Three quests, and safely back
vault-end-solo_lost = The hero fell
