## Aan een echte tafel
referee-link = Aan een echte tafel
referee-title = Keesdrow aan een echte tafel
referee-sentence = Jullie spelen op een echt bord; deze pagina houdt pinnen, punten en aanvechtingen bij. Alles blijft op dit apparaat en heeft geen netwerk nodig.
referee-who = Wie er spelen, op volgorde rond de tafel
referee-name = Naam op plaats { $seat }
referee-to-board = Naar het bord
referee-back-to-names = Spelers
referee-board = De letters
referee-left = { $count ->
        [0] compleet
       *[other] nog { $count }
    }
referee-keys = Typ een letter om hem hier te zetten. De pijltjes gaan rond, Backspace haalt een letter weg.
referee-cell = { $cell }: { $letter }
referee-put = { $letter }, nog { $left }
referee-row = Rij { $row }
referee-go-on = Verder bij { $cell }
referee-letters = Letters
referee-printed = Het bord is hier geprint
referee-seed = De kiem die op het blad staat
referee-seed-lay = Neem die letters
referee-anew = Begin met een leeg bord
referee-all-ours = Alle tegels zitten in de set.
referee-another-box = { $count } tegels zitten niet in de set: jullie hebben een andere doos. Kijk nog eens of de letters kloppen.
referee-slips = Deze tegels zitten niet in de set. Heb je de onze geprint, dan is het een tikfout; een gekochte doos heeft eigen letters.
referee-perhaps = misschien { $letters }
referee-begin = Het bord klopt: beginnen

referee-who-begins = Wie begint?
referee-does-it-stand = Blijft de laatste beurt staan?
referee-pegs = Pinnen om te wisselen
referee-peg = { $letter } { $cell } { $uses ->
        [0] geen pin
        [1] groen
        [2] geel
       *[other] rood
    }
referee-way = Weg { $now } van { $all }
referee-other-way = Een andere weg
referee-challenges = { $name } vecht aan
referee-stands = Hij blijft staan
referee-undo = Terug
referee-undo-what = Neem terug: { $what }
referee-more = Iets anders
referee-side = Bijhouden
referee-log = Het spel tot nu toe
referee-kept = Bewaard op dit apparaat: sluit de pagina gerust en kom terug wanneer je wilt.
referee-time = De tijd van deze beurt is om
referee-game-time = De tijd van het spel is om
referee-struck = De beurt ervoor deugt niet, volgens ons eigen woordenboek
referee-player = Speler
referee-points = Punten om te geven; met een min om af te trekken
referee-award = Geven
referee-forfeit = Verliest de beurt
referee-leave = Gaat naar huis
referee-letter = Een letter is verkeerd getypt: het vak en de juiste letter, zoals C4 R
referee-letter-right = Verbeteren
referee-end = Het spel nu beëindigen
referee-next-game = Nog een spel
