# Подземелье. Имена и тексты карт берутся из наборов.
-dungeoneer-reader = ru
    .language = ru
dungeoneer-text = { -dungeoneer-reader.language ->
    [en] { $en }
   *[ru] { $ru }
}
dungeoneer-name = { $who_is ->
    [you] вы
   *[other] { $who }
}
dungeoneer-nobody = никто
    .acc = никого
    .gen = никого
    .dat = никому
dungeoneer-rules = правила
dungeoneer-hero-of = { $who_is ->
    [you] ваш герой
   *[other] герой игрока { $who }
}
    .acc = { $who_is ->
        [you] вашего героя
       *[other] героя игрока { $who }
    }
    .gen = { $who_is ->
        [you] вашего героя
       *[other] героя игрока { $who }
    }
    .dat = { $who_is ->
        [you] вашему герою
       *[other] герою игрока { $who }
    }
dungeoneer-monster = { -dungeoneer-reader.language ->
    [en] { $en }
   *[ru] «{ $ru }»
}
    .acc = «{ $ru }»
    .gen = карты «{ $ru }»
    .dat = карте «{ $ru }»
dungeoneer-plays = { $who_is ->
    [you] вы: { $hero }
   *[other] { $who }: { $hero }
}

## Слова

dungeoneer-side-north = север
dungeoneer-side-east = восток
dungeoneer-side-south = юг
dungeoneer-side-west = запад
dungeoneer-stat-melee = ближний бой
dungeoneer-stat-magic = магия
dungeoneer-stat-speed = скорость
dungeoneer-stat-level = уровень
dungeoneer-stat-life = здоровье
dungeoneer-stat-best = лучшая характеристика
dungeoneer-stat-none = один кубик
dungeoneer-check-any = Проверка
dungeoneer-check-battle = Бой
dungeoneer-check-attack = Атака
dungeoneer-check-counter = Контратака
dungeoneer-check-threat = Угроза
dungeoneer-check-exit = Выход
dungeoneer-check-barrier = Преграда
dungeoneer-check-trap = Ловушка
dungeoneer-check-search = Поиск
dungeoneer-points-glory = { $n ->
    [one] { $n } очко славы
    [few] { $n } очка славы
   *[other] { $n } очков славы
}
dungeoneer-points-peril = { $n ->
    [one] { $n } очко риска
    [few] { $n } очка риска
   *[other] { $n } очков риска
}
dungeoneer-points-ap = { $n ->
    [one] { $n } очко действия
    [few] { $n } очка действия
   *[other] { $n } очков действия
}
dungeoneer-points-level = { $n ->
    [one] { $n } уровень
    [few] { $n } уровня
   *[other] { $n } уровней
}
dungeoneer-class-treasure = сокровище
dungeoneer-class-boon = преимущество
dungeoneer-class-bane = проклятие
dungeoneer-class-monster = монстр
dungeoneer-class-trap = ловушка
dungeoneer-token-deactivation = жетон деактивации
dungeoneer-token-bridge = жетон моста
dungeoneer-token-tracking = жетон слежения
dungeoneer-exit-wall = стена
dungeoneer-exit-open = свободно
dungeoneer-exit-blocked = завал, { $stat } { $target }+
dungeoneer-exit-trap = ловушка, { $stat } { $target }+
dungeoneer-barrier-hazard = опасность { $amount }
dungeoneer-barrier-spikes = шипы, { $stat } { $target }+
dungeoneer-barrier-pit = яма, { $stat } { $target }+
dungeoneer-order-attacked = когда на меня нападают
dungeoneer-order-wounds = перед ранами
dungeoneer-order-rerolls = после моих бросков
dungeoneer-order-entering = до действия локации
dungeoneer-order-quiet = ничего до моего хода
dungeoneer-escort-waiting = ещё не начато
dungeoneer-escort-carried = при герое
dungeoneer-escort-lying = ждёт в локации «{ $location }»

## Вопросы

