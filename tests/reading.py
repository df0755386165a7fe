"""A client of the wire: patches are followed and texts read aloud, so that whole scenes in words come out."""

from typing import Any, Final

from igroteka import catalog
from igroteka.core.patches import patched
from igroteka.core.speech import spoken
from igroteka.server import problems

Json = dict[str, Any]
VERSION: Final = 2


class Reader:
    """What one tab knows of one room; `plain` makes of every message the one it would be told in words."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.seat = -3
        self.info: Json = {}
        self.public: Json = {}
        self.rev = -1

    def plain(self, message: Json) -> Json:
        """The same message as somebody who asked for sentences gets it."""
        match message["t"]:
            case "state":
                self.info = message["info"]
                told = {**message, "scene": self.scene(message["scene"]), "log": self.events(message["log"])}
                return {**told, "chat": [self.text(line) for line in message["chat"]]}
            case "ev":
                return self.happened(message)
            case "info":
                self.info = message["info"]
                return message
            case "chat":
                return {**message, "line": self.text(message["line"])}
            case "no" | "because" | "removed" | "market" if "text" in message:
                return self.text(message)
            case _:
                return message

    def happened(self, message: Json) -> Json:
        """An act; one that does not follow what is known here tells only its number."""
        if message["rev"] != self.rev + 1:
            return {**message, "events": [], "scene": None}
        public, own = message["public"], message.get("own", {})
        self.public = patched(self.public, public.get("scene", {}))
        self.info = {**patched(self.info, public.get("info", {})), "rev": message["rev"]}
        events = self.events(own.get("events", public.get("events", [])))
        told = {key: value for key, value in message.items() if key not in ("public", "own")}
        return {**told, "events": events, "scene": self.whole(message["room"], message["rev"], self.seat, own)}

    def scene(self, scene: Json | None) -> Json | None:
        """The first picture, or one after a gap."""
        if scene is None:
            return None
        self.public, self.seat = scene["public"], scene["seat"]
        return self.whole(scene["room"], scene["rev"], scene["seat"], scene.get("own", {}))

    def whole(self, room: str, rev: int, seat: int, own: Json) -> Json:
        """What is public with what is one's own; what has its default is left out, as the server does."""
        self.rev = rev
        sheet = own.get("sheet") or self.public.get("sheet") or []
        found: Json = {
            "room": room,
            "rev": rev,
            "seat": seat,
            "view": patched(self.public["view"], own.get("view", {})),
            "question": self.text(own.get("question") or self.public["question"]),
            "undo": own.get("undo", {}),
            "sheet": [[other, [[self.say(label), points] for label, points in lines]] for other, lines in sheet],
            "tally": self.public.get("tally", {}),
        }
        found = {key: value for key, value in found.items() if value or key not in ("sheet", "tally")}
        return found | ({"options": [self.text(one) for one in own["options"]]} if "options" in own else {})

    def events(self, events: list[Json]) -> list[Json]:
        return [self.text(event) for event in events]

    def text(self, holder: Json) -> Json:
        """The same with its text in words."""
        return {**holder, "text": self.say(holder["text"])} if "text" in holder else holder

    def say(self, text: str) -> str:
        names = [seat["name"] for seat in self.info.get("seats", [])]
        try:
            return spoken(text, catalog.load(self.info["game"]).speech(self.lang), names)
        except KeyError:  # words of the house
            return spoken(text, problems.words(self.lang), names)
