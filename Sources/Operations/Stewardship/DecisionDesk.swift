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
    /// What is said to both sides; empty for nothing, which only an operator's own act is without.
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
        var draft = draft
        draft.words = try Self.checked(draft.words)
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
            guard open.subject.kind.outcomes.contains(draft.outcome) else {
                throw Refusal(.invalid, "refusal.case.account")
            }
            if draft.outcome == .suspend {
                try actor.mustBeOperator(else: "refusal.operator.suspend")
            }
            return try act(on: open, by: actor, in: transaction).carryOut(
                draft, as: card.decisions.isEmpty ? .decideCase : .decideAppeal)
        }
    }

    /// Takes back what was decided on a case, by an operator, whoever decided: nobody has to appeal for that.
    ///
    /// - Throws: `Refusal.conflict` where nothing is to be taken back, or it waits for a decision; `.forbidden` on what
    ///   one wrote or reported oneself.
    @discardableResult
    package func reopen(
        _ id: CaseID, on ground: ReportReason, _ words: String
    ) throws(Refusal) -> DecisionID {
        let draft = DecisionDraft(.keep, on: ground, try Self.checked(words))
        return try acting(.decideCase) { transaction, actor in
            let card = try desks.cases.seen(id, by: actor, in: transaction)
            try actor.mustBeOperator(else: "refusal.operator.reopen")
            guard !card.isWaiting else {
                throw Refusal(.conflict, "refusal.case.waits", with: ["case": "\(id)"])
            }
            guard card.decisions.last?.outcome != .keep else {
                throw Refusal(.conflict, "refusal.case.kept", with: ["case": "\(id)"])
            }
            return try reopen(
                card.moderationCase, draft, as: .reopenCase, by: actor, in: transaction)
        }
    }

    /// The same within another act: a comment that is put back on its page.
    @discardableResult
    func reopen(
        _ one: ModerationCase, _ draft: DecisionDraft, as act: AuditedAct, by actor: Person,
        in transaction: Transaction
    ) throws -> DecisionID {
        if let obstacle = try CaseStewards(one, transaction).partiality(of: actor) {
            throw obstacle
        }
        return try self.act(on: one, by: actor, in: transaction)
            .carryOut(draft, as: act)
    }

    /// Decides on what nobody reported, within an operator's act: as a case, so that whom it concerns reads why, and
    /// may appeal.
    ///
    /// - Parameter act: what it is on record as; nil where what it does is on record by itself.
    func decideAtOnce(
        _ draft: DecisionDraft, on thing: ReportedThing, as act: AuditedAct?, by actor: Person,
        in transaction: Transaction
    ) throws {
        let open = try CaseOpening(transaction: transaction, now: now).newCase(of: thing)
        _ = try self.act(on: open, by: actor, in: transaction)
            .carryOut(draft, as: act)
    }

    private static func checked(_ words: String) throws(Refusal) -> String {
        try WrittenText.checked(words, as: "text.reason", atMost: mostWords, allowsLines: true)
    }

    private func act(
        on open: ModerationCase, by actor: Person, in transaction: Transaction
    ) -> DecisionAct {
        DecisionAct(desks: desks, open: open, actor: actor, transaction: transaction)
    }
}
