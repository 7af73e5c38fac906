# The words of San Francisco's board.

## The deck and the columns

san-francisco-draw = Draw a project
san-francisco-left = left
san-francisco-tokens-left = left
san-francisco-deck = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} to draw
san-francisco-deck-title = The deck
san-francisco-foundations-in-deck = Foundations among the cards to draw: { $n }
san-francisco-card-in-deck = To draw: { $n }
san-francisco-copies-left = Copies left: { $n }
san-francisco-of = { $n } of { $all }
san-francisco-tokens-end = foundation tokens; the last ends the game
san-francisco-tokens-note = { $n } of { $all } foundation tokens left. When the last one is laid on a card, the game ends at once.
san-francisco-foundation-token = Foundation token
san-francisco-column-word = Column
san-francisco-column = Column { $n }
san-francisco-columns-open = Columns { $list } are open
san-francisco-column-open = Column { $n } is open
san-francisco-no-column-open = No column is open
san-francisco-ask-column = Lay the card in a column.
san-francisco-ask-column-last = { $name }: it takes the last foundation token, and the game ends.
san-francisco-ask-build = Build your cards, or stop.
san-francisco-ask-build-left = { $n ->
    [one] 1 is left
   *[other] { $n } are left, in any order
}
san-francisco-ask-bonus = Choose your bonus.
san-francisco-ask-bonus-of = For the second compass in the { $row } district
san-francisco-cards = { $n ->
    [0] empty
    [one] 1 card
   *[other] { $n } cards
}
san-francisco-empty = No card lies here.
san-francisco-place-here = Place it here
san-francisco-brings-points = { $points } as the table stands
san-francisco-brings-nothing = brings nothing now
san-francisco-gain = { $name } { $from } → { $to }
san-francisco-gain-leads = { $name } { $from } → { $to }: you lead
san-francisco-black-cards = { $n ->
    [one] 1 card for any row
   *[other] { $n } cards for any row
}
san-francisco-lost-cards = { $n ->
    [one] 1 without a space
   *[other] { $n } without a space
}
san-francisco-completes = You are the first to fill the { $row } row.
san-francisco-grants = The { $row } district grants you a bonus.
san-francisco-contracts-change = Contracts: { $before } before, { $after } after.
san-francisco-everybody-returns = Everybody would give one back.
san-francisco-could-take = Could take this column too: { $names }
san-francisco-needs-cards = { $n ->
    [one] needs 1 card
   *[other] needs { $n } cards
}
san-francisco-needs-note = { $n ->
    [one] You hold 1 contract: take a column with more cards than that.
   *[other] You hold { $n } contracts: take a column with more cards than that.
}

## The tray

san-francisco-your-cards = { $n ->
    [one] Your card
   *[other] Your { $n } cards, in any order
}
san-francisco-builds = { $name } builds
san-francisco-is-built = built
san-francisco-done-warns = { $n ->
    [one] One card that you could still build goes to the box.
   *[other] { $n } cards that you could still build go to the box.
}
san-francisco-choose-row = Choose its row.
san-francisco-choose-card = Choose the card it lies on.
san-francisco-row-is-full = { $row } is full: to the box
san-francisco-second-compass = Second compass in the { $row } district: one bonus
san-francisco-bonus-left = { $n ->
    [0] none left
   *[other] { $n } left
}
san-francisco-at-best = At best:
san-francisco-take-it = Take it
san-francisco-give-back = { $n ->
    [one] Give back 1 contract
   *[other] Give back { $n } contracts
}

## The city

