extension German {
    /// Friends who are asked to come to an event.
    static let invitations: StaticString = #"""
        # Einladungen zu Veranstaltungen
        news.somebody = jemand
        news.invited = {who} fragt, ob du kommst
        news.invited.when = {who} fragt, ob du kommst: {date} um {time}
        news.invited.place = {who} fragt, ob du kommst: {date} um {time}, {place}
        news.invited.how = {asked}: belltower event join {event}, oder drop {event}
        news.invited.how.page = {asked}: {page}
        news.accepted = {who} kommt
        news.declined = {who} kann nicht kommen
        page.invite.title = Freunde fragen, ob sie kommen
        page.invite.whom = Du fragst
        page.invite.ask = Fragen
        page.invite.why = Nur die sehen es, die gefragt werden, und wer sie fragt.
        page.invite.waiting = Kommst du?
        page.invite.accept = Ich komme
        page.invite.decline = Ich kann nicht
        page.invite.tag = Auf Einladung
        page.invite.accepted = kommt
        page.invite.declined = kann nicht
        page.invite.none = noch keine Antwort
        told.invite.did = Du hast {names} gefragt: {title}
        told.invite.blind = Die freien Zeiten von {names} siehst du nicht: Vielleicht passt diese nicht.
        told.invite.declined = Du kommst nicht: {title}
        refusal.invite.many = zu einer Veranstaltung können höchstens {most} eingeladen werden
        refusal.invite.friend = {handle} ist nicht unter deinen Freunden: nur Freunde können eingeladen werden
        refusal.invite.alone = eine Veranstaltung, zu der Freunde eingeladen sind, hat keine Gemeinschaft, kein
            Schlagwort und kein Passwort
        refusal.free.none = eine solche Zeit gibt es nicht: versuche eine kürzere, mehr Tage oder weniger Freunde
        event.field.invited = eingeladen
        event.mine.invited = du bist gefragt, ob du kommst: join oder drop
        event.invited.accepted = {who} (kommt)
        event.invited.declined = {who} (kann nicht)
        event.invited.none = {who} (noch keine Antwort)
        """#
}
