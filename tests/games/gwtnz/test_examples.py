"""The rulebook's own examples (gwtnz-examples.md)."""

import pytest

from igroteka.core.chance import Random
from igroteka.games.gwtnz.data.box import (
    BONUS_CARDS,
    FIRST_ROW,
    POST_NAMES,
    SEATS,
    SET_CARD,
    SETS,
    STEP_LIMIT,
    STEP_TILE_SPACE,
    TILE_NAMES,
)
from igroteka.games.gwtnz.data.program import FACE_CRAFTSMEN, FACE_NAMES
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import building, delivery, pathfinder, shipping, turn, wellington
from igroteka.games.gwtnz.state import BOXED, SUPPLY, State
from tests.games.gwtnz.table import (
    BREED,
    FACE,
    HARBOUR,
    MASHA,
    MISHA,
    POST,
    SASHA,
    SITES,
    arrive,
    ask,
    asked,
    bonus_row,
    clear,
    deliver,
    discarded,
    face_with_fee,
    faces_by_craftsmen,
    flip,
    foresee,
    fork,
    hand,
    hazard,
    house,
    in_hand,
    job,
    job_row,
    legal,
    locals_of,
    masters_with,
    objective,
    objectives_with,
    office,
    on_posts,
    own,
    paid_for,
    play_before,
    points,
    purse,
    question,
    refusal,
    runholder,
    sailed_to,
    say,
    side_b,
    site_with,
    sound,
    stack,
    stall,
    table,
    tile,
    upgraded,
    workers,
    workers_before,
)

# --- set-up


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 5), (4, 7)])
def test_bonus_market(seats: int, count: int) -> None:
    """GWTNZ-EX-01, NZ-2.5: rows have as many spaces as players, filled up to the space left of the token in row 2."""
    state = GAME.start(seats)
    state.roll(Random(1))
    bonus = state.view(0)["bonus"]

    assert count == sum(name is not None for row in bonus["rows"] for name in row)
    assert (2, seats - 1) == (bonus["token"], bonus["filled"])
    assert all(len(row) == seats for row in bonus["rows"])
    assert None not in bonus["rows"][0]
    assert bonus["rows"][1][-1] is None


@pytest.mark.parametrize(("seats", "space"), [(3, 4), (4, 6)])
def test_step_tiles(seats: int, space: int) -> None:
    """GWTNZ-EX-02, NZ-2.11, NZ-12.2: everybody who comes so far takes one."""
    state = table(seats)
    assert space == STEP_TILE_SPACE[seats]
    for seat in range(seats):
        state.pathfinder[seat] = space - 1
        before = state.step_limit(seat)
        pathfinder.advance(state, seat, 1)
        assert before + 1 == state.step_limit(seat)


def test_bonus_cards_with_three_players() -> None:
    """GWTNZ-EX-03, NZ-2.10: four stacks of five cards, one of each chosen set in the box, in ascending order."""
    for seed in range(5):
        state = GAME.start(3)
        state.roll(Random(seed))
        numbers = [list(SET_CARD).index(card) for card in state.stacks]

        assert 5 == BONUS_CARDS[3]
        assert sorted(set(numbers)) == numbers
        assert ["wheel", "barrel", "bell", "compass"] == [entry["name"] for entry in state.view(0)["stacks"]]
        for number in range(SETS):
            chosen = number in numbers
            assert (5 if chosen else 0) == state.count(SUPPLY, SET_CARD[number])
            assert (1 if chosen else 6) == state.count(BOXED, SET_CARD[number])


# --- movement


def test_step_limits() -> None:
    """GWTNZ-EX-04, NZ-4.4: two more with the disc of the step limit off and a step tile."""
    state = table(3)
    clear(state, MISHA, "step_limit")
    state.pathfinder[MISHA] = STEP_TILE_SPACE[3]

    assert STEP_LIMIT[3] == state.step_limit(MASHA)
    assert STEP_LIMIT[3] + 2 == state.step_limit(MISHA)
    assert {3, 4} == {int(STEP_LIMIT[seats]) for seats in (2, 3, 4)}


