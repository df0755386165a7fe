"""Burgundy in words: everything that can be said, happen or be asked has a sentence in both languages."""

import ast
import re
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.menu import group_of, menu_of
from igroteka.core.agenda import CHANCE, SPECTATOR, Chance
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import Speech, error_text, rules_text, speech
from igroteka.games.burgundy import text
from igroteka.games.burgundy.actions import ACTIONS
from igroteka.games.burgundy.data.box import BOX, BUILDING_NAMES, COLOUR_NAMES, FACE_NAMES, SETTINGS, SOURCE_NAMES
from igroteka.games.burgundy.events import (
    BOUGHT,
    COLOUR_DONE,
    EVENTS,
    FINAL,
    GAINED,
    GOODS_DEALT,
    HIRED,
    LOADED,
    PAID_MINES,
    PHASE_BEGAN,
    PLACED,
    REGION_DONE,
    SOLD,
    TAKEN,
    WHITE_ROLLED,
)
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules.catalogue import FRAMES
from igroteka.games.burgundy.state import State
from igroteka.kit import bundles
from tests.games.telling import is_clean, tell_a_game

NAMES = {
    "en": ["Red", "Blue", "White", "Orange"],
    "ru": ["Красный", "Синий", "Белый", "Оранжевый"],
}
HOUSE = Path(igroteka.__file__).parent
FACE = {name: face for face, name in enumerate(FACE_NAMES)}


def dotless(word: str) -> str:
    """The rulebook does not print the dots of ё."""
    return word.replace("ё", "е")


