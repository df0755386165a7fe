"""What is in the box, in words: names, icons, objectives, and the mark of what we reconstructed."""

import re
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.core.speech import LANGUAGES, Speech, capital, rules_preface, speech
from igroteka.games.gwtnz import text
from igroteka.games.gwtnz.data import box, names, program
from igroteka.games.gwtnz.data.box import BOX, CARD_NAMES, DISC_NAMES, HARBOUR_NAMES
from igroteka.games.gwtnz.data.program import ALT_COUNT, FACE_NAMES, OPS, PROGRAM, SETTINGS
from igroteka.games.gwtnz.game import OFF_TURN

HOUSE = Path(igroteka.__file__).parent / "games" / "gwtnz"
CARD = {name: card for card, name in enumerate(CARD_NAMES)}
FACE = {name: face for face, name in enumerate(FACE_NAMES)}
CASES = ("inline", "object", "to", "on", "from")


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
    """A finished phrase: nothing of Fluent or Python shows through."""
    marks = ("{", "}", "$", "  ", "[", "]", "..", " ,", " ;", " .", ": :", "()", "None", "≈ ≈")
    return bool(said) and said == said.strip() and not any(mark in said for mark in marks)


def named(*tables: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """Ids and entries of some tables of the box."""
    return [(str(entry.get("id", entry.get("op", entry.get("letter")))), entry) for table in tables for entry in table]


NAMED = [
    ("deed", named(BOX["action_name"])),
    ("craft", named(BOX["worker"])),
    ("bonus", named(BOX["bonus_tile"])),
    ("master", named(BOX["harbourmaster"])),
    ("card", named(BOX["sheep"], BOX["deck_card"])),
    ("card", [(f"bonus{entry['number']}", entry) for entry in BOX["bonus_set"]]),
    ("building", named(BOX["neutral_building"])),
    ("building", [(f"{entry['number']}{entry['side']}", entry) for entry in BOX["private_building"]]),
    ("task", named(BOX["task"])),
    ("disc", named(BOX["disc_space"])),
]


@pytest.mark.parametrize(("kind", "entries"), NAMED)
def test_names_are_those_of_the_data_file(words, kind, entries):
    """NZ-20.10."""
    for id, entry in entries:
        assert entry[f"name_{words.language}"] == words.say(f"{kind}-{id}")


def test_names_of_stacks_harbours_posts_and_points(words):
    for id, name in BOX["bonus_supply"][f"stack_names_{words.language}"].items():
        assert name == words.say(f"stack-{id}")
    for harbour, entry in enumerate(box.HARBOUR_LIST):
        id = HARBOUR_NAMES[harbour]
        key = f"harbour-{id if id.startswith('end') else id[:2]}"
        assert entry[f"name_{words.language}"] == words.say(key, number=id[2:])
        assert all(
            is_clean(names.harbour_text(harbour, words, form)) for form in ("inline", "object", "to", "on", "from")
        )
    for post, entry in enumerate(box.POST_LIST):
        name = entry.get(f"post_name_{words.language}", entry[f"name_{words.language}"])
        assert name == capital(names.post_text(post, words))
    for place, id in enumerate(program.CATEGORIES):
        assert BOX["scoring"][f"names_{words.language}"][place] == words.say(f"score-{id}.name")
        assert is_clean(words.say(f"score-{id}", count=7))


def test_nobody_from_the_box_plays_alone(words):
    """NZ-19.3: the rival of the box is not here, so nothing is called so."""
    for path in (HOUSE / "locale" / words.language).iterdir():
        assert not re.search(r"\bSara\b|Сар[аеуы]\b", path.read_text(encoding="utf-8"))


def test_every_icon_of_the_vocabulary_is_explained(words):
    """NZ-14: one phrase for a sentence and one sentence for whoever meets the icon for the first time."""
    keys = {names.icon_key(token) for token in PROGRAM.tokens}

    assert len(OPS) == len(keys)
    for token in PROGRAM.tokens:
        assert is_clean(names.icon_text(token, words)), token
        help_text = words.say(f"{names.icon_key(token)}.help")
        assert is_clean(help_text), token
        assert help_text.endswith("."), token


def test_every_sign_and_disc_is_explained(words):
    source = "".join(path.read_text(encoding="utf-8") for path in (HOUSE / "locale" / words.language).glob("*.ftl"))
    signs = re.findall(r"^(sign-\w+) =", source, re.MULTILINE)

    assert 25 == len(signs)
    said = [words.say(f"{key}.help") for key in [*signs, "card-mark"]]
    said += [names.disc_text(space, words, "help") for space in range(len(DISC_NAMES))]
    assert all(is_clean(sentence) and sentence.endswith(".") for sentence in said)
    assert len(DISC_NAMES) == len({names.disc_text(space, words) for space in range(len(DISC_NAMES))})


def test_icons_in_words(en, ru):
    def said(token: str) -> tuple[str, str]:
        return names.icon_text(token, en), names.icon_text(token, ru)

    assert ("hire a worker", "нанять рабочего") == said("hire:0")
    assert ("hire a worker, 3 pounds dearer", "нанять рабочего на 3 фунта дороже") == said("hire:3")
    assert ("take a bonus tile, 1 pound cheaper", "взять жетон бонусов на 1 фунт дешевле") == said("invest:-1")
    assert ("remove a hazard for free", "убрать опасность бесплатно") == said("hazard:0")
    assert "убрать опасность за 5 фунтов" == said("hazard:5")[1]
    assert ("gain 2 gold", "получить 2 золота") == said("gold:2")
    assert "получить 1 золото" == said("gold:1")[1]
    assert ("sail 1 space", "провести корабль на 1 клетку") == said("ship:1")
    assert "провести корабль до 4 клеток" == said("ship:4")[1]
    assert "sail up to the number of your sailors" == said("ship:sailors")[0]
    assert "провести ранчера на 1–3 шага и использовать новую локацию" == said("run:3")[1]
    assert "получить 1 фунт за каждый свой размещённый склад" == said("money_per:1:storehouses_placed")[1]
    assert "взять карточку «Ромни»" == said("card:romney")[1]
    assert (
        "взять с рынка бесплатно до 2 карточек (Линкольн или Коридейл)" == said("market_take:2:lincoln+corriedale")[1]
    )
    assert "купить за 4 фунта одну овцу (Гемпширская или Райленд)" == said("market_buy:4:hampshire+ryeland")[1]


def test_every_alternative_building_and_master_can_be_told(words):
    assert all(is_clean(names.alternative_text(alt, words)) for alt in range(ALT_COUNT))
    for face in range(len(FACE_NAMES)):
        assert int(program.LOCAL_COUNT[face]) == len(names.local_texts(face, words))
        assert all(is_clean(said) for said in names.local_texts(face, words))
    for master, entry in enumerate(box.MASTER_LIST):
        assert names.master_text(master, words).endswith(entry[f"name_{words.language}"])


def test_halves_and_costs_are_told_apart(en, ru):
    assert "advance 2 spaces on the pathfinder track or take an objective card" == names.local_texts(FACE["Bb"], en)[2]
    assert "сбросить 2 карточки овец одной породы → получить 2 фунта" == names.local_texts(FACE["A"], ru)[2]


def test_objectives_are_told_by_their_tasks(words):
    """NZ-17.8: equal tasks together; what the data file says is read from there."""
    for card in range(box.FIRST_OBJECTIVE, box.CARDS):
        said = names.card_object(card, words)
        tasks = names.CARD_LIST[card]["tasks"]
        assert all(words.say(f"task-{task}.brief", count=tasks.count(task)) in said for task in tasks)
        assert is_clean(said)
    assert words.say("card-bonus8") in names.card_text(CARD["bonus8"], words)


def test_tasks_are_counted(en, ru):
    assert ("pathfinder 12", "12 клеток исследователя") == tuple(
        words.say("task-pathfinder6.brief", count=2) for words in (en, ru)
    )
    assert ("2 storehouses", "2 склада") == tuple(words.say("task-storehouse.brief", count=2) for words in (en, ru))
    assert "5 складов" == ru.say("task-storehouse.brief", count=5)


def test_what_we_reconstructed_carries_the_mark(words):
    """NZ-20.9: the mark is told with a component, and one sentence explains it."""
    own, printed = names.FACE_LIST[FACE["3a"]], names.FACE_LIST[FACE["A"]]

    assert "≈ x" == names.marked_text("x", {"prov": "R"}, words)
    assert "x" == names.marked_text("x", {"prov": "S"}, words)
    assert names.is_reconstructed(own) == (own["prov"] == "R")
    assert names.is_reconstructed(printed) == (printed["prov"] == "R")
    assert words.say("card-mark.help").startswith("≈ ")
    assert "≈" in rules_preface(text.PACKAGE, words.language).text


def test_every_option_of_the_data_file_has_a_name(words):
    for name, entry in BOX["options"]["about"].items():
        assert is_clean(words.say(f"option-{name}"))
        for value in entry["allowed"]:
            if isinstance(value, str) and ".." not in value:
                assert is_clean(words.say(f"option-{name}-{value}"))
    for preset in SETTINGS.presets:
        assert is_clean(words.say(f"preset-{preset}"))
    assert is_clean(words.say(f"standing-{OFF_TURN}"))
    assert is_clean(words.say(f"standing-{OFF_TURN}.about"))


@pytest.mark.parametrize(
    ("key", "one", "few", "many"),
    [
        ("pound-count", "фунт", "фунта", "фунтов"),
        ("gold-count", "золото", "золота", "золота"),
        ("point-count", "очко", "очка", "очков"),
        ("step-count", "шаг", "шага", "шагов"),
        ("step-of", "шага", "шагов", "шагов"),
        ("card-count", "карточка", "карточки", "карточек"),
        ("card-object", "карточку", "карточки", "карточек"),
        ("card-of", "карточки", "карточек", "карточек"),
        ("space-count", "клетка", "клетки", "клеток"),
        ("space-object", "клетку", "клетки", "клеток"),
        ("space-of", "клетки", "клеток", "клеток"),
        ("certificate-count", "сертификат", "сертификата", "сертификатов"),
        ("token-count", "жетон обмена", "жетона обмена", "жетонов обмена"),
        ("shepherd-count", "пастух", "пастуха", "пастухов"),
        ("shearer-count", "стригаль", "стригаля", "стригалей"),
        ("craftsman-count", "строитель", "строителя", "строителей"),
    ],
)
def test_russian_counts_agree_with_their_number(ru, key, one, few, many):
    for count, form in {1: one, 2: few, 5: many, 11: many, 21: one, 22: few, 0: many}.items():
        assert f"{count} {form}" == ru.say(key, count=count)
