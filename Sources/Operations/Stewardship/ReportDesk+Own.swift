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
                    standing: try standing(of: open, for: viewer, isAuthor: false, transaction))
            }
        }
    }

    /// What of the person's own was hidden for its reports, or decided on, the latest first.
    ///
    /// What was reported and is shown still they are told nothing of, and of what was found to be all right
    /// only where it was hidden meanwhile.
    package func statements() throws(Refusal) -> [Statement] {
        try looking { transaction, viewer in
            try transaction.cases(ofAuthor: viewer.id).compactMap { one in
                let standing = try standing(of: one, for: viewer, isAuthor: true, transaction)
                let isKept = standing.decision.map { $0.outcome == .keep } ?? true
                guard one.hidden != nil || !isKept || standing.appeal != nil else { return nil }
                return Statement(
                    moderationCase: one, copy: try transaction.sealedCopies(of: one.id).last,
                    standing: standing)
            }
        }
    }

    private func standing(
        of one: ModerationCase, for person: Person, isAuthor: Bool, _ transaction: Transaction
    ) throws -> CaseStanding {
        let decision = try transaction.decisions(of: one.id).last
        let appeals = try transaction.appeals(in: one.id)
        let appeal = appeals.last { $0.personID == person.id }
        let isWaiting = decision == nil || appeals.contains { $0.decided == nil }
        var until: Instant?
        if let decision, appeal == nil, AppealRight(decision, isAuthor: isAuthor).isGiven(at: now) {
            until = AppealRight(decision, isAuthor: isAuthor).end
        }
        return CaseStanding(
            decision: decision, appeal: appeal, mayAppealUntil: until,
            waits: try isWaiting && CaseStewards(one, transaction).whoMayDecide.isEmpty)
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
