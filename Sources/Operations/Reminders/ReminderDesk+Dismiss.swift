import Campus
import Recurrence
import Storage

/// How much is to ring no more.
package enum DismissExtent: Hashable, Sendable {
    /// What is named: one reminder, or all of an item.
    case named
    /// All reminders of the item that is named.
    case item
    /// All of the item's series, those that are planned later too.
    case series
}

extension ReminderDesk {
    /// Lets reminders ring no more, however often they are planned.
    ///
    /// One that has rung counts as seen. An item rings by no lead any more, even one that is set
    /// later; of a reminder that is named with its lead only that one is meant, unless it is the last
    /// that was to ring of its item.
    ///
    /// - Parameter text: a reminder's id, or an item's.
    /// - Returns: those that were dismissed, in order.
    package func dismiss(
        _ text: String, _ extent: DismissExtent
    ) throws(Refusal) -> [ListedReminder] {
        guard extent != .series else { return try dismissSeries(text) }
        let named = try widened(text, extent)
        let dismissed = try acting(.dismiss) { transaction, actor in
            let rows = try named.rows(of: actor, in: transaction, at: now)
            let open = rows.filter { ![.lapsed, .failed].contains($0.reminder.state) }
            guard !open.isEmpty else {
                let states = Set(rows.map(\.reminder.state.rawValue)).sorted()
                throw Refusal(
                    .over, "refusal.reminder.settled",
                    with: [
                        "item": "\(text.harmless)", "states": "\(states.joined(separator: ", "))",
                    ])
            }
            let isItem = try named.name.isWhole || named.isLast(open, of: actor, in: transaction)
            let reason = isItem ? ReminderReason.itemDismissed : nil
            for due in open { try transaction.dismiss(due, reason: reason, at: now) }
            return open.map(\.row)
        }
        return try listed(dismissed)
    }

    private func widened(
        _ text: String, _ extent: DismissExtent
    ) throws(Refusal) -> NamedReminders {
        guard extent == .item, case .item(let id) = ReminderName(text)?.subject else {
            return try reminders(named: text)
        }
        return try reminders(named: id.description)
    }

    /// Takes back that reminders were dismissed, by themselves or with their series.
    ///
    /// - Returns: those that ring after all, or are on record as delivered again, in order.
    package func undismiss(_ text: String) throws(Refusal) -> [ListedReminder] {
        let name = try ReminderName(text).orThrow(nothingDismissed(text))
        let meetings = try meetings(of: name)
        let restored: [ReminderRowID] = try acting(.undoDismissal) { transaction, actor in
            var rows = try transaction.reminders(of: actor, about: name.subject)
                .filter { name.covers($0.reminder) }
            let isSeries = try transaction.restoreSeries(meetings, of: actor)
            if isSeries {
                rows += try transaction.reminders(
                    of: actor, onSeries: meetings, dismissedFor: ReminderReason.seriesDismissed)
            }
            let restored = try rows.filter { try transaction.restore($0, at: now) }
            guard isSeries || !restored.isEmpty else { throw nothingDismissed(text) }
            return restored.map(\.row)
        }
        return try listed(restored)
    }

    private func nothingDismissed(_ text: String) -> Refusal {
        Refusal(
            .missing, "refusal.reminder.undismissed",
            with: ["item": "\(text.prefix(60).description.harmless.oneLine)"])
    }

    private func dismissSeries(_ text: String) throws(Refusal) -> [ListedReminder] {
        let name = try ReminderName(text).orThrow(desks.personal.unknownItem(text))
        guard case .item(let id) = name.subject else {
            throw Refusal(.invalid, "refusal.reminder.single", with: ["item": "\(text.harmless)"])
        }
        guard id.cup == nil else {
            throw Refusal(.invalid, "refusal.reminder.cups")
        }
        let known = try item(ifKnown: id) != nil
        let recorded = try reminders(of: id)
        guard known || recorded else { throw desks.personal.unknownItem(text) }
        let meetings = try meetings(of: name)
        let dismissed = try acting(.dismiss) { transaction, actor in
            try transaction.dismissSeries(meetings, of: actor, at: now)
            let waiting = try transaction.reminders(
                of: actor, onSeries: meetings, dismissedFor: nil)
            // The one that has just rung was seen.
            let heard = try transaction.reminders(of: actor, about: name.subject)
                .filter { name.covers($0.reminder) && $0.reminder.state == .delivered }
            for due in heard + waiting {
                try transaction.dismiss(due, reason: ReminderReason.seriesDismissed, at: now)
            }
            return (heard + waiting).map(\.row)
        }
        return try listed(dismissed)
    }

    private func reminders(of item: ItemID) throws(Refusal) -> Bool {
        try looking { transaction, viewer in
            try !transaction.reminders(of: viewer, about: .item(item)).isEmpty
        }
    }

    /// The meetings that a class is to the sources that tell of it.
    private func meetings(of name: ReminderName) throws(Refusal) -> Set<MeetingID> {
        guard case .item(let id) = name.subject, id.cup == nil else { return [] }
        let known = try looking { transaction, viewer in
            try transaction.reminders(of: viewer, about: name.subject)
                .flatMap { $0.reminder.items.map(\.meeting) }
        }
        let told = try item(ifKnown: id)?.meetings ?? []
        return told.union(known).union([id.meeting])
    }

    /// Rows of the ledger as they are now.
    private func listed(_ rows: [ReminderRowID]) throws(Refusal) -> [ListedReminder] {
        let wanted = Set(rows)
        let due = try looking { transaction, viewer in
            try transaction.reminders(numbered: wanted, of: viewer)
        }
        return try told(due.map { ($0, $0.reminder.due) })
    }
}
