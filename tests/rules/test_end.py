"""W: who has won when the last round is over."""

from __future__ import annotations

import pytest

from tests.kit.scene import rules, scene

# --- W1


@rules("W1")
def test_most_influence_in_the_pool_wins_and_what_lies_in_the_row_is_worth_nothing() -> None:
    before = scene("oriflamme r6 first=a resolve=2 | (aSpy)+9 (bHeir)+1 | a 5 hand:Lord | b 6 hand:Lord")
    assert before.position.winners == []
    over = before.play("keep")
    over.becomes("oriflamme r6 first=a over | (aSpy)+9 (bHeir)+2 | a 5 hand:Lord | b 6 hand:Lord")
    over.scores(a=5, b=6).tells("b kept 2 (Heir)", "round 6 ended", "over a:5 b:6 winners=b")
    assert over.position.winners == ["b"]
    assert over.position.to_move is None
    over.offers().forbids("keep", "W1").forbids("Lord end", "W1")


@rules("W1")
def test_influence_on_a_face_up_diplomat_is_worth_nothing_either() -> None:
    before = scene("alliance r6 first=a resolve=2 | aDiplomat+8 (bJudge) | a 5 hand:Deal | b 6 hand:Deal")
    over = before.play("keep").scores(a=5, b=6).row("aDiplomat+8 (bJudge)+1")
    assert over.position.winners == ["b"]


@rules("W1", "C-Deal")
@pytest.mark.parametrize("row", ["(aJudge) (bJudge)", "(bFanatic) (bJudge)"])
def test_the_influence_on_a_reserved_deal_goes_to_the_pool_first(row: str) -> None:
    before = scene(f"alliance r6 first=a resolve=2 | {row} | a 5 hand:Empress kept:Deal+3 | b 7 hand:Empress")
    over = before.play("keep")
    over.becomes(f"alliance r6 first=a over | {row}+1 | a 8 hand:Empress kept:Deal | b 7 hand:Empress")
    over.tells("b kept 2 (Judge)", "round 6 ended", "a collected 3 kept Deal", "over a:8 b:7 winners=a")
    assert over.position.winners == ["a"]


@rules("W1")
def test_a_deal_that_was_not_reserved_is_worth_nothing() -> None:
    before = scene("alliance r6 first=a resolve=1 | (aDeal)+6 | a 5 hand:Empress | b 7 hand:Empress")
    before.play("keep").scores(a=5, b=7).becomes(
        "alliance r6 first=a over | (aDeal)+7 | a 5 hand:Empress | b 7 hand:Empress"
    )
    before.play("reveal").scores(a=11, b=7)


@rules("W1", "N1")
def test_a_study_is_won_after_its_own_last_round() -> None:
    before = scene("study:Spy,Heir,Lord/2/2 r2 first=b resolve=2 | (aSpy) (bHeir) | a 2 hand:- | b 1 hand:-")
    over = before.play("keep").tells("b kept 2 (Heir)", "round 2 ended", "over a:2 b:1 winners=a")
    assert over.position.over


# --- W2


@rules("W2")
def test_tied_players_are_told_apart_by_positions_in_the_row() -> None:
    before = scene("oriflamme r6 first=a resolve=3 | (bSpy)+1 (bHeir)+1 (aSpy) | a 6 hand:Lord | b 6 hand:Lord")
    over = before.play("keep").tells("a kept 3 (Spy)", "round 6 ended", "over a:6 b:6 winners=b")
    assert over.position.winners == ["b"]


@rules("W2")
def test_a_stack_counts_as_one_card() -> None:
    stack = "(aSpy)/aArcher/(aHeir)/aSoldier"
    over = scene(f"oriflamme r6 first=a over | {stack} (bSpy) bHeir | a 6 hand:Lord | b 6 hand:Lord")
    assert over.position.winners == ["b"]


@rules("W2")
def test_positions_count_among_tied_players_only() -> None:
    over = scene(
        "oriflamme r6 first=a over | (aSpy) (bSpy) bHeir (cSpy) (cHeir) cArcher"
        " | a 6 hand:Lord | b 6 hand:Lord | c 5 hand:Lord"
    )
    assert over.position.winners == ["b"]


@rules("W2", "W1")
def test_a_deal_may_make_the_tie() -> None:
    row = "(aJudge) (bJudge) aFanatic/(aDiplomat)"
    before = scene(f"alliance r6 first=a resolve=2 | {row} | a 3 hand:Empress kept:Deal+2 | b 7 hand:Empress")
    over = before.play("keep").scores(a=7, b=7)
    assert over.position.winners == ["a"]


# --- W3


@rules("W3")
def test_still_tied_they_share_the_victory() -> None:
    before = scene("oriflamme r6 first=b resolve=2 | (aSpy)+3 (bHeir) | a 6 hand:Lord | b 6 hand:Lord")
    over = before.play("keep").tells("b kept 2 (Heir)", "round 6 ended", "over a:6 b:6 winners=a,b")
    assert over.position.winners == ["a", "b"]


@rules("W3", "W2")
def test_of_several_tied_players_those_share_who_are_tied_twice() -> None:
    over = scene(
        "oriflamme r6 first=d over | (aSpy) (bSpy) bHeir (cSpy)/(cHeir) (dSpy) (dHeir)"
        " | a 6 hand:Lord | b 6 hand:Lord | c 6 hand:Lord | d 6 hand:Lord"
    )
    assert over.position.winners == ["b", "d"]


@rules("W3")
def test_all_share_if_nothing_tells_them_apart() -> None:
    over = scene("oriflamme r6 first=a over | - | a 0 hand:Lord | b 0 hand:Lord | c 0 hand:Lord")
    assert over.position.winners == ["a", "b", "c"]
