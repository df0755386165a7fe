# Подписи под рисунками в правилах.

nu-figure-boat = Бот
nu-figure-reserve = Склад
nu-figure-forest = Лес
nu-figure-site-empty = Свободная клетка
nu-figure-share = Акция
nu-figure-share-unissued = Не выпущена
nu-figure-elder = Старейшина
nu-figure-plate = Полная тарелка
nu-figure-plate-empty = Пустая тарелка
nu-figure-serve = Подать рыбу
nu-figure-axe = Вырубить
nu-figure-thin = Проредить
nu-figure-reforest = Посадить
nu-figure-elder-invite = Пригласить
nu-figure-copy = Скопировать действие
nu-figure-now = Немедленно
nu-figure-each-time = Каждый раз
nu-figure-anytime = В любое время
nu-figure-static = Особое свойство
nu-figure-end-game = Победные очки
