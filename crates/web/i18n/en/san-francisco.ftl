# The words of San Francisco's board.

san-francisco-step-turn = Choose
san-francisco-step-place = Place
san-francisco-step-build = Build
san-francisco-step-bonus = Bonus

san-francisco-draw = Draw a project
san-francisco-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to draw
san-francisco-in-deck = { $n } in the deck
san-francisco-drawn = Drawn
san-francisco-not-drawn = The drawn card lies here.
san-francisco-tokens = foundation tokens
san-francisco-tokens-note = { $n } of { $all } foundation tokens left. When the last one is laid on a card, the game ends at once.
san-francisco-column = Column { $n }
san-francisco-cards = { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
san-francisco-place-here = place here
san-francisco-take = take
san-francisco-brings = Would bring you:
san-francisco-brings-note = What this column would bring you now, with all its coloured cards built: value of rows, trams, skyscrapers, points at the moment, contracts.
san-francisco-completes = completes the { $row } row: the token is yours
san-francisco-grants = second bonus symbol in the { $row } row: it grants you a bonus
san-francisco-no-space = cards for which you have no space
san-francisco-points-now = Points if the game ended now
san-francisco-contracts-change = Contracts: { $before } before, { $after } after.
san-francisco-everybody-returns = Everybody would give one back.
san-francisco-also = free to take:
san-francisco-could-take = Could take this column, with fewer contracts than it has cards: { $names }

san-francisco-scoring = Scoring board
san-francisco-scoring-note = as it stands now
san-francisco-trams = Trams
san-francisco-trams-note = Trams in the city: most trams bring points at the end, and break ties.
san-francisco-skyscrapers = Towers
san-francisco-skyscrapers-note = Each skyscraper is worth 1 point; who has most of them has the medal.
san-francisco-completion-free = The first to fill the { $row } row takes this token: 1 point.
san-francisco-completion-of = { $name } filled the { $row } row first: 1 point.
san-francisco-medal = Master Builder
san-francisco-medal-free = Master Builder medal: 1 point for the first skyscraper, then for whoever has more than its holder.
san-francisco-medal-of = { $name } has the Master Builder medal: 1 point.
san-francisco-bonus-left = Copies left: { $n }

san-francisco-row = Row { $row }, { $n } of 5 cards
san-francisco-row-total = { $row }: worth { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-symbols = Bonus symbols in this row: { $n }. The second one grants a bonus.
san-francisco-free-space = Next space of the { $row } row
san-francisco-depot = Depot
san-francisco-depot-note = The printed depot touches every space of the green row: lines there get a tram at once.
san-francisco-taken = builds
san-francisco-to-build = To build
san-francisco-to-build-note = click a card, or the space
san-francisco-contracts = Contracts
san-francisco-contracts-note = Contracts. Only columns of at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
} can be taken.
san-francisco-required-note = Skyscrapers, 1 point each. Neighbours of a foundation must be worth { $n } together.
san-francisco-city = Cards
san-francisco-city-note = Cards in the city. The 25th ends the game.
san-francisco-points-token = Points token
san-francisco-discard-token = Discard token
san-francisco-discard-note = Discard token: once, on the own turn, give back 1 or 2 contracts.
san-francisco-give-back = { $n ->
    [one] Give back 1 contract
   *[other] Give back { $n } contracts
}
san-francisco-completions = Completed rows
san-francisco-districts = Districts

san-francisco-sign-black = Black: for any row.
san-francisco-sign-line = Tram lines: gets a tram in the green row or beside a tram.
san-francisco-sign-depot = Depot: gets a tram at once.
san-francisco-sign-garden = Public garden: worth 4 beside a tram, else 0.
san-francisco-sign-foundation = Foundation: a skyscraper rises when its neighbours are worth enough.
san-francisco-sign-seaside = Seaside: skyscrapers need 1 less around them.
san-francisco-sign-bonus = Bonus symbol: the second one in a row grants a bonus.
san-francisco-now-worth = Worth { $n } now.
san-francisco-has-tram = Has a tram.
san-francisco-has-skyscraper = Carries a skyscraper.
san-francisco-around = Neighbours are worth { $around } of { $required }.

san-francisco-standing = { $name }: { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-even = (a tie: the order of turns decides)
san-francisco-word-foundation = foundation
san-francisco-word-garden = garden
san-francisco-word-depot = depot
san-francisco-word-seaside = seaside
san-francisco-word-line = tram lines
san-francisco-word-bonus = bonus

san-francisco-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; a column that is not open tells why when you point at it.
san-francisco-guide-deck = On your turn either draw a project here and then click one of the three columns for it …
san-francisco-guide-columns = … or take a whole column with one click. The strip below its cards says what it would bring you: value by district, trams, points at this moment, contracts.
san-francisco-guide-city = Cards go to the row of their colour, always to the leftmost free space; black ones to any row. Lines get a tram in the green row or beside a tram.
san-francisco-guide-contracts = Each column you take costs a contract, and you need fewer contracts than the column has cards. When everybody has one, everybody gives one back.
san-francisco-guide-scoring = Most points come from being first: in the value of each district, and in trams. Here you see how everybody stands. Two bonus symbols in a row grant the bonus of that district.
san-francisco-guide-end = The game ends at once when the last foundation token is laid on a card, or when a city has 25 cards.
