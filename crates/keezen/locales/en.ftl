## What is told
keezen-card = { $kind ->
    [ace] ace
    [jack] jack
    [queen] queen
    [king] king
    [joker] joker
   *[number] { $rank }
}
keezen-a-card = { $kind ->
    [ace] an ace
    [eight] an 8
    [jack] a jack
    [queen] a queen
    [king] a king
    [joker] a joker
   *[number] a { $rank }
}
keezen-joker-as = a joker as { $card }
keezen-log-dealer = { $name } deals first.
keezen-log-shuffled = { $name } shuffles and deals.
keezen-log-dealt = Your cards: { $cards }.
keezen-log-chose = { $name } has chosen a card for the partner.
keezen-log-handed = { $name } gives { $to } { $card }.
keezen-log-handed-unseen = { $name } gives { $to } a card.
keezen-log-played = { $name } plays { $card }: { $deed }.
keezen-log-step = { $kind ->
    [waiting] a pawn enters on { $to }
   *[other] { $from } → { $to }
}
keezen-log-step-of = { $kind ->
    [waiting] a pawn of { $name } enters on { $to }
   *[other] { $name }’s { $from } → { $to }
}
keezen-log-split = { $first }, then { $second }
keezen-log-swap = { $from } and { $with } change places
keezen-log-home = { $name }’s pawn goes home.
keezen-log-arrived-uncounted = A pawn of { $name } is in.
keezen-log-arrived = A pawn of { $name } is in: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
keezen-log-threw-in = { $name } throws in { $cards }.
keezen-log-time-up = { $name }’s time is up.
keezen-log-forfeited = { $name } forfeits the turn.
keezen-log-left = { $name } has left the game.
keezen-log-awarded = { $name } is awarded { $points } points.
keezen-log-ended = The game is over.

## What is refused
refused-keezen-unknown_card = There is no card `{ $typed }`; the cards are A23456789TJQK, and `*` is a joker.
refused-keezen-not_in_hand = You hold no { $card }; play one of your own cards.
refused-keezen-no_pawn_there = { $place ->
    [w] No pawn of seat { $seat } waits.
   *[other] No pawn of seat { $seat } is on { $place }.
}
refused-keezen-not_your_pawn = The pawns of seat { $seat } are not yours to move now.
refused-keezen-own_seat_named = Your own pawns are written without `{ $seat }:`.
refused-keezen-pawn_waits = With { $card } a waiting pawn cannot move; an ace or a king enters it.
refused-keezen-nothing_waits = No pawn waits that { $card } could enter.
refused-keezen-start_taken = No pawn can enter, since an own pawn stands on { $square }.
refused-keezen-blocked_start = With { $card } { $from ->
    [w] a waiting pawn
   *[other] the pawn on { $from }
 } does not get past { $square }: the pawn there is on its own start.
refused-keezen-friendly_fire = With { $card } { $from ->
    [w] a waiting pawn
   *[other] the pawn on { $from }
 } would capture a pawn of its own side on { $square }.
refused-keezen-overshoot = With { $card } the pawn on { $from } has too many steps for its base.
refused-keezen-base_jump = With { $card } the pawn on { $from } does not get past the pawn in h{ $slot }.
refused-keezen-not_deepest = With { $card } the pawn on { $from } would stop short of h{ $slot }, the deepest free slot.
refused-keezen-not_connected = With { $card } the pawn on { $from } would leave a gap in the base; it has to end on h{ $slot }.
refused-keezen-no_way_back = With { $card } the pawn on { $from } cannot move: no pawn comes back out of its base.
refused-keezen-wrong_square = With { $card } { $from ->
    [w] a waiting pawn
   *[other] the pawn on { $from }
 } goes to { $right }, not to { $to }.
refused-keezen-does_not_enter = With { $card } no pawn can enter; that takes an ace or a king.
refused-keezen-only_enters = At this table { $card } only enters a pawn.
refused-keezen-does_not_swap = With { $card } no pawns are swapped; that takes a jack.
refused-keezen-only_swaps = A jack swaps two pawns, as in `J 5<>30`.
refused-keezen-not_split = Only a seven is split over several pawns, not { $card }.
refused-keezen-seven_sum = The parts of a seven count 7 together, not { $steps }.
refused-keezen-too_many_parts = At this table a seven is split over two pawns at most.
refused-keezen-written_as = That play is written `{ $play }`.
refused-keezen-same_pawn = Two parts move the same pawn, over { $place }; each needs its own pawn.
refused-keezen-rest_for_partner = Your last pawn comes in, so the rest of the seven has to move a pawn of seat { $seat }.
refused-keezen-rest_stuck = No pawn can make the rest of the seven, { $rest }.
refused-keezen-not_on_track = A jack swaps pawns on the track, and { $place } is not on it.
refused-keezen-nobody_there = No pawn stands on { $place }.
refused-keezen-swap_own = The pawn on { $place } is of the same seat; a jack swaps with another's.
refused-keezen-swap_guarded = The pawn on { $place } is on its own start and cannot be swapped away.
refused-keezen-not_from_start = At this table your pawn on { $place }, its own start, cannot be swapped.
refused-keezen-nothing_to_move = There is no pawn on the track or in the base that { $card } could move.
refused-keezen-nothing_to_swap = There are no two pawns on the track that a jack could swap.
refused-keezen-must_play = A hand that can be played is not thrown in.
refused-keezen-exchange_first = Cards are exchanged first: `give` one to your partner.
refused-keezen-no_exchange = No cards are exchanged now.
refused-keezen-wrong_dealer = The first dealer has to be drawn, one of the seats.
refused-keezen-wrong_deck = The whole deck has to be shuffled, every card once for each seat, and the jokers.
refused-keezen-not_on_turn = { $seat } is not on turn and has nothing to forfeit.
refused-keezen-nothing_to_rule_on = A card played is played; there is nothing to rule on.

## What a table can choose
preset-name-keezen-nk = NK
