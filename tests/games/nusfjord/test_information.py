"""Who sees what (NUS-14.1), what is asked (NUS-14.2), and what holds at every step (NUS-14.4), counted here anew."""

from typing import Any, Final

import pytest

from igroteka.core.chance import Random
from igroteka.core.errors import BadPosition
from igroteka.core.state import CHANCE, OVER, SPECTATOR, packed
from igroteka.games.nusfjord.actions import ACTIONS
from igroteka.games.nusfjord.data.box import BOX, CARD_NAMES
from igroteka.games.nusfjord.game import GAME
from igroteka.games.nusfjord.state import HAND, State
from tests.games.nusfjord.invention import doing, invented
from tests.games.nusfjord.table import (
    CARDS,
    MASHA,
    MISHA,
    SASHA,
    at,
    council,
    decision,
    forests,
    give,
    go_on,
    hand,
    me,
    offer,
    own,
    plates,
    table,
)
from tests.games.saying import legal, say, sound
from tests.whim import any_of, by_kind

TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (1, {}),
    (1, {"solo": "hard", "deck": "cod"}),
    (1, {"match": "campaign", "deck": "mackerel"}),
    (2, {"match": "double", "deck": "cod"}),
    (2, {"mixed": True}),
    (3, {"deck": "mackerel", "double_space_rule": "any_adjacent"}),
    (4, {"deck": "cod", "reserve_limit_counts": "all_goods", "own_construction_triggers": True}),
    (5, {"elder_must_change": False}),
    (5, {"deck": "mackerel"}),
]


def lively(state: State, luck: Random) -> int:
    """A kind of action first, then one of that kind; passing is rare."""
    if state.player == CHANCE:
        return int(state.draw(luck))
    kinds = by_kind(ACTIONS, state.legal())
    if len(kinds) > 1 and luck.below(8):
        kinds.pop("pass", None)
        if len(kinds) > 1:
            kinds.pop("decline", None)
    return any_of(kinds, luck)


