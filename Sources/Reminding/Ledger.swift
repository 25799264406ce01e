public import Campus
public import Recurrence
public import Storage

/// The record of what was due and what became of it.
///
/// Each attempt is written before it begins and after it ended, so that a process that dies in
/// between leaves a trace: the attempt is found, marked as interrupted, and made again under the
/// same key. At least once, then, with a key by which a receiver tells a repetition.
public struct Ledger: Sendable {
    /// After so many failed attempts a reminder is given up.
    static let attempts = 3

    private let store: Store

    public init(store: Store) { self.store = store }

    /// Marks attempts that a dead process left under way; run once, by the only ringing process.
    public func recover(at now: Instant) throws(StorageError) {
        try store.interruptDeliveries(at: now)
    }

    /// The state of each reminder, as far as it is on record.
    public func states(
        of reminders: [Reminder], for person: Person
    ) throws(StorageError) -> [Reminder] {
        let known = try store.reminderStates(
            of: person, items: reminders.map { ($0.subject.description, $0.lead) })
        return zip(reminders, known).map { reminder, state in
            var reminder = reminder
            reminder.state = state ?? .planned
            return reminder
        }
    }

    /// Begins an attempt; nil when the reminder needs none any more.
    func begin(
        _ reminder: Reminder, for person: Person, by channel: String, at now: Instant
    ) throws(StorageError) -> Attempt? {
        try store.beginDelivery(of: reminder, for: person, by: channel, at: now)
    }

    /// Ends an attempt.
    ///
    /// A failed one leaves the reminder to be tried again, up to the limit.
    func end(
        _ attempt: Attempt, failure: ChannelError?, at now: Instant
    ) throws(StorageError) {
        let state: Reminder.State =
            failure == nil ? .delivered : attempt.number >= Self.attempts ? .failed : .planned
        try store.endDelivery(attempt, state: state, reason: failure?.description, at: now)
    }

    /// Records that a reminder was found too late to be of use.
    func lapse(
        _ reminder: Reminder, for person: Person, at now: Instant
    ) throws(StorageError) {
        try store.lapse(reminder, for: person)
    }
}
