# Терминал: меню, страницы вокруг партии, просмотр партий.

cli-player = Игрок { $number }

cli-menu-title = Undercroft: чем займёмся?
cli-menu-game = Сыграть: { $game } (игроков: { $min }–{ $max })
cli-menu-resume = Продолжить сохранённую партию
cli-menu-watch = Посмотреть сыгранную партию
cli-menu-rules = Где найти правила
cli-menu-language-en = In English, please
cli-menu-language-ru = По-русски, пожалуйста
cli-menu-quit = Выйти
cli-menu-back = Назад
cli-menu-choose = Введите число от 1 до { $choices } или q.
cli-menu-opponents = Сколько соперников, от { $min } до { $max }? Или перечислите, кто где сидит, например: Анна, Борис, { $bots }
cli-menu-saved = { $game }: { $names } (ходов: { $moves }, { $file })
cli-menu-rules-where = Как играть в каждую игру, рассказано в папке docs/how-to-play/ проекта. У каждого правила есть номер; все они лежат в docs/rules/. Во время игры введите ?, и вы узнаете, чего сейчас делать нельзя и по какому правилу.

cli-around = За столом: { $names }.
cli-around-seat = { $who_is ->
    [you] вы
   *[other] { $who }
}
cli-around-bot = { $who } ({ $bot })
cli-agreed = Договорённости: { $options }.
cli-agreed-option = { $option } — { $value }
cli-seal = Удача опечатана: { $seal }
cli-press-enter = Нажмите Enter, чтобы продолжить.

# Каждая игра в двух предложениях, перед первым вопросом
cli-about-welcome = Все вместе наполняют одно подземелье монстрами и лишают одного героя снаряжения, пока не спасуют все, кроме одного: он и идёт внутрь. Два удачных похода приносят победу, после двух провалов игрок выбывает.
cli-about-lords = Два года вы копаете подземелье, нанимаете монстров и покупаете ловушки, отдавая каждый сезон три тайных приказа. В конце каждого года приходят искатели приключений, чтобы всё это завоевать; побеждает владыка с наибольшим числом очков.
cli-about-paper = Ваша команда из четырёх героев восемь раундов исследует подземелье: в каждом раунде все берут три из шести общих кубиков, чтобы обучать героев, делать предметы, варить зелья или перемещаться. После раундов 3, 6 и 8 предстоит бой с чудовищем; побеждает тот, у кого больше славы.
cli-log = Ход партии
cli-keys = help · h совет · ? почему · t стол · l журнал · o приказы · q выход
cli-keys-undo = help · h совет · u назад · ? почему · t стол · l журнал · o приказы · q выход
cli-choose = { $choices ->
    [1] Выбор один: введите 1 или нажмите Enter.
   *[other] Введите число от 1 до { $choices }.
} help — объяснения, h — совет, u — взять ход назад, ? — чего нельзя и почему, t — стол, l — ход партии, q — сохранить и выйти.
cli-not-a-move = «{ $text }» здесь не ход. Введите номер варианта или ход в записи, например: { $example }
cli-refused = Сейчас нельзя: { $reason } ({ $rule })
cli-why-line = ✗ { $move } — { $reason } ({ $rule })
cli-why-more = ещё { $n }
cli-why-allowed = «{ $text }» — можно, ходите.
cli-why-nothing = Всё, что можно было бы ожидать, сейчас разрешено.
cli-undo-nothing = Вам пока нечего брать назад.
cli-undo-revealed = Поздно: после вашего хода уже открылось новое.
cli-undo-others = Поздно: после вас уже сходили другие.
cli-pass = Передайте экран игроку { $who }.
cli-pass-undo = ({ $who } ещё может взять последний ход назад: u)
cli-pass-ready = { $who }, нажмите Enter, когда экран видите только вы. 
cli-input-ended = ввод закончился посреди партии. Она сохранена в { $file }; продолжить: undercroft play --resume { $file }
cli-saved = Партия сохранена. Продолжить: undercroft play --resume { $file }

cli-over = Партия окончена. { $reason }
cli-place = { $place }. { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $score }
cli-seed = Зерно удачи: { $seed }
cli-watch-again = Посмотреть партию: undercroft replay { $file }

cli-review-lines = Строка — одно решение: номер хода, место, шанс на победу перед ним и сколько из него этот ход потерял, в процентах.

cli-replay-title = { $game }: { $names } (ходов: { $moves })
cli-replay-move = Ход { $move } из { $moves }, глазами: { $eyes }
cli-replay-keys = Enter дальше · b назад · 12 — к ходу 12 · v чужими глазами · t стол · q выйти
cli-replay-help = Enter или n — следующий ход, b — предыдущий, число — сразу к этому ходу. v меняет того, чьими глазами вы смотрите; v 1, v spectator и v all выбирают. t рассказывает о столе словами. q — выйти.
cli-replay-last = Это был последний ход.
cli-eyes-seat = { $name }
cli-eyes-spectator = зритель
cli-eyes-all = тот, кто знает всё

