"""What everyone still knows of an Informer that went back to hand (V4)."""

from tests.kit.scene import Scene, rules, scene

B = "b 1 hand:Judge"
SWAPPED = scene(
    f"alliance r2 first=a resolve=1 ability=Informer | aInformer (bEmpress) | a 1 hand:Fanatic,Deal | {B}"
).play("swap Deal")
PLACING = SWAPPED.play("keep", "Judge end")  # round 3: b has placed, a is about to


def view(after: Scene, seat: str | None) -> str:
    """What a seat sees."""
    return str(after.position.seen_by(seat))


@rules("V4", "Q12")
def test_taken_back_it_is_known_in_hand_and_the_new_card_is_not() -> None:
    SWAPPED.becomes(f"alliance r2 first=a resolve=2 | (aDeal)~ (bEmpress) | a 1 hand:Fanatic,[Informer] | {B}")
    assert view(SWAPPED, "b").split(" | ")[1:3] == ["(a?)~ (bEmpress)", "a 1 hand:[Informer],?*1 aside:?*7"]
    assert view(SWAPPED, None).split(" | ")[1:3] == ["(a?)~ (b?)", "a 1 hand:[Informer],?*1 aside:?*7"]
    told = SWAPPED.events[0]
    assert str(told) == "a swapped 1 Informer Deal"
    assert str(told.seen_by("b")) == "a swapped 1 Informer ?"


@rules("V4")
def test_laying_another_card_leaves_it_in_hand_and_no_longer_known_there() -> None:
    after = PLACING.play("Fanatic end")
    after.becomes(
        "alliance r3 first=b resolve=1 | (aDeal) (bEmpress)+1 (bJudge) (aFanatic)"
        " | a 1 hand:Informer seen:Informer | b 1 hand:-"
    )


@rules("V4")
def test_laying_the_informer_itself_leaves_it_as_little_known() -> None:
    after = PLACING.play("Informer end")
    after.becomes(
        "alliance r3 first=b resolve=1 | (aDeal) (bEmpress)+1 (bJudge) (aInformer)"
        " | a 1 hand:Fanatic seen:Informer | b 1 hand:-"
    )


@rules("V4", "V3")
def test_both_look_alike_to_the_others() -> None:
    another, itself = PLACING.play("Fanatic end"), PLACING.play("Informer end")
    for seat in ("b", None):
        assert view(another, seat) == view(itself, seat)
    assert view(another, "b").split(" | ")[1:3] == [
        "(a?) (bEmpress)+1 (bJudge) (a?)",
        "a 1 hand:?*1 aside:?*7 seen:Informer",
    ]
    assert view(another, "a") != view(itself, "a")


@rules("V4")
def test_revealed_again_it_is_just_open() -> None:
    laid = scene("alliance r3 first=b resolve=1 | (aInformer)+1 (bDeal) | a 1 hand:- seen:Informer | b 1 hand:Judge")
    laid.play("reveal").becomes(f"alliance r3 first=b resolve=2 | aInformer (bDeal) | a 2 hand:- | {B}")


@rules("V4")
def test_eliminated_face_down_it_is_no_longer_remembered() -> None:
    laid = scene(
        "alliance r3 first=b resolve=1 | (bDeserter) (aInformer) bEmpress (bDeal) | a 1 hand:- seen:Informer | b 1 hand:Judge"
    )
    after = laid.play("reveal")
    after.becomes(
        "alliance r3 first=b resolve=3 | bDeserter bEmpress (bDeal) | a 1 hand:- out:Informer | b 5 hand:Judge"
    )


@rules("V4")
def test_kept_and_covered_it_is_still_remembered() -> None:
    laid = scene("alliance r3 first=b resolve=1 | (aInformer) (bDeal) | a 1 hand:Judge seen:Informer | b 1 hand:Judge")
    after = laid.play("keep", "keep", "Judge on 1", "Judge end")
    after.becomes(
        "alliance r4 first=a resolve=1 | (aJudge)/(aInformer)+1 (bDeal)+1 (bJudge) | a 1 hand:- seen:Informer | b 1 hand:-"
    )


@rules("V4", "Q12")
def test_swapped_once_more_it_is_known_in_hand_once_more() -> None:
    laid = scene(
        "alliance r3 first=b resolve=1 | (aInformer)+1 (bDeal) | a 1 hand:Fanatic seen:Informer | b 1 hand:Judge"
    )
    after = laid.play("reveal", "swap Fanatic")
    after.becomes(f"alliance r3 first=b resolve=2 | (aFanatic)~ (bDeal) | a 2 hand:[Informer] | {B}")


@rules("V4", "Q4", "Q12")
def test_swapping_the_known_informer_itself_back_in_makes_it_unknown() -> None:
    mix = "mix:Archer,Spy,Shapeshifter,Ambush,Informer,Diplomat,Deserter,Judge,Extortion,Deal"
    at_choice = scene(
        f"{mix} r2 first=a resolve=2 ability=Informer | bInformer aShapeshifter! (bDeal) | a 1 hand:[Informer],Spy | {B}"
    )
    after = at_choice.offers("gather", "swap Spy", "swap Informer").play("swap Informer")
    after.becomes(
        f"{mix} r2 first=a resolve=3 | bInformer (aInformer)~ (bDeal) | a 1 hand:Spy,[Shapeshifter] seen:Informer | {B}"
    )
    after = at_choice.play("swap Spy")
    after.becomes(
        f"{mix} r2 first=a resolve=3 | bInformer (aSpy)~ (bDeal) | a 1 hand:[Shapeshifter],Informer seen:Informer | {B}"
    )
