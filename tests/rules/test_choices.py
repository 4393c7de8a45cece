"""Q21: a decision is put where there are two legal moves; what is forced is carried out at once and told."""

from __future__ import annotations

import pytest

from oriflamme import Game
from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Archer,Ambush | b 1 hand:Archer,Ambush"
ALLIANCE_PLAYERS = "a 1 hand:Empress,Deal | b 1 hand:Empress,Deal"
MIX = "mix:Archer,Soldier,Spy,Heir,Lord,Shapeshifter,Informer,Judge,Insurrection,Deal"


# --- What is forced


@rules("Q21")
@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("(aSoldier) bLord", ["a eliminated 2 bLord", "a gained 1 elimination"]),
        ("(aSpy) bLord", ["a stole 1 b"]),
        ("(aShapeshifter) bLord", ["a copied 2 Lord", "a gained 1 Lord"]),
        ("(aShapeshifter) bSoldier", ["a copied 2 Soldier", "a eliminated 2 bSoldier", "a gained 1 elimination"]),
        ("(aAssassination)", ["a eliminated 1 aAssassination", "a gained 1 elimination"]),
        ("(aRoyalDecree) bLord", ["a took 2", "a moved 2 1", "a discarded 2 RoyalDecree RoyalDecree"]),
    ],
    ids=["Soldier", "Spy", "copied Lord", "copied Soldier", "Assassination", "Royal Decree"],
)
def test_an_ability_with_one_choice_is_carried_out_and_told(row: str, told: list[str]) -> None:
    after = scene(f"oriflamme r2 first=a resolve=1 | {row} | {PLAYERS}").play("reveal")
    texts = [str(event) for event in after.events]
    assert texts[1 : len(told) + 1] == told


@rules("Q21", "C-Archer")
def test_an_archer_alone_in_the_row_has_no_choice() -> None:
    before = scene("oriflamme r2 first=a resolve=1 | (aArcher) | a 1 hand:Heir,Ambush | b 1 hand:Archer,Ambush")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=b place=b | - | a 2 hand:Heir,Ambush out:Archer | b 1 hand:Archer,Ambush")
    after.tells(
        *("a revealed 1 Archer", "a eliminated 1 aArcher", "a gained 1 elimination"),
        *("round 2 ended", "round 3 first=b"),
    )


@rules("Q21")
def test_a_whole_row_without_a_decision_is_walked_and_told_in_one_go() -> None:
    before = scene(f"oriflamme r4 first=b resolve=1 | (aHeir) bHeir aLord bSpy | {PLAYERS}")
    before.play("keep").tells(
        *("a kept 1 (Heir)", "b reached 2 Heir", "b gained 2 Heir"),
        *("a reached 3 Lord", "a gained 1 Lord"),
        *("b reached 4 Spy", "b stole 1 a", "round 4 ended", "round 5 first=a"),
    )


@rules("Q21")
def test_whole_rounds_without_a_decision_go_by_to_the_end_of_the_game() -> None:
    before = scene("oriflamme r5 first=a resolve=1 | (aHeir) bLord | a 1 hand:- | b 1 hand:-")
    before.play("reveal").tells(
        *("a revealed 1 Heir", "a gained 2 Heir", "b reached 2 Lord", "b gained 1 Lord", "round 5 ended"),
        *("round 6 first=b", "b passed", "a passed", "walk 6"),
        *("a reached 1 Heir", "a gained 2 Heir", "b reached 2 Lord", "b gained 1 Lord", "round 6 ended"),
        "over a:5 b:3 winners=a",
    )


@rules("Q21")
def test_a_second_target_makes_it_a_decision() -> None:
    before = scene(f"oriflamme r2 first=a resolve=2 | aLord (aSoldier) bLord | {PLAYERS}")
    before.play("reveal").asks("a").offers("eliminate 1", "eliminate 3")


@rules("Q21")
def test_an_informer_without_cards_in_hand_can_only_gather() -> None:
    row = "(bLord)+2 (aInformer) (bSpy)+1"
    before = scene(f"{MIX} r3 first=a resolve=2 | {row} | a 1 hand:- | b 1 hand:Archer,Deal")
    before.play("reveal").scores(a=4).tells("a revealed 2 Informer", "a gained 3 Informer", "b reached 3 (Spy)")
    before = scene(f"{MIX} r3 first=a resolve=2 | {row} | a 1 hand:Deal | b 1 hand:Archer,Deal")
    before.play("reveal").offers("gather", "swap Deal")


@rules("Q21")
def test_a_judge_alone_in_the_row_can_only_condemn_itself() -> None:
    before = scene(f"alliance r3 first=a resolve=1 | (aJudge) | {ALLIANCE_PLAYERS}")
    before.play("reveal").scores(a=2).row("aJudge!")


