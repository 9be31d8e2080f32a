## Keyword
keyword-summary = Een kruiswoordspel in vier kleuren: elk vakje levert punten op, en de sleutels van je eigen kleur de meeste.

# Het bord
keyword-board = Keywordbord
keyword-keys = Loop over het bord met de pijltjes en typ een letter om hem neer te leggen. Spatie wisselt tussen horizontaal en verticaal, Backspace neemt een letter terug, Escape neemt ze allemaal terug, en Enter legt het woord.
keyword-colour-blue = blauw
keyword-colour-red = rood
keyword-colour-yellow = geel
keyword-colour-green = groen
keyword-square-gray = grijs vakje
keyword-square-blue = blauw vakje
keyword-square-red = rood vakje
keyword-square-yellow = geel vakje
keyword-square-green = groen vakje
keyword-square-blue-key = blauw sleutelvakje
keyword-square-red-key = rood sleutelvakje
keyword-square-yellow-key = geel sleutelvakje
keyword-square-green-key = groen sleutelvakje
keyword-plus = plus { $more }
keyword-empty = leeg
keyword-empty-scores = leeg, levert { $points } op
keyword-lies = letter { $letter }
keyword-lies-last = letter { $letter }, net gelegd
keyword-tried-here = jouw letter { $letter }, nog niet gespeeld, levert { $points } op
keyword-across = Horizontaal
keyword-down = Verticaal

# Het rek
keyword-rack = Je letters, { $colour } rek
keyword-slot-tried = { $letter }, op { $square }: terugnemen
keyword-tools = Rek en bord
keyword-shuffle = Letters husselen
keyword-recall = Alle letters terugnemen
keyword-switch-to-down = Je typt horizontaal: verticaal typen
keyword-switch-to-across = Je typt verticaal: horizontaal typen
keyword-closer = Inzoomen
keyword-further = Hele bord tonen
keyword-laid = { $letter } op { $square }.
keyword-taken-back = { $letter } ligt weer op je rek.
keyword-taken = Op { $square } ligt al een letter.
keyword-not-on-rack = Je hebt geen { $letter } op je rek.
keyword-rack-is = Je letters: { $letters }

# Het woord in wording
keyword-makes = { $words }: { $score } { $score ->
    [one] punt
   *[other] punten
 }.
keyword-is-keyword = , een sleutelwoord
keyword-good-word = , staat in het woordenboek
keyword-no-word = , staat niet in het woordenboek
keyword-play = Woord leggen
keyword-play-for = { $word } leggen · { $score }
keyword-not-yet = Je bent nog niet aan de beurt.
keyword-exchange = Ruilen
keyword-exchange-which = Welke letters wil je ruilen?
keyword-exchange-count = { $count ->
    [0] Letters ruilen
    [one] Eén letter ruilen
   *[other] { $count } letters ruilen
 }
keyword-pass = Passen
keyword-pass-sure = Passen zonder een woord te leggen?
keyword-back = Annuleren
keyword-more = Meer
keyword-stamp = SLEUTELWOORD!
keyword-your-turn = Jij bent aan de beurt: leg een woord.
keyword-call = De score die je voor deze zet noemt. Laat dit leeg om hem te laten uitrekenen.
keyword-call-short = Score

# Wat er net gebeurde
keyword-begin = Jij begint. Leg drie of meer letters, met de eerste op een grijs vakje.
keyword-last-play = { $who ->
    [you] Je legde { $words } voor { $score }.
   *[other] { $name } legde { $words } voor { $score }.
 }
keyword-taken-off = { $who ->
    [you] Niet in het woordenboek: { $words }. Leg een ander woord.
   *[other] Niet in het woordenboek: { $words }. { $name } mag opnieuw.
 }

# Aanvechten
keyword-pointing = Het laatste woord
keyword-point-which = { $play } Vecht een woord aan, of laat het liggen.
keyword-decides = Als het blijft liggen, is het spel afgelopen.
keyword-point-at = { $word } aanvechten
keyword-let = Laten liggen
keyword-withdraw = Woord terugnemen
keyword-may-point = { $count ->
    [one] { $play } { $names } kan het nog aanvechten.
   *[other] { $play } { $names } kunnen het nog aanvechten.
 }

# Rond het bord
keyword-rack-of = { $colour } rek
keyword-letters = { $count ->
    [one] letter
   *[other] letters
 }
keyword-points-word = punten
keyword-left-with = houdt { $letters } over
keyword-goal = { $score } van de { $goal } punten waarmee je wint
keyword-goal-short = { $score } van { $goal }
keyword-left-to-draw = { $count ->
    [0] Geen letters meer om te trekken
    [one] Nog één letter om te trekken
   *[other] Nog { $count } letters om te trekken
 }
keyword-unseen = Letters die je nog niet hebt gezien, nog te trekken of op andere rekken: { $count }
keyword-in-words = Het bord in woorden
keyword-words-on-board = Woorden, eerst de horizontale:
keyword-open-keys = Vrije sleutelvakjes:
keyword-prize-table = Tafelprijs
keyword-prize-party = Feestprijs
keyword-prize-secret = een geheim woord
keyword-prize-open = { $of }: { $word }.
keyword-prize-won = { $who ->
    [you] { $of }: { $word }, gewonnen door jou.
   *[other] { $of }: { $word }, gewonnen door { $name }.
 }

# Een eigen bord
keyword-own-board = Een bord van { $columns } × { $rows } met { $keys } sleutelvakjes en { $letters } letters.
keyword-own-squares = Met twee of meer spelers levert een grijs vakje { $gray } op, een andere kleur { $other }, je eigen kleur { $own }, een sleutelvakje { $keys } en een van je eigen kleur { $ownkeys }.
keyword-own-bonuses = Een sleutelwoord levert { $keyword } op, als eerste uit zijn { $out }, en elke letter die je overhoudt kost { $left }.
