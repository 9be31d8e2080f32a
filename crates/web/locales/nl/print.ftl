
## Printen
print-link = Bladen printen voor echte tafels
print-title = Bladen om te printen
print-what = Wat wil je printen?
print-keesdrow-pad = Een scoreblad voor Keesdrow
print-keesdrow-board = Een bord van Keesdrow, om met pennen op te spelen
print-keebble-sheet = Een blad van Keebble, om met pennen op te spelen
print-keyword-card = Scorekaarten voor een Keywordfeest
print-keezen-sheet = Een scoreblad voor een tafel van een Keezentoernooi
print-seed = Kiem: dezelfde geeft voor altijd hetzelfde bord
print-turns = Beurten waarvoor er plaats is
print-rounds = Ronden waarvoor er plaats is
print-hands = Handen
print-light = Weinig inkt: zwarte lijnen, niets gevuld
print-round = Ronde
print-table = Tafel
print-teams = Beide teams, één per regel
print-of-tables = Een blad voor elke tafel van { $title }.
print-of-guests = Een kaart voor iedereen op { $title }.
print-nk = Met de punten van het Nederlands kampioenschap
print-name = Hoe de avond heet
print-names = Namen, één per regel
print-letter = Op Letter-papier in plaats van A4
print-show = Toon de bladen
print-now = Print
refused-print-pad_is_full = Een scoreblad heeft plaats voor zes namen.
refused-print-seed = Een kiem bestaat uit 1 tot 32 kleine letters, cijfers en streepjes.
