"""The table of Great Western Trail: New Zealand: every control of it that its sister's table has not."""

from typing import Any, ClassVar

from tests.e2e.gwt import COUNTS, PIECES, GwtPlayer, place_of
from tests.e2e.player import Option


class GwtnzPlayer(GwtPlayer):
    """Somebody who plays it with the mouse: a lit place, a card, a line of the panel; if it costs, yes again."""

    prefix = "nz"
    pieces = PIECES.replace("herder:", "runholder:")
    counts = COUNTS.replace("dollars", "pounds")
    stage = ("node", "sea", "harbour", "post", "foresight")
    slots = "12"
    liked: ClassVar[dict[str, int]] = {
        **GwtPlayer.liked,
        "invest": 6,
        "sail": 6,
        "upgrade": 6,
        "exchange": 1,
        "trash": 1,
        "bonus": 2,
        "show": 2,
    }

    say_sail = GwtPlayer.on_the_board
    say_forward = say_flip = say_take = say_top = GwtPlayer.in_deeds
    say_trash = GwtPlayer.say_hand
    say_joker = GwtPlayer.say_master

    def say_play(self, option: Option) -> None:
        """A card that may be played between any two things: in hand it asks once more."""
        self.touch(self.page.locator(f".hand .lit[data-at='{place_of(option)}']").first, option)

    say_show = say_play

    def say_reveal(self, option: Option) -> None:
        """One sheep of the hand, or all that can be shown."""
        if option["notation"].endswith(" all"):
            self.in_deeds(option)
        else:
            self.say_hand(option)

    def say_lying(self, option: Option) -> None:
        """Where it lies: a tile, a card, a stack, a storehouse."""
        self.touch(self.page.locator(f".lit[data-at='{place_of(option)}']").first, option)

    say_invest = say_pick = say_storehouse = say_lying

    def say_bonus(self, option: Option) -> None:
        """A card that gold buys: it lies with the objectives, under a tab of the frame."""
        place = self.page.locator(f".lit[data-at='{place_of(option)}']")
        if not place.count():
            self.page.get_by_role("tab", name=self.word("leaf-aims"), exact=True).click()
        self.touch(place.first, option)

    def say_buy(self, option: Option) -> None:
        """The price of a breed in the sheep market; each is a button."""
        self.region("market").locator(f"[data-action='{option['action']}']").click()

    def say_more(self, option: Option) -> None:
        """Two more cards of the stack."""
        self.touch(self.region("market").locator(".more"), option)

    def pieces_of(self, view: dict[str, Any]) -> list[str]:
        """Tiles of the trail, and runholders."""
        runholders = [f"runholder:{seat}" for seat, node in enumerate(view["runholders"]) if node]
        return sorted([f"node:{node}" for node in view["trail"]] + runholders)

    def counts_of(self, view: dict[str, Any], seat: int) -> dict[str, Any]:
        """Hand, money, tokens, the discard pile, discs, and the points of the others."""
        players = [{**player, "dollars": player["pounds"]} for player in view["players"]]
        counts = super().counts_of({**view, "players": players}, seat)
        return {name.replace("dollars", "pounds"): value for name, value in counts.items()}
