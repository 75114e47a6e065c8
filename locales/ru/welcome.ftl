# Прогулки в подземелье

welcome-name = Прогулки в подземелье

## Монстры, герои, снаряжение

welcome-monster-goblin = Гоблин
    .acc = Гоблина
    .gen = Гоблина
welcome-monster-skeleton = Скелет
    .acc = Скелета
    .gen = Скелета
welcome-monster-orc = Орк
    .acc = Орка
    .gen = Орка
welcome-monster-vampire = Вампир
    .acc = Вампира
    .gen = Вампира
welcome-monster-golem = Голем
    .acc = Голема
    .gen = Голема
welcome-monster-lich = Лич
    .acc = Лича
    .gen = Лича
welcome-monster-demon = Демон
    .acc = Демона
    .gen = Демона
welcome-monster-dragon = Дракон
    .acc = Дракона
    .gen = Дракона

welcome-hero-warrior = Воин
    .acc = Воина
welcome-hero-barbarian = Варвар
    .acc = Варвара
welcome-hero-mage = Маг
    .acc = Мага
welcome-hero-rogue = Плут
    .acc = Плута

welcome-tile-plate-armor = Доспехи
welcome-tile-knight-shield = Рыцарский щит
welcome-tile-chainmail = Кольчуга
welcome-tile-leather-shield = Кожаный щит
welcome-tile-wall-of-fire = Стена огня
welcome-tile-bracelet-of-protection = Браслет защиты
welcome-tile-mithril-armor = Мифриловые доспехи
welcome-tile-buckler = Баклер
welcome-tile-torch = Факел
welcome-tile-holy-grail = Святой Грааль
welcome-tile-dragon-spear = Драконье копьё
welcome-tile-war-hammer = Боевой молот
welcome-tile-invisibility-cloak = Плащ-невидимка
welcome-tile-ring-of-power = Кольцо власти
welcome-tile-vorpal-sword = Колдовской меч
welcome-tile-vorpal-dagger = Колдовской кинжал
welcome-tile-vorpal-axe = Колдовской топор
welcome-tile-healing-potion = Целительное зелье
welcome-tile-polymorph = Полиморф
welcome-tile-demonic-pact = Сделка с демоном
welcome-tile-omnipotence = Всемогущество

welcome-effect-none = этому герою ни к чему
welcome-effect-health = +{ $value } к здоровью
welcome-effect-beats = побеждает: { $monsters }
welcome-effect-absorbs = побеждает и прибавляет силу к здоровью: { $monsters }
welcome-effect-vorpal = побеждает всех монстров одного названного вида
welcome-effect-axe = один раз: побеждает только что открытого монстра
welcome-effect-potion = один раз: после гибели здоровье снова { $value }
welcome-effect-polymorph = один раз: меняет только что открытого монстра
welcome-effect-pact = побеждает { $monster-acc } и следующую карту
welcome-effect-omnipotence = все монстры разные — успех даже после гибели

## Что от вас требуется

welcome-prompt-bidding = { $pile ->
    [0] В подземелье пока пусто. Взять монстра или спасовать?
    [one] В подземелье { $pile } монстр. Взять ещё одного или спасовать?
    [few] В подземелье { $pile } монстра. Взять ещё одного или спасовать?
   *[other] В подземелье { $pile } монстров. Взять ещё одного или спасовать?
}
welcome-prompt-must-pass = Колода монстров пуста: остаётся только спасовать.
welcome-prompt-deciding = Вам попался { $monster }. В подземелье — или сбросить вместе с предметом снаряжения?
welcome-prompt-must-add = Вам попался { $monster }. Снаряжения больше нет, так что дорога ему одна — в подземелье.
welcome-prompt-naming = { $pile ->
    [one] Впереди { $pile } карта. Какого монстра возьмёт ваше колдовское оружие?
    [few] Впереди { $pile } карты. Какого монстра возьмёт ваше колдовское оружие?
   *[other] Впереди { $pile } карт. Какого монстра возьмёт ваше колдовское оружие?
}
welcome-prompt-delving = { $pile ->
    [1] Последняя карта. Откройте её.
    [one] Осталась { $pile } карта. Откройте следующую.
    [few] Осталось { $pile } карты. Откройте следующую.
   *[other] Осталось { $pile } карт. Откройте следующую.
}
welcome-prompt-facing = { $monster }, сила { $strength }! Потратить что-нибудь — или принять удар?
welcome-prompt-dying = Удар смертелен. Выпить целительное зелье?
welcome-prompt-hero = Раунд { $round }: какой герой пойдёт теперь?
welcome-prompt-over = Игра окончена.

