## kee show
record-shown = { $game } na stap { $entry } van { $entries }
record-waiting = We wachten op { $names }.
record-waiting-for-deal = Er moet nog gedeeld worden.
record-over = Het spel is afgelopen.
record-position = Stelling: { $position }

## kee review
record-best-play = de beste zet
record-missed = beter: { $best } voor { $points }; { $missed } gemist
record-missed-total = { $points } punten in { $turns } beurten; { $missed } gemist
record-steps-lost = { $steps } stappen  { $played }  (beter: { $best })
record-steps-total = { $steps } stappen verspeeld in { $turns } beurten

## kee legal
record-no-moves = Er zijn geen zetten.
record-moves-of = De zetten van plaats { $seat }. Ook anderen kunnen iets doen (zie `--seat`): { $others }.
record-more-moves = Er zijn nog meer zetten.

## kee verify
record-valid = { $file }: geldig: { $game }, { $entries } stappen, { $seed }
record-not-valid = { $file }: niet geldig: { $problem }
record-differs = stap { $entry } klopt niet: { $why }
record-seed-none = uitgespeeld; met de hand gedeeld aan een echte tafel, dus er is geen seed om te controleren
record-seed-none-yet = niet uitgespeeld; met de hand gedeeld aan een echte tafel, dus er is geen seed om te controleren
record-seed-matches = uitgespeeld; alle trekkingen volgen uit de seed, en de seed past bij zijn vingerafdruk
record-seed-secret = niet uitgespeeld; de seed is nog geheim, dus de trekkingen zijn nog niet te controleren