def test_two_ways_to_one_building() -> None:
    """GWTNZ-EX-05, NZ-4.1, NZ-4.2: two steps by a building, three by two rockfalls; empty spaces cost nothing."""
    start, plain, rocks, meet = fork()
    state = table(3)
    house(state, MISHA, "1a", plain[1])
    tile(state, rocks[0], hazard("rockfall", "green"))
    tile(state, rocks[1], hazard("rockfall", "black"))
    arrive_before(state, start)
    steps = {GAME.notation(action): state.effects(action)["steps"] for action in state.legal()}

    assert (2, 3) == (steps[f"move {meet} {plain[0]}"], steps[f"move {meet} {rocks[0]}"])
    assert [f"node:{plain[1]}", f"node:{meet}"] == state.targets(GAME.parse(f"move {meet} {plain[0]}"))
    assert f"move {plain[0]} {plain[0]}" not in legal(state)


def arrive_before(state: State, node: str) -> None:
    """Masha stands there, and phase A begins."""
    arrive(state, MASHA, node)
    ask(state, turn.EndTurn(state.seats - 1))


@pytest.mark.parametrize("upper", [False, True])
def test_fees_with_too_little_money(upper: bool) -> None:
    """GWTNZ-EX-06, NZ-4.2, NZ-4.7, NZ-4.8: two pounds; what is not paid is not owed."""
    start, plain, rocks, meet = fork()
    green, black = face_with_fee("green"), face_with_fee("black")
    state = table(3, b=f"{side_b(green)} {side_b(black)}")
    house(state, MISHA, green, plain[0])
    house(state, SASHA, black, plain[1])
    tile(state, rocks[0], hazard("rockfall", "green"))
    tile(state, rocks[1], hazard("rockfall", "black"))
    state.pounds[MASHA] = 2
    arrive_before(state, start)
    line = f"move {meet} {rocks[0] if upper else plain[0]}"

    assert 3 == state.effects(GAME.parse(line))["steps"]
    say(state, line)
    assert meet == runholder(state)
    assert 0 == state.pounds[MASHA]
    assert ([0, 0] if upper else [2, 0]) == [state.pounds[MISHA], state.pounds[SASHA]]


@pytest.mark.parametrize("foreign", [False, True])
def test_stopping_at_a_black_hand(foreign: bool) -> None:
    """GWTNZ-EX-07, NZ-4.7, NZ-5.4: one pound at once, then one single auxiliary action or nothing."""
    start, plain, rocks, _ = fork()
    black = face_with_fee("black")
    state = table(2, b=side_b(black))
    house(state, MISHA, black, plain[0])
    tile(state, rocks[0], hazard("rockfall", "black"))
    state.pounds[MASHA] = 5
    arrive_before(state, start)
    node = plain[0] if foreign else rocks[0]
    say(state, f"move {node} {node}")

    assert (4, 1 if foreign else 0) == (state.pounds[MASHA], state.pounds[MISHA])
    assert ["aux money single", "aux cycle single", "done"] == legal(state)
    assert ("only-auxiliary", "NZ-5.4") == refusal(state, "local 1 a")


# --- phase B and Wellington


def test_own_building_with_an_extra_action() -> None:
    """GWTNZ-EX-08, NZ-5.1, NZ-5.3, NZ-14.2, NZ-14.12: three actions, each once, any order, or one auxiliary."""
    face = next(face for face in FACE if list(locals_of(face).values()) == [["discard:pair", "money:3"], ["invest:0"]])
    node = site_with("gold:1")
    state = table(2, b=side_b(face))
    house(state, MASHA, face, node)
    stall(state, 1, "exchange4")
    hand(state, MASHA, "merino", "merino", "southdown")
    state.pounds[MASHA] = 10
    arrive(state, MASHA, node)

    assert ["local 1 a", "local 2 a", "local extra a"] == legal(state, "local")
    assert ["aux money single", "aux cycle single"] == legal(state, "aux")
    say(state, "local extra a", "discard southdown")
    assert 1 == state.gold[MASHA]
    assert ["local 1 a", "local 2 a", "done"] == legal(state)
    say(state, "local 1 a", "discard merino")
    assert 13 == state.pounds[MASHA]
    assert {"merino": 2, "southdown": 1} == discarded(state)
    assert ["local 2 a", "done"] == legal(state)
    assert ("aux-after-local", "NZ-5.1") == refusal(state, "aux money single")
    say(state, "local 2 a", "invest 1 exchange4")
    assert sound(state)


