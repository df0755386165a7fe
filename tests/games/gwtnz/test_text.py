"""New Zealand in words: everything that can be said, happen or be asked has a sentence in both languages."""

import ast
import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.menu import group_of, menu_of
from igroteka.core.agenda import CHANCE, OVER, SPECTATOR, Chance, Decision, Frame
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import LANGUAGES, Speech, error_text, rules_text, speech
from igroteka.games.gwtnz import events, text, view
from igroteka.games.gwtnz.actions import ACTIONS
from igroteka.games.gwtnz.data import box, names, program
from igroteka.games.gwtnz.data.box import BOX, CARD_NAMES, DISC_NAMES, HARBOUR_NAMES, NODE_NAMES, NONE, POST_NAMES
from igroteka.games.gwtnz.data.program import ALT_COUNT, FACE_NAMES
from igroteka.games.gwtnz.game import GAME
from igroteka.games.gwtnz.rules import (
    auxiliary,
    building,
    cards,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    investing,
    location,
    objectives,
    pathfinder,
    shearing,
    sheep,
    shipping,
    trail,
    turn,
    wellington,
)
from igroteka.games.gwtnz.rules.catalogue import FRAMES
from igroteka.games.gwtnz.state import HAND, IN_PLAY, PILE, SUPPLY, State
from igroteka.games.gwtnz.view import DECISIONS
from igroteka.kit import bits
from tests.cli.seat import play, play_by
from tests.conftest import SOAK

NAMES = {"en": ["Red", "Blue", "White", "Orange"], "ru": ["Красный", "Синий", "Белый", "Оранжевый"]}
HOUSE = Path(igroteka.__file__).parent / "games" / "gwtnz"
CARD = {name: card for card, name in enumerate(CARD_NAMES)}
NODE = {name: node for node, name in enumerate(NODE_NAMES)}
FACE = {name: face for face, name in enumerate(FACE_NAMES)}
TILE = {name: tile for tile, name in enumerate(box.TILE_NAMES)}
POST = {name: post for post, name in enumerate(POST_NAMES)}
HARBOUR = {name: harbour for harbour, name in enumerate(HARBOUR_NAMES)}
SEA = {name: space for space, name in enumerate(box.SEA_NAMES)}


@pytest.fixture(params=LANGUAGES)
def words(request) -> Speech:
    return speech(request.param, text.PACKAGE)


@pytest.fixture
def en() -> Speech:
    return speech("en", text.PACKAGE)


@pytest.fixture
def ru() -> Speech:
    return speech("ru", text.PACKAGE)


def is_clean(said: str) -> bool:
    """A finished sentence: nothing of Fluent, Python or the notation shows through."""
    marks = ("{", "}", "$", "  ", "[", "]", "..", " ,", " ;", " .", ": :", "()", "None", "≈ ≈")
    return bool(said) and said == said.strip() and not any(mark in said for mark in marks)


