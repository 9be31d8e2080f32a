## Wat er gebeurt
bluff-log-drew-these = { $name } trok { $tiles }.
bluff-log-drew = { $name } trok er { $count }.
bluff-log-laid-own = { $name } legde { $tile } als { $claim }.
bluff-log-laid = { $name } legde een steen als { $claim }.
bluff-log-waived = { $name } laat het gaan.
bluff-log-stood = Het blijft staan: { $points } voor { $name }.
bluff-log-looked = { $name } keek: het is { $tile }. { $points } voor { $player }.
bluff-log-struck = De steward schrapt wat { $name } legde: het was { $tile }.
bluff-log-dropped-own = { $name } gooide { $tile } weg.
bluff-log-dropped = { $name } gooide een steen weg.
bluff-log-left = { $name } is weggegaan.
bluff-log-awarded = { $name } krijgt { $points } punten toegekend.
bluff-log-ended = Het spel is afgelopen.

## Wat geweigerd wordt
refused-bluff-not_your_turn = Jij bent niet aan de beurt om te leggen; je mag wel aanvechten of laten gaan.
refused-bluff-not_in_hand = Je hebt geen { $tile }; leg een van je eigen stenen.
refused-bluff-no_such_claim = Er is geen steen { $claim }; noem 1 tot { $highest }.
refused-bluff-nothing_to_challenge = Er is nu niets dat je kunt aanvechten.
refused-bluff-wrong_draw = Deze stenen kunnen nu niet worden getrokken.
refused-bluff-nothing_to_rule_on = Er ligt niets waarover beslist kan worden.
refused-bluff-not_on_turn = { $seat } is niet aan de beurt en heeft niets te verliezen.