cli-verify-game = ✓ Партия: { $game }, версия правил { $rules }
cli-verify-seal = ✓ Зерно подходит к своей печати { $seal }
cli-verify-moves = { $moves ->
    [one] ✓ { $moves } ход, всё по правилам
    [few] ✓ { $moves } хода, все по правилам
   *[other] ✓ { $moves } ходов, все по правилам
}
cli-verify-hash = ✓ Последнее положение то, что обещает файл ({ $hash })
cli-verify-over = ✓ Партия окончена. { $reason }
cli-verify-unfinished = ✓ Партия ещё не окончена

cli-menu-daily = Бумажные подземелья: подземелье дня
cli-menu-campaign = Бумажные подземелья: кампания из трёх глав
cli-menu-start = Начать: «{ $scenario }»

cli-daily = Подземелье дня { $date } (UTC): карты и кубики у всех одни и те же.
cli-daily-again = Попыток в этот день: { $attempts }. Первый результат { $first }, лучший { $best } ({ $title }). Можно сыграть ещё раз; первый результат сохраняется.
cli-daily-first = Это ваш первый результат за { $date }; он записан.
cli-daily-better = Ваш лучший результат за этот день теперь { $score } (был { $before }).
cli-daily-stays = Ваш лучший результат за этот день по-прежнему { $best }.
cli-rank = Слава в одиночной игре: { $score }. Ваше звание: { $title }.
cli-rank-next = Следующее звание, «{ $title }», — от { $from }: не хватает { $missing }.
cli-rank-top = Выше звания нет.

cli-campaign-scenarios = Сценарии (undercroft campaign start ИМЯ --seats me,normal):
cli-campaign-scenario = { $number }. { $scenario } ({ $id })
cli-campaign-running = Начатые кампании (undercroft campaign continue НОМЕР):
cli-campaign-line = { $number }. { $scenario }, глава { $chapter } из 3: { $names }
cli-campaign-chapter = { $scenario }, глава { $chapter } из { $chapters }
cli-campaign-gone = Сохранённой партии { $file } больше нет; глава начинается заново.
cli-campaign-standing = Слава за все главы:
cli-campaign-total = { $who }: { $total }
cli-campaign-next = Enter — следующая глава, q — выйти: 
cli-campaign-left = Кампания сохранена. Продолжить: undercroft campaign continue
cli-campaign-name = Кампания выиграна! Какое имя записать в Зал славы? 
cli-campaign-over = Кампания окончена.
cli-campaign-winners = Победа, слава { $total }: { $names }.
cli-hall = Зал славы
cli-hall-empty = В Зале славы пока никого нет.
cli-hall-line = { $place }. { $name }: { $total } ({ $chapters }), { $scenario }, { $date }

cli-puzzle-list = Задачи к игре «{ $game }»: потеряйте как можно меньше секторов.
cli-puzzle-item = { $id }: { $party } — против них { $defence }
cli-puzzle-how = Решать так: undercroft puzzle { $game } { $id }
cli-puzzle-title = Задача { $id }: { $party } — против них { $defence }
cli-puzzle-goal = Возьмите в плен всех и потеряйте как можно меньше секторов. Усталость всегда { $fatigue }, заклинаний нет.
cli-puzzle-lost = { $lost ->
    [0] Секторы целы, в плену { $captured } из { $all }.
    [one] Потерян { $lost } сектор, в плену { $captured } из { $all }.
    [few] Потеряно { $lost } сектора, в плену { $captured } из { $all }.
   *[many] Потеряно { $lost } секторов, в плену { $captured } из { $all }.
}
cli-puzzle-best = Решено: лучше нельзя, это доказано.
cli-puzzle-better = { $lost ->
    [0] Можно лучше: доказанный предел — в плену { $all }, секторы целы.
    [one] Можно лучше: доказанный предел — в плену { $all }, потерян { $lost } сектор.
    [few] Можно лучше: доказанный предел — в плену { $all }, потеряно { $lost } сектора.
   *[many] Можно лучше: доказанный предел — в плену { $all }, потеряно { $lost } секторов.
}
cli-puzzle-stores = Осталось: еда { $food }, золото { $gold }, ловушки { $traps }.
cli-puzzle-thriftiest = Сберечь больше не даёт ни одно решение.
cli-puzzle-thriftier = Более дешёвое решение сохраняет: еда { $food }, золото { $gold }, ловушки { $traps }.
cli-puzzle-show = Все лучшие планы: undercroft puzzle { $game } { $id } --solution
cli-puzzle-plans = { $count ->
    [1] Лучший план только один.
   *[other] Лучших планов: { $count }.
}
cli-puzzle-plan = План { $number } (остаётся: еда { $food }, золото { $gold }, ловушки { $traps })
cli-puzzle-round = Раунд { $round }:
cli-puzzle-move = — { $move }
cli-orders = Не дожидаясь своей очереди, можно ввести:
cli-orders-line = { $move } – { $label }
cli-orders-none = Пока очередь не ваша, делать здесь нечего.
cli-place-none = { $who_is ->
    [you] Вы
   *[other] { $who }
}: { $score }
