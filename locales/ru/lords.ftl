# Dungeon Lords
lords-name = Повелители подземелья
lords-end-scored = Очки подсчитаны.

## Options

lords-option-rules = Правила
lords-option-rules-first = первая игра
lords-option-rules-full = полная игра
lords-option-draft = Выбор первых двух закрытых приказов
lords-option-draft-off = нет: они случайны
lords-option-draft-on = да
lords-option-special_events = Особые события в полной игре
lords-option-special_events-off = нет
lords-option-special_events-on = да
lords-option-hall_of_fame = Зал славы чествует
lords-option-hall_of_fame-exclusive = единоличные титулы
lords-option-hall_of_fame-shared = и разделённые титулы
lords-option-trap_reshuffle = Замешать сброс, когда ловушки кончились
lords-option-trap_reshuffle-off = нет
lords-option-trap_reshuffle-on = да
lords-option-training = Тренировка
lords-option-training-off = нет: настоящая игра
lords-option-training-1 = бой 1
lords-option-training-2 = бой 2
lords-option-training-3 = бой 3
lords-option-training-4 = бой 4
lords-option-training-room = бой 1 в комнате

## Things

lords-seat = { $who_is ->
    [you] Вы
   *[other] { $who }
}
lords-occupant = { $who_is ->
    [you] вы
   *[other] { $who }
}
lords-dummy = цвет { $dummy }
lords-none = нет
lords-cell = { $cell }
lords-several = { $what } ×{ $count }
lords-placed = { $place } { $who }
lords-knocked-out = { $creature } (вне боя)
lords-room-on = { $room } { $cell }
lords-zone-surface = ряды 1–2
lords-zone-deep = ряды 3–4
lords-zone-edge = край
lords-zone-centre = середина
lords-nobody = никто
lords-order-food = Получение пищи
lords-order-reputation = Улучшение репутации
lords-order-dig = Копать туннель
lords-order-mine = Добыча золота
lords-order-imps = Найм импов
lords-order-traps = Покупка ловушек
lords-order-hire = Найм монстров
lords-order-room = Строительство комнат
lords-short-food = Еда
lords-short-reputation = Репут.
lords-short-dig = Копать
lords-short-mine = Золото
lords-short-imps = Импы
lords-short-traps = Ловуш.
lords-short-hire = Найм
lords-short-room = Комн.
lords-creature-goblin = Гоблин
    .acc = Гоблина
    .dat = Гоблину
lords-creature-slime = Слизь
    .acc = Слизь
    .dat = Слизи
lords-creature-ghost = Призрак
    .acc = Призрака
    .dat = Призраку
lords-creature-troll = Тролль
    .acc = Тролля
    .dat = Троллю
lords-creature-witch = Ведьма
    .acc = Ведьму
    .dat = Ведьме
lords-creature-vampire = Вампир
    .acc = Вампира
    .dat = Вампиру
lords-creature-golem = Голем
    .acc = Голема
    .dat = Голему
lords-creature-dragon = Дракон
    .acc = Дракона
    .dat = Дракону
lords-creature-demon = Демон
    .acc = Демона
    .dat = Демону
lords-class-warrior = Воин
lords-class-thief = Вор
lords-class-priest = Священник
lords-class-wizard = Волшебник
lords-class-paladin = Паладин
lords-class-illusion = Иллюзия
lords-adventurer = { $class } { $hp }♥{ $trap ->
    [0] {""}
   *[other] { " " }л{ $trap }
}{ $heal ->
    [0] {""}
   *[other] { " " }ц{ $heal }
}{ $magic ->
    [0] {""}
   *[other] { " " }м{ $magic }
}
lords-member = { $class } { $left }/{ $hp }♥{ $trap ->
    [0] {""}
   *[other] { " " }л{ $trap }
}{ $heal ->
    [0] {""}
   *[other] { " " }ц{ $heal }
}{ $magic ->
    [0] {""}
   *[other] { " " }м{ $magic }
}
lords-speed-fast = быстрое заклинание
lords-speed-slow = медленное заклинание
lords-card-does = { $speed }: { $text }; усталость { $fatigue }
lords-creature-text-goblin = { $damage } первому; если тот выбыл, { $other } следующему
lords-creature-text-slime = { $damage } каждому или держит отряд: ни усталости, ни захвата
lords-creature-text-ghost = { $damage } любому, кроме первого; не монстр и не занимает места
lords-creature-text-troll = { $damage } первому или { $other }, съев 1 еду; работает в комнатах, как имп
lords-creature-text-witch = { $damage } первому или два удара по { $other } любым
lords-creature-text-vampire = { $damage } любому, кроме священника, или { $other }, и остаётся в строю
lords-creature-text-golem = { $damage } первому; всегда остаётся в строю
lords-creature-text-dragon = { $damage } каждому; никто не лечится
lords-creature-text-demon = { $damage } любому; ни усталости, ни захвата
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
lords-room-souvenir-shop = Магазин сувениров
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
lords-room-tool-shed = Кладовая
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
lords-room-training-room = Комната для тренировок
lords-room-text-training-room = Гоблины и Тролли бьют здесь на { $damage } сильнее
lords-room-dark-room = Тёмная комната
lords-room-text-dark-room = Вампиры и Ведьмы бьют здесь на { $damage } сильнее
lords-room-labyrinth = Лабиринт
lords-room-text-labyrinth = две ловушки без доплаты, один монстр
lords-room-anti-magic-room = Антимагическая комната
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
    .gen = зимы
    .low = зима
