"""The engine: luck, the agenda, decisions, invariants, hidden things, undo (BUR-16)."""

from collections import Counter
from typing import Any

import pytest

from igroteka.core.agenda import CHANCE, NOBODY, SPECTATOR, Frame
from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.match import Match
from igroteka.games.burgundy.actions import ACTIONS
from igroteka.games.burgundy.game import GAME
from igroteka.games.burgundy.rules import ships
from igroteka.games.burgundy.state import State
from tests.games.burgundy.table import depot_goods, give, give_goods, lay, place, purse, refusal, roll, store, table
from tests.games.burgundy.walks import opened, steps
from tests.games.saying import legal, question, say

TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"setup": "experienced", "estate_choice": "secret"}),
    (4, {"setup": "random"}),
    (2, {"setup": "free", "starting_castle_scores_region": True, "tile8_boosts_free_adjust": True}),
    (3, {"buy_between_place_and_granted_action": True, "ship_must_take_all_it_can": False}),
    (4, {"buy_between_place_and_granted_action": True, "discard_allowed_on_any_acquisition": False}),
]


# --- luck


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_events(seats: int) -> None:
    """BUR-16.1: first player, starting goods, goods of the phases, refills, and 2n + 1 dice in a round."""
    drawn = Counter(step.line.split()[0] for step in steps(seats, 4) if step.is_luck)
    alike = {2: 4, 3: 6, 4: 8}[seats]  # ships, castles and mines of a phase need no draw
    spaces = {2: 12, 3: 18, 4: 24}[seats] + {2: 4, 3: 6, 4: 8}[seats]

    assert {
        "first": 1,
        "start_goods": 3 * seats,
        "tile": 5 * (spaces - alike),
        "round_goods": 25,
        "dice": 25 * seats,
        "white": 25,
    } == drawn


def test_everything_else_is_deterministic() -> None:
    """BUR-16.1: the same actions lead to the same position, in any copy."""
    for step in steps(3, 8):
        again = step.before.copy()
        if not step.is_luck:
            again.call_on(step.seat)
        again.apply(step.action)
        assert again == step.after


def test_nothing_that_is_said_on_a_copy_touches_the_position() -> None:
    """BUR-16.1: copies share rows, and no rule writes into one of those."""
    for step in [*steps(3, 8)][::5]:
        before = step.before.dump()
        for action in step.before.legal():
            step.before.copy().apply(action)
        assert before == step.before.dump()


def test_drawn_pieces_are_named() -> None:
    """BUR-16.6: a draw is by what nobody has seen, and the record says what came."""
    state = GAME.start(2, {"first_seat": 0})
    say(state, "start_goods red", "start_goods red")

    assert [7, 7, 7, 5, 7, 7] == state.weights()
    assert "start_goods red" == GAME.notation(GAME.parse("start_goods red"))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_nothing_is_hidden(seats: int, options: dict[str, object]) -> None:
    """BUR-16.1, BUR-16.6: but for secret choices all views are the same, and a sample is the position itself."""
    for number, step in enumerate(steps(seats, 6, options)):
        if number % 40 or question(step.before)[0] == "ChooseEstates":
            continue
        views = [GAME.view(step.before, viewer) for viewer in (*range(seats), SPECTATOR)]
        for view in views:
            view.pop("viewer")
        assert all(view == views[0] for view in views)
        assert step.before.sample(0, Random(1)) == step.before


def test_the_view_does_not_name_what_is_undrawn() -> None:
    """BUR-16.6: only how many tiles and goods are left, which everybody can count."""
    state = opened(2)
    view = GAME.view(state, 0)

    assert {"building", "animal", "knowledge", "castle", "mine", "ship", "black"} == set(view["left"])
    assert {"left", "goods_left"} <= set(view)
    assert not {"piles", "bag", "removed", "agenda"} & set(view)


# --- the agenda


