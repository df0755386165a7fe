"""What is always true of a position (CAT-14.4): the pieces of the box, and what may wait on the agenda."""

from igroteka.core.agenda import NOBODY, Frame
from igroteka.core.arrays import i64, listed, vec
from igroteka.games.catan import scoring
from igroteka.games.catan.data.box import (
    ALL_NODES,
    CARD_COUNTS,
    CARD_NAMES,
    CARDS,
    CARDS_PER_RESOURCE,
    CITIES,
    DESERT,
    EDGE_NODES,
    EDGES,
    HARBOUR_COUNTS,
    HARBOUR_NAMES,
    HEX_NEIGHBOURS,
    HEXES,
    KNIGHT,
    LARGEST_ARMY_MIN,
    LONGEST_ROAD_MIN,
    LONGEST_ROAD_POINTS,
    NEAR,
    NODE_HEXES,
    NUMBERS,
    RED,
    RED_TOKENS,
    RESOURCE_NAMES,
    RESOURCES,
    ROADS,
    SEATS,
    SETTLEMENTS,
    TERRAIN_COUNTS,
    TERRAIN_NAMES,
    TOKENS,
)
from igroteka.games.catan.rules import cards, founding, island, robber, trade, turn
from igroteka.games.catan.state import NO_OFFER, TURN_LIMIT, VICTORY, State, terms_give, terms_want
from igroteka.kit import bits, bundles


def laying(state: State) -> Frame | None:
    """The step of building the island that is due, if it is still being built."""
    if state.depth == 0:
        return None
    bottom = state.agenda[0]
    if isinstance(
        bottom, island.LayTerrain | island.ChooseCorner | island.LayRedNumber | island.LayNumber | island.DealHarbour
    ):
        return bottom
    return None


# --- the box


def laid_down(state: State, resource: i64) -> i64:
    """Cards of a resource that lie face down in a discard (CAT-5.10)."""
    found: i64 = 0
    for place in range(state.depth):
        frame = state.agenda[place]
        if isinstance(frame, robber.DiscardHalf):
            for seat in range(SEATS):
                found += bundles.count(frame.laid(seat), resource)
    return found


def census(state: State) -> dict[str, list[int]]:
    """Pieces on the table and pieces in the box, by name (CAT-14.4); the island counts when it is complete."""
    found: dict[str, list[int]] = {}
    for resource, name in enumerate(RESOURCE_NAMES):
        held = sum([state.has(seat, resource) for seat in range(SEATS + 1)]) + laid_down(state, resource)
        found[name] = [held, CARDS_PER_RESOURCE]
    for card, name in enumerate(CARD_NAMES):
        held = sum([state.cards_held(seat, card) for seat in range(SEATS + 1)])
        held += sum([state.cards_played(seat, card) for seat in range(SEATS)])
        found[name] = [held, CARD_COUNTS[card]]
    for seat in range(state.seats):
        roads = sum([1 for owner in listed(state.roads) if owner == seat])
        found[f"roads {seat}"] = [roads + state.roads_left[seat], ROADS]
    step = laying(state)
    if step is None or not isinstance(step, island.LayTerrain):
        for terrain, name in enumerate(TERRAIN_NAMES):
            found[name] = [listed(state.terrain).count(terrain), TERRAIN_COUNTS[terrain]]
    if step is None or isinstance(step, island.DealHarbour):
        for number in range(2, NUMBERS + 1):
            found[f"number {number}"] = [listed(state.numbers).count(number), listed(TOKENS).count(number)]
    if step is None:
        for kind, name in enumerate(HARBOUR_NAMES):
            found[f"harbour {name}"] = [listed(state.harbours).count(kind), HARBOUR_COUNTS[kind]]
    return found


def broken_laws(state: State) -> list[str]:
    """Every law that the position breaks, as "field:law"."""
    broken = [f"{name}:census" for name, (table, box) in census(state).items() if table != box]
    broken += [f"hands[{place}]:negative" for place, count in enumerate(listed(state.hands)) if count < 0]
    broken += [f"cards[{place}]:negative" for place, count in enumerate(listed(state.cards)) if count < 0]
    step = laying(state)
    broken += broken_pieces(state)
    broken += broken_special_cards(state)
    if step is not None:
        broken += broken_island(state, step)
    else:
        for hex in range(HEXES):
            if (state.terrain[hex] == DESERT) != (state.numbers[hex] == 0):
                broken.append(f"board.numbers[{hex}]:desert")
    broken += broken_result(state) if state.finished else broken_turn(state)
    return broken


