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
hint-parts = Expected points, against a typical answer
hint-range = { $chance } percent to win, between { $low } and { $high }; a typical answer { $typical }
hint-board = Show on the board
hint-sure = How sure is this?
hint-sure-why = We imagine what is hidden many times and play on. Dot: chance to win. Pale: how sure we are. Bar: a typical answer. A friend who knows the others may well see more.
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