lords-season-spring = Весна
    .gen = весны
    .low = весна
lords-season-summer = Лето
    .gen = лета
    .low = лето
lords-season-autumn = Осень
    .gen = осени
    .low = осень
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
lords-loss-imps = { $n ->
    [one] { $n } импа
   *[other] { $n } импов
}
lords-loss-food = { $n ->
    [one] { $n } еду
   *[other] { $n } еды
}
lords-loss-gold = { $n ->
    [one] { $n } золото
   *[other] { $n } золота
}
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
lords-cost-free = ничего
lords-cost-list = { $parts }
lords-gain-food = { $food ->
    [one] { $food } еда
   *[other] { $food } еды
}{ $gold ->
    [0] {""}
    [one] {" "}и { $gold } золото
   *[other] {" "}и { $gold } золота
}
lords-gain-reputation = Зло −{ $goodness }{ $spy ->
    [0] {""}
   *[other] { " " }и взгляд на карту боя
}
lords-gain-imps = { $imps ->
    [one] { $imps } имп
    [few] { $imps } импа
   *[other] { $imps } импов
}
lords-gain-traps = { $traps ->
    [one] { $traps } ловушка
    [few] { $traps } ловушки
   *[other] { $traps } ловушек
}{ $extra ->
    [0] {""}
   *[other] , затем одну в сброс
}
lords-gain-dig = до { $most } туннелей{ $foreman ->
    [0] {""}
   *[other] {" "}и прораб
}
lords-gain-mine = до { $most } золота{ $foreman ->
    [0] {""}
   *[other] {" "}и прораб
}
lords-gain-hire = существо (и его плата)
lords-gain-room = комната

## What spells do

lords-spell-invisibility = волшебники уходят назад и неуязвимы
lords-spell-shield = щит поглощает следующий урон: { $count }
lords-spell-nothing = много дыма, и только
lords-spell-lose-stores = вы теряете { $count ->
    [one] { $count } золото, а если его нет — еду или ловушку
   *[other] { $count } золота, а если его нет — еду или ловушки
}
lords-spell-lose-imps = вы теряете { $count ->
    [one] { $count } импа
   *[other] { $count } импов
}
lords-spell-suggestion = каждому монстру — снова плата или отзыв
lords-spell-peace = отзыв всех монстров или Зло +{ $count }
lords-spell-gain-evil = Зло +{ $count }
lords-spell-fear = отзыв одного монстра
lords-spell-create-food = здоровье первого +{ $count }
lords-spell-illusion = впереди встаёт иллюзия
lords-spell-blind-rage = монстры бьют только первого
lords-spell-metamorphosis = один монстр становится овцой с уроном { $count }
lords-spell-gate = один монстр покидает игру
lords-spell-regeneration = первый исцеляется полностью

## What special events do