@rules("Q21")
def test_a_text_that_stands_where_nothing_is_to_be_decided_is_refused() -> None:
    for moment in (
        "resolve=1 ability=Soldier | aSoldier bLord",
        "resolve=1 ability=Heir | aHeir bLord",
        "resolve=1 ability=Spy | aSpy",
    ):
        with pytest.raises(ValueError, match="no decision"):
            scene(f"oriflamme r2 first=a {moment} | {PLAYERS}")


# --- Face-down turns


@rules("Q21", "R2")
def test_the_turn_of_a_face_down_card_is_always_put() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aHeir) (bHeir) | {PLAYERS}").offers("keep", "reveal")
    before.play("keep").asks("b").offers("keep", "reveal")


@rules("Q21", "Q17")
@pytest.mark.parametrize("card", ["(aInsurrection)", "[aInsurrection]"])
def test_even_an_insurrection_that_can_only_be_kept_is_put_and_recorded(card: str) -> None:
    before = scene(f"alliance r2 first=a resolve=1 | (bJudge) {card} (bFanatic) | {ALLIANCE_PLAYERS}")
    asked = before.play("keep").asks("a").offers("keep").forbids("reveal", "Q17")
    after = asked.play("keep").row(f"(bJudge)+1 {card}+1 (bFanatic)").asks("b")
    after.tells("a kept 2 (Insurrection)", "b reached 3 (Fanatic)")
    assert [(played.seat, str(played.seen_by("b"))) for played in after.game.moves] == [("a", "keep")]


# --- Moves that are equal in effect


@rules("Q21")
def test_copying_either_of_two_heirs_stays_two_moves() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | bHeir (aShapeshifter) cHeir | {PLAYERS} | c 1 hand:Archer,Ambush")
    asked = before.play("reveal").asks("a").offers("copy 1", "copy 3")
    asked.play("copy 1").scores(a=3)
    asked.play("copy 3").scores(a=3)


@rules("Q21", "Q2")
def test_a_spy_between_two_cards_of_one_player_is_one_move_and_so_not_put() -> None:
    before = scene(f"oriflamme r3 first=a resolve=2 | bHeir (aSpy) (bLord) | {PLAYERS}")
    before.play("reveal").tells("a revealed 2 Spy", "a stole 1 b", "b reached 3 (Lord)")


@rules("Q21", "Q13")
def test_naming_a_marked_card_is_one_move_for_all_of_them() -> None:
    before = scene(f"alliance r3 first=a resolve=1 | (aJudge) bFanatic! (bInformer)! bDiplomat | {ALLIANCE_PLAYERS}")
    before.play("reveal").offers("condemn 1", "condemn 4", "condemn", "eliminate 2", "eliminate 3")


@rules("Q21")
def test_placements_of_equal_effect_stay_apart() -> None:
    before = scene("oriflamme r6 first=a place=a | (aSpy) | a 1 hand:Heir,Lord | b 1 hand:Heir,Lord")
    assert len(before.position.moves) == 6


# --- Placement


@rules("Q21", "P2")
def test_a_single_card_for_the_only_place_lays_itself_and_that_is_told() -> None:
    before = scene("oriflamme r2 first=b resolve=1 | (aAmbush) | a 1 hand:Heir | b 1 hand:Heir,Lord")
    after = before.play("reveal")
    after.becomes("oriflamme r3 first=a place=b | (aHeir) | a 2 hand:- out:Ambush | b 1 hand:Heir,Lord")
    after.tells(
        *("a revealed 1 Ambush", "a gained 1 Ambush", "a discarded 1 Ambush Ambush"),
        *("round 2 ended", "round 3 first=a", "a placed Heir start"),
    )
    assert str(after.events[-1].seen_by("b")) == "a placed ? start"


@rules("Q21")
def test_a_single_card_for_two_places_is_put() -> None:
    before = scene("oriflamme r2 first=b resolve=2 | (bSpy) (aAmbush) | a 1 hand:Heir | b 1 hand:Heir,Lord")
    before.play("reveal").asks("a").offers("Heir start", "Heir end")


@rules("Q21", "P2")
def test_two_cards_for_the_only_place_are_put() -> None:
    before = scene("oriflamme r2 first=b resolve=1 | (aAmbush) | a 1 hand:Heir,Spy | b 1 hand:Heir,Lord")
    before.play("reveal").asks("a").offers("Heir start", "Spy start")


@rules("Q21")
def test_a_single_card_that_lays_itself_when_the_game_is_dealt_is_told_as_well() -> None:
    game = Game.deal("study:Spy,Heir/1/1", seats=2, seed=1, first="a")
    laid = str(game.position).split(" | ")[1][2:-1]
    assert game.to_move == "b"
    assert [str(event) for event in game.events] == ["round 1 first=a", f"a placed {laid} start"]
