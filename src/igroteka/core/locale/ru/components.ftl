### Файлы данных словами: откуда известно то, что напечатано.

component-guessed = наша догадка: { $parts }
component-confidence-seed = из книги правил
component-confidence-printed = с напечатанной карты
component-confidence-reconstructed = восстановлено нами
component-tag-S = сказано в книге правил
component-tag-SD = следует из книги правил
component-tag-B = прочитано на самой карте
component-tag-P = из открытого источника
component-tag-PL = из ненадёжного открытого источника
component-tag-K = общеизвестно, не проверено
component-tag-R = восстановлено нами, на карте может быть другое
component-field-name_en = английское название
component-field-name_ru = русское название
component-field-cost = числа цены
component-field-kinds = товары цены
component-field-vp = очки
component-field-effect = действие
component-field-number = номер
component-field-column = столбец планшета
component-field-plates = цены тарелок
component-field-players = числа игроков
component-field-double_spaces = двойные клетки
component-field-single_spaces = одиночные клетки
component-field-all = всё
component-field-remark = то, о чём сказано в примечании

error-data-missing = У игры { $game } нет файла данных.
error-data-unreadable = Файл данных записан с ошибкой: { $problem }.
