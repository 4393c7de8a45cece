"""The Judge puts verdicts, and eliminates where one lies."""

import pytest

from tests.kit.scene import rules, scene

B = "b 1 hand:Deal"
MIX = "mix:Archer,Soldier,Spy,Heir,Assassination,RoyalDecree,Ambush,Informer,Judge,Deal"


# --- Putting verdicts


@rules("C-Judge", "Q13", "Q14", "R11")
def test_without_a_verdict_in_the_row_it_names_any_top_card_itself_included() -> None:
    players = "a 1 hand:Deal | b 1 hand:Deal"
    row = "(bEmpress)+1/bDiplomat aJudge/(aFanatic) bFanatic (aEmpress)"
    at_choice = scene(f"alliance r2 first=a resolve=2 ability=Judge | {row} | {players}")
    at_choice.offers("condemn 1", "condemn 2", "condemn 3", "condemn 4")
    at_choice.forbids("condemn", "C-Judge", "Q13").forbids("eliminate 1", "C-Judge", "Q14")
    at_choice.forbids("eliminate 2", "C-Judge", "Q14").forbids("condemn 5", "C-Judge")
    after = at_choice.play("condemn 1")
    after.becomes(
        "alliance r2 first=a resolve=4 | (bEmpress)+1!/bDiplomat aJudge/(aFanatic) bFanatic (aEmpress)"
        " | a 2 hand:Deal | b 3 hand:Deal"
    )
    after.tells(
        "a gained 1 Judge", "a condemned 1", "b reached 3 Fanatic", "b gained 2 Fanatic", "a reached 4 (Empress)"
    )
    at_choice.play("condemn 4").row("(bEmpress)+1/bDiplomat aJudge/(aFanatic) bFanatic (aEmpress)!").scores(a=2)


@rules("Q13", "C-Judge", "Q1", "R7")
def test_it_may_mark_itself_and_be_its_own_target_in_the_next_round() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=1 ability=Judge | aJudge/(aFanatic) (bEmpress) | a 1 hand:Deal | {B}"
    )
    marked = at_choice.play("condemn 1").row("aJudge!/(aFanatic) (bEmpress)").scores(a=2)
    again = marked.play("keep", "Deal end", "Deal end").asks("a")
    again.offers("condemn 2", "condemn 3", "condemn 4", "condemn", "eliminate 1")
    after = again.play("eliminate 1")
    after.row("(aFanatic) (bEmpress)+1 (bDeal) (aDeal)").scores(a=3).asks("a").offers("keep", "reveal")
    after.tells("a eliminated 1 aJudge", "a gained 1 elimination", "a reached 1 (Fanatic)")


@rules("Q13", "C-Judge")
def test_naming_a_marked_card_is_one_move_without_a_card_and_just_gains() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Judge | (bEmpress)! aJudge (bFanatic)! (aDeal) | a 1 hand:- | {B}"
    )
    at_choice.offers("condemn 2", "condemn 4", "condemn", "eliminate 1", "eliminate 3")
    at_choice.forbids("condemn 1", "C-Judge", "Q13").forbids("condemn 3", "C-Judge", "Q13")
    at_choice.forbids("eliminate 4", "C-Judge")
    after = at_choice.play("condemn")
    after.becomes(f"alliance r2 first=a resolve=3 | (bEmpress)! aJudge (bFanatic)! (aDeal) | a 2 hand:- | {B}")
    after.tells("a gained 1 Judge", "b reached 3 (Fanatic)")


@rules("Q13")
def test_with_no_verdict_left_it_just_gains_or_eliminates() -> None:
    row = "(bEmpress)! aJudge (bFanatic)! (aDeal)! (aEmpress)/aFanatic! (bInformer)!"
    at_choice = scene(f"alliance r2 first=a resolve=2 ability=Judge | {row} | a 1 hand:- | {B}")
    at_choice.offers("condemn", "eliminate 1", "eliminate 3", "eliminate 4", "eliminate 6")
    at_choice.forbids("condemn 2", "C-Judge", "Q13").forbids("condemn 5", "C-Judge", "Q13")
    at_choice.play("condemn").row(row).scores(a=2)


@rules("Q13", "Q14", "P4", "Q21")
def test_with_all_verdicts_on_covered_cards_it_gains_without_a_question() -> None:
    row = "(bEmpress)/(bFanatic)!/bInformer! (aJudge) (bDeserter)/(bExtortion)! (aEmpress)/(aFanatic)!/aDiplomat+2!"
    before = scene(f"alliance r2 first=a resolve=2 | {row} | a 1 hand:Deal | {B}")
    after = before.play("reveal")
    after.row(row.replace("(aJudge)", "aJudge")).scores(a=2)
    after.tells("a revealed 2 Judge", "a gained 1 Judge", "b reached 3 (Deserter)")


@rules("C-Judge", "Q14", "Q21")
def test_alone_and_unmarked_it_marks_itself_without_a_question() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aJudge)+1 | a 1 hand:Deal | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r3 first=b place=b | aJudge! | a 3 hand:Deal | {B}")
    after.tells(
        "a revealed 1 Judge",
        "a collected 1 1 Judge",
        "a gained 1 Judge",
        "a condemned 1",
        "round 2 ended",
        "round 3 first=b",
    )


@rules("Q14", "Q13")
def test_alone_and_marked_it_has_a_choice() -> None:
    marked = scene(f"alliance r2 first=a resolve=1 | (aJudge)! | a 1 hand:Deal | {B}").play("reveal")
    marked.offers("condemn", "eliminate 1")


# --- Eliminating


