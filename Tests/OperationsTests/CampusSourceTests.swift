import Campus
import Foundation
import Recurrence
import Scheduling
import Storage
import TestSupport
import Testing

@testable import Operations

extension TestHome {
    /// Gives the campus a feed.
    @discardableResult
    func subscribeCampus(
        _ summaries: String..., as handle: String = "op", named name: String = "Campus"
    ) async throws -> String {
        let file = try folder.write(classFeed(summaries), as: "\(name).ics")
        _ = try await self.as(handle).sources.subscribe(
            Subscription(address: file, name: name, every: 60, isForEveryone: true))
        return file
    }

    /// What a person's agenda of October 2026 lists.
    func october(_ handle: String, now: String? = nil) throws -> [AgendaItem] {
        let desks = try self.as(handle, now: now)
        return try desks.calendar.agenda(
            AgendaQuery(
                window: desks.calendar.window(
                    .day, date: nil, from: "2026-10-01", to: "2026-11-01")))
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
}

/// Acts on the campus's source.
enum CampusActs {
    static let acts: [(String, @Sendable (Desks) async throws -> Void)] = [
        (
            "see it",
            { desks in
                if try desks.sources.list().isEmpty { throw Refusal(.missing, "none") }
            }
        ),
        ("ask for its history", { _ = try $0.sources.history(of: "Campus") }),
        ("rename it", { _ = try $0.sources.configure("Campus") { $0.name = "Timetable" } }),
        ("remove it", { try $0.sources.unsubscribe("Campus") }),
        ("undo its import", { _ = try $0.imports.undo(of: "Campus") }),
        (
            "accept what it lost",
            { desks in
                _ = try await desks.imports.run(
                    .named(["Campus"]), .acceptingRemovals, isNarrowed: false)
            }
        ),
        (
            "add another",
            { desks in
                _ = try await desks.sources.subscribe(
                    Subscription(address: "/nowhere.ics", every: 60, isForEveryone: true))
            }
        ),
    ]
    /// What an operator who did not subscribe to it and a student end with.
    static let permissions: [(act: Int, handle: String, expected: Refusal.Reason?)] = [
        (0, "ann", nil), (0, "sam", nil), (1, "ann", nil), (1, "sam", .forbidden),
        (2, "ann", nil), (2, "sam", .forbidden), (3, "ann", nil), (3, "sam", .forbidden),
        (4, "ann", .missing), (4, "sam", .forbidden), (5, "ann", nil), (5, "sam", .forbidden),
        (6, "ann", .missing), (6, "sam", .forbidden), (1, "out", .forbidden),
    ]
}

@Suite("Sources of the campus")
struct CampusSourceTests {
    /// A feed with a week's number, a timed welcome and a lecture.
    static let markers = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        BEGIN:VEVENT\r
        UID:week@example\r
        DTSTART;VALUE=DATE:20261005\r
        DTEND;VALUE=DATE:20261010\r
        SUMMARY:Week 2\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:welcome@example\r
        DTSTART;TZID=Europe/London:20261006T180000\r
        DTEND;TZID=Europe/London:20261006T190000\r
        SUMMARY:Welcome\r
        END:VEVENT\r
        BEGIN:VEVENT\r
        UID:lecture@example\r
        DTSTART;TZID=Europe/London:20261007T090000\r
        DTEND;TZID=Europe/London:20261007T100000\r
        SUMMARY:CM50123 - Lecture\r
        END:VEVENT\r
        END:VCALENDAR\r

