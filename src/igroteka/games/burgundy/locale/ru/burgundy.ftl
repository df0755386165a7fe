### Замки Бургундии. Имена игроков не склоняются; жетоны, товары и места передаются под именами из burgundy.toml.

## Названия, как в burgundy.toml

# Вид жетонов; чего ячейки или области.
kind-building = Здание
    .of = зданий
kind-animal = Животные
    .of = животных
kind-knowledge = Знание
    .of = знаний
kind-castle = Замок
    .of = замков
kind-mine = Рудник
    .of = рудников
kind-ship = Корабль
    .of = кораблей

region-building = город
region-animal = пастбище
region-knowledge = обитель знаний
region-castle = замковые земли
region-mine = горный участок
region-ship = река

phase-A = А
phase-B = Б
phase-C = В
phase-D = Г
phase-E = Д

goods-blue = голубой
goods-purple = фиолетовый
goods-pink = розовый
goods-red = красный
goods-brown = коричневый
goods-orange = оранжевый

animal-cow = корова
    .plural = коровы
animal-chicken = курица
    .plural = курицы
animal-sheep = овца
    .plural = овцы
animal-pig = свинья
    .plural = свиньи

# Жетон: название; внутри предложения; что берут или выкладывают; что он делает.
building-warehouse-name = Склад
    .inline = склад
    .object = склад
building-warehouse-text = Продайте товары одного цвета.
building-watchtower-name = Сторожевая башня
    .inline = сторожевая башня
    .object = сторожевую башню
building-watchtower-text = Получите 4 ПО.
building-carpenter-name = Столярная мастерская
    .inline = столярная мастерская
    .object = столярную мастерскую
building-carpenter-text = Заберите здание из пронумерованного хранилища.
building-church-name = Церковь
    .inline = церковь
    .object = церковь
building-church-text = Заберите рудник, знание или замок из пронумерованного хранилища.
building-market-name = Рынок
    .inline = рынок
    .object = рынок
building-market-text = Заберите корабль или животных из пронумерованного хранилища.
building-boarding_house-name = Гостиница
    .inline = гостиница
    .object = гостиницу
building-boarding_house-text = Получите 4 жетона рабочих.
building-bank-name = Банк
    .inline = банк
    .object = банк
building-bank-text = Получите 2 серебряных самородка.
building-city_hall-name = Ратуша
    .inline = ратуша
    .object = ратушу
building-city_hall-text = Выложите ещё один свой жетон на ячейку с любым числом.