def check(view: dict[str, Any], hands: list[str]) -> None:
    """The invariants of the rules document, from the view alone."""
    seats = view["seats"]
    yard, players = view["shipyard"], view["players"]
    # ships on tracks, board and aside
    count = sum(yard.values()) + view["spare_schooners"] + sum(sum(player["ships"].values()) for player in players)
    assert 3 * (max(2, seats) + 1) + 1 == count
    assert 0 <= view["plates"]["filled"] <= 7
    for player in players:
        assert 0 <= player["goods"]["wood"] <= player["limits"]["wood"]
        assert all(amount >= 0 for amount in [*player["goods"].values(), *player["reserve"].values()])
        assert all(0 <= place["fish"] <= 2 for place in player["council"])
        assert len(player["council"]) <= 5
        colour = player["colour"]
        held = sum(other["shares"].get(colour, 0) for other in players)
        assert 5 == held + view["new_shares"].get(colour, 0) + player["unissued"]
        stacks = [height for height in player["forests"].values() if height]
        assert 11 == len(player["buildings"]) + len(player["free"]) + 2 * len(stacks)
        length = sum(BOX["ship"][place]["length"] * n for place, n in enumerate(player["ships"].values()))
        assert length == player["length"] <= 15
        assert BOX["catch_track"]["catch_by_length"][length] == player["catch"]
    # cards, wherever they are
    cards = view["cards"]
    seen = [card for letter in "ABC" for card in cards[letter]]
    seen += [card for player in players for card in player["buildings"].values()]
    seen += [*cards["aside"], *cards["gone"], *hands]
    assert len(seen) == len(set(seen))
    known = sum(CARDS[card]["letter"] == letter for card in seen for letter in "ABC")
    assert 132 >= known + sum(cards["piles"].values())
    for letter, slots in (("A", 9), ("B", 6)):
        assert len(cards[letter]) <= slots
    # elders are somewhere once
    elders = [place["elder"] for player in players for place in player["council"]]
    elders += [stack[key] for stack in view["elders"] for key in ("top", "under") if stack[key]]
    assert len(elders) == len(set(elders))
    plays = [str(elder["number"]) for elder in BOX["elder"] if seats in elder["players"]]
    assert set(plays) == {*elders, *view["elders_hidden"]}
    assert sum(stack["hidden"] for stack in view["elders"]) == len(view["elders_hidden"])
    # workers
    for space in view["spaces"]:
        assert len(space["workers"]) <= space["capacity"]
        assert space["full"] == (len(space["workers"]) == space["capacity"])
    for copy in view["copies"]:
        assert len(copy["workers"]) <= 1


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_holds_at_every_step(seats: int, options: dict[str, Any]) -> None:
    """NUS-14.4, NUS-14.5: nothing is lost or made, and the game ends after 21 turns of everybody."""
    luck = Random(seats * 5 + len(options))
    state: State = GAME.start(seats, options)
    turns = [0] * seats
    games = {"double": 2, "campaign": 3}.get(str(options.get("match")), 1)
    while not state.finished:
        action = lively(state, luck)
        if (state.player >= 0 and ACTIONS.of(action).name in ("place", "copy", "pass")) or (
            state.player >= 0 and ACTIONS.of(action).name == "elder" and decision(state) == "turn"
        ):
            turns[state.player] += 1
        state.apply(action)
        assert sound(state)
        view = state.view(SPECTATOR)
        held = [CARD_NAMES[c] for c in range(132) for seat in range(seats) if state.has_card(HAND + seat, c)]
        check(view, held)
        assert state.player in (CHANCE, OVER) or legal(state)
    assert [21 * games] * seats == turns
    assert [player["points"] for player in state.view(0)["players"]] == state.scores()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_move_brings_what_its_effects_say(seats: int, options: dict[str, Any]) -> None:
    """NUS-14.2: what is told of plain moves is what happens, unless a card or another question adds to it."""
    luck = Random(seats * 3 + len(options))
    state: State = GAME.start(seats, options)
    compared = 0
    while not state.finished or not compared:
        if state.finished:
            state = GAME.start(seats, options)
        action = lively(state, luck)
        seat = int(state.player)
        name = GAME.notation(action)
        if seat < 0 or not name.startswith(("place gain_gold", "place issue", "place buy", "trade", "sell", "serve")):
            state.apply(action)
            continue
        buildings = me(state, seat)["buildings"].values()
        if any(effect["when"] not in ("built", "anytime") for card in buildings for effect in CARDS[card]["effects"]):
            state.apply(action)
            continue
        told = state.effects(action)
        before, turn = me(state, seat)["goods"], (state.number, state.round)
        state.apply(action)
        if (state.number, state.round) == turn and not state.finished:
            after = me(state, seat)["goods"]
            assert [told.get(good, 0) for good in after] == [after[good] - before[good] for good in after], name
            compared += 1
    assert compared > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_positions_come_back(seats: int, options: dict[str, Any]) -> None:
    """A position written down anywhere in a game is the same when it is read."""
    luck = Random(seats + len(options))
    state: State = GAME.start(seats, options)
    steps = 0
    while not state.finished:
        state.apply(lively(state, luck))
        steps += 1
        if steps % 7 == 0:
            other = GAME.from_dict(state.to_dict())
            assert state == other
            assert state.legal() == other.legal()
            assert packed(state.view(0)) == packed(other.view(0))


# --- hidden things


def test_a_hand_is_sampled_anew() -> None:
    """NUS-14.1: another seat cannot tell hands and pile apart; what it sees stays."""
    state = table(3)
    go_on(state, 4)
    hands = set()
    for seed in range(20):
        other = state.sample(MASHA, Random(seed))
        assert packed(state.view(MASHA)) == packed(other.view(MASHA))
        assert me(state)["hand"] == me(other)["hand"]  # type: ignore[arg-type]
        hands.add(packed(me(other, MISHA)["hand"]))  # type: ignore[arg-type]
        assert [] == other.check_invariants()
    assert len(hands) > 5


def test_what_a_sampled_hand_may_hold() -> None:
    """NUS-14.1, NUS-9.5: C cards not seen by the viewer."""
    state = table(3)
    go_on(state, 4)
    mine = set(me(state)["hand"])
    for seed in range(20):
        other = state.sample(MASHA, Random(seed))
        for seat in (MISHA, SASHA):
            theirs = set(me(other, seat)["hand"])  # type: ignore[arg-type]
            assert 3 == len(theirs)
            assert not mine & theirs
            assert all("C" == CARDS[card]["letter"] and "herring" == CARDS[card]["deck"] for card in theirs)


