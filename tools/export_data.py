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


def gwt() -> dict[str, Any]:
    """The trail, what every tile and card says, and where each kind of action begins in the numbering.

    An alternative is written as its costs, ">" and its gains, each joined by "+".
    """
    from igroteka.games.gwt.actions import ACTIONS  # noqa: PLC0415
    from igroteka.games.gwt.data import box  # noqa: PLC0415
    from igroteka.games.gwt.data.names import SITES  # noqa: PLC0415

    def alternative(alt: dict[str, Any]) -> str:
        gains = "+".join(alt["gain"])
        return f"{'+'.join(alt['cost'])}>{gains}" if alt.get("cost") else gains

    raw, board = box.BOX, box.BOX["player_board"]
    houses = raw["neutral_building"] + raw["private_building"]
    nodes = []
    for place, node in enumerate(box.NODE_LIST):
        seen: dict[str, Any] = {"id": node["id"], "kind": node["kind"], "next": node["next"]}
        for name in ("number", "woods", "zone", "bounty"):
            if node.get(name):
                seen[name] = node[name]
        if node.get("risk"):
            seen["risk"] = alternative(raw["risk_actions"][node["risk"]][0])
        if node["id"] in SITES:
            seen["site"] = SITES[node["id"]]._asdict()
        if place in list(box.ROUTE_NODE):
            seen["route"] = list(box.ROUTE_NODE).index(place)
        nodes.append(seen)
    return {
        "nodes": nodes,
        "faces": {
            house["id"]: {
                "local": [[alternative(alt) for alt in action] for action in house["local"]],
                **{name: house[name] for name in ("vp", "hand", "builders") if name in house},
            }
            for house in houses
        },
        "cards": [
            {"id": name, "breed": card["breed"], "value": card["value"], "vp": card["vp"]}
            for name, card in zip(box.CARD_NAMES[: box.CATTLE], box.CATTLE_CARDS, strict=True)
        ],
        "objectives": {
            card["id"]: {
                "now": card.get("immediate", ""),
                "tasks": card["tasks"],
                "vp": card["vp"],
                "penalty": card["penalty"],
            }
            for card in [*box.OBJECTIVE_CARDS, *box.STARTER_CARDS]
        },
        "tiles": box.TILE_NAMES,
        "crafts": box.CRAFT_NAMES,
        "stations": [
            {
                "at": station["turnout"][0] if "turnout" in station else station["space"],
                "cost": station["cost"],
                "vp": station["vp"],
                "dark": station["corner"] == "dark",
            }
            for station in box.STATION_LIST
        ],
        "crosses": raw["railroad"]["crosses_after_space"],
        "cities": [
            {
                "id": city["id"],
                "value": city["value"],
                "dark": city["corner"] == "dark",
                "repeats": bool(city.get("repeatable")),
                "dollars": city.get("money_on_delivery", 0),
                "vp": city.get("vp_per_disc", 0),
            }
            for city in box.CITY_LIST
        ],
        "links": [
            {
                "low": link["between"][0],
                "high": link["between"][1],
                "vp": link["vp"],
                "gain": "+".join(link.get("gain", [])),
            }
            for link in raw["city_link"]
        ],
        "masters": {
            master["id"]: {
                "top": [alternative(alt) for alt in master["top"]],
                "vp": master["vp"],
                "per": master["per"],
                "counts": master["counts"],
            }
            for master in raw["station_master"]
        },
        "discs": [
            {
                "id": space["id"],
                "dark": space["corner"] == "dark",
                "dollars": space.get("on_clear_gain", 0) - space.get("on_clear_pay", 0),
                "vp": space.get("vp", 0),
            }
            for space in board["disc_space"]
        ],
        "aux": [
            {
                "id": aux["id"],
                "discs": aux["disc_spaces"],
                "forms": [alternative(aux["single"]), alternative(aux["double"])],
            }
            for aux in board["auxiliary"]
        ],
        "rows": {
            row["type"]: [
                "/".join(alternative(alt) for alt in row["immediate"].get(str(space + 1), []))
                for space in range(row["spaces"])
            ]
            for row in board["worker_row"]
        },
        "workerPoints": {int(space): points for space, points in board["worker_vp"].items()},
        "track": board["certificate_track"],
        "steps": board["step_limit"],
        "refill": raw["job_market"]["cattle_refill_when_token_leaves_row"],
        "prices": [
            [price["class"], price["cowboys"], price["price"], price["cards"]] for price in raw["cattle"]["price"]
        ],
        "buys": box.BUY_NAMES,
        "actions": {kind.name: int(kind.first) for kind in ACTIONS.kinds if not kind.chance},
    }


