"""The oracle: a second referee, written from the description of records alone, slow and literal, in dicts and lists.

It shares nothing with the rules in `sosie`, so that a mistake would have to be made twice. Records and results
are JSON values; records must be valid.

A log has the time and the places of every change of the table: a place is stale for a player who has seen n changes
if a later one changed it. The oracle also stores a copy of the table before the first change and after each: copy n is
the table that this player saw.
"""

from itertools import combinations, cycle
from typing import Any

Table = dict[str, Any]
Move = dict[str, Any]
Reading = dict[str, Any]


def rule(record: dict[str, Any]) -> dict[str, Any]:
    """Return the expected output of `sosie referee --json` for a record."""
    table = lay_out(record)
    written = record["moves"]
    order = sorted(range(len(written)), key=lambda number: written[number]["at"])
    rulings: dict[int, str] = {}
    for position, number in enumerate(order):
        move = written[number]
        lapse_ties(table, before=move["at"])
        if number not in rulings:
            later = [(other, written[other]) for other in order[position + 1 :]]
            rule_move(table, number, move, later, rulings)
    return {"rulings": [rulings[number] for number in range(len(written))], **standing_of(table)}


def lay_out(record: dict[str, Any]) -> Table:
    players = record["players"]
    options = {"tie_ms": 0, "take_ms": 3000, "freeze_ms": 2000, **record.get("options", {})}
    table: Table = {
        "game": record["game"],
        "players": players,
        "cards": [set(card) for card in record["cards"]],
        "options": options,
        "log": [],
        "copies": [],
        "ties": [],
        "frozen until": dict.fromkeys(players, 0),
        "stock": list(range(len(record["cards"]))),
        "piles": {player: [] for player in players},
        "centre": [],
        "won": {player: [] for player in players},
        "lost": dict.fromkeys(players, 0),
        "out": [],
        "grid": [],
        "pair": [],
        "middle": None,
        "around": [],
        "rounds": options.get("rounds", 5),
        "ring": options.get("ring_bearer", players[0]),
        "slapped": False,
    }
    deal(table)
    table["copies"].append(copy_of(table))
    return table


def copy_of(table: Table) -> Table:
    """Return a copy of a table."""
    lists = {name: list(table[name]) for name in ("stock", "centre", "grid", "pair", "around")}
    return {**table, **lists, "piles": {player: list(pile) for player, pile in table["piles"].items()}}


def note_change(table: Table, moment: int, places: list[object]) -> None:
    table["log"].append((moment, places))
    table["copies"].append(copy_of(table))


def deal(table: Table) -> None:  # noqa: C901 - a branch for each game
    stock, piles, players = table["stock"], table["piles"], table["players"]
    match table["game"]:
        case "tower" | "ring-tower" | "poisoned-gift":
            for player in players:
                piles[player].append(stock.pop(0))
        case "well":
            table["centre"].append(stock.pop(0))
            for player in cycle(players):
                if not stock:
                    break
                # The first card dealt stays on top: later ones go underneath.
                piles[player].insert(0, stock.pop(0))
        case "hot-potato" | "duel":
            next_potatoes(table)
        case "catch-them-all":
            next_round(table)
        case "face-off" | "practice":
            table["pair"] = [0, 1]
        case "triplet":
            table["grid"] = [None] * 9
            refill(table)


def next_potatoes(table: Table) -> None:
    table["rounds"] -= 1
    for player in table["players"]:
        table["piles"][player] = [table["stock"].pop(0)]


def next_round(table: Table) -> None:
    table["middle"] = table["stock"].pop(0)
    table["around"] = [table["stock"].pop(0) if table["stock"] else None for _ in table["players"]]


def refill(table: Table) -> list[int]:
    """Refill the triplet's grid, and return the places that changed."""
    laid: list[int] = []
    while sum(card is not None for card in table["grid"]) < 9 and table["stock"]:
        laid.append(lay_one(table))
    while table["stock"] and not any_set(table):
        laid += [lay_one(table) for _ in range(min(3, len(table["stock"])))]
    return laid


def lay_one(table: Table) -> int:
    grid: list[int | None] = table["grid"]
    if None not in grid:
        grid.append(None)
    place = grid.index(None)
    grid[place] = table["stock"].pop(0)
    return place


