# Oriflamme and Oriflamme: Alliance in English.
#
# How to read this file: docs/translating.md. Players' names stand in the nominative only and sentences in the present
# tense, so that nobody's gender or declension is needed. `card` gives the name of $card; a language adds the forms that
# it needs (card-acc …) below it.

language = English

## The cards by name. The English names are our own.

-card-Archer = Archer
-card-Soldier = Soldier
-card-Spy = Spy
-card-Heir = Heir
-card-Shapeshifter = Shapeshifter
-card-Lord = Lord
-card-Assassination = Assassination
-card-RoyalDecree = Royal Decree
-card-Ambush = Ambush
-card-Conspiracy = Conspiracy
-card-Empress = Empress
-card-Fanatic = Fanatic
-card-Informer = Informer
-card-Diplomat = Diplomat
-card-Deserter = Deserter
-card-Judge = Judge
-card-Insurrection = Insurrection
-card-Extortion = Extortion
-card-Infiltration = Infiltration
-card-Deal = Deal

card =
    { $card ->
        [Archer] { -card-Archer }
        [Soldier] { -card-Soldier }
        [Spy] { -card-Spy }
        [Heir] { -card-Heir }
        [Shapeshifter] { -card-Shapeshifter }
        [Lord] { -card-Lord }
        [Assassination] { -card-Assassination }
        [RoyalDecree] { -card-RoyalDecree }
        [Ambush] { -card-Ambush }
        [Conspiracy] { -card-Conspiracy }
        [Empress] { -card-Empress }
        [Fanatic] { -card-Fanatic }
        [Informer] { -card-Informer }
        [Diplomat] { -card-Diplomat }
        [Deserter] { -card-Deserter }
        [Judge] { -card-Judge }
        [Insurrection] { -card-Insurrection }
        [Extortion] { -card-Extortion }
        [Infiltration] { -card-Infiltration }
        [Deal] { -card-Deal }
       *[other] { $card }
    }

kind-character = character
kind-intrigue = intrigue

box-oriflamme = Oriflamme
box-alliance = Oriflamme: Alliance
box-mix = a mix of both boxes
box-study = a small study game

## What the cards do.

effect-Archer = Eliminate the first or the last card of the row: face up or face down, of any family, the Archer itself included.
effect-Soldier = Eliminate a card next to the Soldier: face up or face down, of any family.
effect-Spy = Steal 1 influence from the pool of a player who owns a card next to the Spy, face up or face down.
effect-Heir = Gain 2 influence, unless another face-up card in the row has the same name.
effect-Shapeshifter = Carry out the ability of a face-up character next to it as if it were the Shapeshifter’s own. It keeps its own name, chooses anew each time, and gets nothing from another Shapeshifter.
effect-Lord = Gain 1 influence, and 1 more for each card of your own family next to the Lord, face up or face down.
effect-Assassination = Eliminate any card in the row, the Assassination itself included. Then discard it.
effect-RoyalDecree = Move any other card of the row, with all that lies on it, to any place in the row, but not on top of a card. Then discard the Decree, which keeps its own place until then.
effect-Ambush = Revealed: all influence on it is lost, you gain 1 and discard it. Eliminated by an opponent’s card: you gain 4, and the opponent discards the card that did it.
effect-Conspiracy = Gain twice the influence lying on it. Then discard it.
effect-Empress = Gain 2 influence. Then put 1 influence on a face-down card of an opponent.
effect-Fanatic = Gain 1 influence, and 1 more if no other card of your family lies face up in the row.
effect-Informer = Either gain as much influence as lies on the opponents’ face-down cards next to it (it stays there), or swap the Informer for a card from your hand: the Informer comes to your hand, and the new card lies face down in its place and rests until the next round.
effect-Diplomat = Either gain 1 influence and put 2 on one other face-up Diplomat of any family, or take all influence from this card into your pool and discard it. No other face-up card can carry influence.
effect-Deserter = Eliminate a card next to it; if that was a character, gain 1 more. Then discard the Deserter, unless a face-up character lies next to it.
effect-Judge = Either gain 1 influence and put a verdict on any card of the row, or eliminate any card with a verdict, whoever put it there.
effect-Insurrection = Can be revealed only by losing 1 influence that lies on it; you take the rest. Eliminate both cards next to it, then turn the Insurrection face down again: it stays in the row.
effect-Extortion = Revealed: all influence on it is lost, you gain 1 and discard it. Eliminated by an opponent’s card: you gain 2 for each card of that opponent in the row, and 1 influence is lost from each of that opponent’s face-down cards.
effect-Infiltration = Put 1 influence on each of your face-down cards, then reserve the Infiltration. From then on, whenever you eliminate a face-down card, you gain 2 more.
effect-Deal = Reserve it with the influence lying on it. From then on, at the start of each round in which you have a card in the row, gain as much as lies on the Deal. At the end of the game that influence is yours.

