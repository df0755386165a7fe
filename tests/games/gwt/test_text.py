"""Great Western Trail in words: everything that can be said, happen or be asked has a sentence in both languages."""

import ast
import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

import igroteka
from igroteka.cli.menu import group_of, menu_of
from igroteka.core.agenda import SPECTATOR, Chance, Decision, Frame
from igroteka.core.chance import Random
from igroteka.core.errors import BadOption, IllegalAction
from igroteka.core.events import EVERYONE, Event
from igroteka.core.speech import LANGUAGES, Speech, error_text, rules_text, speech
from igroteka.games.gwt import text
from igroteka.games.gwt.actions import ACTIONS
from igroteka.games.gwt.data.box import (
    AUX_NAMES,
    BOX,
    BUILDING_SPACES,
    CARD_NAMES,
    CATEGORIES,
    CITIES,
    CITY_NAMES,
    DISC_NAMES,
    MASTER_NAMES,
    NODE_NAMES,
    NONE,
    POSITION_NAMES,
    SETTINGS,
    TILE_NAMES,
)
from igroteka.games.gwt.data.names import alternative_text, icon_key, icon_text, label, local_texts, master_text
from igroteka.games.gwt.data.program import ALT_COUNT, FACE_NAMES, MASTER_ALT, OPS, PROGRAM
from igroteka.games.gwt.events import (
    BOUGHT,
    BUILT,
    CARD_DRAWN,
    CERTIFIED,
    COPIED,
    DELIVERED,
    DISC_TAKEN,
    EVENTS,
    FEE_PAID,
    FINAL,
    FORESEEN,
    HAZARD_REMOVED,
    HIRED,
    INCOME,
    MOVED,
    SHOWED,
    TOKEN_MOVED,
    USED_AUX,
    USED_LOCAL,
)
from igroteka.games.gwt.game import GAME
from igroteka.games.gwt.rules import (
    auxiliary,
    building,
    cattle,
    delivery,
    effects,
    exchange,
    hazards,
    hiring,
    kansas_city,
    location,
    objectives,
    railroad,
    trail,
    turn,
)
from igroteka.games.gwt.rules.catalogue import FRAMES
from igroteka.games.gwt.state import HAND, State
from tests.cli.seat import play, play_by
from tests.conftest import SOAK
from tests.games.telling import is_clean, tell_a_game

NAMES = {"en": ["Red", "Blue", "White", "Orange"], "ru": ["Красный", "Синий", "Белый", "Оранжевый"]}
HOUSE = Path(igroteka.__file__).parent
CARD = {name: card for card, name in enumerate(CARD_NAMES)}
NODE = {name: node for node, name in enumerate(NODE_NAMES)}
FACE = {name: face for face, name in enumerate(FACE_NAMES)}
TILE = {name: tile for tile, name in enumerate(TILE_NAMES)}


def dotless(word: str) -> str:
    """The rulebook does not print the dots of ё."""
    return word.replace("ё", "е").replace("Ё", "Е")


