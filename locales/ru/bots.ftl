# Соперники, подсказки, разбор и арена

## Соперники

# What bots are called unless they are given a name, by seat.
bots-name-1 = Мира
bots-name-2 = Оскар
bots-name-3 = Тесса
bots-name-4 = Бруно
bots-name-5 = Ида
bots-name-6 = Феликс
bots-name-7 = Нора
bots-name-8 = Гуго

bots-level-random = Случайный: делает любой разрешённый ход. Годится для измерений, обыгрывать его скучно.
bots-level-easy = Лёгкий: играет по наитию, не замечает, что будет после его хода, и то и дело ходит как попало.
bots-level-normal = Обычный: думает на один ход вперёд, остальное угадывает.
bots-level-greedy = Жадный: много раз пробует каждый ход, но не думает о вашем ответе.
bots-level-ismcts = Искатель: воображает сотни столов, неотличимых от настоящего, и доигрывает их в уме.
bots-level-hard = Сильный: ищет на несколько ходов вглубь или считает шансы и смотрит на стол и вашими глазами.
bots-level-expert = Мастер: сильнее некуда. Где игра изучена, он блефует и считает точно.

## Подсказки

bots-hint-exact = победа в { $chance } % случаев
bots-hint-about = победа примерно в { $chance } % случаев (± { $margin })
bots-why-safe = выживание обеспечено
bots-why-doomed = живым отсюда не выйти
bots-why-survives = выживание { $chance } %
bots-why-killer = выживание { $chance } %: смертелен только { $one }
bots-why-killers = выживание { $chance } %: смертельны только { $one } и { $other }
bots-why-pass = Для того, кто войдёт сейчас, если знать то же, что и вы: { $survives }.
bots-why-draw = Если бы входить пришлось вам и сейчас: { $survives }.
bots-why-after = Если после этого входить придётся вам: { $survives }.
bots-why-attempt = попытка удаётся в { $chance } % случаев
bots-why-towards = к заданию «{ $quest }»: осталось { $steps ->
    [one] { $steps } очко действия
    [few] { $steps } очка действия
   *[many] { $steps } очков действия
}
bots-why-explore = места для задания «{ $quest }» ещё нет на карте
bots-why-strongest = так сыграл бы сильнейший соперник
bots-why-strikes = удар проходит в { $chance } % случаев

## Разбор

bots-review-mistake = Ход { $number }: { $who_is ->
    [you] вы выбираете
   *[other] { $who } выбирает
} «{ $played }», но «{ $best }» побеждает на { $loss } % чаще.
bots-review-because = { $mistake } ({ $reasons })

## Арена

bots-arena-title = Арена
bots-arena-facts = Партий: { $games }, мест: { $seats }, раздач: { $deals }; каждая раздача сыграна при всех рассадках. Интервалы 95 %.
bots-arena-wins = Доля побед на занятое место
bots-arena-table = Показатели
bots-arena-seats = Доля побед по местам
bots-arena-lengths = Длина партий в ходах
bots-arena-ends = Чем кончались партии
bots-arena-bot = бот
bots-arena-rate = победы
bots-arena-score = очки
bots-arena-rating = рейтинг
bots-arena-mean-time = решение в среднем
bots-arena-max-time = дольше всего

# Бот, о котором попросили и которого нет
bots-no-bot = бота «{ $bot }» нет; есть такие: { $known }
bots-no-budget = «{ $text }» — это не время на раздумье; напишите время, например 50ms или 2s, или число повторений, например 5000
bots-without-budget = { $bot } думает столько, сколько нужно; время задаётся только для greedy и ismcts
bots-elsewhere = { $bot } не играет в { $game }
