# The words of 1906 San Francisco's board.

san-francisco-1906-income = Income
san-francisco-1906-income-note = The further right, the sooner you play on the first card.
san-francisco-1906-years = The years, their bonuses and what building costs
san-francisco-1906-ring = The six action cards and the map
san-francisco-1906-card = Action card { $n }
san-francisco-1906-build-cost = building { $price }
san-francisco-1906-last-card = last card
san-francisco-1906-last-year = the end is near
san-francisco-1906-or = or
san-francisco-1906-bonus-building = a building
san-francisco-1906-bonus-permit = a permit
san-francisco-1906-bonus-objective = an objective
san-francisco-1906-bonus-advance = a free step to the right
san-francisco-1906-bonus-build = build once
san-francisco-1906-bonus-per-building = { $money } for each of your buildings
san-francisco-1906-order = Order
san-francisco-1906-order-note = Who acts when on this card
san-francisco-1906-next = next
san-francisco-1906-next-note = Who will act first on the next card: the pawn furthest to the right, then to the left
san-francisco-1906-taken = { $name } stands here.
san-francisco-1906-steps = { $price } for the steps from your pawn

san-francisco-1906-short-benefits = Benefits
san-francisco-1906-short-materials = Materials
san-francisco-1906-short-permit = Permit
san-francisco-1906-short-objective = Objective
san-francisco-1906-short-clearing = Clearing
san-francisco-1906-short-urban-development = Urban
san-francisco-1906-short-build = Build
san-francisco-1906-short-build-subsidised = Subsidy
san-francisco-1906-short-pass = Pass
san-francisco-1906-about-benefits = Gain { $money }.
san-francisco-1906-about-materials = One of your buildings from the reserve is ready to be built.
san-francisco-1906-about-permit = Take a permit of the row.
san-francisco-1906-about-objective = Take an objective of the row, or draw one in secret.
san-francisco-1906-about-clearing = Clear a plot for { $token } and keep the rubble, or pay { $price }; your token goes up.
san-francisco-1906-about-urban-development = Pay { $price }: your token goes right.
san-francisco-1906-about-build = Build for { $price } with permits that have number and colour of the plot.
san-francisco-1906-about-build-subsidised = Build for { $price }; number or colour of the plot is enough.
san-francisco-1906-about-pass = Do nothing here, and go first on the next card.
san-francisco-1906-not-possible = You could not do this now; $1 is always possible.

san-francisco-1906-city = The city
san-francisco-1906-rubble = rubble
san-francisco-1906-built-by = { $name } has built here
san-francisco-1906-build-here = Building here costs { $price }.
san-francisco-1906-fits = Your permits fit.
san-francisco-1906-fits-subsidised = Your permits fit with a subsidy only.
san-francisco-1906-fits-not = Your permits do not fit.

san-francisco-1906-permits = Permits
san-francisco-1906-permit-pile = Permits left in the pile
san-francisco-1906-permit-discard = Permits discarded
san-francisco-1906-no-permits = None yet. Take one from the row.
san-francisco-1906-objectives = Objectives
san-francisco-1906-objective-pile = Draw an objective in secret ({ $n } left)
san-francisco-1906-draw = Draw
san-francisco-1906-common = For everybody
san-francisco-1906-own-objectives = Your objectives
san-francisco-1906-secret = Only you know this one.
san-francisco-1906-secrets = Secret objectives: { $n }
san-francisco-1906-worth-now = What each one would be worth for you now
san-francisco-1906-worth-short = worth now
san-francisco-1906-worth-for = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
san-francisco-1906-best-builder = Best Builder
san-francisco-1906-best-builder-note = Whoever is the first to build { $n } buildings takes it; the game ends with that card.
san-francisco-1906-pile = { $name }: { $left } left, worth { $points } ★.
san-francisco-1906-pile-cost = Costs { $price }.
san-francisco-1906-next-card = The next one, with its step:

san-francisco-1906-money = Money
san-francisco-1906-money-worth = Money: worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
san-francisco-1906-money-track = Money at the end
san-francisco-1906-points-now = Points if the game ended now
san-francisco-1906-built = Buildings on the map
san-francisco-1906-ready = Buildings ready to be built
san-francisco-1906-ready-short = ready
san-francisco-1906-ready-and-reserve = Buildings ready + in the reserve
san-francisco-1906-reserve = Your reserve: { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
san-francisco-1906-reserve-short = in reserve
san-francisco-1906-rubble-tokens = Rubble tokens
san-francisco-1906-progress = Development
san-francisco-1906-progress-short = → urban · ↑ clearing
san-francisco-1906-progress-note = Urban development goes right, clearing goes up; the square counts at the end.
san-francisco-1906-token = Your development token
san-francisco-1906-ledger = If the game ended now
san-francisco-1906-source-own = Own objectives
san-francisco-1906-source-board = Development board
san-francisco-1906-source-cards = Urban cards
san-francisco-1906-source-money = Money
san-francisco-1906-total = Total

san-francisco-1906-guide-income = Each year begins here: take an income and the bonus of the year. Little money means playing early, much money late.
san-francisco-1906-guide-city = Buildings go on these plots. Each has a number and a colour; on rubble you pay three dollars more. A tick marks plots that your permits fit; point at one to see what building there would bring.
san-francisco-1906-guide-permits = Permits let you build: one with number and colour of the plot, or two that have one each. Objectives show what they would be worth for you now.
san-francisco-1906-guide-ring = The pawns visit these six cards in order. You act where you stand, walk on for two dollars a step, or take a dollar. Who stands furthest right goes first on the next card.
san-francisco-1906-guide-ledger = What everybody would score now. The violet objectives count for all; everybody also has a secret one.
san-francisco-1906-guide-progress = Your token begins at −7. Urban development moves it right, clearing up; the square counts at the end.
san-francisco-1906-guide-piles = Build with two permits that share a symbol and you may take a card of it, with a free step to the right.
san-francisco-1906-dollars = ${ $n }
san-francisco-1906-clear-prices = ${ $least }/{ $most }
