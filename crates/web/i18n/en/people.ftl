# The words about people: how they did, what others may know of them, how they want to be told.

stats-title = Statistics
stats-more = All your statistics
stats-all = All games
stats-game = Game
stats-games = games
stats-games-n = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
stats-won = won
stats-share = share of victories; dashed: even
stats-place = mean place
stats-of = { $won } of { $games }
stats-bar = { $share } of the games won; 19 times in 20 the true share lies between { $low } and { $high }; even would be { $even }.
stats-bar-note = The pale bar is where your true share lies 19 times in 20. Few games say little.
stats-none = Play three games and your own numbers appear here. Meanwhile, look at how the games go.
stats-none-here = You have not finished this game yet, or not in this time.
stats-by-game = Game by game
stats-with-help = with help
stats-helped = { $n ->
    [one] One game with help is not counted here.
   *[other] { $n } games with help are not counted here.
}
stats-any-players = any number of players
stats-since = Since when
stats-since-ever = from the beginning
stats-since-year = last 12 months
stats-since-month = last 30 days
stats-show = Show
stats-against = Against whom
stats-whom = opponents
stats-people = People
stats-bots = Bots: { $level }
stats-mixed = Different bots
stats-all-games = All
stats-sources = Where the points come from
stats-sources-none = Nothing is known about that yet.
stats-everybody = All here
stats-rest = other
stats-gap = Strong bots make { $n } points more with “{ $source }” than you.
stats-lesson = The lesson
stats-over-time = Points over time
stats-over-time-note = Points a game, from the first games on the left to the last on the right; below, how many games a column stands for.
stats-over-time-label = { $first } points a game at first, { $last } in the last games.
stats-when = when
stats-seats = From which seat
stats-seat = seat
stats-met = People you met
stats-met-none = You have not finished a game with other people yet.
stats-before = before them
stats-before-share = how often you came before them; dashed: even
stats-ratings = Ratings
stats-ratings-none = Nobody is rated yet: it takes games without help and without practice.
stats-ratings-note = 400 points more: ten to one to come before the other. The bot “Casual” has 1000. Behind it stands where the true rating lies 19 times in 20. Only games without help and without practice count; people are named who have made their page public.
stats-ratings-own = You are rated once you have finished five such games.
stats-who = who
stats-rating = rating
stats-rating-span = how sure that is

page-title = Your page
page-public = Everybody can read it: your games, opponents and results.
page-private = Only you can read it: your games, opponents and results.
page-see = Look at it
page-open = Let everybody read it
page-close = Keep it to yourself
page-own-note = Only you see this page. Others can read it once you allow it:
page-none = No game is finished yet.
page-last = Last games
page-place = place
page-place-of = { $place } of { $players }
page-points = points
page-resigned = gave up
page-met = People met
page-met-none = Nobody who is named here.
saved-page = Your choice is saved.

own-title = Your data
own-note = A file with everything that is kept about you, and the way to have it deleted.
own-export = Download your data
own-delete = Leave for good
delete-what = Your name, your password, your devices, your settings and addresses are deleted at once. Nobody can bring them back.
delete-games = The games that you have played stay for those you played with, without your name.
delete-running = In games that still run a bot plays on for you; seats at tables that wait are open again.
delete-sure = Yes, I want to leave for good
delete-stay = Stay
delete-not-sure = Tick the box if you want to leave for good.
delete-password-wrong = The password does not fit. Nothing was deleted.
# People at a table: pace, clocks, who is here, who plays for whom, and what the table itself tells in the talk.

left-hours = { $n } h { $m } min
left-days = { $n } d { $m } h

# The choice of a new table.
new-pace = Pace
new-pace-live = For the whole game, each person
new-pace-days = For each move
pace-none = relaxed, no clock
pace-minutes = { $n } min each
pace-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
new-out = When somebody’s time is out
out-move = a bot makes this move
out-over = a bot takes over; the seat can be taken back
out-host = the host decides

