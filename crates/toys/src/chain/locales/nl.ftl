## Wat er gebeurt
chain-log-begins = Het eerste woord begint met { $letter }.
chain-log-said = { $name } zegt { $word }: { $points } punten.
chain-log-passed = { $name } past.
chain-log-time-up = De tijd van { $name } is om.
chain-log-forfeited = De beurt van { $name } vervalt.
chain-log-struck = Het woord { $word } van { $name } is geschrapt.
chain-log-left = { $name } is weggegaan.
chain-log-awarded = { $name } krijgt { $points } punten toegekend.
chain-log-ended = Het spel is afgelopen.

## Wat geweigerd wordt
refused-chain-wrong_letter = Het woord moet met { $letter } beginnen, anders dan { $word }.
refused-chain-too_short = Een woord heeft minstens { $shortest } letters; { $word } is te kort.
refused-chain-already_said = Het woord { $word } is al gezegd.
refused-chain-not_a_word = { $word } staat niet in de woordenlijst.
refused-chain-dead_letter = Geen woord begint met { $letter }.
refused-chain-nothing_to_strike = Er is geen woord om te schrappen.
refused-chain-not_on_turn = { $seat } is niet aan de beurt.
refused-chain-no_such_ruling = Een woord blijft staan tot een steward het schrapt.
