package import Recurrence

/// What a person wrote on a module's page.
package struct Comment: Hashable, Sendable {
    package var id: CommentID
    package var moduleID: ModuleID
    /// Nil when the person is gone.
    package var authorID: PersonID?
    package var author: Handle?
    package var text: String
    package var at: Instant
    package var isEdited: Bool
    /// An operator took it from the page.
    package var isHidden: Bool

    package init(
        id: CommentID, moduleID: ModuleID, authorID: PersonID?, author: Handle?, text: String,
        at: Instant,
        isEdited: Bool, isHidden: Bool
    ) {
        self.id = id
        self.moduleID = moduleID
        self.authorID = authorID
        self.author = author
        self.text = text
        self.at = at
        self.isEdited = isEdited
        self.isHidden = isHidden
    }
}

/// A comment that somebody reported, for operators.
package struct CommentReport: Hashable, Sendable {
    package var comment: Comment
    package var code: ModuleCode
    package var count: Int
    /// The reasons that were given, the newest first.
    package var reasons: [String]

    package init(comment: Comment, code: ModuleCode, count: Int, reasons: [String]) {
        self.comment = comment
        self.code = code
        self.count = count
        self.reasons = reasons
    }
}
