"""Nusfjord in words: everything that can be said, happen or be asked has a sentence in both languages."""

import ast
import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.menu import menu_of
from igroteka.core.agenda import SPECTATOR, Chance
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import LANGUAGES, Speech, error_text, rules_text, speech
from igroteka.games.nusfjord import text
from igroteka.games.nusfjord.actions import ACTIONS
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    BOX,
    CARD_LIST,
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    CELL_NAMES,
    ELDER_LIST,
    ELDER_NAMES,
    PAIR_NAMES,
    SETTINGS,
    SHIP_NAMES,
    UPGRADE_NAMES,
    WORK_NAMES,
)
from igroteka.games.nusfjord.events import (
    BOUGHT_SHARES,
    BUILT,
    CARD_DEALT,
    COPIED,
    ELDER_PAID,
    EVENTS,
    EXCHANGED,
    FED_SHARE,
    FINAL,
    FLIPPED,
    GAINED,
    GAME_OVER,
    PLACED,
    PLANTED,
    SERVED,
    UPGRADED,
)
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.rules.catalogue import FRAMES
from igroteka.games.nusfjord.state import State
from igroteka.games.nusfjord.view import DECISIONS
from tests.cli.seat import play_by
from tests.games import saying
from tests.games.nusfjord import table as lay
from tests.games.nusfjord.invention import doing, invented
from tests.games.telling import is_clean, tell_a_game

NAMES = {
    "en": ["Red", "Blue", "Yellow", "Green", "White"],
    "ru": ["Красный", "Синий", "Жёлтый", "Зелёный", "Белый"],
}
HOUSE = Path(igroteka.__file__).parent
CARD = {name: card for card, name in enumerate(CARD_NAMES)}


