"""The Infiltration feeds the own hidden cards, and from its reserve makes hidden victims pay."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"
MIX = "mix:Archer,Soldier,Heir,Shapeshifter,Assassination,Ambush,Deserter,Judge,Infiltration,Deal"


# --- Revealed


@rules("C-Infiltration", "C-Reserve", "R11", "R3", "E4")
def test_it_puts_1_on_each_own_hidden_top_card_and_is_reserved() -> None:
    row = "(aFanatic)+2 (bDeal)+1 (aInfiltration)+3! aDiplomat+1 (aDeserter)/(aExtortion)+1 (aDeal) (bFanatic)"
    before = scene(f"alliance r2 first=a resolve=3 | {row} | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.row("(aFanatic)+3 (bDeal)+1 aDiplomat+1 (aDeserter)+1/(aExtortion)+1 (aDeal)+1 (bFanatic)")
    after.tells(
        "a revealed 3 Infiltration",
        "a collected 3 3 Infiltration",
        "a enriched 1 1 Infiltration",
        "a enriched 5 1 Infiltration",
        "a enriched 6 1 Infiltration",
        "a reserved 3 Infiltration",
        "a reached 3 Diplomat",
    )
    after.asks("a").offers("negotiate", "withdraw").scores(a=4, b=1)
    after.play("negotiate").becomes(
        "alliance r2 first=a resolve=4"
        " | (aFanatic)+3 (bDeal)+1 aDiplomat+1 (aDeserter)+1/(aExtortion)+1 (aDeal)+1 (bFanatic)"
        f" | a 5 hand:Judge kept:Infiltration | {B}"
    )


@rules("C-Infiltration", "C-Reserve", "R5")
def test_with_no_hidden_card_of_its_own_it_is_just_reserved() -> None:
    before = scene(f"alliance r2 first=a resolve=2 | aFanatic (aInfiltration) (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=2 | aFanatic (bDeal) | a 1 hand:Judge kept:Infiltration | {B}")


@rules("C-Infiltration", "R11", "R7")
def test_what_it_covered_gets_nothing_and_is_active_next() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInfiltration)/(aFanatic) (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (aFanatic) (bDeal) | a 1 hand:Judge kept:Infiltration | {B}")


@rules("C-Infiltration", "Q12", "Q17")
def test_a_card_that_rests_and_an_insurrection_turned_down_get_1_too() -> None:
    before = scene(
        f"alliance r2 first=a resolve=3 | (aDeal)~ [aInsurrection] (aInfiltration) (bDeal) | a 1 hand:Judge | {B}"
    )
    before.play("reveal").row("(aDeal)+1~ [aInsurrection]+1 (bDeal)")


@rules("C-Reserve", "V1")
def test_reserved_it_is_seen_by_all() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aInfiltration) (bDeal) | a 1 hand:Judge | {B}")
    view = before.play("reveal").position.seen_by("b")
    assert str(view).split(" | ")[2] == "a 1 hand:?*1 aside:?*8 kept:Infiltration"


# --- The bonus


@rules("Q20", "C-Infiltration")
@pytest.mark.parametrize(
    ("attacker", "extra"), [("Archer", 0), ("Soldier", 0), ("Judge", 0), ("Deserter", 1), ("Assassination", 0)]
)
@pytest.mark.parametrize(
    ("victim", "bonus"),
    [("(bHeir)+1!", 2), ("(aHeir)+1!", 2), ("bHeir!", 0), ("aHeir!", 0), ("(bHeir)!/bShapeshifter", 2)],
)
def test_each_hidden_card_that_its_owner_eliminates_by_any_card_pays_2_more(
    attacker: str, extra: int, victim: str, bonus: int
) -> None:
    at_choice = scene(
        f"{MIX} r2 first=a resolve=2 ability={attacker} | {victim} a{attacker} (bDeal) | a 1 hand:Ambush kept:Infiltration | b 1 hand:Ambush"
    )
    after = at_choice.play("eliminate 1")
    gained = [str(event) for event in after.events if str(event).startswith("a gained")]
    expected = ["a gained 1 elimination"]
    expected += ["a gained 2 Infiltration"] * (bonus > 0)
    expected += ["a gained 1 Deserter"] * extra
    assert gained[: len(expected)] == expected
    after.scores(a=1 + 1 + bonus + extra)


@rules("Q20")
def test_a_shapeshifter_that_eliminates_a_hidden_card_earns_the_bonus() -> None:
    at_choice = scene(
        f"{MIX} r2 first=a resolve=2 ability=Soldier | bSoldier aShapeshifter (bHeir) (bDeal)"
        " | a 1 hand:Ambush kept:Infiltration | b 1 hand:Ambush"
    )
    at_choice.play("eliminate 3").scores(a=4)
    at_choice.play("eliminate 1").scores(a=2)


@rules("Q20", "Q1")
def test_eliminating_itself_an_open_card_earns_no_bonus() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=1 | (aArcher)/(aHeir) | a 1 hand:Ambush kept:Infiltration | b 1 hand:Ambush"
    )
    before.play("reveal").row("(aHeir)").scores(a=2)


@rules("Q20", "Q9")
def test_the_bonus_comes_with_an_ambush_too() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=1 | (aSoldier) (bAmbush) (bDeal) | a 1 hand:Heir kept:Infiltration | b 1 hand:Heir"
    )
    after = before.play("reveal")
    after.becomes(
        f"{MIX} r2 first=a resolve=1 | (bDeal) | a 4 hand:Heir out:Soldier kept:Infiltration | b 5 hand:Heir out:Ambush"
    )


@rules("Q20", "C-Infiltration")
def test_others_earn_no_bonus_by_it_and_hidden_in_the_row_or_hand_it_does_nothing() -> None:
    row = "(bDeserter) (aFanatic) (bInfiltration)"
    before = scene(f"alliance r2 first=a resolve=1 | {row} | a 1 hand:Judge kept:Infiltration | {B}")
    before.play("reveal").scores(a=1, b=3)
    row = "(bDeserter) (aFanatic) (bDeal)"
    before = scene(f"alliance r2 first=a resolve=1 | {row} | a 1 hand:Judge | b 1 hand:Infiltration")
    before.play("reveal").scores(a=1, b=3)


@rules("Q20", "C-Infiltration")
def test_the_bonus_goes_on_to_the_end() -> None:
    row = "(bEmpress) aDeserter bFanatic (aExtortion)"
    before = scene(f"alliance r6 first=a resolve=1 | {row} | a 1 hand:Judge kept:Infiltration | {B}")
    before.play("keep", "eliminate 1").scores(a=1 + 1 + 2 + 1)


@rules("C-Reserve", "C-Infiltration", "Q20")
def test_eliminated_it_is_never_reserved() -> None:
    before = scene(
        f"alliance r2 first=a resolve=1 | (aDeserter) (aInfiltration)+1 bFanatic (aDeal) | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=3 | aDeserter bFanatic (aDeal) | a 2 hand:Judge out:Infiltration | b 3 hand:Judge"
    )
    again = after.play("keep", "Judge end", "Judge start", "keep")
    again.asks("a").row("(aJudge)+1 aDeserter bFanatic (aDeal)+1 (bJudge)")
    again.play("eliminate 1").scores(a=4)  # just 1 and the Deserter's 1