def broken_pieces(state: State) -> list[str]:
    """Supplies, and the distance rule."""
    broken: list[str] = []
    everywhere: i64 = 0
    for seat in range(state.seats):
        path = f"players[{seat}]"
        if bits.size(state.settlements[seat]) > SETTLEMENTS:
            broken.append(f"{path}.settlements:supply")
        if bits.size(state.cities[seat]) > CITIES:
            broken.append(f"{path}.cities:supply")
        for kind, nodes in (("settlements", state.settlements[seat]), ("cities", state.cities[seat])):
            for node in bits.members(nodes):
                if everywhere & NEAR[node]:
                    broken.append(f"{path}.{kind} ({node}):distance")
                everywhere |= bits.bit(node)
        broken += [f"{path}.roads ({edge}):unconnected" for edge in stray_roads(state, seat)]
    open_nodes = ALL_NODES
    for node in bits.members(everywhere):
        open_nodes &= ~NEAR[node]
    if open_nodes != state.open:
        broken.append("board:open-nodes")
    return broken


def stray_roads(state: State, seat: i64) -> list[int]:
    """Roads that lead to no building of their owner: every road was built on to one (CAT-3.5, CAT-8.3)."""
    stray = [edge for edge in range(EDGES) if state.roads[edge] == seat]
    reached = state.buildings(seat)
    grown = True
    while grown:
        near = [edge for edge in stray if EDGE_NODES[edge] & reached]
        for edge in near:
            reached |= EDGE_NODES[edge]
        stray = [edge for edge in stray if edge not in near]
        grown = bool(near)
    return stray


def broken_special_cards(state: State) -> list[str]:
    """Each special card lies where CAT-10 puts it."""
    broken: list[str] = []
    lengths = listed(state.lengths)[: state.seats]
    longest = max(lengths)
    holder = state.longest_road
    if holder != NOBODY and (lengths[holder] < LONGEST_ROAD_MIN or lengths[holder] < longest):
        broken.append("longest_road:holder")
    if holder == NOBODY and longest >= LONGEST_ROAD_MIN and lengths.count(longest) == 1:
        broken.append("longest_road:nobody")
    knights = [int(state.cards_played(seat, KNIGHT)) for seat in range(state.seats)]
    holder = state.largest_army
    if holder != NOBODY and (knights[holder] < LARGEST_ARMY_MIN or knights[holder] < max(knights)):
        broken.append("largest_army:holder")
    if holder == NOBODY and max(knights) >= LARGEST_ARMY_MIN:
        broken.append("largest_army:nobody")
    return broken


# --- the island while it is being built (CAT-2.10)


def is_laid_up_to(row: vec[i64], place: i64) -> bool:
    """Are exactly the places before this one filled?"""
    for index in range(len(row)):
        if (row[index] >= 0) != (index < place):
            return False
    return True


def broken_island(state: State, step: Frame) -> list[str]:
    """Tiles, tokens and harbours are laid in their order, and nobody has anything yet."""
    broken = broken_beginning(state)
    if not is_laid_so(state, step):
        broken.append("agenda:layout")
    if isinstance(step, island.LayTerrain):
        tiles = listed(state.terrain)
        for terrain in range(len(TERRAIN_NAMES)):
            if tiles.count(terrain) > TERRAIN_COUNTS[terrain]:
                broken.append("board.terrain:census")
        if not is_laid_up_to(state.terrain, step.hex):
            broken.append("board.terrain:order")
    if isinstance(step, island.LayTerrain | island.ChooseCorner) and max(listed(state.numbers)) > 0:
        broken.append("board.numbers:order")
    if isinstance(step, island.LayRedNumber) and not reds_are(state, step.token):
        broken.append("board.numbers:order")
    if isinstance(step, island.LayNumber) and not numbers_are(state, step.hex):
        broken.append("board.numbers:order")
    if state.rules.shuffled_harbours:
        laid = step.place if isinstance(step, island.DealHarbour) else 0
        kinds = listed(state.harbours)
        if not is_laid_up_to(state.harbours, laid):
            broken.append("board.harbours:order")
        for kind in range(len(HARBOUR_NAMES)):
            if kinds.count(kind) > HARBOUR_COUNTS[kind]:
                broken.append("board.harbours:census")
    else:
        for kind in range(len(HARBOUR_NAMES)):
            if listed(state.harbours).count(kind) != HARBOUR_COUNTS[kind]:
                broken.append("board.harbours:census")
    return broken


