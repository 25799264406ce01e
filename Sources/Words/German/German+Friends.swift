extension German {
    /// Freunde, und wann sie frei haben.
    static let friends: StaticString = #"""
        # Freunde
        page.friends.waiting = Freundschaftsanfragen warten
        page.friends.requests = Freundschaftsanfragen
        page.friends.wishes = Sie fragen nach deinen freien Zeiten
        page.friends.noRequest = keine Freundschaftsanfrage
        page.friends.accept = annehmen
        page.friends.decline = ablehnen
        page.friends.add = hinzufügen
        page.friends.mine = Deine Freunde
        page.friends.none = noch keine Freunde
        page.friends.noneWhy = Du hast hier noch keine Freunde. Frag jemanden nach Name, Benutzername, E-Mail
            oder Telefon.
        page.friends.more = Alle Freunde
        page.friends.acts = Mehr
        page.friends.remove = Entfernen
        page.friends.block = Blockieren
        page.friends.unblock = Blockierung aufheben
        page.friends.who = Jemanden fragen
        page.friends.search = Name oder Benutzername
        page.friends.seek = Suchen
        page.friends.noFound = So heißt hier niemand.
        page.friends.tooMany = Es gibt noch mehr: Schreib mehr vom Namen.
        page.friends.friend = mit dir befreundet
        page.friends.asked = schon gefragt
        page.friends.blocked = von dir blockiert
        page.friends.byAddress = Per E-Mail-Adresse oder Telefonnummer
        page.friends.addWhom = per E-Mail, Telefon oder Benutzername
        page.friends.to = E-Mail, Telefon oder Benutzername
        page.friends.toWhy = Wer die E-Mail-Adresse oder Nummer hat, bekommt deine Anfrage. Du erfährst nicht,
            wer das ist, und sonst sieht sie niemand.
        page.friends.contacts = Aus meinen Kontakten
        page.friends.noEmail = Dieser Kontakt hat keine E-Mail-Adresse.
        page.friends.sentTitle = Du hast gefragt
        page.friends.withdraw = Zurücknehmen
        page.friends.blockedTitle = Blockiert

        # Jetzt frei
        page.friends.freeNow = Jetzt frei
        page.friends.noFree = Niemand von denen, die es teilen.
        page.friends.sharing = Freunde sehen, wann du beschäftigt bist, nie womit.
        page.friends.unshare = Nicht mehr teilen
        page.friends.unshared = Wer teilt, wann er oder sie beschäftigt ist, nie womit, sieht, wer von den
            Freunden gerade frei hat.
        page.friends.share = Meine freien Zeiten mit Freunden teilen

        # Gemeinsame freie Zeit
        page.free.title = Wann haben wir frei?
        page.free.meet = Treffen
        page.free.with = Mit wem
        page.free.shares = teilt frei und beschäftigt
        page.free.shut = Noch nicht mit dir geteilt
        page.free.asked = gefragt
        page.free.unsharing = Noch zeigt dir niemand von deinen Freunden freie Zeiten, darum gibt es nichts zu
            suchen. Frag sie: Ein Tipp schaltet es ein.
        page.free.choose = Wähle, mit wem und wie lange.
        page.free.long = Mindestens
        page.free.from = Ab
        page.free.to = Letzter Tag
        page.free.look = Suchen
        page.free.none = So eine Zeit gibt es nicht.
        page.free.noneWhy = Versuch es mit einer kürzeren, mit mehr Tagen oder weniger Freunden.
        page.free.best = passt am besten
        page.free.propose = Vorschlagen
        page.free.proposeTime = Zeit vorschlagen
        page.free.proposeWhy = Wem du es vorschlägst, wird gefragt und antwortet mit einem Tipp. Niemand
            sieht, womit jemand beschäftigt ist.
        page.free.more = Alle
        page.free.shared = Freunde sehen jetzt, wann du beschäftigt bist, nie womit.
        page.free.unshared = Niemand sieht mehr, wann du beschäftigt bist.
        told.free.common = {count, plural, =2 {Ihr habt beide frei} other {Ihr habt alle # frei}}
        told.friends.since = befreundet seit {when}
        told.sharing.not = {name} zeigt dir noch keine freien Zeiten.
        told.sharing.ask = {name} fragen
        told.sharing.did = Du hast {name} gebeten, freie Zeiten zu teilen.
        told.sharing.wish = {name} bittet dich, deine freien Zeiten zu teilen, damit ihr eine gemeinsame Zeit
            findet.
        """#
}
