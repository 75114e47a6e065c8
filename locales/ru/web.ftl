# Страницы

web-title = Undercroft

## Стол

web-interlude-look = Взглянуть ещё раз
web-deeds = Сам стол
web-given-up = Все сдались. Партия окончена.
web-given-up-winner = { $who_is ->
    [you] Остальные сдались: вы победили. Партия окончена.
   *[other] Остальные сдались: побеждает { $who }. Партия окончена.
 }
web-closed = Партию закрыли до её конца.
web-keys = Клавиши (1–9, U, H, S, L, ?)
web-keys-on = Включены
web-keys-off = Выключены
web-board = Игровой стол
web-players = Игроки
web-you = вы
web-away = отошёл от стола, играет бот
web-log = Журнал
web-luck = Удача в этой партии
web-your-choice = Ваш выбор
web-choices = Что можно сделать
web-tools = Помощь
web-undo = Отменить
web-undo-ask = Попросить отмену
web-undo-ask-title = С тех пор что-то открылось, поэтому нужно согласие остальных.
web-hint = Подсказка
web-why-not = Почему нельзя?
web-rule = правило { $rule }
web-hints = Как сыграл бы сильный игрок
web-hints-none = Здесь посоветовать нечего.
web-percent = { $n } %
web-winner = { $who_is ->
    [you] Победа за вами!
   *[other] Победа! Выигрывает { $who }
}
web-level-easy = лёгкий бот
web-level-normal = обычный бот
web-level-hard = сильный бот
web-level-expert = бот-мастер

## The table of Paper Dungeons

web-paper-headline-before = Бумажные подземелья · подземелье { $dungeon } · перед раундом { $round ->
   *[other] 1
}
web-paper-headline = Бумажные подземелья · подземелье { $dungeon } · раунд { $round } из 8
web-paper-headline-over = Бумажные подземелья · дома из подземелья { $dungeon }, раундов: { $round }
web-paper-dice = Кубики
web-paper-rounds = Раунды и чудовища
web-paper-skull = ранение каждому; использовать его нельзя
web-paper-used = использован
web-paper-fight = { $monster }: мощь { $power }, бегство −{ $flee }
web-paper-heroes = Герои
web-paper-items = Предметы
web-paper-items-worth = 1 слава за клетку
web-paper-potions = Зелья
web-paper-potions-now = { $potions }, осталось сердец: { $hearts }
web-paper-white-dice = белые кубики
web-paper-black-dice = чёрные кубики
web-paper-lowest = низший уровень:
web-paper-level-now = Уровень { $n }
web-paper-four-warrior = На уровне 4: +1 к мощи против чудовищ
web-paper-four-wizard = На уровне 4: героев учат кубики любого цвета
web-paper-four-cleric = На уровне 4: черепа не ранят
web-paper-four-rogue = На уровне 4: сразу самоцвет
web-paper-boxes-filled = заполнено клеток: { $n }
web-paper-row-gives = Полный ряд даёт: { $reward }
web-paper-gems-now = { $n ->
    [0] нет самоцветов
    [one] { $n } самоцвет
    [few] { $n } самоцвета
   *[other] { $n } самоцветов
}
web-paper-minions-now = { $n ->
    [0] никто из приспешников не побеждён
    [one] побеждён { $n } приспешник
    [few] побеждены { $n } приспешника
   *[other] побеждены { $n } приспешников
}
web-paper-wounds = Ранения
web-paper-wounds-now = ранений: { $wounds }, здоровье { $health }
web-paper-wounds-count = { $n ->
    [0] без ранений
    [one] { $n } ранение
    [few] { $n } ранения
   *[other] { $n } ранений
}
web-paper-tomb = Ранений больше, чем здоровья: отряд воскресает один раз ценой славы: { $n }
web-paper-to-level = до уровня { $n }
web-paper-box = клетка { $n }
web-paper-brew = Варить
web-paper-potions-more = { $n ->
    [one] { $n } зелье
    [few] { $n } зелья
   *[other] { $n } зелий
}
web-paper-march = Идти
web-paper-rooms-far = { $n ->
    [one] { $n } комната
   *[other] до { $n } комнат
}
web-paper-keep-talent = Оставьте один талант
web-paper-keep-goal = Потом оставьте одну цель
web-paper-goal-trains = Она же решает, какие кубики кого учат.
web-paper-glory-end = { $glory } к славе в конце
web-paper-kept = оставлен
web-paper-signs = Знаки на карте
web-paper-sign-minion = { $minion }: бьётся { $hero }
web-paper-sign-trap = ловушка: каждый раз ранение
web-paper-sign-potion = зелье
web-paper-sign-item = клетка любого предмета
web-paper-sign-level = уровень любому герою
web-paper-sign-gem = самоцвет; зачёркнут — пропал
web-paper-close = Закрыть
web-paper-your-sheet = Ваш лист
web-paper-after-this = после этого раунда
web-paper-after-round = после раунда { $n }
web-paper-fears = слабость: { $hero }
web-paper-fears-twice = слабость: { $hero }, уровень считается дважды
web-paper-ranges = Мощь, слава, ранения
web-paper-flee = бегство
web-paper-fled = бегство
web-paper-hurt-with = бой с мощью { $n }
web-paper-your-power = мощь { $n }
web-paper-sum-levels = Уровни { $n }
web-paper-sum-warrior = { $n } за уровень 4 воина
web-paper-sum-sword = { $n } за меч
web-paper-sum-talent = { $n } за талант
web-paper-lair = Сначала нужно найти логово: { $room }
web-paper-lair-found = логово найдено
web-paper-prize = награда сильнейшему: { $n } × { $reward }
web-paper-vanish = потом пропадут самоцветы { $gems }
web-paper-goal = Цель и талант
web-paper-missions = Миссии
web-paper-mission-each = слава за каждое: { $n }
web-paper-mission-now = слава сейчас: { $n }
web-paper-claimed = раунд { $round }: { $teams }
web-paper-titles = Звания
web-paper-next-title = Сейчас { $glory }: до следующего звания ещё { $more }.
web-paper-top-title = Сейчас { $n }: выше некуда.
web-paper-look = Посмотреть лист: { $name }
web-paper-glory-now = слава на сейчас
web-paper-place = { $n ->
    [1] победа
    [2] второе место
    [3] третье место
   *[other] место { $n }
}
web-paper-state-done = всё отмечено
web-paper-state-cards = выбор карт
web-paper-state-wounds = отмечает ранения
web-paper-state-moves = в пути
web-paper-state-confirm = осталось подтвердить
web-paper-state-dice = { $n ->
    [one] остался { $n } кубик
    [few] осталось { $n } кубика
   *[other] осталось { $n } кубиков
}
web-paper-state-draws = ещё рисует
web-paper-sheets-as-of = { $n ->
    [0] Малые листы: как в начале. Щёлкните, чтобы увеличить.
   *[other] Малые листы: после раунда { $n }. Щёлкните, чтобы увеличить.
}
web-paper-sheets-over = { $n ->
   *[other] Щёлкните по малому листу, чтобы увеличить.
}
web-paper-detail-talent = Подземелье, чудовища и миссии открыты: осмотритесь перед выбором.
web-paper-detail-wounds = Исцелённые ранения не попадают на шкалу; на ней { $wounds } из { $health }.
web-paper-detail-level = Следующая клетка каждого героя светится.
web-paper-detail-item = Следующая клетка каждого предмета светится.
web-paper-detail-minion = Приспешники, которых можно выбрать, светятся на карте.
web-paper-detail-gem = Доступные самоцветы светятся на карте.
web-paper-detail-die = Сначала кубик, потом место, которое светится: на листе или здесь.
web-paper-detail-step = Щёлкните по светящейся комнате: на ней написано, сколько ранений.
web-paper-no-gems = Никто не украл самоцвет с буквой.
web-paper-round-ended = Конец раунда { $n }
web-paper-on-wounds = К ранениям
web-paper-on-count = К подсчёту
web-paper-on-round = К раунду { $n }
web-paper-home-alone = Снова дома, славы: { $glory }. { $title }
web-paper-most-glory = Больше всего славы: { $teams }
web-paper-count = Подсчёт славы
web-paper-line = Строка
web-paper-glory = Слава
web-paper-row-levels = Уровни
web-paper-row-items = Предметы
web-paper-row-gems = Самоцветы
web-paper-row-minions = Приспешники
web-paper-row-wounds = Ранения
web-paper-row-resurrection = Воскрешение
web-paper-row-goal = Цель и талант
web-paper-row-missions = Миссии
web-paper-brought = комнат { $rooms } · самоцветов { $gems } · приспешников { $minions } · ранений { $wounds }

