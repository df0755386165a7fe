"""Phase I: the catch is distributed (NUS-4)."""

from typing import Final

from igroteka.core.actions import Options
from igroteka.core.agenda import NOBODY, Decision, Frame
from igroteka.core.arrays import i64, mypyc_attr, raised, replaced
from igroteka.core.state import do_next
from igroteka.games.nusfjord.actions import FEED, SHARE
from igroteka.games.nusfjord.data.box import COUNCIL, FISH, NONE, RESERVE, RESERVE_LIMIT, STORES
from igroteka.games.nusfjord.data.program import FULL_FISH, K_RESERVE_LIMIT, ON_EXCESS, ON_FISHING, ON_FULL
from igroteka.games.nusfjord.events import (
    CAUGHT,
    COLLECTED,
    FED_ELDER,
    FED_NEW_SHARES,
    FED_SHARE,
    RETURNED_FISH,
    STORED_FISH,
)
from igroteka.games.nusfjord.rules import elders, reactions
from igroteka.games.nusfjord.state import FISHING, State
from igroteka.kit import bits

GIVEN_BITS: Final = 3  # of each seat in the row of fish given in a shortage
GIVEN_MASK: Final = 7


def begin(state: State) -> None:
    """All distribute, seat by seat from the first player on; then all collect (NUS-4.1, NUS-4.10)."""
    state.phase = FISHING
    do_next(state, Collect())
    first = state.first_player()
    for back in range(state.seats):
        do_next(state, StartFishing((first + state.seats - 1 - back) % state.seats))


def distribute(state: State, seat: i64, fish: i64) -> None:
    """An extra distribution for one player; what was placed is collected at once (NUS-7.8)."""
    state.tell(CAUGHT, seat, fish)
    do_next(state, FeedElders(seat, fish, 0), Collect())


def is_distributing(state: State) -> bool:
    """Is a distribution going on, so that nothing can be exchanged (NUS-8.5)?"""
    for place in range(state.depth):
        if isinstance(state.agenda[place], Collect):
            return True
    return False


@mypyc_attr(acyclic=True)
class Fishing(Frame):
    """Something that one player does in the distribution."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def fields(self) -> list[int]:
        return [self.seat]


@mypyc_attr(acyclic=True, free_list_len=1)
class StartFishing(Fishing):
    """What comes before the catch is taken (NUS-8.20)."""

    def run(self, state: State) -> None:
        do_next(state, CatchFish(self.seat))
        reactions.happened(state, self.seat, ON_FISHING)


@mypyc_attr(acyclic=True, free_list_len=1)
class CatchFish(Fishing):
    """As many fish as the catch size (NUS-4.2)."""

    def run(self, state: State) -> None:
        catch = state.catch(self.seat)
        state.tell(CAUGHT, self.seat, catch)
        do_next(state, FeedElders(self.seat, catch, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class FeedElders(Decision):
    """A fish on each elder; in a shortage the player chooses (NUS-4.3, NUS-4.9)."""

    def __init__(self, seat: i64, fish: i64, fed: i64) -> None:
        super().__init__(seat)
        self.fish: Final[i64] = fish
        self.fed: Final[i64] = fed  # places already served

    def fields(self) -> list[int]:
        return [self.seat, self.fish, self.fed]

    def hungry(self, state: State) -> i64:
        """Places of elders without a fish of this distribution."""
        return (bits.bit(state.elders(self.seat)) - 1) & ~self.fed

    def who(self, state: State) -> i64:
        return self.seat if 0 < self.fish < bits.size(self.hungry(state)) else NOBODY

    def run(self, state: State) -> None:
        """Enough for all of them, or nothing left."""
        hungry = self.hungry(state) if self.fish > 0 else 0
        do_next(state, FeedShares(self.seat, self.fish - bits.size(hungry)))
        for place in range(COUNCIL):
            if hungry >> place & 1:
                self.feed(state, place)

    def feed(self, state: State, place: i64) -> None:
        """One fish."""
        state.tell(FED_ELDER, self.seat, state.council[self.seat * COUNCIL + place])
        elders.feed(state, self.seat, place)

    def options(self, state: State, out: Options) -> None:
        hungry = self.hungry(state)
        last: i64 = NONE
        while True:
            least: i64 = NONE
            for place in range(COUNCIL):
                elder = state.council[self.seat * COUNCIL + place]
                if hungry >> place & 1 and elder > last and (least == NONE or elder < least):
                    least = elder
            if least == NONE:
                return
            out.add(FEED.first + least)
            last = least

    def apply(self, state: State, action: i64) -> None:
        place = state.place_of(self.seat, FEED.index(action))
        do_next(state, FeedElders(self.seat, self.fish - 1, self.fed | bits.bit(place)))
        self.feed(state, place)


@mypyc_attr(acyclic=True, free_list_len=1)
class FeedShares(Fishing):
    """Own shares elsewhere: those on the action board first (NUS-4.5)."""

    def __init__(self, seat: i64, fish: i64) -> None:
        super().__init__(seat)
        self.fish: Final[i64] = fish

    def fields(self) -> list[int]:
        return [self.seat, self.fish]

    def run(self, state: State) -> None:
        fish = min(self.fish, state.offered(self.seat))
        if fish > 0:
            state.tell(FED_NEW_SHARES, self.seat, fish)
        do_next(state, FeedForeign(self.seat, self.fish - fish, 0))


def land(state: State, seat: i64, holder: i64, fish: i64) -> None:
    """Fish on shares of a seat in somebody's possession."""
    if fish > 0:
        state.landed = raised(state.landed, holder, fish)
        state.tell(FED_SHARE, seat, holder, fish)


