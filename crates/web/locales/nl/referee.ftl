## Aan een echte tafel
referee-link = Houd de score bij aan een echte tafel
referee-title = Keesdrow aan een echte tafel
referee-sentence = Speel op je eigen bord; deze pagina houdt de pinnen, de score en de aanvechtingen bij. Alles blijft op dit apparaat en werkt ook offline.
referee-who = Spelers, op volgorde rond de tafel
referee-name = Naam op plaats { $seat }
referee-to-board = Voer het bord in
referee-back-to-names = Terug naar de spelers
referee-board = De letters op het bord
referee-left = { $count ->
    [0] compleet
   *[other] nog { $count }
  }
referee-keys = Typ een letter om hem hier neer te zetten. Met de pijltjestoetsen loop je rond, met Backspace haal je een letter weg.
referee-cell = { $cell }: { $letter }
referee-put = { $letter }, nog { $left }
referee-row = Rij { $row }
referee-go-on = Ga verder bij { $cell }
referee-letters = Letters
referee-printed = Het bord is hier geprint
referee-seed = Seed op het blad
referee-seed-lay = Vul de letters in
referee-anew = Maak het bord leeg
referee-all-ours = Alle tegels zitten in onze set.
referee-another-box = { $count } tegels zitten niet in onze set; jullie hebben vast een andere doos. Kijk de letters nog eens na.
referee-slips = Deze tegels zitten niet in onze set. Heb je onze tegels geprint, dan is het een tikfout; een gekochte doos heeft eigen letters.
referee-perhaps = Maak er { $letters } van
referee-begin = Begin het spel

referee-who-begins = Wie begint?
referee-does-it-stand = Blijft de laatste beurt staan?
referee-pegs = Pinnen om te plaatsen
referee-peg = { $letter } op { $cell }: { $uses ->
    [0] geen pin
    [1] groene pin
    [2] gele pin
   *[other] rode pin
  }
referee-way = Route { $now } van { $all }
referee-other-way = Probeer een andere route
referee-challenges = Aangevochten door { $name }
referee-stands = Laat staan
referee-undo = Maak ongedaan
referee-undo-what = Maak ongedaan: { $what }
referee-more = Meer acties
referee-side = Score bijhouden
referee-log = Het spel tot nu toe
referee-kept = Bewaard op dit apparaat. Sluit de pagina gerust en kom terug wanneer je wilt.
referee-time = Beëindig de beurt: de tijd is om
referee-game-time = Beëindig het spel: de tijd is om
referee-struck = Schrap de laatste beurt: niet in jullie woordenboek
referee-player = Speler
referee-points = Punten erbij (met een min: eraf)
referee-award = Geef punten
referee-forfeit = Laat de beurt vervallen
referee-leave = Meld als vertrokken
referee-letter = Verkeerde letter? Typ het vak en de juiste letter, zoals C4 R
referee-letter-right = Verbeter letter
referee-end = Beëindig het spel nu
referee-next-game = Speel nog een potje
