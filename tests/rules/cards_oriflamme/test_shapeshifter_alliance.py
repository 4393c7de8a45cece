"""The Shapeshifter does what a neighbour of the other box does, in its own place and under its own name."""

import pytest

from tests.kit.scene import rules, scene

MIX = "mix:Spy,Shapeshifter,Lord,Ambush,Empress,Fanatic,Informer,Diplomat,Deserter,Judge"
PLAYERS = "a 1 hand:Ambush | b 1 hand:Empress"


# --- Empress, Fanatic


@rules("Q4", "C-Empress")
def test_as_an_empress_it_gains_2_and_favours_a_card_of_its_own_opponents() -> None:
    before = scene(f"{MIX} r3 first=a resolve=3 | (aLord) aEmpress (aShapeshifter)+1 (bSpy)+1 (bJudge) | {PLAYERS}")
    at_choice = before.play("reveal")
    at_choice.becomes(
        f"{MIX} r3 first=a resolve=3 ability=Empress | (aLord) aEmpress aShapeshifter (bSpy)+1 (bJudge)"
        " | a 4 hand:Ambush | b 1 hand:Empress"
    )
    at_choice.tells(
        "a revealed 3 Shapeshifter", "a collected 1 3 Shapeshifter", "a copied 2 Empress", "a gained 2 Empress"
    )
    after = at_choice.offers("favour 4", "favour 5").play("favour 5")
    after.tells("a enriched 5 1 Empress", "b reached 4 (Spy)")
    after.row("(aLord) aEmpress aShapeshifter (bSpy)+1 (bJudge)+1").scores(a=4, b=1)


@rules("Q4", "C-Empress")
def test_copying_an_opponents_empress_it_favours_her_family() -> None:
    before = scene(
        f"{MIX} r3 first=a resolve=3 | (bSpy) bEmpress (aShapeshifter) (aLord) | a 1 hand:Ambush | b 1 hand:Lord"
    )
    after = before.play("reveal")
    after.tells(
        "a revealed 3 Shapeshifter",
        "a copied 2 Empress",
        "a gained 2 Empress",
        "a enriched 1 1 Empress",
        "a reached 4 (Lord)",
    )
    after.row("(bSpy)+1 bEmpress aShapeshifter (aLord)").scores(a=3, b=1)


