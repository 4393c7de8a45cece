"""The worked examples of the Oriflamme rulebooks (hu, pl, uk), played: red is a, blue is b, green is c.

The pages are those that the rulebooks name themselves.
"""

from __future__ import annotations

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer,Ambush | b 1 hand:Archer,Conspiracy"


@rules("P1", "P2")
def test_red_lays_the_first_card_blue_beside_it_and_green_at_an_end_of_the_row() -> None:
    """The example of the placement phase: hu, pl, uk (uk repeats green's text where blue's should stand)."""
    hands = "a 1 hand:{}Lord | b 1 hand:{}Lord | c 1 hand:{}Lord"
    red = scene(f"oriflamme r1 first=a place=a | - | {hands.format('Heir,', 'Spy,', 'Archer,')}")
    red.asks("a").offers("Heir start", "Lord start")
    blue = red.play("Heir start").asks("b").row("(aHeir)")
    blue.offers("Spy start", "Spy end", "Lord start", "Lord end")
    blue.play("Spy end").row("(aHeir) (bSpy)")
    green = blue.play("Spy start").asks("c").row("(bSpy) (aHeir)")
    green.offers("Archer start", "Archer end", "Lord start", "Lord end").forbids("Archer on 2", "P2")
    walk = f"oriflamme r1 first=a resolve=1 | {{}} | {hands.format('', '', '')}"
    green.play("Archer start").becomes(walk.format("(cArcher) (bSpy) (aHeir)")).asks("c")
    green.play("Archer end").becomes(walk.format("(bSpy) (aHeir) (cArcher)")).asks("b")


@rules("R1", "R2", "R3", "R4", "E1", "E2", "E3", "C-Soldier", "C-Spy")
def test_red_keeps_blue_reveals_a_soldier_green_keeps_and_blues_spy_steals_from_green() -> None:
    """The example of the resolution phase: hu and pl after page 3, uk after page 4."""
    hands = "a {} hand:Spy,Archer{} | b {} hand:Heir,Archer | c {} hand:Heir,Spy"
    red = scene(
        f"oriflamme r3 first=a resolve=1 | (aHeir) (bSoldier)+1 (aLord)+2 (cArcher) bSpy | {hands.format(1, '', 1, 1)}"
    )
    blue = red.asks("a").offers("keep", "reveal").play("keep")
    blue.tells("a kept 1 (Heir)", "b reached 2 (Soldier)")
    blue.becomes(
        "oriflamme r3 first=a resolve=2 | (aHeir)+1 (bSoldier)+1 (aLord)+2 (cArcher) bSpy"
        f" | {hands.format(1, '', 1, 1)}"
    )
    soldier = blue.play("reveal").tells("b revealed 2 Soldier", "b collected 1 2 Soldier")
    soldier.asks("b").offers("eliminate 1", "eliminate 3")
    green = soldier.play("eliminate 3")
    green.tells("b eliminated 3 (aLord)+2", "b gained 1 elimination", "c reached 3 (Archer)")
    green.becomes(
        f"oriflamme r3 first=a resolve=3 | (aHeir)+1 bSoldier (cArcher) bSpy | {hands.format(1, ' out:Lord', 3, 1)}"
    )
    after = green.asks("c").play("keep")
    after.tells("c kept 3 (Archer)", "b reached 4 Spy", "b stole 1 c", "round 3 ended", "round 4 first=b")
    after.becomes(
        f"oriflamme r4 first=b place=b | (aHeir)+1 bSoldier (cArcher)+1 bSpy | {hands.format(1, ' out:Lord', 4, 0)}"
    )


@rules("R7", "R4", "C-Assassination", "C-Spy")
def test_reds_assassination_leaves_the_stack_and_the_face_up_spy_below_acts_at_once() -> None:
    """The example of stacks: hu and pl page 3, uk page 6."""
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAssassination)/aSpy (bHeir) (bLord) | {PLAYERS}")
    after = before.play("reveal", "eliminate 3")
    after.becomes(
        "oriflamme r3 first=a resolve=2 | aSpy (bHeir)"
        " | a 3 hand:Archer,Ambush out:Assassination | b 0 hand:Archer,Conspiracy out:Lord"
    )
    after.tells(
        *("a revealed 1 Assassination", "a eliminated 3 (bLord)", "a gained 1 elimination"),
        *("a discarded 1 Assassination Assassination", "a reached 1 Spy", "a stole 1 b", "b reached 2 (Heir)"),
    )


