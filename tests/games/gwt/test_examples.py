"""The rulebook's own examples (gwt-examples.md)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwt.data.box import BOX
from igroteka.games.gwt.data.program import ALT_START, BOUNTY_ALT, FACE_BUILDERS, FACE_NAMES, LOCAL_COUNT, PROGRAM
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import building, cattle, delivery, hazards, hiring, kansas_city, railroad, turn
from igroteka.games.gwt.state import CATTLE_STACK, MARKET, STACK, State
from tests.games.gwt.table import (
    MASHA,
    MISHA,
    SASHA,
    arrive,
    asked,
    clear,
    collect,
    deliver,
    discarded,
    engine,
    hand,
    herder,
    house,
    in_hand,
    job,
    market,
    play_before,
    points,
    table,
    tile,
    workers,
)
from tests.games.saying import ask, legal, question, say, sound

# --- set-up


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 5), (4, 7)])
def test_first_workers_in_the_job_market(seats: int, count: int) -> None:
    """GWT-EX-01, GWT-2.3, GWT-2.6: rows have as many spaces as players, filled up to the space left of the token."""
    state = GAME.start(seats)
    state.roll(Random(1))
    jobs = state.view(0)["jobs"]

    assert count == sum(craft is not None for row in jobs["rows"] for craft in row)
    assert (2, seats - 1) == (jobs["token"], jobs["filled"])
    assert all(len(row) == seats for row in jobs["rows"])
    assert jobs["rows"][1][-1] is None


def test_a_players_place() -> None:
    """GWT-EX-02, GWT-2.10, GWT-2.15: what everybody begins with, three players."""
    state = GAME.start(3)
    state.roll(Random(2))
    for player in state.view(0)["players"]:
        assert 14 == len(player["discs"])
        assert 0 == player["certificates"]
        assert 14 == player["hand_size"] + player["stack_size"]
        assert 1 == len(player["area"])
        assert next(iter(player["area"])).startswith("start_")
    assert ["0"] * 3 == state.view(0)["engines"]
    assert [None] * 3 == state.view(0)["herders"]


def test_starting_resources() -> None:
    """GWT-EX-03, GWT-2.12, GWT-2.13: dollars, cards, tokens by turn order; on the first turn down to four cards."""
    state = GAME.start(4, {"first_seat": 2})
    state.roll(Random(3))
    order = [2, 3, 0, 1]

    assert [6, 7, 8, 9] == [state.dollars[seat] for seat in order]
    assert [4, 5, 6, 7] == [state.hand_size(seat) for seat in order]
    assert [1, 1, 1, 1] == [state.tokens[seat] for seat in order]
    for seat, count in zip(order, [0, 1, 2, 3], strict=True):
        dropped = 0
        assert seat == state.player
        while legal(state, "discard"):
            say(state, legal(state, "discard")[0])
            dropped += 1
        assert (count, 4) == (dropped, state.hand_size(seat))
        say(state, "place N_A", "aux money single", "done")
        state.roll(Random(seat))


# --- phase A


def test_step_limits() -> None:
    """GWT-EX-04, GWT-4.3: three with nothing cleared, five with the left step disc off, three players."""
    state = table(3)
    clear(state, MISHA, "step_left")

    assert (3, 5) == (state.step_limit(MASHA), state.step_limit(MISHA))


def test_two_ways_to_one_building() -> None:
    """GWT-EX-05, GWT-4.1, GWT-4.2: two steps by a building, three by two floods; empty spaces cost nothing."""
    state = table(4)
    state.herders[MASHA] = 1
    house(state, MISHA, "1a", "A2")
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "FL2", "hazard:flood:2:green")
    steps = {GAME.notation(action): state.effects(action)["steps"] for action in state.legal()}

    assert (2, 3) == (steps["move N_B A1"], steps["move N_B FL1"])
    assert ["node:A2", "node:N_B"] == state.targets(GAME.parse("move N_B A1"))


@pytest.mark.parametrize("branch", ["A1", "FL1"])
def test_fees_with_too_little_money(branch: str) -> None:
    """GWT-EX-06, GWT-4.6, GWT-4.7: four players, two dollars; what is not paid is not owed."""
    state = table(4, b="7 4")
    state.herders[MASHA] = 1
    house(state, MISHA, "4b", "A1")  # a black hand
    house(state, SASHA, "1a", "A2")  # a green one
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "FL2", "hazard:flood:3:black")
    state.dollars[MASHA] = 2
    say(state, f"move N_B {branch}")

    assert "N_B" == herder(state)
    assert 0 == state.dollars[MASHA]
    assert ([2, 0] if branch == "A1" else [0, 0]) == [state.dollars[MISHA], state.dollars[SASHA]]


# --- phase B


def test_number_of_local_actions() -> None:
    """GWT-EX-07, GWT-5.4: one, two and three local actions."""
    assert [1, 2, 3] == [LOCAL_COUNT[FACE_NAMES.index(face)] for face in ("1a", "B", "10b")]


def test_two_actions_within_one_local_action() -> None:
    """GWT-EX-08, GWT-5.4: of two alternatives only one may be used."""
    state = table(at="N_C")
    assert ["local 1 a", "local 1 b", "local 2 a"] == legal(state, "local")
    say(state, "local 1 a")

    assert ["local 2 a"] == legal(state, "local")


@pytest.mark.parametrize("what", ["building", "hazard", "bandit"])
def test_somebody_elses_tile(what: str) -> None:
    """GWT-EX-09, GWT-5.2, GWT-5.6: exactly one single auxiliary action, nothing else."""
    state = table()
    house(state, MISHA, "2a", "A1")
    tile(state, "FL1", "hazard:flood:4:green")
    tile(state, "BA4", "bandit:green")
    arrive(state, MASHA, {"building": "A1", "hazard": "FL1", "bandit": "BA4"}[what])

    assert ["aux money single", "aux draw single"] == legal(state)
    say(state, "aux money single")
    state.roll(Random(1))
    assert MISHA == state.player


def test_own_building_with_a_risk_action() -> None:
    """GWT-EX-10, GWT-5.1, GWT-5.4, GWT-5.5, GWT-5.6: three actions, each once, any order, or one auxiliary."""
    state = table()
    house(state, MASHA, "2a", "FLR1")
    hand(state, MASHA, "galloway", "criollo", "criollo")
    market(state, "longhorn")
    state.dollars[MASHA] = 6
    arrive(state, MASHA, "FLR1")

    assert ["local 1 a", "local 2 a", "local risk a", "aux money single", "aux draw single"] == legal(state)
    say(state, "local risk a", "discard criollo")
    assert 1 == state.certificates(MASHA)
    assert ["local 1 a", "local 2 a", "done"] == legal(state)
    say(state, "local 1 a")
    assert 10 == state.dollars[MASHA]
    say(state, "local 2 a", "buy longhorn 1")
    assert 4 == state.dollars[MASHA]
    assert {"criollo": 1, "galloway": 1, "longhorn": 1} == discarded(state)
    state.roll(Random(1))
    assert sound(state)


@pytest.mark.parametrize(
    ("node", "face", "held", "line", "card", "dollars", "certificates"),
    [
        ("N_E", "", "pineywoods", "local 1 a", "", 2, 0),
        ("N_F", "", "galloway galloway", "local 1 a", "galloway", 4, 0),
        ("FLR1", "2b", "pineywoods", "local risk a", "pineywoods", 0, 1),
        ("FLR2", "2b", "criollo", "local risk a", "", 2, 1),
    ],
)
def test_discard_icons(node: str, face: str, held: str, line: str, card: str, dollars: int, certificates: int) -> None:
    """GWT-EX-11, GWT-6.1: what is depicted goes to the discard pile, what is promised is gained, once a visit."""
    state = table(b="2")
    if face:
        house(state, MASHA, face, node)
    hand(state, MASHA, *held.split(), "criollo", "criollo")
    arrive(state, MASHA, node)
    say(state, line)
    if card:
        say(state, f"discard {card}")

    assert (dollars, certificates) == (state.dollars[MASHA], state.certificates(MASHA))
    assert len(held.split()) == sum(discarded(state).values())
    assert line not in legal(state)


def test_discard_icon_for_the_engine() -> None:
    """GWT-EX-11, GWT-6.1: a Santa Gertrudis moves the engine up to two forward."""
    state = table(b="2")
    house(state, MASHA, "2b", "A1")
    hand(state, MASHA, "santa_gertrudis")
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")

    assert ["engine 1", "engine 2"] == legal(state, "engine")
    assert {"santa_gertrudis": 1} == discarded(state)


def test_certificate_icons() -> None:
    """GWT-EX-12, GWT-6.2: up to two forward, and no farther than the limit of three."""
    state = table(b="5")
    house(state, MASHA, "5b", "A1")
    hand(state, MASHA, "pineywoods")
    state.marks[MASHA] = 2
    arrive(state, MASHA, "A1")
    say(state, "local 1 a")

    assert 3 == state.certificates(MASHA)


# --- Kansas City


def test_placing_a_worker() -> None:
    """GWT-EX-13, GWT-7.4: rows are filled from the left; filling the token's space moves it one row down."""
    state = table(3)
    state.row, state.filled = 1, 2
    kansas_city.offer_job(state, MASHA, 1)

    assert 1 == state.jobs[1 * 4 + 2]
    assert (2, 0) == (state.row, state.filled)
    kansas_city.offer_job(state, MASHA, 2)
    assert 2 == state.jobs[2 * 4]
    assert (2, 1) == (state.row, state.filled)


