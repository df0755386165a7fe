"""Writes what the browser's tables need of each box to web/src/games/<game>/data.json. The truth stays in the package.

python tools/export_data.py            writes the files
python tools/export_data.py --check    exit status 1 if a file is out of date
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))


def catan() -> dict[str, Any]:
    """Geometry, prices, counts, and where each kind of action begins in the numbering."""
    from igroteka.games.catan.actions import ACTIONS  # noqa: PLC0415 -- the path is set above
    from igroteka.games.catan.data.box import BOX  # noqa: PLC0415

    geometry = BOX["geometry"]
    return {
        "resources": BOX["resources"]["order"],
        "terrain": BOX["resources"]["terrain"],
        "hexes": geometry["hex_axial"],
        "hexNodes": geometry["hex_nodes"],
        "edges": geometry["edges"],
        "harbours": [harbour["nodes"] for harbour in BOX["harbours"]],
        "rates": {name.removesuffix("_rate"): rate for name, rate in BOX["maritime"].items()},
        "ways": {int(total): ways for total, ways in BOX["dice"]["ways"].items()},
        "red": BOX["number_tokens"]["red"],
        "costs": BOX["costs"],
        "pieces": BOX["pieces_per_player"],
        "points": BOX["points"],
        "cards": {name: BOX["development_cards"][name] for name in BOX["action_space"]["development_card_order"]},
        "target": BOX["options"]["defaults"]["victory_points_to_win"],
        "actions": {kind.name: int(kind.first) for kind in ACTIONS.kinds if not kind.chance},
    }


def burgundy() -> dict[str, Any]:
    """Estates, the order of names, and where each kind of action begins in the numbering."""
    from igroteka.games.burgundy.actions import ACTIONS  # noqa: PLC0415
    from igroteka.games.burgundy.data import box  # noqa: PLC0415

    constants, estate = box.BOX["constants"], box.BOX["estate"]
    return {
        "phases": {lang: constants[f"phase_names_{lang}"] for lang in ("en", "ru")},
        "rounds": constants["rounds_per_phase"],
        "price": constants["buy_cost_silver"],
        "goods": box.COLOUR_NAMES,
        "kinds": box.KIND_NAMES,
        "faces": box.FACE_NAMES,
        "slots": box.SLOT_NAMES,
        "timing": [lore["timing"] for lore in sorted(box.BOX["knowledge"], key=lambda lore: int(lore["number"]))],
        "cells": [[cell["q"], cell["r"], cell["die"]] for cell in estate["cells"]],
        "boards": [
            {
                "kinds": [box.KIND_NAMES.index(estate["kind_letters"][letter]) for letter in board["kinds"]],
                "castles": board["castle_cells"],
                "regions": [region["cells"] for region in board["regions"]],
            }
            for board in estate["boards"]
        ],
        "actions": {kind.name: int(kind.first) for kind in ACTIONS.kinds if not kind.chance},
    }


GAMES = {"burgundy": burgundy, "catan": catan}


def main() -> int:
    """Write or compare every file."""
    stale = 0
    for game, collect in GAMES.items():
        place = ROOT / "web" / "src" / "games" / game / "data.json"
        text = json.dumps(collect(), separators=(",", ":")) + "\n"
        if "--check" not in sys.argv:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != text:
            print(f"{place} is out of date: python tools/export_data.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
