## Uitdagingen en de borden van de dag
challenge-title = Uitdaging
challenge-daily = Borden van de dag
challenge-daily-sentence = Elke dag drie nieuwe borden, voor iedereen dezelfde. Speel in je eentje en kijk daarna wie er meer vond.
challenge-daily-open = Ranglijsten
challenge-next = nieuwe borden over { $time }
challenge-offline = Je bent offline. Je kunt gewoon spelen: je spel wordt ingestuurd zodra je weer online bent.
challenge-keesdrow-rounds = Keesdrow in tien woorden
challenge-keesdrow-rounds-how = Tien woorden voor het hoogste totaal.
challenge-keesdrow-timed = Keesdrow in twintig minuten
challenge-keesdrow-timed-how = Zoveel punten als je kunt. De klok loopt door, ook als je de pagina sluit.
challenge-keyword-solitaire = Keyword in je eentje
challenge-keyword-solitaire-how = Iedereen trekt dezelfde letters. Met { $goal } of meer win je.
challenge-who = Je naam op de ranglijst
challenge-mine = Mijn uitdagingen
challenge-days = Andere dagen
challenge-day-before = ‹ Vorige dag
challenge-day-after = Volgende dag ›
challenge-yesterday = De borden van gisteren
challenge-yesterday-sentence = Een dag gemist? De borden van eerdere dagen kun je nog gewoon spelen.
challenge-play = Spelen
challenge-again = Nog eens spelen
challenge-board = Ranglijst
challenge-to-board = Ranglijst bekijken
challenge-you-stand = { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }, plaats { $place } van { $players }
challenge-leads = { $name } gaat aan kop met { $score }.
challenge-streak-none = Speel vandaag en morgen, en je hebt een reeks te pakken.
challenge-streak = { $current ->
    [0] Nu even geen reeks. Je langste: { $longest }.
    [one] 1 dag op rij. Je langste reeks: { $longest }.
   *[other] { $current } dagen op rij. Je langste reeks: { $longest }.
  }
challenge-players = { $count ->
    [0] Er heeft nog niemand gespeeld.
    [one] 1 speler
   *[other] { $count } spelers
  }
challenge-nobody = Er heeft nog niemand gespeeld. Wees de eerste!
challenge-first = Dit is de top { $count }.
challenge-place = Plaats
challenge-name = Naam
challenge-score = Score
challenge-games = Spellen
challenge-you = jij
challenge-won = gewonnen
challenge-goal = Met { $goal } of meer win je.
challenge-best = Je beste score hier: { $best }.
challenge-first-counts = Op een bord van de dag telt alleen je eerste spel. Daarna mag je voor de lol nog eens.
challenge-best-counts = Je beste spel telt. Iedereen krijgt dezelfde letters.
challenge-compare-how = Tik op een naam om woorden te vergelijken.
challenge-compare-later = Woorden vergelijken kan als je zelf hebt gespeeld; anders is de lol van het bord eraf.
challenge-compare-with = Woorden vergelijken met { $name }
challenge-both = Allebei
challenge-only-me = Alleen jij
challenge-only-you = Alleen { $name }
challenge-share = Je uitslag
challenge-share-button = Uitslag delen
challenge-share-marked = Druk op Ctrl+C om de geselecteerde tekst te kopiëren.
challenge-share-line = { $score ->
    [one] 1 punt
   *[other] { $score } punten
  } · plaats { $place } van { $players }
challenge-invite = Link delen
challenge-link = Link naar deze uitdaging
challenge-submitting = Je spel wordt ingestuurd…
challenge-handed-in = Je spel is ingestuurd.
challenge-counted = Je spel telt: plaats { $place } van { $players }.
challenge-for-fun = Dit spel was voor de lol. Je eerste telt, met { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }.
challenge-best-stands = Je beste spel blijft tellen, met { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }: plaats { $place } van { $players }.
challenge-later = Je bent offline. Je spel is hier bewaard en wordt ingestuurd zodra je weer online bent.
challenge-friends = Vrienden uitdagen
challenge-friends-sentence = Stuur een link: iedereen speelt in zijn eentje met dezelfde letters, en een ranglijst laat zien wie het best was.
challenge-of = { $game }-uitdaging van { $name }: { $preset }
