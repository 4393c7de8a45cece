"""V1, V2 and V4: what everybody may see, what only the owner may see, and what stays known."""

from __future__ import annotations

import pytest

from oriflamme.game.event import EVERYONE
from tests.kit.scene import Scene, rules, scene

FULL = (
    "alliance r3 first=b resolve=3 | (aEmpress)+2! aFanatic (bJudge)+1/(bDiplomat)+3 cInformer/(cDeal)!"
    " | a 4 hand:Judge,Deal out:Deserter | b 2 hand:Empress,Fanatic kept:Deal+3 | c 0 hand:Judge out:Extortion,Empress"
)
PLAYERS = "a 1 hand:Empress,Fanatic | b 1 hand:Empress,Deal"
SWAPPED = (
    "alliance r2 first=a resolve=1 ability=Informer | aInformer (bJudge)"
    " | a 1 hand:Fanatic,Deal | b 1 hand:Empress,Fanatic,Deal"
)


def row_for(moment: Scene, seat: str | None) -> str:
    """The row as a seat sees it."""
    return str(moment.position.seen_by(seat)).split(" | ")[1]


# --- V1, V2


@rules("V1")
def test_a_spectator_sees_all_that_is_public() -> None:
    assert str(scene(FULL).position.seen_by(None)) == (
        "alliance r3 first=b resolve=3 | (a?)+2! aFanatic (b?)+1/(b?)+3 cInformer/(c?)!"
        " | a 4 hand:?*2 aside:?*5 out:Deserter"
        " | b 2 hand:?*2 aside:?*5 kept:Deal+3"
        " | c 0 hand:?*1 aside:?*5 out:Extortion,Empress"
    )


@rules("V1", "V2")
def test_a_player_sees_the_own_cards_besides() -> None:
    position = scene(FULL).position
    assert str(position.seen_by("b")) == (
        "alliance r3 first=b resolve=3 | (a?)+2! aFanatic (bJudge)+1/(bDiplomat)+3 cInformer/(c?)!"
        " | a 4 hand:?*2 aside:?*5 out:Deserter"
        " | b 2 hand:Empress,Fanatic aside:Informer,Deserter,Insurrection,Extortion,Infiltration kept:Deal+3"
        " | c 0 hand:?*1 aside:?*5 out:Extortion,Empress"
    )


@rules("V2")
def test_the_owner_may_look_at_covered_cards_and_those_set_aside_at_any_time() -> None:
    view = scene(FULL).asks("b").position.seen_by("c")
    assert [card.name for card in view.row[3]] == ["Informer", "Deal"]
    assert view.family("c").hand == ("Judge",)
    assert view.family("c").aside == ("Fanatic", "Diplomat", "Deserter", "Insurrection", "Infiltration")


@rules("V1")
def test_the_order_of_play_is_public() -> None:
    players = "a 1 hand:Heir | b 1 hand:Heir | c 1 hand:Lord"
    moments = {
        f"oriflamme r4 first=c place=a | (aSpy) | {players}": "a",
        f"oriflamme r4 first=c resolve=2 ability=Soldier | (aSpy) bSoldier cHeir | {players}": "b",
    }
    for text, mover in moments.items():
        position = scene(text).position
        for seat in (None, "a", "b", "c"):
            view = position.seen_by(seat)
            assert (view.first, view.to_move) == ("c", mover)
            assert str(view).split(" | ")[0] == text.split(" | ")[0]


@rules("V1", "V2")
def test_the_log_of_public_events_is_open_and_hidden_names_only_the_owners() -> None:
    before = scene(
        "oriflamme r2 first=a place=b | (aSoldier) (aLord)+1 | a 1 hand:Heir,Archer | b 1 hand:Spy,Heir,Archer"
    )
    after = before.play("Spy end", "reveal", "keep")
    public = [str(event.seen_by(None)) for event in after.events]
    assert public == [
        *("b placed ? end", "walk 2", "a reached 1 (?)"),
        *("a revealed 1 Soldier", "a eliminated 2 (aLord)+1", "a gained 1 elimination", "b reached 2 (?)"),
        *("b kept 2 (?)", "round 2 ended", "round 3 first=b"),
    ]
    whole = {
        "a": {"a reached 1 (Soldier)"},
        "b": {"b placed Spy end", "b reached 2 (Spy)", "b kept 2 (Spy)"},
    }
    for seat, own in whole.items():
        assert {str(event.seen_by(seat)) for event in after.events} - set(public) == own
    log = [line.partition(" tell ")[2] for line in after.game.history(None).splitlines()]
    assert [text for text in log if text][-6:] == public[-6:]


