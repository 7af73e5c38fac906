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
puerto-rico-open-island = The island of { $name }, larger
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
puerto-rico-all-barrels = { $n ->
    [one] { $n } barrel
   *[other] { $n } barrels
}
puerto-rico-some-barrels = { $n } of { $all } barrels
puerto-rico-points-more = , +{ $more }
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
puerto-rico-column = max { $n }
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
puerto-rico-guide-discs = Say where your colonists, the brown discs, stand: click circles or drag, and confirm once. Goods other than corn need one on the field and one in the plant. Who has no place waits on the windrose.
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
puerto-rico-price-of = price { $n }
puerto-rico-house-has = lies in the house already
puerto-rico-house-full = the house is full
puerto-rico-storage = Storage
puerto-rico-whole-kinds = { $n ->
    [one] one whole kind
   *[other] { $n } whole kinds
}
puerto-rico-on-quay = On the quay
puerto-rico-single-barrels = { $n ->
    [one] one barrel
   *[other] { $n } barrels
}
puerto-rico-lost = Lost
puerto-rico-to-supply = back to the supply
puerto-rico-column-large = two lots
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
puerto-rico-role-to-take-for-others = The role of this round is still to take.
puerto-rico-discs-title = Your discs
puerto-rico-discs-note = Click a full circle to lift its disc, an empty one to set it; or drag.
puerto-rico-suggest = Suggest
puerto-rico-lift-all = Lift all
puerto-rico-see-market = See the market
puerto-rico-next-harvest = Next harvest
puerto-rico-as-it-stands = as it stands
puerto-rico-idle = idle
puerto-rico-guest = a guest
puerto-rico-does-make = makes **{ $n }** of { $all } { $good }
puerto-rico-would-make = would add { $n } { $good }
puerto-rico-could-make = makes up to { $all } { $good }
puerto-rico-does-add = adds { $goods }
puerto-rico-does-pay = { $n ->
    [0] no doubloon next harvest
    [one] +**{ $n }** doubloon next harvest
   *[other] +**{ $n }** doubloons next harvest
}
puerto-rico-does-score = { $n ->
    [one] +**{ $n }** point next harvest
   *[other] +**{ $n }** points next harvest
}
puerto-rico-does-count = { $n ->
    [one] **{ $n }** point at the end
   *[other] **{ $n }** points at the end
}
puerto-rico-does-land-office-colonist = draws a plantation for 1 doubloon
puerto-rico-does-land-office-noble = sells a plantation for 1 doubloon
puerto-rico-does-hunting-lodge-colonist = may discard a plantation
puerto-rico-does-hunting-lodge-noble = 2 points for the emptiest island
puerto-rico-does-zoning-office-colonist = −1 doubloon in columns 1 to 3
puerto-rico-does-zoning-office-noble = −2 doubloons for large buildings
puerto-rico-lone-fields = { $n ->
    [one] { $n } field without a plant: { $good }
   *[other] { $n } fields without a plant: { $good }
}
puerto-rico-lone-circles = { $n ->
    [one] { $n } plant circle without a field: { $good }
   *[other] { $n } plant circles without a field: { $good }
}
puerto-rico-lone-missing = { $n } lacking in the supply: { $good }
puerto-rico-up-to = up to −{ $n }
puerto-rico-helps-build = Buildings
puerto-rico-helps-sale = Each sale
puerto-rico-helps-load = Each load
puerto-rico-helps-end = At the end
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
puerto-rico-lesson-first-role-text = Each round everybody takes one role, the governor (the hat) first. All do what it says, you before the others and a little better. Roles left over gather doubloons. **Try it:** which role sells your barrel?
puerto-rico-lesson-first-role-yes = Indigo sells for one, the trader gets one more, and one lay on the card. The others may sell too, if they have another kind.
puerto-rico-lesson-first-role-no = No barrel was sold. The house that buys opens with another role.
puerto-rico-lesson-first-field-head = The settler gives land
puerto-rico-lesson-first-field-text = Everybody takes one field. Only you, because you took the role, may take a **quarry** instead: with a colonist it makes every building cheaper. **Try it:** take the quarry.
puerto-rico-lesson-first-field-yes = It waits for a colonist; then every building costs you a doubloon less.
puerto-rico-lesson-first-field-no = A good field; but everybody may have one. Look for what only the settler gets.
puerto-rico-lesson-first-work-head = Put them to work
puerto-rico-lesson-first-work-text = Nothing happens on a field or in a building until a colonist, a brown disc, stands there. Corn needs its field alone; other goods a plant too. **Try it:** place three so that you harvest **two barrels**.
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
puerto-rico-lesson-first-ends-text = After the round in which colonists run out, a city has no free space, or the bank no point. Then buildings count; large ones add what they say, if somebody works there.
puerto-rico-lesson-good-title = What good players do
puerto-rico-lesson-good-end = Money early, a second kind to sell, and a large building that suits what you have. The figures tell what winners did, not why they won.
puerto-rico-lesson-good-sale-head = Sell before you ship
puerto-rico-lesson-good-sale-text = A barrel shipped early is one point; sold, it is half a building that works until the end. **Try it:** you have two barrels of sugar and one doubloon. Which role?
puerto-rico-lesson-good-sale-yes = Three doubloons for one barrel, enough to build soon. The other barrel can still be shipped. Two sales in the first half are what counts here.
puerto-rico-lesson-good-sale-no = Points come later, by the dozen. What you lack now is money.
puerto-rico-lesson-good-sugar-head = Sugar early
puerto-rico-lesson-good-sugar-text = Sugar sells for two, and its small mill costs two. With it you have one more kind for the house and for the ships. **Try it:** spend your doubloons on what pays them back.
puerto-rico-lesson-good-sugar-yes = One sale pays for it. Those who had the mill in the first third won more often.
puerto-rico-lesson-good-sugar-no = Useful; but your sugar field stays idle, and you have nothing new to sell.
puerto-rico-lesson-good-guild-head = A Guild Hall for many plants
puerto-rico-lesson-good-guild-text = A large building counts something that you have, if a colonist works in it. The Guild Hall counts plants: one for a small one, two for a large one. **Try it:** which large building suits this city?
puerto-rico-lesson-good-guild-yes = Six points for your four plants, besides its own four. Keep a colonist for it.
puerto-rico-lesson-good-guild-no = That counts less here. Look at your city: what have you most of?
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