def nusfjord() -> dict[str, Any]:
    """What every card and elder says and does, prices, the harbour, and where each kind of action begins.

    A field is left out where it holds nothing, and `guess` lists the parts that are our guess.
    """
    from igroteka.games.nusfjord.actions import ACTIONS  # noqa: PLC0415
    from igroteka.games.nusfjord.data import box  # noqa: PLC0415

    raw = box.BOX

    def words(entry: dict[str, Any], what: str = "name") -> list[str]:
        return [entry[f"{what}_{lang}"] for lang in ("en", "ru")]

    def told(entry: dict[str, Any]) -> dict[str, Any]:
        said: dict[str, Any] = {"name": words(entry), "text": words(entry, "text"), "effects": entry["effects"]}
        if parts := [part for part in ("cost", "kinds", "vp", "effect") if entry["src"].get(part) == "R"]:
            said["guess"] = parts
        return said

    def named(entries: list[dict[str, Any]], key: str = "id") -> dict[str, list[str]]:
        return {str(entry[key]): words(entry) for entry in entries}

    return {
        "goods": named(raw["good"]),
        "decks": named(raw["deck"]),
        "timings": named(raw["timing_class"]),
        "places": named(raw["place"]),
        "phases": named(raw["phase"]),
        "colours": named(raw["colour"]),
        "actions": {kind.name: int(kind.first) for kind in ACTIONS.kinds if not kind.chance},
        "deeds": {
            action["id"]: {
                "name": words(action),
                **{name: action[name] for name in ("gold", "wood", "wood_per_forest", "forests") if name in action},
            }
            for action in raw["action"]
        },
        "copy": words(raw["copy_tile"]),
        "works": list(box.WORK_NAMES),
        "spaces": list(box.SPACE_NAMES),
        "ships": {
            ship["type"]: {
                "name": words(ship),
                "length": ship["length"],
                "vp": ship["vp"],
                "costs": [[cost[good] for good in box.GOOD_NAMES] for cost in ship["costs"]],
            }
            for ship in raw["ship"]
        },
        "boat": words(raw["boat"]),
        "catch": raw["catch_track"]["catch_by_length"],
        "cells": list(box.CELL_NAMES),
        "pairs": list(box.PAIR_NAMES),
        "fixed": ["abc"[line] + str(column + 1) for line, column in raw["harbour_board"]["double_spaces"]],
        "rounds": raw["rounds"],
        "events": raw["rounds_events"],
        "soloColours": [raw["first_player"]["solo_colours"], raw["first_player"]["hard_solo_colours"]],
        "council": raw["limits"]["elders_per_player"],
        "elderFull": raw["limits"]["fish_on_elder_removed_at"],
        "categories": list(box.CATEGORIES),
        "upgrades": list(box.UPGRADE_NAMES),
        "offers": list(box.OFFER_NAMES),
        "elders": {str(elder["number"]): told(elder) for elder in raw["elder"]},
        "cards": {
            str(card["number"]): {
                "letter": card["letter"],
                "timing": card["timing"],
                "cost": [card["cost"][good] for good in box.GOOD_NAMES],
                "vp": card.get("vp_rule", card["vp"]),
                **told(card),
            }
            for card in raw["building"]
        },
    }


