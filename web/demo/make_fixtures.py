"""Plays with bots and keeps a scene of every decision, as the server would send it: for the demo and the tests.

python web/demo/make_fixtures.py [game] [folder]
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from igroteka.ai.bot import Sight  # noqa: E402
from igroteka.ai.greedy import GreedyBot  # noqa: E402
from igroteka.ai.random import RandomBot  # noqa: E402
from igroteka.core.chance import Random  # noqa: E402
from igroteka.core.match import Match  # noqa: E402
from igroteka.server.rooms.live_table import answers_of  # noqa: E402
from tests.e2e.moments import RARE, moments  # noqa: E402

NAMES = {"ru": ["Аня", "Бот Синий", "Бот Белый", "Бот Оранж"], "en": ["Ann", "Bot Blue", "Bot White", "Bot Orange"]}
COLOURED = {
    "nusfjord": {
        "ru": ["Аня", "Бот Синий", "Бот Жёлтый", "Бот Зелёный", "Бот Белый"],
        "en": ["Ann", "Bot Blue", "Bot Yellow", "Bot Green", "Bot White"],
    }
}
FINAL = {
    "catan": ("roll", "end", "buy", "steal", "send", "monopoly"),
    "burgundy": ("end", "estate"),
    "gwt": ("draw", "exchange", "blind", "more"),
    "nusfjord": (),
    "gwtnz": ("draw", "exchange", "blind", "more", "show"),
}
LOG = {"gwt": 40, "nusfjord": 60, "gwtnz": 40}  # lines of the log that are kept
GAME = import_module(f"igroteka.games.{sys.argv[1] if len(sys.argv) > 1 else 'catan'}.game").GAME
ID = GAME.id


def scene(match: Match, seat: int, lang: str) -> dict[str, Any]:
    """What a seat sees now."""
    speech, names = GAME.speech(lang), COLOURED.get(ID, NAMES)[lang][: match.state.seats]
    question = match.state.question()
    question["text"] = GAME.question_text(match.state, seat, speech, names)
    options = None
    if seat in match.state.speakers():
        state = match.state.copy()
        state.call_on(seat)
        options = []
        for action in state.legal():
            kind = GAME.actions.of(action)
            ahead = GAME.ahead(state, action)
            then = answers_of(GAME, ahead.after, seat) if ahead and ahead.leads_on else []
            options.append(
                {
                    "action": action,
                    "kind": kind.name,
                    "notation": GAME.notation(action),
                    "text": GAME.option_text(state, action, speech, names),
                    "targets": state.targets(action) + (ahead.chosen if ahead else []),
                    "rule": kind.rule,
                    "final": kind.name in FINAL[ID],
                    **({"effects": effects} if (effects := state.effects(action)) else {}),
                    **({"change": ahead.change} if ahead and ahead.change else {}),
                    **({"then": msgspec.to_builtins(then)} if then else {}),
                }
            )
    log = []
    for event in match.events[-LOG.get(ID, 150) :]:
        if event.is_seen_by(seat):
            kind = GAME.events.kinds[event.kind]
            args = {name: int(value) for name, value in zip(kind.parts, (event.a, event.b, event.c), strict=False)}
            told = GAME.event_text(event, seat, speech, names, match.state)
            log.append({"rev": 0, "kind": kind.name, "seat": int(event.seat), "args": args, "text": told})
    rev = len(match.moves)
    shown = {"room": "demo", "rev": rev, "seat": seat, "view": match.state.view(seat), "question": question}
    shown |= {"options": options, "undo": {"back": match.can_undo(seat)}}
    if ID != "catan":  # whose table counts for itself
        whose = range(match.state.seats) if match.over else [seat] if seat >= 0 else []
        shown["sheet"] = [[one, sheet(match, one, speech)] for one in whose]
    return {"room": "demo", "rev": rev, "seat": seat, "names": names, "scene": shown, "log": log}


def sheet(match: Match, seat: int, speech: Any) -> list[list[Any]]:
    """Where a seat's points come from."""
    return [
        [speech.say(f"score-{source}.name"), int(count)]
        for source, count in GAME.score_sheet(match.state, seat).items()
    ]


def interest(match: Match, seat: int) -> tuple[str, int]:
    """What this moment shows, and how much of it."""
    decision = match.state.question()["decision"].lower()
    if match.over:
        return "game_over", 1
    if seat not in match.state.speakers():
        return "watching", int(match.state.turn)
    state = match.state.copy()
    state.call_on(seat)
    options = state.legal()
    kinds = {GAME.actions.of(action).name for action in options}
    if kinds & {"plenty", "monopoly"}:
        decision = "cards"
    return decision, 100 * len(kinds) + min(99, len(options))


def said(match: Match, bots: list[Any]) -> int:
    """What the bot on turn says."""
    player = int(match.state.player)
    return int(bots[player].choose(Sight(GAME, match.state, player)))


