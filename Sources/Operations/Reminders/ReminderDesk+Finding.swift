import Campus
import Recurrence
import Scheduling
import Storage

/// Reminders that a person names.
struct NamedReminders {
    var name: ReminderName
    /// What the ledger does not hold yet, but the plan does.
    var planned: [Reminder]
    /// What else the plan has of the same subject, in the ledger or not.
    var others: [Reminder] = []

    /// Those of the ledger; what was only planned is written down first: all of it has to be said
    /// something of in the same transaction, or it would ring.
    func rows(
        of person: Person, in transaction: Transaction, at now: Instant
    ) throws -> [DueReminder] {
        let known = try transaction.reminders(of: person, about: name.subject)
        let planned = planned.filter { planned in
            !known.contains {
                $0.reminder.subject == planned.subject && $0.reminder.lead == planned.lead
            }
        }
        if !planned.isEmpty { try transaction.plan(planned, of: person, at: now) }
        let all =
            planned.isEmpty ? known : try transaction.reminders(of: person, about: name.subject)
        return all.filter { name.covers($0.reminder) }
    }

    /// Whether nothing of the item rings any more once these do not: then the item is dismissed.
    ///
    /// Of what has rung that is not said: it was seen, and another lead may be set still.
    ///
    /// - Parameter open: those of the ledger that are named.
    func isLast(
        _ open: [DueReminder], of person: Person, in transaction: Transaction
    ) throws -> Bool {
        guard open.allSatisfy({ !$0.reminder.state.isSettled }) else { return false }
        let known = try transaction.reminders(of: person, about: name.subject).map(\.reminder)
        let isWaiting = known.contains { !$0.state.isSettled && !name.covers($0) }
        let isPlanned = others.contains { other in !known.contains { $0.lead == other.lead } }
        return !isWaiting && !isPlanned
    }
}

extension ReminderDesk {
    /// What a person names by a reminder's id, or an item's.
    ///
    /// The daemon plans two days ahead, and may not have been there at all: what is not in the ledger
    /// is planned here.
    func reminders(named text: String) throws(Refusal) -> NamedReminders {
        let name = try ReminderName(text).orThrow(unknownReminder(text))
        let known = try looking { transaction, viewer in
            try transaction.reminders(of: viewer, about: name.subject)
                .contains { name.covers($0.reminder) }
        }
        let all =
            try window(of: name.subject).map { window throws(Refusal) in
                try desks.bell.planned(for: person, in: window).filter {
                    $0.subject == name.subject
                }
            } ?? []
        let others = all.filter { !name.covers($0) && $0.until > now }
        if known, !name.isWhole { return NamedReminders(name: name, planned: [], others: others) }
        let planned = all.filter(name.covers)
        guard known || !planned.isEmpty else { throw unknownReminder(text) }
        let useful = planned.filter { $0.until > now }
        guard known || !useful.isEmpty else {
            throw Refusal(.over, "refusal.reminder.over", with: ["item": "\(text.harmless)"])
        }
        return NamedReminders(name: name, planned: useful, others: others)
    }

    /// When the reminders of a subject may be due; nil for what is in the ledger or nowhere.
    private func window(of subject: ReminderSubject) throws(Refusal) -> Range<Instant>? {
        switch subject {
        case .item(let id):
            guard let start = try item(ifKnown: id)?.start.instant else { return nil }
            let ahead = Leads.longest + ReminderPlanner.longestWalk
            return start.adding(seconds: -ahead)..<start.adding(seconds: 1)
        case .change, .changes, .news, .friend:
            return now..<now.adding(seconds: PlanWindow.length)
        case .digest(let day):
            return zone.instants(day..<day.adding(days: 1))
        case .summary: return nil
        }
    }

    /// An item of the person's agenda; nil when there is none.
    func item(ifKnown id: ItemID) throws(Refusal) -> AgendaItem? {
        do throws(Refusal) {
            return try desks.items.item(id.description)
        } catch {
            guard error.reason == .missing else { throw error }
            return nil
        }
    }

    private func unknownReminder(_ text: String) -> Refusal {
        let shown = text.prefix(60).description.harmless.oneLine
        return Refusal(.missing, "refusal.reminder.unknown", with: ["reminder": "\(shown)"])
    }

    /// Reminders as they are now, with what they say.
    func told(_ due: [(DueReminder, Instant)]) throws(Refusal) -> [ListedReminder] {
        let readings = try readings(of: due)
        return zip(due, readings).map { one, reading in
            var listed = ListedReminder(
                reminder: one.0.reminder,
                content: ReminderContent(title: one.0.reminder.id, body: ""), at: one.1,
                isGrouped: false)
            if case .ready(let content, let item) = reading {
                listed.content = content
                listed.reminder.item = item
            }
            return listed
        }
    }

    /// What reminders would say, each at an instant of its own.
    func readings(of due: [(DueReminder, Instant)]) throws(Refusal) -> [ReminderReading] {
        do {
            return try ReminderReader(desks).contents(of: due, at: now)
        } catch {
            throw Refusal(unknown: error)
        }
    }
}
