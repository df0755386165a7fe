"""The HTTP side, as a browser or a program sees it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from igroteka import __version__, catalog
from igroteka.core.box import box_text
from igroteka.core.components import components
from igroteka.core.record import Record
from igroteka.server.problems import STATUS
from igroteka.server.wire import VERSION
from tests.server.edge import INDEX, SEATS, Person, Running, patient, running, told

BOOK = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as place:
        yield place


@pytest.fixture
def ada(place: Running) -> Iterator[Person]:
    person = Person(place, name="Ada")
    yield person
    person.close()


@pytest.fixture
def boris(place: Running) -> Iterator[Person]:
    person = Person(place, "ru", name="Борис")
    yield person
    person.close()


# --- who one is


def test_a_guest_in_one_click(place: Running):
    with patient.client(base_url=place.origin) as browser:
        assert {"person": None, "csrf": "", "build": __version__} == browser.get("/api/session").json()
        entered = browser.post("/api/session/guest")
        assert 200 == entered.status_code
        person = entered.json()
        assert person["guest"]
        assert person["name"]
        cookie = entered.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        found = browser.get("/api/session").json()
        assert person["id"] == found["person"]["id"]
        assert person["csrf"] == found["csrf"]
        browser.headers["x-csrf"] = found["csrf"]
        assert person["id"] == browser.post("/api/session/guest").json()["id"]


def test_an_account_keeps_the_guests_games(place: Running, ada: Person):
    room = ada.room()
    made = ada.post("/api/session/register", {"login": "ada", "password": "correct horse"})
    assert 200 == made.status_code, made.text
    assert ada.id == made.json()["id"]
    assert not made.json()["guest"]
    ada.http.headers["x-csrf"] = made.json()["csrf"]
    assert room["id"] in {found["id"] for found in ada.get("/api/rooms?mine=1").json()}

    with patient.client(base_url=place.origin) as elsewhere:
        assert 401 == elsewhere.post("/api/session/login", json={"login": "ada", "password": "wrong horse"}).status_code
        back = elsewhere.post("/api/session/login", json={"login": "ADA", "password": "correct horse"})
        assert ada.id == back.json()["id"]
        elsewhere.headers["x-csrf"] = back.json()["csrf"]
        sessions = elsewhere.get("/api/session/list").json()
        assert 2 == len(sessions)
        other = next(entry for entry in sessions if not entry["current"])
        assert 200 == elsewhere.delete(f"/api/session/{other['id']}").status_code
        assert 404 == elsewhere.delete(f"/api/session/{other['id']}").status_code
        assert ada.get("/api/session").json()["person"] is None
        assert 200 == elsewhere.post("/api/session/logout").status_code
        assert elsewhere.get("/api/session").json()["person"] is None


def test_a_program_has_a_token(place: Running):
    entered = patient.post(f"{place.origin}/api/session/guest", json={"name": "Robot", "bearer": True})
    assert "set-cookie" not in entered.headers
    headers = {"authorization": f"Bearer {entered.json()['token']}"}
    made = patient.post(
        f"{place.origin}/api/rooms",
        headers=headers,
        json={"game": "catan", "seats": SEATS},
    )
    assert 201 == made.status_code, made.text


def test_settings_of_a_person(ada: Person):
    changed = ada.http.patch("/api/person", json={"name": "Ada L.", "language": "ru", "theme": "dark", "speed": 2})
    assert "Ada L." == changed.json()["name"]
    assert {"auto_pass": False, "theme": "dark", "speed": 2} == changed.json()["settings"]
    shelf = ", ".join(catalog.games())
    assert f"Игры chess здесь нет. Есть такие: {shelf}." == ada.get("/api/games/chess").json()["text"]
    changed = ada.http.patch("/api/person", json={"theme": None})
    assert {"auto_pass": False, "speed": 2} == changed.json()["settings"]
    for wrong in (
        {"name": ""},
        {"name": "x" * 99},
        {"language": "tlh"},
        {"bad key": 1},
        {"deep": {"a": 1}},
        {"long": "x" * 999},
    ):
        assert 400 == ada.http.patch("/api/person", json=wrong).status_code, wrong
    assert [] == ada.get(f"/api/stats/{ada.id}").json()


# --- the shelf


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_catalogue(place: Running, lang: str):
    shelf = patient.get(f"{place.origin}/api/games?lang={lang}").json()
    catan = shelf[0]
    assert "catan" == catan["id"]
    assert ["novice", "apprentice", "master", "grandmaster"] == [bot["level"] for bot in catan["bots"]]
    assert all(bot["label"] and bot["about"] for bot in catan["bots"])
    assert catan["options"]
    for option in catan["options"]:
        assert option["kind"] in ("switch", "choice", "number")
        assert option["label"]
        assert option.get("choices") or option.get("range")
    special = {option["name"]: option["special"] for option in catan["options"] if "special" in option}
    unlimited = {"en": "No limit", "ru": "Без ограничения"}[lang]
    names = ("max_cards_per_side", "max_counters_per_turn", "turn_limit")
    assert {name: {"0": unlimited} for name in names} == special
    kinds = {"keep": "words", "refuse": "seats", "leader": "switch", "peace": "turn", "counter": "switch"}
    assert kinds == {standing["name"]: standing["kind"] for standing in catan["standing"]}
    assert {"en": "Ore", "ru": "Руда"}[lang] == catan["standing"][0]["choices"][-1]["label"]
    book = patient.get(f"{place.origin}/api/games/catan/rules?lang={lang}").json()
    assert book["title"] == catan["name"]
    assert "CAT-1" == book["chapters"][0]["id"]
    assert sum(len(chapter["rules"]) for chapter in book["chapters"]) > 50


@pytest.mark.parametrize("id", ["catan", "burgundy", "nusfjord", "gwt", "gwtnz"])
def test_people_are_not_asked_what_only_programs_need(place: Running, id: str):
    game = patient.get(f"{place.origin}/api/games/{id}?lang=ru").json()
    hidden = {option["name"] for option in game["options"] if option.get("programs")}
    offered = [preset for preset in game["presets"] if not preset.get("programs")]
    market = (game["market"] or {}).get("preset")

    assert "first_seat" in hidden
    assert hidden < {option["name"] for option in game["options"]}
    assert {"name": "", "label": offered[0]["label"], "options": {}} == offered[0]
    assert len(offered) == len({preset["label"] for preset in offered})
    assert not [preset for preset in offered[1:] if set(preset["options"]) & hidden and preset["name"] != market]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", catalog.games())
def test_every_component_is_offered_with_how_we_know_it(place: Running, game: str, lang: str):
    address = f"{place.origin}/api/games/{game}/components?lang={lang}"
    found = patient.get(address)
    box = found.json()
    parts = components(box_text(game))

    assert game == box["game"]
    assert [part.word for part in parts] == [one["word"] for one in box["components"]]
    for part, one in zip(parts, box["components"], strict=True):
        assert part.name(lang) == one.get("name", "")
        assert part.guessed == one.get("guessed", [])
        assert bool(part.guessed) == ("guess" in one)
        assert part.sources == {known["part"]: known["tag"] for known in one.get("provenance", [])}
        assert all(known["known"] and known["label"] for known in one.get("provenance", []))
        assert part.entry.get(f"text_{lang}", "") in one.get("effect", "") or one["effect"]
        if "cost" in part.entry:
            assert part.entry["cost"] == one["price"]
    assert "no-cache" == found.headers["cache-control"]
    again = patient.get(address, headers={"if-none-match": found.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)


def test_cards_and_buildings_say_what_they_do(place: Running):
    """Where a data file has icons or steps, their words are sent."""
    spoken = {
        "nusfjord": ("building", "elder"),
        "gwt": ("neutral_building", "private_building", "station_master", "objective", "player_board.auxiliary"),
        "gwtnz": (
            "private_building",
            "neutral_building",
            "harbourmaster",
            "objective",
            "deck_card",
            "aux",
        ),
        "burgundy": ("buildings", "knowledge"),
    }
    for game, tables in spoken.items():
        box = patient.get(f"{place.origin}/api/games/{game}/components?lang=ru").json()
        for table in tables:
            listed = [one for one in box["components"] if one["table"] == table]
            assert listed
            assert all(one.get("effect") for one in listed), [one["word"] for one in listed if not one.get("effect")]


def test_the_components_are_in_the_schema(place: Running, ada: Person):
    assert 404 == patient.get(f"{place.origin}/api/games/chess/components").status_code
    schema = ada.get("/api/schema/openapi.json").json()
    path = schema["paths"]["/api/games/{game}/components"]["get"]
    assert "BoxInfo" in json.dumps(path["responses"]["200"])
    assert "ComponentInfo" in json.dumps(schema["components"])


# --- rooms


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"option": {"deck": "cod"}}, "option"),
        ({"presett": "hard_solo"}, "presett"),
        ({"seats": [{"kind": "me", "lvl": "master"}]}, "lvl"),
        ({"clock": {"kind": "live", "bnk": 300}}, "bnk"),
    ],
)
def test_a_slip_of_the_pen_makes_no_room(ada: Person, more: dict[str, Any], word: str):
    before = len(ada.get("/api/rooms?mine=1").json())
    refused = ada.post("/api/rooms", {"game": "nusfjord", "seats": [{"kind": "me"}], **more})
    assert 400 == refused.status_code
    assert word in refused.text
    assert before == len(ada.get("/api/rooms?mine=1").json())


def test_a_room_from_making_to_a_move(ada: Person, boris: Person):
    room = ada.room()
    assert "open" == room["status"]
    assert [0, 2] == room["you"]
    assert room["id"] in {found["id"] for found in boris.get("/api/rooms?open=1").json()}
    assert [] == boris.get(f"/api/rooms/{room['id']}").json().get("you", [])

    sat = boris.post(f"/api/rooms/{room['id']}/sit", {"seat": 1})
    assert 200 == sat.status_code, sat.text
    assert [1] == sat.json()["you"]
    assert ["Ada", "Борис", "Clara"] == [seat["name"] for seat in sat.json()["seats"]]
    begun = ada.get(f"/api/rooms/{room['id']}").json()
    if begun["status"] == "open":
        begun = ada.post(f"/api/rooms/{room['id']}/start").json()
    assert "active" == begun["status"]

    asked = begun["turn_of"][0]
    mover, other, others = (boris, ada, 0) if asked == 1 else (ada, boris, 1)
    state = mover.get(f"/api/rooms/{room['id']}/view?texts=1&seat={asked}").json()
    assert "state" == state["t"]
    option = state["scene"]["options"][0]
    assert other.get(f"/api/rooms/{room['id']}/view?texts=1&seat={others}").json()["scene"].get("options") is None

    move = {"rev": state["rev"], "cid": "first", "action": option["action"], "seat": asked}
    foreign = other.post(f"/api/rooms/{room['id']}/act", move)
    assert 403 == foreign.status_code
    assert "not-your-seat" == foreign.json()["code"]
    done = mover.post(f"/api/rooms/{room['id']}/act", move)
    assert 200 == done.status_code, done.text
    assert done.json()["rev"] > state["rev"]
    assert done.json() == mover.post(f"/api/rooms/{room['id']}/act", move).json()
    stale = mover.post(f"/api/rooms/{room['id']}/act", {**move, "cid": "second"})
    assert 409 == stale.status_code
    assert "stale" == stale.json()["code"]


def test_an_illegal_move_names_its_rule(ada: Person):
    room = ada.table()
    state = ada.get(f"/api/rooms/{room['id']}/view?texts=1&seat={room['turn_of'][0]}").json()
    refused = ada.post(f"/api/rooms/{room['id']}/act", {"rev": state["rev"], "cid": "a", "line": "buy card"})
    assert 422 == refused.status_code, refused.text
    assert refused.json()["text"]
    unreadable = ada.post(f"/api/rooms/{room['id']}/act", {"rev": state["rev"], "cid": "b", "line": "<script>"})
    assert 422 == unreadable.status_code
    options = {option["action"] for option in state["scene"]["options"]}
    other = next(action for action in range(10_000) if action not in options)
    why = ada.post(f"/api/rooms/{room['id']}/why", {"seat": room["turn_of"][0], "action": other})
    assert 200 == why.status_code, why.text
    assert why.json()["text"]
    assert not why.json().get("legal", False)


def test_undo_and_redo(ada: Person):
    room = ada.table(options={"layout": "random"})
    path = f"/api/rooms/{room['id']}"
    seat = room["turn_of"][0]
    state = ada.get(f"{path}/view?texts=1&seat={seat}").json()
    option = next(option for option in state["scene"]["options"] if not option.get("final"))
    rev = ada.post(f"{path}/act", {"rev": state["rev"], "cid": "a", "action": option["action"], "seat": seat}).json()[
        "rev"
    ]
    undone = ada.post(f"{path}/undo", {"rev": rev, "cid": "b", "seat": seat})
    assert 200 == undone.status_code, undone.text
    redone = ada.post(f"{path}/redo", {"rev": undone.json()["rev"], "cid": "c", "seat": seat})
    assert 200 == redone.status_code, redone.text
    nothing = ada.post(f"{path}/redo", {"rev": redone.json()["rev"], "cid": "d", "seat": seat})
    assert "redo-nothing" == nothing.json()["code"]


def test_a_stream_of_lines(ada: Person, boris: Person):
    room = ada.table()
    path = f"/api/rooms/{room['id']}"
    with boris.http.stream("GET", f"{path}/events?texts=1", headers={"accept": "application/x-ndjson"}) as stream:
        assert stream.headers["content-type"].startswith("application/x-ndjson")
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        state = next(lines)
        assert "state" == state["t"]
        seat = room["turn_of"][0]
        options = ada.get(f"{path}/view?texts=1&seat={seat}").json()["scene"]["options"]
        ada.post(f"{path}/act", {"rev": state["rev"], "cid": "a", "action": options[0]["action"], "seat": seat})
        happened = next(line for line in lines if line["t"] == "ev")
        assert state["rev"] + 1 == happened["rev"]
        assert happened["events"]


def test_a_private_room_needs_the_key(ada: Person, boris: Person):
    room = ada.room(private=True)
    path = f"/api/rooms/{room['id']}"
    assert room["id"] not in {found["id"] for found in boris.get("/api/rooms?open=1").json()}
    assert 403 == boris.get(f"{path}/view").status_code
    assert 403 == boris.post(f"{path}/invite").status_code
    assert 403 == boris.post(f"{path}/sit", {"seat": 1, "key": "guess"}).status_code
    invited = ada.post(f"{path}/invite").json()
    assert f"/room/{room['id']}#key={invited['key']}" in invited["link"]
    assert 200 == boris.get(path, headers={"x-key": invited["key"]}).status_code
    assert 200 == boris.post(f"{path}/sit", {"seat": 1, "key": invited["key"]}).status_code


def test_a_new_password_shows_other_browsers_out(place: Running):
    ada, other = Person(place, name="Ada"), Person(place)
    made = ada.post("/api/session/register", {"login": "ada.p", "password": "long enough"})
    ada.http.headers["x-csrf"] = made.json()["csrf"]
    entered = other.post("/api/session/login", {"login": "ada.p", "password": "long enough"})
    other.http.headers["x-csrf"] = entered.json()["csrf"]
    with other.line() as line:
        wrong = ada.post("/api/session/password", {"old": "not this", "new": "longer still"})
        assert (403, "password-wrong") == (wrong.status_code, wrong.json()["code"])
        changed = ada.post("/api/session/password", {"old": "long enough", "new": "longer still"})
        assert (200, "ada.p", made.json()["csrf"]) == (
            changed.status_code,
            changed.json()["login"],
            changed.json()["csrf"],
        )
        assert "revoked" == told(line, "bye")["reason"]
    assert ada.get("/api/session").json()["person"]["id"] == made.json()["id"]
    assert other.get("/api/session").json()["person"] is None
    guest = Person(place)
    assert 403 == guest.post("/api/session/password", {"old": "", "new": "longer still"}).status_code
    for person in (ada, other, guest):
        person.close()


def test_answers_are_laid_down_over_the_wire(ada: Person, boris: Person):
    room = ada.table()["id"]
    path = f"/api/rooms/{room}/standing"
    laid_down = {"keep": ["ore"], "refuse": [1], "leader": True, "peace": 3}  # one of each kind
    told = ada.post(path, {"seat": 0, "standing": laid_down})
    assert (200, {"0": laid_down}) == (told.status_code, told.json()["standing"])
    assert "standing" not in boris.get(f"/api/rooms/{room}").json()
    assert (403, "not-your-seat") == (
        (refused := boris.post(path, {"seat": 0, "standing": {}})).status_code,
        refused.json()["code"],
    )
    assert "standing-form" == ada.post(path, {"seat": 0, "standing": {"keep": ["gold"]}}).json()["code"]
    assert "body-form" == ada.post(path, {"seat": 0, "standing": {"keep": "ore"}}).json()["code"]
    assert "standing" not in ada.post(path, {"seat": 0, "standing": {}}).json()


def test_records_come_and_go(ada: Person):
    record = Path(__file__).parents[1].joinpath("golden", "catan").glob("*.txt")
    text = min(record).read_text()
    made = ada.http.post("/api/records", content=text)
    assert 201 == made.status_code, made.text
    path = f"/api/rooms/{made.json()['id']}"
    assert "finished" == made.json()["status"]
    kept = ada.get(f"{path}/record.json")
    assert 200 == kept.status_code, kept.text
    assert "attachment" in kept.headers["content-disposition"]
    lines = ada.get(f"{path}/record.txt")
    assert Record.from_dict(kept.json()).moves == Record.from_lines(lines.text).moves
    replay = ada.get(f"{path}/replay?lang=ru")
    assert 200 == replay.status_code
    moment = ada.get(f"{path}/at/2")
    assert 200 == moment.status_code, moment.text
    assert 404 == ada.get(f"{path}/at/99999").status_code
    assert 200 == ada.get(f"{path}/luck").status_code
    course = ada.get(f"{path}/course?lang=ru").json()
    assert made.json()["result"]["scores"] == course["points"][-1]
    marks = {mark["source"]: mark["text"] for mark in course["marks"]}
    assert "Самый длинный тракт" == marks["longest_road"]
    fork = ada.post(f"{path}/fork", {"rev": 2})
    assert 201 == fork.status_code, fork.text


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "x"}', "igroteka-record 1\n---\n", "\0", "[" * 100_000])
def test_a_bad_record_is_refused(ada: Person, text: str):
    refused = ada.http.post("/api/records", content=text)
    assert refused.status_code in (400, 422), refused.text
    assert refused.json()["code"].startswith(("record", "body"))


def test_a_running_games_record_stays_closed(ada: Person):
    room = ada.table()
    assert 409 == ada.get(f"/api/rooms/{room['id']}/record.json").status_code
    luck = ada.get(f"/api/rooms/{room['id']}/luck").json()
    assert luck["commit"]
    assert luck.get("secret") is None


# --- pages, health, metrics


def test_pages_of_the_build(place: Running):
    for path in ("/", "/room/abc", "/rules/catan/CAT-5.2x/"):
        page = patient.get(place.origin + path, headers={"accept-encoding": "gzip"})
        assert (200, INDEX) == (page.status_code, page.text)
        assert "text/html; charset=utf-8" == page.headers["content-type"]
        assert "no-cache" == page.headers["cache-control"]
    script = patient.get(f"{place.origin}/assets/app-1a2b3c.js")
    assert "immutable" in script.headers["cache-control"]
    assert "gzip" == script.headers["content-encoding"]
    assert script.headers["content-type"].startswith("text/javascript")
    again = patient.get(f"{place.origin}/assets/app-1a2b3c.js", headers={"if-none-match": script.headers["etag"]})
    assert (304, b"") == (again.status_code, again.content)
    assert 200 == patient.get(f"{place.origin}/sw.js").status_code
    for path in (
        "/assets/missing.js",
        "/favicon.ico",
        "/api/none",
        "/api",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
    ):
        assert 404 == patient.get(place.origin + path).status_code, path


def test_without_a_build_the_runtime_says_how_to_make_one(tmp_path: Path):
    with running(tmp_path, static=tmp_path / "nothing") as place:
        page = patient.get(f"{place.origin}/", headers={"accept-language": "ru"})
        assert 200 == page.status_code
        assert "make web" in page.text
        assert "Игротека открыта" in page.text


def test_health_and_metrics(place: Running):
    health = patient.get(f"{place.origin}/health")
    assert {"ok": True, "build": __version__} == health.json()
    assert [200, 200, 404] == [patient.head(place.origin + path).status_code for path in ("/health", "/", "/x.js")]
    metrics = patient.get(f"{place.origin}/metrics")
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'igroteka_requests_total{method="GET",status="200"}' in metrics.text
    assert 'igroteka_request_seconds_bucket{le="+Inf"}' in metrics.text
    forwarded = patient.get(f"{place.origin}/metrics", headers={"x-forwarded-for": "192.0.2.9"})
    assert 403 == forwarded.status_code


def test_openapi(place: Running):
    schema = patient.get(f"{place.origin}/api/schema").json()
    assert schema["openapi"].startswith("3.1")
    for path in ("/api/session/guest", "/api/rooms/{room}/act", "/api/rooms/{room}/events", "/api/records"):
        assert path in schema["paths"]
    assert "/ws" not in schema["paths"]


def test_every_answer_carries_its_headers(place: Running):
    for path in ("/", "/api/session", "/api/none", "/health"):
        answer = patient.get(place.origin + path)
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "nosniff" == answer.headers["x-content-type-options"]
        assert "DENY" == answer.headers["x-frame-options"]
        assert answer.headers["x-request-id"]
        assert "server" not in answer.headers
    assert "no-store" == patient.get(f"{place.origin}/api/session").headers["cache-control"]


def test_every_answer_says_which_protocol_it_is(place: Running, ada: Person):
    """A program of another version asks for a view and gets one in a form that it does not know."""
    room = f"/api/rooms/{ada.table()['id']}"
    for path in (f"{room}/view", f"{room}/replay", f"{room}/at/1", "/api/none", "/api/session"):
        assert str(VERSION) == ada.get(path).headers["x-igroteka-protocol"], path
    with ada.http.stream("GET", f"{room}/events") as stream:
        assert str(VERSION) == stream.headers["x-igroteka-protocol"]
    assert "x-igroteka-protocol" not in ada.get("/").headers


def roads_told() -> set[tuple[str, str]]:
    """Every road in the tables of docs/protocol.md, with its method."""
    found: set[tuple[str, str]] = set()
    for row in BOOK.partition("## HTTP")[2].partition("## Socket")[0].splitlines():
        method = ""
        for word in re.findall(r"\b(?:GET|POST|PATCH|DELETE)\b|`[/…][^`]*`", row.split("|")[1] if "|" in row else ""):
            if word[0] == "`":
                found.add((method, nameless(word[1:-1].partition("?")[0].replace("…", "/api/rooms/{room}"))))
            else:
                method = word
    return found


def nameless(path: str) -> str:
    """A road, whatever its parts are called."""
    return re.sub(r"\{\w+\}", "{}", path)


def test_every_road_is_in_the_book_and_no_other(place: Running):
    paths = patient.get(f"{place.origin}/api/schema").json()["paths"]
    roads = {(method.upper(), nameless(path)) for path, methods in paths.items() for method in methods}

    assert roads - {("HEAD", "/health")} == roads_told()


@pytest.mark.parametrize("code", STATUS)
def test_every_code_is_in_the_book_with_its_status(code: str):
    problems = BOOK.partition("## Problems")[2].partition("## HTTP")[0]
    row = next((row for row in problems.splitlines() if row.startswith("|") and f"`{code}`" in row), "")

    assert str(STATUS[code]) in row.partition("`")[0]
