# Dungeon Lords
lords-name = Повелители подземелья
lords-end-scored = Два года позади, очки подсчитаны.

## Options

lords-option-rules = Правила
lords-option-rules-first = первая игра
lords-option-rules-full = полная игра
lords-option-draft = Выбор первых двух закрытых приказов
lords-option-draft-off = нет: они случайны
lords-option-draft-on = да
lords-option-special-events = Особые события в полной игре
lords-option-special-events-off = нет
lords-option-special-events-on = да
lords-option-hall-of-fame = Зал славы чествует
lords-option-hall-of-fame-exclusive = единоличные титулы
lords-option-hall-of-fame-shared = и разделённые титулы
lords-option-trap-reshuffle = Замешать сброс, когда ловушки кончились
lords-option-trap-reshuffle-off = нет
lords-option-trap-reshuffle-on = да
lords-option-training = Тренировка
lords-option-training-off = нет: настоящая игра
lords-option-training-1 = бой 1
lords-option-training-2 = бой 2
lords-option-training-3 = бой 3
lords-option-training-4 = бой 4
lords-option-training-room = бой 1 в комнате

## Things

lords-seat = { $who }
lords-nobody = никто
lords-order-food = Еда
lords-order-reputation = Репутация
lords-order-dig = Туннели
lords-order-mine = Золото
lords-order-imps = Импы
lords-order-traps = Ловушки
lords-order-hire = Найм
lords-order-room = Комната
lords-short-food = Еда
lords-short-reputation = Слава
lords-short-dig = Копка
lords-short-mine = Злто
lords-short-imps = Импы
lords-short-traps = Ловуш
lords-short-hire = Найм
lords-short-room = Комн
lords-creature-goblin = Гоблин
    .acc = Гоблина
lords-creature-slime = Слизь
    .acc = Слизь
lords-creature-ghost = Призрак
    .acc = Призрака
lords-creature-troll = Тролль
    .acc = Тролля
lords-creature-witch = Ведьма
    .acc = Ведьму
lords-creature-vampire = Вампир
    .acc = Вампира
lords-creature-golem = Голем
    .acc = Голема
lords-creature-dragon = Дракон
    .acc = Дракона
lords-creature-demon = Демон
    .acc = Демона