knowledge-1-name = Вольная застройка
knowledge-1-text = В одном городе могут стоять одинаковые здания.
knowledge-2-name = Артель горняков
knowledge-2-text = В конце фазы каждый ваш рудник даёт ещё и 1 рабочего.
knowledge-3-name = Двойная выручка
knowledge-3-text = Каждая продажа товаров приносит 2 самородка вместо 1.
knowledge-4-name = Грузчики
knowledge-4-text = Каждая продажа товаров приносит ещё и 1 рабочего.
knowledge-5-name = Соседние причалы
knowledge-5-text = Ваши корабли забирают товары из двух соседних хранилищ.
knowledge-6-name = Свободная закупка
knowledge-6-text = Покупать жетон можно в любом из 7 хранилищ, по-прежнему один за ход.
knowledge-7-name = Племенное дело
knowledge-7-text = При выкладывании животных +1 ПО за каждый учтённый жетон.
knowledge-8-name = Умелые рабочие
knowledge-8-text = Каждый рабочий меняет результат кубика на 1 или 2.
knowledge-9-name = Зодчество
knowledge-9-text = Кубик для выкладывания здания можно бесплатно изменить на 1.
knowledge-10-name = Реки и пастбища
knowledge-10-text = Кубик для выкладывания корабля или животных можно бесплатно изменить на 1.
knowledge-11-name = Замки, недра и науки
knowledge-11-text = Кубик для выкладывания замка, рудника или знания можно бесплатно изменить на 1.
knowledge-12-name = Зоркий глаз
knowledge-12-text = Кубик для получения жетона из хранилища можно бесплатно изменить на 1.
knowledge-13-name = Служба за серебро
knowledge-13-text = Действие «Взять рабочих» даёт ещё и 1 самородок.
knowledge-14-name = Большой набор
knowledge-14-text = Действие «Взять рабочих» даёт 4 рабочих вместо 2.
knowledge-15-name = Широта торговли
knowledge-15-text = В конце игры: 3 ПО за каждый цвет ваших проданных товаров.
knowledge-16-name = Складское дело
knowledge-16-text = В конце игры: 4 ПО за каждый ваш склад.
knowledge-17-name = Сторожевое дело
knowledge-17-text = В конце игры: 4 ПО за каждую вашу сторожевую башню.
knowledge-18-name = Столярное дело
knowledge-18-text = В конце игры: 4 ПО за каждую вашу столярную мастерскую.
knowledge-19-name = Церковное дело
knowledge-19-text = В конце игры: 4 ПО за каждую вашу церковь.
knowledge-20-name = Рыночное дело
knowledge-20-text = В конце игры: 4 ПО за каждый ваш рынок.
knowledge-21-name = Гостиничное дело
knowledge-21-text = В конце игры: 4 ПО за каждую вашу гостиницу.
knowledge-22-name = Банковское дело
knowledge-22-text = В конце игры: 4 ПО за каждый ваш банк.
knowledge-23-name = Городское управление
knowledge-23-text = В конце игры: 4 ПО за каждую вашу ратушу.
knowledge-24-name = Разнообразие животных
knowledge-24-text = В конце игры: 4 ПО за каждый вид животных в вашей вотчине.
knowledge-25-name = Объём торговли
knowledge-25-text = В конце игры: 1 ПО за каждый проданный вами жетон товаров.
knowledge-26-name = Почести
knowledge-26-text = В конце игры: 2 ПО за каждый ваш жетон бонуса, большой или маленький.

colour-red = Красный
colour-blue = Синий
colour-white = Белый
colour-orange = Оранжевый

estate-name = Вотчина { $number }

## Жетоны, товары и количества

# Внутри предложения; затем что берут, выкладывают или сбрасывают.
tile-knowledge = знание { $number } «{ $name }»
    .object = знание { $number } «{ $name }»
tile-castle = замок
    .object = замок
tile-mine = рудник
    .object = рудник
tile-ship = корабль
    .object = корабль

# Животные на жетоне, от 2 до 4: «3 коровы», но взять «3 коров».
animals =
    { $species ->
        [cow] { $count } коровы
        [chicken] { $count } курицы
        [sheep] { $count } овцы
       *[pig] { $count } свиньи
    }
    .object =
        { $species ->
            [cow] { $count } коров
            [chicken] { $count } кур
            [sheep] { $count } овец
           *[pig] { $count } свиней
        }

# Товары одного цвета: «1 красный товар», «2 красных товара», «5 красных товаров».
goods-one =
    { $colour ->
        [blue] голубой
        [purple] фиолетовый
        [pink] розовый
        [red] красный
        [brown] коричневый
       *[orange] оранжевый
    }
goods-of =
    { $colour ->
        [blue] голубых
        [purple] фиолетовых
        [pink] розовых
        [red] красных
        [brown] коричневых
       *[orange] оранжевых
    }
goods-many =
    { $colour ->
        [blue] голубые
        [purple] фиолетовые
        [pink] розовые
        [red] красные
        [brown] коричневые
       *[orange] оранжевые
    }
goods-count =
    { $count ->
        [one] { $count } { goods-one } товар
        [few] { $count } { goods-of } товара
       *[many] { $count } { goods-of } товаров
    }
goods-none = товаров нет

point-count =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
worker-count =
    { $count ->
        [one] { $count } рабочий
       *[other] { $count } рабочих
    }
# Кого берут или тратят.
worker-object =
    { $count ->
        [one] { $count } рабочего
       *[other] { $count } рабочих
    }
silver-count =
    { $count ->
        [one] { $count } самородок
        [few] { $count } самородка
       *[many] { $count } самородков
    }
# Где лежит ячейка вотчины.
cell-where = ряд { $row }, { $place }-я слева
cell-count =
    { $count ->
        [one] { $count } ячейка
        [few] { $count } ячейки
       *[many] { $count } ячеек
    }