## The rules told for players, by their ids.

rules-title = The rules
rules-intro = Noble families fight for influence in the shadow of the throne. Round after round you lay a card face down into the one row that all share. When the row is walked, you may keep a card hidden and let influence gather on it, or turn it up, take that influence and use what the card can do. After six rounds the most influence wins.
rules-cards-title = The cards
rules-rulings-of = Rulings on { card }
rules-ruling = ruling
rules-hint = The rules of one card: oriflamme rules CARD. One rule: oriflamme rules Q7.

section-S = Before the game
section-N = Rounds
section-P = Placing a card
section-R = Walking the row
section-E = Eliminating
section-W = The end
section-V = What you may see
section-C = Reserved cards
section-Q = Questions and answers

rule-S1 = Three to five people play. Two can play by the same rules; that is a variant for study and quick duels.
rule-S2 = Shuffle the ten cards of your family, set 3 aside face down without choosing, and take the other 7 in hand. You may look at all of them.
rule-S3 = Everybody starts with 1 influence. The supply never runs out.
rule-S4 = The printed rules let the oldest or the most chivalrous player begin. Here the table names the first player or leaves it to chance.
rule-S5 = The row is always walked in the same direction. Position 1 is the one that acts first.
rule-S6 = A table may mix the boxes: any ten different cards of the twenty, the same ten for every family.
rule-N1 = A game has 6 rounds. In each of them everybody places one card, then the row is walked.
rule-N2 = After a round the next player clockwise becomes first. The row stays as it is.
rule-N3 = One card is left in your hand after the last round. It is never played.
rule-P1 = Beginning with the first player and going clockwise, everybody places exactly one card from hand, face down: at the start of the row, at its end, or on top of a stack of the own family.
rule-P2 = A card is never placed between two others. In an empty row there is only one place.
rule-P3 = You may cover your own card whether it lies face up or face down. A stack may grow as high as you like.
rule-P4 = A covered card keeps the influence on it, and its verdict.
rule-P5 = In a set-up position a player without cards in hand is passed over.
rule-R1 = The row is walked from position 1 to the last. At each position the owner of the top card acts.
rule-R2 = A face-down card: its owner either keeps it hidden, and 1 influence from the supply goes on it, or reveals it.
rule-R3 = When you reveal a card, first take all influence lying on it into your pool; then its ability is carried out at once. Ambush, Conspiracy, Insurrection, Extortion and Deal say otherwise.
rule-R4 = A face-up card acts every time its turn comes, whether its owner likes it or not.
rule-R5 = An ability does as much as it can. A part of it that has no target does nothing.
rule-R6 = A card placed in this round takes part in this round’s walk.
rule-R7 = When the acting card leaves the row during its own turn and another card lay under it, that card acts next, at once: face up, its ability is carried out; face down, its owner keeps or reveals it. Otherwise the walk goes on. The Informer’s swap does not count as leaving.
rule-R8 = The walk goes by position. A card that is moved to a place before the acting position does not act any more in this round; one that is moved to a place after it acts when the walk comes to it, even for a second time, unless it rests.
rule-R9 = When a card before the acting position leaves and its place closes, the walk skips nothing and repeats nothing.
rule-R10 = When a top card leaves, the card under it is simply the top from then on: further along the row it acts when its turn comes; at a position that the walk has passed, not in this round.
rule-R11 = Only the top card of a stack counts. A covered card never acts, gains nothing, is no target and is counted nowhere.
rule-E1 = You gain 1 influence for each card that you eliminate, even one of your own.
rule-E2 = An eliminated face-down card is turned up, but its ability is not carried out; only Ambush and Extortion strike back. All influence on an eliminated card is lost.
rule-E3 = Only the top card of a stack is eliminated. A position left empty closes at once.
rule-E4 = Eliminated and discarded cards lie face up before their owner for all to see. A verdict on a card that leaves the row goes back to the supply.
rule-E5 = The one who eliminates is the owner of the card whose ability does it.
rule-E6 = Influence that you gain comes from the supply, and lost influence goes back there, unless a rule says otherwise.
rule-W1 = After round 6 whoever has the most influence in the pool wins. Influence lying on cards in the row is worth nothing; influence on your reserved Deal comes to your pool first.
rule-W2 = In a tie the tied player with more positions in the row is ahead; a stack counts as one card.
rule-W3 = Whoever is still tied shares the victory.
rule-V1 = Open to all: the pools, influence and verdicts on cards, face-up cards, reserved and discarded cards, how many cards are in a hand and how high a stack is, whose card is whose, and everything that has happened openly.
rule-V2 = Yours alone: your hand, the three cards set aside, your face-down cards in the row. You may look at them whenever you like.
rule-V3 = Nobody else learns of a hidden card before the rules turn it up.
rule-V4 = What everyone has seen stays known: an Insurrection turned down again is known wherever it goes, and a card taken back to hand is known to be there until its holder lays a card face down. From then on it is only known not to be set aside.
rule-C-Reserve = A reserved card is out of the row, open to all and touched by no ability. An eliminated card is never reserved.
rule-Q1 = A card that eliminates itself (by Archer, Assassination, Judge, or a Shapeshifter that copies one) pays its owner 1 as usual; then the card under it, if there is one, acts next.
rule-Q2 = A Spy between two cards of one player steals from that player without a question. Between an own card and an opponent’s, its owner may choose either; choosing oneself, or a player with an empty pool, has no effect.
rule-Q3 = A Shapeshifter between another Shapeshifter and some other face-up character may choose either; the Shapeshifter gives nothing. With only one face-up character beside it there is nothing to choose.
rule-Q4 = While it copies, “this card”, “next to” and “other” are read from the Shapeshifter. If it eliminates an Ambush, the Shapeshifter is discarded. Copying the Heir pays unless another Shapeshifter is face up. Withdrawing as a Diplomat takes what lies on the Shapeshifter, which is nothing, and discards it. As an Informer it swaps itself; as a Deserter it is the Shapeshifter that flees.
rule-Q5 = The Royal Decree cannot move itself. Alone in the row it has no effect and is discarded.
rule-Q6 = The Royal Decree must change the row: a card that lies alone may go anywhere but back into its own gap; the top card of a taller stack may go to every gap.
rule-Q7 = The Decree’s own position counts while the card moves: just before it and just after it are different places.
rule-Q8 = An Ambush or Extortion eliminated by its own family does not strike back. The elimination is still paid, and so is a bonus for Infiltration.
rule-Q9 = The card that hit an Ambush is discarded once its ability is carried out to the end; nobody is paid for that. If it has left the row by then, nothing more happens. If a card lay under it, that one acts next.
rule-Q10 = Insurrection’s two neighbours leave together, and each pays. A card uncovered by that is not hit. Then Ambush and Extortion strike back in order of position, and an Insurrection that hit an Ambush is discarded instead of turned down.
rule-Q11 = Extortion counts the attacker’s top cards right after the eliminated cards have left, uncovered cards included, and the attacking card too if it is still there. Each face-down one of them that carries influence loses 1.
rule-Q12 = An Informer that is swapped leaves nothing behind: its influence was taken on revealing, a verdict on it goes back. The new card is neither kept nor revealed in this round, wherever it is moved; otherwise it is an ordinary face-down card. Gathering is always allowed, even for nothing, and one neighbour alone counts alone.
rule-Q13 = A card carries at most one verdict. A Judge that names a marked card, or any card when all five verdicts are out, just gains 1. The Judge may mark itself.
rule-Q14 = Without a marked top card in the row the Judge can only put a verdict.
rule-Q15 = With several other face-up Diplomats the owner chooses one of them; with none, negotiating just gains 1. Withdrawing an empty Diplomat is allowed.
rule-Q16 = A Deserter without neighbours eliminates nothing and is discarded. What it hits counts as a character by the card’s own kind, face up or face down. Whether a face-up character is beside it is looked at after the elimination, with the row closed and uncovered cards in view.
rule-Q17 = An Insurrection without influence can only be kept. After its effect it lies face down with nothing on it, keeps a verdict, and its turn is over; from then on it is an ordinary face-down card.
rule-Q18 = Where no opponent has a face-down card, the Empress just gains 2.
rule-Q19 = A Deal pays in every round after the one in which it was reserved, before anybody places.
rule-Q20 = Infiltration pays for every face-down card that its owner eliminates, of any family and by any card, on top of everything else.
rule-Q21 = You are asked only where at least two moves are possible; all else happens by itself and is told. One exception keeps secrets: the turn of a face-down card is always put to its owner, even if it can only be kept.
rule-Q22 = A pool or a card holds at most 999 influence; no real game comes near.
rule-Q23 = Cards lie before their owner in the order in which they left the row; of two that leave together, the one with the lower position first.
rule-Q24 = When somebody lays a card face down from a hand with known cards, these are no longer known to be in hand, only not to be set aside. Nothing more is concluded.

