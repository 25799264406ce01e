/// An attempt to deliver a reminder that has begun.
package struct Attempt: Hashable, Sendable {
    /// The store's number of the reminder.
    package var reminder: ReminderRowID
    /// From 1.
    package var number: Int

    package init(reminder: ReminderRowID, number: Int) {
        self.reminder = reminder
        self.number = number
    }
}