dungeoneer-prompt-over = Игра окончена.
dungeoneer-prompt-wait = Ход за игроком: { $who }.
dungeoneer-prompt-place = Положите локацию «{ $location }».
dungeoneer-prompt-heroes = Выберите героя.
dungeoneer-prompt-pairing = Выберите, кем станет ваш герой.
dungeoneer-prompt-dungeonlord = Вы — повелитель подземелья: кого пошлёте на соперников?{ $tray ->
    [0] {""}
   *[other] {" "}Уже готово: { $tray }.
}
dungeoneer-prompt-laying = { $left ->
    [1] Положите свою последнюю локацию.
   *[other] Какую из своих локаций кладёте? Их у вас { $left }.
}
dungeoneer-prompt-discard = Какую карту сбросить?
dungeoneer-prompt-save = Сохранить очко действия на чужие ходы?
dungeoneer-prompt-hero = { $prone ->
    [0] У вашего героя
   *[other] Ваш герой лежит, у него
} { $ap ->
    [0] не осталось очков действия
    [one] { $ap } очко действия
    [few] { $ap } очка действия
   *[other] { $ap } очков действия
}. Что дальше?
dungeoneer-prompt-own-attack = Вы атакуете. Усилить атаку?
dungeoneer-prompt-response = На вас нападают. Ответите до бросков?
dungeoneer-prompt-reward = Теперь можно сыграть сокровища.
dungeoneer-prompt-before-roll = Сейчас вы бросите кубик. Сделать что-нибудь до броска?
dungeoneer-prompt-after-roll = На кубике { $die }, всего { $total }{ $target ->
    [0] {""}
   *[other] {" "}против { $target }
}. Оставить так?
dungeoneer-prompt-wound = Вас ждёт { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}. Предотвратить?
dungeoneer-prompt-entering = Вы входите в локацию «{ $location }». Сыграть что-нибудь до того, как она подействует?
dungeoneer-prompt-option = «{ $source }»: выберите одно.
dungeoneer-prompt-target = «{ $source }»: на кого подействует?
dungeoneer-prompt-redirect = На кого теперь нападает { $target }?
dungeoneer-prompt-challenge = Кому бросить вызов?
dungeoneer-prompt-lair = Куда уходит «{ $card }»?
dungeoneer-prompt-crowded = В логове тесно: какой монстр его покинет?
dungeoneer-prompt-gift = Ваши монстры постарались: кому добавить риска?
dungeoneer-prompt-side = «{ $source }»: куда идёт { $hero }?
dungeoneer-prompt-teleport = «{ $source }»: где появится { $hero }?
dungeoneer-prompt-discard-chosen = «{ $source }»: какую { $who_is ->
    [you] свою карту
   *[other] карту игрока { $who }
} сбросить{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}(осталось { $left })
}?
dungeoneer-prompt-from-pile = «{ $source }»: какую карту взять из сброса{ $left ->
    [0] {""}
    [1] {""}
   *[other] {" "}(осталось { $left })
}?
dungeoneer-prompt-play-free = «{ $source }»: какую карту сыграть бесплатно?
dungeoneer-prompt-host = К чему прикрепить «{ $card }»?
dungeoneer-prompt-swap-quest = «{ $source }»: какое личное задание обменять?
dungeoneer-prompt-swap = «{ $source }»: { $second ->
    [0] какая локация меняется местами?
   *[other] с какой локацией она меняется местами?
}
dungeoneer-prompt-relocate = «{ $source }»: { $where ->
    [0] какую локацию переложить?
   *[other] куда её положить?
}
dungeoneer-prompt-form = Как атакует { $monster }?
dungeoneer-prompt-deck = Из какой колоды тянуть? Осталось карт: { $left }.
dungeoneer-prompt-surplus = Лишняя карта ({ $class }): какую убрать?
dungeoneer-prompt-new-hero = Ваш герой погиб: кто продолжит?
dungeoneer-prompt-entrance = Где войдёт в подземелье новый { $who_is ->
    [you] ваш герой
   *[other] герой игрока { $who }
}?
dungeoneer-prompt-spoils = { $who_is ->
    [you] Ваш герой проиграл
   *[other] Герой игрока { $who } проиграл
}: рана или спутник?
dungeoneer-prompt-path = «{ $quest }»: как за это взяться?
dungeoneer-prompt-quest-threat = «{ $quest }»: какую проверку пройти?
dungeoneer-prompt-give = «{ $quest }»: чем пожертвовать ({ $class }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
}{ $total ->
    [0] {""}
   *[other] , всего на { $total }
})?
dungeoneer-prompt-spikes = Шипы: обойти их за очко действия?

## Выбор