def gwtnz() -> dict[str, Any]:
    """The trail and the sea, what every tile and card says, and where each kind of action begins in the numbering.

    An alternative is written as its costs, ">" and its gains, each joined by "|". What is reconstructed is "rebuilt".
    """
    from igroteka.games.gwtnz.actions import ACTIONS  # noqa: PLC0415
    from igroteka.games.gwtnz.data import box, program  # noqa: PLC0415
    from igroteka.games.gwtnz.data.names import SITES  # noqa: PLC0415

    def alternatives(table: Any, first: int) -> list[str]:
        found = []
        for alt in [int(alt) for alt in (table[first], table[first + 1])]:
            if alt >= 0:
                start, end = int(program.ALT_START[alt]), int(program.ALT_START[alt + 1])
                middle = start + int(program.ALT_COSTS[alt])
                costs, gains = program.PROGRAM.tokens[start:middle], program.PROGRAM.tokens[middle:end]
                found.append(f"{'|'.join(costs)}>{'|'.join(gains)}" if costs else "|".join(gains))
        return found

    def only(table: Any, place: int) -> str:
        return "".join(alternatives([table[place], -1], 0))

    def rebuilt(entry: dict[str, Any]) -> dict[str, bool]:
        return {"rebuilt": True} if entry.get("prov") == "R" else {}

    raw, routes = box.BOX, [int(node) for node in box.ROUTE_NODE]
    nodes = []
    for place, node in enumerate(box.NODE_LIST):
        seen: dict[str, Any] = {"id": node["id"], "kind": node["kind"], "next": node["next"]}
        if "hazard" in node:
            seen |= {"zone": node["hazard"], "number": node["number"]}
        if "pathfinder_needed" in node:
            seen["gate"] = node["pathfinder_needed"]
        if "extra" in node:
            seen["extra"] = only(program.EXTRA_ALT, place)
        if node["id"] in SITES:
            seen["site"] = SITES[node["id"]]._asdict()
        if place in routes:
            seen["route"] = routes.index(place)
        nodes.append(seen)
    houses = [*program.NEUTRAL_LIST, *program.NEUTRAL_LIST, *program.PRIVATE]
    names = {
        "face": {
            name: house
            for name, house in zip(program.FACE_NAMES, houses, strict=True)
            if "side" in house or name in program.LETTERS
        },
        "card": {
            name: card
            for name, card in zip(
                box.CARD_NAMES, [*box.SHEEP_CARDS, *box.ACTION_CARDS, *box.ALL_OBJECTIVES], strict=True
            )
            if "name_en" in card
        },
        "tile": {tile["id"]: tile for tile in box.BONUS_TILES},
    }
    return {
        "names": {
            lang: {kind: {id: one[f"name_{lang}"] for id, one in table.items()} for kind, table in names.items()}
            for lang in ("en", "ru")
        },
        "nodes": nodes,
        "faces": {
            name: {
                "local": [
                    alternatives(program.LOCAL, (face * program.LOCALS + local) * program.CHOICES)
                    for local in range(program.LOCAL_COUNT[face])
                ],
                **({"vp": house["vp"], "craftsmen": house["craftsmen"]} if "vp" in house else {}),
                **({"hands": house["hands"]} if house.get("hands") else {}),
                **({"flips": True} if house.get("flips") else {}),
                **rebuilt(house),
            }
            for face, (name, house) in enumerate(zip(program.FACE_NAMES, houses, strict=True))
        },
        "sheep": {
            card["id"]: {
                "breeding": card["breeding"],
                "wool": card["wool"],
                "vp": card["vp"],
                "kind": card["kind"],
                **rebuilt(card),
            }
            for card in box.SHEEP_CARDS
        },
        "deeds": {
            name: {
                "now": only(program.SHOW_ALT, place),
                "vp": card["vp"],
                **({"ferry": True} if card.get("ferry") else {}),
                **rebuilt(card),
            }
            for place, (name, card) in enumerate(zip(box.ACTION_NAMES, box.ACTION_CARDS, strict=True))
        },
        "objectives": {
            name: {
                "now": alternatives(program.PLAY_ALT, place * program.CHOICES),
                "tasks": card["tasks"],
                "vp": card["vp"],
                "penalty": -card["penalty"],
                **rebuilt(card),
            }
            for place, (name, card) in enumerate(zip(box.OBJECTIVE_NAMES, box.ALL_OBJECTIVES, strict=True))
        },
        "tiles": box.TILE_NAMES,
        "bonus": {
            tile["id"]: {
                "now": alternatives(program.BONUS_ALT, place * program.CHOICES),
                "vp": tile["vp"],
                **{name: tile[f"{name}_cost"] for name in ("gold", "certificate") if f"{name}_cost" in tile},
                **rebuilt(tile),
            }
            for place, tile in enumerate(box.BONUS_TILES)
        },
        "arrows": {arrow["from_row"]: arrow["effect"] for arrow in raw["bonus_market"]["arrow"]},
        "crafts": box.CRAFT_NAMES,
        "rows": {
            craft: [
                alternatives(program.CRAFT_ALT, (place * box.CRAFT_SPACES + space) * program.CHOICES)
                for space in range(box.CRAFT_SPACES)
            ]
            for place, craft in enumerate(box.CRAFT_NAMES)
        },
        "workerPoints": int(box.WORKER_POINTS),
        "sea": box.SEA_NAMES,
        "edges": raw["sea"]["edges"],
        "harbours": [
            {
                "id": harbour["id"],
                "at": harbour["at"],
                "size": "small" if "costs" in harbour else "medium" if "cost" in harbour else "large",
                "costs": sorted(harbour.get("costs", [harbour.get("cost", 0)])),
                "vp": harbour["vp"],
                **({"card": harbour["card"]} if "card" in harbour else {"wool": harbour["kind"] == "wool"}),
                **({"dark": True} if harbour.get("corner") == "dark" else {}),
                **({"last": True} if harbour.get("terminal") else {}),
                **rebuilt(harbour),
            }
            for harbour in box.HARBOUR_LIST
        ],
        "seaArrows": [[*arrow["between"], arrow["vp"]] for arrow in raw["sea_arrow"]],
        "posts": [
            {
                "id": name,
                "kind": "local" if name.startswith("local") else "wool" if name.startswith("wool") else "foreign",
                "wool": bool(box.POST_WOOL >> place & 1),
                "value": post["value"],
                "cost": post["transport"],
                "vp": post["vp"],
                "dark": post["corner"] == "dark",
                "repeats": bool(post.get("repeatable")),
                "now": only(program.POST_ALT, place),
                **rebuilt(post),
            }
            for place, (name, post) in enumerate(zip(box.POST_NAMES, box.POST_LIST, strict=True))
        ],
        "postArrows": [[*[f"local{value}" for value in one["between"]], one["vp"]] for one in raw["local_arrow"]],
        "masters": {
            str(master["id"]): {
                "now": alternatives(program.MASTER_ALT, place * program.CHOICES),
                **master["score"],
                **rebuilt(master),
            }
            for place, master in enumerate(box.MASTER_LIST)
        },
        "discs": {
            space["id"]: {
                "dark": space["corner"] == "dark",
                "pounds": space.get("gain", 0) - space.get("pay", 0),
                "vp": space.get("vp", 0),
            }
            for space in box.BOARD_SPACES
        },
        "aux": [
            {
                "id": aux["id"],
                "free": 2 - aux["spaces_covered"],
                "forms": [only(program.AUX_ALT, place * 2 + form) for form in (0, 1)],
            }
            for place, aux in enumerate(box.AUX_LIST)
        ],
        "pairs": [alternatives(program.PAIR_ALT, place * program.CHOICES) for place in range(box.PAIRS)],
        "pathfinder": {
            "last": int(box.LAST_SPACE),
            "gold": raw["pathfinder"]["gold_at"],
            "gates": raw["pathfinder"]["building_unlock_at"],
            "flip": int(box.FLIP_SPACE),
            "step": raw["setup"]["step_tile_space"]["by_players"],
            "vp": raw["pathfinder"]["vp"]["table"],
        },
        "goldLimit": int(box.GOLD_LIMIT),
        "certificateLimit": int(box.CERTIFICATE_LIMIT_RAISED),
        "trash": {
            "tokens": int(box.TRASH_TOKENS),
            "gold": int(box.TRASH_GOLD),
            "card": box.CARD_NAMES[box.TRASH_CARD],
        },
        "prices": [
            [one["breeds"], one["shepherds"], one["pounds"], one["cards"], one["exchange"]]
            for one in raw["sheep_option"]
        ],
        "buys": box.BUY_NAMES,
        "upgrades": box.UPGRADE_NAMES,
        "supply": [box.CARD_NAMES[card] for card in box.SUPPLY_CARDS],
        "actions": {kind.name: int(kind.first) for kind in ACTIONS.kinds if not kind.chance},
    }


GAMES = {"burgundy": burgundy, "catan": catan, "gwt": gwt, "gwtnz": gwtnz, "nusfjord": nusfjord}


def main() -> int:
    """Write or compare every file."""
    stale = 0
    for game, collect in GAMES.items():
        place = ROOT / "web" / "src" / "games" / game / "data.json"
        text = json.dumps(collect(), ensure_ascii=False, separators=(",", ":")) + "\n"
        if "--check" not in sys.argv:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != text:
            print(f"{place} is out of date: python tools/export_data.py")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
