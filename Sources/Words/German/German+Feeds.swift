extension German {
    /// Wie Feeds heißen, auf der Seite und auf der Befehlszeile.
    static let feeds: StaticString = #"""
        # Feeds
        text.feed = der Name des Feeds
        refusal.calendarFeed.kinds = in einem Feed ohne Art ist nichts: nenne eine
        refusal.calendarFeed.many = {most} Feeds sind genug: widerrufe zuerst einen
        refusal.calendarFeed.unknown = diesen Feed gibt es nicht
        refusal.calendarFeed.several = mehrere Feeds heißen {name}: sag mit der Nummer, welcher, {numbers}
        refusal.calendarFeed.suspended = dieser Kalender wird zurzeit nicht ausgegeben
        problem.gone = diese Adresse wurde widerrufen: frag den, dessen Kalender es ist, nach einer anderen
        command.refusal.calendarFeed.unknown = {sentence}: siehe `belltower feed list`
        feed.made = {name}: wer diese Adresse hat, hat deinen Kalender; sie wird nicht noch einmal gezeigt
        feed.relative = davor gehört die Adresse der Website: in config.yaml fehlt server.url
        feed.remove = {name} für immer widerrufen?
        feed.removed = {name}: widerrufen
        feed.none = Kein Programm liest deinen Kalender: belltower feed add NAME
        feed.head.feed = Feed
        feed.head.number = Nummer
        feed.head.profile = Programm
        feed.head.kinds = darin
        feed.head.used = zuletzt gefragt
        feed.never = noch nie
        page.feeds.title = Im Kalender deines Telefons
        page.feeds.why = Der Kalender, den dein Telefon schon hat, zeigt auch deine Kurse und hält sie von selbst
            aktuell.
        page.feeds.two = Der erste Tipp macht eine geheime Adresse, der zweite öffnet sie in deinem Kalender.
        page.feeds.none = Noch liest kein Programm deinen Kalender.
        page.feeds.make = Adresse machen
        page.feeds.stale = Vorher wirst du nach einem Code oder deinem Passwort gefragt.
        page.feeds.other = Für ein anderes Programm, oder nur ein Teil
        page.feeds.name = Wie er heißen soll
        page.feeds.program = Programm
        page.feeds.apple = Apple: iPhone, iPad, Mac
        page.feeds.android = Android
        page.feeds.google = Google Kalender
        page.feeds.outlook = Outlook
        page.feeds.plain = Ein anderes
        page.feeds.kinds = Was darin steht
        page.kind.exam = Prüfungen
        page.kind.hydration = Becher Wasser
        page.feeds.open = In meinem Kalender öffnen
        page.feeds.opened = Wenn sich nichts öffnet: Kopier die Adresse unten und füg sie in deiner Kalender-App
            als abonnierten Kalender hinzu.
        page.feeds.once = Sie wird nur dieses eine Mal gezeigt. Wer sie hat, sieht deinen Kalender: Gib sie
            niemandem.
        page.feeds.address = Adresse zum Einfügen
        page.feeds.copy = Kopieren
        page.feeds.copied = Kopiert
        page.feeds.uncopied = Das ging nicht: Markiere die Adresse und kopiere sie.
        page.feeds.scan = Auf einem anderen Gerät
        page.feeds.scanWhy = Richte dessen Kamera hierher.
        page.feeds.code = Die Adresse als QR-Code
        page.feeds.how = Wohin damit
        page.feeds.phone = Auf einem Telefon oder Tablet
        page.feeds.computer = Am Computer
        page.feeds.howApple = Dein Gerät fragt, ob du den Kalender abonnieren willst. Wenn nichts geschieht, füg
            in der App Kalender ein Kalenderabo hinzu und dort die Adresse ein.
        page.feeds.howAndroid = Die App ICSx⁵ öffnet solche Adressen und fragt, ob du abonnieren willst. Googles App nimmt
            selbst keine an: Füg sie einmal am Computer hinzu, wie unten, dann zeigt das Handy sie.
        page.feeds.howGoogle = Am Computer auf calendar.google.com: Wähl neben „Weitere Kalender“ das +, dann „Per
            URL“, und füg die Adresse ein. Google liest sie etwa einmal am Tag, Änderungen kommen dort also spät;
            die App auf dem Telefon zeigt den Kalender auch.
        page.feeds.howOutlook = In Outlook im Web: „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und
            füg die Adresse ein. Sie wird alle paar Stunden neu gelesen.
        page.feeds.rings = Klingeln tut weiter Belltower: Die meisten Programme lassen die Alarme eines solchen
            Kalenders weg.
        page.feeds.list = Programme, die ihn lesen
        page.feeds.revoke = Widerrufen
        told.feed.made = Die Adresse deines Kalenders: {name}
        told.feed.usual = Mein Kalender
        told.feed.revoke = Die Adresse von {name} widerrufen?
        told.feed.revokeEffect = Was sie liest, bekommt nichts Neues mehr. Dieselbe Adresse kommt nie wieder; du
            kannst eine andere machen.
        """#
}
