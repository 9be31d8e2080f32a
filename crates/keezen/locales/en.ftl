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
keezen-the-pawn = { $kind ->
    [waiting] a waiting pawn
    [base] the pawn in { $place }
   *[track] the pawn on { $place }
}
keezen-log-dealer = { $reader ->
    [name] You deal
   *[other] { $name } deals
 } first.
keezen-log-shuffled = { $reader ->
    [name] You shuffle and deal.
   *[other] { $name } shuffles and deals.
 }
keezen-log-dealt = Your cards: { $cards }.
keezen-log-chose = { $reader ->
    [name] You pick a card for your partner.
   *[other] { $name } picks a card for their partner.
 }
keezen-log-handed = { $reader ->
    [name] You give
   *[other] { $name } gives
 } { $to } { $card }.
keezen-log-handed-you = { $name } gives you { $card }.
keezen-log-handed-unseen = { $reader ->
    [name] You give { $to } a card.
    [to] { $name } gives you a card.
   *[other] { $name } gives { $to } a card.
 }
keezen-log-played = { $reader ->
    [name] You play
   *[other] { $name } plays
 } { $card } and { $deed }.
keezen-log-moves = { $reader ->
    [name] { $kind ->
        [enter] bring { $pawn } into play
        [home] bring { $pawn } home
        [deeper] move { $pawn } deeper into the base
        [back] move { $pawn } back { $steps }
       *[track] move { $pawn } { $steps }
    }
   *[other] { $kind ->
        [enter] brings { $pawn } into play
        [home] brings { $pawn } home
        [deeper] moves { $pawn } deeper into the base
        [back] moves { $pawn } back { $steps }
       *[track] moves { $pawn } { $steps }
    }
 }
keezen-log-captures = { $reader ->
    [name] { $kind ->
        [enter] bring { $pawn } into play, capturing { $other }
        [lent] capture { $other } with { $pawn }
       *[own] capture { $other }
    }
   *[other] { $kind ->
        [enter] brings { $pawn } into play, capturing { $other }
        [lent] captures { $other } with { $pawn }
       *[own] captures { $other }
    }
 }
keezen-log-swaps = { $reader ->
    [name] swap
   *[other] swaps
 } { $pawn } with { $other }
keezen-log-swaps-yours = swaps your pawn on { $yours } with { $pawn } on { $place }
keezen-log-split = { $first }, then { $second }
keezen-log-pawn = a pawn
keezen-log-pawn-own = { $reader ->
    [name] your own pawn
   *[other] their own pawn
 }
keezen-log-pawn-yours = your pawn on { $square }
keezen-log-pawn-theirs = theirs
keezen-log-pawn-of = { $reader ->
    [name] your pawn
   *[other] { $name }’s pawn
 }
keezen-log-step = { $kind ->
    [enter] brought a pawn into play
    [home] moved { $steps } into the base
    [deeper] moved { $steps } in the base
    [back] moved back { $steps }
   *[track] moved { $steps }
}
keezen-log-step-of = { $kind ->
    [enter] brought { $name }’s pawn into play
    [home] moved { $name }’s pawn { $steps } into the base
    [deeper] moved { $name }’s pawn { $steps } in the base
    [back] moved { $name }’s pawn back { $steps }
   *[track] moved { $name }’s pawn { $steps }
}
keezen-log-swap = swapped two pawns
keezen-log-scored = { $reader ->
    [name] You score
   *[other] { $name } scores
 } { $points } points.
keezen-log-threw-in = { $name } throws in their hand: { $cards }.
keezen-log-threw-in-yours = You throw in your hand: { $cards }.
keezen-log-time-up = { $reader ->
    [name] You run
   *[other] { $name } runs
 } out of time.
keezen-log-forfeited = { $reader ->
    [name] You forfeit your turn.
   *[other] { $name } forfeits their turn.
 }
keezen-log-left = { $reader ->
    [name] You have left
   *[other] { $name } has left
 } the game.
