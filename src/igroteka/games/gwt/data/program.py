"""What do components do? The effects of gwt.toml as rows of numbers.

An alternative is a row of steps, the costs first; the vocabulary stands at the head of gwt.toml (GWT-6).
"""

from typing import Any, Final

from igroteka.core.arrays import filled, i64, listed, row, vec
from igroteka.core.box import check_sizes
from igroteka.families.trail import program as steps
from igroteka.games.gwt import meta
from igroteka.games.gwt.data.box import (
    ALL_CATTLE,
    ALL_OBJECTIVES,
    AUX_LIST,
    BANDIT_SPACES,
    BOX,
    CARD_NAMES,
    CRAFT_SPACES,
    HANDS,
    MASTER_LIST,
    MASTERS,
    NEUTRALS,
    NODE_LIST,
    NONE,
    OBJECTIVE_CARDS,
    VALUE3,
    identities,
)
from igroteka.kit import bits

OPS: Final = [
    "pay:N",
    "discard:KIND",
    "engine_back:N",
    "engine_back:any",
    "money:N",
    "money_per:N:WHAT",
    "cert:N",
    "cert:max",
    "cert_money_per_bandit_pair:C:N",
    "permanent_cert:N",
    "engine:N",
    "engine:WHAT",
    "herder:N",
    "herder_free:N",
    "hire:M",
    "build:N",
    "buy_cattle",
    "hazard:N",
    "bounty",
    "aux:single_or_double",
    "objective:discard",
    "objective:hand",
    "exchange_token",
    "draw_discard:N",
    "draw_discard:WHAT",
    "trash_hand_card:N",
    "adjacent_building",
    "upgrade_station_behind",
    "extraordinary_delivery",
]
PAY: Final = 0
DISCARD: Final = 1
BACK: Final = 2
BACK_ANY: Final = 3
MONEY: Final = 4
MONEY_PER: Final = 5
CERT: Final = 6
CERT_MAX: Final = 7
BANDIT_PAIRS: Final = 8
PERMANENT: Final = 9
ENGINE: Final = 10
ENGINE_PER: Final = 11
HERDER: Final = 12
HERDER_FREE: Final = 13
HIRE: Final = 14
BUILD: Final = 15
BUY_CATTLE: Final = 16
REMOVE_HAZARD: Final = 17
BOUNTY: Final = 18
AUXILIARY: Final = 19
OBJECTIVE_DISCARD: Final = 20
OBJECTIVE_HAND: Final = 21
TOKEN: Final = 22
DRAW: Final = 23
DRAW_PER: Final = 24
TRASH: Final = 25
ADJACENT: Final = 26
BEHIND: Final = 27
EXTRAORDINARY: Final = 28

COST_KINDS: Final[list[str]] = [kind["id"] for kind in BOX["vocabulary"]["kind"]]
SAME_BREED: Final[i64] = COST_KINDS.index("same_breed_pair")
COST_CARDS: Final = row(
    [
        {"any_cattle": ALL_CATTLE, "same_breed_pair": ALL_CATTLE, "value3": VALUE3, "objective": ALL_OBJECTIVES}[kind]
        if kind not in CARD_NAMES
        else bits.bit(CARD_NAMES.index(kind))
        for kind in COST_KINDS
    ]
)  # cards that a discard of a kind may take
WHATS: Final[list[str]] = [what["id"] for what in BOX["vocabulary"]["what"]]
OWN_ENGINEERS: Final = 0
OWN_BUILDERS: Final = 1
OWN_COWBOYS: Final = 2
OWN_IN_WOODS: Final = 3
OWN_HAZARDS: Final = 4
OWN_STATIONS: Final = 5


class Program(steps.Program):
    """Steps are words like "money:2": the operation and its numbers, kinds and things."""

    def add(self, alternative: dict[str, Any]) -> int:
        """A new alternative; its number."""
        number = self.begin()
        for token in alternative.get("cost", []):
            self.step(str(token))
        self.end_costs()
        for token in alternative["gain"]:
            self.step(str(token))
        return number

    def step(self, token: str) -> None:
        """One step: its operation and numbers."""
        words = token.split(":")
        values = [self.number(word) for word in words[1:]]
        shape = [self.shape(word) for word in words[1:]]
        for place, op in enumerate(OPS):
            parts = op.split(":")
            same = parts[0] == words[0] and len(parts) == len(words)
            if same and all(
                part == word or part in kinds for part, word, kinds in zip(parts[1:], words[1:], shape, strict=True)
            ):
                self.write(token, place, values[0] if values else 0, values[1] if len(values) > 1 else 0)
                return
        raise ValueError(token)

    def number(self, word: str) -> int:
        """A number, a kind of card or a thing that is counted."""
        if word.lstrip("-").isdigit():
            return int(word)
        if word in COST_KINDS:
            return COST_KINDS.index(word)
        return WHATS.index(word) if word in WHATS else 0

    def shape(self, word: str) -> list[str]:
        """What a word may stand for."""
        if word.lstrip("-").isdigit():
            return ["N", "M", "C"]
        return ["KIND"] if word in COST_KINDS else ["WHAT"] if word in WHATS else []