def event(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(kind, seat, a, b, c, EVERYONE)


def told(speech: Speech, happened: Event, viewer: int = SPECTATOR, seats: int = 5) -> str:
    return text.event_text(happened, viewer, speech, NAMES[speech.language][:seats])


def options_of(state: State, speech: Speech) -> list[str]:
    return [text.option_text(state, action, speech, NAMES[speech.language]) for action in state.legal()]


def option(state: State, line: str, speech: Speech) -> str:
    return text.option_text(state, GAME.parse(line), speech, NAMES[speech.language])


def asked(state: State, speech: Speech, viewer: int = 0) -> str:
    return text.question_text(state, viewer, speech, NAMES[speech.language])


# --- names


NAMED = [
    ("deck", "id", BOX["deck"]),
    ("place", "id", BOX["place"]),
    ("phase", "id", BOX["phase"]),
    ("colour", "id", BOX["colour"]),
    ("deed", "id", BOX["action"]),
    ("ship", "type", BOX["ship"]),
]


@pytest.mark.parametrize(("kind", "key", "entries"), NAMED)
def test_names_are_those_of_the_data_file(words, kind, key, entries):
    for entry in entries:
        assert entry[f"name_{words.language}"] == words.say(f"{kind}-{entry[key]}")


def test_names_that_stand_alone(words):
    name = f"name_{words.language}"
    assert BOX["copy_tile"][name] == words.say("deed-copy")


def test_places_and_actions_are_explained(words):
    keys = [f"place-{entry['id']}" for entry in BOX["place"]]
    for key in [*keys, *[f"deed-{action}" for action in [*ACTION_NAMES, "copy"]]]:
        assert is_clean(words.say(f"{key}.help"))
        assert words.say(f"{key}.help").endswith(".")


def test_cards_and_elders_come_from_the_data_file(words):
    """Names and texts of cards are data: a correction of the file is a correction of the words."""
    for place, entry in enumerate(CARD_LIST):
        assert entry[f"name_{words.language}"] in text.card_text(place, words)
        assert is_clean(text.marked_text(entry, words))
    for place, entry in enumerate(ELDER_LIST):
        assert entry[f"name_{words.language}"] in text.elder_text(place, words)
    sources = [path.read_text(encoding="utf-8") for path in (HOUSE / "games" / "nusfjord" / "locale").rglob("*.ftl")]
    assert not any("Boathouse" in source or "Лодочный эллинг" in source for source in sources)


def test_what_is_guessed_carries_a_mark(words):
    """Whatever the data file calls reconstructed, and what of the others is; one sentence says what the mark means."""
    mark = words.say("card-mark")
    for entry in [*CARD_LIST, *ELDER_LIST]:
        said = text.marked_text(entry, words)
        assert said.startswith(f"{mark} ") == (entry["confidence"] == "reconstructed"), entry["number"]
        assert (mark in said) == any(entry["src"].get(part) == "R" for part in text.PARTS), entry["number"]
    assert mark in words.say("card-mark.help")
    assert is_clean(words.say("card-mark.help"))


def test_the_mark_says_which_part_is_guessed(en, ru):
    """Of a card whose effect we know only the goods of the price, its numbers or the points may be our guess."""

    def card(**src):
        return {"src": {"cost": "S", "kinds": "S", "vp": "S", "effect": "S", **src}, **TEXTS}

    assert "Gain 1 wood" == text.marked_text(card(), en)
    assert "Gain 1 wood (≈ our guess: which goods the price asks for)" == text.marked_text(card(kinds="R"), en)
    assert "Возьмите 1 дерево (≈ наша догадка: цена)" == text.marked_text(card(cost="R", kinds="R"), ru)
    assert "Возьмите 1 дерево (≈ наша догадка: какими товарами платить и очки)" == text.marked_text(
        card(kinds="R", vp="R"), ru
    )
    assert "≈ Gain 1 wood" == text.marked_text(card(cost="R", kinds="R", vp="R", effect="R"), en)
    assert "Gain 1 wood" == text.effect_text(card(kinds="R"), en)
    assert "≈ our guess: the price, the points and the effect" == text.guess_text([*text.PARTS], en)


TEXTS = {"text_en": "Gain 1 wood.", "text_ru": "Возьмите 1 дерево."}


def test_every_option_of_the_data_file_has_a_name(words):
    for name, entry in BOX["options"]["about"].items():
        assert is_clean(words.say(f"option-{name}"))
        for value in entry["allowed"]:
            if isinstance(value, str) and ".." not in value:
                assert is_clean(words.say(f"option-{name}-{value}"))
    for preset in SETTINGS.presets:
        assert is_clean(words.say(f"preset-{preset}"))


def test_every_source_of_points_has_a_line(words):
    for category in [*CATEGORIES, "total"]:
        assert is_clean(words.say(f"score-{category}", count=7))
        assert is_clean(words.say(f"score-{category}.name"))


@pytest.mark.parametrize(
    ("key", "name", "one", "few", "many"),
    [
        ("wood-amount", "wood", "дерево", "дерева", "дерева"),
        ("fish-amount", "fish", "рыба", "рыбы", "рыб"),
        ("fish-object", "fish", "рыбу", "рыбы", "рыб"),
        ("gold-amount", "gold", "золото", "золота", "золота"),
        ("point-count", "count", "очко", "очка", "очков"),
        ("share-count", "count", "акция", "акции", "акций"),
        ("share-object", "count", "акцию", "акции", "акций"),
        ("plate-object", "count", "тарелку", "тарелки", "тарелок"),
        ("plate-of", "count", "тарелки", "тарелок", "тарелок"),
        ("forest-count", "count", "лес", "леса", "лесов"),
        ("card-object", "count", "карту", "карты", "карт"),
        ("time-count", "count", "раз", "раза", "раз"),
        ("player-count", "seats", "игрок", "игрока", "игроков"),
    ],
)
def test_russian_counts_agree_with_their_number(ru, key, name, one, few, many):
    for count, form in {1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 0: many}.items():
        assert f"{count} {form}" == ru.say(key, **{name: count})


def test_goods_in_one_phrase(en, ru):
    """The same words in sentences of ours and in refusals."""
    for amounts in ((0, 1, 0), (3, 1, 0), (2, 0, 1), (8, 8, 1), (0, 0, 4), (0, 2, 2), (6, 0, 0)):
        wood, fish, gold = amounts
        named = {"wood": wood, "fish": fish, "gold": gold}
        for words in (en, ru):
            assert text.goods_text(named, words, "object") == words.say("goods-object", **named)
    assert "8 дерева, 8 рыб и 1 золото" == text.goods_text({"wood": 8, "fish": 8, "gold": 1}, ru)
    assert "3 дерева и 1 рыбу" == text.goods_text({"wood": 3, "fish": 1}, ru, "object")
    assert "ничего" == text.goods_text({}, ru)


# --- actions


def test_every_action_has_words_of_its_own(words):
    said = [text.action_text(action, words, NAMES[words.language]) for action in range(ACTIONS.size)]

    assert all(is_clean(sentence) for sentence in said)
    assert len(set(said)) == len(said)


def test_actions_in_words(en, ru):
    def both(notation: str) -> tuple[str, str]:
        action = ACTIONS.parse(notation)
        return text.action_text(action, en, NAMES["en"]), text.action_text(action, ru, NAMES["ru"])

    assert both("place thin_out") == ("Worker on “Thin Out”", "Работник на «Проредить»")
    assert both("place build_building_2")[1] == "Работник на «Построить здание», вторая клетка"
    assert both("build 105") == ("Build “Pier House”", "Построить «Пирс»")
    assert both("ship schooner a")[0] == "Build a schooner for wood and fish"
    assert both("ship schooner b")[1] == "Построить шхуну за золото"
    assert both("upgrade cutter schooner") == ("Exchange a cutter for a schooner", "Обменять катер на шхуну")
    assert both("clear a3") == (
        "Remove a forest from spaces 2 and 3 of the top row",  # which has no first column
        "Убрать лес с клеток 2 и 3 верхнего ряда",
    )
    assert both("plant c1")[1] == "Посадить лес на клетки 1 и 2 нижнего ряда"
    assert both("source 0") == ("Nothing from the Reserve", "Со склада ничего")
    assert both("serve 3")[1] == "Наполнить 3 тарелки"
    assert both("invite 7")[1] == "Пригласить старейшину «Строитель»"
    assert both("share p1") == ("A fish on your share held by Blue", "Рыба на свою акцию: Синий")


def test_what_a_move_costs_and_brings(en, ru):
    built = {"wood": -2, "fish": -1, "points": 3}
    assert ["costs 2 wood and 1 fish", "+3 points"] == text.effect_parts(built, en)
    assert ["стоит 2 дерева и 1 рыбу", "+3 очка"] == text.effect_parts(built, ru)
    assert ["+1 рыба и 2 золота"] == text.effect_parts({"fish": 1, "gold": 2}, ru)
    assert ["со склада 1 рыба"] == text.effect_parts({"reserve_fish": -1}, ru)
    assert ["на склад 2 дерева"] == text.effect_parts({"reserve_wood": 2}, ru)
    assert ["−1 лес", "улов +2", "−1 очко"] == text.effect_parts({"forests": -1, "catch": 2, "points": -1}, ru)
    assert ["+2 full plates"] == text.effect_parts({"plates": 2}, en)
    assert [] == text.effect_parts({}, en)


# --- events


BOUNDS = {
    "card": CARDS,
    "elder": len(ELDER_NAMES),
    "space": len(WORK_NAMES),
    "copy": len(WORK_NAMES),
    "action": len(ACTION_NAMES),
    "cell": len(CELL_NAMES),
    "pair": len(PAIR_NAMES),
    "ship": len(SHIP_NAMES),
    "upgrade": len(UPGRADE_NAMES),
    "category": len(CATEGORIES),
    "to": 5,
    "plate": 7,
}


def test_every_kind_of_event_has_a_sentence(words):
    choice = random.Random(1)
    for kind in EVENTS.kinds:
        for _ in range(12):
            numbers = [choice.randrange(BOUNDS.get(part, 12)) for part in kind.parts] + [0, 0, 0]
            said = told(words, event(kind.number, 0, *numbers[:3]))
            assert is_clean(said), (kind.name, said)
            assert words.language == "en" or re.search("[а-яё]", said), said


def test_events_in_words(en, ru):
    place = WORK_NAMES.index("build_ship")
    assert "Красный ставит работника на «Построить корабль»" == told(ru, event(PLACED, 0, place))
    assert "Blue copies “Build a Ship”" == told(en, event(COPIED, 1, place, WORK_NAMES.index("copy_right")))
    assert "Красный получает 3 дерева и 1 рыбу" == told(ru, event(GAINED, 0, 3, 1, 0))
    assert "Синий строит «Пирс»" == told(ru, event(BUILT, 1, CARD["105"], CELL_NAMES.index("b1")))
    assert "Красный наполняет 3 тарелки" == told(ru, event(SERVED, 0, 3, 10, 3))
    assert "Red puts 2 fish on their shares held by Blue" == told(en, event(FED_SHARE, 0, 1, 2))
    assert "Красный кладёт 2 рыбы на свои акции" == told(ru, event(FED_SHARE, 0, 0, 2))
    assert "Синий скупает 2 акции" == told(ru, event(BOUGHT_SHARES, 1, 2, 0))
    assert "Red plants 2 forests" == told(en, event(PLANTED, 0, PAIR_NAMES.index("b1"), 2))
    assert "Красный меняет шлюп на катер" == told(ru, event(UPGRADED, 0, 0))
    assert "Красный выпускает 1 акцию и оставляет её себе" == told(ru, event(FLIPPED, 0, 1))
    assert "Три рыбы у старейшины «Строитель»: Красный получает 1 рыбу" == told(ru, event(ELDER_PAID, 0, 6, 1))
    assert f"Red exchanges goods: “{ELDER_LIST[14]['name_en']}” ×3" == told(en, event(EXCHANGED, 0, CARDS + 14, 3))
    assert "Итог. Свободные клетки, Синий: −3 очка" == told(ru, event(FINAL, 1, CATEGORIES.index("empty_spaces"), -3))
    assert "Партия окончена: 35 очков" == told(ru, event(GAME_OVER, 0, 35), seats=1)


def test_a_dealt_card_is_its_owners_secret(words):
    """NUS-9.3: hands are secret."""
    secret = Event(CARD_DEALT, 0, CARD["141"], 0, 0, 1)

    assert text.card_text(CARD["141"], words) in told(words, secret, 0)
    assert "" == told(words, secret, 1)
    assert "" == told(words, secret)


# --- questions


def test_every_draw_has_words(words):
    for entry in FRAMES:
        assert issubclass(entry.frame, Chance) == words.has(f"chance-{entry.name.replace('_', '-')}")


@pytest.mark.parametrize("decision", dict.fromkeys(DECISIONS.values()))
def test_every_decision_has_a_question_and_a_line_for_others(words, decision):
    key = text.decision_key({"decision": decision})
    assert words.has(f"question-{key}")
    assert is_clean(words.say(f"waiting-{key}", name="Anna"))


def test_a_turn_is_asked_for(en, ru):
    state = lay.table()

    assert "Your turn: place a worker or pass" == asked(state, en)
    assert "Ходит Красный" == asked(state, ru, 1)
    assert "Работник на «+1 золото» (+1 золото)" == option(state, "place gain_gold", ru)
    assert "Пасовать" == option(state, "pass", ru)


def test_buildings_are_offered_with_price_points_and_text(en, ru):
    """NUS-6.4: what a player needs to compare, with the mark of what we guessed."""
    with invented(
        c106=doing("after:thin_out", {"op": "gain", "fish": 3, "to": "supply"}),
        c107={**doing("built", {"op": "action", "id": "reforest", "times": 2, "up_to": True}), "vp": 1},
    ):
        buildings_are_offered(en, ru)


def buildings_are_offered(en, ru):
    state = lay.table()
    lay.offer(state, "107", "106")
    lay.give(state, 0, wood=5, fish=5)
    saying.say(state, "place build_building")
    hut, garden = (CARD_LIST[CARD_NAMES.index(number)] for number in ("106", "107"))

    assert "Which building do you build?" == asked(state, en)
    assert "Ждём, пока Красный выберет здание" == asked(state, ru, 1)
    rule = text.marked_text(hut, ru)
    assert f"Построить «{hut['name_ru']}» (стоит 1 дерево) — {rule}" == option(state, "build 106", ru)
    rule = text.marked_text(garden, en)
    assert f"Build “{garden['name_en']}” (costs 1 wood; +1 point) — {rule}" == option(state, "build 107", en)
    saying.say(state, "build 107")
    assert "Где построить «Дендрарий»?" == asked(state, ru)
    assert "On space 1 of the middle row" == option(state, "site b1", en)
    assert "На клетку 1 верхнего ряда" == option(state, "site a2", ru)
    saying.say(state, "site b1")
    assert "«Дендрарий». Куда посадить 2 леса?" == asked(state, ru)
    assert "Не сажать лес" == option(state, "decline", ru)


def test_elders_are_offered_with_their_text(en, ru):
    """NUS-6.11, NUS-7.1."""
    state = lay.table()
    lay.council(state, 0, {"12": 0})
    assert option(state, "elder 12", ru).startswith("Работник на старейшину «Рыбовод»")
    assert option(state, "elder 12", ru).endswith(
        " — Получите 3 рыбы и ещё по 1 за каждого старейшину в вашем совете, считая этого"
    )
    saying.say(state, "place invite_elder")
    assert "Какого старейшину пригласить в совет?" == asked(state, ru)
    assert option(state, "invite 8", en).endswith("Remove 1 forest to gain 3 wood and 1 gold")
    saying.say(state, "invite 8")
    said = f"“{ELDER_LIST[7]['name_en']}” joins your council. Use him at once, for a fish from the Banquet Table?"
    assert said == asked(state, en)
    assert ["Use him at once (−1 full plate)", "Don't use now"] == options_of(state, en)


def test_forests_that_may_go_and_forests_that_must(en, ru):
    """NUS-7.6: the Forest Warden takes two, the Developer as many as you like."""
    state = lay.table()
    lay.council(state, 0, {"2": 0, "1": 0})
    lay.offer(state, "103")
    lay.give(state, 0, wood=3, fish=4)
    other = state.copy()
    saying.say(state, "elder 2")
    saying.say(other, "elder 1")

    assert f"“{ELDER_LIST[1]['name_en']}”. Where do you remove a forest? 2 must go" == asked(state, en)
    assert "«Застройщик». С какой клетки убрать лес? Можно ещё 2" == asked(other, ru)
    assert "Не убирать больше" == option(other, "done", ru)


def test_exchanges_say_what_for_what(en, ru):
    """NUS-8.5."""
    swap = {"op": "exchange", "give": {"fish": 4}, "get": {"gold": 1}, "times": "any"}
    back = {"op": "exchange", "give": {"gold": 1}, "get": {"fish": 3}, "times": "any"}
    house = CARD_LIST[CARD_NAMES.index("122")]
    with invented(c122=doing("anytime", swap, back)):
        state = lay.table()
        lay.own(state, 0, "122")
        lay.give(state, 0, fish=4, gold=1)

        assert f"Обмен «{house['name_ru']}»: 4 рыбы на 1 золото" == option(state, "trade 122 a", ru)
        assert f"“{house['name_en']}”: exchange 1 gold for 3 fish" == option(state, "trade 122 b", en)


def test_a_long_menu_lists_spaces_and_elders_one_by_one(ru):
    """Nothing is lost, and nobody types twice for a worker."""
    words = speech("ru", "igroteka.cli", text.PACKAGE)
    state = lay.table()
    lay.own(state, 0, "122", "124")
    lay.council(state, 0, {"7": 0, "8": 0, "12": 0})
    lay.give(state, 0, wood=8, fish=8, gold=4)
    menu = menu_of(GAME, state, words, NAMES["ru"])
    said = [entry.text for entry in menu.entries]

    assert sorted(state.legal()) == sorted(action for entry in menu.entries for action in entry.actions)
    assert any(line.startswith("Работник на «Проредить»") for line in said)
    assert any(line.startswith("Работник на старейшину «Рыбовод»") for line in said)
    assert len(menu.entries) <= 24


def test_buildings_are_chosen_by_their_printed_number(ru):
    """The table shows the numbers, so they are what is typed."""
    words = speech("ru", "igroteka.cli", text.PACKAGE)
    plain = {"cost": {"wood": 1, "fish": 0, "gold": 0}}
    with invented(c103=plain, c106=plain, c121=plain):
        state = lay.table()
        lay.offer(state, "103", "106", "121")
        lay.give(state, 0, wood=8, fish=8)
        saying.say(state, "place build_building")

        assert ["103", "106", "121"] == [entry.key for entry in menu_of(GAME, state, words, NAMES["ru"]).entries]


# --- refusals


@lru_cache
def refused_codes() -> frozenset[str]:
    """Codes that the rules give to refuse()."""
    codes: set[str] = set()
    for path in (HOUSE / "games" / "nusfjord").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes.update(str(choice.value) for choice in choices if isinstance(choice, ast.Constant))
    return frozenset(codes)


@pytest.mark.parametrize("ship", SHIP_NAMES)
def test_every_refusal_has_a_sentence(words, ship):
    details = {"wood": 2, "fish": 0, "gold": 1, "price": 3, "least": 1, "most": 2, "ship": ship, "space": "thin_out"}
    details |= {"card": "105", "elder": "7", "cell": "b1", "pair": "a3", "seat": 1, "left": 2}
    codes = refused_codes()
    for code in codes:
        sentence = error_text(IllegalAction(f"nusfjord-{code}", "NUS-5.4", details), words.language)
        assert is_clean(sentence), code
        assert sentence.endswith("."), code

    assert len(codes) > 40


def test_refusals_say_what_is_missing(en, ru):
    dear = IllegalAction("nusfjord-too-dear", "NUS-6.4", {"card": "105", "wood": 2, "fish": 1, "gold": 0})
    poor = IllegalAction("nusfjord-too-few-fish", "NUS-6.3", {"price": 2, "fish": 0})
    ship = IllegalAction("nusfjord-ship-price", "NUS-6.10", {"ship": "schooner", "wood": 0, "fish": 0, "gold": 4})
    gone = IllegalAction("nusfjord-ship-gone", "NUS-6.10", {"ship": "sloop"})

    assert "Это здание стоит 2 дерева и 1 рыбу: столько у вас нет." == GAME.refusal_text(dear, ru)
    assert "This building costs 2 wood and 1 fish, more than you have." == GAME.refusal_text(dear, en)
    assert "Это стоит 2 рыбы, а у вас нет ни одной." == GAME.refusal_text(poor, ru)
    assert "Шхуна стоит 4 золота: столько у вас нет." == GAME.refusal_text(ship, ru)
    assert "Шлюпов на планшете не осталось." == GAME.refusal_text(gone, ru)


def test_every_law_of_a_position_has_words():
    source = (HOUSE / "games" / "nusfjord" / "rules" / "laws.py").read_text(encoding="utf-8")
    laws = set(re.findall(r':([a-z-]+)"', source)) - {"law"}
    for language in LANGUAGES:
        known = (HOUSE / "games" / "nusfjord" / "locale" / language / "refusals.ftl").read_text(encoding="utf-8")
        told_laws = known[known.index("error-nusfjord-position-law") :]
        assert {law for law in laws if f"[{law}]" not in told_laws} == set()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"first_seat": 3}),
        (3, {"match": "double"}),
        (2, {"match": "campaign"}),
        (6, {}),
        (4, {"deck": "salmon"}),
        (4, {"no": 1}),
    ],
)
def test_tables_that_cannot_be_are_refused_in_words(words, seats, options):
    """NUS-11.3."""
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, options)

    assert is_clean(error_text(refused.value, words.language)) or "no" in options


