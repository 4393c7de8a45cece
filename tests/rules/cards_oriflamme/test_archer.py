"""The Archer hits the ends of the row."""

from tests.kit.scene import rules, scene

PLAYERS = "a 1 hand:Heir | b 1 hand:Heir"


@rules("C-Archer", "E1", "E2", "E3")
def test_hits_the_first_or_the_last_card() -> None:
    at_choice = scene(
        f"oriflamme r2 first=a resolve=2 ability=Archer | (bSpy)+2 aArcher (bLord) (bSoldier) | {PLAYERS}"
    )
    at_choice.offers("eliminate 1", "eliminate 4")
    at_choice.forbids("eliminate 2", "C-Archer").forbids("eliminate 3", "C-Archer")
    after = at_choice.play("eliminate 1")
    after.becomes("oriflamme r2 first=a resolve=2 | aArcher (bLord) (bSoldier) | a 2 hand:Heir | b 1 hand:Heir out:Spy")
    after.tells("a eliminated 1 (bSpy)+2", "a gained 1 elimination", "b reached 2 (Lord)")


@rules("C-Archer", "Q1", "R7")
def test_alone_it_hits_itself_and_what_it_covered_is_next() -> None:
    before = scene(f"oriflamme r2 first=a resolve=1 | (aArcher)+1/(aSpy)+1 | {PLAYERS}")
    after = before.offers("keep", "reveal").play("reveal")
    after.becomes("oriflamme r2 first=a resolve=1 | (aSpy)+1 | a 3 hand:Heir out:Archer | b 1 hand:Heir")
    after.tells(
        "a revealed 1 Archer",
        "a collected 1 1 Archer",
        "a eliminated 1 aArcher",
        "a gained 1 elimination",
        "a reached 1 (Spy)",
    )
