"""What may a seat see, what is asked, and what does a move cost? (NUS-14.1)"""

from typing import Any, Final

from igroteka.core.agenda import Frame
from igroteka.core.arrays import i64, listed
from igroteka.core.patches import Patch, difference
from igroteka.core.state import CHANCE, OVER
from igroteka.core.writing import number_or_none
from igroteka.games.nusfjord import meta, scoring
from igroteka.games.nusfjord.actions import (
    BUILD,
    CLEAR,
    COPY,
    ELDER,
    FEED,
    INVITE,
    PLACE,
    PLANT,
    SELL,
    SERVE,
    SHARE,
    SHIP,
    SITE,
    SOURCE,
    TRADE,
    TRIGGER,
    UPGRADE,
)
from igroteka.games.nusfjord.data import box
from igroteka.games.nusfjord.data.box import (
    ACTION_NAMES,
    BUY_SHARES,
    CARD_LETTER,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COPY_TILE,
    COUNCIL,
    ELDER_NAMES,
    GOOD_NAMES,
    GOODS,
    LETTER_NAMES,
    NONE,
    OFFER_SHIP,
    PAIR_NAMES,
    PLATE_PRICE,
    RESERVE_LIMIT,
    SECTION_NAMES,
    SETTINGS,
    SHIP_NAMES,
    SPACE_ACTION,
    SPACE_NAMES,
    SPACE_SECTION,
    STACKS,
    TURNS,
    UPGRADE_TO,
    WORK_NAMES,
    WORKERS,
)
from igroteka.games.nusfjord.data.program import (
    ACTION,
    COUNT,
    FIRST,
    GET,
    K_RESERVE_LIMIT,
    PLATE_OFF,
    PROGRAM,
    WHEN_NAMES,
    WIDTH,
)
from igroteka.games.nusfjord.position import (
    AGENDA,
    PHASES,
    cards_in,
    elders_of,
    player_of,
    result_of,
    shares_of,
    ships_of,
)
from igroteka.games.nusfjord.rules import (
    board,
    building,
    effects,
    elders,
    fishing,
    forests,
    goods,
    reactions,
    work,
)
from igroteka.games.nusfjord.state import ASIDE, GONE, HAND, MATCHES, PILE, SHOWN, WORK, State
from igroteka.kit import bits

DECISIONS: Final = {
    "take_turn": "TURN",
    "end_turn": "END_TURN",
    "last_exchanges": "LAST_EXCHANGES",
    "build_building": "BUILD",
    "choose_site": "SITE",
    "choose_source": "SOURCE",
    "serve_fish": "SERVE",
    "build_ship": "SHIP",
    "invite_elder": "INVITE",
    "use_invited": "USE_INVITED",
    "clear_forest": "CLEAR",
    "reforest": "REFOREST",
    "offer": "OFFER",
    "offer_effect": "OFFER_EFFECT",
    "choose_action": "CHOOSE",
    "exchange": "EXCHANGE",
    "remove_forest": "REMOVE_FOREST",
    "upgrade_ship": "UPGRADE",
    "use_elder": "USE_ELDER",
    "react": "TRIGGER",
    "feed_elders": "FEED_ELDER",
    "feed_foreign": "FEED_SHARE",
}
QUIET: Final = [  # not worth a chip in the prompt bar
    "take_turn",
    "end_turn",
    "next_turn",
    "start_work",
    "start_fishing",
    "collect",
    "last_exchanges",
    "score_game",
    "watch",
]


# --- seeing


