import Campus
import Foundation
import Recurrence
import Scheduling
import TestSupport
import Testing

@testable import Operations

/// A feed whose events are an hour each, on days of October 2026.
func classFeed(_ summaries: [String], from day: Int = 10) -> String {
    let events = summaries.enumerated().map { index, summary in
        """
        BEGIN:VEVENT\r
        UID:\(summary)-\(index)@example\r
        DTSTART;TZID=Europe/London:202610\(day + index)T090000\r
        DTEND;TZID=Europe/London:202610\(day + index)T100000\r
        SUMMARY:\(summary)\r
        END:VEVENT\r

        """
    }
    return "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n" + events.joined() + "END:VCALENDAR\r\n"
}

extension TestHome {
    @discardableResult
    func subscribe(_ handle: String, _ summaries: String...) async throws -> String {
        let file = try folder.write(classFeed(summaries), as: "\(handle).ics")
        _ = try await self.as(handle).sources.subscribe(Subscription(address: file, every: 60))
        return file
    }

    func load(_ text: String, programmes: Bool = false) throws -> CatalogueReport {
        let file = try folder.write(text, as: "load-\(text.hashValue)")
        let desks = try self.as("op")
        return programmes
            ? try desks.modules.loadProgrammes(file) : try desks.modules.loadModules(file)
    }
}

@Suite("Modules and enrolments")
struct ModuleTests {
    static let catalogue = """
        [{"code":"CM50123","title":"Networking","year":"2026/27","credits":6,"level":"MSc",
          "department":"Computer Science","period":"Semester 1","staff":["Zoë Müller","B. Ng"],
          "description":"Protocols and sockets","prerequisites":null,"url":"https://example.org/n",
          "source":"catalogue"},
         {"code":"cm-50124","title":"Réseaux avancés","year":"2026/27","credits":7.5},
         {"code":"MA20216","title":"Algebra","year":"2025/26"}]
        """

    @Test("one's own class feed enrols one, until it has no meetings of the module any more")
    func feedEnrolments() async throws {
        let home = try TestHome()
        let file = try await home.subscribe("sam", "Welcome", "CM50123 - Lecture", "CM50124 Lab")
        let sam = try home.as("sam")
        #expect(try sam.enrolment.enrolments().map(\.code.text) == ["CM50123", "CM50124"])
        _ = try sam.enrolment.enrol(["cm 50123"])
        try Data(classFeed(["Welcome", "MA20216 Lecture"]).utf8)
            .write(to: URL(fileURLWithPath: file))
        let later = try home.as("sam", now: "2026-10-06T08:00:00+01:00")
        _ = try await later.imports.run(.all, isNarrowed: true)
        #expect(try later.enrolment.enrolments().map(\.code.text) == ["CM50123", "MA20216"])
        try later.sources.unsubscribe("sam")
        #expect(try later.enrolment.enrolments().map(\.code.text) == ["CM50123"])
    }

    @Test("what one has left the feed does not make again; enrolling does")
    func leaving() async throws {
        let home = try TestHome()
        let file = try await home.subscribe("sam", "CM50123 - Lecture")
        let sam = try home.as("sam")
        #expect(try sam.enrolment.leave("CM50123").code.text == "CM50123")
        try Data(classFeed(["CM50123 - Lecture", "CM50123 Lab"]).utf8)
            .write(to: URL(fileURLWithPath: file))
        _ = try await sam.imports.run(.all, isNarrowed: true)
        #expect(try sam.enrolment.enrolments().isEmpty)
        #expect(reason { _ = try sam.enrolment.leave("CM50123") } == .missing)
        #expect(try sam.enrolment.enrol(["CM50123"]).enrolled.map(\.code.text) == ["CM50123"])
        #expect(try sam.enrolment.enrolments().count == 1)
    }

    @Test("feeds of events and of oneself enrol in nothing")
    func otherKinds() async throws {
        let home = try TestHome()
        let file = try home.folder.write(classFeed(["CM50123 - Lecture"]), as: "x.ics")
        for kind in [ItemKind.event, .personal] {
            let desks = try home.as("\(kind)")
            _ = try await desks.sources.subscribe(
                Subscription(address: file, kind: kind, every: 60))
            #expect(try desks.enrolment.enrolments().isEmpty)
            #expect(try desks.modules.search(nil, atMost: 10).isEmpty)
        }
    }

