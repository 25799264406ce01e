import Campus
import GRDB
import Recurrence
import TestSupport
import Testing

@testable import Storage
@testable import StorageSQLite

@Suite("The ledger of reminders")
struct LedgerTests {
    static let now = instant("20261005T080000")

    static func instant(_ text: String) -> Instant { Instant(seconds: Samples.wall(text).seconds) }

    static func reminder(_ meeting: Int64, _ due: String, hours: Int64 = 2) -> Reminder {
        let due = instant(due)
        return Reminder(
            .item(ItemID(meeting: MeetingID(meeting), original: nil)), .class, lead: 900,
            due: due, until: due.adding(seconds: hours * 3_600))
    }

    let store: Store
    let person: Person

    init() throws {
        store = try Store.fresh()
        person = try store.act { try $0.welcome(try #require(Handle("sam")), at: Self.now) }
    }

    func plan(_ reminders: [Reminder], at now: Instant = LedgerTests.now) throws {
        try store.transaction { try $0.mark(person, at: now) }
        let mark = try #require(try store.look { try $0.marked(at: now, limit: 1) }.first)
        try store.relaxed {
            try $0.reconcile(
                mark, planned: reminders, in: PlanWindow(for: mark, at: now), at: now)
        }
    }

    func records() throws -> [ReminderRecord] {
        try store.look {
            try $0.history(of: person, in: Instant(seconds: 0)..<Instant(seconds: 1 << 40))
        }
    }

    @discardableResult
    func ring(at now: Instant, _ outcome: DeliveryEnd.Outcome = .delivered) throws -> [Attempt] {
        let due = try store.look { try $0.due(at: now, limit: 10) }
        let attempts = try store.act {
            try $0.claim(
                due.map { ReminderClaim(row: $0.row, channel: "test", title: "") }, at: now)
        }
        try store.relaxed {
            try $0.settle(
                attempts.compactMap(\.self).map {
                    DeliveryEnd($0, outcome, at: now.seconds * 1_000)
                })
        }
        return attempts.compactMap(\.self)
    }

    @Test("a new person is marked; planning takes the mark off, but not one made meanwhile")
    func marks() throws {
        let mark = try #require(try store.look { try $0.marked(at: Self.now, limit: 9) }.first)
        #expect(mark.person == person && mark.since == Self.now && mark.plannedUntil == nil)
        try store.transaction { try $0.mark(person, at: Self.now.adding(seconds: 9)) }
        try store.relaxed {
            try $0.reconcile(
                mark, planned: [], in: PlanWindow(for: mark, at: Self.now), at: Self.now)
        }
        let again = try #require(try store.look { try $0.marked(at: Self.now, limit: 9) }.first)
        #expect(again.since == Self.now)
        try store.relaxed {
            try $0.reconcile(
                again, planned: [], in: PlanWindow(for: again, at: Self.now), at: Self.now)
        }
        #expect(try store.look { try $0.marked(at: Self.now, limit: 9) }.isEmpty)
        let later = Self.now.adding(seconds: 48 * 3_600 + 1)
        #expect(
            try store.look { try $0.horizons(before: later, limit: 9) }.map(\.person) == [person])
        #expect(try store.look { try $0.horizons(before: Self.now, limit: 9) }.isEmpty)
    }

    @Test("a plan inserts what is new, moves what waits, and drops what is gone")
    func reconciling() throws {
        try plan([Self.reminder(1, "20261005T090000"), Self.reminder(2, "20261005T100000")])
        #expect(try store.look { try $0.nextDue() } == Self.instant("20261005T090000"))
        try plan([Self.reminder(2, "20261005T093000"), Self.reminder(3, "20261005T110000")])
        let known = try records().map { ($0.reminder.id, $0.reminder.due) }
        #expect(known.map(\.0) == ["m2-PT15M", "m3-PT15M"])
        #expect(try store.look { try $0.nextDue() } == Self.instant("20261005T093000"))
        // The same plan once more alters nothing.
        let before = try records()
        try plan([Self.reminder(2, "20261005T093000"), Self.reminder(3, "20261005T110000")])
        #expect(try records() == before)
    }

    @Test("what has rung rings once more only when its item was moved to later, as another")
    func moved() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000")])
        try ring(at: nine)
        for due in ["20261005T090000", "20261005T091000", "20261005T084000"] {
            try plan([Self.reminder(1, due)], at: nine)
            #expect(try records().count == 1, "\(due)")
        }
        try plan([Self.reminder(1, "20261005T150000")], at: nine)
        #expect(try records().map(\.reminder.id) == ["m1-PT15M", "m1-PT15M.2"])
        #expect(try store.look { try $0.nextDue() } == Self.instant("20261005T150000"))
        // A week on, the first row is out of every window.
        let week = Self.instant("20261012T080000")
        try ring(at: Self.instant("20261005T150000"))
        try plan([Self.reminder(1, "20261013T090000")], at: week)
        #expect(try records().last?.reminder.round == 2)
    }