def any_set(table: Table) -> bool:
    face_up = [table["cards"][card] for card in table["grid"] if card is not None]
    return any(a & b & c for a, b, c in combinations(face_up, 3))


def is_over(table: Table) -> bool:  # noqa: C901, PLR0911 - a branch for each game
    with_cards = [player for player in table["players"] if table["piles"][player]]
    match table["game"]:
        case "tower" | "ring-tower" | "poisoned-gift":
            return not table["stock"]
        case "well":
            if table["options"].get("until", "first-out") == "first-out":
                return len(with_cards) < len(table["players"])
            return len(with_cards) <= 1
        case "hot-potato":
            return not with_cards
        case "triplet":
            return not table["stock"] and not any_set(table)
        case "duel":
            return len(with_cards) < len(table["players"])
        case "face-off":
            return not table["pair"]
        case "practice":
            return False
        case _:
            return table["middle"] is None


def centre_card(table: Table) -> int:
    return int(table["centre"][-1] if table["game"] == "well" else table["stock"][0])


def turns_seen(table: Table, move: Move) -> int:
    if "turn" in move:
        return int(min(move["turn"], len(table["log"])))
    return sum(moment < move["at"] - table["options"]["tie_ms"] for moment, _ in table["log"])


def is_stale(table: Table, place: object, seen: int) -> bool:
    return any(place in places for _, places in table["log"][seen:])


def is_held(table: Table, places: list[object]) -> bool:
    return any(place in call["changes"] for tie in table["ties"] for call in tie["calls"] for place in places)


def shows(table: Table, card: int | None, symbol: object) -> bool:
    return card is not None and symbol in table["cards"][card]


def readings_of(table: Table, move: Move) -> list[Reading]:
    """Return the readings of a call in order of precedence; a triplet call without cards is not handled here."""
    me, symbol = move["player"], move["call"]
    piles = table["piles"]
    others = [move["on"]] if "on" in move else [player for player in table["players"] if player != me]

    def on_top(player: str) -> int | None:
        return piles[player][-1] if piles[player] else None

    match table["game"]:
        case "tower" | "ring-tower" | "well":
            right = shows(table, on_top(me), symbol) and shows(table, centre_card(table), symbol)
            return [{"right": right, "reads": ["centre", me], "changes": ["centre"], "to": me}]
        case "poisoned-gift":
            in_centre = shows(table, centre_card(table), symbol)
            return [
                {
                    "right": in_centre and other != me and shows(table, on_top(other), symbol),
                    "reads": ["centre", other],
                    "changes": ["centre"],
                    "to": other,
                }
                for other in others
            ]
        case "hot-potato" | "duel":
            return [
                {
                    "right": other != me and shows(table, on_top(me), symbol) and shows(table, on_top(other), symbol),
                    "reads": [me, other],
                    "changes": [me, other],
                    "to": other,
                }
                for other in others
            ]
        case "catch-them-all":
            around = table["around"]
            places = [move["card"]] if "card" in move else range(len(around))
            return [
                {
                    "right": shows(table, table["middle"], symbol)
                    and shows(table, around[place] if place < len(around) else None, symbol),
                    "reads": ["middle", place],
                    "changes": [place],
                    "to": place,
                }
                for place in places
            ]
        case "face-off" | "practice":
            right = all(shows(table, card, symbol) for card in table["pair"])
            return [{"right": right, "reads": ["pair"], "changes": ["pair"], "to": None}]
        case _:
            grid, three = table["grid"], move["cards"]
            right = all(place < len(grid) and shows(table, grid[place], symbol) for place in three)
            return [{"right": right, "reads": three, "changes": three, "to": three}]


def judge(table: Table, move: Move) -> tuple[str, Reading | None]:
    """Return the verdict on a call without its rivals, and its reading if it is right."""
    seen = turns_seen(table, move)
    if table["game"] == "triplet" and "cards" not in move:
        return judge_untargeted_triplet(table, move["call"], seen)
    readings = readings_of(table, move)
    as_seen = readings_of(table["copies"][seen], move)
    stale = [any(is_stale(table, place, seen) for place in reading["reads"]) for reading in readings]
    good = [reading for reading, old in zip(readings, stale, strict=True) if reading["right"] and not old]
    for reading in good:
        if not is_held(table, reading["changes"]):
            return "counts", reading
    was_right = any(then["right"] for then, old in zip(as_seen, stale, strict=True) if old)
    return ("late" if good or was_right else "wrong"), None


