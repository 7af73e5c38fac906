# The words of 1906 San Francisco's board.

san-francisco-1906-dollars = ${ $n }
san-francisco-1906-clear-prices = ${ $most } or ${ $least }
san-francisco-1906-free = free
san-francisco-1906-and = { $one } and { $two }
san-francisco-1906-or = { $one } or { $two }
san-francisco-1906-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

## Years and the ring

san-francisco-1906-income = Income
san-francisco-1906-year = The year { $n }
san-francisco-1906-build-cost = build { $price }
san-francisco-1906-bonus-building = a building
san-francisco-1906-bonus-permit = a permit
san-francisco-1906-bonus-objective = an objective
san-francisco-1906-bonus-advance = a free step right
san-francisco-1906-bonus-build = build once
san-francisco-1906-bonus-per-building = { $money } per building
san-francisco-1906-ring = The six action cards and the map
san-francisco-1906-card = Action card { $n }
san-francisco-1906-order = order
san-francisco-1906-next-order = next, rightmost first:
san-francisco-1906-first-card = start of the year
san-francisco-1906-last-card-of-year = last of the year
san-francisco-1906-or-dollar = or $1
san-francisco-1906-take-dollar = Take $1 instead of an action
san-francisco-1906-then-place = You would then play { $place } on the next card.
san-francisco-1906-then-places = You would then play { $first } to { $last } on the next card, depending on where the others go: who stands furthest right is first.
san-francisco-1906-income-turns = your turn on card 1
san-francisco-1906-turn-next-card = turn on { $n }
san-francisco-1906-turn-next-year = turn in { $n }
san-francisco-1906-taken = { $name } stands here.
san-francisco-1906-steps = { $price } more for the steps from your pawn.
san-francisco-1906-brings-now = It changes up to { $points } for you now.
san-francisco-1906-not-possible = You could not do this now; $1 is always possible.
san-francisco-1906-lack-none-left = none left
san-francisco-1906-lack-room = { $n } of { $n }
san-francisco-1906-lack-building = 0 ready
san-francisco-1906-lack-permits = no permit
san-francisco-1906-lack-dollars = { $price } short
san-francisco-1906-without-reserve = Your reserve has no building left.
san-francisco-1906-without-permit-row = No permit lies in the row.
san-francisco-1906-without-objectives = No objective is left.
san-francisco-1906-without-room = You have { $n } permits, and nobody may have more.
san-francisco-1906-without-building = None of your buildings is ready to be built: materials bring one.
san-francisco-1906-without-permits = Your permits fit no free plot.
san-francisco-1906-without-dollars = You are { $price } short.
san-francisco-1906-order-here = Order on this card: { $list }
san-francisco-1906-order-next = So far on the next card: { $list }
san-francisco-1906-order-choice = The space you take now decides your turn { $when }: { $list }
san-francisco-1906-on-card = on card { $n }
san-francisco-1906-in-year = in { $n }

san-francisco-1906-short-benefits = Benefits
san-francisco-1906-short-materials = Materials
san-francisco-1906-short-permit = Permit
san-francisco-1906-short-objective = Objective
san-francisco-1906-short-clearing = Clearing
san-francisco-1906-short-urban-development = Develop
san-francisco-1906-short-build = Build
san-francisco-1906-short-build-subsidised = Build, subsidy
san-francisco-1906-short-pass = Pass
san-francisco-1906-about-benefits = Gain { $money }.
san-francisco-1906-about-materials = One of your buildings from the reserve is ready to be built.
san-francisco-1906-about-permit = Take a permit of the row.
san-francisco-1906-about-objective = Take an objective of the row, or draw one in secret.
san-francisco-1906-about-clearing = Clear a plot for { $token } and keep the rubble, or pay { $climb } without; your token goes up.
san-francisco-1906-about-urban-development = Pay { $price }: your token goes right.
san-francisco-1906-about-build = Build for { $price } with permits that have number and colour of the plot.
san-francisco-1906-about-build-subsidised = Build for { $price }; number or colour of the plot is enough.
san-francisco-1906-about-pass = Do nothing here, and go first on the next card.

## The question

