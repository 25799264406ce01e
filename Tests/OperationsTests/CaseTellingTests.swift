import Campus
import Recurrence
import TestSupport
import Testing

@testable import Operations
@testable import Storage

@Suite("What a case says of its author, and of what its sides were told")
struct CaseTellingTests {
    /// As the bell would leave it.
    private static func ring(
        _ handle: String, _ scene: ReportScene, state: String, _ outcome: String? = nil,
        by channel: String = ""
    ) throws {
        let (desks, at) = (try scene.as(handle), try scene.as(handle).now.seconds)
        let news = try #require(try desks.news().last { $0.kind == .moderation })
        try desks.store.act { transaction in
            try transaction.execute(
                """
                INSERT INTO reminder (person_id, subject, lead, round, kind, due, until, important, state, wanted)
                VALUES (?, ?, 0, 0, 'news', ?, ?, 0, ?, ?)
                """, [desks.person.id, "news-\(news.id)", at, at, state, at])
            guard let outcome else { return }
            try transaction.execute(
                """
                INSERT INTO delivery (reminder_id, attempt, channel, started, finished, outcome)
                SELECT MAX(id), 1, ?, ?, ?, ? FROM reminder
                """, [channel, at, at + 60, outcome])
        }
    }

    private static func told(_ card: CaseCard) -> [String] {
        card.tellings.map { telling in
            [
                telling.side.rawValue, telling.person?.text, telling.sentence?.text,
                telling.state.rawValue, telling.channel, telling.ended.map { _ in "ended" },
            ].map { $0 ?? "-" }.joined(separator: ", ")
        }
    }

    @Test("each side was told, by a channel or by none; to operators who reported it has a name")
    func told() async throws {
        let scene = try await ReportScene()
        try scene.as("op").communities.setOrganiser("Chess", "cy")
        _ = try scene.as("kim").reports.report(.event, "Blitz", for: .spam)
        let id = try scene.waiting().moderationCase.id
        #expect(try scene.as("op").cases.show(id).tellings.isEmpty)
        try scene.decide(.remove)
        func lines(_ handle: String = "op") throws -> [String] {
            Self.told(try scene.as(handle).cases.show(id))
        }
        let (reporter, author) = (
            "what you reported (event) was removed",
            "something of yours (event) was removed: harassment or threats"
        )
        #expect(
            try lines() == [
                "reporter, kim, \(reporter), waiting, -, -",
                "author, ben, \(author), waiting, -, -",
            ])
        try Self.ring("kim", scene, state: "delivered", "delivered", by: "email:kim@example.org")
        try Self.ring("ben", scene, state: "failed", "failed", by: "push:4")
        #expect(
            try lines() == [
                "reporter, kim, \(reporter), sent, email, ended",
                "author, ben, \(author), failed, push, ended",
            ])
        #expect(
            try lines("cy") == [
                "reporter, -, \(reporter), sent, email, ended",
                "author, ben, \(author), failed, push, ended",
            ])
        #expect(
            try scene.as("op").cases.list(isDecided: true).allSatisfy { $0.tellings.isEmpty })
    }

    @Test("what rang nowhere is told from what waits, and who may act again was told so")
    func silent() async throws {
        let scene = try await ReportScene()
        try scene.report(by: "kim")
        let id = try scene.waiting().moderationCase.id
        try scene.decide(.suspend)
        try Self.ring("kim", scene, state: "lapsed")
        func states() throws -> [String] {
            try scene.as("op").cases.show(id).tellings.map {
                "\($0.side) \($0.state) \($0.sentence?.text.prefix(7) ?? "")"
            }
        }
        #expect(try states().first == "reporter silent what yo")
        try scene.as("op").decisions.reopen(id, on: .other, "x")
        #expect(try states().contains("author waiting you are"))
    }

    @Test("three reports, and who gave notice without an account, are told of there too")
    func letters() async throws {
        let scene = try await ReportScene()
        for handle in ["kim", "lee", "ann"] { try scene.report(by: handle) }
        let id = try scene.waiting().moderationCase.id
        #expect(try scene.as("op").cases.show(id).tellings.map(\.side) == [.author])
        func letter(_ columns: String) throws -> [CaseTelling.State] {
            try scene.as("op").store.act { transaction in
                try transaction.execute(
                    """
                    UPDATE report SET \(columns) WHERE case_id = ? AND id =
                        (SELECT MAX(id) FROM report)
                    """, [id])
            }
            return try scene.as("op").cases.show(id).tellings.filter { $0.side == .notifier }
                .map(\.state)
        }
        #expect(
            try letter("reporter_id = NULL, name = 'Noa', email = 'noa@example.org'") == [.waiting])
        #expect(try letter("received = 5") == [.sent])
        try scene.decide(.remove)
        #expect(try letter("received = 5") == [.waiting])
        #expect(try letter("letter_tries = 10") == [.failed])
        #expect(try letter("answered = 9") == [.sent])
    }

    @Test("what was decided later is not what was decided before, and lines name the case")
    func record() async throws {
        let scene = try await ReportScene()
        var ids: [CaseID] = []
        for (kind, outcome) in [
            (ReportSubject.Kind.comment, Decision.Outcome.remove), (.event, .warn),
        ] {
            try scene.report(kind, by: "kim")
            ids.append(try scene.waiting().moderationCase.id)
            try scene.decide(outcome)
        }
        try scene.report(.profile, by: "kim")
        func record(_ id: CaseID) throws -> [Decision.Outcome: Int] {
            try scene.as("op").cases.show(id).record
        }
        #expect(try record(ids[0]).isEmpty)
        #expect(try record(ids[1]) == [.remove: 1])
        #expect(try scene.waiting().record == [.remove: 1, .warn: 1])
        // Decided anew, what lies between is before.
        try scene.as("op").decisions.reopen(ids[0], on: .other, "x")
        #expect(try record(ids[0]) == [.warn: 1])
        let line = try #require(try scene.as("op").audit.list().first)
        #expect(
            line.act == .reopenCase && line.subject == "case \(ids[0]): comment \(scene.comment)")
    }
}
