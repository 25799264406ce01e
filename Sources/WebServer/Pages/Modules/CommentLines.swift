import Campus
import Operations
import Words

/// What was written on a module's page, with who wrote it.
struct CommentLines {
    let page: ModulePage
    let view: CalendarView
    /// Those that were looked up.
    private var cards: [Handle: PersonCard] = [:]

    init(page: ModulePage, view: CalendarView) { (self.page, self.view) = (page, view) }

    /// See `class`.
    mutating func model(_ comment: Comment) throws -> [String: Any] {
        let frame = view.frame
        let card = try card(of: comment.author)
        let name =
            card.map { $0.person.name ?? $0.person.handle.text }
            ?? frame.words("comment.left")
        let address = "\(PageAddress.of(page.module.code))/comments/\(comment.id)"
        let isMine = comment.authorID == view.desks.person.id
        var model: [String: Any] = [
            "commentID": "comment-\(comment.id)", "authorName": name.harmless.oneLine,
            "authorInitials": Initials.of(name), "isMember": card?.person.isStaff ?? false,
            "commentTime": frame.timestamp(comment.at), "commentTimeText": frame.moment(comment.at),
            "isEdited": comment.isEdited, "commentText": comment.text.harmless,
            "commentAddress": address, "isMine": isMine,
        ]
        model["commentName"] = frame.words(
            isMine ? "told.comment.mine" : "told.comment.of",
            ["name": .text(name.harmless.oneLine), "time": .text(frame.moment(comment.at))])
        model["reportAddress"] =
            isMine ? nil : ReportPage.address(.comment, "\(comment.id)")
        model["authorPicture"] = card?.person.smallPicture
        model["authorAddress"] = comment.author.map(PageAddress.of)
        return model
    }

    /// Nil where they are gone.
    private mutating func card(of handle: Handle?) throws -> PersonCard? {
        guard let handle else { return nil }
        if let known = cards[handle] { return known }
        let card = try view.desks.people.card(handle.text)
        cards[handle] = card
        return card
    }
}