lords-class-warrior = Воин
lords-class-thief = Вор
lords-class-priest = Священник
lords-class-wizard = Волшебник
lords-class-paladin = Паладин
lords-class-illusion = Иллюзия
lords-adventurer = { $class } { $hp }♥
lords-adventurer-tile = { $class } { $hp }♥{ $symbols }
lords-member = { $class } { $left }/{ $hp }{ $symbols }
lords-room-hatchery = Курятник
lords-room-text-hatchery = { $imps ->
    [one] { $imps } имп даёт
    [few] { $imps } импа дают
   *[other] { $imps } импов дают
} { $made ->
    [one] { $made } еду
   *[other] { $made } еды
}
lords-room-mushroom-farm = Грибница
lords-room-text-mushroom-farm = { $imps ->
    [one] { $imps } имп даёт
    [few] { $imps } импа дают
   *[other] { $imps } импов дают
} { $made ->
    [one] { $made } еду
   *[other] { $made } еды
}
lords-room-souvenir-shop = Лавка сувениров
lords-room-text-souvenir-shop = { $imps ->
    [one] { $imps } имп даёт
    [few] { $imps } импа дают
   *[other] { $imps } импов дают
} { $made ->
    [one] { $made } золото
   *[other] { $made } золота
}
lords-room-mint = Монетный двор
lords-room-text-mint = { $imps ->
    [one] { $imps } имп даёт
    [few] { $imps } импа дают
   *[other] { $imps } импов дают
} { $made ->
    [one] { $made } золото
   *[other] { $made } золота
}
lords-room-workshop = Мастерская
lords-room-text-workshop = { $imps ->
    [one] { $imps } имп даёт
    [few] { $imps } импа дают
   *[other] { $imps } импов дают
} { $made ->
    [one] { $made } ловушку
    [few] { $made } ловушки
   *[other] { $made } ловушек
}
lords-room-tool-shed = Инструментальная
lords-room-text-tool-shed = { $imps ->
    [one] { $imps } имп копает
    [few] { $imps } импа копают
   *[other] { $imps } импов копают
} { $made ->
    [one] { $made } туннель
    [few] { $made } туннеля
   *[other] { $made } туннелей
}
lords-room-printing-press = Печатный станок
lords-room-text-printing-press = { $imps ->
    [one] { $imps } имп улучшает
    [few] { $imps } импа улучшают
   *[other] { $imps } импов улучшают
} репутацию на { $made }
lords-room-magic-room = Магическая комната
lords-room-text-magic-room = { $imps ->
    [one] { $imps } имп
    [few] { $imps } импа
   *[other] { $imps } импов
} и { $food ->
    [one] { $food } еда
   *[other] { $food } еды
} дают { $made ->
    [one] { $made } импа
    [few] { $made } импов
   *[other] { $made } импов
}
lords-room-training-room = Тренировочная
lords-room-text-training-room = Гоблины и Тролли бьют здесь на { $damage } сильнее
lords-room-dark-room = Тёмная комната
lords-room-text-dark-room = Вампиры и Ведьмы бьют здесь на { $damage } сильнее
lords-room-labyrinth = Лабиринт
lords-room-text-labyrinth = две ловушки без доплаты, один монстр
lords-room-anti-magic-room = Антимагическая
lords-room-text-anti-magic-room = здесь не колдуют
lords-room-cafeteria = Кафетерий
lords-room-text-cafeteria = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждого Гоблина, Тролля, Слизь и Ведьму
lords-room-chapel = Часовня
lords-room-text-chapel = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждого Вампира и Призрака
lords-room-pandemonium = Преисподняя
lords-room-text-pandemonium = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} за каждого Голема, Дракона и Демона
lords-room-hall-of-fame = Зал славы
lords-room-text-hall-of-fame = больше очков за титулы
lords-trap-rolling-stone = Катящийся камень
lords-trap-pendulum = Маятник
lords-trap-wall-of-fire = Стена огня
lords-trap-trap-door = Люк
lords-trap-cursed-ring = Проклятое кольцо
lords-trap-poisoned-meal = Отравленная еда
lords-trap-kamikaze-imp = Имп-камикадзе
lords-trap-poisoned-dart = Отравленный дротик
lords-trap-anti-magic-dart = Антимагический дротик
lords-card-invisibility = Невидимость
lords-card-magic-shield = Магический щит
lords-card-fireball = Огненный шар
lords-card-detect-treasure = Обнаружить сокровище
lords-card-fist-of-justice = Кулак правосудия
lords-card-suggestion = Внушение
lords-card-word-of-peace = Слово мира
lords-card-detect-evil = Обнаружить зло
lords-card-aura-of-fear = Аура страха
lords-card-create-food = Сотворить еду
lords-card-illusion = Иллюзия
lords-card-blind-rage = Слепая ярость
lords-card-metamorphosis = Метаморфоза
lords-card-dimensional-gate = Межмировые врата
lords-card-regeneration = Регенерация
lords-card-holy-tithe = Святая десятина
lords-card-exorcism = Экзорцизм
lords-card-book-of-crimes = Книга злодеяний
lords-special-witch-hunt = Охота на ведьм
lords-special-monster-strike = Забастовка монстров
lords-special-treasury-leak = Дыра в казне
lords-special-impatient-heroes = Нетерпеливые герои
lords-special-rats = Крысы
lords-special-trap-recall = Отзыв ловушек
lords-special-imp-feast = Пир импов
lords-special-bad-press = Дурная слава
lords-special-tunnel-audit = Ревизия туннелей
lords-season-winter = Зима
lords-season-spring = Весна
lords-season-summer = Лето
lords-season-autumn = Осень
lords-event-pay-day = День зарплаты
lords-event-taxes = Налоги
lords-event-special = Особое событие
lords-title-dark-deeds = Повелитель тьмы
lords-title-halls = Владыка залов
lords-title-tunnels = Владыка туннелей
lords-title-monsters = Владыка монстров
lords-title-imps = Владыка импов
lords-title-riches = Владыка богатства
lords-title-battle = Владыка боя
lords-part-gold = 1 золото
lords-part-food = 1 еда
lords-part-evil = 1 Зло
lords-part-trap = 1 ловушка
lords-cost-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
lords-cost-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
lords-cost-evil = { $n ->
    [one] { $n } Зло
   *[other] { $n } Зла
}
lords-cost-imps = { $n ->
    [one] { $n } имп
    [few] { $n } импа
   *[other] { $n } импов
}
lords-cost-traps = { $n ->
    [one] { $n } ловушка
    [few] { $n } ловушки
   *[other] { $n } ловушек
}
lords-cost-monsters = { $n ->
    [one] { $n } монстр
    [few] { $n } монстра
   *[other] { $n } монстров
}
lords-cost-free = бесплатно
lords-cost-list = { $parts }
lords-gain-food = еда { $food }{ $gold ->
    [0] {""}
   *[other] , золото { $gold }
}
lords-gain-reputation = Зло −{ $goodness }{ $spy ->
    [0] {""}
   *[other] { " " }и взгляд на карту боя
}
lords-gain-imps = импы: { $imps }
lords-gain-traps = ловушки: { $traps }{ $extra ->
    [0] {""}
   *[other] , затем одну в сброс
}
lords-gain-dig = туннели
lords-gain-mine = золото
lords-gain-hire = существо
lords-gain-room = комната

