## Keezen

## Cards
keezen-card-deed = { $kind ->
    [ace] enter a pawn or move 1
    [four] move back 4
    [seven] move 7, or split it between two pawns
    [seven-wide] move 7, or split it among several pawns
    [jack] swap two pawns
    [queen] move 12
    [king] enter a pawn
    [king-13] enter a pawn or move 13
    [joker] stands for any card
   *[number] move { $rank }
}
# On the lower edge of a card: a few short words.
keezen-card-short = { $kind ->
    [ace] Enter, or 1 step
    [four] 4 back
    [seven] 7, or split
    [seven-wide] 7, or split
    [jack] Swap
    [queen] 12 steps
    [king] Enter
    [king-13] Enter, or 13
    [joker] Any card
   *[number] { $rank } steps
}
keezen-card-cannot = can’t be played. { $reason }
keezen-card-given = for { $name }
keezen-gift = from { $name }
keezen-card-hand = Your cards
keezen-hand-dead = No playable card: your hand is thrown in. That’s normal in Keezen.
keezen-card-hand-empty = You’ve played all your cards. Wait for the next deal.
keezen-hand-thrown-in = You couldn’t play any of your cards, so your hand was thrown in: { $cards }. Wait for the next deal.

## Pawns
# With its place, for ears.
keezen-pawn-at = { $kind ->
    [waiting] { $pawn }, waiting
    [base] { $pawn } in base, place { $place }
   *[track] { $pawn } on square { $place }
}
keezen-pawn = { $who ->
    [you] your pawn
   *[other] { $name }’s pawn
}
keezen-another-pawn = { $who ->
    [you] another of your pawns
   *[other] another of { $name }’s pawns
}
keezen-goes = { $kind ->
    [enter] { $pawn } enters the board.
    [base] { $pawn } moves { $steps ->
        [one] one step
       *[other] { $steps } steps
    } in the base.
    [home] { $pawn } moves { $steps ->
        [one] one step
       *[other] { $steps } steps
    }, into the base.
    [back] { $pawn } moves back { $steps } steps.
   *[forward] { $pawn } moves { $steps ->
        [one] one step.
       *[other] { $steps } steps.
    }
}
keezen-swaps = { $pawn } swaps places with { $other }.
keezen-captures = That captures { $pawns }.
keezen-lands = It lands on square { $square }.
keezen-scores = { $points ->
    [one] That scores 1 point.
   *[other] That scores { $points } points.
}
keezen-warning-own = Careful: this captures your own pawn.
keezen-warning-partner = Careful: this captures the pawn of your partner { $name }.

## Choosing
keezen-hint-card = Your turn: pick a card
keezen-hint-pawn = Now tap a pawn
keezen-hint-other = Now tap the other pawn
keezen-hint-joker = Pick the card your joker stands for
keezen-hint-rest = That pawn can’t take all seven steps. Choose another pawn for the rest.
keezen-hint-shares = The pawns can’t move like that. Split the steps another way.
keezen-joker-pick = Joker as
keezen-which-pawn = Pawn
keezen-swap-with = Swap with
keezen-short-place = { $kind ->
    [waiting] new pawn
    [base] in base, place { $place }
    [start] on start
   *[track] { $steps } from home
}
keezen-short-of = { $name }: { $place }
keezen-short-hit = { $place } ✕ { $name }
keezen-play = Play { $card }
keezen-play-none = Play card
keezen-give = Give { $name } the { $card }
keezen-give-none = Give card
keezen-undo = Clear choice
keezen-throw-in = Throw in hand
keezen-exchange-choose = Pick a card to give to { $name }
keezen-exchange-wait = Card chosen. Waiting for the others
keezen-partner-holds = { $name } still has the { $card } you gave.