lords-special-text-witch-hunt = отдайте монстра или Зло +{ $count }
lords-special-text-monster-strike = заплатите каждому монстру одну единицу из его цены, иначе он лежит до конца боёв
lords-special-text-halve-gold = у всех пропадает половина золота с округлением вниз
lords-special-text-impatient-heroes = воин убивает импа, вор крадёт золото, священник — еду, волшебник — ловушку
lords-special-text-halve-food = у всех пропадает половина еды с округлением вниз
lords-special-text-halve-traps = каждый сбрасывает половину ловушек с округлением вниз
lords-special-text-imp-feast = 1 еда за каждых { $count } импов; за каждую недостачу уходит имп
lords-special-text-bad-press = Зло +1 за каждых { $count } монстров
lords-special-text-audit = { $count ->
    [1] отдайте 1 золото или примите красную метку
    [one] отдайте { $count } золото; каждое неуплаченное — красная метка
   *[other] отдайте { $count } золота; каждое неуплаченное — красная метка
}

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
lords-prompt-wait = Ждём: { $who }.
lords-prompt-keep = Вы взяли три приказа. Какой оставить на руке? Два других на этот сезон закрыты.
lords-prompt-orders = Выберите приказ { $nth } из 3; другие увидят его, когда выберут все.
lords-prompt-third = Выберите третий приказ ничейного цвета { $dummy }, за который вы ходите.
lords-prompt-space = { $order } { $space }: что делаете?
lords-prompt-space-dig = { $order } { $space }: до { $most } туннелей, на каждый имп{ $foreman ->
    [0] {""}
   *[other] {" "}и ещё один прорабом
}; свободных импов: { $imps }. Где первый?
lords-prompt-space-mine = { $order } { $space }: до { $most } импов{ $foreman ->
    [0] {""}
   *[other] {" "}и ещё один прорабом
}, по одному на туннель; свободных импов: { $imps }. Сколько добывают?
lords-prompt-space-room = { $order } { $space }{ $priced ->
    [0] {""}
   *[other] , цена { $cost }
}: какая комната и где? { $rooms }.
lords-prompt-spy = На какую карту боя взглянуть?
lords-prompt-dig = Туннелей готово: { $dug }, самое большее { $most }. Где следующий?
lords-prompt-discard = Какую ловушку сбросить? Осталось сбросить: { $count }.
lords-prompt-feed = Какого монстра съест Демон?
lords-prompt-produce = Какая комната работает? Свободных рабочих: { $workers }.
lords-prompt-tunnel = Где копают рабочие Кладовой?
lords-prompt-recall = Какой приказ вернуть на руку? Два других в следующем сезоне закрыты.
lords-prompt-wages = День зарплаты: кому платите, кого отпускаете?
lords-prompt-give = Налоги: { $due ->
    [one] { $due } золото
   *[other] { $due } золота
}. Сколько платите? Каждое неуплаченное — красная метка, −3 очка.
lords-prompt-give-feast = Пир импов: { $due ->
    [one] { $due } еда
   *[other] { $due } еды
}. Сколько платите? За каждую неуплаченную уходит имп.
lords-prompt-give-audit = Ревизия: { $due ->
    [one] { $due } золото
   *[other] { $due } золота
}. Сколько платите? Каждое неуплаченное — красная метка, −3 очка.
lords-prompt-hunt = Какого монстра отдать — или принять Зло?
lords-prompt-strike = Какую часть платы отдать — или кто бастует?
lords-prompt-tile = Какой из ближайших ко входу секторов защищать?
lords-prompt-plan = Раунд { $round }, сектор { $cell }. Самое большее: { $traps ->
    [one] { $traps } ловушка
    [few] { $traps } ловушки
   *[other] { $traps } ловушек
}{ $surcharge ->
    [0] {""}
   *[other] {" "}(доплата { $surcharge } золото)
} и { $monsters ->
    [one] { $monsters } монстр
    [few] { $monsters } монстра
   *[other] { $monsters } монстров
}, не считая призраков. Что посылаете?
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
lords-move-use-free = Получить бесплатно: { $gain }
lords-move-pass = Пропустить: не исполнять
lords-move-pass-spy = Не смотреть
lords-move-done = Закончить
lords-move-spy = Взглянуть на карту { $place }
lords-move-dig = Копать { $cell }
lords-move-mine = Добыть { $imps ->
    [one] { $imps } золото
   *[other] { $imps } золота
}
lords-move-hire = Нанять { $creature-acc } ({ $cost }): { $text }
lords-move-build = Построить: { $room }, { $cell }
lords-move-produce = { $room }: { $text }
lords-move-discard = Сбросить: { $trap }
lords-move-lay = Положить: { $trap } ({ $text })
lords-move-first = Сначала { $trap }
lords-move-feed = Скормить { $creature-acc }
lords-move-pay = Заплатить { $creature-dat } ({ $cost })
lords-move-release = Отпустить { $creature-acc } (Зло +1)
lords-move-give = Заплатить { $paid }{ $missing ->
    [0] {""}
   *[other] , не уплатить { $missing }
}
lords-move-part = { $creature }: плата { $part }
lords-move-strike = Пусть { $creature } бастует
lords-move-lose = Отдать { $creature-acc }
lords-move-accept = Принять: Зло +{ $evil }
lords-move-tile = Защищать туннель { $cell }
lords-move-tile-room = Защищать: { $room }, { $cell }
lords-move-send = Послать { $creature-acc }: { $text }
lords-move-ready = Готово: план составлен
lords-move-free = Освободить: { $who }
lords-move-target = Номер { $place }: { $who }
lords-move-withdraw = Отозвать { $creature-acc }
lords-move-retreat = Отозвать всех монстров
lords-move-pick = { $creature }
lords-move-attack = { $creature } бьёт первого на { $damage }
lords-move-attack-goblin = { $creature } бьёт первого на { $damage }; если тот выбыл, следующего на { $other }
lords-move-attack-all = { $creature } бьёт каждого на { $damage }
lords-move-attack-dragon = { $creature } бьёт каждого на { $damage }; никто не лечится
lords-move-attack-at = { $creature } бьёт номер { $place } на { $damage }: { $who }
lords-move-attack-demon = { $creature } бьёт номер { $place } на { $damage }: { $who }; ни усталости, ни захвата
lords-move-attack-hold = { $creature } держит отряд: ни усталости, ни захвата
lords-move-attack-fed = { $creature } съедает 1 еду и бьёт первого на { $damage }
lords-move-attack-split = { $creature } бьёт дважды по { $damage }, сначала номер { $place }: { $who }
lords-move-attack-sip = { $creature } бьёт номер { $place } на { $damage } и остаётся в строю: { $who }
lords-move-idle = { $creature } не находит цели и уходит домой

