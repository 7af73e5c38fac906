# The words of San Juan's board.

san-juan-roles = Roles
san-juan-picks = Roles of this round
san-juan-governor = Governor
san-juan-city = City
san-juan-limit = at most { $n } when a round begins
san-juan-hand-empty = No card in hand.
san-juan-known = Seen
san-juan-covered = Covered
san-juan-under = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
}
san-juan-under-short = Under buildings
san-juan-chosen = Already chosen
san-juan-price = What you pay
san-juan-price-crane = What you pay at least, over another building
san-juan-worth-now = Worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} if it stood now
san-juan-card-label = { $card }, costs you { $price }
san-juan-over-label = { $card }: costs { $n }
san-juan-gain-label = { $card }: brings { $n }
san-juan-beside = { $card } in a place of its own
san-juan-drawn = Drawn
san-juan-drawn-keep = { $n ->
    [one] keep 1
   *[other] keep { $n }
}

san-juan-house = Trading house
san-juan-prices = prices now
san-juan-next-prices = next prices
san-juan-possible-prices = what may come
san-juan-tiles = Trading-house cards in their order
san-juan-unseen-tile = Not seen yet
san-juan-deck = Deck
san-juan-discard = Discarded
san-juan-discard-known = Discarded. You know of: { $cards }

san-juan-brings-discount = you pay { $n } less
san-juan-brings-goods = { $n ->
    [0] no room for goods
    [one] you: 1 good
   *[other] you: { $n } goods
}
san-juan-brings-no-sale = no good to sell
san-juan-brings-sale = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} → { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
san-juan-brings-sale-range = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
} → { $least }–{ $most } cards
san-juan-brings-recruits = draw { $drawn }, keep { $kept }
san-juan-brings-cards = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}

san-juan-best-sale = { $n ->
    [one] at best 1 card
   *[other] at best { $n } cards
}
san-juan-sale-large-market = Large Market +1
san-juan-sale-small-market = Small Market +1 from two goods on
san-juan-sale-harbor = Harbor: one good stays, 1 ★
san-juan-spend-note = each good marked pays for one card
san-juan-produce-note = mark where a good is to lie
san-juan-produce-factory = Factory: two goods or more bring a card

san-juan-ending = The end
san-juan-ending-left = { $n ->
    [0] this is the last phase
    [one] 1 building to go
   *[other] { $n } buildings to go
}
san-juan-ending-note = Twelve buildings in a city end the game after that Builder. It also ends if no card is left and nothing moves, or after round 200.

san-juan-confirm-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
san-juan-confirm-discard-some = Discard what is marked
san-juan-confirm-pay = { $n ->
    [one] Pay 1 card
   *[other] Pay { $n } cards
}
san-juan-confirm-pay-some = Pay { $n } or { $most }
san-juan-confirm-company = Exchange
san-juan-confirm-company-some = { $n ->
    [0] Exchange what is marked (or nothing)
   *[other] Exchange what is marked
}
san-juan-confirm-chapel = Put under the Chapel
san-juan-confirm-chapel-some = Put under the Chapel, or not
san-juan-confirm-church = Put under the Church
san-juan-confirm-church-some = Put under the Church, or not
san-juan-confirm-keep = { $n ->
    [one] Keep 1 card
   *[other] Keep { $n } cards
}
san-juan-confirm-keep-some = Keep what is marked
san-juan-confirm-spend = { $n ->
    [0] Go on
    [one] Spend 1 good
   *[other] Spend { $n } goods
}
san-juan-confirm-spend-some = { $n ->
    [0] Spend what is marked (or nothing)
   *[other] Spend what is marked
}
san-juan-confirm-sell = Go on
san-juan-confirm-sell-some = { $n ->
    [0] Sell what is marked (or nothing)
   *[other] Sell what is marked
}
san-juan-confirm-produce = Go on
san-juan-confirm-produce-some = { $n ->
    [0] Produce there (or nothing)
   *[other] Produce there
}

san-juan-short-corn-farm = carries corn
san-juan-short-fruit-farm = carries fruit
san-juan-short-sugar-refinery = carries sugar
san-juan-short-tobacco-shed = carries tobacco
san-juan-short-coffee-roaster = carries coffee
san-juan-short-distillery = production costs 1 less
san-juan-short-gold-mine = 4 shown: all costs differ, keep 1
san-juan-short-notary-office = discard from the whole hand
san-juan-short-hospital = 0 or 1 card left: draw 1
san-juan-short-black-market = pay with up to 2 goods
san-juan-short-trading-post = sell 1 good more
san-juan-short-factory = 2 goods or more: draw 1
san-juan-short-small-market = 2 goods sold: 1 card more
san-juan-short-crane = build over a building, cost off
san-juan-short-chapel = 1 card under it, 1 ★
san-juan-short-lighthouse = hold up to 12 cards
san-juan-short-canal = produce 1 good more
san-juan-short-sawmill = commercial built: draw 1
san-juan-short-villa = keep 2 cards
san-juan-short-statue = monument
san-juan-short-large-market = any sale: 1 card more
san-juan-short-materials-depot = commercial costs 1 less
san-juan-short-triumphal-arch = monument
san-juan-short-publishing-house = your privilege twice
san-juan-short-hero = monument
san-juan-short-town-square = 1, 2, 3 monuments: 4, 6, 8
san-juan-short-customs-house = 1 for every 4 points
san-juan-short-manufactory = 1 per production, 1 per kind
san-juan-short-governors-palace = 1 per commercial building
san-juan-short-company = exchange up to 2 cards
san-juan-short-fortress = others hold 6 at most
san-juan-short-land-registry = if empty: a good, sells for 2
san-juan-short-bohio = nobody sells: draw 1
san-juan-short-school = fewest buildings: draw 1
san-juan-short-land-office = covered: 6 off the cost
san-juan-short-church = once: any cards under it, 1 ★ each
san-juan-short-harbor = 1 good sold stays, 1 ★
san-juan-short-goldsmith = 1 shown: keep it if nobody has it
san-juan-short-residence = trios of equal cost: 4, 3, 2, 1
san-juan-short-cathedral = others’ cost-6 buildings: 4, 3, 2, 1

san-juan-guide-asked = Here stands what you are asked. What glows can be clicked; where several things are chosen, mark them and confirm once.
san-juan-guide-roles = Each round everybody takes one role. All play it, the one who took it a little better: the small line says what it brings you.
san-juan-guide-hand = Your cards are buildings and money at once: the circle is the cost in other cards of your hand. Coloured cards produce, blue ones help, purple ones bring points at the end.
san-juan-guide-city = Your city has twelve places. Goods lie face down on their buildings until you sell them for cards.
san-juan-guide-house = What goods sell for. The five cards come in an order that stays the same: once seen, you know what comes next.
san-juan-guide-ending = When somebody has twelve buildings the game ends after that phase. Here you see who is how far.
san-juan-guide-points = Your points as they would count now, by source. Cards in hand only decide between equals.
