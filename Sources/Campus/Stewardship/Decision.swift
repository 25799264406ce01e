package import Recurrence

/// What a steward decided on something that was reported, and why.
package struct Decision: Hashable, Sendable, Identifiable {
    package enum Outcome: String, Hashable, Sendable, CaseIterable {
        /// Nothing is wrong with it: it is shown.
        case keep
        /// It is shown to nobody any more.
        case remove
        /// It stays, and its author is told what is wrong with it.
        case warn
        /// It is removed, and its author may not act for a time.
        case suspend

        /// Whether the thing is hidden from then on.
        package var removes: Bool { self == .remove || self == .suspend }
    }

    package var id: DecisionID
    package var caseID: CaseID
    /// Nil of who was erased since.
    package var stewardID: PersonID?
    package var outcome: Outcome
    package var ground: ReportReason
    /// What is said to both sides.
    package var words: String
    package var at: Instant
    /// Of a suspension; nil for until somebody restores them.
    package var until: Instant?
    /// The appeal that it answers.
    package var appealID: AppealID?

    package init(
        id: DecisionID, caseID: CaseID, stewardID: PersonID?, outcome: Outcome,
        ground: ReportReason, words: String, at: Instant, until: Instant? = nil,
        appealID: AppealID? = nil
    ) {
        self.id = id
        self.caseID = caseID
        self.stewardID = stewardID
        self.outcome = outcome
        self.ground = ground
        self.words = words
        self.at = at
        self.until = until
        self.appealID = appealID
    }

    /// For how many seconds somebody may appeal against it: six months.
    package static let appealLength: Int64 = 183 * 86_400
}

/// That somebody asks for another steward's decision.
package struct Appeal: Hashable, Sendable, Identifiable {
    package var id: AppealID
    package var decisionID: DecisionID
    package var personID: PersonID
    package var words: String
    package var at: Instant
    /// When it was answered; nil while it waits.
    package var decided: Instant?

    package init(
        id: AppealID, decisionID: DecisionID, personID: PersonID, words: String, at: Instant,
        decided: Instant? = nil
    ) {
        self.id = id
        self.decisionID = decisionID
        self.personID = personID
        self.words = words
        self.at = at
        self.decided = decided
    }
}