## What happens, told in the present tense.

event-round = Round { $round }: { $who } is first.
event-passed = { $who } has no card and is passed over.
event-placed =
    { $where ->
        [start] { $who } places the { card } at the start.
        [end] { $who } places the { card } at the end.
       *[on] { $who } places the { card } on position { $position }.
    }
event-placed-hidden =
    { $where ->
        [start] { $who } places a card at the start.
        [end] { $who } places a card at the end.
       *[on] { $who } covers position { $position } with a card.
    }
event-walk = The row is walked.
event-round-ended = Round { $round } ends.
event-over = The game is over.
event-reached = Position { $position }: { card }, face up ({ $who }).
event-reached-known = Position { $position }: { card }, face down ({ $who }).
event-reached-hidden = Position { $position }: a face-down card ({ $who }).
event-rested = Position { $position }: the new card rests ({ $who }).
event-kept = { $who } keeps it face down; 1 influence goes on it.
event-revealed = { $who } reveals the { card }.
event-turned-down = { $who } turns the { card } face down again.
event-copied = { $who } copies the { card } at position { $source }.
event-no-effect = The { card } has no effect.
event-collected = { $who } takes { $amount } influence from the { card }.
event-collected-kept = { $who } takes { $amount } influence from the reserved { card }.
event-lost = { $amount } influence on the card at position { $position } is lost ({ $who }).
event-gained =
    { $amount ->
        [0] { $who } gains nothing by the { card }.
       *[other] { $who } gains { $amount } by the { card }.
    }
