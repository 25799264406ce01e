import Campus
import Foundation
import Logging
import Operations
import Recurrence
import Reminding
import TestSupport
import Testing

@Suite("Many changes of one import", .serialized)
struct MassChangeTests {
    /// Of so many classes, from tomorrow on one a day: when, where and whether each takes place.
    struct Term {
        var count = 12
        var hour: (Int) -> Int = { _ in 9 }
        var place: (Int) -> String = { _ in "8W 2.1" }
        var isCancelled: (Int) -> Bool = { _ in false }
        var isListed: (Int) -> Bool = { _ in true }

        var text: String {
            let events = (0..<count).filter(isListed).map { index in
                let (day, hour) = (6 + index, hour(index))
                return """
                    BEGIN:VEVENT
                    UID:lecture-\(index)
                    DTSTART;TZID=Europe/London:202610\(day < 10 ? "0" : "")\(day)T\(hour < 10 ? "0" : "")\(hour)0000
                    DURATION:PT1H
                    SUMMARY:Lecture \(index)
                    LOCATION:\(place(index))
                    STATUS:\(isCancelled(index) ? "CANCELLED" : "CONFIRMED")
                    END:VEVENT

                    """
            }
            return "BEGIN:VCALENDAR\n" + events.joined() + "END:VCALENDAR\n"
        }
    }

    static func home() async throws -> TestHome {
        let home = try TestHome()
        let path = try home.folder.write(Term().text, as: "term.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: path, name: "Timetable", every: 60))
        return home
    }

    static func at(_ time: String, day: Int = 5) -> String { "2026-10-0\(day)T\(time):00+01:00" }

    static func tell(
        _ home: TestHome, _ time: String, day: Int = 5, _ change: (inout Term) -> Void
    ) async throws {
        var term = Term()
        change(&term)
        _ = try home.folder.write(term.text, as: "term.ics")
        _ = try await home.as("ann", now: at(time, day: day))
            .imports.run(.all, .acceptingRemovals, isNarrowed: true)
    }

    /// What rings at an instant: titles and bodies of changes.
    static func rung(_ home: TestHome, _ time: String, day: Int = 5) throws -> [(
        title: String, body: String
    )] {
        try rung(home, at: at(time, day: day))
    }

    /// The same at any instant.
    static func rung(
        _ home: TestHome, at now: String, of kind: String = "change"
    ) throws -> [(title: String, body: String)] {
        let path = home.folder.path + "/rung-\(now.prefix(16)).jsonl"
        _ = try home.as("ann", now: now).bell.ringOnce(
            RingOptions(channel: .jsonLines(path: path)),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        return try text.split(separator: "\n").compactMap { line in
            let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            guard json?["kind"] as? String == kind else { return nil }
            return (json?["title"] as? String ?? "", json?["body"] as? String ?? "")
        }
    }

    @Test(
        "a timetable that moved as a whole rings once, tomorrow's by name; and so on its way back")
    func moved() async throws {
        let home = try await Self.home()
        try await Self.tell(home, "10:00") { $0.hour = { _ in 14 } }
        let rung = try Self.rung(home, "10:00")
        #expect(rung.map(\.title) == ["Your timetable moved by 5 h: 12 classes"])
        #expect(
            rung.first?.body == """
                each 5 h later than it was
                Lecture 0 moved from Tue 6 Oct 09:00 to 14:00
                look at the changes: belltower changes
                says Timetable
                """)
        #expect(try Self.rung(home, "10:30").isEmpty)
        try await Self.tell(home, "12:00") { _ in }
        let back = try Self.rung(home, "12:00")
        #expect(back.map(\.title) == ["Your timetable moved by 5 h: 12 classes"])
        #expect(back.first?.body.hasPrefix("each 5 h earlier than it was\n") ?? false)
        // Nothing of it rings by itself when its class is near.
        #expect(try Self.rung(home, "12:00", day: 8).isEmpty)
    }

    @Test("five ring by themselves, six as one", arguments: [5, 6])
    func few(count: Int) async throws {
        let home = try await Self.home()
        try await Self.tell(home, "10:00") { $0.place = { $0 < count ? "1W 1.1" : "8W 2.1" } }
        let planned = try home.as("ann", now: Self.at("10:00"))
            .reminders.upcoming(from: "2026-10-05", to: "2026-10-13").filter {
                $0.reminder.kind == .change
            }
        #expect(
            planned.map(\.reminder.id.first)
                == (count > 5 ? ["c"] : Array(repeating: "c", count: 5)))
        #expect(
            planned.map(\.content.title).first
                == (count > 5
                    ? "Your timetable changed: 6 classes in 1W 1.1"
                    : "Lecture 0 is in 1W 1.1 instead of 8W 2.1"))
    }

    static let causes: [(String, @Sendable (inout Term) -> Void)] = [
        ("Your timetable changed: 12 classes cancelled", { $0.isCancelled = { _ in true } }),
        ("Your timetable changed: 12 classes no longer listed", { $0.isListed = { _ in false } }),
        (
            "Your timetable changed: 12 classes in another place",
            { $0.place = { "1W \($0)" } }
        ),
        (
            "Your timetable changed: 3 moved, 9 cancelled",
            {
                $0.hour = { $0 < 3 ? 11 : 9 }
                $0.isCancelled = { $0 >= 3 }
            }
        ),
        ("Your timetable changed: 12 classes moved", { $0.hour = { $0 % 2 == 0 ? 11 : 12 } }),
    ]

    @Test("it says the cause, or counts by kind", arguments: causes.indices)
    func cause(index: Int) async throws {
        let home = try await Self.home()
        try await Self.tell(home, "10:00", Self.causes[index].1)
        let titles = try Self.rung(home, "10:00").map(\.title)
        #expect(titles == [Self.causes[index].0], "\(titles)")
    }

    @Test("what was altered again since, muted or hidden is not counted; of nothing nothing rings")
    func obsolete() async throws {
        let home = try await Self.home()
        try await Self.tell(home, "10:00") { $0.hour = { _ in 14 } }
        let ann = try home.as("ann", now: Self.at("10:00"))
        let rules = try ann.bell.bellRules(on: .still(at: ann.now))
        let all = try rules.plan(ann.person, ann.now..<ann.now.adding(seconds: 60))
        let notice = try #require(all.first { $0.kind == .change })
        let due = DueReminder(
            row: 1, person: ann.person, reminder: notice, next: notice.due, wanted: notice.due)
        func verdict() throws -> String {
            switch try rules.assess([due], notice.due).first {
            case .ring(let ringing): ringing.content.title
            case .lapse(let reason): reason.text
            default: "something else"
            }
        }
        try await Self.tell(home, "11:30") { $0.hour = { $0 < 4 ? 9 : 14 } }
        #expect(try verdict() == "Your timetable moved by 5 h: 8 classes")
        try await Self.tell(home, "13:00") { _ in }
        #expect(try verdict() == "all of it was taken back, or altered again")
    }

    @Test("with a digest, what is far away is a line of it")
    func digest() async throws {
        let home = try await Self.home()
        _ = try home.as("ann").settings.set("digest", "18:00")
        try await Self.tell(home, "10:00") { $0.hour = { $0 < 4 ? 9 : 11 } }
        #expect(try Self.rung(home, "10:00").isEmpty)
        let listed = try home.as("ann", now: Self.at("10:00")).reminders.upcoming(
            from: nil, to: nil)
        let digest = try #require(listed.first { $0.reminder.kind == .digest })
        #expect(digest.content.body.hasSuffix("Your timetable moved by 2 h: 8 classes"))
    }
}
