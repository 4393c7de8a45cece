"""The Shapeshifter does what a neighbour does."""

import pytest

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Conspiracy | b 1 hand:Conspiracy"


# --- Whom


@rules("C-Shapeshifter", "R11")
def test_it_copies_an_open_character_beside_it_of_any_family() -> None:
    row = "bArcher aHeir aShapeshifter/(aSpy) bLord/(bSpy) (bSoldier)"
    at_choice = scene(f"oriflamme r3 first=a resolve=3 ability=Shapeshifter | {row} | {PLAYERS}")
    at_choice.offers("copy 2", "copy 4")
    for other in ("copy 1", "copy 3", "copy 5", "copy 6"):
        at_choice.forbids(other, "C-Shapeshifter")
    heir = at_choice.play("copy 2")
    heir.becomes(f"oriflamme r3 first=a resolve=5 | {row} | a 3 hand:Conspiracy | b 3 hand:Conspiracy")
    heir.tells(
        "a copied 2 Heir",
        "a gained 2 Heir",
        "b reached 4 Lord",
        "b gained 2 Lord",
        "b reached 5 (Soldier)",
    )
    lord = at_choice.play("copy 4").scores(a=3, b=3)
    assert [str(event) for event in lord.events[:2]] == ["a copied 4 Lord", "a gained 2 Lord"]


@rules("C-Shapeshifter", "R5", "R11")
@pytest.mark.parametrize(
    ("row", "position"),
    [
        ("(bHeir) (aShapeshifter)+1 (bLord)", 2),
        ("(bSpy)/bHeir (aShapeshifter)+1 (bSoldier)/bLord", 2),
        ("bHeir (bSpy) (aShapeshifter)+1 (bSoldier) bLord", 3),
        ("(bSpy) (aShapeshifter)+1/aHeir (bSoldier)", 2),
        ("(aShapeshifter)+1 (bSpy) (bSoldier) aArcher", 1),
        ("aArcher (bSpy) (bSoldier) (aShapeshifter)+1", 4),
    ],
)
def test_hidden_covered_and_distant_cards_cannot_be_copied(row: str, position: int) -> None:
    before = scene(f"oriflamme r3 first=a resolve={position} | {row} | {PLAYERS}")
    after = before.play("reveal").row(row.replace("(aShapeshifter)+1", "aShapeshifter")).scores(a=2, b=1)
    assert [str(event) for event in after.events[:3]] == [
        f"a revealed {position} Shapeshifter",
        f"a collected 1 {position} Shapeshifter",
        f"a no-effect {position} Shapeshifter",
    ]


@rules("C-Shapeshifter", "R5")
def test_alone_it_does_nothing() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (aShapeshifter)/aHeir | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(f"oriflamme r4 first=b place=b | aShapeshifter/aHeir | {PLAYERS}")
    after.tells("a revealed 1 Shapeshifter", "a no-effect 1 Shapeshifter", "round 3 ended", "round 4 first=b")


@rules("C-Shapeshifter")
@pytest.mark.parametrize(
    ("row", "position", "copied"), [("(aShapeshifter) bHeir", 1, 2), ("bHeir (aShapeshifter)", 2, 1)]
)
def test_at_an_end_of_the_row_it_copies_its_only_neighbour(row: str, position: int, copied: int) -> None:
    after = scene(f"oriflamme r3 first=a resolve={position} | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aShapeshifter)", "aShapeshifter")).scores(a=3)
    assert [str(event) for event in after.events[:3]] == [
        f"a revealed {position} Shapeshifter",
        f"a copied {copied} Heir",
        "a gained 2 Heir",
    ]


@rules("Q3", "C-Shapeshifter", "Q21")
def test_with_one_open_character_beside_it_nothing_is_asked() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | bHeir (aShapeshifter)+1 (bLord)+2 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | bHeir aShapeshifter (bLord)+2 | a 4 hand:Conspiracy | b 1 hand:Conspiracy"
    )
    after.tells(
        "a revealed 2 Shapeshifter",
        "a collected 1 2 Shapeshifter",
        "a copied 1 Heir",
        "a gained 2 Heir",
        "b reached 3 (Lord)",
    )


@rules("Q3", "C-Shapeshifter")
def test_between_a_shapeshifter_and_another_character_it_may_choose_either() -> None:
    row = "bShapeshifter aShapeshifter aLord (bSpy)"
    at_choice = scene(f"oriflamme r3 first=a resolve=2 ability=Shapeshifter | {row} | {PLAYERS}")
    nothing = at_choice.offers("copy 1", "copy 3").play("copy 1")
    nothing.becomes(f"oriflamme r3 first=a resolve=4 | {row} | a 3 hand:Conspiracy | b 1 hand:Conspiracy")
    nothing.tells(
        "a copied 1 Shapeshifter",
        "a no-effect 2 Shapeshifter",
        "a reached 3 Lord",
        "a gained 2 Lord",
        "b reached 4 (Spy)",
    )
    at_choice.play("copy 3").scores(a=5)