event-gained-elimination = { $who } gains { $amount } for the elimination.
event-gained-bonus = { $who } gains { $amount } more, thanks to the { card }.
event-stolen = { $who } steals { $amount } from { $victim }.
event-enriched = { $amount } influence goes on the card at position { $position }.
event-eliminated =
    { $lost ->
        [0] { $who } eliminates the { card } at position { $position } ({ $owner }).
       *[other] { $who } eliminates the { card } at position { $position } ({ $owner }); the { $lost } influence on it is lost.
    }
event-discarded =
    { $lost ->
        [0] { $who } discards the { card }.
       *[other] { $who } discards the { card }; the { $lost } influence on it is lost.
    }
event-ambushed =
    { $lost ->
        [0] The { card } walked into the Ambush: { $who } discards it.
       *[other] The { card } walked into the Ambush: { $who } discards it; the { $lost } influence on it is lost.
    }
event-reserved =
    { $amount ->
        [0] { $who } reserves the { card }.
       *[other] { $who } reserves the { card } with { $amount } influence on it.
    }
event-taken = { $who } takes the card at position { $position }.
event-moved = { $who } moves it from position { $start } to position { $position }.
event-condemned = { $who } puts a verdict on the card at position { $position }.
event-swapped = { $who } takes the { card } back to hand and lays another card face down in its place.
event-swapped-laid = The new card is the { card }.

result-won =
    { $amount ->
        [one] { $who } wins with { $amount } influence.
       *[other] { $who } wins with { $amount } influence.
    }
result-won-tie = { $who } wins: tied at { $amount } influence, but with more positions in the row.
result-shared = { $names } share the victory with { $amount } influence each.

## What you decide.

ask-place = Which card do you place, and where?
ask-turn =
    { $amount ->
        [0] Your { card } lies face down at position { $position }. Keep it hidden, or reveal it?
       *[other] Your { card } lies face down at position { $position } with { $amount } influence on it. Keep it hidden, or reveal it?
    }
ask-copying = Your Shapeshifter acts as the { card }.
ask-Archer = Your Archer aims at both ends of the row. Which card falls?
ask-Soldier = Your Soldier stands between two cards. Which falls?
ask-Spy = Your Spy listens on both sides. Whom does it rob?
ask-Shapeshifter = Your Shapeshifter stands between two faces. Which does it take on?
ask-Assassination = Any card in the row can fall. Which one?
ask-RoyalDecree = Your Royal Decree moves a card. Which one?
ask-put = Where does the card go?
ask-Empress = Your Empress favours an opponent’s face-down card. Which one?
ask-Informer = Does your Informer gather what lies beside it, or change places with a card from your hand?
ask-Diplomat = Does your Diplomat negotiate, or withdraw with the influence on it?
ask-Deserter = Your Deserter strikes a neighbour. Which one?
ask-Judge = Does your Judge put a verdict on a card, or carry one out?

target-open = { card } ({ $who })
target-known = { card }, face down ({ $who })
target-hidden = face-down card ({ $who })

move-place =
    { $where ->
        [start] { card } at the start
        [end] { card } at the end
       *[on] { card } on position { $position }
    }
move-keep = keep it face down
move-reveal = reveal it
move-eliminate = eliminate { $position }: { $target }
move-steal = steal from { $who }
move-steal-self = steal from yourself: no effect
move-copy = copy { $position }: { $target }
move-take = take { $position }: { $target }
move-put = put it at position { $position }
move-favour = favour { $position }: { $target }
move-gather = gather what lies beside it
move-swap = swap for { card }
move-negotiate = negotiate: gain 1
move-negotiate-with = negotiate with { $position }: { $target }
move-withdraw = withdraw with the influence on it
move-condemn = just gain 1
move-condemn-at = a verdict on { $position }: { $target }

## What is refused, and why: the sentences of oriflamme.rules.sentences, by code.

