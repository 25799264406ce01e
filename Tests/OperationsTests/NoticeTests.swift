import Campus
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

    @Test("who gave them is forgotten half a year after the decision")
    func forgotten() async throws {
        let scene = try await ReportScene()
        _ = try Self.desk(scene).give(Self.draft("/people/sam"), in: .english)
        #expect(try scene.as("op").store.look { try $0.unansweredNotices() }.count == 1)
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