keezen-log-awarded = A steward awards { $reader ->
    [name] you
   *[other] { $name }
 } { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
keezen-log-docked = A steward takes { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $reader ->
    [name] you
   *[other] { $name }
 }.
keezen-ended = The game is over: { $how ->
    [win] all pawns of one side are home
    [clock] time is up
    [left] everyone else has left
   *[ruled] it was ended early
}.
keezen-expected = a card and a move, like “5 3>8”
keezen-expected-one = one of { $examples }
keezen-expected-some = one of { $examples } and others

## What can be typed, on the first line, and what it does
keezen-type-give = give CARD
    give your partner one of your cards: { $cards }
keezen-type-plays = { $plays }
keezen-type-more-plays = { $plays }, … { $count } plays in all
keezen-type-cannot = { $card } can’t be played. { $why }
keezen-type-throw = throw
    throw in your hand, since only moves inside your base are left
keezen-type-about-plays = A play is a card, a pawn and where it goes. Type just enough to pick out one play:
keezen-type-move = 5 3>8
    play a 5 and move your pawn from 3 to 8; also “5 3”, or “5” if only one pawn can
keezen-type-enter = A w
    play an ace and bring a waiting pawn (w) into play; “3 61>h0” brings a pawn home, to h0
keezen-type-split = 7 5>8 30>34
    split a 7: three steps with one pawn, then four with another
keezen-type-swap = J 5<>30
    play a jack and swap the pawns on 5 and 30
keezen-type-about-signs = T is a 10, *5 a joker as a 5, h0 to h3 your base (h3 the deepest), 2:40 the pawn of player 2 on 40.

## Beside the board
keezen-show-cards = cards { $count }
keezen-show-points = points { $count }
keezen-show-to-give = to give a card
keezen-show-last = Last played: { $plays }
keezen-show-play = { $name } { $play }
keezen-show-threw-in = { $name } threw in { $cards }
keezen-show-earlier = { $count } earlier cards
keezen-show-deal = Deal { $deal }, by { $name }; { $cards } cards left to deal.
keezen-show-hand = Your cards: { $cards }
keezen-show-partner-holds = { $name } still holds the { $card } you gave.

## Answers
keezen-pawns-of = { $name }: { $pawns }.
keezen-pawns-yours = Your pawns: { $pawns }.
keezen-pawns-waiting = { $count } waiting
keezen-pawns-placed-and-waiting = { $pawns }; { $count } waiting
keezen-pawn-on = on { $square }
keezen-pawn-home = home in { $slot }
keezen-hand = Your cards: { $cards }.
keezen-hand-empty = You have no cards.
keezen-at-pawn = { $square }: { $name }’s pawn.
keezen-at-your-pawn = { $square }: your pawn.
keezen-at-empty = { $square } is free.
keezen-at-start = { $square } is free: { $name }’s start.

## What is refused
refused-keezen-unknown_card = There is no card “{ $typed }”. The cards are A, 2 to 9, T (10), J, Q and K; “*” is a joker.
refused-keezen-not_in_hand = There’s no { $card } in your hand. Play a card you hold.
refused-keezen-no_pawn_there = { $whose ->
    [own] { $kind ->
        [waiting] You have no pawn waiting. Pick one on the track.
        [base] You have no pawn in { $place }. Pick another one.
       *[track] You have no pawn on { $place }. Pick another one.
    }
   *[other] { $kind ->
        [waiting] { $name } has no pawn waiting. Pick one on the track.
        [base] { $name } has no pawn in { $place }. Pick another one.
       *[track] { $name } has no pawn on { $place }. Pick another one.
    }
}
refused-keezen-not_your_pawn = You can’t move { $name }’s pawns now. Choose another pawn.
refused-keezen-own_seat_named = Your own pawns need no “{ $seat }:”. Leave it out.
refused-keezen-pawn_waits = You can’t move a waiting pawn with { $card }. Bring it into play with an ace or a king.
refused-keezen-nothing_waits = No pawn is waiting, so { $card } can’t bring one into play. Pick another pawn or card.
refused-keezen-start_taken = No pawn can come into play: one of the same colour is still on the start, { $square }. Move that one first.
refused-keezen-blocked_start = With { $card }, { $pawn } can’t get past { $square }: a pawn on its own start blocks the way. Pick another pawn or card.
refused-keezen-friendly_fire = With { $card }, { $pawn } would capture a pawn of its own team on { $square }, which this table doesn’t allow. Pick another pawn or card.
refused-keezen-overshoot = With { $card }, { $pawn } would overshoot the base. Pick another pawn or a lower card.
refused-keezen-base_jump = With { $card }, { $pawn } can’t jump over the pawn in h{ $slot }. Pick another pawn or card.
refused-keezen-not_deepest = With { $card }, { $pawn } would stop short. At this table it has to go to h{ $slot }, the deepest free slot. Pick another pawn or card.
refused-keezen-not_connected = With { $card }, { $pawn } would leave a gap in the base. Pick a card that takes it to h{ $slot }, or another pawn.
refused-keezen-no_way_back = With { $card }, { $pawn } can’t move: a pawn never leaves its base. Pick another pawn or card.
refused-keezen-wrong_square = With { $card }, { $pawn } goes to { $right }, not { $to }. Move it there, or pick another card.
refused-keezen-does_not_enter = You can’t bring a pawn into play with { $card }. You need an ace or a king.
refused-keezen-only_enters = At this table, { $card } only brings a pawn into play. Play another card to move a pawn.
refused-keezen-does_not_swap = You can’t swap pawns with { $card }. You need a jack.
refused-keezen-only_swaps = A jack only swaps two pawns. Write it like “J 5<>30”.
refused-keezen-not_split = Only a 7 can be split, not { $card }. Move one pawn with it.
refused-keezen-seven_sum = The parts of a 7 have to add up to 7, not { $steps }. Change the steps.
refused-keezen-too_many_parts = At this table, a 7 can be split between two pawns at most. Use one pawn or two.
refused-keezen-written_as = That isn’t how this play is written. Write “{ $play }”.
refused-keezen-same_pawn = Two parts of the 7 move { $pawn }. Use a different pawn for each part.
refused-keezen-rest_for_partner = Your last pawn is home, so the rest of the 7 is for your partner. Move one of { $name }’s pawns with it.
refused-keezen-rest_stuck = No pawn can move the { $rest ->
    [one] 1 step
   *[other] { $rest } steps
} that would be left of the 7. Play it another way.
refused-keezen-not_on_track = A jack only swaps pawns on the track, not { $pawn }. Pick one that’s on the track.
refused-keezen-nobody_there = There’s no pawn on { $place } to swap with. Pick a square with a pawn on it.
refused-keezen-swap_own = The pawn on { $place } has the same colour. Swap with another colour.
refused-keezen-swap_guarded = The pawn on { $place } is safe on its own start. Swap with another pawn.
refused-keezen-not_from_start = At this table, you can’t swap your pawn away from its start, { $place }. Swap another pawn, or play another card.
refused-keezen-nothing_to_move = There’s no pawn that { $card } could move. Play another card.
refused-keezen-nothing_to_swap = There are no two pawns that a jack could swap. Play another card.
refused-keezen-must_play = You can’t throw in your hand while you can still play a card. Play one.
refused-keezen-exchange_first = Give your partner a card first.
refused-keezen-no_exchange = No cards are exchanged now. Play a card instead.
refused-keezen-wrong_dealer = The first dealer has to be one of the players. Name a seat at this table.
refused-keezen-wrong_deck = The deck has to have every card once for each seat, and the jokers.
refused-keezen-not_on_turn = It’s not { $seat }’s turn, so there’s nothing to forfeit. Wait for their turn.
refused-keezen-nothing_to_rule_on = A card played is final, so there’s nothing to rule on. Award or take points instead.

## Options
option-keezen-dealer = Dealer
option-keezen-dealer-help = A shuffled deck lasts three deals: five cards each, then four, then four.
option-keezen-dealer-per_cycle = the same for all three deals
option-keezen-dealer-per_deal = someone else every deal
option-keezen-exchange = Card swap with your partner
option-keezen-exchange-help = You and your partner each pick a card and hand it over at the same time, unseen.
option-keezen-exchange-none = none
option-keezen-exchange-one_card = one card after every deal
option-keezen-jokers = Jokers
option-keezen-jokers-help = A joker can stand for any card.
option-keezen-jokers-none = none
option-keezen-jokers-2 = two
option-keezen-jokers-4 = four
option-keezen-king = King
option-keezen-king-enter = brings a pawn into play
option-keezen-king-enter_or_13 = brings a pawn into play or moves 13 forward
option-keezen-friendly_fire = Capturing your own or your partner’s pawns
option-keezen-friendly_fire-help = Where it’s allowed, you sometimes have to: a card that can be played must be played.
option-keezen-friendly_fire-yes = allowed
option-keezen-friendly_fire-no = not allowed
option-keezen-start_guard = A pawn on its own start
option-keezen-start_guard-help = While it blocks the way, it can’t be passed, captured or swapped.
option-keezen-start_guard-always = always blocks the way
option-keezen-start_guard-fresh = blocks the way until it has moved
option-keezen-jack_from_start = Swapping your pawn off its start with a jack
option-keezen-jack_from_start-yes = allowed
option-keezen-jack_from_start-no = not allowed
option-keezen-overshoot = Overshooting the base
option-keezen-overshoot-illegal = not allowed
option-keezen-overshoot-extra_lap = one more lap
option-keezen-base_fill = Filling the base
option-keezen-base_fill-help = Pawns never jump over each other in the base.
option-keezen-base_fill-free = in any order
option-keezen-base_fill-deepest_first = deepest place first
option-keezen-base_fill-connected = without gaps
option-keezen-base_moves_forced = Moves inside the base
option-keezen-base_moves_forced-help = If you don’t have to make the move, you can throw in your hand instead.
option-keezen-base_moves_forced-yes = forced if nothing else can be played
option-keezen-base_moves_forced-no = never forced
option-keezen-seven_split = Splitting a seven
option-keezen-seven_split-two = between two pawns at most
option-keezen-seven_split-any = among as many pawns as you like
option-keezen-seven_share = Sharing a seven with your partner
option-keezen-seven_share-last_pawn = only when it brings your last pawn home
option-keezen-seven_share-free = any time
option-keezen-points = Scoring
option-keezen-points-tournament = 150 for the first pawn home, 140 for the second and so on, 200 for the win
option-keezen-points-nk = 2 for each pawn home, 10 for the win
option-keezen-points-none = number of pawns home
option-keezen-colours = Colours per player
option-keezen-colours-help = Two colours each is for two players.
option-keezen-colours-one = one
option-keezen-colours-two = two, opposite each other
option-keezen-pawns = Pawns per colour
option-keezen-cards = Cards
option-keezen-cards-full = all thirteen ranks
option-keezen-cards-short = only ace, 2, 4, 7, jack and king
option-keezen-timer = Time per turn
option-keezen-timer-help = When time runs out, a card is played for you.
option-keezen-limit = Time for the whole game
option-keezen-limit-help = When time is up, the side with the most points wins.

## Presets
preset-name-keezen-tournament = Tournament
preset-keezen-tournament = Two pairs play for points, with 45 minutes on the clock.
preset-name-keezen-nk = Dutch championship
preset-keezen-nk = The rules of the Dutch championship: 2 points per pawn, 10 for the win, 50 minutes.
preset-name-keezen-family = Family rules
preset-keezen-family = A friendly game for two pairs: you can’t capture your own or your partner’s pawns.
preset-name-keezen-exchange = Card swap
preset-keezen-exchange = Two pairs, and after every deal you slip your partner a card.
preset-name-keezen-solo = Everyone for themselves
preset-keezen-solo = No partners: two to nine players race each other home.
preset-name-keezen-two = Head to head
preset-keezen-two = One against one, with four pawns each.
preset-name-keezen-six = Three pairs
preset-keezen-six = A bigger board for six, with your partner sitting opposite you.
preset-name-keezen-eight = Four pairs
preset-keezen-eight = The biggest table: eight players, with your partner sitting opposite you.
preset-name-keezen-trios = Teams of three
preset-keezen-trios = Team up in threes: two teams with six players, three with nine.
preset-name-keezen-colours = Two colours each
preset-keezen-colours = One against one on the full board, each with two colours that help each other.
preset-name-keezen-jokers = Jokers
preset-keezen-jokers = Two pairs, four jokers in the deck, and a seven can be split among as many pawns as you like.
preset-name-keezen-tiny = Tiny (for tests)
preset-keezen-tiny = One pawn each and six ranks of cards: small enough to search to the end.

## Bots
bot-meaning-keezen-easy = Likes to bring out pawns, capture and get home, but is easily distracted.
bot-meaning-keezen-medium = Weighs up every move and knows which cards are still out.
bot-meaning-keezen-hard = Plays the deal out in its head many times before each move.

## What is wrong with a table
problem-keezen-exchange_alone = Without a partner there’s nobody to swap cards with. Turn the card swap off.
problem-keezen-share_alone = Without a partner there’s nobody to share a seven with. Set this back to your last pawn.
problem-keezen-two_colours = Two colours each is for two players. Choose one colour, or play with two.
problem-keezen-teams = { $seats ->
    [4] Four players form two pairs, with partners opposite each other, or play individually.
    [6] Six players form three pairs or two teams of three, or play individually.
    [8] Eight players form four pairs, with partners opposite each other, or play individually.
    [9] Nine players form three teams of three, or play individually.
   *[other] With { $seats } players, everyone plays individually.
 }
