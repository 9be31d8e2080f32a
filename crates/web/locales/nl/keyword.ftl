## Keyword
keyword-summary = Een kruiswoordspel in vier kleuren: vakjes leveren punten op, en de sleutels van je eigen kleur de meeste.

# Het bord
keyword-board = Keyword-bord
keyword-keys = Met de pijltjes ga je over het bord. Letters leg je waar je bent; spatie draait de richting, backspace neemt er een terug, escape alle, en enter legt het woord.
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
keyword-empty-pays = leeg, levert { $pays } op
keyword-lies = letter { $letter }
keyword-lies-last = letter { $letter }, laatst gelegd
keyword-tried-here = { $letter }, op proef, levert { $pays } op
keyword-across = Horizontaal
keyword-down = Verticaal

# Het rek
keyword-rack = Jouw letters, rek { $colour }
keyword-slot = { $letter }
keyword-slot-tried = { $letter }, op proef op { $square }: neem terug
keyword-tools = Rek en bord
keyword-shuffle = Schud je letters
keyword-recall = Neem alle letters terug
keyword-type-across = Je typt horizontaal: wissel naar verticaal
keyword-type-down = Je typt verticaal: wissel naar horizontaal
keyword-closer = Kijk van dichtbij
keyword-further = Bekijk het hele bord
keyword-laid = { $letter } op { $square }.
keyword-taken-back = { $letter } ligt weer op je rek.
keyword-taken = { $square } is bezet.
keyword-not-on-rack = Er ligt geen { $letter } op je rek.
keyword-rack-is = Jouw letters: { $letters }

# Wat je probeert
keyword-makes = { $words }: { $score } { $score ->
    [one] punt
   *[other] punten
 }.
keyword-and = { $others } en { $last }
keyword-points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
 }
keyword-is-keyword = , een sleutelwoord
keyword-good-word = , een goed woord
keyword-no-word = , niet in de woordenlijst
keyword-play = Leg
keyword-play-for = Leg voor { $score }
keyword-exchange = Ruil
keyword-exchange-which = Welke letters leg je terug?
keyword-exchange-count = { $count ->
    [0] Ruil
   *[other] Ruil { $count }
 }
keyword-pass = Pas
keyword-pass-sure = Passen zonder een woord te leggen?
keyword-back = Terug
keyword-call = De score die je voor deze zet noemt; leeg als de tafel moet tellen
keyword-call-short = Score

# Wat er het laatst gebeurde
keyword-begin = Jij begint: drie of meer letters, de eerste op grijs.
keyword-last-play = { $name }: { $play } voor { $score }
keyword-taken-off = { $words } is geen woord: { $name } legt opnieuw.

# Aanwijzen
keyword-pointing = De laatste zet
keyword-point-which = { $name }: { $play } voor { $score }. Wijs een woord aan dat niet bestaat, of laat het staan.
keyword-decides = Als hij blijft staan, is het spel afgelopen.
keyword-point-at = Wijs { $word } aan
keyword-let = Laat staan
keyword-withdraw = Neem terug
keyword-may-point = { $name }: { $play } voor { $score }. { $who } mag dat nog aanwijzen.

# Rond het bord
keyword-scores = Scores
keyword-rack-of = rek { $colour }
keyword-letters = { $count ->
    [one] letter
   *[other] letters
 }
keyword-points-word = punten
keyword-to-play = , aan de beurt
keyword-left-with = houdt { $letters } over
keyword-goal = { $score } punten; met { $goal } of meer win je
keyword-goal-short = { $score } van { $goal }
keyword-left-to-draw = { $count ->
    [0] Geen letters meer om te trekken
    [one] Nog één letter om te trekken
   *[other] Nog { $count } letters om te trekken
 }
keyword-unseen = Door jou nog niet gezien, nog te trekken of op andere rekken: { $count }
keyword-in-words = Het bord in woorden
keyword-words-on-board = Woorden, eerst de horizontale:
keyword-open-keys = Open sleutelvakjes:
keyword-prize-table = Prijs van de tafel
keyword-prize-party = Prijs van het feest
keyword-prize-secret = een geheim woord
keyword-prize-open = { $of }: { $word }.
keyword-prize-won = { $of }: { $word }, gelegd door { $name }.

# Wat een tafel kan kiezen

keyword-own-board = Een bord van { $columns } × { $rows } met { $keys } sleutelvakjes en { $letters } letters.
keyword-own-squares = Met twee of meer spelers levert grijs { $gray } op, een andere kleur { $other }, je eigen kleur { $own }, een sleutelvakje { $keys } en een van je eigen kleur { $ownkeys }.
keyword-own-bonuses = Een sleutelwoord levert { $keyword } op, uitgaan { $out }, en elke letter die je overhoudt kost { $left }.