def test_views_do_not_tell_hands() -> None:
    """NUS-14.1: a view of another seat is the same whatever the hand holds."""
    one, other = table(3), table(3)
    hand(one, MISHA, "141")
    hand(other, MISHA, "142")

    assert packed(one.view(MASHA)) == packed(other.view(MASHA))
    assert packed(one.view(SPECTATOR)) == packed(other.view(SPECTATOR))
    assert packed(one.view(MISHA)) != packed(other.view(MISHA))


def test_dealt_cards_are_told_to_the_owner_alone() -> None:
    """NUS-14.1, NUS-9.3."""
    state = table(3)
    go_on(state, 4)
    dealt = [event for event in state.log or [] if "card-dealt" == GAME.events.kinds[event.kind].name]

    assert 9 == len(dealt)
    assert all(event.seen_by == 1 << event.seat for event in dealt)


def test_legality_does_not_tell_hands() -> None:
    """NUS-14.1: what others may do never depends on a hand they cannot see; hands open at the end."""
    state = table(2)
    go_on(state, 7)
    while not state.finished:
        say(state, "pass")
    assert all("hand" in player for player in state.view(SPECTATOR)["players"])


# --- questions


def test_every_question_names_its_seats() -> None:
    """NUS-14.2: a decision, who is asked, whether it may be declined; every answer has its places."""
    luck = Random(77)
    seen = set()
    for seats, options in TABLES[:7]:
        state: State = GAME.start(seats, options)
        while not state.finished:
            if state.player >= 0:
                question = state.question()
                seen.add(decision(state))
                assert [state.player] == question["seats"]
                assert question["decline"] == ("decline" in legal(state))
                for action in state.legal():
                    assert all(isinstance(place, str) for place in state.targets(action))
            state.apply(lively(state, luck))
    assert {"turn", "end_turn", "build", "site", "serve", "ship", "invite", "use_invited", "clear"} <= seen
    assert {"reforest", "choose", "exchange", "trigger"} & seen


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("place gain_gold", ["space:gain_gold"]),
        ("place clear_forest", ["space:clear_forest"]),
        ("pass", []),
    ],
)
def test_targets(line: str, places: list[str]) -> None:
    """NUS-14.2."""
    assert places == table(3).targets(GAME.parse(line))


def test_symmetry_is_kept() -> None:
    """NUS-14.3: equivalent spaces are offered all the same."""
    state = table(3)
    hand(state, MASHA, "141")
    state.goods[0] = 4
    say(state, "place build_building", "build 141")
    assert 5 == len(legal(state, "site"))


def test_bad_positions_name_their_field() -> None:
    """NUS-14.4: laws of a written position."""
    state = table(3)
    for path, value in (
        (("players", 0, "goods", "wood"), 13),
        (("players", 0, "goods", "gold"), -1),
        (("players", 0, "unissued"), 4),
        (("plates",), 8),
    ):
        data: Any = state.to_dict()
        place = data
        for key in path[:-1]:
            place = place[key]
        assert path[-1] in place
        place[path[-1]] = value
        with pytest.raises(BadPosition):
            GAME.from_dict(data)


# --- what may wait below a question (NUS-14.4)


def wrong_frame(data: dict[str, Any]) -> tuple[str, str]:
    """Which entry of the agenda is refused, and by which law."""
    with pytest.raises(BadPosition) as refused:
        GAME.from_dict(data)
    return str(refused.value.details["field"]), str(refused.value.details["law"])


@pytest.mark.parametrize("more", [1, 2, 5])
def test_no_more_cards_are_about_to_be_shown_than_lie_open_then(more: int) -> None:
    """NUS-3.6: also before the first of them is."""
    state = GAME.start(3)
    luck = Random(5)
    while state.to_dict()["agenda"][0]["frame"] != "show_card":
        state.apply(int(state.draw(luck)))
    data: Any = state.to_dict()
    assert state == GAME.from_dict(data)
    data["agenda"][0]["left"] += more
    assert ("agenda", "letters") == wrong_frame(data)


