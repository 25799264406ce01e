import Campus
import Recurrence
import TestSupport
import Testing

@testable import Storage

/// On a server each question is a round trip: a statement a row would make an import take minutes.
@Suite("Sets of rows")
struct SetTests {
    private let engine: CountingEngine
    private let store: Store
    private let people: [Person]
    private static let now = LedgerTests.now
    private static let many = 40

    init() throws {
        engine = CountingEngine(try Store.fresh().engine)
        store = Store(engine)
        people = try store.act { transaction in
            try (0..<Self.many).map {
                try transaction.welcome(try #require(Handle("person\($0)")), at: Self.now)
            }
        }
    }

    /// Each as often as it is asked, with few rows and with many.
    private func expectTheSame(
        _ what: Testing.Comment, _ work: (Range<Int>) throws -> Void
    ) throws {
        let few = try engine.count { try work(0..<2) }
        let many = try engine.count { try work(2..<Self.many) }
        #expect(few == many, what)
    }

    private func reconcile(
        _ range: Range<Int>, _ reminders: [Reminder], at now: Instant = Self.now
    ) throws {
        let plans = people[range].map { person in
            let mark = PlanMark(person: person, since: now, stamp: 0, plannedUntil: nil)
            return PersonPlan(mark, reminders, in: PlanWindow(for: mark, at: now))
        }
        let rest = try store.relaxed { try $0.reconcile(plans, at: now) }
        #expect(rest.isEmpty)
    }

    private func due(_ range: Range<Int>) throws -> [DueReminder] {
        let wanted = Set(people[range].map(\.id))
        return try store.look { try $0.due(at: Self.now.adding(seconds: 86_400), limit: 1_000) }
            .filter { wanted.contains($0.person.id) }
    }

    private func marked() throws -> Set<PersonID> {
        Set(try store.look { try $0.marked(at: Self.now, limit: 1_000) }.map(\.person.id))
    }

    @Test("plans, claims, ends and what is decided ask as often for many as for few")
    func ledger() throws {
        let nine = LedgerTests.reminder(1, "20261005T090000")
        let ten = LedgerTests.reminder(2, "20261005T100000")
        try expectTheSame("new plans") { try reconcile($0, [nine, ten]) }
        #expect(try due(0..<Self.many).count == 2 * Self.many)
        #expect(try marked().isEmpty)
        try expectTheSame("moved") {
            try reconcile($0, [LedgerTests.reminder(1, "20261005T093000"), ten])
        }
        try expectTheSame("marks of some") { range in
            try store.look { _ = try $0.marks(of: Set(people[range].map(\.id))) }
        }
        try expectTheSame("withdrawn") { range in
            let decisions = try due(range).filter { $0.reminder.subject == nine.subject }.map {
                ReminderDecision.withdraw(
                    row: $0.row, until: Self.now.adding(seconds: 60), reason: "it was moved")
            }
            try store.act { try $0.decide(decisions, at: Self.now) }
        }
        #expect(try marked().count == Self.many)
        try expectTheSame("what is due") { _ = try due($0) }
        try expectTheSame("planned no more") { try reconcile($0, [ten]) }
        #expect(try due(0..<Self.many).count == Self.many)
        try expectTheSame("rung") { range in
            let claims = try due(range).map {
                ReminderClaim(row: $0.row, channel: "push:1", title: "Networks")
            }
            let attempts = try store.act { try $0.claim(claims, at: ten.due) }
            try store.act {
                try $0.settle(
                    attempts.compactMap(\.self).map {
                        DeliveryEnd(
                            $0, .accepted(receiptDue: Self.now), at: Self.now.seconds * 1_000,
                            notes: [PushNote(PushSubscriptionID(1), .taken)])
                    })
            }
        }
        #expect(try due(0..<Self.many).isEmpty)
    }

    @Test("receipts that are late are passed on together")
    func receipts() throws {
        let nine = LedgerTests.reminder(1, "20261005T090000")
        func late(_ range: Range<Int>) throws {
            try reconcile(range, [nine])
            let claims = try due(range).map {
                ReminderClaim(row: $0.row, channel: "push:1", title: "Networks")
            }
            try store.act { transaction in
                let attempts = try transaction.claim(claims, at: nine.due).compactMap(\.self)
                try transaction.settle(
                    attempts.map { DeliveryEnd($0, .accepted(receiptDue: Self.now), at: 0) })
                let again = try transaction.passOnUnacknowledged(at: nine.due)
                #expect(again == range.count)
            }
        }
        try expectTheSame("late") { try late($0) }
        #expect(try due(0..<Self.many).map(\.channel) == Array(repeating: 1, count: Self.many))
    }

    @Test("news are told to many as to few")
    func news() throws {
        try expectTheSame("news") { range in
            try store.act {
                try $0.tell(
                    Array(people[range]), as: .cancelled, of: nil, saying: "It is off",
                    by: people[0], at: Self.now)
            }
        }
        for (place, person) in people.enumerated() {
            let told = try store.look { try $0.news(for: person, since: Self.now) }
            #expect(told.count == (place == 0 ? 0 : 1))
        }
        let numbers = try people.flatMap { person in
            try store.look { try $0.news(for: person, since: Self.now) }.map(\.news.id)
        }
        let found = try store.look { try $0.news(numbers.reversed()) }
        #expect(found.map(\.news.id) == numbers.reversed())
    }

    // MARK: - Imports

    private static let labeller = MeetingLabeller(profile: CampusProfile())

    private func replacement(
        _ meetings: [Meeting], gone: [MeetingID] = [], changes: [Change] = [], digest: UInt64
    ) -> Replacement {
        var replacement = StoreTests.replacement(meetings, gone: gone, digest: digest)
        replacement.changes = changes
        replacement.labeller = Self.labeller
        return replacement
    }

    private func meetings(_ count: Int, room: String) -> [Meeting] {
        (0..<count).map { number in
            // No source tells of a module of another one.
            let code = 10_000 + count * 100 + number
            var entry = Samples.entry("20261005T090000", "CM\(code) Networks - Lecture")
            entry.location = room
            return Samples.meeting(entry, id: nil, uid: "uid-\(number)")
        }
    }

    @Test(
        "an import of many meetings asks as often as one of few, and so do what it alters and removes",
        arguments: [false, true])
    func imports(isCampus: Bool) throws {
        let fetch = FetchRecord(at: Self.now, outcome: .imported)
        func source(_ count: Int) throws -> Source {
            try store.act {
                try $0.addSource(
                    of: people[0], named: "Feed \(count)", kind: .class,
                    address: SecretAddress("/\(count).ics"), every: 60, isCampus: isCampus,
                    at: Self.now,
                    holding: replacement(
                        meetings(count, room: "8W"), digest: UInt64(count)), fetch: fetch,
                    state: SourceState())
            }
        }
        var sources: [Source] = []
        try expectTheSame("first") { sources.append(try source($0.count)) }
        let listed = try sources.map { source in
            try store.look { try $0.meetings(of: [source], in: nil) }.map(\.meeting)
        }
        #expect(listed.map(\.count) == [2, Self.many - 2])
        try expectTheSame("altered") { range in
            let place = range.count == 2 ? 0 : 1
            let altered = listed[place].map { meeting in
                var meeting = meeting
                let summary = meeting.main?.summary ?? ""
                meeting.main?.summary = summary.replacing("CM1", with: "PH2")
                meeting.main?.location = "3E"
                return meeting
            }
            let new = Samples.meeting(
                Samples.entry("20261006T090000", "New"), id: nil, uid: "new")
            let changes = altered.map { meeting in
                Change(
                    kind: .relocated, meeting: meeting.id, uid: meeting.uid, slot: "",
                    summary: "Networks", startsAt: Self.now, starts: [], occurrences: 1,
                    before: "8W", after: "3E")
            }
            try store.relaxed {
                try $0.apply(
                    replacement(altered + [new], changes: changes, digest: 7), by: fetch,
                    leaving: SourceState(), to: sources[place])
            }
        }
        try expectTheSame("gone") { range in
            let place = range.count == 2 ? 0 : 1
            try store.relaxed {
                try $0.apply(
                    replacement(
                        [], gone: listed[place].compactMap(\.id), digest: 8), by: fetch,
                    leaving: SourceState(), to: sources[place])
            }
        }
        for source in sources {
            let rest = try store.look { try $0.meetings(of: [source], in: nil) }
            #expect(rest.map(\.meeting.uid) == ["new"])
            let labels = try store.look {
                try $0.number(
                    "SELECT COUNT(*) FROM meeting_module WHERE source_id = ?", [source.id])
            }
            #expect(labels == 0)
        }
    }
}
