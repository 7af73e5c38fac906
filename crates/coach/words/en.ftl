### What the helper says

source-rest-puerto-rico = Large buildings
source-rest-saint-petersburg = Still to come
source-rest-san-francisco = Still to come (cards, trams)
source-rest-san-francisco-1906 = Common objectives
source-rest-san-juan = Points that buildings count at the end
reason-more = { $source }: about { $n } points more.
reason-less = { $source }: about { $n } points less.
reason-sum = About { $n } points more in all; no single source stands out.
reason-sum-less = About { $n } points less in all; no single source stands out.
reason-others = It is hardly a matter of own points, as far as we can see: rather of what the others get, or of when the game ends.
reason-alike = A typical answer is as good.
reason-usual = This is also the typical answer; we find nothing better.
reason-next = Compared with the next one: { $why }
reason-none = We cannot say why in a sentence; over many games it comes out ahead.

nudge-source = Look at this: { $source }. One answer here brings clearly more from it than a typical one.
nudge-close = Several answers are about equally good here. Which one suits your plan?
nudge-others = Look at what the others can do right after your answer.

fault-slip = slip
fault-mistake = mistake
fault-blunder = blunder


head-won = { $name } won by { $n } points.
head-won-one = { $name } won by one point.
head-tie-break = { $name } won by the tie-break.
head-shared = The victory is shared.
head-unfinished = A game without an end.
head-round = Round { $round } decided it.

title-chances = Chance to win
note-chances = Dotted: even. Pale band: how sure we are of yours. Below: what each answer cost.
chart-label = Chances to win. At the start { $start }; in round { $round } { $middle }.
chart-empty = No curve yet.
as-table = As a table
round = Round
looking = Looking at round { $round } of { $rounds }
looking-soon = The analysis begins soon

who-did = { $name }: { $what }
n-points = { $n } points
faults = { $slips ->
    [one] { $slips } slip
   *[other] { $slips } slips
} · { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
} · { $blunders ->
    [one] { $blunders } blunder
   *[other] { $blunders } blunders
}
accuracy = Accuracy
accuracy-note = How close the answers came to the best ones. It compares the seats of one game; it is no grade.

title-turns = Turning points
title-own-turns = Your turning points
no-turns = Nobody slipped. Luck decided.
in-round = Round { $round }
better = Better:
title-sources = Where the points came from
title-answers = All answers
answer = Answer
cost = Cost

title-luck = Luck or decisions?
row-start = At the start
row-luck = Luck: what was drawn
row-own = Own answers
row-gifts = Answers of the rivals
row-end = At the end
note-luck = In % of chance to win, about, with all cards open. Luck is how much better the draws were than what else could have been drawn; over all seats it adds up to zero. Everything else moved with somebody's answer, also where only later answers showed what it was worth: so these rows are not the costs above, and can be gains.

title-how = How this is computed
how = For every question that had more than one answer we imagine what the seat could not know, and play on, { $n } times. A loss is what the answer cost against the best one, by what the seat could know then, never by hindsight. A loss that is smaller than its own error counts as none. For luck we draw anew, { $times } times at every draw, and compare what came with what could have come. All readers see the same numbers.
