package import Campus
import Recurrence
import Storage

/// What students write about a module.
package struct CommentDesk: Desk {
    package let desks: Desks
}

extension CommentDesk {
    /// Writes a comment on a module: for those who take it, and for staff.
    ///
    /// - Returns: the comment's number.
    package func add(
        on code: String, _ text: String, year: String? = nil
    ) throws(Refusal) -> CommentID {
        let text = try Self.checkedComment(text)
        return try acting(.comment) { transaction, actor in
            let module = try desks.modules.module(code, year: year, in: transaction)
            let isEnrolled = try transaction.enrolment(of: actor, in: module)?.isEnrolled ?? false
            guard isEnrolled || actor.isStaff else {
                throw Refusal(
                    .forbidden, "refusal.comment.outside",
                    with: ["code": "\(module.code)", "year": "\(module.year)"])
            }
            try newcomerLimits(actor, in: transaction).mustHaveNoLinks([text])
            return try transaction.addComment(text, on: module, by: actor, at: now)
        }
    }

    /// Changes what one wrote oneself; what is hidden stays so.
    package func edit(_ id: CommentID, to text: String) throws(Refusal) {
        let text = try Self.checkedComment(text)
        try erasing(.editComment) { transaction, actor in
            let comment = try ownComment(
                id, of: actor, else: "refusal.comment.foreign.edit", in: transaction)
            try newcomerLimits(actor, in: transaction).mustHaveNoLinks([text])
            try desks.reports.sealing(ReportSubject(.comment, id.number), in: transaction) {
                try transaction.edit(comment, to: text, at: now)
            }
        }
    }

    /// Deletes what one wrote oneself.
    package func delete(_ id: CommentID) throws(Refusal) {
        try erasing(.deleteComment) { transaction, actor in
            let comment = try ownComment(
                id, of: actor, else: "refusal.comment.foreign.delete", in: transaction)
            try desks.reports.sealing(ReportSubject(.comment, id.number), in: transaction) {
                try transaction.delete(comment)
            }
        }
    }

    /// Tells those who decide that something is wrong with a comment; once a person.
    package func report(_ id: CommentID, for words: String?) throws(Refusal) {
        _ = try desks.reports.report(
            .comment, "\(id)", for: .other, words, as: .reportComment)
    }

    /// Takes a comment from its page: an operator's act.
    package func hide(_ id: CommentID) throws(Refusal) {
        try acting(.hideComment) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.hide")
            let comment = try anyComment(id, in: transaction)
            try transaction.hide(comment, at: now)
            try audit(.hideComment, comment, by: actor, in: transaction)
        }
    }

    /// Puts a comment back on its page: an operator's act.
    package func unhide(_ id: CommentID) throws(Refusal) {
        try acting(.unhideComment) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.unhide")
            let comment = try anyComment(id, in: transaction)
            guard comment.isHidden else {
                throw Refusal(.conflict, "refusal.comment.shown", with: ["comment": "\(id)"])
            }
            try transaction.unhide(comment)
            try audit(.unhideComment, comment, by: actor, in: transaction)
        }
    }

    private func audit(
        _ act: AuditedAct, _ comment: Comment, by actor: Person, in transaction: Transaction
    ) throws {
        try transaction.audit(
            act, by: actor, on: try comment.authorID.flatMap { try transaction.person($0) },
            ReportSubject(.comment, comment.id.number).description, at: now)
    }

    /// The comments that were reported and wait for a decision, for operators.
    package func reports() throws(Refusal) -> [CommentReport] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.reports")
            return try transaction.reports()
        }
    }

    private static func checkedComment(_ text: String) throws(Refusal) -> String {
        try WrittenText.checked(text, as: "text.comment", atMost: 2_000, allowsLines: true)
    }

    private func ownComment(
        _ id: CommentID, of person: Person, else refusal: String, in transaction: Transaction
    ) throws -> Comment {
        let comment = try anyComment(id, in: transaction)
        guard comment.authorID == person.id else {
            let isThere = !comment.isHidden
            throw isThere
                ? Refusal(.forbidden, refusal, with: ["comment": "\(id)"])
                : Self.noComment(id)
        }
        return comment
    }

    private func anyComment(_ id: CommentID, in transaction: Transaction) throws -> Comment {
        try transaction.comment(id).orThrow(Self.noComment(id))
    }

    private static func noComment(_ id: CommentID) -> Refusal {
        Refusal(.missing, "refusal.comment.unknown", with: ["comment": "\(id)"])
    }
}
