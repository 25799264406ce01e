import Campus
import Recurrence
import Storage

/// What a decision does: to the thing, to its author, and that both sides are told.
struct DecisionAct {
    let desks: Desks
    let open: ModerationCase
    let actor: Person
    let transaction: Transaction

    private var now: Instant { desks.now }

    /// Writes a decision down, and does it.
    ///
    /// - Parameter act: what it is on record as; nil where what it does is on record by itself.
    /// - Throws: `Refusal.missing` where there is nobody to suspend.
    func carryOut(_ draft: DecisionDraft, as act: AuditedAct?) throws -> DecisionID {
        let author = try open.authorID.flatMap { try transaction.person($0) }
        let former = try transaction.decisions(of: open.id).last
        let appeal = try transaction.appeals(in: open.id).first { $0.decided == nil }
        var decision = Decision(
            id: .unstored, caseID: open.id, stewardID: actor.id, outcome: draft.outcome,
            ground: draft.ground, words: draft.words, at: now, until: draft.until,
            appealID: appeal?.id)
        decision.id = try transaction.addDecision(decision, by: actor.id)
        try transaction.setDecided(open.id, at: now)
        try transaction.setAppealsDecided(in: open.id, at: now)
        if let former, let author { try lift(former, from: author, by: decision) }
        try hideOrShow(decision, former: former)
        let isTold = try tell(decision, author)
        if let act {
            // What was found to be nothing is on nobody's record: they would learn that somebody reported it.
            try transaction.audit(
                act, by: actor, on: isTold ? author : nil, "case \(open.id): \(open.subject)",
                detail: decision.detail, at: now)
        }
        if decision.outcome == .suspend {
            try suspend(
                author.orThrow(Refusal(.missing, "refusal.case.authorless")), for: decision)
        }
        return decision.id
    }

    private func suspend(_ author: Person, for decision: Decision) throws {
        try desks.people.suspend(
            author,
            Suspension(
                since: now, until: decision.until, reason: decision.ground,
                words: decision.words.isEmpty ? nil : decision.words),
            for: decision.id, by: actor, in: transaction)
    }

    /// Lets the author act again where nothing but the decision before stopped them.
    private func lift(
        _ former: Decision, from author: Person, by decision: Decision
    ) throws {
        guard former.outcome == .suspend else { return }
        let restored = try transaction.liftSuspension(from: former.id, at: now)
        for other in restored where other.id != author.id {
            try desks.people.settle(other, isSuspended: false, in: transaction)
        }
        guard restored.contains(where: { $0.id == author.id }) else { return }
        // An account that is kept is told so: that its suspension is lifted.
        let isSaid = open.subject.kind == .account && decision.outcome == .keep
        try desks.people.noteRestored(
            author, by: actor, isToTell: !isSaid && decision.outcome != .suspend,
            onCase: open.id, in: transaction)
    }

    private func hideOrShow(_ decision: Decision, former: Decision?) throws {
        let hidden = decision.outcome.removes ? open.hidden ?? now : nil
        try transaction.setHidden(hidden, of: open.id)
        guard let hidden else {
            guard try mayBeShown() else { return }
            try open.subject.hide(nil, in: transaction)
            return try desks.events.showAgain(
                open, wereToldRemoved: former?.outcome.removes ?? false, by: actor, in: transaction)
        }
        if try isSame() { try open.subject.hide(hidden, in: transaction) }
        guard former?.outcome.removes != true, open.subject.kind == .event,
            let event = try transaction.event(EventID(open.subject.number))
        else { return }
        try desks.events.tellRemoved(event, by: actor, in: transaction)
    }

    /// Whether nobody decided otherwise since, in another case.
    ///
    /// Of a picture each case hides those that it has.
    private func mayBeShown() throws -> Bool {
        try open.subject.kind.isPicture || !transaction.isHidden(byCaseAfter: open)
    }

    /// Whether a thing is what was decided on: a picture may be another meanwhile.
    private func isSame() throws -> Bool {
        guard open.subject.kind.isPicture,
            let copy = try transaction.lastSealedCopy(of: open.id),
            let thing = try open.subject.thing(in: transaction)
        else { return true }
        return thing.isSame(as: copy)
    }

    /// Who reported it hears what became of it; its author, what was found wrong, or that what was hidden is shown
    /// again.
    ///
    /// - Returns: whether its author knows of it.
    private func tell(_ decision: Decision, _ author: Person?) throws -> Bool {
        let news = ModerationNews(open, at: now)
        let reporters = try transaction.reports(of: open.id).filter { $0.withdrawn == nil }
            .compactMap(\.reporterID).compactMap { try transaction.person($0) }
        try transaction.tell(
            reporters, as: .moderation, of: nil, saying: news.answered(decision.outcome),
            onCase: open.id, at: now)
        guard decision.outcome != .keep || open.hidden != nil || open.told != nil else {
            return false
        }
        try transaction.setTold(open.id, at: now)
        guard let author else { return true }
        let day = decision.until.map { desks.zone.wall(at: $0).date }
        try transaction.tell(
            [author], as: .moderation, of: nil, saying: news.decided(decision, until: day),
            onCase: open.id, at: now)
        return true
    }
}

extension Decision {
    /// As the audit keeps it.
    fileprivate var detail: String {
        AuditWords.written(
            [outcome.rawValue, ground.rawValue], words.isEmpty ? nil : words.oneLine)
    }
}