## Стол «Прогулок в подземелье»

web-welcome-headline = Прогулки в подземелье · раунд { $round }
web-sheets = Ещё о партии
web-sheet-more = Ещё
web-sheet-talk = Беседа
web-welcome-sheet-monsters = Монстры
web-welcome-sheet-odds = Шансы
web-welcome-slot = взять карту
web-welcome-with = с ней:
web-welcome-without = без него:
web-welcome-once = один раз
web-welcome-if-named = если назван
web-welcome-nothing-beats = ничем не победить
web-welcome-and-next = и следующую карту
web-welcome-short-pact = + след. карту
web-welcome-short-vorpal = один вид по выбору
web-welcome-short-axe = раз: любой монстр
web-welcome-short-potion = раз: из мёртвых
web-welcome-short-polymorph = раз: замена монстра
web-welcome-short-omnipotence = все разные: успех
web-welcome-in-armour = { $n } в доспехах
web-welcome-inspect-monster = Сила { $strength }. { $copies ->
    [one] Такой в колоде один.
   *[other] Таких в колоде { $copies }.
 }
web-welcome-inspect-hero = { $n } здоровья без доспехов. Оставшееся снаряжение прибавляется при входе.
web-welcome-census = { $n ->
    [13] Тринадцать монстров
   *[other] Монстры: { $n }
 }
web-welcome-census-fresh = Всё перемешано: все снова в колоде.
web-welcome-census-lead = { $n ->
    [one] Неизвестно, где { $n } карта; справа — чем их победить.
    [few] Неизвестно, где { $n } карты; справа — чем их победить.
   *[other] Неизвестно, где { $n } карт; справа — чем их победить.
 }
web-welcome-copy-inside = внутри
web-welcome-copy-hand = у вас в руке
web-welcome-copy-thrown = сброшен
web-welcome-copy-met = встречен
web-welcome-copy-unknown = неизвестно
web-welcome-costs = отнимает { $n } здоровья
web-welcome-card-of = Карта { $n } из { $all }
web-welcome-odds-from = Из того, что вы знаете: неизвестных карт — { $unknown }, из них в подземелье — { $below }.
web-welcome-on = К раунду { $n }
web-welcome-on-end = К финалу
web-welcome-verdict-out = { $who_is ->
    [you] Вы выходите живым.
   *[other] { $who } выходит из подземелья.
 }
web-welcome-verdict-fell = { $who_is ->
    [you] Вы гибнете в подземелье.
   *[other] { $who } гибнет в подземелье.
 }
web-welcome-verdict-successes = { $n ->
    [one] Первый успех; ещё один — и победа.
   *[other] Второй успех: партия выиграна.
 }
web-welcome-verdict-failed = { $who_is ->
    [you] Первая неудача; ещё одна — и вы выбываете.
   *[other] Первая неудача; после второй { $who } выбывает.
 }
web-welcome-verdict-eliminated = { $who_is ->
    [you] Вторая неудача: вы выбываете из игры.
   *[other] Вторая неудача: { $who } выбывает из игры.
 }
