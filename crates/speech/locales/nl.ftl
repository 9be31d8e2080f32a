## Wat bij geen enkel spel hoort
and = { $others } en { $last }
nobody = niemand
refused-game-over = Het spel is afgelopen.
refused-game-no_such_seat = Plaats { $seat } is er niet in dit spel.
refused-game-not_asked = Jij bent nu niet aan zet.
refused-game-gone = { $seat } doet niet meer mee.
refused-game-window_closed = Daarvoor is het te laat: het spel is verder.
refused-game-time_up = De tijd was om.
refused-game-chance_due = Eerst wordt er gedeeld of getrokken; probeer het zo nog eens.
refused-game-chance_not_due = Er valt nu niets te delen of te trekken.
refused-game-backwards = De klok loopt terug; probeer het nog eens.
refused-game-not_understood = `{ $typed }` is niet te begrijpen als iets wat je hier kunt doen.
