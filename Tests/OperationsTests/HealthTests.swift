import Campus
import Foundation
import Logging
import Recurrence
import TestSupport
import Testing
import Wire
import Words

@testable import Operations
@testable import Storage

@Suite("How a home is doing")
struct HealthTests {
    @Test("is for operators alone, and so are errors")
    func operators() throws {
        let home = try TestHome()
        let ann = try home.as("ann")
        #expect(reason { _ = try ann.health.report() } == .forbidden)
        #expect(reason { _ = try ann.health.alerts() } == .forbidden)
        #expect(reason { _ = try ann.health.sources() } == .forbidden)
        #expect(reason { _ = try ann.errors.list() } == .forbidden)
        #expect(reason { _ = try ann.errors.clear() } == .forbidden)
    }

    @Test("tells of the campus's sources in full, and of people's own in counts alone")
    func sources() async throws {
        let home = try TestHome()
        try await home.subscribeCampus("Waves", named: "Physics")
        let own = try home.folder.write(classFeed(["Secret sports"]), as: "hidden.ics")
        _ = try await home.as("ann").sources.subscribe(
            Subscription(address: own, name: "My secret", every: 3_600))
        let report = try home.as("op").health.report()
        #expect(report.sources.map(\.status.source.name) == ["Physics"])
        #expect(report.sources.map(\.state) == [.healthy])
        #expect(report.ownSources == OwnSourceCounts(all: 1))
        #expect(report.state(of: .imports) == .well)
        let later = try home.as("op", now: "2026-10-05T12:00:00+01:00").health.report()
        #expect(later.sources.map(\.state) == [.late])
        #expect(later.ownSources == OwnSourceCounts(all: 1, late: 1))
        #expect(later.state(of: .imports) == .wrong && !later.isWell)
        let text = HealthReportShape(later, .english, in: .utc).text
        #expect(!text.contains("secret") && !text.contains("hidden.ics"))
        let words = HealthWords(later, .english, in: .utc)
        for subject in HealthReport.Subject.allCases { #expect(!words.text(subject).isEmpty) }
    }

    @Test("what is held back of the campus's is accepted and undone with one act, on record")
    func accepted() async throws {
        let home = try TestHome()
        let titles = ["Waves", "Optics", "Heat", "Atoms", "Stars", "Fields"]
        let file = try home.folder.write(classFeed(titles), as: "Physics.ics")
        let now = "2026-10-05T09:00:00+01:00"
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Physics", every: 60, isForEveryone: true))
        try home.write(classFeed(["Waves"]), to: file)
        let op = try home.as("op", now: now)
        let id = try #require(try op.health.sources().first?.status.source.id)
        #expect(try await op.imports.run(shared: id).status == .refused)
        let held = try #require(try op.health.sources().first)
        #expect(held.state == .held && held.losses == 5)
        #expect(try op.health.report().state(of: .imports) == .wrong)
        #expect(try await op.imports.run(shared: id, .acceptingRemovals).status == .imported)
        #expect(try op.health.canUndo(try op.health.source(id)))
        _ = try op.imports.undo(shared: id)
        #expect(try op.audit.list().map(\.act).prefix(2) == [.undoImport, .acceptHarvest])
        let ann = try home.as("ann", now: now)
        await #expect(throws: Refusal.self) { _ = try await ann.imports.run(shared: id) }
    }

    @Test(
        "what was undone is wrong as long as the feed says it, until it is taken or the feed is as before"
    )
    func undone() async throws {
        let home = try TestHome()
        let titles = ["Waves", "Optics", "Heat", "Atoms", "Stars", "Fields"]
        let file = try home.folder.write(classFeed(titles), as: "Physics.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: file, name: "Physics", every: 60, isForEveryone: true))
        var op = try home.as("op", now: "2026-10-05T09:00:00+01:00")
        let id = try #require(try op.health.sources().first?.status.source.id)
        func told() throws -> String {
            let source = try op.health.source(id)
            return "\(source.state) \(source.status.meetings)"
        }
        try home.write(classFeed(["Waves"]), to: file)
        _ = try await op.imports.run(shared: id, .acceptingRemovals)
        #expect(try told() == "healthy 1")
        _ = try op.imports.undo(shared: id)
        #expect(try told() == "undone 6")
        for hour in ["10", "11"] {
            op = try home.as("op", now: "2026-10-05T\(hour):00:00+01:00")
            #expect(try await op.imports.run(shared: id).status == .unchanged)
            #expect(try told() == "undone 6")
        }
        #expect(try op.health.report().state(of: .imports) == .wrong)
        try home.write(classFeed(titles), to: file)
        _ = try await op.imports.run(shared: id)
        #expect(try told() == "healthy 6")
        try home.write(classFeed(["Waves"]), to: file)
        _ = try await op.imports.run(shared: id)
        #expect(try told() == "undone 6")
        #expect(try await op.imports.run(shared: id, .acceptingRemovals).status == .imported)
        #expect(try told() == "healthy 1")
        #expect(try op.audit.list().map(\.act).prefix(2) == [.acceptHarvest, .undoImport])
    }

    @Test("what was never done is wrong once the home is as old as it may be, unless others do it")
    func neverDone() throws {
        let home = try TestHome()
        func report(_ now: String) throws -> HealthReport {
            try home.as("op", now: now).health.report()
        }
        let young = try report("2026-10-07T07:59:00+01:00")
        let subjects: [HealthReport.Subject] = [.backup, .check, .restore]
        #expect(subjects.map(young.state) == [.unknown, .unknown, .unknown])
        let older = try report("2026-10-07T08:01:00+01:00")
        #expect(subjects.map(older.state) == [.wrong, .wrong, .unknown] && !older.isWell)
        let old = try report("2026-10-14T08:01:00+01:00")
        #expect(subjects.map(old.state) == [.wrong, .wrong, .wrong])
        try home.configure("zone: Europe/London\nalerts: {backups: elsewhere}")
        let other = try report("2026-10-14T08:01:00+01:00")
        #expect(subjects.map(other.state) == [.unknown, .wrong, .unknown])
        let words = HealthWords(other, .english, in: .utc)
        #expect(words.text(.backup) == "Made by another program, as config.yaml says.")
    }

    @Test(
        "tells how many there are, what is to come and what waits; few who were there are not counted"
    )
    func campus() async throws {
        let scene = try await ReportScene()
        let before = try scene.as("op").health.report().campus
        #expect(before == .init(people: 8, active: .few, events: 2, reports: 0))
        try scene.report(by: "ann")
        let after = try scene.as("op").health.report()
        #expect(after.campus.reports == 1)
        let words = HealthWords(after, .english, in: .utc)
        #expect(
            HealthReport.CampusTotals.Total.allCases.map { words.text($0) } == [
                "8 people.", "Fewer than 5 people looked at a page yesterday.", "2 events to come.",
                "1 report waits for a decision.",
            ])
        try scene.decide(.remove)
        #expect(try scene.as("op").health.report().campus.reports == 0)
    }

    @Test(
        "what is done to a campus's source stands on record in its own transaction, or is not done")
    func recorded() async throws {
        let home = try TestHome()
        let file = try home.folder.write(
            classFeed(["Waves", "Optics", "Heat", "Atoms", "Stars"]), as: "Physics.ics")
        func rename(_ from: String, _ to: String) throws {
            try home.as("op").store.act { try $0.execute("ALTER TABLE \(from) RENAME TO \(to)") }
        }
        func subscribe() async throws {
            _ = try await home.as("op").sources.subscribe(
                Subscription(address: file, name: "Physics", every: 60, isForEveryone: true))
        }
        try rename("audit", "gone")
        await #expect(throws: Refusal.self) { try await subscribe() }
        #expect(try home.as("op").health.sources().isEmpty)
        try rename("gone", "audit")
        try await subscribe()
        let id = try #require(try home.as("op").health.sources().first?.status.source.id)
        try home.write(classFeed(["Waves"]), to: file)
        let op = try home.as("op", now: "2026-10-05T09:00:00+01:00")
        #expect(try await op.imports.run(shared: id).status == .refused)
        try rename("audit", "gone")
        #expect(try await op.imports.run(shared: id, .acceptingRemovals).status == .failed)
        #expect(try op.health.source(id).status.meetings == 5)
        try rename("gone", "audit")
        #expect(try await op.imports.run(shared: id, .acceptingRemovals).status == .imported)
        try rename("audit", "gone")
        #expect(throws: Refusal.self) { _ = try op.imports.undo(shared: id) }
        #expect(try op.health.source(id).status.meetings == 1)
        try rename("gone", "audit")
        _ = try op.imports.undo(shared: id)
        let acts = try op.audit.list().map(\.act)
        #expect(acts == [.undoImport, .acceptHarvest, .addSource])
    }

    @Test("certificate, backup and checks are unknown until something is known of them")
    func unknown() throws {
        let home = try TestHome()
        let op = try home.as("op")
        let report = try op.health.report()
        for subject in [HealthReport.Subject.certificate, .backup, .check, .restore, .push] {
            #expect(report.state(of: subject) == .unknown)
        }
        let soon = try op.health.report(certificateEnd: op.now.adding(seconds: 13 * 86_400))
        #expect(soon.state(of: .certificate) == .wrong && soon.certificateDays == 13)
        let late = try op.health.report(certificateEnd: op.now.adding(seconds: 90 * 86_400))
        #expect(late.state(of: .certificate) == .well)
    }
}

@Suite("Errors that were seen")
struct ErrorBookTests {
    private static func at(_ second: Int64) -> Instant { Instant(seconds: 1_791_000_000 + second) }

