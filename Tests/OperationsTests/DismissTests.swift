import Campus
import Operations
import TestSupport
import Testing

@Suite("Dismissed whatever the leads", .serialized)
struct DismissTests {
    /// A seminar at 09:15, its first reminder, and the id of its item.
    private static func home() async throws -> (TestHome, reminder: String, item: String) {
        let home = try await SnoozeTests.home()
        let first = try #require(try home.as("ann").reminders.upcoming(from: nil, to: nil).first)
            .reminder
        return (home, first.id, try #require(first.item).id.description)
    }

    /// At which of some minutes of the morning something rings.
    private static func rings(_ home: TestHome) throws -> [String] {
        try ["08:15", "08:55", "09:00", "09:05", "09:10"].filter {
            try !SnoozeTests.ring(home, $0).isEmpty
        }
    }

    @Test(
        "a dismissed occurrence rings by no lead that is set later",
        arguments: ["20m", "5m", "1h,15m,5m"], [false, true])
    func leads(_ leads: String, isPlannedBefore: Bool) async throws {
        let (home, _, item) = try await Self.home()
        if isPlannedBefore { #expect(try SnoozeTests.ring(home, "08:00").isEmpty) }
        _ = try home.as("ann").reminders.dismiss(item, .named)
        _ = try home.as("ann").settings.set("leads.class", leads)
        #expect(try Self.rings(home).isEmpty)
        // The next day's is another occurrence.
        #expect(try SnoozeTests.ring(home, "09:10", day: 6).isEmpty == false)
    }

    @Test("one that had rung and was dismissed as an occurrence rings by no shorter lead")
    func rung() async throws {
        let (home, id, item) = try await Self.home()
        #expect(try SnoozeTests.ring(home, "09:00") == ["Seminar at 09:15"])
        _ = try home.as("ann", now: SnoozeTests.at("09:01")).reminders.dismiss(id, .named)
        _ = try home.as("ann", now: SnoozeTests.at("09:01")).reminders.dismiss(item, .named)
        _ = try home.as("ann", now: SnoozeTests.at("09:02")).settings.set("leads.class", "5m")
        #expect(try SnoozeTests.ring(home, "09:10").isEmpty)
    }

    @Test("taken back, it rings by the leads of now, and by none of before")
    func restored() async throws {
        let (home, _, item) = try await Self.home()
        _ = try home.as("ann").reminders.dismiss(item, .named)
        _ = try home.as("ann").settings.set("leads.class", "20m")
        #expect(try SnoozeTests.ring(home, "08:00").isEmpty)
        _ = try home.as("ann").reminders.undismiss(item)
        #expect(try Self.rings(home) == ["08:55"])
    }

    @Test(
        "of several reminders one that is named with its lead is dismissed alone",
        arguments: [false, true])
    func alone(isPlannedBefore: Bool) async throws {
        let home = try await SnoozeTests.home()
        _ = try home.as("ann").settings.set("leads.class", "15m,5m")
        if isPlannedBefore { #expect(try SnoozeTests.ring(home, "08:00").isEmpty) }
        let first = try #require(try home.as("ann").reminders.upcoming(from: nil, to: nil).first)
        _ = try home.as("ann").reminders.dismiss(first.reminder.id, .named)
        #expect(try Self.rings(home) == ["09:10"])
    }

    @Test(
        "the last that was to ring of an occurrence stands for it, whatever lead is set later",
        arguments: [false, true])
    func last(isPlannedBefore: Bool) async throws {
        let home = try await SnoozeTests.home()
        _ = try home.as("ann").settings.set("leads.class", "15m,5m")
        if isPlannedBefore { #expect(try SnoozeTests.ring(home, "08:00").isEmpty) }
        for lead in ["900", "300"] {
            let ann = try home.as("ann")
            let next = try #require(
                try ann.reminders.upcoming(from: nil, to: nil).first {
                    $0.reminder.state == .planned && "\($0.reminder.lead)" == lead
                })
            _ = try ann.reminders.dismiss(next.reminder.id, .named)
        }
        _ = try home.as("ann").settings.set("leads.class", "20m")
        #expect(try Self.rings(home).isEmpty)
        #expect(try SnoozeTests.ring(home, "08:55", day: 6).isEmpty == false)
    }

    @Test("one that rang and was dismissed was seen: a shorter lead that is set then rings")
    func seen() async throws {
        let (home, id, _) = try await Self.home()
        #expect(try SnoozeTests.ring(home, "09:00") == ["Seminar at 09:15"])
        _ = try home.as("ann", now: SnoozeTests.at("09:01")).reminders.dismiss(id, .named)
        _ = try home.as("ann", now: SnoozeTests.at("09:02")).settings.set("leads.class", "5m")
        #expect(try SnoozeTests.ring(home, "09:10") == ["Seminar at 09:15"])
    }
}
