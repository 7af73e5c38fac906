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
san-francisco-guide-deck = On your turn either draw a project here and then click one of the three columns for it …
san-francisco-guide-columns = … or take a whole column with one click. Beside its cards stands what it would bring you: points at this moment, growth of your districts, contracts.
san-francisco-guide-city = Cards go to the row of their colour, always to the leftmost free space; black ones to any row. Lines get a tram in the green row or beside a tram.
san-francisco-guide-contracts = Each column you take costs a contract, and you need fewer contracts than the column has cards. When everybody has one, everybody gives one back.
san-francisco-guide-scoring = Most points come from being first: in the value of each district, and in trams. Each street ends on its podium. Two compasses in a street grant its bonus.
san-francisco-guide-end = The game ends at once when the last foundation token is laid on a card, or when a city is full.

# Lessons.
san-francisco-lesson-first-title = The game in five minutes
san-francisco-lesson-first-end = Draw or take; rows, trams, towers. Beside each column stands what it would bring you.
san-francisco-lesson-first-goal-head = Be first in every street
san-francisco-lesson-first-goal-text = Your city has five streets. At the end, for each of them, who has the **highest value** there gets points, two for the first; so do trams. Towers and full streets bring one each.
san-francisco-lesson-first-turn-head = Draw, or take a column
san-francisco-lesson-first-turn-text = On your turn you draw a card and lay it in one of three columns, or you **take a whole column** and build its cards. **Try it:** take the column with three cards.
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
san-francisco-lesson-first-tram-text = A card with lines gets a tram in the green street, or beside a card with a tram; this spreads by itself. **Try it:** build the card that starts your network.
san-francisco-lesson-first-tram-yes = It spreads to the yellow card above, and the garden beside it blooms: worth four.
san-francisco-lesson-first-tram-no = Built, but no tram runs: nothing joins it to the green street.
san-francisco-lesson-first-tower-head = Foundations become towers
san-francisco-lesson-first-tower-text = A foundation becomes a skyscraper as soon as the cards beside it are worth **seven** together. Each seaside card lowers that by one. **Try it:** make yours rise.
san-francisco-lesson-first-tower-yes = A tower, a point; and the first one brings the medal, another point.
san-francisco-lesson-first-tower-no = Not yet seven. The foundation's free side is in the orange street.
san-francisco-lesson-first-ends-head = How it ends
san-francisco-lesson-first-ends-text = At once, when the last foundation token is laid on a card, or a city is full. Then streets and trams are ranked. Two bonus signs in one street bring its bonus during play.