web-welcome-deck = Колода монстров
web-welcome-dungeon-count = { $n ->
    [0] там пока пусто
    [one] внутри { $n } монстр
    [few] внутри { $n } монстра
   *[other] внутри { $n } монстров
}
web-welcome-health = здоровье
web-welcome-base-health = собственное здоровье героя
web-welcome-equipment = Снаряжение
web-welcome-beats = побеждает
web-welcome-absorbs = побеждает и лечит на
web-welcome-spent = использовано
web-welcome-thrown-by = { $who_is ->
    [you] сброшено вами
   *[other] сброс: { $who }
}
web-welcome-card-hidden = Неизвестная карта
web-welcome-card-by = { $who_is ->
    [you] Это ваша карта
   *[other] Карту знает только { $who }
}
web-welcome-card-known = { $who_is ->
    [you] { $monster }: знаете только вы
   *[other] { $monster }, карту кладёт { $who }
}
web-welcome-luck-label = Сила монстров, которых вы видели за партию: { $n }
web-welcome-luck-note = Монстры, которых вы видели, по силе; черта показывает ровную раздачу.
web-welcome-detail-bidding = Кто спасует последним, тот и пойдёт внутрь.
web-welcome-detail-deciding = Карту видите только вы. Нажмите 1, чтобы добавить её, или выберите светящийся предмет (2–{ $n }).
web-welcome-detail-only-you = Карту видите только вы.
web-welcome-detail-naming = Этот вид падёт, где бы он ни ждал; остальные по-прежнему кусаются.
web-welcome-detail-hero = У каждого героя шесть предметов снаряжения.
web-welcome-named = Колдовское оружие ждёт цель: { $monster }
web-welcome-pact = Сделка с демоном победит следующую карту, какой бы она ни была.
web-welcome-nothing-met = Факел в руке, вниз по лестнице…
web-welcome-stamp-facing = на пути
web-welcome-stamp-swapped = подменён
web-welcome-stamp-hit = бьёт
web-welcome-stamp-shown = поджидал
web-welcome-stamp-deadly = насмерть
web-welcome-state-won = победа
web-welcome-state-lost = без победы
web-welcome-tally = Успехов: { $successes } из 2, провалов: { $failures } из 2

## Стол «Повелителей подземелий»