    @Test(
        "who chooses a longer lead after a shorter one rang has heard of it; who chooses it before has not"
    )
    func longerLead() throws {
        func reminder(_ lead: Int64, _ due: String) -> Reminder {
            var reminder = Self.reminder(1, due)
            reminder.lead = lead
            return reminder
        }
        let rung = Self.instant("20261005T090500")
        try plan([reminder(900, "20261005T090000")])
        try ring(at: rung)
        try plan([reminder(1_500, "20261005T085000")], at: rung)
        #expect(try store.look { try $0.nextDue() } == nil)
        // A day's lead that rang yesterday says nothing of the quarter of an hour before.
        try plan([reminder(900, "20261005T100000")], at: rung)
        #expect(try store.look { try $0.nextDue() } == Self.instant("20261005T100000"))
        let late = Self.instant("20261005T100500")
        let other = ReminderSubject.item(ItemID(meeting: MeetingID(2), original: nil))
        var (day, soon) = (Self.reminder(2, "20261005T093000"), Self.reminder(2, "20261005T100000"))
        (day.subject, soon.subject) = (other, other)
        (day.lead, soon.lead) = (86_400, 2_400)
        try plan([day], at: rung)
        try ring(at: Self.instant("20261005T093000"))
        try plan([day, soon], at: late)
        #expect(try store.look { try $0.nextDue() } == late)
    }

    @Test("what was dismissed stays so, however often it is planned and wherever it is moved")
    func dismissed() throws {
        try plan([Self.reminder(1, "20261005T090000")])
        let subject = ReminderSubject.item(ItemID(meeting: MeetingID(1), original: nil))
        try store.transaction { transaction in
            for reminder in try transaction.reminders(of: person, about: subject) {
                try transaction.dismiss(reminder, reason: "by sam", at: Self.now)
            }
        }
        try plan([Self.reminder(1, "20261005T150000")])
        #expect(try records().map(\.reminder.state) == [.dismissed])
        #expect(try records().map(\.reason) == ["by sam"])
        #expect(try store.look { try $0.nextDue() } == nil)
    }

