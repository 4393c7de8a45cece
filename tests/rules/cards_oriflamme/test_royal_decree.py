"""The Royal Decree moves a card, and is gone."""

import pytest

from tests.kit.scene import Scene, rules, scene

PLAYERS = "a 1 hand:Archer | b 1 hand:Soldier"
OUT = "a 1 hand:Archer out:RoyalDecree | b 1 hand:Soldier"
MIX = "mix:Archer,Soldier,Spy,Heir,Lord,RoyalDecree,Informer,Diplomat,Judge,Insurrection"
SINGLE = f"oriflamme r3 first=a resolve=2 ability=RoyalDecree | (bSpy)+1 aRoyalDecree (bLord) (aHeir) | {PLAYERS}"
STACKED = (
    "oriflamme r3 first=a resolve=2 ability=RoyalDecree"
    f" | (bSpy)/(bHeir)+1 aRoyalDecree (bLord)+2/(bArcher) (aHeir)/(aLord)/(aSpy) | {PLAYERS}"
)


def told(after: Scene) -> list[str]:
    """What has happened, in text."""
    return [str(event) for event in after.events]


# --- Which card


@rules("C-RoyalDecree", "Q5")
def test_any_other_card_is_taken_face_up_or_down_of_any_family() -> None:
    at_choice = scene(
        f"oriflamme r3 first=a resolve=3 ability=RoyalDecree | bHeir (aSpy) aRoyalDecree (bLord)/(bSpy) aHeir | {PLAYERS}"
    )
    at_choice.offers("take 1", "take 2", "take 4", "take 5")
    at_choice.forbids("take 3", "C-RoyalDecree", "Q5").forbids("take 6", "C-RoyalDecree")
    for position in (1, 2, 4, 5):
        taken = at_choice.play(f"take {position}")
        taken.becomes(
            f"oriflamme r3 first=a resolve=3 ability=RoyalDecree taken={position}"
            f" | bHeir (aSpy) aRoyalDecree (bLord)/(bSpy) aHeir | {PLAYERS}"
        )
        taken.tells(f"a took {position}").asks("a")


@rules("Q5", "R5", "R7", "C-RoyalDecree")
def test_alone_in_the_row_it_has_no_effect_and_is_discarded() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aRoyalDecree)+2/(aHeir)+1 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=a resolve=1 | (aHeir)+1 | a 3 hand:Archer out:RoyalDecree | b 1 hand:Soldier")
    after.tells(
        "a revealed 1 RoyalDecree",
        "a collected 2 1 RoyalDecree",
        "a no-effect 1 RoyalDecree",
        "a discarded 1 RoyalDecree RoyalDecree",
        "a reached 1 (Heir)",
    )


@rules("Q5")
def test_alone_with_nothing_below_it_leaves_an_empty_row() -> None:
    players = "a 1 hand:Archer,Heir | b 1 hand:Soldier,Heir"
    after = scene(f"oriflamme r3 first=a resolve=1 | (aRoyalDecree) | {players}").play("reveal")
    after.becomes("oriflamme r4 first=b place=b | - | a 1 hand:Archer,Heir out:RoyalDecree | b 1 hand:Soldier,Heir")


# --- Which place


@rules("C-RoyalDecree", "Q6", "Q7", "R8")
@pytest.mark.parametrize(
    ("taken", "place", "row", "next_turn"),
    [
        (1, 2, "(bSpy)+1 (bLord) (aHeir)", 1),
        (1, 3, "(bLord) (bSpy)+1 (aHeir)", 1),
        (1, 4, "(bLord) (aHeir) (bSpy)+1", 1),
        (3, 1, "(bLord) (bSpy)+1 (aHeir)", 3),
        (3, 2, "(bSpy)+1 (bLord) (aHeir)", 3),
        (3, 4, "(bSpy)+1 (aHeir) (bLord)", 2),
        (4, 1, "(aHeir) (bSpy)+1 (bLord)", 3),
        (4, 2, "(bSpy)+1 (aHeir) (bLord)", 3),
        (4, 3, "(bSpy)+1 (aHeir) (bLord)", 2),
    ],
)
def test_a_single_card_goes_to_every_place_but_its_own(taken: int, place: int, row: str, next_turn: int) -> None:
    at_places = scene(SINGLE).play(f"take {taken}")
    at_places.offers(*(f"put {n}" for n in range(1, 5) if n != taken))
    at_places.forbids(f"put {taken}", "C-RoyalDecree", "Q6").forbids("put 5", "C-RoyalDecree", "Q6")
    after = at_places.play(f"put {place}")
    after.becomes(f"oriflamme r3 first=a resolve={next_turn} | {row} | {OUT}")
    assert told(after)[0] == f"a moved {taken} {place}"
    assert told(after)[1].startswith("a discarded ") and told(after)[1].endswith(" RoyalDecree RoyalDecree")


