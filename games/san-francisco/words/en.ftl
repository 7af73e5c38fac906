title = San Francisco
score-half-points = half points
score-trams = trams
option-players = how many play
option-deck = the project cards, corrected in a file
option-board = the numbers of the boards, corrected in a file
ending-full-city = a city is full
ending-foundations = the last foundation token was laid

## Districts, bonuses and project cards

row-blue = blue
row-grey = grey
row-orange = orange
row-yellow = yellow
row-green = green
bonus-plus-2-token = +2 token
bonus-value-4-card = value-4 card
bonus-depot-card = depot card
bonus-points-token = points token
bonus-discard-token = discard token
bonus-tram-line-token = tram-line token
use-of-plus-2-token = Lies on a card of yours; its value rises by 2.
use-of-value-4-card = A card of value 4 for any row.
use-of-depot-card = A tram depot for any row.
use-of-points-token = Points at the end of the game.
use-of-discard-token = Once, on your turn: give back up to 2 contracts.
use-of-tram-line-token = Lies on a card of yours without lines; it has lines from now on.
project-foundation-blue = Blue foundation
project-foundation-grey = Grey foundation
project-foundation-orange = Orange foundation
project-foundation-yellow = Yellow foundation
project-foundation-green = Green foundation
project-foundation-black = Black foundation
project-garden-blue = Blue public garden
project-garden-grey = Grey public garden
project-garden-orange = Orange public garden
project-garden-yellow = Yellow public garden
project-garden-green = Green public garden
project-garden-black = Black public garden
project-depot-blue = Blue tram depot
project-depot-grey = Grey tram depot
project-depot-orange = Orange tram depot
project-depot-yellow = Yellow tram depot
project-depot-green = Green tram depot
project-depot-black = Black tram depot
project-seaside-blue = Blue seaside
project-seaside-grey = Grey seaside
project-seaside-orange = Orange seaside
project-seaside-yellow = Yellow seaside
project-seaside-green = Green seaside
project-seaside-black = Black seaside
project-line-blue = Blue tram lines
project-line-grey = Grey tram lines
project-line-orange = Orange tram lines
project-line-yellow = Yellow tram lines
project-line-green = Green tram lines
project-line-black = Black tram lines
project-bonus-blue = Blue project
project-bonus-grey = Grey project
project-bonus-orange = Orange project
project-bonus-yellow = Yellow project
project-bonus-green = Green project
project-bonus-black = Black project
symbol-line = lines
symbol-depot = depot
symbol-garden = garden
symbol-foundation = foundation
symbol-seaside = seaside
symbol-bonus = bonus
both = { $first } and { $second }
project = { $project }{ $value ->
    [0] { "" }
   *[other] { " " }{ $value }
}{ $more ->
    [none] { "" }
   *[other] { " " }with { $more }
}

## What is asked and answered

is-thinking = { $other } is thinking.
ask-turn = Draw a project, or take a column.
ask-column = You have drawn: { $name }. Which column?{ $last ->
    [yes] { " " }It takes the last foundation token, and the game ends.
   *[no] { "" }
}
ask-build = Build your projects ({ $left } left) in any order, or stop.
ask-bonus = The { $row } district grants you a bonus. Which one?
ask-row = In which row do you lay the { $bonus }?
ask-space = On which card do you lay the { $bonus }?
ask-contracts = Do you give contracts back with your discard token?
over = The game is over.
contracts = { $n ->
    [one] { $n } contract
   *[other] { $n } contracts
}
do-place = Draw a project ({ $left } left)
do-finalize = Take column { $column } ({ $cards })
do-finalize-after = { $text }, giving back { $back } first
do-column = To column { $column } ({ $cards })
do-return = Give back { $back } of { $own }
do-build = Build { $name }
do-build-in = Build { $name } in the { $row } row
do-done = Stop building
do-take = Take the bonus: { $name }
do-in = In the { $row } row
do-on = On the { $row } row, space { $column }
do-keep = Keep your { $own }

## Events

drew = { $who } draws: { $card }.
placed = { $who } puts it in column { $column }: { $card }.
foundation-last = The last foundation token is laid.
foundation = It takes a foundation token; left: { $left }.
finalized = { $who } takes column { $column }: { $cards }. Contracts: { $contracts }.
everybody-returns = Everybody has a contract: each gives one back.
returned = { $who } uses the discard token; contracts given back: { $contracts }.
built = { $who } builds { $card } ({ $row } row, space { $column }).
threw-away = { $who } throws away: { $cards }.
trams = New trams for { $who }: { $trams }, { $total } in all.
skyscraper = { $who } has a new skyscraper ({ $row } row, space { $column }).
medal = { $who } takes the Master Builder medal.
medal-from = { $who } takes the Master Builder medal from { $from }.
completed = { $who } is the first to complete the { $row } district.
lapsed = The bonus of the { $row } district lapses for { $who }.
took = { $who } takes a bonus: { $bonus }.
laid = { $who } lays the { $bonus } ({ $row } row, space { $column }).
over-full = The city of { $who } is full: the game is over.

## Why an answer cannot be given

no-over = the game is over
no-turn = it is { $who }'s turn
empty-column = column { $column } is empty
too-many-contracts = you have { $own } and the column has { $n }: you need fewer contracts than cards
still-too-many-contracts = you would still have { $left } and the column has { $n }
no-return-needed = with { $own } you can take { $n } as it is; contracts can be given back after building
no-discard-token = you have no discard token
too-few-contracts = you have only { $own }
nothing-drawn = no project has been drawn: draw one first
nothing-taken = you have taken no projects: take a column first
no-bonus = no bonus has been granted
not-while-choosing = first draw a project or take a column
drawn-first = first choose a column for the project drawn: { $card }
build-first = first build or throw away what you have taken: { $left }
bonus-first = first take the bonus of the { $row } district
row-first = first choose a row for the { $name }
space-first = first choose a card for the { $name }
contracts-first = first say whether you give contracts back
not-taken = { $card } is not among the projects you have taken
row-full = your { $row } row is full
not-offered = the { $row } district grants: { $own }, or a tram-line token
out-of = no { $name } is left
city-full = your city is full: there is no space for a { $name }
no-card-without-lines = all your cards have lines or are depots
no-card-there = no card lies on space { $column } of your { $row } row
has-lines = the card on space { $column } of your { $row } row has lines already
is-depot = the card on space { $column } of your { $row } row is a depot

## Points by source

from-district = Advantage: { $name } district

## The page of a terminal

page-head = Round { $round } · cards to draw: { $left } · foundation tokens: { $tokens } of { $all }
page-column = Column { $n }: { $cards }
page-drawn = Drawn: { $card }
page-taken = Taken: { $cards }
page-bonuses = Bonuses: { $bonuses }
page-key = Spaces: value, { "L" } lines, { "T" } tram, { "D" } depot, { "G" } garden, { "F" } foundation, { "S" } skyscraper, ~ seaside, * bonus, + a +2 token
any-district = any
page-seat = { $name }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: { $points } ★ as it stands · contracts { $contracts } · trams { $trams } · skyscrapers { $skyscrapers } (from { $required }){ $medal ->
    [yes] { " " }· medal
   *[no] { "" }
}{ $tokens }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
from-skyscrapers = Skyscrapers
from-medal = Master Builder medal
from-completed = Completed districts
from-points-tokens = Points tokens
from-trams = Advantage: trams