dungeoneer-do-done = Больше ничего
dungeoneer-do-pass = Пусть будет так
dungeoneer-do-end-dungeonlord = Закончить фазу повелителя подземелья
dungeoneer-do-end-hero = Закончить фазу подвигов
dungeoneer-do-lay-nothing = Пропустить: ни одна не подходит
dungeoneer-do-keep-all = Ничего не сбрасывать
dungeoneer-do-save-none = Не сохранять
dungeoneer-do-brave-spikes = Идти через шипы
dungeoneer-do-evade-spikes = Обойти за очко действия
dungeoneer-do-build = Положить на { $cell }{ $turned ->
    [0] {""}
   *[other] , повернув на пол-оборота
}
dungeoneer-do-go = Идти на { $side }
dungeoneer-do-go-to = Идти на { $side }: «{ $location }» ({ $exit })
dungeoneer-do-explore = Исследовать: взять и положить локацию
dungeoneer-do-stand = Встать
dungeoneer-do-lie = Лечь ради очка действия
dungeoneer-do-play = Сыграть «{ $card }» ({ $cost })
dungeoneer-do-use = Применить «{ $what }»{ $x ->
    [0] {""}
   *[other] {" "}при X = { $x }
}
dungeoneer-do-use-on = Применить «{ $what }»; цель — { $target }
dungeoneer-do-attack = Атаковать { $target-acc }: { $form }
dungeoneer-do-challenge = Бросить вызов, { $form }: { $target }
dungeoneer-do-attempt = Взяться за задание «{ $quest }»
dungeoneer-do-search = Искать: «{ $quest }»
dungeoneer-do-take = Взять спутника: «{ $quest }»
dungeoneer-do-deliver = Довести спутника: «{ $quest }»
dungeoneer-do-leave = Оставить спутника здесь: «{ $quest }»
dungeoneer-do-curse = Сыграть «{ $card }» против { $who_is ->
    [you] себя
   *[other] игрока { $who }
} ({ $cost })
dungeoneer-do-send = Послать «{ $card }» на { $who_is ->
    [you] себя
   *[other] игрока { $who }
}: { $form } ({ $cost })
dungeoneer-do-set = Поставить «{ $card }» против { $who_is ->
    [you] себя
   *[other] игрока { $who }
} ({ $cost })
dungeoneer-do-declare = Объявить нападение
dungeoneer-do-discard = Сбросить «{ $card }»
dungeoneer-do-save = Сохранить очко действия
dungeoneer-do-choose = Играть за героя: { $hero } ({ $race }, { $class })
dungeoneer-do-pick = Вариант { $nth }
dungeoneer-do-threat = { $stat } { $target }+
dungeoneer-do-glory-deck = Из колоды славы
dungeoneer-do-peril-deck = Из колоды риска
dungeoneer-do-lair = «{ $card }» уходит в логово
dungeoneer-do-hand = «{ $card }» возвращается на руку
dungeoneer-do-peril = 1 очко риска: { $who_is ->
    [you] себе
   *[other] { $who }
}
dungeoneer-do-order = { $on ->
    [0] Больше не спрашивать
   *[other] Спрашивать меня
}: { $order }

## Отказы

