## Learning a game
learn-title = Learn to play
learn-sentence = Each game on one page, with pictures. It takes about three minutes.
learn-game = How to play { $game }
learn-play = Play { $game }
learn-print = Print this page
learn-others = Other games
learn-ways = More
learn-rules = How to play
