"""Positions written down: what is read, what is left out, and what cannot be (CAT-14.4)."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.speech import LANGUAGES, error_text
from igroteka.core.state import CHANCE
from igroteka.games.catan import position
from igroteka.games.catan.data.box import HARBOUR_COUNTS, HARBOUR_NAMES, TERRAIN_COUNTS, TERRAIN_NAMES, TOKENS
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules.catalogue import FRAMES
from igroteka.games.catan.state import State
from tests.contract.tables import play_on
from tests.contract.test_fuzz import position_fault
from tests.games.catan.table import army, cities, deal, deal_cards, roads, roll, settlements, table
from tests.games.saying import legal, say

DOCS = Path(__file__).parents[3] / "docs" / "positions.md"
Change = Callable[[dict[str, Any]], object]


def examples() -> list[dict[str, Any]]:
    """The positions of this game in the documentation."""
    text = DOCS.read_text(encoding="utf-8")
    found = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]
    return [example for example in found if example["game"] == "catan"]


def busy() -> State:
    """A position with a bit of everything; seat 1 may trade and build."""
    state = table(active=1)
    settlements(state, 0, 0, 40)
    settlements(state, 1, 19, 33)
    cities(state, 1, 35)
    roads(state, 0, 0, 1)
    roads(state, 1, 26, 36, 27)
    deal(state, 0, lumber=2, wool=1)
    deal(state, 1, brick=3, ore=1)
    deal(state, 2, grain=2)
    deal_cards(state, 1, knight=1, monopoly=1)
    deal_cards(state, 3, victory_point=2)
    army(state, 2, 3)
    return state


def trading() -> State:
    """Seat 1 has offered a brick for a grain to seats 0 and 2; seat 2 accepted, seat 0 is asked."""
    state = busy()
    say(state, "offer 1 brick for 1 grain to p0 p2", "accept")
    return state


def discarding() -> State:
    """Seats 0 and 1 of three owe cards; seat 0 has laid one down."""
    state = table(seats=3)
    deal(state, 0, brick=8)
    deal(state, 1, ore=9)
    data = state.to_dict()
    data["agenda"] = [{"frame": "roll_dice"}, {"frame": "trade_and_build", "seat": 0}]
    rolling = GAME.from_dict(data)
    say(rolling, "dice 3 4", "discard brick")
    return rolling


def read(data: object) -> State:
    return GAME.from_dict(data)


def refusal(data: object) -> BadPosition:
    """The error, which is one line in both languages and names its field."""
    with pytest.raises(BadPosition) as refused:
        read(data)
    for language in LANGUAGES:
        assert 1 == len(error_text(refused.value, language, "igroteka.games.catan").splitlines())
    assert refused.value.details["field"]
    return refused.value


def changed(state: State, change: Change) -> dict[str, Any]:
    data = copy.deepcopy(state.to_dict())
    change(data)
    return data


def put(*path_and_value: Any) -> Change:
    """The change that puts a value somewhere."""
    *path, key, value = path_and_value

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in path:
            place = place[step]
        place[key] = value

    return change


def take(*path: Any) -> Change:
    """The change that takes something out."""
    *rest, key = path

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for step in rest:
            place = place[step]
        del place[key]

    return change


# --- the documentation


def test_the_examples_of_the_documentation_can_be_played() -> None:
    whole, smallest = examples()
    state = read(whole)

    assert whole == state.to_dict()
    assert ["accept", "reject", "counter"] == legal(state)
    assert ["roll"] == legal(read(smallest))


def test_the_documentation_names_every_field_and_frame() -> None:
    text = DOCS.read_text(encoding="utf-8")
    fields = {*position.KEYS, *position.TURN_KEYS, *(name for frame in FRAMES for name in frame.fields)}
    written = {key for state in (busy(), trading(), discarding()) for key in names_in(state.to_dict())}

    for name in fields | written | {frame.name for frame in FRAMES}:
        assert f"`{name}`" in text, name


def names_in(data: Any) -> set[str]:
    """All keys of a document."""
    if isinstance(data, dict):
        return {*data, *(name for member in data.values() for name in names_in(member))}
    return {name for member in data for name in names_in(member)} if isinstance(data, list) else set()


# --- reading


@pytest.mark.parametrize("state", [busy, trading, discarding])
def test_a_position_reads_back_the_same(state: Callable[[], State]) -> None:
    """CAT-14.6."""
    data = state().to_dict()

    assert data == read(data).to_dict() == read(json.loads(json.dumps(data))).to_dict()


@pytest.mark.parametrize(
    "path",
    [
        ("version",), ("options",), ("bank",), ("deck",), ("longest_road",), ("largest_army",), ("offer",),
        ("result",), ("board", "harbours"), ("turn", "first"), ("turn", "dice"), ("turn", "refused"),
        ("turn", "bought"), ("turn", "counters_made"), ("turn", "card_played"), ("turn", "trading_closed"),
        ("turn", "offers_made"),
    ],
)  # fmt: skip
def test_what_is_left_out_follows_from_the_rest(path: tuple[str, ...]) -> None:
    state = busy()

    assert state == read(changed(state, take(*path)))


def test_a_player_without_anything_may_be_empty() -> None:
    state = table()

    assert state == read(changed(state, put("players", [{}, {}, {}, {}])))


def test_special_cards_left_out_lie_where_the_board_says() -> None:
    """CAT-10.1, CAT-10.2."""
    state = table()
    settlements(state, 0, 19)
    roads(state, 0, 28, 29, 31, 32, 34)
    army(state, 2, 3)
    data = changed(state, take("longest_road"))
    del data["largest_army"]

    assert 0 == read(data).longest_road
    assert 2 == read(data).largest_army


def test_a_called_speaker_is_kept() -> None:
    """CAT-5.3: seats that owe cards may speak in any order."""
    state = discarding()
    assert 0 == state.player
    state.call_on(1)
    data = state.to_dict()

    assert 1 == data["speaker"]
    assert 1 == read(data).player
    assert "speaker" == refusal({**data, "speaker": 2}).details["field"]


def test_the_island_may_be_half_laid() -> None:
    """CAT-2.10: the board is a list of draws."""
    state = GAME.start(3, {"layout": "random", "harbours": "shuffled"})
    luck = Random(5)
    while state.player == CHANCE:
        assert state == read(state.to_dict())
        state.apply(state.draw(luck))

    assert ["settlement"] == sorted({word.split()[0] for word in legal(state)})


def test_who_won_is_kept() -> None:
    """CAT-11.4."""
    state = busy()
    cities(state, 1, 2, 5)
    deal_cards(state, 1, victory_point=1)
    deal(state, 1, ore=3, grain=2)
    say(state, "city 19")

    assert {"ending": "victory", "winner": 1} == state.to_dict()["result"]
    assert state == read(state.to_dict())
    assert 1 == read(state.to_dict()).ranks()[1]


# --- mistakes name their field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("game", "chess"), "game"),
        (put("game", 5), "game"),
        (put("version", 2), "version"),
        (put("seats", 5), "seats"),
        (put("seats", 1), "seats"),
        (put("seats", 4.0), "seats"),
        (put("seats", 3), "players"),
        (put("colour", 1), "colour"),
        (take("players"), "players"),
        (take("agenda"), "agenda"),
        (take("turn"), "turn"),
        (take("board", "terrain"), "board.terrain"),
        (take("board", "robber"), "board.robber"),
        (put("options", "layout", 7), "options"),
        (put("options", "two_player", "plain"), "options"),
        (put("options", []), "options"),
        (put("board", "terrain", 3, "sea"), "board.terrain[3]"),
        (put("board", "terrain", []), "board.terrain"),
        (put("board", "numbers", 3, 13), "board.numbers[3]"),
        (put("board", "numbers", 3, None), "board.numbers[3]"),
        (put("board", "harbours", 8, "gold"), "board.harbours[8]"),
        (put("board", "robber", 19), "board.robber"),
        (put("players", 1, "hand", "brick", 20), "players[1].hand.brick"),
        (put("players", 1, "hand", "brick", -1), "players[1].hand.brick"),
        (put("players", 1, "hand", "gold", 1), "players[1].hand.gold"),
        (put("players", 1, "hand", []), "players[1].hand"),
        (put("players", 1, "cards", "knight", 15), "players[1].cards.knight"),
        (put("players", 1, "played", {"bishop": 1}), "players[1].played.bishop"),
        (put("players", 2, "roads", [72]), "players[2].roads[0]"),
        (put("players", 2, "roads", [5, 5]), "players[2].roads[1]"),
        (put("players", 2, "roads", [9, 26]), "players[2].roads[1]"),
        (put("players", 2, "settlements", [19]), "players[2].settlements[0]"),
        (put("players", 2, "settlements", [20]), "players[2].settlements[0]"),
        (put("players", 2, "cities", [54]), "players[2].cities[0]"),
        (put("players", 3, "roads", list(range(40, 56))), "players[3].roads"),
        (put("players", 5), "players"),
        (put("players", 0, None), "players[0]"),
        (put("bank", "ore", 40), "bank.ore"),
        (put("deck", "knight", 15), "deck.knight"),
        (put("turn", "active", 4), "turn.active"),
        (put("turn", "active", "1"), "turn.active"),
        (put("turn", "dice", [1]), "turn.dice"),
        (put("turn", "dice", [1, 7]), "turn.dice[1]"),
        (put("turn", "card_played", 1), "turn.card_played"),
        (put("turn", "offers_made", 9), "turn.offers_made"),
        (put("turn", "counters_made", [0]), "turn.counters_made"),
        (put("turn", "refused", [{"seat": 0}]), "turn.refused[0].give"),
        (put("turn", "refused", [{"seat": 7, "give": {}, "want": {}}]), "turn.refused[0].seat"),
        (put("turn", "bought", {"knight": 99}), "turn.bought.knight"),
        (put("longest_road", 4), "longest_road"),
        (put("offer", {"to": [0]}), "offer.give"),
        (put("offer", {"to": [9], "give": {}, "want": {}}), "offer.to[0]"),
        (put("result", {"ending": "draw"}), "result.ending"),
        (put("result", {"winner": 1}), "result.ending"),
        (put("agenda", 5), "agenda"),
        (put("agenda", [5]), "agenda[0]"),
        (put("agenda", [{"frame": "sleep"}]), "agenda[0].frame"),
        (put("agenda", [{"frame": "pre_roll"}]), "agenda[0].seat"),
        (put("agenda", [{"frame": "pre_roll", "seat": 1, "mood": 1}]), "agenda[0].mood"),
        (put("agenda", [{"frame": "pre_roll", "seat": 9}]), "agenda[0].seat"),
        (
            put("agenda", [{"frame": "free_road", "seat": 1, "left": 3}, {"frame": "pre_roll", "seat": 1}]),
            "agenda[0].left",
        ),
        (put("agenda", []), "agenda"),
        (put("agenda", [{"frame": "pre_roll", "seat": 1}] * 2), "agenda"),
        (put("agenda", [{"frame": "trade_and_build", "seat": 1}, {"frame": "roll_dice"}]), "agenda"),
    ],
)
def test_a_mistake_names_its_field(change: Change, field: str) -> None:
    error = refusal(changed(busy(), change))

    assert field == error.details["field"]


# --- the laws of CAT-14.4


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("bank", "ore", 3), "ore|bank"),
        (put("deck", "monopoly", 2), "players[1].cards.monopoly"),
        (put("board", "terrain", 0, "forest"), "mountains|forest|board.terrain"),
        (put("board", "numbers", 0, 11), "number|board.numbers"),
        (put("board", "harbours", 0, "ore"), "harbour|board.harbours"),
        (put("players", 3, "settlements", [2, 4, 12, 14, 23, 25]), "players[3].settlements"),
        (put("players", 3, "cities", [2, 4, 12, 14, 23]), "players[3].cities"),
        (put("longest_road", 0), "longest_road"),
        (put("largest_army", None), "largest_army"),
        (put("largest_army", 0), "largest_army"),
        (put("turn", "active", None), "turn.active"),
        (put("turn", "active", 2), "turn.active"),
        (put("turn", "bought", {"knight": 2}), "turn.bought"),
        (put("offer", {"to": [0], "give": {}, "want": {}}), "offer"),
        (put("options", "victory_points_to_win", 3), "turn.active"),
        (put("result", {"ending": "victory", "winner": 0}), "agenda"),
        (put("agenda", [{"frame": "steal", "seat": 1}, {"frame": "trade_and_build", "seat": 1}]), "agenda"),
    ],
)
def test_a_broken_law_is_named(change: Change, field: str) -> None:
    """CAT-14.4."""
    assert re.match(field.replace("[", r"\["), str(refusal(changed(busy(), change)).details["field"]))


@pytest.mark.parametrize("moves", range(12))
def test_the_founding_is_read_back_at_every_move(moves: int) -> None:
    """CAT-3.6, CAT-3.7: also with hands as others may guess them."""
    state = settled(moves)

    assert state == read(state.to_dict())
    for viewer in range(3):
        assert [] == state.sample(viewer, Random(moves)).check_invariants()


@pytest.mark.parametrize(
    ("moves", "change", "field", "law"),
    [
        # before the first turn
        (3, put("turn", "number", 1), "turn.number", "first-turn"),
        (3, put("turn", "first", 2), "turn.first", "first-turn"),
        (3, put("turn", "first", None), "turn.first", "first-turn"),
        (3, put("turn", "dice", [3, 4]), "turn.dice", "first-turn"),
        (3, put("turn", "card_played", True), "turn", "first-turn"),
        (3, put("turn", "offers_made", 1), "turn", "first-turn"),
        # there and back
        (3, put("agenda", -1, "seat", 0), "turn.first", "first-turn"),
        (4, put("agenda", 0, "round", 2), "agenda", "founding"),
        (4, put("agenda", 0, "seat", 1), "agenda", "founding"),
        (4, take("agenda", 1), "agenda", "founding"),
        (4, lambda data: data["agenda"].insert(0, data["agenda"][0]), "agenda", "founding"),
        (3, put("agenda", 0, "seat", 1), "agenda", "founding"),
        (3, take("agenda", 0), "players[2].roads", "founded"),
        (4, put("options", "layout", "beginner"), "agenda", "founding"),
        # what was founded so far
        (4, take("players", 1, "roads"), "players[1].roads", "founded"),
        (4, put("players", 1, {}), "players[1].settlements", "founded"),
        (4, lambda data: as_city(data["players"][1]), "players[1].settlements", "founded"),
        (4, put("players", 1, "hand", {"ore": 19}), "players[1].hand", "founded"),
        (8, put("players", 0, "hand", {}), "players[0].hand", "founded"),
        (8, put("players", 0, "hand", {"ore": 4}), "players[0].hand", "founded"),
        (4, put("players", 1, "cards", {"knight": 1}), "players[1].cards", "founded"),
        (4, put("players", 1, "played", {"knight": 1}), "players[1].played", "founded"),
    ],
)
def test_what_the_founding_cannot_have_given_is_named(moves: int, change: Change, field: str, law: str) -> None:
    """CAT-3.5 to CAT-3.9: nothing but settlements, their roads, and the income of the second."""
    data = changed(settled(moves), change)
    del data["bank"], data["deck"]

    assert (field, law) == (refusal(data).details["field"], refusal(data).details["law"])


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (put("turn", "first", 0), "turn.first"),
        (put("turn", "number", 4), "turn.number"),
        (put("players", 0, {}), "players[0].settlements"),
        (put("players", 1, "hand", {"wool": 4}), "players[1].hand"),
        (put("players", 2, "cards", {"victory_point": 5}), "players[2].cards"),
    ],
)
def test_beginners_have_what_is_printed_when_the_first_seat_is_drawn(change: Change, field: str) -> None:
    """CAT-3.11, CAT-3.12."""
    state = GAME.start(3, {"layout": "beginner"})
    assert "draw_first_seat" == state.to_dict()["agenda"][0]["frame"]
    assert state == read(state.to_dict())
    data = changed(state, change)
    del data["bank"], data["deck"]

    assert field == refusal(data).details["field"]


def test_a_turn_cannot_begin_before_somebody_is_the_first() -> None:
    """CAT-3.5: nobody is a number too, and seat 0 of four would follow it."""
    data = changed(table(), put("agenda", [{"frame": "start_turn", "seat": 0}]))
    data["turn"] = {}

    assert "turn.first" == refusal(data).details["field"]


@pytest.mark.parametrize(
    ("frame", "change"),
    [
        ("deal_harbour", put("options", "harbours", "fixed")),
        ("choose_corner", put("options", "layout", "random")),
        ("lay_red_number", put("options", "layout", "spiral")),
        ("lay_number", put("options", "layout", "spiral")),
        ("lay_terrain", put("options", "layout", "beginner")),
    ],
)
def test_the_island_is_laid_as_the_options_say(frame: str, change: Change) -> None:
    """CAT-2.2 to CAT-2.7: printed harbours, say, would be dealt a second time."""
    data = changed(laying(frame), change)
    if frame == "deal_harbour":
        data["board"]["harbours"] = table().to_dict()["board"]["harbours"]
    error = refusal(data)

    assert ("agenda", "layout") == (error.details["field"], error.details["law"])


@pytest.mark.parametrize("frame", ["lay_terrain", "choose_corner", "lay_number", "deal_harbour", "draw_first_seat"])
def test_no_turn_is_counted_while_the_island_is_laid(frame: str) -> None:
    """CAT-2.10, CAT-3.9."""
    for key, value in (("number", 1), ("first", 0), ("dice", [1, 1])):
        error = refusal(changed(laying(frame), put("turn", key, value)))

        assert (f"turn.{key}", "first-turn") == (error.details["field"], error.details["law"])


@pytest.mark.parametrize(
    "agenda",
    [
        [{"frame": "pre_roll", "seat": 1}],
        [{"frame": "move_robber", "seat": 1}, {"frame": "pre_roll", "seat": 1}],
        [{"frame": "roll_dice"}, {"frame": "trade_and_build", "seat": 1}],
    ],
)
def test_nobody_has_refused_anything_before_the_roll(agenda: list[dict[str, Any]]) -> None:
    """CAT-7.1, CAT-17.14: what the dice bring would find terms that nobody could say any more."""
    state = busy()
    say(state, "offer 1 brick for 1 grain to p2", "reject")
    data = state.to_dict()
    assert 1 == len(data["turn"]["refused"])
    assert state == read(data)
    data["agenda"] = agenda
    error = refusal(data)

    assert ("turn.refused", "roll") == (error.details["field"], error.details["law"])


def as_city(player: dict[str, Any]) -> None:
    player["cities"] = player.pop("settlements")


def test_too_many_cards_of_a_kind_break_the_census() -> None:
    """CAT-14.4: 19 of each resource, whether the bank is written or not."""
    for change in (put("players", 0, "hand", "brick", 18), take("bank")):
        data = changed(busy(), put("players", 0, "hand", "brick", 18))
        change(data)
        refusal(data)


def test_every_broken_law_is_listed_not_only_the_first() -> None:
    state = busy()
    state.hands[0] += 1
    state.longest_road = 3
    state.largest_army = 0

    assert ["lumber:census", "longest_road:holder", "largest_army:holder"] == state.check_invariants()


# --- what cannot be is refused, or else obeys the laws all the same


TO_BUILD = {"frame": "trade_and_build", "seat": 1}
HEAR = {"frame": "hear_answers"}


def offer(**change: Any) -> dict[str, Any]:
    empty: dict[str, Any] = {"to": [0, 2], "give": {"brick": 1}, "want": {"grain": 1}, "accepted": [], "rejected": []}
    return {**empty, **change}


def pending(*frames: dict[str, Any], **fields: Any) -> Change:
    """The change that puts these frames, and perhaps an offer, on the table."""

    def change(data: dict[str, Any]) -> None:
        data["agenda"] = list(frames)
        data.update(fields)

    return change


def with_all_roads(seat: int) -> State:
    state = table(active=1)
    settlements(state, seat, 19)
    roads(state, seat, *range(26, 41))
    return state


def founding() -> State:
    """Somebody founds the first settlement."""
    return laid("random", "found_settlement")


def founding_with_all_roads() -> State:
    """Seat 1 has built all its roads before anybody has founded anything."""
    state = founding()
    settlements(state, 1, 19)
    roads(state, 1, *range(26, 41))
    return state


def settled(moves: int) -> State:
    """Settlements and roads are founded in so many moves, by seats 1, 2, 0, 0, 2, 1."""
    state = laid("random", "draw_first_seat")
    say(state, "first p1")
    play_on(state, Random(5), moves)
    return state


def laying(frame: str) -> State:
    return laid("spiral" if frame == "choose_corner" else "random", frame)


def laid(layout: str, frame: str, harbours: str = "shuffled") -> State:
    """The first position at which this frame waits, and for tiles, tokens and harbours the fifth."""
    state = GAME.start(3, {"layout": layout, "harbours": harbours})
    luck = Random(5)
    seen = 0
    while True:
        seen += state.to_dict()["agenda"][0]["frame"] == frame
        if seen == (5 if frame in ("lay_terrain", "lay_number", "deal_harbour") else 1):
            return state
        state.apply(state.draw(luck))


def middle_of_a_game() -> State:
    """Three settlements on a random island, and nobody on turn."""
    state = laid("random", "draw_first_seat")
    settlements(state, 0, 0, 40, 44)
    return state


def rich_opponent() -> State:
    """Seat 2 has ten points on the board and the whole deck in hand."""
    state = table(active=1)
    cities(state, 2, 0, 4, 16, 20)
    settlements(state, 2, 2, 6)
    deal_cards(state, 2, knight=14, road_building=2, year_of_plenty=2, monopoly=2, victory_point=5)
    return state


IMPOSSIBLE: dict[str, tuple[Callable[[], State], Change]] = {
    "free road without roads left": (
        lambda: with_all_roads(1),
        pending({"frame": "free_road", "seat": 1, "left": 2}, TO_BUILD),
    ),
    "compose: a counter without anybody to hear it": (
        trading,
        pending({"frame": "compose", "seat": 0, "give": {}, "want": {}}, TO_BUILD),
    ),
    "compose: an offer while answers are heard": (
        trading,
        pending({"frame": "compose", "seat": 1, "give": {}, "want": {}}, HEAR, TO_BUILD),
    ),
    "compose: more wanted than anybody has": (
        busy,
        pending(
            {"frame": "compose", "seat": 1, "give": {"brick": 1}, "want": {"grain": 19}},
            TO_BUILD,
            offer=offer(give={}, want={}),
        ),
    ),
    "compose: the same on both sides": (
        busy,
        pending(
            {"frame": "compose", "seat": 1, "give": {"brick": 1}, "want": {"brick": 1}},
            TO_BUILD,
            offer=offer(give={}, want={}),
        ),
    ),
    "answer: by the one who asks": (trading, pending({"frame": "answer_offer", "seat": 1}, HEAR, TO_BUILD)),
    "answer: by one who is not addressed": (trading, pending({"frame": "answer_offer", "seat": 3}, HEAR, TO_BUILD)),
    "answer: by one who has answered": (trading, pending({"frame": "answer_offer", "seat": 2}, HEAR, TO_BUILD)),
    "offer: accepted by one who cannot pay": (
        busy,
        pending({"frame": "choose_partner", "seat": 1}, TO_BUILD, offer=offer(accepted=[0])),
    ),
    "offer: of what the active player does not hold": (
        busy,
        pending({"frame": "choose_partner", "seat": 1}, TO_BUILD, offer=offer(give={"ore": 5}, accepted=[2])),
    ),
    "offer: countered with what the author does not hold": (
        busy,
        pending(
            {"frame": "choose_partner", "seat": 1},
            TO_BUILD,
            offer=offer(counters=[{"seat": 0, "give": {"brick": 1}, "want": {"ore": 3}}]),
        ),
    ),
    "offer: chosen by another": (
        busy,
        pending({"frame": "choose_partner", "seat": 2}, TO_BUILD, offer=offer(accepted=[2])),
    ),
    "offer: accepted by the one who asks": (
        busy,
        pending({"frame": "choose_partner", "seat": 1}, TO_BUILD, offer=offer(to=[1], accepted=[1])),
    ),
    "offer: to nobody": (
        busy,
        pending(
            {"frame": "compose", "seat": 1, "give": {}, "want": {}}, TO_BUILD, offer=offer(to=[], give={}, want={})
        ),
    ),
    "offer: the same on both sides": (
        busy,
        pending({"frame": "choose_partner", "seat": 1}, TO_BUILD, offer=offer(want={"brick": 1}, accepted=[2])),
    ),
    "discard: cards of a seat that is not there": (
        discarding,
        pending(
            {
                "frame": "discard_half",
                "owed": [3, 4, 0, 0],
                "laid0": {},
                "laid1": {},
                "laid2": {},
                "laid3": {"brick": 1},
            },
            {"frame": "move_robber", "seat": 0},
            {"frame": "trade_and_build", "seat": 0},
        ),
    ),
    "discard: more owed than held": (
        discarding,
        pending(
            {
                "frame": "discard_half",
                "owed": [3, 40, 0, 0],
                "laid0": {"brick": 1},
                "laid1": {},
                "laid2": {},
                "laid3": {},
            },
            {"frame": "move_robber", "seat": 0},
            {"frame": "trade_and_build", "seat": 0},
        ),
    ),
    "theft from oneself": (busy, pending({"frame": "draw_from_hand", "seat": 1, "victim": 1}, TO_BUILD)),
    "founding: six settlements of one": (
        founding,
        pending(*[{"frame": "found_settlement", "seat": 0, "round": 1}] * 8, {"frame": "start_turn", "seat": 0}),
    ),
    "founding: a road without roads left": (
        founding_with_all_roads,
        pending({"frame": "found_road", "seat": 1, "node": 0}, {"frame": "start_turn", "seat": 0}),
    ),
    "founding: an island with holes": (
        founding,
        lambda data: (put("board", "terrain", 4, None)(data), put("turn", "first", None)(data)),
    ),
    "founding: an island of forests": (
        founding,
        lambda data: (put("board", "terrain", ["forest"] * 19)(data), put("turn", "first", None)(data)),
    ),
    "island: tiles out of order": (
        lambda: laying("lay_terrain"),
        put("board", "terrain", 0, None),
    ),
    "island: too many deserts": (
        lambda: laying("lay_terrain"),
        put("board", "terrain", ["desert"] * 9 + [None] * 10),
    ),
    "island: tokens before tiles": (
        lambda: laying("lay_terrain"),
        put("board", "numbers", [6] * 19),
    ),
    "island: spiral tokens on holes": (
        lambda: laying("choose_corner"),
        put("board", "terrain", 3, None),
    ),
    "island: red tokens everywhere": (
        lambda: laying("lay_red_number"),
        put("board", "numbers", 0, 8),
    ),
    "island: tokens of which there are not so many": (
        lambda: laying("lay_number"),
        put("board", "numbers", [2] * 10 + [0] * 9),
    ),
    "island: a harbour out of order": (
        lambda: laying("deal_harbour"),
        put("board", "harbours", [None] * 9),
    ),
    "island: printed harbours that are not in the box": (
        lambda: laid("spiral", "choose_corner", "fixed"),
        put("board", "harbours", 7, "generic"),
    ),
    "first seat: drawn again in the middle of the game": (
        middle_of_a_game,
        pending({"frame": "draw_first_seat"}),
    ),
    "island: buildings on it": (
        lambda: laying("choose_corner"),
        put("players", 0, "settlements", [0]),
    ),
    "first seat: terrain that is not in the box": (
        lambda: laying("draw_first_seat"),
        put("board", "terrain", 0, "desert"),
    ),
    "first seat: no harbours": (
        lambda: laying("draw_first_seat"),
        put("board", "harbours", [None] * 9),
    ),
    "an opponent who should have won, and no deck": (rich_opponent, pending(TO_BUILD)),
    "a winner of a game that goes on": (busy, put("result", {"ending": "", "winner": 1})),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_what_cannot_be_is_refused_or_harmless(name: str) -> None:
    """A position that is let in obeys every law, now and after any play; else it is refused with its field."""
    start, change = IMPOSSIBLE[name]
    data = changed(start(), change)
    faults = {position_fault(GAME, copy.deepcopy(data), Random(seed)) for seed in range(12)}

    assert {""} == faults
    assert [] == beyond_the_box(data)


def beyond_the_box(data: dict[str, Any]) -> list[str]:
    """What there is more of than in the box, in a position that is let in or a few steps later."""
    try:
        state = read(copy.deepcopy(data))
    except BadPosition:
        return []
    found: list[str] = []
    for _ in range(4):
        found += [f"roads of {seat}" for seat in range(state.seats) if state.roads_left[seat] < 0]
        tiles, harbours, numbers = list(state.terrain), list(state.harbours), list(state.numbers)
        found += [name for kind, name in enumerate(TERRAIN_NAMES) if tiles.count(kind) > TERRAIN_COUNTS[kind]]
        found += [name for kind, name in enumerate(HARBOUR_NAMES) if harbours.count(kind) > HARBOUR_COUNTS[kind]]
        found += [f"{n}" for n in range(2, 13) if numbers.count(n) > list(TOKENS).count(n)]
        play_on(state, Random(1), 1)
    return sorted(set(found))


def test_dice_left_over_from_a_roll_are_kept() -> None:
    state = busy()
    say(state, "end")
    roll(state, 9)

    assert [3, 6] == state.to_dict()["turn"]["dice"]
    assert state == read(state.to_dict())
