## Keesdrow
keesdrow-summary = Loop woorden door een doolhof van letters: elke letter werkt drie keer, en levert elke keer meer op.

# The board. Cells are read out as in "E5: R, 1, one peg, green".
keesdrow-board = Een doolhof van { $columns } bij { $rows } letters
keesdrow-keys = Met de pijltjes ga je rond, Enter kiest een letter, Enter op de laatste letter speelt het woord. Shift en Enter gebruikt de laatste letter nog eens. Of typ gewoon het woord. Backspace neemt een letter terug, Escape allemaal.
keesdrow-cell = { $cell }: { $letter }, waarde { $value }{ $uses ->
        [0] {""}
        [1] , één pin, groen
        [2] , twee pinnen, geel
       *[other] , drie pinnen, rood: op
    }
keesdrow-cell-gap = { $cell }: geen letter

# The word in the making.
keesdrow-word = Je woord
keesdrow-word-hint = Sleep, tik of typ een woord
keesdrow-read-out = { $word }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
keesdrow-points = { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
keesdrow-tiles = { $count ->
        [0] geen tegel
        [one] { $count } tegel
       *[other] { $count } tegels
    }
keesdrow-turns-columns = Draait de kolommen { $columns }.
keesdrow-back = Neem de laatste letter terug
keesdrow-clear = Wis
keesdrow-again = Nog een { $letter }
keesdrow-play = Speel
keesdrow-pass = Pas
keesdrow-done = Ik ben klaar
keesdrow-pass-sure = Zeker?
keesdrow-picked = Gepakt: { $picks }. { $name } begint.
keesdrow-not-yet = Je bent nog niet aan de beurt. Je woord blijft hier staan.

# Scores and times.
keesdrow-scores = Stand
keesdrow-case = In de doos: { $green } groene, { $yellow } gele, { $red } rode pinnen.
keesdrow-aim-goal = Tot { $goal } punten.
keesdrow-aim-turns = Ronde { $now } van { $turns }.
keesdrow-aim-exhaustion = Tot niemand nog een woord vindt.
keesdrow-aim-tiles = Wie het eerst { $tiles } tegels wint: maak hun vier letters allemaal geel of allemaal rood.

# A turn that is not settled yet.
keesdrow-doubt = De woorden van deze beurt
keesdrow-spree-yours = Je woorden tellen tot nu toe { $count }.
keesdrow-spree-theirs = De woorden van { $name } tellen tot nu toe { $count }.
keesdrow-doubt-yours = Je beurt kan nog worden aangevochten.
keesdrow-doubt-theirs = { $name } heeft gespeeld:
keesdrow-may-challenge = Mag aanvechten: { $names }.
keesdrow-decides = Blijft het staan, dan is het spel uit.
keesdrow-challenge-meaning = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan levert de beurt niets op.
keesdrow-challenge-meaning-word = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan vervalt het en blijven de andere woorden staan.
keesdrow-challenge-meaning-tiles = Een aangevochten woord blijft staan als het bestaat; zo niet, dan wint de beurt niets.
keesdrow-settled = Afgehandeld
keesdrow-challenge = Vecht aan
keesdrow-challenge-word = Vecht { $word } aan
keesdrow-accept = Akkoord

keesdrow-words = Gespeelde woorden: { $count }

# What the game itself says in English.

keesdrow-look-up = Woordenboek
keesdrow-look-up-label = Is dit een woord?
keesdrow-look-up-button = Zoek op
keesdrow-look-up-word = { $word } staat in het woordenboek.
keesdrow-look-up-none = { $word } staat niet in het woordenboek.

keesdrow-own-tiles = { $tiles } tegels, { $side } × { $side } letters.
keesdrow-own-values = Letters met een eigen waarde: { $values }.