def view(state: State, viewer: int) -> dict[str, Any]:
    """All that this seat, or a spectator, may see: all but hands, piles and face-down elders (NUS-14.1)."""
    seats = int(state.seats)
    begun = state.round > 0
    return {
        "game": meta.ID,
        "version": meta.VERSION,
        "seats": seats,
        "viewer": viewer,
        "options": SETTINGS.changed(state.rules.options),
        "match": {
            "kind": MATCHES[state.rules.match],
            "game": int(state.number) + 1,
            "games": int(state.rules.games),
            "past": scoring.past_sheets(state),
        },
        "round": int(state.round),
        "phase": PHASES[state.phase],
        "start": number_or_none(state.start),
        "first": int(state.first_player()) if begun else None,
        "turn": {
            "number": int(state.turn) + 1 if state.phase == WORK else 0,
            "active": number_or_none(state.active),
            "of": int(TURNS) * seats,
        },
        "colour": COLOUR_NAMES[state.colour(0)] if state.rules.solo else None,
        "spaces": spaces_of(state),
        "copies": copies_of(state),
        "new_shares": shares_of(state, seats),
        "shares_price": int(board.price_of_shares(state, BUY_SHARES)),
        "plates": {"filled": int(state.plates), "prices": listed(PLATE_PRICE)},
        "shipyard": ships_of(state, seats),
        "spare_schooners": int(state.spare),
        "elders": elders_of(state),
        "elders_hidden": [ELDER_NAMES[elder] for elder, unseen in enumerate(elders.hidden_elders(state)) if unseen],
        "cards": cards_of(state),
        "players": [player_seen(state, seat, viewer) for seat in range(seats)],
        "question": question(state),
        "result": result_of(state),
    }


def private(state: State, seat: int) -> Patch:
    """What only this seat sees, as a patch of what everybody does (NUS-14.1)."""
    patch: Patch = {"viewer": [seat]}
    if not state.finished:
        patch["players"] = {str(seat): difference({}, hidden_of(state, seat))}
    return patch


def standing(state: State, space: int) -> list[str]:
    """The colours of the workers on a space."""
    return [COLOUR_NAMES[owner] for owner in range(WORKERS) for _ in range(state.workers[space * WORKERS + owner])]


def spaces_of(state: State) -> list[dict[str, Any]]:
    """The spaces of the action board at this table."""
    return [
        {
            "id": name,
            "action": ACTION_NAMES[SPACE_ACTION[space]],
            "column": SECTION_NAMES[SPACE_SECTION[space]],
            "capacity": int(state.capacity(space)),
            "workers": standing(state, space),
            "full": state.is_full(space),
        }
        for space, name in enumerate(SPACE_NAMES)
        if state.capacity(space) > 0
    ]


def copies_of(state: State) -> list[dict[str, Any]]:
    """The spaces of the copy tile, if there is one."""
    if state.rules.copies == 0:
        return []
    single = state.rules.copies == 1
    places = [COPY_TILE] if single else [COPY_TILE + 1 + section for section in range(len(SECTION_NAMES))]
    return [
        {
            "id": WORK_NAMES[space],
            "column": None if single else SECTION_NAMES[space - COPY_TILE - 1],
            "workers": standing(state, space),
        }
        for space in places
    ]


def cards_of(state: State) -> dict[str, Any]:
    """Open cards by letter, and how many lie face down."""
    shown = cards_in(state, SHOWN)
    found: dict[str, Any] = {
        letter: [card for card in shown if CARD_LETTERS[card] == letter] for letter in LETTER_NAMES
    }
    found["piles"] = {
        name: int(bits.size(state.lettered(PILE, letter, state.rules.deck))) for letter, name in enumerate(LETTER_NAMES)
    }
    found["aside"] = cards_in(state, ASIDE)
    found["gone"] = cards_in(state, GONE)
    return found


def player_seen(state: State, seat: int, viewer: int) -> dict[str, Any]:
    """A player as the viewer sees them; the hand is for its owner (NUS-9.3)."""
    seen = player_of(state, seat)
    sheet = scoring.score_sheet(state, seat)
    seen.update(
        {
            "colour": COLOUR_NAMES[seat],
            "length": int(state.length(seat)),
            "catch": int(state.catch(seat)),
            "free": [CELL_NAMES[cell] for cell in bits.members(state.free(seat))],
            "pairs": [PAIR_NAMES[pair] for pair in bits.members(state.free_pairs(seat))],
            "hand_size": int(state.set_size(HAND + seat)),
            "turns_left": turns_left(state, seat, turns_taken(state)),
            "limits": {
                "wood": int(goods.wood_limit(state, seat)),
                "reserve": int(state.ruling(seat, K_RESERVE_LIMIT, RESERVE_LIMIT)),
            },
            "sheet": sheet,
            "points": sum(sheet.values()),
            "stars": stars_of(state, seat, [*cards_in(state, SHOWN), *seen["buildings"].values()]),
        }
    )
    if seat == viewer or state.finished:
        seen.update(hidden_of(state, seat))
    return seen