@mypyc_attr(acyclic=True, free_list_len=1)
class FeedForeign(Decision):
    """Own shares held by others; in a shortage the player chooses who gets how many fish (NUS-4.5, NUS-4.9)."""

    def __init__(self, seat: i64, fish: i64, given: i64) -> None:
        super().__init__(seat)
        self.fish: Final[i64] = fish
        self.given: Final[i64] = given  # fish of this distribution by seat, GIVEN_BITS each

    def fields(self) -> list[int]:
        return [self.seat, self.fish, self.given]

    def open(self, state: State, holder: i64) -> i64:
        """Shares held by somebody else that have no fish yet."""
        if holder == self.seat:
            return 0
        return max(0, state.held(holder, self.seat) - (self.given >> GIVEN_BITS * holder & GIVEN_MASK))

    def who(self, state: State) -> i64:
        total: i64 = 0
        holders: i64 = 0
        for holder in range(state.seats):
            shares = self.open(state, holder)
            total += shares
            if shares > 0:
                holders += 1
        return self.seat if 0 < self.fish < total and holders > 1 else NOBODY

    def run(self, state: State) -> None:
        """Enough for all, or one holder only; then own shares at home and the Reserve (NUS-4.6)."""
        left = self.fish
        for holder in range(state.seats):
            fish = min(left, self.open(state, holder))
            land(state, self.seat, holder, fish)
            left -= fish
        fish = min(left, state.held(self.seat, self.seat))
        land(state, self.seat, self.seat, fish)
        do_next(state, FillReserve(self.seat, left - fish))

    def options(self, state: State, out: Options) -> None:
        for holder in range(state.seats):
            if self.open(state, holder) > 0:
                out.add(SHARE.first + holder)

    def apply(self, state: State, action: i64) -> None:
        holder = SHARE.index(action)
        land(state, self.seat, holder, 1)
        given = self.given + bits.bit(GIVEN_BITS * holder)
        do_next(state, FeedForeign(self.seat, self.fish - 1, given))


@mypyc_attr(acyclic=True, free_list_len=1)
class FillReserve(Fishing):
    """The rest goes to the Reserve while there is room, one by one, and what is left back (NUS-4.7, NUS-4.8)."""

    def __init__(self, seat: i64, fish: i64) -> None:
        super().__init__(seat)
        self.fish: Final[i64] = fish

    def fields(self) -> list[int]:
        return [self.seat, self.fish]

    def run(self, state: State) -> None:
        seat = self.seat
        have = state.reserve(seat, FISH)
        used = state.reserve_total(seat) if state.rules.limit_counts_all else have
        fish = min(self.fish, max(0, state.ruling(seat, K_RESERVE_LIMIT, RESERVE_LIMIT) - used))
        watched = state.reacts_to(seat, ON_FULL)
        if watched:  # the fish that makes it full comes alone (NUS-8.8)
            fish = min(fish, FULL_FISH - have if have < FULL_FISH else 1)
        if fish > 0:
            state.goods[seat * STORES + RESERVE + FISH] += fish
            state.tell(STORED_FISH, seat, fish)
            reactions.note(state, seat)
        if watched and fish > 0 and have + fish >= FULL_FISH:
            do_next(state, FillReserve(seat, self.fish - fish))
            reactions.happened(state, seat, ON_FULL)
            return
        state.excess = self.fish - fish
        if state.excess > 0:
            state.tell(RETURNED_FISH, seat, state.excess)
            reactions.happened(state, seat, ON_EXCESS)


@mypyc_attr(acyclic=True, free_list_len=1)
class Collect(Frame):
    """Fish on shares goes to whoever possesses them; on the action board it is lost (NUS-4.10)."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            fish = state.landed[seat]
            if fish > 0:
                state.landed = replaced(state.landed, seat, 0)
                state.goods[seat * STORES + FISH] += fish
                state.tell(COLLECTED, seat, fish)
                reactions.note(state, seat)