def in_wellington(*held: str, certificates: int = 0) -> State:
    """Masha has just arrived there."""
    state = table()
    hand(state, MASHA, *held)
    state.certificates[MASHA] = certificates
    return arrive(state, MASHA, "wellington")


FLOCK = ("english_leicester", "english_leicester", "dorset_horn", "corriedale")


def test_breeds_count_once() -> None:
    """GWTNZ-EX-09, NZ-6.1: one of each breed is worth 8."""
    state = in_wellington(*FLOCK)
    say(state, "reveal english_leicester")
    assert ("breed-twice", "NZ-6.1") == refusal(state, "reveal english_leicester")
    say(state, "reveal all")

    assert 8 == state.view(MASHA)["question"]["breeding"]


def test_certificates_are_added() -> None:
    """GWTNZ-EX-10, NZ-6.2: two temporary certificates make it 10; a permanent one would count by itself."""
    state = in_wellington(*FLOCK, certificates=3)
    say(state, "reveal all")
    effects = [state.effects(GAME.parse(f"certificates {count}"))["income"] for count in range(4)]
    assert [8, 9, 10, 11] == effects
    other = in_wellington(*FLOCK, certificates=3)
    other.masters[MASHA] = 1 << int(masters_with("perm_cert:1")[0]) - 1
    say(other, "reveal all")
    assert 9 == other.effects(GAME.parse("certificates 0"))["income"]

    say(state, "certificates 2")
    assert 1 == state.certificates[MASHA]
    assert 10 == state.view(MASHA)["question"]["total"]


def test_income_is_paid() -> None:
    """GWTNZ-EX-11, NZ-6.3: ten pounds; the second English Leicester stays in hand."""
    state = in_wellington(*FLOCK, certificates=3)
    say(state, "reveal all", "certificates 2")

    assert 10 == state.pounds[MASHA]
    assert {"english_leicester": 1, "dorset_horn": 1, "corriedale": 1} == discarded(state)
    assert {"english_leicester": 1} == in_hand(state)


def test_delivery_with_ten() -> None:
    """GWTNZ-EX-12, NZ-6.5, NZ-6.6, NZ-6.7, NZ-6.8, NZ-6.9, NZ-9.1: to 0 and 3 from white spaces, to 9 from any."""
    state = table()
    deliver(state, MASHA, "local1", "local6")
    hand(state, MASHA, *FLOCK)
    state.certificates[MASHA] = 3
    arrive(state, MASHA, "wellington")
    say(state, "reveal all", "certificates 2")

    assert ["deliver local0", "deliver local3", "deliver local9"] == legal(state)
    assert ("post-taken", "NZ-6.6") == refusal(state, "deliver local6")
    white = ["disc temp_cert_limit", "disc perm_cert_right", "disc perm_wool_left"]
    for post in ("local0", "local3"):
        other = state.copy()
        say(other, f"deliver {post}")
        assert {"white"} == {POST[post]["corner"]}
        assert not [line for line in legal(other) if line.endswith(("step_limit", "hand_limit_1", "perm_cert_left"))]
        assert set(white) <= set(legal(other))
        assert ("white-corner", "NZ-9.1") == refusal(other, "disc step_limit")
    say(state, "deliver local9")
    assert {"disc step_limit", "disc hand_limit_1", "disc perm_cert_left", *white} <= set(legal(state))
    assert ("too-dear", "NZ-6.8") == refusal(state, "disc hand_limit_2")  # 3 + 8 of 10
    say(state, "disc step_limit")
    assert 10 - 3 + 3 == state.pounds[MASHA]
    assert ("GainObjective", MASHA) == question(state)
    assert ("must-take", "NZ-6.9") == refusal(state, "decline")
    say(state, "objective obj1")
    assert 1 == discarded(state)["obj1"]
    assert {"local1": 1, "local6": 1, "local9": 1} == on_posts(state)