web-lords-headline = Dungeon Lords · год { $year } · { $season }, { $doing }
web-lords-headline-combat = Dungeon Lords · год { $year } · раунд боя { $round }
web-lords-headline-over = Dungeon Lords · подсчёт
web-lords-phase-orders = выбор приказов
web-lords-phase-actions = приказы
web-lords-phase-production = работа комнат
web-lords-phase-recall = возврат приказа
web-lords-phase-event = событие
web-lords-phase-arrival = приход героев
web-lords-phase-planning = план обороны
web-lords-phase-battle = битва
web-lords-phase-over = конец
web-lords-year = Год { $n }
web-lords-combat = Бой
web-lords-four-rounds = 4 раунда
web-lords-event-unknown = Ещё не открыто
web-lords-event-pay-day = Зарплата
web-lords-event-taxes = Налоги
web-lords-event-special = Особое
web-lords-adventurers = Герои
web-lords-come-winter = Кто придёт этой зимой, если всё останется так
web-lords-come-spring = Кто придёт весной, если всё останется так
web-lords-come-summer = Кто придёт летом, если всё останется так
web-lords-come-autumn = Кто придёт осенью, если всё останется так
web-lords-nobody-comes-winter = Зимой никто не приходит
web-lords-nobody-comes-spring = Этой весной все уже пришли
web-lords-nobody-comes-summer = Этим летом все уже пришли
web-lords-nobody-comes-autumn = Этой осенью все уже пришли
web-lords-next-winter = Зимой
web-lords-next-spring = Весной
web-lords-next-summer = Летом
web-lords-next-autumn = Осенью
web-lords-comes-to = { $adventurer }: если всё останется так, придёт к { $who_is ->
    [you] вам
   *[other] игроку { $who }
}
web-lords-comes-to-nobody = { $adventurer }: если всё останется так, пройдёт мимо
web-lords-paladin-tent = в шатре
web-lords-paladin-with = { $who_is ->
    [you] у вас
   *[other] у игрока { $who }
}
web-lords-paladin-out = в этом году ушёл
web-lords-nice = добро
web-lords-evil = зло
web-lords-evil-of = { $who_is ->
    [you] вы { $evil }
   *[other] { $who } { $evil }
}
web-lords-evilometer = Злометр: { $all }. Паладин приходит к тому, кто достигнет { $paladin }.
web-lords-board = Поле приказов
web-lords-third-first = с III
web-lords-wage = плата
web-lords-free = даром
web-lords-for = за
web-lords-most = макс.
web-lords-tavern = Таверна
web-lords-anywhere = где угодно
web-lords-shop = Комнаты на продажу
web-lords-dungeon-of = { $who_is ->
    [you] Ваше подземелье
   *[other] Подземелье игрока { $who }
}
web-lords-taxes = Секторов: { $tiles }, налог { $gold } зол.
web-lords-party = Отряд, первый впереди
web-lords-stores = Запасы
web-lords-gold = Золото: { $n }
web-lords-food = Еда: { $n }
web-lords-marks = Красные метки за неуплату: { $n }
web-lords-imps = Импы
web-lords-imps-free = свободно { $free } из { $all }
web-lords-your-orders = Ваши приказы
web-lords-closed = закрыты
web-lords-closed-order = { $order }: закрыт в этом сезоне
web-lords-closed-now = закрыт
web-lords-given = уже отдан
web-lords-order-secret = тайный
web-lords-order-undone = не вышло
web-lords-order-now = сейчас
web-lords-order-done = готово
web-lords-order-to-come = ждёт
web-lords-rooms = Комнаты
web-lords-worked = работали
web-lords-no-rooms = комнат пока нет
web-lords-lair = Логово
web-lords-nobody-yet = пока никого
web-lords-none-yet = пока нет
web-lords-down = без сил
web-lords-settled = решено
web-lords-let-go = отпустить
web-lords-strike = пусть бастует
web-lords-pay = платить
web-lords-traps = Ловушки
web-lords-trap-deck = в колоде { $n }
web-lords-prison = Темница
web-lords-standing = Зло { $evil }, очков пока { $points }
web-lords-first = ходит первым
web-lords-stock = Золото { $gold }, еда { $food }, импы: свободно { $free } из { $imps }, ловушки { $traps }, красные метки { $marks }
web-lords-no-creatures = нет существ
web-lords-no-party = нет отряда
web-lords-no-prisoners = нет пленных
web-lords-state-over = игра окончена
web-lords-state-orders = приказы: { $given }/3
web-lords-state-acts = ходит
web-lords-state-fights = сражается
web-lords-state-waits = ждёт
web-lords-all-choices = { $n ->
    [one] Единственный ход списком
    [few] Все { $n } хода списком
   *[other] Все { $n } ходов списком
}
web-lords-first-order = первый
web-lords-second-order = второй
web-lords-third-order = третий
web-lords-only-you = виден только вам
web-lords-choose-card = выберите карту
web-lords-nobody-else = больше никто не может отдать этот приказ
web-lords-who-else = этот приказ могут отдать также: { $who }
web-lords-detail-orders = Знаки на карте: кто ещё может отдать этот приказ.
web-lords-detail-dig = По импу на каждый туннель. Щёлкните по светящейся клетке.
web-lords-detail-hire = Щёлкните по существу в таверне или выберите из списка.
web-lords-detail-room = Щёлкните по комнате там, где хотите её построить.
web-lords-detail-produce = Щёлкните по комнате в подземелье.
web-lords-detail-wages = Заплатить или отпустить: кнопки на каждом существе.
web-lords-detail-spy = Четыре карты ближайшего боя лежат справа.
web-lords-detail-tile = Щёлкните по одной из светящихся секторов.
web-lords-detail-plan = Щёлкайте по существам и ловушкам, чтобы послать их; затем — готово.
web-lords-detail-fight = Каждый удар стоит под тем, кого он заденет, и сказано, что от него останется.
web-lords-detail-target = Щёлкните по удару под тем, кого он должен задеть.
web-lords-combat-cards = Карты боя
web-lords-card-hidden = Карта боя { $n }, лежит рубашкой вверх
web-lords-seen-by = Видели: { $who }
web-lords-gone = Вышло из игры
web-lords-battle = Битва
web-lords-rounds = Раунды боя
web-lords-face-down = рубашкой вверх
web-lords-needs-magic = сколько нужно магии
web-lords-fatigue = усталость
web-lords-tile-room = { $cell } ({ $room })
web-lords-tile-tunnel = { $cell } (туннель)
web-lords-fights = { $who_is ->
    [you] Вы сражаетесь за { $place }
   *[other] { $who } сражается за { $place }
}
web-lords-plans = { $who_is ->
    [you] Ваш план обороны: { $place }
   *[other] { $who } обороняет { $place }
}
web-lords-plans-soon = { $who_is ->
    [you] Отряд у вашей лестницы
   *[other] Отряд у лестницы игрока { $who }
}
web-lords-turn-fought = готово
web-lords-turn-fights = бьётся
web-lords-turn-next = далее
web-lords-turn-ready = готов
web-lords-turn-plans = думает
web-lords-turn-then = потом
web-lords-step-trap = Ловушка
web-lords-step-fast = Быстрое закл.
web-lords-step-monsters = Существа
web-lords-step-slow = Медленное закл.
web-lords-step-healing = Лечение
web-lords-step-fatigue = Усталость
web-lords-note-sprung = урон { $damage }, отведено { $prevented }
web-lords-note-no-trap = не положена
web-lords-note-laid = положено { $laid } из { $most }
web-lords-note-left = ещё ударят: { $left }
web-lords-note-sent = послано { $sent } из { $most }
web-lords-note-magic = магия { $magic }, нужно { $needed }
web-lords-note-no-spell = не на этой карте
web-lords-note-cast = сработало
web-lords-note-weak = мало магии
web-lords-note-room = комната не даёт
web-lords-note-dart = помешал дротик
web-lords-note-heals = до { $count } после атаки
web-lords-note-healed = вылечено { $count }
web-lords-note-no-healing = никто не лечится
web-lords-note-fatigue = { $count }, затем сектор пал
web-lords-note-held = отряд задержан
web-lords-jail = плен
web-lords-poison = Яд: { $n } урона в конце раунда
web-lords-blow-plain = удар
web-lords-blow-hold = держать
web-lords-blow-fed = сытый
web-lords-blow-split = дважды
web-lords-blow-sip = глоток
web-lords-blow-idle = домой
web-lords-blow-withdraw = отозвать
web-lords-blow-pick = его
web-lords-blow-target = сюда
web-lords-defence = Оборона
web-lords-hidden-trap = ловушка
web-lords-sprung = сработала
web-lords-fought = сражался
web-lords-aim = наводите
web-lords-hole-trap = место для ловушки
web-lords-hole-monster = место для монстра
web-lords-parts = Части стола
web-lords-part-dungeon = Подземелье
web-lords-part-orders = Приказы
web-lords-part-year = Сезон
web-lords-symbols = Инструменты снимают урон ловушек, кресты лечат, звёзды дают магию для заклинаний.
web-lords-absorbed = впустую
web-lords-ended-lost = Вы теряете { $cell }: сектор захвачен
web-lords-ended-won = Весь отряд в плену!
web-lords-ended-held = Отряд задержан: сектор цел
web-lords-go-on = Дальше
web-lords-puzzle = Полигон, { $name }: возьмите отряд в плен и потеряйте как можно меньше секторов. Лучшее возможное: потеряно { $lost }.
web-lords-puzzle-solved = Потеряно секторов: { $lost }. Лучше не бывает!
web-lords-puzzle-missed = Потеряно секторов: { $lost }. Лучшее возможное: { $best }. Попробуйте ещё раз!
web-lords-puzzles = Тренировочные бои
web-lords-puzzles-what = Готовые бои в трёх туннелях: без заклинаний, усталость всегда 2. Составьте план, сразитесь и возьмите отряд в плен раньше, чем он захватит ваши секторы. Все пути проверены, поэтому лучший исход известен: достигнете его?
web-lords-puzzle-party = Отряд, первый впереди: { $who }
web-lords-puzzle-have = У вас есть: { $what }
web-lords-puzzle-best = Лучшее возможное: { $lost ->
    [0] ни одного потерянного сектора
    [one] потерян { $lost } сектор
    [few] потеряно { $lost } сектора
   *[other] потеряно { $lost } секторов
}
web-lords-puzzle-play = В бой
web-lords-count-rooms = Комнаты
web-lords-count-monsters = Монстры
web-lords-count-prisoners = Пленные
web-lords-count-conquered = Потерянные секторы
web-lords-count-marks = Красные метки
web-lords-count-bonus = Любимцы комнат
web-lords-count-fame = Зал славы
web-lords-count-total = Всего
web-lords-winner = Владыка подземелий: { $who }
web-lords-licence = Лицензию повелителя подземелья получает каждый, у кого больше 0 очков.

