## Wat een gedeelde link vertelt voordat je hem opent

preview-invites = { $name } nodigt je uit voor { $game }
preview-invited = Je bent uitgenodigd voor { $game }
preview-invitation = Open de link om aan te schuiven. Je hebt geen account nodig.
preview-titled = { $game }: { $line }
preview-watch = Het spel is bezig. Open de link om mee te kijken.
preview-closed = { $game } op Keeboard
preview-beat = { $score }–{ $other }: winst voor { $winners } op { $losers }
preview-won-with = Winst voor { $winners }, met { $score }
preview-won = Winst voor { $winners }
preview-tie = Gelijkspel, { $score } punten
preview-alone = { $winners } haalt { $score }
preview-replay = Bekijk het spel zet voor zet.
preview-daily = { $game }: het bord van { $date }
preview-dailies = Borden van de dag
preview-daily-invitation = De hele dag hetzelfde bord voor iedereen. Speel in je eentje en kijk daarna wie er meer vond.
preview-challenge = { $name }: een { $game }-uitdaging
preview-challenge-invitation = Wie de link opent, speelt precies hetzelfde spel. Ben jij de beste?
preview-party = { $count ->
    [0] Een speelavond met { $game }. Open de link om mee te doen.
    [one] Een speelavond met { $game }, tot nu toe met één gast. Open de link om mee te doen.
   *[other] Een speelavond met { $game } en { $count } gasten. Open de link om mee te doen.
}
preview-tournament = { $count ->
    [0] Een { $game }-toernooi. Open de link om je team in te schrijven.
    [one] Een { $game }-toernooi, tot nu toe met één team. Open de link om je in te schrijven.
   *[other] Een { $game }-toernooi met { $count } teams. Open de link om het te volgen.
}
preview-picture = Het bord met daarnaast de namen van de spelers
preview-date = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}

## Wat spelers delen van een uitdaging die ze gespeeld hebben
share-daily = { $kind ->
    [keesdrow-rounds] Keesdrow in tien woorden
    [keesdrow-timed] Keesdrow in twintig minuten
   *[keyword-solitaire] Keyword in je eentje
}, { $date }
share-points = { $score ->
    [one] 1 punt
   *[other] { $score } punten
} · plaats { $place } van { $players }
share-won = gewonnen
