"""Every frame of the game, by the name used in written positions: the table of contents of the rules."""

from typing import Final

from igroteka.core.agenda import Listed
from igroteka.games.catan.rules import cards, founding, island, robber, trade, turn

FRAMES: Final = [
    Listed("lay_terrain", island.LayTerrain, "hex"),
    Listed("choose_corner", island.ChooseCorner),
    Listed("lay_red_number", island.LayRedNumber, "token"),
    Listed("lay_number", island.LayNumber, "hex"),
    Listed("deal_harbour", island.DealHarbour, "place"),
    Listed("draw_first_seat", founding.DrawFirstSeat),
    Listed("found_settlement", founding.FoundSettlement, "seat", "round"),
    Listed("found_road", founding.FoundRoad, "seat", "node"),
    Listed("start_turn", turn.StartTurn, "seat"),
    Listed("pre_roll", turn.PreRoll, "seat"),
    Listed("roll_dice", turn.RollDice),
    Listed("trade_and_build", turn.TradeAndBuild, "seat"),
    Listed("discard_half", robber.DiscardHalf, "owed", "laid0", "laid1", "laid2", "laid3"),
    Listed("move_robber", robber.MoveRobber, "seat"),
    Listed("steal", robber.Steal, "seat"),
    Listed("draw_from_hand", robber.DrawFromHand, "seat", "victim"),
    Listed("draw_card", cards.DrawCard, "seat"),
    Listed("free_road", cards.FreeRoad, "seat", "left"),
    Listed("compose", trade.Compose, "seat", "give", "want"),
    Listed("hear_answers", trade.HearAnswers),
    Listed("answer_offer", trade.AnswerOffer, "seat"),
    Listed("choose_partner", trade.ChoosePartner, "seat"),
]
