"""Catan in words: everything that can be said, happen or be asked has a sentence in both languages."""

import ast
import random
import re
from pathlib import Path

import pytest

import igroteka
from igroteka.core.agenda import CHANCE, OVER, SPECTATOR, Chance, Decision
from igroteka.core.arrays import replaced
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import Speech, error_text, value_text
from igroteka.games.catan import scoring, text
from igroteka.games.catan.actions import ACTIONS, STEAL
from igroteka.games.catan.data.box import BOX, EDGES, NODES, ORE, RESOURCE_NAMES, SETTINGS, WOOL
from igroteka.games.catan.events import (
    BANK_TRADED,
    CARD_DRAWN,
    CITY_BUILT,
    EVENTS,
    INCOME,
    MONOPOLY_NAMED,
    MUST_DISCARD,
    OFFERED,
    PRODUCED,
    ROAD_BUILT,
    ROBBER_MOVED,
    SETTLEMENT_BUILT,
    STOLE_CARD,
    TRADED,
    WON,
)
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules.catalogue import FRAMES
from igroteka.games.catan.state import TURN_LIMIT, State
from igroteka.kit import bundles
from tests.games.telling import is_clean, tell_a_game

NAMES = {
    "en": ["Red", "Blue", "White", "Orange"],
    "ru": ["Красный", "Синий", "Белый", "Оранжевый"],
}
HOUSE = Path(igroteka.__file__).parent


def hand(**cards: int) -> int:
    """A bundle of resource cards."""
    return sum(bundles.one(RESOURCE_NAMES.index(name)) * count for name, count in cards.items())


def event(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, seen_by: int = EVERYONE) -> Event:
    return Event(kind, seat, a, b, c, seen_by)


# --- names


@pytest.mark.parametrize("group", ["resource", "terrain", "card", "harbour", "colour", "phase", "layout"])
def test_names_are_those_of_the_data_file(words, group):
    for name, entry in BOX["names"][group].items():
        assert entry[f"name_{words.language}"] == words.say(f"{group}-{name}")
        if f"short_{words.language}" in entry:
            assert entry[f"short_{words.language}"] == words.say(f"{group}-{name}.short")


def test_titles_of_actions_are_those_of_the_data_file(words):
    for kind, entry in zip(ACTIONS.kinds, BOX["actions"], strict=True):
        assert entry[f"name_{words.language}"] == words.say(f"action-{kind.name}")


def test_every_option_of_the_data_file_has_a_name(words):
    for name, entry in BOX["options"]["about"].items():
        assert is_clean(words.say(f"option-{name}"))
        for value in entry["allowed"]:
            if isinstance(value, str) and ".." in value:
                low, high = value.split("..")
                assert is_clean(value_text(name, int(low), words))
                assert is_clean(value_text(name, int(high), words))
            else:
                assert is_clean(value_text(name, value, words))
    for preset in SETTINGS.presets:
        assert is_clean(words.say(f"preset-{preset}"))
    for layout, entry in BOX["names"]["layout"].items():
        assert entry[f"name_{words.language}"] == value_text("layout", layout, words)


def test_values_of_options_in_words(en, ru):
    assert "да" == value_text("friendly_robber", True, ru)
    assert "Без ограничения" == value_text("turn_limit", 0, ru)
    assert "500" == value_text("turn_limit", 500, ru)
    assert "Seat 0" == value_text("first_seat", 0, en)


# --- cards and plurals


def test_russian_cards_agree_with_their_number(ru):
    said = {n: ru.say("cards", resource="ore", count=n) for n in (1, 2, 5, 11, 21, 22)}

    assert said == {1: "1 руда", 2: "2 руды", 5: "5 карт руды", 11: "11 карт руды", 21: "21 руда", 22: "22 руды"}
    said = {n: ru.say("cards-object", resource="brick", count=n) for n in (1, 2, 5, 11, 21, 22)}
    assert said == {1: "1 глину", 2: "2 глины", 5: "5 карт глины", 11: "11 карт глины", 21: "21 глину", 22: "22 глины"}