    @Test("an enrolment is of the academic year of the meetings")
    func years() async throws {
        let home = try TestHome()
        try await home.subscribe("sam", "CM50123 - Lecture")
        let file = try home.folder.write(
            classFeed(["CM50123 - Lecture"]).replacing("202610", with: "202510"), as: "old.ics")
        _ = try await home.as("kim").sources.subscribe(Subscription(address: file, every: 60))
        #expect(try home.as("kim").enrolment.enrolments().map(\.year.description) == ["2025/26"])
        #expect(try home.as("sam").enrolment.classmates("CM50123").isEmpty)
        _ = try home.as("kim").enrolment.enrol(["CM50123"])
        #expect(try home.as("sam").enrolment.classmates("CM50123").map(\.handle.text) == ["kim"])
        #expect(try home.as("kim").enrolment.classmates("CM50123", year: "2025/26").isEmpty)
    }

    @Test("classmates share module and year, and see nobody who is invisible")
    func classmates() async throws {
        let home = try TestHome()
        for handle in ["sam", "kim", "lee", "max"] {
            try await home.subscribe(handle, "CM50123 - Lecture", "CM50124 Lab")
        }
        func names(_ code: String = "CM50123") throws -> [String] {
            try home.as("sam").enrolment.classmates(code).map(\.handle.text)
        }
        #expect(try names() == ["kim", "lee", "max"])
        _ = try home.as("kim").enrolment.enrol(["CM50123"], isInvisible: true)
        #expect(try names() == ["lee", "max"])
        #expect(try names("CM50124") == ["kim", "lee", "max"])
        try home.as("lee").enrolment.setInvisible(true)
        #expect(try names("CM50124") == ["kim", "max"])
        try home.as("lee").enrolment.setInvisible(false)
        _ = try home.as("kim").enrolment.enrol(["CM50123"], isInvisible: false)
        #expect(try names() == ["kim", "lee", "max"])
        _ = try home.as("max").enrolment.leave("CM50123")
        #expect(try names() == ["kim", "lee"])
        #expect(reason { _ = try home.as("max").enrolment.classmates("CM50123") } == .forbidden)
        #expect(try home.as("max").modules.page("CM50123").classmates.isEmpty)
        #expect(try home.as("op").enrolment.classmates("CM50123").count == 3)
    }

    @Test("the page has the catalogue's facts, one's own meetings and whether one takes it")
    func page() async throws {
        let home = try TestHome()
        #expect(try home.load(Self.catalogue).added == 3)
        try await home.subscribe("sam", "CM50123 - Lecture", "CM50123 Lab")
        let page = try home.as("sam").modules.page("cm 50123")
        #expect(page.module.title == "Networking")
        #expect(page.module.staff == ["Zoë Müller", "B. Ng"])
        #expect(page.meetings.map(\.meetingKind) == [.lecture, .lab])
        #expect(page.meetings.allSatisfy { $0.module?.text == "CM50123" })
        #expect(page.isEnrolled)
        let other = try home.as("kim").modules.page("CM50123")
        #expect(!other.isEnrolled && other.meetings.isEmpty)
    }

    @Test("the agenda names module and kind, also of a series and what was moved in it")
    func agenda() async throws {
        let home = try TestHome()
        let term = Fixtures.feeds.appendingPathComponent("term.ics").path
        let sam = try home.as("sam")
        _ = try await sam.sources.subscribe(Subscription(address: term, every: 60))
        let window = try sam.calendar.window(.day, date: nil, from: "2026-10-01", to: "2026-11-01")
        let items = try sam.calendar.agenda(AgendaQuery(window: window))
        let classes = items.filter { $0.summary.contains("CM50123") }
        #expect(classes.count > 3)
        #expect(classes.allSatisfy { $0.module?.text == "CM50123" })
        #expect(classes.contains { $0.meetingKind == .lecture })
    }

    @Test(
        "a module that no catalogue has is called as one's own calendar calls it, for oneself alone"
    )
    func titles() async throws {
        let home = try TestHome()
        _ = try await home.subscribe("sam", "MA10207 Linear Algebra II - Lecture", "CM50123 - Lab")
        let sam = try home.as("sam")
        #expect(try sam.enrolment.titledEnrolments().map(\.title) == [nil, "Linear Algebra II"])
        #expect(try sam.modules.page("MA10207").module.title == "Linear Algebra II")
        let kim = try home.as("kim")
        _ = try kim.enrolment.enrol(["MA10207"])
        #expect(try kim.modules.page("MA10207").module.title == nil)
        #expect(try kim.enrolment.titledEnrolments().map(\.title) == [nil])
    }

