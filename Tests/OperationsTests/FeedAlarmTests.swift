import Campus
import Foundation
import Recurrence
import Storage
import TestSupport
import Testing

@testable import Operations

@Suite("A feed's own alarms", .serialized)
struct FeedAlarmTests {
    static func alarm(_ trigger: String, action: String = "DISPLAY") -> String {
        "BEGIN:VALARM\nACTION:\(action)\nTRIGGER\(trigger)\nDESCRIPTION:Go\nEND:VALARM\n"
    }

    static func event(_ uid: String, _ start: String, alarms: String = "") -> String {
        """
        BEGIN:VEVENT
        UID:\(uid)
        DTSTART;TZID=Europe/London:\(start)
        DURATION:PT1H
        SUMMARY:\(uid)
        \(alarms)END:VEVENT

        """
    }

    static let calendar =
        "BEGIN:VCALENDAR\n"
        + event(
            "Seminar", "20261008T091500",
            alarms: alarm(":-PT30M") + alarm(";RELATED=END:-PT65M", action: "AUDIO")
                + alarm(":-PT1H", action: "EMAIL") + alarm(":-PT2H", action: "PROCEDURE")
                + alarm(";VALUE=DATE-TIME:20261008T060000Z") + alarm(":PT10M")
                + alarm(":-P40D") + alarm(":soon"))
        + event("Plain", "20261008T140000")
        + event("Far", "20261020T091500", alarms: alarm(":-P10D"))
        + event(
            "Many", "20261009T170000",
            alarms: (1...6).map { alarm(":-PT\($0)M") }.joined())
        + "END:VCALENDAR\n"

    static func home() async throws -> TestHome {
        let home = try TestHome()
        let path = try home.folder.write(calendar, as: "term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: path, name: "Term", every: 60))
        return home
    }

    /// What rings: `Seminar -30`.
    static func ringing(_ home: TestHome) throws -> [String] {
        try home.as("ann").reminders.upcoming(from: "2026-10-08", to: "2026-10-11").map { one in
            "\(one.reminder.item?.summary ?? "") -\(one.reminder.lead / 60)"
        }
    }

    static let usual = ["Seminar -15", "Plain -15", "Many -15"]
    static let own = [
        "Seminar -30", "Seminar -5", "Plain -15", "Many -4", "Many -3", "Many -2", "Many -1",
        "Far -14400",
    ]

    @Test("ring only where the person switched them on, and only what shows or sounds")
    func switched() async throws {
        let home = try await Self.home()
        #expect(try Self.ringing(home) == Self.usual)
        _ = try home.as("ann").sources.configure("Term") { $0.ringsAlarms = true }
        #expect(try Self.ringing(home) == Self.own)
        #expect(try home.as("ann").sources.list().map(\.source.ringsAlarms) == [true])
        _ = try home.as("ann").sources.configure("Term") { $0.ringsAlarms = false }
        #expect(try Self.ringing(home) == Self.usual)
    }

    @Test("what the person set for an item by themselves goes before them")
    func leads() async throws {
        let home = try await Self.home()
        _ = try home.as("ann").sources.configure("Term") { $0.ringsAlarms = true }
        let seminar = try #require(
            try home.as("ann").reminders.upcoming(from: "2026-10-08", to: "2026-10-09").first)
        let id = try #require(seminar.reminder.item).id.description
        _ = try home.as("ann").items.change(id, ItemEdit(leads: "1h"), isSeries: false)
        #expect(try Self.ringing(home).prefix(2) == ["Seminar -60", "Plain -15"])
    }

    @Test("whoever switches them is planned anew, and an import alters them")
    func planned() async throws {
        let home = try await Self.home()
        let store = try home.as("ann").store
        func stamp() throws -> Int64? {
            try store.look { try $0.marked(at: Instant(seconds: 0), limit: 9) }
                .first { $0.person.handle.text == "ann" }?.stamp
        }
        let before = try #require(try stamp())
        _ = try home.as("ann").sources.configure("Term") { $0.ringsAlarms = true }
        #expect(try #require(try stamp()) > before)
        _ = try home.folder.write(
            Self.calendar.replacing("TRIGGER:-PT30M", with: "TRIGGER:-PT45M"), as: "term.ics")
        let report = try await home.as("ann").imports.run(.all, isNarrowed: true).first
        #expect(report?.counts.changed == 1 && report?.changes.isEmpty == true)
        #expect(try Self.ringing(home).first == "Seminar -45")
    }

    @Test("nobody switches the campus's for everybody")
    func campus() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        #expect(
            reason { _ = try home.as("op").sources.configure("Campus") { $0.ringsAlarms = true } }
                == .invalid)
    }
}
