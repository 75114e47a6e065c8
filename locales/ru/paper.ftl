# Бумажные подземелья

paper-name = Бумажные подземелья

paper-end-home = Восемь раундов позади: команды возвращаются домой и считают славу.

paper-option-missions = Общие миссии
paper-option-missions-off = нет
paper-option-missions-on = да
paper-option-vanishing = Самоцветы исчезают после двух первых чудовищ (в одиночку — всегда)
paper-option-vanishing-off = нет
paper-option-vanishing-on = да
paper-option-missions_first = Миссии засчитываются до боя с чудовищем
paper-option-missions_first-off = нет
paper-option-missions_first-on = да
paper-option-dungeon = Подземелье
paper-option-dungeon-random = случайное
paper-option-dungeon-a = A: «Городские легенды», глава 1
paper-option-dungeon-b = B: «Городские легенды», глава 2
paper-option-dungeon-c = C: «Городские легенды», глава 3
paper-option-dungeon-d = D: «Мумия Хамнапты», глава 1
paper-option-dungeon-e = E: «Мумия Хамнапты», глава 2
paper-option-dungeon-f = F: «Мумия Хамнапты», глава 3
paper-option-dungeon-g = G: «Зловещая башня», глава 1
paper-option-dungeon-h = H: «Зловещая башня», глава 2
paper-option-dungeon-i = I: «Зловещая башня», глава 3
paper-option-dungeon-j = J: «Вокруг королевства», глава 1
paper-option-dungeon-k = K: «Вокруг королевства», глава 2
paper-option-dungeon-l = L: «Вокруг королевства», глава 3

## Имена и названия

paper-who = { $who_is ->
    [you] вы
   *[other] { $who }
}

paper-hero-warrior = Воин
    .gen = Воина
    .acc = Воина
    .ins = Воином
paper-hero-wizard = Маг
    .gen = Мага
    .acc = Мага
    .ins = Магом
paper-hero-cleric = Священник
    .gen = Священника
    .acc = Священника
    .ins = Священником
paper-hero-rogue = Плут
    .gen = Плута
    .acc = Плута
    .ins = Плутом

paper-die-white-warrior = белый меч
paper-die-white-wizard = белая шляпа
paper-die-white-cleric = белый крест
paper-die-white-rogue = белая маска
paper-die-white-skull = белый череп
paper-die-clover = клевер
paper-die-black-warrior = чёрный меч
paper-die-black-wizard = чёрная шляпа
paper-die-black-cleric = чёрный крест
paper-die-black-rogue = чёрная маска
paper-die-black-skull = чёрный череп
paper-die-boots = сапоги

paper-item-sword = Огненный меч
paper-item-tome = Фолиант мудрости
paper-item-crown = Корона Праведного короля
paper-item-cloak = Мантия неосязаемости
paper-item-armour = Доспехи героев
paper-item-cauldron = Котелок алхимика
paper-item-medallion = Медальон Хара
paper-item-sceptre = Скипетр смерти

paper-does-sword = +3 к мощи против чудовищ
paper-does-tome = сразу уровень любому герою, слава в конце
paper-does-crown = много славы в конце
paper-does-cloak = проход сквозь стены
paper-does-armour = герой на уровень выше против приспешников, слава в конце
paper-does-cauldron = сразу 3 зелья
paper-does-medallion = переход через воду, немного славы в конце
paper-does-sceptre = сразу падают два приспешника на выбор, стоит немного славы
paper-heroes-at-four = На 4-м уровне: Воин даёт +1 к мощи против чудовищ, с Магом цвет кубиков не важен, со Священником черепа не ранят, Плут сразу крадёт самоцвет.
paper-item-does = { $item }: { $does }

paper-minion-ghost = привидение
    .acc = привидение
paper-minion-goblin = гоблин
    .acc = гоблина
paper-minion-orc = орк
    .acc = орка
paper-minion-zombie = зомби
    .acc = зомби

paper-reward-potion = зелье
paper-reward-item = клетка предмета
paper-reward-level = уровень
paper-reward-gem = самоцвет

