import Campus
import Recurrence
import Scheduling
import TestSupport
import Testing

@Suite("InterruptionPolicy")
struct InterruptionPolicyTests {
    static func reminder(
        _ due: String, until: String, lead: Int64 = 900, important: Bool = false,
        kind: Reminder.Kind = .class
    ) -> Reminder {
        var reminder = Reminder(
            item: Planned.item("20261005T120000", id: Int64(due.hashValue & 0xffff)), lead: lead)
        reminder.due = Planned.instant("202610\(due)")
        reminder.until = Planned.instant("202610\(until)")
        reminder.isImportant = important
        reminder.kind = kind
        return reminder
    }

    @Test(
        "quiet hours let wait what is of use when they end, and the rest lapse",
        arguments: [
            ("05T213000", "05T230000", "ring"), ("05T220000", "05T230000", "lapse"),
            ("05T230000", "06T080000", "wait 06T0700"), ("06T065959", "06T070000", "lapse"),
            ("06T065959", "06T070001", "wait 06T0700"), ("06T070000", "06T080000", "ring"),
        ])
    func quiet(due: String, until: String, expected: String) {
        let policy = InterruptionPolicy(quiet: QuietHours("22:00-07:00"), zone: .utc)
        let reminder = Self.reminder(due, until: until)
        let verdict = policy.verdict(on: reminder, at: reminder.due)
        let text =
            switch verdict {
            case .ring: "ring"
            case .ringTogether: "together"
            case .wait(let until, _): "wait \(Planned.text(until))"
            case .lapse: "lapse"
            }
        #expect(text == expected)
        var important = reminder
        important.isImportant = true
        #expect(policy.verdict(on: important, at: reminder.due) == .ring)
    }

    @Test("quiet hours end on the wall clock on both nights that change it")
    func daylight() throws {
        let zone = DrinkCalendarTests.london
        let quiet = try #require(QuietHours("22:00-07:00"))
        for (night, end) in [
            ("20260329T013000", "20260329T060000"), ("20261025T013000", "20261025T070000"),
            ("20261004T213000", "20261005T060000"),
        ] {
            #expect(quiet.end(around: Planned.instant(night), in: zone) == Planned.instant(end))
        }
    }

    @Test("beyond the limit the rest is told together when the quarter is over")
    func limit() {
        let reminders = (0..<5).map {
            Self.reminder("05T0901\($0)0", until: "05T120000", lead: 7_200, kind: .personal)
        }
        let foreseen = InterruptionPolicy(limit: 2, zone: .utc).foresee(reminders)
        #expect(foreseen.map(\.isGrouped) == [false, false, true, true, true])
        #expect(foreseen.dropFirst(2).allSatisfy { $0.at == Planned.instant("20261005T091500") })
    }

    @Test("what begins before the quarter is over is told at once, together")
    func urgent() {
        let reminders = (0..<4).map {
            Self.reminder("05T0901\(min($0, 2))0", until: "05T100000", lead: 300)
        }
        let foreseen = InterruptionPolicy(limit: 2, zone: .utc).foresee(reminders)
        #expect(foreseen.map(\.at) == reminders.map(\.due))
        #expect(foreseen.map(\.isGrouped) == [false, false, true, true])
    }

    @Test(
        "a limit keeps a class waiting for five minutes at most, and it goes first",
        arguments: [("0900", "0900"), ("0909", "0909"), ("0911", "0915")])
    func classes(due: String, at: String) {
        let cups = (0..<3).map { _ in
            Self.reminder("05T\(due)00", until: "05T100000", lead: 7_200, kind: .hydration)
        }
        let lecture = Self.reminder("05T\(due)00", until: "05T120000", lead: 7_200)
        let foreseen = InterruptionPolicy(limit: 2, zone: .utc).foresee(cups + [lecture])
        #expect(
            foreseen.first { $0.reminder == lecture }?.at == Planned.instant("20261005T\(due)00"))
        // Those that were there before it have rung.
        let earlier = cups.map { cup in
            var cup = cup
            cup.due = cup.due.adding(seconds: -30)
            return cup
        }
        let late = InterruptionPolicy(limit: 2, zone: .utc).foresee(earlier + [lecture])
        #expect(late.first { $0.reminder == lecture }?.at == Planned.instant("20261005T\(at)00"))
    }

    @Test("what would be told with others, but is due alone, rings by itself")
    func alone() {
        let reminders = (0..<4).map {
            Self.reminder("05T0901\($0)0", until: "05T100000", lead: 300)
        }
        let foreseen = InterruptionPolicy(limit: 2, zone: .utc).foresee(reminders)
        #expect(foreseen.map(\.at) == reminders.map(\.due))
        #expect(foreseen.allSatisfy { !$0.isGrouped })
    }

    @Test(
        "neither quiet hours nor a limit lose an important one; a limit loses none",
        arguments: 0..<20)
    func laws(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let reminders = (0..<200).map { index in
            let due = Planned.instant("20261005T000000")
                .adding(seconds: Int64.random(in: 0..<172_800, using: &random))
            var reminder = Reminder(
                .change(ChangeID(Int64(index))), .change, due: due,
                until: due.adding(seconds: Int64.random(in: 60..<40_000, using: &random)))
            reminder.isImportant = index % 7 == 0
            return reminder
        }.sorted { $0.due < $1.due }
        let quiet = QuietHours("22:00-07:00")
        let all = InterruptionPolicy(quiet: quiet, limit: 1, zone: .utc).foresee(reminders)
        #expect(all.count == reminders.count)
        #expect(Set(all.map(\.reminder)).count == reminders.count)
        for one in all where one.reminder.isImportant {
            #expect(one.lapse == nil && one.at == one.reminder.due)
        }
        #expect(all.filter { $0.lapse == nil }.allSatisfy { $0.at < $0.reminder.until })
        let limited = InterruptionPolicy(limit: 1, zone: .utc).foresee(reminders)
        #expect(limited.allSatisfy { $0.lapse == nil } && limited.count == reminders.count)
        #expect(InterruptionPolicy(zone: .utc).foresee(reminders).map(\.reminder) == reminders)
    }
}

extension Planned {
    /// `05T0900`.
    static func text(_ instant: Instant) -> String {
        [Reminder(.change(1), .change, due: instant, until: instant)].dues.first ?? ""
    }
}