@pytest.mark.parametrize(
    ("key", "one", "few", "many"),
    [
        ("card-count", "карта", "карты", "карт"),
        ("point-count", "очко", "очка", "очков"),
        ("road-count", "дорога", "дороги", "дорог"),
        ("knight-count", "рыцарь", "рыцаря", "рыцарей"),
        ("turn-count", "ход", "хода", "ходов"),
    ],
)
def test_russian_counts_agree_with_their_number(ru, key, one, few, many):
    forms = {1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 0: many}

    for count, form in forms.items():
        assert f"{count} {form}" == ru.say(key, count=count)


def test_russian_sentences_agree_with_their_number(ru):
    forms = {1: "карту", 2: "карты", 5: "карт", 11: "карт", 21: "карту", 22: "карты"}

    for count, form in forms.items():
        assert f"Сбросьте ещё {count} {form}" == ru.say("question-discard-half", count=count)
        told = text.event_text(event(MUST_DISCARD, 0, count), SPECTATOR, ru, NAMES["ru"])
        assert f"Красный превышает предел руки: нужно сбросить {count} {form}" == told
        told = text.event_text(event(MONOPOLY_NAMED, 0, WOOL, count), SPECTATOR, ru, NAMES["ru"])
        assert f"«Монополия» на шерсть: Красный получает {count} {form}" == told


def test_cards_of_several_kinds(en, ru):
    bundle = hand(brick=2, ore=1)

    assert "2 brick and 1 ore" == text.cards(bundle, en)
    assert "2 глины и 1 руда" == text.cards(bundle, ru)
    assert "2 глины и 1 руду" == text.cards_object(bundle, ru)
    assert "1 древесину, 1 шерсть и 6 карт зерна" == text.cards_object(hand(lumber=1, wool=1, grain=6), ru)


# --- actions


def test_every_action_has_words_of_its_own(words):
    said = [text.action_text(action, words, NAMES[words.language]) for action in range(ACTIONS.size)]

    assert all(is_clean(sentence) for sentence in said)
    assert len(set(said)) == len(said)


def test_actions_in_words(en, ru):
    def both(notation: str) -> tuple[str, str]:
        action = ACTIONS.parse(notation)
        return text.action_text(action, en, NAMES["en"]), text.action_text(action, ru, NAMES["ru"])

    assert both("roll") == ("Roll the dice", "Бросить кубики")
    assert both("road 12") == ("Build a road on path 12", "Проложить дорогу на пути 12")
    assert both("settlement 7") == ("Found a settlement on intersection 7", "Основать поселение на перекрёстке 7")
    assert both("bank lumber ore") == ("Give lumber to the bank for ore", "Обменять через резерв древесину на руду")
    assert both("plenty brick brick") == (
        "Play Year of Plenty: take 2 brick",
        "Сыграть «Год изобилия» и взять 2 глины",
    )
    assert both("monopoly ore") == ("Play Monopoly on ore", "Сыграть «Монополию» на руду")
    assert both("offer p1 p3") == ("Offer a trade to Blue and Orange", "Предложить обмен. Кому: Синий и Оранжевый")
    assert both("steal p2") == ("Draw a card from White", "Вытянуть карту из руки: Белый")
    assert both("dice 3 4") == ("Dice: 3 + 4 = 7", "Кубики: 3 + 4 = 7")


def test_seats_without_a_name_are_called_as_in_the_notation(en):
    assert "Draw a card from p3" == text.action_text(STEAL.of(3), en, NAMES["en"][:3])


# --- events


def told(speech: Speech, happened: Event, viewer: int = SPECTATOR) -> str:
    return text.event_text(happened, viewer, speech, NAMES[speech.language])


def test_every_kind_of_event_has_a_sentence(words):
    for kind in EVENTS.kinds:
        for a, b, c in ((1, 1, 2), (2, 2, 2), (3, 4, 3)):
            assert is_clean(told(words, event(kind.number, 0, a, b, c))), kind.name
            assert is_clean(told(words, event(kind.number, 3, a, b, c), viewer=3)), kind.name


