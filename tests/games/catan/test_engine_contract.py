"""The contract of the engine (CAT-14)."""

from itertools import combinations

import pytest

from igroteka.core.agenda import CHANCE, NOBODY, OVER
from igroteka.core.chance import Random
from igroteka.core.events import EVERYONE
from igroteka.games.catan.actions import ACTIONS
from igroteka.games.catan.data.box import BOX
from igroteka.games.catan.game import GAME
from igroteka.games.catan.rules.robber import DiscardHalf
from igroteka.games.catan.state import State
from igroteka.kit import bits, bundles
from tests.conftest import sized
from tests.games.catan.table import RESOURCES, before_roll, cities, deal, deal_cards, roll, settlements, snapshot, table
from tests.games.saying import legal, question, say

EDGES = BOX["geometry"]["edges"]
BESIDE = {(low, high) for low, high in EDGES}
TABLES: list[tuple[int, dict[str, object]]] = [
    (4, {"layout": "spiral"}),
    (4, {"layout": "random", "harbours": "shuffled", "combined_trade_build": False, "max_cards_per_side": 2}),
    (3, {"layout": "beginner", "shortage_rule": "nobody", "friendly_robber": True}),
    (2, {"layout": "spiral", "two_player": "duel"}),
]


def random_game(seats: int, options: dict[str, object], seed: int, steps: int) -> list[State]:
    """The positions of a game in which everybody says anything; ends and sent offers a little more often."""
    luck = Random(seed)
    state = GAME.start(seats, options)
    positions = [state.copy()]
    while state.player != OVER and len(positions) < steps:
        if state.player == CHANCE:
            action = state.draw(luck)
        else:
            actions = state.legal()
            builds = [action for action in actions if 2 <= action < 184]
            chosen = builds if builds and luck.below(2) else actions
            action = chosen[luck.below(len(chosen))]
        state.apply(action)
        positions.append(state.copy())
    return positions


# --- decision points and actions


def decision(state: State) -> str:
    return str(state.question()["decision"])


def test_decision_points() -> None:
    """CAT-14.1: twelve decision points, each where it belongs."""
    state = GAME.start(2, {"layout": "spiral", "two_player": "plain", "first_seat": 0})
    state.roll(Random(1))
    seen = [decision(state)]
    say(state, "settlement 20")
    seen.append(decision(state))

    state = before_roll(victory_points_to_win=4)
    settlements(state, 0, 20)
    cities(state, 0, 0)
    settlements(state, 1, 26)
    deal(state, 0, lumber=8, ore=3, grain=2)
    deal(state, 1, wool=1)
    deal_cards(state, 0, road_building=1)
    seen.append(decision(state))
    roll(state, 7)
    seen.append(decision(state))
    say(state, *["discard lumber"] * 6)
    seen.append(decision(state))
    say(state, "robber 11")
    seen.append(decision(state))
    say(state, "steal p1", "stolen wool")
    seen.append(decision(state))
    deal(state, 1, wool=1)
    say(state, "roads")
    seen.append(decision(state))
    say(state, "road 28", "stop", "offer p1")
    seen.append(decision(state))
    say(state, "give lumber", "want brick", "send")
    seen.append(decision(state))
    say(state, "counter 1 wool for 1 ore")
    seen.append(decision(state))
    say(state, "cancel", "city 20")
    seen.append(decision(state))

    assert [
        "FOUND_SETTLEMENT",
        "FOUND_ROAD",
        "PRE_ROLL",
        "DISCARD",
        "MOVE_ROBBER",
        "STEAL",
        "MAIN",
        "ROAD_BUILDING",
        "TRADE_COMPOSE",
        "TRADE_RESPONSE",
        "TRADE_SELECT",
        "GAME_OVER",
    ] == seen