    @Test("what is due and not rung yet is left to the bell; what was tried and is gone lapses")
    func due() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000")])
        try plan([], at: nine)
        #expect(try store.look { try $0.due(at: nine, limit: 9) }.count == 1)
        let later = nine.adding(seconds: 30)
        try ring(at: nine, .again(at: later, channel: 0, failures: 1, reason: "no"))
        try plan([], at: nine)
        #expect(try records().map(\.reminder.state) == [.lapsed])
        #expect(try store.look { try $0.nextDue() } == nil)
    }

    @Test("what was to ring while nobody planned is planned; what was over before is not")
    func gap() throws {
        try plan([])
        // Four days later nobody has planned since.
        let now = Self.instant("20261009T080000")
        let mark = try #require(
            try store.look { try $0.horizons(before: now.adding(seconds: 86_400), limit: 1) }.first)
        let window = PlanWindow(for: mark, at: now)
        #expect(window.from == Self.instant("20261007T080000"))
        try store.relaxed {
            try $0.reconcile(
                mark,
                planned: [
                    Self.reminder(1, "20261007T070000"), Self.reminder(2, "20261008T090000"),
                    Self.reminder(3, "20261009T090000"),
                ], in: window, at: now)
        }
        #expect(try store.look { try $0.due(at: now, limit: 9) }.map(\.reminder.id) == ["m2-PT15M"])
        #expect(try records().count == 2)
    }

    @Test(
        "what is new and nearer than its lead is told at once, and is not late; what is on is not")
    func near() throws {
        try plan([])
        try plan([Self.reminder(1, "20261005T075000"), Self.reminder(2, "20261005T074000")])
        let due = try store.look { try $0.due(at: Self.now, limit: 9) }
        #expect(due.map(\.reminder.id) == ["m1-PT15M"])
        #expect(due.map { $0.isLate(at: Self.now) } == [false])
    }

    @Test("a claim is one attempt; death interrupts it, and the next one counts on")
    func claims() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000")])
        let claim = [
            ReminderClaim(
                row: try #require(try store.look { try $0.due(at: nine, limit: 1) }.first).row,
                channel: "test",
                title: "T")
        ]
        #expect(try store.act { try $0.claim(claim, at: nine) }.map { $0?.number } == [1])
        #expect(try store.look { try $0.due(at: nine, limit: 9) }.isEmpty)
        #expect(try store.act { try $0.recover(at: nine) } == 1)
        let due = try #require(try store.look { try $0.due(at: nine, limit: 9) }.first)
        #expect(due.attempts == 1 && due.wanted == nine)
        #expect(try ring(at: nine.adding(seconds: 3)).map(\.number) == [2])
        #expect(try ring(at: nine.adding(seconds: 3)).isEmpty)
        let record = try #require(try records().first)
        #expect(
            record.steps.map(\.state) == ["claimed", "interrupted", "claimed", "delivered"])
        #expect(record.late == 3_000 && record.title == "")
        let lateness = try store.look { try $0.lateness(in: Self.now..<nine.adding(seconds: 60)) }
        #expect(
            lateness
                == Lateness(
                    delivered: 1, median: 3_000, ninetyNinth: 3_000, worst: 3_000, retries: 1))
    }

    @Test("what is on its way, or is named twice, is claimed once; what is held is claimed")
    func claimedOnce() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000"), Self.reminder(2, "20261005T090000")])
        let due = try store.look { try $0.due(at: nine, limit: 2) }
        let claims = due.map { ReminderClaim(row: $0.row, channel: "test", title: "T") }
        try store.relaxed { try $0.decide([.hold(row: due[1].row)], at: nine) }
        let claimed = try store.act { try $0.claim(claims + claims, at: nine) }
        #expect(claimed.map { $0?.number } == [1, 1, nil, nil])
        #expect(try store.act { try $0.claim(claims, at: nine) } == [nil, nil])
    }

    @Test(
        "a claim keeps what it says letter by letter, up to U+0000",
        arguments: [
            ("\"Quotes\", \\ and \\u0041", "\"Quotes\", \\ and \\u0041"),
            ("Lines\n\tand \u{1}\u{1f}\u{7f}", "Lines\n\tand \u{1}\u{1f}\u{7f}"),
            ("Zürich مرحبا \u{1f600}\u{2028}", "Zürich مرحبا \u{1f600}\u{2028}"),
            ("cut\u{0}off", "cut"), ("", ""),
        ])
    func titles(given: String, kept: String) throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000")])
        let due = try #require(try store.look { try $0.due(at: nine, limit: 1) }.first)
        try store.act {
            _ = try $0.claim([ReminderClaim(row: due.row, channel: "x", title: given)], at: nine)
        }
        #expect(try records().first?.title == kept)
    }

    @Test("what was dismissed while it was on its way stays dismissed")
    func dismissedOnItsWay() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000")])
        let due = try #require(try store.look { try $0.due(at: nine, limit: 1) }.first)
        let claim = ReminderClaim(row: due.row, channel: "test", title: "")
        let attempt = try #require(try store.act { try $0.claim([claim], at: nine) }.first ?? nil)
        try store.transaction { try $0.dismiss(due, reason: nil, at: nine) }
        try store.relaxed {
            try $0.settle([DeliveryEnd(attempt, .delivered, at: nine.seconds * 1_000)])
        }
        #expect(try records().map(\.reminder.state) == [.dismissed])
        #expect(try store.act { try $0.claim([claim], at: nine) } == [nil])
    }

    @Test(
        "what is snoozed rings for the hour to which its item was moved",
        arguments: [
            ("20261005T085500", "20261005T090500", Reminder.State.snoozed),
            ("20261005T140000", "20261005T140000", .planned),
            ("20261005T084900", "20261005T090100", .planned),
        ])
    func snoozedAndMoved(due: String, rings: String, state: Reminder.State) throws {
        let (nine, later) = (Self.instant("20261005T090000"), Self.instant("20261005T090100"))
        try plan([Self.reminder(1, "20261005T090000")])
        try ring(at: nine)
        let subject = ReminderSubject.item(ItemID(meeting: MeetingID(1), original: nil))
        try store.transaction { transaction in
            let rung = try #require(try transaction.reminders(of: person, about: subject).first)
            try transaction.snooze(
                rung, until: Self.instant("20261005T090500"), reason: nil, at: later)
        }
        try plan([Self.reminder(1, due)], at: later)
        #expect(try store.look { try $0.nextDue() } == Self.instant(rings))
        #expect(try records().map(\.reminder.state) == [state])
    }

    @Test("what a person said since the bell looked is not taken back by what it decides")
    func saidMeanwhile() throws {
        let nine = Self.instant("20261005T090000")
        try plan([Self.reminder(1, "20261005T090000"), Self.reminder(2, "20261005T090000")])
        let due = try store.look { try $0.due(at: nine, limit: 2) }
        let later = nine.adding(seconds: 300)
        try store.transaction { transaction in
            try transaction.dismiss(due[0], reason: nil, at: nine)
            try transaction.snooze(due[1], until: later, reason: nil, at: nine)
        }
        try store.relaxed {
            try $0.decide(
                [
                    .wait(row: due[0].row, until: later, reason: "quiet hours"),
                    .withdraw(row: due[0].row, until: later, reason: "moved"),
                    .lapse(row: due[0].row, reason: "no"),
                    .hold(row: due[0].row),
                ], at: nine)
        }
        let claims = due.map { ReminderClaim(row: $0.row, channel: "test", title: "") }
        #expect(try store.act { try $0.claim(claims, at: nine) } == [nil, nil])
        #expect(try records().map(\.reminder.state) == [.dismissed, .snoozed])
        #expect(try store.look { try $0.nextDue() } == later)
        #expect(try store.act { try $0.claim(claims, at: later) }.map { $0?.number } == [nil, 1])
    }

    @Test("what is due comes in order of its instant, then of the person")
    func order() throws {
        let kim = try store.act { try $0.welcome(try #require(Handle("kim")), at: Self.now) }
        for mark in try store.look({ try $0.marked(at: Self.now, limit: 9) }) {
            let due =
                mark.person == kim ? ["20261005T090000"] : ["20261005T090000", "20261005T085959"]
            try store.relaxed {
                try $0.reconcile(
                    mark,
                    planned: due.enumerated().map { Self.reminder(Int64($0.offset), $0.element) },
                    in: PlanWindow(for: mark, at: Self.now), at: Self.now)
            }
        }
        let order = try store.look { try $0.due(at: Self.instant("20261005T090000"), limit: 9) }
        #expect(order.map(\.person.handle.text) == ["sam", "sam", "kim"])
        #expect(order.map(\.reminder.id) == ["m1-PT15M", "m0-PT15M", "m0-PT15M"])
    }

    /// Queries of the daemon, and the index that each must go by.
    static let queries: [(sql: String, step: String)] = [
        (Transaction.dueReminders, "SEARCH r USING INDEX reminder_by_next (next<?)"),
        (
            Transaction.nextReminder,
            "SEARCH reminder USING COVERING INDEX reminder_by_next (next>?)"
        ),
        (
            RecordedReminders.knownRows,
            "SEARCH r USING INDEX reminder_by_person (person_id=? AND due>?)"
        ),
        (Transaction.nearHorizons, "SEARCH p USING COVERING INDEX person_plan_by_until (until<?)"),
        (
            Transaction.recordRows,
            "SEARCH r USING INDEX reminder_by_person (person_id=? AND due>? AND due<?)"
        ),
    ]

    @Test("the daemon's queries go by their indexes, and sort nothing", arguments: queries.indices)
    func indexes(index: Int) throws {
        let (sql, step) = Self.queries[index]
        let steps = try Store(path: nil).plan(sql)
        #expect(steps.contains(step), "\(steps)")
        // What it is given as a list is read whole.
        #expect(
            !steps.contains { $0.hasPrefix("SCAN") && !$0.hasPrefix("SCAN json_each") }, "\(steps)")
    }
}
