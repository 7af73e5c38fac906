title = San Juan
score-points = points
score-cards = cards
option-players = how many play
option-new-buildings = 29 more cards and the Cathedral
option-decline = the cards of recruiter and adventurer
choice-decline-false = are drawn without a question
choice-decline-true = may be declined
option-draft-hands = more cards are dealt, everybody keeps four
ending-buildings = somebody has twelve buildings
ending-exhausted = no card is left, and nothing moves any more
ending-rounds = round 200 is over

## Cards, roles and goods

card-corn-farm = Corn Farm
card-fruit-farm = Fruit Farm
card-sugar-refinery = Sugar Refinery
card-tobacco-shed = Tobacco Shed
card-coffee-roaster = Coffee Roaster
card-distillery = Distillery
card-gold-mine = Gold Mine
card-notary-office = Notary Office
card-hospital = Hospital
card-black-market = Black Market
card-trading-post = Trading Post
card-factory = Factory
card-small-market = Small Market
card-crane = Crane
card-chapel = Chapel
card-lighthouse = Lighthouse
card-canal = Canal
card-sawmill = Sawmill
card-villa = Villa
card-statue = Statue
card-large-market = Large Market
card-materials-depot = Materials Depot
card-triumphal-arch = Triumphal Arch
card-publishing-house = Publishing House
card-hero = Hero
card-town-square = Town Square
card-customs-house = Customs House
card-manufactory = Manufactory
card-governors-palace = Governor's Palace
card-company = Company
card-fortress = Fortress
card-land-registry = Land Registry
card-bohio = Bohio
card-school = School
card-land-office = Land Office
card-church = Church
card-harbor = Harbor
card-goldsmith = Goldsmith
card-residence = Residence
card-cathedral = Cathedral
power-corn-farm = Carries a good that can be sold.
power-fruit-farm = Carries a good that can be sold.
power-sugar-refinery = Carries a good that can be sold.
power-tobacco-shed = Carries a good that can be sold.
power-coffee-roaster = Carries a good that can be sold.
power-distillery = Builder: your production buildings cost 1 card less.
power-gold-mine = Adventurer: 4 cards are shown; if their costs all differ you keep the cheapest.
power-notary-office = Recruiter: the cards drawn go to your hand, and you discard from the whole hand.
power-hospital = Builder: if you have 0 or 1 card left after building, draw 1.
power-black-market = Builder: up to 2 goods may pay, each for 1 card.
power-trading-post = Trader: you may sell 1 good more.
power-factory = Producer: if you produce 2 goods or more, draw 1 card.
power-small-market = Trader: if you sell 2 goods or more, draw 1 card more.
power-crane = Builder: you may build over one of your buildings; its cost is taken off.
power-chapel = Start of the round: put 1 hand card under it, worth 1 point.
power-lighthouse = Start of the round: your hand may hold 12 cards.
power-canal = Producer: you may produce 1 good more.
power-sawmill = Builder: after building a commercial building, draw 1 card.
power-villa = Recruiter: keep 2 cards instead of 1.
power-statue = A monument: worth more with a Town Square.
power-large-market = Trader: if you sell anything, draw 1 card more.
power-materials-depot = Builder: your commercial buildings cost 1 card less.
power-triumphal-arch = A monument: worth more with a Town Square.
power-publishing-house = The privilege of the role that you take counts twice.
power-hero = A monument: worth more with a Town Square.
power-town-square = End: 4, 6, 8 points for 1, 2, 3 monuments.
power-customs-house = End: 1 point for every 4 points scored otherwise.
power-manufactory = End: 1 point per production building and 1 per kind of them.
power-governors-palace = End: 1 point per commercial building, this one included.
power-company = Start of the round: discard 1 or 2 cards and draw as many.
power-fortress = Start of the round: who has neither Fortress nor Lighthouse holds 6 cards at most.
power-land-registry = Recruiter: if it is empty, a good comes here; it always sells for 2.
power-bohio = Trader: if nobody has sold anything, draw 1 card.
power-school = End of the builder phase: draw 1 card if nobody has fewer buildings and somebody has more.
power-land-office = Builder: covering it takes 6 off the cost instead of 3.
power-church = Start of the round, once in the game: put any number of hand cards under it, worth 1 point each.
power-harbor = Trader: one good that you sell goes under it, worth 1 point.
power-goldsmith = Adventurer: a card is shown; you keep it if nobody has such a building.
power-residence = End: 4, 3, 2, 1 points for sets of 3 different buildings of equal cost.
power-cathedral = End: 4, 3, 2, 1 points for buildings of cost 6 of the other players.
role-builder = Builder
role-producer = Producer
role-trader = Trader
role-recruiter = Recruiter
role-adventurer = Adventurer
role-power-builder = Everybody may build; you pay 1 card less.
role-power-producer = Everybody may produce 1 good; you 1 more.
role-power-trader = Everybody may sell 1 good; you 1 more.
role-power-recruiter = Everybody draws 2 cards and keeps 1; you draw 3 more.
role-power-adventurer = You draw 1 card.
the-role-builder = the Builder
the-role-producer = the Producer
the-role-trader = the Trader
the-role-recruiter = the Recruiter
the-role-adventurer = the Adventurer
good-corn = corn
good-fruit = fruit
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
good-any = good of the Land Registry
some-good-corn = corn
some-good-fruit = fruit
some-good-sugar = sugar
some-good-tobacco = tobacco
some-good-coffee = coffee
some-good-any = a good of the Land Registry
prices-in-a-line = corn { $corn }, fruit { $fruit }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }
cards = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
goods = { $n ->
    [one] { $n } good
   *[other] { $n } goods
}

## What is asked and answered

