import Campus
import Operations
import Words

/// Name, picture, and what else others see of oneself.
enum ProfilePage {
    private static let path = "/me/profile"

    static var routes: [PageRoute] {
        [.look(path) { try page($0) }, .form("/me", rename, refused: page).on(path)]
            + PageRoute.picture("/me/picture", on: path) { visit in
                try visit.desks.pictures.mayChange()
            } set: { visit, picture in
                try visit.desks.pictures.set(picture)
                return "\(path)#\(Portrait.place)"
            } refused: {
                try page($0, refused: $1)
            }
    }

    /// - Parameter refusal: what is wrong with what was typed; nil where nothing is.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let typed = refusal == nil ? nil : visit.request.path
        var model: [String: Any] = [:]
        var profile = try profile(visit.desks, frame, isTyped: typed == "/me")
        var pictureRefusal: Refusal?
        if let refusal {
            let sentence = frame.sentence(refusal)
            switch (typed, refusal.reason) {
            case ("/me", .conflict): profile["handleProblem"] = sentence
            case ("/me", .invalid) where isOfBirthday(refusal):
                profile["birthdayProblem"] = sentence
            case ("/me", .invalid): profile["nameProblem"] = sentence
            case ("/me/picture", _): pictureRefusal = refusal
            default: model["problem"] = frame.problem(refusal)
            }
        }
        model["profile"] = profile
        model["portrait"] = try portrait(visit.desks, frame, refused: pictureRefusal)
        return frame.page("profile", MePage.heading("page.me.profile", frame), with: model)
    }

    private static func isOfBirthday(_ refusal: Refusal) -> Bool {
        ["refusal.birthday.unreadable", "refusal.birthday.impossible"].contains(refusal.message.key)
    }

    private static func profile(
        _ desks: Desks, _ frame: Frame, isTyped: Bool
    ) throws -> [String: Any] {
        let request = frame.request
        let card = try desks.people.card(nil)
        let shown = isTyped ? request["birthdayShown"] : nil
        var profile: [String: Any] = [
            "birthdayChoices": ShownBirthday.Choice.allCases.map { choice -> [String: Any] in
                [
                    "choiceValue": choice.rawValue,
                    "choiceText": frame.words("page.birthday.\(choice.rawValue)"),
                    "isChosen": choice.rawValue == shown ?? card.profile.birthdayShown.rawValue,
                ]
            }
        ]
        let texts = [
            "name": card.profile.name ?? card.person.handle.text, "handle": card.person.handle.text,
            "bio": card.profile.bio ?? "",
            "birthday": card.profile.birthday.map { "\($0)" } ?? "",
        ]
        for (name, known) in texts {
            let text = isTyped ? request[name] ?? known : known
            if !text.isEmpty { profile[name] = text }
        }
        return profile
    }

    private static func portrait(
        _ desks: Desks, _ frame: Frame, refused refusal: Refusal?
    ) throws -> [String: Any] {
        let person = try desks.people.card(nil).person
        return Portrait(name: person.shownName, digest: person.picture, action: "/me/picture")
            .model(frame, refused: refusal)
    }

    private static func rename(_ visit: Visit) throws -> FormOutcome {
        var more = ProfileEdit()
        (more.bio, more.birthday) = (visit.request["bio"], visit.request["birthday"])
        more.birthdayShown = visit.request.filled("birthdayShown")
        try visit.desks.people.rename(
            visit.request["name"] ?? "", handle: visit.request["handle"] ?? "", more)
        let frame = try Frame(visit, tab: .me)
        return FormOutcome(Flash(frame.words("told.did.profile")), next: path)
    }
}