def test_events_in_words(en, ru):
    assert "Red builds a road (path 12)" == told(en, event(ROAD_BUILT, 0, 12))
    assert "Красный прокладывает дорогу (путь 12)" == told(ru, event(ROAD_BUILT, 0, 12))
    assert "Синий получает 2 глины и 1 руду" == told(ru, event(PRODUCED, 1, hand(brick=2, ore=1)))
    assert "Blue gets 2 brick and 1 ore" == told(en, event(PRODUCED, 1, hand(brick=2, ore=1)))
    assert "Начальный доход: Синий ничего не получает" == told(ru, event(INCOME, 1, 0))
    assert "Red trades 4 lumber with the bank for 1 ore" == told(en, event(BANK_TRADED, 0, hand(lumber=4), hand(ore=1)))
    assert "Красный меняет через резерв 4 древесины на 1 руду" == told(
        ru, event(BANK_TRADED, 0, hand(lumber=4), hand(ore=1))
    )
    assert "Красный меняется: отдаёт 2 глины, получает 1 зерно. С кем: Белый" == told(
        ru, event(TRADED, 0, hand(brick=2), hand(grain=1), 2)
    )
    assert "Красный побеждает: 10 очков" == told(ru, event(WON, 0, 10))
    assert "«Монополия» на руду: Красный ничего не получает, такого сырья ни у кого нет" == told(
        ru, event(MONOPOLY_NAMED, 0, ORE, 0)
    )


def test_offers_with_an_empty_side(en, ru):
    """CAT-17.16: an open offer asks for offers."""
    give, want, to = hand(brick=2), hand(grain=1), 0b1010
    both = event(OFFERED, 0, give, want, to)

    assert "Red offers 2 brick for 1 grain to Blue and Orange" == told(en, both)
    assert "Красный предлагает 2 глины за 1 зерно. Кому: Синий и Оранжевый" == told(ru, both)
    assert "Red asks what Blue and Orange would give for 2 brick" == told(en, event(OFFERED, 0, give, 0, to))
    assert "Red asks what Blue would like for 1 grain" == told(en, event(OFFERED, 0, 0, want, 0b10))
    assert "Красный ждёт предложений. Кому вопрос: Синий" == told(ru, event(OFFERED, 0, 0, 0, 0b10))


def test_hidden_events_are_told_to_those_who_know(words):
    """CAT-13.2, CAT-13.3: what a viewer may not know is not told."""
    stolen = event(STOLE_CARD, 0, 1, ORE, seen_by=0b11)
    drawn = event(CARD_DRAWN, 2, 0, seen_by=0b100)

    assert told(words, stolen, viewer=0) == told(words, stolen, viewer=1) != ""
    assert told(words, stolen, viewer=2) == told(words, stolen, viewer=SPECTATOR) == ""
    assert told(words, drawn, viewer=2)
    assert not told(words, drawn, viewer=0)


# --- options and places


def beginner() -> State:
    """The printed island, red to roll."""
    return GAME.start(4, {"first_seat": 0})


def played(state: State, *notation: str) -> State:
    for line in notation:
        for action in GAME.expand(line):
            state.check(action)
            state.apply(action)
    return state


def give_cards(state: State, seat: int, **cards: int) -> None:
    """Cards from the bank into a hand."""
    for name, count in cards.items():
        state.move_cards(4, seat, RESOURCE_NAMES.index(name), count)


def option(state: State, notation: str, speech: Speech) -> str:
    return text.option_text(state, ACTIONS.parse(notation), speech, NAMES[speech.language])


def test_places_are_described_by_their_hexes(en, ru):
    state = played(beginner(), "roll", "dice 1 1")

    assert "Build a road: between Mountains 10 and Fields 12; cost: 1 lumber and 1 brick" == option(
        state, "road 12", en
    )
    assert "Проложить дорогу: Горы 10 и Пашня 12; цена: 1 древесина и 1 глина" == option(state, "road 12", ru)
    assert (
        "Found a settlement: between Forest 11, Desert and Mountains 3;"
        " cost: 1 lumber, 1 brick, 1 wool and 1 grain" == option(state, "settlement 31", en)
    )
    assert "Upgrade to a city: between Mountains 10, Pasture 2 and the sea; cost: 2 grain and 3 ore" == (
        option(state, "city 2", en)
    )
    assert (
        "Основать поселение: Горы 10 и море на северо-западе; гавань «3:1»;"
        " цена: 1 древесина, 1 глина, 1 шерсть и 1 зерно" == option(state, "settlement 0", ru)
    )
    assert "Купить карту развития; цена: 1 шерсть, 1 зерно и 1 руда" == option(state, "buy", ru)


