## Zonder server
local-title = Spellen op dit apparaat
local-sentence = Spellen die je op dit apparaat speelt, worden hier bewaard en werken ook offline.
local-forget = Verwijderen
local-forget-game = Spel verwijderen: { $game }
local-forget-sure = Echt verwijderen?
local-pass = Geef het apparaat aan { $name }
local-pass-why = De anderen kijken even weg.
local-here = Ik ben { $name }
local-holder = { $name } heeft het apparaat
refused-local-no_worker = Offline spelen lukt nu niet. Laad de pagina opnieuw, of probeer een andere browser.
refused-local-no_shelf = Deze browser bewaart geen spellen voor deze pagina. Sta toe dat de site gegevens opslaat, of verlaat het privévenster.
refused-local-nothing = Dit spel staat niet op dit apparaat. Zoek het in de browser waarin je het speelde.
refused-local-taken = Het spel is in een ander tabblad verdergegaan. Kijk nog eens en probeer het dan opnieuw.
refused-local-refused = Deze browser kon je zet niet bewaren, dus hij is niet gespeeld. Maak wat ruimte vrij en probeer het opnieuw.
refused-local-no_list = De woordenlijst “{ $name }” bestaat niet. Kies een andere.
refused-local-no_words = De Engelse woordenlijst kon niet worden gedownload. Ga één keer online; daarna werkt het ook offline.
# The reason is told in English only, so it is not shown.
refused-local-unreadable = { $why ->
   *[english] Dat is niet te lezen. Typ het zoals in het voorbeeld bij het veld.
 }
refused-local-watching = Dat kunnen alleen spelers.
refused-local-no_watching = Bij dit spel kun je niet meekijken.
refused-local-no_pause = Een uitdaging kun je niet pauzeren: de klok is voor iedereen dezelfde.
refused-local-broken = Dit spel is begonnen met een andere versie van Keeboard en kan niet verder. Begin een nieuw spel.
refused-local-problems = Zo kan dit spel niet worden klaargezet. Verander de opties en probeer het opnieuw.

## Na het spel
replay-title = Terugkijken: { $game }
replay-back-to-table = Terug naar de tafel
replay-beginning = Het begin van het spel
replay-controls = Door het spel bladeren
replay-side = Over dit spel
replay-move = Zet
replay-first = Naar het begin
replay-back = Vorige zet
replay-forward = Volgende zet
replay-last = Naar het einde
replay-count = { $now } van { $all }
replay-moves = Alle zetten
replay-seen-by = Bekijken als
replay-spectator = Toeschouwer
replay-curve = Eindstand: { $scores }
replay-review = Gemiste kansen
replay-review-begin = Betere zetten zoeken
replay-review-words = Woordenlijst
replay-review-thinking = Bezig met zoeken naar betere zetten…
replay-review-done = De analyse is klaar.
replay-review-perfect = Niemand liet iets liggen: elke beurt was de beste die er was.
replay-review-more = { $count ->
    [one] en nog 1 beurt
   *[other] en nog { $count } beurten
  }
replay-played = { $name }: { $played } ({ $points })
replay-best = Beste: { $best } ({ $points })
replay-better = Beter: { $best }
replay-review-steps = Wat elke zet kostte, in stappen van een pion: een schatting van de bot Moeilijk, op grond van wat de speler kon zien.
replay-verify = Is er eerlijk gedeeld?
replay-verify-begin = Het schudden controleren
replay-verify-by-hand = Klopt dit verslag?
replay-verify-by-hand-begin = Verslag controleren
replay-dealt-by-hand = Dit spel is met de hand gedeeld aan een echte tafel, dus er is geen seed om te controleren.
replay-verifying = Controleren…
replay-verify-how = Wat wordt er gecontroleerd?
replay-verify-explained = Al het toeval in een spel komt uit één geheim getal: de seed. Vóór het delen kreeg iedereen de vingerafdruk van de seed te zien, en die verraadt niets. Nu het spel is afgelopen, is de seed openbaar. Je apparaat berekent de vingerafdruk en elke trekking opnieuw en speelt het hele spel na volgens de regels.
replay-verify-not = Dit bewijst niet dat de seed blind is gekozen: wie deelt, had er vóór het spel een paar kunnen proberen. Maar toen het spel eenmaal begonnen was, viel er niets meer te veranderen.
replay-verified = Alles klopt.
replay-not-verified = Er klopt iets niet.
replay-proof-seed = De seed past bij de vingerafdruk die vóór het delen is getoond.
replay-proof-draws = Elke trekking volgt uit de seed.
replay-proof-rules = Alle { $count } stappen in het verslag volgen de regels, en de uitslag klopt.
replay-commitment = Vingerafdruk (SHA-256) die vooraf is getoond
replay-seed = Seed
replay-by-hand = Zelf controleren in een terminal
replay-take-home = Downloads
replay-save-record = Verslag bewaren (.kee)
replay-save-gcg = GCG bewaren
replay-save-picture = Afbeelding bewaren (PNG)
replay-save-drawing = Afbeelding bewaren (SVG)
replay-not-saved = Het bestand kon niet worden bewaard. Probeer het opnieuw.
# The reason is told in English only, so it is not shown.
refused-record-unreadable = { $why ->
   *[english] Dit verslag is niet te lezen. Kies het hele bestand, zonder wijzigingen.
 }
refused-record-unknown = Dit is een verslag van { $game }, en dat kan deze versie van Keeboard niet spelen.
