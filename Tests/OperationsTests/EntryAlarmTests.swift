import Campus
import Exporting
import Recurrence
import Storage
import Testing
import TestSupport

@testable import Operations

/// An alarm that a calendar program set rings once: by the bell where it can, else by the program.
@Suite("Alarms of programs that the bell rings")
struct EntryAlarmTests {
    private static let timed = """
        DTSTART;TZID=Europe/London:20261013T120000\r\nDTEND;TZID=Europe/London:20261013T130000
        """
    private static let whole = "DTSTART;VALUE=DATE:20261013\r\nDTEND;VALUE=DATE:20261015"
    /// The day on which clocks go back.
    private static let long = "DTSTART;VALUE=DATE:20261025\r\nDTEND;VALUE=DATE:20261026"
    private static let night = """
        DTSTART;TZID=Europe/London:20261025T090000\r\nDURATION:PT1H
        """

    /// Times, an alarm, and when the bell rings; empty where the program does.
    static let alarms: [AlarmCase] = [
        AlarmCase(timed, "TRIGGER:-PT30M", ["2026-10-13 11:30"]),
        AlarmCase(timed, "TRIGGER:PT0S", ["2026-10-13 12:00"]),
        AlarmCase(timed, "TRIGGER:PT5M", ["2026-10-13 12:05"]),
        AlarmCase(timed, "TRIGGER:PT3H", ["2026-10-13 15:00"]),
        AlarmCase(timed, "TRIGGER;RELATED=START:-P1W", ["2026-10-06 12:00"]),
        AlarmCase(timed, "TRIGGER;RELATED=END:-PT10M", ["2026-10-13 12:50"]),
        AlarmCase(timed, "TRIGGER;RELATED=END:PT0S", ["2026-10-13 13:00"]),
        AlarmCase(timed, "TRIGGER;RELATED=END:PT20M", ["2026-10-13 13:20"]),
        AlarmCase(
            timed, "TRIGGER:-PT30M\r\nREPEAT:2\r\nDURATION:PT10M",
            ["2026-10-13 11:30", "2026-10-13 11:40", "2026-10-13 11:50"]
        ),
        AlarmCase(timed, "TRIGGER;VALUE=DATE-TIME:20261013T060000Z", []),
        AlarmCase(timed, "TRIGGER:-P60D", []),
        AlarmCase(timed, "TRIGGER:soon", []),
        AlarmCase(whole, "TRIGGER:PT9H", ["2026-10-13 09:00"]),
        AlarmCase(whole, "TRIGGER:P0DT9H0M0S", ["2026-10-13 09:00"]),
        AlarmCase(whole, "TRIGGER:-PT15H", ["2026-10-12 09:00"]),
        AlarmCase(whole, "TRIGGER:-P1D", ["2026-10-12 00:00"]),
        AlarmCase(whole, "TRIGGER:PT0S", ["2026-10-13 00:00"]),
        AlarmCase(whole, "TRIGGER;RELATED=END:-PT6H", ["2026-10-14 18:00"]),
        AlarmCase(long, "TRIGGER:PT9H", ["2026-10-25 09:00"]),
        AlarmCase(long, "TRIGGER;RELATED=END:-PT2H", ["2026-10-25 22:00"]),
        AlarmCase(night, "TRIGGER:-P1D", ["2026-10-24 09:00"]),
        AlarmCase(night, "TRIGGER:-PT1H", ["2026-10-25 08:00"]),
    ]

    private static func calendar(_ times: String, _ alarms: [String]) -> [UInt8] {
        let inside = alarms.map { "BEGIN:VALARM\r\n\($0)\r\nEND:VALARM\r\n" }.joined()
        return Array(
            """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:a\r\n\
            DTSTAMP:20261001T000000Z\r\n\(times)\r\nSUMMARY:Alarmed\r\n\(inside)END:VEVENT\r\n\
            END:VCALENDAR\r\n
            """.utf8)
    }

    private static func ringing(_ desks: Desks) throws -> [String] {
        try desks.reminders.upcoming(from: "2026-10-05", to: "2026-10-28")
            .filter { $0.reminder.item?.summary == "Alarmed" }
            .map { listed in
                let wall = desks.zone.wall(at: listed.at)
                return "\(wall.date) \(wall.clockText)"
            }
    }

    private static func served(_ desks: Desks) throws -> String {
        let object = try desks.collections.calendars().object("a.ics", in: .personal)
        return String(decoding: try #require(object).bytes, as: UTF8.self)
    }

    @Test("ring when they say, or stay with the program: never neither", arguments: alarms)
    func rings(one: AlarmCase) throws {
        let rings = one.rings
        for action in ["DISPLAY", "AUDIO", "EMAIL"] {
            let ann = try TestHome().as("ann")
            _ = try ann.settings.set("calendar-alarms", "bell")
            let sent = Self.calendar(one.times, ["ACTION:\(action)\r\n\(one.alarm)"])
            _ = try ann.collections.put(sent, as: "a.ics", in: .personal, if: .none)
            let told = try Self.served(ann)
            #expect(told.contains("VALARM") == rings.isEmpty)
            if rings.isEmpty {
                #expect(Array(told.utf8) == sent)
            } else {
                #expect(try Self.ringing(ann) == rings)
            }
        }
    }

    @Test("one that the bell does not ring stays beside one that it does, and both come back")
    func mixed() throws {
        let ann = try TestHome().as("ann")
        _ = try ann.settings.set("calendar-alarms", "bell")
        let (bells, theirs) = (
            "ACTION:DISPLAY\r\nTRIGGER:-PT30M", "ACTION:PROCEDURE\r\nTRIGGER:-PT10M"
        )
        let sent = Self.calendar(Self.timed, [bells, theirs])
        let (tag, _) = try ann.collections.put(sent, as: "a.ics", in: .personal, if: .none)
        #expect(tag == nil)
        let told = try Self.served(ann)
        #expect(told.contains("PROCEDURE") && !told.contains("-PT30M"))
        // As the program has it now, with another title.
        let again = told.replacing("SUMMARY:Alarmed", with: "SUMMARY:Alarmed ")
        _ = try ann.collections.put(Array(again.utf8), as: "a.ics", in: .personal, if: .none)
        #expect(try Self.ringing(ann) == ["2026-10-13 11:30"])
        _ = try ann.settings.set("calendar-alarms", "program")
        let whole = try Self.served(ann)
        #expect(whole.contains("-PT30M") && whole.contains("PROCEDURE"))
        #expect(try Self.ringing(ann).isEmpty)
    }
}

/// An alarm of an entry, and when the bell rings it; never where that stays with the program.
struct AlarmCase: Sendable, CustomTestStringConvertible {
    let times: String
    let alarm: String
    let rings: [String]

    init(_ times: String, _ alarm: String, _ rings: [String]) {
        (self.times, self.alarm, self.rings) = (times, alarm, rings)
    }

    var testDescription: String { "\(times) \(alarm)" }
}