def test_foresight_b_with_three_players() -> None:
    """GWTNZ-EX-13, NZ-6.13, NZ-6.14: the first free space from the left; the token's own space moves it on."""
    state = table(3)
    stall(state, FIRST_ROW + 1, "gold")
    state.row, state.filled = FIRST_ROW, 1
    foresee(state, B1="bonus:joker", B2="bonus:romney")
    asked(state, wellington.Foresight(MASHA, 1), wellington.LeaveWellington(MASHA))
    say(state, "foresight B2")
    row = list(state.bonus)[FIRST_ROW * SEATS : (FIRST_ROW + 1) * SEATS]

    assert ["bonus:gold", "bonus:romney"] == [TILE_NAMES[tile] for tile in row if tile >= 0]
    assert -1 == row[2] == row[3]
    assert (FIRST_ROW, 2) == (state.row, state.filled)
    state.roll(Random(1))
    wellington.offer_bonus(state, MASHA, TILE_NAMES.index("bonus:ship"))
    assert (FIRST_ROW + 1, 0) == (state.row, state.filled)


# --- phase C


def test_drawing_across_a_shuffle() -> None:
    """GWTNZ-EX-14, NZ-7.1, NZ-7.2, NZ-7.3: the last card, then one of the shuffled pile; it may be played next turn."""
    state = table()
    clear(state, MASHA, "hand_limit_1")
    hand(state, MASHA, "merino", "merino", "merino")
    stack(state, MASHA, "ferry")
    ask(state, turn.DrawUp(MASHA), turn.EndTurn(MASHA))
    assert ["card ferry"] == legal(state) or "ferry" in in_hand(state)
    state.roll(Random(3))

    assert 5 == state.hand_limit(MASHA) == state.hand_size(MASHA)
    assert 1 == in_hand(state)["ferry"]
    assert {} == discarded(state)
    assert ("MoveRunholder", MISHA) == question(state)
    assert ("not-your-turn", "NZ-1.2") == refusal(state, "show ferry", MASHA)
    ask(state, turn.EndTurn(MISHA))
    assert ["show ferry"] == legal(state, "show")


# --- actions


@pytest.mark.parametrize(
    ("gain", "held", "pounds", "gold", "certificates"),
    [
        ("gold:1", "southdown", 0, 1, 0),
        ("certificate:1", "southdown", 0, 0, 1),
        ("wool_of_discarded", "merino", 4, 0, 0),
    ],
)
def test_discard_icons(gain: str, held: str, pounds: int, gold: int, certificates: int) -> None:
    """GWTNZ-EX-15, NZ-14.12, NZ-8: what is depicted for any sheep, once a visit."""
    assert (pounds, gold, certificates, 0) == discarded_for("sheep", gain, [held])


@pytest.mark.parametrize("kind", [kind for kind in ("pair", *BREED) if paid_for(kind)])
def test_discard_icons_that_are_paid(kind: str) -> None:
    """GWTNZ-EX-15, NZ-14.12, NZ-8: two of one breed, or one of the breed that is depicted, for pounds."""
    held = ["shropshire"] * 2 if kind == "pair" else [kind]
    for pounds in paid_for(kind):
        assert (pounds, 0, 0, 0) == discarded_for(kind, f"money:{pounds}", held)


def discarded_for(kind: str, gain: str, held: list[str]) -> tuple[int, int, int, int]:
    """The purse after what is held was discarded where this is promised for it, once a visit and not without it."""
    node, line, face = place_of(kind, gain)
    state = table(2, b=side_b(face) if face else "")
    clear(state, MASHA, "perm_wool_left")
    if face:
        house(state, MASHA, face, node)
    arrive(state, MASHA, node)
    assert ("cannot-pay", "NZ-14.12") == refusal(state, line)
    hand(state, MASHA, *held, *held)
    say(state, line)
    if kind in ("sheep", "pair"):
        say(state, f"discard {held[0]}")

    assert len(held) == sum(discarded(state).values())
    assert ("used-already", "NZ-5.1") == refusal(state, line)
    return purse(state)