def event(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(kind, seat, a, b, c, EVERYONE)


def told(speech: Speech, happened: Event, viewer: int = SPECTATOR) -> str:
    return text.event_text(happened, viewer, speech, NAMES[speech.language])


# --- actions


def test_every_action_has_words_of_its_own(words):
    said = [text.action_text(action, words, NAMES[words.language]) for action in range(ACTIONS.size)]

    assert all(is_clean(sentence) for sentence in said)
    assert len(set(said)) == len(said)


def test_actions_in_words(en, ru):
    def both(notation: str) -> tuple[str, str]:
        action = ACTIONS.parse(notation)
        return text.action_text(action, en, NAMES["en"]), text.action_text(action, ru, NAMES["ru"])

    assert both("hire 3 sailor") == ("Hire a sailor from column 3", "Нанять моряка из столбца 3")
    assert (
        both("move C rock1 bp1")[1]
        == "Передвинуть ранчера на нейтральную клетку 11 через первую клетку камнепада, клетку 9"
    )
    assert both("buy lincoln lincoln 3") == (
        "Buy two Lincolns with 3 shepherds",
        "Купить две карточки «Линкольн»: занято 3 пастуха",
    )
    small, large = box.UPGRADE_NAMES[0], HARBOUR_NAMES[box.FIRST_LARGE]
    price = ru.say("pound-count", count=int(small.split()[1]))
    assert both(f"upgrade {small}")[1] == f"Улучшить малую гавань 1 за {price}"
    assert both(f"upgrade {large}") == ("Upgrade large harbour 1 for free", "Улучшить большую гавань 1 бесплатно")
    assert both("recall mh2")[1] == "Переставить диск из средней гавани 2"
    assert both("deliver wool13")[1] == "Доставить на местный пост торговли шерстью 13"
    assert both("joker shearer") == ("Put the joker into the row of shearers", "Поставить джокера в ряд стригалей")
    assert both("aux certificate double")[0] == "Double auxiliary action: pay 4 pounds → certificate +2"
    assert both("certificates 0")[1] == "Получить доход без временных сертификатов"
    assert both("local extra a") == ("Extra action", "Дополнительное действие")
    assert both("reveal all")[0] == "Show one sheep of every breed that is left"


def test_what_a_move_costs_and_brings(en, ru):
    walk = {"steps": 3, "bank": 2, "p1": 1}

    assert ["3 steps", "2 pounds to the bank", "1 pound to Blue"] == text.effect_parts(walk, en, NAMES["en"])
    assert ["3 шага", "2 фунта в банк", "1 фунт: Синий"] == text.effect_parts(walk, ru, NAMES["ru"])
    built = {"craftsmen": 2, "pounds": -4, "points": 3, "gold": 1}
    assert ["нужно 2 строителя", "стоит 4 фунта", "+1 золото", "+3 очка"] == text.effect_parts(built, ru, NAMES["ru"])
    assert ["−8 points"] == text.effect_parts({"points": -8}, en, NAMES["en"])
    assert [] == text.effect_parts({}, en, NAMES["en"])


# --- events


BOUNDS = {
    "card": len(CARD_NAMES),
    "first": box.SHEEP,
    "node": len(NODE_NAMES),
    "local": 4,
    "choice": 2,
    "aux": len(box.AUX_NAMES),
    "form": 2,
    "alternative": int(ALT_COUNT),
    "craft": 4,
    "face": len(FACE_NAMES),
    "old": len(FACE_NAMES),
    "tile": len(box.TILE_NAMES),
    "disc": len(DISC_NAMES),
    "master": 8,
    "post": len(POST_NAMES),
    "harbour": len(HARBOUR_NAMES),
    "category": len(program.CATEGORIES),
    "row": 4,
    "slot": 4,
    "bag": 2,
    "stack": 4,
    "set": 10,
    "pair": 5,
    "owner": 4,
    "place": 7,
}


def test_every_kind_of_event_has_a_sentence(words):
    choice = random.Random(1)
    for kind in events.EVENTS.kinds:
        for _ in range(12):
            bound = {**BOUNDS, "tile": 2} if kind.number == events.FLIPPED else BOUNDS
            numbers = [choice.randrange(bound.get(part, 12)) for part in kind.parts] + [0, 0, 0]
            if "second" in kind.parts:
                numbers[1] = NONE
            said = told(words, event(kind.number, 0, *numbers[:3]))
            assert is_clean(said), (kind.name, said)
            assert words.language == "en" or re.search("[а-яё]", said), said


def test_events_in_words(en, ru):
    walked = event(events.MOVED, 1, NODE["wellington"], 3, 2)
    assert "Синий ведёт ранчера в Веллингтон: 3 шага, за проход 2 фунта" == told(ru, walked)
    assert "Red walks 1 step to neutral space 6" == told(en, event(events.MOVED, 0, NODE["B"], 1, 0))
    assert "Красный платит 2 фунта. Кому: Синий" == told(ru, event(events.FEE_PAID, 0, 1, 2))
    assert "Red uses the extra action on building space 5" == told(en, event(events.USED_LOCAL, 0, NODE["ra"], 3, 0))
    assert "Красный, вспомогательное действие: получить 1 фунт" == told(ru, event(events.USED_AUX, 0, 0, 0))
    assert "Красный: теперь 3 золота" == told(ru, event(events.GOLD_GAINED, 0, 3))
    pair = event(events.BOUGHT, 0, CARD["lincoln"], CARD["corriedale"], 3)
    assert "Красный покупает карточку «Линкольн» и карточку «Коридейл» за 3 фунта" == told(ru, pair)
    assert "Red buys two Lincolns for 3 pounds" == told(
        en, event(events.BOUGHT, 0, CARD["lincoln"], CARD["lincoln"], 3)
    )
    assert "Красный нанимает стригаля из столбца 2 за 7 фунтов" == told(ru, event(events.HIRED, 0, 3, 1, 7))
    built = event(events.BUILT, 0, FACE["4b"], NODE["a2"], 4)
    assert "Красный ставит постройку 4b «Хижина гуртовщиков» на клетку постройки 3 и платит 4 фунта" == told(ru, built)
    left = event(events.MASTER_TAKEN, 0, 1, HARBOUR["mh2"], 2)
    assert "Красный оставляет моряка в средней гавани 2 и берёт начальника гавани «Опасности»" == told(ru, left)
    free = event(events.UPGRADED, 0, HARBOUR["lh1"], 0)
    assert "Red upgrades large harbour 1" == told(en, free)
    assert "Красный: доход 10 фунтов (племенная ценность 8, сертификаты 2)" == told(
        ru, event(events.INCOME, 0, 10, 8, 1)
    )
    assert "Red shears sheep: 9 pounds (wool 8, permanent 1)" == told(en, event(events.SHORN, 0, 9, 8, 1))
    wool = event(events.DELIVERED, 0, POST["wool9"], 5)
    assert "Красный доставляет шерсть на местный пост торговли шерстью 9, перевозка 5 фунтов" == told(ru, wool)
    flood = next(tile for name, tile in TILE.items() if name.startswith("hazard:flood"))
    hazard = told(ru, event(events.FORESEEN, 1, flood, 0, NODE["flood3"]))
    assert re.fullmatch(r"Синий, прогноз A: наводнение \(.*\) ложится на третью клетку наводнения", hazard)
    assert "Blue, foresight A: sailor goes to the job market, column 4" == told(en, event(events.FORESEEN, 1, 2, 0, 3))
    gone = event(events.FORESEEN, 1, TILE["bonus:joker"], 1, NONE)
    assert "Синий, прогноз B: работник-джокер выходит из игры" == told(ru, gone)
    assert "Жетон рынка бонусов переходит в ряд 7" == told(ru, event(events.TOKEN_MOVED, 0, 6))
    final = event(events.FINAL, 1, program.CATEGORIES.index("trading_posts"), -8)
    assert "Итог. Торговые посты, Синий: −8 очков" == told(ru, final)


def test_a_drawn_card_is_its_owners_secret(words):
    secret = Event(events.CARD_DRAWN, 0, CARD["lincoln"], 0, 0, 1)

    assert words.say("card-lincoln.object") in told(words, secret, 0)
    assert "" == told(words, secret, 1)
    assert "" == told(words, secret)


def test_events_name_neutral_buildings_by_their_letters(en, ru):
    state = first_turn()
    node = int(state.runholders[0])
    name = names.building_name(state.face(node), ru)

    def said(speech: Speech, happened: Event) -> str:
        return text.event_text(happened, SPECTATOR, speech, NAMES[speech.language], state)

    assert f"Красный ведёт ранчера к нейтральной постройке {name}: 1 шаг" == said(
        ru, event(events.MOVED, 0, node, 1, 0)
    )
    assert f"Красный выполняет действие 1 нейтральной постройки {name}" == said(
        ru, event(events.USED_LOCAL, 0, node, 0, 0)
    )
    assert said(en, event(events.PLACED_RUNHOLDER, 0, node)).startswith("Red brings the runholder to neutral building ")


# --- questions


def test_every_decision_and_draw_has_a_question(words):
    for decision in (*DECISIONS.values(), "FIRST_DISC"):
        key = decision.lower().replace("_", "-")
        assert words.has(f"waiting-{key}")
        assert words.has(f"question-{key}")
    for entry in FRAMES:
        assert issubclass(entry.frame, Chance) == words.has(f"chance-{entry.name.replace('_', '-')}")


def first_turn(seats: int = 3, seed: int = 1, **options: object) -> State:
    """The first location of a game: the runholder of seat 0 stands on neutral space C."""
    state = GAME.start(seats, {"first_seat": 0, **options})
    state.roll(Random(seed))
    state.apply(ACTIONS.parse("disc aux_money_2"))
    state.apply(ACTIONS.parse("place C"))
    return state


def rich_turn() -> State:
    """A seat that could do almost anything."""
    state = first_turn()
    state.pounds[0], state.tokens[0], state.gold[0], state.certificates[0] = 40, 2, 5, 1
    state.pathfinder[0] = 9
    state.ships[0] = SEA["w1"]
    state.runholders[0] = NODE["ra"]
    state.trail[NODE["ra"]] = 2  # building 3 of seat 0
    state.trail[NODE["b1"]] = program.NUMBERS + 3  # building 4 of seat 1
    state.sides = 0
    for craft in range(4):
        state.workers[craft] = 4
    for card in (
        "shropshire",
        "southdown",
        "english_leicester",
        "merino",
        "lincoln",
        "romney",
        "ferry",
        "bonus4",
        "obj7",
    ):
        state.put(HAND, CARD[card])
    state.put(HAND, CARD["merino"])
    state.put(PILE, CARD["corriedale"])
    state.gained[CARD["corriedale"]] = 1
    for card in ("bonus3", "bonus4", "bonus5", "bonus8"):
        state.put(SUPPLY, CARD[card])
    return state


def asking(frame: Frame) -> State:
    """The same with this question on top."""
    state = rich_turn()
    if isinstance(frame, delivery.TakeDisc) and frame.target == POST["local12"]:
        state.discs[0], state.harbours[0] = 0, bits.bit(HARBOUR["mh1"])
    if isinstance(frame, cards.TopDeck):
        state.put(IN_PLAY, CARD["bonus5"])
    if isinstance(frame, pathfinder.FlipTile):
        state.pathfinder[0] = 11
    if isinstance(frame, shearing.Shear) and frame.shearers == 4:
        state.workers[3] = 1
    state.push(frame)
    state.settle()
    assert state.top() is frame, type(frame).__name__
    return state


def first_upgrade(name: str) -> int:
    return box.UPGRADE_NAMES.index(name)


HARBOUR_TARGET = int(box.POSTS)
QUESTIONS: list[Frame] = [
    trail.FirstDiscard(0),
    trail.PlaceRunholder(0),
    trail.MoveRunholder(0),
    trail.Run(0, 1),
    trail.Run(0, 5),
    location.UseBuilding(0, NODE["ra"], 2, 0),
    location.UseBuilding(0, NODE["ra"], 2, 1),
    location.StopHere(0, NODE["ra"]),
    *[effects.Immediate(0, int(program.CRAFT_ALT[place]), int(program.CRAFT_ALT[place + 1])) for place in (8, 22)],
    *[effects.PayCard(0, kind, 0) for kind in range(3)],
    effects.PayCard(0, program.ANY_SHEEP, 1),
    auxiliary.ChooseAuxiliary(0, 0),
    auxiliary.ChooseAuxiliary(0, 1),
    *[hiring.Hire(0, modifier) for modifier in (0, 3, -2)],
    *[investing.Invest(0, modifier) for modifier in (0, 3, -1)],
    investing.PlaceJoker(0),
    sheep.BuySheep(0, 5),
    sheep.BuySheep(0, 1),
    sheep.PickSheep(0, 2, bits.gathered([CARD["lincoln"], CARD["corriedale"]]), 0),
    sheep.PickSheep(0, 1, bits.gathered([CARD["hampshire"], CARD["suffolk"]]), 4),
    building.Build(0, 2),
    building.Build(0, 1),
    building.PlusOne(0),
    *[hazards.RemoveHazard(0, price) for price in (0, 5, 7)],
    shipping.Ship(0, 1),
    shipping.Ship(0, 5),
    shipping.Anchor(0),
    shipping.PlaceStorehouse(0, first_upgrade("sh1 2")),
    shipping.PlaceStorehouse(0, first_upgrade("lh1")),
    shipping.TakeMaster(0, HARBOUR["mh1"]),
    *[
        delivery.TakeDisc(0, target, 0)
        for target in (0, POST["local9"], POST["local12"], POST["wool9"], HARBOUR_TARGET)
    ],
    delivery.TakeDisc(0, int(box.PATHFINDER_TARGET), 0),
    cards.TakeCard(0, CARD["romney"]),
    cards.TakeCard(0, CARD["bonus3"]),
    cards.TakeCard(0, CARD["bonus8"]),
    cards.TopDeck(0, CARD["bonus5"]),
    pathfinder.Forward(0, pathfinder.OF_CERTIFICATES, 2),
    pathfinder.Forward(0, pathfinder.OF_PATHFINDER, 4),
    pathfinder.FlipTile(0),
    objectives.GainObjective(0, 0),
    objectives.GainObjective(0, 1),
    shearing.Shear(0, 4, 0),
    shearing.Shear(0, 1, 1),
    shearing.Shear(0, 2, 1),
    shearing.Shearing(0, 2, bits.bit(CARD["merino"])),
    wellington.Income(0, 0),
    wellington.Income(0, bits.bit(CARD["merino"])),
    delivery.Deliver(0, 21),
    delivery.DeliverWool(0, 13),
    *[wellington.Foresight(0, bag) for bag in range(2)],
    exchange.DrawCount(0, 3),
    exchange.DiscardDrawn(0, 1, 1),
    exchange.DiscardDrawn(0, 2, 0),
    exchange.OffTurn(0),
    turn.EndPhaseB(0),
]


@pytest.mark.parametrize("place", range(len(QUESTIONS)))
def test_questions_and_all_their_answers(words, place):
    """Every question to the one who is asked, to others, and every answer with price and gain."""
    state = asking(QUESTIONS[place])
    called = NAMES[words.language][:3]
    asked = text.question_text(state, 0, words, called)
    waiting = {text.question_text(state, viewer, words, called) for viewer in (1, 2, SPECTATOR)}
    said = [text.option_text(state, action, words, called) for action in state.legal()]

    assert is_clean(asked)
    assert 1 == len(waiting)
    assert all(is_clean(sentence) for sentence in waiting)
    assert all(is_clean(sentence) for sentence in said), said
    assert len(said) == len(set(said))
    if words.language == "ru":
        assert all(re.search("[а-яё]", sentence) for sentence in [asked, *waiting, *said])


def test_every_decision_was_asked():
    assert {type(frame) for frame in QUESTIONS} == {
        entry.frame for entry in FRAMES if issubclass(entry.frame, Decision)
    }
    assert {*DECISIONS.values(), "FIRST_DISC"} == {view.question(asking(frame))["decision"] for frame in QUESTIONS}


def test_questions_in_words(en, ru):
    def asked(frame: Frame, speech: Speech, viewer: int = 0) -> str:
        return text.question_text(asking(frame), viewer, speech, NAMES[speech.language])

    assert re.fullmatch(r"Ваш ход: ведите ранчера, от 1 до \d шагов", asked(trail.MoveRunholder(0), ru))
    assert "Красный в Веллингтоне: прогноз B" == asked(wellington.Foresight(0, 1), ru, 1)
    assert "Hire a worker, 3 pounds dearer than the column" == asked(hiring.Hire(0, 3), en)
    assert "Какую опасность убрать бесплатно?" == asked(hazards.RemoveHazard(0, 0), ru)
    assert "Какой диск пойдёт на местный торговый пост 9?" == asked(delivery.TakeDisc(0, POST["local9"], 0), ru)
    assert "Which disc goes to medium harbour 1?" == asked(delivery.TakeDisc(0, HARBOUR_TARGET, 0), en)
    assert "Сбросьте 2 карточки овец одной породы" == asked(effects.PayCard(0, program.PAIR, 0), ru)
    assert "Улучшить среднюю гавань 1?" == asked(shipping.Anchor(0), ru)
    assert "Buy sheep: 5 shepherds free" == asked(sheep.BuySheep(0, 5), en)
    assert "Доставьте овец на пост ценностью до 21" == asked(delivery.Deliver(0, 21), ru)
    sheared = shearing.Shearing(0, 2, bits.bit(CARD["merino"]))
    assert "Wool: 3. Which other sheep? Shearers left: 2" == asked(sheared, en)


def options_of(frame: Frame, speech: Speech) -> list[str]:
    state = asking(frame)
    return [text.option_text(state, action, speech, NAMES[speech.language][:3]) for action in state.legal()]


def test_options_name_place_price_and_gain(en, ru):
    """NZ-6.9, NZ-11.2, NZ-14.1, NZ-14.2, NZ-14.3, NZ-14.4: what a player needs to compare."""

    def some(pattern: str, options: list[str]) -> bool:
        return any(re.fullmatch(pattern, option) for option in options)

    assert some(r"Hire a \w+ from column 1 \(costs \d+ pounds; .*\+4 points\)", options_of(hiring.Hire(0, 3), en))
    assert some(r"Купить карточку «.*»: занят 1 пастух \(стоит \d фунт.*\)", options_of(sheep.BuySheep(0, 5), ru))
    assert some(r"Взять .* из ряда 1 \(стоит \d фунт.*; сразу: .*\)", options_of(investing.Invest(0, 0), ru))
    builds = options_of(building.Build(0, 2), ru)
    assert some(
        r"Заменить постройку 3a «.*» на клетке за камнепадом на постройку .* \(нужен 1 строитель; стоит 2 фунта.*\)",
        builds,
    )
    assert some(r"Поставить постройку .* на клетку .*дополнительное действие: сбросить 1 карточку овцы → .*", builds)
    deliveries = options_of(delivery.Deliver(0, 21), ru)
    assert "Доставить на местный торговый пост 0 (−8 очков; получить 6 фунтов)" in deliveries
    assert some(r"Доставить на местный торговый пост 9 \(перевозка 3 фунта; .*; взять карточку цели\)", deliveries)
    discs = options_of(delivery.TakeDisc(0, POST["local9"], 0), en)
    assert "Take the disc “Step limit +1” (+3 pounds)" in discs
    assert "Take the disc “Hand limit +1 (right)” (costs 8 pounds; +3 points)" in discs
    assert some(r"Улучшить .*начальник гавани: .*", options_of(shipping.Anchor(0), ru))
    sails = options_of(shipping.Ship(0, 5), ru)
    assert some(r"Вести корабль в малую гавань \d \(\d клет.*; улучшение .* фунт.*; даёт карточку .*\)", sails)
    assert some(r"Вести корабль в большую гавань.*улучшение бесплатно; открывает иностранный .*", sails)
    assert some(r"Вести корабль к бую \d \(\d клет.*\)", sails)
    ends = options_of(turn.EndPhaseB(0), en)
    assert some(r"Play a Ferry \(gain 2 pounds; then draw 1 card\)", ends)
    card = CARD["obj7"]
    points = f"+{int(box.CARD_POINTS[card])} if fulfilled, otherwise −{int(box.PENALTY[card])}"
    assert f"Play {names.card_object(card, en)}: {points}" in ends


def test_hazards_on_the_way_are_named_by_their_zone(en, ru):
    """NZ-4.1: no id of the notation in a sentence."""
    state = rich_turn()
    floods = [NODE_NAMES.index(name) for name in ("flood1", "rock6")]

    assert ["первую клетку наводнения", "шестую клетку камнепада"] == [
        text.stop_label(state, node, 0, ru, NAMES["ru"]) for node in floods
    ]
    assert ["the first flood space", "the sixth rockfall space"] == [
        text.stop_label(state, node, 0, en, NAMES["en"]) for node in floods
    ]


def test_places_for_buildings_are_named_by_the_letters_around_them(en, ru):
    """NZ-4.1, NZ-12.2: no number of a space in a sentence; each has words of its own."""
    state = rich_turn()
    b, c, h = (FACE_NAMES[state.face(NODE[name])][0] for name in "BCH")

    assert f"the second space between {b} and {c}" == text.spot_text(state, NODE["b2"], en, "inline")
    assert f"на вторую клетку для исследователей между {b} и {c}" == text.spot_text(state, NODE["bp2"], ru, "to")
    assert "на клетке за камнепадом" == text.spot_text(state, NODE["ra"], ru, "on")
    assert f"первая клетка между {h} и Веллингтоном" == text.spot_text(state, NODE["h1"], ru, "inline")
    for words in (en, ru):
        said = {text.spot_text(state, node, words, "inline") for node in box.BUILDING_SPACES}
        assert len(said) == len(box.BUILDING_SPACES)
        assert not any(re.search(r"(space|клетк\w+) \d", option) for option in options_of(building.Build(0, 2), words))


def test_no_sentence_names_a_space_as_the_notation_does(words):
    """Boards print numbers, sentences say the same; the sea has harbours and buoys."""
    plain = ("start", "wellington")
    ids = re.compile(rf"\b({'|'.join(name for name in [*NODE_NAMES, *box.SEA_NAMES] if name not in plain)})\b")
    said = [
        text.action_text(action, words, NAMES[words.language])
        for action in range(ACTIONS.size)
        if ACTIONS.of(action).name in ("place", "move", "build", "clear", "sail", "upgrade", "recall")
    ]
    said += [told(words, event(events.BUILT, 0, FACE["4b"], node, 0)) for node in range(len(NODE_NAMES))]
    said += [told(words, event(events.MOVED, 0, node, 1, 0)) for node in range(len(NODE_NAMES)) if node]
    said += [told(words, event(events.SAILED, 0, space, 1)) for space in range(len(box.SEA_NAMES))]

    assert [] == [sentence for sentence in said if ids.search(sentence)]


def test_a_place_of_reconstructed_action_is_marked(words):
    """NZ-20.9: whoever chooses a building sees whether its actions are our guess."""
    state = asking(trail.PlaceRunholder(0))
    for action in state.legal()[: box.NEUTRALS]:
        said = text.option_text(state, action, words, NAMES[words.language])
        face = state.face(box.NEUTRAL_SPACES[action - state.legal()[0]])
        assert ("(≈ " in said) == names.is_reconstructed(names.FACE_LIST[face])


def test_a_long_menu_is_grouped():
    """Walks by where they end, buildings by their number; nothing is lost."""
    words = speech("ru", "igroteka.cli", text.PACKAGE)
    for frame in (building.Build(0, 2), trail.Run(0, 5), sheep.BuySheep(0, 5), shipping.Ship(0, 5)):
        state = asking(frame)
        menu = menu_of(GAME, state, words, NAMES["ru"])

        assert sorted(state.legal()) == sorted(action for entry in menu.entries for action in entry.actions)
        assert len(menu.entries) <= 24
    titles = [entry.text for entry in menu_of(GAME, asking(building.Build(0, 2)), words, NAMES["ru"]).entries]
    does = names.marked_text("; ".join(names.local_texts(FACE["4a"], words)), names.FACE_LIST[FACE["4a"]], words)
    assert any(title.startswith(f"Поставить постройку 4a «Лагерь землекопов»: {does}") for title in titles)


def test_places_may_be_typed_in_small_letters(tmp_path):
    """In a group of places the keys are those on the table; moves in notation need no capitals either."""
    words = speech("en", "igroteka.cli", text.PACKAGE)
    state = asking(shipping.Ship(0, 5))
    sails = [action for action in state.legal() if ACTIONS.of(action).name == "sail"]

    assert group_of(GAME, state, sails, words, NAMES["en"]).find("w2") is not None
    table = ("gwtnz", "--seats", "2", "--seed", "7", "--option", "first_seat=0")
    said = play(tmp_path, *table, typed=["disc aux_ship_1", "place c", "q"])
    assert "You bring the runholder to neutral building F “Sheep Yards”" in said.out
    assert 0 == said.code


@pytest.mark.parametrize("language", LANGUAGES if SOAK else ["en"])
def test_a_whole_game_at_the_terminal(tmp_path, language):
    choice = random.Random(3)
    table = ("gwtnz", "--seats", "2", "--seed", "7", "--bots", "random", "--lang", language)
    said = play_by(tmp_path, *table, answer=lambda table: choice.choice(table.menu.entries).key.lower())

    assert 0 == said.code
    words = speech(language, text.PACKAGE)
    total = words.say("score-total", count=7).split(":")[0]
    assert 2 == len(re.findall(rf"^\d\. .*?{total}:\s+−?\d+\s", said.out, re.MULTILINE | re.DOTALL))


# --- refusals


@lru_cache
def refused_codes() -> frozenset[str]:
    """Codes that the rules give to refuse()."""
    codes: set[str] = set()
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes.update(str(choice.value) for choice in choices if isinstance(choice, ast.Constant))
    return frozenset(codes)


DETAILS = (
    "price",
    "pounds",
    "gold",
    "steps",
    "limit",
    "needed",
    "craftsmen",
    "certificates",
    "tokens",
    "points",
    "most",
)


@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_refusal_has_a_sentence(words, number):
    details = dict.fromkeys((*DETAILS, "value", "total", "alternative", "pathfinder"), number) | {"post": "local3"}
    codes = refused_codes()
    for code in codes:
        sentence = error_text(IllegalAction(f"gwtnz-{code}", "NZ-1.2", details), words.language)
        assert is_clean(sentence), code
        assert sentence.endswith("."), code

    assert len(codes) > 60


def test_refusals_say_what_is_missing(en, ru):
    poor = IllegalAction("gwtnz-too-dear", "NZ-14.1", {"price": 1, "pounds": 0})
    far = IllegalAction("gwtnz-post-value", "NZ-6.5", {"post": "local12", "value": 12, "total": 8})
    gold = IllegalAction("gwtnz-too-little-gold", "NZ-13.6", {"price": 3, "gold": 1})

    assert "Это стоит 1 фунт, а у вас нет ни одного." == GAME.refusal_text(poor, ru)
    assert "That costs 1 pound, and you have none." == GAME.refusal_text(poor, en)
    assert "Этому посту нужно 12, а у вас получилось 8." == GAME.refusal_text(far, ru)
    assert "Нужно 3 золота, а у вас только 1." == GAME.refusal_text(gold, ru)


def test_every_law_of_a_position_has_words():
    source = (HOUSE / "rules" / "laws.py").read_text(encoding="utf-8")
    laws = set(re.findall(r':([a-z_-]+)"', source)) | set(re.findall(r'else "([a-z_]+)"', source))
    for language in LANGUAGES:
        known = (HOUSE / "locale" / language / "refusals.ftl").read_text(encoding="utf-8")
        told_laws = known[known.index("error-gwtnz-position-law") :]
        assert {law for law in laws - {"law"} if f"[{law}]" not in told_laws} == set()


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"first_seat": 3}), (5, {}), (4, {"building_sides": "flat"}), (4, {"no": 1})]
)
def test_tables_that_cannot_be_are_refused_in_words(words, seats, options):
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, options)

    assert is_clean(error_text(refused.value, words.language))


