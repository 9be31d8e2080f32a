## Zonder server
local-title = Spellen in deze browser
local-sentence = Deze spellen staan op dit apparaat en hebben geen netwerk nodig.
local-going-on = bezig
local-over = afgelopen
local-forget = Verwijderen
local-forget-game = Dit spel { $game } verwijderen
local-forget-sure = Echt verwijderen?
local-pass = Geef het apparaat aan { $name }
local-pass-why = De anderen kijken even weg.
local-here = Ik ben { $name }
local-holder = { $name } heeft het apparaat
refused-no-worker = Wat zonder server speelt, kon in deze browser niet starten.
refused-local-no_shelf = Deze browser bewaart niets voor deze pagina en kan dus geen spel bewaren.
refused-local-nothing = Dit spel staat niet in deze browser.
refused-local-taken = Het spel is in een ander venster verdergegaan; kijk nog eens.
refused-local-refused = Deze browser kon de zet niet bewaren; hij is dus niet gespeeld.
refused-local-no_list = Die woordenlijst is er niet.
refused-local-no_words = De Engelse woorden konden niet worden opgehaald; dat moet één keer.
refused-local-watching = Wie alleen kijkt, kan dat niet.
refused-local-broken = Dit spel is met een andere versie van Keeboard begonnen en kan niet verder.

## Na het spel
replay-title = { $game }, nog eens bekeken
replay-back-to-table = Naar de tafel
replay-beginning = Het begin
replay-controls = Door het spel lopen
replay-move = Zet
replay-first = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-last = Naar het einde
replay-count = { $now } van { $all }
replay-moves = Alle zetten
replay-seen-by = Gezien door
replay-watcher = Iemand die kijkt
replay-curve = Aan het eind: { $scores }
replay-review = Wat er gemist is
replay-review-begin = Zoek betere zetten
replay-review-thinking = Bezig betere zetten te zoeken …
replay-review-done = De betere zetten zijn gevonden.
replay-review-perfect = Niemand had in een beurt meer kunnen halen.
replay-review-none = Voor dit spel is er geen terugblik: veel hangt af van wat anderen in de hand hebben.
replay-review-more = { $count ->
    [one] en nog één beurt
   *[other] en nog { $count } beurten
}
replay-missed = { $name }: { $played } ({ $points }); beste { $best } ({ $more })
replay-verify = Is er eerlijk gedeeld?
replay-verify-begin = Controleer het schudden
replay-verifying = Bezig met controleren …
replay-verify-how = Wat wordt er gecontroleerd?
replay-verify-explained = Al het toeval van een spel komt uit één geheim getal, de kiem. Vóór het eerste delen heeft iedereen er een vingerafdruk van gezien, waaruit niemand de kiem kan terugvinden. Nu het spel voorbij is, ligt de kiem open: je apparaat berekent de vingerafdruk en elke trekking opnieuw, en speelt het hele spel na volgens de regels.
replay-verify-not = Het bewijst niet dat de kiem blind gekozen is: wie deelt, had er vóór het spel meer kunnen proberen. Maar toen het spel eenmaal begonnen was, kon er niets meer veranderd worden.
replay-verified = Alles klopt.
replay-not-verified = Er klopt iets niet.
replay-proof-seed = De kiem heeft de vingerafdruk die vóór het eerste delen is getoond.
replay-proof-draws = Elke trekking is wat deze kiem oplevert.
replay-proof-rules = Alle { $count } regels van het verslag volgen de spelregels, en de uitslag klopt.
replay-commitment = De vingerafdruk (SHA-256) die vooraf getoond is
replay-seed = De kiem
replay-by-hand = Zonder ons, in een terminal
replay-take-home = Om mee te nemen
replay-save-record = Verslag (.kee)
replay-save-gcg = GCG
replay-save-picture = Afbeelding van het bord
replay-not-saved = Het bestand kon niet worden gemaakt.
refused-record-unknown = Dat spel is hier niet.
