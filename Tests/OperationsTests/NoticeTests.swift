import Campus
import Locks
import Logging
import Recurrence
import Storage
import TestSupport
import Testing
import Words

@testable import Operations

@Suite("Notices by who has no account")
struct NoticeTests {
    private static func draft(
        _ address: String, name: String = "Noa Zwick", email: String = "noa@example.org",
        words: String = "it insults me", isInGoodFaith: Bool = true
    ) -> NoticeDraft {
        NoticeDraft(
            name: name, email: email, address: address, reason: .illegal, words: words,
            isInGoodFaith: isInGoodFaith)
    }

    private static func desk(_ scene: ReportScene) throws -> NoticeDesk {
        let op = try scene.as("op")
        return op.home.notices(at: op.now)
    }

    @Test("become cases of what an address leads to; of what nobody knows, of the address itself")
    func addresses() async throws {
        let scene = try await ReportScene()
        let desk = try Self.desk(scene)
        let event = try #require(
            try scene.as("sam").events.list(EventSelection()).first {
                $0.event.plan.title == "Duel"
            }
        ).event
        let wanted: [(String, ReportSubject.Kind)] = [
            ("https://any.example/class/CM50123#comment-\(scene.comment)", .comment),
            ("/events/\(event.name)?from=list", .event), ("people/sam", .profile),
            ("/api/v1/pictures/d-one", .picture), ("/communities/1", .page),
            ("/people/nobody", .page), ("/events/e99", .page), ("/", .page),
        ]
        for (address, kind) in wanted {
            _ = try desk.give(Self.draft(address), in: .german)
            let card = try #require(try scene.as("op").cases.list().last)
            #expect(card.moderationCase.subject.kind == kind, "\(address)")
            #expect(card.reports.last?.notifier?.name == "Noa Zwick")
        }
        // Twice the same page is one case.
        _ = try desk.give(Self.draft("/communities/1#x"), in: .english)
        _ = try desk.give(Self.draft("/communities/1"), in: .english)
        #expect(try scene.as("op").cases.list().count == wanted.count + 1)
        // A stranger's word hides nothing.
        for _ in 0..<3 { _ = try desk.give(Self.draft("/people/sam"), in: .english) }
        #expect(try scene.sees("lee", .profile))
    }

    @Test("need a name, an address that answers reach, words, and good faith")
    func refused() async throws {
        let scene = try await ReportScene()
        let desk = try Self.desk(scene)
        for draft in [
            Self.draft(""), Self.draft("/people/sam", name: " "),
            Self.draft("/people/sam", email: "noa"), Self.draft("/people/sam", words: ""),
            Self.draft("/people/sam", isInGoodFaith: false),
            Self.draft("/" + String(repeating: "x", count: 500)),
        ] {
            #expect(reason { _ = try desk.give(draft, in: .english) } == .invalid)
        }
        #expect(try scene.as("op").cases.list().isEmpty)
    }

    @Test("of another site are refused, where one's own is known")
    func foreign() {
        let site = "https://cal.example.org"
        for (text, isOwn) in [
            ("https://cal.example.org/people/ann", true), ("HTTPS://cal.example.org", true),
            ("https://cal.example.org.evil.example/people/ann", false),
            ("https://other.example/people/ann", false), ("/people/ann", true), (" ", false),
        ] {
            #expect((NoticeAddress(text, on: site) != nil) == isOwn, "\(text)")
        }
    }

    /// A scene whose letters are handed to a server, and the instants of its clock.
    private static func scene(mailing mail: MailSite) async throws -> ReportScene {
        let scene = try await ReportScene()
        try scene.home.configure(
            """
            zone: Europe/London
            channels: {email: {server: 127.0.0.1, port: \(mail.port), from: bell@example.org}}
            """)
        return scene
    }

    @discardableResult
    private static func send(_ scene: ReportScene, minute: Int64) async throws -> Int {
        let op = try scene.as("op")
        return await NoticeAnswers(op.home).send(at: op.now.adding(seconds: minute * 60))
    }

    @Test(
        "one letter that is refused keeps no later one back, and is tried again, more and more seldom, until it is given up"
    )
    func letters() async throws {
        let isMended = Locked(false)
        let mail = try MailSite { command, line in
            command == "RCPT" && line.contains("gone@") && !isMended.withLock { $0 }
                ? .lines(["550 no such user"]) : .usual
        }
        let scene = try await Self.scene(mailing: mail)
        let desk = try Self.desk(scene)
        _ = try desk.give(Self.draft("/people/sam", email: "gone@example.org"), in: .english)
        _ = try desk.give(Self.draft("/people/sam"), in: .english)
        #expect(try await Self.send(scene, minute: 0) == 1)
        #expect(mail.letters.map(\.to) == [["noa@example.org"]])
        func tries() -> Int { mail.commands.count { $0.contains("gone@") } }
        #expect(tries() == 1)
        for minute: Int64 in 1...3 { try await Self.send(scene, minute: minute) }
        #expect(tries() == 1)
        for minute: Int64 in 4...11 { try await Self.send(scene, minute: minute) }
        #expect(tries() == 2)
        for hour: Int64 in 1...200 { try await Self.send(scene, minute: hour * 60) }
        #expect(tries() == 10)
        let errors = try scene.as("op").errors.list()
        #expect(
            errors.first?.place == "notices" && errors.allSatisfy { !$0.message.contains("gone@") })
        // What is decided is another letter, which goes to both.
        isMended.withLock { $0 = true }
        var later = scene
        later.now = "2026-10-21T08:00:00+01:00"
        try later.decide(.keep)
        #expect(try await Self.send(later, minute: 0) == 2)
        #expect(try await Self.send(later, minute: 60) == 0)
        #expect(mail.letters.count == 3)
    }

    @Test("of several that send at once one sends a letter")
    func together() async throws {
        let mail = try MailSite()
        let scene = try await Self.scene(mailing: mail)
        let desk = try Self.desk(scene)
        for name in ["a", "b", "c"] {
            _ = try desk.give(Self.draft("/people/sam", email: "\(name)@example.org"), in: .english)
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<4 { group.addTask { try await Self.send(scene, minute: 0) } }
            let sent = try await group.reduce(0, +)
            #expect(sent == 3)
        }
        #expect(Set(mail.letters.flatMap(\.to)).count == 3 && mail.letters.count == 3)
    }

    @Test("who goes the rounds sends what is due")
    func rounds() async throws {
        let mail = try MailSite()
        let scene = try await Self.scene(mailing: mail)
        _ = try Self.desk(scene).give(Self.draft("/people/sam"), in: .english)
        let rounds = StewardRounds(
            errors: ErrorBook(), logger: Logger(label: "test"), document: { _, _ in [] },
            desks: { nil })
        await rounds.round(try scene.as("op"))
        #expect(mail.letters.map(\.to) == [["noa@example.org"]])
    }

    @Test("who gave them is forgotten half a year after the decision")
    func forgotten() async throws {
        let scene = try await ReportScene()
        _ = try Self.desk(scene).give(Self.draft("/people/sam"), in: .english)
        let op = try scene.as("op")
        #expect(try op.store.look { try $0.unansweredNotices(at: op.now) }.count == 1)
        try scene.decide(.keep)
        func keep(_ now: String) throws {
            _ = try HomeKeeper(
                Invocation(home: scene.home.folder.path + "/home", person: "op", now: now)
            ).keep(backups: nil)
        }
        try keep("2027-04-12T08:00:00+01:00")
        #expect(try scene.home.holds("Zwick"))
        try keep("2027-04-14T08:00:00+01:00")
        let store = try scene.as("op").store
        try store.compact()
        #expect(try !scene.home.holds("Zwick") && !scene.home.holds("noa@example.org"))
    }
}
