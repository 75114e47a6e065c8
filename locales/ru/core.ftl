# Что не так с тем, о чём попросили или что дали: одинаково для всех игр.

core-plain = { $text }
core-and = { $before }; { $next }

# Условия партии
core-unknown-game = игры «{ $game }» нет; есть такие: { $known }
core-seats = { $game }: играют от { $min } до { $max }, а не { $seats } ({ $rule })
core-option-twice = параметр { $option } назван дважды; назовите его один раз
core-option-without-value = у параметра «{ $option }» нет значения; напишите { $option }=…
core-option-unknown = { $game }: нет параметра «{ $option }»; есть такие: { $known }
core-option-value = параметр { $option } не может быть «{ $value }»; можно: { $allowed }
core-number-between = число от { $min } до { $max }
core-seed = зерно — это от 1 до 64 латинских букв, цифр, знаков «-», «_» или «.», а не «{ $seed }»

# Сохранённые партии
core-log-at = строка { $line }: { $problem }
core-log-empty = файл пуст
core-log-head = это не начало партии Undercroft ({ $why })
core-log-format = формат { $found } здесь неизвестен; эта программа читает формат { $known }
core-log-seal = зерно не подходит к печати: что-то одно изменили
core-log-only-head = файл обрывается после первой строки
core-log-cut = файл обрывается посреди партии: нет последней строки
core-log-closing = последняя строка повреждена ({ $why })
core-log-count = по последней строке ходов { $said }, а в файле их { $found }
core-log-no-move = это не ход ({ $why })
core-log-number = ход { $found } стоит там, где должен быть ход { $needed }
core-log-other-game = это партия игры { $game }, а не { $wanted }
core-log-rules = сыграно по версии правил { $found }, а у этой программы версия { $known }
core-log-position = её позиция невозможна: { $why }
core-log-script = её условия: { $why }
core-log-setup = её условия не те, что у её позиции
core-log-move = «{ $move }»: { $why }
core-log-refused = «{ $move }» запрещает { $rule }
core-log-state = партия приходит к состоянию { $found }, а в файле записано { $said }
core-log-end = партия { $found }, а в файле она { $said }
core-log-end-by = окончена («{ $end }»)
core-log-end-not = не окончена
