import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import Scheduling
import TestSupport
import Testing

@Suite("A class that one source cancelled and another lists", .serialized)
struct DoubtTests {
    static func calendar(_ status: String, title: String = "CM50123 Exam") -> String {
        """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:\(status)
        DTSTART;TZID=Europe/London:20261006T090000
        DURATION:PT1H
        SUMMARY:\(title)
        STATUS:\(status)
        END:VEVENT
        END:VCALENDAR

        """
    }

    static func home(_ status: String = "CANCELLED") async throws -> TestHome {
        let home = try TestHome()
        for (name, status) in [("A", "CONFIRMED"), ("B", status)] {
            let path = try home.folder.write(calendar(status), as: "\(name).ics")
            _ = try await home.as("ann").sources.subscribe(
                Subscription(address: path, name: name, every: 60))
        }
        _ = try home.as("ann").settings.set("leads.class", "2h,15m")
        _ = try home.as("ann").settings.set("leads.exam", "2h,15m")
        return home
    }

    @Test("it rings once, says that it may be cancelled, and who says so")
    func once() async throws {
        let listed = try await Self.home().as("ann").reminders.upcoming(
            from: "2026-10-06", to: "2026-10-07")
        #expect(listed.map(\.content.title) == ["CM50123 Exam at 09:00, or cancelled"])
        #expect(listed.first?.content.body.hasPrefix("may be cancelled: B says so\n") ?? false)
        #expect(listed.first?.reminder.lead == 7_200)
    }

    @Test("it does so when the one that cancelled it was subscribed to first, and is on the agenda")
    func cancelledByTheFirst() async throws {
        let home = try TestHome()
        for (name, status) in [("B", "CANCELLED"), ("A", "CONFIRMED")] {
            let path = try home.folder.write(Self.calendar(status), as: "\(name).ics")
            _ = try await home.as("ann").sources.subscribe(
                Subscription(address: path, name: name, every: 60))
        }
        let ann = try home.as("ann")
        _ = try ann.settings.set("leads.exam", "2h,15m")
        let listed = try ann.reminders.upcoming(from: "2026-10-06", to: "2026-10-07")
        #expect(listed.map(\.content.title) == ["CM50123 Exam at 09:00, or cancelled"])
        #expect(listed.first?.content.body.hasPrefix("may be cancelled: B says so\n") ?? false)
        let window = try ann.calendar.window(.day, date: "2026-10-06", from: nil, to: nil)
        #expect(try ann.calendar.agenda(.init(window: window)).map(\.cancelledIn) == [["B"]])
    }

    @Test(
        "what the newer one says rings, whichever was subscribed to first",
        arguments: [true, false])
    func newerRoom(isLast: Bool) async throws {
        let home = try TestHome()
        for isNew in isLast ? [false, true] : [true, false] {
            let text = Self.calendar("CONFIRMED").replacingOccurrences(
                of: "STATUS:",
                with: "LOCATION:\(isNew ? "New" : "Old") hall\nLAST-MODIFIED:"
                    + "2026\(isNew ? "10" : "09")01T090000Z\nSTATUS:"
            ).replacingOccurrences(of: "UID:", with: "UID:\(isNew)")
            let path = try home.folder.write(text, as: "\(isNew).ics")
            _ = try await home.as("ann").sources.subscribe(
                Subscription(address: path, name: "\(isNew)", every: 60))
        }
        _ = try home.as("ann").settings.set("leads.exam", "2h")
        let path = home.folder.path + "/rung.jsonl"
        _ = try home.as("ann", now: "2026-10-06T07:00:00+01:00").bell.ringOnce(
            RingOptions(channel: .jsonLines(path: path)),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("New hall") && !text.contains("Old hall"), "\(text)")
    }

    @Test("what one no longer lists and another does is not told", arguments: [true, false])
    func listedElsewhere(isListed: Bool) async throws {
        let home = try await Self.home("CONFIRMED")
        let empty =
            "BEGIN:VCALENDAR\n"
            + Self.calendar("OTHER", title: "Something else").split(separator: "\n")
            .dropFirst().joined(separator: "\n") + "\n"
        for name in isListed ? ["A"] : ["A", "B"] {
            try home.write(empty, to: home.folder.path + "/\(name).ics")
        }
        _ = try await home.as("ann", now: "2026-10-05T10:00:00+01:00")
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
        let path = home.folder.path + "/told.jsonl"
        _ = try home.as("ann", now: "2026-10-05T10:01:00+01:00").bell.ringOnce(
            RingOptions(channel: .jsonLines(path: path)),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        let told = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        #expect(told.contains("no longer listed") != isListed, "\(told)")
    }

    @Test("while both list it, it rings as ever")
    func sure() async throws {
        let listed = try await Self.home("CONFIRMED").as("ann")
            .reminders.upcoming(from: "2026-10-06", to: "2026-10-07")
        #expect(listed.map(\.content.title) == Array(repeating: "CM50123 Exam at 09:00", count: 2))
    }

    @Test("when the other lists it again before it rings, it is doubtful no more")
    func sureAgain() async throws {
        let home = try await Self.home()
        let ann = try home.as("ann")
        let rules = try ann.bell.bellRules(on: .still(at: ann.now))
        let reminder = try #require(
            rules.plan(ann.person, ann.now..<ann.now.adding(seconds: 2 * 86_400))
                .first { $0.kind == .exam || $0.kind == .class })
        let due = DueReminder(
            row: 1, person: ann.person, reminder: reminder, next: reminder.due,
            wanted: reminder.due)
        func title() throws -> String? {
            let answers = try rules.assess([due], reminder.due)
            guard case .ring(let ringing) = answers.first else { return nil }
            return ringing.content.title
        }
        #expect(try title() == "CM50123 Exam at 09:00, or cancelled")
        let text = Self.calendar("CANCELLED").replacingOccurrences(
            of: "STATUS:CANCELLED", with: "STATUS:CONFIRMED")
        try home.write(text, to: home.folder.path + "/B.ics")
        _ = try await home.as("ann", now: "2026-10-05T10:00:00+01:00")
            .imports.run(.named(["B"]), isNarrowed: true)
        #expect(try title() == "CM50123 Exam at 09:00")
    }

    @Test("the ledger keeps the doubt: the daemon says it too")
    func ledger() async throws {
        let home = try await Self.home()
        let path = home.folder.path + "/rung.jsonl"
        for time in ["07:00", "08:45"] {
            _ = try home.as("ann", now: "2026-10-06T\(time):00+01:00").bell.ringOnce(
                RingOptions(channel: .jsonLines(path: path)),
                logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.split(separator: "\n").count == 1)
        #expect(text.contains("\"CM50123 Exam at 09:00, or cancelled\""))
    }
}