## Каждая страница

web-skip = Сразу к столу
web-navigation = Страницы
web-lobby = Столы
web-how-to-play = Как играть
web-sign-in = Войти
web-settings = Язык и оформление
web-language = Язык
web-theme = Оформление
web-theme-dark = Факелы
web-theme-light = День
web-theme-auto = Как в системе
web-connection-lost = Связь пропала, подключаемся снова…

## Игры

web-game-welcome = Прогулки в подземелье
web-game-lords = Владыки подземелий
web-game-paper = Бумажные подземелья
web-game-vault = Подземелье: Обитель чудовищ
web-game-serpent = Подземелье: Ярость богини змей
web-tagline-welcome = Наполняйте подземелье вместе, раздевайте героя до нитки — и пусть туда пойдёт кто-нибудь другой.
web-tagline-lords = Копайте подземелье, нанимайте монстров и переживите нашествие искателей приключений.
web-tagline-paper = Нарисуйте свой путь через подземелье, бросок за броском.
web-tagline-vault = Ведите героя через подземелье, которое портят остальные.
web-tagline-serpent = Задания, проклятия и богиня, которая не прощает.
web-players-range = { $max ->
    [one] { $min }–{ $max } игрок
    [few] { $min }–{ $max } игрока
   *[other] { $min }–{ $max } игроков
}

## Главная и столы

web-home-title = Играть
web-home-hello = Кто спустится первым?
web-home-what = Полные правила, с ботами или с друзьями.
web-home-go-on = Продолжить
web-guest = Гость
web-your-name = Ваше имя
web-play-bots = { $n ->
    [one] Играть с { $n } ботом
   *[other] Играть с { $n } ботами
}
web-new-table = Новый стол
web-learn = Научиться за пять минут
web-leaders = Таблица лидеров
web-lobby-mine = Ваши столы
web-lobby-waiting = Ждут игроков
web-lobby-playing = Идёт игра
web-lobby-over = Завершены
web-lobby-empty = Открытых столов нет. Создайте свой и пришлите ссылку другу.
web-phase-waiting = ждёт
web-phase-playing = идёт игра
web-phase-over = запись

## Новый стол

web-seats = Места
web-seat = Место { $n }
web-seat-me = вы
web-seat-open = свободно: кто придёт
web-seat-none = не участвует
web-clock = Темп
web-clock-label = Время на раздумья
web-clock-none = сколько угодно
web-clock-live-5 = быстро: 5 минут и 5 секунд на ход
web-clock-live-15 = спокойно: 15 минут и 10 секунд на ход
web-clock-slow-1 = по переписке: сутки на ход
web-clock-slow-3 = по переписке: трое суток на ход
web-public = Стол в общем списке: любой может сесть или смотреть
web-options = Варианты правил
web-open-table = Открыть стол
web-invited-by = { $host } приглашает вас сыграть в «{ $game }»
web-invited-seats = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
} за столом
web-invited-free = { $n ->
    [0] Все места заняты, но можно смотреть.
    [one] Свободно ещё { $n } место.
    [few] Свободно ещё { $n } места.
   *[many] Свободно ещё { $n } мест.
}
web-invited-playing = Игра уже идёт, но можно смотреть.
web-invited-over = Игра закончилась, но на стол ещё можно взглянуть.
web-pace-live = { $bank } мин. на партию и { $increment ->
    [one] { $increment } секунда
    [few] { $increment } секунды
   *[many] { $increment } секунд
} за каждый ход
web-pace-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
   *[many] { $n } часов
} на ход
web-pace-days = { $n ->
    [one] { $n } сутки
    [few] { $n } суток
   *[many] { $n } суток
} на ход
web-sit-down = Сесть
web-watch = Просто смотреть
web-waiting = Ждём игроков.
web-waiting-closed = Этот стол закрыт до начала игры.
web-seat-waits = место ждёт игрока
web-seat-ready = за столом
web-invite = Пришлите эту ссылку тем, с кем хотите играть:
web-start = Начать; свободные места займут боты
web-leave = Встать из-за стола
web-kick = Убрать из-за стола

## За столом, кроме игры

web-log-and-answers = Журнал и ответы
web-paused = За столом перерыв.
web-why-allowed = Это не запрещено: вперёд.
web-back-wish = { $who_is ->
    [you] Вы просите вернуть свой ход.
   *[other] { $who } хочет вернуть ход.
}
web-yes = Да
web-no = Нет
web-withdraw = Отозвать просьбу
web-stand-in = За вас играет бот.
web-return = Вернуться на своё место
web-say = Скажите что-нибудь
web-send = Отправить
web-pause = Попросить перерыв
web-go-on = Продолжить игру
web-resign = Сдаться
web-fair-link = Удача опечатана: проверить
web-hurry = Пропустить ожидание
web-again = Сыграть ещё
web-replay = Пересмотреть партию

## Запись

web-replay-scrub = Место в партии
web-replay-first = К началу
web-replay-back = На ход назад
web-replay-next = На ход вперёд
web-replay-last = К концу
web-replay-play = Пуск
web-replay-stop = Стоп
web-replay-speed = Скорость
web-replay-go = Перейти
web-replay-move = Ход { $n } из { $all }
web-replay-eyes = Глазами
web-replay-all = всех
web-replay-continue = Играть отсюда
web-file = Скачать партию

## Честная удача

