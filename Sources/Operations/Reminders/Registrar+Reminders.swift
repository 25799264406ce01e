public import Campus
import Recurrence
import Reminding
import Scheduling
import Storage

extension Registrar {
    /// What would ring for the person, with what is on record of it.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for now.
    ///   - to: an instant or a date, exclusive; nil for 24 hours after `from`.
    public func reminders(from: String?, to: String?) throws(Failure) -> [Reminder] {
        let window = try reminderWindow(from: from, to: to, isPast: false)
        let planned = try planned(for: person, in: window)
        let (store, person) = (store, person)
        let recorded = try translating { () throws(StorageError) in
            try store.recorded(planned, of: person)
        }
        return zip(planned, recorded).map { planned, recorded in
            var reminder = planned
            reminder.state = recorded?.state ?? .planned
            reminder.round = recorded?.round ?? 0
            return reminder
        }
    }

    /// What became of reminders that were due.
    ///
    /// - Parameters:
    ///   - from: an instant or a date; nil for 24 hours before `to`.
    ///   - to: an instant or a date, exclusive; nil for now.
    public func reminderHistory(
        from: String?, to: String?
    ) throws(Failure) -> [ReminderRecord] {
        let window = try reminderWindow(from: from, to: to, isPast: true)
        let (store, person) = (store, person)
        return try translating { () throws(StorageError) in
            try store.history(of: person, in: window)
        }
    }

    private func reminderWindow(
        from: String?, to: String?, isPast: Bool
    ) throws(Failure) -> Range<Instant> {
        let start = try from.map { text throws(Failure) in try instant(text) }
        let end = try to.map { text throws(Failure) in try instant(text) }
        // The past includes what is due this very second.
        let last = end ?? (isPast ? now.adding(seconds: 1) : nil)
        let lower = start ?? (isPast ? last?.adding(seconds: -86_400) : nil) ?? now
        let upper = last ?? lower.adding(seconds: 86_400)
        guard lower <= upper else {
            throw Failure(.usage, "--to is before --from: swap them")
        }
        return lower..<upper
    }

    /// What a reminder would say now.
    public func content(of reminder: Reminder) -> ReminderContent {
        reminder.item.map(ReminderText.content) ?? ReminderContent(title: "", body: "")
    }

    /// What is planned for a person and due in a window.
    func planned(
        for person: Person, in window: Range<Instant>
    ) throws(Failure) -> [Reminder] {
        let leads = Leads.standard
        let upper = window.upperBound.adding(seconds: leads.longest)
        var asking = self
        asking.person = person
        let agenda = try asking.agenda(AgendaQuery(window: window.lowerBound..<upper))
        return plan(agenda, leads: leads, dueIn: window)
    }

    /// What is to become of due reminders: they ring when they still are in their person's plan.
    func assess(_ due: [DueReminder], at now: Instant) throws -> [Assessment] {
        var plans: [Int64: [Reminder]] = [:]
        for (id, reminders) in Dictionary(grouping: due, by: \.person.id) {
            let instants = reminders.map(\.reminder.due)
            guard let person = reminders.first?.person, let first = instants.min(),
                let last = instants.max()
            else { continue }
            plans[id] = try planned(for: person, in: first..<last.adding(seconds: 1))
        }
        return try due.map { due in
            let reminder = due.reminder
            let found = plans[due.person.id]?.first {
                $0.subject == reminder.subject && $0.lead == reminder.lead
                    && $0.due == reminder.due
            }
            guard let found else { return .withdraw }
            let changed = found.kind == .change ? found.item : nil
            return .ring(
                Ringing(
                    content(of: found), item: found.item, zone: zone,
                    attachment: try changed.flatMap { try attachment(for: $0) }))
        }
    }
}
