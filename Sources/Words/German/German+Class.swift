extension German {
    /// Was Seiten über Module, Studiengänge, andere Leute und Gefundenes sagen.
    static let classes: StaticString = #"""
        # Die Seite eines Moduls
        page.class.open = Kommilitonen und Kommentare
        page.class.title = Kurs
        page.class.take = Diesen Kurs belegen
        page.class.takeWhy = Dann stehen seine Kurszeiten in deinem Kalender, und du siehst, wer ihn noch
            belegt.
        page.class.taken = Du belegst ihn
        page.class.leave = Diesen Kurs verlassen
        page.class.mute = Stummschalten
        page.class.unmute = Wieder klingeln lassen
        page.class.muted = Stumm
        page.class.meetings = Nächste Kurszeiten
        page.class.noMeetings = Noch ist keine Kurszeit bekannt.
        page.class.about = Worum es geht
        page.class.facts = Angaben
        page.class.needs = Setzt voraus
        page.class.year = Jahr
        page.class.credits = Credits
        page.class.level = Stufe
        page.class.department = Fachbereich
        page.class.staff = Lehrende
        page.class.page = Webseite
        page.class.mates = Kommilitonen
        page.class.noMates = Noch niemand sonst.
        page.class.outside = Wer den Kurs belegt, sieht, wer es noch tut.
        page.class.friend = Freund
        page.class.member = Lehrt hier
        page.class.talk = Kommentare
        page.class.talkWhy = neueste zuerst
        page.class.silence = Noch hat niemand etwas geschrieben. Frag, was du vor dem Kurs fragen würdest.
        page.class.edited = geändert
        page.class.say = Dein Kommentar
        page.class.sayWhy = Alle, die diesen Kurs ansehen, sehen ihn, mit deinem Namen.
        page.class.post = Kommentar abschicken
        page.class.posted = Dein Kommentar steht da.
        page.class.change = Ändern
        page.class.changed = Dein Kommentar ist geändert.
        page.class.changeTitle = Deinen Kommentar ändern
        page.class.delete = Löschen
        told.comment.mine = dein Kommentar von {time}
        told.comment.of = Kommentar von {name}, {time}
        page.class.deleteTitle = Deinen Kommentar löschen?
        page.class.deleteWhy = Niemand sieht ihn mehr.
        page.class.deleted = Dein Kommentar ist gelöscht.
        page.class.more = Andere Module
        page.class.leaveWhy = Seine Kurszeiten vom Campus verschwinden aus deinem Kalender; die aus deinem
            eigenen Feed bleiben.
        page.class.leaveMates = Deine Kommilitonen sehen dich dort nicht mehr, und du sie nicht.
        page.class.leaveBack = Du kannst ihn jederzeit wieder belegen.

        # Katalog und Studiengänge
        page.modules.title = Module
        page.modules.mine = Deine
        page.modules.catalogue = Im Katalog
        told.found = {more, select, yes {Mehr als } other {}}{count, plural, =0 {Nichts} one {# Treffer} other {#
            Treffer}} für „{text}“
        page.modules.none = Du belegst noch kein Modul
        page.modules.noneWhy = Such oben eines, oder belege einen ganzen Studiengang in einem Schritt.
        page.modules.bare = Der Katalog dieses Campus ist noch leer
        page.modules.bareWhy = Deine Kurszeiten können inzwischen aus einem Feed kommen.
        page.modules.take = Belegen
        page.modules.taken = Belegt
        page.modules.programmes = Ganze Studiengänge
        page.modules.more = Mehr davon
        page.programmes.title = Studiengänge
        page.programmes.q = Name eines Studiengangs
        page.programmes.none = Hier ist kein Studiengang angelegt
        page.programmes.noneWhy = Such deine Module einzeln.
        page.programmes.all = Alle Studiengänge
        page.programmes.adds = Was dazukäme
        page.programmes.overlaps = Zur gleichen Zeit
        page.programmes.complete = Du belegst schon alles davon.

        # Jemand
        page.person.title = Person
        page.person.ask = Um Freundschaft bitten
        page.person.accept = Annehmen
        page.person.decline = Ablehnen
        page.person.withdraw = Anfrage zurücknehmen
        page.person.remove = Freundschaft beenden
        page.person.block = Blockieren
        page.person.unblock = Nicht mehr blockieren
        page.person.friends = Ihr seid befreundet.
        page.person.free = Freie Zeit
        page.person.find = Gemeinsame Zeit finden
        page.person.notNow = Nicht jetzt
        page.person.asked = Du hast um Freundschaft gebeten. Noch keine Antwort.
        page.person.wasAsked = Bittet dich um Freundschaft.
        page.person.blocked = Du hast die Person blockiert: sie kann dich um nichts bitten.
        page.person.me = Das bist du, wie andere dich sehen.
        page.person.change = Ändern, was andere sehen
        page.person.about = Über
        page.person.gender = Geschlecht
        page.person.classes = Gemeinsame Kurse
        page.person.noClasses = Kein gemeinsamer Kurs, den ihr beide zeigt.
        page.person.less = Abstand halten
        page.person.removeWhy = Dann sieht keiner mehr, wann der andere frei hat. Mitgeteilt wird es nicht.
        page.person.blockWhy = Die Person kann dich nicht um Freundschaft bitten, und was einer von euch
            schreibt, sieht der andere nicht. Mitgeteilt wird es nicht.
        page.person.blockEnd = Seid ihr befreundet, so endet das.
        page.person.blockBack = Du kannst es jederzeit zurücknehmen.

        # Eine Suche
        page.search.title = Suche
        page.search.q = Wörter von Modulen, Leuten, Veranstaltungen, Gemeinschaften und eigenen Einträgen
        page.search.example = Optik, Amal oder Schach
        page.search.go = Suchen
        page.search.modules = Module
        page.search.people = Leute
        page.search.events = Veranstaltungen
        page.search.communities = Gemeinschaften
        page.search.items = In deinem Kalender
        page.search.places = Seiten und Einstellungen
        told.place.bell = Minuten vorher, Kanäle, Ruhezeiten, nicht stören, Push, Tagesüberblick
        told.place.reminders = was läutet, was geläutet hat, später, verwerfen
        told.place.feeds = abonnieren, Apple, Google, Outlook, webcal, iCalendar
        told.place.sources = Adresse des Stundenplans, Import, aktualisieren
        told.place.water = Getränke, Ziel, Glas, Becher
        told.place.look = Farben, dunkel, Uhr, Woche, Zeitzone, Einheiten
        told.place.profile = Name, Bild, über dich, Geburtstag
        told.place.account = E-Mail-Adressen, Passwort, Passkeys
        told.place.me = Sprache, einfache Ansicht, große Schrift, Export, Konto löschen, für Kommilitonen
            sichtbar
        told.place.devices = angemeldet, abmelden, App-Passwörter, Passkeys
        told.place.hours = Minuten vor Belltower, Diagramm
        told.place.hidden = wieder zeigen
        told.place.changes = Raum geändert, verlegt, abgesagt, Verlauf
        told.place.programmes = Studium, Jahr, alle Module auf einmal
        told.place.free = gemeinsame freie Zeit, treffen, Freunde
        told.place.help = Tasten, Kürzel, Kontakt, Hotline
        page.search.more = Mehr
        page.search.bare = Was suchst du?
        page.search.bareWhy = Die Anfänge von Wörtern reichen, in jeder Reihenfolge.
        page.search.noneWhy = Sieh nach, ob es richtig geschrieben ist, oder nimm weniger Wörter.

        told.class.times = Alle {count, plural, one {# Kurszeit} other {# Kurszeiten}}
        told.class.comments = Alle {count, plural, one {# Kommentar} other {# Kommentare}}
        told.class.mates = Alle {count, plural, one {# Kommilitone} other {# Kommilitonen}}
        told.class.next = Als Nächstes: {when}
        told.class.leave = {name} verlassen?
        told.class.left = Du hast {name} verlassen.
        told.class.enrolled = Du belegst {name}.
        told.class.clashes = Du belegst {name}. {count, plural, one {# Kurszeit überschneidet} other {#
            Kurszeiten überschneiden}} sich mit anderem.
        told.programme.size = {count, plural, one {# Modul} other {# Module}}, {year}
        told.programme.take = {count, plural, one {Dieses Modul belegen} other {Alle # Module belegen}}
        told.programme.overlap = {first} und {second}: {count, plural, one {einmal} other {#-mal}},
            zuerst {when}
        told.person.asked = Du hast {name} um Freundschaft gebeten.
        told.person.friends = Du und {name} seid befreundet.
        told.person.declined = Du hast die Anfrage von {name} abgelehnt.
        told.person.ended = Beendet mit {name}.
        told.person.blocked = {name} ist blockiert.
        told.person.unblocked = {name} ist nicht mehr blockiert.
        told.person.remove = Die Freundschaft mit {name} beenden?
        told.person.block = {name} blockieren?
        """#
}