# The rules at a glance.
puerto-rico-glance-goal = You lead an island from its first field to a full city. **Most points win.** Points come from barrels that you ship and from buildings that you put up; everything else makes barrels and money for these two.
puerto-rico-glance-round-title = A round
puerto-rico-glance-end =
    The round is the last in which the colonist ship cannot be filled any more,
    or somebody fills the twelfth space of his city,
    or the last point leaves the bank.
    That round is always played to its end.
puerto-rico-glance-counts =
    The points of barrels shipped (they lie face down).
    The points on every building, whether or not anybody works there.
    What large buildings add, if somebody works there.
    Doubloons and barrels are worth nothing; together they break a tie.
puerto-rico-round-governor = **The governor** begins. With two players each takes three roles, otherwise everybody takes one.
puerto-rico-round-take = **Take a role** that nobody has taken in this round, with the doubloons on it.
puerto-rico-round-act = **Everybody does what it says**, clockwise from you; you have its privilege besides.
puerto-rico-round-next = When all have chosen, a doubloon goes on each role that is left, and the next player is governor.

# Worked examples.
puerto-rico-example-harvest-head = A harvest, and the craftsman's barrel
puerto-rico-example-harvest-text = Each corn field with a colonist gives a barrel. Of the two indigo fields only one counts: the plant has one circle. Sugar has no mill. The craftsman adds a barrel of what was just produced: **three corn, one indigo**.
puerto-rico-example-sale-head = What a sale brings
puerto-rico-example-sale-text = Sugar pays **2**, the trader's privilege **1** more, the Small Market another **1**: four doubloons. The house takes each kind once; indigo could not be sold now.
puerto-rico-example-price-head = What a building costs
puerto-rico-example-price-text = The Factory costs 7. Two quarries have a colonist and spare **2** (the third is empty), the builder spares **1**: four doubloons are left to pay. A quarry never spares more than the number of the building's column.
puerto-rico-example-load-head = A load
puerto-rico-example-load-text = Six barrels of sugar fit on the ship of six: **6** points, and **1** more because it is the captain's first load. Then the others load, and it goes round until nobody can.
puerto-rico-example-kinds-head = A kind lies on one ship only
puerto-rico-example-kinds-text = Corn has filled the small ship. It stays there until the phase is over, so nobody can load corn elsewhere, even though two ships are empty. Whoever loads first decides what the others can ship.
puerto-rico-example-spoils-head = What finds no ship spoils
puerto-rico-example-spoils-text = All three ships carry other kinds, so nothing can be loaded. After the captain everybody keeps **one barrel** of his choice; the other four are lost. Warehouses keep whole kinds besides.
puerto-rico-example-counts-head = Points at the end
puerto-rico-example-counts-text = Chips **14**. Buildings 1 + 2 + 2 + 4 = **9**, the empty Indigo Plant too. The Guild Hall, occupied, adds 1 for a small and 2 for each large plant: **5**. Together 28. Nobody in the Guild Hall: only 23.
puerto-rico-example-last-head = The last round begins
puerto-rico-example-last-text = The twelfth space of the city is filled (a large building takes two). The others still build, and whoever has not yet taken a role in this round still takes one. Then the game is over.