## The seven
keezen-seven-label = Steps with this pawn
keezen-seven-split = { $steps } with { $first }, then { $rest } with { $second }
keezen-seven-whole = All 7 with { $first }
keezen-seven-lapses = { $steps } with { $first }; the rest isn’t needed
keezen-seven-rest = The rest with
keezen-shares = Split the seven steps
keezen-share-more = One more step for { $pawn }
keezen-share-less = One step fewer for { $pawn }

## Why not
keezen-why-pawn_waits = A waiting pawn can only enter. That takes an ace or a king.
keezen-why-nothing_waits = No pawn is waiting to enter. Choose another card.
keezen-why-start_taken = No pawn can enter: one of the same colour is still on the start. Move that one first.
keezen-why-blocked_start = { $guard } is on its own start and can’t be passed. Choose another card.
keezen-why-friendly_fire = { $pawn } would capture a pawn of your own side, and this table doesn’t allow that. Choose another card.
keezen-why-overshoot = That’s too many steps: { $pawn } would overshoot the base. Choose another card.
keezen-why-base_jump = { $pawn } can’t jump over a pawn in the base. Choose another card.
keezen-why-not_deepest = { $pawn } would stop too early: it has to go to the deepest free place in the base. Choose another card.
keezen-why-not_connected = { $pawn } would leave a gap in the base: it has to stop right behind the next pawn. Choose another card.
keezen-why-no_way_back = { $pawn } can’t leave the base again. Choose another card.
keezen-why-wait = It’s not your turn yet. Waiting for { $names }.
keezen-why-exchange = No pawn moves yet: first pick a card to give to { $name }.
keezen-why-no_pawn = There’s no pawn there. Tap one that lights up.
keezen-why-nothing_to_move = You have no pawn to move yet. Bring one in with an ace or a king.
keezen-why-nothing_to_swap = There are no two pawns to swap right now. Choose another card.

## The board
keezen-board = Keezen board
keezen-row = { $who ->
    [you] From your start
   *[other] From { $name }’s start
}
keezen-cell-waiting = { $who ->
    [you] your waiting places
   *[other] { $name }’s waiting places
}
keezen-cell-square = square { $square }
keezen-cell-start = { $who ->
    [you] square { $square }, your start
   *[other] square { $square }, { $name }’s start
}
keezen-cell-entry = { $who ->
    [you] square { $square }, just before your base
   *[other] square { $square }, just before { $name }’s base
}
keezen-cell-base = { $who ->
    [you] your base, place { $place }
   *[other] { $name }’s base, place { $place }
}
keezen-cell-count = { $count ->
    [0] empty
    [one] 1 pawn
   *[other] { $count } pawns
}
keezen-cell-possible = can be chosen
keezen-cell-chosen = chosen. { $would }
keezen-cell-landing = your move ends here
keezen-cell-sent-home = would be captured

## Around the board
keezen-seats = Players
keezen-held = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
keezen-dealer = dealer
keezen-team-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
keezen-team-pawns = { $pawns ->
    [one] 1 pawn in
   *[other] { $pawns } pawns in
}
keezen-seat-threw-in = threw in their hand
keezen-next-pawn = next pawn in: { $points } points
keezen-deal = Deal { $number }, { $undealt ->
    [0] the last before the cards are shuffled again.
   *[other] { $undealt } cards still to be dealt.
}
keezen-last-played = { $name } played { $card }: { $deed }
keezen-did = { $kind ->
    [enter] entered a pawn
    [back] moved back { $steps }
    [home] moved { $steps } into the base
   *[forward] moved { $steps }
}
keezen-did-of = { $kind ->
    [enter] entered { $pawn }
    [back] moved { $pawn } back { $steps }
    [home] moved { $pawn } { $steps } into the base
   *[forward] moved { $pawn } { $steps }
}
keezen-did-split = split it among { $count } pawns
keezen-did-swap = swapped two pawns
keezen-from-before = { $count } cards from before this game
keezen-face-up = Cards played
keezen-gone-of = { $card }: { $count } of { $all } played
