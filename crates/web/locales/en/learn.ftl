## Learning a game
learn-title = Learn to play
learn-sentence = Play your first moves on the real board, with a coach beside you. It takes about three minutes. Or read the rules, with pictures.
learn-game = How to play { $game }
learn-play = Play { $game }
learn-print = Print this page
learn-others = Other games
learn-ways = More
learn-rules = How to play

## A lesson on the board
lesson-title = Learn { $game }
lesson-try = Learn on the board
lesson-leave = Leave the lesson
lesson-step = Step { $number } of { $count }
lesson-show = Show me
lesson-next = Next step
lesson-invite = Invite friends
lesson-finished = finished
lesson-offer = New to { $game }? Learn it on the board, in three minutes.
lesson-offer-no = Don’t show this again
