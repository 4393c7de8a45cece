"""The Diplomat feeds others of its kind, and leaves with what they gave."""

from tests.kit.scene import rules, scene

B = "b 1 hand:Judge"


@rules("C-Diplomat", "Q15")
def test_it_negotiates_with_one_of_the_other_open_diplomats_or_withdraws() -> None:
    moment, players = "alliance r2 first=a", "b 1 hand:Judge | c 1 hand:Judge"
    at_choice = scene(
        f"{moment} resolve=1 ability=Diplomat | aDiplomat+1 (bDeal) bDiplomat+2 cDiplomat | a 1 hand:Judge | {players}"
    )
    at_choice.offers("negotiate 3", "negotiate 4", "withdraw")
    at_choice.forbids("negotiate", "C-Diplomat", "Q15")
    at_choice.forbids("negotiate 1", "C-Diplomat").forbids("negotiate 2", "C-Diplomat")
    after = at_choice.play("negotiate 3")
    after.becomes(f"{moment} resolve=2 | aDiplomat+1 (bDeal) bDiplomat+4 cDiplomat | a 2 hand:Judge | {players}")
    after.tells("a gained 1 Diplomat", "a enriched 3 2 Diplomat", "b reached 2 (Deal)")
    at_choice.play("negotiate 4").row("aDiplomat+1 (bDeal) bDiplomat+2 cDiplomat+2").scores(a=2, b=1, c=1)


@rules("C-Diplomat", "Q15", "R11")
def test_without_another_open_diplomat_it_just_gains_1() -> None:
    at_choice = scene(
        "alliance r2 first=a resolve=1 ability=Diplomat | aDiplomat+1 (bDiplomat) (cDeal)/cDiplomat+2"
        f" | a 1 hand:Judge | {B} | c 1 hand:Judge"
    )
    at_choice.offers("negotiate", "withdraw")
    at_choice.forbids("negotiate 2", "C-Diplomat").forbids("negotiate 3", "C-Diplomat")
    after = at_choice.play("negotiate")
    after.row("aDiplomat+1 (bDiplomat) (cDeal)/cDiplomat+2").scores(a=2)
    after.tells("a gained 1 Diplomat", "b reached 2 (Diplomat)")


@rules("C-Diplomat", "Q15")
def test_with_one_other_it_still_has_the_choice_to_withdraw() -> None:
    scene(f"alliance r2 first=a resolve=1 | (aDiplomat) (bDeal) bDiplomat | a 1 hand:Judge | {B}").play(
        "reveal"
    ).offers("negotiate 3", "withdraw")


@rules("C-Diplomat")
def test_withdrawing_takes_all_that_lies_on_it_and_discards_it() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=2 ability=Diplomat | bDiplomat+3 aDiplomat+4 (bDeal) | a 1 hand:Judge | {B}"
    )
    after = at_choice.play("withdraw")
    after.becomes(f"alliance r2 first=a resolve=2 | bDiplomat+3 (bDeal) | a 5 hand:Judge out:Diplomat | {B}")
    after.tells("a collected 4 2 Diplomat", "a discarded 2 Diplomat Diplomat", "b reached 2 (Deal)")


@rules("Q15", "C-Diplomat")
def test_it_may_withdraw_with_nothing() -> None:
    at_choice = scene(f"alliance r2 first=a resolve=1 ability=Diplomat | aDiplomat (bDeal) | a 1 hand:Judge | {B}")
    after = at_choice.offers("negotiate", "withdraw").play("withdraw")
    after.becomes(f"alliance r2 first=a resolve=1 | (bDeal) | a 1 hand:Judge out:Diplomat | {B}")
    after.tells("a discarded 1 Diplomat Diplomat", "b reached 1 (Deal)")


@rules("C-Diplomat", "R3")
def test_revealed_it_takes_what_lay_on_it_before_the_choice() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDiplomat)+3 (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 ability=Diplomat | aDiplomat (bDeal) | a 4 hand:Judge | {B}")
    after.play("withdraw").scores(a=4)


@rules("C-Diplomat", "R7", "E4")
def test_what_it_covered_is_active_next_and_its_verdict_is_free_again() -> None:
    at_choice = scene(
        f"alliance r2 first=a resolve=1 ability=Diplomat | aDiplomat+2!/aFanatic (bDeal) | a 1 hand:Judge | {B}"
    )
    after = at_choice.play("withdraw")
    after.becomes(f"alliance r2 first=a resolve=2 | aFanatic (bDeal) | a 5 hand:Judge out:Diplomat | {B}")
    after.tells(
        "a collected 2 1 Diplomat",
        "a discarded 1 Diplomat Diplomat",
        "a reached 1 Fanatic",
        "a gained 2 Fanatic",
        "b reached 2 (Deal)",
    )


@rules("C-Diplomat", "P4")
def test_its_influence_stays_while_it_is_covered() -> None:
    before = scene("alliance r2 first=b place=a | aDiplomat+3 (bDeal) | a 1 hand:Judge,Infiltration | b 1 hand:-")
    covered = before.play("Infiltration on 1").row("(aInfiltration)/aDiplomat+3 (bDeal)")
    uncovered = covered.play("reveal").row("aDiplomat+3 (bDeal)").offers("negotiate", "withdraw")
    uncovered.play("withdraw").scores(a=4)


@rules("C-Diplomat", "E2")
def test_its_influence_is_lost_when_it_is_eliminated() -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (aDeserter) bDiplomat+3 (bDeal) | a 1 hand:Judge | {B}")
    after = before.play("reveal")
    after.becomes(f"alliance r2 first=a resolve=1 | (bDeal) | a 3 hand:Judge out:Deserter | {B} out:Diplomat")
    after.tells(
        "a revealed 1 Deserter",
        "a eliminated 2 bDiplomat+3",
        "a gained 1 elimination",
        "a gained 1 Deserter",
        "a discarded 1 Deserter Deserter",
        "b reached 1 (Deal)",
    )


@rules("C-Diplomat", "R4")
def test_what_lies_on_it_grows_with_every_round_of_talks() -> None:
    talks = scene(f"alliance r2 first=a resolve=1 | (bDiplomat)+1 aDiplomat | a 1 hand:Judge | {B}")
    after = talks.play("reveal", "negotiate 2", "negotiate 1")
    after.becomes("alliance r3 first=b place=b | bDiplomat+2 aDiplomat+2 | a 2 hand:Judge | b 3 hand:Judge")
    after = after.play("Judge end", "Judge end", "negotiate 2", "withdraw")
    after.row("bDiplomat+2 (bJudge) (aJudge)").scores(a=6, b=4)
