## Keyword

# The board
keyword-board = Keyword board
keyword-keys = Move with the arrow keys, and type a letter to place it where you are. Space switches between across and down, Backspace takes back a letter, Escape takes back all of them, and Enter plays the word.
keyword-colour-blue = blue
keyword-colour-red = red
keyword-colour-yellow = yellow
keyword-colour-green = green
keyword-square-gray = grey square
keyword-square-blue = blue square
keyword-square-red = red square
keyword-square-yellow = yellow square
keyword-square-green = green square
keyword-square-blue-key = blue key square
keyword-square-red-key = red key square
keyword-square-yellow-key = yellow key square
keyword-square-green-key = green key square
keyword-plus = plus { $more }
keyword-empty = empty
keyword-empty-scores = empty, scores { $points }
keyword-lies = letter { $letter }
keyword-lies-last = letter { $letter }, just played
keyword-tried-here = your letter { $letter }, not played yet, scores { $points }
keyword-across = Across
keyword-down = Down

# The rack
keyword-rack = Your letters, { $colour } rack
keyword-slot-tried = { $letter }, on { $square }: take it back
keyword-tools = Rack and board
keyword-shuffle = Shuffle letters
keyword-recall = Take back all letters
keyword-switch-to-down = Typing across: switch to down
keyword-switch-to-across = Typing down: switch to across
keyword-closer = Zoom in
keyword-further = Show the whole board
keyword-laid = { $letter } on { $square }.
keyword-taken-back = { $letter } is back on your rack.
keyword-taken = { $square } already has a letter.
keyword-not-on-rack = You have no { $letter } on your rack.
keyword-rack-is = Your letters: { $letters }

# The word in the making
keyword-makes = { $words }: { $score } { $score ->
    [one] point
   *[other] points
 }.
keyword-is-keyword = , a keyword
keyword-good-word = , in the dictionary
keyword-no-word = , not in the dictionary
keyword-play = Play word
keyword-play-for = Play { $word } · { $score }
keyword-not-yet = It’s not your turn yet.
keyword-exchange = Exchange
keyword-exchange-which = Which letters do you want to exchange?
keyword-exchange-count = { $count ->
    [0] Exchange letters
    [one] Exchange one letter
   *[other] Exchange { $count } letters
 }
keyword-pass = Pass
keyword-pass-sure = Pass without playing a word?
keyword-back = Cancel
keyword-more = More
keyword-stamp = KEYWORD!
keyword-your-turn = Your turn: place a word.
keyword-call = Your own count of this play’s score. Leave it empty to have it counted for you.
keyword-call-short = Score

# What happened last
keyword-begin = You go first. Play three or more letters, starting on a grey square.
keyword-last-play = { $who ->
    [you] You played { $words } for { $score }.
   *[other] { $name } played { $words } for { $score }.
 }
keyword-taken-off = { $who ->
    [you] Not in the dictionary: { $words }. Play again.
   *[other] Not in the dictionary: { $words }. { $name } plays again.
 }

# Challenging
keyword-pointing = The last play
keyword-point-which = { $play } Challenge a word, or let it stand.
keyword-decides = If it stands, the game is over.
keyword-point-at = Challenge { $word }
keyword-let = Let it stand
keyword-withdraw = Take back the play
keyword-may-point = { $play } { $names } can still challenge it.

# Around the board
keyword-rack-of = { $colour } rack
keyword-letters = { $count ->
    [one] letter
   *[other] letters
 }
keyword-points-word = points
keyword-left-with = left with { $letters }
keyword-goal = { $score } of the { $goal } points you need to win
keyword-goal-short = { $score } of { $goal }
keyword-left-to-draw = { $count ->
    [0] No letters left to draw
    [one] One letter left to draw
   *[other] { $count } letters left to draw
 }
keyword-unseen = Letters you haven’t seen yet, still to be drawn or on other racks: { $count }
keyword-in-words = The board in words
keyword-words-on-board = Words, across first:
keyword-open-keys = Free key squares:
keyword-prize-table = Table prize
keyword-prize-party = Party prize
keyword-prize-secret = a secret word
keyword-prize-open = { $of }: { $word }.
keyword-prize-won = { $who ->
    [you] { $of }: { $word }, won by you.
   *[other] { $of }: { $word }, won by { $name }.
 }

# A board of your own
keyword-own-board = A board of { $columns } × { $rows } with { $keys } key squares and { $letters } letters.
keyword-own-squares = With two or more players, a grey square scores { $gray }, another colour { $other }, your own colour { $own }, a key square { $keys } and one of your own colour { $ownkeys }.
keyword-own-bonuses = A keyword scores { $keyword }, going out { $out }, and each letter left over costs { $left }.
