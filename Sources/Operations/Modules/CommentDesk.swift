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

    /// Takes a comment from its page: an operator's act, and a decision, against which its author may appeal.
    ///
    /// - Parameter words: what is said to its author beside the reason; nil for nothing.
    /// - Throws: `Refusal.forbidden` of one's own, `.conflict` of what waits for a decision or is removed already.
    package func hide(
        _ id: CommentID, for reason: ReportReason = .other, _ words: String? = nil
    ) throws(Refusal) {
        var kept: String?
        try WrittenText.set(&kept, to: words, as: "text.reason", atMost: ReportDesk.mostWords)
        let draft = DecisionDraft(.remove, on: reason, kept ?? "")
        try acting(.hideComment) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.hide")
            let comment = try foreignComment(id, to: actor, in: transaction)
            let subject = ReportSubject(.comment, id.number)
            try mustNotWait(subject, id, in: transaction)
            if let former = try transaction.decidedCase(of: subject) {
                if comment.isHidden { throw Self.decided(id, in: former) }
                if let partiality = try CaseStewards(former, transaction).partiality(of: actor) {
                    throw partiality
                }
            }
            let thing = try subject.thing(in: transaction).orThrow(Self.noComment(id))
            try desks.decisions.decideAtOnce(
                draft, on: thing, as: .hideComment, by: actor, in: transaction)
        }
    }

    /// Puts a comment back on its page: an operator's act.
    ///
    /// - Throws: `Refusal.forbidden` of one's own, `.conflict` of what stewards decided on, or are to.
    package func unhide(_ id: CommentID) throws(Refusal) {
        try acting(.unhideComment) { transaction, actor in
            try actor.mustBeOperator(else: "refusal.operator.unhide")
            let comment = try foreignComment(id, to: actor, in: transaction)
            guard comment.isHidden else {
                throw Refusal(.conflict, "refusal.comment.shown", with: ["comment": "\(id)"])
            }
            let subject = ReportSubject(.comment, id.number)
            try mustNotWait(subject, id, in: transaction)
            guard let former = try transaction.decidedCase(of: subject), former.hidden != nil else {
                // Hidden before that was a decision.
                return try putBack(comment, by: actor, in: transaction)
            }
            guard try transaction.reports(of: former.id).isEmpty else {
                throw Self.decided(id, in: former)
            }
            try desks.decisions.reopen(
                former, DecisionDraft(.keep, on: .other, ""), as: .unhideComment, by: actor,
                in: transaction)
        }
    }

    private func putBack(
        _ comment: Comment, by actor: Person, in transaction: Transaction
    ) throws {
        try transaction.unhide(comment)
        try transaction.audit(
            .unhideComment, by: actor,
            on: try comment.authorID.flatMap { try transaction.person($0) },
            ReportSubject(.comment, comment.id.number).description, at: now)
    }

    private func mustNotWait(
        _ subject: ReportSubject, _ id: CommentID, in transaction: Transaction
    ) throws {
        guard let waiting = try transaction.waitingCase(of: subject) else { return }
        throw Self.decided(id, in: waiting)
    }

    private static func decided(_ id: CommentID, in one: ModerationCase) -> Refusal {
        Refusal(
            .conflict, "refusal.comment.case", with: ["comment": "\(id)", "case": "\(one.id)"])
    }

    /// The comments that were reported and wait for a decision, for operators, the most often reported first; not
    /// what one wrote oneself.
    package func reports() throws(Refusal) -> [CommentReport] {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.reports")
            return try transaction.waitingCases()
                .filter { $0.decided == nil && $0.subject.kind == .comment }
                .compactMap { try reported($0, to: viewer, in: transaction) }
                .sorted { ($1.count, $0.comment.id) < ($0.count, $1.comment.id) }
        }
    }

    /// Nil for what is gone, and for what is not theirs to see.
    private func reported(
        _ one: ModerationCase, to viewer: Person, in transaction: Transaction
    ) throws -> CommentReport? {
        let reports = try transaction.reports(of: one.id).filter { $0.withdrawn == nil }
        guard !reports.isEmpty, try CaseStewards(one, transaction).sees(viewer),
            let comment = try transaction.comment(CommentID(one.subject.number)),
            let code = try transaction.module(comment.moduleID)?.code
        else { return nil }
        let newest = reports.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
        return CommentReport(
            comment: comment, code: code, count: reports.count,
            reasons: newest.compactMap(\.words))
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

    /// A comment on which somebody else may decide than its author.
    private func foreignComment(
        _ id: CommentID, to person: Person, in transaction: Transaction
    ) throws -> Comment {
        let comment = try anyComment(id, in: transaction)
        guard comment.authorID != person.id else {
            throw Refusal(.forbidden, "refusal.comment.own", with: ["comment": "\(id)"])
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
