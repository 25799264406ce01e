import Exporting
import Testing

@Suite("Alarms within a calendar's bytes")
struct AlarmLinesTests {
    private static func event(_ more: String = "", _ alarm: String = "") -> String {
        "BEGIN:VEVENT\r\nUID:a\r\n\(more)\(alarm)END:VEVENT\r\n"
    }

    private static func alarm(_ trigger: String) -> String {
        "BEGIN:VALARM\r\nTRIGGER:\(trigger)\r\n X\r\nEND:VALARM\r\n"
    }

    private static let moved = "RECURRENCE-ID:20261009T090000Z\r\n"

    private static let samples = [
        (event("", alarm("-PT5M")), event()),
        (
            event("", alarm("-PT5M") + alarm("PT0S")) + event(moved, alarm("-PT9M")),
            event() + event(moved)
        ),
        ("\n", "\n"), ("", ""), ("begin:valarm\nx\nend:valarm ", ""), ("BEGIN:VALARM\nx", ""),
        ("x\r\n\r\ny", "x\r\n\r\ny"),
    ]

    @Test("they are taken out and put in, and all else stays byte for byte", arguments: samples)
    func takenOut(_ whole: String, _ without: String) {
        #expect(String(decoding: AlarmLines.removed(from: whole.utf8), as: UTF8.self) == without)
        let alarms = AlarmLines(in: whole.utf8)
        #expect(alarms.isEmpty == (whole == without))
        guard whole.hasPrefix("BEGIN:VEVENT") else { return }
        #expect(String(decoding: alarms.added(to: without.utf8), as: UTF8.self) == whole)
    }

    @Test("an occurrence that had none of its own gets the series'")
    func occurrences() {
        let alarms = AlarmLines(in: Self.event("", Self.alarm("-PT5M")).utf8)
        let both = Self.event() + Self.event(Self.moved)
        let whole =
            Self.event("", Self.alarm("-PT5M")) + Self.event(Self.moved, Self.alarm("-PT5M"))
        #expect(String(decoding: alarms.added(to: both.utf8), as: UTF8.self) == whole)
    }
}