def hidden_of(state: State, seat: int) -> dict[str, Any]:
    """What is hidden of a player until the game is over."""
    hand = cards_in(state, HAND + seat)
    return {"hand": hand, "hand_stars": stars_of(state, seat, hand)}


def stars_of(state: State, seat: int, cards: list[str]) -> dict[str, int]:
    """What cards whose points hang on the position would be worth to this seat now (NUS-8.4)."""
    places = [(name, CARD_NAMES.index(name)) for name in cards]
    return {name: int(scoring.card_points(state, seat, card)) for name, card in places if scoring.is_star(card)}


def turns_taken(state: State) -> i64:
    """Turns of this round that all seats together have had; none in which somebody is still to answer."""
    for place in range(state.depth):
        if isinstance(state.agenda[place], work.TakeTurn):
            return state.turn
    return state.turn + 1


def turns_left(state: State, seat: i64, taken: i64) -> i64:
    """Turns of this round that a seat still has, if so many were taken."""
    if state.phase != WORK:
        return 0 if state.finished else TURNS
    offset = seat - state.first_player()
    taken -= offset if offset >= 0 else offset + state.seats
    left: i64 = TURNS
    while taken > 0:
        left -= 1
        taken -= state.seats
    return left


CARD_LETTERS: Final = {name: LETTER_NAMES[CARD_LETTER[card]] for card, name in enumerate(CARD_NAMES)}


# --- what is asked


def question(state: State) -> dict[str, Any]:
    """What is asked of whom; everything in it is public."""
    if state.player == OVER:
        return {"decision": "GAME_OVER", "seats": []}
    top = state.top()
    written = AGENDA.numbers(top)
    if state.player == CHANCE:
        return {"decision": "CHANCE", "seats": [], "frame": written["frame"]}
    asked: dict[str, Any] = {
        "decision": DECISIONS[written["frame"]],
        "seats": state.speakers(),
        "decline": written.get("decline", 1 if written["frame"] in ("use_invited", "offer_effect") else 0) == 1,
        "source": source_of(top, written),
        "action": action_of(top, written),
        "chain": chain(state),
    }
    asked.update(question_details(state, top, written))
    return asked


def source_of(top: Frame, written: dict[str, Any]) -> str | None:
    """The building or elder that grants what is asked."""
    if isinstance(top, effects.OfferEffect):
        return owner_name(PROGRAM.owner[PROGRAM.start[top.effect]])
    return owner_name(PROGRAM.owner[written["step"]]) if "step" in written else None


def owner_name(owner: i64) -> str | None:
    """A card or an elder."""
    if owner == NONE:
        return None
    return f"elder:{ELDER_NAMES[owner - CARDS]}" if owner >= CARDS else f"card:{CARD_NAMES[owner]}"


def action_of(top: Frame, written: dict[str, Any]) -> str | None:
    """The action of the board that is under way."""
    if "step" not in written or isinstance(top, effects.ChooseAction):
        return None
    step = written["step"]
    return ACTION_NAMES[board.action_of(step)] if PROGRAM.op[step] == ACTION else None


def question_details(state: State, top: Frame, written: dict[str, Any]) -> dict[str, Any]:
    """What a screen shows beside some questions."""
    if isinstance(top, building.ChooseSite):
        return {"card": CARD_NAMES[top.card]}
    if isinstance(top, building.ChooseSource):
        most = {"least": int(top.least(state)), "most": int(top.most(state))}
        return {"card": CARD_NAMES[top.card], "good": GOOD_NAMES[top.good], **most}
    if isinstance(top, board.ServeFish):
        most_plates = int(board.most_plates(state, top.seat, top.step))
        return {"most": most_plates, "discount": int(PROGRAM.arg[top.step * WIDTH + PLATE_OFF])}
    if isinstance(top, elders.UseInvited):
        return {"elder": ELDER_NAMES[state.council[top.seat * COUNCIL + top.place]]}
    if isinstance(top, forests.Reforest):
        return {"forests": int(top.count())}
    if isinstance(top, effects.ChooseAction):
        first = PROGRAM.arg[top.step * WIDTH + FIRST]
        steps = range(first, first + PROGRAM.arg[top.step * WIDTH + COUNT])
        return {"actions": [ACTION_NAMES[board.action_of(step)] for step in steps]}
    return more_details(state, top, written)