def is_laid_so(state: State, step: Frame) -> bool:
    """Is this a step of the layout that was chosen (CAT-2.2 to CAT-2.7)?"""
    if isinstance(step, island.DealHarbour):
        return state.rules.shuffled_harbours
    if isinstance(step, island.ChooseCorner):
        return state.rules.layout == "spiral"
    if isinstance(step, island.LayTerrain):
        return state.rules.layout != "beginner"
    return state.rules.layout == "random"


def broken_beginning(state: State) -> list[str]:
    """Nobody has anything yet."""
    return [
        f"players[{seat}]:island"
        for seat in range(state.seats)
        if state.buildings(seat)
        or state.roads_left[seat] < ROADS
        or state.hand_size(seat)
        or state.card_count(seat)
        or any(state.cards_played(seat, card) for card in range(CARDS))
    ]


def reds_are(state: State, token: i64) -> bool:
    """Just the first red tokens lie, none beside another and none on the desert."""
    red: i64 = 0
    for hex in range(HEXES):
        if state.numbers[hex] > 0:
            if state.terrain[hex] == DESERT or red & HEX_NEIGHBOURS[hex]:
                return False
            red |= bits.bit(hex)
    return sorted([number for number in listed(state.numbers) if number]) == listed(RED_TOKENS)[:token]


def numbers_are(state: State, hex: i64) -> bool:
    """All red tokens lie, and a token on every hex before this one but the desert."""
    numbers = listed(state.numbers)
    for place in range(HEXES):
        red = numbers[place] in listed(RED)
        if state.terrain[place] == DESERT and numbers[place]:
            return False
        if not red and (numbers[place] > 0) != (place < hex and state.terrain[place] != DESERT):
            return False
    reds = sorted([number for number in numbers if number in listed(RED)])
    return reds == listed(RED_TOKENS) and numbers[hex] == 0 and state.terrain[hex] != DESERT


# --- the turn


def broken_result(state: State) -> list[str]:
    """Somebody has won with enough points, or the turn limit stopped the game."""
    if state.ending == VICTORY:
        won = state.winner != NOBODY and scoring.points(state, state.winner) >= state.rules.target
        return [] if won else ["result.winner:winner"]
    return [] if state.ending == TURN_LIMIT and state.winner == NOBODY else ["result.ending:winner"]


def broken_turn(state: State) -> list[str]:
    """What is pending fits whose turn it is."""
    if state.depth == 0:
        return ["agenda:empty"]
    broken: list[str] = []
    pending = state.pending()
    playing = state.active != NOBODY
    if playing and (state.turn == 0 or state.active != (state.first + state.turn - 1) % state.seats):
        broken.append("turn.active:order-of-play")
    if playing and state.first == NOBODY:
        broken.append("turn.first:order-of-play")
    if playing != isinstance(pending[-1], turn.PreRoll | turn.TradeAndBuild):
        broken.append("turn.active:agenda")
    if not isinstance(pending[-1], turn.PreRoll | turn.TradeAndBuild):
        broken += broken_first_turn(state, pending[-1])
    if isinstance(pending[-1], founding.DrawFirstSeat):
        broken += broken_beginning(state) if state.rules.layout != "beginner" else broken_founded(state, [2] * SEATS)
    if isinstance(pending[-1], turn.StartTurn):
        broken += broken_founding(state, pending)
    for frame in pending:
        broken += broken_frame(state, frame)
    broken += broken_offer(state, pending)
    if broken_refusals(state):
        broken.append("turn.refused:terms")
    if len(state.refused) > 0 and is_before_trade(pending):
        broken.append("turn.refused:roll")
    for seat in range(state.seats):
        points = scoring.points(state, seat)
        if seat != state.active and state.longest_road == seat:
            points -= LONGEST_ROAD_POINTS  # the one thing gained in another's turn (CAT-11.2)
        if playing and points >= state.rules.target:
            broken.append("turn.active:won" if seat == state.active else f"players[{seat}]:won")
    for card in range(CARDS):
        if playing and bundles.count(state.bought, card) > state.cards_held(state.active, card):
            broken.append("turn.bought:bought")
    if state.is_stuck():
        broken.append("agenda:stuck")
    return broken