# The people of a table.
people = People
people-title = At the table together
people-live = live
people-days = over days
people-minutes = { $n } min each
people-move = { $n ->
    [one] { $n } day a move
   *[other] { $n } days a move
}
people-hours = { $n } h a move
people-relaxed = no clock
people-you = you
people-host = host
people-here = here
people-lately = here { $ago }
people-away = away
people-never = not here yet
people-until = away until { $day }
people-bot = bot
people-bot-plays = bot plays
people-resigned = resigned
people-thinks = is asked
people-out = time is out
people-clock = Time left
people-paused = Paused: all clocks stand still.
people-signs = Signs
people-signs-here = here now
people-signs-lately = here in the last hours
people-signs-away = away
people-signs-bot = a bot’s own seat
people-signs-bot-plays = a bot for a person
people-if-out = If the time runs out:
people-if-out-move = a bot makes one move; the person goes on. Nobody is thrown out.
people-if-out-over = a bot plays until the seat is taken back.
people-if-out-host = the host decides.

watch-free = A bot keeps a seat warm: you can take it.

bot-deeds = { $n ->
    [0] A bot has not answered for you yet.
    [one] A bot answered once for you.
   *[other] A bot answered { $n } times for you.
}
bot-deeds-short = Bot: { $n }
welcome-back = Welcome back, { $name }.
somebody-left = { $name } left. A bot plays the seat.
somebody-left-note = It stays { $name }’s: one click gives it back on return.
seat-empty-soon = { $name } is not here. A bot plays in a minute.

nudge = Nudge { $name }
nudge-note = A friendly note, at most twice a day.
away-for = I am away (my clocks stand still)
away-days = { $n ->
    [one] until tomorrow
   *[other] for { $n } days
}
away-say = Say so
away-back = I am back
away-title = Away
away-note = For some days you can be away from all your games over days at once: your clocks stand still, everybody there is told, and they run again by themselves.
away-all = I am away from all my games
away-all-until = You are away until { $day }. Your clocks stand still.
pause-ask = Ask for a pause
pause-agree = Agree to pause
pause-now = Pause for all
pause-go-on = Go on
pause-go-on-ask = Ask to go on
pause-wait = Waiting for the others to agree.
host-menu = You are the host
host-give-all = Give everybody { $time }
host-give = Give { $name } { $time }
host-hand = Let a bot play for { $name }
host-move = Let a bot make this move for { $name }
host-wait = Wait for { $name } instead
time-five = 5 minutes
time-day = a day more

rematch-title = Rematch?
rematch-asks = { $name } asks for another game: same players, one seat to the left.
rematch-yes = yes
rematch-asked = asked
rematch-always = always
rematch-bot = a bot
rematch-no = not today
rematch-agree = Yes, again
rematch-decline = Not today
rematch-note = Starts when all agree, or with a bot for who is missing after two minutes.
rematch-note-days = Starts when all agree.
rematch-go = To the new table

chat-new = { $n } new
chat-unread = { $n ->
    [one] { $n } unread line
   *[other] { $n } unread lines
}
chat-mute = Mute
chat-mute-title = Read nothing more of { $name }
chat-muted = { $name } is muted.
chat-unmute = Hear again

# What the table tells.
line-sat-down = { $name } sits down
line-got-up = { $name } gets up
line-took-over = { $name } takes over a seat that a bot kept warm
line-left = { $name } left; a bot plays the seat
line-gone = { $name } has been gone for a minute; a bot plays the seat
line-resigned = { $name } resigned; a bot plays the seat to the end
line-back = { $name } is back at the seat
line-handed = The host lets a bot play for { $name }
line-waits = The host waits for { $name }; the bot has gone
line-out-move = { $name } ran out of time; a bot makes this move
line-out-over = { $name } ran out of time; a bot plays the seat
line-out-host = { $name } ran out of time; the host decides
line-nudged = { $text } nudges { $name }
line-away = { $name } is away until { $text }; those clocks stand still
line-returned = { $name } is back
line-paused = { $name } pauses the game; all clocks stand still
line-pause-wish = { $name } would like a pause
line-went-on = { $name } goes on; the clocks run again
line-go-on-wish = { $name } would like to go on
line-gave-time = { $name } gets { $text }
line-gave-all = Everybody gets { $text }
line-filled = A bot keeps the seat of { $name } warm
line-declined = { $name } does not play again today