def shopping(match: Match, game: int, moves: int) -> int:
    """In odd games seat 0 likes development cards, and keeps them for a while; 0 if it has no such wish."""
    if match.over or int(match.state.player) != 0 or game % 2 == 0:
        return 0
    wishes = ["buy", "roads"] if moves % 5 == 0 else ["buy", "end"]
    for wish in wishes:
        for action in match.state.legal():
            if GAME.actions.of(action).name == wish:
                return int(action)
    return 0


class Album:
    """The richest moment of each kind."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.best: dict[str, int] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def keep(self, name: str, value: int, match: Match, seat: int) -> None:
        if value > self.best.get(name, 0):
            self.best[name] = value
            for lang in ("ru", "en"):
                text = json.dumps(scene(match, seat, lang), ensure_ascii=False, separators=(",", ":"))
                (self.folder / f"{name}-{lang}.json").write_text(text + "\n", encoding="utf-8")


def catan(album: Album) -> None:
    """Ten games on three layouts."""
    for game in range(10):
        layout = ["beginner", "spiral", "random"][game % 3]
        options = {"layout": layout, "harbours": "shuffled" if game % 2 else "fixed"}
        match = Match(GAME, 4, options, seed=str(game))
        match.begin()
        bots = [GreedyBot(Random(game * 7 + seat)) for seat in range(4)]
        moves = 0
        while not match.over and moves < 2500:
            name, value = interest(match, 0)
            album.keep(name, value, match, 0)
            if name == "watching" and match.state.question()["decision"] == "MAIN" and match.state.turn > 30:
                album.keep("spectator", int(match.state.turn), match, -3)
            match.play(shopping(match, game, moves) or said(match, bots))
            moves += 1
        if match.over:
            album.keep("game_over", 1, match, 0)


TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"setup": "free"}),
    (3, {"setup": "experienced"}),
    (2, {"setup": "experienced", "estate_choice": "secret"}),
]


def burgundy(album: Album) -> None:
    """Games of two, three and four, with estates dealt and chosen, and ships that may leave goods.

    Eight are played with care; many more at random, for the rare questions.
    """
    for game in range(60):
        careful = game < 8
        seats, options = TABLES[game % len(TABLES)]
        match = Match(GAME, seats, {**options, "ship_must_take_all_it_can": game % 8 < 6}, seed=f"b{game}")
        match.begin()
        bots = [(GreedyBot if careful else RandomBot)(Random(game * 7 + seat)) for seat in range(seats)]
        while not match.over:
            late = 1 + 2000 * careful + 1000 * (match.state.phase == 2)  # the middle of a game shows most
            if 0 in match.state.speakers():
                name, value = richness(match, free=game % len(TABLES) == 1)
                album.keep(name, late + value, match, 0)
            elif match.state.question()["decision"] == "TURN":
                album.keep("watching", late, match, 0)
                album.keep("spectator", late, match, -3)
            match.play(said(match, bots))
        album.keep(f"game_over{'' if seats == 4 else seats}", 1 + careful, match, 0)


def richness(match: Match, free: bool) -> tuple[str, int]:
    """What a question of Burgundy shows, and how much of it: kinds of answers, points, prices, what waits."""
    question, state = match.state.question(), match.state.copy()
    state.call_on(0)
    kinds = {GAME.actions.of(action).name for action in state.legal()}
    effects = [state.effects(action) for action in state.legal()]
    name = question["decision"].lower()
    if "loads" in kinds:
        name = "ship_pair"
    elif kinds <= {"buy", "end"}:
        name = "buy"
    elif name == "turn" and state.seats < 4:
        name = f"turn{state.seats}"
    elif name == "take":
        name = f"take_{question['building']}"
    elif name == "choose_estate" and free:
        name = "choose_free"
    points = sum(1 for effect in effects if effect.get("region"))
    dear = sum(1 for effect in effects if effect.get("workers", 0) < 0)
    return name, 100 * len(kinds) + 40 * points + min(30, dear) + 5 * len(question["chain"])


TRAILS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (2, {"simmental": True}),
    (3, {"neutral_layout": "letters"}),
]


def gwt(album: Album) -> None:
    """Games of two, three and four, one of them with Simmentals.

    Six are played with care; many more at random, the last of them only for questions that never came before.
    """
    for game in range(400):
        careful = game < 6
        seats, options = TRAILS[game % len(TRAILS)]
        match = Match(GAME, seats, options, seed=f"w{game}")
        match.begin()
        bots = [(GreedyBot if careful else RandomBot)(Random(game * 7 + seat)) for seat in range(seats)]
        while not match.over:
            if game >= COMMON and match.state.question()["decision"].lower() in album.best:
                match.play(said(match, bots))
                continue
            turn = int(match.state.turn)
            late = 1 + 2000 * careful + 20 * min(turn, 60)  # a well developed table shows most
            if 0 in match.state.speakers():
                state = match.state.copy()
                state.call_on(0)
                kinds = {GAME.actions.of(action).name for action in state.legal()}
                question = match.state.question()
                name = question["decision"].lower()
                if name == "move" and seats != FULL:
                    name = f"move{seats}"
                if name == "location" and kinds & {"play"}:
                    name = "location_play"
                many = min(60, len(state.legal())) * (30 if name.startswith("move") else 1)  # a walk with a choice
                value = 100 * len(kinds) + many + 5 * len(question["chain"])
                album.keep(name, late + value, match, 0)
            elif match.state.question()["decision"] in ("MOVE", "LOCATION"):
                album.keep("watching", late, match, 0)
                album.keep("spectator", late, match, -3)
            match.play(said(match, bots))
        album.keep(f"game_over{'' if seats == FULL else seats}", 1 + careful, match, 0)
    rare(album)


def rare(album: Album) -> None:
    """Questions that never came up: from positions made for them."""
    for name in RARE[ID]:
        if name.lower() not in album.best:
            album.keep(name.lower().replace(" ", "_"), 1, Match(GAME, start=moments(ID)[name], seed=name), 0)


RUNS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (2, {}),
    (3, {"neutral_layout": "fixed", "building_sides": "all_a"}),
]


def gwtnz(album: Album) -> None:
    """Games of two, three and four. Six are played with care, the others at random, the last for rare questions."""
    for game in range(300):
        careful = game < 6
        seats, options = RUNS[game % len(RUNS)]
        match = Match(GAME, seats, options, seed=f"z{game}")
        match.begin()
        bots = [(GreedyBot if careful else RandomBot)(Random(game * 7 + seat)) for seat in range(seats)]
        while not match.over:
            question = match.state.question()
            if game >= COMMON and question["decision"].lower() in album.best:
                match.play(said(match, bots))
                continue
            late = 1 + 2000 * careful + 20 * min(int(match.state.turn), 60)  # a well developed table shows most
            if 0 in match.state.speakers():
                state = match.state.copy()
                state.call_on(0)
                name, many = question["decision"].lower(), min(60, len(state.legal()))
                kinds = {GAME.actions.of(action).name for action in state.legal()}
                if name == "move" and seats != FULL:
                    name = f"move{seats}"
                value = 100 * len(kinds) + many * (30 if name.startswith(("move", "ship")) else 1)
                album.keep(name, late + value + 5 * len(question["chain"]), match, 0)
            elif question["decision"] in ("MOVE", "LOCATION"):
                album.keep("watching", late, match, 0)
                album.keep("spectator", late, match, -3)
            match.play(said(match, bots))
        album.keep(f"game_over{'' if seats == FULL else seats}", 1 + careful, match, 0)
    rare(album)


FULL = 4
COMMON = 46

FJORDS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {"deck": "mackerel"}),
    (5, {"deck": "cod"}),
    (2, {"deck": "cod", "match": "double"}),
    (1, {}),
    (3, {"deck": "cod"}),
    (1, {"match": "campaign", "solo": "hard"}),
    (2, {"deck": "mackerel", "mixed": True}),
]


def nusfjord(album: Album) -> None:
    """Games of one to five, with every deck, a double game and a campaign among them.

    Some are played with care; many more at random, the last of them only for questions that never came before.
    """
    for game in range(300):
        careful = game < len(FJORDS)
        seats, options = FJORDS[game % len(FJORDS)]
        match = Match(GAME, seats, options, seed=f"n{game}")
        match.begin()
        bots = [(GreedyBot if careful else RandomBot)(Random(game * 7 + seat)) for seat in range(seats)]
        while not match.over:
            question = match.state.question()
            name = str(question["decision"]).lower()
            if game >= COMMON and name in album.best:
                match.play(said(match, bots))
                continue
            view = match.state.view(0)
            late = 1 + 2000 * careful + 100 * min(int(view["round"]), 5)  # the middle of a game shows most
            if 0 in match.state.speakers():
                state = match.state.copy()
                state.call_on(0)
                legal = [int(action) for action in state.legal()]
                kinds = {GAME.actions.of(action).name for action in legal}
                if name == "turn":
                    name = f"turn{seats}{'' if options.get('match') is None else '_' + options['match']}"
                value = 200 * len(kinds) + 10 * min(30, len(legal)) + 5 * len(question["chain"])
                album.keep(name, late + value, match, 0)
            elif name == "turn":
                album.keep("watching", late, match, 0)
                album.keep("spectator", late, match, -3)
            match.play(said(match, bots))
        kind = options.get("match", "")
        album.keep(f"game_over{seats}{'_' + kind if kind else ''}", 1 + careful, match, 0)


def main() -> None:
    """Play the games of the one that was named."""
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "web" / "tests" / f"{ID}-fixtures"
    album = Album(folder)
    {"catan": catan, "burgundy": burgundy, "gwt": gwt, "nusfjord": nusfjord, "gwtnz": gwtnz}[ID](album)
    print(sorted(album.best.items()))


if __name__ == "__main__":
    main()
