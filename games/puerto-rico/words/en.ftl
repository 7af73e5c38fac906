title = Puerto Rico
score-points = points
score-doubloons-and-goods = doubloons and goods
option-players = how many play
option-new-buildings = the first expansion: 14 new buildings, and a draft of those in play
option-nobles = the second expansion: nobles and their eight buildings
option-ship-rule = which empty ship may be loaded
option-decline = what comes by itself
option-buildings = the beige buildings of New Buildings
choice-ship-rule-most = any that takes most of the barrels
choice-ship-rule-largest = only the largest
choice-decline-false = is taken without a question
choice-decline-true = everybody is asked and may decline
choice-buildings-draft = chosen by turns before the first round
choice-buildings-chosen = agreed upon now
ending-colonists = the colonist ship could not be filled
ending-city = a city was completed
ending-points = the points ran out

## Buildings, goods, tiles, roles and discs

building-small-indigo-plant = Small Indigo Plant
building-small-sugar-mill = Small Sugar Mill
building-indigo-plant = Indigo Plant
building-sugar-mill = Sugar Mill
building-tobacco-storage = Tobacco Storage
building-coffee-roaster = Coffee Roaster
building-small-market = Small Market
building-hacienda = Hacienda
building-construction-hut = Construction Hut
building-small-warehouse = Small Warehouse
building-hospice = Hospice
building-office = Office
building-large-market = Large Market
building-large-warehouse = Large Warehouse
building-factory = Factory
building-university = University
building-harbor = Harbor
building-wharf = Wharf
building-guild-hall = Guild Hall
building-residence = Residence
building-fortress = Fortress
building-customs-house = Customs House
building-city-hall = City Hall
building-aqueduct = Aqueduct
building-forest-house = Forest House
building-black-market = Black Market
building-storehouse = Storehouse
building-guest-house = Guest House
building-trading-post = Trading Post
building-church = Church
building-small-wharf = Small Wharf
building-lighthouse = Lighthouse
building-specialty-factory = Specialty Factory
building-library = Library
building-union-hall = Union Hall
building-statue = Statue
building-cloister = Cloister
building-land-office = Land Office
building-chapel = Chapel
building-hunting-lodge = Hunting Lodge
building-zoning-office = Zoning Office
building-royal-supplier = Royal Supplier
building-villa = Villa
building-jeweler = Jeweler
building-royal-garden = Royal Garden
one-small-indigo-plant = a Small Indigo Plant
one-small-sugar-mill = a Small Sugar Mill
one-indigo-plant = an Indigo Plant
one-sugar-mill = a Sugar Mill
one-tobacco-storage = a Tobacco Storage
one-coffee-roaster = a Coffee Roaster
one-small-market = a Small Market
one-hacienda = a Hacienda
one-construction-hut = a Construction Hut
one-small-warehouse = a Small Warehouse
one-hospice = a Hospice
one-office = an Office
one-large-market = a Large Market
one-large-warehouse = a Large Warehouse
one-factory = a Factory
one-university = a University
one-harbor = a Harbor
one-wharf = a Wharf
one-guild-hall = a Guild Hall
one-residence = a Residence
one-fortress = a Fortress
one-customs-house = a Customs House
one-city-hall = a City Hall
one-aqueduct = an Aqueduct
one-forest-house = a Forest House
one-black-market = a Black Market
one-storehouse = a Storehouse
one-guest-house = a Guest House
one-trading-post = a Trading Post
one-church = a Church
one-small-wharf = a Small Wharf
one-lighthouse = a Lighthouse
one-specialty-factory = a Specialty Factory
one-library = a Library
one-union-hall = a Union Hall
one-statue = a Statue
one-cloister = a Cloister
one-land-office = a Land Office
one-chapel = a Chapel
one-hunting-lodge = a Hunting Lodge
one-zoning-office = a Zoning Office
one-royal-supplier = a Royal Supplier
one-villa = a Villa
one-jeweler = a Jeweler
one-royal-garden = a Royal Garden
good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee
some-corn = corn
some-indigo = indigo
some-sugar = sugar
some-tobacco = tobacco
some-coffee = coffee
quarry = quarry
tile-corn = corn
tile-indigo = indigo
tile-sugar = sugar
tile-tobacco = tobacco
tile-coffee = coffee
tile-quarry = a quarry
role-settler = Settler
role-mayor = Mayor
role-builder = Builder
role-craftsman = Craftsman
role-trader = Trader
role-captain = Captain
role-prospector = Prospector
phase-settler = Settler phase
phase-mayor = Mayor phase
phase-builder = Builder phase
phase-craftsman = Craftsman phase
phase-trader = Trader phase
phase-captain = Captain phase
phase-prospector = Prospector phase
windrose = windrose
disc-colonist = colonist
disc-noble = noble
doubloons = { $n ->
    [one] { $n } doubloon
   *[other] { $n } doubloons
}
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
barrels = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
discs = { $n ->
    [one] { $n } disc
   *[other] { $n } discs
}
colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}