dungeoneer-no-form = Так этот монстр не нападает: нападают только способом с круглым символом.
dungeoneer-no-own-form = Так ваш герой умеет только контратаковать; выберите способ с круглым символом.
dungeoneer-no-card = У вас нет этой карты.
dungeoneer-no-dungeonlord = Проклятия, монстров и ловушки разыгрывают в свою фазу злодеяний.
dungeoneer-no-hero-phase = Это делают в свою фазу подвигов.
dungeoneer-no-own-peril = Свои очки риска тратить нельзя.
dungeoneer-no-opponent = Выберите соперника, который ещё в игре.
dungeoneer-no-monster = Посылают только монстров; ловушки ставят.
dungeoneer-no-second-attack = В этот ход этот монстр уже нападал.
dungeoneer-no-second-declaration = Все столкновения хода объявляют вместе, и вы это уже сделали.
dungeoneer-no-declare-first = У вас готовы столкновения: объявите нападение.
dungeoneer-no-encounters = Объявлять нечего: сначала пошлите монстра или поставьте ловушку либо закончите фазу.
dungeoneer-no-twice = Эта карта уже среди ваших столкновений.
dungeoneer-no-glory-card = Сокровища и преимущества — для своего героя: их играют за очки славы.
dungeoneer-no-peril = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} очков риска: { $has }. Карте нужно { $needs }, все от одного соперника, и цель, на которую она подействует.
dungeoneer-no-hero-here = Напасть можно только на другого героя в той же локации.
dungeoneer-no-second-battle = В этот ход ваш герой уже начинал бой.
dungeoneer-no-fighting-here = Здесь герои не могут нападать друг на друга.
dungeoneer-no-challenge = Вызов бросают, только когда на героя напали, на этапе вызова.
dungeoneer-no-challenge-of = Вызов бросают одному из тех, кто только что напал, или герою в той же локации — способом с круглым символом.
dungeoneer-no-glory = У вас очков славы: { $has }, а карта стоит { $needs }.
dungeoneer-no-second-kind = Сокровище этого вида у вас уже в игре.
dungeoneer-no-room = Для ещё одной такой карты у вашего героя нет места.
dungeoneer-no-effect = Здесь этой карте не на что подействовать.
dungeoneer-no-card-of-hero = Эту карту играют в свою фазу подвигов.
dungeoneer-no-card-of-response = Эту карту играют, когда на вас напали, до бросков.
dungeoneer-no-card-of-attack = Эту карту играют, когда нападает ваш герой, до бросков.
dungeoneer-no-moment = Сейчас не время для этой карты: посмотрите, что на ней написано.
dungeoneer-no-use = Сейчас это применить нельзя: оно не ваше, нечем заплатить, оно уже применялось в этот ход или ещё не время.
dungeoneer-no-such-quest = Этого задания нет на столе.
dungeoneer-no-quest-of-yours = Это личное задание другого игрока.
dungeoneer-no-quest-while-waiting = Ваш герой достиг вершины этой части: общие задания остаются тем, кому они ещё нужны. Личные вы выполнять можете.
dungeoneer-no-site = Герой должен быть там, где выполняют это задание.
dungeoneer-no-search-first = Сначала ищите: за такое задание берутся, только найдя нужное в этот же ход.
dungeoneer-no-further-attempt = Новая попытка того же задания стоит очко действия, а их у героя нет.
dungeoneer-no-quest-here = У героя нет того, чего требует задание: посмотрите на карту.
dungeoneer-no-escort = С вашим героем нет спутника этого задания, или герой ещё не там, куда его ведут.
dungeoneer-no-escort-here = Здесь некого взять с собой.
dungeoneer-no-over = Игра окончена.
dungeoneer-no-turn = Сейчас решает { $who }.
dungeoneer-no-other-question = Сейчас спрашивают о другом: сначала ответьте.
dungeoneer-no-hero-first = Сначала выберите героя.
dungeoneer-no-hero-taken = Этот герой не свободен.
dungeoneer-no-laying = Сначала положите одну из своих локаций.
dungeoneer-no-lay-this = Эту локацию сейчас положить нельзя; место общего задания кладут последним.
dungeoneer-no-lay-first = Сначала положите локацию.
dungeoneer-no-location = Сейчас нет локации, которую надо положить.
dungeoneer-no-build = Сюда эта локация не подходит.
dungeoneer-no-build-taken = Здесь уже лежит локация.
dungeoneer-no-build-apart = Локация должна касаться уже лежащей.
dungeoneer-no-build-wall = Выход упрётся в стену: стена кладётся к стене, выход — к выходу.
dungeoneer-no-build-cut-off = Туда не будет пути: хотя бы один выход должен встретиться с выходом.
dungeoneer-no-build-closed = Так подземелье замкнётся: хоть один выход должен вести в неизвестность.
dungeoneer-no-wall = С этой стороны стена.
dungeoneer-no-wall-beyond = У соседней локации здесь стена.
dungeoneer-no-beyond = С этой стороны ещё ничего нет: сначала исследуйте.
dungeoneer-no-fallen = Ваш герой лежит: сначала он должен встать за очко действия.
dungeoneer-no-points = У вашего героя не осталось на это очков действия.
dungeoneer-no-locations = Все локации уже на столе.
dungeoneer-no-stand = Ваш герой и так стоит.
dungeoneer-no-held-down = Что-то не даёт вашему герою встать.
dungeoneer-no-lie = Лечь ради очка действия можно раз за ход, стоя на ногах, и только если так договорились.
dungeoneer-no-discard-first = Сейчас сбрасывают карту: с руки, сокровище или монстра из логова.
dungeoneer-no-discard-now = Карты сбрасывают в конце своего хода.
dungeoneer-no-boon-discarded = Преимущество сбросить нельзя.
dungeoneer-no-boss-discarded = Босса сбросить нельзя; он уходит, только когда побеждён.
dungeoneer-no-save-first = Сейчас решают, сохранить ли очко действия.
dungeoneer-no-save-now = Очко действия сохраняют в конце своего хода.
dungeoneer-no-wounded-hand = Раненый монстр не возвращается на руку: только в логово или в сброс.
dungeoneer-no-order = Так и есть.
dungeoneer-no-now = Сейчас об этом не спрашивают.