web-own-position = своя позиция
web-from-position = Эта партия начата с позиции, которую задал хозяин стола. На рейтинг она не влияет.
web-fair-position = Печать охватывает удачу с этого момента, а не то, как возникла позиция.
web-fair = Честная удача
web-fair-what = Все перемешивания следуют из тайного зерна, которое выбрано до первого хода. Его печать видна с начала игры, само зерно — в конце.
web-fair-holds = Печать, зерно и все ходы сходятся: удачу никто не трогал.
web-fair-broken = Печать и зерно не сходятся. С этой партией что-то не так.
web-fair-later = Игра ещё идёт; зерно откроется в конце.
web-fair-seal = Печать:
web-fair-seed = Зерно:
web-back-to-table = Назад к столу

## Люди

web-account = Учётная запись
web-is-guest = Гость
web-games-played = Партий
web-games-won = Побед
web-last-games = Последние партии
web-place = { $place ->
    [1] победа, игроков: { $seats }
   *[other] место { $place } из { $seats }
}
web-curve = Рейтинг: от { $low } до { $high }
web-change-name = Как вас называть
web-save = Сохранить
web-make-account = Создать учётную запись
web-make-account-why = Она хранит ваши партии, рейтинг и настройки на всех устройствах.
web-login = Имя для входа
web-password = Пароль
web-sign-out = Выйти
web-change-password = Сменить пароль
web-old-password = Нынешний пароль
web-new-password = Новый пароль
web-sessions = Где вы вошли
web-session-program = Неизвестное устройство
web-session-this = этот сеанс
web-session-seen = { $n ->
    [0] был активен сегодня
    [one] был активен { $n } день назад
    [few] был активен { $n } дня назад
   *[many] был активен { $n } дней назад
}
web-sign-out-everywhere = Выйти везде
web-sign-out-guest = Вы гость: после выхода вернуться под тем же именем не получится. Чтобы сохранить свои партии, сначала создайте учётную запись.
web-as-guest = Добро пожаловать
web-come-in = Продолжить как гость
web-with-account = С учётной записью
web-leaders-empty = Рейтинговых партий ещё не было. Станьте первым.
web-player = Игрок
web-rating = Рейтинг

## О проекте

web-about = Об Undercroft
web-about-what = Undercroft — стол для настольных игр о подземельях: полные правила, боты, которые видят не больше вас, запись каждой партии, и друзьям ничего не нужно устанавливать.
web-about-fair = Удача каждой партии опечатана до начала и открывается в конце, чтобы любой мог её проверить.
web-about-keys = Клавиши
web-about-keys-list = 1–9 выбор · U отмена · H подсказка · ? что нельзя и почему · L журнал · S пропустить ожидание · Esc закрыть · ← → листать запись
web-about-thanks = Спасибо
web-about-pictures = Рисунки наши собственные.
web-about-letters = Имена и вопросы набраны шрифтом Libertinus Serif, лицензия SIL Open Font License.
web-about-names = Названия игр и карт принадлежат их владельцам; правила рассказаны своими словами.
web-trouble = Не получилось
web-trouble-home = На главную

## Урок

