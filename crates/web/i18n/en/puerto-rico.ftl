# The words of Puerto Rico's board.

puerto-rico-governor = Governor
puerto-rico-doubloons = Doubloons
puerto-rico-chips = point chips
puerto-rico-worth-chips = { $n } in chips
puerto-rico-worth-printed = { $n } in buildings
puerto-rico-worth-nobles = { $n } in nobles
puerto-rico-count-colonists = { $n ->
    [one] { $n } colonist
   *[other] { $n } colonists
}
puerto-rico-count-nobles = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
puerto-rico-goods = Goods
puerto-rico-no-goods = no goods
puerto-rico-island = Island
puerto-rico-city = City
puerto-rico-forest = Forest
puerto-rico-occupied = occupied
puerto-rico-empty = empty
puerto-rico-worth = Worth now
puerto-rico-worth-note = What you would count if the game ended now
puerto-rico-worth-seen = Buildings, their additions and nobles; the point chips lie face down
puerto-rico-harvest = Harvest
puerto-rico-harvest-note = What the craftsman would bring now

puerto-rico-card-coins = { $n ->
    [0] no doubloon on it
    [one] { $n } doubloon on it
   *[other] { $n } doubloons on it
}
puerto-rico-role-settler = Everybody takes a plantation; the settler may take a quarry instead.
puerto-rico-role-mayor = Colonists come, and everybody places his discs anew; the mayor gets one colonist more.
puerto-rico-role-builder = Everybody may build; the builder pays a doubloon less.
puerto-rico-role-craftsman = Everybody harvests; the craftsman takes a barrel more of a kind that he made.
puerto-rico-role-trader = Everybody may sell a barrel; the trader gets a doubloon more.
puerto-rico-role-captain = Everybody ships goods for points; the captain gets a point more.
puerto-rico-role-prospector = The prospector gets a doubloon; nobody else does anything.
puerto-rico-privilege-settler = or a quarry
puerto-rico-privilege-mayor = +1 colonist
puerto-rico-privilege-builder = −1 doubloon
puerto-rico-privilege-craftsman = +1 barrel
puerto-rico-privilege-trader = +1 doubloon
puerto-rico-privilege-captain = +1 point
puerto-rico-privilege-prospector = +1 doubloon

puerto-rico-plantations = Plantations
puerto-rico-plantation-of = Plantation: { $good }
puerto-rico-quarries = Quarries
puerto-rico-stack = Face-down plantations
puerto-rico-discards = Discarded:
puerto-rico-drawn = The tile you drew
puerto-rico-as-plantation = as a plantation
puerto-rico-as-forest = as a forest
puerto-rico-colonist-ship = Colonist ship
puerto-rico-aboard = { $disc }: { $n } on the ship, { $supply } in the supply
puerto-rico-in-supply = supply { $n }
puerto-rico-ships = Cargo ships
puerto-rico-ship = Ship
puerto-rico-ship-empty = empty
puerto-rico-load-note = You would load { $n } of { $good }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-house = Trading house
puerto-rico-sale-note = { $good } brings you { $price }
puerto-rico-supply = Supply
puerto-rico-ends = The end
puerto-rico-end-bank = Points left
puerto-rico-end-bank-note = The game ends with the round in which the bank runs out of points
puerto-rico-end-colonists = Colonists left
puerto-rico-end-colonists-note = The game ends with the round in which the colonist ship cannot be filled
puerto-rico-needed = ship { $n }
puerto-rico-end-city = Fullest city
puerto-rico-end-city-note = The game ends with the round in which somebody fills his twelve city spaces

puerto-rico-buildings = Buildings
puerto-rico-column = { $n ->
    [one] max { $n } quarry
   *[other] max { $n } quarries
}
puerto-rico-building-facts = cost { $cost }, points { $points }, circles { $circles }
puerto-rico-building-label = { $name }: { $price } for you, printed { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left } left
puerto-rico-draft = Which buildings come into play?
puerto-rico-draft-note = by cost; all copies of a chosen building are in play
puerto-rico-texts = What the buildings do
puerto-rico-in-play = in play

