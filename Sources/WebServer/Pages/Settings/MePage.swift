import Campus
import HTTPTypes
import Operations
import Words

/// The way to all that is about oneself; language and view, which others cannot look for in words they do not read.
enum MePage {
    static var routes: [PageRoute] {
        [
            .look("/me", page),
            .act("/me/view", chooseView), .act("/me/visibility", setVisibility),
        ]
            + LookPage.routes + ProfilePage.routes + AccountPage.routes + MyDataPage.routes
            + HoursPage.routes
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        var model = try MeSettings(visit.desks, frame, typed: false).model
        model["isOperator"] = visit.desks.person.role == .operator
        model["profile"] = try profile(visit.desks, frame)
        let isInvisible = try visit.desks.enrolment.isInvisible()
        model["classmates"] = ["isInvisible": isInvisible, "toHidden": "\(!isInvisible)"]
        model["isStaff"] = visit.desks.person.isStaff
        model["leaving"] = try MyDataPage.leaving(visit.desks, frame)
        return frame.page("me", Heading(frame.words("page.me.title")), with: model)
    }

    private static func profile(_ desks: Desks, _ frame: Frame) throws -> [String: Any] {
        let person = try desks.people.card(nil).person
        let name = person.shownName
        var profile: [String: Any] = [
            "name": name, "handle": person.handle.text, "initials": Initials.of(name),
            "address": PageAddress.of(person.handle),
        ]
        profile["portrait"] = person.picture.map { Portrait.shown($0, of: name, frame) }
        return profile
    }

    /// A page below this one.
    static func heading(_ title: String, _ frame: Frame) -> Heading {
        Heading(frame.words(title), back: ("/me", frame.words("page.title.back")))
    }

    /// In one tap, from wherever one is.
    private static func chooseView(_ visit: Visit) throws -> Flash? {
        _ = try visit.desks.settings.set(
            SettingKey<ViewChoice>.view.name, visit.request.filled("view") ?? "usual")
        return nil
    }

    private static func setVisibility(_ visit: Visit) throws -> Flash? {
        let isInvisible = visit.request["hidden"] == "true"
        try visit.desks.enrolment.setInvisible(isInvisible)
        let frame = try Frame(visit, tab: .me)
        return Flash(frame.words(isInvisible ? "told.did.invisible" : "told.did.visible"))
    }
}
