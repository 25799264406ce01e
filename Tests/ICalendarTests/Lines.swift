import ICalendar
import Recurrence

/// Lines as a file: CRLF after each.
func file(_ lines: String...) -> [UInt8] { Array((lines.joined(separator: "\r\n") + "\r\n").utf8) }

/// The lines of an event in a calendar.
func event(_ lines: String...) -> [UInt8] {
    let all = ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    return Array((all.joined(separator: "\r\n") + "\r\n").utf8)
}

/// Scans and parses every event of a file.
func read(
    _ bytes: [UInt8], wanted: PropertyFilter? = nil
) throws -> (components: [Component], issues: [FeedIssue]) {
    let feed = try ComponentScanner().scan(bytes)
    var issues = feed.issues
    let components = feed.components.compactMap { span in
        let slice = Array(feed.bytes[span.range])
        let read = ComponentParser().parse(slice, line: span.line, wanted: wanted)
        issues += read.issues
        return read.component
    }
    return (components, issues)
}

/// The one property that a line is read as, with what was odd about it.
func property(_ line: String) throws -> (property: Property?, issues: [FeedIssue]) {
    let (components, issues) = try read(event(line))
    return (components.first?.properties.first, issues)
}

func wall(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> WallTime {
    WallTime(
        CivilDate(uncheckedYear: year, month: month, day: day),
        secondOfDay: hour * 3_600 + minute * 60)
}
