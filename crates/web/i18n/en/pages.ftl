# The words of the pages. The games bring their own.

skip = To the table
nav = You and your language
nav-ways = Ways through the site
name-nobody = Your name
guest = Guest
to-lobby = To the home page
to-table = To the table
rules = Rules
about = About
save = Save

lobby-mine = Your tables
lobby-waiting = Tables waiting for players
lobby-waiting-none = No table is waiting.
lobby-finished = Finished games
list-all = All of them
list-older = Older ones
list-none = Nothing here.
table-closed = closed
read-only = The games on this server can only be looked at for now.
play-now = Play now
new-table = New table
table-plies = { $plies ->
    [0] not begun
    [one] { $plies } move
   *[other] { $plies } moves
}

new-title = New table: { $game }
new-readings = Finer points: how you read the rulebook
new-agree = If you have agreed: tick what is in play
new-seats-note = Seats beyond the number of players are left out.
new-listed = Show it to everybody on the home page (otherwise only those with the link find it)
new-begin = Set up the table
seat-letter = Seat { $seat }
seat-me = Me
seat-open = Open
seat-bot = Bot

me-title = You
me-name = Name
me-password-title = Come back from another device
me-password-note = With a password you can take up your tables from another browser. Nothing else is asked.
me-password = Password
me-return-title = You have been here before
me-return = Come back
me-leave = Log out
me-leave-all = Log out everywhere
me-leave-warning = You have no password: if you log out, you cannot come back to your tables.
me-devices = Your devices
me-shadowed = Another player comes back by the same name. Choose another name if you want to come back with your password.
device-this = (this one)
device-unknown = A program
device-times = first seen { $first }, last seen { $last }
device-leave = Log out
saved-name = Your name is saved.
saved-password = Your password is saved. Every other device is logged out.
saved-left = The device is logged out.

about-what = City-building board games by their exact rules, in one program that runs on your own machine.
about-fair = Every shuffle can be checked: the hash of the seed is shown when a game begins, the seed when it ends.
about-private = No account, no tracking, nothing is sent anywhere else.
about-games = The games
about-own = Game names are used as facts. Rules texts, card texts and drawings are our own. Our code is free software: MIT or Apache-2.0. The letters on pictures of tables are Noto, by Google, under the SIL Open Font License 1.1.
about-docs = Documentation: playing, hosting, programs, how it is made
about-api = For programs: the API
rules-title = Rules of { $game }
rules-contents = Contents

closed-expired = This table is closed: its open seats waited too long for somebody. What was played stays here.
closed-host = The host has closed this table. What was played stays here.
your-turn = Your turn.
asked = What is asked
all-answers = All answers
thinking = { $name } is thinking.
waiting-for = { $open ->
    [one] Waiting for one more player.
   *[other] Waiting for { $open } more players.
}
game-over = The game is over.
trouble = Something went wrong at this table. The last answer was not taken; you can go on.
not-kept = Moves cannot be kept just now. The table goes on by itself as soon as they can.
undo = Undo
others = Other players
board = Board
own = Your things
log-short = Log
since-your-turn = Since your turn
lately = Lately
table-menu = Table
all-things = All things of the game
log-title = What happened
round = Round { $round }
last-round = the last
points = Points
hand = Hand

seats-title = Seats
seat-yours = you
sit = Sit down
get-up = Get up
kept-version = This game was begun with version { $version } of its rules, which this program no longer knows. It can be read, but it cannot be played on.
kept-misfit = The record of this game no longer fits the rules that this program knows. It can be read, but it cannot be played on.
kept-result = The result:
kept-record = The record
kept-hidden = The game was not over, so a question mark stands for everything that may have been hidden; you read your own answers.
plan-title = What will be played
deal-note = Everything is shuffled and dealt when the last seat is taken; until then nobody sees anything, the host neither. The seed of the shuffle was drawn when the table was made. It is told at the end of the game, and everybody can check then that it has this hash.
invite = Send this link to your friends:
take-back-seat = Take your seat back
leave = Let a bot play for me
resign = Resign
resign-sure = Resign? A bot will play your seat to the end.
notify = Tell me when it is my turn
sound = Sound

chat-title = Talk
chat-short = Talk
chat-say = Say something
chat-send = Send
chat-hello = Hello!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-moment = One moment…