def judge_untargeted_triplet(table: Table, symbol: object, seen: int) -> tuple[str, Reading | None]:
    grid, grid_then = table["grid"], table["copies"][seen]["grid"]
    fresh = [p for p in range(len(grid)) if shows(table, grid[p], symbol) and not is_stale(table, p, seen)]
    free = [place for place in fresh if not is_held(table, [place])]
    if len(free) >= 3:
        return "counts", {"right": True, "reads": free[:3], "changes": free[:3], "to": free[:3]}
    if len(fresh) >= 3:
        return "late", None
    if seen < len(table["log"]) and sum(shows(table, card, symbol) for card in grid_then) >= 3:
        return "late", None
    return "wrong", None


def cannot_play(table: Table, move: Move) -> bool:
    if move["at"] < table["frozen until"][move["player"]]:
        return True
    return table["game"] in {"well", "hot-potato", "duel"} and not table["piles"][move["player"]]


def rule_move(table: Table, number: int, move: Move, later: list[tuple[int, Move]], rulings: dict[int, str]) -> None:
    if is_over(table):
        rulings[number] = "frozen"
    elif "take" in move:
        rulings[number] = rule_take(table, move)
    elif cannot_play(table, move):
        rulings[number] = "frozen"
    elif "slap" in move:
        rulings[number] = rule_slap(table, move)
    else:
        rule_call(table, number, move, later, rulings)
    if rulings[number] == "wrong":
        table["frozen until"][move["player"]] = move["at"] + table["options"]["freeze_ms"]


def rule_take(table: Table, move: Move) -> str:
    for tie in table["ties"]:
        for call in tie["calls"]:
            if call["player"] == move["player"]:
                if move["at"] - tie["since"] <= table["options"]["tie_ms"]:
                    return "late"
                table["ties"].remove(tie)
                carry_out(table, call["player"], call, move["at"])
                return "won"
    return "late"


def rule_slap(table: Table, move: Move) -> str:
    ring, seen = table["options"]["ring_symbol"], turns_seen(table, move)
    if is_stale(table, "centre", seen):
        return "late" if shows(table, centre_card(table["copies"][seen]), ring) else "wrong"
    if not shows(table, centre_card(table), ring):
        return "wrong"
    if table["slapped"]:
        return "late"
    table["slapped"] = True
    table["ring"] = move["player"]
    note_change(table, move["at"], [])
    return "won"


def rule_call(table: Table, number: int, move: Move, later: list[tuple[int, Move]], rulings: dict[int, str]) -> None:
    worth, mine = judge(table, move)
    if mine is None:
        rulings[number] = worth
        return
    calls = [{"player": move["player"], "at": move["at"], **mine}]
    have_called = {move["player"]}
    for other_number, other in later:
        if "call" not in other or other["at"] > move["at"] + table["options"]["tie_ms"]:
            continue
        if other["player"] in have_called:
            continue
        have_called.add(other["player"])
        if other_number in rulings or cannot_play(table, other) or other.get("turn", 0) > len(table["log"]):
            continue
        _, theirs = judge(table, other)
        if theirs is not None and set(theirs["changes"]) & set(mine["changes"]):
            rulings[other_number] = "tied"
            calls.append({"player": other["player"], "at": other["at"], **theirs})
    if len(calls) == 1:
        rulings[number] = "won"
        carry_out(table, move["player"], mine, move["at"])
    else:
        rulings[number] = "tied"
        table["ties"].append({"since": move["at"], "calls": calls})


def lapse_ties(table: Table, *, before: int) -> None:
    take_ms = table["options"]["take_ms"]
    while table["ties"] and not is_over(table) and table["ties"][0]["since"] + take_ms < before:
        tie = table["ties"].pop(0)
        first = min(tie["calls"], key=lambda call: (call["at"], table["players"].index(call["player"])))
        carry_out(table, first["player"], first, tie["since"] + take_ms)


