extension German {
    /// Veranstaltungen und Gemeinschaften auf Seiten.
    static let events: StaticString = #"""
        # Was kommt
        page.events.news = etwas ist ungelesen
        page.events.search = Veranstaltungen nach Titel, Thema oder Hashtag suchen
        page.events.searchHint = Titel oder #Hashtag
        page.events.which = Welche Veranstaltungen
        page.events.all = Alle
        page.events.mine = Meine
        page.events.everywhere = Aus allen Gemeinschaften
        page.events.coming = Demnächst
        page.events.past = Vergangene
        page.events.none = Keine kommenden Veranstaltungen
        told.events.found = {count, plural, =0 {Keine Veranstaltung} one {# Veranstaltung} other {# Veranstaltungen}} zu
            „{text}“ gefunden
        page.events.nonePast = Keine vergangenen Veranstaltungen
        page.events.noneMine = Wo du mitmachst, steht hier und in deinem Kalender.
        page.events.begin = Veröffentliche eine, oder tritt einer Gemeinschaft bei: Ihre stehen dann hier.
        page.events.noneHere = Was veröffentlicht wird, steht hier.
        page.events.more = Weitere
        page.events.own = Selbst machen
        page.events.publish = Veranstaltung veröffentlichen
        page.events.open = Bei einer privaten mitmachen
        page.events.openWhy = Wer dich eingeladen hat, weiß Nummer und Passwort.
        page.events.openName = Nummer oder Hashtag
        page.events.password = Passwort
        page.events.membersOnly = Für Mitglieder

        # Eine Veranstaltung
        page.events.one = Veranstaltung
        page.events.show = Zur Veranstaltung
        page.events.join = Klick zum Mitmachen
        page.events.drop = Dabei, Klick zum Absagen
        page.events.wait = Voll, Klick zum Warten auf einen Platz
        page.events.take = Angeboten, annehmen
        page.events.decline = Platz ablehnen
        page.events.unqueue = Klick, um nicht mehr zu warten
        page.events.ended = Vorbei
        page.events.over = Die Veranstaltung ist schon vorbei
        page.events.item = Wann es klingelt
        page.events.clashes = Dann hast du schon
        page.events.who = Wer kommt
        page.events.taken = Vergebene Plätze
        page.events.whatsNew = Was es Neues gibt
        page.events.host = Veranstaltet von
        page.events.hashtag = Hashtag
        page.events.number = Nummer
        page.events.private = Privat
        page.events.privateWhy = Nur wem du Nummer und Passwort sagst, sieht sie.
        page.events.organise = Für Veranstalter
        page.events.cancel = Absagen
        page.events.delete = Löschen

        # Gemeinschaften
        page.events.communities = Gemeinschaften
        page.events.community = Gemeinschaft
        page.events.myCommunities = Meine Gemeinschaften
        page.events.otherCommunities = Andere
        page.events.others = Andere finden
        page.events.noneJoined = Du bist noch in keiner Gemeinschaft.
        page.events.noCommunity = Noch keine Gemeinschaft
        page.events.noCommunityWhy = Wer Belltower hier betreibt, gründet sie.
        page.events.enter = Der Gemeinschaft beitreten
        page.events.seen = Als gelesen markieren
        page.events.noNews = Nichts Neues.
        page.events.quitHere = Die Gemeinschaft verlassen
        page.events.quit = Verlassen
        page.events.quitNews = Du hörst nichts mehr von ihr, bis du wieder beitrittst.
        page.events.searchCommunities = Gemeinschaften nach Name, Thema oder Beschreibung
            suchen
        page.events.searchCommunitiesHint = Name oder Thema
        page.events.topic = Thema
        page.events.topicWhy = Ein Wort oder zwei, etwa Sport oder Musik. Gemeinschaften eines
            Themas findet man zusammen.
        page.events.anyTopic = Alle Themen
        page.events.newCommunity = Eine Gemeinschaft gründen
        page.events.editCommunity = Gemeinschaft ändern
        page.events.communityName = Name
        page.events.found = Gründen

        # Eine eigene
        page.events.new = Neue Veranstaltung
        page.events.edit = Veranstaltung ändern
        page.events.told = Wer mitmacht, erfährt, was du änderst.
        page.events.title = Titel
        page.events.sameTitle = Trotzdem so nennen
        page.events.noTime = Ohne Ende dauert sie eine Stunde.
        page.events.about = Worum es geht
        page.events.capacity = Plätze
        page.events.capacityWhy = Leer: für beliebig viele.
        page.events.hashtagWhy = Unter diesem Wort finden andere sie, etwa #schach. Außerhalb einer
            Gemeinschaft braucht sie eines oder ein Passwort.
        page.events.passwordWhy = Macht sie privat: Nur wer es kennt, kann mitmachen.
        page.events.passwordKept = Leer: Das Passwort bleibt, wie es ist.
        page.events.makePublic = Öffentlich machen, ohne Passwort
        page.events.in = Veröffentlichen in
        page.events.alone = keiner Gemeinschaft, allein von dir
        page.events.further = Wiederholung, mehrere Tage, Passwort
        page.events.reason = Warum? Wer mitmacht, liest es.
        page.events.cancelEffect = Wer mitmacht, erfährt es; sie steht durchgestrichen im Kalender.
        page.events.cancelFinal = Stattfinden kann sie danach nicht mehr.
        page.events.deleteEffect = Sie verschwindet ganz, mit der Warteliste. Wer mitmacht, erfährt es.
        told.events.zone = Zeiten in {zone}
        told.events.cancel = {name} absagen?
        told.events.delete = {name} löschen?
        told.events.did.published = Veröffentlicht: {name}
        told.events.did.founded = Gegründet: {name}
        told.events.did.cancelled = Abgesagt: {name}
        refusal.event.titleTaken = es gibt schon eine Veranstaltung {title}, {event}: Nimm einen anderen
            Titel, oder kreuz an, dass er so bleiben soll

        told.events.communities = {count, plural, =0 {Noch in keiner Gemeinschaft} one {In #
            Gemeinschaft} other {In # Gemeinschaften}}
        told.events.unread = {count} ungelesen
        told.events.left = {count, plural, one {# Platz frei} other {# Plätze frei}}
        told.events.full = voll{count, plural, =0 {} one {, # wartet} other {, # warten}}
        page.events.aloneCome = Du kommst
        told.events.members = Für Mitglieder von {name}.
        told.events.come = {count, plural, =0 {noch kommt niemand} one {# Person kommt} other {# Leute
            kommen}}
        told.events.taken = {count} von {most} Plätzen sind vergeben, {left, plural, =0 {keiner ist} one {#
            ist} other {# sind}} frei.
        told.events.queue = {count, plural, one {# Person wartet} other {# Leute warten}} auf einen Platz.
        told.events.waiting = Warteplatz {position}
        told.events.offered = Angeboten bis {time}, annehmen
        told.events.quit = {name} verlassen?
        told.events.quit.effect = Du scheidest aus den kommenden Veranstaltungen aus{count, plural, =0 {;
            du machst bei keiner mit} one {: # verschwindet aus deinem Kalender} other {: #
            verschwinden aus deinem Kalender}}.
        told.events.did.joined = Du machst mit: {title}. Es steht in deinem Kalender.
        told.events.did.joinedOver = Du machst mit: {title}. Es steht in deinem Kalender und überschneidet
            sich mit {other}.
        told.events.did.waiting = {title} ist voll. Du wartest auf einen Platz, als Nummer {position}.
        told.events.did.dropped = Du bist nicht mehr dabei: {title}
        told.events.did.member = Du bist dabei: {name}
        told.events.did.quit = Verlassen: {name}
        """#
}
