import ICalendar

/// Objects of one collection as one calendar, for programs that ask for no more than a collection's address.
package struct JoinedCalendar: Sendable {
    private var zones: [UInt8] = []
    private var events: [UInt8] = []
    private var known: Set<String> = []

    package init() {}

    /// Adds an object's components; of a zone that was defined before, nothing.
    package mutating func add(_ object: CalendarObject) {
        for component in WrittenComponent(reading: object.bytes)?.children ?? [] {
            if component.name != "VTIMEZONE" {
                events += component.bytes
            } else if known.insert(component.property("TZID")?.value.string ?? "").inserted {
                zones += component.bytes
            }
        }
    }

    package var bytes: [UInt8] {
        var head = LineWriter(capacity: 256)
        head.calendarHead()
        var end = LineWriter(capacity: 32)
        end.line("END:VCALENDAR")
        return head.bytes + zones + events + end.bytes
    }
}
