import Campus
import Recurrence
import Storage

/// Operators who look at events that are not for everybody, and the line that they leave for it.
extension Desk {
    /// For so many seconds one line stands for all that an operator sees of an event.
    private static var lineLasts: Int64 { 86_400 }

    /// Notes that somebody gets to see an event, wherever it becomes a card or a copy for them.
    func noteLook(at event: Event, by viewer: Person, in transaction: Transaction) throws {
        guard viewer.role == .operator, event.isPrivate,
            try !Viewer(viewer, transaction).hasPart(in: event)
        else { return }
        desks.looks.note(event.id)
    }

    /// The same of what was reported, where it is an event.
    func noteLook(
        at subject: ReportSubject, by viewer: Person, in transaction: Transaction
    ) throws {
        guard viewer.role == .operator, subject.kind == .event,
            let event = try transaction.event(EventID(subject.number))
        else { return }
        try noteLook(at: event, by: viewer, in: transaction)
    }

    /// Leaves the lines of what was noted, which whoever published it can read.
    func leaveLines(
        for events: [EventID], by viewer: Person, in transaction: Transaction
    ) throws {
        for id in events {
            guard let event = try transaction.event(id), event.organiser?.id != viewer.id else {
                continue
            }
            let subject = ReportSubject(.event, id.number).description
            let isNoted = try transaction.isAudited(
                .viewEvent, by: viewer.id, subject, since: now.adding(seconds: -Self.lineLasts))
            guard !isNoted else { continue }
            try transaction.audit(.viewEvent, by: viewer, on: event.organiser, subject, at: now)
            // They are told by their own page, which is another now.
            if let organiser = event.organiser { try transaction.raiseRevision(of: organiser.id) }
        }
    }
}
