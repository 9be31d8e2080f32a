## Choosing a game
play-welcome = Welcome to Keeboard. Choose a game:
play-continue = continue { $name }
play-number-or-name = Number or name
play-number-wanted = Type a number from 1 to { $most }, or the name of a game; Ctrl-D quits.
play-how-many = How many people are playing, 1 to { $seats }? Bots take the other seats (Enter: 1)
play-how-many-wanted = Type a number from 1 to { $seats }.

## The table
play-greeting = { $game } for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
 }{ $teams ->
    [0] {""}
   *[other] {" "}in { $teams } teams
 }: { $names }.
play-sealed = Fingerprint of the seed (SHA-256): { $hash }
play-saved = Saved in { $file }
play-start = Type ? for help, quit to stop.
play-pass-screen = Pass the screen to { $name }.
play-pass-screen-enter = Pass the screen to { $name }; { $name }, press Enter
play-your-turn = Your turn, { $name }.
play-your-turn-or-object = Your turn, { $name }. You can still challenge the last move first.
play-may-object = { $name }, you can challenge that move before play continues.
play-volunteer = { $name }, press Enter to continue, or type ? to see what you can still do.
play-in-secret = { $name }, choose in secret. All choices are revealed together.
play-also-waiting = Also waiting for { $names }.
play-can-act-too = { $name } can still act too: start the line with “{ $name }”.
play-time-left = { $time } left.
play-time-to-object = { $time } left to challenge.
play-game-time-left = { $time } left in the game.
play-too-late = Time ran out before you typed that.
play-taken-back = { $name } took back a move.
play-leaving = Leaving is final: nobody takes over { $name }’s seat. Type leave again to confirm, or quit to continue later.
play-type-help = Type ? to see what you can do.
play-is-a-word = Yes, { $word } is a word.
play-not-a-word = No, { $word } is not in the list.
play-hint-action = Try { $action }.
play-no-hints-among-people = Hints are only for solo play and games against bots.
play-not-understood = Not understood: { $why }.

## Help
play-in-this-game = In this game:
play-right-now = Right now: { $actions }
play-right-now-more = Right now: { $actions }, and { $more } more
play-at-every-table = At every table:
play-type-help-now = ?
    show what you can do now
play-type-show = show
    show the board again
play-type-log = log
    show what has happened so far
play-type-look = look WORD
    look up a word, if the table allows it
play-type-hint = hint
    get a hint, in solo play or against bots; “hint full” includes rare words
play-type-take-back = take back
    take back your last move, in solo play or against bots
play-type-ruling = ruling ...
    make a ruling the table agrees on: end, forfeit A, award A 5, stands, struck
play-type-leave = leave
    give up this seat for good
play-type-quit = quit
    stop for now; the game is saved

## The end
play-goodbye = Goodbye. Continue with: kee play --resume { $file }
play-place = { $place }. { $name } with { $score }
play-seed = The seed was { $seed }.
play-verify = Check that the deal was fair: kee verify { $file }
play-best = Your best: { $best }
play-best-still = Your best is still { $best }.
play-best-new = New best: { $score }, { $more } more than before.
play-best-hinted = Played with hints, so it doesn’t count as your best.
play-best-first = Your first score to beat: { $score }.