def masha_in_kansas_city() -> State:
    """Two Santa Gertrudis, a Longhorn and a Black Angus; three certificates."""
    state = table()
    hand(state, MASHA, "santa_gertrudis", "santa_gertrudis", "longhorn", "black_angus")
    state.marks[MASHA] = 3
    deliver(state, MASHA, "fulton", "bloomington")
    engine(state, MASHA, "5")
    return arrive(state, MASHA, "KC")


def test_breeding_value() -> None:
    """GWT-EX-14, GWT-7.8: three breeds, total 8."""
    assert 8 == kansas_city.breeding_value(masha_in_kansas_city(), MASHA)


def test_certificates_and_income() -> None:
    """GWT-EX-15, GWT-EX-16, GWT-7.8: two certificates make it 10 dollars; the hand is discarded."""
    state = masha_in_kansas_city()
    assert question(state) == ("Income", MASHA)
    say(state, "certificates 2")

    assert (1, 10) == (state.certificates(MASHA), state.dollars[MASHA])
    assert {} == in_hand(state)
    assert 4 == sum(discarded(state).values())


def test_permanent_certificates_count_always() -> None:
    """GWT-EX-15, GWT-6.19, GWT-7.8: a station master with one permanent certificate makes it 9."""
    state = masha_in_kansas_city()
    state.masters[MASHA] = 2  # certificate_pairs
    say(state, "certificates 0")

    assert 9 == state.dollars[MASHA]


