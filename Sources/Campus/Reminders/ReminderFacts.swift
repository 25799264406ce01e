import Recurrence

/// What is known of an item when it rings, beside the item itself.
package struct ReminderFacts: Hashable, Sendable {
    /// The names of a few who will be there, friends first.
    package var people: [String] = []
    /// How many will be there in all.
    package var peopleCount = 0
    /// The newest ones, shortened.
    package var comments: [ReminderContent.Quote] = []
    /// What was altered in the last week.
    package var change: Change?
    package var leaveBy: ClockTime?
    /// The source that says that it is cancelled, while the one that is believed lists it.
    package var doubter: String?

    package init() {}
}
