import Logging
import Recurrence
import Reminding
import Testing

@testable import Operations

@Suite("Chosen where a notice is shown", .serialized)
struct NoticeChoiceTests {
    /// Chooses as the daemon hears it, at a time of 5 October 2026.
    private static func choose(
        _ choice: NoticeAction, _ key: String, _ home: TestHome, _ time: String
    ) throws {
        let desks = try home.as("op", now: SnoozeTests.at(time))
        let current = try CurrentDesks(
            desks, by: .still(at: desks.now), RingOptions(), doorbell: Doorbell(),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        current.take(choice, of: key)
    }

    @Test("snooze rings again ten minutes later, dismiss no more; a strange key does nothing")
    func choices() async throws {
        let home = try await SnoozeTests.home()
        let id = try #require(try SnoozeTests.ids(home).first)
        #expect(try SnoozeTests.ring(home, "09:00") == ["Seminar at 09:15"])
        for key in ["", "ann", "nobody/\(id)", "ann/m99", "a b/\(id)"] {
            try Self.choose(.dismiss, key, home, "09:01")
        }
        try Self.choose(.snooze, "ann/\(id)", home, "09:02")
        #expect(try SnoozeTests.ring(home, "09:11").isEmpty)
        #expect(try SnoozeTests.ring(home, "09:12") == ["Seminar at 09:15"])
        let next = try #require(try SnoozeTests.ids(home, from: "2026-10-06").first)
        try Self.choose(.dismiss, "ann/\(next)", home, "09:13")
        #expect(try SnoozeTests.ring(home, "09:00", day: 6).isEmpty)
    }
}
