## Een spel kiezen
play-welcome = Welkom bij Keeboard. Kies een spel:
play-continue = verder met { $name }
play-number-or-name = Nummer of naam
play-number-wanted = Typ een nummer van 1 tot en met { $most }, of de naam van een spel; Ctrl-D stopt.
play-how-many = Met hoeveel mensen speel je, 1 tot en met { $seats }? Bots nemen de andere plaatsen (Enter: 1)
play-how-many-wanted = Typ een getal van 1 tot en met { $seats }.

## De tafel
play-greeting = { $game } met { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
 }{ $teams ->
    [0] {""}
   *[other] {" "}in { $teams } teams
 }: { $names }.
play-sealed = Vingerafdruk van de seed (SHA-256): { $hash }
play-saved = Bewaard in { $file }
play-start = Typ ? voor hulp, quit om te stoppen.
play-pass-screen = Geef het scherm aan { $name }.
play-pass-screen-enter = Geef het scherm aan { $name }; { $name }, druk op Enter
play-your-turn = Jij bent aan de beurt, { $name }.
play-your-turn-or-object = Jij bent aan de beurt, { $name }. Je kunt eerst nog de vorige zet aanvechten.
play-may-object = { $name }, je kunt die zet aanvechten voor het spel verdergaat.
play-volunteer = { $name }, druk op Enter om verder te gaan, of typ ? om te zien wat je nog kunt doen.
play-in-secret = { $name }, kies in het geheim. Alle keuzes worden tegelijk getoond.
play-also-waiting = We wachten ook nog op { $names }.
play-can-act-too = { $name } kan ook nog iets doen: begin de regel met “{ $name }”.
play-time-left = Nog { $time }.
play-time-to-object = Nog { $time } om aan te vechten.
play-game-time-left = Nog { $time } speeltijd.
play-too-late = De tijd was om voordat je dat typte.
play-taken-back = { $name } heeft een zet teruggenomen.
play-leaving = Weggaan is definitief: niemand neemt de plaats van { $name } over. Typ nog eens leave als je het zeker weet, of quit om later verder te spelen.
play-type-help = Typ ? om te zien wat je kunt doen.
play-is-a-word = Ja, { $word } is een woord.
play-not-a-word = Nee, { $word } staat niet in de lijst.
play-hint-action = Probeer { $action }.
play-no-hints-among-people = Hints zijn er alleen als je alleen of tegen bots speelt.
play-not-understood = Niet begrepen: { $why }.

## Hulp
play-in-this-game = In dit spel:
play-right-now = Nu kan: { $actions }
play-right-now-more = Nu kan: { $actions }, en nog { $more } andere
play-at-every-table = Aan elke tafel:
play-type-help-now = ?
    tonen wat je nu kunt doen
play-type-show = show
    het bord nog eens tonen
play-type-log = log
    tonen wat er tot nu toe gebeurd is
play-type-look = look WOORD
    een woord opzoeken, als de tafel dat toestaat
play-type-hint = hint
    een hint krijgen, alleen of tegen bots; met “hint full” ook zeldzame woorden
play-type-take-back = take back
    je laatste zet terugnemen, alleen of tegen bots
play-type-ruling = ruling ...
    een beslissing van de tafel vastleggen: end, forfeit A, award A 5, stands, struck
play-type-leave = leave
    deze plaats voorgoed opgeven
play-type-quit = quit
    voor nu stoppen; het spel wordt bewaard

## Het einde
play-goodbye = Tot ziens. Verder spelen: kee play --resume { $file }
play-place = { $place }. { $name } met { $score }
play-seed = De seed was { $seed }.
play-verify = Controleer of er eerlijk gedeeld is: kee verify { $file }
play-best = Jouw record: { $best }
play-best-still = Je record blijft { $best }.
play-best-new = Nieuw record: { $score }, { $more } meer dan eerst.
play-best-hinted = Gespeeld met hints, dus het telt niet als je beste score.
play-best-first = Je eerste score om te verbeteren: { $score }.
