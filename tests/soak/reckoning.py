"""What players were promised, held against what the database has."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

import msgspec

from igroteka import catalog
from tests.soak.houses import Stored
from tests.soak.players import Seat


class Account(msgspec.Struct):
    """The sum of some tables."""

    accepted: int = 0
    lost: int = 0
    duplicated: int = 0
    unasked: int = 0
    settled: int = 0
    """Drafts of market tables."""
    wrong: list[str] = []

    def __iadd__(self, other: "Account") -> Self:
        self.accepted += other.accepted
        self.lost += other.lost
        self.duplicated += other.duplicated
        self.unasked += other.unasked
        self.settled += other.settled
        self.wrong = [*self.wrong, *other.wrong]
        return self

    def figures(self) -> dict[str, Any]:
        return {"acknowledged": self.accepted, "lost": self.lost, "duplicated": self.duplicated}


def reckon(seats: Sequence[Seat], acts: list[Stored]) -> Account:
    """Every acknowledged word is stored under its number, as it was said; nothing is stored twice or out of order."""
    account = Account()
    if [act.rev for act in acts] != list(range(1, len(acts) + 1)):
        account.wrong.append("a hole in the acts")
    stored = {act.rev: act for act in acts}
    times = Counter((act.seat, act.cid) for act in acts if act.cid)
    account.duplicated += sum(count - 1 for count in times.values())
    for seat in seats:
        account.wrong += seat.wrong
        for cid, rev in seat.accepted.items():
            account.accepted += 1
            act = stored.get(rev)
            if act is None or (act.seat, act.cid) != (seat.seat, cid):
                account.lost += 1
            elif not is_what_was_asked(seat, cid, act):
                account.wrong.append(f"{seat.asked[cid]} became {act}")
            elif cid in seat.taken and not has_agreed(seats[seat.taken[cid]["partner"]], seat.taken[cid]):
                account.wrong.append(f"{seat.taken[cid]} bound somebody who had not agreed")
        account.accepted += len(seat.rewound)
        account.lost += sum(rev not in stored or stored[rev].kind != "back" for rev in seat.rewound)
        for number, own in times.items():
            if number[0] == seat.seat and number[1] not in seat.asked:
                account.unasked += 1
                account.wrong.append(f"nobody asked for {number} ({own})")
    drafts = Counter(seat.taken[cid]["id"] for seat in seats for cid in seat.accepted if cid in seat.taken)
    account.duplicated += sum(count - 1 for count in drafts.values())
    account.settled += len(drafts)
    return account


def is_what_was_asked(seat: Seat, cid: str, act: Stored) -> bool:
    asked, game = seat.asked[cid], catalog.load(seat.info["game"])
    if asked["t"] == "market":
        first = f"p{asked['seat']} offer p{asked['partner']}"
        return act.moves[0] == first and f"p{asked['partner']} accept" in act.moves
    if asked["t"] == "undo":
        return act.kind == ("redo" if asked.get("forth") else "undo")
    return act.kind == "act" and act.moves[0] == f"p{asked['seat']} {game.notation(asked['action'])}"


def has_agreed(partner: Seat, draft: dict[str, Any]) -> bool:
    """Had a partner said yes, or proposed it?"""
    return draft["author"] == partner.seat or draft["id"] in partner.stood
