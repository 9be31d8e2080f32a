
## Printing
print-link = Print pages for real tables
print-title = Pages to print
print-what = What to print
print-keesdrow-pad = A score pad for Keesdrow
print-keesdrow-board = A board of Keesdrow, to play on with pens
print-keebble-sheet = A sheet of Keebble, to play on with pens
print-keyword-card = Score cards for a Keyword party
print-keezen-sheet = A score sheet for a table of a Keezen tournament
print-seed = Seed: the same one gives the same board for ever
print-deluxe = The large board of 16 by 16 letters
print-supercells = With special cells
print-nk = With the points of the Dutch championship
print-name = What the evening is called
print-names = Names, one a line
print-letter = On Letter paper rather than A4
print-show = Show the pages
print-now = Print