player-count =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }
nothing = ничего

## Что стоит и что приносит вариант

option-with = { $text } ({ $effects })
effect-workers-paid =
    { $count ->
        [one] нужен { $count } рабочий
       *[other] нужно { $count } рабочих
    }
effect-silver-paid =
    { $count ->
        [one] нужен { $count } самородок
        [few] нужно { $count } самородка
       *[many] нужно { $count } самородков
    }
effect-workers = +{ worker-count }
effect-silver = +{ silver-count }
effect-points = +{ point-count }
effect-points-parts = +{ point-count }: { $parts }
effect-part-region = область { $count }
effect-part-phase = фаза { $count }
effect-part-colour = цвет { $count }
effect-part-animals = животные { $count }
effect-part-building = здание { $count }
effect-free = кубик меняется бесплатно
effect-left = область: ещё { cell-count }

## Что можно сказать: название, действие целиком, вариант с тем, что известно за столом

action-take = Взять жетон
    .full = Кубиком { $die } взять жетон из хранилища { $depot }, место { $place }
    .option = Кубик { $value }: взять { $tile } из хранилища { $depot }
    .heading = Кубик { $value }: взять жетон
action-place = Выложить жетон
    .full = Кубиком { $die } выложить жетон { $storage } из запаса на ячейку с числом { $number }: { cell-where }
    .option = Кубик { $value }: выложить { $tile } на ячейку с числом { $number }: { cell-where }
    .heading = Кубик { $value }: выложить { $tile }
action-sell = Продать товары
    .full = Кубиком { $die } продать { goods-many } товары
    .option = Кубик { $value }: продать { goods-count }
    .heading = Кубик { $value }: продать товары
action-workers = Взять рабочих
    .full = Кубиком { $die } взять рабочих
    .option = Кубик { $value }: взять рабочих
    .heading = Кубик { $value }: взять рабочих
action-buy = Купить жетон
    .full = Купить жетон из хранилища { $depot }, место { $place }
    .black = Купить жетон из чёрного хранилища, место { $place }
    .option = Купить { $tile } из хранилища { $depot }
    .option-black = Купить { $tile } из чёрного хранилища
action-discard = Сбросить жетон
    .full = Сбросить жетон { $storage } из запаса
    .option = Сбросить { $tile }
action-end = Закончить ход
    .option = Закончить ход без покупки
action-gain = Взять жетон без кубика
    .full = Взять без кубика жетон из хранилища { $depot }, место { $place }
    .option = Взять { $tile } из хранилища { $depot }
    .heading = Взять жетон
action-settle = Выложить жетон без кубика
    .full = Выложить без кубика жетон { $storage } из запаса на ячейку с числом { $number }: { cell-where }
    .option = Выложить { $tile } на ячейку с числом { $number }: { cell-where }
    .heading = Выложить { $tile }
action-trade = Продать товары без кубика
    .full = Продать без кубика { goods-many } товары
    .option = Продать { goods-count }
action-recruit = Взять рабочих без кубика
    .option = Взять рабочих
action-decline = Отказаться
    .option =
        { $decision ->
            [castle] Не использовать замок
            [city-hall] Не выкладывать
            [warehouse] Не продавать
            [take-tile] Не брать
           *[other] Отказаться
        }
action-load = Забрать товары
    .full = Забрать товары из хранилища { $depot }
    .option = Хранилище { $depot }: { $goods }
action-loads = Забрать товары из двух хранилищ
    .full = Забрать товары из хранилищ { $depot } и { $other }
    .option = Хранилища { $depot } и { $other }: { $goods }
action-goods = Выбрать цвета товаров
    .full = Забрать новые товары: { $colours }
    .option = Забрать { $goods }
action-pack = Забрать товар
    .full = Забрать { goods-one } товар
action-leave = Остальное оставить
action-estate = Выбрать вотчину
    .full = Вотчина { $estate }, замок на ячейке с числом { $number }: { cell-where }

action-first = Первый игрок
    .full = Первый игрок: { $other }
action-start_goods = Начальный товар
    .full = Начальный товар: { goods-one }
action-sheet = Выдан планшет
    .full = Выдан планшет: вотчины { $front } и { $back }
