# Страницы

web-title = Undercroft

## Стол

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
web-level-random = ходит наугад
web-level-easy = лёгкий бот
web-level-normal = средний бот
web-level-hard = сильный бот
web-level-expert = бот-мастер

## Стол «Прогулок в подземелье»

web-welcome-headline = Прогулки в подземелье · раунд { $round }
web-welcome-deck = Колода монстров
web-welcome-dungeon = Подземелье
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
web-welcome-card-hidden = Неизвестно чья карта
web-welcome-card-by = { $who_is ->
    [you] Это ваша карта
   *[other] Карту знает только { $who }
}
web-welcome-card-known = { $who_is ->
    [you] { $monster }: знаете только вы
   *[other] { $monster }, карту кладёт { $who }
}
web-welcome-seen = Что вы видели
web-welcome-seen-nothing = В этом раунде пока ничего.
web-welcome-seen-below = В подземелье:
web-welcome-seen-thrown = Сброшены:
web-welcome-unknown = Вам пока неизвестны
web-welcome-unknown-count = { $left } из { $all } монстров
web-welcome-luck-label = Сила монстров, которых вы видели за партию: { $n }
web-welcome-luck-note = Монстры, которых вы видели, по силе; черта показывает ровную раздачу.
web-welcome-detail-bidding = Кто спасует последним, тот и пойдёт внутрь.
web-welcome-detail-deciding = Карту видите только вы. Нажмите 1, чтобы добавить её, или выберите светящийся предмет (2–{ $n }).
web-welcome-detail-only-you = Карту видите только вы.
web-welcome-detail-naming = Этот вид падёт, где бы он ни ждал; остальные по-прежнему кусаются.
web-welcome-detail-hero = У каждого героя шесть предметов снаряжения.
web-welcome-named = Колдовское оружие ждёт цель: { $monster }
web-welcome-pact = Договор победит следующую карту, какой бы она ни была.
web-welcome-nothing-met = Факел в руке, вниз по лестнице…
web-welcome-stamp-facing = на пути
web-welcome-stamp-swapped = подменён
web-welcome-stamp-hit = бьёт
web-welcome-stamp-deadly = насмерть
web-welcome-state-won = победа
web-welcome-state-lost = конец игры
web-welcome-tally = Успехов: { $successes } из 2, провалов: { $failures } из 2

## Каждая страница

web-skip = Сразу к столу
web-navigation = Страницы
web-lobby = Столы
web-how-to-play = Как играть
web-sign-in = Войти
web-settings = Язык и оформление
web-language = Язык
web-theme = Свет
web-theme-dark = Факелы
web-theme-light = День
web-theme-auto = Как в системе
web-connection-lost = Связь пропала, подключаемся снова…