# --- whole games

TABLES = [
    (2, {"set6_upgrade_cost": "pay_difference", "pathfinder_vp": "spaces"}),
    (3, {"exchange_off_turn": "never", "building_sides": "all_a"}),
    (4, {"printed_shearer_counts": False}),
]


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_whole_games_can_be_told(table):
    """Every event to every viewer, every option, question and refusal on the way, in both languages."""
    seats, options = TABLES[table]
    state = GAME.start(seats, options)
    state.log = []
    choice = random.Random(table)
    luck = Random(table)
    tongues = [(speech(language, text.PACKAGE), NAMES[language][:seats]) for language in LANGUAGES]
    viewers = [*range(seats), SPECTATOR]
    rules = rules_text(text.PACKAGE, "en")
    while state.player != OVER:
        legal = state.legal()
        refusal = state.why_not(choice.randrange(seats), choice.randrange(ACTIONS.size))
        for words, called in tongues:
            for viewer in viewers:
                assert is_clean(text.question_text(state, viewer, words, called))
            said = [text.option_text(state, action, words, called) for action in legal]
            assert all(is_clean(option) for option in said), said
            assert len(said) == len(set(said)), said
            if refusal is not None:
                assert is_clean(GAME.refusal_text(refusal, words))
                assert refusal.rule in rules
            for happened in state.log:
                for viewer in viewers:
                    sentence = text.event_text(happened, viewer, words, called)
                    assert is_clean(sentence) if happened.is_seen_by(viewer) else sentence == ""
        state.log.clear()
        state.apply(state.draw(luck) if state.player == CHANCE else choice.choice(legal))
    for words, called in tongues:
        assert is_clean(text.ending_text(state, words, called))


