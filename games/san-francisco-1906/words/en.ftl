title = 1906 San Francisco
score-points = points
score-buildings = buildings
option-players = how many play
option-plots = corrected plot cards
option-permits = corrected permits
option-objectives = corrected objectives
option-developments = corrected urban developments
option-actions = corrected action cards
option-tracks = corrected boards and tracks
ending-1912 = the year 1912 was reached
ending-best-builder = somebody has built all own buildings

## Colours, developments, spaces, permits, plots and objectives

colour-green = green
colour-red = red
colour-yellow = yellow
colour-purple = purple
permit-colour-green = green
permit-colour-red = red
permit-colour-yellow = yellow
permit-colour-purple = purple
development-light = Electric lighting
development-tram = Tram
development-hydrant = Fire hydrant
development-park = Park
symbol-light = light
symbol-tram = tram
symbol-hydrant = hydrant
symbol-park = park
space-benefits = Benefits
space-materials = Materials
space-permit = Permit
space-objective = Objective
space-clearing = Clearing
space-urban-development = Urban development
space-build = Build
space-build-subsidised = Subsidised build
space-pass = Pass
objective-majority-green = Majority on green
objective-majority-red = Majority on red
objective-majority-yellow = Majority on yellow
objective-majority-purple = Majority on purple
objective-majority-rubble = Majority of rubble
objective-per-building = Buildings
objective-colour-set = Sets of four colours
objective-development-set = Sets of four developments
objective-isolated = Isolated buildings
objective-next-to-rival = Next to rivals
objective-own-pairs = Pairs of own buildings
objective-corners = Surrounded corners
objective-per-green = Buildings on green
objective-per-red = Buildings on red
objective-per-yellow = Buildings on yellow
objective-per-purple = Buildings on purple
objective-per-light = Electric lighting
objective-per-tram = Trams
objective-per-hydrant = Fire hydrants
objective-per-park = Parks
objective-per-rubble = Rubble
objective-coins-by-three = Coins by three
objective-development-bar = Development bar
objective-clearing-bar = Clearing bar
goal-majority-green = Points by place for buildings on green plots.
goal-majority-red = Points by place for buildings on red plots.
goal-majority-yellow = Points by place for buildings on yellow plots.
goal-majority-purple = Points by place for buildings on purple plots.
goal-majority-rubble = Points by place for rubble tokens.
goal-per-building = Each own building.
goal-colour-set = Each set of four own buildings on four colours.
goal-development-set = Each set of four different urban development cards.
goal-isolated = Each own building without a neighbour.
goal-next-to-rival = Each own building next to a rival's.
goal-own-pairs = Each pair of own buildings side by side; a building counts once.
goal-corners = Each own building on a corner with buildings on all plots next to it.
goal-per-green = Each own building on a green plot.
goal-per-red = Each own building on a red plot.
goal-per-yellow = Each own building on a yellow plot.
goal-per-purple = Each own building on a purple plot.
goal-per-light = Each own card: Electric lighting.
goal-per-tram = Each own card: Tram.
goal-per-hydrant = Each own card: Fire hydrant.
goal-per-park = Each own card: Park.
goal-per-rubble = Each own rubble token.
goal-coins-by-three = Each full three dollars.
goal-development-bar = Points of your token's column.
goal-clearing-bar = Points of your token's row.
permit = { $number } { $colour } ({ $first }, { $second })
wild-permit = wild ({ $first }, { $second })
plot = { $number } { $colour } (row { $row }, column { $column })

## What is asked and answered

is-thinking = { $other } is thinking.
over = The game is over.
do-income = Income: ${ $dollars }
do-take-permit = Take the permit { $permit }
do-take-objective = Take the objective "{ $title }"
do-draw-objective = Draw an objective face down ({ $left } left)
do-take-building = Take a building
do-take-money = Take ${ $dollars }
do-advance = Move your development token one square to the right
do-move = Pawn to { $space }
do-take-dollar = Take $1 instead
do-pass = Pass
do-clear = Clear { $plot }: ${ $price }
do-clear-nothing = Move up without rubble: ${ $price }
do-build = Build on { $plot }: ${ $price }
do-spend = With the permit { $permit }
do-spend-two = With the permits { $first } and { $second }
do-take-development = Take: { $title }
do-buy-development = Take: { $title } for ${ $cost }
do-decline = No card
ask-income = Choose an income space: the further right, the sooner you play.
ask-bonus = Take the bonus of the year.
ask-space = Move your pawn to a free space of the action card.
ask-option = Use this action, pay for another one, or take $1.
ask-permit = Which permit do you take?
ask-objective = Which objective do you take?
ask-clearing = What do you clear?
ask-plot = Where do you build?
ask-subsidised-plot = Where do you build with the subsidy?
ask-permits = Which permits do you spend?
ask-development = Which urban development card do you take?
dollars = ${ $dollars }
price-of-steps = ${ $steps } for the steps