def place_of(kind: str, gain: str) -> tuple[str, str, str]:
    """Where a discard stands: the node, how it is said, and the private building it needs."""
    words = [f"discard:{kind}", gain]
    for letter in "ABCDEFGH":
        for line, found in locals_of(letter).items():
            if found == words:
                return letter, line, ""
    for face in FACE:
        for line, found in locals_of(face).items():
            if found == words:
                return SITES[0], line, face
    return site_with(gain), "local extra a", next(face for face in FACE if face.endswith("a"))


def test_hiring_twice() -> None:
    """GWTNZ-EX-16, NZ-5.1, NZ-14.1, NZ-14.12, NZ-18.3: a sailor for 7, a shearer for 6 + 3; no pair to discard."""
    assert [["hire:0"], ["hire:3"]] == list(locals_of("A").values())[:2]
    assert ["discard:pair"] == list(locals_of("A").values())[2][:1]
    state = table()
    workers(state, MASHA, sailor=workers_before("sailor", "discard:sheep", "certificate:1"))
    workers(state, MASHA, shearer=workers_before("shearer", "card:romney"))
    job(state, job_row(7), "sailor")
    job(state, job_row(6), "shearer")
    hand(state, MASHA, "merino", "southdown")
    state.pounds[MASHA] = 16
    arrive(state, MASHA, "A")
    say(state, "local 1 a", f"hire {job_row(7)} sailor", "use a", "discard southdown")
    assert (9, 0, 1, 0) == purse(state)
    say(state, "local 2 a", f"hire {job_row(6)} shearer", "take romney")

    assert 0 == state.pounds[MASHA]
    assert {"southdown": 1, "romney": 1} == discarded(state)
    assert ["done"] == legal(state)
    assert ("cannot-pay", "NZ-14.12") == refusal(state, "local 3 a")
    assert sound(state)


def test_investing_twice() -> None:
    """GWTNZ-EX-17, NZ-5.1, NZ-10.3, NZ-13.7, NZ-14.2: a token, a Shropshire for gold, two pounds, a joker."""
    assert [["invest:0"], ["aux:any"], ["invest:3"]] == list(locals_of("Cb").values())
    row = bonus_row(5)
    state = table()
    flip(state)
    stall(state, row, "exchange4", "joker")
    clear(state, MASHA, "aux_money_2")
    hand(state, MASHA, "shropshire")
    state.pounds[MASHA], state.tokens[MASHA] = 11, 1
    arrive(state, MASHA, "C")
    say(state, "local 1 a")
    assert ("too-little-gold", "NZ-14.2") == refusal(state, f"invest {row} joker")
    say(state, f"invest {row} exchange4")
    assert (6, 0, 0, 2) == purse(state)
    assert ("nothing-to-gain", "NZ-15.3") == refusal(state, "local 3 a")
    say(state, "trash shropshire")
    assert (6, 1, 0, 0) == purse(state)
    assert {} == in_hand(state)
    say(state, "local 2 a", "aux money double")
    assert 8 == state.pounds[MASHA]
    say(state, "local 3 a", f"invest {row} joker")
    assert (0, 0, 0, 0) == purse(state)
    assert [f"joker {craft}" for craft in ("shepherd", "craftsman", "sailor", "shearer")] == legal(state)
    say(state, "joker shepherd")
    assert 2 == state.hired(MASHA, 0)
    assert 4 == points(state)["hazard_and_bonus_tiles"]
    assert sound(state)


def test_price_of_a_building() -> None:
    """GWTNZ-EX-18, NZ-14.3: two craftsmen at two pounds, and a gold."""
    face = faces_by_craftsmen(2)[0]
    state = table(2, b=side_b(face))
    workers(state, MASHA, craftsman=2)
    state.pounds[MASHA] = 4
    asked(state, building.Build(MASHA, 2))
    say(state, f"build {face[:-1]} {SITES[0]}")

    assert (0, 1, 0, 0) == purse(state)
    assert sound(state)


