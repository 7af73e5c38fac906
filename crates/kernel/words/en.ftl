### What every game says: answers and set-ups that cannot be

not-a-pair = "{ $pair }" is not an option: write { "name=value" }, for example { "players=3" }
unknown-option = there is no option "{ $name }": this game has { $known }
setup-twice = the option "{ $name }" stands twice
setup-value = { $name }={ $value }: { $name } takes { $takes }
setup-chosen = { $word }, or { "chosen:" } and names joined with +
setup-file = { "standard" }, or the path of a file
bad-data = { $name }: these data cannot be used
is-over = the game is over
not-asked = seat { $seat } is not asked now
not-legal = "{ $action }" is not legal now
not-an-action = "{ $text }" is not an answer in the notation of this game
no-seed = this record has no seed: it can be looked at, but not played on
not-a-seat = "{ $text }" is not a seat: seats are A, B, C, D, E

## The toy game.

title = Pebbles
score-points = points
option-players = how many play
option-short = two pebbles of each colour
ending-laid = all pebbles have been laid

pebble-white = white
pebble-blue = blue
pebble-red = red
something = something

prompt = Draw, lay or keep.
draw = Draw
lay = Lay { $pebble }
keep = Keep { $pebble }

drew = { $who } draws { $pebble }.
laid = { $who } lays { $pebble }.
kept = { $who } keeps { $pebble }.

over = the game is over
not-your-turn = it is { $who }'s turn
bag-empty = the bag is empty
hand-full = your hand is full
not-in-hand = you do not hold such a pebble

bag = Bag: { $count }
hand = { $who }: { $hand } | { $open } | { $kept }
pebbles = { $count } { $pebble }
source-open = Open
source-kept = Face down
