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
saint-petersburg-lane-empty = None yet
saint-petersburg-lane-now = None yet; they earn in this phase
saint-petersburg-hand = Hand
saint-petersburg-hand-of = Hand { $n } of { $limit }
saint-petersburg-hand-costs = −{ $n } ★ each
saint-petersburg-rubles = Rubles
saint-petersburg-points = Points
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
