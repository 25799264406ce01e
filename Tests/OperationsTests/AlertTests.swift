import Campus
import Foundation
import Recurrence
import Reminding
import Storage
import TestSupport
import Testing
import Wire
import Words

@testable import Operations

@Suite("Alerts")
struct AlertTests {
    /// A home whose operators hear by a webhook on this machine.
    private static func home(_ site: LoopbackSite) throws -> TestHome {
        let home = try TestHome()
        try home.configure(
            """
            zone: Europe/London
            fetch: {allowPrivate: true}
            alerts: {webhook: "\(site.url("/secret-path"))"}
            """)
        return home
    }

    private static func receiver(_ status: Int = 204) throws -> LoopbackSite {
        try LoopbackSite { _ in .status(status) }
    }

    /// One look, so many minutes after eight.
    @discardableResult
    private static func look(
        _ home: TestHome, minute: Int, free: Int = 50, _ errors: ErrorBook? = nil
    ) async throws -> Int {
        var desks = try home.as("op")
        desks.caller.now = desks.now.adding(seconds: Int64(minute) * 60)
        return try await AlertWatch(
            desks, disk: { DiskRoom(free: free, total: 100) },
            document: { AlertShape($0, saying: $1, in: .utc).bytes }
        ).round(countingIn: errors)
    }

    private static func told(_ site: LoopbackSite) -> [String] {
        site.requests.compactMap { request in
            let object = try? JSONSerialization.jsonObject(with: Data(request.body))
            let alert = object as? [String: Any]
            let state = alert?["ended"] is String ? "over" : "begun"
            return (alert?["kind"] as? String).map { "\($0) \(state)" }
        }
    }

    @Test(
        "operators are called once when a disk fills up, and once when it has been well for five minutes"
    )
    func once() async throws {
        let site = try Self.receiver()
        let home = try Self.home(site)
        for minute in 0...3 { try await Self.look(home, minute: minute, free: 9) }
        #expect(Self.told(site) == ["disk begun"])
        for minute in 4...8 { try await Self.look(home, minute: minute) }
        #expect(Self.told(site) == ["disk begun"])
        try await Self.look(home, minute: 9)
        for minute in 10...20 { try await Self.look(home, minute: minute) }
        #expect(Self.told(site) == ["disk begun", "disk over"])
        #expect(try home.as("op").health.alerts().map(\.kind) == [.disk])
    }

    @Test("operators are called where one of them said, by a process that heard nothing of it")
    func said() async throws {
        let site = try Self.receiver()
        let home = try TestHome()
        try home.configure("fetch: {allowPrivate: true}")
        let watching = try home.as("op")
        _ = watching.home.site
        _ = try home.as("op").site.set(["alerts.webhook": site.url("/secret-path")])
        let watch = AlertWatch(
            watching, disk: { DiskRoom(free: 9, total: 100) },
            document: { AlertShape($0, saying: $1, in: .utc).bytes })
        #expect(try await watch.round() == 1)
        #expect(Self.told(site) == ["disk begun"])
    }

    @Test("what comes and goes is one alert")
    func flapping() async throws {
        let site = try Self.receiver()
        let home = try Self.home(site)
        for minute in 0...30 {
            try await Self.look(home, minute: minute, free: minute % 3 == 0 ? 5 : 50)
        }
        #expect(Self.told(site) == ["disk begun"])
    }

