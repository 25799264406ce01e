package import Recurrence
package import Words

/// How reminders write times and amounts for one person.
package struct ReminderStyle: Sendable {
    /// Whether the clock has twelve hours.
    package var hasTwelveHours: Bool
    /// Nil while the person chose none.
    package var units: Profile.Units?
    /// The person's: on whose clock what has no zone of its own is told.
    package var zone: Zone
    /// When it is read.
    package var now: Instant
    /// In the person's language.
    package var words: Catalogue
    /// Where the site stands whose pages do what a reminder asks for, as `https://calendar.example.org`; nil of a home
    /// without one, where commands do it.
    package var site: String?
    /// Of another year the year is said.
    var today: CivilDate { zone.wall(at: now).date }

    package init(
        hasTwelveHours: Bool = false, units: Profile.Units? = nil, zone: Zone, at now: Instant,
        words: Catalogue = .english
    ) {
        self.hasTwelveHours = hasTwelveHours
        self.units = units
        self.zone = zone
        self.now = now
        self.words = words
    }

    /// How to do what a reminder asks for: at a page of the site, or by a command.
    ///
    /// - Parameters:
    ///   - page: the key of the words about a page.
    ///   - path: of that page.
    ///   - command: the key of the words about a command.
    func way(
        _ page: String, at path: String, or command: String, _ said: [String: Message.Argument]
    ) -> String {
        guard let site else { return words(command, said) }
        return words(page, said.merging(["page": .text(site + path)]) { own, _ in own })
    }

    /// A time of an item as the person's clock shows it; whole days keep their dates everywhere.
    package func wall(_ time: ClockTime, of item: AgendaItem) -> WallTime {
        item.allDay ? time.wall : zone.wall(at: time.instant)
    }

    /// `09:15`, or `9:15 am`.
    package func time(_ wall: WallTime) -> String {
        guard hasTwelveHours else { return wall.clockText }
        let hour = wall.secondOfDay / 3_600
        let minutes = String(wall.clockText.suffix(2))
        return words(
            "time.twelve",
            [
                "hour": .number((hour + 11) % 12 + 1), "minute": .text(minutes),
                "half": .text(hour < 12 ? "am" : "pm"),
            ])
    }

    package func time(_ instant: Instant) -> String { time(zone.wall(at: instant)) }

    /// `8 oz`, or `237 ml`.
    package func amount(_ volume: Volume) -> String { volume.text(in: units ?? .standard) }

    /// A day as one says it: nil of today, `tomorrow`, `on Fri 9 Oct`.
    package func day(_ wall: WallTime) -> String? {
        let ahead = wall.date.dayNumber - today.dayNumber
        if ahead == 0 { return nil }
        if ahead == 1 { return words("day.tomorrow") }
        return words("day.on", ["date": .text(date(wall.date))])
    }

    /// `Fri 9 Oct`; of another year than today's `Fri 8 Jan 2027`.
    ///
    /// - Parameter hasYear: whether the year is said in any case.
    package func date(_ date: CivilDate, hasYear: Bool = false) -> String {
        date.short(seenFrom: today, hasYear: hasYear, in: words)
    }
}