## What is asked and answered

over = The game is over.
is-thinking = { $other } is thinking.
ask-lay = You drew { $good }: lay it as a plantation or as a forest.
ask-place = How many discs stand on: { $place }?
ask-pay-barrel = { $building }: { $missing } missing. Which barrel goes to the Black Market?
ask-pay-disc = { $building }: { $missing } missing. Which disc goes to the Black Market?
ask-supplier = Deliver barrels to the court, up to { $left } more, each of another kind.
ask-send = How many barrels of { $good } go through the Small Wharf?
ask-keep = How many barrels of { $good } do you keep?

## Answers

do-draft = { $name } (cost { $cost })
do-hacienda = Hacienda: draw a plantation
do-quarry = Take a quarry
do-plant = Take { $tile }
do-forest = Take { $good } as a forest
do-lay = Lay it as { $good }
do-lay-forest = Lay it as a forest
do-discard = Discard { $good }
do-discard-forest = Discard a forest
do-guest = Guest: { $disc } to { $place }
do-take-disc = Take a { $disc }
do-place = { $place }: { $discs }
do-place-both = { $name }: { $x }, { $y }
do-build-with-market = Build { $name }: { $cost }, { $missing } through the Black Market
do-build = Build { $name }: { $cost }
do-pay-barrel = Give a barrel of { $good }
do-pay-no-barrel = Give no barrel
do-pay-disc = Give a disc from { $place }
do-pay-no-disc = Give a point instead
do-extra = One more { $good }
do-sell = Sell { $good }: { $gain }
do-post = Sell { $good } at the Trading Post: { $gain }
do-buy-plantation = Buy a face-down plantation: 1 doubloon
do-deliver = Deliver { $good }: 1 point
do-done = No further delivery
do-load = Load { $good } onto the ship of { $capacity }: { $n }
do-wharf = Wharf: ship all { $good }, { $n }
do-small-wharf = Small Wharf: ship any barrels
do-send = Send { $n } of { $good }
do-keep = Keep { $n } of { $good }

## Events

both = { $settlers_text } and { $lords_text }
drafted = { $who } brings { $name } into play.
took = { $who } takes the { $role }{ $purse }.
passed = { $who } passes.
drew = { $who } draws { $good }.
drew-for = { $who } draws { $good } for { $price }.
laid = { $who } lays { $tile }.
laid-forest = { $who } lays { $good } as a forest.
settled = { $who } gets a { $disc } on { $place }.
discarded = { $who } discards { $what ->
    [forest] a forest
   *[other] { $what }
}{ $gain }.
new-row = New plantations: { $row }.
guest-went = { $who } sends a guest, a { $disc }, to { $place }.
arrived = { $who } gets { $discs }.
placed = { $who } places { $discs }.
placed-some = { $who } places { $discs }; { $windrose } on the windrose.
ship-filled = The colonist ship brings { $discs } next time.
built = { $who } builds { $name } for { $price }.
bargained = { $who } wants { $name } for { $price }, pays { $paid } and asks the Black Market.
paid-barrel = { $who } gives a barrel of { $good } to the Black Market.
paid-disc = { $who } gives a { $disc } from { $place } to the Black Market.
paid-point = { $who } gives a point to the Black Market.
raised = { $who } builds { $name } with the help of the Black Market.
produced = { $who } produces { $goods }.
gained = { $source } ({ $who }): { $gain }.
took-extra = { $who } takes one more { $good } as privilege.
sold = { $who } sells { $good }{ $post ->
    [yes] { " " }at the Trading Post
   *[no] { "" }
} for { $n ->
    [0] nothing
    [one] { $n } doubloon
   *[other] { $n } doubloons
}.
house-emptied = The trading house is emptied.
delivered = { $who } delivers { $good } to the court: +1 point.
loaded = { $who } loads { $n } of { $good } onto the ship of { $capacity }: +{ $chips }.
shipped = { $who } ships { $n } of { $good } through the Wharf: +{ $chips }.
sent = { $who } ships { $n } through the Small Wharf: +{ $chips }.
lost = { $who } cannot store { $goods }.
ships-emptied = Full ships leave: { $ships }.
prospected = { $who } finds { $coins }.
last-round = Round { $round } is the last.
round = Round { $round }. { $who } is governor.

## Why an answer cannot be given

