## Wat er gebeurt
keyword-log-drew-first = { $name } trekt { $letter } voor de eerste beurt.
keyword-log-rack = { $name } heeft het rek { $colour ->
   *[blue] blauw
    [red] rood
    [yellow] geel
    [green] groen
 }.
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
keyword-log-pointed-good = { $name } wijst de zet van { $player } aan; alles staat in het woordenboek.
keyword-log-pointed-bad = { $name } wijst de zet van { $player } aan; het woordenboek kent { $words } niet.
keyword-log-took-back = { $name } neemt de letters terug en legt opnieuw.
keyword-log-won-table = { $name } heeft { $word } gelegd en wint de prijs van de tafel.
keyword-log-won-party = { $name } heeft { $word } gelegd, het woord voor de prijs van het feest.
keyword-log-forfeited = De beurt van { $name } vervalt.
keyword-log-left = { $name } is weggegaan.
keyword-log-awarded = { $name } krijgt { $points } punten toegekend.
keyword-log-went-out = { $name } is alle letters kwijt: { $points } erbij.
keyword-log-kept = { $name } houdt { $letters } over: { $loss } eraf.
keyword-log-came-to-win = { $name } komt op { $score } en wint: { $goal } of meer was nodig.
keyword-log-came-to = { $name } komt op { $score }; { $goal } of meer was nodig.
keyword-log-ended = Het spel is afgelopen: { $why }.
keyword-ending = { $how ->
    [out] een speler is alle letters kwijt
    [passes] niemand legt nog een woord
    [time_up] de tijd is om
    [left] er is niemand meer om tegen te spelen
   *[ruled] het is eerder beëindigd
}

## Wat geweigerd wordt
refused-keyword-not_your_turn = Jij bent niet aan de beurt.
refused-keyword-nothing_new = Alle letters van dit woord liggen er al: leg er minstens één bij.
refused-keyword-off_board = { $square } is geen vakje om op te leggen.
refused-keyword-over_letter = Op { $square } ligt al een { $letter }.
refused-keyword-letter_not_there = Op { $square } ligt geen { $letter }.
refused-keyword-square_twice = Op { $square } kan maar één letter liggen.
refused-keyword-not_in_line = De letters moeten in één rij of één kolom liggen.
refused-keyword-gap = De letters moeten op elkaar aansluiten, maar { $square } is leeg.
refused-keyword-across_wall = Een woord kan niet door de muur bij { $wall } heen.
refused-keyword-spelling = Deze zet schrijf je als `{ $play }`.
refused-keyword-not_on_rack = Je rek heeft niet genoeg van deze letters: { $letters }.
refused-keyword-first_too_short = Het eerste woord heeft drie of meer letters, en { $word } niet.
refused-keyword-not_on_gray = De eerste letter van het eerste woord ligt op een grijs vakje, en { $square } is niet grijs.
refused-keyword-not_joined = { $corner ->
    [none] Het woord moet aansluiten op de woorden die er liggen.
   *[other] Het woord moet aansluiten op de woorden die er liggen; het raakt { $corner } alleen aan een hoek.
}
refused-keyword-too_short = Een woord heeft minstens { $shortest } letters; te kort: { $words }.
refused-keyword-not_words = Niet in de woordenlijst: { $words }.
refused-keyword-no_place = { $word } kun je nergens op het bord leggen.
refused-keyword-no_calls = Aan deze tafel noem je geen scores: typ alleen het woord.
refused-keyword-too_few_left = Je kunt geen { $wanted } letters ruilen: er zijn er nog { $left } om te trekken.
refused-keyword-nothing_to_exchange = Ruil minstens één letter.
refused-keyword-struck = { $words } heb je deze beurt al teruggenomen. Verbeter de spelling of leg een ander woord.
refused-keyword-must_play = Je hebt letters teruggenomen, dus je mag niet passen. Leg een ander woord of ruil letters.
refused-keyword-nothing_to_withdraw = Je hebt geen zet om terug te nemen. Leg een woord, ruil of pas.
refused-keyword-nothing_to_point_at = Er is nu geen zet die je kunt aanwijzen.
refused-keyword-wrong_draw = Dat kan nu niet worden getrokken.
refused-keyword-nothing_to_rule_on = Er is geen zet om over te beslissen.
refused-keyword-not_on_turn = { $seat } is niet aan de beurt en kan geen beurt verliezen.

## Wat een tafel kan kiezen
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
preset-name-keyword-regular = Gewoon
preset-name-keyword-two = Met z’n tweeën
preset-name-keyword-table = Feesttafel
preset-name-keyword-solitaire = Alleen
preset-name-keyword-tiny = Piepklein
option-keyword-rack-expected = een heel getal van 3 tot 10
option-keyword-shortest-expected = een heel getal van 2 tot 3
option-keyword-keyword_keys-expected = een heel getal van 1 tot 3
option-keyword-pointing-expected = geen, of seconden van 1 tot 600
option-keyword-timer-expected = geen, of seconden van 1 tot 3600
option-keyword-limit-expected = geen, of seconden van 1 tot 86400
option-keyword-table_prize-expected = geen, een woord in hoofdletters, of secret:WOORD als de spelers het niet mogen weten
option-keyword-party_prize-expected = geen, een woord in hoofdletters, of secret:WOORD als de spelers het niet mogen weten
bot-meaning-keyword-random = Doet zomaar wat mag.
bot-meaning-keyword-everyday-1 = Kent alledaagse woorden en ziet een op de honderd plaatsen: voor kinderen.
bot-meaning-keyword-everyday-10 = Kent alledaagse woorden en ziet een op de tien plaatsen.
bot-meaning-keyword-everyday = Kent alledaagse woorden en legt wat het meest oplevert.
bot-meaning-keyword-common = Kent de woorden van boeken en kranten en legt wat het meest oplevert.
bot-meaning-keyword-standard = Kent een groot woordenboek en legt wat het meest oplevert.
bot-meaning-keyword-full = Kent de grootste woordenboeken en legt wat het meest oplevert.
bot-meaning-keyword-strong = Kent elk woord, telt de letters, en weegt wat ze houdt en wat ze de anderen laat.
