## Without a server
local-title = Games in this browser
local-sentence = These games are kept on this device and need no network.
local-going-on = going on
local-over = over
local-forget = Delete
local-forget-game = Delete this game of { $game }
local-forget-sure = Really delete?
local-pass = Pass the device to { $name }
local-pass-why = The others look away.
local-here = I am { $name }
local-holder = { $name } has the device
refused-no-worker = What plays without a server could not be started in this browser.

## After the game
replay-title = Replay: { $game }
replay-back-to-table = To the table
replay-beginning = The beginning
replay-controls = Going through the game
replay-side = About the game
replay-move = Move
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-count = { $now } of { $all }
replay-moves = All moves
replay-seen-by = Seen by
replay-spectator = Somebody watching
replay-curve = In the end: { $scores }
replay-review = What was missed
replay-review-begin = Find better plays
replay-review-words = Choose from
replay-review-thinking = Looking for better plays …
replay-review-done = The better plays have been found.
replay-review-perfect = Nobody could have had more in any turn.
replay-review-more = { $count ->
    [one] and one more turn
   *[other] and { $count } more turns
}
replay-played = { $name }: { $played } ({ $points })
replay-best = Best: { $best } ({ $points })
replay-better = Better: { $best }
replay-review-steps = What each play cost, in steps of a pawn, as the bot “hard” reckons with what the player could see.
replay-verify = Was it dealt fairly?
replay-verify-begin = Check the shuffle
replay-verify-by-hand = Was it kept right?
replay-verify-by-hand-begin = Check the record
replay-dealt-by-hand = It was dealt by hand at a real table, so there is no seed to check.
replay-verifying = Checking …
replay-verify-how = What is checked?
replay-verify-explained = All chance of a game comes from one secret number, its seed. Before the first deal everybody was shown a fingerprint of it, from which nobody can find the seed. Now that the game is over the seed is open: your device computes the fingerprint and every draw again, and plays the whole game by the rules.
replay-verify-not = It does not prove that the seed was chosen blindly: whoever deals could have tried several before the game. But nothing could be changed once the game had begun.
replay-verified = Everything is as it should be.
replay-not-verified = Something is not as it should be.
replay-proof-seed = The seed has the fingerprint that was shown before the first deal.
replay-proof-draws = Every draw is what this seed brings.
replay-proof-rules = All { $count } entries of the record follow the rules, and the outcome is right.
replay-commitment = The fingerprint (SHA-256) shown beforehand
replay-seed = The seed
replay-by-hand = Without us, in a terminal
replay-take-home = To take home
replay-save-record = Record (.kee)
replay-save-gcg = GCG
replay-save-picture = Picture of the board (PNG)
replay-save-drawing = Picture of the board (SVG)
replay-not-saved = The file could not be made.
