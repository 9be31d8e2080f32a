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

# Het verslag
keyword-log-drew-first = { $name } trekt { $letter } voor de eerste beurt.
keyword-log-rack = { $name } heeft het rek { $colour }
keyword-log-racks = { $racks }.
keyword-log-begins = De letters zijn geschud; { $name } begint.
keyword-log-drew-these = { $name } trekt { $letters }.
keyword-log-drew = { $name } trekt { $count ->
    [one] één letter
   *[other] { $count } letters
 }.
keyword-log-played = { $name } legt { $play } voor { $score }.
keyword-log-making = Dat maakt { $words }.
keyword-log-keywords = { $words } { $count ->
    [one] is een sleutelwoord
   *[other] zijn sleutelwoorden
 }.
keyword-log-called = De genoemde score klopt.
keyword-log-called-wrong = De genoemde score { $call } klopte niet en is verbeterd.
keyword-log-passed = { $name } past.
keyword-log-exchanged-these = { $name } legt { $back } terug en trekt { $drawn }.
keyword-log-exchanged = { $name } ruilt { $count ->
    [one] één letter
   *[other] { $count } letters
 }.
keyword-log-time-up = De tijd van { $name } is om.
keyword-log-waived = { $name } laat het staan.
keyword-log-stood = De zet van { $name } blijft staan en levert { $score } op.
keyword-log-pointed-good = { $by } wijst de zet van { $name } aan; alles staat in het woordenboek.
keyword-log-pointed-bad = { $by } wijst de zet van { $name } aan; het woordenboek kent { $words } niet.
keyword-log-took-back = { $name } neemt de letters terug en legt opnieuw.
keyword-log-won-table = { $name } heeft { $word } gelegd en wint de prijs van de tafel.
keyword-log-won-party = { $name } heeft { $word } gelegd, het woord voor de prijs van het feest.
keyword-log-forfeited = De beurt van { $name } vervalt.
keyword-log-left = { $name } is weggegaan.
keyword-log-awarded = { $name } krijgt { $points } punten toegekend.
keyword-log-went-out = { $name } is alle letters kwijt: { $points } erbij.
keyword-log-kept = { $name } houdt { $letters } over: { $loss } eraf.
keyword-log-came-to-win = { $name } komt op { $score } en wint: 850 of meer was nodig.
keyword-log-came-to = { $name } komt op { $score }; 850 of meer was nodig.
keyword-log-ended = Het spel is afgelopen: { $why }.
keyword-ending-out = een speler is alle letters kwijt
keyword-ending-passes = niemand legt nog een woord
keyword-ending-time-up = de tijd is om
keyword-ending-left = er is niemand meer om tegen te spelen
keyword-ending-ruled = het is eerder beëindigd

# Wat een tafel kan kiezen
preset-keyword-regular = Met twee tot vier, ieder voor zich, met de woordenlijst als scheidsrechter.
preset-keyword-two = Eén tegen één, rood tegen groen.
preset-keyword-table = Een tafel van een feest: de spelers beoordelen de woorden, en na veertig minuten is het afgelopen.
preset-keyword-solitaire = Alleen, met het blauwe rek: met 850 of meer win je.
preset-keyword-tiny = Van ons, voor proeven: vijf bij vijf vakjes, tien letters en rekken van drie.
option-keyword-board = Op welk bord je speelt, met zijn letters en wat de vakjes opleveren.
option-keyword-board-reconstruction = Onze reconstructie van het bord van 1953.
option-keyword-board-tiny = Vijf bij vijf vakjes en tien letters, voor proeven.
option-keyword-rack = Hoeveel letters er op een rek gaan; tien, behalve voor proeven.
option-keyword-shortest = Hoeveel letters een woord na het eerste minstens heeft; het eerste heeft er drie of meer.
option-keyword-keyword_keys = Hoeveel sleutelvakjes een woord moet bedekken om een sleutelwoord te zijn.
option-keyword-call = Of spelers hun score zelf noemen.
option-keyword-call-off = De tafel telt.
option-keyword-call-on = Je mag zeggen wat een zet oplevert; klopt het niet, dan wordt het getoond en verbeterd.
option-keyword-judge = Wie beslist wat een woord is.
option-keyword-judge-referee = De woordenlijst: wat er niet in staat, wordt meteen geweigerd.
option-keyword-judge-table = De spelers: elk woord mag, en tot de volgende legt, mag iedereen het aanwijzen.
option-keyword-pointing = De tijd om een woord aan te wijzen, als de tafel beslist; die is hoe dan ook om als de volgende legt.
option-keyword-timer = De tijd voor een beurt; wie te laat is, past.
option-keyword-limit = De tijd voor het hele spel; op een feest 2400 seconden, veertig minuten.
option-keyword-table_prize = Het woord dat de prijs van deze tafel wint.
option-keyword-party_prize = Het woord dat de prijs van het hele feest wint.

keyword-own-board = Een bord van { $columns } × { $rows } met { $keys } sleutelvakjes en { $letters } letters.
keyword-own-squares = Met twee of meer spelers levert grijs { $gray } op, een andere kleur { $other }, je eigen kleur { $own }, een sleutelvakje { $keys } en een van je eigen kleur { $ownkeys }.
keyword-own-bonuses = Een sleutelwoord levert { $keyword } op, uitgaan { $out }, en elke letter die je overhoudt kost { $left }.
