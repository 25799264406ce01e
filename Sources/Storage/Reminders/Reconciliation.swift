import Campus
import Recurrence

/// Brings people's rows into line with their plans, as `ReminderAlignment` says: as sets, so that five
/// hundred people are as many statements as one.
///
/// Of an item that its person dismissed what is new is written down as dismissed. What is on its way to
/// its person stays; when the plan says something else of it, it has to be looked at again once that has
/// ended.
struct Reconciliation {
    private let journal: ReminderJournal
    private let now: Instant
    private var recorded: RecordedReminders
    private var new: [ReminderJournal.New] = []
    private var moved: [(row: ReminderRowID, planned: Reminder, isMoved: Bool)] = []
    private var woken: [(row: ReminderRowID, until: Instant, reason: KeptSentence?)] = []
    private var going: [ReminderRowID] = []
    private var lapsing: [ReminderRowID] = []
    private var owners: [ReminderRowID: PersonID] = [:]
    /// For whom something was altered.
    private(set) var altered: Set<PersonID> = []
    /// Of whom something is planned otherwise that is under way.
    private(set) var outOfLine: Set<PersonID> = []

    /// - Parameter plans: of people who are there, of each one.
    init(_ transaction: Transaction, of plans: [PersonPlan], at now: Instant) throws {
        self.now = now
        journal = ReminderJournal(transaction, at: now)
        recorded = try RecordedReminders(plans, in: transaction)
        for plan in plans { compare(plan) }
        let alignments = Dictionary(
            plans.map { ($0.mark.person.id, ReminderAlignment(in: $0.window, at: now)) }
        ) { first, _ in first }
        let hasPutOff = recorded.known.values.contains { $0.reminder.state == .snoozed }
        let occasions = hasPutOff ? Set(plans.flatMap(Occasion.all)) : []
        for (key, known) in recorded.known {
            guard let alignment = alignments[key.person] else { continue }
            // Whoever chooses another lead keeps what they had put off until so late.
            let isPutOff = known.reminder.state == .snoozed
            if isPutOff, occasions.contains(Occasion(of: key.person, known.reminder)) { continue }
            drop(known, of: key.person, alignment)
        }
    }

    /// What somebody is reminded of, and when that is, whatever the lead.
    private struct Occasion: Hashable {
        let person: PersonID
        let subject: String
        let start: Instant

        init(of person: PersonID, _ reminder: Reminder) {
            (self.person, subject) = (person, reminder.subject.description)
            start = reminder.due.adding(seconds: reminder.lead)
        }

        static func all(of plan: PersonPlan) -> [Occasion] {
            plan.reminders.map { Occasion(of: plan.mark.person.id, $0) }
        }
    }

    /// Notes what a plan makes of what is on record.
    private mutating func compare(_ plan: PersonPlan) {
        let person = plan.mark.person.id
        let alignment = ReminderAlignment(in: plan.window, at: now)
        for planned in plan.reminders where planned.kind != .summary {
            let key = RecordedReminders.Key(of: person, planned)
            if let known = recorded.take(key) {
                let isUnderWay = known.reminder.state == .claimed
                if isUnderWay, known.reminder.due != planned.due { outOfLine.insert(person) }
                align(known, to: planned, of: person, alignment)
            } else {
                switch alignment.insertion(of: planned) {
                case .whenDue: insert(planned, of: person, round: planned.round)
                case .at(let instant):
                    guard !recorded.hasRung(key) else { continue }
                    insert(planned, of: person, round: planned.round, at: instant)
                case .never: break
                }
            }
        }
    }

    private mutating func align(
        _ known: RecordedReminders.Recorded, to planned: Reminder, of person: PersonID,
        _ alignment: ReminderAlignment
    ) {
        switch alignment.change(of: known.reminder, next: known.next, to: planned) {
        case .none: return
        case .again: insert(planned, of: person, round: known.reminder.round + 1)
        case .taken(let isMoved): moved.append((known.row, planned, isMoved))
        case .woken(let instant):
            moved.append((known.row, planned, false))
            woken.append((known.row, instant, .because("kept.reason.moved.item")))
        }
        owners[known.row] = person
    }

    private mutating func insert(
        _ reminder: Reminder, of person: PersonID, round: Int, at next: Instant? = nil
    ) {
        new.append(
            ReminderJournal.New(
                reminder: reminder, person: person, round: round, next: next,
                mayBeDismissed: recorded.mayHaveDismissed(person)))
    }

    /// It is planned no more.
    private mutating func drop(
        _ known: RecordedReminders.Recorded, of person: PersonID, _ alignment: ReminderAlignment
    ) {
        switch alignment.withdrawal(of: known.reminder, next: known.next) {
        case .none: return
        case .lapses: lapsing.append(known.row)
        case .goes: going.append(known.row)
        }
        owners[known.row] = person
    }

    // MARK: - Writing

    mutating func write() throws {
        altered.formUnion(try journal.insert(new))
        try journal.take(over: moved)
        try journal.putOff(woken)
        note(moved.map(\.row))
        let gone = Set(try journal.remove(going))
        note(gone)
        let rest = (lapsing + going.filter { !gone.contains($0) }).sorted()
        let reasons = try journal.withdrawals(of: rest)
        note(
            try journal.settle(
                rest.map { ($0, reasons[$0] ?? .because("kept.reason.gone.item")) }, as: .lapsed))
    }

    private mutating func note(_ rows: some Sequence<ReminderRowID>) {
        altered.formUnion(rows.compactMap { owners[$0] })
    }
}
