"""Every frame of the game, by the name used in written positions: the table of contents of the rules."""

from typing import Final

from igroteka.core.agenda import Listed
from igroteka.games.burgundy.rules import effects, founding, phase, ships, turn

FRAMES: Final = [
    Listed("draw_first_seat", founding.DrawFirstSeat),
    Listed("deal_goods", founding.DealGoods, "step"),
    Listed("deal_sheet", founding.DealSheet, "step"),
    Listed("draw_lot", founding.DrawLot, "step"),
    Listed("choose_estate", founding.ChooseEstate, "seat"),
    Listed("choose_estates", founding.ChooseEstates, "chosen0", "chosen1", "chosen2", "chosen3"),
    Listed("refill", phase.Refill, "slot"),
    Listed("lay_goods", phase.LayGoods, "place"),
    Listed("roll_dice", phase.RollDice, "place"),
    Listed("roll_white", phase.RollWhite),
    Listed("turn", turn.Turn, "seat"),
    Listed("discard", turn.Discard, "seat", "slot", "workers", "bought"),
    Listed("castle", effects.Castle, "seat"),
    Listed("city_hall", effects.CityHall, "seat"),
    Listed("warehouse", effects.Warehouse, "seat"),
    Listed("take_tile", effects.TakeTile, "seat", "building"),
    Listed("ship", ships.Ship, "seat"),
    Listed("goods", ships.Goods, "seat", "first", "second"),
    Listed("pack", ships.Pack, "seat", "first", "second"),
    Listed("advance", ships.Advance, "seat"),
]