def event(kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(kind, seat, a, b, c, EVERYONE)


def told(speech: Speech, happened: Event, viewer: int = SPECTATOR) -> str:
    return text.event_text(happened, viewer, speech, NAMES[speech.language])


# --- names


NAMED = [
    ("deed", BOX["action_name"]),
    ("craft", BOX["worker_type"]),
    ("bandit", BOX["bandit_type"]),
    ("hand", BOX["hand_type"]),
    ("breed", BOX["cattle"]["breed"]),
    ("card", [*BOX["cattle"]["simmental"], *BOX["objective"], *BOX["starting_objective"]]),
    ("task", BOX["vocabulary"]["task"]),
    ("city", BOX["city"]),
    ("master", BOX["station_master"]),
    ("disc", BOX["player_board"]["disc_space"]),
]


@pytest.mark.parametrize(("kind", "entries"), NAMED)
def test_names_are_those_of_the_data_file(words, kind, entries):
    for entry in entries:
        assert dotless(entry[f"name_{words.language}"]) == dotless(words.say(f"{kind}-{entry['id']}"))


def test_names_with_a_number_or_letter(words):
    name = f"name_{words.language}"
    for entry in BOX["neutral_building"]:
        assert entry[name] == words.say("building-neutral", id=entry["id"])
    for entry in BOX["private_building"]:
        assert entry[name] == words.say("building-private", id=entry["id"])
    for entry in BOX["railroad"]["station"]:
        assert entry[name] == words.say("station-name", number=entry["id"])


def test_every_icon_of_the_vocabulary_is_explained(words):
    """GWT-3.4: one phrase for a sentence and one sentence for whoever meets the icon for the first time."""
    keys = {icon_key(token) for token in PROGRAM.tokens}

    assert len(OPS) == len(keys)
    for token in PROGRAM.tokens:
        assert is_clean(icon_text(token, words)), token
        help_text = words.say(f"{icon_key(token)}.help")
        assert is_clean(help_text), token
        assert help_text.endswith("."), token


def test_every_sign_and_disc_is_explained(words):
    folder = HOUSE / "games" / "gwt" / "locale" / words.language
    source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.ftl"))
    signs = re.findall(r"^(sign-\w+) =", source, re.MULTILINE)

    assert 18 == len(signs)
    for key in [*signs, *[f"disc-{name}" for name in DISC_NAMES]]:
        assert is_clean(words.say(f"{key}.help"))
        assert words.say(f"{key}.help").endswith(".")


def test_icons_in_words(en, ru):
    def said(token: str) -> tuple[str, str]:
        return icon_text(token, en), icon_text(token, ru)

    assert ("hire a worker", "нанять рабочего") == said("hire:0")
    assert ("hire a worker, 2 dollars dearer", "нанять рабочего на 2 доллара дороже") == said("hire:2")
    assert ("hire a worker, 1 dollar cheaper", "нанять рабочего на 1 доллар дешевле") == said("hire:-1")
    assert ("remove a hazard for free", "убрать опасность бесплатно") == said("hazard:0")
    assert "убрать опасность за 5 долларов" == said("hazard:5")[1]
    assert ("certificate +2", "сертификат +2") == said("cert:2")
    assert "получить 2 доллара за каждую станцию со своим диском" == said("money_per:2:own_stations")[1]
    assert "провести пастуха на 1–3 шага и использовать новую локацию" == said("herder:3")[1]
    assert "провести пастуха на 1 шаг и использовать новую локацию" == said("herder:1")[1]
    assert (
        "for each pair of a green and an orange bandit: certificate +2 and 2 dollars"
        == said("cert_money_per_bandit_pair:2:2")[0]
    )


def test_every_alternative_building_and_master_can_be_told(words):
    assert all(is_clean(alternative_text(alt, words)) for alt in range(ALT_COUNT))
    for face in range(len(FACE_NAMES)):
        assert local_texts(face, words)
        assert all(is_clean(said) for said in local_texts(face, words))
    for master, name in enumerate(MASTER_NAMES):
        entry = next(entry for entry in BOX["station_master"] if entry["id"] == name)
        assert dotless(master_text(master, words)).endswith(dotless(entry[f"text_{words.language}"]))


def test_halves_and_costs_are_told_apart(en, ru):
    assert ["certificate +1 or take an objective card"] == local_texts(FACE["C"], en)[:1]
    assert "сбросить 1 галловейскую карточку → получить 2 доллара" == local_texts(FACE["A"], ru)[0]
    assert (
        "сбросить 1 карточку скота любой породы → получить 6 долларов и взять карточку цели на руку"
        == local_texts(FACE["8b"], ru)[0]
    )


def test_every_option_of_the_data_file_has_a_name(words):
    for name, entry in BOX["options"]["about"].items():
        assert is_clean(words.say(f"option-{name}"))
        for value in entry["allowed"]:
            if isinstance(value, str) and ".." not in value:
                assert is_clean(words.say(f"option-{name}-{value}"))
    for preset in SETTINGS.presets:
        assert is_clean(words.say(f"preset-{preset}"))


def test_every_source_of_points_has_a_line(words):
    for entry in BOX["scoring"]["category"]:
        assert is_clean(words.say(f"score-{entry['id']}", count=7))
        assert entry[f"name_{words.language}"] == words.say(f"score-{entry['id']}.name")


@pytest.mark.parametrize(
    ("key", "one", "few", "many"),
    [
        ("dollar-count", "доллар", "доллара", "долларов"),
        ("point-count", "очко", "очка", "очков"),
        ("step-count", "шаг", "шага", "шагов"),
        ("step-of", "шага", "шагов", "шагов"),
        ("card-count", "карточка", "карточки", "карточек"),
        ("card-object", "карточку", "карточки", "карточек"),
        ("card-of", "карточки", "карточек", "карточек"),
        ("space-object", "клетку", "клетки", "клеток"),
        ("space-of", "клетки", "клеток", "клеток"),
        ("certificate-count", "сертификат", "сертификата", "сертификатов"),
        ("token-count", "жетон обмена", "жетона обмена", "жетонов обмена"),
        ("cowboy-count", "ковбой", "ковбоя", "ковбоев"),
        ("builder-count", "строитель", "строителя", "строителей"),
    ],
)
def test_russian_counts_agree_with_their_number(ru, key, one, few, many):
    for count, form in {1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 0: many}.items():
        assert f"{count} {form}" == ru.say(key, count=count)


# --- actions


def test_every_action_has_words_of_its_own(words):
    said = [text.action_text(action, words, NAMES[words.language]) for action in range(ACTIONS.size)]

    assert all(is_clean(sentence) for sentence in said)
    assert len(set(said)) == len(said)


def test_actions_in_words(en, ru):
    def both(notation: str) -> tuple[str, str]:
        action = ACTIONS.parse(notation)
        return text.action_text(action, en, NAMES["en"]), text.action_text(action, ru, NAMES["ru"])

    assert both("hire 3 engineer") == ("Hire an engineer from column 3", "Нанять инженера из столбца 3")
    assert both("move N_C A1 DR1") == (
        "Move the herder to neutral space 12 by space 2, the first drought space",
        "Передвинуть пастуха на нейтральную клетку 12 через клетку 2, первую клетку засухи",
    )
    assert both("buy longhorn corriente 3")[0] == "Buy a Longhorn and a Corriente with 3 cowboys"
    assert both("buy shorthorn4 shorthorn4 5")[1] == "Купить две шортгорнские карточки (по 4 очка): занято 5 ковбоев"
    assert both("buy longhorn 1")[1] == "Купить карточку «Лонгхорн»: занят 1 ковбой"
    assert both("engine s2") == (
        "Engine forward into the turnout of station 2",
        "Паровоз вперёд в объезд станции 2",
    )
    assert both("deliver philadelphia")[1] == "Доставить скот в Филадельфию"
    assert both("aux cert double")[0] == (
        "Double auxiliary action: pay 2 dollars and move your engine exactly 2 spaces back → certificate +2"
    )
    assert both("certificates 0") == ("Don't spend certificates", "Не тратить сертификаты")
    assert both("clear DR2")[1] == "Убрать опасность на второй клетке засухи"


def test_what_a_move_costs_and_brings(en, ru):
    walk = {"steps": 3, "bank": 2, "p1": 1}

    assert ["3 steps", "2 dollars to the bank", "1 dollar to Blue"] == text.effect_parts(walk, en, NAMES["en"])
    assert ["3 шага", "2 доллара в банк", "1 доллар: Синий"] == text.effect_parts(walk, ru, NAMES["ru"])
    built = {"builders": 2, "dollars": -4, "points": 3}
    assert ["нужно 2 строителя", "стоит 4 доллара", "+3 очка"] == text.effect_parts(built, ru, NAMES["ru"])
    assert ["−6 points"] == text.effect_parts({"points": -6}, en, NAMES["en"])
    assert [] == text.effect_parts({}, en, NAMES["en"])


# --- events


BOUNDS = {
    "card": len(CARD_NAMES),
    "first": len(CARD_NAMES[:13]),
    "node": len(NODE_NAMES),
    "local": 4,
    "choice": 2,
    "aux": len(AUX_NAMES),
    "form": 2,
    "alternative": int(ALT_COUNT),
    "craft": 3,
    "face": len(FACE_NAMES),
    "old": len(FACE_NAMES),
    "tile": len(TILE_NAMES),
    "position": len(POSITION_NAMES),
    "disc": len(DISC_NAMES),
    "master": len(MASTER_NAMES),
    "city": len(CITY_NAMES),
    "category": len(CATEGORIES),
    "row": 12,
    "station": 10,
    "bandit": 9,
    "number": 3,
    "slot": 6,
    "owner": 4,
    "hand": 2,
}


def test_every_kind_of_event_has_a_sentence(words):
    choice = random.Random(1)
    for kind in EVENTS.kinds:
        for _ in range(12):
            numbers = [choice.randrange(BOUNDS.get(part, 12)) for part in kind.parts] + [0, 0, 0]
            if "second" in kind.parts:
                numbers[1] = NONE
            said = told(words, event(kind.number, 0, *numbers[:3]))
            assert is_clean(said), (kind.name, said)
            assert words.language == "en" or re.search("[а-яё]", said), said


def test_events_in_words(en, ru):
    assert "Синий ведёт пастуха в Канзас-Сити: 3 шага, за проход 2 доллара" == told(ru, event(MOVED, 1, 51, 3, 2))
    assert "Red walks 1 step to neutral space 7" == told(en, event(MOVED, 0, NODE["N_B"], 1, 0))
    assert "Красный платит 2 доллара. Кому: Синий" == told(ru, event(FEE_PAID, 0, 1, 2))
    assert "Red uses the risk action on building space 5" == told(en, event(USED_LOCAL, 0, NODE["FLR1"], 3, 0))
    assert "Red uses the second half of action 2 on" in told(en, event(USED_LOCAL, 0, NODE["N_C"], 1, 1))
    assert "Красный, вспомогательное действие: получить 1 доллар" == told(ru, event(USED_AUX, 0, 0, 0))
    assert "Красный: теперь 3 сертификата" == told(ru, event(CERTIFIED, 0, 3))
    pair = event(BOUGHT, 0, CARD["longhorn"], CARD["corriente"], 5)
    assert "Красный покупает карточку «Лонгхорн» и карточку «Корриенте» за 5 долларов" == told(ru, pair)
    assert "Red buys two Longhorns for 5 dollars" == told(en, event(BOUGHT, 0, CARD["longhorn"], CARD["longhorn"], 5))
    assert "Красный нанимает инженера из столбца 4 за 5 долларов" == told(ru, event(HIRED, 0, 2, 3, 5))
    built = event(BUILT, 0, FACE["4b"], NODE["A2"], 4)
    assert "Красный ставит постройку 4b на клетку постройки 3 и платит 4 доллара" == told(ru, built)
    flood = TILE["hazard:flood:4:green"]
    assert "Red removes a flood (4 points, green hand) for free" == told(
        en, event(HAZARD_REMOVED, 0, flood, NODE["FL1"], 0)
    )
    assert "Синий снимает диск «Лимит руки +1 (левая клетка)» и платит 5 долларов" == told(
        ru, event(DISC_TAKEN, 1, DISC_NAMES.index("hand_left"), -5)
    )
    assert "Blue, foresight 2: engineer goes to the job market" == told(en, event(FORESEEN, 1, 2, 1, NONE))
    assert "Синий, прогноз 1: зелёный бандит выходит из игры" == told(
        ru, event(FORESEEN, 1, TILE["bandit:green"], 0, NONE)
    )
    assert "Жетон рынка труда переходит в столбец 7" == told(ru, event(TOKEN_MOVED, 0, 6))
    assert "Красный: доход 10 долларов (племенная ценность 8, сертификаты 2)" == told(ru, event(INCOME, 0, 10, 8, 2))
    assert "Красный показывает креольскую карточку ×2" == told(ru, event(SHOWED, 0, 0, 2))
    assert "Red delivers to Chicago, transport 3 dollars" == told(
        en, event(DELIVERED, 0, CITY_NAMES.index("chicago"), 3)
    )
    assert "Итог. Города, Синий: −6 очков" == told(ru, event(FINAL, 1, CATEGORIES.index("cities"), -6))


def test_a_drawn_card_is_its_owners_secret(words):
    secret = Event(CARD_DRAWN, 0, CARD["longhorn"], 0, 0, 1)

    assert words.say("card-longhorn.object") in told(words, secret, 0)
    assert "" == told(words, secret, 1)
    assert "" == told(words, secret)


def test_events_name_neutral_buildings_by_their_letters(en, ru):
    state = first_turn()
    node = NODE["N_B"]
    letter = FACE_NAMES[state.face(node)]

    def said(speech: Speech, happened: Event) -> str:
        return text.event_text(happened, SPECTATOR, speech, NAMES[speech.language], state)

    does = local_texts(state.face(node), ru)[0]
    assert f"Красный ведёт пастуха к нейтральной постройке {letter}: 1 шаг" == said(ru, event(MOVED, 0, node, 1, 0))
    assert does.startswith(
        said(ru, event(USED_LOCAL, 0, node, 0, 0)).removeprefix(f"Красный на нейтральной постройке {letter}: ")
    )
    assert f"Red copies neutral building {letter}" == said(en, event(COPIED, 0, node))


# --- questions


DECIDED = [entry for entry in FRAMES if issubclass(entry.frame, Decision)]


def test_every_decision_and_draw_has_a_question(words):
    assert {entry.frame for entry in DECIDED} == set(text.DECISIONS)
    for key in text.DECISIONS.values():
        assert words.has(f"question-{key}")
        assert words.has(f"waiting-{key}")
    for entry in FRAMES:
        assert issubclass(entry.frame, Chance) == words.has(f"chance-{entry.name.replace('_', '-')}")


def first_turn(seats: int = 3, seed: int = 1, **options: object) -> State:
    """The first decision of a game."""
    state = GAME.start(seats, {"first_seat": 0, **options})
    state.roll(Random(seed))
    return state


def rich_turn() -> State:
    """A seat that could do almost anything."""
    state = first_turn(simmental=True)
    state.apply(ACTIONS.parse("place N_C"))
    state.dollars[0] = 40
    state.tokens[0] = 1
    state.marks[0] = 3
    state.engines[0] = 39
    state.stations[0] = 3
    state.herders[0] = NODE["FLR1"]
    state.trail[NODE["FLR1"]] = 1  # building 2 of seat 0
    state.trail[NODE["FLR2"]] = 12 + 3  # building 4 of seat 1
    for craft in range(3):
        state.workers[craft] = 5
    for card in ("criollo", "galloway", "longhorn", "hereford6", "simmental_calf", "aux_NY", "move_345"):
        state.put(HAND, CARD[card])
    return state


def asking(frame: Frame) -> State:
    """The same with this question on top."""
    state = rich_turn()
    if isinstance(frame, location.CopyBuilding):
        state.trail[NODE["FLR1"]] = 5  # building 6
        state.sides |= 32  # its side b
    if isinstance(frame, delivery.TakeDisc) and frame.target == CITIES + 4:
        state.discs[0] = 0
    state.push(frame)
    state.settle()
    assert state.top() is frame, type(frame).__name__
    return state


QUESTIONS: list[Frame] = [
    trail.FirstDiscard(0),
    trail.PlaceHerder(0),
    trail.MoveHerder(0),
    trail.HerderAction(0, 1),
    trail.HerderAction(0, 5),
    trail.FreeMove(0, 3),
    location.UseBuilding(0, NODE["FLR1"], 1, 0, NONE),
    location.UseBuilding(0, NODE["FLR1"], 1, 1, NONE),
    location.UseBuilding(0, NODE["FLR2"], 15, 0, 1),
    location.StopHere(0, NODE["FLR1"]),
    location.CopyBuilding(0),
    effects.Immediate(0, int(MASTER_ALT[0]), int(MASTER_ALT[1])),
    effects.Immediate(0, 0, NONE),
    *[effects.PayCard(0, kind) for kind in range(8)],
    effects.PaySecond(0, 9),
    auxiliary.ChooseAuxiliary(0),
    *[hiring.Hire(0, modifier) for modifier in (0, 2, -1, -2)],
    cattle.BuyCattle(0, 5),
    cattle.BuyCattle(0, 1),
    building.Build(0, 2),
    building.Build(0, 1),
    hazards.TakeBounty(0),
    *[hazards.RemoveHazard(0, price) for price in (0, 2, 5, 7)],
    railroad.MoveEngine(0, 1),
    railroad.MoveEngine(0, 4),
    railroad.EngineBack(0, 1),
    railroad.EngineBack(0, 2),
    railroad.BackAny(0),
    railroad.ReturnEngine(0),
    railroad.Upgrade(0, 4),
    railroad.UpgradeBehind(0),
    *[railroad.TakeMaster(0, station) for station in range(5)],
    objectives.GainObjective(0, 0, 1),
    objectives.GainObjective(0, 1, 0),
    *[kansas_city.Foresight(0, bag) for bag in range(3)],
    kansas_city.Income(0),
    kansas_city.RaiseCattle(0, 1, 1),
    delivery.Deliver(0, 18, 0),
    delivery.Deliver(0, 4, 1),
    *[delivery.TakeDisc(0, target, 0) for target in (0, 5, CITIES + 3, CITIES + 4)],
    exchange.DrawCount(0, 3),
    exchange.DiscardDrawn(0, 1, 1),
    exchange.DiscardDrawn(0, 2, 0),
    exchange.TrashCards(0, 2),
    turn.EndPhaseB(0),
    turn.BeforeDrawing(0),
]


@pytest.mark.parametrize("place", range(len(QUESTIONS)))
def test_questions_and_all_their_answers(words, place):
    """Every question to the one who is asked, to others, and every answer with price and gain."""
    state = asking(QUESTIONS[place])
    names = NAMES[words.language][:3]
    asked = text.question_text(state, 0, words, names)
    waiting = {text.question_text(state, viewer, words, names) for viewer in (1, 2, SPECTATOR)}
    said = [text.option_text(state, action, words, names) for action in state.legal()]

    assert is_clean(asked)
    assert 1 == len(waiting)
    assert all(is_clean(sentence) for sentence in waiting)
    assert all(is_clean(sentence) for sentence in said), said
    assert len(said) == len(set(said))
    if words.language == "ru":
        assert all(re.search("[а-яё]", sentence) for sentence in [asked, *waiting, *said])


def test_every_decision_was_asked():
    assert {type(frame) for frame in QUESTIONS} == set(text.DECISIONS)


def test_questions_in_words(en, ru):
    def asked(frame: Frame, speech: Speech, viewer: int = 0) -> str:
        return text.question_text(asking(frame), viewer, speech, NAMES[speech.language])

    assert "Ваш ход: ведите пастуха, от 1 до 3 шагов" == asked(trail.MoveHerder(0), ru)
    assert "Красный в Канзас-Сити: прогноз 2" == asked(kansas_city.Foresight(0, 1), ru, 1)
    assert "Hire a worker, 2 dollars dearer than the column" == asked(hiring.Hire(0, 2), en)
    assert "Какую опасность убрать бесплатно?" == asked(hazards.RemoveHazard(0, 0), ru)
    assert "Какой диск пойдёт в Чикаго?" == asked(delivery.TakeDisc(0, 5, 0), ru)
    assert "Which disc goes to station 4?" == asked(delivery.TakeDisc(0, CITIES + 3, 0), en)
    assert "Сбросьте 2 карточки скота одной породы" == asked(effects.PayCard(0, 5), ru)
    assert "Extraordinary delivery: to a city of value up to 4" == asked(delivery.Deliver(0, 4, 1), en)
    assert "Upgrade station 5 for 6 dollars?" == asked(railroad.Upgrade(0, 4), en)


def test_the_breeding_value_is_the_owners_secret(words):
    """GWT-7.8: others learn the hand only when it is shown."""
    state = asking(kansas_city.Income(0))
    value = str(kansas_city.breeding_value(state, 0))
    names = NAMES[words.language]

    assert value in text.question_text(state, 0, words, names)
    assert value not in text.question_text(state, 1, words, names)


def options_of(frame: Frame, speech: Speech) -> list[str]:
    state = asking(frame)
    return [text.option_text(state, action, speech, NAMES[speech.language][:3]) for action in state.legal()]


def test_options_name_place_price_and_gain(en, ru):
    """GWT-6.3, GWT-6.7, GWT-6.27, GWT-6.34, GWT-7.9: what a player needs to compare."""
    assert any(
        re.fullmatch(r"Hire an? \w+ from column 1 \(costs 8 dollars; .*\)", said)
        for said in options_of(hiring.Hire(0, 2), en)
    )
    purchases = options_of(cattle.BuyCattle(0, 5), ru)
    assert any(re.search(r": занят 1 ковбой \(стоит 6 долларов; \+\d очк[оа]\)", said) for said in purchases)
    builds = options_of(building.Build(0, 2), ru)
    assert any(said.startswith("Заменить постройку 2") for said in builds)
    assert any(said.endswith("лес)") for said in builds)
    assert any(said.endswith("лес; дополнительное действие)") for said in builds)
    deliveries = options_of(delivery.Deliver(0, 18, 0), ru)
    assert "Доставить скот в Канзас-Сити, значение 0 (+4 доллара; −6 очков)" in deliveries
    assert "Доставить скот в Нью-Йорк, значение 18 (+9 очков)" in deliveries
    hired = options_of(hiring.Hire(0, -1), ru)
    assert any(
        re.fullmatch(r"Нанять \w+ из столбца 1 \(стоит 5 долларов; сразу: .*; \+4 очка\)", said) for said in hired
    )
    stops = options_of(railroad.ReturnEngine(0), en)
    assert "Engine back into the turnout of station 9 (+3 dollars; station: 5 dollars, +8 points)" in stops
    assert "Engine back into the turnout of station 2 (+3 dollars)" in stops  # an own disc lies there
    discs = options_of(delivery.TakeDisc(0, 5, 0), en)
    assert "Take the disc “More steps (left)” (+3 dollars)" in discs
    assert "Take the disc “Hand limit +1 (left)” (costs 5 dollars)" in discs
    assert "Play objective “New York” (auxiliary action): +5 if fulfilled, otherwise −3" in options_of(
        turn.EndPhaseB(0), en
    )


def test_a_walk_names_the_way_and_its_fees(ru):
    """GWT-4.6, GWT-15.1."""
    state = asking(trail.MoveHerder(0))
    said = options_of(trail.MoveHerder(0), ru)
    letter = FACE_NAMES[state.face(NODE["N_B"])]

    assert any(
        re.fullmatch(
            rf"Идти к нейтральной постройке {letter} через \d+[ab] \((Синий|ваша)\) \(2 шага(; \d доллара?: Синий)?\)",
            option,
        )
        for option in said
    )


def test_hazards_and_bandits_on_the_way_are_named_by_their_zone(en, ru):
    """GWT-4.1: no id of the notation in a sentence."""
    state = asking(trail.MoveHerder(0))

    assert ["клетку бандитов с наградой 3", "вторую клетку засухи"] == [
        text.stop_label(state, NODE[name], 0, ru, NAMES["ru"]) for name in ("BA4", "DR2")
    ]
    assert ["the bandit space with bounty 3", "the second drought space"] == [
        text.stop_label(state, NODE[name], 0, en, NAMES["en"]) for name in ("BA4", "DR2")
    ]
    assert "the bandit space with the exchange token" == text.stop_label(state, NODE["BA1"], 0, en, NAMES["en"])


def test_places_for_buildings_are_named_by_the_letters_around_them(en, ru):
    """GWT-4.1: no number of a space in a sentence; each has words of its own."""
    state = asking(building.Build(0, 2))
    a, b, g = (FACE_NAMES[state.face(NODE[name])] for name in ("N_A", "N_B", "N_G"))

    assert f"the second space between {a} and {b}" == text.spot_text(state, NODE["A2"], en)
    assert f"на вторую клетку между {a} и {b}" == text.spot_text(state, NODE["A2"], ru, "to")
    assert "на клетке за засухой" == text.spot_text(state, NODE["DRR1"], ru, "on")
    assert "on the first space behind the bandits" == text.spot_text(state, NODE["BAR1"], en, "on")
    assert f"верхняя клетка между {g} и Канзас-Сити" == text.spot_text(state, NODE["G1"], ru)
    for words in (en, ru):
        assert len({text.spot_text(state, node, words) for node in BUILDING_SPACES}) == len(BUILDING_SPACES)
        assert not any(re.search(r"(space|клетк\w+) \d", option) for option in options_of(building.Build(0, 2), words))
    built = event(BUILT, 0, FACE["4b"], NODE["A2"], 4)
    said = text.event_text(built, SPECTATOR, en, NAMES["en"], state)
    assert f"Red places building 4b on the second space between {a} and {b} for 4 dollars" == said


def test_no_sentence_names_a_space_as_the_notation_does(words):
    """Boards print numbers and bounties, sentences say the same."""
    ids = re.compile(rf"\b({'|'.join(map(label, NODE_NAMES))})\b")
    said = [
        text.action_text(action, words, NAMES[words.language])
        for action in range(ACTIONS.size)
        if ACTIONS.of(action).name in ("place", "move", "build", "bounty", "clear", "copy")
    ]
    said += [told(words, event(BUILT, 0, FACE["4b"], node, 0)) for node in range(len(NODE_NAMES))]
    said += [told(words, event(MOVED, 0, node, 1, 0)) for node in range(len(NODE_NAMES))]

    assert [] == [sentence for sentence in said if ids.search(sentence)]


def test_local_actions_tell_what_they_do(en):
    said = options_of(location.UseBuilding(0, NODE["FLR1"], 1, 0, NONE), en)

    assert any(option.startswith("Action 1: discard one ") for option in said)
    assert "Risk action: discard one cattle card of any breed → certificate +1" in said
    assert "Auxiliary action: gain 1 dollar" in said


def test_a_long_menu_is_grouped(ru):
    """Walks by where they end, buildings by their number; nothing is lost."""
    words = speech("ru", "igroteka.cli", text.PACKAGE)
    for frame in (building.Build(0, 2), trail.HerderAction(0, 5), cattle.BuyCattle(0, 5)):
        state = asking(frame)
        menu = menu_of(GAME, state, words, NAMES["ru"])

        assert sorted(state.legal()) == sorted(action for entry in menu.entries for action in entry.actions)
        assert len(menu.entries) <= 24
    titles = [entry.text for entry in menu_of(GAME, asking(building.Build(0, 2)), words, NAMES["ru"]).entries]
    assert any(re.match(r"Поставить постройку 3[ab]", title) for title in titles)


def test_places_may_be_typed_in_small_letters(tmp_path):
    """In a group of places the keys are those on the table; moves in notation need no capitals either."""
    words = speech("en", "igroteka.cli", text.PACKAGE)
    state = asking(building.Build(0, 2))
    menu = menu_of(GAME, state, words, NAMES["en"])
    third = next(entry for entry in menu.entries if entry.text.startswith("Place building 3"))
    places = group_of(GAME, state, third.actions, words, NAMES["en"])

    assert places.find("drr1") is not None
    said = play(tmp_path, "gwt", "--seats", "2", "--seed", "7", "--option", "first_seat=0", typed=["place n_c", "q"])
    assert "You bring the herder to neutral building A" in said.out
    assert 0 == said.code


@pytest.mark.parametrize("language", LANGUAGES if SOAK else ["ru"])
def test_a_whole_game_at_the_terminal(tmp_path, language):
    choice = random.Random(3)
    table = ("gwt", "--seats", "2", "--seed", "7", "--bots", "random", "--lang", language)
    said = play_by(tmp_path, *table, answer=lambda table: choice.choice(table.menu.entries).key.lower())

    assert 0 == said.code
    words = speech(language, text.PACKAGE)
    total = words.say("score-total", count=7).split(":")[0]
    assert 2 == len(re.findall(rf"^\d\. .*?{total}:\s+−?\d+\s", said.out, re.MULTILINE | re.DOTALL))


# --- refusals


@lru_cache
def refused_codes() -> frozenset[str]:
    """Codes that the rules give to refuse()."""
    codes: set[str] = {"too-dear"}
    for path in (HOUSE / "games" / "gwt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "refuse":
                first = node.args[0]
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                codes.update(str(choice.value) for choice in choices if isinstance(choice, ast.Constant))
    return frozenset(codes)


@pytest.mark.parametrize("city", CITY_NAMES)
def test_every_refusal_has_a_sentence(words, city):
    details = {"price": 7, "dollars": 0, "steps": 4, "limit": 3, "needed": 2, "builders": 1, "certificates": 0}
    details |= {"city": city, "value": 10, "total": 8, "alternative": 0}
    codes = refused_codes()
    for code in codes:
        sentence = error_text(IllegalAction(f"gwt-{code}", "GWT-3.1", details), words.language)
        assert is_clean(sentence), code
        assert sentence.endswith("."), code

    assert len(codes) > 50


def test_refusals_say_what_is_missing(en, ru):
    poor = IllegalAction("gwt-too-dear", "GWT-6.3", {"price": 1, "dollars": 0})
    far = IllegalAction("gwt-city-value", "GWT-7.9", {"city": "philadelphia", "value": 16, "total": 10})
    taken = IllegalAction("gwt-city-taken", "GWT-7.9", {"city": "philadelphia"})

    assert "Это стоит 1 доллар, а у вас нет ни одного." == GAME.refusal_text(poor, ru)
    assert "That costs 1 dollar, and you have none." == GAME.refusal_text(poor, en)
    assert "Филадельфия: нужно 16, а у вас получилось 10." == GAME.refusal_text(far, ru)
    assert "В Филадельфии уже есть ваш диск." == GAME.refusal_text(taken, ru)


def test_every_law_of_a_position_has_words():
    source = (HOUSE / "games" / "gwt" / "rules" / "laws.py").read_text(encoding="utf-8")
    laws = set(re.findall(r':([a-z-]+)"', source)) - {"law"}
    for language in LANGUAGES:
        known = (HOUSE / "games" / "gwt" / "locale" / language / "refusals.ftl").read_text(encoding="utf-8")
        told_laws = known[known.index("error-gwt-position-law") :]
        assert {law for law in laws if f"[{law}]" not in told_laws} == set()


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"first_seat": 3}), (5, {}), (4, {"building_sides": "flat"}), (4, {"no": 1})]
)
def test_tables_that_cannot_be_are_refused_in_words(words, seats, options):
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, options)

    assert is_clean(error_text(refused.value, words.language))