@rules("C-RoyalDecree", "Q6", "Q7", "R8", "R10", "R11")
@pytest.mark.parametrize(
    ("taken", "place", "row", "next_turn"),
    [
        (1, 1, "(bSpy) (bHeir)+1 (bLord)+2/(bArcher) (aHeir)/(aLord)/(aSpy)", 3),
        (1, 2, "(bHeir)+1 (bSpy) (bLord)+2/(bArcher) (aHeir)/(aLord)/(aSpy)", 3),
        (1, 3, "(bHeir)+1 (bSpy) (bLord)+2/(bArcher) (aHeir)/(aLord)/(aSpy)", 2),
        (1, 4, "(bHeir)+1 (bLord)+2/(bArcher) (bSpy) (aHeir)/(aLord)/(aSpy)", 2),
        (1, 5, "(bHeir)+1 (bLord)+2/(bArcher) (aHeir)/(aLord)/(aSpy) (bSpy)", 2),
        (3, 1, "(bLord)+2 (bSpy)/(bHeir)+1 (bArcher) (aHeir)/(aLord)/(aSpy)", 3),
        (3, 2, "(bSpy)/(bHeir)+1 (bLord)+2 (bArcher) (aHeir)/(aLord)/(aSpy)", 3),
        (3, 3, "(bSpy)/(bHeir)+1 (bLord)+2 (bArcher) (aHeir)/(aLord)/(aSpy)", 2),
        (3, 4, "(bSpy)/(bHeir)+1 (bArcher) (bLord)+2 (aHeir)/(aLord)/(aSpy)", 2),
        (3, 5, "(bSpy)/(bHeir)+1 (bArcher) (aHeir)/(aLord)/(aSpy) (bLord)+2", 2),
        (4, 1, "(aHeir) (bSpy)/(bHeir)+1 (bLord)+2/(bArcher) (aLord)/(aSpy)", 3),
        (4, 3, "(bSpy)/(bHeir)+1 (aHeir) (bLord)+2/(bArcher) (aLord)/(aSpy)", 2),
        (4, 5, "(bSpy)/(bHeir)+1 (bLord)+2/(bArcher) (aLord)/(aSpy) (aHeir)", 2),
    ],
)
def test_the_top_of_a_stack_goes_to_every_place_of_the_row(taken: int, place: int, row: str, next_turn: int) -> None:
    at_places = scene(STACKED).play(f"take {taken}").offers(*(f"put {n}" for n in range(1, 6)))
    at_places.forbids("put 6", "C-RoyalDecree", "Q6")
    after = at_places.play(f"put {place}")
    after.becomes(f"oriflamme r3 first=a resolve={next_turn} | {row} | {OUT}")
    assert told(after)[0] == f"a moved {taken} {place}"


@rules("Q7", "C-RoyalDecree", "R8")
def test_just_before_the_decree_and_just_after_it_are_two_places() -> None:
    """Oriflamme hu, pl, uk (note): before the Decree a card is not activated, after it it is."""
    at_places = scene(SINGLE).play("take 4")
    before, after = at_places.play("put 2"), at_places.play("put 3")
    before.tells("a moved 4 2", "a discarded 3 RoyalDecree RoyalDecree", "b reached 3 (Lord)").asks("b")
    after.tells("a moved 4 3", "a discarded 2 RoyalDecree RoyalDecree", "a reached 2 (Heir)").asks("a")
    assert before.position != after.position


@rules("Q6", "Q21", "R8", "C-RoyalDecree")
def test_with_one_other_card_everything_is_forced() -> None:
    players = "a 1 hand:Archer | b 1 hand:Soldier"
    first = scene(f"oriflamme r3 first=a resolve=1 | (aRoyalDecree)+1 (bSpy)+2 | {players}").play("reveal")
    first.becomes("oriflamme r4 first=b place=b | (bSpy)+2 | a 2 hand:Archer out:RoyalDecree | b 1 hand:Soldier")
    first.tells(
        "a revealed 1 RoyalDecree",
        "a collected 1 1 RoyalDecree",
        "a took 2",
        "a moved 2 1",
        "a discarded 2 RoyalDecree RoyalDecree",
        "round 3 ended",
        "round 4 first=b",
    )
    again = scene(f"oriflamme r3 first=a resolve=2 | (bSpy)+2 (aRoyalDecree) | {players}").play("reveal")
    again.becomes("oriflamme r3 first=a resolve=1 | (bSpy)+2 | a 1 hand:Archer out:RoyalDecree | b 1 hand:Soldier")
    again.tells(
        "a revealed 2 RoyalDecree",
        "a took 1",
        "a moved 1 2",
        "a discarded 1 RoyalDecree RoyalDecree",
        "b reached 1 (Spy)",
    )


@rules("Q6", "Q7")
def test_one_other_stack_leaves_three_places() -> None:
    taken = scene(f"oriflamme r3 first=a resolve=1 | (aRoyalDecree) (bSpy)/(bHeir) | {PLAYERS}").play("reveal")
    taken.becomes(
        f"oriflamme r3 first=a resolve=1 ability=RoyalDecree taken=2 | aRoyalDecree (bSpy)/(bHeir) | {PLAYERS}"
    )
    taken.offers("put 1", "put 2", "put 3")
    taken.play("put 1").becomes(f"oriflamme r3 first=a resolve=2 | (bSpy) (bHeir) | {OUT}")
    taken.play("put 2").becomes(f"oriflamme r3 first=a resolve=1 | (bSpy) (bHeir) | {OUT}")
    taken.play("put 3").becomes(f"oriflamme r3 first=a resolve=1 | (bHeir) (bSpy) | {OUT}")


