## Wat geweigerd wordt
refused-bluff-not_your_turn = Jij bent niet aan de beurt om te leggen; je mag wel aanvechten of laten gaan.
refused-bluff-not_in_hand = Je hebt geen { $tile }; leg een van je eigen stenen.
refused-bluff-no_such_claim = Er is geen steen { $claim }; noem 1 tot { $highest }.
refused-bluff-nothing_to_challenge = Er is nu niets dat je kunt aanvechten.
refused-bluff-wrong_draw = Deze stenen kunnen nu niet worden getrokken.
refused-bluff-nothing_to_rule_on = Er ligt niets waarover beslist kan worden.
refused-bluff-not_on_turn = { $seat } is niet aan de beurt en heeft niets te verliezen.