paper-short-ghost = Пр
paper-short-goblin = Го
paper-short-orc = Ор
paper-short-zombie = Зо
paper-short-potion = з
paper-short-item = п
paper-short-level = у
paper-short-gem = с
paper-short-sword = Меч
paper-short-tome = Фолиант
paper-short-crown = Корона
paper-short-cloak = Мантия
paper-short-armour = Доспехи
paper-short-cauldron = Котелок
paper-short-medallion = Медальон
paper-short-sceptre = Скипетр

paper-symbol-warrior = меч
paper-symbol-wizard = шляпа
paper-symbol-cleric = крест
paper-symbol-rogue = маска
paper-symbol-clover = клевер
paper-symbol-boots = сапоги
paper-symbol-skull = череп

paper-monster-minotaur = Минотавр
    .acc = Минотавра
    .gen = Минотавра
paper-monster-mummy = Мумия
    .acc = Мумию
    .gen = Мумии
paper-monster-gorgon = Горгона
    .acc = Горгону
    .gen = Горгоны
paper-monster-ogre = Огр
    .acc = Огра
    .gen = Огра
paper-monster-chimera = Химера
    .acc = Химеру
    .gen = Химеры
paper-monster-vampire = Вампир
    .acc = Вампира
    .gen = Вампира
paper-monster-golem = Голем
    .acc = Голема
    .gen = Голема
paper-monster-manticore = Мантикора
    .acc = Мантикору
    .gen = Мантикоры
paper-monster-watcher = Наблюдатель
    .acc = Наблюдателя
    .gen = Наблюдателя
paper-monster-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
paper-monster-lich = Лич
    .acc = Лича
    .gen = Лича
paper-monster-demon = Демон
    .acc = Демона
    .gen = Демона
paper-monster-other = { $name }
    .acc = «{ $name }»
    .gen = «{ $name }»

paper-talent-alchemist = Алхимик
paper-talent-noble = Благородный
paper-talent-barbarian = Варвар
paper-talent-thief = Вор
paper-talent-bloodthirsty = Кровожадный
paper-talent-marauder = Мародёр
paper-talent-master = Мастер
paper-talent-mystic = Мистик
paper-talent-seer = Провидец
paper-talent-scout = Разведчик
paper-talent-ranger = Следопыт
paper-talent-merchant = Торговец
paper-talent-assassin = Убийца
paper-talent-craftsman = Умелец
paper-talent-healer = Целитель
paper-talent-shaman = Шаман

paper-effect-alchemist = кубик варит 3 зелья вместо 2
paper-effect-noble = клетка предмета за каждого героя, достигшего 5-го уровня
paper-effect-barbarian = чудовища не наносят ранений
paper-effect-thief = один любой самоцвет до начала игры; у соперников он остаётся
paper-effect-bloodthirsty = +2 к мощи против чудовищ
paper-effect-marauder = клетка предмета за каждого третьего приспешника
paper-effect-master = два героя начинают со 2-го уровня
paper-effect-mystic = раз в раунд кубик может сменить цвет
paper-effect-seer = на одно ранение от черепов меньше в каждом раунде
paper-effect-scout = ловушки не ранят
paper-effect-ranger = каждая переправа даёт ещё одно перемещение
paper-effect-merchant = зелье за каждый самоцвет
paper-effect-assassin = два приспешника побеждены до начала игры
paper-effect-craftsman = первые клетки двух предметов до начала игры
paper-effect-healer = два зелья до начала игры
paper-effect-shaman = зелье за каждого третьего приспешника

