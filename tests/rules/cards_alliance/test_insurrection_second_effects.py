"""Several targets at once: what the Insurrection's victims do then (Q10)."""

from tests.kit.scene import rules, scene

MIX = "mix:Spy,Heir,Lord,Ambush,Fanatic,Judge,Insurrection,Extortion,Infiltration,Deal"
B = "b 1 hand:Judge"


@rules("Q10", "Q9", "C-Ambush")
def test_two_ambushes_gain_4_each_and_the_insurrection_is_discarded_once() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 | (bAmbush)+1 (aInsurrection)+2/(aFanatic) (cAmbush) (bHeir)"
        f" | a 1 hand:Judge | {B} | c 1 hand:Judge"
    )
    after = before.play("reveal")
    after.becomes(
        f"{MIX} r2 first=a resolve=1 | (aFanatic) (bHeir)"
        " | a 4 hand:Judge out:Insurrection | b 5 hand:Judge out:Ambush | c 5 hand:Judge out:Ambush"
    )
    after.tells(
        "a revealed 2 Insurrection",
        "a lost 1 2",
        "a collected 1 2 Insurrection",
        "a eliminated 1 (bAmbush)+1",
        "a gained 1 elimination",
        "a eliminated 2 (cAmbush)",
        "a gained 1 elimination",
        "b gained 4 Ambush",
        "c gained 4 Ambush",
        "a discarded 1 Insurrection Ambush",
        "a reached 1 (Fanatic)",
    )


@rules("Q10", "Q9")
def test_one_ambush_is_enough_to_have_it_discarded_with_its_verdict() -> None:
    row = "(bAmbush)! (aInsurrection)+1! (bHeir)! (bJudge)! (bFanatic)! (bSpy)"
    before = scene(f"{MIX} r2 first=a resolve=2 | {row} | a 1 hand:Judge | b 1 hand:-")
    after = before.play("reveal")
    after.row("(bJudge)! (bFanatic)! (bSpy)").scores(a=3, b=5).asks("b")
    # Three of the five verdicts are free by now.
    after.play("reveal", "condemn 3").row("bJudge! (bFanatic)! (bSpy)!")


@rules("Q10", "Q11", "C-Extortion")
def test_second_effects_come_in_order_of_position_the_extortion_first() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 | (bExtortion) (aInsurrection)+1 (cAmbush) (aHeir)+2 (aDeal)"
        " | a 1 hand:Judge | b 1 hand:Judge | c 1 hand:Judge"
    )
    after = before.play("reveal")
    after.tells(
        "a revealed 2 Insurrection",
        "a lost 1 2",
        "a eliminated 1 (bExtortion)",
        "a gained 1 elimination",
        "a eliminated 2 (cAmbush)",
        "a gained 1 elimination",
        "b gained 6 Extortion",
        "a lost 1 2",
        "c gained 4 Ambush",
        "a discarded 1 Insurrection Ambush",
        "a reached 1 (Heir)",
    )
    after.row("(aHeir)+1 (aDeal)").scores(a=3, b=7, c=5)


@rules("Q10", "Q11", "C-Extortion")
def test_second_effects_come_in_order_of_position_the_ambush_first() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 | (cAmbush) (aInsurrection)+1 (bExtortion) (aHeir)+2 (aDeal)"
        " | a 1 hand:Judge | b 1 hand:Judge | c 1 hand:Judge"
    )
    after = before.play("reveal")
    # The Insurrection, which is discarded at the very last, still counts for the Extortion.
    after.tells(
        "a revealed 2 Insurrection",
        "a lost 1 2",
        "a eliminated 1 (cAmbush)",
        "a gained 1 elimination",
        "a eliminated 2 (bExtortion)",
        "a gained 1 elimination",
        "c gained 4 Ambush",
        "b gained 6 Extortion",
        "a lost 1 2",
        "a discarded 1 Insurrection Ambush",
        "a reached 1 (Heir)",
    )
    after.row("(aHeir)+1 (aDeal)").scores(a=3, b=7, c=5)


@rules("Q10", "Q11")
def test_two_extortions_each_count_and_each_take() -> None:
    before = scene(
        "alliance r2 first=a resolve=2 | (bExtortion) (aInsurrection)+1 (cExtortion) (aFanatic)+3 (aDeal)+1"
        " | a 1 hand:Judge | b 1 hand:Judge | c 1 hand:Judge"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=2 | [aInsurrection] (aFanatic)+1 (aDeal)"
        " | a 3 hand:Judge | b 7 hand:Judge out:Extortion | c 7 hand:Judge out:Extortion"
    )


@rules("Q10", "Q11")
def test_the_extortion_counts_the_row_without_the_other_neighbour() -> None:
    before = scene(
        f"alliance r2 first=a resolve=2 | (aFanatic)+1 (aInsurrection)+1 (bExtortion) (aDeal) | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=2 | [aInsurrection] (aDeal)"
        " | a 3 hand:Judge out:Fanatic | b 5 hand:Judge out:Extortion"
    )


@rules("Q11", "Q10")
def test_the_extortion_counts_what_the_other_neighbour_covered() -> None:
    before = scene(
        "alliance r2 first=a resolve=2 | (bExtortion) (aInsurrection)+1 (aDeal)+4/(aFanatic)+2 (bDeal)"
        f" | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(
        "alliance r2 first=a resolve=2 | [aInsurrection] (aFanatic)+1 (bDeal)"
        " | a 3 hand:Judge out:Deal | b 5 hand:Judge out:Extortion"
    )


@rules("Q8")
def test_own_ambush_and_own_extortion_do_nothing_more() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 | (aAmbush) (aInsurrection)+1 (aExtortion) (bHeir) | a 1 hand:Judge | {B}"
    )
    after = before.play("reveal")
    after.becomes(f"{MIX} r2 first=a resolve=2 | [aInsurrection] (bHeir) | a 3 hand:Judge out:Ambush,Extortion | {B}")


@rules("Q10", "Q20", "Q9")
def test_elimination_pay_and_the_infiltration_bonus_come_for_each_before_all_second_effects() -> None:
    before = scene(
        f"{MIX} r2 first=a resolve=2 | (bAmbush) (aInsurrection)+1 (bExtortion) (bHeir)"
        f" | a 1 hand:Judge kept:Infiltration | {B}"
    )
    after = before.play("reveal")
    after.tells(
        "a revealed 2 Insurrection",
        "a lost 1 2",
        "a eliminated 1 (bAmbush)",
        "a gained 1 elimination",
        "a gained 2 Infiltration",
        "a eliminated 2 (bExtortion)",
        "a gained 1 elimination",
        "a gained 2 Infiltration",
        "b gained 4 Ambush",
        "b gained 2 Extortion",
        "a discarded 1 Insurrection Ambush",
        "b reached 1 (Heir)",
    )
    after.scores(a=7, b=7)