# --- whole games

TABLES = [
    (2, {"simmental": True, "objectives_in_kansas_city": True}),
    (3, {"upgrade_before_reward": False, "replace_needs": "more_vp"}),
    (4, {"adjacent_skips_empty": True, "adjacent_uses_risk": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_games_can_be_told(seats, options):
    tell_a_game(GAME, seats, options, NAMES)


def test_a_shared_victory(en, ru):
    """GWT-11.12."""
    state = first_turn(2)
    state.ending = 1
    for seat in range(2):
        state.dollars[seat] = 25

    assert "Red and Blue share the victory with 5 points" == text.ending_text(state, en, NAMES["en"])
    assert "Победу делят Красный и Синий: 5 очков" == text.ending_text(state, ru, NAMES["ru"])


# --- the rules


def test_every_rule_has_a_help_text(words):
    """GWT-1.1 to GWT-15.4, none missing and none in the wrong order."""
    counts = [4, 15, 4, 9, 9, 49, 15, 7, 2, 3, 13, 3, 6, 3, 4]
    expected = [f"GWT-{n}.{place}" for n, count in enumerate(counts, 1) for place in range(1, count + 1)]
    rules = rules_text(text.PACKAGE, words.language)

    assert expected == [id for id, rule in rules.items() if rule.chapter != id]
    assert all(rule.text for id, rule in rules.items() if rule.chapter != id)
