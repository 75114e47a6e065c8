
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
web-dungeoneer-your-hero = Ваш герой
web-dungeoneer-hero-name = Имя героя
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
web-dungeoneer-is-in = здесь: { $location }
web-dungeoneer-lies-in = лежит: { $location }
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
web-dungeoneer-cost = Цена: { $cost }
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