web-lesson-you = Вы
web-lesson-mira = Мира
web-lesson-oskar = Оскар
web-lesson-step = { $n } из { $all }
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-else = Так тоже можно, но урок идёт другой дорогой. Прочтите карточку и попробуйте ещё раз.
web-lesson-leave = Выйти
web-lesson-welcome-begin = Одно подземелье, один герой и шесть предметов на всех: кто спасует последним, тот идёт внутрь. Два удачных похода — победа.
web-lesson-welcome-draw = Возьмите монстра или спасуйте и останьтесь снаружи. Смелее: берите карту.
web-lesson-welcome-add = Орк, сила 3, и видите его только вы. Факел его победит: отправьте его в подземелье.
web-lesson-welcome-others = Мира добавила карту, Оскар сбросил монстра вместе с Драконьим копьём. Берите ещё.
web-lesson-welcome-dragon = Теперь Дракона одолеет только названный клинок: сбросьте его вместе со Святым Граалем.
web-lesson-welcome-enter = Мира и Оскар спасовали, внутрь идёте вы. Сначала назовите для колдовского меча один вид: Голем.
web-lesson-welcome-reveal = У вас 11 здоровья: 3 у Воина, 5 от доспехов, 3 от щита. Откройте первую карту.
web-lesson-welcome-hit = Вампир, и победить его нечем: 11 − 4 = 7. Вы пали бы только на нуле. Ещё одна карта.
web-lesson-welcome-alive = Факел победил Орка, и вы вышли живым: это первый успех. Теперь выберите следующего героя: Плут.
web-lesson-welcome-end = Наполняйте, раздевайте, блефуйте и вовремя пасуйте. Всё запретное по щелчку объяснит, почему нельзя. А теперь — против двух ботов!
web-lesson-vera = Вера
web-lesson-lords-begin = Приветствую, владыка! У вас два года, чтобы копать туннели, нанимать монстров и строить комнаты. В конце каждого года к вам вломятся герои. Побеждает тот, у кого больше очков.
web-lesson-lords-board = Всё, что вы делаете, вы приказываете здесь: восемь приказов, у каждого три места. Кто первый пришёл, тот встал первым, четвёртому места нет.
web-lesson-lords-first = За сезон вы втайне отдаёте три приказа. Две карты с замком сейчас закрыты. Сначала — «Копать туннель».
web-lesson-lords-second = Подземелью нужна стража. Второй приказ — «Найм монстров».
web-lesson-lords-third = И комната, которая будет на вас работать. Третий приказ — «Строительство комнат».
web-lesson-lords-shown = Все приказы открыты, и фишки стоят там, куда успели. Копать вы пришли первым, а строить раньше вас успела Вера.
web-lesson-lords-dig = На первом месте копают два импа. Копать можно там, где светится: возьмите B3.
web-lesson-lords-block = Ещё одну, где хотите! Нельзя только квадрат два на два: в просторных пещерах импам страшно, и они отказываются.
web-lesson-lords-hire = Таверна открыта. Тролль просит 2 еды, бьёт крепко и ещё помогает в комнатах. Нанимайте.
web-lesson-lords-build = Выберите Курятник, потом C2: его место в двух верхних рядах, а комнаты не должны соприкасаться. Второе место стоит 1 золотой.
web-lesson-lords-rooms = Импы, которые не копали, могут работать в комнатах: здесь трое дают 1 еду. Ваши сегодня устали, но каждый сезон — новая смена.
web-lesson-lords-closed = Первый приказ вернулся на руку, два других в этом сезоне закрыты. Думайте на два сезона вперёд и смотрите, чего не могут другие.
web-lesson-lords-road = Эти герои придут в конце сезона. Самый слабый — к самому доброму владыке, самый сильный — к самому злому.
web-lesson-lords-evil = Вот насколько вы злы. Некоторые цены толкают вас вверх. Кто дойдёт до широкого деления, к тому явится паладин: он силён, зато в темнице стоит 5 очков.
web-lesson-lords-events = Каждый сезон, кроме зимы, кончается событием, о котором известно заранее: жалованье монстрам или налог, 1 золотой за каждые две клетки. Долги стоят очков.
web-lesson-lords-siege = Перенесёмся в конец года: перед вашим первым туннелем два воина и священник. Каждое сердце — удар, который они выдержат.
web-lesson-lords-trap = В туннеле можно пустить в дело одну ловушку и одного монстра. Катящийся камень бьёт того, кто впереди, на 3.
web-lesson-lords-send = Теперь монстр. Тролль бьёт переднего на 3: отправляйте его.
web-lesson-lords-ready = Вот и весь план. Другие тоже готовятся, и с началом боя никто ничего не изменит.
web-lesson-lords-blow = Камень уже поймал первого воина. Теперь очередь Тролля: нажмите на его удар.
web-lesson-lords-lost = Священник немного подлечил, но усталость добила воина. И всё же кто-то устоял, значит, C1 потеряна. На C2 отправьте Гоблина.
web-lesson-lords-again = Ловушек больше нет, но и у них остался один усталый священник. Вы готовы.
web-lesson-lords-last = Гоблин бьёт на 2, священник лечит 1, усталость отнимает ещё 2. Вперёд.
web-lesson-lords-count = Весь отряд в темнице! Вот ваши очки: по 2 за пленника, по 1 за монстра и минус 2 за потерянную клетку.
web-lesson-lords-end = Вот и всё: приказы, подземелье, план. Во второй год герои крепче, а монстры сильнее. Подземелье ждёт, владыка!
web-lesson-paper-begin = Один лист, одно подземелье, четыре героя, восемь раундов. Кубики у всех одни, а распоряжается ими каждый по-своему. Побеждает тот, у кого больше славы.
web-lesson-paper-talent = Сначала выберите, в чём сильна ваша команда. Целитель приносит с собой два зелья, а в конце ещё 2 славы.
web-lesson-paper-goal = Теперь своя цель: собирать самоцветы. На карте видно и то, кого какие кубики учат: чёрные — Воина, белые — Священника.
web-lesson-paper-roll = Всё готово. Бросайте кубики!
web-lesson-paper-skull = Череп ранит каждую команду. Зелье лечит две раны: вылечите эту.
web-lesson-paper-level = Вы берёте три кубика, каждый один раз. Чёрный меч учит Воина: возьмите его, потом нажмите на строку Воина.
web-lesson-paper-clover = Клевер — любой знак. Пусть он будет мечом: заполните первую клетку Огненного меча. Две клетки — и предмет готов.
web-lesson-paper-boots = Любой кубик ведёт на две комнаты, сапоги — на три. Возьмите сапоги, потом вход.
web-lesson-paper-enter = Входят снизу, в любую дверь, и никогда не ходят наискосок. Идите в B1.
web-lesson-paper-orc = Самоцвет A стережёт орк третьего уровня. С орками дерётся Воин: 3 против ваших 2 — это одна рана. Вперёд!
web-lesson-paper-wound = Вот и она, а в бутылке ещё есть сердца. Лечите.
web-lesson-paper-lair = Самоцвет ваш, и больше его никто не возьмёт. Ещё шаг: A2 — логово Огра. Кто его так и не нашёл, тому придётся бежать.
web-lesson-paper-done = Три кубика, три дела. Скажите, что готово, и кубики покатятся снова.
web-lesson-paper-ogre = Прошло два раунда. После третьего нападёт Огр. Ваша сила 13: все уровни, Воин ещё раз, ведь Огр его боится, и меч.
web-lesson-paper-stronger = Ещё уровень — и Воин добавит 2 силы, а за 15 Огр платит больше всего. Возьмите чёрный меч.
web-lesson-paper-free = Теперь сами: учите, мастерите или варите. Возьмите кубик и посмотрите, что засветится.
web-lesson-paper-free-again = И последний: научите кого-нибудь. Четыре героя одного уровня в конце приносят славу.
web-lesson-paper-fight = Хватит? Тогда вперёд, на Огра.
web-lesson-paper-glory = Победа! Задания общие для всех, и чем раньше, тем лучше. Ещё два монстра ждут после раундов 6 и 8.
web-lesson-paper-end = Учите, мастерите, варите, ходите и берегитесь ран — вот и вся игра. Кубики уже катятся, в путь!
web-lesson-vault-begin = Добро пожаловать, герой! Каждый ведёт героя по подземелью, которое растёт прямо во время игры. Победят три задания. А ещё каждый из вас играет за подземелье против остальных.
web-lesson-vault-sheet = Это Грог. Ближний бой, магия и скорость прибавляются к кубику, а скорость ещё и даёт очки действий. Круглым значением нападают, пунктирным только отвечают.
web-lesson-vault-quests = Два задания ваши, одно открыто для всех. Кольчужный голем ждёт в Арсенале, но Арсенала пока никто не нашёл.
web-lesson-vault-first-lord = Ход начинается с того, что вы повелитель подземелья: насылаете монстров и ловушки, а платят за них другие своим риском. Сегодня у вас таких карт нет. Завершите фазу.
web-lesson-vault-build = Вы берёте локацию, и это Арсенал! Везде, где он подходит, видно, как он ляжет. Положите его наверху, за Обрушенным мостом.
web-lesson-vault-walk = Шаг стоит 1 очко действия. Знак на краю говорит об остальном: на мосту провал, нужна скорость 6 или больше, у вас +3. Идите на север!
web-lesson-vault-points = Выпало 6, вы перебрались. Новая локация даёт славу, которую тратите вы, и риск, который потратят против вас другие.
web-lesson-vault-armory = Ещё один шаг, и вы в Арсенале.
web-lesson-vault-card = За славу покупают сокровища и преимущества. Всё, что можно сыграть, светится. Возьмите Оберег от исчадий за 2 славы.
web-lesson-vault-quest = Теперь голем: попытка стоит 1 славы и требует в ближнем бою 7 или больше. У вас +2. Пробуйте!
web-lesson-vault-level = 6 и 2 дают 8, задание выполнено! Герой получает второй уровень и становится сильнее. Ещё два, и победа за вами.
web-lesson-vault-attacked = Прошло несколько ходов. Мира стала повелительницей подземелья, и ваш риск оплатил Костяного лучника. У него +4 к кубику, у вас +3; полоса показывает шансы. Пусть случится.
web-lesson-vault-fought = 9 против 6! Тот, на кого напали, отвечает тем же видом боя. У лучника была одна жизнь: он убит, и это приносит 1 славу.
web-lesson-vault-lord = Ваша очередь злодействовать. Выберите Скелета на корточках, затем Миру: заплатят 2 из её 4 очков риска. Пока этого никто не видит.
web-lesson-vault-declare = Можно добавить ещё, всё выйдет разом. Но хватит и скелета. Объявляйте!
web-lesson-vault-lair = 9 против 3, Мира ранена. Скелет цел: отправьте его в логово, там он дождётся другого раза.
web-lesson-vault-end = Исследуйте, сражайтесь и не копите риск подолгу. Подземелье ваше!

