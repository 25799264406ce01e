import ICalendar

/// Objects of one collection as one calendar, for programs that ask for no more than a collection's address.
///
/// Lines are looked at, and nothing is read: events stay byte for byte.
package struct JoinedCalendar: Sendable {
    private var zones: [UInt8] = []
    private var events: [UInt8] = []
    private var known: Set<[UInt8]> = []

    package init() {}

    /// Adds an object's components; of a zone that was defined before, nothing.
    package mutating func add(_ object: CalendarObject) {
        var (component, depth) = ([UInt8](), 0)
        var zone: [UInt8] = []
        for line in object.bytes.split(separator: UInt8(ascii: "\n")) {
            let word = String(decoding: line.prefix(80), as: UTF8.self).uppercased()
                .filter { !$0.isWhitespace }
            if word.hasPrefix("BEGIN:") { depth += 1 }
            // What stands around the components is each object's own.
            if depth > 1 {
                component += line
                component.append(UInt8(ascii: "\n"))
                if depth == 2, word.hasPrefix("TZID:") { zone = Array(line) }
            }
            guard word.hasPrefix("END:") else { continue }
            depth -= 1
            guard depth == 1 else { continue }
            if word != "END:VTIMEZONE" {
                events += component
            } else if known.insert(zone).inserted {
                zones += component
            }
            (component, zone) = ([], [])
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
