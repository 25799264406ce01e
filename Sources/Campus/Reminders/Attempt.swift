/// An attempt to deliver a reminder that has begun.
public struct Attempt: Hashable, Sendable {
    /// The store's number of the reminder.
    public var reminder: Int64
    /// From 1.
    public var number: Int

    public init(reminder: Int64, number: Int) {
        self.reminder = reminder
        self.number = number
    }
}