def more_details(state: State, top: Frame, written: dict[str, Any]) -> dict[str, Any]:
    """Effects and fish."""
    if isinstance(top, effects.Exchange):
        owner = PROGRAM.owner[top.step]
        return {
            "owner": CARD_NAMES[owner] if owner < CARDS else f"elder:{ELDER_NAMES[owner - CARDS]}",
            "give": goods_at(top.step, 0),
            "get": goods_at(top.step, GET),
            "most": int(effects.most_times(state, top.seat, top.step)),
        }
    if isinstance(top, effects.RemoveForest):
        return {"left": int(top.left()), "taken": int(top.taken)}
    if isinstance(top, reactions.React):
        cells = bits.members(top.pending(state))
        cards = [CARD_NAMES[card] for card in sorted([int(state.cells[top.seat * CELLS + cell]) for cell in cells])]
        return {"cards": cards, "when": WHEN_NAMES[top.when]}
    if isinstance(top, fishing.FeedElders):
        return {"left": int(top.fish)}
    if isinstance(top, fishing.FeedForeign):
        open_shares = {str(seat): int(top.open(state, seat)) for seat in range(state.seats)}
        return {"left": int(top.fish), "open": {seat: shares for seat, shares in open_shares.items() if shares}}
    return {"left": written["left"]} if "left" in written else {}


def goods_at(step: i64, first: int) -> dict[str, int]:
    """Goods of an exchange."""
    amounts = [int(PROGRAM.arg[step * WIDTH + first + good]) for good in range(GOODS)]
    return {name: amount for name, amount in zip(GOOD_NAMES, amounts, strict=True) if amount}


def chain(state: State) -> list[str]:
    """What still waits below, outermost first."""
    below = [AGENDA.name(state.agenda[place]) for place in range(state.depth - 1)]
    return [name for name in below if name not in QUIET]


def targets(state: State, action: int) -> list[str]:
    """The places on the table that an action touches."""
    seat = int(state.player)
    if COPY.has(action):
        copier = work.copy_space(state, COPY.index(action))
        spaces = [WORK_NAMES[copier]] if copier != NONE else []
        return [f"space:{name}" for name in [*spaces, SPACE_NAMES[COPY.index(action)]]]
    if BUILD.has(action):
        card = BUILD.index(action)
        place = "hand" if seat >= 0 and state.has_card(HAND + seat, card) else "card"
        return [f"{place}:{CARD_NAMES[card]}"]
    if SERVE.has(action):
        return [f"plate:{state.plates + plate + 1}" for plate in range(SERVE.index(action) + 1)]
    if SHIP.has(action):
        return [f"shipyard:{SHIP_NAMES[OFFER_SHIP[SHIP.index(action)]]}"]
    if INVITE.has(action):
        elder = INVITE.index(action)
        return [f"stack:{stack + 1}" for stack in range(STACKS) if state.stands[2 * stack] == elder]
    if UPGRADE.has(action):
        return [f"track:{seat}", f"shipyard:{SHIP_NAMES[UPGRADE_TO[UPGRADE.index(action)]]}"]
    if TRADE.has(action):
        return [f"built:{seat}:{CARD_NAMES[TRADE.a(action)]}"]
    for kind, prefix, names in NAMED_KINDS:
        if kind.has(action):
            return [f"{prefix}:{names[kind.index(action)]}"]
    for kind, prefix, names in OWN_KINDS:
        if kind.has(action):
            return [f"{prefix}:{seat}:{names[kind.index(action)]}"]
    return [f"track:{seat}"] if SELL.has(action) else [f"reserve:{seat}"] if SOURCE.has(action) else []


NAMED_KINDS: Final = [
    (PLACE, "space", SPACE_NAMES),
    (SHARE, "player", [str(seat) for seat in range(box.SEATS)]),
]
OWN_KINDS: Final = [
    (ELDER, "council", ELDER_NAMES),
    (FEED, "council", ELDER_NAMES),
    (SITE, "cell", CELL_NAMES),
    (CLEAR, "pair", PAIR_NAMES),
    (PLANT, "pair", PAIR_NAMES),
    (TRIGGER, "built", CARD_NAMES),
]