    @Test(
        "what differs in numbers alone is one kind, with how often, first, last and the last request"
    )
    func kinds() throws {
        let home = try TestHome()
        let op = try home.as("op")
        let book = ErrorBook()
        book.note("GET /x", "disk 12 of m12-20261005T0915 failed", request: "a", at: Self.at(0))
        book.flush(into: op.store)
        book.note("GET /x", "disk 7 of m8-20261005T1015 failed", request: "b", at: Self.at(9))
        book.note("GET /x", "disk 7 of m8-20261005T1015 failed", at: Self.at(10))
        book.note("GET /y", "disk 7 of m8-20261005T1015 failed", at: Self.at(4))
        book.flush(into: op.store)
        book.flush(into: op.store)
        let errors = try op.errors.list()
        #expect(errors.map(\.place) == ["GET /x", "GET /y"] && errors.map(\.count) == [3, 1])
        #expect(errors.first?.first == Self.at(0) && errors.first?.last == Self.at(10))
        #expect(errors.first?.request == "b")
    }

    @Test("no more than two hundred kinds are kept, and the oldest is forgotten first")
    func bounded() throws {
        let home = try TestHome()
        let op = try home.as("op")
        let book = ErrorBook()
        func word(_ number: Int) -> String {
            String(
                "\(number)".map {
                    Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
                })
        }
        for number in 0..<250 {
            book.note("x", "kind \(word(number))", at: Self.at(Int64(number)))
            if number % 50 == 49 { book.flush(into: op.store) }
        }
        let errors = try op.errors.list()
        #expect(errors.count == 200)
        #expect(errors.last?.message == "kind \(word(50))")
    }