action-lot = Жребий вотчины
    .full = Жребий: вотчина { $estate }, замок на ячейке с числом { $number }: { cell-where }
action-tile = Открыт жетон
    .full = Открыт жетон: { $tile }
action-round_goods = Открыт товар
    .full = Открыт товар: { goods-one }
action-dice = Кубики
    .full = Кубики: { $first } и { $second }
action-white = Белый кубик
    .full = Белый кубик: { $number }

## Что произошло

event-first-player = Первым ходит { $name }
    .you = Первый ход ваш
event-supplied = { $name }: вначале { $things }
    .you = Вначале у вас: { $things }
event-goods-dealt = { $name } получает { $goods }
    .you = Вы получаете { $goods }
event-sheet-dealt = { $name } получает планшет с вотчинами { $front } и { $back }
    .you = Вы получаете планшет с вотчинами { $front } и { $back }
event-estate-hidden = { $name } тайно выбирает вотчину
    .you = Вы тайно выбираете вотчину
event-estate-chosen = { $name } занимает вотчину { $estate }, стартовый замок — на ячейке с числом { $number }
    .you = Вы занимаете вотчину { $estate }, стартовый замок — на ячейке с числом { $number }
event-phase-began = Начинается фаза { $phase }
event-refilled = Хранилища заполнены, товары фазы { $phase } открыты
event-round-began = Раунд { $round }
event-rolled = { $name } бросает кубики: { $first } и { $second }
    .you = Вы бросаете кубики: { $first } и { $second }
event-white-rolled = Белый кубик: { $number }. В хранилище { $number } ложится { goods-one } товар
event-turn-began = Ходит { $name }
    .you = Ваш ход
event-taken = { $name } берёт { $tile } из хранилища { $depot }
    .paid = { $name } берёт { $tile } из хранилища { $depot } и тратит { $paid }
    .you = Вы берёте { $tile } из хранилища { $depot }
    .paid-you = Вы берёте { $tile } из хранилища { $depot } и тратите { $paid }
event-discarded = { $name } сбрасывает { $tile }
    .you = Вы сбрасываете { $tile }
event-placed = { $name } выкладывает { $tile } на ячейку с числом { $number }
    .paid = { $name } выкладывает { $tile } на ячейку с числом { $number } и тратит { $paid }
    .you = Вы выкладываете { $tile } на ячейку с числом { $number }
    .paid-you = Вы выкладываете { $tile } на ячейку с числом { $number } и тратите { $paid }
event-sold = { $name } продаёт { $goods }: { point-count }
    .you = Вы продаёте { $goods }: { point-count }
event-earned = Выручка: { $name } получает { $things }
    .you = Выручка: вы получаете { $things }
event-hired = { $name } берёт { $things }
    .you = Вы берёте { $things }
event-bought = { $name } покупает { $tile } из хранилища { $depot } за { $price }
    .black = { $name } покупает { $tile } из чёрного хранилища за { $price }
    .you = Вы покупаете { $tile } из хранилища { $depot } за { $price }
    .black-you = Вы покупаете { $tile } из чёрного хранилища за { $price }
event-region-done =
    { $size ->
        [one] { $name } заполняет область из { $size } ячейки: { point-count }
       *[other] { $name } заполняет область из { $size } ячеек: { point-count }
    }
    .you =
        { $size ->
            [one] Вы заполняете область из { $size } ячейки: { point-count }
           *[other] Вы заполняете область из { $size } ячеек: { point-count }
        }
event-colour-done =
    { $rank ->
        [0] { $name } заполняет все ячейки { $kinds } и получает большой жетон бонуса: { point-count }
        [1] { $name } заполняет все ячейки { $kinds } и получает маленький жетон бонуса: { point-count }
       *[other] { $name } заполняет все ячейки { $kinds }
    }
    .you =
        { $rank ->
            [0] Вы заполняете все ячейки { $kinds } и получаете большой жетон бонуса: { point-count }
            [1] Вы заполняете все ячейки { $kinds } и получаете маленький жетон бонуса: { point-count }
           *[other] Вы заполняете все ячейки { $kinds }
        }
