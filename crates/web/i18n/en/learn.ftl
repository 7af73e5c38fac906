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
learn-how = Click on the board, or choose below the question.
learn-yes = Yes.
learn-no = That would happen:
learn-back = Back
learn-next = Next
learn-retry = Try again
learn-skip = Skip, I know it
learn-end-title = That is enough to play
learn-first-game = A first game against beginners
learn-more = More lessons
learn-five = Learn in five minutes

# The rules pages.
rules-exact = The exact rules
rules-goal = The goal
rules-round = What happens
rules-end = The end, and what counts
rules-examples = Worked examples
rules-on-board = See it on the board
rules-aid = Player aid
rules-seek = Look for
rules-find = Find
rules-found = { $n ->
    [0] Nothing speaks of “{ $word }”.
    [one] One place speaks of “{ $word }”.
   *[other] { $n } places speak of “{ $word }”.
}
rules-all = All rules