    @Test("clearing them is on record")
    func cleared() throws {
        let home = try TestHome()
        let op = try home.as("op")
        op.errors.note("x", "y")
        #expect(try op.errors.clear() == 1)
        #expect(try op.errors.list().isEmpty)
        #expect(try op.audit.list().first?.act == .clearErrors)
    }

    @Test(
        "a logger's errors are counted with their reason; of what failed for somebody no more than its kind"
    )
    func logged() throws {
        let home = try TestHome()
        let op = try home.as("op")
        let book = ErrorBook()
        let inner = Logger(label: "test") { StreamLogHandler.standardError(label: $0) }
        let logger = book.counting(inner, in: "bell")
        logger.warning("not counted")
        logger.error(
            "given up", metadata: ["reason": "ring ended with 1: Dear Kim", "person": "kim"])
        logger.error("offers cannot be settled", metadata: ["reason": "busy: wait"])
        logger.error("failed", metadata: ["reason": "counted with its request", "id": "7"])
        book.flush(into: op.store)
        #expect(
            Set(try op.errors.list().map(\.message)) == [
                "given up: ring ended with 1", "offers cannot be settled: busy: wait",
            ])
    }
}

@Suite("What a home finds out about itself by night")
struct SelfCheckTests {
    private func keeper(_ home: TestHome, at now: String) throws -> HomeKeeper {
        try HomeKeeper(
            Invocation(home: home.folder.path + "/home", person: "op", now: now))
    }