    @Test("of many that look at once one tells")
    func together() async throws {
        let site = try Self.receiver()
        let home = try Self.home(site)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 { group.addTask { try await Self.look(home, minute: 0, free: 1) } }
            try await group.waitForAll()
        }
        #expect(Self.told(site) == ["disk begun"])
    }

    @Test("who is killed between claiming and telling leaves it to be told after all")
    func killed() async throws {
        let site = try Self.receiver()
        let home = try Self.home(site)
        let desks = try home.as("op")
        let store = desks.store
        try store.act {
            try $0.openAlert(.disk, ProgramProcess.own.host, detail: "5", at: desks.now)
        }
        #expect(try store.act { try $0.claimAlerts(at: desks.now) }.count == 1)
        for minute in 1...3 { try await Self.look(home, minute: minute, free: 5) }
        #expect(Self.told(site).isEmpty)
        for minute in 4...9 { try await Self.look(home, minute: minute, free: 5) }
        #expect(Self.told(site) == ["disk begun"])
    }

    @Test(
        "what no channel takes is told again, not each minute, and is counted without the address")
    func broken() async throws {
        let site = try Self.receiver(500)
        let home = try Self.home(site)
        let errors = ErrorBook()
        for minute in 0...9 { try await Self.look(home, minute: minute, free: 5, errors) }
        #expect(Self.told(site) == ["disk begun", "disk begun", "disk begun"])
        let desks = try home.as("op")
        errors.flush(into: desks.store)
        let seen = try #require(try desks.errors.list().first)
        #expect(seen.place == "alerts" && seen.count == 3)
        #expect(seen.message.contains("500") && !seen.message.contains("secret-path"))
    }

    @Test("a letter names what is wrong in the operator's language, and where to look")
    func mailed() async throws {
        let mail = try MailSite()
        let home = try TestHome()
        try home.configure(
            """
            zone: Europe/London
            channels: {email: {server: 127.0.0.1, port: \(mail.port), from: bell@example.org}}
            server: {url: "https://calendar.example.org"}
            alerts: {email: [ops@example.org, night@example.org]}
            """)
        _ = try home.as("op").settings.set("language", "de")
        try await Self.look(home, minute: 0, free: 4)
        #expect(Set(mail.letters.flatMap(\.to)) == ["ops@example.org", "night@example.org"])
        let letter = try #require(mail.letters.first)
        let text = letter.text.components(separatedBy: "\r\n\r\n").compactMap {
            Data(
                base64Encoded: $0.components(separatedBy: "--")[0],
                options: .ignoreUnknownCharacters)
        }.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(text.contains("4 % der Platte") && text.contains("example.org/operator"))
    }

    @Test("ntfy gets a title, a text and how urgent it is")
    func ntfy() async throws {
        let site = try Self.receiver(200)
        let home = try TestHome()
        try home.configure(
            """
            fetch: {allowPrivate: true}
            alerts: {ntfy: "\(site.url("/topic"))"}
            """)
        try await Self.look(home, minute: 0, free: 4)
        let request = try #require(site.requests.first)
        #expect(request.headers["x-title"] == "Belltower: the disk is nearly full")
        #expect(request.headers["x-priority"] == "high")
        #expect(String(decoding: request.body, as: UTF8.self).contains("4 % of the disk"))
    }

    @Test(
        "the disk of a machine that nobody hears of for a day is no alert any more, and is not said to be well"
    )
    func unheard() async throws {
        let site = try Self.receiver()
        let home = try Self.home(site)
        let desks = try home.as("op")
        try desks.store.act { try $0.openAlert(.disk, "gone", detail: "5", at: desks.now) }
        for hour in 0..<24 { try await Self.look(home, minute: hour * 60, free: 5) }
        #expect(Self.told(site) == ["disk begun", "disk begun"])
        for hour in 24...30 { try await Self.look(home, minute: hour * 60, free: 5) }
        #expect(Self.told(site) == ["disk begun", "disk begun", "disk over"])
        #expect(
            try home.as("op").health.alerts().map(\.subject) == [ProgramProcess.own.host, "gone"])
        let text = try #require(site.requests.last.map { String(decoding: $0.body, as: UTF8.self) })
        #expect(text.contains("gone: for a day nobody has said how its disk is"))
    }

    // MARK: - Rules

    @Test("a community's feed that fails is told of as the campus's are")
    func communityFeeds() async throws {
        let home = try await CommunityFeedTests.home()
        func verdicts(_ minute: Int) throws -> [AlertVerdict] {
            var desks = try home.as("op")
            desks.caller.now = desks.now.adding(seconds: Int64(minute) * 60)
            return try AlertRules(desks: desks, disk: { nil }).verdicts().filter {
                !$0.isWell && $0.kind == .imports
            }
        }
        let every = try #require(try home.as("op").health.sources().first).status.source.every
        #expect(try verdicts(Int(every / 60)).isEmpty)
        let late = try verdicts(Int(every / 60) * 2 + 1)
        #expect(late.count == 1)
        #expect(late.first?.detail?.hasSuffix(" (Chess)") == true)
    }

    @Test(
        "a home that was never backed up, once it is two days old; not where another program does it"
    )
    func neverBackedUp() throws {
        let home = try TestHome()
        let days = 24 * 60
        #expect(try Self.kinds(home, minute: 2 * days).isEmpty)
        #expect(try Self.kinds(home, minute: 2 * days + 1) == [.backup])
        try home.configure("alerts: {backups: elsewhere}")
        #expect(try Self.kinds(home, minute: 30 * days).isEmpty)
        try home.configure("")
        #expect(try Self.kinds(home, minute: 30 * days) == [.backup])
        _ = try home.as("op").site.set(["alerts.backups": "elsewhere"])
        #expect(try Self.kinds(home, minute: 30 * days).isEmpty)
        #expect(try home.as("op").health.report().backups == .elsewhere)
    }

    private static func kinds(_ home: TestHome, minute: Int = 0) throws -> [Alert.Kind] {
        var desks = try home.as("op")
        desks.caller.now = desks.now.adding(seconds: Int64(minute) * 60)
        let rules = AlertRules(desks: desks, disk: { nil })
        return try rules.verdicts().filter { !$0.isWell }.map(\.kind)
    }

    @Test("a source of the campus that fails for an hour, and one that nobody tries")
    func imports() async throws {
        let home = try TestHome()
        let path = try await home.subscribeCampus("Waves", named: "Physics")
        #expect(try Self.kinds(home, minute: 55).isEmpty)
        #expect(try Self.kinds(home, minute: 65) == [.imports])
        try FileManager.default.removeItem(atPath: path)
        let names = ImportSelection.named(["Physics"])
        for time in ["10:00", "10:30"] {
            _ = try await home.as("op", now: "2026-10-05T\(time):00+01:00").imports.run(
                names, isNarrowed: false)
        }
        #expect(try Self.kinds(home, minute: 170).isEmpty)
        #expect(try Self.kinds(home, minute: 181) == [.imports])
        let errors = try home.as("op").errors.list()
        #expect(errors.map(\.place) == ["import"] && errors.first?.count == 2)
        #expect(errors.first?.message.hasPrefix("Physics: ") == true)
    }

    @Test("something that is due and that nobody rings")
    func waiting() throws {
        let home = try TestHome()
        _ = try home.as("op").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 08:30", length: "45m"))
        _ = try home.as("op").settings.set("leads.personal", "15m")
        try home.plan()
        #expect(try Self.kinds(home, minute: 16).isEmpty)
        #expect(try Self.kinds(home, minute: 17) == [.waiting])
    }

    @Test(
        "a bell that was late, for ten minutes; what a channel did not take at first is not the bell's"
    )
    func late() throws {
        let home = try TestHome()
        _ = try home.as("op").personal.add(
            PersonalWords(summary: "Gym", start: "2026-10-05 08:30", length: "45m"))
        _ = try home.as("op").settings.set("leads.personal", "15m")
        try home.plan()
        let store = try home.as("op").store
        let rung = try home.as("op").now.adding(seconds: 17 * 60)
        let due = try store.look { try $0.due(at: rung, limit: 9) }
        let attempts = try store.act {
            try $0.claim(
                due.map { ReminderClaim(row: $0.row, channel: "ntfy:ntfy.sh", title: "") }, at: rung
            )
        }
        try store.relaxed {
            try $0.settle(
                attempts.compactMap(\.self).map {
                    DeliveryEnd($0, .delivered, at: rung.seconds * 1_000)
                })
        }
        #expect(try Self.kinds(home, minute: 18) == [.late])
        #expect(try Self.kinds(home, minute: 28).isEmpty)
        let report = try home.as("op", now: "2026-10-05T08:20:00+01:00").health.report()
        #expect(report.channels == [ChannelCounts(kind: "ntfy", attempts: 1, delivered: 1)])
        #expect(report.bell.hours.count == 24)
        #expect(report.bell.hours.last?.lateness.worst == 120_000)
    }
}
