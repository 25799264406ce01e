import Campus
import Operations
import Words

/// Somebody, as far as one sees them, and how one stands to them.
enum PersonPage {
    static var routes: [PageRoute] {
        [.look("/people/{handle}") { request, desks in try page(request, desks) }]
            + PersonForms.routes
    }

    static func address(_ handle: Handle) -> String { "/people/\(FormText.encoded(handle.text))" }

    /// - Parameter refusal: why what was asked of it is not done; nil where nothing was.
    static func page(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal? = nil
    ) throws -> Reply {
        let view = try CalendarView(request, desks, tab: .friends)
        let frame = view.frame
        let card = try desks.people.card(request.places["handle"] ?? "")
        let shared = card.isOwn ? [] : try desks.enrolment.shared(with: card.person.handle.text)
        var model: [String: Any] = [
            "someone": try someone(card, desks, frame), "hasLines": !shared.isEmpty,
            "lines": try ModulesPage.lines(
                shared.oncePerCode, taken: Set(shared.map(\.code)), view),
        ]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.person.title"), window: card.person.shownName,
            back: ("/friends", frame.words("page.title.back")), isSheet: true)
        return frame.page("person", heading, model)
    }

    private static func someone(
        _ card: PersonCard, _ desks: Desks, _ frame: Frame
    ) throws -> [String: Any] {
        let name = card.person.shownName
        var someone: [String: Any] = [
            "handle": card.person.handle.text, "personName": name, "initials": Initials.of(name),
            "address": address(card.person.handle),
        ]
        let standing = try Standing(card, desks.friends.list())
        for other in Standing.allCases { someone[other.rawValue] = other == standing }
        someone["standText"] = standing.key.map { frame.words($0) }
        if card.person.isStaff {
            let role = "person.role.\(card.person.role.rawValue)"
            someone["roleText"] = frame.words(role).beginningLarge
        }
        someone["portrait"] = card.person.picture.map { Portrait.shown($0, of: name, frame) }
        someone["birthdayText"] = card.birthday.map(frame.days.birthday)
        someone["gender"] = text(card.profile.gender)
        someone["bio"] = text(card.profile.bio)
        return someone
    }

    private static func text(_ text: String?) -> String? {
        text.map(\.harmless).flatMap { $0.isEmpty ? nil : $0 }
    }
}
