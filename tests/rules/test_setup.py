"""S and N: who plays, what is dealt, who begins, and how the rounds go by."""

from __future__ import annotations

from collections import Counter

import pytest

from oriflamme import Position, RuleError, Setup
from oriflamme.rules import BOXES
from tests.kit.generate import random_game
from tests.kit.scene import rules, scene

MIX = ("Archer", "Soldier", "Spy", "Heir", "Lord", "Ambush", "Empress", "Judge", "Extortion", "Deal")
HANDS = "a 1 hand:Archer,Soldier | b 1 hand:Archer,Soldier | c 1 hand:Archer,Soldier"


def dealt_hands(position: Position) -> list[tuple[str, ...]]:
    """The hand of each seat."""
    return [position.seen_by(seat).family(seat).hand for seat in position.seats]


def dealt_aside(position: Position) -> list[tuple[str, ...]]:
    """What each seat has set aside."""
    return [position.seen_by(seat).family(seat).aside for seat in position.seats]


# --- Players


@rules("S1")
@pytest.mark.parametrize(("seats", "letters"), [(2, "ab"), (3, "abc"), (4, "abcd"), (5, "abcde")])
def test_two_to_five_players_can_play(seats: int, letters: str) -> None:
    dealt = Position.deal("oriflamme", seats=seats, seed=1)
    assert dealt.seats == letters
    assert list(dealt.scores) == list(letters)


