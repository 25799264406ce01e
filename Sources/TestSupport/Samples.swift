package import Campus
package import Recurrence

/// Meetings to test with.
package enum Samples {
    package static let source = Source(
        id: 1, personID: 1, name: "Timetable", kind: .class, address: SecretAddress("/t.ics"),
        every: 3_600, created: Instant(seconds: 0))

    /// A wall time in basic form; the beginning of time when it is none.
    package static func wall(_ text: String) -> WallTime { WallTime(basic: text) ?? .earliest }

    /// A rule of RFC 5545; nil when the text is none.
    package static func rule(_ text: String) -> RecurrenceRule? { RecurrenceRule.parse(text).rule }

    /// An hour in UTC.
    package static func entry(
        _ start: String, _ summary: String = "Networks", seconds: Int64 = 3_600,
        rule: RecurrenceRule? = nil, basis: Moment.Basis = .utc, status: ItemStatus = .confirmed
    ) -> MeetingEntry {
        let start = Moment(wall(start), basis)
        let recurrence = rule.map {
            RecurrenceSet(start: start.wall, isDate: basis == .date, rules: [$0])
        }
        return MeetingEntry(
            start: start, extent: Extent(wallSeconds: seconds), recurrence: recurrence,
            kind: .class, status: status, summary: summary)
    }

    package static func meeting(
        _ entry: MeetingEntry?, id: Int64? = 1, uid: String = "a",
        exceptions: [MeetingException] = []
    ) -> Meeting {
        Meeting(id: id.map { MeetingID($0) }, uid: uid, main: entry, exceptions: exceptions)
    }

    /// From one UTC wall time to another, in basic form.
    package static func window(_ from: String, _ to: String) -> Range<Instant> {
        Instant(seconds: wall(from).seconds)..<Instant(seconds: wall(to).seconds)
    }
}