san-francisco-you = you
san-francisco-district = District: { $row }
san-francisco-quarter-blue = harbour
san-francisco-quarter-grey = downtown
san-francisco-quarter-orange = Chinatown
san-francisco-quarter-yellow = villas
san-francisco-quarter-green = parks
san-francisco-trams = Trams
san-francisco-your-depot = depot
san-francisco-depot-note = The printed depot: an arch below each column of the city, with the trams that run there.
san-francisco-trams-of = Trams: { $n }
san-francisco-contract = Contract
san-francisco-contracts = contracts
san-francisco-contracts-of = { $name }: { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
san-francisco-contracts-note = Contracts. Only columns of at least { $n ->
    [one] { $n } card
   *[other] { $n } cards
} can be taken.
san-francisco-skyscraper = Skyscraper
san-francisco-skyscrapers = towers
san-francisco-skyscrapers-of = Skyscrapers: { $n }
san-francisco-tower-at = tower at
san-francisco-required-note = The neighbours of a foundation must be worth { $n } together.
san-francisco-medal = Master Builder medal
san-francisco-medal-yours = yours
san-francisco-medal-free = Nobody has the Master Builder medal yet.
san-francisco-city = cards
san-francisco-black = Black
san-francisco-any-row = any row
san-francisco-symbols = Bonus symbols in this row: { $n }. The second one grants a bonus.
san-francisco-free-space = Next space of the { $row } row
san-francisco-completion-token = Completion token
san-francisco-completion-free = The first to fill the { $row } row takes its token.
san-francisco-completion-of = { $name } filled the { $row } row first.
san-francisco-completions = Completed rows
san-francisco-points = Points
san-francisco-points-now = Points as the table stands
san-francisco-points-tokens = Points tokens
san-francisco-fact-value = Value
san-francisco-fact-district = District
san-francisco-fact-copies = Copies
san-francisco-now-worth = Worth { $n } now
san-francisco-has-tram = Has a tram
san-francisco-has-skyscraper = Carries a skyscraper
san-francisco-around = Neighbours are worth { $around } of { $required }

## Who stands where

san-francisco-nobody-yet = nobody yet
san-francisco-to-win = { $points } to win
san-francisco-nothing-yet = { $name }: nothing yet
san-francisco-standing = { $name }: { $n }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-even = (a tie: the order of turns decides)
san-francisco-duel = { $mine } and { $yours }
san-francisco-only-first = Only the first scores with two players.
san-francisco-foundations-left = Foundations
san-francisco-deck-left = Deck
san-francisco-fullest-city = Fullest city

## The tour

san-francisco-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; a column that is not open tells why.
san-francisco-guide-deck = On your turn either draw a project here and then click one of the three columns for it, or take a column that lies there.
san-francisco-guide-columns = Or take a whole column with one click. Beside its cards stands what it would bring you: points at this moment, growth of your districts, contracts.
san-francisco-guide-city = Cards go to the row of their colour, always to the leftmost free space; black ones to any row. Lines get a tram in the green row or beside a tram.
san-francisco-guide-contracts = Each column you take costs a contract, and you need fewer contracts than the column has cards. When everybody has one, everybody gives one back.
san-francisco-guide-scoring = Most points come from being first: in the value of each district, and in trams. Each row ends on its podium. Two compasses in a district grant its bonus.
san-francisco-guide-end = The game ends at once when the last foundation token is laid on a card, or when a city is full.

# Lessons.
san-francisco-lesson-first-title = The game in five minutes
san-francisco-lesson-first-end = Draw or take; districts, trams, towers. Beside each column stands what it would bring you.
san-francisco-lesson-first-goal-head = Be first in every district
san-francisco-lesson-first-goal-text = Each row of your city is a district. At the end the **highest value** in a district gets two points, most trams a little more. Towers and districts that you fill first bring one each.
san-francisco-lesson-first-turn-head = Draw, or take a column
san-francisco-lesson-first-turn-text = On your turn you draw a project card and lay it in one of three columns, or you **take a whole column** and build its cards. **Try it:** take the column with three cards.
san-francisco-lesson-first-turn-yes = All three are yours, and you take one contract, however many cards there were.
san-francisco-lesson-first-turn-no = Allowed, but three cards lie in one column.
san-francisco-lesson-first-contract-head = Contracts slow you down
san-francisco-lesson-first-contract-text = You may take a column only if you have **fewer contracts than it has cards**. When everybody has one, everybody gives one back. **Try it:** you have one. Which column is open to you?
san-francisco-lesson-first-contract-yes = Two cards, one contract: allowed. The columns of one card were shut.
san-francisco-lesson-first-contract-no = Drawing is always allowed; but one column is open to you.
san-francisco-lesson-first-draw-head = Where to lay a card
san-francisco-lesson-first-draw-text = You have drawn a card that you want. Ben has a contract: a column of one card is shut for him. **Try it:** lay it where only you can take it next.
san-francisco-lesson-first-draw-yes = One card, and Ben has one contract: it waits for you.
san-francisco-lesson-first-draw-no = There Ben may take it with the others: the column has more cards than he has contracts.
san-francisco-lesson-first-tram-head = Trams start at the bottom
san-francisco-lesson-first-tram-text = A card with lines gets a tram in the green district, or beside a card with a tram; this spreads by itself. A garden beside a tram is worth four. **Try it:** build the card that starts your network.
san-francisco-lesson-first-tram-yes = It spreads to the yellow card above, and the garden beside it blooms: worth four.
san-francisco-lesson-first-tram-no = Built, but no tram runs: nothing joins it to the green district.
san-francisco-lesson-first-tower-head = Foundations become towers
san-francisco-lesson-first-tower-text = A foundation becomes a skyscraper as soon as the cards beside it are worth **seven** together. Each seaside card lowers that by one. **Try it:** make yours rise.
san-francisco-lesson-first-tower-yes = A tower, a point; and the first one brings the medal, another point.
san-francisco-lesson-first-tower-no = Not yet seven. The foundation's free side is in the orange district.
san-francisco-lesson-first-ends-head = How it ends
san-francisco-lesson-first-ends-text = At once, when the last foundation token is laid on a foundation card, or a city is full. Then districts and trams are ranked. During play two compasses in a district bring its bonus.
san-francisco-lesson-good-title = What good players do
san-francisco-lesson-good-end = Bonuses, plain value, and a tower only where it will rise. The figures tell what winners did, not why they won.
san-francisco-lesson-good-bonus-head = Collect compasses
san-francisco-lesson-good-bonus-text = The second compass in a district grants its bonus at once, and it costs you nothing else: no turn, no contract. One compass lies in your grey district. **Try it:** take the column that brings the second.
san-francisco-lesson-good-bonus-yes = A card worth four for any district, just so. Two such bonuses a game are what winners have.
san-francisco-lesson-good-bonus-no = Good cards; but the second compass lies elsewhere, and the others see it too.
san-francisco-lesson-good-value-head = Threes win districts
san-francisco-lesson-good-value-text = A district is won by the highest value, and has five places only. A plain three counts at once and always; gardens and depots need others beside them. **Try it:** take the most value.
san-francisco-lesson-good-value-yes = Ahead of Ben in two districts with two cards.
san-francisco-lesson-good-value-no = It may come to something later. Two districts could have been yours now.
san-francisco-lesson-good-sites-head = Few foundations
san-francisco-lesson-good-sites-text = A foundation is worth nothing in its district until seven lie around it, and uses up a place. You have one already, with nothing beside it. **Try it:** what does it need most?
san-francisco-lesson-good-sites-yes = The three stands beside your foundation: half of the seven, and value besides.
san-francisco-lesson-good-sites-no = Your foundation still stands alone. Build around the one that you have first.

# The rules at a glance.
san-francisco-glance-goal = You build a city of five districts. **Most points win.** In each district, and for trams, players are ranked: whoever is ahead at the end gets points. Skyscrapers and full districts add some on the way.
san-francisco-glance-round-title = A turn: one of two things
san-francisco-glance-end =
    At once, when the last foundation token is laid on a card;
    or at once, when a city has all its 25 cards.
    Nobody acts any more: cards in the columns are lost.
san-francisco-glance-counts =
    In each of the five districts the highest value: 2 points, with three and four players 1 for the second, with four −1 for the last.
    Most trams: 2½ points, otherwise the same.
    Each skyscraper 1, the medal 1 (most skyscrapers), each district that you fill first 1, each points token 1½.
san-francisco-round-draw = **Draw** a card, look at it, and lay it in one of three columns. A foundation gets a token.
san-francisco-round-take = **Or take** a whole column, if you have fewer contracts than it has cards. You get one contract more; when everybody has one, everybody gives one back.
san-francisco-round-build = Build what you took, each in the district of its colour, from left to right. Trams, gardens, skyscrapers follow by themselves.
san-francisco-round-next = Then it is the next player's turn. Nobody may pass.

# Worked examples.
san-francisco-example-contracts-head = Which columns are open to you
san-francisco-example-contracts-text = You have **one contract**. A column of one card is shut: you need fewer contracts than it has cards. The column of two is open. Drawing is always allowed.
san-francisco-example-returns-head = Contracts go back
san-francisco-example-returns-text = You take two cards and **one** contract, however many cards there are. Now Ben and you both have one, so both give one back at once: you have none, and neither has Ben.
san-francisco-example-trams-head = A network begins
san-francisco-example-trams-text = The two yellow cards have lines, but no tram: nothing joins them to the depot below. The green card touches the depot and gets a tram; the yellow one above it too, and then its neighbour: **three trams** with one card.
san-francisco-example-tower-head = A garden blooms, a tower rises
san-francisco-example-tower-text = The depot brings a tram into the blue district. The garden below it now lies beside a tram: **4** instead of 0. So the foundation has neighbours worth 4 + 3 = **7**, and becomes a skyscraper: a point, and the medal for having most of them.
san-francisco-example-tie-head = Equal value
san-francisco-example-tie-text = Blue is worth four to both. Then the cards are compared one by one from the left: your 3 beats Ben's 2, so **you** are ahead. If all were equal, the next district below would decide.
san-francisco-example-full-head = A full district takes no more
san-francisco-example-full-text = Five cards fill a district. A sixth green card cannot be built; it goes to the box, and so do cards that you do not want. What one leaves unbuilt never comes back.
san-francisco-example-last-head = The last foundation
san-francisco-example-last-text = The last token lies on a card, wherever it was put: **the game is over at once**. The cards in the columns count for nothing, so do not leave what you need lying there when few tokens are left.

## What a game is remembered by

san-francisco-memory-when = Round { $round }
san-francisco-memory-district = Finest district
san-francisco-memory-district-text = { $district } ({ $value }), { $points } ★
san-francisco-memory-trams = Most trams
san-francisco-memory-trams-text = { $n ->
    [one] { $n } tram
   *[other] { $n } trams
}: { $points } ★
san-francisco-memory-haul = Biggest contract
san-francisco-memory-haul-text = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at once ({ $column })
san-francisco-memory-skyscraper = First skyscraper
san-francisco-memory-skyscraper-text = { $district }
san-francisco-memory-full-city = The end
san-francisco-memory-full-city-text = the city was full: { $n } cards in { $rows } rows
san-francisco-memory-foundations = The end
san-francisco-memory-foundations-text = took the last foundation token
