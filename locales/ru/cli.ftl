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

cli-open = Undercroft открыт по адресу { $address } (Ctrl+C закрывает его)
cli-open-yourself = Откройте этот адрес в браузере.
cli-backup-done = Всё скопировано в { $file }
cli-backup-key = Ключа, которым подписаны входы, в копии нет; храните копию { $file } отдельно

# Что не так с командой, файлом или компьютером
cli-wrong-lowercase = «{ $text }» — ни me, ни бот ({ $bots }); имя человека начинается с большой буквы
cli-wrong-seat = «{ $text }» не место; можно me, бот ({ $bots }) или имя от 1 до 20 букв
cli-wrong-same-names = двух игроков зовут «{ $name }»; пусть у каждого будет своё имя
cli-wrong-saved-players = в файле названо игроков: { $players }, а мест { $seats }
cli-wrong-names = имён { $names }, а мест { $seats }
cli-wrong-read = не удаётся прочитать { $file }
cli-wrong-write = не удаётся записать { $file }
cli-wrong-save = не удаётся сохранить партию в { $file }
cli-wrong-damaged = файл { $file } повреждён и оставлен как есть. Исправьте его или уберите, чтобы начать с пустого
cli-wrong-large = в нём { $size } байт, а можно не больше { $most }
cli-wrong-not-text = строка { $line }: это не текст в UTF-8
cli-wrong-random = система не даёт случайных чисел; задайте зерно: --seed
cli-wrong-log-of = { $file } — партия игры { $found }, а не { $wanted }
cli-wrong-position-of = { $file } — позиция игры { $found }, а не { $wanted }
cli-wrong-over = эта партия окончена; посмотреть её: undercroft replay { $file }
cli-wrong-which-game = в какую игру? Есть такие: { $known }
cli-wrong-position-seats = в позиции мест { $seats }, а в --seats игроков { $players }
cli-wrong-nobody = ходить некому, но партия не окончена
cli-wrong-postgres = «{ $address }» — не адрес PostgreSQL; он начинается с postgres://
cli-wrong-folder = нельзя писать в { $file }
cli-wrong-without-limits = --without-limits годится только для этого компьютера
cli-wrong-listen = не удаётся занять адрес { $address }; попробуйте другой --port
cli-wrong-backup-there = файл { $file } уже есть; копия пишется в новый файл
cli-wrong-backup-nothing = копировать нечего: { $file } не существует
cli-wrong-public-url = в адресе только протокол и имя, например https://play.example.org
cli-wrong-proxies = адреса или сети, например 10.0.0.2 или 172.16.0.0/12
cli-wrong-start = не удаётся запуститься
cli-wrong-server = не удаётся запустить сервер
cli-wrong-server-says = сервер говорит: { $line }
cli-wrong-no-puzzles = в игре «{ $game }» нет задач; игры с задачами: { $known }
cli-wrong-which-puzzle = какую задачу? Есть такие: { $known }
cli-wrong-no-puzzle = задачи «{ $puzzle }» нет; есть такие: { $known }
cli-wrong-read-back = этот бой нельзя прочитать снова
cli-wrong-scenario = сценарии: { $known } (или от 1 до { $count })
cli-wrong-no-campaign = сейчас нет ни одной кампании; начать: undercroft campaign start city
cli-wrong-campaign = кампании { $number } нет; сейчас идут с 1 по { $count }
cli-wrong-chapters = все главы сыграны
cli-wrong-chapter = { $file } — не партия этой главы; ничего не изменено
cli-wrong-campaign-kept = кампания не сохранена
cli-wrong-daily-game = в игре { $game } нет подземелья дня; оно есть только в { $known }
cli-wrong-daily-alone = подземелье дня — для одного игрока, а в --seats их больше
cli-wrong-daily-date = «{ $date }» — не дата; пример: 2026-11-16
cli-wrong-daily-later = подземелье на { $date } откроется в этот день; сегодня { $today } (UTC)
cli-wrong-daily-kept = результат дня не сохранён
cli-wrong-few-moves = в этой партии ходов всего { $moves }
cli-wrong-hint-over = партия окончена; разобрать её можно так: undercroft review
cli-wrong-which-file = какую партию? Назовите файл
cli-wrong-eyes = «{ $text }» — не место; можно от 1 до { $seats }, spectator и all
cli-wrong-tournament = в файле { $file } другой турнир; назовите другой файл или удалите этот
cli-wrong-no-gauntlet = для игры { $game } простых игроков пока нет
cli-wrong-train = для «{ $game }» обучать нечего; попробуйте: undercroft train welcome
cli-wrong-languages = языки: { $known }
cli-wrong-seconds = можно от 0.01 до 3600 секунд
cli-wrong-fault = это ошибка в Undercroft, а не ваша; пожалуйста, сообщите о ней: { $panic }
cli-wrong-no-file = такого файла или папки нет
cli-wrong-denied = нет прав
cli-wrong-taken = адрес уже занят
cli-wrong-is-folder = это папка, а не файл
cli-wrong-is-file = это файл, а не папка
cli-wrong-full = на диске нет места
cli-wrong-usage-unknown = параметра «{ $arg }» здесь нет
cli-wrong-usage-command = команды «{ $arg }» нет
cli-wrong-usage-value = «{ $value }» не подходит для { $arg }
cli-wrong-usage-value-why = «{ $value }» не подходит для { $arg }: { $why }
cli-wrong-usage-conflict = { $arg } не сочетается с { $other }
cli-wrong-usage-missing = не хватает: { $arg }
cli-wrong-usage-no-value = для { $arg } нужно значение
cli-wrong-usage-other = эту команду нельзя понять: { $why }
cli-wrong-usage-near = возможно, вы имели в виду: { $near }
cli-wrong-usage-allowed = можно: { $allowed }
cli-wrong-usage-help = справка: undercroft --help
cli-wrong-arena-bots = ботов { $bots }, а мест только { $seats }
cli-wrong-arena-nobody = назовите хотя бы одного бота
cli-wrong-arena-games = в турнире от 1 до 10000000 партий
