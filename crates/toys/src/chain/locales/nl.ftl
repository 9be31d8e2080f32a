## Wat geweigerd wordt
refused-chain-wrong_letter = Het woord moet met { $letter } beginnen, anders dan { $word }.
refused-chain-too_short = Een woord heeft minstens { $shortest } letters; { $word } is te kort.
refused-chain-already_said = Het woord { $word } is al gezegd.
refused-chain-not_a_word = { $word } staat niet in de woordenlijst.
refused-chain-dead_letter = Geen woord begint met { $letter }.
refused-chain-nothing_to_strike = Er is geen woord om te schrappen.
refused-chain-not_on_turn = { $seat } is niet aan de beurt.
refused-chain-no_such_ruling = Een woord blijft staan tot een steward het schrapt.