## Events

income = { $who } takes ${ $space } of income{ $whole ->
    [yes] { "" }
   *[no] { " " }and keeps ${ $gained } of it
}.
got-building = { $who } gets a building.
took-permit = { $who } takes the permit { $permit }.
took-objective = { $who } takes the objective "{ $title }".
drew-objective = { $who } draws an objective and keeps it face down.
drew-known-objective = { $who } draws the objective "{ $title }" and keeps it face down.
got-money = { $who } gains ${ $gained }.
advanced = { $who }'s development token moves to column { $column }, row { $row }.
corner = { $who }'s development token stays in the corner and brings $1.
moved = { $who } moves to { $space }.
used = { $who } uses { $space }.
used-for = { $who } pays ${ $paid } for { $space }.
took-dollar = { $who } takes ${ $gained }.
passed = { $who } passes.
cleared = { $who } clears { $plot } for ${ $paid }.
paid-move = { $who } pays ${ $paid } for a move.
built = { $who } builds on { $plot }{ $rubble ->
    [yes] { " " }(with rubble)
   *[no] { "" }
} for ${ $paid } with { $second ->
    [none] the permit { $first }
   *[other] the permits { $first } and { $second }
}.
best-builder = { $who } has built everything and is the Best Builder.
developed = { $who } takes a card: { $kind }.
developed-for = { $who } takes a card for ${ $paid }: { $kind }.
declined = { $who } takes no urban development card.
refilled = New in the rows: { $new }.
year = { $year } begins; building costs ${ $cost }. Order: { $order }.
card = On to action card { $number }. Order: { $order }.

## Why an answer cannot be given

no-over = the game is over
no-turn = it is { $who }'s turn
no-income-space = there is no income space with ${ $dollars }
taken = { $who }'s pawn stands there
not-this-year = this is not a bonus of { $year }
too-many-permits = you have { $most } permits already
not-in-row = the permit { $permit } is not in the row
no-permits = the row of permits is empty
objective-not-in-row = the objective "{ $title }" is not in the row
pile-empty = the pile of objectives is empty
no-objectives = no objective is left
reserve-empty = none of your buildings is left in the reserve
not-on-card = this action card has no space "{ $space }"
steps-too-dear = the steps to it cost ${ $price }, you have ${ $dollars }
space-too-dear = { $space } costs ${ $price }, you would have ${ $dollars }
two-do-not-pass = two players do not pass
no-plot = the map has no plot in row { $row }, column { $column }
other-plot = the plot there is { $found }
no-rubble = no rubble lies on { $plot }
clearing-too-dear = costs ${ $price }, you have ${ $dollars }
no-building-ready = you have no building in front of you
building-too-dear = building costs ${ $price } this year, you would have ${ $dollars }
rubble-too-dear = building on rubble costs ${ $price }, you would have ${ $dollars }
built-on = a building of { $who } stands on { $plot }
permits-fit-nowhere = your permits fit no free plot
permits-do-not-fit = no one or two of your permits fit { $plot }
permit-not-owned = you do not have the permit { $permit }
set-does-not-fit = number and colour of { $plot } are not both covered
development-gone = no card is left: { $kind }
development-too-dear = { $kind } costs ${ $price }, you have ${ $dollars }
not-shared = your two permits do not share the symbol: { $kind }
first-income = first choose an income space
first-bonus = first take the bonus of the year
first-space = first move your pawn to a free space of the card
first-option = say what you do on this action card
first-permit = choose a permit of the row
first-objective = choose an objective
first-clearing = say what you clear
first-plot = say where you build
first-permits = say which permits you spend
first-development = take an urban development card or decline it

## Points by source

from-common = Common: { $title }
from-objectives = Personal objectives
from-board = Development board
from-developments = Urban development cards
from-best-builder = Best Builder
from-money = Money track

## The page of a terminal

page-income = Income: { $spaces }
page-key = * rubble, a letter: a building
page-common = Common objectives: { $objectives }
page-objectives = Objectives: { $objectives } ({ $pile } in the pile)
page-developments = Urban developments left: { $piles }
page-head = { $year } · building costs ${ $cost } · order: { $order }
page-seat-permits = Permits: { $permits }
page-seat-developments = Developments: { $cards }
secret = { $objective } (secret)
page-seat-objectives = Objectives: { $objectives }
gain = +${ $dollars }
page-permits = Permits: { $permits } ({ $pile } in the pile, { $discard } discarded)
page-seat = { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: ${ $dollars } · buildings { $buildings } built, { $area } ready, { $reserve } in the reserve · rubble { $rubble } · board column { $column }, row { $row } ({ $square } ★)
