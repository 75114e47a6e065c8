# Подземелье: что говорят карты, по их операциям. Тексты самого набора идут впереди этих.

## Предложения

dungeoneer-card-nothing = {""}
dungeoneer-card-and-then = { $first } { $second }
dungeoneer-card-then = { $first }; { $second }
dungeoneer-card-option = ({ $do })
dungeoneer-card-or-kind = { $first } или { $second }
dungeoneer-card-brackets = {" "}({ $marks })
dungeoneer-card-no-effect = ничего не происходит
dungeoneer-card-block = { $when }{ $if }{ $cost }: { $do }.{ $limit }
dungeoneer-card-entrance = Здесь начинается игра.
dungeoneer-card-hazard = Опасность +{ $n }.
dungeoneer-card-spikes = Шипы: { $stat } { $target }+.
dungeoneer-card-pit = Яма: { $stat } { $target }+.
dungeoneer-card-resident = С той минуты, как карта выложена, здесь стоит { $monster } и нападает на каждого, кто входит, вплоть до своего поражения.
dungeoneer-card-placed = Положите жетон слежения в локацию без героев, а парный сюда; ловушку приводит в действие первый вошедший.
dungeoneer-card-host-hero = Прикрепите к герою{ $marks }.
dungeoneer-card-host-treasure = Прикрепите к своему постоянному сокровищу{ $marks }.
dungeoneer-card-host-boon = Прикрепите к постоянному преимуществу{ $marks }.
dungeoneer-card-host-monster = Прикрепите к монстру{ $marks }.
dungeoneer-card-upkeep = Цена сохранения: { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}.
dungeoneer-card-hit = Удар ({ $form }): { $wounds }{ $more }.
dungeoneer-card-line = {" "}({ $class }, { $kind }, { $cost })
dungeoneer-card-sheet = Здоровье { $life }; { $forms }.
dungeoneer-card-form-attack = { $form } { $value }
dungeoneer-card-form-counter = { $form } { $value } (только контратака)
dungeoneer-card-form-none = { $form } — нет
dungeoneer-card-hit-more = ; { $do }
dungeoneer-card-event = В начале хода его игрок бросает кубик, пока здесь меньше { $most } жетонов: при { $on }+ кладётся ещё один.
dungeoneer-card-event-ends = Карта уходит, когда { $monster } терпит поражение.

## Когда

