import Campus
import Operations
import Words

/// Writes on a module's page, changes and deletes what one wrote.
enum CommentForms {
    static var routes: [PageRoute] {
        [
            .form("/class/{code}/comments", post, refused: refused),
            .look("\(path)/edit") { try editing($0) },
            .form("\(path)/edit", edit, refused: editing),
        ]
            + PageRoute.asking("\(path)/delete", page: askToDelete, act: delete)
    }

    private static let path = "/class/{code}/comments/{id}"

    /// A comment, and where it stands.
    private struct Found {
        let comment: Comment
        let code: ModuleCode
        var address: String { "\(PageAddress.of(code))/comments/\(comment.id)" }
        /// Where it stands among the others.
        var place: String { "\(PageAddress.of(code))#talk" }

        /// - Throws: `Refusal.missing` for what the person does not see on that page.
        init(_ visit: Visit) throws {
            let page = try visit.desks.modules.page(visit.place("code"))
            let id = visit.place("id")
            comment = try page.comments.first { $0.id.description == id }.orThrow(
                Refusal(
                    .missing, "refusal.comment.unknown",
                    with: ["comment": .text(String(id.prefix(40)))]))
            code = page.module.code
        }
    }

    // MARK: - Writing

    private static func post(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let module = try visit.desks.modules.page(visit.place("code")).module
        _ = try visit.desks.comments.add(on: module.code.text, visit.request["text"] ?? "")
        return FormOutcome(
            Flash(frame.words("page.class.posted")),
            next: "\(PageAddress.of(module.code))#talk", isSeenThere: true)
    }

    private static func refused(_ visit: Visit, refused refusal: Refusal) throws -> Reply {
        guard refusal.reason == .invalid else {
            return try ClassPage.refused(visit, refused: refusal)
        }
        let frame = try Frame(visit, tab: .calendar)
        var writing: [String: Any] = [
            "isOpen": true, "textProblem": frame.sentence(refusal),
        ]
        writing["typedText"] = visit.request.filled("text")
        return try ClassPage.page(visit, ["writing": writing])
    }

    // MARK: - One's own

    /// - Throws: `Refusal.forbidden` for what another person wrote.
    private static func own(_ visit: Visit, else refusal: String) throws -> Found {
        let found = try Found(visit)
        guard found.comment.authorID == visit.desks.person.id else {
            throw Refusal(.forbidden, refusal, with: ["comment": "\(found.comment.id)"])
        }
        return found
    }

    private static func editing(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .calendar)
        let found = try own(visit, else: "refusal.comment.foreign.edit")
        var writing: [String: Any] = [
            "action": "\(found.address)/edit", "name": "text", "most": "2000",
            "label": frame.words("page.class.say"), "hint": frame.words("page.class.sayWhy"),
            "doText": frame.words("page.frame.save"), "cancelAddress": found.place,
        ]
        writing["typedText"] =
            refusal == nil ? found.comment.text.harmless : visit.request.filled("text")
        return try self.page(
            frame, "page.class.changeTitle", of: found, writing: writing, refused: refusal)
    }

    private static func edit(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let found = try Found(visit)
        try visit.desks.comments.edit(found.comment.id, to: visit.request["text"] ?? "")
        return FormOutcome(
            Flash(frame.words("page.class.changed")), next: found.place, isSeenThere: true)
    }

    private static func askToDelete(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .calendar)
        let found = try own(visit, else: "refusal.comment.foreign.delete")
        return Question(
            text: frame.words("page.class.deleteTitle"),
            effects: [
                frame.words(
                    "told.quoted",
                    ["text": .text(String(found.comment.text.harmless.oneLine.prefix(200)))]),
                frame.words("page.class.deleteWhy"),
            ],
            action: "\(found.address)/delete", button: frame.words("page.class.delete"),
            back: found.place
        ).page(frame, refused: refusal)
    }

    private static func delete(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .calendar)
        let found = try Found(visit)
        try visit.desks.comments.delete(found.comment.id)
        return FormOutcome(
            Flash(frame.words("page.class.deleted")), next: found.place, isSeenThere: true)
    }

    /// A page with one text to be written.
    private static func page(
        _ frame: Frame, _ title: String, of found: Found, writing: [String: Any],
        refused refusal: Refusal?
    ) throws -> Reply {
        var writing = writing
        let title = frame.words(title)
        writing["writingTitle"] = title
        writing["textProblem"] = refusal.map(frame.sentence)
        let heading = Heading(
            frame.words("page.class.title"), window: title, note: found.code.text,
            back: (found.place, frame.words("page.title.back")), isSheet: true)
        return frame.page("comment", heading, with: ["writing": writing])
    }
}