## Что происходит

dungeoneer-started = { $who_is ->
    [you] Вы начинаете
   *[other] Начинает { $who }
}. Герои — { $heroes }.
dungeoneer-hero-chosen = { $who_is ->
    [you] Ваш герой
   *[other] Герой игрока { $who }
}: { $hero }.
dungeoneer-turn = Круг { $round }: { $who_is ->
    [you] ваш ход
   *[other] ходит { $who }
}.
dungeoneer-location-drawn = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
} локацию «{ $location }».
dungeoneer-location-aside = Локация «{ $location }» никуда не подходит и откладывается.
dungeoneer-location-passed = { $who_is ->
    [you] Вы передаёте
   *[other] { $who } передаёт
} локацию дальше; её кладёт другой игрок: { $to_is ->
    [you] вы
   *[other] { $to }
}.
dungeoneer-placed = { $who_is ->
    [you] Вы кладёте
   *[other] { $who } кладёт
} локацию «{ $location }» на { $cell }{ $turned ->
    [0] {""}
   *[other] , повернув на пол-оборота
}.
dungeoneer-location-shown = { $who_is ->
    [you] Вы открываете
   *[other] { $who } открывает
} локацию «{ $location }».
dungeoneer-laid-nothing = { $who_is ->
    [you] Ни одна из ваших локаций никуда не подходит
   *[other] Ни одна из локаций игрока { $who } никуда не подходит
}.
dungeoneer-locations-gone = Никуда не подошли и выходят из игры: { $locations }.
dungeoneer-quest-gone = Задание «{ $quest }» осталось без места и выходит из игры.
dungeoneer-relocated = Локация «{ $location }» переезжает на { $cell }{ $turned ->
    [0] {""}
   *[other] , повернувшись на пол-оборота
}.
dungeoneer-nothing-fits = Ни одна локация никуда не подходит.
dungeoneer-moved = { $who_is ->
    [you] Ваш герой идёт
   *[other] Герой игрока { $who } идёт
} на { $side }: «{ $location }».
dungeoneer-stuck = Выход на { $side } теперь открыт, но { $who_is ->
    [you] у вашего героя
   *[other] у героя игрока { $who }
} не осталось очков действия.
dungeoneer-teleported = { $who_is ->
    [you] Ваш герой появляется
   *[other] Герой игрока { $who } появляется
} в локации «{ $location }».
dungeoneer-gained = { $who_is ->
    [you] Вы получаете
   *[other] { $who } получает
} { $points }.
dungeoneer-lost = { $who_is ->
    [you] Вы теряете
   *[other] { $who } теряет
} { $points }.
dungeoneer-rolled = { $check }, { $by }: { $die } { $sign } { $plus } ({ $stat }) = { $total }{ $target ->
    [0] {""}
   *[other] {" "}против { $target }
}.
dungeoneer-dice = { $who_is ->
    [you] Вы бросаете кубики
   *[other] { $who } бросает кубики
}: { $dice }.
dungeoneer-wounded = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}: { $target }, здоровье теперь { $life }.
dungeoneer-healed = Лечение, +{ $amount }: { $target }, здоровье теперь { $life }.
dungeoneer-prevented = { $who_is ->
    [you] Вы предотвращаете
   *[other] { $who } предотвращает
} { $amount ->
    [one] { $amount } рану
    [few] { $amount } раны
   *[other] { $amount } ран
}.
dungeoneer-fell = { $who_is ->
    [you] Ваш герой падает
   *[other] Герой игрока { $who } падает
}.
dungeoneer-stood = { $who_is ->
    [you] Ваш герой встаёт
   *[other] Герой игрока { $who } встаёт
}.
dungeoneer-defeated = { $who_is ->
    [you] Ваш герой повержен
   *[other] Герой игрока { $who } повержен
}.
dungeoneer-marked = На локации «{ $location }» теперь { $token }.
dungeoneer-rotated = Локация «{ $location }» поворачивается.
dungeoneer-swapped = «{ $first }» и «{ $second }» меняются местами.
dungeoneer-played = { $who_is ->
    [you] Вы играете
   *[other] { $who } играет
} карту «{ $card }», { $price }.
dungeoneer-played-against = { $who_is ->
    [you] Вы играете
   *[other] { $who } играет
} карту «{ $card }» против { $against_is ->
    [you] вас
   *[other] игрока { $against }
}, { $price }.
dungeoneer-dungeon-plays = Подземелье разыгрывает: { $cards }.
dungeoneer-used = { $who_is ->
    [you] Вы применяете
   *[other] { $who } применяет
} «{ $what }».
dungeoneer-attached = «{ $card }» прикрепляется; носитель — «{ $to }».
dungeoneer-discarded = { $who_is ->
    [you] Вы сбрасываете
   *[other] { $who } сбрасывает
} карту «{ $card }».
dungeoneer-kept-all = { $who_is ->
    [you] Вы ничего не сбрасываете
   *[other] { $who } ничего не сбрасывает
}.
dungeoneer-saved = { $who_is ->
    [you] Вы сохраняете
   *[other] { $who } сохраняет
} очко действия.
dungeoneer-drew = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}.
dungeoneer-drew-cards = { $who_is ->
    [you] Вы берёте карты
   *[other] { $who } берёт карты
}: { $cards }.
dungeoneer-took-back = { $who_is ->
    [you] Вы берёте
   *[other] { $who } берёт
} из сброса карту «{ $card }».
dungeoneer-reshuffled = Сброс перемешан: из него новая колода.
dungeoneer-quest-common = Общее задание: «{ $quest }».
dungeoneer-quest-personal = { $who_is ->
    [you] Ваше личное задание
   *[other] Личное задание игрока { $who }
}: «{ $quest }».
dungeoneer-quest-swapped = { $who_is ->
    [you] Вы меняете
   *[other] { $who } меняет
} задание «{ $old }» на «{ $new }».
dungeoneer-attempted = { $who_is ->
    [you] Вы берётесь
   *[other] { $who } берётся
} за задание «{ $quest }».
dungeoneer-searched = { $who_is ->
    [you] Вы ищете
   *[other] { $who } ищет
} («{ $quest }»): { $total }, { $found ->
    [0] ничего не найдено
   *[other] найдено
}.
dungeoneer-completed = { $who_is ->
    [you] Вы выполняете
   *[other] { $who } выполняет
} задание «{ $quest }» (уровень { $level }).
dungeoneer-escort-taken = { $who_is ->
    [you] Вы берёте спутника
   *[other] { $who } берёт спутника
}: «{ $quest }».
dungeoneer-escort-left = «{ $quest }»: { $who_is ->
    [you] вы оставляете
   *[other] { $who } оставляет
} спутника в локации «{ $location }».
dungeoneer-sent = { $who_is ->
    [you] Вы посылаете
   *[other] { $who } посылает
} карту «{ $card }» на { $target_is ->
    [you] вас
   *[other] игрока { $target }
} ({ $form }).
dungeoneer-set = { $who_is ->
    [you] Вы ставите
   *[other] { $who } ставит
} карту «{ $card }» против { $target_is ->
    [you] вас
   *[other] игрока { $target }
}.
dungeoneer-declared = { $who_is ->
    [you] Вы объявляете
   *[other] { $who } объявляет
} нападение.
dungeoneer-attacks = Атака ({ $form }): { $by } против { $on-gen }.
dungeoneer-challenged = { $who_is ->
    [you] Ваш герой бросает вызов
   *[other] Герой игрока { $who } бросает вызов
} ({ $form }): { $target }.
dungeoneer-voided = Атака не удалась: { $by }.
dungeoneer-redirected = Нападение отведено: { $by }, новая цель — { $to }.
dungeoneer-struck = Попадание: { $by } бьёт { $on-acc }.
dungeoneer-drawn = Ничья: { $by } и { $on } не вредят друг другу.
dungeoneer-went-home = «{ $card }» возвращается: { $lair ->
    [0] { $who_is ->
        [you] вам на руку
       *[other] на руку игрока { $who }
    }
   *[other] { $who_is ->
        [you] в ваше логово
       *[other] в логово игрока { $who }
    }
}.
dungeoneer-monster-killed = Повержен монстр { $target }.
dungeoneer-ordered = { $who_is ->
    [you] Вас
   *[other] Игрока { $who }
} { $on ->
    [0] больше не спрашивать
   *[other] спрашивать
}: { $order }.
dungeoneer-asked-by-order = { $who_is ->
    [you] { $asked ->
        [0] Вы просили здесь вас не спрашивать
       *[other] Вы просили здесь вас спросить
    }
   *[other] { $asked ->
        [0] { $who } просит здесь не спрашивать
       *[other] { $who } просит здесь спросить
    }
}.
dungeoneer-won = { $who_is ->
    [you] Вы побеждаете
   *[other] { $who } побеждает
}.
dungeoneer-ended-nobody = Героев не осталось: не победил никто.
dungeoneer-ended-points = Герой достиг высшего уровня: всё решают победные очки.
dungeoneer-ended-turn-limit = Последний круг сыгран.
dungeoneer-ended-solo-lost = Герой погиб: победило подземелье.

