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

puerto-rico-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; everything else tells why not when you point at it or hold it.
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

# Names of other printings, and what players may agree upon.
puerto-rico-fact-also = in French boxes
puerto-rico-agree-group = Cost { $cost }: choose { $n }
puerto-rico-also-settler = paysan, planteur
puerto-rico-also-mayor = maire, intendant
puerto-rico-also-builder = bâtisseur, maçon
puerto-rico-also-craftsman = producteur, artisan
puerto-rico-also-hospice = refuge, hospice
puerto-rico-also-guild-hall = guilde, maison des guildes
puerto-rico-also-forest-house = baraque forestière, maison forestière
puerto-rico-also-storehouse = boutique, hangar
puerto-rico-also-guest-house = pension, auberge
puerto-rico-also-trading-post = commerce, relais commercial
puerto-rico-also-specialty-factory = atelier, usine spécialisée
puerto-rico-also-zoning-office = cabinet d'architecte, office d'urbanisme
puerto-rico-also-royal-supplier = fournisseur, fournisseur de la cour
puerto-rico-also-jeweler = joaillerie, joaillier
puerto-rico-also-royal-garden = jardins royaux, jardins de la cour

# Lessons.
puerto-rico-lesson-first-title = The game in five minutes
puerto-rico-lesson-first-end = You know the goal, the roles and how barrels are made. The rest shows itself at the table; every building tells what it does when you point at it.
puerto-rico-lesson-first-goal-head = Points win
puerto-rico-lesson-first-goal-text = Two ways lead to points: **ship barrels**, a point each, and **put up buildings**, each with the points on its shield. All the rest makes barrels and money for these two.
puerto-rico-lesson-first-role-head = Your turn: take a role
puerto-rico-lesson-first-role-text = Everybody then does what it says; you go first and get a little more. Roles nobody takes gather doubloons. **Try it:** you want money for your first building. Which role sells your barrel?
puerto-rico-lesson-first-role-yes = Indigo sells for one, the trader gets one more, and one lay on the card. The others may sell too, if they have another kind.
puerto-rico-lesson-first-role-no = No barrel was sold. The house that buys opens with another role.
puerto-rico-lesson-first-field-head = The settler gives land
puerto-rico-lesson-first-field-text = Everybody takes one field. Only you, because you took the role, may take a **quarry** instead: with a colonist it makes every building cheaper. **Try it:** take the quarry.
puerto-rico-lesson-first-field-yes = It waits for a colonist. Early quarries pay for the whole game.
puerto-rico-lesson-first-field-no = A good field; but everybody may have one. Look for what only the settler gets.
puerto-rico-lesson-first-work-head = Put them to work
puerto-rico-lesson-first-work-text = Nothing happens on a field or in a building until a colonist stands there. Corn needs its field alone; other goods need a plant too. **Try it:** place three so that you harvest **two barrels**.
puerto-rico-lesson-first-work-yes = Corn from its field, indigo from field and plant together.
puerto-rico-lesson-first-work-no = That harvest is smaller. One colonist belongs on the corn, two make indigo: one on the field, one in the plant.
puerto-rico-lesson-first-build-head = Build cheaply
puerto-rico-lesson-first-build-text = The coin is your price: one less for the builder, one less for each quarry with a colonist. Your sugar field needs a mill. **Try it:** build one.
puerto-rico-lesson-first-build-yes = It stands. The next mayor brings somebody to work there.
puerto-rico-lesson-first-build-no = That stands now, but your sugar still rots in the field. Look for a mill.
puerto-rico-lesson-first-ship-head = Load the ships
puerto-rico-lesson-first-ship-text = Everybody loads by turns, one kind at a time, and must if it is possible. A ship carries one kind only. **Try it:** which load brings you most points now?
puerto-rico-lesson-first-ship-yes = A point for each barrel that fits, one more for the captain. What finds no ship may spoil: only one barrel is kept.
puerto-rico-lesson-first-ship-no = That is fewer points. Count the barrels that fit, and add one for the captain.
puerto-rico-lesson-first-ends-head = How it ends
puerto-rico-lesson-first-ends-text = The round is the last in which colonists run out, a city has no free space, or the last point leaves the bank. Then buildings count; large ones add what they say, if somebody works there.
puerto-rico-lesson-new-buildings-title = The expansion: New Buildings
puerto-rico-lesson-new-buildings-end = Fourteen more buildings: point at each to read it. The draft makes every game different.
puerto-rico-lesson-new-buildings-draft-head = Choose the buildings
puerto-rico-lesson-new-buildings-draft-text = Before the first round you choose by turns which beige buildings are in play. Each cost has so many places. **Try it:** bring in the one that doubles the privilege of your role.
puerto-rico-lesson-new-buildings-draft-yes = The Library: two colonists, two doubloons, two points, whatever you take.
puerto-rico-lesson-new-buildings-draft-no = In play now, but it doubles nothing. Point at the buildings to read what they do.
puerto-rico-lesson-new-buildings-forest-head = A forest saves money
puerto-rico-lesson-new-buildings-forest-text = With a Forest House any plantation may be laid as a forest, for ever. It grows nothing, but every two forests make each building a doubloon cheaper. **Try it:** lay a forest.
puerto-rico-lesson-new-buildings-forest-yes = The second one will begin to pay.
puerto-rico-lesson-new-buildings-forest-no = That is a field like any other. The same tile can lie as a forest.
puerto-rico-lesson-new-buildings-large-head = New large buildings
puerto-rico-lesson-new-buildings-large-text = The Cloister counts threes of equal tiles: 1, 3, 6, 10 points for one to four of them. The Statue is worth eight points and needs nobody.
puerto-rico-lesson-nobles-title = The expansion: Nobles
puerto-rico-lesson-nobles-end = Nobles are points on two legs. Eight buildings use them; point at each to read it.
puerto-rico-lesson-nobles-who-head = Who the nobles are
puerto-rico-lesson-nobles-who-text = A noble works like a colonist, and is worth a point at the end. In a few buildings, such as the Chapel, it matters who stands there: a colonist earns a doubloon, a noble a point.
puerto-rico-lesson-nobles-ship-head = One noble comes with the ship
puerto-rico-lesson-nobles-ship-text = Each mayor phase one noble is aboard. Whoever takes first says which disc he takes. Running out of colonists ends nothing now. **Try it:** take the noble.
puerto-rico-lesson-nobles-ship-yes = A worker for the whole game, and a point at the end.
puerto-rico-lesson-nobles-ship-no = A colonist like any other; the next player gets the noble.