## What spells do

lords-spell-invisibility = волшебники уходят назад и неуязвимы (усталость { $fatigue })
lords-spell-shield = щит поглощает следующий урон: { $count } (усталость { $fatigue })
lords-spell-nothing = много дыма, и только (усталость { $fatigue })
lords-spell-lose-stores = потеря { $count }: золото, иначе еда, иначе { $count ->
    [one] ловушка
   *[other] ловушки
} (усталость { $fatigue })
lords-spell-lose-imps = потеря импов: { $count } (усталость { $fatigue })
lords-spell-suggestion = каждому монстру — снова плата или отзыв (усталость { $fatigue })
lords-spell-peace = отзыв всех монстров или Зло +{ $count } (усталость { $fatigue })
lords-spell-gain-evil = Зло +{ $count } (усталость { $fatigue })
lords-spell-fear = отзыв одного монстра (усталость { $fatigue })
lords-spell-create-food = здоровье первого +{ $count } (усталость { $fatigue })
lords-spell-illusion = впереди встаёт иллюзия (усталость { $fatigue })
lords-spell-blind-rage = монстры бьют только первого (усталость { $fatigue })
lords-spell-metamorphosis = один монстр становится овцой с уроном { $count } (усталость { $fatigue })
lords-spell-gate = один монстр покидает игру (усталость { $fatigue })
lords-spell-regeneration = первый исцеляется полностью (усталость { $fatigue })

## What special events do

lords-special-text-witch-hunt = отдайте монстра или Зло +{ $count }
lords-special-text-monster-strike = заплатите каждому монстру одну единицу из его цены, иначе он лежит до конца боёв
lords-special-text-halve-gold = у всех пропадает половина золота, округляя вниз
lords-special-text-impatient-heroes = воин убивает импа, вор крадёт золото, священник — еду, волшебник — ловушку
lords-special-text-halve-food = у всех пропадает половина еды, округляя вниз
lords-special-text-halve-traps = каждый сбрасывает половину ловушек, округляя вниз
lords-special-text-imp-feast = 1 еда за каждых { $count } импов; за каждую недостачу уходит имп
lords-special-text-bad-press = Зло +1 за каждых { $count } монстров
lords-special-text-audit = отдайте { $count ->
    [one] { $count } золото
   *[other] { $count } золота
} или примите красную метку

## What traps do: damage first, then the rest

lords-trap-text = { $harm }{ $hold ->
    [0] {""}
   *[other] ; захвата нет
}{ $quiet ->
    [0] {""}
   *[other] ; попав в волшебника, отменяет чары, в священника — лечение
}{ $priced ->
    [0] {""}
   *[other] ; цена: { $cost }
}
lords-harm-first = первому { $damage }
lords-harm-lethal = первому столько, сколько у него здоровья
lords-harm-second = второму { $damage }
lords-harm-each = каждому { $damage }
lords-harm-last = последнему ещё { $damage }
lords-harm-others = остальным { $damage }
lords-harm-any = любому { $damage }
lords-harm-poison-more = ещё { $damage } в конце раунда
lords-harm-poison = любому { $damage } в конце раунда
lords-harm-none = урона нет

## What is asked

