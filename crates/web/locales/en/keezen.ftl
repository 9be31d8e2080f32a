## Keezen
keezen-summary = Two pairs race their pawns round the board and into their bases. Cards move them; count every step, and mind your partner.

## Cards
keezen-card-deed = { $kind ->
    [ace] a pawn enters, or goes 1
    [four] 4 backward
    [seven] 7 forward, also split over two pawns
    [seven-wide] 7 forward, also split over several pawns
    [jack] two pawns change places
    [queen] 12 forward
    [king] a pawn enters
    [king-13] a pawn enters, or goes 13
    [joker] stands for any card
   *[number] { $rank } forward
}
keezen-card-cannot = cannot be played. { $reason }
keezen-card-gift = from { $name }
keezen-card-given = chosen for your partner
keezen-gift = from { $name }
keezen-hand = Your cards
keezen-hand-empty = All your cards are played. Wait for the next deal.
keezen-hand-thrown-in = None of your cards could be played, so your hand was thrown in: { $cards }. Wait for the next deal.

## Pawns
keezen-pawn-yours = { $kind ->
    [waiting] your waiting pawn
    [base] your pawn in { $place }
   *[track] your pawn on { $place }
}
keezen-pawn-of = { $kind ->
    [waiting] { $name }’s waiting pawn
    [base] { $name }’s pawn in { $place }
   *[track] { $name }’s pawn on { $place }
}
keezen-some-pawn-yours = your pawn
keezen-some-pawn-of = { $name }’s pawn
keezen-goes = { $kind ->
    [waiting] { $pawn } enters on { $place }.
    [base] { $pawn } goes into the base, to { $place }.
   *[track] { $pawn } lands on { $place }.
}
keezen-goes-home = { $pawn } goes home.
keezen-swaps = { $pawn } changes places with { $other }.
keezen-brings = { $points ->
    [one] This brings 1 point.
   *[other] This brings { $points } points.
}
keezen-warning-own = Careful: this sends your own pawn home.
keezen-warning-partner = Careful: this sends your partner { $name } home.

## Choosing
keezen-hint-card = Choose a card.
keezen-hint-pawn = Choose a pawn.
keezen-hint-joker = Choose the card your joker stands for.
keezen-hint-shares = The pawns can’t go like that. Share the steps another way.
keezen-joker-pick = Joker as
keezen-which-pawn = Pawn
keezen-swap-with = with
keezen-short-place = { $kind ->
    [waiting] enter
   *[other] { $place }
}
keezen-short-way = { $from } → { $to }
keezen-short-hit = { $from } → { $to } ✕ { $name }
keezen-play = Play { $card }
keezen-play-none = Play
keezen-give = Give the { $card } to { $name }
keezen-give-none = Give
keezen-undo = Undo
keezen-throw-in = Throw the hand in
keezen-exchange-choose = Choose a card for { $name }. You both choose unseen.
keezen-exchange-wait = Your card is chosen. The others are still choosing.
keezen-partner-holds = { $name } holds the { $card } you gave.

## The seven
keezen-seven-label = Steps of { $first }
keezen-seven-split = { $steps } with { $first }, then { $rest } with { $second }
keezen-seven-whole = All 7 with { $first }
keezen-seven-lapses = { $steps } with { $first }; the rest is not needed
keezen-seven-rest = The rest
keezen-shares = Share the seven steps
keezen-share-more = One step more for { $pawn }
keezen-share-less = One step less for { $pawn }

## Why not
keezen-why-pawn_waits = A waiting pawn needs an ace or a king.
keezen-why-nothing_waits = No pawn waits to enter.
keezen-why-start_taken = No pawn can enter: one of the same colour stands on the start, { $at }.
keezen-why-blocked_start = { $pawn } cannot get past { $at }: the pawn there stands on its own start.
keezen-why-friendly_fire = { $pawn } would hit a pawn of your own side on { $at }.
keezen-why-overshoot = { $pawn } would go too far for the base.
keezen-why-base_jump = { $pawn } cannot jump over the pawn in { $at }.
keezen-why-not_deepest = { $pawn } would stop short of { $at }, the deepest free place.
keezen-why-not_connected = { $pawn } would leave a gap in the base. It has to end on { $at }.
keezen-why-no_way_back = { $pawn } cannot come back out of the base.
keezen-why-nothing_to_move = There is no pawn on the way that could be moved.
keezen-why-nothing_to_swap = There are no two pawns that could change places.

## The board
keezen-board = Board
keezen-row = From { $name }’s start
keezen-cell-waiting = { $name }’s waiting places
keezen-cell-square = square { $square }
keezen-cell-start = square { $square }, { $name }’s start
keezen-cell-entry = square { $square }, before { $name }’s base
keezen-cell-base = { $name }’s base, { $place }
keezen-cell-count = { $count ->
    [0] empty
    [one] 1 pawn
   *[other] { $count } pawns
}
keezen-cell-empty = empty
keezen-cell-possible = can be chosen
keezen-cell-chosen = chosen. { $would }
keezen-cell-landing = lands here
keezen-cell-sent-home = would go home

## Around the board
keezen-seats = Players
keezen-seat-you = you
keezen-your-partner = your partner
keezen-held = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
keezen-dealer = deals
keezen-dealer-short = D
keezen-team-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
keezen-team-pawns = { $pawns ->
    [one] 1 pawn in
   *[other] { $pawns } pawns in
}
keezen-seat-plays = to play
keezen-seat-gives = chooses
keezen-seat-threw-in = threw in
keezen-seat-out = out
keezen-seat-left = left
keezen-next-pawn = next pawn in: { $points }
keezen-deal = Deal { $number }, { $undealt ->
    [0] the last of this deck.
   *[other] { $undealt } cards to come.
}
keezen-last-played = { $name } played { $card }: { $deed }
keezen-from-before = { $count } cards from before
keezen-face-up = Cards that are gone
keezen-gone-of = { $card }: { $count } of { $all }

## The log
