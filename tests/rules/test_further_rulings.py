"""Rulings on what the rulebooks leave open beyond their own questions."""

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Heir,Lord | b 1 hand:Heir,Lord"


@rules("Q22")
def test_an_amount_of_influence_stops_at_999() -> None:
    rich = scene(
        "oriflamme r2 first=a resolve=1 | (aConspiracy)+600 (bLord)+999 | a 998 hand:Heir,Spy | b 1 hand:Heir,Spy"
    )
    rich.play("reveal").scores(a=999).row("(bLord)+999").play("keep").row("(bLord)+999")
    spy = scene("oriflamme r2 first=a resolve=1 | (aSpy) (bLord) | a 999 hand:Heir,Lord | b 5 hand:Heir,Spy")
    spy.play("reveal").scores(a=999, b=4).tells("a revealed 1 Spy", "a stole 1 b", "b reached 2 (Lord)")


@rules("Q22", "W1")
def test_a_deal_at_the_end_fills_a_pool_to_999_at_most() -> None:
    last = scene(
        "alliance r6 first=a resolve=1 | (aJudge) | a 990 hand:Empress kept:Deal+20 | b 1 hand:Judge out:Empress"
    )
    after = last.play("keep")
    after.becomes("alliance r6 first=a over | (aJudge)+1 | a 999 hand:Empress kept:Deal | b 1 hand:Judge out:Empress")


@rules("Q23", "Q10")
def test_two_cards_that_leave_together_lie_in_the_order_of_their_positions() -> None:
    before = scene(
        "alliance r2 first=a resolve=2 | (bJudge) (aInsurrection)+1 (bEmpress) | a 1 hand:Deal,Judge | b 1 hand:Fanatic,Deal out:Informer"
    )
    after = before.play("reveal")
    after.row("[aInsurrection]")
    assert after.position.seen_by(None).family("b").out == ("Informer", "Judge", "Empress")


@rules("Q23", "Q9")
def test_an_attacker_that_is_discarded_comes_after_the_cards_it_hit() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aSoldier) (bAmbush) | {PLAYERS}")
    after = before.play("reveal")
    assert after.position.seen_by(None).family("b").out == ("Ambush",)
    assert after.position.seen_by(None).family("a").out == ("Soldier",)
    own = scene(f"oriflamme r2 first=a resolve=2 ability=Assassination | (aSpy) aAssassination | {PLAYERS}")
    assert own.play("eliminate 1").position.seen_by(None).family("a").out == ("Spy", "Assassination")


MIX = "mix:Archer,Soldier,Spy,Heir,Shapeshifter,Lord,Informer,Judge,Empress,Deal"


@rules("Q24", "V4")
def test_a_swap_makes_what_was_known_of_the_hand_seen_and_then_the_swapped_card_known() -> None:
    before = scene(
        f"{MIX} r3 first=a resolve=1 ability=Informer | aInformer (bJudge) | a 1 hand:Spy,[Shapeshifter] | b 1 hand:Heir,Lord"
    )
    for laid, left in (("Spy", "Shapeshifter"), ("Shapeshifter", "Spy")):
        after = before.play(f"swap {laid}")
        family = after.position.seen_by("b").family("a")
        assert (family.hand, family.hidden_hand, family.known, family.seen) == (
            ("Informer",),
            1,
            ("Informer",),
            ("Shapeshifter",),
        )
        after.row(f"(a{laid})~ (bJudge)")
        assert left in after.position.seen_by("a").family("a").hand


@rules("Q24", "V4")
def test_nothing_is_inferred_from_the_size_of_a_hand() -> None:
    before = scene("alliance r4 first=a place=a | (bJudge) | a 1 hand:[Informer] | b 1 hand:Empress,Fanatic")
    view = before.play("Informer end").position.seen_by("b")
    assert view.top(2).name is None
    assert view.family("a").seen == ("Informer",)
