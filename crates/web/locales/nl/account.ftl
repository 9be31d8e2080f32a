## Het menu achter je naam
your-menu = Je menu
sign-in = Inloggen
sign-out = Uitloggen

## De accountpagina
account-title = Profiel en account
account-signed-in = Ingelogd als { $name }
account-guest = Je speelt als gast. Alles werkt zonder account.
profile = Je profiel
profile-name-help = De naam die andere spelers zien.
account = Je account
account-why = Met een account heb je je spellen op al je apparaten bij elkaar. De spellen op dit apparaat gaan mee.
account-ways = Account maken of inloggen
account-create = Account maken
account-name = Accountnaam
account-name-missing = Vul je accountnaam in.
password = Wachtwoord
password-help = Minstens 10 tekens. Een paar woorden achter elkaar onthoud je makkelijk.
password-missing = Vul je wachtwoord in.
password-show = Wachtwoord tonen
password-hide = Wachtwoord verbergen
password-change = Wachtwoord wijzigen
password-old = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-wrong = Dat is niet je huidige wachtwoord. Probeer het opnieuw.
password-changed = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-claimed = { $count ->
    [one] Het spel op dit apparaat hoort nu bij je account.
   *[other] { $count } spellen op dit apparaat horen nu bij je account.
  }
account-claimed-events = Je evenementen en uitdagingen horen nu bij je account.
sign-out-about = Je spellen blijven in je account. Log weer in om verder te spelen.
sign-out-everywhere = Overal uitloggen
sign-out-everywhere-sure = Op alle apparaten uitloggen?
account-signed-out = Je bent uitgelogd.
account-signed-out-everywhere = Je bent op alle apparaten uitgelogd.
account-delete = Account verwijderen
account-delete-about = Je naam komt vrij voor anderen, en programma’s die je zelf hebt aangemeld stoppen. In lopende spellen blijven anderen je naam zien.
account-delete-sure = Je account verwijderen?
account-delete-warning = Dit kun je niet ongedaan maken: je kunt je spellen niet meer afmaken. Vul je wachtwoord in om het account te verwijderen.
account-delete-now = Definitief verwijderen
account-deleted = Je account is verwijderd.

## De herstelcodes van een gast
guest-title = Spelen als gast
guest-codes = Met deze codes krijg je je plaatsen terug op een ander apparaat. Elke code werkt één keer, onder Mijn spellen.
guest-without-seats = Ga je online aan tafel, dan verschijnt hier de herstelcode. Daarmee krijg je je plaats terug op een ander apparaat.
recovery-sentence = Je speelt als gast: met deze code krijg je je plaats terug op een ander apparaat.
recovery-copy = Code kopiëren
recovery-copied = Herstelcode gekopieerd
recovery-marked = Druk op Ctrl+C om de geselecteerde code te kopiëren.
recovery-table = Tafel { $code }
recovery-events = Evenementen en uitdagingen
