# The words of Saint Petersburg's board.

## Rows, stacks, lanes

saint-petersburg-row-upper = New
saint-petersburg-row-lower = −1 ₽
saint-petersburg-row-empty = No cards.
saint-petersburg-lower-row = Lower row
saint-petersburg-pile-worker = Workers
saint-petersburg-pile-building = Buildings
saint-petersburg-pile-noble = Nobles
saint-petersburg-pile-trading = Trading
saint-petersburg-stack-left = { $stack }: { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
saint-petersburg-marker = First-player marker
saint-petersburg-marker-of = { $name } begins in its phase
saint-petersburg-discard-pile = Discarded
saint-petersburg-noble-table = Different nobles
saint-petersburg-nobles-own = You have { $n }: { $points } ★
saint-petersburg-nobles-of = { $name } has { $n }: { $points } ★
saint-petersburg-lane-empty = None yet
saint-petersburg-lane-now = None yet; they earn in this phase
saint-petersburg-hand = Hand
saint-petersburg-hand-of = Hand { $n } of { $limit }
saint-petersburg-hand-costs = −{ $n } ★ each
saint-petersburg-rubles = Rubles
saint-petersburg-points = Points
saint-petersburg-which = { $card }: which one does it replace?
saint-petersburg-used = { $n } used

## A card, as it is read out

saint-petersburg-card-price = { $card }, { $price ->
    [one] { $price } ruble
   *[other] { $price } rubles
} for you
saint-petersburg-card-dear = { $card }, { $price ->
    [one] { $price } ruble
   *[other] { $price } rubles
} for you: { $missing } too many
saint-petersburg-card-stuck = { $card }: you have nothing that it can replace

## What is asked

saint-petersburg-ask-buy-take = Buy a card, take one into your hand, or pass.
saint-petersburg-ask-buy-play = Buy a card, play one from your hand, or pass. Your hand is full.
saint-petersburg-ask-buy = Buy a card, or pass. Your hand is full.
saint-petersburg-ask-take-play = Play a card from your hand, take one into it, or pass.
saint-petersburg-ask-take = You cannot pay any card: take one into your hand, or pass.
saint-petersburg-ask-play = Play a card from your hand, or pass. Your hand is full.
saint-petersburg-ask-pass = You cannot pay any card, and your hand is full: you can only pass.
saint-petersburg-detail-rubles = You have { $rubles } ₽.
saint-petersburg-detail-reach = { $rubles } ₽, { $n ->
    [0] no card within reach.
    [one] one card within reach.
   *[other] { $n } cards within reach.
}
saint-petersburg-detail-last-pass = If you pass, the phase ends.
saint-petersburg-take-warns = In the hand it earns nothing; it costs { $n } ★ if you still hold it at the end.
saint-petersburg-take-dear-warns = You cannot pay it yet: { $missing } ₽ are missing. In the hand it earns nothing; it costs { $n } ★ if you still hold it at the end.
saint-petersburg-take-stuck-warns = You have nothing that it can replace. In the hand it earns nothing; it costs { $n } ★ if you still hold it at the end.
saint-petersburg-observe-warns = The Observatory earns no point in this round, and what is drawn is drawn.

## Observatory and Pub

saint-petersburg-drawn-card = The Observatory shows
saint-petersburg-buy-it = Buy
saint-petersburg-keep-it = Into the hand
saint-petersburg-discard-it = Discard
saint-petersburg-pub-offer = { $points } ★ for { $rubles } ₽

## The end

saint-petersburg-end-near = The round in which a stack runs out is the last. { $stack }: { $n ->
    [one] { $n } card left.
   *[other] { $n } cards left.
}
saint-petersburg-end-now = A stack has run out: this round is the last.

## Sheets

saint-petersburg-earns-in = { $phase }: it scores after the actions.
saint-petersburg-fact-kind = Kind
saint-petersburg-fact-cost = Printed cost
saint-petersburg-fact-copies = Copies
saint-petersburg-saving-copies = { $n } own: { $card }
saint-petersburg-saving-replaced = Replaces { $card }
saint-petersburg-left-after = { $n } ₽ left after buying
saint-petersburg-short-of = { $n } ₽ too dear for you
saint-petersburg-no-target = You have no card that it can replace
saint-petersburg-in-place-of = In place of { $card }: { $price } ₽
saint-petersburg-take-warning = In the hand it earns nothing, and −{ $n } ★ if it is still there at the end
saint-petersburg-more-rubles = +{ $n } ₽ every round
saint-petersburg-more-points = +{ $n } ★ every round
saint-petersburg-less-rubles = −{ $n } ₽ every round
saint-petersburg-less-points = −{ $n } ★ every round
saint-petersburg-more-nobles = { $n } different nobles: { $to } ★ at the end instead of { $from }
saint-petersburg-worth-track = { $n } ★ on the track
saint-petersburg-worth-nobles = { $n } ★ for different nobles
saint-petersburg-worth-rubles = { $n } ★ for rubles
saint-petersburg-worth-hand = { $n } ★ for cards in the hand
saint-petersburg-worth-total = { $n } ★ if the game ended now

## The tour

saint-petersburg-guide-asked = Here stands what you are asked. What has a golden price can be bought; a grey one is too dear for you now. Everything tells more when you point at it or hold it.
saint-petersburg-guide-row = Buy cards from the two ledges. The coin on a card is its printed cost; the price on the ledge is yours, less for copies that you own.
saint-petersburg-guide-own = Your cards lie here by kind, each with what it earns. Your rubles and points stand on the left; nobody else sees the rubles.
saint-petersburg-guide-phases = A round has four phases. Workers pay rubles, buildings points, nobles mostly rubles; then trading cards replace cards you own.
saint-petersburg-guide-hand = A card that you cannot pay yet can be taken into the hand, at most three. At the end each one left there costs five points.
saint-petersburg-guide-nobles = Different nobles are worth many points at the end. Gold shows how far you have come, the golden frame the next step.

# Lessons.
saint-petersburg-lesson-first-title = The game in five minutes
saint-petersburg-lesson-first-end = Workers bring rubles, buildings points, nobles the end. Whoever buys best in each phase wins.
saint-petersburg-lesson-first-goal-head = Four phases, again and again
saint-petersburg-lesson-first-goal-text = Each round: workers, buildings, nobles, trading cards. In each phase you buy, and then **all cards of that kind pay**: workers rubles, buildings mostly points. Most points win.
saint-petersburg-lesson-first-worker-head = Buy workers first
saint-petersburg-lesson-first-worker-text = Each pays three rubles, every round. A card that you own already costs one less for each copy. **Try it:** buy the cheapest of these four.
saint-petersburg-lesson-first-worker-yes = Two rubles once, three back each round.
saint-petersburg-lesson-first-worker-no = It works as well, but it cost more: you own a Lumberjack already.
saint-petersburg-lesson-first-building-head = Buildings bring points
saint-petersburg-lesson-first-building-text = They score at the end of their phase, every round, so early ones score often. **Try it:** you have eight rubles. Buy the building that scores most.
saint-petersburg-lesson-first-building-yes = Points now, and again in every round to come.
saint-petersburg-lesson-first-building-no = There is one that scores more for your eight rubles.
saint-petersburg-lesson-first-noble-head = Different nobles
saint-petersburg-lesson-first-noble-text = At the end **different** nobles count 1, 3, 6, 10 and more. The second of a kind counts nothing for that. **Try it:** buy the one that you do not have.
saint-petersburg-lesson-first-noble-yes = Three different ones: six points at the end instead of three.
saint-petersburg-lesson-first-noble-no = He pays too, but you have one like him: nothing more at the end.
saint-petersburg-lesson-first-hand-head = Keep a card for later
saint-petersburg-lesson-first-hand-text = A card you cannot pay yet may go into your hand, three at most; you play it later. Left there at the end it costs five points. **Try it:** secure the Judge.
saint-petersburg-lesson-first-hand-yes = Nobody else gets him now. Save rubles to play him.
saint-petersburg-lesson-first-hand-no = Then the Judge stays where another may take him.
saint-petersburg-lesson-first-trade-head = Trading cards replace
saint-petersburg-lesson-first-trade-text = A trading card is laid over a card of its colour and kind; you pay only the difference. **Try it:** replace your Gold Miner with the Gold Smelter.
saint-petersburg-lesson-first-trade-yes = Six less four: two rubles, and nobles cost you one less from now on.
saint-petersburg-lesson-first-trade-no = Possible too; look for the card that replaces a Gold Miner.
saint-petersburg-lesson-first-ends-head = How it ends
saint-petersburg-lesson-first-ends-text = When the last card of any stack is laid out, that round is the last. Then different nobles count, ten rubles are a point, and each card left in hand costs five.
saint-petersburg-lesson-good-title = What good players do
saint-petersburg-lesson-good-end = Few cheap buildings, a light hand, dear nobles: what is bought early earns in every round. The figures tell what winners did, not why they won.
saint-petersburg-lesson-good-cheap-head = Not too many cheap buildings
saint-petersburg-lesson-good-cheap-text = Markets and Customs Houses bring a point or two a round and no rubles: bought early, they leave you poor. Cards of any colour may be bought in any phase. **Try it:** buy what pays for the next purchases.
saint-petersburg-lesson-good-cheap-yes = Four rubles in every round to come, and a noble for the end. Buildings can wait until the rubles flow.
saint-petersburg-lesson-good-cheap-no = No more rubles than before. Look for the card that pays some.
saint-petersburg-lesson-good-few-head = The hand is no store
saint-petersburg-lesson-good-few-text = A card in hand earns nothing, has to be paid all the same, and costs five points if it stays. Who takes a card at every turn runs out of rubles. **Try it:** buy what earns at once.
saint-petersburg-lesson-good-few-yes = It pays two rubles this very phase. Take a card only if you know when you will play it.
saint-petersburg-lesson-good-few-no = Your hand is fuller, and no card of yours earns more. A noble that you can pay now pays back every round.
saint-petersburg-lesson-good-dear-head = Dear nobles pay
saint-petersburg-lesson-good-dear-text = A cheap noble counts once, at the end. A dear one pays five or six rubles and points in every round besides. **Try it:** you have nineteen rubles in round three.
saint-petersburg-lesson-good-dear-yes = Six rubles and three points a round, and one more different noble.
saint-petersburg-lesson-good-dear-no = It counts at the end; but it hardly pays until then. You could have afforded more.

# The rules at a glance.
saint-petersburg-glance-goal = You build the Czar's new city. **Most points win.** Workers earn the rubles, buildings earn points in every round, and different nobles bring a heap of points at the end.
saint-petersburg-glance-round-title = A round
saint-petersburg-glance-end =
    When the last card of any of the four stacks is laid out, that round is the last.
    It is played to the end of its trading phase.
saint-petersburg-glance-counts =
    Points earned on the way, mostly by buildings.
    Different nobles: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 for one to ten of them.
    Each full ten rubles: one point.
    Each card left in your hand: five points less.
saint-petersburg-round-worker = **Workers.** Buy, then all green cards pay, mostly three rubles each.
saint-petersburg-round-building = **Buildings.** Buy, then all blue cards pay, mostly points.
saint-petersburg-round-noble = **Nobles.** Buy, then all red cards pay rubles and some points.
saint-petersburg-round-trading = **Trading cards.** They replace cards of their colour; nothing pays in this phase.
saint-petersburg-round-next = What lies in the lower row goes, the upper row moves down, and each marker goes on to the left neighbour.

# Worked examples.
saint-petersburg-example-phase-head = A phase ends, and its cards pay
saint-petersburg-example-phase-text = On your turn you buy a card, take one into your hand, play one from it, or pass. When all have passed in a row, the phase is over: your three green cards pay three rubles each, **nine** together. The blue Market waits for its own phase.
saint-petersburg-example-price-head = What a card costs
saint-petersburg-example-price-text = A Lumberjack costs 3: one less for each of your two Lumberjacks, one less because it lies in the lower row. That would be nothing, but no card costs less than **one ruble**.
saint-petersburg-example-village-head = A trading card costs the difference
saint-petersburg-example-village-text = Potjomkin's Village is bought for 2, but counts 6 when it is replaced. The Hermitage costs 18, so **12** rubles are left to pay. A trading card replaces a card of its own colour (a green one: of its own trade), never another trading card.
saint-petersburg-example-counts-head = The final count
saint-petersburg-example-counts-text = On the track **30**. Five nobles, but two of them are Authors: four different ones, **10**. Seventeen rubles: **1**. A Judge never played: **−5**. Together 36.
saint-petersburg-example-full-head = A full hand
saint-petersburg-example-full-text = Taking a card costs nothing, but a hand holds three. Each card must be paid before it leaves the hand, and each one left at the end costs five points: take what you will play.
saint-petersburg-example-last-head = The last round
saint-petersburg-example-last-text = Three new cards come out, and the stack of buildings is empty. So this round is the last: buildings, nobles and trading cards are still played, then everything is counted.

## What a game is remembered by

saint-petersburg-memory-when = Round { $round }
saint-petersburg-memory-card = Best card
saint-petersburg-memory-card-text = { $card }: { $points } ★ over the game
saint-petersburg-memory-scoring = Best scoring
saint-petersburg-memory-scoring-text = { $points } ★ at once ({ $phase })
saint-petersburg-memory-nobles = Largest court
saint-petersburg-memory-nobles-text = { $n ->
    [one] { $n } different noble
   *[other] { $n } different nobles
}: { $points } ★ at the end
saint-petersburg-memory-income = Best income
saint-petersburg-memory-income-text = { $rubles } ₽ at once ({ $phase })
saint-petersburg-memory-stack = The last round came
saint-petersburg-memory-stack-text = The first stack to run out: { $stack }
saint-petersburg-memory-over = The end
saint-petersburg-memory-over-text = The last round was played to its end