## Why not

lords-no-over = Игра окончена.
lords-no-turn = Сейчас ходит { $who }.
lords-no-asked = Сейчас вопрос о другом.
lords-first-second = Сначала выберите цель второго удара Ведьмы.
lords-first-fight = Ваши существа сражаются: выберите, кто атакует и как.
lords-first-pick = Сначала выберите монстра, на которого падут чары.
lords-first-peace = Сначала отзовите всех монстров или примите Зло.
lords-first-suggestion = Сначала заплатите каждому монстру снова или отзовите его.
lords-first-trap-target = Сначала выберите, в кого попадёт ловушка.
lords-first-trap-order = Сначала выберите, какая ловушка сработает первой.
lords-first-free = Защищать больше нечего: сначала освободите пленника.
lords-first-plan = Вы составляете план: положите ловушку, пошлите существо или скажите, что готовы.
lords-first-tile = Сначала выберите сектор, который защищаете; ловушки и существа — потом.
lords-first-strike = Сначала отдайте каждому монстру часть платы — или пусть бастует.
lords-first-hunt = Сначала отдайте монстра или примите Зло.
lords-first-give = Сначала решите, сколько заплатить.
lords-first-wages = Сегодня день зарплаты: заплатите каждому существу или отпустите его.
lords-first-recall = Сначала выберите приказ, который вернётся на руку.
lords-first-tunnel = Сначала решите, где копают рабочие Кладовой.
lords-first-produce = Сейчас работают комнаты: выберите одну или закончите.
lords-first-feed = Сначала выберите монстра, которого съедят.
lords-first-discard = Сначала выберите ловушку, которую сбросить.
lords-first-dig = Вы копаете: назовите следующую клетку или закончите.
lords-first-spy = Сначала выберите карту боя, на которую взглянуть, или пропустите.
lords-first-space = Сначала решите, что делать на этой клетке, или пропустите.
lords-first-orders = Сейчас отдают приказы: выберите три из тех, что на руке.
lords-first-third = Сначала выберите третий приказ ничейного цвета.
lords-first-keep = Сначала выберите, какой из трёх взятых приказов оставить.
lords-no-sip = Пить кровь и возвращаться может только Вампир.
lords-no-split = Два удара наносит только Ведьма.
lords-no-fed = Накормить можно только Тролля.
lords-no-hold = Держать отряд может только Слизь.
lords-no-harm = Этому искателю существо сейчас не может навредить.
lords-no-choice = { $creature } не выбирает цель: номер не нужен.
lords-no-aim = Укажите кого: { $creature } нападает на любого на ваш выбор, например на номер 2.
lords-no-sent = Этого существа вы не посылали.
lords-no-surcharge = Ловушка в комнате стоит на 1 золото дороже, а золота у вас нет.
lords-no-turn-orders = Вы уже отдали приказы; ещё выбирают: { $who }.
lords-no-turn-keep = Вы уже выбрали; ещё выбирают: { $who }.
lords-no-keep = Этого приказа нет среди трёх взятых.
lords-no-inaccessible = Этот приказ в этом сезоне закрыт.
lords-no-order = Этот приказ уже отдан, или отданы все три.
lords-no-third = Третий приказ выбирают после своих трёх, из оставшихся карт.
lords-no-spy = Карты боя — с 1 по 4.
lords-no-empty-square = На этой клетке уже есть сектор.
lords-no-neighbour = Туннель должен примыкать стороной к подземелью.
lords-no-block = Так заполнится квадрат два на два.
lords-no-such-trap = Этой ловушки у вас на руке нет.
lords-no-ghost-food = Призрак — не монстр, Демон его не ест.
lords-no-feed = Такого монстра для еды нет.
lords-no-such-room = Такой комнаты в подземелье нет.
lords-no-more-work = В этом сезоне эта комната больше не может работать.
lords-no-workers = Комнате не хватает рабочих или припасов, либо ей нечего делать.
lords-no-conquered = Эта комната завоёвана.
lords-no-recall = Возвращается только первый приказ или неисполненный.
lords-no-such-creature = Такого существа для выбора здесь нет.
lords-no-cost = Полную цену вам не заплатить, а часть не принимается.
lords-no-part = Этой части платы у вас нет.
lords-no-give = Платят не больше долга и не больше, чем есть.
lords-no-tile = Сначала завоёвывают секторы, ближайшие ко входу: { $tiles }.
lords-no-other-plan = План менять нельзя.
lords-no-other-tile = Сектор уже выбран, а план менять нельзя.
lords-no-more-traps = Больше ловушек сюда нельзя: в туннеле и в комнате одна, в Лабиринте две.
lords-no-more-monsters = Больше монстров сюда нельзя: в туннеле и в Лабиринте один, в другой комнате два.
lords-no-knocked-out = Это существо выбыло до конца боёв.
lords-no-prisoner = Такого пленника нет.
lords-no-target = На этом месте никого нет.
lords-no-idle = Кто может атаковать, тот обязан.
lords-no-mine = Столько свободных импов и туннелей нет, или клетка столько не позволяет.
lords-no-tavern = Этого существа нет в таверне.
lords-no-shop = Эта комната сейчас не продаётся.
lords-no-tunnel-here = Комнату ставят на место незахваченного туннеля.
lords-no-zone = Здесь этой комнате не место: у каждой комнаты первого года своё — ряды 1–2, ряды 3–4, край или середина.
lords-no-room-beside = Две комнаты не могут стоять сторона к стороне, даже если одна захвачена.
lords-no-ghost-first = Призрак не нападает на первого.
lords-no-priest = Вампир не нападает на священника.