## Стол

dungeoneer-line = { $seat }{ $turn ->
    [0] {" "}
   *[other] *
}{ $who }: ур. { $level }, ♥{ $life }{ $prone ->
    [0] {""}
   *[other] {" "}лежит
}, слава { $glory }, риск { $peril }, ОД { $ap }{ $saved ->
    [0] {""}
   *[other] +1
}, заданий { $quests }; { $location }
dungeoneer-line-hero = { $hero }: ближний бой { $melee }, магия { $magic }, скорость { $speed }{ $ready ->
    [0] {""}
   *[other] ; в игре: { $items }
}
dungeoneer-line-also = { $before }; { $next }
dungeoneer-line-quests = Задания: { $groups }
dungeoneer-line-quests-yours = ваши — { $items }
dungeoneer-line-quests-common = общие — { $items }
dungeoneer-line-quests-of = { $who } — { $items }
dungeoneer-line-quest = { $quest } ({ $places })
dungeoneer-line-out = { $seat } { $who }: повержен
dungeoneer-words-hero = { $who_is ->
    [you] Ваш герой
   *[other] Герой игрока { $who }
} — { $hero } ({ $race }, { $class }): уровень { $level }, здоровье { $life }, ближний бой { $melee }, магия { $magic }, скорость { $speed }.
dungeoneer-words-player = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} слава { $glory }, риск { $peril }, { $ap ->
    [one] { $ap } очко действия
    [few] { $ap } очка действия
   *[other] { $ap } очков действия
}{ $saved ->
    [0] {""}
   *[other] , одно сохранено
}, карт на руке { $cards }{ $more ->
    [0] {""}
   *[other] {" "}и { $more } риска
}; герой { $prone ->
    [0] стоит
   *[other] лежит
} в локации «{ $location }».
dungeoneer-words-out = { $who_is ->
    [you] Ваш герой
   *[other] Герой игрока { $who }
} выбыл из игры.
dungeoneer-words-items = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} в игре: { $items }.
dungeoneer-words-lurker = { $card } ♥{ $life }
dungeoneer-words-lair = { $who_is ->
    [you] В вашем логове
   *[other] В логове игрока { $who }
}: { $items }.
dungeoneer-words-attached = { $who_is ->
    [you] На вашем герое
   *[other] На герое игрока { $who }
}: { $items }.
dungeoneer-words-completed = { $who_is ->
    [you] Вами выполнены
   *[other] Выполнены игроком { $who }
}: { $items }.
dungeoneer-words-known = Известно на руке игрока { $who }: { $items }.
dungeoneer-words-plots = Выложить: { $items }
dungeoneer-words-plots-of = { $who_is ->
    [you] Вам осталось выложить
   *[other] Игроку { $who } осталось выложить
} { $count ->
    [one] { $count } локацию
    [few] { $count } локации
   *[other] { $count } локаций
}.
dungeoneer-words-hand = Рука: { $items }
dungeoneer-words-no-hand = Рука пуста
dungeoneer-words-quest-common = Общее задание «{ $quest }»: { $text } { $reward }{ $wounds ->
    [0] {""}
   *[other] {" "}Ран: { $wounds }.
}{ $started ->
    [0] {""}
   *[other] {" "}Спутник: { $escort }.
}
dungeoneer-words-quest-personal = { $who_is ->
    [you] Ваше задание
   *[other] Задание игрока { $who }
} «{ $quest }»: { $text } { $reward }{ $wounds ->
    [0] {""}
   *[other] {" "}Ран: { $wounds }.
}{ $started ->
    [0] {""}
   *[other] {" "}Спутник: { $escort }.
}
dungeoneer-words-sum = { $n }{ $more ->
    [0] {""}
   *[other] {" "}({ $parts })
}
dungeoneer-words-part = { $source } { $sign }{ $n }
dungeoneer-words-attack = Атака, { $form }: { $by } против { $on-gen }, кубик + { $attack } против кубика + { $counter }; из 36: удар { $wins }, ответный { $losses }
dungeoneer-words-attack-rolled = Атака, { $form }: { $by } против { $on-gen }, { $attack } против кубика + { $counter }; из 36: удар { $wins }, ответный { $losses }
dungeoneer-words-attack-both = Атака, { $form }: { $by } против { $on-gen }, { $attack } против { $counter }
dungeoneer-words-trap = Ловушка { $by } подстерегает { $on-acc }
dungeoneer-words-way = { $side } — { $exit }
dungeoneer-words-location = { $cell } «{ $location }», слава { $glory }, риск { $peril }: { $parts }.
dungeoneer-words-piles = Осталось в колодах: { $split ->
    [0] карт приключений { $cards }
   *[other] карт славы { $cards }, карт риска { $peril }
}, локаций { $locations }, заданий { $quests }.
dungeoneer-legend-turn = Ход: пошлите на соперников монстров и ловушки (платит их риск), положите локацию, ведите героя, сбросьте карту и доберите руку. Победа — три выполненных задания.
dungeoneer-legend-location = Слева вверху на локации слава/риск: их получает вошедший герой. Цифры внизу — герои.
dungeoneer-legend-exits = Выходы: просвет — свободно, # — завал, ^ — ловушка, линия — стена.
dungeoneer-legend-marks = Знаки: ! — ваше задание, ~ — опасность, ± — шипы, ○ — яма, = — мост, × — деактивация, ? — поставленная ловушка.
dungeoneer-legend-thing = { $name }{ $line }: { $text }