def test_effects_come_in_order() -> None:
    """BUR-16.2: what a placement grants is answered before anything else; then the turn goes on."""
    state = store(place(roll(table(), 0, 6, 5), 0, {12: "knowledge:20"}), 0, "castle", "ship", "building:city_hall")
    seen = []
    for line in ("place die1 1 6", "settle 3 25", "settle 2 17", "load 1"):
        say(state, line)
        seen.append((question(state)[0], state.depth))

    assert [("Castle", 2), ("CityHall", 2), ("Ship", 3), ("Turn", 1)] == seen


def test_decision_types() -> None:
    """BUR-16.3: random games come to every decision of the list, and nothing else is said there."""
    inside = {"buy", "decline"}  # a purchase where the table allows it
    sayable = {
        "CHOOSE_ESTATE": {"estate"},
        "TURN": {"take", "place", "sell", "workers", "buy", "end"},
        "DISCARD": {"discard"},
        "CASTLE": {"gain", "settle", "trade", "recruit"} | inside,
        "CITY_HALL": {"settle"} | inside,
        "WAREHOUSE": {"trade"} | inside,
        "TAKE": {"gain"} | inside,
        "SHIP": {"load", "loads", "buy"},
        "GOODS": {"goods", "buy"},
        "PACK": {"pack", "leave", "buy"},
    }
    asked = set()
    for seed, (seats, options) in enumerate(TABLES):
        for step in steps(seats, seed, options):
            if not step.is_luck:
                decision = step.before.question()["decision"]
                asked.add(decision)
                assert {line.split()[0] for line in legal(step.before)} <= sayable[decision]

    assert sayable.keys() == asked


def test_the_action_space() -> None:
    """BUR-16.3: how many things can be said, and how many can come by luck; the numbering must not move."""
    player = {kind.name: kind.end - kind.first for kind in ACTIONS.kinds if not kind.chance}

    assert {
        "take": 48,
        "place": 222,
        "sell": 12,
        "workers": 2,
        "buy": 32,
        "discard": 3,
        "end": 1,
        "gain": 24,
        "settle": 111,
        "trade": 6,
        "recruit": 1,
        "decline": 1,
        "load": 6,
        "loads": 6,
        "goods": 63,
        "pack": 6,
        "leave": 1,
        "estate": 36,
    } == player
    assert [0] == [kind.first for kind in ACTIONS.kinds if kind.name == "take"]


# --- what a move costs and brings


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_effects_are_what_happens(seats: int, options: dict[str, object]) -> None:
    """BUR-16.3, BUR-5.3, BUR-11.1: workers, silver and points change by what was told, for the speaker alone."""
    parts = ("region", "phase", "colour", "animals", "building")
    for step in steps(seats, 17, options):
        if step.is_luck:
            continue
        asked = step.before.copy()
        asked.call_on(step.seat)
        found = asked.effects(step.action)
        assert 0 not in found.values()
        if step.line.startswith(("place", "settle")):
            assert found.get("points", 0) == sum(found.get(part, 0) for part in parts)
            assert ("left" in found) != ("region" in found)
        if step.after.phase != step.before.phase or step.after.finished:
            continue  # mines pay, the end is counted
        for seat in range(seats):
            change = (
                int(step.after.workers[seat] - step.before.workers[seat]),
                int(step.after.silver[seat] - step.before.silver[seat]),
                step.after.scores()[seat] - step.before.scores()[seat],
            )
            mine = (found.get("workers", 0), found.get("silver", 0), found.get("points", 0))
            assert (mine if seat == step.seat else (0, 0, 0)) == change, step.line