def test_places_tell_all_intersections_and_paths_apart(words):
    """Except by chance, where two neighbours look alike, the words alone are enough."""
    state = beginner()
    nodes = {tuple(text.place_parts(state, [node], words)) for node in range(NODES)}
    edges = {tuple(text.place_parts(state, ends, words)) for ends in text.EDGE_ENDS}

    assert NODES == len(nodes)
    assert EDGES == len(edges)


def test_of_two_places_that_look_alike_the_row_is_told_and_never_a_number_that_is_not_printed(en, ru):
    state = beginner()
    state.terrain = replaced(state.terrain, 1, int(state.terrain[0]))
    state.numbers = replaced(state.numbers, 1, int(state.numbers[0]))

    assert option(state, "robber 1", en).startswith("Move the robber to Mountains 10 (row 1, place 2)")
    assert option(state, "robber 0", ru).startswith("Переместить разбойника: Горы 10 (ряд 1, место 1)")
    for speech in (en, ru):
        for kind, count in (("road", EDGES), ("settlement", NODES), ("robber", 19)):
            said = [option(state, f"{kind} {number}", speech) for number in range(count)]

            assert count == len(set(said))
            assert not [one for one in said if re.search(r"\((путь|перекрёсток|гекс|path|intersection|hex) ", one)]


def placed(speech: Speech, happened: Event, state: State) -> str:
    return text.event_text(happened, SPECTATOR, speech, NAMES[speech.language], state)


def test_events_name_places_by_what_lies_around(en, ru):
    state = beginner()

    assert "Красный перемещает разбойника в горы 10" == placed(ru, event(ROBBER_MOVED, 0, 0), state)
    assert "Red builds a road between the mountains 10 and the fields 12" == placed(en, event(ROAD_BUILT, 0, 12), state)
    assert "Красный прокладывает дорогу между горами 10 и пашней 12" == placed(ru, event(ROAD_BUILT, 0, 12), state)
    assert "Red founds a settlement by the forest 11, the desert and the mountains 3" == placed(
        en, event(SETTLEMENT_BUILT, 0, 31), state
    )
    assert "Красный основывает поселение у гор 10 и моря на северо-западе, гавань «3:1»" == placed(
        ru, event(SETTLEMENT_BUILT, 0, 0), state
    )
    assert "Красный расширяет до города поселение у гор 10, пастбища 2 и моря" == placed(
        ru, event(CITY_BUILT, 0, 2), state
    )


def test_events_tell_all_intersections_and_paths_apart_without_their_numbers(words):
    state = beginner()
    nodes = {placed(words, event(SETTLEMENT_BUILT, 0, node), state) for node in range(NODES)}
    edges = {placed(words, event(ROAD_BUILT, 0, edge), state) for edge in range(EDGES)}

    assert NODES == len(nodes)
    assert EDGES == len(edges)
    assert not [said for said in nodes | edges if re.search(r"путь|перекрёсток|path|intersection", said)]


def test_free_pieces_have_no_price(en):
    """CAT-3.6, CAT-9.14."""
    state = GAME.start(4, {"layout": "spiral"})
    state.roll(Random(1))
    settlement = text.option_text(state, state.legal()[0], en, NAMES["en"])
    state.apply(state.legal()[0])

    assert settlement.startswith("Found a settlement: between ")
    assert "cost" not in settlement
    assert "cost" not in text.option_text(state, state.legal()[0], en, NAMES["en"])


def test_bank_trades_name_the_rate(en, ru):
    """CAT-7.3: the best rate of the active player."""
    state = played(beginner(), "roll", "dice 1 1")
    give_cards(state, 0, lumber=4)

    assert "Give 4 lumber to the bank for 1 ore" == option(state, "bank lumber ore", en)
    state.ports[0] |= 1
    assert "Обменять через резерв 3 древесины на 1 руду" == option(state, "bank lumber ore", ru)


