"""Random games over both boxes, mixes and studies, with what must always hold checked at each step.

Run from the project's folder: python3 -m tests.oracle.selfcheck [GAMES] [SEED]
"""

import random
import sys
from collections import Counter

from . import Table, deal, legal, play, read, scores, seen, winners, write
from .examples import EXAMPLES
from .examples_views import LEGAL, VIEWS
from .model import CHARACTERS, MOST, NAMES, SEATS, VERDICTS, Card
from .text import in_order


def random_box(rng: random.Random) -> str:
    """A box in the notation."""
    kind = rng.choice(["oriflamme", "alliance", "mix", "study"])
    if kind == "mix":
        return "mix:" + ",".join(rng.sample(NAMES, 10))
    if kind == "study":
        names = rng.sample(NAMES, rng.randint(2, 10))
        rounds = rng.randint(1, min(6, len(names)))
        hand = rng.randint(rounds, len(names))
        return f"study:{','.join(names)}/{rounds}/{hand}"
    return kind


def random_opening(rng: random.Random) -> Table:
    """A deal for 2 to 5 seats."""
    box = random_box(rng)
    some = deal(box, {"a": [], "b": []}, "a").box
    seats = SEATS[: rng.randint(2, 5)]
    return deal(box, {seat: rng.sample(some.names, some.hand) for seat in seats}, rng.choice(seats))


def face_down(card: Card) -> bool:
    """A card of the row that is not turned up."""
    return not card.face_up


def check_cards(table: Table) -> None:
    """Each family has each card of the box exactly once; marks and influence lie only where they may."""
    for seat, player in table.players.items():
        own = [card for stack in table.row for card in stack if card.family == seat]
        everywhere = [card.name for card in player.hand + player.kept + own] + player.aside + player.out
        assert sorted(everywhere) == sorted(table.box.names)
        assert 0 <= player.pool <= MOST
        maybe = [card.name for card in player.hand if not card.known]
        maybe += [card.name for card in own if face_down(card) and not card.known]
        assert set(player.seen) <= set(maybe)
        assert len(set(player.seen)) == len(player.seen)
    for number, stack in enumerate(table.row, start=1):
        assert len({card.family for card in stack}) == 1
        for card in stack:
            active = table.phase == "resolve" and number == table.position and card is stack[0]
            assert 0 <= card.influence <= MOST
            assert face_down(card) or card.influence == 0 or card.name == "Diplomat"
            assert face_down(card) or card.name in CHARACTERS or (active and table.ability)
            assert not card.rests or (face_down(card) and card is stack[0] and table.phase == "resolve")
            assert not (card.face_up and card.known)
    assert sum(card.verdict for stack in table.row for card in stack) <= VERDICTS


def check_text(table: Table, rng: random.Random) -> None:
    """Reading and writing agree; a missing aside is filled in; order in lists does not matter."""
    text = write(table)
    assert write(read(text)) == text, text
    sections = text.split(" | ")
    for index in range(2, len(sections)):
        words = sections[index].split(" ")
        for place in (2, 3):
            key, _, value = words[place].partition(":")
            items = value.split(",")
            rng.shuffle(items)
            words[place] = f"{key}:{','.join(items)}"
        if rng.random() < 0.5:
            del words[3]
        sections[index] = " ".join(words)
    assert write(read(" | ".join(sections))) == text, text


def check_views(table: Table) -> None:
    """A view names no card that its seat may not know: exchanging such cards changes nothing in it."""
    for seat in table.players:
        other = read(write(table))
        for player in other.players.values():
            if player.seat != seat:
                shift_hidden(other, player.seat)
        assert seen(other, seat) == seen(table, seat)
    assert len(seen(table, None).split(" | ")) == len(write(table).split(" | "))


def shift_hidden(table: Table, seat: str) -> None:
    """Exchange the names of a family's cards in hand, face down and aside that not everyone knows."""
    player = table.players[seat]
    row = [card for stack in table.row for card in stack if card.family == seat]
    cards = [card for card in player.hand + row if not card.face_up and not card.known]
    names = [card.name for card in cards] + player.aside
    names = names[1:] + names[:1]
    for card, name in zip(cards, names, strict=False):
        card.name = name
    player.aside = in_order(names[len(cards) :])


def check_moves(table: Table, moves: list[str]) -> None:
    """Two moves at least, except at a face-down card's turn; none twice; none when over."""
    assert len(set(moves)) == len(moves)
    if table.phase == "over":
        assert moves == []
    elif table.phase == "resolve" and not table.ability:
        assert moves in (["keep"], ["keep", "reveal"])
    else:
        assert len(moves) >= 2


def random_game(rng: random.Random, table: Table, count: Counter[str]) -> None:
    """Play to the end, checking everything at each step."""
    keen = rng.random()  # how readily cards are revealed in this game
    steps = 0
    while True:
        moves = legal(table)
        check_cards(table)
        check_text(table, rng)
        check_moves(table, moves)
        if steps % 7 == 0:
            check_views(table)
        if table.phase == "over":
            break
        move = ("reveal" if rng.random() < keen else "keep") if moves == ["keep", "reveal"] else rng.choice(moves)
        count[f"{table.ability or table.phase}: {move.split(' ')[0] if table.ability else 'a turn'}"] += 1
        before = write(table)
        table = play(table, move)
        assert write(table) != before
        steps += 1
        assert steps < 1000
    count["shared victory"] += len(winners(table)) > 1
    assert winners(table)
    assert set(winners(table)) <= set(scores(table))


def thinned(rng: random.Random, table: Table) -> Table:
    """A set-up position (P5): some way into a game, some hands lose cards to those set aside."""
    for _ in range(rng.randint(0, 40)):
        if table.phase != "over":
            table = play(table, rng.choice(legal(table)))
    new = read(write(table))
    for player in new.players.values():
        needed = 1 if player.seat == new.placing else 0
        while len(player.hand) > needed and rng.random() < 0.6:
            card = player.hand.pop()
            if card.name in player.seen:
                player.seen.remove(card.name)
            player.aside.append(card.name)
    if new.phase != "over" and not legal(new)[1:] and legal(new) != ["keep"]:
        return table  # the thinned one does not stand at a decision
    return new


def check_examples() -> None:
    """The worked examples."""
    for name, before, move, after in EXAMPLES:
        table = read(before)
        got = write(play(table, move))
        assert got == write(read(after)), f"{name}\n  got  {got}\n  want {write(read(after))}"
        assert write(table) == write(read(before)), name
    for name, before, moves in LEGAL:
        assert sorted(legal(read(before))) == sorted(moves), f"{name}: {legal(read(before))}"
    for name, before, seat, view in VIEWS:
        assert seen(read(before), seat or None) == view, f"{name}: {seen(read(before), seat or None)}"


def main(games: int, seed: int) -> None:
    """All checks, then what was met."""
    check_examples()
    rng = random.Random(seed)
    count: Counter[str] = Counter()
    for number in range(games):
        table = random_opening(rng)
        if number % 4 == 3:
            table = thinned(rng, table)
        random_game(rng, table, count)
    for what, times in sorted(count.items()):
        print(f"{times:8} {what}")
    print(f"{games} games and {len(EXAMPLES) + len(LEGAL) + len(VIEWS)} examples, all as they should be")


if __name__ == "__main__":
    main(int((sys.argv[1:2] or ["3000"])[0]), int((sys.argv[2:3] or ["1"])[0]))