paper-task-minion-levels = разных уровней побеждённых приспешников: { $n }
paper-task-minions-three = приспешников 3-го уровня: { $n }
paper-task-minions-four = приспешников 4-го уровня: { $n }
paper-task-minions-five = приспешников 5-го уровня: { $n }
paper-task-minions = побеждено приспешников: { $n }
paper-task-level-three = героев 3-го уровня и выше: { $n }
paper-task-level-four = героев 4-го уровня и выше: { $n }
paper-task-level-five = героев 5-го уровня и выше: { $n }
paper-task-level-six = героев 6-го уровня: { $n }
paper-task-health = здоровье: { $n }
paper-task-full-rows = полностью исследованных рядов: { $n }
paper-task-full-columns = полностью исследованных столбцов: { $n }
paper-task-columns-of-four = столбцов, где исследовано 4+: { $n }
paper-task-rooms = исследовано помещений: { $n }
paper-task-edge = помещений у края: { $n }
paper-task-corners = угловых помещений: { $n }
paper-task-lairs = логов чудовищ: { $n }
paper-task-traps = сработавших ловушек: { $n }
paper-task-obstacles = пройдено ловушек, стен и воды: { $n }
paper-task-potions = зелий: { $n }
paper-task-gems = самоцветов: { $n }
paper-task-items = законченных предметов: { $n }
paper-task-monster-glory = слава за чудовищ: { $n }

# То же в двух словах, для планшета
paper-brief-minion-levels = уровни приспешников { $n }
paper-brief-minions-three = приспешники 3 { $n }
paper-brief-minions-four = приспешники 4 { $n }
paper-brief-minions-five = приспешники 5 { $n }
paper-brief-minions = приспешники { $n }
paper-brief-level-three = герои 3+ { $n }
paper-brief-level-four = герои 4+ { $n }
paper-brief-level-five = герои 5+ { $n }
paper-brief-level-six = герои 6 { $n }
paper-brief-health = здоровье { $n }
paper-brief-full-rows = целые ряды { $n }
paper-brief-full-columns = целые столбцы { $n }
paper-brief-columns-of-four = столбцы по 4+ { $n }
paper-brief-rooms = помещения { $n }
paper-brief-edge = край { $n }
paper-brief-corners = углы { $n }
paper-brief-lairs = логова { $n }
paper-brief-traps = ловушки { $n }
paper-brief-obstacles = преграды { $n }
paper-brief-potions = зелья { $n }
paper-brief-gems = самоцветы { $n }
paper-brief-items = предметы { $n }
paper-brief-monster-glory = слава за чудовищ { $n }

paper-content = { $parts }
paper-content-minion = { $minion } { $level }-го уровня, биться будет { $hero }
paper-content-wounds = { $wounds ->
    [0] без ранений
    [one] { $wounds } ранение
    [few] { $wounds } ранения
   *[other] { $wounds } ранений
}
paper-content-lair = логово: { $monster }
paper-content-explored = уже исследовано
paper-content-trap = ловушка
paper-content-gem = самоцвет { $gem }
paper-content-empty = ничего особенного

paper-line-a = A первое чудовище
paper-line-b = B второе чудовище
paper-line-c = C третье чудовище
paper-line-d = D уровни
paper-line-e = E предметы
paper-line-f = F самоцветы
paper-line-g = G приспешники
paper-line-h = H ранения
paper-line-i = I воскрешение
paper-line-j = J цель и талант
paper-line-k = K миссии
paper-line-l = L вся слава
paper-score-line = { $line } { $glory }

## Что от вас требуется

paper-prompt-over = Игра окончена.
paper-prompt-waiting = Ждём: { $teams }.
paper-prompt-talent = Какой талант оставит ваша команда?
paper-prompt-goal = Какую цель оставит ваша команда? Она же решает, какие кубики кого обучают.
paper-prompt-wounds = { $wounds ->
    [one] { $wounds } ранение!
    [few] { $wounds } ранения!
   *[other] { $wounds } ранений!
} Зелья могут исцелить ещё { $hearts }. Сколько исцелить?
paper-prompt-level = Один герой повышает уровень. Кто?
paper-prompt-item = Закрасьте клетку любого предмета. Какого?
paper-prompt-minion = Выберите приспешника, который падёт без боя.
paper-prompt-gem = До начала игры можно выкрасть любой самоцвет. Какой?
paper-prompt-die = Раунд { $round }: выберите кубик и его применение (осталось: { $left }).
paper-prompt-step = Куда? { $moves ->
    [one] Осталось { $moves } перемещение.
    [few] Осталось { $moves } перемещения.
   *[other] Осталось { $moves } перемещений.
}
paper-prompt-begin = Карты выбраны. Начинаем первый раунд?
paper-prompt-confirm = Всё отмечено? После подтверждения ничего не изменить.