@rules("Q4", "C-Fanatic")
@pytest.mark.parametrize(
    ("row", "gained"),
    [
        ("(bSpy) bFanatic (aShapeshifter) (bLord)", 2),
        ("bSpy bFanatic (aShapeshifter)/aJudge (bLord)", 2),
        ("(bSpy) aFanatic (aShapeshifter) (bLord)", 1),
        ("aJudge bFanatic (aShapeshifter) (bLord)", 1),
    ],
)
def test_as_a_fanatic_it_is_itself_the_card_that_must_be_alone(row: str, gained: int) -> None:
    after = scene(f"{MIX} r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    after.row(row.replace("(aShapeshifter)", "aShapeshifter")).scores(a=1 + gained, b=1)
    after.tells("a revealed 3 Shapeshifter", "a copied 2 Fanatic", f"a gained {gained} Fanatic", "b reached 4 (Lord)")


# --- Informer


@rules("Q4", "C-Informer", "Q12")
def test_as_an_informer_it_gathers_beside_itself() -> None:
    row = "(bSpy)+2 bInformer (aShapeshifter)+1! (bJudge)+3/(bDeserter)+1"
    at_choice = scene(f"{MIX} r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    at_choice.offers("gather", "swap Ambush")
    after = at_choice.play("gather")
    after.becomes(
        f"{MIX} r3 first=a resolve=4 | (bSpy)+2 bInformer aShapeshifter! (bJudge)+3/(bDeserter)+1"
        " | a 5 hand:Ambush | b 1 hand:Empress"
    )
    after.tells("a gained 3 Informer", "b reached 4 (Judge)")


@rules("Q4", "C-Informer", "Q12", "V4")
def test_as_an_informer_it_is_the_shapeshifter_that_is_swapped_and_known_in_hand() -> None:
    before = scene(
        f"{MIX} r3 first=a resolve=2 | bInformer (aShapeshifter)+1!/(aSpy)+1 (bJudge) | a 1 hand:Ambush,Lord | b 1 hand:Empress"
    )
    after = before.play("reveal", "swap Lord")
    after.becomes(
        f"{MIX} r3 first=a resolve=3 | bInformer (aLord)~/(aSpy)+1 (bJudge)"
        " | a 2 hand:[Shapeshifter],Ambush | b 1 hand:Empress"
    )
    after.tells(
        "a revealed 2 Shapeshifter",
        "a collected 1 2 Shapeshifter",
        "a copied 1 Informer",
        "a swapped 2 Shapeshifter Lord",
        "b reached 3 (Judge)",
    )
    view = str(after.position.seen_by("b")).split(" | ")
    assert view[1] == "bInformer (a?)~/(a?)+1 (bJudge)"
    assert view[2] == "a 2 hand:[Shapeshifter],?*1 aside:?*6"


@rules("Q4", "V4", "Q12")
def test_laid_again_the_shapeshifter_is_only_known_not_to_be_set_aside() -> None:
    before = scene(f"{MIX} r3 first=b resolve=2 | (bSpy) (aLord) | a 1 hand:[Shapeshifter],Ambush | b 1 hand:Empress")
    after = before.play("keep")
    for card in ("Shapeshifter", "Ambush"):
        laid = after.play(f"{card} end")
        assert str(laid.position.seen_by("b")).split(" | ")[2] == "a 1 hand:?*1 aside:?*7 seen:Shapeshifter"


# --- Diplomat


@rules("Q4", "C-Diplomat", "Q15")
def test_as_a_diplomat_it_negotiates_with_the_very_diplomat_that_it_copies_or_with_another() -> None:
    row = "bDiplomat+1 (aShapeshifter)+1 (bSpy) aDiplomat"
    at_choice = scene(f"{MIX} r3 first=a resolve=2 | {row} | {PLAYERS}").play("reveal")
    at_choice.offers("negotiate 1", "negotiate 4", "withdraw").forbids("negotiate", "C-Diplomat", "Q15")
    at_choice.forbids("negotiate 2", "C-Diplomat")
    after = at_choice.play("negotiate 1")
    after.becomes(
        f"{MIX} r3 first=a resolve=3 | bDiplomat+3 aShapeshifter (bSpy) aDiplomat | a 3 hand:Ambush | b 1 hand:Empress"
    )
    after.tells("a gained 1 Diplomat", "a enriched 1 2 Diplomat", "b reached 3 (Spy)")
    at_choice.play("negotiate 4").row("bDiplomat+1 aShapeshifter (bSpy) aDiplomat+2").scores(a=3)


@rules("Q4", "C-Diplomat", "R7")
@pytest.mark.parametrize("diplomat", ["aDiplomat+3", "bDiplomat+3"])
def test_as_a_diplomat_it_withdraws_with_the_nothing_that_lies_on_itself(diplomat: str) -> None:
    row = f"{diplomat} (aShapeshifter)+2!/(aSpy)+1 (bLord)"
    after = scene(f"{MIX} r3 first=a resolve=2 | {row} | {PLAYERS}").play("reveal", "withdraw")
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | {diplomat} (aSpy)+1 (bLord) | a 3 hand:Ambush out:Shapeshifter | b 1 hand:Empress"
    )
    after.tells(
        "a revealed 2 Shapeshifter",
        "a collected 2 2 Shapeshifter",
        "a copied 1 Diplomat",
        "a discarded 2 Shapeshifter Diplomat",
        "a reached 2 (Spy)",
    )


# --- Deserter


@rules("Q4", "C-Deserter")
def test_as_a_deserter_it_hits_beside_itself_and_the_deserter_holds_it() -> None:
    row = "(bSpy) bDeserter (aShapeshifter) (bLord)+1 (bJudge)"
    at_choice = scene(f"{MIX} r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    at_choice.offers("eliminate 2", "eliminate 4").forbids("eliminate 1", "C-Deserter")
    after = at_choice.play("eliminate 4")
    after.becomes(
        f"{MIX} r3 first=a resolve=4 | (bSpy) bDeserter aShapeshifter (bJudge)"
        " | a 3 hand:Ambush | b 1 hand:Empress out:Lord"
    )
    after.tells("a eliminated 4 (bLord)+1", "a gained 1 elimination", "a gained 1 Deserter", "b reached 4 (Judge)")


@rules("Q4", "C-Deserter", "Q16")
def test_as_a_deserter_that_hits_the_only_open_neighbour_it_is_the_shapeshifter_that_is_discarded() -> None:
    row = "(bSpy) bDeserter (aShapeshifter) (bLord)+1 (bJudge)"
    after = scene(f"{MIX} r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal", "eliminate 2")
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | (bSpy) (bLord)+1 (bJudge)"
        " | a 3 hand:Ambush out:Shapeshifter | b 1 hand:Empress out:Deserter"
    )
    after.tells(
        "a revealed 3 Shapeshifter",
        "a copied 2 Deserter",
        "a eliminated 2 bDeserter",
        "a gained 1 elimination",
        "a gained 1 Deserter",
        "a discarded 2 Shapeshifter Deserter",
        "b reached 2 (Lord)",
    )


@rules("Q4", "Q9", "C-Ambush", "C-Deserter")
def test_as_a_deserter_that_hits_an_ambush_it_is_discarded_though_it_would_have_stayed() -> None:
    row = "aDeserter (aShapeshifter)/(aSpy) (bAmbush)+2 (bLord)"
    after = scene(f"{MIX} r3 first=a resolve=2 | {row} | a 1 hand:Lord | b 1 hand:Empress").play(
        "reveal", "eliminate 3"
    )
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | aDeserter (aSpy) (bLord)"
        " | a 2 hand:Lord out:Shapeshifter | b 5 hand:Empress out:Ambush"
    )
    after.tells(
        "a revealed 2 Shapeshifter",
        "a copied 1 Deserter",
        "a eliminated 3 (bAmbush)+2",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 2 Shapeshifter Ambush",
        "a reached 2 (Spy)",
    )