def broken_first_turn(state: State, bottom: Frame) -> list[str]:
    """Before the first turn nothing of a turn has happened, and who begins is who was drawn (CAT-3.5, CAT-3.9)."""
    broken: list[str] = []
    if state.turn != 0:
        broken.append("turn.number:first-turn")
    if state.first != (bottom.seat if isinstance(bottom, turn.StartTurn) else NOBODY):
        broken.append("turn.first:first-turn")
    if state.dice >= 0:
        broken.append("turn.dice:first-turn")
    if state.card_played or state.trading_closed or state.bought or state.offers_made or state.counters_made:
        broken.append("turn:first-turn")
    return broken


def broken_founding(state: State, pending: list[Frame]) -> list[str]:
    """Everybody settles there and back, and has just what was founded so far (CAT-3.6 to CAT-3.8)."""
    row: list[list[int]] = []
    if state.rules.layout != "beginner":
        first = seat_of(pending[-1])
        there = [int((first + step) % state.seats) for step in range(state.seats)]
        row = [[seat, 1] for seat in there] + [[seat, 2] for seat in reversed(there)]
    waiting = [frame.fields() for frame in pending if isinstance(frame, founding.FoundSettlement)]
    past = len(row) - len(waiting)
    if past < 0 or waiting != row[past:]:
        return ["agenda:founding"]
    top = pending[0]
    if isinstance(top, founding.FoundRoad):
        if past == 0 or row[past - 1][0] != top.seat or not state.settlements[top.seat] >> top.node & 1:
            return ["agenda:founding"]
        return broken_founded(state, rounds_of(row[:past]), top.node)
    return broken_founded(state, rounds_of(row[:past]))


def rounds_of(row: list[list[int]]) -> list[int]:
    """How often each seat stands in a row of founding."""
    return [[entry[0] for entry in row].count(seat) for seat in range(SEATS)]


def broken_founded(state: State, rounds: list[int], roadless: i64 = NOBODY) -> list[str]:
    """After so many rounds a seat has a settlement with a road for each, and the income of the second.

    `roadless` is the node whose road is just asked for. Only the number of cards is judged: whoever guesses hands
    knows no more of them (CAT-13.6).
    """
    broken: list[str] = []
    for seat in range(state.seats):
        path = f"players[{seat}]"
        nodes = bits.members(state.settlements[seat])
        own = [edge for edge in range(EDGES) if state.roads[edge] == seat]
        if len(nodes) != rounds[seat]:
            broken.append(f"{path}.settlements:founded")
        if state.cities[seat]:
            broken.append(f"{path}.cities:founded")
        roads = [sum([1 for edge in own if EDGE_NODES[edge] >> node & 1]) for node in nodes]
        if roads != [0 if node == roadless else 1 for node in nodes] or sum(roads) != len(own):
            broken.append(f"{path}.roads:founded")
        second = [roadless] if roadless in nodes else nodes
        if int(state.hand_size(seat)) not in ([income(state, node) for node in second] if rounds[seat] == 2 else [0]):
            broken.append(f"{path}.hand:founded")
        if state.card_count(seat):
            broken.append(f"{path}.cards:founded")
        if any(state.cards_played(seat, card) for card in range(CARDS)):
            broken.append(f"{path}.played:founded")
    return broken


def income(state: State, node: i64) -> int:
    """How many cards a second settlement has brought (CAT-3.8)."""
    return sum([1 for hex in range(HEXES) if NODE_HEXES[node] >> hex & 1 and state.terrain[hex] != DESERT])