def test_a_shared_victory(en, ru):
    """NZ-17.13."""
    state = first_turn(2)
    state.ending = 1
    for seat in range(2):
        state.pounds[seat] = 25

    assert "Red and Blue share the victory with 5 points" == text.ending_text(state, en, NAMES["en"])
    assert "Победу делят Красный и Синий: 5 очков" == text.ending_text(state, ru, NAMES["ru"])


# --- the rules


def test_every_rule_has_a_help_text(words):
    """NZ-0.1 to NZ-20.11, none missing and none in the wrong order."""
    counts = [6, 4, 11, 6, 10, 8, 18, 3, 3, 7, 3, 10, 5, 11, 18, 3, 4, 14, 5, 3, 11]
    expected = [f"NZ-{n}.{place}" for n, count in enumerate(counts) for place in range(1, count + 1)]
    rules = rules_text(text.PACKAGE, words.language)

    assert expected == [id for id, rule in rules.items() if rule.chapter != id]
    assert all(rule.text for id, rule in rules.items() if rule.chapter != id)


def test_what_is_bought_is_told_with_its_price(words):
    """NZ-14.4: the help names every purchase of the data file."""
    told_rule = rules_text(text.PACKAGE, words.language)["NZ-14.4"].text
    for option in BOX["sheep_option"]:
        assert str(option["pounds"]) in told_rule
    assert 5 == len(re.findall("^- ", told_rule, re.MULTILINE))


def test_a_card_that_is_gone_is_not_promised(words):
    """NZ-15.1, NZ-11.10, NZ-6.9: harbours, posts and hazards whose stack is empty."""
    called = NAMES[words.language][:3]
    ferry = names.card_object(CARD["ferry"], words)
    frames = [hazards.RemoveHazard(0, 0), shipping.Anchor(0), delivery.Deliver(0, 21)]
    for frame in frames:
        state = asking(frame)
        state.trail[NODE["flood1"]] = TILE["hazard:flood:2:black"]
        state.ships[0] = SEA[next(entry["at"] for entry in BOX["medium_harbour"] if entry["card"] == "ferry")]
        for left in (True, False):
            if not left:
                state.cards[SUPPLY * box.CARDS + CARD["ferry"]] = 0
            said = [text.option_text(state, action, words, called) for action in state.legal()]
            offered = [option for option in said if option != play_of("ferry", words)]
            assert left == any(ferry in option for option in offered), offered


def play_of(card: str, speech: Speech) -> str:
    """The option of playing an action card."""
    state = asking(turn.EndPhaseB(0))
    action = GAME.parse(f"show {card}")
    return text.option_text(state, action, speech, NAMES[speech.language][:3])
