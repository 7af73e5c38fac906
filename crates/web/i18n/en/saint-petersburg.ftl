# The words of Saint Petersburg's board.

saint-petersburg-marker = first player
saint-petersburg-scored-now = scored at the end of this phase
saint-petersburg-hand-note-short = −5 ★ each
saint-petersburg-rubles = Rubles
saint-petersburg-upper-row = Upper row
saint-petersburg-lower-row = Lower row
saint-petersburg-lower-row-note = one ruble less
saint-petersburg-row-empty = No cards.
saint-petersburg-drawn-card = Drawn with the Observatory
saint-petersburg-discard-pile = Discarded
saint-petersburg-marker-of = { $name } begins here
saint-petersburg-noble-table = Different nobles at the end
saint-petersburg-hand-note = −5 ★ each at the end
saint-petersburg-no-target = You have no card that it can replace · §trade.6
saint-petersburg-card-price = { $card }, { $price ->
    [one] { $price } ruble
   *[other] { $price } rubles
} for you
saint-petersburg-used = { $n } used

saint-petersburg-guide-asked = Here stands what you are asked. Whatever glows on the board can be clicked; everything else tells why not when you point at it.
saint-petersburg-guide-row = Buy cards from the rows. The coin on the left is the printed cost; a yellow figure is what you pay, less for copies you own.
saint-petersburg-guide-own = Your cards lie here by colour, each with what it will earn. Your rubles and points stand on the left; nobody else sees the rubles.
saint-petersburg-guide-phases = A round has four phases. Workers pay rubles, buildings points, nobles mostly rubles; then trading cards replace cards you own.
saint-petersburg-guide-hand = A card that you cannot pay yet can be taken into the hand, at most three. At the end each one left there costs five points.
saint-petersburg-guide-nobles = Different nobles are worth many points at the end. The gold frame shows how far you have come.