paper-move-talent = { $talent }: { $effect } (слава: { $glory })
paper-move-goal = { $goal }, слава { $glory } (Воин, Маг, Священник, Плут: { $training })
paper-move-steal = Выкрасть самоцвет { $gem }
paper-move-decline = Ничего не красть
paper-move-heal = Исцелить { $healed }, отметить на шкале { $wounds }
paper-move-level = { $die }: { $hero }, уровень { $level }
paper-move-craft = { $die }: { $item }, клетка { $boxes }
paper-move-brew = { $die }: сварить зелья ({ $potions })
paper-move-march = { $die }: переместиться (до { $moves })
paper-move-go = Идти в { $room } ({ $content })
paper-move-stop = Остановиться
paper-move-train = { $hero }: уровень { $level }
paper-move-fill = { $item }: клетка { $boxes }
paper-move-slay = { $room }: { $content }
paper-move-done = Закончить раунд
paper-move-begin = Готово: бросить кубики

## Что произошло

paper-log-opened = Открыто подземелье { $dungeon }. Миссий нет.
paper-log-opened-missions = Открыто подземелье { $dungeon }. Миссии: { $missions }.
paper-log-dealt = Ваши карты: таланты — { $talents }; цели — { $goals }.
paper-log-keeps-talent = { $who_is ->
    [you] Вы оставляете
   *[other] { $who } оставляет
} талант «{ $talent }».
paper-log-keeps-goal = { $who_is ->
    [you] Вы оставляете
   *[other] { $who } оставляет
} цель «{ $goal }».
paper-log-declines = { $who_is ->
    [you] Вы ничего не крадёте
   *[other] { $who } ничего не крадёт
} до начала игры.
paper-log-takes = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
} кубик: { $die }.
paper-log-levels = { $who_is ->
    [you] Ваш
   *[other] { $who }:
} { $hero } достигает уровня { $level }.
paper-log-fills = { $who_is ->
    [you] Вы закрашиваете
   *[other] { $who } закрашивает
} клетку { $boxes }: { $item }.
paper-log-potions = { $who_is ->
    [you] Вы получаете
   *[other] { $who } получает
} зелье (всего { $total }).
paper-log-marches = { $who_is ->
    [you] Вы отправляетесь
   *[other] { $who } отправляется
} в путь: перемещений до { $moves }.
paper-log-goes = { $who_is ->
    [you] Вы входите
   *[other] { $who } входит
} в { $room }.
paper-log-beats = { $who_is ->
    [you] Вы побеждаете
   *[other] { $who } побеждает
} { $minion-acc } { $level }-го уровня в { $room }.
paper-log-trap = В { $room } срабатывает ловушка.
paper-log-steals = { $who_is ->
    [you] Вы крадёте
   *[other] { $who } крадёт
} самоцвет { $gem } (всего { $total }).
paper-log-steals-outside = { $who_is ->
    [you] Вы крадёте
   *[other] { $who } крадёт
} самоцвет за пределами подземелья (всего { $total }).
paper-log-wounded = { $wounds ->
    [0] { $who_is ->
        [you] Вы обходитесь
       *[other] { $who } обходится
    } без ранений
    [one] { $who_is ->
        [you] Вы получаете
       *[other] { $who } получает
    } { $wounds } ранение
    [few] { $who_is ->
        [you] Вы получаете
       *[other] { $who } получает
    } { $wounds } ранения
   *[other] { $who_is ->
        [you] Вы получаете
       *[other] { $who } получает
    } { $wounds } ранений
} (всего { $total }){ $healed ->
    [0] { "" }
   *[other] ; зелья исцелили { $healed }
}.
paper-log-resurrected = { $who_is ->
    [you] Ваша команда гибнет
   *[other] Команда игрока { $who } гибнет
} и воскресает: в конце игры −9 славы.
paper-log-ready = { $who_is ->
    [you] Ваша команда готова.
   *[other] { $who }: команда готова.
}
paper-log-team-talent = { $who } — { $talent }
paper-log-talents = Таланты команд: { $talents }.
paper-log-rolled = Раунд { $round }. На кубиках: { $dice }.
paper-log-announced = { $who_is ->
    [you] Вы крадёте
   *[other] { $who } крадёт
} в этом раунде: { $gems }. Для остальных этих самоцветов больше нет.
paper-log-fought = { $who_is ->
    [you] Вы раните
   *[other] { $who } ранит
} { $monster-acc } с мощью { $power }: слава { $glory }, ранений { $wounds }.
paper-log-fled = { $who_is ->
    [you] Вы бежите
   *[other] { $who } бежит
} от { $monster-gen }: слава −{ $glory }.
paper-log-prize = { $who_is ->
    [you] Вы бьёте { $monster-acc } сильнее всех и получаете
   *[other] { $who } бьёт { $monster-acc } сильнее всех и получает
} награду.
paper-log-vanished = Из подземелья исчезают самоцветы: { $gems }.
paper-log-mission = Миссия «{ $mission }» выполнена: { $teams }. Слава: { $glory }.
paper-log-scored = { $who_is ->
    [you] Ваша слава
   *[other] Слава игрока { $who }
}: { $total } ({ $lines }). Цель: «{ $goal }».