dungeoneer-card-always-card = Пока карта в игре
dungeoneer-card-always-location = Здесь
dungeoneer-card-always-ability = Всегда
dungeoneer-card-always-influence = Пока задание не выполнено
dungeoneer-card-always-reward = До конца игры
dungeoneer-card-use-hero = В фазе подвигов
dungeoneer-card-use-any_time = В любой момент
dungeoneer-card-use-response = На этапе ответа
dungeoneer-card-use-dungeonlord = В фазе злодеяний
dungeoneer-card-use-own_attack = Когда вы атакуете
dungeoneer-card-bearer-use-hero = Для носителя, в его фазе подвигов
dungeoneer-card-bearer-use-any_time = Для носителя, в любой момент
dungeoneer-card-bearer-use-response = Для носителя, на этапе ответа
dungeoneer-card-bearer-use-dungeonlord = Для носителя, в его фазе злодеяний
dungeoneer-card-bearer-use-own_attack = Для носителя, когда он атакует
dungeoneer-card-dealer = Для того, кто наносит рану, вместо неё
dungeoneer-card-trigger-play = При розыгрыше{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-special = Когда атакует
dungeoneer-card-trigger-enter = Когда герой входит в свой ход{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-any_entry = Как только входит любой герой{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-spring = Когда ловушка срабатывает{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-turn_start = В начале каждого хода носителя{ $optional ->
    [0] {""}
   *[other] , если он хочет
}
dungeoneer-card-trigger-strike = Когда ваш герой удачно атакует{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-countered = Когда ваш герой выигрывает контратаку{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-would_wound = Когда предстоит рана{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-trigger-defeated = Потерпев поражение{ $optional ->
    [0] {""}
   *[other] , если хотите
}
dungeoneer-card-if = , если { $all }
dungeoneer-card-if-terrain-room = вы в помещении
dungeoneer-card-if-terrain-passage = вы в тоннеле
dungeoneer-card-if-terrain-dark_passage = вы в мрачном тоннеле
dungeoneer-card-if-terrain-entrance = вы у входа
dungeoneer-card-if-location = вы в локации «{ $location }»
dungeoneer-card-if-versus = другая сторона — { $other }
dungeoneer-card-if-min-life = здоровья { $n } или больше
dungeoneer-card-if-max-life = здоровья { $n } или меньше
dungeoneer-card-if-tokens = на карте события { $n } или больше жетонов
dungeoneer-card-if-prone = { $on ->
    [0] вы стоите
   *[other] вы лежите
}
dungeoneer-card-if-own-turn = { $on ->
    [0] ход не ваш
   *[other] ход ваш
}
dungeoneer-card-if-hero-phase = { $on ->
    [0] у владельца не фаза подвигов
   *[other] у владельца фаза подвигов
}
dungeoneer-card-if-unmarked = здесь нет жетона деактивации
dungeoneer-card-if-marked-deactivation = здесь лежит жетон деактивации
dungeoneer-card-if-marked-bridge = здесь лежит жетон моста
dungeoneer-card-if-marked-tracking = здесь лежит жетон слежения
dungeoneer-card-cost = , { $parts }
dungeoneer-card-pay = { $extra ->
    [0] цена —
   *[other] цена дополнительно —
} { $what }
dungeoneer-card-pay-tokens = снимите с этой карты { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
dungeoneer-card-pay-this = сбросьте эту карту
dungeoneer-card-x-chosen = { $most ->
    [0] X по вашему выбору
   *[other] X не больше { $most }
}
dungeoneer-card-x-cost = X — сколько очков риска стоит монстр
dungeoneer-card-limit-once_per_turn = {" "}Раз в ход.
dungeoneer-card-limit-once_per_battle = {" "}Раз за битву.
dungeoneer-card-limit-once_per_check = {" "}Раз за проверку.

## Кого

dungeoneer-card-who-you = вы
    .is = you
    .gen = вас
    .dat = вам
    .acc = вас
dungeoneer-card-who-victim = цель
    .is = other
    .gen = цели
    .dat = цели
    .acc = цель
dungeoneer-card-who-entering = вошедший герой
    .is = other
    .gen = вошедшего героя
    .dat = вошедшему герою
    .acc = вошедшего героя
dungeoneer-card-who-each_here = каждый герой там
    .is = other
    .gen = каждого героя там
    .dat = каждому герою там
    .acc = каждого героя там
dungeoneer-card-who-others_here = каждый другой герой там
    .is = other
    .gen = каждого другого героя там
    .dat = каждому другому герою там
    .acc = каждого другого героя там
dungeoneer-card-who-each_hero = каждый герой
    .is = other
    .gen = каждого героя
    .dat = каждому герою
    .acc = каждого героя
dungeoneer-card-who-each_opponent = каждый соперник
    .is = other
    .gen = каждого соперника
    .dat = каждому сопернику
    .acc = каждого соперника
dungeoneer-card-who-opponent = один соперник
    .is = other
    .gen = одного соперника
    .dat = одному сопернику
    .acc = одного соперника
dungeoneer-card-who-hero = один герой по вашему выбору
    .is = other
    .gen = одного героя по вашему выбору
    .dat = одному герою по вашему выбору
    .acc = одного героя по вашему выбору
dungeoneer-card-who-hero_here = другой герой в вашей локации
    .is = other
    .gen = другого героя в вашей локации
    .dat = другому герою в вашей локации
    .acc = другого героя в вашей локации
dungeoneer-card-who-attacker = один атакующий вас { $of }
    .is = other
    .gen = одного атакующего вас { $of-gen }
    .dat = одному атакующему вас { $of-dat }
    .acc = одного атакующего вас { $of-gen }
dungeoneer-card-who-attacking_monster = один атакующий цель { $of }
    .is = other
    .gen = одного атакующего цель { $of-gen }
    .dat = одному атакующему цель { $of-dat }
    .acc = одного атакующего цель { $of-gen }
dungeoneer-card-who-lair_monster = один { $of } из любого логова
    .is = other
    .gen = одного { $of-gen } из любого логова
    .dat = одному { $of-dat } из любого логова
    .acc = одного { $of-gen } из любого логова
dungeoneer-card-who-monsters_here = каждый { $of }, атакующий здесь героя,
    .is = other
    .gen = каждого { $of-gen }, атакующего здесь героя,
    .dat = каждому { $of-dat }, атакующему здесь героя,
    .acc = каждого { $of-gen }, атакующего здесь героя,
dungeoneer-card-who-each_monster = каждый атакующий { $of }
    .is = other
    .gen = каждого атакующего { $of-gen }
    .dat = каждому атакующему { $of-dat }
    .acc = каждого атакующего { $of-gen }
dungeoneer-card-who-this = эта карта
    .is = other
    .gen = этой карты
    .dat = этой карте
    .acc = эту карту
dungeoneer-card-who-host = карта, к которой прикреплено,
    .is = other
    .gen = карты, к которой прикреплено,
    .dat = карте, к которой прикреплено,
    .acc = карту, к которой прикреплено,
dungeoneer-card-who-bearer = носитель
    .is = other
    .gen = носителя
    .dat = носителю
    .acc = носителя
dungeoneer-card-who-struck = поражённый вашим ударом
    .is = other
    .gen = поражённого вашим ударом
    .dat = поражённому вашим ударом
    .acc = поражённого вашим ударом
dungeoneer-card-who-event = карта события
    .is = other
    .gen = карты события
    .dat = карте события
    .acc = карту события
dungeoneer-card-noun = { $base }{ $marks }
    .gen = { $base-gen }{ $marks }
    .dat = { $base-dat }{ $marks }
    .acc = { $base-acc }{ $marks }
    .pl = { $base-pl }{ $marks }
dungeoneer-card-noun-card = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .pl = карты
dungeoneer-card-noun-treasure = сокровище
    .gen = сокровища
    .dat = сокровищу
    .acc = сокровище
    .pl = сокровища
dungeoneer-card-noun-boon = преимущество
    .gen = преимущества
    .dat = преимуществу
    .acc = преимущество
    .pl = преимущества
dungeoneer-card-noun-bane = проклятие
    .gen = проклятия
    .dat = проклятию
    .acc = проклятие
    .pl = проклятия
dungeoneer-card-noun-monster = монстр
    .gen = монстра
    .dat = монстру
    .acc = монстра
    .pl = монстры
dungeoneer-card-noun-trap = ловушка
    .gen = ловушки
    .dat = ловушке
    .acc = ловушку
    .pl = ловушки
dungeoneer-card-named = «{ $name }»
    .gen = «{ $name }»
    .dat = «{ $name }»
    .acc = «{ $name }»
    .pl = «{ $name }»
dungeoneer-card-place-any = локация
    .gen = локации
    .dat = локации
    .acc = локацию
    .pl = локации
dungeoneer-card-place-room = помещение
    .gen = помещения
    .dat = помещению
    .acc = помещение
    .pl = помещения
dungeoneer-card-place-passage = тоннель
    .gen = тоннеля
    .dat = тоннелю
    .acc = тоннель
    .pl = тоннели
dungeoneer-card-place-dark_passage = мрачный тоннель
    .gen = мрачного тоннеля
    .dat = мрачному тоннелю
    .acc = мрачный тоннель
    .pl = мрачные тоннели
dungeoneer-card-place-entrance = вход
    .gen = входа
    .dat = входу
    .acc = вход
    .pl = входы
dungeoneer-card-any-place-any = любая локация
    .loc = в любой локации
dungeoneer-card-any-place-room = любое помещение
    .loc = в любом помещении
dungeoneer-card-any-place-passage = любой тоннель, в том числе мрачный
    .loc = в любом тоннеле, в том числе мрачном
dungeoneer-card-any-place-dark_passage = любой мрачный тоннель
    .loc = в любом мрачном тоннеле
dungeoneer-card-any-place-entrance = любой вход
    .loc = у любого входа
dungeoneer-card-family = { $name }
dungeoneer-card-keyword-legendary = легендарный
dungeoneer-card-keyword-ward = оберег
dungeoneer-card-keyword-boss = босс
dungeoneer-card-keyword-resident = обитатель
dungeoneer-card-not = не { $what }
dungeoneer-card-max-cost = стоимостью не больше { $n }
dungeoneer-card-max-life = осталось не больше { $n } здоровья
dungeoneer-card-occupied = с героями
dungeoneer-card-unoccupied = без героев
dungeoneer-card-here = сюда

## Сколько

dungeoneer-card-stat-melee = ближний бой
    .dat = ближнему бою
    .gen = ближнего боя
    .loc = ближнем бою
dungeoneer-card-stat-magic = магия
    .dat = магии
    .gen = магии
    .loc = магии
dungeoneer-card-stat-speed = скорость
    .dat = скорости
    .gen = скорости
    .loc = скорости
dungeoneer-card-stat-level = уровень
    .dat = уровню
    .gen = уровня
    .loc = уровне
dungeoneer-card-stat-life = здоровье
    .dat = здоровью
    .gen = здоровья
    .loc = здоровье
dungeoneer-card-stat-best = лучшая характеристика
    .dat = лучшей характеристике
    .gen = лучшей характеристики
    .loc = лучшей характеристике
dungeoneer-card-stat-none = кубик
    .dat = кубику
    .gen = кубика
    .loc = кубике
dungeoneer-card-stat-all = все характеристики
    .dat = всем характеристикам
    .gen = всех характеристик
    .loc = всех характеристиках
dungeoneer-card-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
    .acc = { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }
dungeoneer-card-life = { $n ->
    [one] { $n } здоровье
   *[other] { $n } здоровья
}
    .acc = { $n ->
        [one] { $n } здоровье
       *[other] { $n } здоровья
    }
dungeoneer-card-tokens = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}
dungeoneer-card-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
    .acc = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[other] { $n } карт
    }
dungeoneer-card-locations = { $n ->
    [one] { $n } карта локации
    [few] { $n } карты локаций
   *[other] { $n } карт локаций
}
    .acc = { $n ->
        [one] { $n } карту локации
        [few] { $n } карты локаций
       *[other] { $n } карт локаций
    }
dungeoneer-card-attacks = { $n ->
    [one] ещё { $n } атака
    [few] ещё { $n } атаки
   *[other] ещё { $n } атак
}
dungeoneer-card-bonus = { $n }
dungeoneer-card-more = на { $n } больше
dungeoneer-card-less = на { $n } меньше
dungeoneer-card-wounds-more = на { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
} больше
dungeoneer-card-wounds-less = на { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
} меньше
dungeoneer-card-all-wounds = все раны
    .acc = все раны
dungeoneer-card-all-life = всё здоровье
    .acc = всё здоровье
dungeoneer-card-all-glory = всю славу
dungeoneer-card-all-peril = весь риск
dungeoneer-card-all-ap = все очки действия
dungeoneer-card-all-level = все уровни
dungeoneer-card-all-tokens = все жетоны
dungeoneer-card-all-cards = все карты
    .acc = все карты
dungeoneer-card-all-locations = все локации
    .acc = все локации
dungeoneer-card-all-attacks = все атаки
dungeoneer-card-per = { $what } за каждый { $per }{ $plus ->
    [0] {""}
   *[other] {" "}и ещё { $plus }
}{ $most ->
    [0] {""}
   *[other] , не больше { $most }
}
    .acc = { $what } за каждый { $per }{ $plus ->
        [0] {""}
       *[other] {" "}и ещё { $plus }
    }{ $most ->
        [0] {""}
       *[other] , не больше { $most }
    }
dungeoneer-card-per-wrath_token = жетон на карте события
dungeoneer-card-per-charge = жетон на этой карте
dungeoneer-card-per-same_name_attacking = экземпляр этой карты, атакующий в этот ход
dungeoneer-card-per-completed_quest = случай выполненного задания
dungeoneer-card-per-target_cost = пункт стоимости цели
dungeoneer-card-per-x = X
dungeoneer-card-per-level = уровень
dungeoneer-card-on-any = { $stat ->
    [all] к любой проверке
   *[other] к { $name-dat }
}
dungeoneer-card-on-battle = { $stat ->
    [all] к проверкам в битве
   *[other] к проверкам в битве ({ $name })
}
dungeoneer-card-on-attack = { $stat ->
    [all] к проверкам атаки
   *[other] к проверкам атаки ({ $name })
}
dungeoneer-card-on-counter = { $stat ->
    [all] к контратакам
   *[other] к контратакам ({ $name })
}
dungeoneer-card-on-threat = { $stat ->
    [all] к проверкам угроз
   *[other] к проверкам угроз ({ $name })
}
dungeoneer-card-on-exit = { $stat ->
    [all] к проверкам выходов
   *[other] к проверкам выходов ({ $name })
}
dungeoneer-card-on-barrier = { $stat ->
    [all] к проверкам преград
   *[other] к проверкам преград ({ $name })
}
dungeoneer-card-on-trap = { $stat ->
    [all] к проверкам ловушек
   *[other] к проверкам ловушек ({ $name })
}
dungeoneer-card-on-search = { $stat ->
    [all] к поиску
   *[other] к поиску ({ $name })
}
dungeoneer-card-rolled-any = { $stat ->
    [all] {""}
   *[other] {" "}в проверке { $name-gen }
}
dungeoneer-card-rolled-battle = {" "}в битве{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-attack = {" "}в проверке атаки{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-counter = {" "}в контратаке{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-threat = {" "}в проверке угрозы{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-exit = {" "}в проверке выхода{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-barrier = {" "}в проверке преграды{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-trap = {" "}в проверке ловушки{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-rolled-search = {" "}в поиске{ $stat ->
    [all] {""}
   *[other] {" "}({ $name })
}
dungeoneer-card-striking-any = удар
dungeoneer-card-striking-battle = удар
dungeoneer-card-striking-attack = удар в атаке
dungeoneer-card-striking-counter = удар в контратаке
dungeoneer-card-striking-threat = угроза
dungeoneer-card-striking-exit = выход
dungeoneer-card-striking-barrier = преграда
dungeoneer-card-striking-trap = ловушка
dungeoneer-card-striking-search = поиск
dungeoneer-card-until-in_play = {""}
dungeoneer-card-until-next_check = , только в следующей проверке
dungeoneer-card-until-this_battle = {" "}в этой битве
dungeoneer-card-until-end_of_turn = {" "}до конца хода
dungeoneer-card-until-next_reset = {" "}до следующей фазы восстановления
dungeoneer-card-versus = {" "}против { $other-gen }
dungeoneer-card-in-form = {" "}в { $form-loc }
dungeoneer-card-source-any = {""}
dungeoneer-card-source-strike = {" "}от удара
dungeoneer-card-source-trap = {" "}от ловушки
dungeoneer-card-source-threat = {" "}от угрозы
dungeoneer-card-choice-owner = по выбору владельца
dungeoneer-card-choice-you = по вашему выбору
dungeoneer-card-choice-random = наугад
dungeoneer-card-where-owner = по его выбору
dungeoneer-card-where-you = по вашему выбору
dungeoneer-card-where-random = наугад

## Операции

dungeoneer-card-op-modify-check = { $who } { $who-is ->
    [you] получаете
   *[other] получает
} { $amount } { $on }{ $versus }{ $until }
dungeoneer-card-op-modify-wounds_dealt = { $on }{ $versus } наносит { $amount } ({ $who }){ $until }
dungeoneer-card-op-modify-wounds_taken = { $on }{ $versus } приносит { $amount } ({ $who }){ $until }
dungeoneer-card-op-modify-life = { $who } { $who-is ->
    [you] получаете
   *[other] получает
} { $amount } здоровья{ $until }
dungeoneer-card-op-modify-boon_limit = { $who-is ->
    [you] ваш предел преимуществ
   *[other] предел преимуществ { $who-gen }
} { $amount }{ $until }
dungeoneer-card-op-modify-treasure_limit = { $who-is ->
    [you] ваш предел сокровищ
   *[other] предел сокровищ { $who-gen }
} { $amount }{ $until }
dungeoneer-card-op-modify-lair_limit = { $who-is ->
    [you] ваш предел логова
   *[other] предел логова { $who-gen }
} { $amount }{ $until }
dungeoneer-card-op-modify-trap_target = числа угроз у карт ловушек против { $who-gen } { $amount }{ $until }
dungeoneer-card-op-modify-hand_size = { $who-is ->
    [you] ваш размер руки
   *[other] размер руки { $who-gen }
} { $amount }{ $until }
dungeoneer-card-op-reroll = перебросьте один свой кубик{ $on }{ $limited ->
    [0] {""}
   *[other] , если на нём { $faces }
}
dungeoneer-card-op-wound = { $who } { $who-is ->
    [you] получаете
   *[other] получает
} { $wounds-acc }
dungeoneer-card-op-heal = { $who } { $who-is ->
    [you] восстанавливаете
   *[other] восстанавливает
} { $life-acc }
dungeoneer-card-op-prevent = отмените { $wounds-acc }{ $form }{ $source }{ $versus } { $who-is ->
    [you] своего героя
   *[other] { $who-gen }
}
dungeoneer-card-op-gain = { $who } { $who-is ->
    [you] получаете
   *[other] получает
} { $points }
dungeoneer-card-op-lose = { $who } { $who-is ->
    [you] теряете
   *[other] теряет
} { $points }
dungeoneer-card-op-transfer = { $who } { $who-is ->
    [you] передаёте
   *[other] передаёт
} { $to-dat } { $points } или сколько есть
dungeoneer-card-op-threat = { $who } { $who-is ->
    [you] проходите
   *[other] проходит
} { $sort ->
    [none] бросок кубика { $target }+
    [level] угрозу { $target }+ по уровню
    [life] угрозу { $target }+ по текущему здоровью
    [best] угрозу { $target }+ по лучшей характеристике
   *[other] угрозу { $stat-gen } { $target }+
}{ $fail }{ $pass }
dungeoneer-card-fail = {" "}(провал: { $do })
dungeoneer-card-pass = {" "}(успех: { $do })
dungeoneer-card-op-cancel_attack = одна атака на вас{ $marks } не действует
dungeoneer-card-op-redirect = один атакующий вас { $of } нападает на другого героя или монстра в той же локации по вашему выбору либо оставляет вас в покое
dungeoneer-card-op-extra_attack = { $attacks } в этой битве{ $changed ->
    [0] {""}
   *[other] , { $bonus } к проверке
}
dungeoneer-card-op-make_minion = один атакующий вас { $of } становится вашим приспешником, если есть место для сокровища
dungeoneer-card-op-discard-hand = { $who } { $who-is ->
    [you] сбрасываете
   *[other] сбрасывает
} с руки { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
}, { $chooser }
dungeoneer-card-op-discard-inventory = { $who } { $who-is ->
    [you] сбрасываете
   *[other] сбрасывает
} { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}(подготовленное { $of })
}, { $chooser }
dungeoneer-card-op-discard-hand_or_inventory = { $who } { $who-is ->
    [you] сбрасываете
   *[other] сбрасывает
} с руки или из инвентаря { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
}, { $chooser }
dungeoneer-card-op-discard-lair = { $who } { $who-is ->
    [you] сбрасываете
   *[other] сбрасывает
} из логова { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
}, { $chooser }
dungeoneer-card-op-discard-attackers = один атакующий вас { $of } уходит в сброс
dungeoneer-card-op-discard-this = эта карта уходит в сброс
dungeoneer-card-op-discard-attached = { $who } { $who-is ->
    [you] сбрасываете
   *[other] сбрасывает
} { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
} из прикреплённых к герою и картам, { $chooser }
dungeoneer-card-op-draw-deck = { $who } { $who-is ->
    [you] берёте
   *[other] берёт
} из колоды { $cards-acc } приключений{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
}
dungeoneer-card-op-draw-discard_pile = { $who } { $who-is ->
    [you] берёте
   *[other] берёт
} из сброса на выбор { $cards-acc }{ $some ->
    [0] {""}
   *[other] {" "}({ $of })
}
dungeoneer-card-op-play_free = сыграйте с руки бесплатно 1 { $of-acc }{ $most ->
    [0] {""}
   *[other] {" "}стоимостью не больше { $most }
}{ $peril ->
    [0] {""}
   *[other] {" "}и получите столько очков риска, сколько стоит карта в очках славы
}
dungeoneer-card-op-cost_change = { $of } стоит { $amount } ({ $paid ->
    [glory] очки славы
    [peril] очки риска
   *[other] очки
}; { $who }){ $until }
dungeoneer-card-op-charge = { $tokens } на { $who-acc }
dungeoneer-card-op-charge-off = { $tokens } прочь: { $who }
dungeoneer-card-op-move = { $who } { $who-is ->
    [you] переходите
   *[other] переходит
} { $steps ->
    [one] в соседнюю локацию
   *[other] не дальше чем на { $steps } локации
} { $chooser }, { $walls ->
    [0] только не сквозь стену
   *[other] хоть сквозь стену
}, без проверки выхода
dungeoneer-card-op-teleport = перенос: { $who } { $who-is ->
    [you] оказываетесь
   *[other] оказывается
} в новом месте: { $to } { $chooser }{ $within ->
    [0] {""}
   *[other] , не дальше { $within }, стены не в счёт
}
dungeoneer-card-op-shift-rotate = эта локация поворачивается на пол-оборота
dungeoneer-card-op-shift-swap = сдвиг: поменяйте местами 2 карты — { $of-pl }{ $turn ->
    [0] {""}
   *[other] , каждую можно повернуть на пол-оборота
}; карта подземелья должна остаться правильной{ $riders ->
    [0] , герои с картами не едут
   *[other] {""}
}
dungeoneer-card-op-shift-relocate = сдвиг: переложите на другое место карту — { $of }{ $turn ->
    [0] {""}
   *[other] , её можно повернуть на пол-оборота
}; карта подземелья должна остаться правильной{ $riders ->
    [0] , герои с картой не едут
   *[other] {""}
}
dungeoneer-card-op-explore = { $look ->
    [0] откройте и выложите { $locations-acc }
    [one] откройте { $look } карту локации, выложите { $locations-acc }, остальные замешайте обратно в колоду
    [few] откройте { $look } карты локаций, выложите { $locations-acc }, остальные замешайте обратно в колоду
   *[other] откройте { $look } карт локаций, выложите { $locations-acc }, остальные замешайте обратно в колоду
}
dungeoneer-card-op-ignore = { $who-dat } не страшны { $what }{ $until }
dungeoneer-card-ignored-blocked = блокированные выходы
dungeoneer-card-ignored-trap_exit = выходы-ловушки
dungeoneer-card-ignored-pit = ямы
dungeoneer-card-ignored-spikes = шипы
dungeoneer-card-ignored-hazard = опасности
dungeoneer-card-ignored-location_effect = действия локаций
dungeoneer-card-op-mark = положите { $token } { $named ->
    [0] { $place }
   *[other] в локацию «{ $place }»
}
dungeoneer-card-op-fall = { $who } { $who-is ->
    [you] падаете
   *[other] падает
}
dungeoneer-card-op-stand = { $who } { $who-is ->
    [you] поднимаетесь
   *[other] поднимается
}, не платя очка действия
dungeoneer-card-op-forbid = { $who-dat } нельзя { $what }{ $until }
dungeoneer-card-forbidden-attack_heroes = нападать на героев
dungeoneer-card-forbidden-challenge = бросать вызов
dungeoneer-card-forbidden-heal = восстанавливать здоровье
dungeoneer-card-forbidden-save_ap = сохранять очко действия
dungeoneer-card-forbidden-play_boon = играть преимущества
dungeoneer-card-forbidden-play_treasure = играть сокровища
dungeoneer-card-forbidden-respond = отвечать
dungeoneer-card-forbidden-abilities = пользоваться умениями героя
dungeoneer-card-forbidden-card = действовать
dungeoneer-card-forbidden-stand = просто подняться
dungeoneer-card-op-immune-ward = обереги не действуют
dungeoneer-card-op-immune-discard = сбросить нельзя
dungeoneer-card-op-immune-redirect = отвлечь нельзя
dungeoneer-card-op-immune-make_minion = подчинить нельзя
dungeoneer-card-op-immune-spell = заклинания не действуют
dungeoneer-card-op-end_phase = ваша фаза подвигов кончается
dungeoneer-card-op-swap_quest = { $who } { $who-is ->
    [you] убираете
   *[other] убирает
} одно личное задание под колоду и { $who-is ->
    [you] берёте
   *[other] берёт
} новое
dungeoneer-card-op-choose = { $who } { $who-is ->
    [you] выбираете
   *[other] выбирает
}: { $options }

## Задания

dungeoneer-card-quest = Задание: { $steps }.
dungeoneer-card-quest-at = { $place }: { $steps }.
dungeoneer-card-step-search = ищите { $place-loc } за { $ap }: кубик плюс число локаций между вами и ближайшим входом должны дать { $target }
dungeoneer-card-step-pay = заплатите { $what }
dungeoneer-card-step-give = { $total ->
    [0] сбросьте из подготовленных { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    } ({ $class })
   *[other] сбросьте подготовленные карты ({ $class }) общей стоимостью не меньше { $total } очков славы
}
dungeoneer-card-step-threat = преодолейте { $threat }{ $fail }
dungeoneer-card-threat = { $sort ->
    [none] бросок кубика { $target }+
    [level] угрозу { $target }+ по своему уровню
    [life] угрозу { $target }+ по своему текущему здоровью
    [best] угрозу { $target }+ по своей лучшей характеристике
   *[other] угрозу { $stat-gen } { $target }+
}
dungeoneer-card-step-hunt = победите: { $monster }
dungeoneer-card-step-escort = заберите спутника из локации «{ $from }» и приведите в локацию «{ $to }»
dungeoneer-card-step-roll-total_at_least = бросьте { $dice } кубика: сумма { $target } или больше{ $fail }
dungeoneer-card-step-roll-pair = бросьте { $dice } кубика: пара{ $fail }
dungeoneer-card-step-roll-pair_or_total = бросьте { $dice } кубика: пара или сумма { $target } и больше{ $fail }
dungeoneer-card-step-any = либо { $options }
dungeoneer-card-step-play = сыграйте там в этот ход { $class-acc }
dungeoneer-card-reward = Награда: { $what }.
dungeoneer-card-reward-win = Награда: победа в игре.
