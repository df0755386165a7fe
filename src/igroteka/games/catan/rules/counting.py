"""What attentive players know of each other's hands (CAT-13.6): all but what was stolen unseen.

Production, payments, trades and discards are public, so only thefts leave doubts. Everybody has possibilities of their
own: whoever was there knows the card. A theft unseen is one possibility for each card it may have been, as likely as
that card was to be drawn; what somebody pays later, or gives up to a monopoly, rules out those that cannot be.

A doubt is the difference of a possible hand from the true one, six bits a resource, so public changes leave it alone.
"""

import math
from typing import Final

from igroteka.core.arrays import append, i64, listed, row, vec
from igroteka.games.catan.data.box import RESOURCES, SEATS
from igroteka.games.catan.state import Memory, State
from igroteka.kit import bits

MOST: Final = 48  # possibilities that a seat keeps apart: the least likely are let go
LARGE: Final = 1 << 30  # the sum of odds stays below it
BITS: Final = 6
MASK: Final = 63
ZERO: Final = 32
ALL_ZERO: Final = sum([ZERO * bits.bit(BITS * resource) for resource in range(RESOURCES)])


def one(resource: i64) -> i64:
    """One card more than there is."""
    return bits.bit(BITS * resource)


def more(doubt: i64, resource: i64) -> i64:
    """How many more cards of a resource a doubtful hand has than the true one; fewer are below zero."""
    return (doubt + ALL_ZERO >> BITS * resource & MASK) - ZERO


def thought(state: State, memory: Memory, place: i64, seat: i64, resource: i64) -> i64:
    """Cards of a resource that a seat holds in a possibility."""
    return state.has(seat, resource) + more(memory.doubts[place * SEATS + seat], resource)


# --- what happens


def stolen(state: State, thief: i64, victim: i64, resource: i64) -> None:
    """A card is about to change hands; two see which (CAT-5.5, CAT-13.3)."""
    found = vec[Memory]()
    for viewer in range(len(state.memories)):
        memory = state.memories[viewer]
        if viewer in (thief, victim):
            found = append(found, seen(state, memory, victim, resource))
        else:
            found = append(found, unseen(state, memory, thief, victim, resource))
    state.memories = found


def paid(state: State, seat: i64) -> None:
    """A seat has given cards openly: it had them."""
    for viewer in range(len(state.memories)):
        memory = state.memories[viewer]
        kept = vec[i64]()
        for place in range(len(memory.odds)):
            if has_all(state, memory, place, seat):
                kept = append(kept, place)
        remember(state, viewer, kept)


def named(state: State, seat: i64, resource: i64) -> None:
    """All others are about to give a resource up: everybody sees how many they had (CAT-9.8)."""
    for viewer in range(len(state.memories)):
        memory = state.memories[viewer]
        kept = vec[i64]()
        for place in range(len(memory.odds)):
            right = True
            for other in range(state.seats):
                if other != seat and more(memory.doubts[place * SEATS + other], resource) != 0:
                    right = False
            if right:
                kept = append(kept, place)
        remember(state, viewer, kept)


def has_all(state: State, memory: Memory, place: i64, seat: i64) -> bool:
    """Is a possible hand one that can be?"""
    if memory.doubts[place * SEATS + seat] != 0:
        for resource in range(RESOURCES):
            if thought(state, memory, place, seat, resource) < 0:
                return False
    return True


# --- memories


def recalled(memory: Memory, place: i64) -> Memory:
    """The same memory in the world that a possibility describes."""
    doubts = memory.doubts[:]
    for other in range(len(memory.odds)):
        for seat in range(SEATS):
            doubts[other * SEATS + seat] -= memory.doubts[place * SEATS + seat]
    return Memory(memory.odds, doubts)


def remember(state: State, viewer: i64, kept: vec[i64]) -> None:
    """Only these possibilities are left to a seat."""
    memory = state.memories[viewer]
    if len(kept) < len(memory.odds):
        memories = state.memories[:]
        memories[viewer] = narrowed(memory, kept)
        state.memories = memories


def narrowed(memory: Memory, kept: vec[i64]) -> Memory:
    """A memory of only these possibilities."""
    odds, doubts = vec[i64](), vec[i64]()
    for place in kept:
        odds = append(odds, memory.odds[place])
        for seat in range(SEATS):
            doubts = append(doubts, memory.doubts[place * SEATS + seat])
    return Memory(odds, doubts)


def seen(state: State, memory: Memory, victim: i64, resource: i64) -> Memory:
    """Who sees the card takes for likelier what made it likelier."""
    odds, doubts = vec[i64](), vec[i64]()
    for place in range(len(memory.odds)):
        cards = thought(state, memory, place, victim, resource)
        if cards > 0:
            odds = append(odds, memory.odds[place] * cards)
            for seat in range(SEATS):
                doubts = append(doubts, memory.doubts[place * SEATS + seat])
    return lessened(odds, doubts)


def unseen(state: State, memory: Memory, thief: i64, victim: i64, resource: i64) -> Memory:
    """Who does not see the card thinks of each that it may have been."""
    odds, doubts = vec[i64](), vec[i64]()
    for place in range(len(memory.odds)):
        for other in range(RESOURCES):
            cards = thought(state, memory, place, victim, other)
            if cards > 0:
                hands = memory.doubts[place * SEATS : (place + 1) * SEATS]
                hands[victim] += one(resource) - one(other)
                hands[thief] += one(other) - one(resource)
                same = found_at(doubts, hands)
                if same < len(odds):
                    odds[same] += memory.odds[place] * cards
                else:
                    odds = append(odds, memory.odds[place] * cards)
                    for seat in range(SEATS):
                        doubts = append(doubts, hands[seat])
    return likeliest(lessened(odds, doubts))


def found_at(doubts: vec[i64], hands: vec[i64]) -> i64:
    """Where a possibility stands; behind the last if it is new."""
    place: i64 = 0
    while place * SEATS < len(doubts):
        seat: i64 = 0
        while seat < SEATS and doubts[place * SEATS + seat] == hands[seat]:
            seat += 1
        if seat == SEATS:
            return place
        place += 1
    return place


def lessened(odds: vec[i64], doubts: vec[i64]) -> Memory:
    """The same with the smallest odds there are; where they are still too large, nearly the same."""
    common = math.gcd(*listed(odds))
    total = sum(listed(odds))
    halves = 0
    while total >> halves >= LARGE * common > 0:
        halves += 1
    return Memory(row([max(1, odd // common >> halves) for odd in listed(odds)]), doubts)


def likeliest(memory: Memory) -> Memory:
    """As many possibilities as a seat keeps apart."""
    if len(memory.odds) <= MOST:
        return memory
    order = sorted([(-odd, place) for place, odd in enumerate(listed(memory.odds))])[:MOST]
    return narrowed(memory, row(sorted([place for _, place in order])))