## The log

lords-log-started = { $who_is ->
    [you] Первый игрок — вы
   *[other] Первый игрок — { $who }
}.
lords-log-drawn = { $who_is ->
    [you] Вам достаются
   *[other] Игроку { $who } достаются
}: { $orders }.
lords-log-kept = { $who_is ->
    [you] Вы оставляете
   *[other] { $who } оставляет
}: { $order }.
lords-log-inaccessible = { $who_is ->
    [you] Ваши закрытые приказы
   *[other] { $who }, закрытые приказы
}: { $orders }.
lords-log-round = Год { $year }, { $season-low }. { $who_is ->
    [you] Первый ход ваш
   *[other] Первым ходит { $who }
}.
lords-log-tavern = В таверне: { $creatures }.
lords-log-shop = Комнаты на продажу: { $rooms }.
lords-log-event-shown = Событие { $season-gen }: { $event }.
lords-log-special-shown = Особое событие года — { $special }: { $text }.
lords-log-special = { $special }: { $text }.
lords-log-put-back = Все одной силы: { $adventurer } уходит под низ стопки.
lords-log-forecast = Искатели { $season-gen }: { $adventurers }.
lords-log-dummy = Ничейный цвет { $dummy } занимает: { $order } { $space }.
lords-log-ordered = { $who_is ->
    [you] Ваш приказ
   *[other] Приказ игрока { $who }
}: { $order }.
lords-log-third = { $who_is ->
    [you] Вы выбираете
   *[other] { $who } выбирает
} третий приказ ничейного цвета { $dummy }: { $order }.
lords-log-placed = { $who_is ->
    [you] Ваш приказ { $nth }
   *[other] { $who }, приказ { $nth }
}: { $order } { $space }.
lords-log-no-space = { $who_is ->
    [you] Ваш приказ { $nth }
   *[other] { $who }, приказ { $nth }
}: { $order }, но все клетки заняты.
lords-log-no-fee = { $who_is ->
    [you] Ваш приказ { $nth }
   *[other] { $who }, приказ { $nth }
}: { $order }, но нет золота на взнос или свободной клетки.
lords-log-fee = { $who_is ->
    [you] Вы платите
   *[other] { $who } платит
} 1 золото за найм первым приказом.
lords-log-used = { $who_is ->
    [you] Вы используете
   *[other] { $who } использует
}: { $order } { $space }. Плата: { $cost }; взамен: { $gain }.
lords-log-used-free = { $who_is ->
    [you] Вы используете
   *[other] { $who } использует
}: { $order } { $space }. Бесплатно: { $gain }.
lords-log-declined = { $who_is ->
    [you] Вы не исполняете
   *[other] { $who } не исполняет
}: { $order }.
lords-log-unable = { $who_is ->
    [you] Вы не можете исполнить
   *[other] { $who } не может исполнить
}: { $order }.
lords-log-spied = { $who } смотрит карту боя { $place }.
lords-log-spied-card = { $who_is ->
    [you] Вы смотрите
   *[other] { $who } смотрит
} карту боя { $place }: { $card }, { $text }.
lords-log-dug = { $who_is ->
    [you] Вы копаете
   *[other] { $who } копает
} { $cell }.
lords-log-mined = { $who_is ->
    [you] Вы добываете
   *[other] { $who } добывает
} { $gold ->
    [one] { $gold } золото
   *[other] { $gold } золота
}.
lords-log-drew = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
} { $count ->
    [one] { $count } ловушку
    [few] { $count } ловушки
   *[other] { $count } ловушек
}.
lords-log-drew-traps = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
}: { $traps }.
lords-log-discarded = { $who } сбрасывает ловушку.
lords-log-discarded-trap = { $who_is ->
    [you] Вы сбрасываете
   *[other] { $who } сбрасывает
}: { $trap }.
lords-log-hired = { $who_is ->
    [you] Вы нанимаете
   *[other] { $who } нанимает
} { $creature-acc }.
lords-log-fed = { $who_is ->
    [you] Вы скармливаете
   *[other] { $who } скармливает
} Демону { $creature-acc }.
lords-log-built = { $who_is ->
    [you] Вы строите
   *[other] { $who } строит
}: { $room }, { $cell }.
lords-log-produced = { $who_is ->
    [you] У вас работает
   *[other] { $who }: работает
} { $room }: { $text }.
lords-log-recalled = { $who_is ->
    [you] Вы возвращаете
   *[other] { $who } возвращает
} на руку приказ «{ $order }».
lords-log-happens = { $event }!
lords-log-no-special = { $event }: ничего не происходит, в этой игре его нет.
lords-log-paid = { $who_is ->
    [you] Вы платите
   *[other] { $who } платит
} { $creature-dat } ({ $cost }).
lords-log-left = { $who_is ->
    [you] Вы отпускаете
   *[other] { $who } отпускает
} { $creature-acc }.
lords-log-gave = { $who_is ->
    [you] Вы платите
   *[other] { $who } платит
} { $paid }{ $missing ->
    [0] {""}
   *[other] , не уплачено { $missing }
}.
lords-log-lost = { $who_is ->
    [you] Вы теряете
   *[other] { $who } теряет
} { $what }.
lords-log-lost-creature = { $who_is ->
    [you] Вы отдаёте
   *[other] { $who } отдаёт
} { $creature-acc }.
lords-log-strike = { $who_is ->
    [you] У вас
   *[other] { $who }:
} бастует { $creature }.
lords-log-evil-up = { $who_is ->
    [you] Ваше Зло
   *[other] { $who }: Зло
} +{ $steps }, теперь { $to }.
lords-log-evil-down = { $who_is ->
    [you] Ваше Зло
   *[other] { $who }: Зло
} −{ $steps }, теперь { $to }.
lords-log-dummy-evil = Счётчик Зла ничейного цвета теперь на { $to }.
lords-log-paladin = { $who_is ->
    [you] Паладин скачет к вам
   *[other] Паладин скачет к игроку { $who }
}!
lords-log-arrived = { $adventurer } приходит { $who_is ->
    [you] к вам
   *[other] к игроку { $who }
}.
lords-log-elsewhere = { $adventurer } уходит в другие края.
lords-log-combat = Начинаются бои года { $year }.
lords-log-combat-round = Раунд боя { $round }: все составляют планы.
lords-log-marked = { $who_is ->
    [you] Вы защищаете
   *[other] { $who } защищает
} { $cell }.
lords-log-laid = { $who } кладёт ловушку рубашкой вверх.
lords-log-laid-trap = { $who_is ->
    [you] Вы кладёте рубашкой вверх
   *[other] { $who } кладёт рубашкой вверх
}: { $trap }.
lords-log-sent = { $who_is ->
    [you] Вы посылаете
   *[other] { $who } посылает
} { $creature-acc }.
lords-log-freed = { $who_is ->
    [you] Вы освобождаете
   *[other] { $who } освобождает
}: { $adventurer }.
lords-log-turned = Карта боя раунда { $round }: { $card }, { $text }. Нужно магии: { $round }.
lords-log-battle = { $who_is ->
    [you] Ваш бой
   *[other] { $who }: бой
} за { $cell }.
lords-log-sprung = { $who_is ->
    [you] У вас
   *[other] { $who }:
} срабатывает { $trap }.
lords-log-trap-fails = { $who_is ->
    [you] На ловушку «{ $trap }» вам не хватает средств, она возвращается на руку
   *[other] { $who }: на ловушку «{ $trap }» не хватает средств, она возвращается на руку
}.
lords-log-prevented = Символы ловушек предотвращают урон: { $count }.
lords-log-hurt = { $adventurer } получает урон: { $damage }.
lords-log-absorbed = Щит поглощает урон: { $damage }.
lords-log-captured = { $adventurer } в плену { $who_is ->
    [you] у вас
   *[other] у игрока { $who }
}.
lords-log-vanished = Иллюзия рассеивается.
lords-log-cast = { $who_is ->
    [you] Вас настигают чары
   *[other] { $who } попадает под чары
}: { $card }.
lords-log-not-cast-magic = { $card }: чары { $who_is ->
    [you] вас не настигают
   *[other] не настигают игрока { $who }
}, отряду не хватает магии.
lords-log-not-cast-room = { $card }: чары { $who_is ->
    [you] вас не настигают
   *[other] не настигают игрока { $who }
}, в этой комнате магия бессильна.
lords-log-not-cast-dart = { $card }: чары { $who_is ->
    [you] вас не настигают
   *[other] не настигают игрока { $who }
}, дротик лишил волшебника голоса.
lords-log-withdrawn = { $who_is ->
    [you] Вы отзываете
   *[other] { $who } отзывает
} { $creature-acc }.
lords-log-sheep = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } теперь овца.
lords-log-banished = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } исчезает навсегда.
lords-log-attacks = { $who_is ->
    [you] У вас
   *[other] { $who }:
} атакует { $creature }.
lords-log-attacks-hold = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } держит отряд.
lords-log-attacks-fed = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } съедает 1 еду и атакует.
lords-log-attacks-split = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } бьёт дважды.
lords-log-attacks-sip = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } пьёт кровь и остаётся в строю.
lords-log-idle = { $who_is ->
    [you] У вас
   *[other] { $who }:
} { $creature } не находит цели.
lords-log-healed = { $adventurer } лечится: { $count }.
lords-log-fatigue = { $who_is ->
    [you] Усталость вашего отряда
   *[other] { $who }, усталость отряда
}: { $count }.
lords-log-held = Отряд задержан: ни усталости, ни захвата.
lords-log-conquered = { $who_is ->
    [you] Вы теряете
   *[other] { $who } теряет
} сектор { $cell }.
lords-log-defended = { $who_is ->
    [you] Весь отряд у вас в плену
   *[other] { $who } берёт в плен весь отряд
}!
lords-log-leaves = { $count ->
    [one] { $count } искатель уходит
    [few] { $count } искателя уходят
   *[other] { $count } искателей уходят
} { $who_is ->
    [you] от вас
   *[other] от игрока { $who }
}.
lords-log-accepted = { $who_is ->
    [you] Вы принимаете
   *[other] { $who } принимает
} Зло.
lords-log-aimed = Цель номер { $place }: { $adventurer }.
lords-log-paid-part = { $who_is ->
    [you] Вы отдаёте
   *[other] { $who } отдаёт
} { $creature-dat } часть платы: { $part }.
lords-log-second-year = Начинается второй год.
lords-log-titled = { $who_is ->
    [you] Вы —
   *[other] { $who } —
} { $title }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}.
lords-log-scored = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} и лицензия.
lords-log-scored-none = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}, лицензии нет.

