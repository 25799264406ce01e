import Campus
import Recurrence
import Scheduling
import Storage
import Words

extension Event {
    /// Whether somebody who has a part in it has it in their calendar, and hears of it: not of what is hidden
    /// for its reports, of what a suspended person published by themselves, nor of what they reported.
    ///
    /// Whoever published it always does. `Transaction.joinedEvents` says the same in SQL.
    func isOpen(to person: Person, reported: Set<EventID>) -> Bool {
        organiser?.id == person.id
            || !isHidden && !reported.contains(id)
                && (communityID != nil || organiser?.isSuspended != true)
    }
}

extension Transaction {
    /// The events that somebody reported, and is not shown therefore.
    func reportedEvents(by person: Person) throws(StorageError) -> Set<EventID> {
        Set(try reported(.event, by: person.id).map { EventID($0) })
    }
}

/// Events that are hidden for their reports, and shown again.
extension EventDesk {
    /// Those who are told what becomes of an event; nobody while it is hidden, since news tell what it says.
    func peopleToHear(
        of event: Event, in transaction: Transaction
    ) throws(StorageError) -> [Person] {
        event.isHidden ? [] : try transaction.attendees(of: event)
    }

    /// Lets those who have a part in an event that a decision shows again hear what they could not meanwhile, and
    /// offers anew what nobody could take.
    ///
    /// - Parameters:
    ///   - open: as it was before the decision.
    ///   - wereToldRemoved: whether they heard that it is shown to nobody any more.
    func showAgain(
        _ open: ModerationCase, wereToldRemoved: Bool, by actor: Person,
        in transaction: Transaction
    ) throws {
        guard open.subject.kind == .event, let since = open.hidden,
            let event = try transaction.event(EventID(open.subject.number)), !event.isHidden
        else { return }
        try transaction.markAttendants(of: event.id, at: now)
        guard !times(of: event).isOver(at: now) else { return }
        if let (kind, sentence) = try missed(event, since: since, wereToldRemoved, in: transaction)
        {
            let people = try transaction.attendees(of: event).filter { $0.id != actor.id }
            try transaction.tell(people, as: kind, of: event, saying: sentence, at: now)
        }
        try offerAnew(event, in: transaction)
    }

    /// What those who have a part in an event did not hear while it was hidden; nil for nothing.
    private func missed(
        _ event: Event, since hidden: Instant, _ wereToldRemoved: Bool, in transaction: Transaction
    ) throws -> (News.Kind, KeptSentence)? {
        let news = EventNews(of: event, at: now)
        let change = try transaction.changes(of: event).last {
            $0.at >= hidden && $0.kind != .published
        }
        if event.cancelled != nil {
            guard !wereToldRemoved, let change, change.kind == .cancelled else { return nil }
            let reason = change.sentence.text
            return (.cancelled, news.cancelled(for: reason.isEmpty ? nil : reason))
        }
        if wereToldRemoved { return (.changed, news.changed(Message("kept.event.again"))) }
        return change?.sentence.message.map { (.changed, news.changed($0)) }
    }

    /// Nobody could take what they were offered meanwhile: who was offered a place is so again, for as long.
    private func offerAnew(_ event: Event, in transaction: Transaction) throws {
        for person in try transaction.offered(at: event) {
            let end = try transaction.attendance(of: person, at: event)?.offeredUntil
            guard end.map({ $0 <= now }) ?? false else { continue }
            try transaction.withdrawOffer(of: event, to: person)
        }
        try settle(event, in: transaction)
    }
}
