### Saint Petersburg. ₽ are rubles, ★ are points.

title = Saint Petersburg
score-points = points
score-rubles = rubles
option-players = how many play
ending-worker = the worker stack ran out
ending-building = the building stack ran out
ending-noble = the noble stack ran out
ending-trading = the trading stack ran out

## Cards, stacks and phases

card-lumberjack = Lumberjack
card-gold-miner = Gold Miner
card-shepherd = Shepherd
card-fur-trapper = Fur Trapper
card-ship-builder = Ship Builder
card-czar-and-carpenter = Czar and Carpenter
card-market = Market
card-customs-house = Customs House
card-firehouse = Firehouse
card-hospital = Hospital
card-library = Library
card-theater = Theater
card-academy = Academy
card-warehouse = Warehouse
card-pub = Pub
card-potjomkins-village = Potjomkin's Village
card-observatory = Observatory
card-author = Author
card-administrator = Administrator
card-warehouse-manager = Warehouse Manager
card-secretary = Secretary
card-controller = Controller
card-judge = Judge
card-mistress-of-ceremonies = Mistress of Ceremonies
card-carpenter-workshop = Carpenter Workshop
card-gold-smelter = Gold Smelter
card-weaving-mill = Weaving Mill
card-fur-shop = Fur Shop
card-wharf = Wharf
card-mariinskij-theater = Mariinskij Theater
card-bank = Bank
card-peterhof = Peterhof
card-st-isaac-cathedral = St Isaac's Cathedral
card-church-of-the-resurrection = Church of the Resurrection
card-harbor = Harbor
card-catherine-palace = Catherine Palace
card-smolny-cathedral = Smolny Cathedral
card-hermitage = Hermitage
card-winter-palace = Winter Palace
card-pope = Pope
card-weapon-master = Weapon Master
card-chamber-maid = Chamber Maid
card-builder = Builder
card-senator = Senator
card-patriarch = Patriarch
card-tax-man = Tax Man
card-admiral = Admiral
card-foreign-minister = Foreign Minister
card-czar = Czar
stack-worker = Workers
stack-building = Buildings
stack-noble = Nobles
stack-trading = Trading cards
phase-worker = Worker phase
phase-building = Building phase
phase-noble = Noble phase
phase-trading = Trading phase
row-upper = upper row
row-lower = lower row

## What a card does

earns-rubles = Earns { $rubles } ₽.
earns-points = Earns { $points } ★.
earns-both = Earns { $rubles } ₽ and { $points } ★.
replaces-any = Replaces any card of: { $group }.
replaces-worker = Replaces { $worker } or { $czar }.
every-green-target = Any green trading card may replace it.
larger-hand = Its owner's hand may hold four cards.
buy-points = After the buildings have scored, its owner may buy up to five points for two rubles each.
worth = Counts as { $worth } rubles when a trading card replaces it.
draws = In the building phase, once per round: draw a card from a stack and buy it, keep it or discard it. No point in that round.
saves = { $group } cost its owner one ruble less.
ruble-per = Earns one ruble for each own card of: { $group }.

## What is asked

ask-turn = Buy a card, take one into your hand, play one from your hand, or pass.
ask-observed = The Observatory shows { $card }: buy it, keep it or discard it.
ask-pub = How many points do you buy in the Pub?
is-thinking = { $who } is thinking.
over = The game is over.

## Answers
## $target is the card that is replaced, or “none”

do-buy = Buy { $card }{ $target ->
    [none] { "" }
   *[other] { " " }for { $target }
}: { $price } ₽ ({ $row })
do-take = Take { $card } into your hand ({ $row })
do-play = Play { $card }{ $target ->
    [none] { "" }
   *[other] { " " }for { $target }
} from your hand: { $price } ₽
do-observe = Observatory: draw from { $stack } ({ $left } left)
do-pass = Pass
do-buy-drawn = Buy { $card }{ $target ->
    [none] { "" }
   *[other] { " " }for { $target }
}: { $price } ₽
do-keep = Keep it in your hand
do-discard = Discard it
do-pub = { $points ->
    [0] No points
   *[other] { $points } ★ for { $rubles } ₽
}

## Events

bought = { $who } buys { $card }{ $target ->
    [none] { "" }
   *[other] { " " }in place of { $target }
} from the { $row } for { $price } ₽.
took = { $who } takes { $card } into hand.
played = { $who } plays { $card }{ $target ->
    [none] { "" }
   *[other] { " " }in place of { $target }
} from hand for { $price } ₽.
observed = { $who }'s Observatory draws { $card } ({ $stack }).
bought-drawn = { $who } buys { $card }{ $target ->
    [none] { "" }
   *[other] { " " }in place of { $target }
} for { $price } ₽.
kept = { $who } keeps { $card } in hand.
discarded = { $who } discards { $card }.
passed = { $who } passes.
drank = { $points ->
    [0] { $who } buys no points in the Pub.
   *[other] { $who } buys { $points } ★ in the Pub for { $rubles } ₽.
}
scored = { $group } score for { $who }: { $gain }.
phase-without-cards = { $phase }: no new cards.
phase-with-cards = { $phase }. New: { $cards }.
round = Round { $round }. Discarded from the lower row: { $cards ->
    [none] nothing
   *[other] { $cards }
}.
last-round = { $stack }: the stack has run out. Round { $round } is the last.

## Why an answer cannot be given

no-over = the game is over
no-turn = it is { $who }'s turn
no-card-in-row = there is no { $card } in the { $row }
no-card-in-hand = you have no { $card } in your hand
too-dear = costs { $price }, you have { $rubles }
hand-full = your hand is full ({ $limit } cards)
other-colour = { $card } replaces only a card of its own colour, not { $target }
other-worker = { $card } does not replace { $target }: only its own worker
not-owned = you have no { $target } to replace
nothing-to-replace = you have no card that { $card } can replace
nothing-replaces = no trading card lies here that can replace { $target }
used-observatory = a used Observatory cannot be replaced in this round
not-building-phase = the Observatory works in the building phase only
no-observatory = you have no Observatory
observatories-used = your Observatory has been used in this round
short-stack = { $stack }: { $cards } left in the stack, two are needed
nothing-drawn = no card has been drawn with an Observatory
drawn-first = first buy, keep or discard the card drawn: { $card }
must-replace = { $card } has to replace a card
replaces-nothing = { $card } replaces no card
no-pub-now = points are bought in the Pub only after the buildings have scored
pub-first = first say how many points you buy in the Pub
too-many-points = you can buy { $most } at most

## Points by source

from-track = Points during the game
from-nobles = Different nobles
from-rubles = Rubles (one point per ten)
from-hand = Cards left in hand

## The page of a terminal

page-round = Round { $round }{ $last ->
    [yes] { " " }(the last)
   *[no] { "" }
} · { $phase }
page-stacks = Stacks (first player): { $stacks }
page-upper = Upper row: { $cards }
page-lower = Lower row: { $cards }
page-drawn = Drawn: { $card }
page-group = { $group }: { $cards }
page-hand = Hand: { $cards }
page-seat = { $who }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $points } ★ · { $rubles } ₽ · hand { $hand } of { $limit } · nobles worth { $nobles } ★ at the end
