import Campus
import Operations
import Words

/// Somebody, as far as one sees them, and how one stands to them.
enum PersonPage {
    static var routes: [PageRoute] {
        [.look("/people/{handle}") { try page($0) }]
            + PersonForms.routes
    }

    /// - Parameter refusal: why what was asked of it is not done; nil where nothing was.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let view = try CalendarView(visit, tab: .friends)
        let frame = view.frame
        let card = try visit.desks.people.card(visit.place("handle"))
        let shared =
            card.isOwn ? [] : try visit.desks.enrolment.titledShared(with: card.person.handle.text)
        var model: [String: Any] = [
            "someone": try someone(card, view), "hasLines": !shared.isEmpty,
            "lines": try ModulesPage.lines(
                shared.oncePerCode, taken: Set(shared.map(\.code)), byCode: true, view),
        ]
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.person.title"), window: card.person.shownName,
            back: ("/friends", frame.words("page.title.back")), isSheet: true)
        return frame.page("person", heading, with: model)
    }

    private static func someone(
        _ card: PersonCard, _ view: CalendarView
    ) throws -> [String: Any] {
        let frame = view.frame
        let name = card.person.shownName
        var someone: [String: Any] = [
            "handle": card.person.handle.text, "personName": name, "initials": Initials.of(name),
            "address": PageAddress.of(card.person.handle),
        ]
        let list = try view.desks.friends.list()
        let standing = Standing(card, list)
        someone["freeTime"] = try freeTime(card.person, standing, list, view)
        for other in Standing.allCases { someone[other.rawValue] = other == standing }
        someone["standText"] = standing.key.map { frame.words($0) }
        if card.person.isStaff {
            let role = "person.role.\(card.person.role.rawValue)"
            someone["roleText"] = frame.words(role).beginningLarge
        }
        someone["portrait"] = card.person.picture.map { Portrait.shown($0, of: name, frame) }
        if !card.isOwn {
            let handle = card.person.handle.text
            someone["reportAddress"] = ReportPage.address(.profile, handle)
            someone["reportPictureAddress"] =
                card.person.picture == nil ? nil : ReportPage.address(.picture, handle)
        }
        someone["birthdayText"] = card.birthday.map(frame.days.birthday)
        someone["gender"] = text(card.profile.gender)
        someone["bio"] = text(card.profile.bio)
        return someone
    }

    /// What there is to do about free time in common: with a friend, and of one's own.
    private static func freeTime(
        _ person: Person, _ standing: Standing, _ list: FriendList, _ view: CalendarView
    ) throws -> [String: Any]? {
        let (frame, next) = (view.frame, PageAddress.of(person.handle))
        var model: [String: Any] = ["freeNext": next]
        switch standing {
        case .me:
            let isShared = try view.desks.freeTime.isShared()
            (model["isShared"], model["isUnshared"]) = (isShared, !isShared)
        case .friend:
            let sharing = try view.desks.friends.sharing(with: person.handle.text)
            if let sharing, sharing.sharesBusy {
                model["findAddress"] = "/free?" + FormText.of([("with", person.handle.text)])
            } else if let sharing {
                model["hasShut"] = true
                model["shut"] = [FriendSharingModel(sharing, frame, next: next).model]
            }
            guard list.sharing.contains(where: { $0.id == person.id }) else { break }
            model["wishText"] = frame.words("told.sharing.wish", ["name": .text(person.shownName)])
        case .asked, .asking, .blocked, .stranger: return nil
        }
        return model
    }

    private static func text(_ text: String?) -> String? {
        text.map(\.harmless).flatMap { $0.isEmpty ? nil : $0 }
    }
}
