extension German {
    /// What people, communities, events and modules refuse.
    static let people: StaticString = #"""
        # Benutzernamen
        refusal.handle.unreadable = {text} ist kein Benutzername: nimm 1 bis 32 Zeichen aus a-z,
            0-9, Punkt, Unterstrich, Bindestrich

        # Bilder
        refusal.picture.none = es wurde kein Bild gewählt: wähle eins
        refusal.picture.large = das Bild ist größer als {most} MiB: schick ein kleineres
        refusal.picture.kind = das ist kein Bild, das hier gelesen werden kann: JPEG, PNG, WebP und GIF gehen
        refusal.picture.pixels = {width} mal {height} Pixel sind zu viele: höchstens {most} Millionen
        refusal.picture.damaged = das Bild kann nicht gelesen werden: vielleicht ist es beschädigt oder abgeschnitten
        refusal.picture.slow = das Bild zu lesen dauert zu lange: schick ein kleineres
        refusal.picture.own = ein Bild von dir wird gerade gemacht: versuch es wieder, wenn es fertig ist
        refusal.picture.unknown = dieses Bild gibt es nicht
        refusal.picture.unavailable = hier können keine Bilder gemacht werden: {why}

        # Gemeinschaften
        refusal.community.feed = nur Veranstalter geben {community} einen Feed: frag einen
        refusal.community.subscribed = {source} hat diese Adresse schon: bestelle das erst ab
        refusal.community.taken = es gibt schon eine Gemeinschaft {community}
        refusal.community.edit = nur Veranstalter ändern {community}: frag einen
        refusal.community.joined = du bist schon in {community}
        refusal.community.outside = du bist nicht in {community}
        refusal.community.unknown = es gibt keine Gemeinschaft {name}{near, plural, =0 {} other {:
            meinst du {near}?}}