@rules("V1")
def test_sizes_of_hands_follow_what_is_laid() -> None:
    before = scene("oriflamme r2 first=a place=a | (aSpy) (bSpy) | a 1 hand:Heir,Archer | b 1 hand:Heir,Archer")
    view = before.play("Heir on 1").position.seen_by("b")
    assert (view.family("a").hidden_hand, len(view.row[0])) == (1, 2)
    assert view.family("b").hand == ("Archer", "Heir")


# --- V4: a card in the row


@rules("V4")
def test_an_insurrection_that_was_turned_down_again_is_known_to_all() -> None:
    before = scene(f"alliance r3 first=a resolve=1 | (aInsurrection)+1 bFanatic (bJudge) | {PLAYERS}")
    assert row_for(before, "b") == "(a?)+1 bFanatic (bJudge)"
    after = before.play("reveal").row("[aInsurrection] (bJudge)")
    assert row_for(after, "b") == "[aInsurrection] (bJudge)"
    assert row_for(after, None) == "[aInsurrection] (b?)"


@rules("V4")
def test_it_stays_known_when_it_is_kept_and_that_is_told_to_all() -> None:
    before = scene("alliance r4 first=a place=b | [aInsurrection] | a 1 hand:Empress,Fanatic | b 1 hand:Empress,Deal")
    after = before.play("Deal end", "keep").row("[aInsurrection]+1 (bDeal)")
    told = [str(event.seen_by("b")) for event in after.events]
    assert {"a reached 1 (Insurrection)", "a kept 1 (Insurrection)"} <= set(told)
    assert row_for(after, "b") == "[aInsurrection]+1 (bDeal)"
    assert row_for(after, None) == "[aInsurrection]+1 (b?)"


@rules("V4")
def test_it_stays_known_when_it_is_covered() -> None:
    before = scene(f"alliance r4 first=a place=a | [aInsurrection]+1 bFanatic | {PLAYERS}")
    after = before.play("Empress on 1").row("(aEmpress)/[aInsurrection]+1 bFanatic")
    assert row_for(after, "b") == "(a?)/[aInsurrection]+1 bFanatic"


@rules("V4")
def test_it_stays_known_where_a_decree_moves_it() -> None:
    mix = "mix:RoyalDecree,Lord,Empress,Fanatic,Informer,Judge,Deserter,Infiltration,Deal,Insurrection"
    row = "[aInsurrection]+1 (bLord) bRoyalDecree (bJudge)"
    before = scene(f"{mix} r4 first=a resolve=3 ability=RoyalDecree taken=1 | {row} | {PLAYERS}")
    after = before.play("put 4").row("(bLord) (bJudge) [aInsurrection]+1")
    assert row_for(after, None) == "(b?) (b?) [aInsurrection]+1"


@rules("V4")
def test_turned_up_again_and_down_again_it_is_known_as_before() -> None:
    before = scene(f"alliance r4 first=a resolve=1 | [aInsurrection]+1 bFanatic (bJudge) | {PLAYERS}")
    after = before.play("reveal")
    assert row_for(after, "b") == "[aInsurrection] (bJudge)"


@rules("V4", "E4")
def test_once_it_has_left_the_row_it_is_open_like_any_card() -> None:
    before = scene(f"alliance r4 first=a resolve=1 | (bDeserter) [aInsurrection]+1 | {PLAYERS}")
    after = before.play("reveal")
    after.becomes(
        "alliance r5 first=b place=b | - | a 1 hand:Empress,Fanatic out:Insurrection | b 2 hand:Empress,Deal out:Deserter"
    )


# --- V4: a card taken back to hand