def event(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(kind, seat, a, b, c, EVERYONE)


def told(speech: Speech, happened: Event, viewer: int = SPECTATOR) -> str:
    return text.event_text(happened, viewer, speech, NAMES[speech.language])


# --- names


def test_names_are_those_of_the_data_file(words):
    name = f"name_{words.language}"
    for id, entry in BOX["tiles"].items():
        assert entry[name] == words.say(f"kind-{id}")
        assert entry[f"region_{words.language}"] == words.say(f"region-{id}")
    for entry in BOX["goods"]:
        assert entry[name] == words.say(f"goods-{entry['id']}")
    for entry in BOX["animals"]:
        assert entry[name] == words.say(f"animal-{entry['id']}")
    letters = [words.say(f"phase-{phase}") for phase in BOX["constants"]["phases"]]
    assert BOX["constants"][f"phase_names_{words.language}"] == letters
    assert BOX["estate"][f"estate_{name}"].format(n=4) == words.say("estate-name", number=4)


def test_buildings_and_knowledge_explain_themselves(words):
    """BUR-9.1 to BUR-9.8, BUR-10.1 to BUR-10.20: a name and one sentence each."""
    tiles = [(f"building-{entry['id']}", entry) for entry in BOX["buildings"]]
    tiles += [(f"knowledge-{entry['number']}", entry) for entry in BOX["knowledge"]]
    for key, entry in tiles:
        assert entry[f"name_{words.language}"] == words.say(f"{key}-name")
        assert entry[f"text_{words.language}"] == words.say(f"{key}-text")
        assert words.say(f"{key}-text").endswith(".")


def test_titles_of_actions_are_those_of_the_data_file(words):
    kinds = ("take", "place", "sell", "workers", "buy")
    for kind, entry in zip(kinds, BOX["actions"], strict=True):
        assert entry[f"name_{words.language}"] == words.say(f"action-{kind}")


def test_every_option_of_the_data_file_has_a_name(words):
    for name, entry in BOX["options"]["about"].items():
        assert is_clean(words.say(f"option-{name}"))
        for value in entry["allowed"]:
            if isinstance(value, str) and ".." not in value:
                assert is_clean(words.say(f"option-{name}-{value}"))
    for preset in SETTINGS.presets:
        assert is_clean(words.say(f"preset-{preset}"))
        assert BOX["setups"][preset][f"name_{words.language}"] == words.say(f"option-setup-{preset}")


def test_every_source_of_points_has_a_line(words):
    for source in SOURCE_NAMES:
        assert is_clean(words.say(f"score-{source}", count=7))
        assert is_clean(words.say(f"score-{source}.name"))


# --- counts


def test_russian_goods_agree_with_their_number(ru):
    said = {n: ru.say("goods-count", colour="red", count=n) for n in (1, 2, 5, 11, 21)}

    assert said == {
        1: "1 красный товар",
        2: "2 красных товара",
        5: "5 красных товаров",
        11: "11 красных товаров",
        21: "21 красный товар",
    }


@pytest.mark.parametrize(
    ("key", "one", "few", "many"),
    [
        ("point-count", "очко", "очка", "очков"),
        ("worker-count", "рабочий", "рабочих", "рабочих"),
        ("worker-object", "рабочего", "рабочих", "рабочих"),
        ("silver-count", "самородок", "самородка", "самородков"),
        ("cell-count", "ячейка", "ячейки", "ячеек"),
    ],
)
def test_russian_counts_agree_with_their_number(ru, key, one, few, many):
    for count, form in {1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 0: many}.items():
        assert f"{count} {form}" == ru.say(key, count=count)


def test_tiles_as_what_is_taken(en, ru):
    said = [(text.tile_object(FACE[face], en), text.tile_object(FACE[face], ru)) for face in FACE_NAMES]

    assert ("a watchtower", "сторожевую башню") == said[FACE["building:watchtower"]]
    assert ("3 cows", "3 коров") == said[FACE["animal:cow:3"]]
    assert ("knowledge 8 “Skilled Workers”", "знание 8 «Умелые рабочие»") == said[FACE["knowledge:8"]]
    assert len(said) == len({words for words, _ in said}) == len({words for _, words in said})
    assert "4 свиньи" == text.tile_text(FACE["animal:pig:4"], ru)


# --- actions


def test_every_action_has_words_of_its_own(words):
    said = [text.action_text(action, words, NAMES[words.language]) for action in range(ACTIONS.size)]

    assert all(is_clean(sentence) for sentence in said)
    assert len(set(said)) == len(said)


def test_actions_in_words(en, ru):
    def both(notation: str) -> tuple[str, str]:
        action = ACTIONS.parse(notation)
        return text.action_text(action, en, NAMES["en"]), text.action_text(action, ru, NAMES["ru"])

    assert both("take die1 4b") == (
        "Take a tile with die 1: depot 4, place 2",
        "Кубиком 1 взять жетон из хранилища 4, место 2",
    )
    assert both("buy black3")[1] == "Купить жетон из чёрного хранилища, место 3"
    assert both("loads 6 1") == ("Load the goods of depots 6 and 1", "Забрать товары из хранилищ 6 и 1")
    assert both("goods pink red") == (
        "Load new goods: pink and red",
        "Забрать новые товары: розовые и красные",
    )
    assert both("estate 1 castle4")[1] == "Вотчина 1, замок на ячейке с числом 6: ряд 4, 4-я слева"
    assert both("settle 2 36")[0] == "Place tile 2 of storage on a 3 without a die: row 7, no. 4 from the left"


def test_what_a_move_costs_and_brings(en, ru):
    """Workers spent, points by their parts, spaces left; what a building brings is not set off against the price."""
    done = {"workers": -1, "cost": 1, "points": 16, "region": 6, "phase": 10}

    assert ["costs 1 worker", "+16 points: region 6, phase 10"] == text.effect_parts(done, en)
    assert ["нужен 1 рабочий", "+16 очков: область 6, фаза 10"] == text.effect_parts(done, ru)
    assert ["нужно 2 рабочих", "+4 рабочих"] == text.effect_parts({"workers": 2, "cost": 2}, ru)
    assert ["нужно 2 самородка"] == text.effect_parts({"silver": -2}, ru)
    assert ["кубик меняется бесплатно", "область: ещё 1 ячейка"] == text.effect_parts({"free": 1, "left": 1}, ru)
    assert [] == text.effect_parts({}, en)


# --- events


def test_every_kind_of_event_has_a_sentence(words):
    for kind in EVENTS.kinds:
        for a, b, c in ((1, 1, 2), (2, 2, 2), (3, 1, 3)):
            assert is_clean(told(words, event(kind.number, 0, a, b, c))), kind.name


def test_events_in_words(en, ru):
    bank = FACE["building:bank"]
    hall = FACE["building:city_hall"]

    assert "Начинается фаза Б" == told(ru, event(PHASE_BEGAN, -1, 1))
    assert "Red takes a bank from depot 4" == told(en, event(TAKEN, 0, 13, bank, 0))
    assert "Красный берёт ратушу из хранилища 4 и тратит 1 рабочего" == told(ru, event(TAKEN, 0, 13, hall, 1))
    assert "Синий выкладывает ратушу на ячейку с числом 2" == told(ru, event(PLACED, 1, 17, hall, 0))
    assert "Синий покупает банк из чёрного хранилища за 2 самородка" == told(ru, event(BOUGHT, 1, 26, bank, 2))
    assert "Blue buys a bank from depot 2 for 2 silverlings" == told(en, event(BOUGHT, 1, 5, bank, 2))
    assert "Красный продаёт 3 красных товара: 9 очков" == told(ru, event(SOLD, 0, COLOUR_NAMES.index("red"), 3, 9))
    assert "Красный берёт 2 рабочих" == told(ru, event(HIRED, 0, 2, 0))
    assert "Red takes 4 workers and 1 silverling" == told(en, event(HIRED, 0, 4, 1))
    assert "Рудники: Белый получает 1 рабочего и 1 самородок" == told(ru, event(PAID_MINES, 2, 1, 1))
    assert "Красный заполняет область из 1 ячейки: 11 очков" == told(ru, event(REGION_DONE, 0, 18, 1, 11))
    assert "Red has filled all spaces for mines and takes the small bonus tile: 2 points" == told(
        en, event(COLOUR_DONE, 0, 4, 1, 2)
    )
    assert "Гостиница: Красный получает 4 рабочих" == told(
        ru, event(GAINED, 0, BUILDING_NAMES.index("boarding_house"), 0, 4)
    )
    assert "Красный забирает 1 голубой товар из хранилища 6" == told(ru, event(LOADED, 0, 0, 1, 5))
    assert "White die: 4. A pink goods tile goes to depot 4" == told(en, event(WHITE_ROLLED, -1, 4, 2))
    assert "Красный получает 2 голубых товара и 1 красный товар" == told(
        ru, event(GOODS_DEALT, 0, 2 * bundles.one(0) + bundles.one(3))
    )
    assert "Итог. Самородки: Синий получает 3 очка" == told(ru, event(FINAL, 1, SOURCE_NAMES.index("silver"), 3))


# --- questions


def test_every_decision_and_draw_has_a_question(words):
    for entry in FRAMES:
        key = entry.name.replace("_", "-")
        if entry.name != "advance":  # it happens by itself
            is_chance = issubclass(entry.frame, Chance)
            assert is_chance == words.has(f"chance-{key}")
            assert is_chance != words.has(f"question-{key}") == words.has(f"waiting-{key}")


def first_turn(seats: int = 2, seed: int = 1, **options: object) -> State:
    """The first turn of a game."""
    state = GAME.start(seats, {"first_seat": 0, **options})
    luck = Random(seed)
    while state.player == CHANCE:
        state.apply(state.draw(luck))
    return state


def asked(state: State, viewer: int, speech: Speech) -> str:
    return text.question_text(state, viewer, speech, NAMES[speech.language])


def test_a_turn_is_asked_for_with_its_dice(en, ru):
    state = first_turn()
    state.dice[0], state.dice[1] = 4, 6
    state.silver[0] = 1

    assert "Your turn: dice 4 and 6" == asked(state, 0, en)
    assert "Ходит Красный: кубики 4 и 6" == asked(state, 1, ru)
    state.silver[0] = 2
    assert "Ваш ход: кубики 4 и 6; можно и купить жетон за 2 самородка" == asked(state, 0, ru)
    state.apply(ACTIONS.parse("workers die1"))
    assert "Ваш ход: остался кубик 6; можно и купить жетон за 2 самородка" == asked(state, 0, ru)
    state.apply(ACTIONS.parse("workers die2"))
    assert "Your dice are used: buy a tile for 2 silverlings or end your turn" == asked(state, 0, en)
    assert "Ждём, пока Красный купит жетон или закончит ход" == asked(state, SPECTATOR, ru)


def test_options_name_tile_depot_and_price(ru):
    """BUR-5.3, BUR-6.1: three workers bring every depot within reach."""
    state = first_turn()
    state.dice[0], state.dice[1] = 4, 4
    state.workers[0] = 1
    said = [text.option_text(state, action, ru, NAMES["ru"]) for action in state.legal()]

    assert all(sentence.startswith(("Кубик 4: ", "Купить ")) for sentence in said)
    assert any(re.search(r"из хранилища 4$", sentence) for sentence in said)
    assert any(re.search(r"из хранилища 5 \(нужен 1 рабочий\)$", sentence) for sentence in said)
    assert not any("из хранилища 6" in sentence for sentence in said)
    assert "Кубик 4: взять рабочих (+2 рабочих)" in said


def test_a_menu_is_ordered_by_dice(ru):
    """The headings of a long menu: first all of one die, then all of the other, then the rest."""
    state = first_turn(4)
    state.dice[0], state.dice[1] = 4, 6
    state.workers[0], state.silver[0] = 3, 2
    state.storage[0] = FACE["building:bank"]
    state.storage[1] = FACE["ship"]
    words = speech("ru", "igroteka.cli", text.PACKAGE)
    menu = menu_of(GAME, state, words, NAMES["ru"])
    titles = [entry.text.split(" (")[0] for entry in menu.entries]

    assert titles == sorted(titles, key=lambda title: 0 if "Кубик 4" in title else 1 if "Кубик 6" in title else 2)
    assert {"Кубик 4: взять жетон", "Кубик 4: выложить банк", "Кубик 6: выложить корабль", "Купить жетон"} <= set(
        titles
    )
    assert len(menu.entries) <= 16
    assert sorted(state.legal()) == sorted(action for entry in menu.entries for action in entry.actions)

    takes = next(entry for entry in menu.entries if entry.text.startswith("Кубик 4: взять жетон"))
    places = group_of(GAME, state, takes.actions, words, NAMES["ru"])
    assert [f"take die1 {entry.key}" for entry in places.entries] == [ACTIONS.notation(a) for a in takes.actions]
    assert f"slot:{places.entries[0].key}" in places.marks
    ships = next(entry for entry in menu.entries if entry.text.startswith("Кубик 6: выложить корабль"))
    cells = group_of(GAME, state, ships.actions, words, NAMES["ru"])
    assert all(f"cell:{entry.key}" in cells.marks for entry in cells.entries)


# --- refusals


def refused_codes() -> set[str]:
    """Codes that the rules give to refuse()."""
    codes: set[str] = set()
    for path in (HOUSE / "games" / "burgundy").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes.update(str(choice.value) for choice in choices if isinstance(choice, ast.Constant))
    return codes


def test_every_refusal_has_a_sentence(words):
    details = {"needed": 2, "held": 1, "slot": "4a", "storage": 1, "cell": 17, "tile": "ship", "space": "mine"}
    details |= {"building": "bank", "colour": "red", "free": 2}
    codes = refused_codes()
    for code in codes:
        sentence = error_text(IllegalAction(f"burgundy-{code}", "BUR-16.3", details), words.language)
        assert is_clean(sentence), code
        assert sentence.endswith("."), code

    assert len(codes) > 10


def test_refusals_say_what_is_missing(en, ru):
    poor = IllegalAction("burgundy-too-few-workers", "BUR-5.3", {"needed": 1, "held": 0})
    wrong = IllegalAction("burgundy-wrong-kind", "BUR-6.3", {"cell": 17, "tile": "building", "space": "ship"})

    assert "Чтобы так изменить кубик, нужен 1 рабочий, а у вас нет ни одного." == GAME.refusal_text(poor, ru)
    assert "To change the die so far you need 1 worker, and you have none." == GAME.refusal_text(poor, en)
    assert "Эта ячейка — для кораблей, а ваш жетон — здание." == GAME.refusal_text(wrong, ru)


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"first_seat": 3}), (5, {}), (4, {"setup": "flat"}), (4, {"no": 1})]
)
def test_tables_that_cannot_be_are_refused_in_words(words, seats, options):
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, options)

    assert is_clean(error_text(refused.value, words.language))


# --- whole games

TABLES = [
    (4, {}),
    (3, {"setup": "experienced"}),
    (2, {"setup": "free", "estate_choice": "secret", "ship_must_take_all_it_can": False}),
    (3, {"setup": "random", "buy_between_place_and_granted_action": True, "tile8_boosts_free_adjust": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_told(seats, options):
    tell_a_game(GAME, seats, options, NAMES)


# --- the rules


def test_every_rule_has_a_help_text(words):
    """BUR-1.1 to BUR-16.7, none missing and none in the wrong order."""
    counts = [12, 8, 7, 5, 6, 7, 5, 7, 11, 23, 5, 2, 3, 11, 6, 7]
    expected = [f"BUR-{n}.{place}" for n, count in enumerate(counts, 1) for place in range(1, count + 1)]
    rules = rules_text(text.PACKAGE, words.language)

    assert expected == [id for id, rule in rules.items() if rule.chapter != id]
    assert all(rule.text for id, rule in rules.items() if rule.chapter != id)