def test_choosing_the_city() -> None:
    """GWT-EX-17, GWT-7.9, GWT-7.10, GWT-7.12, GWT-7.13, GWT-8.1: what 10 reaches, and what it costs."""
    state = masha_in_kansas_city()
    say(state, "certificates 2")
    transport = {GAME.notation(a).split()[1]: state.effects(a).get("transport", 0) for a in state.legal()}

    assert {"kansas_city": 0, "st_louis": 0, "peoria": 2, "chicago": 3} == transport
    say(state, "deliver chicago")
    assert "disc step_left" in legal(state)
    say(state, "disc aux_cert_1x")
    assert 7 == state.dollars[MASHA]
    assert 0 == points(state).get("cities", 0)


def test_white_cities_take_white_discs() -> None:
    """GWT-EX-17, GWT-8.1."""
    state = masha_in_kansas_city()
    say(state, "certificates 2", "deliver peoria")
    spaces = [line.split()[1] for line in legal(state, "disc")]

    assert "cert_4" in spaces
    assert not {"step_left", "step_right", "hand_left", "hand_right", "cert_6"} & set(spaces)


# --- phase C


def test_drawing_up_with_a_short_stack() -> None:
    """GWT-EX-18, GWT-9.1, GWT-9.2: both cards are drawn, the empty stack is not refilled now."""
    state = table()
    clear(state, MASHA, "hand_left")
    for card in range(4):
        while state.count(STACK, card):
            state.move_card(STACK, 8, card)
    hand(state, MASHA, "criollo", "criollo", "criollo", "galloway", "galloway")
    for card in (0, 0):
        state.move_card(4, STACK, card)
    asked(state, turn.DrawUp(MASHA))
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    state.roll(Random(1))

    assert 5 == state.hand_size(MASHA)
    assert 0 == state.sizes[STACK]
    assert MISHA == state.player


# --- actions


def test_price_modifiers() -> None:
    """GWT-EX-19, GWT-6.3: as printed, two dearer, one cheaper."""
    assert [6, 8, 5] == [hiring.price(0, modifier) for modifier in (0, 2, -1)]