# --- Judge


@rules("Q4", "C-Judge", "Q13")
def test_as_a_judge_it_may_mark_itself() -> None:
    row = "(bSpy) bJudge (aShapeshifter)/(aSpy) (bLord)"
    at_choice = scene(f"{MIX} r3 first=a resolve=3 | {row} | {PLAYERS}").play("reveal")
    after = at_choice.offers("condemn 1", "condemn 2", "condemn 3", "condemn 4").play("condemn 3")
    after.becomes(
        f"{MIX} r3 first=a resolve=4 | (bSpy) bJudge aShapeshifter!/(aSpy) (bLord) | a 2 hand:Ambush | b 1 hand:Empress"
    )
    after.tells("a gained 1 Judge", "a condemned 3", "b reached 4 (Lord)")


@rules("Q4", "C-Judge", "Q1", "R7")
def test_as_a_judge_it_may_eliminate_itself() -> None:
    row = "bJudge (aShapeshifter)!/(aSpy)+1 (bLord)!"
    at_choice = scene(f"{MIX} r3 first=a resolve=2 | {row} | {PLAYERS}").play("reveal")
    at_choice.offers("condemn 1", "condemn", "eliminate 2", "eliminate 3")
    after = at_choice.play("eliminate 2")
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | bJudge (aSpy)+1 (bLord)! | a 2 hand:Ambush out:Shapeshifter | b 1 hand:Empress"
    )
    after.tells("a eliminated 2 aShapeshifter", "a gained 1 elimination", "a reached 2 (Spy)")


@rules("Q4", "C-Judge", "Q9", "C-Ambush")
def test_as_a_judge_that_hits_an_ambush_it_is_the_shapeshifter_that_is_discarded() -> None:
    row = "aJudge (aShapeshifter) (bLord) (bAmbush)+1!"
    after = scene(f"{MIX} r3 first=a resolve=2 | {row} | a 1 hand:Lord | b 1 hand:Empress").play(
        "reveal", "eliminate 4"
    )
    after.becomes(
        f"{MIX} r3 first=a resolve=2 | aJudge (bLord) | a 2 hand:Lord out:Shapeshifter | b 5 hand:Empress out:Ambush"
    )