## Планшет в тексте

paper-text-head = Раунд { $round }/8, карта { $dungeon }. { $monster }: мощь { $power }, уязвимость: { $weakness }. { $team }: { $glory }
paper-text-head-prelude = До начала игры, подземелье { $dungeon }. { $monster }: мощь { $power }, уязвимость: { $weakness }.
paper-text-head-over = Снова дома, подземелье { $dungeon }. { $team }: слава { $glory }.
paper-text-die = { $colour } { $symbol }
paper-text-die-used = ({ $colour } { $symbol })
paper-text-dice = Кубики: { $dice }
paper-text-health = Здор. { $health }, ран. { $wounds }{ $resurrected ->
    [0] { "" }
   *[other] , воскресли
}
paper-text-potions = Зелья { $potions }/{ $limit }, исцелят { $hearts }
paper-text-tracks = Самоцв. { $gems }{ $letters }, приспешн. { $minions }
paper-text-talent = Талант: { $talent }
paper-text-cards = Талант: { $talent }. Цель: { $goal }.
paper-text-mission = { $mission }
paper-text-mission-done = ({ $mission })
paper-text-missions = Миссии (слава сейчас по { $glory }): { $missions }
paper-legend = Знаки на карте (снова: help)
paper-legend-team = @    ваша команда
paper-legend-explored = •    исследовано
paper-legend-minion = Ор3  орк, уровень 3; Зо зомби
paper-legend-minions = Пр   привидение; Го гоблин
paper-legend-beaten = ×    приспешник побеждён
paper-legend-trap = ^    ловушка
paper-legend-gem = +A   самоцвет A; +- исчез
paper-legend-potion = +з   зелье; +п предмет
paper-legend-level = +у   уровень любому герою
paper-legend-lair = M1   логово чудовища 1
paper-legend-walls = ┃ ━  стена; ≈ вода; ─ путь
paper-legend-tunnel = ›    туннель; △ вход
paper-legend-dice = ○ ●  белые и чёрные кубики
paper-text-power = M{ $stage }: мощь { $power }, { $found ->
    [0] ещё не дошли
   *[other] логово пройдено
}
paper-text-ranges = слава { $glory }, ранения { $wounds }
paper-text-flee = бегство: −{ $glory }; после раунда { $round }
paper-text-other = { $team } { $glory }
paper-text-others = Соперники: { $teams }

## Всё словами