    @Test("a source that other rules labelled is labelled anew by the next import")
    func relabelling() async throws {
        let home = try TestHome()
        let file = try await home.subscribe("sam", "R111 Expression TP", "CM50123 - Lecture")
        let sam = try home.as("sam")
        #expect(try sam.enrolment.enrolments().map(\.code.text) == ["CM50123"])
        let findings = try sam.checks.run().filter { $0.message.contains("R111") }
        #expect(findings.count == 1 && findings[0].isWell)
        try home.configure("campus: but-rt\n")
        let report = try await home.as("sam").imports.run(.all, isNarrowed: true)
        #expect(report.map(\.status) == [.unchanged])
        #expect(try home.as("sam").enrolment.enrolments().map(\.code.text) == ["R111"])
        #expect(try !home.as("sam").checks.run().contains { $0.message.contains("not linked") })
        _ = file
    }

    @Test("an unknown code is asked back, whatever its length")
    func unknown() throws {
        let home = try TestHome()
        _ = try home.load(Self.catalogue)
        let sam = try home.as("sam")
        for (code, says) in [
            ("CM50132", "did you mean CM50123"),
            (String(repeating: "x", count: 10 << 20), "search"),
            ("", "search"), ("CM5O123", "CM50123"),
        ] {
            let failure = OperationsTests.failure { _ = try sam.modules.page(code) }
            #expect(failure?.reason == .missing)
            #expect(failure?.sentence.contains(says) == true)
            #expect((failure?.sentence.count ?? 999) < 300)
            #expect(
                OperationsTests.failure { _ = try sam.enrolment.enrol(["CM50123", code]) }?.reason
                    == .missing
            )
        }
        #expect(try sam.enrolment.enrolments().isEmpty)
        #expect(
            failure { _ = try sam.enrolment.enrol(["MA20216"], year: "2026/27") }?.reason
                == .missing)
        #expect(
            failure { _ = try sam.enrolment.enrol(["MA20216"], year: "soon") }?.reason == .invalid)
    }

    @Test("words name a module when they find it alone, but no code is another one's beginning")
    func byWords() throws {
        let home = try TestHome()
        _ = try home.load(Self.catalogue)
        let sam = try home.as("sam")
        #expect(try sam.enrolment.enrol(["networking"]).enrolled.map(\.code.text) == ["CM50123"])
        #expect(try sam.enrolment.leave("netw").code.text == "CM50123")
        for code in ["CM5012", "CM", "zzz", ""] {
            #expect(reason { _ = try sam.enrolment.enrol([code]) } == .missing, "\(code)")
        }
        #expect(try sam.enrolment.enrolments().isEmpty)
    }

    @Test(
        "search finds words by their beginnings, whatever their accents and case",
        arguments: [
            ("netw", ["CM50123"]), ("NETWORKING", ["CM50123"]), ("reseaux", ["CM50124"]),
            ("muller", ["CM50123"]), ("CM50", ["CM50123", "CM50124"]), ("cm-50123", ["CM50123"]),
            ("sockets proto", ["CM50123"]), ("zzz", []), ("\"", []), ("AND OR NOT", []),
            ("title:x", []), ("*", []), ("a' OR 1=1 --", []), ("netw\u{0}", ["CM50123"]),
        ])
    func search(_ text: String, codes: [String]) throws {
        let home = try TestHome()
        _ = try home.load(Self.catalogue)
        #expect(try home.as("sam").modules.search(text, atMost: 20).map(\.code.text) == codes)
        #expect(reason { _ = try home.as("sam").modules.search(text, atMost: 0) } == .invalid)
    }

    @Test("loading again changes what differs; the index follows")
    func loadingAgain() throws {
        let home = try TestHome()
        _ = try home.load(Self.catalogue)
        let again = try home.load(Self.catalogue)
        #expect((again.added, again.changed, again.unchanged) == (0, 0, 3))
        let changed = try home.load("code,title,year\nCM50123,Telephony,2026/27\n")
        #expect((changed.added, changed.changed) == (0, 1))
        #expect(try home.as("sam").modules.search("networking", atMost: 9).isEmpty)
        #expect(try home.as("sam").modules.search("telephony", atMost: 9).count == 1)
        #expect(reason { _ = try home.as("sam").modules.loadModules("/dev/null") } == .forbidden)
        #expect(reason { _ = try home.as("op").modules.loadModules("/none") } == .missing)
    }

    /// Files that are refused whole, and what is said of them.
    static let badFiles: [(text: String, says: String)] = [
        ("code,title\nCM50123,\"Net\nworking\n", "line 2: a quote is opened"),
        ("code,title\nCM50123,Net\"working\n", "line 2: a quote stands inside"),
        ("code,title\nMA1001,ok\nCM50123,\"Net\" x\n", "line 3: text stands behind"),
        ("code,titel\nCM50123,x\n", "line 1: the header: there is no field `titel`"),
        ("title\nx\n", "line 1: the header has no column `code`"),
        ("code,title\nCM50123\n", "line 2: there are 1 fields"),
        ("code,title\nMA1001,x\nCM50123,a,b\n", "line 3: there are 3 fields"),
        ("code,code\nCM50123,CM50123\n", "line 1: the header names a column twice"),
        ("code,year\nCM50123,2026/28\n", "line 2: 2026/28 is no academic year"),
        ("code,credits\nCM50123,many\n", "line 2: `credits` must be a number"),
        ("code\nTBA\n", "line 2: TBA is no module code"),
        ("code\nCM50123\ncm-50123\n", "line 3: CM50123 2026/27 stands in line 2"),
        ("", "empty"), ("\u{feff}", "empty"), ("[{\"code\":3}]", "entry 1: `code` must be text"),
        ("[{\"code\":\"CM50123\",\"staff\":\"x\"}]", "entry 1: `staff` must be a list"),
        ("[{\"title\":\"x\"}]", "entry 1: `code` is missing"), ("{}", "array"), ("[1]", "entry 1"),
        ("[{\"code\":\"CM1001\",\"colour\":1}]", "entry 1: there is no field `colour`"),
        ("[", "JSON"),
        ("[{\"code\":\"CM1001\",\"credits\":1e99}]", "entry 1: `credits` must be a number"),
        ("[{\"code\":\"CM1001\",\"credits\":-1}]", "entry 1: `credits` must be a number"),
    ]

    @Test(
        "a file that is not right is named with its line, and nothing of it is taken",
        arguments: badFiles)
    func badFile(_ text: String, says: String) throws {
        let home = try TestHome()
        let failure = OperationsTests.failure { _ = try home.load(text) }
        #expect(failure?.reason == .unreadable)
        #expect(failure?.sentence.contains(says) == true, "\(failure?.sentence ?? "nothing")")
        #expect(try home.as("op").modules.search(nil, atMost: 9).isEmpty)
    }

    @Test("CSV may have quotes, semicolons, a byte order mark and any line ends")
    func csv() throws {
        let home = try TestHome()
        let text =
            "\u{feff}Code;Title;Staff;Credits\r\nCM50123;\"Net; \"\"work\"\"\r\ning\";A;7.5\r\n\r\n"
        #expect(try home.load(text).added == 1)
        let module = try home.as("sam").modules.page("CM50123").module
        #expect(module.title == "Net; \"work\"\r\ning")
        #expect(module.credits == 7.5 && module.year.description == "2026/27")
    }

    @Test("a programme enrols in all of its modules, and names overlaps in time before")
    func programmes() async throws {
        let home = try TestHome()
        try await home.subscribe("sam", "CM50123 - Lecture")
        try await home.subscribe("kim", "MA20216 Lecture", "PH10001 Tutorial")
        let text = "name,year,modules\n\"MSc, year 1\",2026/27,CM50123;ma-20216;PH10001\n"
        #expect(try home.load(text, programmes: true).added == 1)
        #expect(try home.load(text, programmes: true).unchanged == 1)
        let sam = try home.as("sam")
        let plan = try sam.enrolment.programmePlan("msc, YEAR 1")
        #expect(plan.added.map(\.code.text) == ["MA20216", "PH10001"])
        #expect(plan.overlaps.map(\.first) == ["CM50123"])
        #expect(plan.overlaps.map(\.second) == ["MA20216"])
        #expect(plan.overlaps.map(\.times) == [1])
        #expect(try sam.enrolment.enrolments().count == 1)
        let report = try sam.enrolment.enrol(in: plan)
        #expect(report.enrolled.map(\.code.text) == ["MA20216", "PH10001"])
        #expect(report.already.map(\.code.text) == ["CM50123"])
        #expect(try sam.enrolment.enrolments().count == 3)
        #expect(try sam.enrolment.programmePlan("MSc, year 1").added.isEmpty)
        #expect(reason { _ = try sam.enrolment.programmePlan("MSc, year 2") } == .missing)
        #expect(
            reason { _ = try sam.enrolment.programmePlan("MSc, year 1", year: "2030/31") }
                == .missing)
        #expect(
            reason { _ = try home.load("name,modules\nX,ZZ999\n", programmes: true) } == .missing)
        #expect(reason { _ = try home.load("name,modules\nX,\n", programmes: true) } == .unreadable)
        #expect(reason { _ = try sam.modules.loadProgrammes("/dev/null") } == .forbidden)
    }
}