san-francisco-1906-ask-income = { $n } begins: take your income.
san-francisco-1906-ask-bonus = Take your bonus of { $n }.
san-francisco-1906-ask-space = Card { $n }: move your pawn to a free space.
san-francisco-1906-ask-option = Card { $n }: what do you do?
san-francisco-1906-ask-permits = Which permits pay for this plot?
san-francisco-1906-can-income = Little money plays early, much money late. Then comes the bonus: { $bonus }.
san-francisco-1906-can-bonus = Choose { $bonus }.
san-francisco-1906-can-space = Free: { $list }. Other actions: { $step } a step; or take $1.
san-francisco-1906-can-space-many = What is gold can be done at once. Other actions: { $step } a step; or take $1.
san-francisco-1906-can-only-dollar = Nothing is possible on a free space. Other actions: { $step } a step; or take $1.
san-francisco-1906-can-option = You may { $list }, or take $1. Prices include { $step } a step.
san-francisco-1906-can-option-many = What is gold can be done, or take $1. Prices include { $step } a step.
san-francisco-1906-can-only-take-dollar = No action of this card is possible now: take $1.
san-francisco-1906-can-benefits = gain { $money }
san-francisco-1906-can-materials = get a building ready
san-francisco-1906-can-permit = take a permit
san-francisco-1906-can-objective = take an objective
san-francisco-1906-can-clearing = clear rubble
san-francisco-1906-can-urban-development = develop ({ $price })
san-francisco-1906-can-build = build ({ $price }, { $n ->
    [one] { $n } plot fits
   *[other] { $n } plots fit
})
san-francisco-1906-can-build-subsidised = build with subsidy ({ $price }, { $n ->
    [one] { $n } plot fits
   *[other] { $n } plots fit
})
san-francisco-1906-can-permit-row = It goes to your desk; two that share a symbol bring a card when you build.
san-francisco-1906-can-objective-row = Each shows what it is worth to you now. One drawn from the pile stays secret.
san-francisco-1906-can-clear = Rubble of any plot for { $token }, or a step up alone for { $price } (Clearing, beside the map).
san-francisco-1906-can-plot = { $n ->
    [one] One plot fits
   *[other] { $n } plots fit
} your permits. On each stand its price and, in green, the points.
san-francisco-1906-can-plot-subsidised = Number or colour is enough: { $n ->
    [one] one plot fits
   *[other] { $n } plots fit
}. On each stand its price and, in green, the points.
san-francisco-1906-can-permits = They are discarded; two with a common symbol bring a card and a free step.
san-francisco-1906-can-development = Your token goes right for free; green: the points it brings now.

## The map and the building form

san-francisco-1906-city = The city
san-francisco-1906-plot = Plot { $number } { $colour }
san-francisco-1906-rubble = rubble
san-francisco-1906-rubble-left = Rubble left on the map: { $n }
san-francisco-1906-at = Row { $row }, column { $column }: { $what }
san-francisco-1906-built-by = { $name } has built here
san-francisco-1906-build-here = building here costs { $price } and changes { $points }
san-francisco-1906-fits-one = One of your permits fits
san-francisco-1906-fits-two = Two of your permits fit together
san-francisco-1906-fits-wild = Your permits fit with the wild one only
san-francisco-1906-fits-not = Your permits do not fit
san-francisco-1906-form = Build on
san-francisco-1906-form-price = { $price } to pay, { $kept } left
san-francisco-1906-way-one = one permit
san-francisco-1906-way-two = two permits
san-francisco-1906-way-card = + { $card }, { $points }
san-francisco-1906-way-no-card = without a card

## Cards

