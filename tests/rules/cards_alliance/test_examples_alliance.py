"""The worked examples of the Alliance rulebooks; a is red, b blue, c green."""

from tests.kit.scene import rules, scene


@rules("P1", "P2")
def test_placement_example() -> None:
    others = "b 1 hand:Judge,Deserter | c 1 hand:Judge,Deserter"
    start = scene(f"alliance r1 first=a place=a | - | a 1 hand:Judge,Deserter | {others}")
    start.offers("Deserter start", "Judge start")
    blue = start.play("Judge start").row("(aJudge)").asks("b")
    blue.offers("Deserter start", "Deserter end", "Judge start", "Judge end")
    green = blue.play("Deserter start").row("(bDeserter) (aJudge)").asks("c")
    green.offers("Deserter start", "Deserter end", "Judge start", "Judge end")
    before_blue = green.play("Judge start").row("(cJudge) (bDeserter) (aJudge)")
    after_red = green.play("Judge end").row("(bDeserter) (aJudge) (cJudge)")
    before_blue.asks("c").offers("keep", "reveal")
    after_red.asks("b").offers("keep", "reveal")


@rules("R1", "R2", "R3", "R4", "E1", "E2", "E3", "C-Deserter", "Q16", "C-Fanatic")
def test_resolution_example() -> None:
    hands = "a 1 hand:Deal | b 1 hand:Deal | c 1 hand:Deal"
    red = scene(f"alliance r3 first=a resolve=1 | (aJudge) (bDeserter)+1 (aFanatic)+2 (cEmpress) bFanatic | {hands}")
    blue = red.asks("a").play("keep")
    blue.becomes(f"alliance r3 first=a resolve=2 | (aJudge)+1 (bDeserter)+1 (aFanatic)+2 (cEmpress) bFanatic | {hands}")
    blue.tells("a kept 1 (Judge)", "b reached 2 (Deserter)")
    choosing = blue.asks("b").play("reveal").scores(b=2)
    choosing.tells("b revealed 2 Deserter", "b collected 1 2 Deserter").offers("eliminate 1", "eliminate 3")
    green = choosing.play("eliminate 3")
    green.becomes(
        "alliance r3 first=a resolve=2 | (aJudge)+1 (cEmpress) bFanatic"
        " | a 1 hand:Deal out:Fanatic | b 4 hand:Deal out:Deserter | c 1 hand:Deal"
    )
    green.tells(
        "b eliminated 3 (aFanatic)+2",
        "b gained 1 elimination",
        "b gained 1 Deserter",
        "b discarded 2 Deserter Deserter",
        "c reached 2 (Empress)",
    )
    end = green.asks("c").play("keep")
    end.becomes(
        "alliance r4 first=b place=b | (aJudge)+1 (cEmpress)+1 bFanatic"
        " | a 1 hand:Deal out:Fanatic | b 6 hand:Deal out:Deserter | c 1 hand:Deal"
    )
    end.tells("c kept 2 (Empress)", "b reached 3 Fanatic", "b gained 2 Fanatic", "round 3 ended", "round 4 first=b")


@rules("R4", "C-Deserter", "E1", "Q16")
def test_a_face_up_deserter_eliminates_a_neighbour_even_of_the_own_family() -> None:
    """The example for mandatory abilities in the resolution phase: ru and uk page 4."""
    before = scene(
        "alliance r3 first=b resolve=1 | (bJudge) aFanatic aDeserter | a 1 hand:Deal,Judge | b 1 hand:Deal,Fanatic"
    )
    before.play("keep").tells(
        *("b kept 1 (Judge)", "a reached 2 Fanatic", "a gained 1 Fanatic"),
        *("a reached 3 Deserter", "a eliminated 2 aFanatic", "a gained 1 elimination", "a gained 1 Deserter"),
        *("a discarded 2 Deserter Deserter", "round 3 ended", "round 4 first=a"),
    )


STACK = "(bJudge) (aInfiltration)/{below} (cJudge) (aFanatic)"
STACK_HANDS = "a 1 hand:Deal | b 1 hand:Deal | c 1 hand:Deal"


@rules("R7", "C-Infiltration", "C-Reserve", "Q20")
def test_stack_example_over_an_open_deserter() -> None:
    before = scene(f"alliance r3 first=a resolve=2 | {STACK.format(below='aDeserter')} | {STACK_HANDS}")
    after = before.play("reveal")
    after.becomes(
        "alliance r3 first=a resolve=2 ability=Deserter | (bJudge) aDeserter (cJudge) (aFanatic)+1"
        " | a 1 hand:Deal kept:Infiltration | b 1 hand:Deal | c 1 hand:Deal"
    )
    after.tells(
        "a revealed 2 Infiltration",
        "a enriched 4 1 Infiltration",
        "a reserved 2 Infiltration",
        "a reached 2 Deserter",
    )
    after.offers("eliminate 1", "eliminate 3")
    after.play("eliminate 3").row("(bJudge) (aFanatic)+1").scores(a=1 + 1 + 2 + 1)


@rules("R7", "C-Infiltration", "C-Reserve")
def test_stack_example_over_a_hidden_deserter() -> None:
    before = scene(f"alliance r3 first=a resolve=2 | {STACK.format(below='(aDeserter)')} | {STACK_HANDS}")
    after = before.play("reveal")
    after.becomes(
        "alliance r3 first=a resolve=2 | (bJudge) (aDeserter) (cJudge) (aFanatic)+1"
        " | a 1 hand:Deal kept:Infiltration | b 1 hand:Deal | c 1 hand:Deal"
    )
    after.asks("a").offers("keep", "reveal")
    after.play("keep").becomes(
        "alliance r3 first=a resolve=3 | (bJudge) (aDeserter)+1 (cJudge) (aFanatic)+1"
        " | a 1 hand:Deal kept:Infiltration | b 1 hand:Deal | c 1 hand:Deal"
    )