welcome-wait-bidding = { $who } решает, брать карту или пасовать.
welcome-wait-deciding = { $who } смотрит на карту и думает.
welcome-wait-hero = { $who } выбирает нового героя.
welcome-wait-dungeon = { $who } идёт по подземелью.

## Варианты хода

welcome-move-pass = Спасовать: в это подземелье — без меня
welcome-move-order-pass = Спасовать за меня, как только настанет мой ход
welcome-move-order-none = Снова спрашивать меня, прежде чем пасовать
welcome-move-draw = Взять монстра
welcome-move-add = Отправить его в подземелье
welcome-move-discard = Сбросить его и «{ $tile }»
welcome-move-name = { $monster } ({ $strength })
welcome-move-reveal = Открыть следующую карту
welcome-move-axe = Ударить колдовским топором
welcome-move-polymorph = Полиморф: заменить другим монстром
welcome-move-face = Принять удар: урон { $strength }, останется здоровья { $health }
welcome-move-drink = Выпить зелье: здоровье снова { $health }
welcome-move-fall = Не пить зелье и пасть
welcome-move-hero = { $hero } (здоровье { $health })

## Ход игры

welcome-log-hero-drawn = Жребий выбирает героя первого подземелья: { $hero }.
welcome-log-hero-agreed = Герой первого подземелья: { $hero }.
welcome-log-hero-chosen = { $who_is ->
    [you] Вы выбираете { $hero-acc }.
   *[other] { $who } выбирает { $hero-acc }.
}
welcome-log-round = { $who_is ->
    [you] Раунд { $round }. Вы начинаете.
   *[other] Раунд { $round }. Начинает { $who }.
}
welcome-log-passed = { $who_is ->
    [you] Вы пасуете.
   *[other] { $who } пасует.
}
welcome-log-forced-pass = { $who_is ->
    [you] Колода пуста, и вам приходится спасовать.
   *[other] Колода пуста: { $who } вынужденно пасует.
}
welcome-log-ordered-pass = { $who_is ->
    [you] Вы пасуете, как и решили заранее.
   *[other] { $who } пасует не раздумывая.
}
welcome-log-order-pass = Вы спасуете, как только настанет ваш ход. Об этом знаете только вы.
welcome-log-order-none = Перед пасом вас снова спросят. Об этом знаете только вы.
welcome-log-drew = { $who } берёт карту.
welcome-log-drew-known = { $who_is ->
    [you] Вы берёте карту: { $monster }.
   *[other] { $who } берёт карту: { $monster }.
}
welcome-log-added = { $who } отправляет карту в подземелье.
welcome-log-added-known = { $who_is ->
    [you] Вы отправляете { $monster-acc } в подземелье.
   *[other] { $who } отправляет { $monster-acc } в подземелье.
}
welcome-log-threw = { $who } сбрасывает карту и вместе с ней «{ $tile }».
welcome-log-threw-known = { $who_is ->
    [you] Вы сбрасываете { $monster-acc } и вместе с ним «{ $tile }».
   *[other] { $who } сбрасывает { $monster-acc } и вместе с ним «{ $tile }».
}
welcome-log-entered = { $who_is ->
    [you] Вы ведёте героя в подземелье
   *[other] { $who } ведёт героя в подземелье
}: здоровье { $health }, { $monsters ->
    [0] монстров нет
    [one] впереди { $monsters } монстр
    [few] впереди { $monsters } монстра
   *[other] впереди { $monsters } монстров
}.
welcome-log-named = { $who_is ->
    [you] Вы называете цель колдовского оружия
   *[other] { $who } называет цель колдовского оружия
}: { $monster }.
welcome-log-met-beaten = { $monster }: помогает «{ $tile }». Здоровье { $health }.
welcome-log-met-hit = { $monster } бьёт на { $strength }. Здоровье { $health }.
welcome-log-met-facing = Дорогу преграждает { $monster }, сила { $strength }.
welcome-log-axed = { $who_is ->
    [you] Вы сражаете { $monster-acc } колдовским топором.
   *[other] { $who } сражает { $monster-acc } колдовским топором.
}
welcome-log-polymorphed = { $who_is ->
    [you] Вы превращаете { $monster-acc } в кого-то другого.
   *[other] { $who } превращает { $monster-acc } в кого-то другого.
}
welcome-log-faced = { $who_is ->
    [you] Вы принимаете удар { $monster-gen }
   *[other] { $who } принимает удар { $monster-gen }
}: урон { $strength }, здоровье { $health }.
welcome-log-drank = { $who_is ->
    [you] Вы пьёте целительное зелье
   *[other] { $who } пьёт целительное зелье
}: здоровье { $health }.
welcome-log-rest = Остаток подземелья открывают: { $monsters }.
welcome-log-omnipotence = Ни одного повтора: Всемогущество обращает неудачу в успех.
welcome-log-succeeded = { $who_is ->
    [you] Вы выбираетесь из подземелья
   *[other] { $who } выбирается из подземелья
}: успех { $successes } из 2.
welcome-log-failed = { $who_is ->
    [you] Вы гибнете в подземелье. Ещё одна неудача — и вы выбываете.
   *[other] { $who } гибнет в подземелье. Ещё одна неудача — и придётся выбыть.
}
welcome-log-eliminated = { $who_is ->
    [you] Вторая неудача: вы выбываете из игры.
   *[other] Вторая неудача: { $who } выбывает из игры.
}
welcome-log-won = { $who_is ->
    [you] Второй успех: вы побеждаете!
   *[other] Второй успех: { $who } побеждает.
}
welcome-log-won-last = { $who_is ->
    [you] Все остальные выбыли: вы побеждаете!
   *[other] Все остальные выбыли: { $who } побеждает.
}