problem-pace = No such pace: at most 600 minutes for a game, 720 hours for a move, and “move”, “over” or “host” for when time is out.
problem-nudge = A nudge is for who is asked, and at most every twelve hours.
problem-away = Away for up to { $days } days at a time.
problem-away-live = Being away is for games over days. At a live table, ask for a pause.
problem-no-clock = Nobody is hurried here: there is no clock.
problem-own-time = You cannot give time to your own seat alone.
problem-still-here = Only the seat of somebody who is not here, or whose time is out, can be handed to a bot.

told-title = Being told
told-way = Be told when it is your turn
told-note = You can be told when it is your turn, with the tab closed. Nothing is sent unless you want it.
told-push-start = Tell me in this browser
told-push-on = This browser tells you when it is your turn.
told-push-stop = Not in this browser any more
told-push-script = This browser can tell you if scripts are allowed.
told-push-others = { $n ->
    [one] One other browser of yours is told, too. Log it out to end that.
   *[other] { $n } other browsers of yours are told, too. Log them out to end that.
}
told-push-refused = The browser does not allow it. Its settings for this site can change that.
told-push-failed = The browser could not be set up for it. Try again later.
told-push-cannot = This browser cannot be told with the tab closed.
told-address = E-mail
told-mail-start = Tell me by e-mail
told-mail-again = Ask again
told-mail-asked = We have written to { $address }. Open the link in that mail within two days.
told-mail-forget = Forget this address
told-mail-to = Mails go to { $address }:
told-mail-every = every turn.
told-mail-daily = at most one a day for each table.
told-mail-want-every = Mail me every turn
told-mail-want-daily = At most one a day for each table
told-mail-stop = No more mails
told-bad-address = That is no e-mail address.
told-too-often = Too many mails were asked for today. Try again tomorrow.
told-mail-failed = The mail could not be sent. Try again later.
told-too-late = This link does not count any more. Ask for a new mail on your own page.
told-bad-browser = This browser cannot be told.
told-many-browsers = Enough of your browsers are told. Log one of them out first.
saved-mail = A mail is on its way. Open the link in it.
saved-told = Your choice is saved.
saved-away = Your choice is saved. It holds at all your games over days.
told-nearly-off = Nothing is said when your time at a game over days is nearly out.
told-nearly-on = When your time at a game over days is nearly out, you are told that too: once, whatever else was sent that day.
told-nearly-want = Tell me when my time is nearly out
told-nearly-stop = Not when my time is nearly out
told-yes-title = Confirm the address
told-yes = Mails about your games shall go to { $address }.
told-off-title = End the mails
told-off = No more mails go to { $address }.
told-confirmed = The address is confirmed
told-confirmed-note = You get a mail when it is your turn: at most one a day for each table. You can change that on your own page.
told-ended = No more mails
told-ended-note = The address is forgotten.
told-bots = bots
told-turn-title = Your turn: { $game }
told-turn-body = It is your turn in { $game }. At the table: { $names }.
told-nudge-title = They wait for you: { $game }
told-nudge-body = You are asked to play on in { $game }. At the table: { $names }.
told-invitation-title = { $host } invites you: { $game }
told-invitation-body = { $host } keeps a seat for you in { $game }.
told-nearly-out-title = Your time is nearly out: { $game }
told-nearly-out-body = It is your turn in { $game }, and your time runs out in { $left }. { $then } At the table: { $names }.
told-hours = { $n } hours
told-minutes = { $n ->
    [one] a minute
   *[other] { $n } minutes
}
told-then-move = Then a bot makes this move for you.
told-then-over = Then a bot plays until you take your seat back.
told-then-host = Then the host decides.
told-mail-why = You get this mail from { $site } because you asked for it. To get no more: { $off }
told-confirm-title = Is this your address?
told-confirm-body = { $name } wants to be told by e-mail at { $site } when it is time to play.

    If that is you, confirm it here within two days:
    { $yes }

    If not, do nothing: no more mails come.