def test_the_action_space() -> None:
    """CAT-14.2: 298 player actions and 95 chance outcomes in one flat numbering."""
    player = sum(kind.end - kind.first for kind in ACTIONS.kinds if not kind.chance)
    chance = sum(kind.end - kind.first for kind in ACTIONS.kinds if kind.chance)

    assert (298, 95, 393) == (player, chance, ACTIONS.size)
    assert all(not kind.chance for kind in ACTIONS.kinds if kind.first < 298)
    assert [72, 54, 54, 20, 5, 19, 4, 5, 20] == [
        kind.end - kind.first
        for name in ("road", "settlement", "city", "plenty", "monopoly", "robber", "steal", "discard", "bank")
        for kind in ACTIONS.kinds
        if kind.name == name
    ]


def test_dice_are_thirty_six_equal_pairs() -> None:
    """CAT-14.3: ordered pairs of two dice; each can be forced from outside."""
    state = before_roll()
    say(state, "roll")

    assert [1] * 36 == state.weights()
    assert 36 == len(legal(state))
    for outcome in state.legal():
        copy = state.copy()
        copy.apply(outcome)
        assert outcome - GAME.parse("dice 1 1") == copy.dice


def test_chance_points() -> None:
    """CAT-14.3: board, first seat, dice, bought card, stolen card; these and no others are asked of chance."""
    points = set()
    for seats, options in TABLES:
        for state in random_game(seats, options, 1, 900):
            if state.player == OVER:
                continue
            chance = {ACTIONS.of(action).chance for action in state.legal()}
            assert {state.player == CHANCE} == chance
            if state.player == CHANCE:
                points.add(question(state)[0])
                assert len(state.weights()) == len(state.legal())
                assert min(state.weights()) > 0

    assert {
        "LayTerrain",
        "ChooseCorner",
        "LayRedNumber",
        "LayNumber",
        "DealHarbour",
        "DrawFirstSeat",
        "RollDice",
        "DrawCard",
        "DrawFromHand",
    } == points


# --- invariants


def check_box(state: State) -> None:
    """All cards and pieces of the box are somewhere."""
    top = state.top() if state.depth else None
    for resource in range(5):
        held = sum(state.has(place, resource) for place in range(5))
        laid = sum(bundles.count(top.laid(seat), resource) for seat in range(4)) if isinstance(top, DiscardHalf) else 0
        assert 19 == held + laid
    assert min(state.hands) >= 0
    for card, count in enumerate((14, 2, 2, 2, 5)):
        held = sum(state.cards_held(place, card) for place in range(5))
        assert count == held + sum(state.cards_played(seat, card) for seat in range(4))
    assert min(state.cards) >= 0
    for seat in range(state.seats):
        assert 15 == list(state.roads).count(seat) + state.roads_left[seat]
        assert state.roads_left[seat] >= 0
        assert bits.size(state.settlements[seat]) <= 5
        assert bits.size(state.cities[seat]) <= 4


def check_board(state: State) -> None:
    """The distance rule, lengths of roads and the holders of special cards."""
    built = [node for node in range(54) if state.owner(node) != NOBODY]
    assert len(built) == sum(bits.size(state.buildings(seat)) for seat in range(state.seats))
    assert BESIDE.isdisjoint(combinations(built, 2))
    lengths = [state.lengths[seat] for seat in range(state.seats)]
    if state.longest_road == NOBODY:
        assert max(lengths) < 5 or lengths.count(max(lengths)) > 1
    else:
        assert lengths[state.longest_road] == max(lengths) >= 5
    armies = [state.cards_played(seat, 0) for seat in range(state.seats)]
    if state.largest_army == NOBODY:
        assert max(armies) < 3
    else:
        assert armies[state.largest_army] == max(armies) >= 3


def check_points(state: State) -> None:
    """Actual points are the sum of their parts."""
    for seat in range(state.seats):
        parts = bits.size(state.settlements[seat]) + 2 * bits.size(state.cities[seat])
        parts += 2 * (state.longest_road == seat) + 2 * (state.largest_army == seat) + state.cards_held(seat, 4)
        assert parts == state.scores()[seat] == sum(GAME.score_sheet(state, seat).values())


@pytest.mark.parametrize("seed", range(sized(1, 12)))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_invariants(seats: int, options: dict[str, object], seed: int) -> None:
    """CAT-14.4: after each step nothing is lost, the distance rule holds, points are the sum of parts."""
    for state in random_game(seats, options, seed, 1500):
        check_box(state)
        check_board(state)
        check_points(state)
        assert [] == state.check_invariants()