def test_hiring_twice() -> None:
    """GWT-EX-20, GWT-5.4, GWT-6.3, GWT-6.4: an engineer for 7 with his immediate action, a cowboy for 8."""
    state = table(3)
    workers(state, MASHA, engineer=2)
    job(state, 2, "cowboy", "builder", "builder")
    job(state, 3, "engineer", "builder", "builder")
    state.jobs[3 * 4] = 2  # an engineer in the token's row
    state.bags[20 + 2] -= 1
    state.row, state.filled = 3, 1
    hand(state, MASHA, "criollo", "pineywoods")
    state.dollars[MASHA] = 13
    arrive(state, MASHA, "N_A")
    say(state, "local 2 a")
    assert "hire 4 engineer" not in legal(state)
    say(state, "hire 3 engineer", "use a", "local 3 a", "hire 2 cowboy")

    assert 0 == state.dollars[MASHA]
    assert (3, 2) == (state.hired(MASHA, 2), state.hired(MASHA, 0))
    assert {"criollo": 1} == discarded(state)


@pytest.mark.parametrize(
    ("cowboys", "dollars", "offered"),
    [
        (1, 12, ["buy longhorn 1", "buy shorthorn4 1"]),
        (2, 12, ["buy longhorn 1", "buy longhorn 2", "buy shorthorn4 1", "buy hereford6 2"]),
        (3, 5, ["buy longhorn 2", "buy longhorn longhorn 3"]),
        (5, 8, ["buy longhorn 1", "buy longhorn 2", "buy longhorn longhorn 3", "buy shorthorn4 3",
                "buy shorthorn4 shorthorn4 5", "buy hereford6 4"]),
    ],
)  # fmt: skip
def test_cattle_by_cowboys(cowboys: int, dollars: int, offered: list[str]) -> None:
    """GWT-EX-21, GWT-EX-22, GWT-EX-23, GWT-6.7: what cowboys and money buy."""
    state = table()
    workers(state, MASHA, cowboy=cowboys)
    market(state, "longhorn", "longhorn", "shorthorn4", "shorthorn4", "hereford6")
    state.dollars[MASHA] = dollars
    asked(state, cattle.BuyCattle(MASHA, cowboys))

    assert offered == legal(state, "buy")


def test_two_value_3_cards_for_6_each() -> None:
    """GWT-EX-22, GWT-6.7: two cowboys buy twice."""
    state = table()
    market(state, "longhorn", "corriente")
    state.dollars[MASHA] = 12
    asked(state, cattle.BuyCattle(MASHA, 2))
    say(state, "buy longhorn 1", "buy corriente 1")

    assert {"longhorn": 1, "corriente": 1} == discarded(state)
    assert 0 == state.dollars[MASHA]


def test_an_idle_cowboy() -> None:
    """GWT-EX-24, GWT-6.8: two more cards come to the market, also before the purchase."""
    state = table()
    market(state, "longhorn")
    state.dollars[MASHA] = 6
    asked(state, cattle.BuyCattle(MASHA, 2))
    before = state.sizes[CATTLE_STACK]
    say(state, "more", "cattle hereford5", "cattle shorthorn3")

    assert before - 2 == state.sizes[CATTLE_STACK]
    assert 3 == state.sizes[MARKET]
    assert ["buy longhorn 1"] == legal(state, "buy")


def test_an_engine_passes_another() -> None:
    """GWT-EX-25, GWT-6.10, GWT-6.11, GWT-6.12: three engineers from 1 reach 5, or the turnout after 4."""
    state = table()
    engine(state, MASHA, "1")
    engine(state, MISHA, "3")
    asked(state, railroad.MoveEngine(MASHA, 3))

    assert ["engine 2", "engine 4", "engine 5", "engine s1"] == legal(state, "engine")


def test_points_and_penalty_of_an_objective() -> None:
    """GWT-EX-26, GWT-11.7: the pair 3 and -2 exists."""
    assert any((card["vp"], card["penalty"]) == (3, 2) for card in BOX["objective"])


@pytest.mark.parametrize(("cities", "objectives"), [(2, 18), (1, 10)])
def test_objective_cards_at_the_end(cities: int, objectives: int) -> None:
    """GWT-EX-27, GWT-11.7, GWT-11.8: four cards fulfilled are 18 points; one New York missing, 10."""
    state = table()
    play_before(state, MASHA, "start_BBH", "engine_BOHH", "aux_NY", "aux_NY")
    for number, node in (("1a", "A1"), ("2a", "A2"), ("3a", "A3")):
        house(state, MASHA, number, node)
    collect(state, MASHA, "hazard:flood:4:green", "hazard:flood:2:black", "hazard:drought:3:green", "bandit:orange")
    deliver(state, MASHA, *["new_york"] * cities)

    assert objectives == points(state)["objectives"]