event-animals = Животные: { $name } получает { point-count }
    .you = Животные: вы получаете { point-count }
event-gained = { $building }: { $name } получает { $things }
    .you = { $building }: вы получаете { $things }
event-loaded = { $name } забирает { $goods } из хранилища { $depot }
    .you = Вы забираете { $goods } из хранилища { $depot }
event-moved = Очерёдность хода: { $name } продвигается на деление { $position }
    .you = Очерёдность хода: вы продвигаетесь на деление { $position }
event-paid-mines = Рудники: { $name } получает { $things }
    .you = Рудники: вы получаете { $things }
event-final = Итог. { $source }: { $name } получает { point-count }
    .you = Итог. { $source }: вы получаете { point-count }
event-game-over = { $name } побеждает: { point-count }
    .you = Вы побеждаете: { point-count }

## О чём спрашивают: вопрос тому, кто решает, строка для тех, кто ждёт

decision-over = Партия окончена

question-choose-estate = Выберите вотчину и ячейку для стартового замка
question-choose-estates = Тайно выберите вотчину и ячейку для стартового замка
question-turn = Ваш ход: кубики { $dice }
    .buy = Ваш ход: кубики { $dice }; можно и купить жетон за { $price }
    .one = Ваш ход: остался кубик { $dice }
    .one-buy = Ваш ход: остался кубик { $dice }; можно и купить жетон за { $price }
    .none = Кубики использованы: купите жетон за { $price } или закончите ход
question-discard = Запас полон: какой жетон сбросить, чтобы взять { $tile }?
question-castle = Замок: выполните ещё одно действие с любым числом или откажитесь от него
question-city-hall = Ратуша: выложите ещё один жетон на ячейку с любым числом или откажитесь
question-warehouse = Склад: продайте товары одного цвета или откажитесь
question-take-tile =
    { $building ->
        [carpenter] Столярная мастерская: возьмите здание из любого хранилища или откажитесь
        [church] Церковь: возьмите рудник, знание или замок из любого хранилища или откажитесь
       *[market] Рынок: возьмите корабль или животных из любого хранилища или откажитесь
    }
question-ship = Корабль: из какого хранилища забрать товары?
    .two = Корабль: из каких двух соседних хранилищ забрать товары?
question-goods =
    { $count ->
        [one] Все товары не помещаются: свободна { $count } ячейка, какой новый цвет забрать?
        [few] Все товары не помещаются: свободны { $count } ячейки, какие новые цвета забрать?
       *[many] Все товары не помещаются: свободно { $count } ячеек, какие новые цвета забрать?
    }
question-pack = Корабль: забирайте товары по одному, остальное можно оставить

waiting-choose-estate = Ждём, пока { $name } выберет вотчину
waiting-choose-estates = Вотчины выбирают тайно. Ещё думают: { $names }
waiting-turn = Ходит { $name }: кубики { $dice }
    .one = Ходит { $name }: остался кубик { $dice }
    .none = Ждём, пока { $name } купит жетон или закончит ход
waiting-discard = Ждём, пока { $name } сбросит жетон, чтобы взять { $tile }
waiting-castle = Ждём, пока { $name } выполнит дополнительное действие замка
waiting-city-hall = Ждём, пока { $name } выложит жетон благодаря ратуше
waiting-warehouse = Ждём, пока { $name } продаст товары через склад
waiting-take-tile =
    { $building ->
        [carpenter] Ждём, пока { $name } возьмёт здание благодаря столярной мастерской
        [church] Ждём, пока { $name } возьмёт жетон благодаря церкви
       *[market] Ждём, пока { $name } возьмёт жетон благодаря рынку
    }
waiting-ship = Ждём, пока { $name } выберет хранилище для корабля
waiting-goods = Ждём, пока { $name } выберет цвета товаров
waiting-pack = Ждём, пока { $name } заберёт товары

chance-draw-first-seat = Жребий решает, кто ходит первым
chance-deal-goods = Раздаются начальные товары
chance-deal-sheet = Раздаются планшеты с вотчинами
chance-draw-lot = Жребий раздаёт вотчины
chance-refill = Хранилища заполняются
chance-lay-goods = Открываются товары фазы
chance-roll-dice = Все бросают кубики
chance-roll-white = Бросается белый кубик

