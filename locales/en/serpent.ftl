# Wrath of the Serpent Goddess: its name, options and ends, and what only legendary sets have to say.
serpent-name = Wrath of the Serpent Goddess
serpent-option-hero_choice = Players choose their heroes
serpent-option-hero_choice-off = no
serpent-option-hero_choice-on = yes
serpent-option-optional_discard = The discard at the end of a turn is optional
serpent-option-optional_discard-off = no
serpent-option-optional_discard-on = yes
serpent-option-unbiased_placement = One’s own quest sites are laid by a neighbour
serpent-option-unbiased_placement-off = no
serpent-option-unbiased_placement-on = yes
serpent-option-nothing_personal = All quests are common
serpent-option-nothing_personal-off = no
serpent-option-nothing_personal-on = yes
serpent-option-movement_limit = Three action points a turn, none saved
serpent-option-movement_limit-off = no
serpent-option-movement_limit-on = yes
serpent-option-evading_spikes = An action point avoids spikes
serpent-option-evading_spikes-off = no
serpent-option-evading_spikes-on = yes
serpent-option-split_decks = Glory and peril cards in decks of their own
serpent-option-split_decks-off = no
serpent-option-split_decks-on = yes
serpent-option-strike_on_counter = Strike effects also on counterattacks
serpent-option-strike_on_counter-off = no
serpent-option-strike_on_counter-on = yes
serpent-option-search_distance = The search bonus counts
serpent-option-search_distance-between = locations in between
serpent-option-search_distance-moves = moves to the entrance
serpent-option-legendary_peril = Legendary peril cards need level 7 of
serpent-option-legendary_peril-either = either player
serpent-option-legendary_peril-target_only = the target
serpent-option-cancel = Attacks can be cancelled
serpent-option-cancel-until_strike = until the strike
serpent-option-cancel-before_roll = before the rolls
serpent-option-trap_exits = A trap exit is checked
serpent-option-trap_exits-every_time = every time
serpent-option-trap_exits-once_per_turn = once a turn
serpent-option-turn_limit = Rounds after which the game ends
serpent-end-quests = Three quests completed
serpent-end-last_hero = The last hero standing
serpent-end-nobody = Nobody survived
serpent-end-nakari = Nakari is defeated
serpent-end-turn_limit = The last round is over

## Questions and choices

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

## What happens

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

## The table

dungeoneer-words-event = { $event }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} of { $most }
dungeoneer-words-charged = { $card } ●{ $tokens }
dungeoneer-legend-nakari = & on the map: Nakari lives there. Her defeat wins the game at once.
