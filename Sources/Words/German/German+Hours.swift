extension German {
    /// What the page of active hours says.
    static let hours: StaticString = #"""
        # Active hours
        page.hours.title = Aktive Stunden
        page.hours.days = Tag für Tag
        page.hours.why = Wie lange du diese Seiten vor dir hattest, in Minuten, in denen du etwas getan hast. Nur du
            siehst es.
        page.hours.empty = Noch ist nichts gezählt. Es beginnt von selbst, sobald eine Seite offen ist und du etwas auf
            ihr tust.
        page.hours.none = An diesen Tagen wurde nichts gezählt.
        page.hours.earlier = Frühere Wochen
        page.hours.later = Spätere Wochen
        page.hours.counting = Zählung
        page.hours.isOn = Deine Minuten werden gezählt, Stunde für Stunde. Nach 400 Tagen sind sie vergessen.
        page.hours.isOff = Es wird nichts gezählt. Was vorher gezählt wurde, bleibt, bis du es löschst.
        page.hours.turnOn = Zählen
        page.hours.turnOff = Nicht mehr zählen
        page.hours.forget = Alle löschen
        page.hours.question = Deine aktiven Stunden löschen?
        page.hours.effect = Alle gezählten Minuten werden gelöscht, von jedem Tag.
        told.hours.average = Seit {day} im Schnitt {length} am Tag.
        told.did.forgotten = Deine aktiven Stunden sind gelöscht.
        refusal.hours.days = aktive Stunden gibt es für 1 bis {most} Tage auf einmal: frag nach weniger
        refusal.hours.minutes = Minuten werden zu 1 bis {most} auf einmal gezählt
        """#
}