error-unknown-box = '{ $part }' is no box; write oriflamme, alliance, mix:… or study:…/ROUNDS/HAND
error-mix-size = a mix names ten different cards, '{ $part }' names { $count }
error-bad-study = '{ $part }' is no study set-up; write study:NAME,NAME,…/ROUNDS/HAND
error-setup-size = a set-up has 2 to 10 cards, '{ $part }' names { $count }
error-setup-rounds = a game has 1 to 6 rounds, not { $part }
error-setup-hand = { $part } cards in hand do not fit: at least the rounds ({ $least }), at most the cards ({ $most })
error-card-twice-in-setup = { $part } stands twice in the set-up; every family has one copy of each card
error-unknown-card = '{ $part }' names no card; cards are named like Archer or RoyalDecree
error-seats = 2 to 5 can play, not { $part }
error-no-such-first = '{ $part }' cannot be the first player; name a seat of this game
error-games = { $part } games cannot be played; ask for 0 or more
error-seed = '{ $part }' is no seed; give a whole number of at most { $most } bits
error-not-text = '{ $part }' is no text, and only a text can be read
error-position-too-long = '{ $part }' is longer than { $most } characters and no position
error-sections = a position has the moment, the row and 2 to 5 players between ' | ', not { $count } sections: '{ $part }'
error-moment = '{ $part }' is no moment; write BOX rROUND first=SEAT and then place=SEAT, resolve=POSITION or over
error-round = '{ $part }' is no round; write r1 to r6
error-round-beyond = { $part } does not fit a game of { $rounds } rounds; it is over after the last one only
error-first = '{ $part }' is no first player; write first=a to first=e
error-beyond-row = '{ $part }' points beyond the row, which ends at position { $length }
error-row-card = '{ $part }' is no card in the row; write aSpy, (aSpy), [aSpy] or (a?), then +N, ! and ~
error-mixed-stack = the stack '{ $part }' has cards of several families
error-player = '{ $part }' is no section of player { $seat }; write { $seat } INFLUENCE hand:LIST and the other lists
error-influence = '{ $part }' is no influence; write a whole number from 0 to 999
error-player-list = '{ $part }' is out of place; the lists are hand: aside: out: kept: seen: in this order, each once
error-no-hand = '{ $part }' lacks the list hand:
error-list-item = '{ $part }' cannot stand in the list { $head }:
error-aside-unknown = '{ $part }' hides cards, so the list aside: cannot be left out
error-no-such-seat = there is no seat '{ $part }'; the last one is { $last }
error-not-in-box = { $part } is no card of the game { $box }
error-card-twice = { $part } stands twice in the family of { $seat }
error-family-size = the family in '{ $part }' has { $count } cards, not { $cards }
error-not-kept = { $part } is never reserved; only Infiltration and Deal are
error-deal-paid = '{ $part }': at the end the influence of a kept Deal is in the pool
error-not-seen = '{ $part }': a card that was seen lies in hand or face down, without brackets
error-influence-face-up = '{ $part }': influence lies on face-down cards and Diplomats only
error-intrigue-face-up = '{ $part }': an intrigue lies face up only while its ability asks for a choice
error-rests = '{ $part }': only a face-down top card can rest, and only while the row is resolved
error-verdicts = '{ $part }' has one verdict too many; there are { $most }
error-ability = '{ $part }' does not fit the active card { $card }
error-taken = '{ $part }' does not fit; a Royal Decree takes a card other than itself
error-no-turn = '{ $part }' has no turn to decide: the card is face up or rests
error-no-choice = '{ $part }' has nothing to choose, which is no decision
error-nothing-to-place = '{ $part }' does not fit: that player has no card
error-one-placement = '{ $part }': one card for one place is no decision
error-hidden = '{ $part }' hides cards; a position names them all
error-not-this-view = '{ $part }' is not what { $seat } may see
error-too-many-worlds = { $count } positions are too many to list, the most are { $most }; draw samples instead
error-not-a-move = '{ $part }' is no move; moves read like 'Spy start', 'keep' or 'eliminate 3'
error-no-action = { $part } is no action; actions are numbered from 0 to { $most }
error-illegal-action = action { $part } is not legal here; legal() lists what is
error-game-over = '{ $part }' comes too late: the game is over
error-not-your-turn = '{ $part }' is not for { $seat } to play: it is the turn of { $mover }
error-place-first = '{ $part }' does not fit: you are placing a card now, at the start, at the end or on an own stack
error-not-in-hand = { $part } is not in your hand
error-one-place = '{ $part }': in an empty row there is only one place, the start
error-not-own-stack = '{ $part }': you may cover only your own cards, and { $card } is another family's
error-keep-or-reveal = '{ $part }' does not fit: your card is face down, keep or reveal it
error-nothing-to-lose = the Insurrection at position { $position } has no influence to lose, so it can only be kept
error-wrong-verb = '{ $part }' does not fit: the { card } asks for { $verbs }
error-not-a-neighbour = '{ $part }': that player owns no card beside the active one
error-name-a-diplomat = '{ $part }': another Diplomat lies face up, so name its position
error-name-a-card = '{ $part }': every card can still be condemned, so name a position
error-same-gap = '{ $part }' would put the card back where it came from; the row must change
error-not-at-an-end = '{ $part }': an Archer hits the first or the last card of the row
error-not-adjacent = '{ $part }': that card does not lie beside position { $position }
error-not-a-face-up-character = '{ $part }': { $card } is no face-up character
error-takes-itself = '{ $part }': the Royal Decree cannot move itself
error-own-card = '{ $part }': { $card } is your own; an Empress favours an opponent
error-face-up-card = '{ $part }': { $card } is face up; an Empress favours a face-down card
error-no-other-diplomat-there = '{ $part }': { $card } is not another face-up Diplomat
error-no-verdict-there = '{ $part }': { $card } has no verdict on it
error-verdict-there = '{ $part }': { $card } has a verdict already; condemn without a position just gains
error-no-verdict-left = '{ $part }': all verdicts lie in the row; condemn without a position just gains
error-record-too-long = a record has at most { $most } characters; this one is longer and starts with '{ $part }'
error-record-text = '{ $part }' is no part of a record
error-record-order = '{ $part }' is out of place; tags come first, then moves, each comment behind its move
error-record-move = '{ $part }' is no move of a record; write a seat and its move
error-record-seat = '{ $part }' should name seat { $seat }; seats are named in order from a
error-record-start = '{ $part }' does not fit; a record has First and a Hand for each seat, or a Position of its box
error-record-hand = '{ $part }' is no hand of { $seat }; write the seat and the cards dealt to it
error-hidden-record = this record hides cards: it can be shown, not replayed
error-tag = '{ $part }' cannot stand in a tag
error-tag-twice = the tag { $part } stands twice
error-tag-missing = the tag { $part } is missing
error-tag-taken = the tag { $part } is written from the game itself
error-unknown-version = { $part } is not known here; known is { $known }
error-comment = the comment '{ $part }' has a closing brace in it
error-no-such-move = there is no move { $part } to comment on; the game has { $most }
error-no-round = '{ $part }' stands before the first round's number
error-wrong-round = '{ $part }' is not the number of the round, which is { $round }
error-move-after-end = '{ $part }' comes after the end of the game
error-result-too-early = { $part } does not fit: the game is not over
error-wrong-result = { $part } does not follow from the moves; right is { $right }
error-at-line = line { $line }: { $error }