def test_robber_options_name_who_is_there(en, ru):
    state = played(beginner(), "roll", "dice 3 4")

    assert "Move the robber to Forest 3; buildings there: Blue" == option(state, "robber 10", en)
    assert "Переместить разбойника: Лес 11; там постройки: Красный и Синий" == option(state, "robber 8", ru)
    played(state, "robber 8")
    assert "Draw a card from Blue, who has 3 cards" == option(state, "steal p1", en)
    assert "Вытянуть карту из руки: Синий (в руке 3 карты)" == option(state, "steal p1", ru)


# --- questions


def asked(state: State, viewer: int, speech: Speech) -> str:
    return text.question_text(state, viewer, speech, NAMES[speech.language])


def test_every_decision_and_draw_has_a_question(words):
    for entry in FRAMES:
        key = entry.name.replace("_", "-")
        is_decision = issubclass(entry.frame, Decision) or entry.name == "discard_half"
        assert is_decision == words.has(f"question-{key}") == words.has(f"waiting-{key}")
        assert issubclass(entry.frame, Chance) == words.has(f"chance-{key}")


def test_before_the_roll(en, ru):
    state = beginner()

    assert "Roll the dice" == asked(state, 0, en)
    assert "Waiting for Red to roll the dice or play a card" == asked(state, 1, en)
    assert "Ждём, пока Красный бросит кубики или сыграет карту" == asked(state, SPECTATOR, ru)
    state.cards[0] += 1
    assert "Roll the dice or play a card" == asked(state, 0, en)


def test_discards_are_asked_of_everybody_who_owes(en, ru):
    """CAT-5.3: how many is public, which is not."""
    state = beginner()
    give_cards(state, 0, ore=6)
    give_cards(state, 2, wool=8)
    played(state, "roll", "dice 3 4")

    assert "Discard 4 more cards" == asked(state, 0, en)
    assert "Сбросьте ещё 5 карт" == asked(state, 2, ru)
    assert "Waiting for discards: Red (4 cards) and White (5 cards)" == asked(state, 1, en)
    assert "Ждём сброса: Красный (4 карты) и Белый (5 карт)" == asked(state, SPECTATOR, ru)
    played(state, "discard ore")
    assert "Сбросьте ещё 3 карты" == asked(state, 0, ru)


def test_a_trade_from_offer_to_exchange(en, ru):
    """CAT-17.22, told to everybody."""
    state = beginner()
    give_cards(state, 0, brick=3)
    give_cards(state, 1, grain=2)
    give_cards(state, 2, grain=1)
    played(state, "roll", "dice 1 1", "offer p1 p2")

    assert "Set the terms (you give: nothing yet; you want: nothing yet)" == asked(state, 0, en)
    assert "Ждём, пока Красный составит условия обмена" == asked(state, 1, ru)
    played(state, "give brick", "give brick")
    assert "Составьте условия обмена (отдаёте: 2 глины; просите: пока ничего)" == asked(state, 0, ru)
    played(state, "want grain")
    assert "Send the offer: I give 2 brick, I want 1 grain" == option(state, "send", en)
    played(state, "send")
    assert "Red offers you 2 brick for 1 grain" == asked(state, 1, en)
    assert "Красный предлагает вам 2 глины за 1 зерно" == asked(state, 1, ru)
    assert "Waiting for Blue to answer the offer: 2 brick for 1 grain" == asked(state, 0, en)
    assert "Ждём, пока Синий ответит, отдаст ли 1 зерно за 2 глины" == asked(state, 3, ru)
    assert "Accept: give 1 grain, get 2 brick" == option(state, "accept", en)
    assert "Принять: отдать 1 зерно, получить 2 глины" == option(state, "accept", ru)
    played(state, "accept", "counter")
    assert "Set your counter-offer to Red (you give: nothing yet; you want: nothing yet)" == asked(state, 2, en)
    assert "Ждём, пока Белый составит встречное предложение" == asked(state, 0, ru)
    played(state, "give grain", "want brick", "want brick", "want brick")
    assert "Отправить встречное предложение: отдаю 1 зерно, прошу 3 глины" == option(state, "send", ru)
    played(state, "send")
    assert "Choose whom to trade with: Blue accepts 2 brick for 1 grain; White offers 1 grain for 3 brick" == asked(
        state, 0, en
    )
    assert (
        "Ждём, пока Красный выберет, с кем меняться: Синий соглашается на 2 глины за 1 зерно;"
        " Белый предлагает 1 зерно за 3 глины" == asked(state, 3, ru)
    )
    assert "Trade with Blue: give 2 brick, get 1 grain" == option(state, "confirm p1", en)
    assert "Белый: принять встречное предложение, отдать 3 глины, получить 1 зерно" == option(state, "take p2", ru)


