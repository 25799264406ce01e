/// What is said of operators' acts on people.
extension German {
    static let stewardship: StaticString = #"""
        refusal.person.suspendedUntil = {handle} ist bis {date} gesperrt ({ground}): unter Meldungen und Entscheidungen steht, warum,
            und wie du Beschwerde einlegst
        refusal.person.suspendedBefore = dieses Ende liegt in der Vergangenheit: nenne ein späteres oder keines
        refusal.operator.audit = nur Betreiber dürfen das Protokoll lesen: frag einen
        refusal.operator.people = nur Betreiber dürfen sich um Konten kümmern: frag einen
        refusal.newcomer.links = Links kannst du ab {date} schreiben, wenn dein Konto drei Tage alt
            ist: ohne sie geht es jetzt schon
        refusal.newcomer.requests = das sind heute schon {most} Leute, so viele fragt ein neues
            Konto am Tag: frag morgen weiter
        audit.addPerson = hinzugefügt
        audit.invitePerson = eingeladen
        audit.editProfile = Profil geändert
        audit.changeRole = Rolle geändert
        audit.verifyAddress = Adresse bestätigt
        audit.suspendPerson = gesperrt
        audit.restorePerson = freigegeben
        audit.erasePerson = gelöscht
        audit.viewPerson = Privates angesehen
        audit.viewEvent = private Veranstaltung geöffnet
        audit.findPerson = über eine Adresse gefunden
        audit.hideComment = Kommentar verborgen
        audit.unhideComment = Kommentar wieder gezeigt
        audit.decideCase = Entscheidung über eine Meldung
        audit.decideAppeal = Entscheidung über einen Einspruch
        audit.reopenCase = Entscheidung zurückgenommen
        audit.announce = Aushang gemacht
        audit.endAnnouncement = Aushang abgenommen
        audit.changeSetting = Einstellung der Website geändert
        audit.createCommunity = Gruppe angelegt
        audit.editCommunity = Gruppe geändert
        audit.closeCommunity = Gruppe geschlossen
        audit.nameOrganiser = Organisator ernannt
        audit.editEvent = Veranstaltung geändert
        audit.cancelEvent = Veranstaltung abgesagt
        audit.deleteEvent = Veranstaltung gelöscht
        audit.acceptHarvest = zurückgehaltenen Abruf angenommen
        audit.undoImport = Abruf zurückgenommen
        audit.editSource = Quelle geändert
        audit.addSource = Quelle hinzugefügt
        audit.removeSource = Quelle entfernt
        audit.loadModules = Verzeichnis geladen
        audit.loadProgrammes = Studiengänge geladen
        audit.clearErrors = Fehler geleert
        audit.exportAudit = Protokoll ausgegeben
        audit.addAddress = Adresse zum Konto hinzugefügt
        audit.removeAddress = Adresse vom Konto entfernt
        audit.setPassword = Passwort gesetzt
        audit.removePassword = Passwort entfernt
        audit.addPasskey = Passkey hinzugefügt
        audit.removePasskey = Passkey entfernt
        audit.linkProvider = Campus-Anmeldung verknüpft
        audit.unlinkProvider = Campus-Anmeldung getrennt
        audit.addAppPassword = Kalenderprogramm zugelassen
        audit.beginSession = auf einem Gerät angemeldet
        audit.none = Es ist nichts vermerkt.
        page.audit.title = Protokoll
        page.audit.own = Was mich betrifft
        page.audit.ownWhy = Hier steht, was Betreiber, und wer über Meldungen entscheidet, getan haben, das dich betrifft,
            auch wenn jemand von ihnen Privates angesehen hat.
        page.audit.of = Nur von (Kürzel)
        page.audit.none = Es ist nichts vermerkt.
        page.audit.older = Ältere
        page.audit.export = Alles ausgeben
        page.audit.exportWhy = Eine JSON-Datei. Dass sie geholt wurde, wird auch vermerkt.
        page.audit.gone = jemand, der nicht mehr da ist
        page.audit.steward = ein Betreiber, oder wer darüber entscheidet
        page.audit.operator = ein Betreiber
        page.people.title = Leute
        page.people.find = Name, Kürzel oder ganze Adresse
        page.people.role = Rolle
        page.people.any = Alle
        page.people.onlySuspended = Nur Gesperrte
        page.people.suspended = Gesperrt
        page.people.none = Niemand gefunden: such mit weniger, oder lade jemanden ein.
        page.people.more = Weitere
        page.people.invite = Jemanden einladen
        page.people.inviteWhy = Ein Code, mit dem sich eine Person anmeldet, eine Woche lang gültig.
        page.people.inviteDo = Code machen
        page.people.invited = Er wird nur dieses eine Mal gezeigt. Gib ihn der Person, die du
            meinst.
        page.people.code = Code
        page.people.link = Oder als Link
        page.people.page = Ihre Seite, wie alle sie sehen
        page.people.roleWhy = Mitarbeitende schreiben zu jedem Modul und machen Aushänge; Betreiber
            führen die Website.
        page.people.restore = Wieder freigeben
        page.people.stop = Sperren
        page.people.stopWhy = Wer gesperrt ist, darf schauen, aber nichts tun, und was geschrieben
            wurde, ist verborgen.
        page.people.suspend = Sperren
        page.people.effectActs = Schauen geht, tun nicht.
        page.people.effectHidden = Was für andere geschrieben wurde, ist solange verborgen.
        page.people.effectTold = Grund und Ende werden mitgeteilt.
        page.people.effectBack = Du kannst das jederzeit aufheben.
        page.people.restoreActs = Tun geht sofort wieder.
        page.people.restoreShown = Was für andere geschrieben wurde, ist wieder zu sehen.
        page.people.reason = Warum
        page.people.words = Was dazu gesagt wird
        page.people.until = Bis
        page.people.untilWhy = Leer: bis ein Betreiber es aufhebt. Sie endet, wenn dieser Tag beginnt.
        page.people.private = Privates
        page.people.privateWhy = Adressen und Geräte. Die Person kann nachlesen, dass du nachgesehen
            hast, wann und warum.
        page.people.privateReason = Wofür du es brauchst
        page.people.privateShow = Zeigen
        page.people.proven = bestätigt
        page.people.noAddress = Keine Adresse bekannt.
        page.people.record = Vermerkt
        page.me.record = Was mich betrifft
        told.people.since = dabei seit {time}
        told.people.until = {reason}, bis {time}
        told.people.suspend = {name} sperren?
        told.people.restore = {name} wieder freigeben?
        told.did.role = {name}: Rolle geändert
        told.did.suspended = {name}: gesperrt
        told.did.restored = {name}: freigegeben
        person.field.addresses = Adressen
        person.field.sessions = Geräte
        person.field.lastUsed = zuletzt benutzt
        told.people.count = {count, plural, one {# Person} other {# Leute}}
        told.people.sessions = {count, plural, one {# Gerät angemeldet} other {# Geräte angemeldet}}
        audit.dismissOrganiser = Organisator nicht mehr
        page.catalogue.title = Verzeichnis
        page.catalogue.none = Es gibt noch kein Verzeichnis.
        page.catalogue.noneWhy = Lade eine Datei, oder lass die Seiten des Campus lesen: belltower
            crawl.
        page.catalogue.load = Eine Datei laden
        page.catalogue.loadWhy = JSON oder CSV, ganz oder gar nicht. Module, die schon da sind,
            werden geändert, wo die Datei anderes sagt.
        page.catalogue.what = Was darin ist
        page.catalogue.file = Datei
        told.catalogue.loaded = {added} neu, {changed} geändert, {unchanged} wie zuvor
        told.catalogue.modules = {count, plural, one {# Modul} other {# Module}}
        told.catalogue.programmes = {count, plural, one {# Studiengang} other {# Studiengänge}}
        """#
}