## The terminal game.

seat-name-a = Anna
seat-name-b = Boris
seat-name-c = Chen
seat-name-d = Dora
seat-name-e = Elise
you = you

set-up-welcome = A fan-made edition of Oriflamme and Oriflamme: Alliance.
set-up-box = Which box?
set-up-box-mix = A mix: ten cards drawn from both boxes
set-up-seats = How many players?
set-up-seats-choice =
    { $count ->
        [2] { $count } players: a variant, for a quick duel
        [one] { $count } player
       *[other] { $count } players
    }
set-up-people = How many people sit at this terminal? Bots take the other seats.
set-up-people-choice =
    { $count ->
        [0] nobody: watch the bots
        [one] { $count } person
       *[other] { $count } people
    }
set-up-bots = Which bots?
set-up-name = What is the name of player { $number }? (Enter: { $default })

bot-novice = Novice
bot-novice-about = plays at random among what is not absurd
bot-easy = Easy
bot-easy-about = goes by instinct and often strays
bot-normal = Normal
bot-normal-about = thinks for a moment
bot-hard = Hard
bot-hard-about = thinks well ahead
bot-expert = Expert
bot-expert-about = thinks as far as it can in a second
bot-steward = Steward
bot-steward-about = plays each card for what it is worth
bot-marshal = Marshal
bot-marshal-about = strikes first, from the head of the row, and at whoever leads
bot-miser = Miser
bot-miser-about = piles cards on cards and lets influence gather
bot-trapper = Trapper
bot-trapper-about = lays traps early and waits, face down, at the end of the row
bot-courtier = Courtier
bot-courtier-about = shows its people at once, at the end of the row, and lives on favours
bot-random = Random
bot-random-about = plays any legal move
bot-greedy = Greedy
bot-greedy-about = takes what pays most at once

labelled = { $label }: { $text }
table-hand = hand
table-out = eliminated and discarded
table-kept = reserved
table-round = Round { $round } of { $rounds }
table-first = { $who } is first
table-your-hand = Your hand
table-your-aside = Set aside
table-row-empty = The row is empty.
table-seen = seen, not set aside
table-legend = (name) or ░: face down · [name]: face down, known to all · ●: influence · ✖: verdict · z: rests · ▼: whose turn it is · ◆: being moved