## Стол в терминале

welcome-text-head = Прогулки в подземелье · раунд { $round } · герой: { $hero }
welcome-text-name = { $who_is ->
    [you] { $who } (вы)
   *[other] { $who }
}
welcome-text-turn = ходит
welcome-text-in = в торгах
welcome-text-passed = пас
welcome-text-runner = в подземелье
welcome-text-eliminated = вне игры
welcome-text-equipment = Здоровье { $health }, снаряжение: { $tiles }.
welcome-text-no-equipment = Здоровье { $health }, снаряжения не осталось.
welcome-text-tile = { $tile } ({ $effect })
welcome-text-tile-spent = { $tile } (использовано)
welcome-text-piles = Колода монстров: { $deck } · в подземелье: { $pile }
welcome-text-you-added = Вы отправили в подземелье: { $monsters }.
welcome-text-you-threw = Вы сбросили: { $monsters }.
welcome-text-passing = Вы спасуете, как только настанет ваш ход.
welcome-text-nothing = {""}
welcome-text-named = {" "}Названная цель: { $monster }.
welcome-text-delve = В подземелье: здоровье { $health }, карт впереди: { $pile }.{ $named }
welcome-text-delve-met = В подземелье: здоровье { $health }, карт впереди: { $pile }.{ $named } Позади: { $met }.
welcome-met-facing = { $monster } (на пути)
welcome-met-beaten = { $monster } ({ $tile })
welcome-met-replaced = { $monster } (полиморф)
welcome-met-hit = { $monster } (удар)
welcome-met-healed = { $monster } (удар, зелье)
welcome-met-shown = { $monster } (открыт)

## Почему нельзя

