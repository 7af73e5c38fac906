# Help before an answer, and the look back at a game.

hint = Hint
hint-stuck = Stuck?
hint-think = Think first: what would you do, and what would the next player do after you?
hint-nudge = A small nudge
hint-show = Show the best answers
hint-apart = Games with help count apart.
hint-nothing = There is nothing to choose here just now.
hint-imagined = { $n ->
    [one] { $n } game imagined
   *[other] { $n } games imagined
}
hint-best = best
hint-close = too close to call
hint-close-why = The first answers differ by less than we can tell. Take the one that suits your plan.
hint-points = points
hint-alike = as good as a typical answer
hint-parts = Expected points, against a typical answer
hint-range = { $chance } percent to win, between { $low } and { $high }; a typical answer { $typical }
hint-board = Show on the board
hint-sure = How sure is this?
hint-legend = Percent and dot: your chance to win. Pale: how sure we are. Dotted line: a typical answer.
hint-sure-why = We imagine what is hidden many times and play on. A friend who knows the others may well see more.
hint-longer = Think longer
problem-no-help = Not everybody at this table agreed to help, so nobody gets any. After the game the analysis is open to all.
new-help = Allow hints to everybody at the table
help-allowed = Hints are allowed to everybody at this table. Whoever sits down agrees to it.
helped = With help
helped-why = Somebody had a hint: this game counts apart.

coach = Coach
coach-on = Coach: on
coach-off = Coach: off
coach-why = Before an answer that likely costs 5 % or more the coach says a word, at most three times a game.
coach-before = Coach · before you confirm
coach-win = to win (± { $off })
coach-parts = Expected points, against the best answer
coach-again = Choose again
coach-anyway = Play it anyway
coach-rule = The coach speaks only when an answer likely costs 5 % or more, at most three times a game.

analysis = Analysis
analysis-again = Look again
again = Try again from here
again-title = Round { $round }, once more
again-choose = What would you do?
again-worth = { $chance } to win; what was played: { $played }.
again-good = We know nothing better here.
again-better = There is something better still. Try another one.
problem-not-over = The game is not over yet. Then the analysis is open to all.

fork = Play on from here
fork-why = A new table from this position: you take the seat, bots the others. What the seat could not see is dealt anew. It counts as practice.
fork-same = Same luck
fork-same-why = Whoever answers as before draws the same as before.
fork-of = Played on from move { $ply } of another game
fork-practice = A game that was played on from another one is practice: it counts for no rating.
problem-fork = Only a game that is over can be played on, or your own against bots.
problem-fork-luck = While a game runs its luck is a secret: play on with new luck.
problem-fork-over = The game was over there: choose an earlier position.

replay-rounds = Rounds
replay-round = Round { $round }
replay-odds = Chances to win, as the analysis sees them
replay-embed = Put it into a page
replay-keys = Keys
replay-key-step = one answer back, on
replay-key-round = one round back, on
replay-key-play = play, pause
replay-key-ends = the beginning, the end (Home, End)
replay-key-view = through another player's eyes
replay-key-analysis = the analysis
replay-key-keys = these keys

explore-name = Explorer
explore-title = Explorer: { $game }
explore-bots = strong bots
explore-people = people here
explore-you = you
explore-games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
explore-by-whom = Whose games
explore-by = Played by { $by }.
explore-by-search = Played by bots that imagine { $n } games before each answer.
explore-players = { $n } players
explore-purchase = What was built or bought
explore-role = What was done with a turn
explore-first = First choices
explore-start = Start
explore-next = what comes next?
explore-thing = Choice
explore-chosen = chosen
explore-round = round
explore-places = places
explore-effect = effect
explore-n = games
explore-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
explore-note = Effect: result minus the chance just before the choice, so that a leader's choices are not praised for the lead. Line: 19 times in 20. Pale: fewer than 100 games.
explore-empty = Play three games and your own numbers appear here; meanwhile look at how bots play.
explore-few = Too few games yet.
explore-none-bots = No games of strong bots have been counted for this game yet. Those of the people here are a click away.
explore-none-people = Fewer than three games that everybody may see have been finished here. Play one, or look at those of strong bots.
explore-link = What do openings bring?