prompt-choose = Number, arrow keys or notation; ? shows what else you can type
prompt-continue = Press Enter to go on.
prompt-curtain = { $who }, it is your turn. Press Enter when nobody else is looking.
prompt-curtain-end = Press Enter to hide your cards again.
prompt-really-resign = Really resign? A bot plays on for you. (y/n)
prompt-really-quit = Leave the game without saving it? (y/n)
prompt-yes = y

help-title = What you can type
help-number = a number, or the arrow keys and Enter: the move in the list
help-notation = a move in the notation, such as “Spy start”, “keep” or “eliminate 3”
help-why = why a move is not allowed
help-hint = the best moves that a search finds, from what you see
help-rules = the rules, a card or a ruling
help-table = show the table again
help-log = tell everything again that has happened
help-takeback = take your last move back
help-save = save the game to a file; “oriflamme play --resume FILE” goes on with it
help-resign = resign: a bot plays on for you
help-quit = leave the game

hint-title = The most promising moves, and how often they win:
hint-move = { $move }: { $share } %
hint-only-one = There is only one move.
play-begins = A game for { $seats } players begins ({ $box }).
play-goes-on = The game goes on in round { $round }.
play-thinking = { $who } is thinking …
play-allowed = “{ $move }” is allowed.
play-saved = Saved to { $file }.
play-took-back = Taken back.
play-nothing-to-take-back = There is no move of yours to take back.
play-resigned = { $who } resigns; a bot plays on.
play-left = The game is left. Good-bye.
play-left-saved = Left and saved: go on with “oriflamme play --resume { $file }”.
play-since = What has happened since your last turn:
play-unknown-command = “{ $command }” is neither a move nor a command; ? shows what you can type
play-missing-argument = “{ $command }” wants { $wants } behind it
play-rules-hint = rules and a letter (S, N, P, R, E, W, V, C or Q) tells a section, rules Ambush a card, rules Q9 one rule
play-bot-failed = The bot of { $who } failed ({ $reason }), so the default move “{ $move }” is played for it.

summary-title = The story of the influence
summary-by-round = after round
summary-from = where it came from
summary-lost = lost on cards
summary-robbed = stolen by others
summary-start = at the start
summary-elimination = eliminating
summary-cards-taken = gathered on cards
summary-stolen = stolen
summary-total = in the end

## The commands.

help-app = Oriflamme and Oriflamme: Alliance: play, study and drive the card games. A work of fans.
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-usage = Usage:
help-required = required
help-default = default: { $value }
help-help = Show this and stop.
help-version = Show the version and stop.
help-lang = The language: en, uk, ru, hu, pl or fr. Without it the environment decides.
help-json = For programs: one JSON value instead of text.
help-install-completion = Install completion for this shell.
help-show-completion = Show the completion script.
command-play = Play a game in the terminal, with people and bots.
command-rules = Read the rules, a card with its rulings, or one rule.
command-show = Draw a position, whole or as one seat sees it.
command-replay = Replay a record, step by step or up to a move.
command-perft = Count the ways to go on from a position.
command-bench = Measure how fast random games are played here.
command-referee = Let a program drive the engine, line by line (PROTOCOL.md).
command-bot-check = Check that a program keeps to the protocol of bots.
command-arena = Let bots play matches, and tell with error bars how good they are.
command-selfplay = Let bots play among themselves and keep the records.
command-bots = List the bots.
option-box = oriflamme, alliance, mix:… or study:…
option-seats = How many play.
option-people = How many people sit at this terminal; bots take the other seats.
option-name = A person’s name, once for each person.
option-bot = A bot for the other seats: a name, or cmd:PROGRAM; several take turns.
option-seed = The same seed deals the same cards.
option-first = The seat that is first; chance draws without it.
option-resume = Go on with a saved game.
option-pace = Seconds between two things that happen.
option-time = Seconds that a bot may think about a move.
option-seen-by = As this seat sees it; - for a spectator.
option-at = Stop after so many moves.
option-step = Wait for Enter after each move.
option-games = How many games.
option-depth = How many moves deep.
option-divide = Show the count behind each move.
option-bots = The bots: names, search:SETTINGS or cmd:PROGRAM.
option-deals = How many deals; each is played from all seats.
option-together = How many seats the first of two bots takes.
option-out = Keep the results in this file, and go on with those in it.
option-processes = How many games at once; without it one for each core.
option-picture = Draw who ends ahead of whom to this file, as SVG.
option-ladder = Rate the bots on a ladder, too.
option-folder = The folder for the records.
option-position = A position in the notation; - reads it from standard input.
option-file = A record, a file that ends in .orif.
option-topic = A card, a rule’s id such as Q7, or a section’s letter.
option-command = The program with its arguments.

