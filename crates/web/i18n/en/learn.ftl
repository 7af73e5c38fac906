# Lessons: what all of them say.
learn-title = Learn
learn-lead = Each game in about five minutes: a few positions, mostly something to try. Nothing can be lost, and everything can be tried again.
learn-all = All lessons
learn-you = Anna
learn-begin = Begin
learn-on = Go on
learn-again = Once more
learn-steps = { $done } of { $steps } steps done
learn-course = The steps
learn-try = Try it.
learn-look = Look at what is outlined, then go on.
learn-how = Click on it, right on the table; ☰ beside the question lists every answer.
learn-how-marks = Click on what glows, as many as you like, then confirm.
learn-how-exactly = { $n ->
    [one] Mark one of the things that glow, then confirm.
   *[other] Mark { $n } of the things that glow, then confirm.
}
learn-yes = Yes.
learn-no = That would happen:
learn-counted = In { $games } games among { $players } equal bots, who try { $iterations } continuations in their minds for each answer, { $with } % of those who did this won, and { $without } % of the others (even would be { $even } %).
learn-unsure = So few games may be luck: take it as a hint, not as proof.
learn-back = Back
learn-next = Next
learn-retry = Try again
learn-skip = Skip, I know it
learn-end-title = That is enough to play
learn-first-game = A first game, with the coach
learn-end-coach = You play against beginners. Before an answer that would probably cost you dearly the coach says a word, three times at most.
learn-more = More lessons
learn-five = Learn in five minutes

# The rules pages.
rules-exact = The exact rules
rules-goal = The goal
rules-round = In detail
rules-end = What ends the game
rules-counts = What counts
rules-again = … and again from the beginning, until the game ends.
rules-refused = cannot be answered:
rules-examples = Worked examples
rules-aid = Player aid
rules-seek = Look for
rules-find = Find
rules-found = { $n ->
    [0] Nothing speaks of “{ $word }”.
    [one] One place speaks of “{ $word }”.
   *[other] { $n } places speak of “{ $word }”.
}
rules-all = All rules
