/// How a person names reminders: by a reminder's id, or by an item's for all of its reminders.
package struct ReminderName: Hashable, Sendable {
    package let text: String
    package let subject: ReminderSubject
    /// All reminders of the subject, whatever their lead.
    package var isWhole: Bool

    /// Nil for what is neither.
    package init?(_ text: String) {
        // Behind the item stands the lead, behind that the round.
        let item = text.firstRange(of: "-P").map { String(text[..<$0.lowerBound]) }
        let round = text.lastIndex(of: ".").map { String(text[..<$0]) }
        let subjects = [text, item, round].lazy.compactMap { $0.flatMap(ReminderSubject.init) }
        guard let subject = subjects.first else { return nil }
        self.text = text
        self.subject = subject
        isWhole = ItemID(text) != nil
    }

    /// Whether a reminder is meant.
    package func covers(_ reminder: Reminder) -> Bool {
        guard isWhole, case .item(let id) = subject else { return reminder.id == text }
        return reminder.items.contains(id)
    }
}

extension Reminder {
    /// The ids of what it is about; none of what is no item.
    package var items: [ItemID] {
        guard case .item(let id) = subject else { return [] }
        return [id] + [told].compactMap(\.self)
    }
}