## The table

lords-draw-year = Год { $year }
lords-draw-combat = раунд боя { $round }
lords-draw-reckoning = итоги
lords-draw-first = первый ход: { $who_is ->
    [you] ваш
   *[other] { $who }
}
lords-draw-paladin-tent = Паладин: в своей палатке
lords-draw-paladin-with = Паладин: { $who_is ->
    [you] у вас
   *[other] у игрока { $who }
}
lords-draw-paladin-out = Паладин: в этом году больше не придёт
lords-draw-event = { $season }: { $event }
lords-draw-offered = { $what } ({ $note })
lords-draw-tavern = Таверна: { $items }
lords-draw-shop = Комнаты: { $items }
lords-draw-arriving = Этот сезон: { $items }
lords-draw-forecast = След. сезон: { $items }
lords-draw-card = { $place } { $card }
lords-card-told = { $place } { $card } ({ $text })
lords-draw-hidden = { $place } ?
lords-draw-unplayed = ничейный цвет
lords-draw-cards = Карты боя: { $items }
lords-column-evil = Зло
lords-column-gold = золото
lords-column-food = еда
lords-column-imps = импы
lords-column-traps = ловуш.
lords-column-monsters = монст.
lords-column-prison = плен
lords-column-lost = потери
lords-column-marks = метки
lords-draw-dungeon = { $who_is ->
    [you] Ваше подземелье
   *[other] Подземелье игрока { $who }
} · комнаты: { $rooms }
lords-draw-lair = Логово: { $items }
lords-draw-party = Отряд: { $items }
lords-draw-prison = Темница: { $items }
lords-draw-traps = Ловушки: { $items }
lords-draw-closed = Закрыты: { $items }
lords-draw-orders = Приказы: { $items }
lords-draw-plan = План для { $cell }: { $items }
lords-draw-points = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $total } = комнаты { $rooms }, монстры { $monsters }, пленники { $prisoners }, потерянные секторы { $conquered }, красные метки { $marks }, очки комнат { $bonus }, титулы { $titles }

