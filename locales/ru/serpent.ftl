# «Ярость богини змей»: название, договорённости и концовки, и то, о чём говорят только легендарные наборы.
serpent-name = Ярость богини змей
serpent-option-hero_choice = Игроки сами выбирают героев
serpent-option-hero_choice-off = нет
serpent-option-hero_choice-on = да
serpent-option-optional_discard = Сброс в конце хода необязателен
serpent-option-optional_discard-off = нет
serpent-option-optional_discard-on = да
serpent-option-unbiased_placement = Локации своих заданий выкладывает сосед
serpent-option-unbiased_placement-off = нет
serpent-option-unbiased_placement-on = да
serpent-option-nothing_personal = Все задания общие
serpent-option-nothing_personal-off = нет
serpent-option-nothing_personal-on = да
serpent-option-movement_limit = Три очка действия за ход, без сохранения
serpent-option-movement_limit-off = нет
serpent-option-movement_limit-on = да
serpent-option-evading_spikes = Шипы можно обойти за очко действия
serpent-option-evading_spikes-off = нет
serpent-option-evading_spikes-on = да
serpent-option-split_decks = Карты славы и риска в отдельных колодах
serpent-option-split_decks-off = нет
serpent-option-split_decks-on = да
serpent-option-strike_on_counter = Эффекты удара действуют и при контратаке
serpent-option-strike_on_counter-off = нет
serpent-option-strike_on_counter-on = да
serpent-option-search_distance = Прибавка к поиску считает
serpent-option-search_distance-between = локации между героем и входом
serpent-option-search_distance-moves = переходы до входа
serpent-option-legendary_peril = Легендарным картам риска нужен 7-й уровень
serpent-option-legendary_peril-either = у любого из двоих
serpent-option-legendary_peril-target_only = у цели
serpent-option-cancel = Отменить атаку можно
serpent-option-cancel-until_strike = до самого удара
serpent-option-cancel-before_roll = до бросков
serpent-option-trap_exits = Выход с ловушкой проверяют
serpent-option-trap_exits-every_time = каждый раз
serpent-option-trap_exits-once_per_turn = раз в ход
serpent-option-turn_limit = Через сколько кругов игра кончается
serpent-end-quests = Выполнены три задания
serpent-end-last_hero = Остался один герой
serpent-end-nobody = Не выжил никто
serpent-end-nakari = Накари побеждена
serpent-end-turn_limit = Истёк последний круг

## Вопросы и выбор

dungeoneer-prompt-upkeep = Славы не хватает на все карты: какая вернётся на руку?
dungeoneer-prompt-allot = Вместе исчадия стоят меньше на { $left }: чей риск сбережёт следующее очко?
dungeoneer-prompt-stand-in = Кто отвечает на эту атаку?
dungeoneer-prompt-instead = Рана ({ $card }): снять вместо неё жетон?
dungeoneer-prompt-look = Какую из этих локаций вы выложите?
dungeoneer-do-set-at = Спрятать ловушку ({ $card }) в локации «{ $location }», платит { $who } ({ $cost })
dungeoneer-do-special = { $peril ->
    [0] Ещё одна атака ({ $card })
   *[other] Особый эффект ({ $card }), ещё { $cost }
}
dungeoneer-do-unleash = { $card }: атака на цель «{ $target }», { $form }
dungeoneer-do-wound-it = Нанести рану
dungeoneer-do-token-instead = Снять жетон
dungeoneer-do-counter-itself = Мой герой

## Что происходит

dungeoneer-event-rolled = { $event }: { $who_is ->
    [you] у вас
   *[other] у игрока { $who }
} выпало { $die }; жетонов на карте: { $tokens }.
dungeoneer-charged = { $card }, жетонов теперь: { $tokens }.
dungeoneer-event-ended = { $event }: событие завершилось.
dungeoneer-returned = { $card } возвращается на руку ({ $who_is ->
    [you] вашу
   *[other] { $who }
}).
dungeoneer-prepared = { $who_is ->
    [you] Вы готовите
   *[other] { $who } готовит
} больше, чем кажется: { $card }.
dungeoneer-special = { $who_is ->
    [you] Вы оплачиваете
   *[other] { $who } оплачивает
} особый эффект: { $card }.
dungeoneer-trap-laid = { $who_is ->
    [you] Вы прячете
   *[other] { $who } прячет
} ловушку «{ $card }»: { $location }.
dungeoneer-trap-sprung = { $who_is ->
    [you] Ваш герой попадает
   *[other] Герой игрока { $who } попадает
} в ловушку «{ $card }»: { $location }.
dungeoneer-tamed = { $card }: теперь служит { $who_is ->
    [you] вам
   *[other] игроку { $who }
}.
dungeoneer-stood-in = { $card } встаёт на место { $who_is ->
    [you] вашего героя
   *[other] героя игрока { $who }
}.

## Стол

dungeoneer-words-event = { $event }: жетонов { $tokens } из { $most }
dungeoneer-words-charged = { $card } ●{ $tokens }
dungeoneer-legend-nakari = & на карте: здесь живёт Накари. Её поражение сразу приносит победу в игре.