result-winner = { $n ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $names } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each
}
result-tie-break = Tie broken by { $what }:
result-parted = Tie at { $points }: { $what }, { $one } against { $other }
result-highlights = Of this game
result-prides = What brought { $name } most
result-look = Look at it in the replay
result-turn = The turn of the game
result-turn-text = with one answer the chance to win went from { $before } % to { $after } %
result-ending = The game ended because
result-table = All points in a table
result-source = Points from
result-total = Total
result-tie = Tie-break
result-place = Place
fair-title = Was the shuffle fair?
fair-note = Download the record and run “cabildo replay --verify” on it: all luck is derived from the seed again, and the seed is compared with the hash that was shown when the game began.
fair-hash = Hash of the seed
fair-seed = Seed
rematch = Rematch
replay = Replay
download = Download

replay-title = Replay: { $game }
replay-place = Move { $ply } of { $last }
replay-begin = The beginning
replay-play = Play
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-end = To the end
replay-slide = Move
replay-go = Go
replay-eyes = Whose view
replay-all = Everything

guide-next = Next
guide-end = Got it
guide-skip = Skip the tour
guide-again = Show me round

problem-title = That did not work
problem-not-found = There is nothing at this address. Perhaps the link was cut short.
problem-no-page = Nothing can be read at this address: forms are sent to it. Begin on the page that has the form.
problem-no-table = There is no such table here, or nothing like that at it. Perhaps the link was cut short, or a letter of it is wrong.
problem-no-lesson = There is no such lesson, or not so many steps in it.
problem-no-game = There is no such game or thing here. The games are Puerto Rico, San Juan, Saint Petersburg, San Francisco and 1906 San Francisco.
problem-no-player = Nobody has this page, or it is shown to nobody.
problem-address = This address asks for something that cannot be read: a part is missing, or stands where a number should be. Perhaps the link was cut short.
problem-other-site = This request came from another site.
problem-seat = This is not your seat.
problem-seat-taken = This seat is taken.
problem-bot-plays = A bot is playing for you. Take your seat back first.
problem-undo = Nothing to take back: another seat has answered, or luck has come in.
problem-stale = The table has moved on.
problem-kept = This game can be read, but it cannot be played on: this program no longer knows its rules.
problem-not-dealt = The table is not full yet: everything is dealt when the last seat is taken.
problem-too-many = Too many requests. Wait a moment.
problem-failed = The server failed. Your last answer may not have been taken.
problem-store = The server cannot keep anything at the moment. Your answer was not taken: try again in a moment.
problem-damaged = The server cannot read this any more: its file is damaged. The host has to restore a backup.
problem-read-only = The games on this server can only be looked at for now: nothing is changed.
problem-closed = This table is closed.
problem-name = A name needs at least one letter.
problem-name-long = A name has at most 24 letters. Nothing was changed: choose a shorter one.
problem-password = This name and this password do not go together.
problem-password-short = A password needs at least eight characters.
problem-password-long = A password has at most two hundred characters.
problem-name-taken = Another player comes back by this name with a password. Choose another name first.
problem-wait = Too many attempts. Wait { $seconds } seconds.
problem-busy = The server has a lot to do just now. Try again in a moment.
problem-slow = The request came too slowly. Try again.
problem-too-large = The request is too large.
problem-banned = The host of this site does not let you change anything here.

things-title = The things of { $game }
thing-owners = Owned by
thing-answers = What you can do with it now
thing-printed = Printed cost
thing-cost = Cost for you now
bot-random = Dice
bot-character = { $character } ({ $level })
colon = :{ " " }
and = { $first } and { $second }
problem-form = Something in the form is missing or has no such value. Open its page again and choose anew: nothing was changed.
problem-occupant = “{ $word }” is no occupant of a seat: { $known }
problem-two-seats = You have one seat only.
script-lost = Connection lost, trying again…
script-unanswered = The server did not answer. Your answer was not given; please try again.
asked-now = You are asked now.
back-to-here = Take back to before this
chapter-by = by { $name }
pace = How fast the table is told
pace-slow = slowly
pace-normal = at normal pace
pace-fast = fast
pace-step = step by step
pace-once = at once
pace-next = Next
pace-skip = Skip
practice = Practice
practice-why = Answers were taken back: this game counts for no rating.
practice-result = Practice: this game counts for no rating.
whole-log = The whole game
close = Close

# Programs that the host has named.
program-owed = { $name }: { $owed ->
    [one] 1 answer owed
   *[other] { $owed } answers owed
}
program-owed-why = { $name } did not answer in time, or not by the rules. { $bot } answered in its place.
program-left = { $name } has left
program-left-why = { $name } does not play here any more. { $bot } plays on in its place.
