package import Campus
import Recurrence
import Storage

/// That an appeal was taken down.
package struct TakenAppeal: Sendable {
    package let id: AppealID
    /// Whether nobody is there yet who may decide on it: it waits for another steward.
    package let waits: Bool
}

extension DecisionDesk {
    /// Asks another steward to decide anew, against what went against whom it concerns.
    ///
    /// Once a person and case, within six months; open to the suspended too.
    package func appeal(
        against id: DecisionID, _ words: String
    ) throws(Refusal) -> TakenAppeal {
        let words = try WrittenText.checked(
            words, as: "text.reason", atMost: Self.mostWords, allowsLines: true)
        return try acting(reaching: PersonalAct.Kind.appeal.reach, evenSuspended: true) {
            transaction, actor in
            let (open, decision) = try appealable(id, by: actor, in: transaction)
            let appeal = try transaction.addAppeal(
                against: decision.id, by: actor.id, words, at: now)
            try CaseOpening(transaction: transaction, now: now).tellStewards(
                of: open, ModerationNews(open, at: now).appealed, but: actor)
            return TakenAppeal(
                id: appeal, waits: try CaseStewards(open, transaction).whoMayDecide.isEmpty)
        }
    }

    private func appealable(
        _ id: DecisionID, by actor: Person, in transaction: Transaction
    ) throws -> (ModerationCase, Decision) {
        let unknown = Refusal(
            .missing, "refusal.decision.unknown", with: ["decision": "\(id)"])
        let decision = try transaction.decision(id).orThrow(unknown)
        let open = try transaction.moderationCase(decision.caseID).orThrow(unknown)
        let isAuthor = open.authorID == actor.id
        let isReporter = try transaction.reports(of: open.id).contains {
            $0.reporterID == actor.id && $0.withdrawn == nil
        }
        guard isAuthor || isReporter else { throw unknown }
        guard try transaction.decisions(of: open.id).last?.id == id else {
            throw Refusal(.conflict, "refusal.appeal.newer")
        }
        guard try !transaction.appeals(in: open.id).contains(where: { $0.personID == actor.id })
        else { throw Refusal(.conflict, "refusal.appeal.twice") }
        let right = AppealRight(decision, isAuthor: isAuthor)
        guard right.isTheirs else { throw Refusal(.invalid, "refusal.appeal.won") }
        guard right.isGiven(at: now) else { throw Refusal(.over, "refusal.appeal.late") }
        return (open, decision)
    }
}