# --- What follows


@rules("R8", "C-RoyalDecree")
def test_moved_behind_the_decree_an_open_card_acts_twice() -> None:
    """Oriflamme hu, pl, uk (note): moved to behind the Decree, a card is activated once more."""
    before = scene(f"oriflamme r3 first=b resolve=1 | (bHeir) (aRoyalDecree) (bLord) | {PLAYERS}")
    at_places = before.play("reveal").scores(b=3).play("reveal", "take 1")
    after = at_places.play("put 3", "keep")
    after.becomes("oriflamme r4 first=a place=a | (bLord)+1 bHeir | a 1 hand:Archer out:RoyalDecree | b 5 hand:Soldier")
    after.tells(
        "a moved 1 3",
        "a discarded 1 RoyalDecree RoyalDecree",
        "b reached 1 (Lord)",
        "b kept 1 (Lord)",
        "b reached 2 Heir",
        "b gained 2 Heir",
        "round 3 ended",
        "round 4 first=a",
    )


@rules("R8", "R2")
def test_kept_once_and_moved_behind_the_decree_a_card_may_be_kept_again() -> None:
    before = scene(f"oriflamme r3 first=b resolve=1 | (bSpy) (aRoyalDecree) (bLord) | {PLAYERS}")
    after = before.play("keep", "reveal", "take 1", "put 2").row("(bSpy)+1 (bLord)").asks("b")
    after.play("keep").row("(bSpy)+2 (bLord)")


@rules("R8", "R4")
def test_moved_before_the_decree_an_open_card_does_not_act() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aRoyalDecree) (bSpy) bLord | {PLAYERS}")
    after = before.play("reveal", "take 3", "put 1").asks("b")
    after.becomes(f"oriflamme r3 first=a resolve=2 | bLord (bSpy) | {OUT}")
    after.play("keep").scores(b=1)


@rules("R7", "C-RoyalDecree")
@pytest.mark.parametrize("taken", [1, 3])
def test_what_the_decree_covered_is_active_next_face_down(taken: int) -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | (bSpy) (aRoyalDecree)/(aHeir)+1 (bLord) | {PLAYERS}")
    after = before.play("reveal", f"take {taken}").asks("a")
    if taken == 1:
        after.play("put 3").becomes(f"oriflamme r3 first=a resolve=1 | (aHeir)+1 (bLord) (bSpy) | {OUT}")
    else:
        after.play("put 1").becomes(f"oriflamme r3 first=a resolve=3 | (bLord) (bSpy) (aHeir)+1 | {OUT}")


@rules("R7", "R4", "C-RoyalDecree")
def test_what_the_decree_covered_is_active_next_face_up() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | (aSpy) (aRoyalDecree)/aLord (bLord) | {PLAYERS}")
    after = before.play("reveal", "take 3", "put 2")
    after.becomes(
        "oriflamme r4 first=b place=b | (aSpy) (bLord) aLord | a 2 hand:Archer out:RoyalDecree | b 1 hand:Soldier"
    )
    after.tells(
        "a revealed 2 RoyalDecree",
        "a took 3",
        "a moved 3 2",
        "a discarded 3 RoyalDecree RoyalDecree",
        "a reached 3 Lord",
        "a gained 1 Lord",
        "round 3 ended",
        "round 4 first=b",
    )


# --- What travels with the card


@rules("C-RoyalDecree")
@pytest.mark.parametrize(
    "card", ["(bSpy)+3", "(bSpy)!", "(bSpy)+2!", "bHeir!", "bDiplomat+4", "bDiplomat+2!", "[bInsurrection]+1!"]
)
def test_influence_verdict_and_what_is_known_travel_with_it(card: str) -> None:
    at_choice = scene(
        f"{MIX} r3 first=a resolve=2 ability=RoyalDecree | {card} aRoyalDecree (bLord) (aHeir) | {PLAYERS}"
    )
    after = at_choice.play("take 1", "put 4").row(f"(bLord) (aHeir) {card}")
    after.becomes(f"{MIX} r3 first=a resolve=1 | (bLord) (aHeir) {card} | {OUT}")


@rules("C-RoyalDecree", "Q12", "R8")
def test_its_rest_travels_with_it() -> None:
    before = scene(f"{MIX} r3 first=a resolve=2 | (bSpy)~ (aRoyalDecree) (bLord) (aHeir) | {PLAYERS}")
    moved = before.play("reveal", "take 1", "put 2")
    moved.becomes(f"{MIX} r3 first=a resolve=2 | (bSpy)~ (bLord) (aHeir) | {OUT}")
    moved.tells(
        "a revealed 2 RoyalDecree",
        "a took 1",
        "a moved 1 2",
        "a discarded 1 RoyalDecree RoyalDecree",
        "b rested 1",
        "b reached 2 (Lord)",
    )
    moved.play("keep", "keep").row("(bSpy) (bLord)+1 (aHeir)+1")
