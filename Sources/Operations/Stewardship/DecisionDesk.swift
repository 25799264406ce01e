package import Campus
package import Recurrence
import Storage
import Words

/// What stewards decide on what was reported, and appeals against it (docs/decisions/0046).
package struct DecisionDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var decisions: DecisionDesk { DecisionDesk(desks: self) }
}

/// What a steward decides, and why.
package struct DecisionDraft: Sendable {
    package var outcome: Decision.Outcome
    package var ground: ReportReason
    /// What is said to both sides.
    package var words: String
    /// Of a suspension; nil for until somebody restores them.
    package var until: Instant?

    package init(
        _ outcome: Decision.Outcome, on ground: ReportReason, _ words: String,
        until: Instant? = nil
    ) {
        self.outcome = outcome
        self.ground = ground
        self.words = words
        self.until = until
    }
}

extension DecisionDesk {
    /// Letters of what is said to both sides, or in an appeal.
    package static let mostWords = 2_000

    /// When a suspension ends, of what somebody typed: `2026-11-01`, `in 2 weeks`.
    package func end(_ text: String) throws(Refusal) -> Instant {
        try desks.calendar.instant(text)
    }

    /// Decides on a case that waits, and tells both sides.
    ///
    /// - Throws: `Refusal.conflict` where it is decided already; `.forbidden` on what one wrote, reported or decided
    ///   oneself.
    @discardableResult
    package func decide(_ id: CaseID, _ draft: DecisionDraft) throws(Refusal) -> DecisionID {
        let words = try WrittenText.checked(
            draft.words, as: "text.reason", atMost: Self.mostWords, allowsLines: true)
        guard draft.outcome == .suspend || draft.until == nil else {
            throw Refusal(.invalid, "refusal.case.until")
        }
        guard draft.until.map({ $0 > now }) ?? true else {
            throw Refusal(.invalid, "refusal.person.suspendedBefore")
        }
        return try acting(.decideCase) { transaction, actor in
            let card = try desks.cases.seen(id, by: actor, in: transaction)
            guard card.isWaiting else {
                throw Refusal(.conflict, "refusal.case.decided", with: ["case": "\(id)"])
            }
            if let obstacle = card.obstacle { throw obstacle }
            let open = card.moderationCase
            let author = try open.authorID.flatMap { try transaction.person($0) }
            if draft.outcome == .suspend {
                try actor.mustBeOperator(else: "refusal.operator.suspend")
                guard author != nil else { throw Refusal(.missing, "refusal.case.authorless") }
            }
            let appeal = card.appeals.first { $0.decided == nil }
            let former = card.decisions.last
            var decision = Decision(
                id: .unstored, caseID: id, stewardID: actor.id, outcome: draft.outcome,
                ground: draft.ground, words: words, at: now, until: draft.until,
                appealID: appeal?.id)
            decision.id = try transaction.addDecision(decision, by: actor.id)
            try transaction.setDecided(id, at: now)
            try transaction.setAppealsDecided(in: id, at: now)
            let act = Act(
                desks: desks, open: open, author: author, actor: actor, transaction: transaction)
            try act.liftSuspension(of: former)
            try act.hideOrShow(
                decision, former: former, isSame: isSame(open, card.copies.last, transaction))
            try transaction.audit(
                former == nil ? .decideCase : .decideAppeal, by: actor, on: author,
                open.subject.description, detail: decision.detail, at: now)
            if decision.outcome == .suspend, let author {
                try desks.people.suspend(
                    author,
                    Suspension(
                        since: now, until: draft.until, reason: draft.ground, words: words),
                    by: actor, in: transaction)
            }
            try act.tell(decision, former: former)
            return decision.id
        }
    }

    /// Whether a thing is what was decided on: a picture may be another meanwhile.
    private func isSame(
        _ open: ModerationCase, _ copy: SealedCopy?, _ transaction: Transaction
    ) throws -> Bool {
        guard open.subject.kind == .picture, let copy,
            let thing = try open.subject.thing(in: transaction)
        else { return true }
        return thing.isSame(as: copy)
    }

    /// What a decision does.
    private struct Act {
        let desks: Desks
        let open: ModerationCase
        let author: Person?
        let actor: Person
        let transaction: Transaction

        private var now: Instant { desks.now }

        /// Lets the author act again where the decision before stopped them, and nothing since.
        func liftSuspension(of former: Decision?) throws {
            guard let former, former.outcome == .suspend, let author, author.isSuspended,
                try transaction.suspension(of: author.id)?.since == former.at
            else { return }
            try desks.people.restore(author, by: actor, in: transaction)
        }

        func hideOrShow(_ decision: Decision, former: Decision?, isSame: Bool) throws {
            let hidden = decision.outcome.removes ? open.hidden ?? now : nil
            if isSame || hidden == nil { try open.subject.hide(hidden, in: transaction) }
            try transaction.setHidden(hidden, of: open.id)
            if hidden == nil {
                try desks.events.showAgain(
                    open, wereToldRemoved: former?.outcome.removes ?? false, by: actor,
                    in: transaction)
            }
            guard hidden != nil, former?.outcome.removes != true, open.subject.kind == .event,
                let event = try transaction.event(EventID(open.subject.number))
            else { return }
            try desks.events.tellRemoved(event, by: actor, in: transaction)
        }

        /// Who reported it hears what became of it; its author, what was found wrong, or that what was hidden
        /// is shown again.
        func tell(_ decision: Decision, former: Decision?) throws {
            let news = ModerationNews(open, at: now)
            let reporters = try transaction.reports(of: open.id).compactMap(\.reporterID)
                .compactMap { try transaction.person($0) }
            try transaction.tell(
                reporters, as: .moderation, of: nil, saying: news.answered(decision.outcome),
                at: now)
            guard let author,
                decision.outcome != .keep || open.hidden != nil || former != nil
            else { return }
            let day = decision.until.map { desks.zone.wall(at: $0).date }
            try transaction.tell(
                [author], as: .moderation, of: nil, saying: news.decided(decision, until: day),
                at: now)
        }
    }
}

extension Decision {
    /// As the audit keeps it.
    fileprivate var detail: String {
        AuditWords.written([outcome.rawValue, ground.rawValue], words.oneLine)
    }
}