# --- invariants


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_laws_hold_in_whole_games(seats: int, options: dict[str, object]) -> None:
    """BUR-16.4: tiles and goods are conserved, storage and colours fit, markers stand where ships brought them."""
    for number, step in enumerate(steps(seats, 33, options)):
        state = step.after
        loading = [frame for frame in agenda(state) if isinstance(frame, ships.Advance)]
        for seat in range(seats):
            assert len([1 for colour in range(6) if state.has(seat, colour)]) <= 3
            waiting = 1 if loading and state.player == seat else 0
            assert state.tiles_of(seat, 48) - waiting == state.positions[seat]
        holders = [(place, int(seat)) for place, seat in enumerate(state.bonus) if seat >= 0]
        assert all(state.bonus[2 * (place // 2)] != state.bonus[2 * (place // 2) + 1] for place, _ in holders)
        if number % 30 == 0:
            assert [] == state.check_invariants()
            tiles = sum(found[0] for name, found in state.census().items() if not name.startswith("goods"))
            goods = sum(found[0] for name, found in state.census().items() if name.startswith("goods"))
            assert (164, 42) == (tiles, goods)


def agenda(state: State) -> list[Frame]:
    return [state.agenda[place] for place in range(state.depth)]


def test_fifty_actions_and_castles() -> None:
    """BUR-16.5: fifty die actions for everybody; castles grant more, at most three in an estate."""
    grants: Counter[int] = Counter()
    castles: Counter[int] = Counter()
    for step in steps(2, 12):
        if not step.is_luck and question(step.before)[0] == "Castle":
            grants[step.seat] += 1
        for seat in range(2):
            castles[seat] = int(step.after.tiles_of(seat, 46)) - (1 if step.after.boards[seat] >= 0 else 0)

    assert all(grants[seat] == castles[seat] <= 3 for seat in range(2))


# --- refusals


def said(state: State, line: str, seat: int = 0) -> tuple[str, str]:
    return refusal(state, line, seat)


def test_refusals_of_the_protocol() -> None:
    """BUR-16.3, BUR-16.1, BUR-4.3, BUR-16.2: unknown actions, luck, another's turn, another moment."""
    state = table()
    unknown = state.why_not(0, ACTIONS.size)
    negative = state.why_not(0, -1)
    assert unknown is not None
    assert negative is not None
    assert ("burgundy-no-such-action", "BUR-16.3") == (unknown.code, unknown.rule) == (negative.code, negative.rule)
    assert ("burgundy-not-your-turn", "BUR-4.3") == said(state, "workers die1", 1)
    assert ("burgundy-chance", "BUR-16.1") == said(state, "dice 1 1")
    for line in ("gain 1a", "settle 1 17", "trade red", "recruit", "decline", "load 1", "loads 1 2", "discard 1"):
        assert ("burgundy-wrong-moment", "BUR-16.2") == said(state, line)
    for line in ("goods red", "pack red", "leave", "estate 1 castle1"):
        assert ("burgundy-wrong-moment", "BUR-16.2") == said(state, line)
    luck = GAME.start(2)
    assert ("burgundy-chance", "BUR-16.1") == said(luck, "workers die1")
    assert luck.why_not(CHANCE, GAME.parse("first p1")) is None
    refused = luck.why_not(CHANCE, GAME.parse("first p2"))
    assert refused is not None
    assert "burgundy-chance" == refused.code


def test_every_refusal_has_details() -> None:
    """BUR-5.3, BUR-6.3, BUR-7.1, BUR-8.2: what the sentence needs is told with the code."""
    state = lay(give(roll(table(), 0, 1, 1), 0, silver=1, workers=1), d4a="mine", black1="ship")
    state = place(store(state, 0, "building:bank", "mine"), 0, {25: "building:bank"})
    give_goods(state, 0, pink=1)
    details = {
        "take die1 4a": {"needed": 3, "held": 1},
        "take die1 2a": {"slot": "2a"},
        "place die1 3 17": {"storage": 3},
        "place die1 1 25": {"cell": 25},
        "place die1 2 17": {"cell": 17, "tile": "mine", "space": "ship"},
        "place die1 2 33": {"cell": 33},
        "place die1 1 26": {"building": "bank"},
        "sell die1 red": {"colour": "red"},
        "sell die1 pink": {"needed": 2, "held": 1},
        "buy black1": {"needed": 2, "held": 1},
    }
    for line, right in details.items():
        refused = state.why_not(0, GAME.parse(line))
        assert refused is not None
        assert right == refused.details
    ship = depot_goods(give_goods(store(roll(table(), 0, 2, 2), 0, "ship"), 0, red=1), 1, blue=1, pink=1, brown=1)
    say(ship, "place die1 1 17", "load 1")
    refused = ship.why_not(0, GAME.parse("goods blue"))
    assert refused is not None
    assert {"free": 2} == refused.details


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_illegal_action_is_refused_with_a_rule(seats: int, options: dict[str, object]) -> None:
    """BUR-16.3: legal exactly when not refused; a refusal names a rule of this game and changes nothing."""
    luck = Random(5)
    for number, step in enumerate(steps(seats, 41, options)):
        if number % 60 or step.is_luck:
            continue
        before = step.before.copy()
        before.call_on(step.seat)
        menu = set(before.legal())
        written = before.dump()
        for action in [*(luck.below(ACTIONS.size) for _ in range(40)), *menu]:
            refused = before.why_not(step.seat, action)
            assert (refused is None) == (action in menu)
            if refused is not None:
                assert refused.rule.startswith("BUR-")
                assert refused.code.startswith("burgundy-")
        assert written == before.dump()


# --- undo


def test_undo_within_a_turn() -> None:
    """BUR-16.1: a player's own words can be taken back one by one, until dice are rolled or another speaks."""
    match = Match(GAME, 2, {"first_seat": 0}, "undo")
    match.begin()
    start = match.state.dump()
    match.play_line("workers die1")
    between = match.state.dump()
    match.play_line("workers die2")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert between == match.state.dump()
    match.undo(0)
    assert start == match.state.dump()
    assert not match.can_undo()


def legal_in(match: Match) -> list[str]:
    return [GAME.notation(action) for action in match.state.legal()]


def test_undo_ends_with_the_next_speaker_and_with_dice() -> None:
    """BUR-4.1, BUR-16.1: the last word of a turn stands when the next player has spoken, or when dice were rolled."""
    match = Match(GAME, 2, {"first_seat": 0}, "borders")
    match.begin()
    for line in ("workers die1", "workers die2"):
        match.play_line(line)
    if match.state.player == 0:
        match.play_line("end")
    assert 1 == match.state.player
    assert match.can_undo(0)
    match.play_line("workers die1")
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.play_line("workers die2")
    if match.state.player == 1:
        match.play_line("end")
    assert 1 == match.state.to_dict()["round"]
    assert not match.can_undo()


def test_undo_of_a_chain() -> None:
    """BUR-16.2: nothing is learned by a castle, a discard or a purchase, so all of it can be taken back."""
    start = opened(2, first_seat=0).to_dict()
    start["players"][0]["silver"] = 3
    match = Match(GAME, start=start, seed="chain")
    written = match.state.dump()
    while match.state.player == 0 and match.state.to_dict()["turn"] == 0:
        lines = legal_in(match)
        match.play_line(next((line for line in lines if line.startswith("buy")), lines[0]))
    while match.can_undo(0):
        match.undo(0)

    assert written == match.state.dump()


# --- positions written by hand


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_positions_are_written_and_read(seats: int, options: dict[str, object]) -> None:
    """BUR-16.4: whatever stands on the table, it can be written down and set up again."""
    for number, step in enumerate(steps(seats, 51, options)):
        if number % 23 == 0 or (not step.is_luck and question(step.before)[0] != "Turn" and number % 3 == 0):
            again = GAME.from_dict(step.before.to_dict())
            assert again == step.before
            assert again.legal() == step.before.legal()
            assert list(again.reach) == list(step.before.reach)
            assert list(again.built) == list(step.before.built)
            assert list(again.lore) == list(step.before.lore)


def edited(path: str, value: Any) -> dict[str, Any]:
    """A position in the first turn of two players with one thing changed."""
    data: Any = opened(2, first_seat=0).to_dict()
    parts = path.split("/")
    node = data
    for part in parts[:-1]:
        node = node[int(part)] if isinstance(node, list) else node[part]
    if isinstance(node, list):
        node[int(parts[-1])] = value
    else:
        node[parts[-1]] = value
    result: dict[str, Any] = data
    return result


@pytest.mark.parametrize(
    ("path", "value", "law"),
    [
        ("slots/1a", "mine", "census"),
        ("players/0/storage/0", "ship", "census"),
        ("players/0/cells/0", "castle", "census"),
        ("goods/bag/red", 0, "census"),
        ("players/0/estate", 2, "estate"),
        ("players/0/castle", 6, "estate"),
        ("players/0/points", {"regions": 3}, "points"),
        ("players/0/points", {"knowledge": 3}, "points"),
        ("players/1/points", {"goods": 2}, "points"),
        ("bonus/mine/large", 1, "bonus"),
        ("bonus/mine/small", 1, "bonus"),
        ("track", [[0], [1], [], [], [], [], []], "ships"),
        ("order", [1, 0], "seat"),
        ("white", None, "round"),
        ("players/1/dice", None, "dice"),
        ("players/1/used", [True, False], "dice"),
        ("players/1/bought", True, "dice"),
        ("phase", 1, "piles"),
    ],
)
def test_laws_of_a_position(path: str, value: Any, law: str) -> None:
    """BUR-16.4: a position that cannot be is refused, with the law it breaks."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(edited(path, value))

    assert law == caught.value.details.get("law")


def settled(slot: str, cell: int, tile: str = "") -> dict[str, Any]:
    """The position with the tile of a slot moved to a cell of seat 0; perhaps exchanged for another of the pile."""
    return moved(opened(2, first_seat=0).to_dict(), slot, cell, tile)


def moved(data: dict[str, Any], slot: str, cell: int, tile: str) -> dict[str, Any]:
    found = data["slots"].pop(slot)
    if tile:
        pile = data["piles"]["normal"]
        pile[found] = pile.get(found, 0) + 1
        pile[tile] -= 1
    data["players"][0]["cells"][cell] = tile or found
    return data


def broken_law(data: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as caught:
        GAME.from_dict(data)
    return str(caught.value.details["law"])


def test_laws_of_an_estate() -> None:
    """BUR-16.4, BUR-6.3, BUR-9.10: tiles lie on their colour, connected, each building once in a city."""
    assert "mine" == GAME.from_dict(settled("5a", 24)).to_dict()["players"][0]["cells"][24]
    assert "connected" == broken_law(settled("5a", 29))
    assert "kind" == broken_law(settled("5a", 17))
    assert "ships" == broken_law(settled("1b", 17))
    bank = settled("1a", 25, "building:bank")
    GAME.from_dict(bank)
    assert "city" == broken_law(moved(bank, "3b", 26, "building:bank"))


def test_knowledge_1_lifts_the_law_of_cities() -> None:
    """BUR-10.1, BUR-16.4: two banks in a city are a position that can be."""
    data = moved(settled("1a", 25, "building:bank"), "3b", 26, "building:bank")
    data = moved(data, "2a", 12, "" if data["slots"]["2a"] == "knowledge:1" else "knowledge:1")

    assert GAME.from_dict(data).lore[0] == 1


def test_laws_of_goods() -> None:
    """BUR-16.4, BUR-8.2: at most three colours in a goods storage."""
    data = opened(2, first_seat=0).to_dict()
    bag = data["goods"]["bag"]
    loaded = [goods for goods in data["goods"]["depots"] if goods]
    for goods in (data["players"][0]["goods"], *loaded):
        for colour, count in goods.items():
            bag[colour] = bag.get(colour, 0) + count
        goods.clear()
    for colour in ("red", "blue", "pink", "brown"):
        bag[colour] -= 1
        data["players"][0]["goods"][colour] = 1

    assert "goods-slots" == broken_law(data)


def test_laws_of_questions() -> None:
    """BUR-16.4, BUR-6.2, BUR-8.2: a discard needs a full storage, a choice of goods too many colours."""
    data = opened(2, first_seat=0).to_dict()
    data["players"][0]["used"] = [True, False]
    turn = data["agenda"][-1]
    discard = {"frame": "discard", "seat": 0, "slot": "1a", "workers": 0}
    goods = {"frame": "goods", "seat": 0, "depots": [1]}

    assert "discard" == broken_law({**data, "agenda": [discard, turn]})
    data = settled("1b", 17)  # a ship that is still being unloaded
    data["players"][0]["used"] = [True, False]
    waiting = {"frame": "advance", "seat": 0}
    assert "goods" == broken_law({**data, "agenda": [goods, waiting, turn]})
    ship = GAME.from_dict({**data, "agenda": [{"frame": "ship", "seat": 0}, waiting, turn]})
    assert ("Ship", 0) == question(ship)


def test_the_untouched_position_is_accepted() -> None:
    """BUR-16.4: the position of the edits above is a good one."""
    state = GAME.from_dict(opened(2, first_seat=0).to_dict())

    assert ("Turn", 0) == question(state)
    assert (1, 1) == purse(state, 0)


# --- the log


def told(state: State) -> list[tuple[str, int, int, int, int]]:
    """The events since the position was laid, with all their parts."""
    assert state.log is not None
    return [(GAME.events.kinds[e.kind].name, int(e.seat), int(e.a), int(e.b), int(e.c)) for e in state.log]


def test_events_of_taking_and_placing() -> None:
    """BUR-6.1, BUR-6.2, BUR-6.3, BUR-8.3: slot, tile and workers; the animals score with all tiles of their species."""
    state = place(table(phase="B"), 0, {11: "building:bank", 10: "animal:cow:3", 5: "animal:cow:2", 9: "animal:pig:2"})
    lay(give(roll(state, 0, 2, 3), 0, workers=1), d2b="ship")
    store(state, 0, "animal:cow:4", "mine", "building:watchtower")
    say(state, "take die2 2b", "discard 2", "place die1 1 4")

    assert [
        ("discarded", 0, 47, 0, 0),
        ("taken", 0, 5, 48, 1),
        ("placed", 0, 4, 10, 0),
        ("animals", 0, 9, 3, 0),
    ] == told(state)[:4]


def test_events_of_regions_colours_and_buildings() -> None:
    """BUR-11.1, BUR-11.2, BUR-11.3, BUR-9.8: the size, the points with the bonus of the phase, the rank of the tile."""
    state = place(table(3, phase="D"), 0, {24: "mine", 29: "mine"})
    store(give(roll(state, 0, 4, 3), 0, workers=1), 0, "mine", "building:watchtower")
    say(state, "place die1 1 33", "place die2 2 25")

    assert [
        ("placed", 0, 33, 47, 1),
        ("region-done", 0, 33, 3, 6 + 4),
        ("colour-done", 0, 4, 0, 6),
        ("placed", 0, 25, 1, 0),
        ("gained", 0, 1, 2, 4),
        ("turn-began", 1, 0, 0, 0),
    ] == told(state)


def test_events_of_trade() -> None:
    """BUR-6.5, BUR-6.6, BUR-7.1, BUR-10.4, BUR-10.13: colour, count and points; silver and workers."""
    state = place(table(4), 0, {12: "knowledge:4", 7: "knowledge:13"})
    lay(give_goods(give(roll(state, 0, 4, 3), 0, silver=2), 0, red=2), black3="castle")
    say(state, "buy black3", "sell die1 red", "workers die2")

    assert [
        ("bought", 0, 26, 46, 2),
        ("sold", 0, 3, 2, 8),
        ("earned", 0, 1, 1, 0),
        ("hired", 0, 2, 1, 0),
        ("turn-began", 1, 0, 0, 0),
    ] == told(state)


def test_events_of_ships_and_mines() -> None:
    """BUR-8.1, BUR-12.1, BUR-12.2: what was loaded from where, how far the marker stands, what the mines paid."""
    state = place(table(2, 1), 1, {24: "mine", 29: "mine", 12: "knowledge:2"})
    state.round = 4
    depot_goods(store(roll(state, 1, 2, 1), 1, "ship"), 6, blue=1, red=2)
    say(state, "place die1 1 17", "load 6", "workers die2")

    assert [
        ("placed", 1, 17, 48, 0),
        ("loaded", 1, 0, 1, 5),
        ("loaded", 1, 3, 2, 5),
        ("moved", 1, 1, 0, 0),
        ("hired", 1, 2, 0, 0),
        ("paid-mines", 1, 2, 2, 0),
        ("phase-began", NOBODY, 1, 0, 0),
    ] == told(state)