# --- the legal list


def road_edges(state: State, seat: int) -> list[int]:
    """Edges where the seat may build, straight from CAT-8.2 and CAT-8.3."""
    own_ends = [node for edge, ends in enumerate(EDGES) if state.roads[edge] == seat for node in ends]
    edges = []
    for edge, ends in enumerate(EDGES):
        if state.roads[edge] == NOBODY and any(
            state.owner(node) == seat or (node in own_ends and state.owner(node) == NOBODY) for node in ends
        ):
            edges.append(edge)
    return edges


def settlement_nodes(state: State, seat: int) -> list[int]:
    """Nodes where the seat may found, straight from CAT-8.6 and CAT-8.7."""
    own_ends = {node for edge, ends in enumerate(EDGES) if state.roads[edge] == seat for node in ends}
    closed = {node for ends in EDGES for node in ends if any(state.owner(end) != NOBODY for end in ends)}
    return sorted(own_ends - closed)


def bank_rate(state: State, seat: int, resource: int) -> int:
    """The best rate, straight from CAT-7.2 and CAT-7.3."""
    rate = 4
    for place, harbour in enumerate(BOX["harbours"]):
        if any(state.owner(node) == seat for node in harbour["nodes"]):
            if state.harbours[place] == 0:
                rate = min(rate, 3)
            elif state.harbours[place] == resource + 1:
                rate = 2
    return rate


def playable_cards(state: State, seat: int) -> list[str]:
    """Development cards that may be played, straight from CAT-9."""
    if state.card_played:
        return []
    ready = [state.cards_held(seat, card) - bundles.count(state.bought, card) > 0 for card in range(5)]
    lines = ["knight"] if ready[0] else []
    if ready[1] and state.roads_left[seat] > 0 and road_edges(state, seat):
        lines.append("roads")
    stock: list[int] = [state.has(4, resource) for resource in range(5)]
    if ready[2]:
        for first in range(5):
            for second in range(first, 5):
                if min(stock[first], stock[second]) >= 1 + (first == second):
                    lines.append(f"plenty {RESOURCES[first]} {RESOURCES[second]}")
        if sum(stock) == 1:
            lines.append(f"plenty {RESOURCES[stock.index(1)]}")
    if ready[3]:
        lines += [f"monopoly {name}" for name in RESOURCES]
    return lines


def main_menu(state: State, seat: int) -> list[str]:
    """Everything legal in MAIN, straight from the rules."""
    hand: list[int] = [state.has(seat, resource) for resource in range(5)]
    lines = ["end"]
    if hand[0] and hand[1] and state.roads_left[seat]:
        lines += [f"road {edge}" for edge in road_edges(state, seat)]
    if min(hand[:4]) and bits.size(state.settlements[seat]) < 5:
        lines += [f"settlement {node}" for node in settlement_nodes(state, seat)]
    if hand[4] >= 3 and hand[3] >= 2 and bits.size(state.cities[seat]) < 4:
        lines += [f"city {node}" for node in bits.members(state.settlements[seat])]
    if min(hand[2:]) and state.card_count(4):
        lines.append("buy")
    lines += playable_cards(state, seat)
    if not state.trading_closed:
        lines += [
            f"bank {RESOURCES[give]} {RESOURCES[get]}"
            for give in range(5)
            for get in range(5)
            if give != get and hand[give] >= bank_rate(state, seat, give) and state.has(4, get)
        ]
        if state.rules.player_trade and sum(hand) > 0 and state.offers_made < state.rules.max_offers:
            others = [other for other in range(state.seats) if other != seat and state.hand_size(other)]
            for size in range(1, 4):
                for group in combinations(others, size):
                    lines.append("offer " + " ".join(f"p{other}" for other in group))
    return lines