paper-words-monster = После раунда { $round }: { $monster }, логово { $room }, уязвимость: { $weakness }. Мощь { $power } даёт { $glory } славы и { $wounds } ранений; бегство: −{ $flee } славы. Лучшая команда получает: { $prize } ×{ $count }.
paper-words-monster-vanish = После раунда { $round }: { $monster }, логово { $room }, уязвимость: { $weakness }. Мощь { $power } даёт { $glory } славы и { $wounds } ранений; бегство: −{ $flee } славы. Лучшая команда получает: { $prize } ×{ $count }. Затем исчезают самоцветы { $gems }.
paper-words-step = { $glory }
paper-words-step-reward = { $glory } + { $reward }
paper-words-wound = { $wounds } ран. −{ $glory }
paper-words-gems = Слава за самоцветы, с первого по десятый: { $steps }.
paper-words-minions = Слава за приспешников, по одному: { $steps }.
paper-words-levels = Слава за самого слабого героя, уровни 1–6: { $steps }.
paper-words-wounds = Потеря славы, начиная с числа ранений: { $steps }.
paper-words-hero = { $hero } { $level }
paper-words-item = { $item } { $boxes }/2
paper-words-none = нет
paper-words-team = { $team }, слава { $glory }: { $heroes }; ранений { $wounds }, зелий { $potions } (использовано сердец: { $healed }), самоцветов { $gems }, приспешников { $minions }, помещений { $rooms }; предметы: { $items }; талант: { $talent }.

## Почему нельзя

paper-why-over = Игра окончена.
paper-why-not-at-the-table = За этим столом нет такой команды.
paper-why-waiting = Вы закончили этот раунд, другие команды — ещё нет.
paper-why-not-dealt = Этой карты вам не сдавали.
paper-why-fewer-wounds = Столько ранений нет.
paper-why-fewer-hearts = У зелий не осталось столько сердец.
paper-why-skull = Череп использовать нельзя.
paper-why-die-used = Этот кубик вы уже использовали.
paper-why-die-not-rolled = Такого кубика в запасе нет.
paper-why-three-dice = Три кубика этого раунда уже использованы.
paper-why-dice-left = В каждом раунде используют три кубика; один можно потратить впустую, не сделав ни шага.
paper-why-boots = Сапоги годятся только для перемещения.
paper-why-other-hero = На кубике другой символ.
paper-why-other-colour = Этого героя обучают кубики другого цвета.
paper-why-top-level = Этот герой уже на 6-м уровне.
paper-why-same-hero = Два уровня до начала игры получают два разных героя.
paper-why-item-finished = Этот предмет уже закончен.
paper-why-same-item = Две клетки до начала игры — у двух разных предметов.
paper-why-box-needs = Для этой клетки нужен символ { $hero-gen } или клевер.
paper-why-no-movement = Сначала выберите кубик для перемещения.
paper-why-not-an-entrance = Команда ещё снаружи: войти можно только в помещения ряда 1.
paper-why-same-room = Вы уже здесь.
paper-why-diagonal = По диагонали ходить нельзя.
paper-why-not-next-to = Это помещение не соседнее.
paper-why-wall = Путь преграждает стена; сквозь неё проведёт только законченная Мантия неосязаемости.
paper-why-water = Путь преграждает вода; переправит только законченный Медальон Хара.
paper-why-no-minion = В этом помещении нет приспешника.
paper-why-minion-beaten = Этот приспешник уже побеждён.
paper-why-first-cards = Сначала оставьте себе талант и цель.
paper-why-first-wounds = Сначала решите, где отметить ранения.
paper-why-first-level = Сначала повысьте уровень героя.
paper-why-first-item = Сначала закрасьте клетку предмета.
paper-why-first-minion = Сначала выберите, какой приспешник падёт.
paper-why-first-gem = Сначала выкрадите самоцвет или откажитесь.
paper-why-first-die = Выберите кубик и одно его применение.
paper-why-first-step = Сначала закончите это перемещение или остановитесь.
paper-why-first-confirm = Осталось только подтвердить.

## Советы

paper-advice = около { $glory } славы в конце, вероятность победы около { $chance } %
paper-advice-solo = около { $glory } славы в конце ({ $title })

## В одиночку: звание по счёту

paper-rank-lost = Заблудшие во тьме
paper-rank-torchbearer = Факелоносцы
paper-rank-scribbler = Рисовальщики карт
paper-rank-delver = Бывалые искатели
paper-rank-hero = Герои таверны
paper-rank-champion = Покорители глубин
paper-rank-legend = Живые легенды

## Кампания

paper-scenario-city = Городские легенды
paper-scenario-mummy = Мумия Хамнапты
paper-scenario-tower = Зловещая башня
paper-scenario-kingdom = Вокруг королевства
