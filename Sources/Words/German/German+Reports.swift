/// What is said of reports, decisions and appeals.
extension German {
    static let reports: StaticString = #"""
        # Was von Meldungen und Entscheidungen aufbewahrt wird: auch diese Schlüssel stehen in Zeilen
        kept.thing.comment = Kommentar
        kept.thing.event = Veranstaltung
        kept.thing.profile = Profil
        kept.thing.picture = Bild
        kept.thing.community-picture = Bild einer Gemeinschaft
        kept.thing.page = Seite
        kept.thing.account = Konto
        kept.ground.spam = Spam oder Werbung
        kept.ground.harassment = Belästigung oder Drohung
        kept.ground.hate = Hass gegen eine Gruppe von Menschen
        kept.ground.sexual = sexuelle Inhalte
        kept.ground.violence = Gewalt
        kept.ground.selfHarm = jemand könnte sich etwas antun
        kept.ground.privacy = es zeigt Privates von jemandem
        kept.ground.deception = es täuscht oder gibt sich für jemanden aus
        kept.ground.illegal = es verstößt gegen das Gesetz
        kept.ground.other = ein anderer Grund
        kept.moderation.reported = gemeldet ({thing}): {ground}
        kept.moderation.appealed = jemand legt Beschwerde gegen eine Entscheidung ein ({thing})
        kept.moderation.hidden = etwas von dir ({thing}) ist verborgen, bis jemand darüber entschieden hat, weil mehrere es
            gemeldet haben
        kept.moderation.own.keep = etwas von dir ({thing}) wurde geprüft: es bleibt
        kept.moderation.own.remove = etwas von dir ({thing}) wurde entfernt: {ground}
        kept.moderation.own.warn = eine Verwarnung für etwas von dir ({thing}): {ground}
        kept.moderation.own.suspend = etwas von dir ({thing}) wurde entfernt, und du bist gesperrt: {ground}
        kept.moderation.own.suspendUntil = etwas von dir ({thing}) wurde entfernt, und du bist bis {date} gesperrt: {ground}
        kept.moderation.account.keep = deine Sperre wurde geprüft: sie ist aufgehoben
        kept.moderation.account.restored = du bist nicht mehr gesperrt: du kannst wieder alles tun
        kept.moderation.account.warn = eine Verwarnung: {ground}
        kept.moderation.account.suspend = du bist gesperrt: {ground}
        kept.moderation.account.suspendUntil = du bist bis {date} gesperrt: {ground}
        kept.moderation.told.keep = was du gemeldet hast ({thing}), wurde geprüft: es bleibt
        kept.moderation.told.warn = was du gemeldet hast ({thing}), wurde geprüft: wer es schrieb, wurde verwarnt
        kept.moderation.told.remove = was du gemeldet hast ({thing}), wurde entfernt
        news.case.page = es wartet auf eine Entscheidung: {page}
        news.case.how = es wartet auf eine Entscheidung: belltower reports
        news.moderation.page = warum, und was du tun kannst: {page}
        news.moderation.how = warum, und was du tun kannst: belltower reports --mine

        report.outcome.keep = bleibt
        report.outcome.remove = entfernen
        report.outcome.warn = verwarnen
        report.outcome.suspend = sperren
        report.part.module = Modul
        report.part.text = Text
        report.part.title = Titel
        report.part.description = Beschreibung
        report.part.location = Ort
        report.part.start = Zeit
        report.part.end = bis
        report.part.repetition = Wiederholung
        report.part.capacity = Plätze
        report.part.hashtag = Hashtag
        report.part.handle = Kürzel
        report.part.name = Name
        report.part.bio = Über die Person
        report.part.address = Adresse
        report.act.reported = wie es gemeldet wurde
        report.act.edited = wie es danach geändert wurde
        report.act.deleted = wie es war, als es gelöscht wurde
        report.act.erased = wie es war, als das Konto gelöscht wurde

        refusal.report.own = es ist dein eigenes: ändere oder lösche es stattdessen
        refusal.report.many = du hast innerhalb eines Tages {most} Dinge gemeldet: mehr werden nicht angenommen; wenn es eilt, sag es
            einem Betreiber
        refusal.report.decided = darüber wurde entschieden, seit du es gemeldet hast, und es ist unverändert: du kannst Beschwerde
            einlegen
        refusal.report.removed = jemand hat es geprüft, wie es ist, und es ist seither unverändert: danke fürs Hinsehen
        refusal.report.gone = es ist nicht mehr da
        refusal.report.unknown = keine Meldung {report} von dir
        refusal.case.unknown = kein Fall {case}, den du sehen darfst
        refusal.case.steward = was gemeldet wurde, sehen nur Betreiber und Organisatoren
        refusal.case.reporter = über Fall {case} entscheidet jemand anderes: du hast es geschrieben oder gemeldet
        refusal.case.decider = über Fall {case} entscheidet jemand anderes: du hast schon entschieden
        refusal.case.decided = Fall {case} ist schon entschieden
        refusal.case.operators = über Fall {case} entscheidet ein Betreiber: wer es schrieb, ist gesperrt
        refusal.case.waits = Fall {case} wartet auf eine Entscheidung: entscheide darüber
        refusal.case.kept = von Fall {case} gibt es nichts zurückzunehmen: es blieb
        refusal.case.account = ein Konto bleibt, wird verwarnt oder gesperrt: entfernt wird davon nichts
        refusal.operator.reopen = nur Betreiber dürfen zurücknehmen, was entschieden wurde: frag einen
        refusal.comment.case = Kommentar {comment} ist gemeldet oder entschieden: entscheide über Fall {case}
        refusal.comment.own = Kommentar {comment} ist deiner: ein anderer Betreiber entscheidet darüber
        refusal.case.until = nur eine Sperre hat ein Ende
        refusal.case.authorless = wer es schrieb, ist nicht mehr hier: es gibt niemanden zu sperren
        refusal.decision.unknown = keine Entscheidung {decision}, die dich betrifft
        refusal.appeal.newer = seither wurde neu entschieden: lege dagegen Beschwerde ein
        refusal.appeal.twice = du hast schon Beschwerde eingelegt
        refusal.appeal.won = es wurde entschieden, wie du wolltest: es gibt nichts zu beanstanden
        refusal.appeal.late = seither sind sechs Monate vergangen: es bleibt dabei
        refusal.notice.address = {text} ist keine Adresse dieser Site: kopiere sie aus dem Browser
        refusal.notice.faith = bestätige, dass es nach deinem Wissen wahr ist

        mail.notice.subject = Deine Meldung bei {site}
        mail.notice.body = Deine Meldung ist angekommen, und ein Mensch wird sie ansehen. Du erhältst Nachricht, was entschieden
            wurde.
        mail.notice.decided.subject = Was zu deiner Meldung bei {site} entschieden wurde
        mail.notice.decided.keep = Jemand hat geprüft, was du gemeldet hast: es bleibt.
        mail.notice.decided.remove = Was du gemeldet hast, wurde entfernt.
        mail.notice.decided.warn = Jemand hat geprüft, was du gemeldet hast: es bleibt, und wer es schrieb, wurde verwarnt.
        mail.notice.decided.ground = Der Grund: {ground}.
        mail.notice.decided.human = Entschieden hat ein Mensch, kein Programm.
        mail.notice.decided.redress = Wenn du anderer Meinung bist, antworte innerhalb von sechs Monaten auf diese E-Mail, oder wende dich an ein
            Gericht oder eine zugelassene Streitbeilegungsstelle.
        """#
}
