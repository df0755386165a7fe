"""What do we call it? Sentences for actions, events, questions and endings; the words of cards come from data/."""

from collections.abc import Mapping
from typing import Any, Final

from igroteka.core.actions import Kind
from igroteka.core.agenda import CHANCE, OVER, SPECTATOR
from igroteka.core.arrays import i64
from igroteka.core.events import Event
from igroteka.core.speech import Speech, printed, seat_name, won_text
from igroteka.games.nusfjord.actions import (
    ACTIONS,
    BUILD,
    CHOOSE,
    CLEAR,
    COPY,
    DEAL_CARD,
    DECLINE,
    DONE,
    ELDER,
    FEED,
    FIRST_SEAT,
    INVITE,
    PLACE,
    PLANT,
    SELL,
    SERVE,
    SHARE,
    SHIP,
    SHOW_CARD,
    SITE,
    SOURCE,
    TIMES,
    TRADE,
    TRIGGER,
    UNVEIL,
    UPGRADE,
    USE,
)
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    CAMPAIGN_TARGET,
    CARD_LIST,
    CARD_NAMES,
    CARDS,
    CATEGORIES,
    CELL_LIST,
    ELDER_LIST,
    ELDER_NAMES,
    GOOD_NAMES,
    GOODS,
    LISTED_TRADES,
    OFFER_COST,
    OFFER_LIST,
    OFFER_SHIP,
    PAIR_LIST,
    SHIP_NAMES,
    SPACE_ACTION,
    SPACE_NAMES,
    TRADE_NAMES,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from igroteka.games.nusfjord.data.program import GET, PROGRAM, WIDTH
from igroteka.games.nusfjord.events import (
    EVENTS,
    EXCHANGED,
    FED_SHARE,
    GAINED,
    GAME_OVER,
    PAID,
    PAID_RESERVE,
    RESERVED,
    TRANSFERRED,
)
from igroteka.games.nusfjord.state import COMPLETE, State

PACKAGE: Final = "igroteka.games.nusfjord"
GUESS: Final = "R"
PARTS: Final = ("cost", "kinds", "vp", "effect")


# --- actions


