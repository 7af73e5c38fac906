# The words of Saint Petersburg's board.

marker = first player
scored-now = scored at the end of this phase
hand-note-short = −5 ★ each
rubles = Rubles
upper-row = Upper row
lower-row = Lower row
lower-row-note = one ruble less
row-empty = No cards.
drawn-card = Drawn with the Observatory
discard-pile = Discarded
marker-of = { $name } begins here
noble-table = Different nobles at the end
hand-note = −5 ★ each at the end
no-target = You have no card that it can replace · §trade.6
card-price = { $card }, { $price } rubles for you
used = { $n } used

saint-petersburg-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; everything else tells why not when you point at it.
saint-petersburg-guide-row = Buy cards from the rows. The coin on the left is the printed cost; a yellow figure is what you pay, less for copies you own.
saint-petersburg-guide-own = Your cards lie here by colour, each with what it will earn. Your rubles and points stand on the left; nobody else sees the rubles.
saint-petersburg-guide-phases = A round has four phases. Workers pay rubles, buildings points, nobles mostly rubles; then trading cards replace cards you own.
saint-petersburg-guide-hand = A card that you cannot pay yet can be taken into the hand, at most three. At the end each one left there costs five points.
saint-petersburg-guide-nobles = Different nobles are worth many points at the end. The gold frame shows how far you have come.