## Конец партии

ending-complete = { $name } побеждает: { point-count }

score-regions = Области: { point-count }
    .name = Области
score-phases = Бонусы фаз: { point-count }
    .name = Бонусы фаз
score-colours = Жетоны бонуса: { point-count }
    .name = Жетоны бонуса
score-animals = Животные: { point-count }
    .name = Животные
score-watchtowers = Сторожевые башни: { point-count }
    .name = Сторожевые башни
score-goods = Проданные товары: { point-count }
    .name = Проданные товары
score-unsold = Непроданные товары: { point-count }
    .name = Непроданные товары
score-silver = Самородки: { point-count }
    .name = Самородки
score-workers = Рабочие: { point-count }
    .name = Рабочие
score-knowledge = Знания: { point-count }
    .name = Знания
score-total = Всего: { point-count }
    .name = Всего

## Настройки

option-setup = Вотчины
option-setup-basic = Базовая игра
option-setup-experienced = Для опытных игроков
option-setup-random = Случайные вотчины и замки
option-setup-free = Свободный выбор
option-estate_choice = Выбор вотчин
option-estate_choice-open = Открыто, по очереди
option-estate_choice-secret = Тайно, одновременно
option-first_seat = Первый игрок
option-first_seat-random = По жребию
option-first_seat-number = Место { $value }
option-buy_between_place_and_granted_action = Покупка и посреди действия
option-starting_castle_scores_region = Стартовый замок приносит очки за область из 1 ячейки
option-tile8_boosts_free_adjust = Знание 8 удваивает и бесплатное изменение знаний 9–12
option-ship_must_take_all_it_can = Корабль забирает все товары, которые помещаются
option-discard_allowed_on_any_acquisition = Сброс жетона ради места и при покупке
option-effects_compulsory = Свойства замков и зданий обязательны

preset-usual = Первая партия: у всех одинаковые вотчины
preset-basic = Базовая игра: у всех вотчина 1
preset-experienced = Полная игра: вотчины на выбор

## Почему нельзя

error-burgundy-first-seat = За столом, где { player-count }, нет места { $seat }: места считают с нуля.

error-burgundy-no-such-action = Такого действия нет.
error-burgundy-game-over = Партия окончена.
error-burgundy-chance = Это решает случай, а не игрок.
error-burgundy-not-your-turn = Сейчас не ваш ход.
error-burgundy-wrong-moment = Не сейчас: игра ждёт другого решения.
error-burgundy-dice-left = Сначала используйте оба кубика: с любым числом можно взять рабочих.
error-burgundy-die-used = Этот кубик уже использован.
error-burgundy-equal-dice = Кубики показывают одно и то же число: используйте первый.
error-burgundy-too-few-workers =
    Чтобы так изменить кубик, { $needed ->
        [one] нужен { $needed } рабочий
       *[other] нужно { $needed } рабочих
    }, а у вас { $held ->
        [0] нет ни одного
       *[other] только { $held }
    }.

error-burgundy-slot-empty = На месте { $slot } нет жетона.
error-burgundy-equal-tile = Такой же жетон лежит в этом хранилище раньше места { $slot }: возьмите его.
error-burgundy-nothing-stored = В ячейке { $storage } вашего запаса нет жетона.
error-burgundy-equal-stored = Такой же жетон лежит в запасе раньше ячейки { $storage }: выберите его.
error-burgundy-cell-taken = Эта ячейка уже занята.
error-burgundy-wrong-kind =
    Эта ячейка — для { $space ->
        [building] зданий
        [animal] животных
        [knowledge] знаний
        [castle] замков
        [mine] рудников
       *[ship] кораблей
    }, а ваш жетон — { $tile ->
        [building] здание
        [animal] животные
        [knowledge] знание
        [castle] замок
        [mine] рудник
       *[ship] корабль
    }.
error-burgundy-not-adjacent = Эта ячейка не граничит ни с одним выложенным жетоном.
error-burgundy-same-building =
    В этом городе уже { $building ->
        [warehouse] есть склад
        [watchtower] есть сторожевая башня
        [carpenter] есть столярная мастерская
        [church] есть церковь
        [market] есть рынок
        [boarding_house] есть гостиница
        [bank] есть банк
       *[city_hall] есть ратуша
    }: в одном городе не бывает двух одинаковых зданий.