puerto-rico-brief-small-market = +1 doubloon for each sale
puerto-rico-brief-aqueduct = +1 indigo and sugar in large plants
puerto-rico-brief-hacienda = may draw one more plantation
puerto-rico-brief-construction-hut = may take a quarry
puerto-rico-brief-forest-house = lays forests that spare doubloons
puerto-rico-brief-black-market = pays with a barrel, a disc, a point
puerto-rico-brief-small-warehouse = keeps one kind of goods
puerto-rico-brief-storehouse = keeps three more barrels
puerto-rico-brief-hospice = a colonist comes with each tile
puerto-rico-brief-guest-house = two discs to send where needed
puerto-rico-brief-office = sells what the house has already
puerto-rico-brief-large-market = +2 doubloons for each sale
puerto-rico-brief-trading-post = sells past the trading house
puerto-rico-brief-church = points for building in columns 2–4
puerto-rico-brief-large-warehouse = keeps two kinds of goods
puerto-rico-brief-small-wharf = ships any barrels, two a point
puerto-rico-brief-factory = doubloons for many kinds harvested
puerto-rico-brief-lighthouse = +1 doubloon for each load
puerto-rico-brief-university = a colonist comes with each building
puerto-rico-brief-harbor = +1 point for each load
puerto-rico-brief-specialty-factory = doubloons for one large harvest
puerto-rico-brief-library = doubles the privilege of a role
puerto-rico-brief-wharf = ships one kind without a cargo ship
puerto-rico-brief-union-hall = a point for two equal barrels held
puerto-rico-brief-guild-hall = points for production buildings
puerto-rico-brief-residence = points for a full island
puerto-rico-brief-fortress = a point for three discs
puerto-rico-brief-customs-house = a point for four in chips
puerto-rico-brief-city-hall = a point for each beige building
puerto-rico-brief-statue = eight points, nothing else
puerto-rico-brief-cloister = points for threes of equal tiles
puerto-rico-brief-land-office = a plantation: draws one, a noble sells one
puerto-rico-brief-chapel = +1 doubloon each harvest; a noble: +1 point
puerto-rico-brief-hunting-lodge = discards a plantation; a noble: 2 points
puerto-rico-brief-zoning-office = spares 1; a noble: 2 on large ones
puerto-rico-brief-royal-supplier = a point for each barrel delivered
puerto-rico-brief-villa = a noble more with each mayor
puerto-rico-brief-jeweler = a doubloon for each noble, each harvest
puerto-rico-brief-royal-garden = a point for each noble

## What a game is remembered by

puerto-rico-memory-when = Round { $round }
puerto-rico-memory-load = Biggest load
puerto-rico-memory-load-text = { $barrels } × { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-wharf = Biggest load
puerto-rico-memory-wharf-text = { $barrels } × { $what } ({ $building }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-sent = Biggest load
puerto-rico-memory-sent-text = { $what }, { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
puerto-rico-memory-house = Best large building
puerto-rico-memory-house-text = { $building }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all
puerto-rico-memory-dearest = Dearest building
puerto-rico-memory-dearest-text = { $building } for { $price ->
    [one] { $price } doubloon
   *[other] { $price } doubloons
}
puerto-rico-memory-harvest = Best harvest
puerto-rico-memory-harvest-text = { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
} of { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}
puerto-rico-memory-sale = Best sale
puerto-rico-memory-sale-text = { $good } for { $doubloons ->
    [one] { $doubloons } doubloon
   *[other] { $doubloons } doubloons
}
puerto-rico-memory-full-city = The last round came
puerto-rico-memory-full-city-text = all twelve lots of the city were built on
puerto-rico-memory-last-point = The last round came
puerto-rico-memory-last-point-text = the last victory points left the bank
puerto-rico-memory-last-colonist = The last round came
puerto-rico-memory-last-colonist-text = there were too few colonists left for the ship