def test_price_of_a_replacement() -> None:
    """GWTNZ-EX-19, NZ-14.3: the difference of three craftsmen costs six pounds; no gold."""
    old, new = next(
        (old, new)
        for old in FACE
        for new in FACE
        if FACE[new]["craftsmen"] - FACE[old]["craftsmen"] == 3 and old[:-1] != new[:-1]
    )
    state = table(2, b=f"{side_b(old)} {side_b(new)}")
    workers(state, MASHA, craftsman=3)
    house(state, MASHA, old, SITES[0])
    state.pounds[MASHA] = 6
    asked(state, building.Build(MASHA, 2))
    say(state, f"build {new[:-1]} {SITES[0]}")

    assert (0, 0, 0, 0) == purse(state)
    assert 1 == state.own_buildings(MASHA)
    assert [int(old[:-1])] == [number + 1 for number in range(10) if state.replaced[MASHA] >> number & 1]
    assert FACE_CRAFTSMEN[FACE_NAMES.index(new)] == 3 + FACE_CRAFTSMEN[FACE_NAMES.index(old)]


def test_a_small_harbour() -> None:
    """GWTNZ-EX-20, NZ-11.1, NZ-11.2, NZ-11.4: two spaces, and the third point for a storehouse and a Kotare."""
    name = next(
        name for name, entry in HARBOUR.items() if entry.get("card") == "kotare" and 2 in entry.get("costs", [])
    )
    state = table()
    workers(state, MASHA, sailor=3)
    state.pounds[MASHA] = 2
    asked(state, shipping.Ship(MASHA, state.hired(MASHA, 2)))
    assert 2 == state.effects(GAME.parse(f"sail {HARBOUR[name]['at']}"))["steps"]
    say(state, f"sail {HARBOUR[name]['at']}", f"upgrade {name} 2", "storehouse 1")

    assert (0, HARBOUR[name]["at"]) == (state.pounds[MASHA], sailed_to(state))
    assert 9 == state.storehouses_left(MASHA)
    assert {"kotare": 1} == discarded(state)
    state.roll(Random(1))
    assert ("MoveRunholder", MISHA) == question(state)


@pytest.mark.parametrize(
    ("words", "pounds", "space", "card"),
    [
        (["money:5"], 5, 0, {}),
        (["money:3", "card:ferry"], 3, 0, {"ferry": 1}),
        (["pathfinder:4"], 0, 4, {}),
    ],
)
def test_harbourmasters(words: list[str], pounds: int, space: int, card: dict[str, int]) -> None:
    """GWTNZ-EX-21, NZ-11.6: a hired worker, last of its row, for the tile; its upper half at once."""
    state = table()
    workers(state, MASHA, sailor=3)
    name = next(name for name, entry in HARBOUR.items() if entry.get("master_space"))
    upgraded(state, MASHA, name)
    office(state, name, masters_with(*words)[0])
    asked(state, shipping.TakeMaster(MASHA, list(HARBOUR).index(name)))
    assert ["master sailor", "decline"] == legal(state)
    assert ("printed-worker", "NZ-11.6") == refusal(state, "master shepherd")
    say(state, "master sailor")

    assert (pounds, space) == (state.pounds[MASHA], state.pathfinder[MASHA])
    assert card == discarded(state)
    assert 2 == state.hired(MASHA, 2)
    assert "worker:sailor" == state.view(0)["harbourmasters"][HARBOUR[name]["master_space"] - 1]["worker"]


def shearing(shearers: int = 4, wool: bool = True) -> State:
    """Masha stands on E with the flock of the example."""
    state = table()
    assert [["shear"], ["aux:single"]] == list(locals_of("E").values())
    workers(state, MASHA, shearer=shearers)
    if wool:
        clear(state, MASHA, "perm_wool_left")
    hand(state, MASHA, "merino", "lincoln", "shropshire", "shropshire")
    stack(state, MASHA, "shropshire")
    return arrive(state, MASHA, "E")


def test_shearing() -> None:
    """GWTNZ-EX-22, NZ-5.6, NZ-14.6, NZ-9.1, NZ-9.4: three sheep and a permanent wool make nine."""
    state = shearing()
    say(state, "local 1 a", "draw 1")
    state.roll(Random(1))
    say(state, "discard shropshire")
    assert not legal(state, "local")
    assert not legal(state, "aux")
    say(state, "reveal merino", "reveal lincoln")
    assert not legal(state, "local")
    assert not legal(state, "aux")
    say(state, "reveal shropshire")
    assert 9 == state.pounds[MASHA]
    assert {"shropshire": 1} == in_hand(state)
    assert {"deliver wool5", "deliver wool9", "decline"} == set(legal(state))
    say(state, "deliver wool9", "disc step_limit")

    assert 9 - 5 + 3 == state.pounds[MASHA]
    assert 1 == discarded(state)["romney"]
    assert ["local 2 a"] == legal(state, "local")


