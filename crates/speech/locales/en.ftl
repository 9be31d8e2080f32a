## What belongs to no game
and = { $others } and { $last }
nobody = nobody