        """

    @Test("its meetings reach who is enrolled in their modules, and nobody else")
    func reach() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture", "MA20216 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim").enrolment.enrol(["CM50123", "MA20216"])
        #expect(try home.october("sam").map(\.summary) == ["CM50123 - Lecture"])
        #expect(try home.october("sam").map(\.source) == ["Campus"])
        #expect(
            try home.october("kim").map(\.summary) == ["CM50123 - Lecture", "MA20216 - Lecture"])
        #expect(try home.october("ada").isEmpty)
        _ = try home.as("kim").enrolment.leave("CM50123")
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
    }

    @Test("a person keeps a hundred sources, and the campus as many as it has")
    func hundred() async throws {
        let home = try TestHome()
        let desks = try home.as("op")
        let feed = Array(classFeed(["MA20216 - Lecture"]).utf8)
        for number in 1...100 { _ = try desks.sources.take(feed, named: "Copy \(number)") }
        let refused = #expect(throws: Refusal.self) {
            try desks.sources.take(feed, named: "One more")
        }
        #expect(refused?.reason == .conflict)
        try await home.subscribeCampus("CM50123 - Lecture")
        try desks.sources.unsubscribe("Copy 7")
        _ = try desks.sources.take(feed, named: "One more")
    }

    @Test("who subscribed to it takes nothing by that, and has nothing of it in their agenda")
    func subscriber() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        #expect(try home.as("op").enrolment.enrolments().isEmpty)
        #expect(try home.october("op").isEmpty)
        // A feed of their own makes enrolments only of what that feed holds.
        try await home.subscribe("op", "MA20216 - Lecture")
        #expect(try home.as("op").enrolment.enrolments().map(\.code.text) == ["MA20216"])
        try home.as("op").sources.unsubscribe("op")
        #expect(try home.as("op").enrolment.enrolments().isEmpty)
    }

    @Test("who is enrolled by their own feed gets the campus's meetings too, a class once")
    func feedAndCampus() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture", "CM50123 - Lab")
        try await home.subscribe("sam", "CM50123 - Lecture")
        let items = try home.october("sam")
        #expect(items.map(\.summary) == ["CM50123 - Lecture", "CM50123 - Lab"])
        #expect(items.map { $0.alsoFrom.count } == [1, 0])
        let page = try home.as("sam").modules.page("CM50123")
        #expect(page.meetings.map(\.summary) == ["CM50123 - Lecture", "CM50123 - Lab"])
    }

    @Test("a programme's modules bring the campus's meetings, and overlaps are found among them")
    func programme() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        try await home.subscribeCampus("MA20216 - Lecture", named: "Maths")
        _ = try home.load(
            #"[{"name":"MSc","year":"2026/27","modules":["CM50123","MA20216"]}]"#, programmes: true)
        let sam = try home.as("sam")
        let plan = try sam.enrolment.programmePlan("MSc")
        #expect(plan.overlaps.count == 1)
        _ = try sam.enrolment.enrol(in: plan)
        #expect(try home.october("sam").count == 2)
    }

    @Test("whole days without a module reach all who take a module of that source; hours do not")
    func markers() async throws {
        let home = try TestHome()
        let file = try home.folder.write(Self.markers, as: "campus.ics")
        let report = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Campus", every: 60, isForEveryone: true))
        #expect(
            report.reason == "1 meeting names no module for certain, so nobody sees it")
        try await home.subscribeCampus("MA20216 - Lecture", named: "Maths")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim").enrolment.enrol(["MA20216"])
        #expect(try home.october("sam").map(\.summary) == ["Week 2", "CM50123 - Lecture"])
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
        let told = try home.as("op").checks.run().map(\.message)
        #expect(told.contains { $0.hasPrefix("1 meeting names no module") })
        #expect(try !home.as("sam").checks.run().contains { $0.message.contains("nobody sees") })
    }

    @Test("changes reach those who take the module before or after, what is removed too")
    func changes() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus(
            "CM50123 - Lecture", "MA20216 - Lecture", "MA20216 - Lab")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim").enrolment.enrol(["MA20216"])
        let moved = classFeed(["CM50123 - Lecture", "MA20216 - Lecture"])
            .replacing("20261010T100000", with: "20261010T110000")
        try home.write(moved, to: file)
        let later = "2026-10-06T08:00:00+01:00"
        _ = try await home.as("op", now: later).imports.run(.named(["Campus"]), isNarrowed: true)
        #expect(try home.as("sam").sources.changes(since: nil).map(\.change.kind) == [.moved])
        #expect(try home.as("kim").sources.changes(since: nil).map(\.change.kind) == [.removed])
        #expect(try home.as("kim").sources.changes(since: nil).map(\.source) == ["Campus"])
        #expect(try home.as("op").sources.changes(since: nil).isEmpty)
        #expect(try home.as("kim").sources.changes(since: "2026-10-07").isEmpty)
        // Undone, they were never told.
        _ = try home.as("op", now: "2026-10-06T09:00:00+01:00").imports.undo(of: "Campus")
        #expect(try home.as("kim").sources.changes(since: nil).isEmpty)
        #expect(try home.october("kim").count == 2)
    }

    @Test("a meeting that goes over to another module goes over to other people")
    func transfer() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        let module = """
            [{"code":"MA20216","title":"Algebra","year":"2026/27"}]
            """
        _ = try home.load(module)
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        _ = try home.as("kim").enrolment.enrol(["MA20216"])
        let text = classFeed(["CM50123 - Lecture"])
            .replacing("SUMMARY:CM50123", with: "SUMMARY:MA20216")
        try home.write(text, to: file)
        let later = "2026-10-06T08:00:00+01:00"
        _ = try await home.as("op", now: later).imports.run(.all, isNarrowed: true)
        #expect(try home.october("sam").isEmpty)
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
        for person in ["sam", "kim"] {
            #expect(
                try home.as(person).sources.changes(since: nil).map(\.change.kind) == [.renamed])
        }
        // Nobody takes what the source no longer tells of.
        #expect(try home.as("sam").sources.list().isEmpty)
    }

    @Test(
        "any operator keeps it, whoever subscribed; others see it",
        arguments: CampusActs.permissions)
    func permissions(act: Int, handle: String, expected: Refusal.Reason?) async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("ann")
        _ = try home.as("op").people.edit("ann", ProfileEdit(), role: .operator)
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        var found: Refusal.Reason?
        do {
            try await CampusActs.acts[act].1(home.as(handle))
        } catch {
            found = (error as? Refusal)?.reason ?? .failed
        }
        #expect(found == expected, "\(handle): \(CampusActs.acts[act].0)")
    }

    @Test("its address is shown to operators alone")
    func address() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        #expect(try home.as("op").sources.list().map(\.isKept) == [true])
        #expect(try home.as("sam").sources.list().map(\.isKept) == [false])
        #expect(try home.as("kim").sources.list().isEmpty)
    }

    @Test("the same address again for everyone changes nothing; for oneself it is another source")
    func again() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("ann")
        _ = try home.as("op").people.edit("ann", ProfileEdit(), role: .operator)
        let again = try await home.as("ann").sources.subscribe(
            Subscription(address: file, every: 60, isForEveryone: true))
        #expect(again.status == .unchanged)
        #expect(again.source == "Campus")
        let own = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Campus", every: 60))
        #expect(own.status == .imported)
        #expect(own.source == "Campus (2)")
        #expect(try home.as("op").enrolment.enrolments().map(\.code.text) == ["CM50123"])
    }

    @Test("events are no campus source")
    func events() async throws {
        let home = try TestHome()
        let file = try home.folder.write(classFeed(["Party"]), as: "party.ics")
        let wish = Subscription(address: file, kind: .event, every: 60, isForEveryone: true)
        await #expect(throws: Refusal.self) { try await home.as("op").sources.subscribe(wish) }
        #expect(try !home.as("op").sources.hasCampusSources())
    }

    @Test(
        "it outlives whoever subscribed to it, and passes to another operator", arguments: [0, 1])
    func erasure(way: Int) async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        #expect(reason { try home.as("op").people.erase("op", .anonymous) } == .forbidden)
        let ann = try home.as("ann")
        _ = try home.as("op").people.edit("ann", ProfileEdit(), role: .operator)
        // A source of hers that has the same name.
        try await home.subscribe("ann", "MA20216 - Lecture")
        _ = try ann.sources.configure("ann") { $0.name = "Own" }
        switch way {
        case 0: try home.as("op").people.erase("op", .removed)
        default: _ = try ann.people.edit("op", ProfileEdit(), role: .student)
        }
        #expect(try home.october("sam").map(\.summary) == ["CM50123 - Lecture"])
        try home.write(classFeed(["CM50123 - Lecture", "CM50123 - Lab"]), to: file)
        let later = "2026-10-06T08:00:00+01:00"
        let reports = try await home.as("ann", now: later).imports.run(
            .named(["Campus"]), isNarrowed: true)
        #expect(reports.map(\.counts.added) == [1])
        #expect(try home.october("sam").count == 2)
        #expect(try home.as("ann").enrolment.enrolments().map(\.code.text) == ["MA20216"])
        try home.as("ann").sources.unsubscribe("Campus")
        #expect(try home.october("sam").isEmpty)
    }

    @Test("a campus feed that loses its classes is refused, for all at once")
    func guarding() async throws {
        let home = try TestHome()
        let all = (0..<6).map { "CM50123 - Lecture \($0)" }
        let file = try home.folder.write(classFeed(all), as: "campus.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Campus", every: 60, isForEveryone: true))
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        try home.write(classFeed([]), to: file)
        let refused = try await home.as("sam").imports.run(.all, isNarrowed: false)
        #expect(refused.map(\.status) == [.refused])
        #expect(try home.october("sam").count == 6)
    }

    @Test("parallel groups are alternatives, whatever week is looked at, and one is chosen")
    func groups() async throws {
        let home = try TestHome()
        try await home.subscribeCampus(
            "CM50123 - Seminar Group 1", "CM50123 - Seminar Group 2", "CM50123 - Lecture")
        let sam = try home.as("sam")
        _ = try sam.enrolment.enrol(["CM50123"])
        let first = try sam.calendar.agenda(
            AgendaQuery(window: sam.calendar.window(.day, date: "2026-10-10", from: nil, to: nil)))
        #expect(first.map(\.isAlternative) == [true])
        _ = try sam.items.change(
            try #require(first.first?.id.description), ItemEdit(group: "2"), isSeries: true)
        #expect(try home.october("sam").map(\.isHidden) == [true, false, false])
        _ = try home.as("kim").enrolment.enrol(["CM50123"])
        #expect(try home.october("kim").map(\.isAlternative) == [true, true, false])
    }

    @Test("a class of two modules is listed under the one that the person takes")
    func sharedClass() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 / MA20216 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["MA20216"])
        #expect(try home.october("sam").map(\.module?.text) == ["MA20216"])
        _ = try home.as("kim").enrolment.enrol(["MA20216", "CM50123"])
        #expect(try home.october("kim").map(\.module?.text) == ["CM50123"])
    }

    @Test("labelled anew, under another campus profile, it reaches others")
    func relabelled() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("Lecture K7B3")
        #expect(try home.as("sam").modules.search("K7B3", atMost: 5).isEmpty)
        let folder = home.folder.path + "/home/Crawlers/campus"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try home.write("moduleCode: {pattern: '[A-Z]\\d[A-Z]\\d'}\n", to: folder + "/odd.yaml")
        try home.configure("campus: odd\n")
        _ = try await home.as("op").imports.run(.all, isNarrowed: true)
        _ = try home.as("sam").enrolment.enrol(["K7B3"])
        #expect(try home.october("sam").map(\.summary) == ["Lecture K7B3"])
    }

    @Test("two imports at once write it once")
    func sideBySide() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrolment.enrol(["CM50123"])
        try home.write(classFeed(["CM50123 - Lecture", "CM50123 - Lab"]), to: file)
        let later = "2026-10-06T08:00:00+01:00"
        let (op, sam) = (try home.as("op", now: later), try home.as("sam", now: later))
        async let first = op.imports.run(.all, isNarrowed: false)
        async let second = sam.imports.run(.all, isNarrowed: false)
        let added = try await (first + second).map(\.counts.added)
        #expect(added.reduce(0, +) == 1)
        #expect(try home.october("sam").count == 2)
        #expect(try home.as("sam").sources.changes(since: nil).count == 1)
    }
}