@rules("S1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(RuleError) as refused:
        Position.deal("oriflamme", seats=seats, seed=1)
    assert refused.value.rule_ids == ("S1",)


@rules("S1")
def test_a_position_of_one_player_or_of_six_is_refused() -> None:
    for seats in ("a", "abcdef"):
        players = " | ".join(f"{seat} 1 hand:Heir,Lord" for seat in seats)
        with pytest.raises(RuleError) as refused:
            Position.parse(f"oriflamme r1 first=a place=a | - | {players}")
        assert refused.value.rule_ids == ("S1",)


# --- The deal


@rules("S2")
@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_of_the_ten_cards_of_each_family_seven_are_in_hand_and_three_set_aside(box: str) -> None:
    for seed in range(20):
        dealt = Position.deal(box, seats=5, seed=seed)
        for hand, aside in zip(dealt_hands(dealt), dealt_aside(dealt), strict=True):
            assert (len(hand), len(aside)) == (7, 3)
            assert sorted(hand + aside) == sorted(BOXES[box])


@rules("S2")
def test_each_family_is_shuffled_for_itself_and_any_card_may_be_set_aside() -> None:
    deals = [dealt_aside(Position.deal("oriflamme", seats=2, seed=seed)) for seed in range(200)]
    often = Counter(name for families in deals for aside in families for name in aside)
    assert set(often) == set(BOXES["oriflamme"])
    assert all(85 <= times <= 155 for times in often.values())  # three of ten in 400 families: about 120
    assert sum(families[0] == families[1] for families in deals) < 10  # by chance 1 in 120


@rules("S3")
def test_everybody_starts_with_one_influence_and_an_empty_row() -> None:
    dealt = Position.deal("alliance", seats=5, seed=3)
    assert dealt.scores == {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}
    assert str(dealt).split(" | ")[1] == "-"


@rules("S3")
def test_the_supply_never_runs_out() -> None:
    before = scene(
        "oriflamme r5 first=a resolve=1 | (aHeir)+60 (bHeir)+300"
        " | a 400 hand:Archer,Soldier | b 500 hand:Archer,Soldier"
    )
    after = before.play("reveal").scores(a=462, b=500)
    after.play("keep").row("aHeir (bHeir)+301")


# --- The first player


@rules("S4")
@pytest.mark.parametrize("first", ["a", "b", "c"])
def test_a_table_may_name_the_first_player(first: str) -> None:
    dealt = Position.deal("oriflamme", seats=3, seed=11, first=first)
    assert dealt.to_move == first
    assert str(dealt).startswith(f"oriflamme r1 first={first} place={first} | ")


@rules("S4")
def test_chance_draws_the_first_player_if_nobody_names_one() -> None:
    drawn = Counter(Position.deal("oriflamme", seats=3, seed=seed).to_move for seed in range(150))
    assert set(drawn) == {"a", "b", "c"}
    assert all(25 <= times <= 75 for times in drawn.values())


@rules("S4")
def test_the_same_seed_deals_the_same_hands_whoever_is_first() -> None:
    drawn = Position.deal("oriflamme", seats=3, seed=11)
    assert Position.deal("oriflamme", seats=3, seed=11) == drawn
    for first in "abc":
        named = Position.deal("oriflamme", seats=3, seed=11, first=first)
        assert dealt_hands(named) == dealt_hands(drawn)
        assert (named == drawn) == (first == drawn.to_move)


@rules("S4")
@pytest.mark.parametrize("first", ["d", "A", "ab", ""])
def test_a_first_player_who_does_not_play_is_refused(first: str) -> None:
    with pytest.raises(RuleError) as refused:
        Position.deal("oriflamme", seats=3, seed=11, first=first)
    assert refused.value.rule_ids == ("S4",)


# --- The direction


@rules("S5", "R1")
def test_every_round_is_walked_from_position_1_whoever_is_first() -> None:
    start = scene("oriflamme r1 first=a place=b | (aSpy) | a 1 hand:Heir,Lord,Archer | b 1 hand:Spy,Heir,Lord,Archer")
    told = start.play(
        *("Spy end", "keep", "keep"),
        *("Heir start", "Heir end", "keep", "keep", "keep", "keep"),
        *("Lord end", "Lord start", "keep"),
    )
    assert [str(event) for event in told.events if " reached " in str(event)] == [
        "a reached 1 (Spy)",
        "b reached 2 (Spy)",
        "b reached 1 (Heir)",
        "a reached 2 (Spy)",
        "b reached 3 (Spy)",
        "a reached 4 (Heir)",
        "b reached 1 (Lord)",
        "b reached 2 (Heir)",
    ]


# --- The cards


@rules("S6")
def test_a_mix_gives_every_family_the_same_ten_cards_of_both_boxes() -> None:
    dealt = Position.deal("mix:" + ",".join(MIX), seats=4, seed=5)
    for hand, aside in zip(dealt_hands(dealt), dealt_aside(dealt), strict=True):
        assert sorted(hand + aside) == sorted(MIX)
        assert len(hand) == 7


@rules("S6")
@pytest.mark.parametrize(
    "names",
    [
        MIX[:9],
        (*MIX, "Fanatic"),
        (*MIX[:9], "Archer"),
        (*MIX[:9], "Jester"),
    ],
    ids=["nine", "eleven", "one twice", "one unknown"],
)
def test_anything_but_ten_different_cards_is_no_mix(names: tuple[str, ...]) -> None:
    with pytest.raises(RuleError) as refused:
        Setup.parse("mix:" + ",".join(names))
    assert refused.value.rule_ids == ("S6",)


@rules("S6")
def test_a_card_that_is_not_in_the_mix_cannot_be_in_a_family() -> None:
    text = f"mix:{','.join(MIX)} r1 first=a place=a | - | a 1 hand:Archer,{{}} | b 1 hand:Archer,Spy"
    Position.parse(text.format("Deal"))
    with pytest.raises(RuleError) as refused:
        Position.parse(text.format("Fanatic"))
    assert refused.value.rule_ids == ("S6",)


# --- Rounds


@rules("N1", "N2", "P1")
@pytest.mark.parametrize("box", ["oriflamme", "alliance"])
def test_a_game_is_six_rounds_of_one_placement_each_and_then_a_walk(box: str) -> None:
    game = random_game(7, box=box, seats=4)
    told = [str(event).split(" ") for event in game.events]
    course = [" ".join(words[:2]) for words in told if words[0] in ("round", "walk") or words[1] == "placed"]
    expected = []
    first = game.seats.index(str(game.opening.to_move))
    for number in range(1, 7):
        clockwise = game.seats[first:] + game.seats[:first]
        placed = [f"{seat} placed" for seat in clockwise]
        expected += [f"round {number}", *placed, f"walk {number}", f"round {number}"]
        first = (first + 1) % 4
    assert course == expected
    assert game.over


@rules("N1")
def test_after_the_sixth_round_there_is_no_seventh() -> None:
    row = "(aHeir)+1 (bHeir)+1"
    hands = "a 1 hand:Archer,Soldier | b 1 hand:Archer,Soldier"
    after = scene(f"oriflamme r5 first=a resolve=2 | {row} | {hands}").play("keep")
    after.becomes(f"oriflamme r6 first=b place=b | (aHeir)+1 (bHeir)+2 | {hands}")
    after = scene(f"oriflamme r6 first=a resolve=2 | {row} | {hands}").play("keep")
    after.becomes(f"oriflamme r6 first=a over | (aHeir)+1 (bHeir)+2 | {hands}").offers()


@rules("N2")
def test_after_a_round_the_token_goes_clockwise_and_the_row_stays() -> None:
    before = scene(f"oriflamme r1 first=b resolve=3 | (aSpy)+1/(aHeir)+2 bHeir (cLord)+1 | {HANDS}")
    after = before.play("keep")
    after.becomes(f"oriflamme r2 first=c place=c | (aSpy)+1/(aHeir)+2 bHeir (cLord)+2 | {HANDS}")
    after.tells("c kept 3 (Lord)", "round 1 ended", "round 2 first=c")


@rules("N2")
def test_after_the_last_seat_the_token_comes_to_the_first_seat() -> None:
    before = scene(f"oriflamme r2 first=c resolve=1 | (aSpy) | {HANDS}")
    before.play("keep").becomes(f"oriflamme r3 first=a place=a | (aSpy)+1 | {HANDS}")


@rules("N3")
def test_everybody_has_one_card_left_that_is_never_played() -> None:
    before = scene("oriflamme r6 first=a place=b | (aSpy) | a 1 hand:Heir | b 1 hand:Spy,Heir")
    over = before.play("Spy end", "keep", "keep")
    over.becomes("oriflamme r6 first=a over | (aSpy)+1 (bSpy)+1 | a 1 hand:Heir | b 1 hand:Heir")
    over.offers().forbids("Heir end")
    for box in ("oriflamme", "alliance"):
        game = random_game(21, box=box, seats=5)
        assert game.over
        assert game.position.moves == []
        assert [len(hand) for hand in dealt_hands(game.position)] == [1] * 5
