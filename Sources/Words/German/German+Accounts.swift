extension German {
    /// What accounts refuse, and what is mailed of them.
    static let accounts: StaticString = #"""
        text.device = der Name des Geräts
        text.passkey = der Name des Passkeys
        refusal.departure.none = du bleibst: niemand hat darum gebeten, dich zu löschen
        refusal.code.wrong = der Code ist falsch, zu oft versucht, oder seine zehn Minuten sind um: lass dir
            einen neuen schicken
        refusal.password.wrong = Entweder ist der Name nicht bekannt oder das Passwort falsch.
        refusal.password.short = ein Passwort hat mindestens 8 Zeichen
        refusal.password.long = ein Passwort hat höchstens 256 Zeichen
        refusal.password.common = dieses Passwort gehört zu den häufigsten: nimm ein anderes
        refusal.invitation.wrong = die Einladung ist nicht bekannt, schon benutzt oder zu alt: bitte
            um eine neue
        refusal.invitation.here = {handle} kann sich schon anmelden: Eine Einladung würde das Konto
            öffnen, wer immer sie hat
        refusal.signUp.closed = hier legt niemand selbst ein Konto an: bitte um eine Einladung
        refusal.signUp.domain = nimm die Adresse der Hochschule: eine, die auf {domains} endet
        refusal.session.unknown = diese Sitzung gibt es nicht
        refusal.account.stale = weise dich noch einmal aus: mit einem Code, einem Passkey oder
            deinem Passwort
        refusal.address.other = diese Adresse gehört zu einem anderen Konto: melde dich dort an und
            entferne sie zuerst
        refusal.address.unknown = diese Adresse gibt es nicht
        refusal.address.last = die letzte Adresse bleibt: ohne sie käme niemand mehr hinein
        refusal.appPassword.many = {most} App-Passwörter sind genug: entferne zuerst eines
        refusal.appPassword.unknown = dieses App-Passwort gibt es nicht
        refusal.passkey.wrong = dieser Passkey öffnet hier nichts, oder seine Antwort kam zu spät: versuch
            es noch einmal, oder nimm einen Code
        refusal.passkey.unusable = dieser Passkey taugt hier nicht, oder er kam zu spät: versuch es noch
            einmal
        refusal.passkey.known = diesen Passkey gibt es hier schon
        refusal.passkey.many = {most} Passkeys sind genug: entferne zuerst einen
        refusal.passkey.unknown = diesen Passkey gibt es nicht
        refusal.openID.unreached = die Anmeldung der Hochschule antwortet nicht, wie sie sollte: versuch es
            später, oder nimm einen anderen Weg
        refusal.openID.wrong = die Anmeldung der Hochschule sagt nicht, wer du bist: versuch es noch einmal
        refusal.openID.denied = die Anmeldung der Hochschule lässt dich nicht durch: versuch es noch einmal,
            oder nimm einen anderen Weg
        refusal.openID.unlinked = hier ist kein Konto mit dir dort verknüpft: melde dich anders an, und
            verknüpfe es unter deinen Geräten
        refusal.openID.other = das ist hier mit einem anderen Konto verknüpft
        refusal.openID.unknown = diese Verknüpfung gibt es nicht
        refusal.passkey.unset = Passkeys brauchen den Namen der Seite: wer sie betreibt, gibt server.url in
            config.yaml an
        refusal.operator.invite = nur die Betreiber laden ein: frag sie

        refusal.mail.unset = es ist kein Mailserver bekannt: wer das hier betreibt, trägt
            channels.email in config.yaml ein
        refusal.mail.refused = der Mailserver {host} nimmt die E-Mail nicht an ({status})
        refusal.mail.unreached = der Mailserver {host} antwortet nicht

        mail.code.subject = {code} ist dein Code für {site}
        mail.code.body = Gib {code} ein, wo {site} danach fragt. Er gilt zehn Minuten und einmal.
        mail.code.ignore = Wenn du ihn nicht wolltest, hat sich jemand vertippt: tu nichts, und gib
            den Code niemandem.
        mail.proof.subject = {code} zeigt {site}, dass du es bist
        mail.proof.body = Gib {code} ein, wo {site} fragt, ob du es bist. Er gilt zehn Minuten und einmal.
        mail.proof.ignore = Wenn du ihn nicht wolltest, ist jemand als du angemeldet: Melde dich selbst an und melde
            unter „Geräte“ alle anderen ab. Gib den Code niemandem.
        mail.address.subject = {code} fügt diese Adresse bei {site} hinzu
        mail.address.body = Gib {code} ein, um diese Adresse deinem Konto bei {site} hinzuzufügen. Er
            gilt zehn Minuten und einmal.
        mail.stranger.subject = Anmeldung bei {site}
        mail.stranger.body = Jemand wollte sich mit dieser Adresse bei {site} anmelden. Es gibt dafür
            kein Konto, und ohne Einladung kann keines angelegt werden.
        mail.changed.subject = Dein Konto bei {site} wurde geändert
        mail.changed.body = In deinem Konto bei {site} ist das geschehen: {what}.
        mail.changed.stranger = Warst du es nicht, dann melde dich an, melde unter „Geräte“ alle anderen ab und prüfe deine
            Adressen. Kommst du nicht mehr hinein, frag die Betreiber.
        mail.leaving.subject = Dein Konto bei {site} wird gelöscht
        mail.leaving.body = Du hast {site} gebeten, dein Konto zu löschen. Das geschieht am {day}; bis dahin
            bleibt alles, wie es war.
        mail.leaving.stay = Um es zu behalten, melde dich vorher an und wähle „Doch bleiben“.
        mail.leaving.stranger = Warst du es nicht, dann melde dich an, wähle „Doch bleiben“ und melde unter
            „Geräte“ alle anderen ab.
        """#
}