## Шансы

web-welcome-odds = Если идти прямо сейчас
web-welcome-odds-alive = вернуться живым
web-welcome-odds-added = если добавить { $monster-acc }
web-welcome-odds-below = Там, внизу
web-welcome-odds-out = вернуться живым, насколько вам известно

## Кто здесь

web-not-here = сейчас не здесь
web-watching = { $n ->
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
   *[other] смотрят { $n } человек
}
web-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
   *[other] { $n } дней
}
web-clock-left = времени осталось
web-phase-yours = ваш ход
web-bots = { $n ->
    [one] { $n } бот
    [few] { $n } бота
   *[other] { $n } ботов
}
web-pause-wish = { $who_is ->
    [you] Вы просите перерыв.
   *[other] { $who } просит перерыв.
}
web-other-rules = Эта игра начата по другим правилам (версия { $n }). Её можно посмотреть, но не продолжить.
web-pause-agree = Сделать перерыв
web-again-join = Сесть за следующую игру
web-resign-sure = Точно сдаюсь
web-notify = Уведомлять о моём ходе
web-notify-on = Уведомления включены
web-copy = Скопировать ссылку
web-copied = Скопировано

## Одно устройство на нескольких

web-seat-here = ещё один игрок за этим устройством
web-seat-name = Имя игрока { $n }
web-curtain = Передайте устройство игроку { $name }
web-curtain-why = Стол закрыт, пока к нему не подойдёт нужный игрок.
web-curtain-open = Я { $name }: показать стол

## Взгляд назад

web-review = Где решилась игра?
web-review-what = Каждое решение оценивается по тому, что игрок мог знать.
web-review-ask = Разобрать игру
web-review-mistakes = Самые дорогие решения
web-review-flawless = Дорогих ошибок не было ни у кого.
web-review-move = Ход { $n }
web-review-go = К ходу { $n }
web-replay-link = Ссылка на этот момент

## Для программ

web-api = Для программ: API
web-api-what = Всё, что есть на этих страницах, может делать и программа. Точное описание:

## Полка

web-games = Игры
web-play = Играть
web-alone = в одиночку
web-home-all-tables = { $n ->
    [one] { $n } стол
    [few] Все { $n } стола
   *[other] Все { $n } столов
}
web-more-options = Сколько ботов и какой силы
web-opponents = Ботов за столом
web-strength = Уровень
web-strength-easy = лёгкий
web-strength-normal = обычный
web-strength-hard = сильный
web-strength-expert = мастер
web-minutes = { $n } мин
web-weight = { $n ->
    [1] очень простая
    [2] несложная
    [3] средней сложности
    [4] требует внимания
   *[other] сложная
}
web-learn-short = Научиться
web-leaders-short = Лидеры
web-puzzles = Задачи
web-own-set = Свой набор
web-own-set-tagline = Свои герои, места, задания и карты для «Подземелья» — в одном текстовом файле.
web-own-set-read = Как это делается
web-guide = Правила вкратце

## Любой стол

web-plain-groups = Сначала выберите действие, потом — подробности; клавиши 1–9 работают и там, и там.
web-plain-in-words = Всё словами
web-plain-legend = Что значат знаки
web-plain-not-now = Чего сейчас нельзя и почему
web-interjections = Вне очереди
web-standing-orders = Постоянные распоряжения

## Packs

web-packs = Примерить набор
web-packs-what = В Dungeoneer играют наборами: это текстовые файлы с героями, локациями, заданиями и картами. Принесите свой, посмотрите, что в нём, и сыграйте. Он останется за вашим столом.
web-packs-file = Выберите файл или перетащите его сюда:
web-packs-text = Или текст набора
web-packs-try = Посмотреть
web-packs-good = Этим набором можно играть. За столом им играют все.
web-packs-play = { $n ->
    [one] Играть против { $n } бота
   *[other] Играть против { $n } ботов
}
web-packs-wrong = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[other] { $n } ошибок
}
web-packs-long = Текст слишком длинный: не больше { $most } кБ.
web-packs-map = Какой может получиться карта
web-packs-heroes = Герои: { $n }
web-packs-quests = Задания: { $n }
web-packs-sites = Локации: { $n }
web-packs-cards = Карты: { $n }