@rules("C-Shapeshifter", "Q3", "R5")
def test_copying_a_shapeshifter_gives_nothing_whatever_that_has_copied() -> None:
    """Oriflamme hu, pl, uk: a copied ability is lost at once, so copying a Shapeshifter has no effect."""
    before = scene(f"oriflamme r3 first=a resolve=2 | bHeir (bShapeshifter) (aShapeshifter) (aSpy) | {PLAYERS}")
    after = before.play("reveal", "reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=4 | bHeir bShapeshifter aShapeshifter (aSpy)"
        " | a 1 hand:Conspiracy | b 3 hand:Conspiracy"
    )
    after.tells(
        "b revealed 2 Shapeshifter",
        "b copied 1 Heir",
        "b gained 2 Heir",
        "a reached 3 (Shapeshifter)",
        "a revealed 3 Shapeshifter",
        "a copied 2 Shapeshifter",
        "a no-effect 3 Shapeshifter",
        "a reached 4 (Spy)",
    )


@rules("C-Shapeshifter", "R4")
def test_it_chooses_anew_each_time_and_must_copy() -> None:
    before = scene(
        f"oriflamme r3 first=a resolve=2 ability=Shapeshifter | aHeir aShapeshifter aLord (bSpy) | {PLAYERS}"
    )
    first = before.play("copy 1").scores(a=5)  # 2 as an Heir; then 2 from the Lord
    second = first.play("keep", "Conspiracy end", "Conspiracy end").asks("a").offers("copy 1", "copy 3")
    second.scores(a=7).play("copy 3").scores(a=12)  # 3 as a Lord; then 2 from the Lord


# --- The own place, the own family, the own name


@rules("Q4", "C-Archer", "Q1", "R7")
def test_as_an_archer_it_hits_the_ends_of_the_row_itself_included() -> None:
    before = scene(f"oriflamme r3 first=a resolve=3 | (bLord) bArcher (aShapeshifter)/(aSpy)+1 | {PLAYERS}")
    at_choice = before.play("reveal")
    at_choice.becomes(
        f"oriflamme r3 first=a resolve=3 ability=Archer | (bLord) bArcher aShapeshifter/(aSpy)+1 | {PLAYERS}"
    )
    at_choice.tells("a revealed 3 Shapeshifter", "a copied 2 Archer").offers("eliminate 1", "eliminate 3")
    after = at_choice.play("eliminate 3")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | (bLord) bArcher (aSpy)+1"
        " | a 2 hand:Conspiracy out:Shapeshifter | b 1 hand:Conspiracy"
    )
    after.tells("a eliminated 3 aShapeshifter", "a gained 1 elimination", "a reached 3 (Spy)")


@rules("Q4", "C-Soldier")
def test_as_a_soldier_it_hits_beside_itself_the_soldier_included() -> None:
    before = scene(f"oriflamme r3 first=a resolve=3 | (bSpy) bSoldier (aShapeshifter) (bLord) (aHeir) | {PLAYERS}")
    at_choice = before.play("reveal").offers("eliminate 2", "eliminate 4").forbids("eliminate 1", "C-Soldier")
    after = at_choice.play("eliminate 2")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | (bSpy) aShapeshifter (bLord) (aHeir)"
        " | a 2 hand:Conspiracy | b 1 hand:Conspiracy out:Soldier"
    )


@rules("Q4", "C-Soldier", "Q21", "R4")
def test_with_no_other_neighbour_it_must_hit_the_soldier_that_it_copies() -> None:
    before = scene(f"oriflamme r3 first=a resolve=1 | (bSpy) aSoldier aShapeshifter | {PLAYERS}")
    after = before.play("keep").asks("a").play("eliminate 1")  # the Soldier's own turn
    after.becomes(
        "oriflamme r4 first=b place=b | aShapeshifter | a 3 hand:Conspiracy out:Soldier | b 1 hand:Conspiracy out:Spy"
    )
    after.tells(
        "a eliminated 1 (bSpy)+1",
        "a gained 1 elimination",
        "a reached 2 Shapeshifter",
        "a copied 1 Soldier",
        "a eliminated 1 aSoldier",
        "a gained 1 elimination",
        "round 3 ended",
        "round 4 first=b",
    )


