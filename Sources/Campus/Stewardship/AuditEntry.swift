package import Recurrence

/// One line of the audit: who did what to whom, and when.
package struct AuditEntry: Hashable, Sendable, Identifiable {
    package var id: AuditID
    package var at: Instant
    /// Nil of who was erased since.
    package var actor: Handle?
    package var act: AuditedAct
    /// Whom it concerns; nil for nobody, and for who was erased since.
    package var person: Handle?
    /// Of what kind and which, as `comment 12`, or `case 3: comment 12`; nil where the person is all that is meant.
    package var subject: String?
    /// What they wrote or chose with it.
    package var detail: String?

    package init(
        id: AuditID, at: Instant, actor: Handle?, act: AuditedAct, person: Handle? = nil,
        subject: String? = nil, detail: String? = nil
    ) {
        self.id = id
        self.at = at
        self.actor = actor
        self.act = act
        self.person = person
        self.subject = subject
        self.detail = detail
    }
}
