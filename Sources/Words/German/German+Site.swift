/// What is said of the settings of the site.
extension German {
    static let site: StaticString = #"""
        page.site.title = Einstellungen der Seite
        page.site.name = Wie die Seite heißt
        page.site.signUp = Wer ein Konto anlegen darf
        page.site.domains = Die Domains der Hochschule
        page.site.domainsWhy = Von E-Mail-Adressen, mit Kommas dazwischen: example.ac.uk. Die darunter gelten auch.
        page.site.hotline = Telefonnummer, die hilft
        page.site.hotlineWhy = Sie steht in der Hilfe und unten auf jeder einfachen Seite, mit dem, was dahinter steht: den Zeiten zum
            Beispiel.
        page.site.why = Ein leeres Feld stellt eine Einstellung zurück.
        page.site.again = Hier steht wieder, was vorher galt: was du geschrieben hast, ließ sich nicht behalten. Hast du
            es geändert, schreib es noch einmal.
        page.site.locked = Das bestimmt config.yaml, oder die Umgebung des Servers: dort wird es geändert.
        page.site.standard = wie von selbst
        page.site.versions = Was geändert wurde
        page.site.none = Hier wurde noch nichts geändert. Was du auf dieser Seite speicherst, lässt sich hier
            zurücknehmen.
        page.site.undo = Zurücknehmen
        page.signUpChoice.open = Wer eine E-Mail-Adresse nachweist
        page.signUpChoice.domains = Wer eine Adresse aus den Domains der Hochschule nachweist
        page.signUpChoice.invited = Wen ein Betreiber einlädt
        page.signUpChoice.closed = Niemand
        page.site.offerHours = Stunden, die ein freier Platz gehalten wird
        page.site.offerHoursWhy = Für die erste Person auf der Warteliste; weniger, wenn die Veranstaltung nah ist.
        page.site.alerts = Alarme an Betreiber
        page.site.alertsEmail = Alarme per E-Mail
        page.site.alertsEmailWhy = E-Mail-Adressen, mit Kommas dazwischen. Der Mailserver steht in config.yaml.
        page.site.alertsNtfy = Alarme per ntfy
        page.site.alertsNtfyWhy = Themen oder ihre Adressen, mit Kommas dazwischen. Sie werden nicht wieder ganz
            gezeigt: um eins zu ändern, schreib alle neu.
        page.site.alertsWebhook = Alarme per Webhook
        page.site.alertsWebhookWhy = Adressen, die jeden Alarm als JSON bekommen. Sie werden nicht wieder ganz
            gezeigt: um eine zu ändern, schreib alle neu.
        page.site.alertsBackups = Wer Sicherungen macht
        page.site.alertsBackupsWhy = Wegen Sicherungen, die ein anderes Programm macht, wird niemand gerufen.
        page.backupsChoice.here = Belltower selbst
        page.backupsChoice.elsewhere = Ein anderes Programm
        page.site.file = Was allein config.yaml bestimmt
        page.site.fileWhy = Adressen, Grenzen und Geheimnisse des Servers, und die Zeitzone, nach der Tage schon
            gezählt und geplant sind: wer den Server betreibt, ändert sie dort.
        page.site.hidden = nicht gezeigt
        refusal.site.offerHours = ein freier Platz wird 1 bis 720 Stunden gehalten: gib eine ganze Zahl an
        refusal.site.alertsEmail = Alarme gehen an E-Mail-Adressen mit Kommas dazwischen: bessere sie aus
        refusal.site.alertsNtfy = Themen sind Buchstaben, Ziffern, - und _, oder http- und https-Adressen, mit
            Kommas dazwischen: schreib alle neu
        refusal.site.alertsWebhook = Webhooks sind http- oder https-Adressen mit Kommas dazwischen: schreib alle
            neu
        refusal.site.alertsBackups = Sicherungen entstehen hier (here) oder anderswo (elsewhere): wähle eins davon
        told.site.version = {author}, {time}; vorher: {former}
        told.did.site = Die Einstellungen der Seite sind gespeichert.
        refusal.operator.site = nur Betreiber dürfen die Einstellungen der Seite ändern: frag einen
        refusal.site.unknown = die Seite hat keine Einstellung {key}: es gibt {keys}
        refusal.site.locked = die Datei config.yaml bestimmt {key}: ändere es dort
        refusal.site.older = {key} wurde seither wieder geändert: nimm erst die neueste Änderung zurück
        refusal.site.nothing = es gibt keine solche Änderung zum Zurücknehmen
        refusal.site.name = der Name der Seite hat höchstens 60 Zeichen: kürze ihn
        refusal.site.signUp = wer ein Konto anlegt, ist open, domains, invited oder closed: wähle eins davon
        refusal.site.domains = Domains schreibt man wie example.ac.uk, mit Kommas dazwischen, ohne @: bessere
            sie aus
        refusal.site.hotline = die Telefonnummer hat höchstens 60 Zeichen: kürze sie
        site.head.key = Einstellung
        site.head.value = Wert
        site.head.note = gesetzt
        site.head.number = Nummer
        site.head.former = vorher
        site.head.who = von
        site.head.when = wann
        site.locked = in config.yaml
        site.standard = wie von selbst
        site.own = von einem Betreiber
        site.none = Noch wurde nichts geändert.
        """#
}
