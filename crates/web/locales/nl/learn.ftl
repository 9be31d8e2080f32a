## Een spel leren
learn-title = Leer het spel
learn-sentence = Elk spel op één bladzijde, met plaatjes. Je leest het in drie minuten.
learn-game = Zo speel je { $game }
learn-play = { $game } spelen
learn-print = Deze bladzijde printen
learn-others = Andere spellen
learn-ways = Meer
learn-rules = Zo speel je het