lords-prompt-over = Игра окончена.
lords-prompt-wait = Ход за другими: { $who }.
lords-prompt-keep = Выберите, какой из трёх приказов остаётся на руке; два других на этот раунд закрыты.
lords-prompt-orders = Выберите приказ номер { $nth }.
lords-prompt-third = Выберите третий приказ цвета, за который вы ходите.
lords-prompt-space = { $order }, клетка { $space }: что делаете?
lords-prompt-spy = На какую карту боя взглянуть?
lords-prompt-dig = Туннелей готово: { $dug }. Где следующий?
lords-prompt-discard = Сбросьте ловушку (осталось: { $count }).
lords-prompt-feed = Какого монстра съест Демон?
lords-prompt-produce = Какая комната работает? Свободных рабочих: { $workers }.
lords-prompt-tunnel = Где копает Инструментальная?
lords-prompt-recall = Какой приказ вернуть на руку?
lords-prompt-wages = День зарплаты: кому платите, кого отпускаете?
lords-prompt-give = Долг: { $due }. Сколько вы платите?
lords-prompt-hunt = Какого монстра отдать — или принять Зло?
lords-prompt-strike = Какую часть платы отдать — или кто бастует?
lords-prompt-tile = Какой из ближайших секторов защищать?
lords-prompt-plan = Раунд { $round }, сектор { $cell }: кладите ловушку, шлите существ, потом «готово».
lords-prompt-free = Защищать больше нечего: кого из пленников освободить?
lords-prompt-trap-order = Какая ловушка срабатывает первой?
lords-prompt-trap-target = В кого попадает ловушка?
lords-prompt-suggestion = Внушение: заплатить монстру снова или отозвать его?
lords-prompt-peace = Слово мира: отозвать всех монстров или принять Зло?
lords-prompt-pick = На какого монстра падают чары?
lords-prompt-fight = Кто атакует и как?
lords-prompt-second = Кого Ведьма бьёт вторым ударом?

## Choices

lords-move-keep = Оставить: { $order }
lords-move-order = { $order }
lords-move-third = Третий приказ: { $order }
lords-move-recall = Вернуть: { $order }
lords-move-use = Использовать
lords-move-use-space = Плата: { $cost }; получаете: { $gain }
lords-move-pass = Пропустить
lords-move-done = Закончить
lords-move-spy = Взглянуть на карту { $place }
lords-move-dig = Копать { $cell }
lords-move-mine = Добыть золото: { $imps }
lords-move-hire = Нанять { $creature-acc } ({ $cost })
lords-move-build = Построить: { $room }, { $cell } ({ $text })
lords-move-produce = { $room }: { $text }
lords-move-discard = Сбросить: { $trap }
lords-move-lay = Положить: { $trap } ({ $text })
lords-move-first = Сначала { $trap }
lords-move-feed = Скормить { $creature-acc }
lords-move-pay = Платить: { $creature } ({ $cost })
lords-move-release = Отпустить { $creature-acc } (Зло +1)
lords-move-give = Заплатить { $paid }, остаться в долгу: { $missing }
lords-move-part = { $creature }: плата { $part }
lords-move-strike = { $creature }: пусть бастует
lords-move-lose = Отдать { $creature-acc }
lords-move-accept = Принять Зло
lords-move-tile = Защищать туннель { $cell }
lords-move-tile-room = Защищать: { $room }, { $cell }
lords-move-send = Послать { $creature-acc }
lords-move-ready = Готово
lords-move-free = Освободить: { $who }
lords-move-target = Цель { $place }: { $who }
lords-move-withdraw = Отозвать { $creature-acc }
lords-move-retreat = Отозвать всех монстров
lords-move-pick = { $creature }
lords-move-attack = { $creature } атакует
lords-move-attack-at = { $creature } атакует, цель { $place }: { $who }
lords-move-attack-hold = { $creature } держит отряд
lords-move-attack-fed = { $creature } съедает 1 еду и атакует
lords-move-attack-split = { $creature }: два малых удара, первый — цель { $place }: { $who }
lords-move-attack-sip = { $creature } пьёт кровь и возвращается, цель { $place }: { $who }
lords-move-idle = { $creature } уходит домой

## Why not

