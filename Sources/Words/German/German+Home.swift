extension German {
    /// What the home, its files, its sources and the network refuse.
    static let home: StaticString = #"""
        # Dateien
        refusal.file.irregular = {path} gibt es schon, und es ist keine gewöhnliche Datei: wähle
            einen anderen Namen
        refusal.file.unwritable = {path} kann nicht geschrieben werden: {why}: sieh nach dem Ordner
        refusal.file.irreplaceable = {path} kann nicht ersetzt werden: {why}: wähle einen anderen
            Namen
        refusal.file.full = {path}: {why}: mach etwas Platz
        refusal.file.notText = {file} ist kein Text in UTF-8: prüfe die Datei
        refusal.file.missing = es gibt keine Datei {file}: prüfe ihren Namen
        refusal.file.folder = {file} ist ein Ordner: gib eine Datei darin an
        refusal.file.special = {file} ist keine gewöhnliche Datei: gib eine an
        refusal.file.large = {file} hat über {size}: teile die Datei, oder prüfe ihren Namen
        refusal.file.closed = {file} kann nicht gelesen werden: {why}: prüfe die Rechte

        # Der Belltower-Ordner
        refusal.home.uncreatable = der Belltower-Ordner {path} kann nicht angelegt werden
        refusal.home.file = {path} ist eine Datei, kein Ordner
        refusal.home.closed = der Belltower-Ordner {path} ist dir verschlossen: ändere seinen
            Besitzer oder seine Rechte
        refusal.home.own = {file} ist {name} des Belltower-Ordners selbst: wähle einen anderen Namen
        refusal.home.login = aus deinem Anmeldenamen wird kein Benutzername
        refusal.time.instant = {text} ist kein Zeitpunkt: schreib ihn wie 2026-10-05T09:15:00+01:00
        refusal.zone.unknown = es gibt keine Zeitzone {zone}: gib einen IANA-Namen an, wie
            Europe/London
        refusal.lock.uncreatable = die Sperre {path} kann nicht angelegt werden: prüfe den Ordner
        refusal.person.suspended = {handle} ist gesperrt ({ground}): unter Meldungen und Entscheidungen steht, warum, und wie
            du Beschwerde einlegst
        refusal.person.gone = {handle} ist nicht mehr dabei
        refusal.configuration.file = {folder}/config.yaml: `{key}`: die dort genannte Datei kann
            nicht gelesen werden: prüfe beides
        refusal.configuration.line = {folder}/config.yaml: `{key}`: die dort genannte Datei muss
            genau eine Zeile haben
        refusal.configuration.missing = es gibt keine Datei {path}

        # Sicherungen
        refusal.backup.folder = der Ordner {path} kann nicht angelegt werden: wähle einen anderen
        refusal.copy.busy = ein anderer Prozess schreibt {path}: warte auf sein Ende
        refusal.backup.nothing = in {path} ist noch nichts
        refusal.backup.unnamed = nenne die Datei oder den Ordner für die Sicherung
        refusal.backup.configuration = {path} kann nicht gelesen werden und wird also nicht
            gesichert: ändere die Rechte
        refusal.backup.damaged = die Datenbank ist beschädigt und wurde nicht kopiert: {problem};
            repariere sie
        refusal.keep.noBackup = in {folder} ist keine Sicherung
        refusal.keep.damaged = die Sicherung {file} ist beschädigt: {problem}; schreib eine andere
        refusal.errand.own = zwei Importe von dir laufen schon: versuche es wieder, wenn einer fertig
            ist
        refusal.lanes.full = es wird zu viel auf einmal gefragt: versuch es noch einmal
        refusal.file.failed = {path}: {why}
        refusal.backup.itself = {file} ist die Datenbank selbst: gib der Kopie einen anderen Namen
        refusal.backup.taken = {file} gibt es schon, und es ist keine Sicherung: wähle einen anderen
            Namen
        refusal.restore.folder = {file} ist ein Ordner: nenne eine Sicherung darin, wie {newest}
        refusal.restore.folder.empty = {file} ist ein Ordner ohne Sicherungen: nenne einen anderen
        refusal.restore.itself = {file} ist die Datenbank selbst: nenne eine Sicherung
        refusal.restore.noBackup = {file} ist keine Sicherung von Belltower, oder eine beschädigte:
            nenne eine andere
        refusal.restore.foreign = {file} ist die Datenbank eines anderen Programms und keine
            Sicherung von Belltower: nenne eine
        refusal.restore.special = {file} ist keine gewöhnliche Datei: nenne eine Sicherung
        refusal.restore.newer = {file} ist von einem neueren Belltower: installiere das, um sie
            einzuspielen
        refusal.restore.damaged = {file} ist beschädigt: {problem}
        refusal.restore.immovable = {database} kann nicht beiseite geschoben werden: prüfe den
            Ordner
        refusal.home.lost = die Datenbank von {path} ist weg oder leer: leg sie zurück oder stell
            eine Sicherung wieder her
        refusal.restore.inUse = {path} hat eine Datenbank, in der jemand ist: nichts wurde verändert
        refusal.restore.unwritable = {file} kann nicht geschrieben werden: {why}; nichts wurde
            geändert
        refusal.home.missing = es gibt keinen Belltower-Ordner {path}

        # Quellen und Crawler
        refusal.crawl.removals = {doubt}; nichts wurde geändert: passe den Crawler an, falls die
            Seiten jetzt anders aussehen
        refusal.crawl.exampleless = {crawler} hat keine Beispielseite: füge unter `examples` in
            {path} eine hinzu
        refusal.crawl.resultless = es gibt keine Datei {file}
        refusal.operator.catalogue = nur Betreiber dürfen einen Katalog laden: frag einen
        refusal.crawl.doubted = {reason}; nichts wurde geändert: ist es die richtige Seite, dann
            passe die Definition an
        refusal.crawl.putOff = {reason}: starte denselben Crawl dann noch einmal
        refusal.crawl.unparted = {reason}; nichts wurde geändert
        refusal.crawl.unfinished = der Crawl ist nicht fertig geworden, was fehlt, muss also nicht
            weg sein; nichts wurde geändert
        refusal.crawl.parameter = {crawler}: {problem}
        refusal.crawl.parameter.elsewhere = {crawler}: {problem}; der Crawler {other} hat ihn
        refusal.crawl.page = {text} ist keine Seite: gib eine URL mit http, https oder file an, oder
            einen Pfad
        refusal.crawl.start = {crawler}: {problem}, oder nenne die Seiten
        refusal.crawl.startless = {crawler} nennt keine Startseiten: gib sie an
        refusal.crawl.unknown = es gibt keinen Crawler {name}{near, plural, =0 {{count, plural, =0
            {: es ist keiner installiert, leg also seine Datei in Crawlers/campus} other {: bekannt
            sind {known}}}} other {: meinst du {near}?}}
        refusal.campus.unknown = {path}: es gibt keinen Campus {name}{near, plural, =0 {{count,
            plural, =0 {: es ist keiner installiert, leg also seine Datei in Crawlers/campus} other
            {: bekannt sind {known}}}} other {: meinst du {near}?}}
        refusal.crawl.folder = {path} ist ein Ordner: gib darin die Datei eines Crawlers an
        refusal.crawl.stuck = ein anderer Prozess ist dabei und hat seit {minutes} Minuten keine
            Seite gelesen: beende ihn, und importiere dann noch einmal
        refusal.page.unreadable = {path}: {problem}
        refusal.crawl.file = es gibt kein {file} in {folders}
        refusal.program.incomplete = {folder}/{file} des Programms fehlt: installiere es vollständig
        refusal.yaml.line = {file}: Zeile {line}: {problem}
        refusal.crawl.gone = {gone} von {all} Modulen von {year} würden verschwinden
        refusal.crawl.emptied = `{fact}` würde bei {count} von {all} Modulen von {year} verschwinden
        refusal.source.unknown.none = es gibt keine Quelle {name} und auch keine andere: abonniere
            erst eine
        refusal.source.unknown = es gibt keine Quelle {name}: bekannt sind {known}
        refusal.source.once = {source} kam einmal über die Standardeingabe: abonniere stattdessen
            die neue
        refusal.lock.import.same = ein anderer Prozess importiert gerade dieselbe Quelle: versuch es
            noch einmal
        refusal.lock.import = ein anderer Prozess importiert gerade: versuch es noch einmal
        refusal.lock.held = {holder} läuft in einem anderen Prozess: versuch es noch einmal
        refusal.lock.serving = {holder} läuft in einem anderen Prozess: beende es erst
        refusal.lock.ringing = {holder} läuft in einem anderen Prozess: lass es läuten, oder beende
            es erst
        refusal.source.unkept = {source}: von vor dem letzten Import ist nichts aufgehoben
        refusal.source.keptUnreadable = {source}: was davon aufgehoben ist: {problem}
        refusal.feed.unreadable = {address}: {problem}
        refusal.feed.unreadable.from = {address}: {problem} (gesendet von {host})
        refusal.feed.cutShort = {address}: die Datei endet vor END:VCALENDAR, ist also vielleicht
            abgeschnitten; nichts wurde geändert: versuch es später noch einmal
        refusal.feed.none = {address}: der Server hat keinen Kalender geschickt: versuch es später
            noch einmal
        refusal.source.campusKind = für alle werden nur Lehrveranstaltungen abonniert, die über die
            Module zu den Leuten kommen: gib andere Termine einer Gemeinschaft
        refusal.source.campusLoss = {source} gehört dem Campus: nur Betreiber nehmen an, was darin
            fehlt
        refusal.source.keeper = {handle} hält die Quellen des Campus aktuell: mach erst jemand
            anderen zum Betreiber
        refusal.source.campus = {source} gehört dem Campus: nur Betreiber dürfen es ändern
        refusal.source.share = der Anteil ist ein Prozentsatz von 0 bis 100, das Minimum ist 1 oder
            mehr
        refusal.source.campusAlarms = {source} gehört dem Campus: bei allen läutet es mit ihren
            eigenen Vorläufen
        refusal.source.taken = du hast schon eine Quelle {source}: wähle einen anderen Namen

        # Dateien und Netze
        refusal.fetch.address = das ist keine Adresse: gib einen Pfad oder eine URL mit http, https
            oder webcal an
        refusal.fetch.scheme = Adressen mit {scheme} werden nicht gelesen: gib eine URL mit http,
            https oder webcal an
        refusal.fetch.libcurl = libcurl fehlt: installiere libcurl4
        refusal.fetch.authorities = es sind keine Zertifizierungsstellen bekannt: installiere
            ca-certificates
        refusal.fetch.missing = es gibt keine Datei {place}: prüfe den Pfad
        refusal.fetch.folder = {place} ist ein Ordner: gib eine Kalenderdatei darin an
        refusal.fetch.special = {place} kann nicht gelesen werden: es ist keine gewöhnliche Datei
        refusal.fetch.unreadable = {place} kann nicht gelesen werden: {why}
        refusal.fetch.refuses = {place} verweigert den Zugang ({status}): öffne die Adresse im Browser;
            geht es auch dort nicht, hol dir eine neue
        refusal.fetch.unknown = {place} kennt diesen Kalender nicht ({status}): prüfe die Adresse
        refusal.fetch.gone = laut {place} gibt es den Kalender nie wieder ({status}): bestelle ihn
            ab
        refusal.fetch.often = {place} bittet um weniger Anfragen ({status}): versuch es später noch
            einmal
        refusal.fetch.status = {place} hat mit Status {status} geantwortet: versuch es später noch
            einmal
        refusal.fetch.timedOut = {place} hat nicht rechtzeitig geantwortet: versuch es später noch
            einmal
        refusal.fetch.large = {place} schickt mehr als {size}: erhöhe fetch.maximumBytes, wenn es
            sein muss
        refusal.fetch.header = {place} schickt mehr als {size} an Kopfzeilen: prüfe die Adresse
        refusal.fetch.private = {place} ist eine private Adresse: von hier werden nur öffentliche gefragt
        refusal.fetch.unresolved = {place} ist dem Namensdienst nicht bekannt oder führt zu keiner öffentlichen Adresse:
            prüfe die Adresse und das Netz
        refusal.fetch.unreached = {place} ist nicht zu erreichen: versuch es später noch einmal
        refusal.fetch.noTLS = {place} spricht kein https: prüfe die Adresse
        refusal.fetch.insecure = {place} hat kein gültiges Zertifikat: prüfe die Adresse
        refusal.fetch.redirects = {place} leitet mehr als {limit}-mal weiter: prüfe die Adresse
        refusal.fetch.redirect = {place} leitet dorthin weiter, wohin es nicht darf, von https zu
            http oder aus dem Web hinaus: prüfe die Adresse
        refusal.fetch.cutShort = {place} hat mittendrin aufgehört: versuch es später noch einmal
        refusal.fetch.notHTTP = {place} ist kein Webserver: prüfe die Adresse
        refusal.fetch.encoding = {place} schickt etwas, das sich nicht entpacken lässt: sag es denen,
            die den Server betreiben
        refusal.fetch.cancelled = auf {place} wurde nicht gewartet: versuch es noch einmal
        refusal.fetch.failed = {place} konnte nicht geholt werden: versuch es später noch einmal

        # Die Datenbank
        refusal.storage.busy = die Datenbank wird von einem anderen Prozess benutzt: versuch es noch
            einmal
        refusal.storage.damaged = die Datenbank ist beschädigt oder keine: spiele eine Sicherung
            ein, oder räum sie weg
        refusal.storage.foreign = die Datenbank gehört einem anderen Programm: wähle einen anderen
            Belltower-Ordner, oder räum die Datei weg
        refusal.storage.special = was wie die Datenbank heißt, ist keine gewöhnliche Datei: räum es
            weg, oder wähle einen anderen Belltower-Ordner
        refusal.storage.newer = die Datenbank ist von einem neueren Belltower: installiere das, oder
            nimm einen anderen Belltower-Ordner
        refusal.storage.replaced = die Datenbank ist eine andere Datei als die geöffnete: starte das
            Programm neu
        refusal.storage.failed = die Datenbank hat abgelehnt: {what}
        refusal.storage.unreachable = der Server der Datenbank auf {host} antwortet nicht: prüfe, ob
            er läuft, und database: in config.yaml
        refusal.storage.denied = der Server der Datenbank auf {host} lässt {user} nicht herein:
            prüfe den Namen in database: von config.yaml, sein Passwort und was er darf
        refusal.storage.uncertain = die Verbindung zur Datenbank riss ab, während geschrieben wurde:
            sieh nach, ob es geschehen ist, bevor du es noch einmal versuchst
        refusal.storage.library = libpq fehlt, das mit PostgreSQL spricht: installiere es (Debian:
            apt install libpq5)
        refusal.storage.address = was die Datenbank nennt, ist nicht lesbar: schreib
            postgresql://NAME@HOST/DATENBANK
        refusal.storage.password = in der Adresse der Datenbank steht ein Passwort: nimm es heraus
            und bewahre es in einer Datei oder der Umgebung auf
        refusal.storage.version = der Server der Datenbank ist PostgreSQL {version}: es braucht
            Version 15 oder eine spätere
        refusal.storage.missing = der Server hat keine Datenbank {database}: leg sie an, in UTF-8
            und mit der Locale C
        refusal.storage.encoding = die Datenbank {database} speichert kein UTF-8: leg eine andere
            an, in UTF-8 und mit der Locale C
        refusal.storage.collation = die Datenbank {database} ordnet Buchstaben auf ihre eigene
            Weise: leg eine andere an, in UTF-8 und mit der Locale C
        refusal.storage.full = die Platte ist voll, und nichts wurde gespeichert: versuch es
            später noch einmal
        refusal.storage.low = auf der Platte ist zu wenig Platz für Kalender: versuch es später
            noch einmal
        refusal.storage.vanished = in der Datenbank ist nichts mehr: stell eine Sicherung wieder her
        refusal.storage.incomplete = die Datenbank ist beschädigt, {what} fehlt: leg an ihrer
            Stelle eine leere an und stell eine Sicherung wieder her
        refusal.storage.notEmpty = was gefüllt werden soll, enthält schon etwas: nenne eine leere
            Datenbank, oder räum die eigene Datei weg
        refusal.storage.differs = die Tabelle {table} wurde anders geschrieben als gelesen, und nichts
            wurde behalten: sieh nach Platte und Server und versuch es noch einmal
        refusal.move.target = umziehen lässt sich nach postgresql://NAME@HOST/DATENBANK, oder zurück in
            die eigene Datei, die file heißt
        refusal.move.same = dort ist alles schon: nenne einen anderen Ort
        refusal.move.open = andere haben die Datenbank offen, {who}: beende sie erst
        refusal.move.variable = {variable} gilt vor config.yaml, das vergebens geändert würde: nimm es aus
            der Umgebung, oder kopiere nur und setz es danach
        refusal.move.line = alles ist kopiert, aber config.yaml lässt sich nicht mit einer Zeile ändern:
            schreib {line} hinein
        refusal.storage.taken = {database} wurde weggenommen oder ist keine Datenbank mehr: leg sie
            zurück
        refusal.person.elsewhere = {handle} steht nicht in der Datenbank, die jetzt da ist

        # Dateien, die gelesen werden
        refusal.feed.empty = die Datei ist leer
        refusal.feed.events = darin stehen Termine ({count}), aber keiner ist lesbar: sag es denen, die
            den Kalender veröffentlichen
        refusal.feed.libical = libical fehlt: installiere libical3
        refusal.feed.webPage = das ist eine HTML-Seite, vielleicht eine Anmeldeseite, und kein
            Kalender: prüfe die Adresse
        refusal.feed.otherFile = das ist {kind} und kein Kalender
        refusal.feed.noCalendar = das ist kein Kalender
        refusal.feed.noCalendar.start = das ist kein Kalender: es beginnt mit "{start}"
        refusal.feed.lineBreaks = der Kalender hat seine Zeilenumbrüche verloren und lässt sich
            nicht retten
        refusal.feed.large = es ist größer als {limit} Bytes
        refusal.feed.deep = Zeile {line} schachtelt eine Komponente zu viel in andere
        refusal.feed.many = es hat mehr als {limit} Termine, Kalender oder Zeitzonen, und mehr
            werden nicht gelesen: bitte den Herausgeber um einen kürzeren Zeitraum
        refusal.page.large = die Seite hat über {size} MiB: prüfe, ob es eine ist
        refusal.page.deep = die Seite schachtelt Elemente tiefer als {limit}: prüfe, ob es eine ist
        refusal.page.elements = die Seite hat über {limit} Elemente: prüfe, ob es eine ist
        refusal.page.attributes = ein Element der Seite hat über {limit} Attribute: prüfe, ob es
            eine ist
        refusal.page.empty = die Seite ist leer: speichere sie neu, oder prüfe ihre Adresse
        refusal.page.libxml2 = libxml2 fehlt: installiere libxml2
        refusal.parameter.unknown = es gibt keinen Parameter {name}: {count, plural, =0 {dieser
            Crawler hat keine} other {bekannt sind {known}}}
        refusal.parameter.missing = {names} muss man angeben
        refusal.parameter.given = {name}
        refusal.parameter.given.more = {before}, {name}
        refusal.parameter.wrong = der Parameter {name} ist {form}
        feed.kind.gzip = ein gzip-Archiv
        feed.kind.zip = ein ZIP-Archiv
        feed.kind.pdf = ein PDF-Dokument
        feed.kind.picture = ein Bild
        feed.kind.card = eine Adresskarte
        feed.kind.xml = ein XML-Dokument

        # Was in einem Feed fehlt
        refusal.held = {claim}{count, plural, =0 {} one {} other {, # mal gesehen}}; nichts wurde
            geändert
        refusal.held.nothing = der Feed ist leer
        refusal.held.what = {scope, select, only {{kind, select, class {der eine kommende Termin}
            event {die eine kommende Veranstaltung} other {der eine kommende Eintrag}}} all {alle
            {total} kommenden {kind, select, class {Termine} event {Veranstaltungen} other
            {Einträge}}} other {{lost} von {total} kommenden {kind, select, class {Terminen} event
            {Veranstaltungen} other {Einträgen}}}}
        refusal.held.way = laut Feed {way, select, removed {{lost, plural, one {ist} other {sind}}
            {what} weg} cancelled {{lost, plural, one {ist} other {sind}} {what} abgesagt} past
            {{lost, plural, one {ist} other {sind}} {what} vorbei} far {{lost, plural, one {ist}
            other {sind}} {what} erst in Monaten} excluded {{lost, plural, one {findet} other
            {finden}} {what} nicht statt} unreadable {{lost, plural, one {ist} other {sind}} {what} unlesbar} untimed {{lost, plural, one {dauert} other {dauern}}
            {what} ganze Tage} untitled {{lost, plural, one {hat} other {haben}} {what} keinen
            eigenen Titel} unplaced {{lost, plural, one {hat} other {haben}} {what} keinen Ort}
            other {{lost, plural, one {hat} other {haben}} {what} keinen Titel oder keinen Ort}}
        refusal.held.lost = laut Feed fehlen {what}: {ways}
        refusal.held.part = {count} {way, select, removed {weg} cancelled {abgesagt} past {vorbei}
            far {erst in Monaten} excluded {ausgenommen} unreadable {unlesbar} untimed {ohne Uhrzeit} untitled {ohne
            Titel} other {ohne Ort}}
        """#
}