# --- whole games

TABLES = [
    (1, {"match": "campaign", "solo": "hard"}),
    (2, {"match": "double", "deck": "mackerel"}),
    (3, {"deck": "cod", "double_space_rule": "any_adjacent"}),
    (4, {"mixed": True, "own_construction_triggers": True}),
    (5, {"reserve_limit_counts": "all_goods", "elder_must_change": False}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_told(seats, options):
    tell_a_game(GAME, seats, options, NAMES)


# --- the rules


def test_every_rule_has_a_help_text(words):
    """NUS-1.1 to NUS-14.5, none missing and none in the wrong order."""
    counts = [9, 0, 8, 12, 8, 14, 10, 24, 5, 6, 4, 9, 4, 5]
    expected = [f"NUS-{n}.{place}" for n, count in enumerate(counts, 1) for place in range(1, count + 1)]
    rules = rules_text(text.PACKAGE, words.language)

    assert expected == [id for id, rule in rules.items() if rule.chapter != id]
    assert all(rule.text for id, rule in rules.items() if rule.chapter != id)


# --- at the terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_at_the_terminal(tmp_path, language, seats):
    choice = random.Random(3)
    bots = ("--bots", "random") if seats > 1 else ()
    table = ("nusfjord", "--seats", str(seats), "--seed", "7", "--lang", language, *bots)
    said = play_by(tmp_path, *table, answer=lambda table: choice.choice(table.menu.entries).key.lower())

    assert 0 == said.code
    words = speech(language, text.PACKAGE)
    total = words.say("score-total", count=7).split(":")[0]
    assert seats == len(re.findall(rf"^\d\. .*?{total}:\s+−?\d+\s", said.out, re.MULTILINE | re.DOTALL))