lords-no-over = Игра окончена.
lords-no-turn = Сейчас не ваш ход.
lords-no-asked = Сейчас вопрос о другом.
lords-no-keep = Этого приказа нет среди трёх взятых.
lords-no-inaccessible = Этот приказ в этом раунде закрыт.
lords-no-order = Этот приказ уже отдан, или отданы все три.
lords-no-third = Третий приказ выбирают после своих трёх, из оставшихся карт.
lords-no-spy = Карты боя — с 1 по 4.
lords-no-empty-square = На этой клетке уже есть сектор.
lords-no-neighbour = Туннель должен примыкать стороной к подземелью.
lords-no-block = Так заполнится квадрат два на два.
lords-no-such-trap = Этой ловушки здесь нет.
lords-no-ghost-food = Призрак — не монстр, Демон его не ест.
lords-no-feed = Такого монстра для еды нет.
lords-no-such-room = Такой комнаты в подземелье нет.
lords-no-more-work = Эта комната в этом раунде уже наработалась.
lords-no-workers = Комнате не хватает рабочих или припасов, либо ей нечего делать.
lords-no-conquered = Эта комната захвачена.
lords-no-recall = Возвращается только первый приказ или неисполненный.
lords-no-such-creature = Такого существа здесь нет.
lords-no-cost = Полную цену заплатить нельзя.
lords-no-give = Платят не больше долга и не больше, чем есть.
lords-no-tile = Атакуют только ближайшие ко входу сектора.
lords-no-other-plan = План менять нельзя.
lords-no-more-traps = Больше ловушек сюда нельзя.
lords-no-more-monsters = Больше монстров сюда нельзя.
lords-no-knocked-out = Это существо выбыло до конца боёв.
lords-no-prisoner = Такого пленника нет.
lords-no-target = Такой цели нет.
lords-no-idle = Кто может атаковать, тот обязан.
lords-no-mine = Столько свободных импов или туннелей нет.
lords-no-tavern = Этого существа нет в таверне.
lords-no-shop = Эта комната сейчас не продаётся.
lords-no-tunnel-here = Комнату ставят на место незахваченного туннеля.
lords-no-zone = В этой части подземелья такую комнату не построить.
lords-no-room-beside = Две комнаты не могут стоять сторона к стороне.
lords-no-ghost-first = Призрак не нападает на первого.
lords-no-priest = Вампир не нападает на священника.

## The log

