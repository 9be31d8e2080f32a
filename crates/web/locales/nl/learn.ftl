## Een spel leren
learn-title = Zo speel je de spellen
learn-sentence = Doe je eerste zetten op het echte bord, met een coach ernaast. Het duurt zo’n drie minuten. Of lees de regels, met plaatjes.
learn-game = Zo speel je { $game }
learn-play = { $game } spelen
learn-print = Deze pagina printen
learn-others = Andere spellen
learn-ways = Meer
learn-rules = Zo speel je het

## Een les op het bord
lesson-title = { $game } leren
lesson-try = Op het bord leren
lesson-leave = Les verlaten
lesson-step = Stap { $number } van { $count }
lesson-show = Voordoen
lesson-next = Volgende stap
lesson-invite = Vrienden uitnodigen
lesson-finished = afgerond
lesson-offer = Is { $game } nieuw voor je? Leer het in drie minuten op het bord.
lesson-offer-no = Niet meer laten zien
