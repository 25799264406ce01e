import Campus
import Recurrence
import Storage
import TestSupport
import Testing

@testable import Operations

/// Who runs a home hears of it when nothing rings.
@Suite("A bell that nobody rings", .serialized)
struct BellWaitingTests {
    private static func waiting(_ home: TestHome, _ time: String) throws -> (Instant?, Bool, Bool) {
        let op = try home.as("op", now: SnoozeTests.at(time))
        let report = try op.health.report()
        let finding = try op.checks.run().contains {
            $0.subject == "reminders" && !$0.isWell && $0.message.contains("nothing rings it")
        }
        let alert = try AlertRules(desks: op) { nil }.verdicts().contains {
            $0.kind == .waiting && !$0.isWell
        }
        #expect((report.state(of: .bell) == .wrong) == finding)
        return (report.bell.waitingSince, finding, alert)
    }

    @Test("what is due is told, also where no daemon ever planned it", arguments: [true, false])
    func due(isServed: Bool) async throws {
        let home = try await SnoozeTests.home()
        if isServed { try home.as("op", now: SnoozeTests.at("08:30")).uptime.note(.server) }
        // The seminar's reminder is due at nine.
        let before = try Self.waiting(home, "08:59")
        #expect(before.0 == nil && !before.1 && !before.2)
        let after = try Self.waiting(home, "09:50")
        let nine = try home.as("op", now: SnoozeTests.at("09:00")).now
        #expect(after.0 == (isServed ? nine : nil))
        // A home that nobody serves promises nothing.
        #expect(after.1 == isServed && after.2 == isServed)
    }

    @Test("what rang is not told")
    func rung() async throws {
        let home = try await SnoozeTests.home()
        try home.as("op", now: SnoozeTests.at("08:30")).uptime.note(.server)
        _ = try SnoozeTests.ring(home, "09:00")
        let after = try Self.waiting(home, "09:05")
        #expect(after.0 == nil && !after.1 && !after.2)
    }
}