def rich_builder() -> State:
    """Masha's turn in a round with cards in hand; she can pay for whatever she likes."""
    state = table(3)
    at(state, 4)
    hand(state, MASHA, "141")
    offer(state, "103")
    give(state, MASHA, wood=4, fish=5, gold=5)
    return state


def question_of(action: str, **more: Any) -> dict[str, Any]:
    return {"frame": action, "seat": MASHA, "step": action, "decline": False, **more}


@pytest.mark.parametrize("action", ["build_building", "serve_fish", "build_ship", "reforest"])
def test_only_an_exchange_interrupts_the_choice_of_a_building(action: str) -> None:
    """NUS-6.4, NUS-8.5: with the goods spent on something else, nothing could be built in the end."""
    state = rich_builder()
    say(state, "place build_building")
    data = state.to_dict()
    assert question_of("build_building") == data["agenda"][0]
    assert state == GAME.from_dict(data)
    data["agenda"].insert(0, question_of(action))

    assert ("agenda[1]", "frame") == wrong_frame(data)


def test_only_an_exchange_comes_before_the_worker_is_placed() -> None:
    """NUS-5.2, NUS-8.5."""
    data = rich_builder().to_dict()
    assert "take_turn" == data["agenda"][0]["frame"]
    data["agenda"].insert(0, question_of("build_building"))

    assert ("agenda[1]", "frame") == wrong_frame(data)


@pytest.mark.parametrize(
    ("brings", "asked"),
    [
        ({"op": "gain", "fish": 2, "to": "supply"}, ["build_building"]),
        ({"op": "action", "id": "serve_fish"}, ["serve_fish", "react", "watch", "build_building"]),
    ],
)
def test_what_an_exchange_brings_may_interrupt(brings: dict[str, Any], asked: list[str]) -> None:
    """NUS-8.5, NUS-8.9, NUS-8.10: two cards wait for the same moment, whatever they do then."""
    with invented(
        c104=doing("once:gold>=6", brings),
        c105=doing("once:gold>=6", {"op": "gain", "wood": 1, "to": "supply"}),
        c106=doing("anytime", {"op": "exchange", "give": {"fish": 1}, "get": {"gold": 1}, "times": "any"}),
    ):
        state = rich_builder()
        own(state, MASHA, "104", "105", "106")
        say(state, "place build_building", "trade 106 a")
        assert ["react", "watch", "build_building"] == [frame["frame"] for frame in state.to_dict()["agenda"]][:3]
        assert state == GAME.from_dict(state.to_dict())
        say(state, "trigger 104")

        assert asked == [frame["frame"] for frame in state.to_dict()["agenda"]][:-2]
        assert state == GAME.from_dict(state.to_dict())


def test_the_rest_of_an_elders_action_may_be_declined() -> None:
    """NUS-7.5, NUS-7.6: who has planted needs not thin out, and has paid nothing for it."""
    state = table(5)
    forests(state, MASHA, a3=1)
    council(state, MASHA, {"17": 0})
    plates(state, 2)
    say(state, "elder 17")
    data = state.to_dict()
    assert "free" == data["agenda"][1]["mode"]
    assert state == GAME.from_dict(data)
    for mode in ("must", "bound"):
        data["agenda"][1]["mode"] = mode

        assert ("agenda[1]", "frame") == wrong_frame(data)


def test_an_elder_who_has_not_begun_waits_only_for_his_fish() -> None:
    """NUS-7.3, NUS-7.5: his action must change something, and nothing else is done before it."""
    state = rich_builder()
    council(state, MASHA, {"10": 0})
    plates(state, 2)
    data = state.to_dict()
    waiting = {"frame": "effect", "seat": MASHA, "effect": "elder 10:1", "start": 0, "mode": "must", "time": 0}
    data["agenda"][0] = waiting
    assert "choose" == decision(GAME.from_dict(data))
    data["agenda"].insert(0, question_of("serve_fish"))

    assert ("agenda[1]", "frame") == wrong_frame(data)
