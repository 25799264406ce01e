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
        _ = try await self.as(handle).subscribe(
            Subscription(address: file, name: name, every: 60, isForEveryone: true))
        return file
    }

    /// What a person's agenda of October 2026 lists.
    func october(_ handle: String, now: String? = nil) throws -> [AgendaItem] {
        let registrar = try self.as(handle, now: now)
        return try registrar.agenda(
            AgendaQuery(
                window: registrar.window(
                    .day, date: nil, from: "2026-10-01", to: "2026-11-01")))
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
}

/// Acts on the campus's source.
enum CampusActs {
    static let acts: [(String, @Sendable (Registrar) async throws -> Void)] = [
        (
            "see it",
            { registrar in
                if try registrar.sources().isEmpty { throw Failure(.missing, "none") }
            }
        ),
        ("ask for its history", { _ = try $0.history(of: "Campus") }),
        ("rename it", { _ = try $0.configure("Campus") { $0.name = "Timetable" } }),
        ("remove it", { try $0.unsubscribe("Campus") }),
        ("undo its import", { _ = try $0.undoImport(of: "Campus") }),
        (
            "accept what it lost",
            { registrar in
                _ = try await registrar.importSources(
                    .named(["Campus"]), .acceptingRemovals, isNarrowed: false)
            }
        ),
        (
            "add another",
            { registrar in
                _ = try await registrar.subscribe(
                    Subscription(address: "/nowhere.ics", every: 60, isForEveryone: true))
            }
        ),
    ]
    /// What an operator who did not subscribe to it and a student end with.
    static let permissions: [(act: Int, handle: String, expected: Failure.Status?)] = [
        (0, "ann", nil), (0, "sam", nil), (1, "ann", nil), (1, "sam", .notAllowed),
        (2, "ann", nil), (2, "sam", .notAllowed), (3, "ann", nil), (3, "sam", .notAllowed),
        (4, "ann", .missing), (4, "sam", .notAllowed), (5, "ann", nil), (5, "sam", .notAllowed),
        (6, "ann", .missing), (6, "sam", .notAllowed), (1, "out", .notAllowed),
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
        _ = try home.as("sam").enrol(["CM50123"])
        _ = try home.as("kim").enrol(["CM50123", "MA20216"])
        #expect(try home.october("sam").map(\.summary) == ["CM50123 - Lecture"])
        #expect(try home.october("sam").map(\.source) == ["Campus"])
        #expect(
            try home.october("kim").map(\.summary) == ["CM50123 - Lecture", "MA20216 - Lecture"])
        #expect(try home.october("ada").isEmpty)
        _ = try home.as("kim").leave("CM50123")
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
    }

    @Test("who subscribed to it takes nothing by that, and has nothing of it in their agenda")
    func subscriber() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        #expect(try home.as("op").enrolments().isEmpty)
        #expect(try home.october("op").isEmpty)
        // A feed of their own makes enrolments only of what that feed holds.
        try await home.subscribe("op", "MA20216 - Lecture")
        #expect(try home.as("op").enrolments().map(\.code.text) == ["MA20216"])
        try home.as("op").unsubscribe("op")
        #expect(try home.as("op").enrolments().isEmpty)
    }

    @Test("who is enrolled by their own feed gets the campus's meetings too, a class once")
    func feedAndCampus() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture", "CM50123 - Lab")
        try await home.subscribe("sam", "CM50123 - Lecture")
        let items = try home.october("sam")
        #expect(items.map(\.summary) == ["CM50123 - Lecture", "CM50123 - Lab"])
        #expect(items.map { $0.alsoFrom.count } == [1, 0])
        let page = try home.as("sam").modulePage("CM50123")
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
        let plan = try sam.programmePlan("MSc")
        #expect(plan.overlaps.count == 1)
        _ = try sam.enrol(in: plan)
        #expect(try home.october("sam").count == 2)
    }

    @Test("whole days without a module reach all who take a module of that source; hours do not")
    func markers() async throws {
        let home = try TestHome()
        let file = try home.folder.write(Self.markers, as: "campus.ics")
        let report = try await home.as("op").subscribe(
            Subscription(address: file, name: "Campus", every: 60, isForEveryone: true))
        #expect(
            report.reason == "1 meeting names no module for certain, so nobody sees it")
        try await home.subscribeCampus("MA20216 - Lecture", named: "Maths")
        _ = try home.as("sam").enrol(["CM50123"])
        _ = try home.as("kim").enrol(["MA20216"])
        #expect(try home.october("sam").map(\.summary) == ["Week 2", "CM50123 - Lecture"])
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
        let told = try home.as("op").check().map(\.message)
        #expect(told.contains { $0.hasPrefix("1 meeting names no module") })
        #expect(try !home.as("sam").check().contains { $0.message.contains("nobody sees") })
    }

    @Test("changes reach those who take the module before or after, what is removed too")
    func changes() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus(
            "CM50123 - Lecture", "MA20216 - Lecture", "MA20216 - Lab")
        _ = try home.as("sam").enrol(["CM50123"])
        _ = try home.as("kim").enrol(["MA20216"])
        let moved = classFeed(["CM50123 - Lecture", "MA20216 - Lecture"])
            .replacing("20261010T100000", with: "20261010T110000")
        try home.write(moved, to: file)
        let later = "2026-10-06T08:00:00+01:00"
        _ = try await home.as("op", now: later).importSources(.named(["Campus"]), isNarrowed: true)
        #expect(try home.as("sam").changes(since: nil).map(\.change.kind) == [.moved])
        #expect(try home.as("kim").changes(since: nil).map(\.change.kind) == [.removed])
        #expect(try home.as("kim").changes(since: nil).map(\.source) == ["Campus"])
        #expect(try home.as("op").changes(since: nil).isEmpty)
        #expect(try home.as("kim").changes(since: "2026-10-07").isEmpty)
        // Undone, they were never told.
        _ = try home.as("op", now: "2026-10-06T09:00:00+01:00").undoImport(of: "Campus")
        #expect(try home.as("kim").changes(since: nil).isEmpty)
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
        _ = try home.as("sam").enrol(["CM50123"])
        _ = try home.as("kim").enrol(["MA20216"])
        let text = classFeed(["CM50123 - Lecture"])
            .replacing("SUMMARY:CM50123", with: "SUMMARY:MA20216")
        try home.write(text, to: file)
        let later = "2026-10-06T08:00:00+01:00"
        _ = try await home.as("op", now: later).importSources(.all, isNarrowed: true)
        #expect(try home.october("sam").isEmpty)
        #expect(try home.october("kim").map(\.summary) == ["MA20216 - Lecture"])
        for person in ["sam", "kim"] {
            #expect(try home.as(person).changes(since: nil).map(\.change.kind) == [.renamed])
        }
        // Nobody takes what the source no longer tells of.
        #expect(try home.as("sam").sources().isEmpty)
    }

    @Test(
        "any operator keeps it, whoever subscribed; others see it",
        arguments: CampusActs.permissions)
    func permissions(act: Int, handle: String, expected: Failure.Status?) async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("ann")
        _ = try home.as("op").editPerson("ann", ProfileEdit(), role: .operator)
        _ = try home.as("sam").enrol(["CM50123"])
        var found: Failure.Status?
        do {
            try await CampusActs.acts[act].1(home.as(handle))
        } catch {
            found = (error as? Failure)?.status ?? .inputOutput
        }
        #expect(found == expected, "\(handle): \(CampusActs.acts[act].0)")
    }

    @Test("its address is shown to operators alone")
    func address() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrol(["CM50123"])
        #expect(try home.as("op").sources().map(\.isKept) == [true])
        #expect(try home.as("sam").sources().map(\.isKept) == [false])
        #expect(try home.as("kim").sources().isEmpty)
    }

    @Test("the same address again for everyone changes nothing; for oneself it is another source")
    func again() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("ann")
        _ = try home.as("op").editPerson("ann", ProfileEdit(), role: .operator)
        let again = try await home.as("ann").subscribe(
            Subscription(address: file, every: 60, isForEveryone: true))
        #expect(again.status == .unchanged)
        #expect(again.source == "Campus")
        let own = try await home.as("op").subscribe(
            Subscription(address: file, name: "Campus", every: 60))
        #expect(own.status == .imported)
        #expect(own.source == "Campus (2)")
        #expect(try home.as("op").enrolments().map(\.code.text) == ["CM50123"])
    }

    @Test("events are no campus source")
    func events() async throws {
        let home = try TestHome()
        let file = try home.folder.write(classFeed(["Party"]), as: "party.ics")
        let wish = Subscription(address: file, kind: .event, every: 60, isForEveryone: true)
        await #expect(throws: Failure.self) { try await home.as("op").subscribe(wish) }
        #expect(try !home.as("op").hasCampusSources())
    }

    @Test(
        "it outlives whoever subscribed to it, and passes to another operator", arguments: [0, 1])
    func erasure(way: Int) async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrol(["CM50123"])
        #expect(status { try home.as("op").erasePerson("op", .anonymous) } == .notAllowed)
        let ann = try home.as("ann")
        _ = try home.as("op").editPerson("ann", ProfileEdit(), role: .operator)
        // A source of hers that has the same name.
        try await home.subscribe("ann", "MA20216 - Lecture")
        _ = try ann.configure("ann") { $0.name = "Own" }
        switch way {
        case 0: try home.as("op").erasePerson("op", .removed)
        default: _ = try ann.editPerson("op", ProfileEdit(), role: .student)
        }
        #expect(try home.october("sam").map(\.summary) == ["CM50123 - Lecture"])
        try home.write(classFeed(["CM50123 - Lecture", "CM50123 - Lab"]), to: file)
        let later = "2026-10-06T08:00:00+01:00"
        let reports = try await home.as("ann", now: later).importSources(
            .named(["Campus"]), isNarrowed: true)
        #expect(reports.map(\.counts.added) == [1])
        #expect(try home.october("sam").count == 2)
        #expect(try home.as("ann").enrolments().map(\.code.text) == ["MA20216"])
        try home.as("ann").unsubscribe("Campus")
        #expect(try home.october("sam").isEmpty)
    }

    @Test("a campus feed that loses its classes is refused, for all at once")
    func guarding() async throws {
        let home = try TestHome()
        let all = (0..<6).map { "CM50123 - Lecture \($0)" }
        let file = try home.folder.write(classFeed(all), as: "campus.ics")
        _ = try await home.as("op").subscribe(
            Subscription(address: file, name: "Campus", every: 60, isForEveryone: true))
        _ = try home.as("sam").enrol(["CM50123"])
        try home.write(classFeed([]), to: file)
        let refused = try await home.as("sam").importSources(.all, isNarrowed: false)
        #expect(refused.map(\.status) == [.refused])
        #expect(try home.october("sam").count == 6)
    }

    @Test("parallel groups are alternatives, whatever week is looked at, and one is chosen")
    func groups() async throws {
        let home = try TestHome()
        try await home.subscribeCampus(
            "CM50123 - Seminar Group 1", "CM50123 - Seminar Group 2", "CM50123 - Lecture")
        let sam = try home.as("sam")
        _ = try sam.enrol(["CM50123"])
        let first = try sam.agenda(
            AgendaQuery(window: sam.window(.day, date: "2026-10-10", from: nil, to: nil)))
        #expect(first.map(\.isAlternative) == [true])
        _ = try sam.change(
            try #require(first.first?.id.description), ItemEdit(group: "2"), isSeries: true)
        #expect(try home.october("sam").map(\.isHidden) == [true, false, false])
        _ = try home.as("kim").enrol(["CM50123"])
        #expect(try home.october("kim").map(\.isAlternative) == [true, true, false])
    }

    @Test("a class of two modules is listed under the one that the person takes")
    func sharedClass() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("CM50123 / MA20216 - Lecture")
        _ = try home.as("sam").enrol(["MA20216"])
        #expect(try home.october("sam").map(\.module?.text) == ["MA20216"])
        _ = try home.as("kim").enrol(["MA20216", "CM50123"])
        #expect(try home.october("kim").map(\.module?.text) == ["CM50123"])
    }

    @Test("labelled anew, under another campus profile, it reaches others")
    func relabelled() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("Lecture K7B3")
        #expect(try home.as("sam").modules("K7B3", atMost: 5).isEmpty)
        let folder = home.folder.path + "/home/Crawlers/campus"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        try home.write("moduleCode: {pattern: '[A-Z]\\d[A-Z]\\d'}\n", to: folder + "/odd.yaml")
        try home.write("campus: odd\n", to: home.folder.path + "/home/config.yaml")
        _ = try await home.as("op").importSources(.all, isNarrowed: true)
        _ = try home.as("sam").enrol(["K7B3"])
        #expect(try home.october("sam").map(\.summary) == ["Lecture K7B3"])
    }

    @Test("two imports at once write it once")
    func sideBySide() async throws {
        let home = try TestHome()
        let file = try await home.subscribeCampus("CM50123 - Lecture")
        _ = try home.as("sam").enrol(["CM50123"])
        try home.write(classFeed(["CM50123 - Lecture", "CM50123 - Lab"]), to: file)
        let later = "2026-10-06T08:00:00+01:00"
        let (op, sam) = (try home.as("op", now: later), try home.as("sam", now: later))
        async let first = op.importSources(.all, isNarrowed: false)
        async let second = sam.importSources(.all, isNarrowed: false)
        let added = try await (first + second).map(\.counts.added)
        #expect(added.reduce(0, +) == 1)
        #expect(try home.october("sam").count == 2)
        #expect(try home.as("sam").changes(since: nil).count == 1)
    }
}
