## Keesdrow
keesdrow-summary = Loop woorden door een doolhof van letters. Elke letter kan drie keer mee en levert elke keer meer op.

# Het bord. Vakjes worden voorgelezen als "E5: R, waarde 1, één pin, groen".
keesdrow-board = Een doolhof van { $columns } bij { $rows } letters
keesdrow-keys = Loop rond met de pijltjes. Met Enter kies je een letter, en met nog een keer Enter op de laatste letter speel je het woord. Met Shift+Enter gebruik je de laatste letter nog een keer. Of typ gewoon het woord. Backspace neemt een letter terug, Escape allemaal.
keesdrow-cell = { $cell }: { $letter }, waarde { $value }{ $uses ->
        [0] {""}
        [1] , één pin, groen
        [2] , twee pinnen, geel
       *[other] , drie pinnen, rood: op
    }
keesdrow-cell-gap = { $cell }: geen letter

# Het woord in wording
keesdrow-word = Je woord
keesdrow-your-turn = Jij bent aan de beurt: sleep, tik of typ een woord
keesdrow-read-out = { $word }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
keesdrow-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
keesdrow-tiles = { $count ->
        [0] geen tegels
        [one] 1 tegel
       *[other] { $count } tegels
    }
keesdrow-turns-columns = { $count ->
        [one] Laat een kolom tegels doorschuiven.
       *[other] Laat { $count } kolommen tegels doorschuiven.
    }
keesdrow-back = Laatste letter terugnemen
keesdrow-clear = Wissen
keesdrow-again = { $letter } nog een keer
keesdrow-play = Woord spelen
keesdrow-pass = Passen
keesdrow-done = Beurt beëindigen
keesdrow-pass-sure = Weet je het zeker?
keesdrow-picked = { $who ->
        [you] Getrokken tegels: { $picks }. Jij begint.
       *[other] Getrokken tegels: { $picks }. { $name } begint.
    }
keesdrow-not-yet = Je bent nog niet aan de beurt. Je woord blijft zo lang staan.

# Stand en doel
keesdrow-case = Pinnen over: { $green } groen, { $yellow } geel, { $red } rood.
keesdrow-used-up = op
keesdrow-last-turn = Laatste beurt: je hebt { $points } nodig
keesdrow-aim-goal = Speel tot { $goal } punten.
keesdrow-aim-turns = Ronde { $now } van { $turns }.
keesdrow-aim-exhaustion = Speel tot niemand nog een woord vindt.
keesdrow-aim-tiles = Win als eerste { $tiles } tegels. Een tegel win je door zijn vier letters allemaal geel of allemaal rood te maken.

# Een beurt die nog aangevochten kan worden
keesdrow-doubt = Woorden van deze beurt
keesdrow-spree-yours = Je woorden leveren tot nu toe { $count } op.
keesdrow-spree-theirs = De woorden van { $name } leveren tot nu toe { $count } op.
keesdrow-doubt-yours = Je beurt kan nog worden aangevochten.
keesdrow-doubt-theirs = { $name } speelde:
keesdrow-may-challenge = Nog aan het nadenken: { $names }.
keesdrow-decides = Als de beurt blijft staan, is het spel afgelopen.
keesdrow-challenge-meaning = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan levert de beurt niets op.
keesdrow-challenge-meaning-word = Een aangevochten woord telt dubbel als het bestaat; zo niet, dan vervalt het en blijven de andere woorden staan.
keesdrow-challenge-meaning-tiles = Een aangevochten woord blijft staan als het bestaat; zo niet, dan levert de beurt geen tegels op.
keesdrow-settled = afgehandeld
keesdrow-challenge = Aanvechten
keesdrow-challenge-word = { $word } aanvechten
keesdrow-accept = Laten staan

keesdrow-words = Gespeelde woorden: { $count }

# Het woordenboek
keesdrow-look-up = Woordenboek
keesdrow-look-up-label = Is dit een woord?
keesdrow-look-up-button = Opzoeken
keesdrow-look-up-word = { $word } staat in het woordenboek.
keesdrow-look-up-none = { $word } staat niet in het woordenboek.
keesdrow-cost-the-turn = { $word } staat niet in het woordenboek, dus je beurt is voorbij.

# Eigen tegels
keesdrow-own-tiles = { $tiles } tegels, { $side } × { $side } letters.
keesdrow-own-values = Letters met een eigen waarde: { $values }.
keesdrow-team-total = samen { $total }