@rules("V4", "V2")
def test_a_card_taken_back_is_known_to_be_in_the_hand_and_the_new_card_is_not() -> None:
    after = scene(SWAPPED).play("swap Deal")
    after.becomes(
        "alliance r2 first=a resolve=2 | (aDeal)~ (bJudge) | a 1 hand:Fanatic,[Informer] | b 1 hand:Empress,Fanatic,Deal"
    )
    for seat in ("b", None):
        view = after.position.seen_by(seat)
        assert str(view).split(" | ")[2] == "a 1 hand:[Informer],?*1 aside:?*7"
        assert row_for(after, seat).startswith("(a?)~ ")
    told = after.events[0]
    assert str(told) == "a swapped 1 Informer Deal"
    assert str(told.seen_by("b")) == "a swapped 1 Informer ?"


@rules("V4")
@pytest.mark.parametrize(
    ("laid", "row", "hand"),
    [
        ("Fanatic end", "(aDeal) (bJudge)+1 (bEmpress) (aFanatic)", "Informer seen:Informer"),
        ("Informer end", "(aDeal) (bJudge)+1 (bEmpress) (aInformer)", "Fanatic seen:Informer"),
    ],
)
def test_once_its_holder_lays_a_card_it_is_known_only_not_to_be_set_aside(laid: str, row: str, hand: str) -> None:
    before = scene(SWAPPED).play("swap Deal", "keep")
    still = before.play("Empress end")
    assert still.position.seen_by("b").family("a").known == ("Informer",)
    after = still.play(laid).row(row)
    name, seen = hand.split(" ")
    assert str(after.position).split(" | ")[2].startswith(f"a 1 hand:{name} ")
    assert str(after.position).split(" | ")[2].endswith(f" {seen}")
    for seat in ("b", None):
        view = after.position.seen_by(seat)
        assert str(view).split(" | ")[2] == "a 1 hand:?*1 aside:?*7 seen:Informer"
        assert row_for(after, seat).endswith(" (a?)")


@rules("V4")
def test_a_card_that_another_player_lays_leaves_it_known() -> None:
    before = scene(SWAPPED).play("swap Deal", "keep", "Empress end")
    assert before.position.seen_by(None).family("a").known == ("Informer",)
    assert before.position.seen_by(None).family("a").seen == ()


@rules("V4")
def test_a_card_laid_by_a_second_swap_hides_it_as_well() -> None:
    mix = "mix:Shapeshifter,Lord,Empress,Fanatic,Informer,Judge,Deserter,Infiltration,Deal,Insurrection"
    row = "bInformer aShapeshifter (bJudge)"
    before = scene(
        f"{mix} r3 first=a resolve=2 ability=Informer | {row} | a 1 hand:Fanatic,[Informer] | b 1 hand:Empress,Deal"
    )
    for laid, left in (("Fanatic", "Informer"), ("Informer", "Fanatic")):
        after = before.play(f"swap {laid}").row(f"bInformer (a{laid})~ (bJudge)")
        own = after.position.seen_by("a").family("a")
        assert set(own.hand) == {left, "Shapeshifter"}
        assert (own.known, own.seen) == (("Shapeshifter",), ("Informer",))
        assert str(after.position.seen_by("b")).split(" | ")[2] == (
            "a 1 hand:[Shapeshifter],?*1 aside:?*7 seen:Informer"
        )


@rules("V4")
@pytest.mark.parametrize(
    ("start", "move"),
    [
        ("resolve=1 | (aInformer) (bJudge) | a 1 hand:Fanatic seen:Informer", "reveal"),
        ("resolve=1 | (bDeserter) (aInformer) | a 1 hand:Fanatic seen:Informer", "reveal"),
    ],
    ids=["revealed", "eliminated"],
)
def test_when_it_is_turned_up_nothing_more_is_remembered(start: str, move: str) -> None:
    before = scene(f"alliance r4 first=a {start} | b 1 hand:Empress,Fanatic,Deal")
    assert before.position.seen_by("b").family("a").seen == ("Informer",)
    after = before.play(move)
    assert after.position.seen_by("b").family("a").seen == ()
    assert "Informer" in str(after.position.seen_by("b"))


@rules("V1", "V2")
def test_every_event_is_for_everyone_or_for_the_owner_of_the_hidden_card() -> None:
    after = scene(SWAPPED).play("swap Deal", "keep", "Empress end", "Fanatic end")
    for event in after.events:
        text = str(event.seen_by(None))
        if event.audience == EVERYONE:
            assert text == str(event)
        else:
            assert text == str(event.public())
            assert str(event).startswith(f"{event.audience} ")
