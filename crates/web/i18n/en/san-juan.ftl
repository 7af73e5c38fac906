# The words of San Juan's board.

san-juan-roles = Roles
san-juan-picks = Roles of this round
san-juan-pick-now = takes a role
san-juan-pick-later = then
san-juan-role-now = { $who }’s role now
san-juan-role-taken = taken by { $who }
san-juan-governor = Governor
san-juan-city = City
san-juan-your-city = Your city
san-juan-near-city = City: { $name }
san-juan-city-of = { $n } of { $all }
san-juan-points-printed = { $n } ★ printed
san-juan-points-under = { $n } ★ under buildings
san-juan-points-end = { $n } ★ at the end
san-juan-hand = Hand
san-juan-hand-of = { $n ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
san-juan-limit = Your hand may hold { $n } when a round begins.
san-juan-hand-empty = No card in hand.
san-juan-known = In hand, seen
san-juan-covered = Covered
san-juan-under = under
san-juan-new-here = new
san-juan-to-build = to build
san-juan-tag-pay = pay
san-juan-tag-built = you have one
san-juan-tag-short = { $n ->
    [one] 1 card short
   *[other] { $n } cards short
}
san-juan-tag-crane = Crane { $n }
san-juan-open-city = { $name }’s city in large
san-juan-chooses = keeps { $n }
san-juan-shown-cheapest = keeps the cheapest
san-juan-shown-kept = keeps it
san-juan-shown-none = nothing is kept
san-juan-hidden-card = A card that nobody sees
san-juan-points = Points
san-juan-worth-now = { $n ->
    [one] Adds 1 point
   *[other] Adds { $n } points
} if it stood now
san-juan-worth-here = { $n ->
    [one] Worth 1 point now
   *[other] Worth { $n } points now
}
san-juan-over-note = With the Crane over { $card }: { $n }
san-juan-good-price = Price: { $price }
san-juan-saving-privilege = Builder: your privilege
san-juan-card-label = { $card }, costs you { $price }
san-juan-card-built-label = { $card }, which you have built
san-juan-over-label = Over { $card }: costs { $n }
san-juan-gain-label = { $card }: brings { $n }
san-juan-beside-label = { $card } in a place of its own: costs { $n }
san-juan-drawn-keep = { $n ->
    [one] drawn: keep 1
   *[other] drawn: keep { $n }
}
san-juan-fact-kind = Kind
san-juan-fact-cost = Cost
san-juan-fact-points = Points
san-juan-fact-copies = Cards in the box
san-juan-fact-box = Belongs to
san-juan-new-buildings = New Buildings
san-juan-kind-production = Production
san-juan-kind-commercial = Commercial
san-juan-kind-monument = Monument

san-juan-house = Trading house
san-juan-prices = Prices now, in cards
san-juan-next-prices = Next prices, in cards
san-juan-possible-prices = Next prices may be
san-juan-later-prices = After that
san-juan-unseen-tile = not seen yet
san-juan-deck = Deck
san-juan-discard = Discard

san-juan-brings-discount = you pay { $n } less
san-juan-brings-goods = { $n ->
    [0] no room for goods
    [one] you make 1 good
   *[other] you make { $n } goods
}
san-juan-brings-no-sale = no good to sell
san-juan-brings-sale = { $goods ->
    [one] sell 1 good
   *[other] sell { $goods } goods
}, { $cards ->
    [one] draw 1
   *[other] draw { $cards }
}
san-juan-brings-sale-range = { $goods ->
    [one] sell 1 good
   *[other] sell { $goods } goods
}, draw { $least }–{ $most }
san-juan-brings-recruits = see { $drawn }, keep { $kept }
san-juan-brings-cards = { $n ->
    [one] you draw 1 card
   *[other] you draw { $n } cards
}

san-juan-ask-pay = { $due ->
    [0] Pay for the { $building }, or not
    [one] Pay 1 card for the { $building }.
   *[other] Pay { $due } cards for the { $building }.
}
san-juan-ask-pay-goods = { $due ->
    [one] Pay 1 card or good for the { $building }.
   *[other] Pay { $due } for the { $building }: cards, { $goods ->
        [one] and 1 good if you like
       *[other] and up to { $goods } goods if you like
    }.
}
san-juan-detail-build = { $n ->
    [0] Each card says what you would pay.
    [one] You are the Builder: 1 card less.
   *[other] You are the Builder: { $n } cards less.
}
san-juan-detail-site = With the Crane over one of your buildings, or in a place of its own.
san-juan-detail-waive = One card more leaves you with few enough for the Hospital.
san-juan-detail-cull = From the whole hand: Notary Office.
san-juan-last-build = { $name } has twelve buildings: the last build of the game.
san-juan-best-sale = { $n ->
    [one] At best 1 card
   *[other] At best { $n } cards
}
san-juan-sale-large-market = Large Market +1
san-juan-sale-small-market = Small Market +1 from two goods on
san-juan-sale-harbor = Harbor: one good stays, 1 ★
san-juan-produce-note = Mark the plants on which a good is to lie.
san-juan-produce-factory = Factory: two goods or more bring a card.
san-juan-ending-left = { $n ->
    [0] this is the last phase
    [one] the fullest city lacks 1 building
   *[other] the fullest city lacks { $n } buildings
}

san-juan-confirm-discard = Discard
san-juan-confirm-pay = { $n ->
    [0] Build
   *[other] Pay and build
}
san-juan-confirm-company = Exchange
san-juan-confirm-chapel = Put under the Chapel
san-juan-confirm-church = Put under the Church
san-juan-confirm-keep = Keep
san-juan-confirm-sell = Sell
san-juan-confirm-produce = Produce
san-juan-preview-stay = { $n ->
    [one] card stays
   *[other] cards stay
}
san-juan-preview-keep = in hand then
san-juan-preview-sell = { $n ->
    [one] card to draw
   *[other] cards to draw
}
san-juan-preview-produce = { $n ->
    [one] good
   *[other] goods
}
san-juan-marked-discard = discard
san-juan-marked-pay = pays
san-juan-marked-company = exchange
san-juan-marked-chapel = under Chapel
san-juan-marked-church = under Church
san-juan-marked-keep = keep
san-juan-marked-sell = sell
san-juan-marked-produce = a good

san-juan-short-corn-farm = carries corn
san-juan-short-fruit-farm = carries fruit
san-juan-short-sugar-refinery = carries sugar
san-juan-short-tobacco-shed = carries tobacco
san-juan-short-coffee-roaster = carries coffee
san-juan-short-distillery = production costs 1 less
san-juan-short-gold-mine = 4 shown, all costs differ: keep the cheapest
san-juan-short-notary-office = discard from the whole hand
san-juan-short-hospital = 0 or 1 card left: draw 1
san-juan-short-black-market = pay with up to 2 goods
san-juan-short-trading-post = sell 1 good more
san-juan-short-factory = 2 goods or more: draw 1
san-juan-short-small-market = 2 goods sold: 1 card more
san-juan-short-crane = build over a building, cost off
san-juan-short-chapel = 1 card under it, 1 ★
san-juan-short-lighthouse = hold up to 12 cards
san-juan-short-canal = produce 1 good more
san-juan-short-sawmill = commercial built: draw 1
san-juan-short-villa = keep 2 cards
san-juan-short-statue = monument
san-juan-short-large-market = any sale: 1 card more
san-juan-short-materials-depot = commercial costs 1 less
san-juan-short-triumphal-arch = monument
san-juan-short-publishing-house = your privilege twice
san-juan-short-hero = monument
san-juan-short-town-square = 1, 2, 3 monuments: 4, 6, 8
san-juan-short-customs-house = 1 for every 4 points
san-juan-short-manufactory = 1 per production, 1 per kind
san-juan-short-governors-palace = 1 per commercial building
san-juan-short-company = exchange up to 2 cards
san-juan-short-fortress = others hold 6 at most
san-juan-short-land-registry = empty: a good comes, sells for 2
san-juan-short-bohio = nobody sells: draw 1
san-juan-short-school = fewest buildings: draw 1
san-juan-short-land-office = covered: 6 off the cost
san-juan-short-church = once: any cards under it, 1 ★ each
san-juan-short-harbor = 1 good sold stays, 1 ★
san-juan-short-goldsmith = 1 shown: keep it if nobody built it
san-juan-short-residence = trios of equal cost: 4, 3, 2, 1
san-juan-short-cathedral = others’ cost-6 buildings: 4, 3, 2, 1

san-juan-guide-asked = Here stands what you are asked. What glows can be clicked; where several things are chosen, mark them and confirm once.
san-juan-guide-roles = Each round everybody takes one role. All play it, the one who took it a little better. Point at a role, or hold it, to read what it brings you.
san-juan-guide-hand = Your cards are buildings and money at once: the number at the top left is the cost, in other cards of your hand. Golden cards produce, blue ones help, purple ones are monuments and bring points.
san-juan-guide-city = Your city has twelve places. Goods lie face down on their buildings until you sell them for cards.
san-juan-guide-house = What goods sell for. The five cards come in an order that stays the same: once seen, you know what comes next.
san-juan-guide-ending = When somebody has twelve buildings the game ends after that phase. Here you see who is how far.
san-juan-guide-points = Your points as they would count now, by source. Cards in hand only decide between equals.

# Lessons.
san-juan-lesson-first-title = The game in five minutes
san-juan-lesson-first-end = You know what a card can be, and how one becomes the other. Point at a card to read what it does.
san-juan-lesson-first-goal-head = A card is three things
san-juan-lesson-first-goal-text = In your hand a card is a future building, or **money**: a building costs as many other cards as its top left number says. Face down on a building it is a **good**. Built, it brings points: most points win.
san-juan-lesson-first-role-head = Take a role
san-juan-lesson-first-role-text = Each round everybody takes one; all play it, the one who took it a little better. **Try it:** you want to build, and pay one card less. Which one?
san-juan-lesson-first-role-yes = Everybody may build now; you pay one card less.
san-juan-lesson-first-role-no = Useful too, but nobody builds in this phase.
san-juan-lesson-first-build-head = Choose what to build
san-juan-lesson-first-build-text = Golden cards make goods, blue ones help, purple ones are points. You have four cards: one is built, others pay. **Try it:** build the **Sugar Refinery**; it costs you two, not three.
san-juan-lesson-first-build-yes = It lies in your city. Now it has to be paid.
san-juan-lesson-first-build-no = That can be built too; look for the refinery that makes sugar.
san-juan-lesson-first-pay-head = Pay with cards
san-juan-lesson-first-pay-text = What you pay is gone, so part with what you need least. The Statue is three points for nothing but its price. **Try it:** pay two cards and **keep the Statue**.
san-juan-lesson-first-pay-yes = The refinery is yours, and the Statue waits for the next builder.
san-juan-lesson-first-pay-no = Paid, but the Statue is gone.
san-juan-lesson-first-produce-head = Make goods
san-juan-lesson-first-produce-text = The producer lays a card face down on an empty production building: that is a good. Everybody makes one, you one more. **Try it:** make **two**.
san-juan-lesson-first-produce-yes = Each building holds one good until it is sold.
san-juan-lesson-first-produce-no = You may make one more: it is your privilege.
san-juan-lesson-first-sell-head = Sell them for cards
san-juan-lesson-first-sell-text = The trading house says what each good brings, in cards. You may sell two, because you are the trader. **Try it:** of the goods on your buildings, sell the two that bring most.
san-juan-lesson-first-sell-yes = Cards again: to build with, or to pay with.
san-juan-lesson-first-sell-no = Another pair would bring more cards. Read the prices on the open card.
san-juan-lesson-first-ends-head = How it ends
san-juan-lesson-first-ends-text = When somebody has **twelve buildings**, the builder phase is played to its end, and the game is over. Buildings count their points; monuments and those of cost six make the difference. Cards in hand decide only ties.
san-juan-lesson-good-title = What good players do
san-juan-lesson-good-end = Dear goods for cards, cards for a building at every chance, one great building for the end. The figures tell what winners did, not why they won.
san-juan-lesson-good-dear-head = Dear goods early
san-juan-lesson-good-dear-text = A corn farm's good sells for one card; sugar, tobacco and coffee bring two or three, in every sale. **Try it:** you can pay for the roaster once. Is it worth nearly the whole hand?
san-juan-lesson-good-dear-yes = Four cards, paid back after two sales. From then on it is profit.
san-juan-lesson-good-dear-no = Cheap; but your goods will bring few cards for the whole game. Look for the dearest good.
san-juan-lesson-good-often-head = Build whenever you may
san-juan-lesson-good-often-text = Twelve buildings end the game, and every one counts. Who waits for the great building falls behind in number. **Try it:** the Customs House is out of reach. Pass, or build something small?
san-juan-lesson-good-often-yes = One more stands, for next to nothing, and the dear card is still in your hand.
san-juan-lesson-good-often-no = Nothing stands that did not stand before. The others build in this phase too.
san-juan-lesson-good-six-head = One building of cost six
san-juan-lesson-good-six-text = Each of them counts something that you have: blue buildings, monuments, goods, everything. Choose the one that your city already suits. **Try it:** which of the two belongs here?
san-juan-lesson-good-six-yes = A point for every blue building, itself included: no other card brings as much here.
san-juan-lesson-good-six-no = Without what it counts it is worth little. Look what your city is made of.
san-juan-lesson-new-buildings-title = The expansion: New Buildings and the Cathedral
san-juan-lesson-new-buildings-end = Ten more kinds of cards and one Cathedral. Point at a card to read what it does.
san-juan-lesson-new-buildings-cathedral-head = One Cathedral for all
san-juan-lesson-new-buildings-cathedral-text = The Cathedral lies on the table; whoever pays seven cards first has it. At the end it counts the **others'** buildings of cost six, so watch what they build.
san-juan-lesson-new-buildings-land-head = Cheaper great buildings
san-juan-lesson-new-buildings-land-text = Several new cards help with dear buildings. **Try it:** build the one that makes buildings of cost six, and the Cathedral, cheaper. Point at your cards to read them.
san-juan-lesson-new-buildings-land-yes = From the next phase on it saves you cards.
san-juan-lesson-new-buildings-land-no = Good, but it does not make great buildings cheaper.

# The rules at a glance.
san-juan-glance-goal = You build a city of cards. **Most points win.** A card is a building, or money, or a good: production buildings make goods, goods are sold for cards, and cards pay for buildings.
san-juan-glance-round-title = A round
san-juan-glance-end =
    When somebody has twelve buildings, everybody still has his turn as builder; then the game is over at once.
    It also ends when no card is left to draw and nothing moves any more.
san-juan-glance-counts =
    The points on every building in the city.
    One for each card under Chapel, Church or Harbor.
    What the buildings of cost six count; the Customs House last of all, a quarter of everything.
    Cards in hand and goods are worth nothing; together they break a tie.
san-juan-round-hand = **Seven cards** in hand at most when a round begins; then the governor takes the first role.
san-juan-round-take = **Take a role** that nobody has taken in this round.
san-juan-round-act = **Everybody plays it**, clockwise from you; you do it a little better. With two players the governor takes a second role.
san-juan-round-next = When all have chosen, the roles come back, and the next player is governor.

# Worked examples.
san-juan-example-produce-head = The producer makes two
san-juan-example-produce-text = Everybody may lay one card from the deck, unseen, as a good on an empty production building; the producer **two**. A building carries one good at most, and which building it lies on says what it is.
san-juan-example-pay-head = A building is paid with cards
san-juan-example-pay-text = The Villa costs 3, the builder pays one less: **two** other cards of the hand are gone. Four cards were in hand, one became the Villa, two paid, one is left.
san-juan-example-sell-head = Goods become cards
san-juan-example-sell-text = The trading house says what each kind brings today. The trader sells two goods, the others one each: coffee **3** and sugar **2** are five new cards. The corn stays on its farm.
san-juan-example-counts-head = What monuments and the Town Square count
san-juan-example-counts-text = Statue **3**, Hero **5**, Corn Farm **1**. The Town Square counts monuments: one gives 4 points, two **6**, three 8. Together 15. Without a monument the square is worth nothing.
san-juan-example-once-head = Each blue building once
san-juan-example-once-text = A second Sugar Refinery may be built, and a third: production buildings are allowed any number of times (golden frames). Blue ones stand once in a city, so the second Villa is only good for paying.
san-juan-example-last-head = The twelfth building
san-juan-example-last-text = Twelve buildings stand, so the game ends with this phase: the others may still build, and nobody takes another role. What is in hand then counts nothing.

## What a game is remembered by

san-juan-memory-when = Round { $round }
san-juan-memory-sale = Best sale
san-juan-memory-sale-text = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} for { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
san-juan-memory-house = Best building
san-juan-memory-house-text = { $building }: { $points } ★
san-juan-memory-bargain = Best bargain
san-juan-memory-bargain-text = { $building } for { $cost } instead of { $printed }
san-juan-memory-harvest = Best harvest
san-juan-memory-harvest-text = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} in one round
san-juan-memory-twelfth = The end
san-juan-memory-twelfth-text = { $building }, the twelfth building
san-juan-memory-exhausted = The end
san-juan-memory-exhausted-text = no card was left, and nothing moved any more
san-juan-memory-rounds = The end
san-juan-memory-rounds-text = the last possible round was over
