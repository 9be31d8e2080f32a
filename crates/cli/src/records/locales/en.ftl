## kee show
record-shown = { $game } after entry { $entry } of { $entries }
record-waiting = Waiting for { $names }.
record-waiting-for-deal = Waiting for the deal.
record-over = The game is over.
record-position = Position: { $position }

## kee review
record-best-play = the best play
record-missed = best: { $best } for { $points }; { $missed } missed
record-missed-total = { $points } points in { $turns } turns; { $missed } missed
record-steps-lost = { $steps } steps  { $played }  (best { $best })
record-steps-total = { $steps } steps lost in { $turns } turns

## kee legal
record-no-moves = No legal moves.
record-moves-of = Moves of seat { $seat }. Others who can act (see `--seat`): { $others }.
record-more-moves = Other moves are legal too.

## kee verify
record-valid = { $file }: valid: { $game }, { $entries } entries, { $seed }
record-not-valid = { $file }: not valid: { $problem }
record-differs = entry { $entry } differs: { $why }
record-seed-none = finished; dealt by hand at a real table, so there is no seed to check
record-seed-none-yet = not finished; dealt by hand at a real table, so there is no seed to check
record-seed-matches = finished; every draw follows from the seed, and the seed matches its fingerprint
record-seed-secret = not finished; the seed is still secret, so the draws cannot be checked yet