def action_text(action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, as far as the action alone tells."""
    kind = ACTIONS.of(action)
    args = action_args(action, speech, names)
    return speech.say(f"action-{kind.name}.full", **args) if args else speech.say(f"action-{kind.name}")


def action_args(action: int, speech: Speech, names: list[str]) -> dict[str, object]:  # noqa: PLR0911 -- a table
    """The parameters of an action as its sentence names them."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind in (PLACE, COPY):
        return {"space": space_text(index, speech)}
    if kind in (ELDER, INVITE, FEED, UNVEIL):
        return {"elder": elder_text(index, speech)}
    if kind in (BUILD, TRIGGER, SHOW_CARD, DEAL_CARD):
        return {"card": card_text(index, speech)}
    if kind is TRADE:
        return {"card": card_text(kind.a(action), speech), "number": TRADE_NAMES[kind.b(action)]}
    if kind is SITE:
        return {"cell": cell_text(index, speech, "to")}
    if kind is SOURCE:
        return {"count": index}
    if kind in (SERVE, TIMES):
        return {"count": index + 1}
    if kind is SHIP:
        return {"offer": offer_text(index, speech)}
    if kind in (CLEAR, PLANT):
        return {"pair": pair_text(index, speech, "from" if kind is CLEAR else "")}
    if kind is UPGRADE:
        return {"upgrade": upgrade_text(index, speech)}
    if kind is CHOOSE:
        return {"deed": deed_text(ACTION_NAMES[index], speech)}
    if kind in (SHARE, FIRST_SEAT):
        return {"other": seat_name(index, names)}
    if kind is SELL:
        return {"ship": speech.say(f"ship-{SHIP_NAMES[index]}.object")}
    return {}


def option_text(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """What an action says, with what it costs and brings, and the text of a card or an elder."""
    said = option_sentence(state, action, speech, names)
    parts = effect_parts(state.effects(action), speech) if ACTIONS.of(action) not in SAYS_ITS_PRICE else []
    if parts:
        said = speech.say("option-with", text=said, effects="; ".join(parts))
    rule = rule_of(action, speech)
    return speech.say("option-card", text=said, rule=rule) if rule else said


def option_sentence(state: State, action: int, speech: Speech, names: list[str]) -> str:
    """The same without costs, gains and texts."""
    kind = ACTIONS.of(action)
    key = f"action-{kind.name}"
    if kind in (USE, DONE, DECLINE):
        return speech.say(f"{key}.option", decision=decision_key(state.question()))
    if kind is ELDER and decision_key(state.question()) == "turn":
        return speech.say(f"{key}.option", **action_args(action, speech, names))
    if kind is TRADE:
        trade = trade_text(kind.a(action), kind.b(action), speech)
        return speech.say(f"{key}.option", card=card_text(kind.a(action), speech), trade=trade)
    if kind is SOURCE:
        count = int(kind.index(action))
        if count == 0:
            return speech.say(f"{key}.option-none")
        return speech.say(f"{key}.option", goods=goods_text({state.question()["good"]: count}, speech, "object"))
    if kind is TIMES:
        question, count = state.question(), int(kind.index(action)) + 1
        give, get = ({good: n * count for good, n in question[side].items()} for side in ("give", "get"))
        return speech.say(f"{key}.option", count=count, trade=exchange_text(give, get, speech))
    return action_text(action, speech, names)


def rule_of(action: int, speech: Speech) -> str:
    """The text of the card or elder that an action is about, marked if it is our reconstruction."""
    kind = ACTIONS.of(action)
    index = int(kind.index(action))
    if kind is BUILD:
        return marked_text(CARD_LIST[index], speech)
    if kind is TRIGGER:
        return effect_text(CARD_LIST[index], speech)
    if kind in (ELDER, INVITE):
        return effect_text(ELDER_LIST[index], speech)
    return ""


def heading(state: State, action: int, speech: Speech, names: list[str]) -> tuple[int, str]:  # noqa: ARG001 -- as games do
    """Where a long menu lists an option: spaces and elders one by one, all else by kind."""
    kind = ACTIONS.of(action)
    place = int(kind.first)  # kinds are listed in the order of the table
    index = int(kind.index(action))
    if kind in (PLACE, ELDER):
        return place + index, action_text(action, speech, names)
    return place, speech.say(f"action-{kind.name}")


SAYS_ITS_PRICE: Final[tuple[Kind, ...]] = (TRADE, TIMES, SOURCE, SITE)  # or it was said before
CHANGES: Final = ("forests", "plates", "shares", "catch", "points")


def effect_parts(found: Mapping[str, int], speech: Speech) -> list[str]:
    """Costs and gains as short phrases."""
    parts: list[str] = []
    for prefix, cost, gain in (
        ("", "effect-cost", "effect-gain"),
        ("reserve_", "effect-reserve-cost", "effect-reserve"),
    ):
        amounts = {good: int(found.get(prefix + good, 0)) for good in GOOD_NAMES}
        paid = {good: -amount for good, amount in amounts.items() if amount < 0}
        got = {good: amount for good, amount in amounts.items() if amount > 0}
        if paid:
            parts.append(speech.say(cost, goods=goods_text(paid, speech, "amount" if prefix else "object")))
        if got:
            parts.append(speech.say(gain, goods=goods_text(got, speech)))
    for name in CHANGES:
        if change := found.get(name, 0):
            parts.append(speech.say(f"effect-{name}" if change > 0 else f"effect-{name}-lost", count=abs(change)))
    return parts


# --- events


def event_text(
    event: Event,
    viewer: int,
    speech: Speech,
    names: list[str],
    state: State | None = None,  # noqa: ARG001 -- events tell all that their sentences need
) -> str:
    """What happened, told of everybody by name; empty if this viewer may not know of it."""
    if not event.is_seen_by(viewer):
        return ""
    kind = EVENTS.kinds[event.kind]
    numbers = dict(zip(kind.parts, (int(event.a), int(event.b), int(event.c)), strict=False))
    args: dict[str, object] = {"name": seat_name(event.seat, names)}
    if event.kind in GOODS_EVENTS:
        args["goods"] = goods_text(numbers, speech, "amount" if event.kind == TRANSFERRED else "object")
    elif event.kind == EXCHANGED:
        args.update(owner=owner_text(numbers["card"], speech), times=numbers["times"])
    else:
        for part, number in numbers.items():
            args.update(event_arg(part, number, speech, names))
    form = event_form(event, numbers, names)
    return speech.say(f"event-{kind.name}.{form}" if form else f"event-{kind.name}", **args)


GOODS_EVENTS: Final = (GAINED, RESERVED, PAID, PAID_RESERVE, TRANSFERRED)


def event_form(event: Event, numbers: Mapping[str, int], names: list[str]) -> str:
    """Which of its sentences an event is told with."""
    if event.kind == FED_SHARE:
        return "own" if numbers["to"] == event.seat else ""
    return "solo" if event.kind == GAME_OVER and len(names) == 1 else ""


def event_arg(part: str, number: int, speech: Speech, names: list[str]) -> dict[str, object]:
    """A number of an event as its sentence names it."""
    if part == "card":
        return {"card": card_text(number, speech)}
    if part == "elder":
        return {"elder": elder_text(number, speech)}
    if part == "space":
        return {"space": space_text(number, speech)}
    if part == "action":
        return {"deed": deed_text(ACTION_NAMES[number], speech)}
    if part == "cell":
        return {"cell": cell_text(number, speech)}
    if part == "pair":
        return {"pair": pair_text(number, speech)}
    if part == "ship":
        return {"ship": speech.say(f"ship-{SHIP_NAMES[number]}.object")}
    if part == "upgrade":
        return {"upgrade": upgrade_text(number, speech)}
    if part == "category":
        return {"category": speech.say(f"score-{CATEGORIES[number]}.name")}
    if part == "to":
        return {"other": seat_name(number, names)}
    if part in COUNTED:
        name, key = COUNTED[part]
        return {name: speech.say(key, count=number), "count": number}
    return {"count" if part in ("cards", "points") else part: number}


COUNTED: Final = {  # part of an event: argument, message
    "plates": ("served", "plate-object"),
    "shares": ("bought", "share-object"),
    "forests": ("planted", "forest-count"),
}


# --- questions


def question_text(state: State, viewer: int, speech: Speech, names: list[str]) -> str:
    """What the game waits for: a question to the viewer, or who is asked what."""
    if state.player == OVER:
        return speech.say("decision-over")
    question = state.question()
    if state.player == CHANCE:
        return speech.say(f"chance-{question['frame'].replace('_', '-')}")
    key = decision_key(question)
    if viewer not in state.speakers():
        return speech.say(f"waiting-{key}", name=seat_name(state.player, names))
    form = ".free" if key == "remove-forest" and DONE.first in state.legal() else ""
    said = speech.say(f"question-{key}{form}", **question_args(question, speech))
    source = question.get("source")
    if source is None or key in NAMED:
        return said
    return speech.say("question-from", source=named_text(source, speech), question=said)


NAMED: Final = ("use-invited", "exchange")  # questions that name their elder or card themselves


def decision_key(question: Mapping[str, Any]) -> str:
    """The word under which a decision has its sentences."""
    return str(question["decision"]).lower().replace("_", "-")


def question_args(question: Mapping[str, Any], speech: Speech) -> dict[str, object]:
    """What the sentence of a question names."""
    key = decision_key(question)
    if key == "site":
        return {"card": named_text(f"card:{question['card']}", speech)}
    if key == "source":
        return {"card": named_text(f"card:{question['card']}", speech), "good": question["good"]}
    if key == "serve":
        return {"count": question["most"], "discount": question["discount"]}
    if key == "use-invited":
        return {"elder": named_text(f"elder:{question['elder']}", speech)}
    if key == "reforest":
        return {"count": question["forests"]}
    if key == "offer":
        return {"deed": deed_text(question["action"], speech)}
    if key == "offer-effect":
        return {"rule": effect_text(entry_of(question["source"]), speech)}
    if key == "exchange":
        owner = str(question["owner"])
        trade = exchange_text(question["give"], question["get"], speech)
        return {
            "owner": named_text(owner if ":" in owner else f"card:{owner}", speech),
            "trade": trade,
            "count": question["most"],
        }
    if key == "remove-forest":
        return {"count": question["left"]}
    if key in ("feed-elder", "feed-share"):
        return {"fish": question["left"]}
    return {}


# --- the end


def ending_text(state: State, speech: Speech, names: list[str]) -> str:
    """How the match ended; empty while it goes on."""
    if state.ending != COMPLETE:
        return ""
    points = state.scores()
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    best = points[winners[0]]
    rank = state.view(SPECTATOR)["result"].get("rank")
    if rank is not None:
        form = "campaign-won" if best > CAMPAIGN_TARGET else "campaign"
        return speech.say(f"ending-complete.{form}", count=best, rank=rank["after"])
    if state.seats == 1:
        return speech.say("ending-complete.solo", count=best)
    return won_text(winners, best, speech, names)


# --- parts of sentences


def guessed(entry: Mapping[str, Any]) -> list[str]:
    """Which parts of a card or elder are our own guess: numbers and goods of the price, points, effect."""
    return [part for part in PARTS if entry["src"].get(part) == GUESS]


def is_reconstructed(entry: Mapping[str, Any]) -> bool:
    """Is what this card or elder does our own guess?"""
    return "effect" in guessed(entry)


def guess_text(parts: list[str], speech: Speech) -> str:
    """What of a card is our guess, in words; empty if nothing is."""
    whole_price = {"cost", "kinds"} <= {*parts}
    keys = ["price" if part == "cost" and whole_price else part for part in parts if part != "kinds" or not whole_price]
    return speech.say("card-guess", parts=speech.listed(speech.say(f"guess-{key}") for key in keys)) if keys else ""


def effect_text(entry: Mapping[str, Any], speech: Speech) -> str:
    """The text of a card or elder; one that we reconstructed begins with the mark."""
    text = printed(entry, "text", speech, end=".")
    return f"{speech.say('card-mark')} {text}" if is_reconstructed(entry) else text


def marked_text(entry: Mapping[str, Any], speech: Speech) -> str:
    """The same of a card that is still to be paid and counted: if we know its effect, what else is our guess."""
    text, parts = effect_text(entry, speech), guessed(entry)
    return text if is_reconstructed(entry) or not parts else f"{text} ({guess_text(parts, speech)})"


def card_text(card: i64, speech: Speech) -> str:
    """A building inside a sentence."""
    return speech.say("card-name", card=printed(CARD_LIST[card], "name", speech))


def elder_text(elder: i64, speech: Speech) -> str:
    """An elder inside a sentence."""
    return speech.say("elder-name", elder=printed(ELDER_LIST[elder], "name", speech))


def owner_text(owner: int, speech: Speech) -> str:
    """A building, or an elder from CARDS on."""
    return card_text(owner, speech) if owner < CARDS else elder_text(owner - CARDS, speech)


def entry_of(name: str) -> Mapping[str, Any]:
    """The entry of "card:105" or "elder:7" in the data file."""
    kind, _, number = name.partition(":")
    return CARD_LIST[CARD_NAMES.index(number)] if kind == "card" else ELDER_LIST[ELDER_NAMES.index(number)]


def named_text(name: str, speech: Speech) -> str:
    """What "card:105" or "elder:7" is called inside a sentence."""
    kind = name.partition(":")[0]
    return speech.say(f"{kind}-name", **{kind: printed(entry_of(name), "name", speech)})


def deed_text(action: str, speech: Speech) -> str:
    """An action of the board in quotes."""
    return speech.say("space-name", space=speech.say(f"deed-{action}"))


def space_text(space: i64, speech: Speech) -> str:
    """A space of the action board; the second one of an action says so."""
    if space >= len(SPACE_NAMES):
        return deed_text("copy", speech)
    second = SPACE_NAMES[space].endswith("_2")
    deed = speech.say(f"deed-{ACTION_NAMES[SPACE_ACTION[space]]}")
    return speech.say("space-name.second" if second else "space-name", space=deed)


def cell_text(cell: i64, speech: Speech, form: str = "") -> str:
    """A space of the board: its row, and which one it is there from the left."""
    line, column = CELL_LIST[cell]
    return speech.say(f"cell-name.{form}" if form else "cell-name", row=line + 1, place=from_left(line, column))


def pair_text(pair: i64, speech: Speech, form: str = "") -> str:
    """The two cells of a double space."""
    line, column = PAIR_LIST[pair]
    left, right = (from_left(line, place) for place in (column, column + 1))
    return speech.say(f"pair-name.{form}" if form else "pair-name", row=line + 1, left=left, right=right)


def from_left(line: int, column: int) -> int:
    """Which space of its row it is: not every row begins at the edge."""
    return [place for row, place in CELL_LIST if row == line].index(column) + 1


def offer_text(offer: i64, speech: Speech) -> str:
    """A ship as what is built; where there are two prices, which of them is meant."""
    ship = speech.say(f"ship-{SHIP_NAMES[OFFER_SHIP[offer]]}.object")
    if len([other for other, _ in OFFER_LIST if other == OFFER_LIST[offer][0]]) == 1:
        return speech.say("offer-name", ship=ship)
    gold_only = OFFER_COST[offer * GOODS] == 0 and OFFER_COST[offer * GOODS + 1] == 0
    return speech.say("offer-name.gold" if gold_only else "offer-name.goods", ship=ship)


def upgrade_text(upgrade: i64, speech: Speech) -> str:
    """One ship for another."""
    old, new = (speech.say(f"ship-{SHIP_NAMES[ship[upgrade]]}.object") for ship in (UPGRADE_FROM, UPGRADE_TO))
    return speech.say("upgrade-name", old=old, new=new)


def trade_text(card: i64, number: i64, speech: Speech) -> str:
    """The first or second exchange "at any time" of a card."""
    first = int(PROGRAM.trades[card * LISTED_TRADES + number]) * WIDTH
    give = {good: int(PROGRAM.arg[first + place]) for place, good in enumerate(GOOD_NAMES)}
    get = {good: int(PROGRAM.arg[first + GET + place]) for place, good in enumerate(GOOD_NAMES)}
    return exchange_text(give, get, speech)


def exchange_text(give: Mapping[str, int], get: Mapping[str, int], speech: Speech) -> str:
    """What is given for what."""
    return speech.say("trade-name", give=goods_text(give, speech, "object"), get=goods_text(get, speech, "object"))


def goods_text(amounts: Mapping[str, int], speech: Speech, form: str = "amount") -> str:
    """Wood, fish and gold in one phrase; with the form "object", as what is paid or gained."""
    said: list[str] = []
    for good in GOOD_NAMES:
        if amount := amounts.get(good, 0):
            key = "fish-object" if good == "fish" and form == "object" else f"{good}-amount"
            said.append(speech.say(key, **{good: amount}))
    return speech.listed(said) if said else speech.say("nothing")