usage-no-option = There is no option { $option }.
usage-no-command = There is no such command; there are { $known }.
usage-missing = { $what } is missing.
usage-bad-value = { $what } cannot be that: { $reason }
usage-whole-number = write a whole number from { $least } to { $most }
usage-seconds = write a number of seconds from { $least } to { $most }
usage-option-value = { $option } has a value too many or too few.
usage-too-much = Nothing more fits here, leave this out: { $extra }
usage-wrong = The command line cannot be read: { $reason }
usage-try = “{ $command } --help” shows what fits.

rules-nothing-found = There is no card and no rule “{ $topic }”: name a card as in the list of “oriflamme rules”, or an id such as Q7.
replay-move = Move { $number } of { $count }
replay-title = The record of a game: { $box }
replay-nothing = The record has no moves.
replay-step-standard = --step waits for Enter, so the record cannot come from standard input: save it to a file and name that
replay-hidden = This record hides cards, as one player saw the game, so it cannot be replayed. It tells this:
replay-at-beyond =
    { $count ->
        [one] There is no move { $number }: the record has { $count } move.
       *[other] There is no move { $number }: the record has { $count } moves.
    }
perft-total =
    { $count ->
        [one] { $count } way to go on, { $depth } deep
       *[other] { $count } ways to go on, { $depth } deep
    }
bench-line =
    { $decisions ->
        [one] { $games } games, { $decisions } decision, { $rate } decisions a second
       *[other] { $games } games, { $decisions } decisions, { $rate } decisions a second
    }
bench-engine = The engine runs { $kind ->
        [compiled] compiled
       *[plain] as plain Python
    }.
file-unreadable = { $file } cannot be read: { $reason }
file-unwritable = { $file } cannot be written: { $reason }
file-no-text = it is no text in UTF-8
file-no-name = that is no name of a file, choose another one
language-unknown = “{ $lang }” is no language of this program: choose en, uk, ru, hu, pl or fr
bot-unknown = “{ $bot }” is no bot: choose { $known } or cmd:PROGRAM
bot-unfit = “{ $bot }” cannot be seated: { $reason }
bot-no-program = “{ $bot }” names no program that can be started: name one after cmd:, such as cmd:./mybot
file-exists = { $file } is there already: choose another name
resume-alone = --resume goes without { $option }: the saved game says it
name-unfit = “{ $name }” cannot be a name here: 1 to { $most } visible characters fit
name-taken = “{ $name }” is somebody’s name already: choose another one
resume-program = { $file } was played with a program as a bot: name it again with --bot cmd:PROGRAM
names-too-many =
    { $people ->
        [one] { $names } names are too many for { $people } person.
       *[other] { $names } names are too many for { $people } people.
    }
people-too-many =
    { $seats ->
        [one] { $people } people do not fit { $seats } seat.
       *[other] { $people } people do not fit { $seats } seats.
    }

arena-share = { $bot }: { $share } % of the victories (95 %: { $low } to { $high } %), games: { $games }
arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95 %
arena-score = influence
arena-time = a move
arena-faults = faults
arena-ladder = ladder
arena-no-ladder = The ladder needs the package openskill: install oriflamme[arena]
arena-twice = “{ $bot }” is named twice: name each bot once; --together gives the first of two more seats
arena-no-results = { $file } holds no results of matches (line { $line }): name another file
arena-together = --together { $together } leaves no seat of { $seats } for the second bot: choose fewer
selfplay-done = Kept in { $folder }: { $games } records.
selfplay-faults = Decisions lost to the default move because a bot failed: { $faults }

check-title = Checking “{ $command }”
check-passed = { $name }: passed
check-failed = { $name }: { $reason }
check-all-passed =
    { $count ->
        [one] { $count } check passed.
       *[other] All { $count } checks passed.
    }
check-some-failed =
    { $failed ->
        [one] { $failed } of { $count } checks failed.
       *[other] { $failed } of { $count } checks failed.
    }
check-without-greeting =
    { $count ->
        [one] Without a greeting { $count } more check was not made.
       *[other] Without a greeting { $count } more checks were not made.
    }
check-greets = greets with a name
check-move-legal = answers a decision with a legal move
check-number = repeats the decision’s number
check-new-game = begins a second game
check-whole-games = plays whole games of both boxes with 2 to 5 players
check-quit = ends when told to quit
check-unknown-line = goes on after a line that it does not know

fault-crashed = the program ended
fault-hung = it did not answer in { $seconds } s
fault-nonsense = it answered “{ $answer }”
fault-nonsense-kind = its answer is no move
fault-illegal = it chose “{ $answer }”, which is not legal: { $why }
fault-illegal-kind = it chose a move that is not legal
fault-not-started = it could not be started: { $why }
fault-not-started-kind = it could not be started
fault-no-program = “{ $command }” names no program that can be started
fault-stays = it did not end when told to quit