welcome-no-game-over = Игра окончена, новых раундов не будет.
welcome-no-eliminated = Две неудачи: вы выбыли из игры.
welcome-no-same-order = Так вы уже и решили.
welcome-no-already-passed = Вы спасовали и вернётесь в следующем раунде.
welcome-no-not-your-turn = Сейчас ходит { $who }; вмешиваться нельзя.
welcome-no-not-your-hero = Героя этого раунда выбирает { $who }.
welcome-no-not-your-dungeon = В подземелье действует только { $who }, остальные смотрят.
welcome-no-hero-now = Героя выбирает между раундами тот, кто был в подземелье.
welcome-no-hero-first = Сначала выберите героя этого раунда.
welcome-no-first-turn-pass = В этом варианте в первый ход раунда пасовать нельзя.
welcome-no-pass-after-draw = Карта уже взята, пасовать поздно: монстра нужно отправить в подземелье или сбросить.
welcome-no-turning-back = Назад дороги нет: подземелье нужно пройти до конца.
welcome-no-deck-empty = Колода монстров пуста; можно только спасовать.
welcome-no-second-draw = Одна карта за ход: сначала решите судьбу той, что в руке.
welcome-no-bidding-over = Торги окончены: ни подземелье, ни снаряжение больше не меняются.
welcome-no-card-drawn = Сначала возьмите карту: добавить или сбросить можно только взятого монстра.
welcome-no-first-card = В этом варианте первая карта раунда идёт в подземелье.
welcome-no-equipment-left = Снаряжения не осталось, поэтому монстр идёт в подземелье.
welcome-no-foreign-tile = «{ $tile }» — снаряжение другого героя.
welcome-no-tile-gone = «{ $tile }» до конца раунда вне игры.
welcome-no-name-yet = Цель называют в подземелье, перед самой первой картой.
welcome-no-name-later = Цель уже названа, поменять её нельзя.
welcome-no-vorpal = Без колдовского оружия называть нечего.
welcome-no-name-first = Сначала назовите цель колдовского оружия.
welcome-no-unresolved = Сначала разберитесь с монстром перед вами.
welcome-no-peeking = До входа в подземелье в карты не заглядывают.
welcome-no-dungeon-yet = Это пригодится в подземелье, а не на торгах.
welcome-no-such-tile = У героя этого с собой нет.
welcome-no-used-up = Это работает раз за подземелье и уже использовано.
welcome-no-monster-yet = Ни один монстр ещё не открыт.
welcome-no-late-axe = Топор бьёт только что открытого монстра, а не одного из прежних.
welcome-no-replacement = Заменить монстра нечем: карт не осталось.
welcome-no-late-polymorph = Заменить можно лишь только что открытого монстра, который вот-вот ударит.
welcome-no-already-beaten = Этот монстр уже побеждён.
welcome-no-nothing-to-face = Перед вами нет монстра.
welcome-no-drink-alive = Зелье действует, только когда монстр довёл здоровье до нуля или ниже.
welcome-no-fall = Вы ещё на ногах.
welcome-no-dying = Удар оказался смертельным: выпейте зелье или падите.

## Настройки и концовки

welcome-option-hero = Герой первого раунда
welcome-option-hero-random = по жребию
welcome-option-hero-warrior = Воин
welcome-option-hero-barbarian = Варвар
welcome-option-hero-mage = Маг
welcome-option-hero-rogue = Плут
welcome-option-variant = Первая карта каждого игрока в раунде обязательно идёт в подземелье
welcome-option-variant-off = нет
welcome-option-variant-on = да
welcome-option-variant_first_turn_pass = В этом варианте в первый ход можно пасовать
welcome-option-variant_first_turn_pass-off = нет
welcome-option-variant_first_turn_pass-on = да
welcome-option-pile_order = В каком порядке открывают подземелье
welcome-option-pile_order-lifo = последняя добавленная карта — первой
welcome-option-pile_order-fifo = первая добавленная карта — первой
welcome-option-pile_order-shuffle = вперемешку
welcome-option-polymorph_source = Откуда Полиморф берёт замену
welcome-option-polymorph_source-deck = из колоды монстров
welcome-option-polymorph_source-pile = из подземелья
welcome-option-omnipotence_counts_replaced = Заменённый монстр учитывается для Всемогущества
welcome-option-omnipotence_counts_replaced-off = нет
welcome-option-omnipotence_counts_replaced-on = да
welcome-option-memory_aid = Напоминать игрокам, какие карты они брали в этом раунде
welcome-option-memory_aid-off = нет
welcome-option-memory_aid-on = да

welcome-end-second-success = Второй успех
welcome-end-last-standing = Последний оставшийся