## Легендарные наборы: вопросы и выбор

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

## Легендарные наборы: что происходит

dungeoneer-event-rolled = { $event }: { $who_is ->
    [you] у вас
   *[other] у игрока { $who }
} выпало { $die }; жетонов на карте: { $tokens }.
dungeoneer-charged = { $card }, жетонов теперь: { $tokens }.
dungeoneer-event-ended = { $event }: событие завершилось.
dungeoneer-paired = { $who_is ->
    [you] Ваш герой
   *[other] Герой игрока { $who }
} со временем станет другим: { $hero }.
dungeoneer-grade-began = Начинается { $grade } часть: новые карты, новые задания, новые локации.
dungeoneer-rose = { $who_is ->
    [you] Ваш герой
   *[other] Герой игрока { $who }
} теперь — { $hero }: уровень { $level }, здоровье { $life }.
dungeoneer-grade-heroic = героическая
dungeoneer-grade-epic = эпическая
dungeoneer-grade-legendary = легендарная
dungeoneer-words-grade = Идёт { $grade } часть. { $last ->
    [0] Она закончится, когда все герои достигнут уровня { $top } или когда тем, кто ниже, не останется заданий.
   *[other] Игра закончится, когда кто-то достигнет уровня { $top }; побеждает тот, у кого больше победных очков.
}
dungeoneer-words-combined = { $who_is ->
    [you] У вас
   *[other] У игрока { $who }
} { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}{ $waits ->
    [0] {""}
   *[other] , герой ждёт остальных
}. Другая карта героя: { $cards }.
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

## Легендарные наборы: стол

dungeoneer-words-event = { $event }: жетонов { $tokens } из { $most }
dungeoneer-words-charged = { $card } ●{ $tokens }
dungeoneer-legend-nakari = & на карте: здесь живёт Накари. Её поражение сразу приносит победу в игре.