san-francisco-1906-permit = Permit { $permit }
san-francisco-1906-permits = Permits
san-francisco-1906-permit-pile = The pile of permits
san-francisco-1906-permit-opens = It would fit, or fit better, { $n ->
    [one] { $n } free plot
   *[other] { $n } free plots
} with what you have.
san-francisco-1906-in-the-pile = in the pile
san-francisco-1906-discarded = { $n } spent
san-francisco-1906-fact-symbols = Symbols
san-francisco-1906-objectives = Objectives
san-francisco-1906-objective-pile = Draw an objective in secret ({ $n } left)
san-francisco-1906-draw-secret = draw one in secret
san-francisco-1906-secret-objective = Secret objective
san-francisco-1906-secrets = secret objectives: { $n }
san-francisco-1906-common = For all
san-francisco-1906-worth-now = Worth to you now: { $n }
san-francisco-1906-worth-for = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now ({ $how })
san-francisco-1906-best-builder = Best Builder
san-francisco-1906-best-builder-short = { $n } of { $of }, { $points } ★
san-francisco-1906-best-builder-note = Whoever is the first to build { $n } buildings takes it; the game ends with that card.
san-francisco-1906-progress-each = { $n } × { $points }
san-francisco-1906-progress-some = { $n } of { $of } × { $points }
san-francisco-1906-progress-set = { $n } of 4, { $points } a set
san-francisco-1906-progress-nothing = none yet
san-francisco-1906-progress-place = { $n }, { $place } place
san-francisco-1906-progress-shared = { $n }, { $place } shared
san-francisco-1906-progress-track = { $at } of { $of }
san-francisco-1906-progress-coins = { $money }, more at { $next }
san-francisco-1906-left = { $n } left
san-francisco-1906-none-left = none left
san-francisco-1906-you-have = you { $n }
san-francisco-1906-next-card = The next one with its step: { $points }
san-francisco-1906-works = City works

## The desk and the others