    @Test("is kept, without what is one person's own")
    func kept() async throws {
        let home = try TestHome()
        let own = try home.folder.write(classFeed(["Sports"]), as: "own.ics")
        _ = try await home.as("op").sources.subscribe(
            Subscription(address: own, name: "My secret", every: 3_600))
        let report = try keeper(home, at: home.now).keep(backups: nil)
        let check = try #require(try home.as("op").health.report().check)
        #expect(report.check == check && report.restore == nil)
        #expect(check.findings.contains { $0.subject == "database" && $0.isWell })
        #expect(!check.findings.contains { $0.subject.contains("secret") })
    }

    @Test(
        "others who can read what lies outside the home are told of, and operators whom a letter signs in"
    )
    func open() throws {
        let home = try TestHome()
        func findings() throws -> [String] {
            let check = try keeper(home, at: home.now).keep(backups: nil).check
            return (check?.findings ?? []).filter {
                ["permissions", "operators"].contains($0.subject)
            }
            .map { "\($0.isWell) \($0.message)" }
        }
        #expect(try findings() == ["true nobody else can read the home"])
        let file = try home.folder.write("zone: Europe/London\n", as: "site.yaml")
        chmod(file, 0o640)
        if !PostgresCluster.isAsked {
            try FileManager.default.createSymbolicLink(
                atPath: home.folder.path + "/home/config.yaml", withDestinationPath: file)
            #expect(try findings().count == 1)
            chmod(file, 0o644)
            #expect(try findings().last?.hasPrefix("false others can read") == true)
            chmod(file, 0o640)
        }
        let op = try home.as("op")
        try op.store.act { try $0.prove("op@example.org", of: op.person, at: op.now) }
        #expect(try findings().last?.hasSuffix("sign in for them: op") == true)
    }

    @Test("the newest backup is brought back once a week, and sooner where it was not whole")
    func restored() throws {
        let home = try TestHome()
        _ = try home.as("ann")
        let folder = home.folder.path + "/backups/"
        func night(_ day: Int) throws -> KeepReport {
            let now = "2026-10-\(day < 10 ? "0" : "")\(day)T04:00:00+01:00"
            let keeper = try keeper(home, at: now)
            _ = try keeper.backup(to: folder, keep: 3)
            return try keeper.keep(backups: folder)
        }
        let first = try #require(try night(5).restore)
        #expect(first.isWell, "\(first.findings)")
        #expect(first.findings.contains { $0.message.hasPrefix("2 people") })
        for day in 6...11 { #expect(try night(day).restore == nil) }
        #expect(try night(12).restore?.isWell == true)
        let report = try home.as("op", now: "2026-10-12T09:00:00+01:00").health.report()
        #expect(report.state(of: .restore) == .well && report.state(of: .backup) == .well)
        let old = try home.as("op", now: "2026-10-15T09:00:00+01:00")
        #expect(try old.health.report().state(of: .backup) == .wrong)
        let verdicts = try AlertRules(desks: old, disk: { nil }).verdicts()
        #expect(verdicts.filter { !$0.isWell }.map(\.kind) == [.backup])
        // Nothing of the trial is left beside the database.
        let names = try FileManager.default.contentsOfDirectory(atPath: home.folder.path + "/home")
        #expect(!names.contains { $0.contains("trial") })
    }

    @Test("those act again whose suspension is over")
    func suspensions() throws {
        let home = try TestHome()
        _ = try home.as("ann")
        let until = try home.as("op").now.adding(seconds: 3_600)
        _ = try home.as("op").people.suspend("ann", until: until)
        _ = try keeper(home, at: "2026-10-05T10:00:00+01:00").keep(backups: nil)
        #expect(try home.as("op").people.known("ann").suspension == nil)
    }
}