price-free = free
task-discard = discard { $missing }
task-role = take a role
task-build = build something, or pass
task-site = say where your { $building } goes
task-hospital = pay one card more so that the Hospital gives one, or stop here
task-pay = pay { $missing } for your { $building }
task-recruit = draw cards, or pass
task-venture = draw your card, or pass: then all Gold Mines stay shut
task-keep = keep { $missing }
task-chapel = put a card under your Chapel, or pass
task-church = put cards under your Church, once in the game, or stop
no-over = the game is over
do-beside = In a place of its own: { $cost }
do-over = Over { $card }: { $cost }
do-over-loaded = Over { $card } with its good, which is lost: { $cost }
do-role = { $name }{ $how ->
    [doubled] { " " }(privilege doubled)
    [saved] { " " }(Publishing House saved)
   *[plain] { "" }
}: { $text }
is-thinking = { $other } is thinking.
do-build = Build { $name }: { $cost }
do-spend = Spend the good of { $name }
do-pay = Pay with { $name }
do-produce = Produce { $good } ({ $name })
do-sell = Sell { $good }: { $income }
do-keep = Keep { $name }
do-discard = Discard { $name }
do-chapel = Put { $name } under the Chapel
do-church = Put { $name } under the Church
do-pass = Pass
do-draw = Draw
do-done = Done

## Events

took = { $who } takes { $role }{ $doubled ->
    [yes] , with a doubled privilege
   *[no] { "" }
}.
built = { $who } builds { $card }{ $over ->
    [none] { "" }
   *[other] { " " }over { $over }
}; { $cost ->
    [0] it costs nothing
    [one] it costs { $cost } card
   *[other] it costs { $cost } cards
}.
spent = { $who } spends in the Black Market: { $spent }.
produced = { $who } produces { $good }.
registered = A good is laid into { $who }'s Land Registry.
prices = Prices: { $prices }.
sold = { $who } sells { $sold } for { $income }.
stored = A good goes under { $who }'s Harbor.
drew = { $who } draws { $drawn } ({ $why }).
mined = { $who }'s Gold Mine shows { $shown }: { $who } keeps { $card }.
mined-nothing = { $who }'s Gold Mine shows { $shown }: nothing is kept.
assayed = { $who }'s Goldsmith shows { $card }: { $kept ->
    [yes] it is kept
   *[no] it is discarded
}.
passed = { $who } passes.
shuffled = The discard pile is shuffled and becomes the deck: { $pile }.
round = Round { $round }. { $who } is governor.
over-buildings = Somebody has twelve buildings: the game is over.
over-exhausted = No card is left and nothing moves any more: the game is over.
over-rounds = Round 200 is over, and so is the game.
occasion-sale = for the goods sold
occasion-adventurer = Adventurer
occasion-recruiter = Recruiter
discarded = { $who } discards { $what }.
discarded-to-limit = { $who } discards { $what } down to the hand limit.
paid = { $who } pays with { $what }.
kept = { $who } keeps { $what } and discards the others.
put-under-chapel = { $who } puts { $what } under the Chapel.
put-under-church = { $who } puts { $what } under the Church.

## Why an answer cannot be given

no-turn = it is { $who }'s turn
first = first: { $task }
role-taken = { $by } has taken the { $role } in this round
no-publishing-house = you have no Publishing House
publishes-by-itself = only the governor of two players can save his Publishing House, with his first role; else it works by itself, once a round
not-in-game = { $card } belongs to the new buildings, which are not played here
not-in-hand = you have no { $card } in your hand
already-built = you already have a { $card }
cathedral-gone = the Cathedral has been built
too-dear = costs { $cost }, you have { $cards } to pay with
too-dear-with-goods = costs { $cost }, you have { $cards } to pay with and { $goods } to spend in the Black Market
no-crane = you have no Crane
never-covered = a Crane is never covered
same-name = { $card } does not cover { $card }
not-built = you have no { $card } to cover
none-empty = every { $card } of yours carries a good
none-loaded = no { $card } of yours carries a good
not-drawn = you have not drawn a { $card }
no-good = no further good lies on your { $card }
no-room = you have no empty { $card }
too-early = after { $last } only cards from there on in card order can follow
too-few-later = { $missing } have to be chosen in card order; from here on there are fewer
still-missing = you have to choose { $missing } more
nothing-chosen = nothing has been chosen: pass instead
something-chosen = something has been chosen: say that you are done

## Points by source

from-buildings = Printed on buildings
from-cards-under = Cards under Chapel, Church, Harbor

## The page of a terminal

page-head = Round { $round } · governor { $governor } · deck { $deck } · discard pile { $discard }
page-roles = Roles taken: { $roles }
page-prices = Prices: { $prices }
page-next-prices = Next prices: { $prices }
page-cathedral = On the table: Cathedral [7]
page-discard = Known in the discard pile: { $cards }
page-building = Being built: { $card }
page-drawn = Drawn: { $cards }
page-chosen = Chosen: { $cards }
page-hand = Hand: { $cards }
page-known-hand = Known in hand: { $cards }
page-under = Under Chapel and Church: { $cards }
page-covered = Covered: { $cards }
page-seat = { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $points } ★ · { $city } of 12 buildings · hand { $hand } (limit { $limit }){ $under ->
    [0] { "" }
    [one] { " " }· { $under } card under buildings
   *[other] { " " }· { $under } cards under buildings
}
task-spend = spend { $goods } in the Black Market
task-spend-up-to = spend up to { $goods } in the Black Market, or go on
task-produce = { $n ->
    [1] produce 1 good, or none
   *[other] produce up to { $goods }
}
task-sell = { $n ->
    [1] sell 1 good, or none
   *[other] sell up to { $goods }
}
task-exchange = exchange up to { $cards }, or stop
