## Uitdagingen en de borden van de dag
challenge-title = Uitdaging
challenge-daily = Borden van de dag
challenge-daily-sentence = Elke dag drie nieuwe borden, voor iedereen op de wereld dezelfde. Speel alleen en kijk daarna wie meer heeft gevonden.
challenge-daily-open = Speel de borden van vandaag
challenge-next = nieuwe borden over { $time }
challenge-offline = Er is geen netwerk. Je kunt gewoon spelen: je spel wordt ingeleverd zodra het er weer is.
challenge-keesdrow-rounds = Keesdrow in tien woorden
challenge-keesdrow-rounds-how = Tien woorden voor het hoogste totaal.
challenge-keesdrow-timed = Keesdrow in twintig minuten
challenge-keesdrow-timed-how = Zoveel woorden als je kunt. De klok staat niet stil, ook niet als je de pagina sluit.
challenge-keyword-solitaire = Keyword alleen
challenge-keyword-solitaire-how = Iedereen trekt dezelfde letters. Met { $goal } of meer win je.
challenge-who = Je naam op de ranglijst
challenge-mine = Mijn uitdagingen
challenge-days = Andere dagen
challenge-day-before = ‹ De dag ervoor
challenge-day-after = De dag erna ›
challenge-yesterday = De borden van gisteren
challenge-yesterday-sentence = Borden van eerdere dagen kun je nog spelen, en brengen je verder naar de dagen ervoor.
challenge-play = Spelen
challenge-again = Nog eens spelen
challenge-board = Ranglijst
challenge-to-board = Naar de ranglijst
challenge-you-stand = { $score } punten, plaats { $place } van { $players }
challenge-leads = { $name } staat bovenaan met { $score }.
challenge-streak-none = Speel vandaag en morgen, en je hebt een reeks.
challenge-streak = { $current ->
    [0] Nu geen dagen op rij; je langste reeks was { $longest }.
    [one] Eén dag op rij, de langste reeks is { $longest }.
   *[other] { $current } dagen op rij, de langste reeks is { $longest }.
}
challenge-players = { $count ->
    [0] Nog niemand heeft gespeeld.
    [one] Eén speler
   *[other] { $count } spelers
}
challenge-nobody = Nog niemand heeft gespeeld. Wees de eerste.
challenge-first = De eerste { $count } staan hier.
challenge-place = Plaats
challenge-name = Naam
challenge-score = Punten
challenge-games = Spellen
challenge-you = jij
challenge-won = gewonnen
challenge-goal = Met { $goal } punten of meer win je.
challenge-best = Het beste dat je hier ooit hebt gehaald: { $best }.
challenge-first-counts = Op het bord van een dag telt je eerste spel. Voor je plezier mag je vaker spelen.
challenge-best-counts = Je beste spel telt. Iedereen speelt met dezelfde verdeling.
challenge-compare-how = Tik op een naam om woorden te vergelijken.
challenge-compare-later = Wie gespeeld heeft, kan woorden vergelijken. Speel eerst: woorden verraden het bord.
challenge-compare-with = Vergelijk woorden met { $name }
challenge-both = Allebei
challenge-only-me = Alleen jij
challenge-only-you = Alleen { $name }
challenge-share = Laat het anderen zien
challenge-share-button = Delen
challenge-share-line = { $score } punten · plaats { $place } van { $players }
challenge-invite = Stuur de link
challenge-link = Link van deze uitdaging
challenge-handing-in = Je spel wordt ingeleverd …
challenge-handed-in = Je spel is ingeleverd.
challenge-counted = Je spel telt: plaats { $place } van { $players }.
challenge-for-fun = Voor de lol gespeeld: je eerste spel telt, { $score ->
    [one] dat met één punt
   *[other] dat met { $score } punten
}.
challenge-best-stands = Je beste spel telt, { $score ->
    [one] met één punt
   *[other] met { $score } punten
}: plaats { $place } van { $players }.
challenge-later = Er is geen netwerk. Je spel blijft hier bewaard en wordt ingeleverd zodra het er weer is.
challenge-friends = Daag vrienden uit
challenge-friends-sentence = Een link waarmee iedereen dezelfde verdeling speelt, ieder alleen, met een ranglijst.
challenge-of = { $game } van { $name }: { $preset }
refused-local-no_pause = Bij een uitdaging is de klok voor iedereen dezelfde; hij kan dus niet stilstaan.
refused-challenge-no_such_challenge = Deze uitdaging bestaat niet; kijk de link nog eens na.
refused-challenge-not_yet = De dag van dit bord is nog niet begonnen.
refused-challenge-unreadable = Dit is geen heel verslag van een spel.
refused-challenge-other_game = Dit is een ander spel dan de uitdaging.
refused-challenge-other_option = Dit spel is met andere opties gespeeld dan de uitdaging.
refused-challenge-not_alone = Een uitdaging speel je alleen.
refused-challenge-bot = Dit spel heeft een bot gespeeld; op de ranglijst staan mensen.
refused-challenge-other_deal = Dit spel is anders gedeeld dan de uitdaging; begin het vanaf de link.
refused-challenge-unfinished = Dit spel is nog niet afgelopen; alleen een afgelopen spel telt.
refused-challenge-broken_off = Dit spel is afgebroken; alleen een spel dat tot het einde is gespeeld telt.
refused-challenge-mismatch = Dit spel kan niet worden nagespeeld.
refused-challenge-not_played = Woorden vergelijk je als je gespeeld hebt; speel eerst.
refused-challenge-nobody_there = Zo iemand staat niet op de ranglijst.
