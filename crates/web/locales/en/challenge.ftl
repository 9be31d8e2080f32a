## Challenges and the daily boards
challenge-title = Challenge
challenge-daily = Daily boards
challenge-daily-sentence = Three new boards every day, the same for everyone. Play on your own, then see who found more.
challenge-daily-open = Leaderboards
challenge-next = new boards in { $time }
challenge-offline = You’re offline. You can still play: your game will be submitted once you’re back online.
challenge-keesdrow-rounds = Keesdrow in ten words
challenge-keesdrow-rounds-how = Ten words for the highest total.
challenge-keesdrow-timed = Keesdrow in twenty minutes
challenge-keesdrow-timed-how = As many points as you can. The clock keeps running, even if you close the page.
challenge-keyword-solitaire = Keyword solo
challenge-keyword-solitaire-how = Everyone draws the same letters. Score { $goal } or more to win.
challenge-who = Your name on the leaderboard
challenge-mine = My challenges
challenge-days = Other days
challenge-day-before = ‹ Previous day
challenge-day-after = Next day ›
challenge-yesterday = Yesterday’s boards
challenge-yesterday-sentence = Missed a day? You can still play the boards of earlier days.
challenge-play = Play
challenge-again = Play again
challenge-board = Leaderboard
challenge-to-board = See the leaderboard
challenge-you-stand = { $score ->
    [one] 1 point
   *[other] { $score } points
  }, #{ $place } of { $players }
challenge-leads = { $name } leads with { $score }.
challenge-streak-none = Play today and tomorrow to start a streak.
challenge-streak = { $current ->
    [0] No streak right now. Your longest: { $longest }.
    [one] 1 day in a row. Your longest streak: { $longest }.
   *[other] { $current } days in a row. Your longest streak: { $longest }.
  }
challenge-players = { $count ->
    [0] Nobody has played yet.
    [one] 1 player
   *[other] { $count } players
  }
challenge-nobody = Nobody has played yet. Be the first!
challenge-first = Showing the top { $count }.
challenge-place = Place
challenge-name = Name
challenge-score = Score
challenge-games = Games
challenge-you = you
challenge-won = won
challenge-goal = Score { $goal } or more to win.
challenge-best = Your best score here: { $best }.
challenge-first-counts = On a daily board only your first game counts. You can play again for fun.
challenge-best-counts = Your best game counts. Everyone plays the same deal.
challenge-compare-how = Tap a name to compare words.
challenge-compare-later = You can compare words after you’ve played; seeing them first would spoil the board.
challenge-compare-with = Compare words with { $name }
challenge-both = Both of you
challenge-only-me = Only you
challenge-only-you = Only { $name }
challenge-share = Your result
challenge-share-button = Share your result
challenge-share-marked = Press Ctrl+C to copy the selected text.
challenge-share-line = { $score ->
    [one] 1 point
   *[other] { $score } points
  } · #{ $place } of { $players }
challenge-invite = Share the link
challenge-link = Link to this challenge
challenge-submitting = Submitting your game…
challenge-handed-in = Your game has been submitted.
challenge-counted = Your game counts: #{ $place } of { $players }.
challenge-for-fun = That game was for fun. Your first one counts, with { $score ->
    [one] 1 point
   *[other] { $score } points
  }.
challenge-best-stands = Your best game still counts, with { $score ->
    [one] 1 point
   *[other] { $score } points
  }: #{ $place } of { $players }.
challenge-later = You’re offline. Your game is saved here and will be submitted once you’re back online.
challenge-friends = Challenge friends
challenge-friends-sentence = Send a link: everyone plays the same deal alone, and a leaderboard shows who did best.
challenge-of = { $name }’s { $game } challenge: { $preset }
