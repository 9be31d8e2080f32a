## Aan een echte tafel
referee-link = Score bijhouden aan een echte tafel
referee-title = Keesdrow aan een echte tafel
referee-sentence = Speel op je eigen bord; deze pagina houdt de pinnen, de score en de aanvechtingen bij. Alles blijft op dit apparaat en werkt ook offline.
referee-who = Spelers, op volgorde rond de tafel
referee-name = Naam op plaats { $seat }
referee-to-board = Bord invoeren
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
referee-go-on = Verder bij { $cell }
referee-letters = Letters
referee-printed = Het bord is hier geprint
referee-seed = Seed op het blad
referee-seed-lay = Letters invullen
referee-clear = Bord leegmaken
referee-all-ours = Alle tegels zitten in onze set.
referee-another-box = { $count } tegels zitten niet in onze set; jullie hebben vast een andere doos. Controleer de letters nog eens.
referee-slips = Deze tegels zitten niet in onze set. Heb je onze tegels geprint, dan is het een tikfout; een gekochte doos heeft eigen letters.
referee-perhaps = Wijzigen in { $letters }
referee-begin = Spel beginnen

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
referee-other-way = Andere route proberen
referee-challenges = Aangevochten door { $name }
referee-stands = Laten staan
referee-undo = Ongedaan maken
referee-undo-what = Ongedaan maken: { $what }
referee-more = Meer acties
referee-side = Score bijhouden
referee-log = Het spel tot nu toe
referee-kept = Bewaard op dit apparaat. Sluit de pagina gerust en kom terug wanneer je wilt.
referee-time = Beurt beëindigen: de tijd is om
referee-game-time = Spel beëindigen: de tijd is om
referee-struck = Laatste beurt schrappen: niet in jullie woordenboek
referee-player = Speler
referee-points = Punten erbij (met een min: eraf)
referee-award = Punten geven
referee-forfeit = Beurt laten vervallen
referee-leave = Afmelden
referee-letter = Verkeerde letter? Typ het vak en de juiste letter, zoals C4 R
referee-letter-right = Letter verbeteren
referee-end = Spel nu beëindigen
referee-next-game = Nog een potje spelen
