/// An attempt to deliver a reminder that has begun.
package struct Attempt: Hashable, Sendable {
    /// The store's number of the reminder.
    package var reminder: Int64
    /// From 1.
    package var number: Int

    package init(reminder: Int64, number: Int) {
        self.reminder = reminder
        self.number = number
    }
}