def test_what_is_being_composed_is_not_told_to_others(words):
    """CAT-17.20: the others see only finished terms."""
    state = beginner()
    give_cards(state, 0, brick=3)
    played(state, "roll", "dice 1 1", "offer p1")
    before = asked(state, 1, words)
    played(state, "give brick")

    assert before == asked(state, 1, words) == asked(state, SPECTATOR, words)


def test_open_offers_ask_for_proposals(en, ru):
    """CAT-17.16."""
    state = beginner()
    give_cards(state, 0, brick=3)
    played(state, "roll", "dice 1 1", "offer p1", "give brick", "send")
    assert "Red offers 1 brick: what would you give for it?" == asked(state, 1, en)
    assert "Красный предлагает 1 глину: что дадите взамен?" == asked(state, 1, ru)
    assert "Ждём, пока Синий скажет, что даст за 1 глину" == asked(state, 0, ru)
    played(state, "reject", "offer p1", "want ore", "send")
    assert "Красный просит 1 руду: что хотите взамен?" == asked(state, 1, ru)
    played(state, "reject", "offer p1", "send")
    assert "Red asks for offers: what would you trade?" == asked(state, 1, en)


# --- the end


def test_endings(en, ru):
    state = beginner()
    assert "" == text.ending_text(state, en, NAMES["en"])
    state = GAME.start(4, {"first_seat": 0, "victory_points_to_win": 3})
    give_cards(state, 0, grain=2, ore=3)
    played(state, "roll", "dice 1 1", "city 10")

    assert "Red wins with 3 points" == text.ending_text(state, en, NAMES["en"])
    assert "Красный побеждает: 3 очка" == text.ending_text(state, ru, NAMES["ru"])
    assert "Партия окончена" == asked(state, 0, ru)
    assert ["Поселения: 1 очко", "Города: 2 очка", "Всего: 3 очка"] == GAME.score_lines(state, 0, ru)
    assert "Settlements: 2 points" == GAME.score_lines(state, 1, en)[0]


def test_turn_limit(en, ru):
    """CAT-11.5: nobody wins."""
    state = GAME.start(4, {"first_seat": 0, "turn_limit": 1})
    played(state, "roll", "dice 1 1", "end")

    assert TURN_LIMIT == state.ending
    assert (
        "The turn limit is reached and nobody has won; Red, Blue, White and Orange lead with 2 points"
        == text.ending_text(state, en, NAMES["en"])
    )
    assert "Ходы закончились, победителя нет; впереди" in text.ending_text(state, ru, NAMES["ru"])


def test_every_line_of_the_score_sheet_has_a_name(words):
    for source in scoring.score_sheet(beginner(), 0):
        assert is_clean(words.say(f"score-{source}", count=2))


# --- refusals

REFUSALS = set(
    """not-your-turn wrong-moment cannot-pay edge-taken edge-not-connected no-roads-left node-taken too-close
no-own-road no-settlements-left not-own-settlement no-cities-left deck-empty card-played-already card-bought-this-turn
no-such-card no-place-for-road bank-lacks bank-rate trading-closed trade-off offer-limit no-cards-to-give
partner-no-cards offer-self wrong-order not-held side-full same-both-sides all-kinds too-many-wanted nothing-given
terms-incomplete already-refused counter-same counters-off counter-limit open-offer cannot-accept did-not-accept
no-counter cannot-pay-counter robber-must-move robber-friendly cannot-rob not-held-discard first-road-required
game-over not-asked chance no-such-action road-at-settlement""".split()  # noqa: SIM905 -- easier to read
)


