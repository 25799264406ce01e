import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

@Suite("Snoozed and dismissed", .serialized)
struct SnoozeTests {
    /// Seminars on weekdays at 09:15 in London.
    static let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:seminar
        DTSTART;TZID=Europe/London:20261005T091500
        DURATION:PT1H
        RRULE:FREQ=DAILY;COUNT=5
        SUMMARY:Seminar
        END:VEVENT
        END:VCALENDAR

        """

    static func home(_ text: String = calendar) async throws -> TestHome {
        let home = try TestHome()
        let path = try home.folder.write(text, as: "term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: path, name: "Timetable", every: 60))
        return home
    }

    static func at(_ time: String, day: Int = 5) -> String { "2026-10-0\(day)T\(time):00+01:00" }

    /// What rings at an instant: titles.
    static func ring(_ home: TestHome, _ time: String, day: Int = 5) throws -> [String] {
        let path = home.folder.path + "/rung-\(day)-\(time).jsonl"
        _ = try home.as("ann", now: at(time, day: day)).bell.ringOnce(
            RingOptions(channel: .jsonLines(path: path)),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return try text.split(separator: "\n").compactMap { line in
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
            return (json as? [String: Any])?["title"] as? String
        }
    }

    static func ids(_ home: TestHome, from: String = "2026-10-05", to: String = "2026-10-10")
        throws -> [String]
    {
        try home.as("ann").reminders.upcoming(from: from, to: to).map(\.reminder.id)
    }

    @Test("what is snoozed rings again at that time, once, and says how long until the class then")
    func snoozed() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        #expect(try Self.ring(home, "09:00") == ["Seminar at 09:15"])
        let snoozed = try home.as("ann", now: Self.at("09:01")).reminders.snooze(id, for: "10m")
        #expect(snoozed.reminder.state == .snoozed && snoozed.content.title == "Seminar at 09:15")
        #expect(snoozed.reminder.id == id && snoozed.content.body.contains("in 4 minutes"))
        let listed = try home.as("ann", now: Self.at("09:02")).reminders.upcoming(
            from: nil, to: nil
        ).first
        #expect(listed?.reminder.id == id && listed?.at == snoozed.at)
        #expect(try Self.ring(home, "09:10").isEmpty)
        #expect(try Self.ring(home, "09:11") == ["Seminar at 09:15"])
        #expect(try Self.ring(home, "09:12").isEmpty)
        let steps = try home.as("ann", now: Self.at("09:12")).reminders.history(from: nil, to: nil)
            .first?.steps.map(\.state)
        #expect(steps == ["claimed", "delivered", "snoozed", "claimed", "delivered"])
    }

    @Test(
        "what is put off rings then, whatever lead is set meanwhile",
        arguments: ["20m", "5m", "1d"])
    func otherLead(lead: String) async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        #expect(try Self.ring(home, "09:00") == ["Seminar at 09:15"])
        _ = try home.as("ann", now: Self.at("09:01")).reminders.snooze(id, for: "6m")
        _ = try home.as("ann", now: Self.at("09:02")).settings.set("leads.class", lead)
        #expect(try Self.ring(home, "09:06").isEmpty)
        #expect(try Self.ring(home, "09:07").contains("Seminar at 09:15"))
        // What moves or is gone is another matter.
        #expect(try Self.ring(home, "09:08").isEmpty)
    }

    @Test("what is put off rings no more when its class is not attended any more")
    func withdrawn() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        #expect(try Self.ring(home, "09:00") == ["Seminar at 09:15"])
        let snoozed = try home.as("ann", now: Self.at("09:01")).reminders.snooze(id, for: "6m")
        let item = try #require(snoozed.reminder.item).id.description
        let ann = try home.as("ann", now: Self.at("09:02"))
        _ = try ann.items.change(item, ItemEdit(isHidden: true), isSeries: false)
        _ = try home.as("ann", now: Self.at("09:03")).settings.set("leads.class", "20m")
        #expect(try Self.ring(home, "09:07").isEmpty)
    }

    @Test("a snooze ends before the class begins, and says until when it can be")
    func tooLong() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        let long = failure {
            _ = try home.as("ann", now: Self.at("09:05")).reminders.snooze(id, for: "10m")
        }
        #expect(long?.reason == .over && long?.sentence.contains("until 09:14 at most") ?? false)
        let begun = failure {
            _ = try home.as("ann", now: Self.at("09:15")).reminders.snooze(id, for: "1m")
        }
        #expect(begun?.sentence.contains("has begun") ?? false)
        let over = failure {
            _ = try home.as("ann", now: Self.at("12:00")).reminders.dismiss(id, .named)
        }
        #expect(over?.sentence.contains("is over") ?? false)
        for words in ["", "soon", "0m", "-5m", "90d"] {
            #expect(
                reason { _ = try home.as("ann").reminders.snooze(id, for: words) } == .invalid,
                "\(words)")
        }
        // Days away it is in nobody's plan yet.
        let far = try #require(try Self.ids(home, from: "2026-10-09").first)
        #expect(
            failure { _ = try home.as("ann").reminders.snooze(far, for: "5m") }?.reason == .conflict
        )
    }

    @Test("what has not rung yet rings so much later than it was to")
    func ahead() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        _ = try home.as("ann").reminders.snooze(id, for: "5m")
        #expect(try Self.ring(home, "09:00").isEmpty)
        #expect(try Self.ring(home, "09:05") == ["Seminar at 09:15"])
    }

    @Test(
        "before it has rung, a snooze counts from when it was to ring, however often it is said",
        arguments: [("08:00", "08:00", "09:10"), ("08:00", "09:02", "09:10")])
    func aheadAgain(first: String, again: String, rings: String) async throws {
        let home = try await Self.home()
        let item = try #require(
            try home.as("ann").reminders.upcoming(from: nil, to: nil).first?.reminder.item)
        for time in [first, again] {
            _ = try home.as("ann", now: Self.at(time)).reminders.snooze(
                item.id.description, for: "5m")
        }
        for time in ["08:06", "09:00", "09:05", "09:09"] {
            #expect(try Self.ring(home, time).isEmpty, "\(time)")
        }
        #expect(try Self.ring(home, rings) == ["Seminar at 09:15"])
    }

    @Test("once it has rung, another snooze counts from now")
    func rungAgain() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        #expect(try Self.ring(home, "09:00") == ["Seminar at 09:15"])
        _ = try home.as("ann", now: Self.at("09:01")).reminders.snooze(id, for: "12m")
        _ = try home.as("ann", now: Self.at("09:02")).reminders.snooze(id, for: "3m")
        #expect(try Self.ring(home, "09:05") == ["Seminar at 09:15"])
    }

    @Test("an item's id snoozes the reminder that rang last, and dismisses all of its reminders")
    func item() async throws {
        let home = try await Self.home()
        _ = try home.as("ann").settings.set("leads.class", "1h,10m")
        let item = try #require(try home.as("ann").reminders.upcoming(from: nil, to: nil).first)
            .reminder
        let id = try #require(item.item).id.description
        _ = try Self.ring(home, "08:00")
        #expect(try Self.ring(home, "08:15") == ["Seminar at 09:15"])
        let snoozed = try home.as("ann", now: Self.at("08:16")).reminders.snooze(id, for: "30m")
        #expect(snoozed.reminder.lead == 3_600)
        let dismissed = try home.as("ann", now: Self.at("08:17")).reminders.dismiss(id, .named)
        #expect(dismissed.map(\.reminder.lead) == [3_600, 600])
        #expect(dismissed.allSatisfy { $0.reminder.state == .dismissed })
        for time in ["08:46", "09:05"] { #expect(try Self.ring(home, time).isEmpty) }
    }

    @Test("what is dismissed does not ring, wherever an import moves it, until that is taken back")
    func dismissed() async throws {
        let home = try await Self.home()
        let ids = try Self.ids(home)
        // Before any daemon has planned it, and beyond what it plans.
        for id in [ids[0], try #require(ids.last)] {
            let dismissed = try home.as("ann").reminders.dismiss(id, .named)
            #expect(dismissed.map(\.reminder.id) == [id])
            #expect(dismissed.first?.content.title.isEmpty == false)
        }
        #expect(try Self.ring(home, "09:00").isEmpty)
        let moved = Self.calendar.replacing(
            "END:VCALENDAR",
            with: """
                BEGIN:VEVENT
                UID:seminar
                RECURRENCE-ID;TZID=Europe/London:20261005T091500
                DTSTART;TZID=Europe/London:20261005T151500
                DURATION:PT1H
                SUMMARY:Seminar
                END:VEVENT
                END:VCALENDAR
                """)
        _ = try home.folder.write(moved, as: "term.ics")
        _ = try await home.as("ann").imports.run(.all, isNarrowed: true)
        // Only that it was moved is told.
        let told = try Self.ring(home, "15:00")
        #expect(told.count == 1 && told[0].hasPrefix("Seminar moved from "), "\(told)")
        #expect(try Self.ring(home, "09:00", day: 6) == ["Seminar at 09:15"])
        let last = try #require(ids.last)
        let back = try home.as("ann", now: Self.at("12:00", day: 8)).reminders.undismiss(last)
        #expect(back.map(\.reminder.state) == [.planned])
        #expect(try Self.ring(home, "09:00", day: 9) == ["Seminar at 09:15"])
        #expect(reason { _ = try home.as("ann").reminders.undismiss(last) } == .missing)
    }

    @Test(
        "a dismissed series rings no more, now and when it is planned later, until it is restored")
    func series() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        #expect(try Self.ring(home, "09:00") == ["Seminar at 09:15"])
        let dismissed = try home.as("ann", now: Self.at("09:01")).reminders.dismiss(id, .series)
        #expect(dismissed.count == 2 && dismissed.first?.reminder.id == id)
        for day in 6...8 { #expect(try Self.ring(home, "09:00", day: day).isEmpty) }
        let restored = try home.as("ann", now: Self.at("10:00", day: 8)).reminders.undismiss(id)
        #expect(restored.allSatisfy { $0.reminder.state != .dismissed })
        #expect(try Self.ring(home, "09:00", day: 9) == ["Seminar at 09:15"])
        #expect(
            reason { _ = try home.as("ann").reminders.dismiss("change-1", .series) } == .invalid)
    }

    @Test("unknown ids say where to find the right ones; other people's are unknown")
    func unknown() async throws {
        let home = try await Self.home()
        let id = try #require(try Self.ids(home).first)
        for id in ["m99-PT15M", "rubbish", "", "m1-", "change-77", "summary-5", "m99"] {
            let told = failure { _ = try home.as("ann").reminders.dismiss(id, .named) }
            #expect(told?.reason == .missing, "\(id)")
            #expect(
                reason { _ = try home.as("ann").reminders.snooze(id, for: "5m") } == .missing,
                "\(id)")
            #expect(
                reason { _ = try home.as("ann").reminders.dismiss(id, .series) } != nil, "\(id)")
        }
        #expect(reason { _ = try home.as("bob").reminders.dismiss(id, .named) } == .missing)
        #expect(reason { _ = try home.as("bob").reminders.dismiss(id, .series) } == .missing)
        #expect(reason { _ = try home.as("bob").reminders.undismiss(id) } == .missing)
    }

    @Test("a summary is snoozed and dismissed with all that it told")
    func summary() async throws {
        let home = try await Self.home()
        _ = try home.as("ann").settings.set("leads.class", "15m,12m")
        _ = try Self.ring(home, "08:00")
        #expect(try Self.ring(home, "09:07") == ["2 reminders"])
        let history = try home.as("ann", now: Self.at("09:07")).reminders.history(
            from: nil, to: nil)
        let id = try #require(history.first { $0.reminder.kind == .summary }).reminder.id
        _ = try home.as("ann", now: Self.at("09:08")).reminders.snooze(id, for: "4m")
        #expect(try Self.ring(home, "09:12") == ["2 reminders"])
        let dismissed = try home.as("ann", now: Self.at("09:13")).reminders.dismiss(id, .named)
        #expect(dismissed.map(\.reminder.state) == [.dismissed])
        let states = try home.as("ann", now: Self.at("09:13")).reminders.history(from: nil, to: nil)
            .map(\.reminder.state)
        #expect(states == [.dismissed, .dismissed, .dismissed])
    }
}