def carry_out(table: Table, me: str, call: Reading, moment: int) -> None:  # noqa: C901 - a branch for each game
    """Carry out a winning call, and note the places that it changed."""
    piles, to = table["piles"], call["to"]
    match table["game"]:
        case "tower" | "ring-tower" | "poisoned-gift":
            piles[to].append(table["stock"].pop(0))
            table["slapped"] = False
            note_change(table, moment, ["centre", to])
        case "well":
            table["centre"].append(piles[me].pop())
            if not piles[me]:
                table["out"].append(me)
            note_change(table, moment, ["centre", me])
        case "hot-potato" | "duel":
            piles[to] += piles[me]
            piles[me] = []
            note_change(table, moment, [me, to])
            if table["game"] == "hot-potato":
                end_potatoes(table, to, moment)
        case "catch-them-all":
            table["won"][me].append(table["around"][to])
            table["around"][to] = None
            note_change(table, moment, [to])
            end_round(table, moment)
        case "face-off":
            table["won"][me], table["pair"] = table["pair"], []
            note_change(table, moment, ["pair"])
        case "practice":
            table["pair"] = [(card + 2) % len(table["cards"]) for card in table["pair"]]
            note_change(table, moment, ["pair"])
        case "triplet":
            for place in to:
                table["won"][me].append(table["grid"][place])
                table["grid"][place] = None
            note_change(table, moment, [*to, *refill(table)])


def end_potatoes(table: Table, holder: str, moment: int) -> None:
    piles = table["piles"]
    if sum(bool(pile) for pile in piles.values()) > 1:
        return
    table["won"][holder] += piles[holder]
    table["lost"][holder] += 1
    piles[holder] = []
    if table["rounds"]:
        next_potatoes(table)
        note_change(table, moment, table["players"])


def end_round(table: Table, moment: int) -> None:
    if any(card is not None for card in table["around"]):
        return
    table["stock"].append(table["middle"])
    table["middle"] = None
    if len(table["stock"]) >= 2:
        next_round(table)
        dealt = [place for place, card in enumerate(table["around"]) if card is not None]
        note_change(table, moment, ["middle", *dealt])


def standing_of(table: Table) -> dict[str, Any]:
    players, game = table["players"], table["game"]
    held = table["piles"] if game in {"tower", "ring-tower", "poisoned-gift", "well", "duel"} else table["won"]
    cards = {player: len(held[player]) for player in players}
    ring = {"ring": table["ring"]} if game == "ring-tower" else {}
    score: dict[str, int] = {player: cards[player] + 3 * (player == ring.get("ring")) for player in players}

    def rank(player: str) -> int:
        """Return a sort key; lower is better."""
        if game == "well" and player in table["out"]:
            return int(table["out"].index(player)) - 100
        if game == "duel":
            return min(score[player], 1)
        return score[player] if game in {"well", "hot-potato", "poisoned-gift"} else -score[player]

    levels = sorted({rank(player) for player in players})
    ranking = [[player for player in players if rank(player) == level] for level in levels]
    return {
        "over": is_over(table),
        "cards": cards,
        **ring,
        "ranking": ranking,
        "winners": ranking[0],
        "points": {player: points_of(table, player, ranking, score) for player in players},
    }


def points_of(table: Table, player: str, ranking: list[list[str]], score: dict[str, int]) -> int:  # noqa: PLR0911 - a branch for each game
    alone_first = ranking[0] == [player]
    match table["game"]:
        case "tower":
            return score[player] - 1 + (5 if alone_first else 0)
        case "well":
            last = len(ranking) > 1 and player in ranking[-1]
            return (10 if alone_first else 0) - (20 if last else 0)
        case "hot-potato":
            return -5 * int(table["lost"][player])
        case "poisoned-gift":
            second = len(ranking[0]) == 1 and player in ranking[1]
            return 20 if alone_first else 10 if second else 0
        case "catch-them-all":
            return score[player]
        case "face-off" | "duel" | "practice":
            return 0
        case _:
            return score[player] + (5 if alone_first else 0)
