import Campus
import Locks
import Recurrence
import TestSupport
import Testing
import Words

@testable import Operations
@testable import Storage

@Suite("What servers answered today")
struct AnswerTests {
    /// What a server has counted since it began.
    private final class Server: Sendable {
        private let counted: Locked<AnswerCount>
        let book: AnswerBook

        init() {
            let counted = Locked(AnswerCount())
            self.counted = counted
            book = AnswerBook { counted.withLock { $0 } }
        }

        func answer(_ answers: Int, failing failures: Int = 0) {
            counted.withLock { count in
                count.answers += answers
                count.failures += failures
            }
        }
    }

    private static func told(_ home: TestHome, now: String? = nil) throws -> AnswerCount? {
        try home.as("op", now: now).health.report().answers
    }

    @Test("is added up over all servers, and outlives each of them")
    func added() throws {
        let home = try TestHome()
        let op = try home.as("op")
        #expect(try Self.told(home) == nil)
        let first = Server()
        first.answer(10, failing: 1)
        first.book.flush(into: op)
        first.answer(5)
        for _ in 0..<2 { first.book.flush(into: op) }
        let second = Server()
        second.answer(7)
        second.book.flush(into: op)
        let day = CivilDate(uncheckedYear: 2026, month: 10, day: 5)
        try op.store.act {
            try $0.count(AnswerCount(answers: 100, failures: 2), by: "app2", on: day)
        }
        #expect(try Self.told(home) == AnswerCount(answers: 122, failures: 3))
        let rows = try op.store.look { try $0.number("SELECT COUNT(*) FROM answer_day") }
        #expect(rows == 2)
        #expect(try Self.told(home, now: "2026-10-06T02:00:00+01:00") == nil)
        #expect(try Self.told(home, now: "2026-10-05T23:59:00+01:00")?.answers == 122)
    }

    @Test("what cannot be written down is not lost, and where nothing was asked nothing is written")
    func kept() throws {
        let home = try TestHome()
        let op = try home.as("op")
        let server = Server()
        server.book.flush(into: op)
        #expect(try Self.told(home) == nil)
        server.answer(4)
        try op.store.execute("ALTER TABLE answer_day RENAME TO gone")
        server.book.flush(into: op)
        try op.store.execute("ALTER TABLE gone RENAME TO answer_day")
        server.answer(1, failing: 1)
        server.book.flush(into: op)
        #expect(try Self.told(home) == AnswerCount(answers: 5, failures: 1))
    }

    @Test(
        "more than 2 failures of 10,000 requests are wrong, and the first two of a day are not",
        arguments: [
            (0, 0, false), (1, 1, false), (100, 2, false), (100, 3, true), (10_000, 2, false),
            (10_000, 3, true), (15_000, 3, false), (14_999, 3, true), (1_000_000, 200, false),
            (1_000_000, 201, true),
        ])
    func few(_ answers: Int, _ failures: Int, _ isWrong: Bool) throws {
        let home = try TestHome()
        var report = try home.as("op").health.report()
        #expect(report.state(of: .answers) == .unknown)
        report.answers = AnswerCount(answers: answers, failures: failures)
        #expect(report.state(of: .answers) == (isWrong ? .wrong : .well))
    }

    @Test("is told in words")
    func words() throws {
        let home = try TestHome()
        var report = try home.as("op").health.report()
        func text() -> String { HealthWords(report, .english, in: .utc).text(.answers) }
        #expect(text() == "Nobody has asked a server today.")
        report.answers = AnswerCount(answers: 1, failures: 0)
        #expect(text() == "0 of 1 request failed (5xx) today.")
        report.answers = AnswerCount(answers: 41_200, failures: 3)
        #expect(text().hasPrefix("3 of 41") && text().hasSuffix("requests failed (5xx) today."))
    }
}
