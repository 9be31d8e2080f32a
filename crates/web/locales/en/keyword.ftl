## Keyword
keyword-summary = A crossword in four colours: squares pay, and the keys of your own colour pay most.

# The board
keyword-board = Keyword board
keyword-keys = Arrow keys move. Letters are laid where you are; space turns the direction, backspace takes one back, escape takes all back, enter plays.
keyword-colour-blue = blue
keyword-colour-red = red
keyword-colour-yellow = yellow
keyword-colour-green = green
keyword-square-gray = gray square
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
keyword-empty-pays = empty, pays { $pays }
keyword-lies = letter { $letter }
keyword-lies-last = letter { $letter }, laid last
keyword-tried-here = { $letter }, tried, pays { $pays }
keyword-across = Across
keyword-down = Down

# The rack
keyword-rack = Your letters, { $colour } rack
keyword-slot = { $letter }
keyword-slot-tried = { $letter }, tried on { $square }: take it back
keyword-tools = Rack and board
keyword-shuffle = Shuffle your letters
keyword-recall = Take all letters back
keyword-type-across = You type across: change to down
keyword-type-down = You type down: change to across
keyword-closer = Look closer
keyword-further = See the whole board
keyword-laid = { $letter } on { $square }.
keyword-taken-back = { $letter } is back on the rack.
keyword-taken = { $square } is taken.
keyword-not-on-rack = There is no { $letter } on your rack.
keyword-rack-is = Your letters: { $letters }

# What is tried
keyword-makes = { $words }: { $score } { $score ->
    [one] point
   *[other] points
 }.
keyword-and = { $others } and { $last }
keyword-points = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
keyword-is-keyword = , a keyword
keyword-good-word = , a good word
keyword-no-word = , not in the word list
keyword-play = Play
keyword-play-for = Play for { $score }
keyword-exchange = Exchange
keyword-exchange-which = Which letters do you put back?
keyword-exchange-count = { $count ->
    [0] Exchange
   *[other] Exchange { $count }
 }
keyword-pass = Pass
keyword-pass-sure = Pass without placing a word?
keyword-back = Back
keyword-call = The score you call for this play; empty if the table is to count
keyword-call-short = Call

# What came last
keyword-begin = You begin: three letters or more, the first on gray.
keyword-last-play = { $name }: { $play } for { $score }
keyword-taken-off = { $words } is no word: { $name } plays again.

# Pointing
keyword-pointing = The last play
keyword-point-which = { $name }: { $play } for { $score }. Point at a word that is none, or let it stand.
keyword-decides = If it stands, the game is over.
keyword-point-at = Point at { $word }
keyword-let = Let it stand
keyword-withdraw = Take back
keyword-may-point = { $name }: { $play } for { $score }. { $who } may still point at it.

# Around the board
keyword-scores = Scores
keyword-rack-of = { $colour } rack
keyword-letters = { $count ->
    [one] letter
   *[other] letters
 }
keyword-points-word = points
keyword-to-play = , to play
keyword-left-with = left with { $letters }
keyword-goal = { $score } points; { $goal } or better wins
keyword-goal-short = { $score } of { $goal }
keyword-left-to-draw = { $count ->
    [0] No letters left to draw
    [one] One letter left to draw
   *[other] { $count } letters left to draw
 }
keyword-unseen = Not seen by you yet, left to draw or on other racks: { $count }
keyword-in-words = The board in words
keyword-words-on-board = Words, across first:
keyword-open-keys = Open key squares:
keyword-prize-table = Prize of the table
keyword-prize-party = Prize of the party
keyword-prize-secret = a secret word
keyword-prize-open = { $of }: { $word }.
keyword-prize-won = { $of }: { $word }, spelled by { $name }.

# The log

keyword-own-board = A board of { $columns } × { $rows } with { $keys } key squares and { $letters } letters.
keyword-own-squares = With two or more players, gray pays { $gray }, another colour { $other }, your own { $own }, a key square { $keys } and one of your own { $ownkeys }.
keyword-own-bonuses = A keyword pays { $keyword }, going out { $out }, and each letter left costs { $left }.