no-over = the game is over
same-prospectors = there are no two prospectors left that differ by their doubloons
other-tile-drawn = the tile drawn is { $good }
price-needs-it = without it the price cannot be paid
kinds-in-order = each kind once, in goods order
must-load = you can load, so you have to
not-now = not now. { $want }
no-building = you have no { $name }
nobody-works = nobody works in your { $name }
no-barrel = you have no barrel of { $good }
in-play-already = { $name } is in play already
no-slot = no place is left for a building that costs { $cost }
role-taken = the { $name } was taken in this round
not-in-play = { $name } is not in play
have-already = you have a { $name } already
none-left = no { $name } is left
no-city-space = takes { $needs ->
    [one] { $needs } space
   *[other] { $needs } spaces
} of the city, { $free } left
too-dear-with-market = costs { $price }, you have { $coins } and { $offers } through the Black Market
too-dear = costs { $price }, you have { $coins }
not-produced = you have not produced any { $name }
supply-empty = the supply has no { $name }
two-kinds-in-order = two kinds are named in goods order
house-full = the trading house is full
house-has = the trading house has { $good } already, and you have no occupied Office
no-ship = there is no ship for { $capacity } barrels
ship-full = the ship is full
ship-carries = the ship carries { $other }
wharf-used = already used in this captain phase
kinds-asked-in-order = the kinds are asked in goods order; now: { $name }
too-few-to-send = you have { $held }, and one barrel at least is sent in all
cannot-keep = of { $held } that number cannot be: you keep { $whole } whole kinds and { $singles } single barrels, and waste nothing
no-circle = { $name } has no empty circle of yours
guests-in-order = guests go in the order of the places, a colonist before a noble
useless-guest = a guest in { $name } would change nothing now
places-in-order = the places are filled in their order; now: { $name }
both-sorts = { $low } to { $high } discs, of { $x } and { $y } left; say how many of each
bounds = { $low } at least and { $high } at most
market-disc = the disc of the Black Market itself cannot be paid
quarries-needed = all your quarries made this building cheaper
no-disc-there = no disc of yours stands there: { $name }
hacienda-used = the Hacienda has been used
no-face-down-tile = no face-down tile is left
second-never-quarry = the second tile is never a quarry
no-quarry-left = no quarry is left
quarry-for-settler = a quarry is for the settler, or with an occupied Construction Hut
not-face-up = no { $good } lies face up
colonist-buys = a colonist in the Land Office buys, only a noble sells
no-forest = you have no forest
no-plantation = you have no such plantation
noble-sells = a noble in the Land Office sells, only a colonist buys
too-dear-land = costs 1, you have 0
island-full = your island is full

## Points by source

from-chips = Victory points
from-buildings = Buildings
from-nobles = Nobles

## The page of a terminal

page-head = Round { $round }{ $last ->
    [yes] { " " }(the last)
   *[no] { "" }
} · governor { $governor }
page-roles = Roles left: { $roles }
page-plantations = Plantations: { $plantations }
page-ships = Ships: { $ships }
page-house = Trading house: { $goods }
page-goods = Goods in the supply: { $goods }
page-buildings = Buildings: { $buildings }
page-island = Island: { $tiles }
page-city = City: { $buildings }
page-own-goods = Goods: { $goods }
page-row = { $row } · { $quarries ->
    [one] { $quarries } quarry
   *[other] { $quarries } quarries
} · { $stack } face down
forest = forest
unknown-points = ? points
page-seat = { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $chips } · { $coins } · { $settlers } ({ $idle } on the windrose)
ask-draft = Choose a building that comes into play.
ask-role = Take a role.
ask-settle = Take a tile for your island, or pass.
ask-settle-again = Take a face-up tile too, or pass.
ask-second-tile = Library: take a second tile, or pass.
ask-hunt = Hunting Lodge: discard a tile of your island, or pass.
ask-guests-store = Send a guest to a store before goods are lost, or pass.
ask-guests = Send a guest to work, or pass.
ask-ship = Take a colonist or a noble from the ship.
ask-build = Build a building, or pass.
ask-privilege = Take an extra barrel, or pass.
ask-second-privilege = Take a second extra barrel, or pass.
ask-sell = Sell a barrel, or pass.
ask-land = Use the Land Office, or pass.
ask-load = Load goods.
do-pass = Pass
do-accept = Take it
ask-accept-mayor = Do you take your colonists from the supply?
ask-accept-villa = Villa: do you take a disc from the supply?
ask-accept-hospice = Hospice: does a colonist come to { $place }?
ask-accept-university = University: does a colonist come to { $place }?
ask-accept-harvest = Do you produce? All of it, or nothing.
nothing-offered = nothing is offered now. { $want }
do-not-load = Pass
no-turn = it is { $who }'s turn
no-such-role = there is no { $name } with { $players } players
lies-on = { $name } lies on the ship of { $capacity }
other-ship-larger = another empty ship is larger
other-ship-takes-more = another empty ship takes more of your { $barrels }
no-colonist-guest = no colonist is your guest
no-noble-guest = no noble is your guest
page-supply = Supply: { $supply } · ship: { $aboard } · bank: { $bank }