        # Veranstaltungen
        refusal.event.twoEnds = das Ende ist ein einzelner Zeitpunkt: Anfang und Ende zusammen
            stehen im Anfang
        refusal.event.passwordChanged = das Passwort der Veranstaltung hat sich gerade geändert:
            frag danach
        refusal.event.joined = du nimmst schon an {event} teil
        refusal.event.waiting = du stehst schon auf der Warteliste von {event}
        refusal.event.outside = du nimmst nicht an {event} teil
        refusal.event.over = die Veranstaltung ist schon vorbei
        refusal.event.cancelled = {event} ({title}) ist abgesagt
        refusal.event.cancelled.of = {event} ({title}) von {host} ist abgesagt
        refusal.event.members = diese Veranstaltung ist nur für Mitglieder der Gemeinschaft: tritt
            erst der Gemeinschaft bei!
        refusal.event.ambiguous = {name} kann {events}{more, plural, =0 {} other { und # mehr}}
            sein: sag mit der Nummer, was gemeint ist
        refusal.event.unknown = es gibt keine Veranstaltung {name}, oder sie ist privat
        refusal.event.unopened = es gibt keine Veranstaltung {name}, die sich mit diesem Passwort
            öffnet: frag, wer dir davon erzählt hat, tritt erst ihrer Gemeinschaft bei, und warte
            nach fünf falschen eine Stunde
        refusal.event.organisers = nur Veranstalter veröffentlichen in {community}: frag einen
        refusal.event.undeletable = eine Veranstaltung einer Gemeinschaft wird nicht gelöscht,
            sondern abgesagt
        refusal.event.fed = {event} kommt aus dem Feed der Gemeinschaft: ändere das dort
        refusal.event.dead = die Veranstaltung ist abgesagt: veröffentliche eine neue
        refusal.event.past = die Veranstaltung wäre schon vorbei: {start}, in {zone}, ist vergangen:
            nimm einen späteren Anfang oder ein späteres Ende
        refusal.event.past.series = die Veranstaltung wäre schon vorbei: was {start} beginnt und
            sich wiederholt, in {zone}, ist vergangen: nimm einen späteren Anfang oder ein späteres
            Ende
        refusal.event.foreign = {event} darfst du nicht ändern: frag, wer sie veranstaltet
        refusal.event.reachless = außerhalb einer Gemeinschaft braucht eine Veranstaltung einen
            Hashtag, oder ein Passwort, um privat zu sein
        refusal.event.hashtagTaken = {hashtag} gehört schon einer anderen Veranstaltung: wähle einen
            anderen
        refusal.event.password = ein Passwort hat 4 bis 200 Zeichen
        refusal.event.untitled = eine Veranstaltung braucht einen Titel
        refusal.event.startless = sag, wann sie anfängt
        refusal.event.long = eine Veranstaltung dauert höchstens ein Jahr: gib ein früheres Ende an
        refusal.event.endTwice = der Anfang sagt auch das Ende: gib das Ende nur einmal an
        refusal.event.backwards = die Veranstaltung endet, bevor sie anfängt: gib ein späteres Ende
            an
        refusal.event.capacity = die Zahl der Plätze ist 1 bis 1000000, oder 0 für beliebig viele
        refusal.event.hashtag = {text} ist kein Hashtag: nimm bis zu 40 Zeichen aus a-z, 0-9 und
            Unterstrich
        refusal.rule.long = die Wiederholungsregel ist zu lang: schreib sie wie FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable = {text} ist keine Wiederholungsregel: schreib sie wie weekly, every
            2 weeks oder FREQ=WEEKLY;COUNT=10
        refusal.rule.unreadable.because = {text} ist keine Wiederholungsregel: {problem}: schreib
            sie wie weekly, every 2 weeks oder FREQ=WEEKLY;COUNT=10
        refusal.rule.often = eine Veranstaltung wiederholt sich höchstens einmal in der Stunde:
            wähle ein anderes FREQ
        refusal.password.damaged = das Passwort der Veranstaltung ist beschädigt: setze ein neues
        refusal.password.memory = das Passwort kann nicht verschlüsselt werden: mach etwas Speicher
            frei

        # Nur für Betreiber
        refusal.operator.copy = nur Betreiber dürfen die Daten aller kopieren: frag einen
        refusal.operator.repair = nur Betreiber dürfen die Daten aller reparieren: frag einen
        refusal.operator.keep = nur Betreiber dürfen die Daten aller aufräumen: frag einen
        refusal.operator.replace = nur Betreiber dürfen die Daten aller ersetzen: frag einen
        refusal.operator.move = nur Betreiber dürfen die Daten aller umziehen: frag einen
        refusal.operator.everybody = nur Betreiber dürfen die Kalender aller sehen: frag einen
        refusal.operator.subscribe = nur Betreiber dürfen für alle abonnieren: frag einen
        refusal.operator.hide = nur Betreiber dürfen Kommentare verbergen: frag einen
        refusal.operator.unhide = nur Betreiber dürfen Kommentare wieder zeigen: frag einen
        refusal.operator.reports = nur Betreiber dürfen sehen, was gemeldet wurde: frag einen
        refusal.operator.programmes = nur Betreiber dürfen Studiengänge festlegen: frag einen
        refusal.operator.erase = nur Betreiber dürfen andere löschen: frag einen
        refusal.operator.add = nur Betreiber dürfen Leute hinzufügen: frag einen
        refusal.operator.verify = nur Betreiber dürfen Adressen bestätigen: frag einen
        refusal.operator.roles = nur Betreiber dürfen Rollen vergeben: frag einen
        refusal.role.none = wähle eine Rolle: Studierende, Personal oder Betreiber
        refusal.operator.profile = nur Betreiber dürfen das Profil anderer ändern: frag einen
        refusal.operator.restore = nur Betreiber dürfen eine Sperre aufheben: frag einen
        refusal.operator.suspend = nur Betreiber dürfen jemanden sperren: frag einen
        refusal.operator.communities = nur Betreiber dürfen Gemeinschaften gründen: frag einen
        refusal.operator.rename = nur Betreiber dürfen Gemeinschaften umbenennen: frag einen
        refusal.operator.close = nur Betreiber dürfen Gemeinschaften schließen: frag einen
        refusal.operator.organisers = nur Betreiber dürfen Veranstalter ernennen: frag einen

        # Module
        refusal.comment.outside = nur wer {code} in {year} belegt, darf es kommentieren
            stattdessen
        refusal.comment.shown = Kommentar {comment} ist nicht verborgen
        refusal.comment.foreign.edit = Kommentar {comment} ist nicht deiner: nur wer ihn geschrieben
            hat, darf ihn ändern
        refusal.comment.foreign.delete = Kommentar {comment} ist nicht deiner: nur wer ihn
            geschrieben hat, darf ihn löschen
        refusal.comment.unknown = es gibt keinen Kommentar {comment}
        refusal.year.unreadable = {text} ist kein Studienjahr: schreib es wie 2026/27
        refusal.programme.unknown = es gibt keinen Studiengang {name}{near, plural, =0 {} other {:
            meinst du {near}?}}
        refusal.module.untaken = du belegst {code} in {year} nicht: da ist nichts zu verlassen
        refusal.module.classmates = nur wer {code} in {year} belegt, sieht, wer es noch belegt
        refusal.programme.module = {path}: {programme}: es gibt in {year} kein Modul {code}: lade es
            erst
        refusal.catalogue.input = die Standardeingabe hat über 64 MiB oder ist geschlossen
        refusal.catalogue.unreadable = {path}: {problem}; nichts wurde übernommen
        refusal.module.limit = die Höchstzahl ist eine Zahl von 1 bis 10000
        refusal.module.elsewhere = {code} steht nicht im Katalog von {year}: es steht in {years}
        refusal.module.ambiguous = {text} passt auf mehrere Module: nenne eines mit seinem Code:
            {modules}
        refusal.module.unknown = es gibt kein Modul {name}{near, plural, =0 {} other {: meinst du
            {near}?}}

        # Freunde
        refusal.friend.already = {handle} ist schon mit dir befreundet
        refusal.friend.blocked = du hast {handle} blockiert: hebe das auf
        refusal.friend.asked = {handle} hat deine Anfrage schon: warte auf die Antwort
        refusal.friend.self = das bist du selbst: frag jemand anderen
        refusal.friend.unasked = von {handle} hast du keine Anfrage
        refusal.friend.unaskedAddress = an diese Adresse hast du keine Anfrage geschickt
        refusal.friend.none = {handle} ist nicht mit dir befreundet
        refusal.sharing.already = {handle} teilt freie Zeiten schon mit dir
        refusal.sharing.asked = du hast {handle} in den letzten 24 Stunden schon gefragt: warte auf die Antwort
        refusal.friend.unblocked = du hast {handle} nicht blockiert
        refusal.email.unreadable = das ist keine E-Mail-Adresse: schreib sie wie sam@example.org
        refusal.phone.unreadable = das ist keine Telefonnummer: schreib sie mit Landesvorwahl, wie
            +44 7700 900123
        refusal.friend.selfNamed = das bist du selbst: nenne jemand anderen

        # Leute
        refusal.caller.unknown = es gibt niemanden mit dem Namen {handle}{near, plural, =0 {} other
            {: meinst du {near}?}}
        refusal.keeper.unknown = es gibt niemanden mit dem Namen {handle}{near, plural, =0 {} other
            {: meinst du {near}?}}
        refusal.person.unknown = es gibt niemanden mit dem Namen {handle}{near, plural, =0 {} other
            {: meinst du {near}?}}
        refusal.belongings.output = es sind zwei Dateien, die nicht in einen Strom passen: nenne
            einen Ordner, oder eine Datei auf .json
        refusal.belongings.archive = {path}: Archive werden nicht geschrieben: nenne einen Ordner,
            oder eine Datei auf .json, und packe das
        refusal.belongings.taken = {file} gibt es schon, und es ist von keinem früheren Export:
            wähle einen anderen Namen oder einen Ordner
        refusal.belongings.folder = der Ordner {path} kann nicht angelegt werden: wähle einen
            anderen
        refusal.erase.busy = {handle} ist gelöscht, aber ein anderer Prozess hält alte Daten fest:
            beende ihn, und lösche noch einmal
        refusal.erase.left = {handle} ist gelöscht, aber {what}: lösche, was hier genannt ist
        refusal.erase.left.nobody = es gibt niemanden mit dem Namen {handle}; nach dem Löschen unter
            diesem Namen gilt: {what}: lösche, was hier genannt ist
        refusal.erase.files = {files}{more, plural, =0 {} other { und # mehr}} kann man nicht lesen
            und schreiben, und es steht vielleicht noch etwas darin
        refusal.erase.published = {files}{more, plural, =0 {} other { und # mehr}} kann man nicht
            löschen, und es ist vielleicht noch veröffentlicht
        refusal.erase.own = dein Konto ist gelöscht, aber eine alte Kopie auf dem Server ließ sich nicht
            ändern: bitte die Betreiber, sie zu löschen
        refusal.signUp.barred = das Konto mit diesem Postfach wurde gelöscht, während es gesperrt war: bitte
            die Betreiber um ein neues
        refusal.signUp.suspended = ein Konto mit diesem Postfach ist gesperrt: widersprich dort
        refusal.address.suspended = ein gesperrtes Konto behält seine Adressen: widersprich zuerst
        refusal.event.otherAccount = mit einem anderen Konto hast du bei {event} schon einen Platz oder wartest darauf
        refusal.erase.both = {one}; {other}
        refusal.person.taken = {handle} ist vergeben: wähle einen anderen Namen
        refusal.address.unreadable = {text} ist weder eine E-Mail-Adresse noch eine Telefonnummer
        refusal.person.private = von anderen kann man nur Namen, Bild und Vorstellung ändern: der
            Rest gehört ihnen
        refusal.person.addressless = {handle} hat diese Adresse nicht angegeben: das geht nur selbst
        refusal.person.lastOperator = außer {handle} betreibt das hier niemand: mach erst jemand
            anderen dazu
        refusal.birthday.unreadable = {text} ist kein Datum: schreib einen Geburtstag wie 2004-10-05
        refusal.birthday.impossible = {date} ist kein Geburtstag: gib einen zwischen 1900 und heute
            an
        refusal.profile.units = es gibt keine Einheiten {text}: wähle {known}
        refusal.profile.fontSize = es gibt keine Schriftgröße {text}: wähle {known}
        refusal.profile.colours = es gibt keine Farben {text}: wähle {known}
        refusal.profile.birthdayShown = ein Geburtstag wird nicht für {text} gezeigt: wähle {known}

        # Geschriebenes
        refusal.text.empty = {what} muss etwas Lesbares enthalten
        refusal.text.long = {what} hat höchstens {most} Zeichen: kürze den Text
        text.name = ein Name
        text.note = eine Notiz
        text.sourceName = der Name einer Quelle
        text.reason = eine Begründung
        text.comment = ein Kommentar
        text.gender = ein Geschlecht
        text.bio = eine Vorstellung
        text.summary = eine Überschrift
        text.place = ein Ort
        text.title = der Titel einer Veranstaltung
        text.description = eine Beschreibung
        text.communityName = der Name einer Gemeinschaft
        text.communityTopic = ein Thema

        # Einstellungen
        refusal.zone.near = es gibt keine Zeitzone {zone}{near, plural, =0 {: gib einen IANA-Namen
            an, wie Europe/London} other {: meinst du {near}?}}
        refusal.channel.silent = {channel}: {problem}
        refusal.setting.value = {value} ist kein Wert von {setting}: gib {form} an
        refusal.setting.value.usual = {value} ist kein Wert von {setting}: gib {form} oder usual an
        refusal.setting.value.empty = nichts ist kein Wert von {setting}: gib {form} an
        refusal.setting.value.empty.usual = nichts ist kein Wert von {setting}: gib {form} oder
            usual an
        refusal.setting.home = {setting} ist keine Einstellung von dir, sondern für alle hier: setze
            sie in config.yaml
        refusal.setting.unknown = es gibt keine Einstellung {name}{near, plural, =0 {} other {:
            meinst du {near}?}}
        refusal.setting.unnamed = es gibt keine Einstellung ohne Namen
        refusal.configuration.wrong = {path}: {problem}
        refusal.configuration.wrong.more = {path}: {problem} (und {count} mehr)
        """#
}