@pytest.mark.parametrize(("shearers", "wool"), [(2, True), (3, False)])
def test_too_little_wool(shearers: int, wool: bool) -> None:
    """GWTNZ-EX-22, NZ-14.6: with fewer shearers or without the permanent wool post 9 is out of reach."""
    state = shearing(shearers, wool)
    say(state, "local 1 a", "reveal merino", "reveal lincoln")
    if shearers == 3:
        say(state, "reveal shropshire")

    assert 8 == state.pounds[MASHA]
    assert ("post-value", "NZ-14.6") == refusal(state, "deliver wool9")


@pytest.mark.parametrize("fulfilled", [True, False])
def test_three_objectives(fulfilled: bool) -> None:
    """GWTNZ-EX-23, NZ-17.8, NZ-17.14: each thing serves one card; without the post one card counts against her."""
    chosen = [
        objectives_with("building", "pathfinder6")[0],
        objectives_with("building4", "pathfinder6")[0],
        objectives_with("post13", "lincoln_or_corriedale")[0],
    ]
    big = faces_by_craftsmen(4)[0]
    state = table(2, b=side_b(big))
    play_before(state, MASHA, *chosen)
    house(state, MASHA, big, SITES[0])
    house(state, MASHA, faces_by_craftsmen(1)[0], SITES[1])
    own(state, MASHA, "lincoln")
    state.pathfinder[MASHA] = 12
    post = next(name for name in POST_NAMES if POST[name]["value"] >= 13)
    deliver(state, MASHA, post if fulfilled else "local0")
    values = [objective(card)["vp"] for card in chosen]
    expected = sum(values) if fulfilled else values[0] + values[1] + objective(chosen[2])["penalty"]

    assert expected == points(state)["objectives"]
    state.pathfinder[MASHA] -= 1
    assert points(state)["objectives"] < expected


def test_pathfinder_chain() -> None:
    """GWTNZ-EX-24, NZ-5.1, NZ-10.2, NZ-12.1, NZ-12.2, NZ-12.4, NZ-13.1, NZ-13.2: 7 to 11 by three ways."""
    lines = {tuple(words): line for line, words in locals_of("Bb").items()}
    state = table()
    flip(state)
    clear(state, MASHA, "aux_pathfinder_1")
    hand(state, MASHA, "kotare")
    state.pathfinder[MASHA] = 7
    state.pounds[MASHA] = 1
    arrive(state, MASHA, "B")
    say(state, lines[("aux:single",)], "aux pathfinder single")
    assert (8, 1, 0) == (state.pathfinder[MASHA], state.gold[MASHA], state.pounds[MASHA])
    say(state, "show kotare")
    state.roll(Random(1))
    assert (9, 1) == (state.pathfinder[MASHA], state.hand_size(MASHA))
    assert {"kotare": 1} == discarded(state)
    say(state, lines[("pathfinder:2",)])
    assert 11 == state.pathfinder[MASHA]
    assert ["flip step", "flip fee"] == legal(state)
    limit = state.step_limit(MASHA)
    say(state, "flip step")
    assert limit + 1 == state.step_limit(MASHA)
    assert sound(state)


def test_a_post_once_and_posts_that_repeat() -> None:
    """GWTNZ-EX-12, NZ-6.6: only 0 and 21 of the local posts take a second disc."""
    assert ["local0", "local21", "wool13"] == [name for name in POST_NAMES if POST[name].get("repeatable")]
    state = table()
    deliver(state, MASHA, "local0", "local21", "local3")
    state.pounds[MASHA] = 20
    asked(state, delivery.Deliver(MASHA, 30), wellington.Foresight(MASHA, 0), wellington.LeaveWellington(MASHA))

    assert {"deliver local0", "deliver local21"} <= set(legal(state))
    assert ("post-taken", "NZ-6.6") == refusal(state, "deliver local3")