def broken_frame(state: State, frame: Frame) -> list[str]:
    """What a single frame asks for."""
    if isinstance(frame, robber.DiscardHalf):
        for seat in range(SEATS):
            if frame.owes(seat) > (state.hand_size(seat) if seat < state.seats else 0):
                return ["agenda:owed"]
            if seat >= state.seats and frame.laid(seat):
                return ["agenda:owed"]
    elif isinstance(frame, cards.FreeRoad):
        if state.roads_left[frame.seat] == 0:
            return ["agenda:roads"]
    elif isinstance(frame, robber.DrawFromHand):
        if frame.victim == frame.seat:
            return ["agenda:seat"]
    if isinstance(
        frame,
        turn.PreRoll
        | turn.TradeAndBuild
        | robber.MoveRobber
        | robber.Steal
        | robber.DrawFromHand
        | cards.DrawCard
        | cards.FreeRoad
        | trade.ChoosePartner,
    ):
        return [] if seat_of(frame) == state.active else ["agenda:seat"]
    return []


def seat_of(frame: Frame) -> int:
    """The seat of a frame that has one first among its fields."""
    return frame.fields()[0]


def broken_offer(state: State, pending: list[Frame]) -> list[str]:
    """An open offer and what waits for it belong together (CAT-17)."""
    offer = state.offer
    waiting = [
        frame
        for frame in pending
        if isinstance(frame, trade.Compose | trade.AnswerOffer | trade.HearAnswers | trade.ChoosePartner)
    ]
    if (offer is not NO_OFFER) != bool(waiting) or (waiting and state.active == NOBODY):
        return ["offer:agenda"]
    if not waiting:
        return []
    broken: list[str] = []
    countered: i64 = 0
    for seat in range(SEATS):
        counter = offer.counter(seat)
        if counter:
            countered |= bits.bit(seat)
            if not is_sayable(terms_give(counter), terms_want(counter)) or not state.holds(seat, terms_want(counter)):
                broken.append("offer.counters:terms")
        if offer.accepted >> seat & 1 and not (offer.give and offer.want and state.holds(seat, offer.want)):
            broken.append("offer.accepted:terms")
    answered = offer.accepted | offer.rejected | offer.skipped | countered
    parts = bits.size(offer.accepted) + bits.size(offer.rejected) + bits.size(offer.skipped) + bits.size(countered)
    if offer.addressees == 0 or offer.addressees >> state.active & 1 or answered & ~offer.addressees:
        broken.append("offer.to:seats")
    if parts != bits.size(answered):
        broken.append("offer:answers")
    if not state.holds(state.active, offer.give) or not is_open(offer.give, offer.want):
        broken.append("offer.give:terms")
    heard = isinstance(waiting[-1], trade.HearAnswers)
    for frame in waiting:
        if isinstance(frame, trade.Compose):
            if (frame.seat != state.active) != heard or not state.holds(frame.seat, frame.give):
                broken.append("agenda:compose")
            if not is_open(frame.give, frame.want):
                broken.append("agenda:compose")
            if not heard and (offer.give or offer.want or answered):
                broken.append("offer:compose")
        if isinstance(frame, trade.Compose | trade.AnswerOffer) and heard:
            asked = seat_of(frame)
            if not offer.addressees >> asked & 1 or offer.has_answered(asked):
                broken.append("agenda:answer")
    return broken


def broken_refusals(state: State) -> bool:
    """Does somebody remember terms that cannot be said with the hand as it is (CAT-17.14)?"""
    for refusal in state.refused:
        if state.active == NOBODY or not state.holds(state.active, terms_give(refusal >> 2)):
            return True
    return False


def is_before_trade(pending: list[Frame]) -> bool:
    """Is the roll still to come, or not yet dealt with (CAT-4.2, CAT-7.1)?"""
    return isinstance(pending[-1], turn.PreRoll) or isinstance(pending[0], turn.RollDice | robber.DiscardHalf)


def is_open(give: i64, want: i64) -> bool:
    """No kind of card stands on both sides (CAT-6.4)."""
    for resource in range(RESOURCES):
        if bundles.count(give, resource) and bundles.count(want, resource):
            return False
    return True


def is_sayable(give: i64, want: i64) -> bool:
    """Complete terms (CAT-17.1)."""
    return give > 0 and want > 0 and is_open(give, want)
