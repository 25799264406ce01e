/// What is said of notices by staff.
extension German {
    static let announcements: StaticString = #"""
        page.announcements.title = Aushänge
        page.announcements.notice = Aushang
        page.announcements.standing = Auf der Heute-Seite aller
        page.announcements.none = Jetzt hängt dort nichts. Schreib zum Anfang, was darin steht, und den letzten
            Tag.
        page.announcements.over = Frühere Aushänge
        page.announcements.write = Ein neuer Aushang
        page.announcements.why = Alle sehen ihn über ihrem Tag, mit deinem Namen, bis sein letzter Tag vorbei
            ist. Höchstens 500 Zeichen, höchstens 60 Tage voraus.
        page.announcements.text = Was darin steht
        page.announcements.until = Letzter Tag
        page.announcements.do = Aushängen
        page.announcements.end = Abnehmen
        page.announcements.question = Diesen Aushang abnehmen?
        page.announcements.effect = Er ist sofort von der Heute-Seite aller verschwunden.
        page.announcements.nobody = Jemand, der nicht mehr da ist
        told.notice = {author}, bis {day}
        told.notice.nameless = Bis {day}
        told.announcement = {author}, {time}, bis {day}
        told.announcement.ended = {author}, {time}, abgenommen {end}
        told.did.announced = Ausgehängt: {name}
        text.announcement = ein Aushang
        refusal.announcement.day = ein Aushang hängt ab heute, höchstens {most} Tage: nenne einen anderen
            letzten Tag
        refusal.announcement.many = es hängen schon {most} Aushänge: nimm erst einen ab
        refusal.announcement.staff = nur Mitarbeitende und Betreiber hängen etwas aus: bitte jemanden von ihnen
        refusal.announcement.foreign = einen Aushang nimmt nur ab, wer ihn schrieb, oder ein Betreiber: bitte
            jemanden von ihnen
        refusal.announcement.unknown = es hängt kein Aushang {id}: vielleicht ist seine Zeit vorbei
        announcement.stands = Aushang {number} hängt bis {day}.
        announcement.ended = Aushang {number} ist abgenommen.
        announcement.none = Es hängt nichts aus: belltower announce "TEXT" --until fri
        announcement.line = {text} ({author}, bis {day})
        announcement.notice = Aushang:
        announcement.over = abgenommen {day}
        announcement.head.number = Nummer
        announcement.head.text = Aushang
        announcement.head.author = von
        announcement.head.until = bis
        """#
}