error-burgundy-no-goods = { $colour ->
        [blue] Голубых
        [purple] Фиолетовых
        [pink] Розовых
        [red] Красных
        [brown] Коричневых
       *[orange] Оранжевых
    } товаров у вас нет.

error-burgundy-buy-inside = Покупать можно только до, между и после действий, а сейчас действие не завершено.
error-burgundy-already-bought = В этот ход вы уже купили жетон.
error-burgundy-too-little-silver =
    Жетон стоит { $needed ->
        [one] { $needed } самородок
        [few] { $needed } самородка
       *[many] { $needed } самородков
    }, а у вас { $held ->
        [0] нет ни одного
       *[other] только { $held }
    }.
error-burgundy-not-for-sale = Покупают только в чёрном хранилище; в остальных — лишь со знанием 6.
error-burgundy-storage-full = Запас полон, а сбрасывать ради этого жетоны за этим столом нельзя.
error-burgundy-not-granted =
    Этим зданием нельзя взять { $tile ->
        [building] здание
        [animal] животных
        [knowledge] знание
        [castle] замок
        [mine] рудник
       *[ship] корабль
    }.
error-burgundy-two-depots = Со знанием 5 корабль забирает товары из двух соседних хранилищ: назовите пару.
error-burgundy-one-depot = Корабль забирает товары из одного хранилища: знания 5 у вас нет.
error-burgundy-goods-not-new = Выбирают только новые цвета из тех, что лежат в хранилище; остальное берётся само.
error-burgundy-goods-count =
    { $free ->
        [one] Нужно выбрать ровно { $free } новый цвет: столько ячеек для товаров свободно.
        [few] Нужно выбрать ровно { $free } новых цвета: столько ячеек для товаров свободно.
       *[many] Нужно выбрать ровно { $free } новых цветов: столько ячеек для товаров свободно.
    }
error-burgundy-goods-full = Для нового цвета нет свободной ячейки: все три заняты.
error-burgundy-goods-not-there = Товаров этого цвета в хранилище нет.
error-burgundy-must-use = Отказаться нельзя: за этим столом свойство, которое можно использовать, нужно использовать.
error-burgundy-not-your-sheet = Этой вотчины нет на вашем планшете.

# field — путь в записанной позиции, law — одно из слов broken_laws().
error-burgundy-position-law =
    Такой позиции быть не может. { $field }: { $law ->
        [census] количество не сходится с тем, что лежит в коробке
        [empty] партия продолжается, но решения ни от кого не ждут
        [stuck] ответить на ожидаемое решение нечем
        [setup] до начала первой фазы так быть не может
        [seat] действовать должен был бы игрок, который сейчас не ходит
        [discard] сбрасывать нечего или незачем
        [dice] кубики не сходятся с ходом раунда
        [building] это здание не берёт жетонов
        [depots] эти хранилища корабль посетить не может
        [goods] выбирать товары здесь не из чего
        [frame] такого решения посреди хода не ждут
        [round] раунд не сходится с тем, чего ждёт игра
        [refill] хранилища заполнены не по порядку
        [choice] такую вотчину выбрать нельзя
        [goods-slots] цветов товаров больше, чем ячеек
        [estate] вотчины нет, или она не такая
        [sheet] планшеты розданы не так
        [castle] стартовый замок стоит не там
        [kind] жетон лежит на ячейке чужого цвета
        [connected] жетоны в вотчине не связаны
        [city] в одном городе два одинаковых здания
        [track] порядок на треке очерёдности не сходится
        [ships] фишка на треке ушла не на столько, сколько кораблей
        [first] первый игрок не тот
        [piles] в стопках не столько жетонов, сколько должно остаться
        [rounds] товары раундов лежат не так
        [order] порядок хода не сходится с треком
        [bonus] жетоны бонуса лежат не у тех
        [points] очки не сходятся с тем, что их принесло
        [result] итог не сходится с партией
       *[other] нарушен закон { $law }
    }.