lords-log-started = Первый игрок — { $who }.
lords-log-drawn = Вам достаются: { $orders }.
lords-log-kept = Остаётся: { $order }.
lords-log-inaccessible = { $who } начинает без приказов: { $orders }.
lords-log-round = Год { $year }, { $season }. Первым ходит { $who }.
lords-log-tavern = В таверне: { $creatures }.
lords-log-shop = Комнаты: { $rooms }.
lords-log-event-shown = { $season }: ожидается { $event }.
lords-log-special = { $special }: { $text }.
lords-log-put-back = Все одной силы: { $adventurer } возвращается под низ стопки.
lords-log-forecast = { $season }: придут { $adventurers }.
lords-log-dummy = Цвет { $dummy } занимает: { $order } { $space }.
lords-log-ordered = Ваш приказ: { $order }.
lords-log-third = Третий приказ другого цвета: { $order }.
lords-log-placed = { $who }, приказ { $nth }: { $order } { $space }.
lords-log-no-space = { $who }, приказ { $nth }: { $order }; слуга остаётся на карте.
lords-log-fee = { $who } платит 1 золото за ранний найм.
lords-log-used = { $who } использует: { $order } { $space } ({ $cost }).
lords-log-declined = { $who } не использует: { $order }.
lords-log-spied = { $who } смотрит карту боя { $place }.
lords-log-spied-card = { $who } смотрит карту боя { $place }: { $card }, { $text }.
lords-log-dug = { $who } копает { $cell }.
lords-log-mined = { $who } добывает золото: { $gold }.
lords-log-drew = { $who } берёт ловушки: { $count }.
lords-log-drew-traps = { $who } берёт: { $traps }.
lords-log-discarded = { $who } сбрасывает ловушку.
lords-log-discarded-trap = { $who } сбрасывает: { $trap }.
lords-log-hired = { $who } нанимает { $creature-acc }.
lords-log-fed = { $who } скармливает Демону { $creature-acc }.
lords-log-built = { $who } строит: { $room }, { $cell }.
lords-log-produced = { $who }: работает { $room }.
lords-log-recalled = { $who } возвращает приказ: { $order }.
lords-log-happens = { $event }!
lords-log-paid = { $who } платит: { $creature }.
lords-log-left = { $who } отпускает { $creature-acc }.
lords-log-gave = { $who } платит { $paid }; долг: { $missing }.
lords-log-lost = { $who } теряет: { $stores }.
lords-log-lost-creature = { $who } отдаёт { $creature-acc }.
lords-log-strike = { $who }: { $creature } бастует.
lords-log-evil-up = { $who }: Зло +{ $steps }, теперь { $to }.
lords-log-evil-down = { $who }: Зло −{ $steps }, теперь { $to }.
lords-log-dummy-evil = Ничейный счётчик Зла: { $to }.
lords-log-paladin = Паладин скачет к игроку { $who }!
lords-log-arrived = { $adventurer } приходит к игроку { $who }.
lords-log-elsewhere = { $adventurer } уходит в другие края.
lords-log-combat = Начинаются бои года { $year }.
lords-log-combat-round = Раунд боя { $round }.
lords-log-marked = { $who } защищает { $cell }.
lords-log-laid = { $who } кладёт ловушку.
lords-log-laid-trap = { $who } кладёт: { $trap }.
lords-log-sent = { $who } шлёт { $creature-acc }.
lords-log-freed = { $who } освобождает: { $adventurer }.
lords-log-turned = Раунд { $round }: { $card }, { $text }.
lords-log-battle = { $who }: бой за { $cell }.
lords-log-sprung = { $who }: срабатывает { $trap }.
lords-log-trap-fails = { $who }: на { $trap } не хватает средств, она остаётся на руке.
lords-log-prevented = Урон предотвращён: { $count }.
lords-log-hurt = { $adventurer }: урон { $damage }.
lords-log-absorbed = Щит поглощает { $damage }.
lords-log-captured = { $adventurer } в плену у игрока { $who }.
lords-log-vanished = Иллюзия рассеивается.
lords-log-cast = { $who } попадает под чары: { $card }.
lords-log-withdrawn = { $who } отзывает { $creature-acc }.
lords-log-sheep = { $who }: { $creature } — теперь овца.
lords-log-banished = { $who }: { $creature } покидает этот мир.
lords-log-attacks = { $who }: { $creature } атакует.
lords-log-attacks-hold = { $who }: { $creature } держит отряд.
lords-log-attacks-fed = { $who }: { $creature } ест и атакует.
lords-log-attacks-split = { $who }: { $creature } бьёт дважды.
lords-log-attacks-sip = { $who }: { $creature } пьёт кровь и возвращается.
lords-log-idle = { $who }: { $creature } не может атаковать.
lords-log-healed = { $adventurer }: лечение { $count }.
lords-log-fatigue = Усталость: { $count }.
lords-log-held = Отряд задержан: ни усталости, ни захвата.
lords-log-conquered = { $who } теряет { $cell }.
lords-log-defended = { $who }: весь отряд в плену!
lords-log-leaves = От игрока { $who } уходят искатели приключений: { $count }.
lords-log-accepted = { $who } принимает Зло.
lords-log-aimed = Цель { $place }: { $adventurer }.
lords-log-paid-part = { $who } отдаёт часть платы: { $creature }, { $part }.
lords-log-second-year = Начинается второй год; первым ходит { $who }.
lords-log-titled = { $who } — { $title }: очки +{ $points }.
lords-log-scored = { $who }: очки { $points }, лицензия получена.
lords-log-scored-none = { $who }: очки { $points }, лицензии нет.

## The table

lords-draw-unknown = ?
lords-draw-head = Год { $year } · { $season } · первый: { $who } · события: { $events }
lords-draw-offer = Таверна: { $tavern } · Комнаты: { $shop }
lords-draw-coming = Идут: { $who }
lords-draw-next = Потом: { $who }
lords-draw-closed = Закрыты: { $orders }
lords-draw-combat = Раунд боя { $round } · карты: { $cards }
lords-draw-card = { $card } ({ $fatigue })
lords-draw-columns = {""}                 Зло  злто   еда  импы ловуш монст  плен потер метки  очки
lords-draw-paladin-tent = Паладин: в своей палатке
lords-draw-paladin-with = Паладин: у игрока { $who }
lords-draw-paladin-out = Паладин: в этом году больше не придёт
lords-draw-spare = ничейный счётчик: { $evil }
lords-draw-dungeon = { $who } · комнаты: { $rooms }
lords-draw-cards = Карты боя: { $cards }
lords-draw-lair = Логово: { $creatures }
lords-draw-party = Отряд: { $party }
lords-draw-prison = Темница: { $prison }
lords-draw-traps = Ловушки: { $traps }
lords-draw-orders = Приказы: { $chosen } · закрыты: { $closed }

lords-hint-best = Просчитано точно: к концу этого боя ничто не даст больше.
lords-hint-best-guess = Просчитано на ближайшие раунды: лучше хода не видно.
lords-hint-worse = В этом бою это хуже лучшего хода не менее чем на { $points } очка, если считать пленных, участки и запасы.
