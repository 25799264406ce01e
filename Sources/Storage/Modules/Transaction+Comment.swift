package import Campus
package import Recurrence

extension Transaction {
    /// The comments on a module that are shown, the newest first.
    ///
    /// - Parameter viewer: who sees none of those between whom and them a block stands; nil for all.
    ///   Nobody takes what they wrote from the eyes of staff by blocking them.
    package func comments(
        on module: Module, seenBy viewer: Person? = nil, atMost limit: Int
    ) throws(StorageError) -> [Comment] {
        if let id = module.id { read(.comments(id)) }
        return try rows(
            ModuleQueries.comments, [module.id, limit, viewer?.id, viewer?.isStaff]
        ).map { Comment(row: $0) }
    }

    package func comment(_ id: CommentID) throws(StorageError) -> Comment? {
        let comment = try row(
            """
            SELECT \(Comment.columns) FROM comment
            LEFT JOIN person ON person.id = comment.person_id WHERE comment.id = ?
            """, [id]
        ).map { Comment(row: $0) }
        if let comment { read(.comments(comment.moduleID)) }
        return comment
    }

    /// - Returns: the comment's number.
    package func addComment(
        _ text: String, on module: Module, by person: Person, at now: Instant
    ) throws(StorageError) -> CommentID {
        if let id = module.id { try touch(.comments(id)) }
        return try value(
            """
            INSERT INTO comment (module_id, person_id, text, at) VALUES (?, ?, ?, ?) RETURNING id
            """, [module.id, person.id, text, now.seconds]
        ).orThrow("the comment was not stored")
    }

    package func edit(_ comment: Comment, to text: String, at now: Instant) throws(StorageError) {
        try touch(.comments(comment.moduleID))
        try execute(
            "UPDATE comment SET text = ?, edited = ? WHERE id = ?",
            [text, now.seconds, comment.id])
    }

    package func delete(_ comment: Comment) throws(StorageError) {
        try touch(.comments(comment.moduleID))
        try execute("DELETE FROM comment WHERE id = ?", [comment.id])
    }

    package func hide(_ comment: Comment, at now: Instant) throws(StorageError) {
        try touch(.comments(comment.moduleID))
        try execute(
            "UPDATE comment SET hidden = ? WHERE id = ? AND hidden IS NULL",
            [now.seconds, comment.id])
    }

    package func unhide(_ comment: Comment) throws(StorageError) {
        try touch(.comments(comment.moduleID))
        try execute("UPDATE comment SET hidden = NULL WHERE id = ?", [comment.id])
    }
}

extension Comment {
    static let columns = """
        comment.id, comment.module_id, comment.person_id, person.handle, comment.text, comment.at,
        comment.edited, comment.hidden
        """

    init(row: Row) {
        self.init(
            id: row["id"], moduleID: row["module_id"], authorID: row["person_id"],
            author: (row["handle"] as String?).flatMap { Handle($0) }, text: row["text"],
            at: Instant(seconds: row["at"]), isEdited: row["edited"] as Int64? != nil,
            isHidden: row["hidden"] as Int64? != nil)
    }
}