@rules("C-Judge", "E1", "E2", "E4")
def test_it_eliminates_a_marked_card_anywhere_whoever_marked_it() -> None:
    players = "a 1 hand:Deal | b 1 hand:Deal"
    row = "(bEmpress)+2! (bFanatic) aJudge (bInformer) aFanatic!"
    at_choice = scene(f"alliance r2 first=a resolve=3 ability=Judge | {row} | {players}")
    after = at_choice.play("eliminate 1")
    after.becomes(
        "alliance r2 first=a resolve=3 | (bFanatic) aJudge (bInformer) aFanatic!"
        " | a 2 hand:Deal | b 1 hand:Deal out:Empress"
    )
    after.tells("a eliminated 1 (bEmpress)+2", "a gained 1 elimination", "b reached 3 (Informer)")
    after = at_choice.play("eliminate 5")
    after.row("(bEmpress)+2! (bFanatic) aJudge (bInformer)").scores(a=2)


@rules("C-Judge", "R11", "P4")
def test_a_verdict_on_a_covered_card_waits_until_it_is_the_top() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 | (bDeserter)!/(bFanatic)! (aJudge) (bInformer) | a 1 hand:Deal | {B}"
    ).play("reveal")
    at_choice.offers("condemn 2", "condemn 3", "condemn", "eliminate 1")
    after = at_choice.play("eliminate 1").row("(bFanatic)! aJudge (bInformer)")
    second = after.play("keep", "Deal end", "Deal end", "keep")
    second.asks("a").offers("condemn 2", "condemn 3", "condemn 4", "condemn 5", "condemn", "eliminate 1")


@rules("P4", "C-Judge")
def test_a_card_keeps_its_verdict_when_it_is_covered() -> None:
    before = scene("alliance r2 first=a place=a | (aFanatic)+1! (bEmpress) | a 1 hand:Judge,Deal | b 1 hand:-")
    covered = before.play("Judge on 1").row("(aJudge)/(aFanatic)+1! (bEmpress)")
    covered.play("reveal").offers("condemn 1", "condemn 2")


@rules("C-Judge", "Q9")
def test_an_ambush_takes_the_judge_that_hit_it_and_its_verdict() -> None:
    at_choice = scene(
        f"{MIX} r2 first=a resolve=1 ability=Judge | aJudge! (bHeir) (bAmbush)+1! (aSpy) | a 1 hand:Deal | {B}"
    )
    after = at_choice.play("eliminate 3")
    after.becomes(f"{MIX} r2 first=a resolve=1 | (bHeir) (aSpy) | a 2 hand:Deal out:Judge | b 5 hand:Deal out:Ambush")
    after.tells(
        "a eliminated 3 (bAmbush)+1",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "a discarded 1 Judge Ambush",
        "b reached 1 (Heir)",
    )


# --- Going back to the supply


@rules("E4", "C-Judge", "Q13")
@pytest.mark.parametrize(
    ("first", "stay", "leave"),
    [
        ("aDiplomat!", "negotiate", "withdraw"),
        ("(aDeal)!", "keep", "reveal"),
        ("(aInfiltration)!", "keep", "reveal"),
        ("(aExtortion)!", "keep", "reveal"),
    ],
)
def test_the_verdict_of_a_card_that_is_discarded_or_reserved_can_be_put_again(
    first: str, stay: str, leave: str
) -> None:
    moment = "resolve=1 ability=Diplomat" if first == "aDiplomat!" else "resolve=1"
    row = f"{first} bJudge! (bFanatic)! (bEmpress)! (bInformer)! (bExtortion)"
    before = scene(f"alliance r2 first=a {moment} | {row} | a 1 hand:- | b 1 hand:-")
    none_left = before.play(stay).asks("b")
    none_left.offers("condemn", "eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4", "eliminate 5")
    one_left = before.play(leave).asks("b")
    one_left.offers("condemn 5", "condemn", "eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4")


@rules("E4", "C-Judge", "C-Deserter")
def test_the_verdict_of_a_deserter_that_runs_can_be_put_again() -> None:
    row = "(aDeserter)! (bDeal) (bFanatic)! bJudge! (bEmpress)! (bInformer)! (bExtortion)"
    before = scene(f"alliance r2 first=a resolve=1 | {row} | a 1 hand:- | b 1 hand:-")
    after = before.play("reveal", "keep").row("(bFanatic)+1! bJudge! (bEmpress)! (bInformer)! (bExtortion)")
    after.asks("b").offers("condemn 5", "condemn", "eliminate 1", "eliminate 2", "eliminate 3", "eliminate 4")
    before.play("keep", "keep", "keep").asks("b").offers(
        "condemn", "eliminate 1", "eliminate 3", "eliminate 4", "eliminate 5", "eliminate 6"
    )


@rules("E4", "C-Judge", "Q13")
def test_a_verdict_is_free_again_for_the_next_judge() -> None:
    row = "aJudge (aFanatic)! (aEmpress)! (bEmpress)! (bDeserter)! bFanatic! bJudge"
    at_choice = scene(f"alliance r2 first=a resolve=1 ability=Judge | {row} | a 1 hand:Deal | b 1 hand:Deal")
    first = at_choice.play("condemn", "keep", "keep", "keep", "keep").asks("b")
    first.offers("condemn", *(f"eliminate {n}" for n in range(2, 7)))
    second = at_choice.play("eliminate 6", "keep", "keep", "keep", "keep").asks("b")
    second.offers("condemn 1", "condemn 6", "condemn", *(f"eliminate {n}" for n in range(2, 6)))
    second.play("condemn 6").row("aJudge (aFanatic)+1! (aEmpress)+1! (bEmpress)+1! (bDeserter)+1! bJudge!")
