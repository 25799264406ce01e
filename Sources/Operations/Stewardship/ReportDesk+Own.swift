package import Campus
package import Recurrence
import Storage

/// Something that somebody reported, and what became of it.
package struct OwnReport: Sendable {
    package let report: Report
    /// How it was when they reported it; nil once it is forgotten.
    package let copy: SealedCopy?
    package let standing: CaseStanding
}

/// What was reported of somebody's and hidden or decided on: the statement of reasons.
package struct Statement: Sendable {
    package let moderationCase: ModerationCase
    /// How it was when it was decided on; nil once it is forgotten.
    package let copy: SealedCopy?
    package let standing: CaseStanding
}

/// How a case stands for one of its sides.
package struct CaseStanding: Sendable {
    /// The last; nil while there is none.
    package let decision: Decision?
    /// Their own; nil for none.
    package let appeal: Appeal?
    /// Until when they may appeal; nil where they may not.
    package let mayAppealUntil: Instant?
    /// Whether nobody is there who may decide.
    package let waits: Bool
    /// Of what is hidden, whether the program did so for its reports: no person has decided yet.
    package var isAutomated: Bool { decision == nil }
}

extension ReportDesk {
    /// What the person reported, the latest first.
    package func own() throws(Refusal) -> [OwnReport] {
        try looking { transaction, viewer in
            try transaction.reports(by: viewer.id).compactMap { report in
                guard let open = try transaction.moderationCase(report.caseID) else { return nil }
                let copies = try transaction.sealedCopies(of: open.id)
                return OwnReport(
                    report: report,
                    copy: copies.last { $0.at <= report.at } ?? copies.first,
                    standing: try standing(
                        of: open, for: viewer,
                        as: report.withdrawn == nil ? .reporter : .nobody, transaction))
            }
        }
    }

    /// What of the person's own was hidden for its reports, or decided on, the latest first.
    ///
    /// What was reported and is shown still they are told nothing of, and of what was found to be all right
    /// only where it was hidden meanwhile.
    package func statements() throws(Refusal) -> [Statement] {
        try looking { transaction, viewer in
            try transaction.cases(ofAuthor: viewer.id).filter { $0.told != nil }.map { one in
                Statement(
                    moderationCase: one, copy: try transaction.sealedCopies(of: one.id).last,
                    standing: try standing(of: one, for: viewer, as: .author, transaction))
            }
        }
    }

    /// Of a case.
    private enum Side {
        case author, reporter
        /// Of who took back what they reported.
        case nobody
    }

    private func standing(
        of one: ModerationCase, for person: Person, as side: Side, _ transaction: Transaction
    ) throws -> CaseStanding {
        let decision = try transaction.decisions(of: one.id).last
        let appeals = try transaction.appeals(in: one.id)
        let appeal = appeals.last { $0.personID == person.id }
        let isWaiting = decision == nil || appeals.contains { $0.decided == nil }
        var until: Instant?
        if let decision, appeal == nil, side != .nobody {
            let right = AppealRight(decision, isAuthor: side == .author)
            until = right.isGiven(at: now) ? right.end : nil
        }
        return CaseStanding(
            decision: side == .author ? decision : decision?.withoutSanction, appeal: appeal,
            mayAppealUntil: until,
            waits: try isWaiting && CaseStewards(one, transaction).whoMayDecide.isEmpty)
    }
}

extension Decision {
    /// As whoever reported the thing reads it: what became of it, and nothing of its author.
    fileprivate var withoutSanction: Decision {
        var decision = self
        if outcome.removes { (decision.outcome, decision.until) = (.remove, nil) }
        return decision
    }
}

/// Who may appeal against what: each side against what went against it, for six months.
struct AppealRight {
    private let decision: Decision
    private let isAuthor: Bool

    init(_ decision: Decision, isAuthor: Bool) {
        (self.decision, self.isAuthor) = (decision, isAuthor)
    }

    var end: Instant { decision.at.adding(seconds: Decision.appealLength) }

    /// Whether it went against them.
    var isTheirs: Bool { isAuthor ? decision.outcome != .keep : !decision.outcome.removes }

    func isGiven(at now: Instant) -> Bool { isTheirs && now < end }
}