@pytest.mark.parametrize("seed", range(3, 3 + sized(1, 12)))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_legal_list_is_exact(seats: int, options: dict[str, object], seed: int) -> None:
    """CAT-14.5, CAT-14.7: in MAIN and PRE_ROLL exactly what a second reading of the rules allows, ascending."""
    asked = 0
    for state in random_game(seats, options, seed, 1200):
        assert sorted(set(state.legal())) == state.legal()
        name, seat = question(state) if state.depth else ("", OVER)
        if name == "TradeAndBuild":
            assert sorted(main_menu(state, seat)) == sorted(legal(state))
            asked += 1
        elif name == "PreRoll":
            assert sorted(["roll", *playable_cards(state, seat)]) == sorted(legal(state))

    assert asked > 50


def test_the_end_of_the_turn_is_always_legal_in_main() -> None:
    """CAT-14.5: whatever a player holds or has done."""
    for seats, options in TABLES:
        for state in random_game(seats, options, 9, 600):
            if state.depth and question(state)[0] == "TradeAndBuild":
                assert "end" == legal(state)[0]


def test_every_question_allows_only_its_own_actions() -> None:
    """CAT-14.7: each decision point has its own words."""
    words = {
        "FoundSettlement": {"settlement"},
        "FoundRoad": {"road"},
        "PreRoll": {"roll", "knight", "roads", "plenty", "monopoly"},
        "DiscardHalf": {"discard"},
        "MoveRobber": {"robber"},
        "Steal": {"steal"},
        "TradeAndBuild": {
            *("end", "road", "settlement", "city", "buy", "knight", "roads", "plenty", "monopoly", "bank", "offer"),
        },
        "FreeRoad": {"road", "stop"},
        "Compose": {"give", "want", "send", "drop"},
        "AnswerOffer": {"accept", "reject", "counter"},
        "ChoosePartner": {"confirm", "take", "cancel"},
    }
    seen = dict[str, set[str]]()
    for seats, options in TABLES:
        for seed in range(4):
            for state in random_game(seats, options, 20 + seed, 1200):
                if state.player >= 0:
                    lines = {line.split()[0] for line in legal(state)}
                    assert lines
                    assert lines <= words[question(state)[0]]
                    seen.setdefault(question(state)[0], set()).update(lines)

    assert words.keys() == seen.keys()


# --- a pure function of options and actions


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_game_is_a_function_of_options_and_actions(seats: int, options: dict[str, object]) -> None:
    """CAT-14.6: the same actions, luck included, give the same position, without any generator."""
    luck = Random(42)
    state = GAME.start(seats, options)
    actions: list[int] = []
    while state.player != OVER and len(actions) < 1200:
        choices = state.legal()
        action = state.draw(luck) if state.player == CHANCE else choices[luck.below(len(choices))]
        actions.append(action)
        state.apply(action)

    again = GAME.start(seats, options)
    for action in actions:
        again.apply(action)

    assert snapshot(state) == snapshot(again)


def test_copies_are_independent() -> None:
    """CAT-14.6: what is played on a copy does not touch the original, at any question."""
    for seats, options in TABLES:
        for state in random_game(seats, options, 77, 500)[::7]:
            before = snapshot(state)
            assert before == snapshot(state.copy())
            for action in state.legal()[:6]:
                state.copy().apply(action)
            assert before == snapshot(state)


def test_the_log_does_not_change_the_game() -> None:
    """CAT-14.6: with and without events the same actions lead to the same position."""
    silent = GAME.start(4, {"layout": "spiral"})
    logged = silent.copy()
    logged.log = []
    luck = Random(8)
    for _ in range(600):
        choices = silent.legal()
        action = silent.draw(luck) if silent.player == CHANCE else choices[luck.below(len(choices))]
        silent.apply(action)
        logged.apply(action)

    assert snapshot(silent) == snapshot(logged)
    assert any(event.seen_by != EVERYONE for event in logged.log)


def test_game_over_asks_nobody() -> None:
    """CAT-14.1, CAT-14.5: when the game is over nothing is legal and nobody is asked."""
    state = table(victory_points_to_win=3)
    settlements(state, 0, 20, 0)
    deal(state, 0, ore=6, grain=4)

    say(state, "city 20")

    assert (OVER, [], []) == (state.player, state.legal(), state.speakers())
