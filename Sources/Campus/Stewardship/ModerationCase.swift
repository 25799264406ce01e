package import Recurrence

package typealias CaseID = RowID<ModerationCase>
package typealias ReportID = RowID<Report>
package typealias DecisionID = RowID<Decision>
package typealias AppealID = RowID<Appeal>

/// Something that was reported, and how it stands: one open case a subject.
package struct ModerationCase: Hashable, Sendable, Identifiable {
    package var id: CaseID
    package var subject: ReportSubject
    /// Nil of who was erased since, and of what nobody wrote.
    package var authorID: PersonID?
    package var author: Handle?
    /// Whose organisers decide beside operators; nil for operators alone.
    package var communityID: CommunityID?
    package var community: String?
    package var opened: Instant
    /// Since when it is hidden, for its reports or by what was decided last; nil where it is not.
    package var hidden: Instant?
    /// When it was decided last; nil while it is open.
    package var decided: Instant?
    /// Since when its author knows of it: it was hidden, or something was found wrong; nil where they do not.
    package var told: Instant?

    package init(
        id: CaseID, subject: ReportSubject, authorID: PersonID?, author: Handle?,
        communityID: CommunityID?, community: String?, opened: Instant, hidden: Instant? = nil,
        decided: Instant? = nil, told: Instant? = nil
    ) {
        self.id = id
        self.subject = subject
        self.authorID = authorID
        self.author = author
        self.communityID = communityID
        self.community = community
        self.opened = opened
        self.hidden = hidden
        self.decided = decided
        self.told = told
    }
}

/// What somebody has against a thing.
package struct Report: Hashable, Sendable, Identifiable {
    package var id: ReportID
    package var caseID: CaseID
    package var subject: ReportSubject
    /// Nil of a notice, and of who was erased since.
    package var reporterID: PersonID?
    package var reporter: Handle?
    package var reason: ReportReason
    package var words: String?
    package var at: Instant
    /// When they took it back, and saw the thing again.
    package var withdrawn: Instant?
    /// Who gave notice without an account.
    package var notifier: Notifier?

    package init(
        id: ReportID, caseID: CaseID, subject: ReportSubject, reporterID: PersonID?,
        reporter: Handle?, reason: ReportReason, words: String?, at: Instant,
        withdrawn: Instant? = nil, notifier: Notifier? = nil
    ) {
        self.id = id
        self.caseID = caseID
        self.subject = subject
        self.reporterID = reporterID
        self.reporter = reporter
        self.reason = reason
        self.words = words
        self.at = at
        self.withdrawn = withdrawn
        self.notifier = notifier
    }
}

/// Who gave notice of something without an account, and wants an answer.
package struct Notifier: Hashable, Sendable {
    package var name: String
    package var email: EmailAddress
    /// In which they are answered, as `de`.
    package var language: String?

    package init(name: String, email: EmailAddress, language: String?) {
        self.name = name
        self.email = email
        self.language = language
    }
}
