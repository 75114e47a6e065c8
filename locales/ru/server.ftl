# Имена за столом
server-free-seat = свободное место

# Почему не получилось
server-not-found = Здесь ничего нет, или вход для вас закрыт.
server-not-signed-in = Сначала назовите своё имя.
server-not-a-move = Это не ход: { $what }.
server-invalid = Так не получится: { $what }.
server-too-many = Слишком много запросов. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}.
server-other-site = Этот запрос пришёл с другого сайта, поэтому он не выполнен.
server-too-large = Это больше { $most } КБ.
server-too-slow = Запрос передавался слишком долго. Отправьте его ещё раз.
server-method = Здесь этого сделать нельзя.
server-storage = Серверу не удалось это сохранить. Ничего не изменилось, попробуйте ещё раз.
server-no-started = Игра уже началась.
server-no-not-started = Игра ещё не началась.
server-no-over = Игра окончена.
server-no-not-over = Игра ещё идёт.
server-no-host = Это может сделать только тот, кто открыл стол.
server-no-seated = У вас нет места за этим столом.
server-no-taken = Это место занято.
server-no-full = Все места заняты.
server-no-sits-already = Вы уже сидите за этим столом.
server-no-no-seat = На этом месте никого нет.
server-no-stand-in = За вас играет бот. Сначала верните себе место.
server-no-paused = За столом перерыв. Закончить его может любой из играющих.
server-no-nothing-to-undo = У вас нет хода, который можно вернуть.
server-no-nothing-asked = Этого ответа никто не ждёт.
server-no-resigned = Вы сдались в этой игре.
server-no-many-tables = Вы открыли столько столов, сколько можно одному человеку. Сначала доиграйте или закройте один из них.
server-no-out-of-time = Ваше время вышло. Эту партию доиграет бот.
server-no-wrong-password = Неверное имя или пароль.
server-no-login-taken = Это имя для входа уже занято.
server-no-account-already = У вас уже есть учётная запись.
server-no-other-rules = Эта партия начата по другой редакции правил, которой на этом сервере больше нет. Продолжить её здесь нельзя, но её участники могут забрать файл партии.
server-no-of-the-day = Сегодня в это играют все, каждый один раз и без подсказок, поэтому раскрытое нельзя ни отменить, ни показать до конца дня.
server-no-compared = Здесь сравнивают результаты, поэтому раскрытое нельзя отменить, а реванша нет.
server-no-campaign-over = Эта кампания закончена.

# Что не так с тем, что прислали
server-bad-move-id = в обозначении хода не больше { $most } знаков
server-bad-line = ничего не сказано
server-bad-name = в имени от 1 до 24 знаков
server-bad-login = имя учётной записи — это от 2 до 32 букв, цифр, знаков «-», «_» или «.»
server-bad-password = в пароле от { $least } до { $most } знаков
server-bad-languages = языки: en, ru
server-bad-form = эта форма от другого входа; обновите страницу и отправьте её снова
server-bad-way-back = обратный адрес — не путь на этом сайте
server-bad-seats-of-mine = вашим может быть только одно место
server-bad-text = текст длиннее { $most } байт
server-bad-live-clock = на живых часах до суток, и до часа за каждый ход
server-bad-slow-clock = на долгих часах от минуты до 30 дней на ход
server-bad-position = эта позиция из другой игры или для другого числа игроков
server-bad-scenario = есть такие сценарии: { $known }
server-bad-campaign-seat = одно из мест должно быть вашим
server-backup-postgres = базу PostgreSQL копируют программой pg_dump
server-backup-name = имя файла — не текст
