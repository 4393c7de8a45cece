"""What each player learns from one move: `python examples/follow_events.py`."""

from __future__ import annotations

from oriflamme import Game

POSITION = (
    "alliance r3 first=a resolve=1 ability=Informer | aInformer (bJudge)+2 (cDeal)+1"
    " | a 4 hand:Deal,Fanatic | b 2 hand:Empress,Deserter | c 3 hand:Judge,Diplomat"
)


def main() -> None:
    """Play one move and print what everybody gets of it."""
    game = Game.start(POSITION)
    events = game.play("swap Deal")
    for seat in (None, *game.seats):
        learnt = [str(event.seen_by(seat)) for event in events]
        print(f"{seat or 'a spectator'} learns: {'; '.join(learnt)}")
        print(f"  and sees {game.view(seat)}")


if __name__ == "__main__":
    main()