@rules("R7", "R2", "C-Assassination")
def test_were_the_spy_face_down_red_could_keep_it_and_put_influence_on_it() -> None:
    """The second half of the example of stacks: hu and pl page 3, uk page 6."""
    before = scene(f"oriflamme r3 first=a resolve=1 | (aAssassination)/(aSpy) (bHeir) (bLord) | {PLAYERS}")
    asked = before.play("reveal", "eliminate 3").asks("a").offers("keep", "reveal")
    asked.becomes(
        "oriflamme r3 first=a resolve=1 | (aSpy) (bHeir)"
        " | a 2 hand:Archer,Ambush out:Assassination | b 1 hand:Archer,Conspiracy out:Lord"
    )
    asked.play("keep").row("(aSpy)+1 (bHeir)").scores(a=2, b=1).asks("b")


@rules("R4", "C-Soldier", "E1")
def test_a_face_up_soldier_eliminates_a_neighbour_even_of_the_own_family() -> None:
    """The example for mandatory abilities in the resolution phase: hu and pl page 2, uk page 4."""
    before = scene(f"oriflamme r3 first=b resolve=1 | (bLord) aHeir aSoldier | {PLAYERS}")
    before.play("keep").tells(
        *("b kept 1 (Lord)", "a reached 2 Heir", "a gained 2 Heir"),
        *("a reached 3 Soldier", "a eliminated 2 aHeir", "a gained 1 elimination"),
        *("round 3 ended", "round 4 first=a"),
    )


@rules("C-Shapeshifter", "Q4", "C-Heir")
def test_copying_the_heir_gives_2_unless_another_shapeshifter_lies_face_up() -> None:
    """The example of the Shapeshifter: hu, pl, uk."""
    alone = scene(f"oriflamme r3 first=a resolve=2 | aHeir (aShapeshifter) (bShapeshifter) | {PLAYERS}")
    alone.play("reveal").scores(a=3).tells(
        *("a revealed 2 Shapeshifter", "a copied 1 Heir", "a gained 2 Heir", "b reached 3 (Shapeshifter)"),
    )
    two = scene(f"oriflamme r3 first=a resolve=2 | aHeir (aShapeshifter) (bLord) bShapeshifter | {PLAYERS}")
    two.play("reveal").scores(a=1).tells(
        *("a revealed 2 Shapeshifter", "a copied 1 Heir", "a no-effect 2 Shapeshifter", "b reached 3 (Lord)"),
    )


@rules("C-Ambush", "E1")
def test_an_opponents_soldier_that_hits_an_ambush_is_discarded_and_the_ambush_pays_4() -> None:
    """The first example of the Ambush: hu, pl, uk."""
    before = scene("oriflamme r3 first=a resolve=1 | (aSoldier) (bAmbush) (bLord) | a 1 hand:Archer,Spy | b 1 hand:Spy")
    after = before.play("reveal")
    after.becomes(
        "oriflamme r3 first=a resolve=1 | (bLord) | a 2 hand:Archer,Spy out:Soldier | b 5 hand:Spy out:Ambush"
    )
    after.tells(
        *("a revealed 1 Soldier", "a eliminated 2 (bAmbush)", "a gained 1 elimination"),
        *("b gained 4 Ambush", "a discarded 1 Soldier Ambush", "b reached 1 (Lord)"),
    )


@rules("C-Ambush", "Q8", "E1")
def test_an_own_archer_that_hits_an_ambush_stays_and_gains_only_1() -> None:
    """The second example of the Ambush: hu, pl, uk."""
    before = scene("oriflamme r3 first=a resolve=1 | (aArcher) (bLord) (aAmbush)+2 | a 1 hand:Spy,Heir | b 1 hand:Spy")
    after = before.play("reveal", "eliminate 3")
    after.becomes("oriflamme r3 first=a resolve=2 | aArcher (bLord) | a 2 hand:Spy,Heir out:Ambush | b 1 hand:Spy")


@rules("C-Conspiracy", "R3")
def test_a_conspiracy_with_3_on_it_gives_6() -> None:
    """The example of the Conspiracy: hu, pl, uk."""
    before = scene("oriflamme r4 first=a resolve=1 | (aConspiracy)+3 (bLord) | a 1 hand:Spy,Heir | b 1 hand:Spy,Heir")
    before.play("reveal").becomes(
        "oriflamme r4 first=a resolve=1 | (bLord) | a 7 hand:Spy,Heir out:Conspiracy | b 1 hand:Spy,Heir"
    )
