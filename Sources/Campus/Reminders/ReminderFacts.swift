import Recurrence

/// What is known of an item when it rings, beside the item itself.
public struct ReminderFacts: Hashable, Sendable {
    /// The names of a few who will be there, friends first.
    public var people: [String] = []
    /// How many will be there in all.
    public var peopleCount = 0
    /// The newest ones, shortened.
    public var comments: [ReminderContent.Quote] = []
    /// What was altered in the last week.
    public var change: Change?
    public var leaveBy: ClockTime?
    /// The source that says that it is cancelled, while the one that is believed lists it.
    public var doubter: String?

    public init() {}
}
