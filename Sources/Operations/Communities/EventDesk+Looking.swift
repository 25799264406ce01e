import Campus
import Recurrence
import Storage

/// Operators who look at events that are not for everybody, and the line that they leave for it.
extension EventDesk {
    /// For so many seconds one line stands for all that an operator sees of an event.
    private static let lineLasts: Int64 = 86_400

    /// Leaves a line where somebody sees a private event by their office alone, which whoever published it
    /// can read.
    ///
    /// For what shows an event, after it was found that they see it.
    func noteLook(at id: EventID) throws(Refusal) {
        guard person.role == .operator else { return }
        let isToNote = try looking { transaction, viewer in
            try noted(id, by: viewer, in: transaction) != nil
        }
        guard isToNote else { return }
        try acting(reaching: .seen) { transaction, actor in
            // Another page of theirs may have left it meanwhile.
            guard let event = try noted(id, by: actor, in: transaction) else { return }
            try transaction.audit(
                .viewEvent, by: actor, on: event.organiser, Self.subject(of: event), at: now)
            // They are told by their own page, which is another now.
            if let organiser = event.organiser { try transaction.raiseRevision(of: organiser.id) }
        }
    }

    /// The same of what was reported, where it is an event.
    func noteLook(at subject: ReportSubject) throws(Refusal) {
        guard subject.kind == .event else { return }
        try noteLook(at: EventID(subject.number))
    }

    /// Nil where no line is to be left.
    private func noted(
        _ id: EventID, by viewer: Person, in transaction: Transaction
    ) throws -> Event? {
        guard viewer.role == .operator, let event = try transaction.event(id), event.isPrivate,
            try !Viewer(viewer, transaction).hasPart(in: event)
        else { return nil }
        let isNoted = try transaction.isAudited(
            .viewEvent, by: viewer.id, Self.subject(of: event),
            since: now.adding(seconds: -Self.lineLasts))
        return isNoted ? nil : event
    }

    private static func subject(of event: Event) -> String {
        ReportSubject(.event, event.id.number).description
    }
}
