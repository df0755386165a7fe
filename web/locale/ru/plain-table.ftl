### Стол игры из другого пакета: слова кнопок и подписей. Всё остальное говорит сервер.

pl-table = Стол
pl-players = Игроки
pl-your-turn = Ваш ход.
pl-prompt = О чём вопрос
pl-undo = Вернуть
pl-redo = Повторить
pl-actions = Ходы
pl-filter = Найти ход
pl-no-actions = Сейчас делать нечего.
pl-log = Журнал
pl-log-empty = Пока ничего не произошло.
pl-bot = бот
pl-bot-level = бот, { $level }
pl-away = отошёл
pl-tabs = Части стола
pl-tab-act = Ход
pl-tab-log = Журнал
pl-unasked = ответили за вас