PROGRAM: Final = Program()
CHOICES: Final = 2  # alternatives of one local action
LOCALS: Final = 3  # local actions of a building
RISK: Final = 3  # the number of a risk action after them
ALTERNATIVES: Final = ["a", "b"]


def action_alternatives(action: list[dict[str, Any]]) -> list[int]:
    """The alternatives of an action, filled up with NONE."""
    added = [PROGRAM.add(alternative) for alternative in action]
    return added + [NONE] * (CHOICES - len(added))


# Buildings: neutral 0 to 6, then private ones by number * 2 + side

HOUSE_FACES: Final = 31
NUMBERS: Final = 12
SIDES: Final = 2
LETTERS: Final = identities("neutral_building")
PRIVATE: Final[list[dict[str, Any]]] = sorted(
    BOX["private_building"], key=lambda building: (int(building["id"][:-1]), building["id"])
)
FACE_NAMES: Final = [*LETTERS, *[building["id"] for building in PRIVATE]]
NUMBER_NAMES: Final = [str(number + 1) for number in range(NUMBERS)]


def local_actions() -> vec[i64]:
    """The alternatives of every local action: (face * LOCALS + action) * CHOICES + choice."""
    table: list[int] = []
    for building in [*BOX["neutral_building"], *PRIVATE]:
        for place in range(LOCALS):
            action = building["local"][place] if place < len(building["local"]) else []
            table.extend(action_alternatives(action))
    return row(table)


LOCAL: Final = local_actions()
LOCAL_COUNT: Final = row([len(building["local"]) for building in [*BOX["neutral_building"], *PRIVATE]])
FACE_BUILDERS: Final = row([0] * NEUTRALS + [building["builders"] for building in PRIVATE])
FACE_POINTS: Final = row([0] * NEUTRALS + [building["vp"] for building in PRIVATE])
FACE_HAND: Final = row([0] * NEUTRALS + [HANDS.index(building["hand"]) for building in PRIVATE])
COPIER: Final[i64] = FACE_NAMES.index("6b")
RISK_ACTIONS: Final = {name: action_alternatives(action)[0] for name, action in BOX["risk_actions"].items()}
RISK_ALT: Final = row([RISK_ACTIONS[node["risk"]] if "risk" in node else NONE for node in NODE_LIST])  # by node
BOUNTY_ALT: Final = row([PROGRAM.add({"gain": [NODE_LIST[node]["bounty"]]}) for node in listed(BANDIT_SPACES)])
MASTER_ALT: Final = row([alt for master in MASTER_LIST for alt in action_alternatives(master["top"])])
AUX_ALT: Final = row([PROGRAM.add(auxiliary[form]) for auxiliary in AUX_LIST for form in ("single", "double")])
FORMS: Final = ["single", "double"]
SINGLE: Final = 0
DOUBLE: Final = 1
CRAFT_ALT: Final = row(
    [
        PROGRAM.add(worker_row["immediate"][str(space)][0]) if str(space) in worker_row["immediate"] else NONE
        for worker_row in BOX["player_board"]["worker_row"]
        for space in range(CRAFT_SPACES + 1)
    ]
)  # craft * (CRAFT_SPACES + 1) + space, counted from 1
PLAY_ALT: Final = row([PROGRAM.add({"gain": [card["immediate"]]}) for card in OBJECTIVE_CARDS])
LINK_ALT: Final = row([PROGRAM.add(link) if "gain" in link else NONE for link in BOX["city_link"]])

ALT_COUNT: Final[i64] = len(PROGRAM.start)
ALT_START: Final = PROGRAM.starts()
ALT_COSTS: Final = row(PROGRAM.costs)
OP: Final = row(PROGRAM.op)
OP_A: Final = row(PROGRAM.a)
OP_B: Final = row(PROGRAM.b)
STEPS: Final = 3  # no alternative has more


def masters_certificates() -> vec[i64]:
    """Permanent certificates of each station master."""
    found = filled(MASTERS, 0)
    for master in range(MASTERS):
        alt = MASTER_ALT[master * CHOICES]
        if OP[ALT_START[alt]] == PERMANENT:
            found[master] = OP_A[ALT_START[alt]]
    return found


MASTER_CERTIFICATES: Final = masters_certificates()

check_sizes(
    meta.ID,
    {
        "neutral buildings": [NEUTRALS, len(LETTERS)],
        "private buildings": [NUMBERS * SIDES, len(PRIVATE)],
        "faces of buildings": [HOUSE_FACES, len(FACE_NAMES)],
        "vocabulary": [len(OPS), len(BOX["vocabulary"]["effect"])],
    },
)
