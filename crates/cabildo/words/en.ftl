### The terminal

## Lists of games

players-and-minutes = { $fewest }–{ $most } players, { $short }–{ $long } minutes

## Playing

hash = Hash of the seed: { $hash }
keys = Type a number or an answer in notation · { "u" } undo · ? { "N" } the rules of a choice · Enter the position again · { "q" } save and leave
no-such-choice = There is no choice { $n }: 1 to { $count }.
which-choice = Which choice? For example ? 1
nothing-to-undo = Nothing to take back: another seat has answered, or luck has come in.
saved = Saved: { $path }
saved-unfinished = Saved: { $path }. Go on with: { $command }

## The result

total = Total
tie-break = Tie-break: { $what }
place = Place
and = { $first } and { $second }
won = Won by { $winners }{ $by ->
    [none] { "" }
   *[other] { " " }(tie broken by { $by })
}.
ending = The end: { $ending }.

## Replays

answers = { $title } · { $setup } · { $n ->
    [one] { $n } answer
   *[other] { $n } answers
}
fair = Verified: all luck of this record follows from its seed, and the seed is the one whose hash was published.
fair-without-hash = Verified: all luck of this record follows from its seed. The record has no published hash to compare the seed with.

## Backups

played-through = games played through

## Refusals of the host's tools

or = { " " }or{ " " }
no-games = there are no games in { $path }: say with --data PATH where they are
store-unusable = { $path } cannot be used as a store: { $why }
store-damaged = { $path } is damaged ({ $why }). Put a backup in its place with `cabildo restore FROM --data { $path }`, or look at what can still be read with `cabildo serve --read-only --data { $path }`
no-table = there is no table "{ $word }": `cabildo tables` lists them
no-table-like = there is no table "{ $word }": did you mean { $nearest }?
no-player = there is no player "{ $word }": `cabildo players` lists them
no-player-like = there is no player "{ $word }": did you mean { $nearest }?
several-players = { $count } players are called "{ $word }": say which one by its id, { $ids }
table-over = the table { $table } is over already
table-closed = the table { $table } is closed already
not-banned = "{ $word }" is not banned: `cabildo ban` lists who is
not-done = that could not be done: { $why }
in-use = the games are in use by process { $pid }, and it does not answer the tools ({ $why }): stop it, then try again
other-version = the server that runs does not understand this: it is of another version
no-database = the games cannot be reached: { $why }
is-a-database = { $name } is a database, and this is done with files: `cabildo copy` brings games from one to the other, and pg_dump makes a backup of a database
is-served = servers work on { $name }: stop them first
is-there = { $name } is there already: choose the name of a new file

## Players

no-players = No player.
with-password = with a password
no-password = no password
new-password = The new password of { $name } ({ $id }) is { $password }
banned = { $who } is banned.
nobody-banned = Nobody is banned.
unbanned = { $who } is no longer banned.

## Backup and restore

is-a-folder = { $name } is a folder: name a file in it
is-there-already = { $name } is there already: choose another name, or replace it with --force
is-the-data-itself = { $name } is the file of the games itself: choose another name
backup-whole = { $name } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}: whole, and played through.
do-not-replay = { $count ->
    [one] { $count } game does
   *[other] { $count } games do
} not replay, here and where they come from:
nothing-changed = nothing was changed; --force restores it all the same
restored = { $name } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
} now.
kept-as = What was there before is kept as { $before }.
rows-copied = rows
copied = { $name } holds { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
} now: all { $rows } rows were read back and are the same.

## Tables

no-tables = No table.
state-waiting = waiting
state-running = running
state-finished = finished
state-closed = closed
player-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $running } running  since { $since }
restore-itself = { $path } is the file of the games itself
table-closed-now = The table { $table } is closed.
moves = { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}

## Help

hint-only = There is only one answer.
hint-typical = A typical answer: { $chance } to win.
hint-worth = { $chance } to win (± { $off }), { $points } points
hint-close = too close to call