san-francisco-1906-your-permits = Permits
san-francisco-1906-your-objectives = Objectives
san-francisco-1906-room = room for { $n }
san-francisco-1906-money = Money
san-francisco-1906-money-worth = { $money }, worth { $points } ★ at the end
san-francisco-1906-money-track = Money at the end
san-francisco-1906-built-of = { $n } of { $of } built
san-francisco-1906-ready = { $n ->
    [one] ready
   *[other] ready
}
san-francisco-1906-ready-note = { $n ->
    [one] { $n } building is
   *[other] { $n } buildings are
} ready to be built
san-francisco-1906-in-reserve = in reserve
san-francisco-1906-reserve = Your reserve: { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
san-francisco-1906-reserve-of = in the reserve: { $n }
san-francisco-1906-rubble-short = rubble
san-francisco-1906-rubble-tokens = rubble tokens: { $n }
san-francisco-1906-building-of = Building of { $seat }
san-francisco-1906-pawn-of = Pawn of { $seat }
san-francisco-1906-has-moved = has moved
san-francisco-1906-is-moving = moves now
san-francisco-1906-will-move = still to move
san-francisco-1906-progress = Development board
san-francisco-1906-square = { $n } ★
san-francisco-1906-axis-up = Clearing
san-francisco-1906-axis-right = Develop
san-francisco-1906-climb = Step up without rubble for { $price }
san-francisco-1906-advance = Free step to the right
san-francisco-1906-step-up = A step up: { $points }
san-francisco-1906-step-right = A step right: { $points }
san-francisco-1906-source-board = Development board
san-francisco-1906-source-cards = City works
san-francisco-1906-source-money = Money
san-francisco-1906-meter-year = Year
san-francisco-1906-meter-card = Card
san-francisco-1906-meter-built = Most built

## The tour

san-francisco-1906-guide-income = Each year begins here: take an income and the bonus of the year. Little money means playing early, much money late.
san-francisco-1906-guide-city = Your buildings go on these plots. Each has a number and a colour; rubble costs three dollars more. A scaffold stands where your permits fit.
san-francisco-1906-guide-permits = Permits let you build: one with number and colour of the plot, or two that have one each. Take one now.
san-francisco-1906-guide-ring = The pawns visit these six cards in order. You act where you stand, walk to another action for two dollars a step, or take a dollar. Who stands furthest right goes first on the next card.
san-francisco-1906-guide-objectives = Objectives bring points at the end. The flag says what each is worth to you now; those for all count for everybody.
san-francisco-1906-guide-progress = Your token begins at −7. Urban development moves it right, clearing up; its square counts at the end.
san-francisco-1906-guide-piles = Build with two permits that share a symbol and you may take a card of it, with a free step to the right.

# Lessons.
san-francisco-1906-lesson-first-title = The game in five minutes
san-francisco-1906-lesson-first-end = Permits, buildings, money: then objectives decide. Each flag says what an objective is worth to you now.
san-francisco-1906-lesson-first-goal-head = Objectives bring the points
san-francisco-1906-lesson-first-goal-text = You rebuild a city after the earthquake. Objectives **for all** count for everybody, others only for their owner. The flag on each says what it is worth to you at this moment.
san-francisco-1906-lesson-first-income-head = Money, or the first turn
san-francisco-1906-lesson-first-income-text = Each year begins here. The spaces read $4, $3, $2, $1; the pawn **furthest right goes first** on the next card. **Try it:** you want to be first.
san-francisco-1906-lesson-first-income-yes = Little money, the first choice. Then comes the bonus of the year.
san-francisco-1906-lesson-first-income-no = More money; but whoever stands further right goes before you.
san-francisco-1906-lesson-first-walk-head = Six cards in a ring
san-francisco-1906-lesson-first-walk-text = Then the pawns visit six action cards, one space each. To build you need a **building in front of you**, a permit and money. **Try it:** you have none in front of you. Get one.
san-francisco-1906-lesson-first-walk-yes = Materials bring a building from your reserve in front of you.
san-francisco-1906-lesson-first-walk-no = You would act there, but still have no building to put up.
san-francisco-1906-lesson-first-plot-head = Build your first house
san-francisco-1906-lesson-first-plot-text = A plot has a number and a colour. **One permit** with both is enough; else two, one for each. Rubble costs $3 more. **Try it:** find a plot for one of your permits alone.
san-francisco-1906-lesson-first-plot-yes = One permit shows both the number and the colour; the other stays yours.
san-francisco-1906-lesson-first-plot-no = Possible, but it takes both your permits. Look for the number and the colour of one.
san-francisco-1906-lesson-first-permits-head = Two permits may pay off
san-francisco-1906-lesson-first-permits-text = You may spend a second permit. If both share a **symbol**, you may take a card of it from the **city works**, and your token moves right. **Try it:** spend both.
san-francisco-1906-lesson-first-permits-yes = Both show a tram: now you may take that card.
san-francisco-1906-lesson-first-permits-no = Cheaper, but no card and no step on the development board.
san-francisco-1906-lesson-first-step-head = Walk for money
san-francisco-1906-lesson-first-step-text = You stand on one action, and may do another of the same card for **$2 a step**; or take $1. The subsidised build wants number **or** colour. **Try it:** walk there and build.
san-francisco-1906-lesson-first-step-yes = A step for two dollars; one permit now fits many plots.
san-francisco-1906-lesson-first-step-no = That costs less, but nothing is built.
san-francisco-1906-lesson-first-token-head = From minus seven upwards
san-francisco-1906-lesson-first-token-text = Your token begins at **−7**, and its square counts at the end. Urban development moves it right, clearing rubble up. No money at the end costs three more: so everybody begins with −10.
san-francisco-1906-lesson-first-ends-head = How it ends
san-francisco-1906-lesson-first-ends-text = After the bonus of 1912, or on the card where somebody builds the **eighth building**. Then objectives, token, development cards and money count.
san-francisco-1906-lesson-good-title = What good players do
san-francisco-1906-lesson-good-end = Permits first, two of them at a time, and an objective before the city is full. The figures tell what winners did, not why they won.
san-francisco-1906-lesson-good-gather-head = Gather before you build
san-francisco-1906-lesson-good-gather-text = With one permit you build where you must; with three you build where it counts, and have two that share a symbol. **Try it:** build now with your only permit, or take another?
san-francisco-1906-lesson-good-gather-yes = Now you have a choice of plots, and a second permit to throw in.
san-francisco-1906-lesson-good-gather-no = That leaves you without a choice: your only permit says where, and nothing comes with it.
san-francisco-1906-lesson-good-pair-head = Spend two that share a symbol
san-francisco-1906-lesson-good-pair-text = A second permit with the same symbol brings a card of the city works and moves your token off minus seven. Lighting counts 1, 3, 6, 10, 15. You have one light. **Try it:** what do you spend?
san-francisco-1906-lesson-good-pair-yes = Two lights are three points instead of one, and the token is worth two more: four points for a permit.
san-francisco-1906-lesson-good-pair-no = The building stands; but the token stays where it is, and the second light is dark.
san-francisco-1906-lesson-good-aim-head = Objectives early
san-francisco-1906-lesson-good-aim-text = An objective counts what you have built **and** all that you will build, so an early one tells you where. Two of your houses touch nothing. **Try it:** look at the flags, and take one.
san-francisco-1906-lesson-good-aim-yes = Four points at once, and a plan: the next houses may stand alone too.
san-francisco-1906-lesson-good-aim-no = Useful; but the objective that suits your houses may be gone when you come back.

# The rules at a glance.
san-francisco-1906-glance-goal = You rebuild San Francisco after the earthquake. **Most points win.** Buildings themselves bring nothing; **objectives** say what your buildings, cards and rubble are worth, three for everybody and others for you alone.
san-francisco-1906-glance-round-title = A year
san-francisco-1906-glance-end =
    After the bonus of 1912;
    or, earlier, when somebody builds his eighth building: the others still act on that card, then it is over.
san-francisco-1906-glance-counts =
    Three common objectives, for everybody.
    Your own objectives, open and secret, for you alone.
    The square of your token on the development board; it begins at −7.
    Cards of the city works.
    Dollars left: −3 for none, nothing for three to five, then a point for every three.
    Best Builder 3, for the first eighth building.
san-francisco-1906-round-income = **Income.** Choose a space: much money stands left, and **the pawn furthest right goes first** on the next card.
san-francisco-1906-round-bonus = **The bonus** of the year, at once: a building in front of you, a permit, an objective, money …
san-francisco-1906-round-ring = **Six action cards**, one after the other. On each your pawn takes a free space and does its action; or another one of the card for $2 a step; or takes $1.
san-francisco-1906-round-next = After each card the pawns go on **from right to left**; after the sixth a new year begins. From 1907 on building costs money, more from year to year.

# Worked examples.
san-francisco-1906-example-order-head = Money, or the first turn
san-francisco-1906-example-order-text = You take $3, Ben $2. His space lies further right, so **Ben goes first** on the first action card. The space for $1 would be the furthest right. After every card the same question comes again: who stands furthest right goes first on the next.
san-francisco-1906-example-steps-head = Another action of the same card
san-francisco-1906-example-steps-text = Your pawn stands on “build”; “materials” are one step away. For **$2** you do that instead: a building from the reserve now stands in front of you. Two steps would cost $4. Or you take $1 and do nothing.
san-francisco-1906-example-build-head = Building on rubble
san-francisco-1906-example-build-text = One permit with the number **and** the colour of the plot is enough. In 1907 building costs $1, the rubble **$3** more. The rubble is yours, and your token goes up a square, from −7 to −5.
san-francisco-1906-example-two-head = Two permits with a common symbol
san-francisco-1906-example-two-text = One permit would do. You spend a second one, because both show a **street light**: so you may take a lighting card, and your token goes right a square. Lighting counts 1, 3, 6, 10, 15 for one to five cards.
san-francisco-1906-example-wild-head = A wild permit alone builds nothing
san-francisco-1906-example-wild-text = A wild permit stands for a number **or** a colour, never for both: it needs another permit beside it that fits the plot with its number or its colour. Your other one is green and a 1, so a red 4 is out of reach.
san-francisco-1906-example-majority-head = A majority
san-francisco-1906-example-majority-text = You have two buildings on green plots, Ben one: with two players **5** points for you, **3** for him. Equal players share what their places bring, rounded down; who has no green building gets nothing.
san-francisco-1906-example-money-head = Two ways to lose ten points
san-francisco-1906-example-money-text = With no money left you lose **3**; from $3 to $5 it is nothing, with $6 one point is won. And a token that never moved counts **−7**. Keep a few dollars for the end, and move the token: urban development to the right, clearing upwards.
san-francisco-1906-example-last-head = The eighth building
san-francisco-1906-example-last-text = It is the eighth, so you are Best Builder, **3** points, and the game is nearly over: Ben still acts on this card, and nobody comes to the next one. The subsidised build wanted the number 2 alone.

## What a game is remembered by

san-francisco-1906-memory-when = { $round }
san-francisco-1906-memory-built = The building that counted
san-francisco-1906-memory-built-text = { $plot }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more at once
san-francisco-1906-memory-objective = Best own objective
san-francisco-1906-memory-objective-text = { $objective }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san-francisco-1906-memory-purse = Most money at once
san-francisco-1906-memory-purse-text = ${ $dollars }
san-francisco-1906-memory-rubble = Most rubble cleared
san-francisco-1906-memory-rubble-text = { $n ->
    [one] { $n } plot
   *[other] { $n } plots
}
san-francisco-1906-memory-best-builder = The end
san-francisco-1906-memory-best-builder-text = built the last own building
san-francisco-1906-memory-last-year = The end
san-francisco-1906-memory-last-year-text = the last year was reached