def test_a_new_building() -> None:
    """GWT-EX-28, GWT-6.27: building 4b needs two builders and costs 4 dollars."""
    state = table(b="4", at="N_B")
    state.dollars[MASHA] = 4
    workers(state, MASHA, builder=2)
    say(state, "local 2 a")
    assert "build 4 A1" in legal(state)
    say(state, "build 4 A1")

    assert 0 == state.dollars[MASHA]
    assert 2 == FACE_BUILDERS[FACE_NAMES.index("4b")]


@pytest.mark.parametrize(("builders", "possible"), [(2, False), (3, True)])
def test_replacing_a_building(builders: int, possible: bool) -> None:
    """GWT-EX-29, GWT-6.28: 2b gives way to 6b for the difference: three builders, 6 dollars."""
    state = table(b="2 6")
    house(state, MASHA, "2b", "A1")
    workers(state, MASHA, builder=builders)
    state.dollars[MASHA] = 6
    asked(state, building.Build(MASHA, 2))

    assert possible == ("build 6 A1" in legal(state))
    if possible:
        say(state, "build 6 A1")
        assert 0 == state.dollars[MASHA]
        assert ["2b"] == state.view(0)["players"][0]["replaced"]


def test_auxiliary_actions() -> None:
    """GWT-EX-30, GWT-6.30 to GWT-6.33: single and double forms of all five."""
    forms = {aux["id"]: (aux["single"], aux["double"]) for aux in BOX["player_board"]["auxiliary"]}

    assert (["money:1"], ["money:2"]) == tuple(form["gain"] for form in forms["money"])
    assert (["draw_discard:1"], ["draw_discard:2"]) == tuple(form["gain"] for form in forms["draw"])
    assert [(["pay:1", "engine_back:1"], ["cert:1"]), (["pay:2", "engine_back:2"], ["cert:2"])] == [
        (form["cost"], form["gain"]) for form in forms["cert"]
    ]
    assert [(["pay:1"], ["engine:1"]), (["pay:2"], ["engine:2"])] == [
        (form["cost"], form["gain"]) for form in forms["engine"]
    ]
    assert [
        (["engine_back:1"], ["money:1", "trash_hand_card:1"]),
        (["engine_back:2"], ["money:2", "trash_hand_card:2"]),
    ] == [(form["cost"], form["gain"]) for form in forms["trash"]]


def test_bounties() -> None:
    """GWT-EX-31, GWT-6.34: an exchange token on space 1, 6 dollars on space 7."""
    state = table()
    tile(state, "BA1", "bandit:green")
    tile(state, "BA7", "bandit:orange")
    asked(state, hazards.TakeBounty(MASHA))
    say(state, "bounty 1")
    asked(state, hazards.TakeBounty(MASHA))
    say(state, "bounty 7")

    assert (1, 6) == (state.tokens[MASHA], state.dollars[MASHA])


def test_sources_of_exchange_tokens() -> None:
    """GWT-EX-32, GWT-6.34, GWT-6.48, GWT-7.12: a bounty, building 12b and a delivery, nothing else."""
    found = [place for place, token in enumerate(PROGRAM.tokens) if token == "exchange_token"]

    assert 3 == len(found)
    assert [1] == [alt + 1 for alt in range(9) if PROGRAM.tokens[ALT_START[BOUNTY_ALT[alt]]] == "exchange_token"]


def test_immediate_actions_of_station_masters() -> None:
    """GWT-EX-33, GWT-6.19."""
    tops = {
        master["id"]: [gain for alternative in master["top"] for gain in alternative["gain"]]
        for master in BOX["station_master"]
    }

    assert ["hazard:0", "bounty"] == tops.pop("objective_pairs")
    assert ["money:2"] == tops.pop("workers")
    assert ["money:12"] == tops.pop("twelve_dollars")
    assert ["cert:2"] == tops.pop("buildings")
    assert all(gains[0].startswith("permanent_cert:") for gains in tops.values())


# --- scoring


def test_points_of_cities() -> None:
    """GWT-EX-34, GWT-7.12, GWT-11.3: Philadelphia 6 and its arrow 4; the arrow from Toledo does not count."""
    state = table()
    deliver(state, MASHA, "philadelphia", "pittsburgh")

    assert 10 == points(state)["cities"]


def test_the_example_engine_may_stand_in_the_turnout_too() -> None:
    """GWT-EX-17, GWT-7.13: from the turnout 4|5 the transport costs the same."""
    state = table()
    engine(state, MASHA, "s1")

    assert [0, 0, 2, 3] == [delivery.transport(state, MASHA, city) for city in (0, 2, 4, 5)]
