### The toy game.

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