puerto-rico-ask-place = Place your discs.
puerto-rico-ask-keep = Choose the barrels that you keep.
puerto-rico-ask-send = Choose the barrels that go through the Small Wharf.
puerto-rico-ask-deliver = Choose the barrels for the court, each of another kind.

puerto-rico-confirm-place = Place the discs
puerto-rico-confirm-keep = Keep these
puerto-rico-confirm-send = Send these
puerto-rico-confirm-deliver = Deliver these

puerto-rico-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; everything else tells why not when you point at it.
puerto-rico-guide-roles = Each turn you take a role. Everybody then does what it says, you first and with the privilege on the card. Cards left over gather doubloons.
puerto-rico-guide-own = Your island and your city. Tiles and buildings do nothing until a colonist stands on their circle.
puerto-rico-guide-buildings = The coin shows what you pay. Buildings stand in columns: in the first one quarry at most makes them cheaper, in the fourth up to four. The shield is their points.
puerto-rico-guide-discs = When the mayor comes, click circles to say where your discs stand, or drag a disc from one to another, and confirm once. Goods other than corn need a disc on the field and one on the plant.
puerto-rico-guide-ships = The captain ships goods: one kind on each ship, a point for each barrel. The shields show what a load would bring you.
puerto-rico-guide-house = The trader sells one barrel each. The house takes four, all different; the coins are what you would get.
puerto-rico-guide-ends = The game ends when points or colonists run out or a city is full. Your worth at this moment always stands beside your name.

puerto-rico-cargo-ship = Cargo ship
puerto-rico-doubloon = Doubloon
puerto-rico-point = Victory point
puerto-rico-fact-cost = Cost
puerto-rico-fact-points = Points
puerto-rico-fact-circles = Circles
puerto-rico-fact-column = Quarries at most
puerto-rico-fact-spaces = Spaces of the city
puerto-rico-fact-privilege = Privilege
puerto-rico-fact-price = The trading house pays
puerto-rico-copies-left = { $n ->
    [0] none left
   *[other] { $n } left
}
puerto-rico-saving-quarries = Quarries
puerto-rico-saving-forests = Forests
puerto-rico-saving-zoning-office = Zoning Office
puerto-rico-saving-privilege = The builder's privilege

puerto-rico-of-supply = of { $n }
puerto-rico-shelf = Price and supply of each kind
puerto-rico-shelf-note = { $good } brings you { $price }; { $left } in the supply
puerto-rico-quay = Roles and plantations
puerto-rico-roles-left = Roles
puerto-rico-your-loads = Your loads
puerto-rico-your-sale = Your sale
puerto-rico-onto-ship = on the ship for { $n }
puerto-rico-column-large = large, two lots
puerto-rico-you-less = you −{ $n }
puerto-rico-large-note = Large ones count at the end, with a colonist.
puerto-rico-no-room-large = Large ones need two lots.
puerto-rico-quarry-note = Each worked quarry: −1, as many as the column allows.
puerto-rico-yours = yours
puerto-rico-draft-open = { $n ->
    [0] full
   *[other] choose { $n } more
}
puerto-rico-of-spaces = { $n } of { $all }
puerto-rico-of-lots = { $n } of { $all } lots
puerto-rico-doubloons-unit = doubloons
puerto-rico-in-all = { $n } in all
puerto-rico-role-to-take = Your role of this round is still to take.
puerto-rico-discs-title = Your discs
puerto-rico-discs-note = Click a full circle to lift its disc, an empty one to set it; or drag.
puerto-rico-suggest = Suggest
puerto-rico-lift-all = Lift all
puerto-rico-next-harvest = Next harvest
puerto-rico-as-it-stands = as it stands
puerto-rico-detail-build = { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}, { $n ->
    [one] { $n } building within reach
   *[other] { $n } buildings within reach
}
puerto-rico-detail-load = As many barrels as fit; a point for each.
puerto-rico-detail-role = Everybody does what it says, you first.
puerto-rico-detail-settle = { $n ->
    [one] { $n } free space on your island
   *[other] { $n } free spaces on your island
}