## The table in words

lords-words-board = На поле приказов: { $items }.
lords-words-stands = { $order } { $space }: { $occupant }
lords-words-stores = { $who_is ->
    [you] Вы
   *[other] { $who }
}: Зло { $evil }, золото { $gold }, еда { $food }, импы { $imps }{ $busy ->
    [0] {""}
   *[other] {" "}(за работой { $busy })
}{ $marks ->
    [0] {""}
   *[other] , красные метки { $marks }
}.
lords-words-dungeon = Туннели: { $items }; комнаты: { $rooms }.
lords-words-conquered = Захвачены: { $items }.
lords-words-lair = Логово: { $items }.
lords-words-traps = Ловушки: { $items }.
lords-words-trap-cards = Карт ловушек: { $count }.
lords-words-party = Отряд от первого: { $items }.
lords-words-prison = Темница: { $items }.
lords-words-plan = План для { $cell }: существа — { $items }, ловушек — { $traps }.
lords-words-orders = Отданные приказы: { $items }.
lords-words-closed = Закрытые приказы: { $items }.
lords-words-closed-dummy = Закрытые приказы ничейного цвета { $dummy }: { $items }.
lords-words-paladin = { $where }.
lords-words-tavern = В таверне: { $items }.
lords-words-shop = Комнаты на продажу: { $items }.
lords-words-arriving = Придут в этом сезоне: { $items }.
lords-words-forecast = Придут в следующем сезоне: { $items }.
lords-words-cards = Известные вам карты боя: { $items }.
lords-words-unplayed = Счётчик Зла ничейного цвета: { $evil }.
lords-words-gone-creatures = Существа, вышедшие из игры: { $items }.
lords-words-gone-rooms = Комнаты, вышедшие из игры: { $items }.
lords-words-gone-adventurers = Искатели, вышедшие из игры: { $items }.
lords-words-gone-traps = Использованные ловушки: { $items }.

