## Since your last turn
trail-since = Since your turn
trail-replay = Replay { $count ->
    [one] the move
   *[other] the { $count } moves
  } since your last turn
trail-stop = Back to the present

## A review on the board
review-show-better = Show the better move
review-only-mine = Only my turns
replay-my-previous = My previous turn
replay-my-next = My next turn
