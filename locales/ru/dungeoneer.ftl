# Подземелье. Имена и тексты карт берутся из наборов.
dungeoneer-text = { $ru }
dungeoneer-name = { $who_is ->
    [you] вы
   *[other] { $who }
}
dungeoneer-prompt-over = Игра окончена.
dungeoneer-prompt-wait = Ход за игроком: { $who }.
dungeoneer-prompt-place = Положите локацию «{ $location }».
dungeoneer-prompt-choose = Выберите.
dungeoneer-prompt-heroes = Выберите героя.
dungeoneer-prompt-dungeonlord = Вы — повелитель подземелья: кого пошлёте на соперников?
dungeoneer-prompt-discard = Какую карту сбросить?
dungeoneer-prompt-save = Сохранить очко действия на чужие ходы?
dungeoneer-prompt-hero = У вашего героя { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
   *[other] { $ap } очков действия
}. Что он делает?
dungeoneer-do-done = Больше ничего
dungeoneer-do-build = Положить на { $cell }{ $turned ->
    [0] {""}
   *[other] , повернув на пол-оборота
}
dungeoneer-do-go = Идти на { $side }
dungeoneer-side-north = север
dungeoneer-side-east = восток
dungeoneer-side-south = юг
dungeoneer-side-west = запад
dungeoneer-do-explore = Исследовать: взять и положить локацию
dungeoneer-do-stand = Встать
dungeoneer-do-discard = Сбросить карту «{ $card }»
dungeoneer-do-save = Сохранить очко действия
dungeoneer-do-choose = Играть за героя: { $hero }
dungeoneer-do-pick = Вариант { $nth }
dungeoneer-do-other = { $move }
dungeoneer-no-over = Игра окончена.
dungeoneer-no-turn = Сейчас спрашивают не вас.
dungeoneer-no-build = Сюда эта локация не подходит.
dungeoneer-no-way = С этой стороны нет прохода, или герой не может идти.
dungeoneer-no-explore = Для исследования нужны очко действия и локация в колоде.
dungeoneer-no-stand = Герой не лежит, или у него нет очка действия.
dungeoneer-no-now = Сейчас этого сделать нельзя.
dungeoneer-turn = Круг { $round }: { $who_is ->
    [you] ваш ход
   *[other] ходит { $who }
}.
dungeoneer-placed = { $who_is ->
    [you] Вы кладёте
   *[other] { $who } кладёт
} локацию «{ $location }» на { $cell }.
dungeoneer-defeated = { $who_is ->
    [you] Ваш герой повержен
   *[other] Герой игрока { $who } повержен
}.
dungeoneer-line = { $who }: жизнь { $life }, слава { $glory }, риск { $peril }, ОД { $ap }; { $location }

vault-name = Обитель чудовищ
vault-option-no_blank_spots = Все локации выкладываются до начала игры
vault-option-no_blank_spots-off = нет
vault-option-no_blank_spots-on = да
vault-option-resurrection = Поверженный игрок продолжает новым героем
vault-option-resurrection-off = нет
vault-option-resurrection-on = да
vault-option-hero_choice = Игроки сами выбирают героев
vault-option-hero_choice-off = нет
vault-option-hero_choice-on = да
vault-option-optional_discard = Сброс в конце хода необязателен
vault-option-optional_discard-off = нет
vault-option-optional_discard-on = да
vault-option-unbiased_placement = Локации своих заданий выкладывает сосед
vault-option-unbiased_placement-off = нет
vault-option-unbiased_placement-on = да
vault-option-nothing_personal = Все задания общие
vault-option-nothing_personal-off = нет
vault-option-nothing_personal-on = да
vault-option-movement_limit = Три очка действия за ход, без сохранения
vault-option-movement_limit-off = нет
vault-option-movement_limit-on = да
vault-option-ap_for_falling = Бросить вызов без сохранённого очка, упав
vault-option-ap_for_falling-off = нет
vault-option-ap_for_falling-on = да
vault-option-evading_spikes = Шипы можно обойти за очко действия
vault-option-evading_spikes-off = нет
vault-option-evading_spikes-on = да
vault-option-split_decks = Карты славы и риска в отдельных колодах
vault-option-split_decks-off = нет
vault-option-split_decks-on = да
vault-option-solo_lair = Усложнённая игра в одиночку: у подземелья есть логово
vault-option-solo_lair-off = нет
vault-option-solo_lair-on = да
vault-option-strike_on_counter = Эффекты удара действуют и при контратаке
vault-option-strike_on_counter-off = нет
vault-option-strike_on_counter-on = да
vault-option-common_artifacts = Выполненное общее задание-артефакт
vault-option-common_artifacts-replaced = заменяется новым
vault-option-common_artifacts-not_replaced = не заменяется
vault-option-search_distance = Прибавка к поиску считает
vault-option-search_distance-between = локации между героем и входом
vault-option-search_distance-moves = переходы до входа
vault-option-cancel = Отменить атаку можно
vault-option-cancel-until_strike = до самого удара
vault-option-cancel-before_roll = до бросков
vault-option-trap_exits = Выход с ловушкой проверяют
vault-option-trap_exits-every_time = каждый раз
vault-option-trap_exits-once_per_turn = раз в ход
vault-option-turn_limit = Через сколько кругов игра кончается
vault-end-quests = Выполнены три задания
vault-end-last_hero = Остался один герой
vault-end-nobody = Не выжил никто
vault-end-turn_limit = Истёк последний круг
vault-end-solo_won = Три задания выполнены, герой вернулся
vault-end-solo_lost = Герой погиб