def refused_codes() -> set[str]:
    """Codes that the rules give to refuse()."""
    codes: set[str] = set()
    for path in (HOUSE / "games" / "catan").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes.update(str(choice.value) for choice in choices if isinstance(choice, ast.Constant))
    return codes


def test_every_refusal_has_a_sentence(words):
    details = {"rate": 4, "held": 1, "limit": 3}
    for code in {*REFUSALS, *refused_codes()}:
        sentence = error_text(IllegalAction(f"catan-{code}", "CAT-14.7", details), words.language)
        assert is_clean(sentence), code
        assert sentence.endswith("."), code


def test_refusals_say_what_is_missing(en, ru):
    error = IllegalAction("catan-cannot-pay", "CAT-8.1", {"missing": {"brick": 1, "ore": 2}})

    assert "You do not have the cards to pay for it." == str(error)
    assert "You do not have the cards to pay for it. Missing: 1 brick and 2 ore." == text.refusal_text(error, en)
    assert "У вас не хватает карт, чтобы за это заплатить. Нужно ещё: 1 глина и 2 руды." == text.refusal_text(error, ru)
    assert "Сейчас не ваш ход." == text.refusal_text(IllegalAction("catan-not-your-turn", "CAT-4.1"), ru)


@pytest.mark.parametrize(("limit", "ending"), [(1, "1 карты."), (2, "2 карт."), (5, "5 карт."), (21, "21 карты.")])
def test_russian_limits_agree_with_their_number(ru, limit, ending):
    assert text.refusal_text(IllegalAction("catan-side-full", "CAT-17.17", {"limit": limit}), ru).endswith(ending)


LAWS = set(re.findall(r'[\])}\w]:([a-z-]+)"[\],) ]', (HOUSE / "games/catan/rules/laws.py").read_text(encoding="utf-8")))


def test_every_law_has_words_of_its_own(words):
    said = {words.say("error-catan-position-law", field="turn", law=law) for law in LAWS}

    assert {"census", "distance", "terms"} <= LAWS
    assert len(LAWS) == len(said)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (4, {"two_player": "plain"}), (3, {"first_seat": 3}), (5, {}), (4, {"layout": "flat"}), (4, {"no": 1})],
)
def test_tables_that_cannot_be_are_refused_in_words(words, seats, options):
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, options)

    assert is_clean(error_text(refused.value, words.language))


# --- whole games

TABLES = [
    (4, {"layout": "spiral", "turn_limit": 25}),
    (3, {"layout": "random", "harbours": "shuffled", "friendly_robber": True, "turn_limit": 25}),
    (4, {"combined_trade_build": False, "max_offers_per_turn": 2, "max_cards_per_side": 1, "turn_limit": 25}),
    (2, {"two_player": "duel", "layout": "spiral", "turn_limit": 40}),
    (3, {"layout": "spiral", "player_trade": "none", "victory_points_to_win": 4}),
]


def anything_can_be_named(state, words, names):
    """What may not be said as well; and at the end, where the points come from."""
    for action in range(state.turn % 7, ACTIONS.size, 97):
        assert is_clean(text.option_text(state, action, words, names))
    for seat in range(state.seats if state.finished else 0):
        lines = GAME.score_lines(state, seat, words)
        assert all(is_clean(line) for line in lines)
        assert str(scoring.points(state, seat)) in lines[-1]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_told(seats, options):
    tell_a_game(GAME, seats, options, NAMES, anything_can_be_named)


def test_all_kinds_of_decisions_and_events_come_up_in_random_play():
    """So that the games above are worth something."""
    seen: set[str] = set()
    happened: set[int] = set()
    for seed in range(6):
        state = GAME.start(4, {"layout": "random", "harbours": "shuffled", "turn_limit": 60})
        state.log = []
        luck, choice = Random(seed), random.Random(seed)
        while state.player != OVER:
            seen.add(text.FRAME_KEYS[type(state.top())])
            state.apply(state.draw(luck) if state.player == CHANCE else choice.choice(state.legal()))
        happened |= {entry.kind for entry in state.log}

    assert {"compose", "answer-offer", "choose-partner", "discard-half", "steal", "draw-card"} <= seen
    assert len(happened) > 25