## What everything means

lords-legend-year = Год — это зима, весна, лето и осень, а затем бои, до четырёх раундов. Через два года побеждает тот, у кого больше очков.
lords-legend-orders = Каждый сезон вы тайно отдаёте три приказа из шести. Слуги по очереди занимают первую свободную клетку, от I до III. Затем приказы исполняются от получения пищи до строительства комнат, клетки от I до III; найм монстров и строительство — от III до I. Импы копают, добывают золото и работают в комнатах, каждый — один раз за сезон. Потом один приказ возвращается на руку — первый или неисполненный, а два других закрыты на следующий сезон.
lords-legend-adventurers = С весны к каждому приходит искатель приключений: слабейший — к самому доброму, сильнейший — к самому злому. К тому, чьё Зло дошло до { $paladin }, приходит и паладин.
lords-legend-events = День зарплаты: заплатите каждому существу снова или отпустите его за 1 Зло. Налоги: 1 золото за каждые 2 сектора с округлением вверх; каждое неуплаченное — красная метка.
lords-legend-two = Вдвоём ничейный счётчик Зла каждый сезон поднимается на 1 и уводит одного искателя.
lords-legend-full = Полная игра: найм монстров первым приказом стоит ещё 1 золото, и сразу; без него слуга не получит клетки. Платить Злом можно, только пока на шкале есть место.
lords-legend-combat = В бою вы защищаете ближайший ко входу сектор: в туннеле 1 ловушка и 1 монстр, в комнате 1 ловушка с доплатой 1 золото и 2 монстра; призраки не в счёт.
lords-legend-battle = Бой: ловушка, быстрое заклинание, существа, медленное заклинание, лечение, если кто-то атаковал, усталость; если в отряде кто-то ещё стоит, он захватывает сектор. Заклинание удаётся, только если магии в отряде не меньше номера раунда.
lords-legend-order = { $order }: { $spaces }
lords-legend-space = { $space } { $cost } → { $gain }
lords-legend-space-free = { $space } { $gain }
lords-legend-creature = { $creature } (плата: { $cost }): { $text }
lords-legend-thing = { $name }: { $text }
lords-legend-room = { $name } ({ $zone }): { $text }
lords-legend-party = Воин 3/5♥ — осталось 3 здоровья из 5. л — сколько урона от ловушек предотвращает, ц — сколько исцеляет, м — магия.
lords-legend-signs = Подземелье: □ туннель, ■ комната, x захваченный туннель, R захваченная комната, · пока ничего, ! защищаемый сектор; C1 — вход. Поле приказов: 1–4 — слуги игроков, A и B — слуги ничейных цветов, по клеткам I, II, III.
lords-legend-points = Очки: комната 2, монстр 1, пленник 2, паладин 5, захваченный сектор −2, красная метка −3. Титулы, 3 одному или 2 каждому из нескольких (вдвоём 2 и 1): больше всех Зла, комнат, туннелей, монстров, импов, богатства (золото, еда и ловушки), меньше всех потерь.

lords-hint-best = Просчитано точно: к концу этого боя ничто не даст больше.
lords-hint-best-guess = Просчитано на ближайшие раунды: лучше хода не видно.
lords-hint-not-best = В этом бою другой ход даёт больше.
lords-hint-worse = В этом бою это хуже лучшего хода не менее чем на { $whole },{ $tenth } очка, если считать пленных, секторы и запасы.