@rules("Q4", "C-Spy")
def test_as_a_spy_it_steals_from_its_own_neighbours() -> None:
    players = "a 1 hand:Conspiracy | b 1 hand:Conspiracy | c 2 hand:Conspiracy"
    before = scene(f"oriflamme r3 first=a resolve=3 | (aHeir) bSpy (aShapeshifter) (cLord) | {players}")
    after = before.play("reveal").offers("steal b", "steal c").forbids("steal a", "C-Spy").play("steal c")
    after.tells("a stole 1 c", "c reached 4 (Lord)").scores(a=2, b=1, c=1)


@rules("Q4", "C-Lord")
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        ("(bSpy) bLord (aShapeshifter) (bHeir)", 1),
        ("(bSpy) bLord (aShapeshifter)/(aSpy) (aHeir)", 2),
        ("(aSpy) aLord (aShapeshifter) (bHeir)", 2),
        ("(bSpy) aLord (aShapeshifter) (aHeir)", 3),
    ],
)
def test_as_a_lord_it_counts_its_own_family_beside_itself(row: str, gained: int) -> None:
    after = scene(f"oriflamme r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aShapeshifter)", "aShapeshifter")).scores(a=1 + gained, b=1)


@rules("Q4", "C-Heir")
@pytest.mark.parametrize(
    ("other", "gained"),
    [
        ("(bShapeshifter)", 2),
        ("(bLord)/bShapeshifter", 2),
        ("bShapeshifter", 0),
        ("bShapeshifter/(bLord)", 0),
    ],
)
def test_as_an_heir_it_gains_unless_another_shapeshifter_is_open(other: str, gained: int) -> None:
    """Oriflamme hu, pl, uk (example): copying the Heir gives 2 unless another Shapeshifter lies open in the row."""
    row = f"{other} bHeir (aShapeshifter) (bSpy)"
    after = scene(f"oriflamme r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aShapeshifter)", "aShapeshifter")).scores(a=1 + gained, b=1)
    outcome = f"a gained {gained} Heir" if gained else "a no-effect 3 Shapeshifter"
    after.tells("a revealed 3 Shapeshifter", "a copied 2 Heir", outcome, "b reached 4 (Spy)")


@rules("Q4", "C-Heir")
def test_as_an_heir_it_is_not_disturbed_by_heirs_nor_disturbs_them() -> None:
    """Oriflamme hu, pl, uk: the ability is copied, not the name."""
    one = scene(f"oriflamme r3 first=a resolve=1 | (aShapeshifter) bHeir (aSpy) | {PLAYERS}").play("reveal")
    one.becomes(
        "oriflamme r3 first=a resolve=3 | aShapeshifter bHeir (aSpy) | a 3 hand:Conspiracy | b 3 hand:Conspiracy"
    )
    two = scene(f"oriflamme r3 first=a resolve=2 | bHeir (aShapeshifter) aHeir (aSpy) | {PLAYERS}").play("reveal")
    two.offers("copy 1", "copy 3")  # two moves, though their effect is one (Q21)
    two.play("copy 1").scores(a=3, b=1)
    two.play("copy 3").scores(a=3, b=1)


# --- An Ambush


@rules("Q4", "Q9", "C-Ambush", "R7")
def test_an_ambush_that_it_hits_as_a_soldier_discards_the_shapeshifter() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | aSoldier (aShapeshifter)/(aSpy) (bAmbush)+1 | {PLAYERS}")
    after = before.play("reveal", "eliminate 3")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aSoldier (aSpy)"
        " | a 2 hand:Conspiracy out:Shapeshifter | b 5 hand:Conspiracy out:Ambush"
    )
    after.tells(
        "a revealed 2 Shapeshifter",
        "a copied 1 Soldier",
        "a eliminated 3 (bAmbush)+1",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 2 Shapeshifter Ambush",
        "a reached 2 (Spy)",
    )


@rules("Q4", "Q9", "C-Ambush", "R9")
def test_an_ambush_that_it_hits_as_an_archer_discards_the_shapeshifter() -> None:
    before = scene(f"oriflamme r3 first=a resolve=3 | (bAmbush) aArcher (aShapeshifter) (bSpy) | {PLAYERS}")
    after = before.play("reveal", "eliminate 1")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aArcher (bSpy)"
        " | a 2 hand:Conspiracy out:Shapeshifter | b 5 hand:Conspiracy out:Ambush"
    )


@rules("Q8", "C-Ambush", "Q4")
def test_copying_an_opponents_soldier_it_hits_an_own_ambush_as_an_own_card() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | bSoldier (aShapeshifter) (aAmbush)+1 (bSpy) | {PLAYERS}")
    after = before.play("reveal", "eliminate 3")
    after.becomes(
        "oriflamme r3 first=a resolve=3 | bSoldier aShapeshifter (bSpy)"
        " | a 2 hand:Conspiracy out:Ambush | b 1 hand:Conspiracy"
    )
