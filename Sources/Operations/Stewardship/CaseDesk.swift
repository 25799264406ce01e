package import Campus
import Storage

/// The queue of what was reported, for those who decide on it.
package struct CaseDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var cases: CaseDesk { CaseDesk(desks: self) }
}

/// A case as a steward sees it.
package struct CaseCard: Sendable {
    package var moderationCase: ModerationCase
    /// What it is called on pages and command lines; nil where it is gone.
    package var name: String?
    /// How it was, the oldest first; in lists the last alone.
    package var copies: [SealedCopy]
    /// Who reported it is told to operators alone.
    package var reports: [Report]
    package var decisions: [Decision]
    package var appeals: [Appeal]
    /// How often stewards had decided so on what its author wrote when this was decided last, or now where it waits.
    package var record: [Decision.Outcome: Int]
    /// What author and reporters were told, and by what way; in lists nothing.
    package var tellings: [CaseTelling]
    /// Whether it waits for a decision, the first or one on an appeal.
    package var isWaiting: Bool
    /// Why the person may not decide; nil where they may.
    package var obstacle: Refusal?
    /// Whether nobody is there who may.
    package var waitsForSteward: Bool
    /// What the person may decide, in order.
    package var outcomes: [Decision.Outcome]
    /// Whether the person may take back what was decided.
    package var mayReopen: Bool
}

extension CaseDesk {
    /// So many that are decided are listed.
    package static let mostDecided = 200

    /// Whether the person may decide on anything.
    package func isSteward() throws(Refusal) -> Bool {
        try looking { transaction, viewer in try Self.isSteward(viewer, transaction) }
    }

    /// What waits for a decision and is the person's to see, what was reported first at the head.
    ///
    /// - Parameter isDecided: what was decided on in its place, the latest first.
    package func list(isDecided: Bool = false) throws(Refusal) -> [CaseCard] {
        try looking { transaction, viewer in
            guard try Self.isSteward(viewer, transaction) else {
                throw Refusal(.forbidden, "refusal.case.steward")
            }
            let cases =
                isDecided
                ? try transaction.decidedCases(atMost: Self.mostDecided)
                : try transaction.waitingCases()
            return try cases.compactMap {
                try card(of: $0, for: viewer, in: transaction, isListed: true)
            }
        }
    }

    package func show(_ id: CaseID) throws(Refusal) -> CaseCard {
        try looking { transaction, viewer in try seen(id, by: viewer, in: transaction) }
    }

    /// A picture as it was sealed, as WebP.
    package func picture(_ digest: String, of id: CaseID) throws(Refusal) -> [UInt8] {
        try looking { transaction, viewer in
            _ = try seen(id, by: viewer, in: transaction)
            return try transaction.sealedPicture(digest, of: id)
                .orThrow(Refusal(.missing, "refusal.picture.unknown"))
        }
    }

    /// - Throws: `Refusal.missing` for what is not there, and for what is not theirs to see.
    func seen(_ id: CaseID, by viewer: Person, in transaction: Transaction) throws -> CaseCard {
        try transaction.moderationCase(id)
            .flatMap { try card(of: $0, for: viewer, in: transaction) }
            .orThrow(Self.noCase(id))
    }

    private static func isSteward(
        _ person: Person, _ transaction: Transaction
    ) throws(StorageError) -> Bool {
        guard !person.isSuspended else { return false }
        if person.role == .operator { return true }
        return try !transaction.organisedIDs(by: person).isEmpty
    }

    /// Nil for what is not theirs to see.
    private func card(
        of one: ModerationCase, for viewer: Person, in transaction: Transaction,
        isListed: Bool = false
    ) throws -> CaseCard? {
        let stewards = try CaseStewards(one, transaction)
        guard stewards.sees(viewer) else { return nil }
        try noteLook(at: one.subject, by: viewer, in: transaction)
        let (decisions, appeals) = (
            try transaction.decisions(of: one.id), try transaction.appeals(in: one.id)
        )
        var copies =
            isListed
            ? try [transaction.lastSealedCopy(of: one.id)].compactMap(\.self)
            : try transaction.sealedCopies(of: one.id)
        if copies.isEmpty, one.decided == nil, let thing = try one.subject.thing(in: transaction) {
            copies = [thing.copy(.reported, at: one.opened)]
        }
        let isWaiting = one.decided == nil || appeals.contains { $0.decided == nil }
        let reports = try transaction.reports(of: one.id).map { report in
            guard viewer.role != .operator else { return report }
            var report = report
            (report.reporter, report.reporterID, report.notifier) = (nil, nil, nil)
            return report
        }
        let isOperator = viewer.role == .operator
        return CaseCard(
            moderationCase: one,
            name: try one.subject.kind.rules.name(one.subject.number, transaction),
            copies: copies, reports: reports, decisions: decisions, appeals: appeals,
            record: try one.authorID.map { author in
                try transaction.record(
                    of: author, besides: one.id, before: isWaiting ? nil : decisions.last?.id)
            } ?? [:],
            tellings: try isListed ? [] : tellings(of: one, for: viewer, in: transaction),
            isWaiting: isWaiting, obstacle: stewards.obstacle(to: viewer),
            waitsForSteward: isWaiting && stewards.whoMayDecide.isEmpty,
            outcomes: one.subject.kind.outcomes.filter {
                $0 != .suspend || isOperator && one.authorID != nil
            },
            mayReopen: isOperator && !isWaiting && decisions.last?.outcome != .keep
                && stewards.partiality(of: viewer) == nil)
    }

    /// Who reported it is told to operators alone.
    private func tellings(
        of one: ModerationCase, for viewer: Person, in transaction: Transaction
    ) throws -> [CaseTelling] {
        try transaction.tellings(of: one).map { telling in
            guard telling.side == .reporter, viewer.role != .operator else { return telling }
            var telling = telling
            telling.person = nil
            return telling
        }
    }

    static func noCase(_ id: CaseID) -> Refusal {
        Refusal(.missing, "refusal.case.unknown", with: ["case": "\(id)"])
    }
}
