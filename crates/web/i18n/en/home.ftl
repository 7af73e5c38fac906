# The words of the home page: own games, invitations, one-click play, results. The verbs of the games' questions stand on its buttons.

home-title = Play
home-own = Your games
home-own-all = All your games
home-wait = { $n ->
    [one] one waits for you
   *[other] { $n } wait for you
}
home-bell = { $n ->
    [one] 1 game waits for you
   *[other] { $n } games wait for you
}
home-nothing-waits = Nothing waits for you. Another one?
home-for-you = For you
home-invites = { $name } invites you to { $game }
home-rematch = { $name } asks for another game of { $game }
home-what-happened = What happened?
home-here = { $here } of { $all } are here
seat-kept = asked, has not answered yet
home-not-now = Not now
home-your-turn = Your turn
home-turn-of = { $name }’s turn
home-gathering = Waiting for players
home-over = Over
home-look = Look
home-see-end = See how it ended
home-begun = The game has begun.
home-unreadable = This table cannot be shown just now.
home-live = live
home-days = over days
home-seats = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
home-you = You
home-bot = bot
home-play = Play at once
home-play-note = Against bots. Players and level stay as you left them.
home-players = Players
home-bots = Bots
home-learn = Learn in 5 min
home-friends = With friends
home-hero = Five city games. One table. Yours in a click.
home-hero-note = Learn one in five minutes, play it against bots, or send a link to friends. No account, no advertising.
home-learn-first = Learn { $game }, the shortest
home-friend = I have a friend waiting
home-record-title = Your record
home-record = { $games } games, { $won } won: { $share } %. Even would be { $even } %.
home-record-few = { $won } of { $games } won.
home-lead-puerto-rico = Plant, ship and build on a Caribbean island.
home-lead-san-juan = Your cards are the buildings, and the money.
home-lead-saint-petersburg = Workers earn, buildings score, nobles crown it.
home-lead-san-francisco = Lay out five districts before the tram comes.
home-lead-san-francisco-1906 = Rebuild the city, year by year, plot by plot.

list-you-won = You won: { $points }.
list-won-together = You shared the victory: { $points }.
poster-closed = This table is closed
list-won = { $n ->
    [one] { $names } won: { $points }.
   *[other] { $names } shared the victory: { $points }.
}
list-your-place = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came fifth.
}

ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-yesterday = yesterday
ago-days = { $n } days ago

puerto-rico-verb-draft = Choose buildings
puerto-rico-verb-role = Take your role
puerto-rico-verb-settle = Take a plantation
puerto-rico-verb-lay = Lay your tile
puerto-rico-verb-second-tile = Take a second tile
puerto-rico-verb-hunt = Use the Hunting Lodge
puerto-rico-verb-guests = Place your guests
puerto-rico-verb-guests-store = Place your guests
puerto-rico-verb-ship = Choose a ship
puerto-rico-verb-place = Place your colonists
puerto-rico-verb-build = Build
puerto-rico-verb-pay-barrel = Pay with a barrel
puerto-rico-verb-pay-disc = Pay with a colonist
puerto-rico-verb-privilege = Choose a barrel
puerto-rico-verb-sell = Sell a good
puerto-rico-verb-land = Trade land
puerto-rico-verb-supplier = Deliver a good
puerto-rico-verb-load = Load a ship
puerto-rico-verb-send = Send barrels
puerto-rico-verb-keep = Store your goods
puerto-rico-verb-over = Look

san-juan-verb-draft = Choose your cards
san-juan-verb-role = Take your role
san-juan-verb-build = Build
san-juan-verb-site = Choose a site
san-juan-verb-spend = Pay
san-juan-verb-pay = Pay
san-juan-verb-produce = Produce
san-juan-verb-sell = Sell goods
san-juan-verb-keep = Keep cards
san-juan-verb-cull = Discard cards
san-juan-verb-company = Use the Company
san-juan-verb-chapel = Fill the Chapel
san-juan-verb-church = Fill the Church
san-juan-verb-limit = Discard cards
san-juan-verb-over = Look

saint-petersburg-verb-turn = Buy a card
saint-petersburg-verb-observed = Decide on the card
saint-petersburg-verb-pub = Buy points

san-francisco-verb-turn = Make your turn
san-francisco-verb-column = Choose a column
san-francisco-verb-build = Build
san-francisco-verb-bonus = Choose a bonus
san-francisco-verb-row = Choose a street
san-francisco-verb-space = Choose a space
san-francisco-verb-contracts = Give contracts back

san-francisco-1906-verb-income = Take your income
san-francisco-1906-verb-bonus = Choose your bonus
san-francisco-1906-verb-space = Move your pawn
san-francisco-1906-verb-option = Choose an action
san-francisco-1906-verb-permit = Take a permit
san-francisco-1906-verb-objective = Take an objective
san-francisco-1906-verb-clearing = Clear rubble
san-francisco-1906-verb-plot = Choose a plot
san-francisco-1906-verb-permits = Pay with permits
san-francisco-1906-verb-development = Develop the city

# A new table, and the way to it.

new-lead = Three choices, and most are made already.
new-how = 1 · How do you want to play?
new-which = 2 · Which game?
new-who = 3 · Who sits at the table?
new-minutes = { $short }–{ $long } minutes
new-alone = Against bots
new-alone-note = Bots take all other seats at once. You can pause, take back and ask for hints.
new-open-alone = a bot sits down here
new-friends = Ask your friends
new-link-note = The table has a link that you can send and a code for phones. Who has it can sit down or watch.
new-warm = Bots keep open seats warm: the game begins at once, and a friend can take over any time
new-open = Open seat
new-open-note = for whoever opens the link
new-you = you, host
new-bot-note = a bot, at the level you choose
new-character = Character of the bot
new-character-none = no particular character
how-alone = Alone, now
how-alone-note = Bots sit down at once. You can take answers back.
how-friends = With friends, now
how-friends-note = Send a link. Who opens it sits down; no account.
how-days = Over days
how-days-note = Everybody moves when it suits. The games that wait for you stand at home.
variant-puerto-rico-new-buildings = New Buildings
variant-puerto-rico-nobles = Nobles
variant-san-juan-new-buildings = New Buildings
variant-san-juan-draft-hands = Drafted hands
invite-title = Ask your friends
invite-local = This address works on this machine only. To play with others, start the program with --addr and the address of this machine, and open it under the name of this machine.
invite-phone = Hold a phone over it.
invite-copy = Copy
invite-copied = ✓ Copied
invite-by-hand = Press Ctrl C
invite-who = Who has the link can sit down or watch.
seat-warm = kept warm: you can take it over
fill = Put a bot here
fill-which = which one?
warm-note = A bot keeps the seat warm; whoever opens the link can take it over any time.
get-up-note = If you get up, your seat is open again. Nothing has been dealt, so nothing is lost.
close-table = Close the table
close-sure = Close the table? Nobody can sit down here any more.
bot-plays-for = A bot plays for { $name }.
you-watch = You watch.
problem-host = Only the host of the table can do that.
