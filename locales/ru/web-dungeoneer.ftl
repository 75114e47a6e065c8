
## Dungeoneer

web-dungeoneer-headline = { $set } · раунд { $round }
web-dungeoneer-headline-before = { $set } · перед первым ходом
web-dungeoneer-headline-over = { $set } · конец
web-dungeoneer-phases = Фазы хода
web-dungeoneer-phase-reset = Начало
web-dungeoneer-phase-dungeonlord = Злодеяния
web-dungeoneer-phase-building = Строительство
web-dungeoneer-phase-hero = Подвиги
web-dungeoneer-phase-discard = Сброс
web-dungeoneer-detail-lord = Выберите светящуюся карту, затем игрока, который заплатит за неё своим риском. Всё выйдет в бой разом.
web-dungeoneer-detail-hero = Идите в светящуюся локацию, исследуйте или сыграйте светящуюся карту.
web-dungeoneer-detail-discard = Нажмите на карту: она уйдёт в сброс у всех на виду.
web-dungeoneer-tab-hero = Герой
web-dungeoneer-tab-hand = Рука { $n }
web-dungeoneer-tab-rivals = Игроки
web-dungeoneer-your-hero = Ваш герой
web-dungeoneer-detail-build = Её можно положить { $n ->
    [one] { $n } способом
   *[other] { $n } способами
}. Выход не упирается в стену, а карта не должна закрыться.
web-dungeoneer-stamp-attack = { $form } { $value }: атакует и контратакует.
web-dungeoneer-stamp-counter = { $form } { $value }: только контратакует.
web-dungeoneer-stamp-none = { $form }: ни то ни другое, один кубик.
web-dungeoneer-life = Здоровье { $life } из { $whole }
web-dungeoneer-lives = Здоровье { $n }.
web-dungeoneer-quests-done = Выполнено заданий: { $done } из { $all }
web-dungeoneer-level = Уровень { $n }
web-dungeoneer-peril-of = { $who_is ->
    [you] Риск { $n }: его тратят против вас другие, когда они повелители подземелья
   *[other] Риск { $n }: его может потратить повелитель подземелья против игрока { $who }
}
web-dungeoneer-out = вне игры
web-dungeoneer-chooses = выбирает героя
web-dungeoneer-may-respond = может ответить
web-dungeoneer-is-in = { $hero }: { $location }
web-dungeoneer-lies-in = { $hero } лежит: { $location }
web-dungeoneer-in-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
   *[other] { $n } карт на руке
}
web-dungeoneer-saved = Очко действия отложено на чужие ходы
web-dungeoneer-saved-short = отложено
web-dungeoneer-counter-only = ответ
web-dungeoneer-attacks = атака
web-dungeoneer-glory = слава
web-dungeoneer-glory-for = тратите вы
web-dungeoneer-peril = риск
web-dungeoneer-peril-for = тратят другие
web-dungeoneer-treasures = Сокровища { $used } из { $limit }
web-dungeoneer-boons = Преимущества { $used } из { $limit }
web-dungeoneer-banes = Висит на вас
web-dungeoneer-lair = Ваше логово, { $n } из 3
web-dungeoneer-escorts = С вами: { $quest }
web-dungeoneer-used = уже был в этом ходу
web-dungeoneer-hand = Ваша рука
web-dungeoneer-in-tray = готово
web-dungeoneer-discard = сбросить
web-dungeoneer-whose-peril = кто платит?
web-dungeoneer-of-glory = { $price } из { $glory } славы
web-dungeoneer-not-short = мало славы
web-dungeoneer-not-twice = такое уже есть
web-dungeoneer-not-room = нет места
web-dungeoneer-not-peril = некому платить
web-dungeoneer-not-declared = уже поздно
web-dungeoneer-not-lord = фаза злодеяний
web-dungeoneer-not-attacked = в ответ на атаку
web-dungeoneer-not-attack = когда атакуете
web-dungeoneer-not-hero = фаза подвигов
web-dungeoneer-not-moment = сейчас ни к чему
web-dungeoneer-upkeep = Содержание: { $n } славы каждый ход.
web-dungeoneer-cost = Цена: { $cost } · { $rule }
web-dungeoneer-terrain-room = Зал
web-dungeoneer-terrain-passage = Проход
web-dungeoneer-terrain-dark_passage = Тёмный проход
web-dungeoneer-terrain-entrance = Вход
web-dungeoneer-site-points = Вошедший получает славу { $glory } и риск { $peril }.
web-dungeoneer-reward = Награда: { $level ->
    [0] {""}
   *[other] уровень +{ $level },{" "}
}слава { $glory }.
web-dungeoneer-reward-short = { $level ->
    [0] {""}
   *[other] уровень +{ $level },{" "}
}слава { $glory }
web-dungeoneer-wins = победа в игре
web-dungeoneer-quests = Задания
web-dungeoneer-others-quests = Задания других: { $n }
web-dungeoneer-open-to-all = для всех
web-dungeoneer-or = или
web-dungeoneer-give = отдать ({ $class }): { $count }{ $total ->
    [0] {""}
   *[other] , ценой от { $total }
}
web-dungeoneer-play-one = сыграть там карту ({ $class })
web-dungeoneer-escort = проводить
web-dungeoneer-map = Карта подземелья
web-dungeoneer-zoom = Размер карты
web-dungeoneer-zoom-in = Крупнее ({ $key })
web-dungeoneer-zoom-out = Мельче ({ $key })
web-dungeoneer-zoom-fit = Вся карта ({ $key })
web-dungeoneer-zoom-follow = Следить за тем, кто ходит ({ $key })
web-dungeoneer-no-points = без очков
web-dungeoneer-sure = наверняка
web-dungeoneer-way-open = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} открытый проход.
web-dungeoneer-way-blocked = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} решётка: { $stat } { $target }+, у вас +{ $value }.
web-dungeoneer-way-trap = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} проход с ловушкой: { $stat } { $target }+, у вас +{ $value }.
web-dungeoneer-way-spikes = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} вас ждут шипы: { $stat } { $target }+, у вас +{ $value }.
web-dungeoneer-way-pit = { $side ->
    [north] На севере
    [east] На востоке
    [south] На юге
   *[west] На западе
} вас ждёт яма: { $stat } { $target }+, у вас +{ $value }.
web-dungeoneer-way-sure = Неудача невозможна.
web-dungeoneer-risk-blocked = { $percent }, что уйдёт лишний шаг.
web-dungeoneer-risk-trap = { $percent }, что будет рана.
web-dungeoneer-risk-spikes = { $percent }, что будет рана.
web-dungeoneer-risk-pit = { $percent }, что герой упадёт.
web-dungeoneer-go = { $side ->
    [north] На север, 1 шаг
    [east] На восток, 1 шаг
    [south] На юг, 1 шаг
   *[west] На запад, 1 шаг
}
web-dungeoneer-deactivated = Отключено
web-dungeoneer-deactivated-text = Здесь лежит жетон отключения.
web-dungeoneer-trap-of = { $who_is ->
    [you] Ваша ловушка: { $card }
   *[other] Ловушка игрока { $who }: { $card }
}
web-dungeoneer-cards = Карты
web-dungeoneer-explore = Исследовать
web-dungeoneer-places = Локации
web-dungeoneer-places-left = { $n ->
    [one] Осталась { $n } локация
    [few] Осталось { $n } локации
   *[other] Осталось { $n } локаций
}
web-dungeoneer-cards-left = { $n ->
    [one] В колоде { $n } карта
    [few] В колоде { $n } карты
   *[other] В колоде { $n } карт
}
web-dungeoneer-peril-left = { $n ->
    [one] В колоде риска { $n } карта
    [few] В колоде риска { $n } карты
   *[other] В колоде риска { $n } карт
}
web-dungeoneer-pile = Сброс { $n }
web-dungeoneer-turn = Повернуть
web-dungeoneer-upright = прямо
web-dungeoneer-turned = с поворотом
web-dungeoneer-points = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[other] { $n } победных очков
}
web-dungeoneer-battle = Битва. Под ударом: { $on }
web-dungeoneer-stages = Этапы битвы
web-dungeoneer-stage-attack = Атака
web-dungeoneer-stage-response = Ответ
web-dungeoneer-stage-attack-roll = Бросок атаки
web-dungeoneer-stage-counter-roll = Контратака
web-dungeoneer-stage-comparison = Сравнение
web-dungeoneer-stage-challenge = Вызов
web-dungeoneer-stage-lair = Логово
web-dungeoneer-stage-reward = Награда
web-dungeoneer-counters-in = Отвечает так же ({ $form }): вид боя выбирает нападающий.
web-dungeoneer-more-attacks = { $n ->
    [one] и ещё { $n } атака
    [few] и ещё { $n } атаки
   *[other] и ещё { $n } атак
}
web-dungeoneer-die = На кубике { $n }.
web-dungeoneer-since-gone = уже не действует
web-dungeoneer-of-rules = правила
web-dungeoneer-void = Атака сорвалась
web-dungeoneer-tie = Ничья
web-dungeoneer-tie-text = Никто не ранен.
web-dungeoneer-you-strike = Вы попали
web-dungeoneer-you-are-struck = По вам попали
web-dungeoneer-strikes = Удар наносит { $by }
web-dungeoneer-blow = { $on }: { $wounds ->
    [0] ран нет
    [one] { $wounds } рана
    [few] { $wounds } раны
   *[other] { $wounds } ран
}, если ничто не помешает.
web-dungeoneer-odds = Если всё останется так
web-dungeoneer-odds-it-hits = попадут
web-dungeoneer-odds-you-hit = попадёте
web-dungeoneer-odds-hits = попадёт
web-dungeoneer-odds-tie = ничья
web-dungeoneer-odds-counters = получит
web-dungeoneer-challenge = попасть { $hit }, получить { $struck }
web-dungeoneer-springs = срабатывает
web-dungeoneer-ordeal = Испытание
web-dungeoneer-wounds-due = { $n ->
    [one] Сейчас будет { $n } рана.
    [few] Сейчас будет { $n } раны.
   *[other] Сейчас будет { $n } ран.
}
web-dungeoneer-test = { $stat }: { $target } или больше
web-dungeoneer-passes-in = Удача в { $percent } бросков.
web-dungeoneer-you-pass = Вы справились.
web-dungeoneer-you-fail = Не вышло.
web-dungeoneer-passes = Проверка пройдена.
web-dungeoneer-fails = Проверка провалена.
web-dungeoneer-answers = { $n ->
    [0] Ответить нечем
   *[other] Чем можно ответить
}
web-dungeoneer-quiet = Не раньше моего хода
web-dungeoneer-quiet-text = До вашего хода вас ни о чём не спросят. Другие об этом не узнают.
web-dungeoneer-on = против: { $who }
web-dungeoneer-times = × { $n }
web-dungeoneer-fought = Битва
web-dungeoneer-go-on = Дальше
web-dungeoneer-lanes = Против кого
web-dungeoneer-discount = Все демоны вместе дешевле на { $n } риска
web-dungeoneer-purse = { $left ->
    [0] из { $peril } риска ничего не осталось
   *[other] осталось риска: { $left } из { $peril }
}
web-dungeoneer-recall = Забрать назад
web-dungeoneer-play-it = Сыграть
web-dungeoneer-set-it = Поставить
web-dungeoneer-pays = Хватит на: { $cards }.
web-dungeoneer-pays-nothing = Не хватит ни на одну вашу карту.
web-dungeoneer-pick-hero = Герои
web-dungeoneer-pick-card = Карты на выбор
web-dungeoneer-pick-site = Локации на выбор
web-dungeoneer-limits = сокровищ до { $treasures }, преимуществ до { $boons }
web-dungeoneer-event-tokens = Жетонов { $tokens } из { $most }; { $on } добавляет ещё один.
