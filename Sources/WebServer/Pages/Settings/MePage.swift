import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// Oneself: name, addresses, password, language and look.
enum MePage {
    static var routes: [PageRoute] {
        [
            .look("/me") { try page($0) },
            .form("/me", rename, refused: page),
            .form("/me/settings", set, refused: page).on("/me"),
            .act("/me/view", chooseView), .act("/me/visibility", setVisibility),
            sendCode.on("/me"),
            .form("/me/addresses/confirm", confirm, refused: page).on("/me"),
            .slowForm("/me/password", setPassword, refused: page).on("/me"),
        ]
            + PageRoute.picture("/me/picture", on: "/me") { visit in
                try visit.desks.pictures.mayChange()
            } set: { visit, picture in
                try visit.desks.pictures.set(picture)
                return "/me"
            } refused: {
                try page($0, refused: $1)
            }
            + addressRemoval.routes + MyDataPage.routes + HoursPage.routes
    }

    /// - Parameter refusal: what is wrong with what was typed; nil where nothing is.
    static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let typed = refusal == nil ? nil : visit.request.path
        var model: [String: Any] = [:]
        var settings = try MeSettings(visit.desks, frame, typed: typed == "/me/settings").model
        var profile = try profile(visit.desks, frame, isTyped: typed == "/me")
        var adding = adding(frame, step: typed)
        var password = try password(visit.desks, frame)
        var pictureRefusal: Refusal?
        if let refusal {
            let (sentence, reason) = (frame.sentence(refusal), refusal.reason)
            switch (typed, reason) {
            case ("/me", .conflict): profile["handleProblem"] = sentence
            case ("/me", .invalid) where isOfBirthday(refusal):
                profile["birthdayProblem"] = sentence
            case ("/me", .invalid): profile["nameProblem"] = sentence
            case ("/me/settings", _) where refusal.message.key == "refusal.zone.unknown":
                settings["zoneProblem"] = sentence
            case ("/me/picture", _): pictureRefusal = refusal
            case ("/me/addresses", _): adding["newAddressProblem"] = sentence
            case ("/me/addresses/confirm", _): adding["codeProblem"] = sentence
            case ("/me/password", .invalid): password["passwordProblem"] = sentence
            default: model["problem"] = frame.problem(refusal)
            }
        }
        model.merge(settings) { _, new in new }
        model["profile"] = profile
        model["portrait"] = try portrait(visit.desks, frame, refused: pictureRefusal)
        model["adding"] = adding
        model["password"] = password
        model["addresses"] = try addresses(visit.desks, frame)
        let isInvisible = try visit.desks.enrolment.isInvisible()
        model["classmates"] = ["isInvisible": isInvisible, "toHidden": "\(!isInvisible)"]
        if let departure = try visit.desks.account.departure() {
            model["leaving"] = ["leavingText": MyDataPage.leaving(departure, frame)]
        }
        return frame.page("me", Heading(frame.words("page.me.title")), with: model)
    }

    private static func isOfBirthday(_ refusal: Refusal) -> Bool {
        ["refusal.birthday.unreadable", "refusal.birthday.impossible"].contains(refusal.message.key)
    }

    private static func profile(
        _ desks: Desks, _ frame: Frame, isTyped: Bool
    ) throws -> [String: Any] {
        let request = frame.request
        let card = try desks.people.card(nil)
        let name = card.profile.name ?? card.person.handle.text
        let shown = isTyped ? request["birthdayShown"] : nil
        var profile: [String: Any] = [
            "initials": Initials.of(name),
            "birthdayChoices": ShownBirthday.Choice.allCases.map { choice -> [String: Any] in
                [
                    "choiceValue": choice.rawValue,
                    "choiceText": frame.words("page.birthday.\(choice.rawValue)"),
                    "isChosen": choice.rawValue == shown ?? card.profile.birthdayShown.rawValue,
                ]
            },
        ]
        let texts = [
            "name": name, "handle": card.person.handle.text, "bio": card.profile.bio ?? "",
            "birthday": card.profile.birthday.map { "\($0)" } ?? "",
        ]
        for (name, known) in texts {
            let text = isTyped ? request[name] ?? known : known
            if !text.isEmpty { profile[name] = text }
        }
        return profile
    }

    private static func portrait(
        _ desks: Desks, _ frame: Frame, refused refusal: Refusal? = nil
    ) throws -> [String: Any] {
        let person = try desks.people.card(nil).person
        return Portrait(name: person.shownName, digest: person.picture, action: "/me/picture")
            .model(frame, refused: refusal)
    }

    private static func addresses(_ desks: Desks, _ frame: Frame) throws -> [[String: Any]] {
        let addresses = try desks.account.addresses()
        return addresses.map { address in
            [
                "addressID": address.id.description, "addressText": address.text,
                "addressNote": frame.words(
                    "told.proved", ["day": .text(frame.onDay(address.at))]),
                "mayGo": addresses.count > 1,
            ]
        }
    }

    /// - Parameter step: the form that was refused, or whose answer it is.
    private static func adding(_ frame: Frame, step: String?) -> [String: Any] {
        let request = frame.request
        let isCode = step == "/me/addresses/confirm"
        var adding: [String: Any] = ["isCode": isCode]
        guard isCode || step == "/me/addresses" else { return adding }
        adding["newAddress"] = request.filled("address")
        if isCode, let address = request.filled("address") {
            adding["sentText"] = SignInPage.sent(to: address, frame)
        }
        return adding
    }

    private static func password(_ desks: Desks, _ frame: Frame) throws -> [String: Any] {
        guard let time = try desks.account.passwordTime() else { return ["isSet": false] }
        return [
            "isSet": true,
            "passwordNote": frame.words("told.password", ["day": .text(frame.onDay(time))]),
        ]
    }
}

// MARK: - Acts

extension MePage {
    private static func rename(_ visit: Visit) throws -> FormOutcome {
        var more = ProfileEdit()
        (more.bio, more.birthday) = (visit.request["bio"], visit.request["birthday"])
        more.birthdayShown = visit.request.filled("birthdayShown")
        try visit.desks.people.rename(
            visit.request["name"] ?? "", handle: visit.request["handle"] ?? "", more)
        return try saved(visit)
    }

    private static func set(_ visit: Visit) throws -> FormOutcome {
        var edit = ProfileEdit()
        edit.zone = visit.request["zone"]
        edit.units = visit.request.filled("units")
        edit.fontSize = MeSettings.fontSize(ofView: visit.request.filled("view"))
        edit.colours = visit.request.filled("theme")
        _ = try visit.desks.people.edit(nil, edit, role: nil)
        var settings: [String: String] = [:]
        if let language = visit.request.filled("language") {
            settings[SettingKey<LanguageChoice>.language.name] = language
        }
        if let view = visit.request.filled("view") {
            settings[SettingKey<ViewChoice>.view.name] =
                (ViewChoice(written: view) ?? .usual).rawValue
        }
        if let clock = visit.request.filled("clock") {
            settings[SettingKey<ClockHours>.clock.name] = clock
        }
        if let start = visit.request.filled("weekStart") {
            settings[SettingKey<WeekStart>.weekStart.name] = start
        }
        if !settings.isEmpty { _ = try visit.desks.settings.set(settings) }
        return try saved(visit)
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

    private static func saved(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        return FormOutcome(Flash(frame.words("told.did.saved")), next: "/me")
    }

    /// Answers with the page itself, which asks for the code then.
    private static var sendCode: PageRoute {
        PageRoute(method: .post, path: "/me/addresses", isOwn: true) { request in
            let (site, caller) = (request.site, try request.signedIn())
            let address = request["address"] ?? ""
            do {
                try site.mayMail(from: request.context.network, at: request.now)
                let (letter, language) = try await site.lanes.act(as: caller) { desks in
                    (
                        try desks.account.requestAddress(address),
                        try Frame(Visit(request: request, desks: desks), tab: .me).words.language
                    )
                }
                if let letter { site.send(letter, in: language, at: request.now) }
                return try await site.lanes.look(as: caller) {
                    try codePage(Visit(request: request, desks: $0))
                }
            } catch let refusal as Refusal where !refusal.wantsProof {
                var reply = try await site.lanes.look(as: caller) {
                    try page(Visit(request: request, desks: $0), refused: refusal)
                }
                reply.status = .unprocessableContent
                return reply
            }
        }
    }

    private static func codePage(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        var model = try MeSettings(visit.desks, frame, typed: false).model
        model["profile"] = try profile(visit.desks, frame, isTyped: false)
        model["portrait"] = try portrait(visit.desks, frame)
        model["adding"] = adding(frame, step: "/me/addresses/confirm")
        model["password"] = try password(visit.desks, frame)
        model["addresses"] = try addresses(visit.desks, frame)
        return frame.page("me", Heading(frame.words("page.me.title")), with: model)
    }

    private static func confirm(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .me)
        let address = visit.request["address"] ?? ""
        _ = try visit.desks.account.confirmAddress(address, code: visit.request["code"] ?? "")
        return FormOutcome(frame.said("told.did.added", address), next: "/me")
    }

    private static func setPassword(_ request: PageRequest) async throws -> FormOutcome {
        let (site, caller) = (request.site, try request.signedIn())
        let password = request["password"] ?? ""
        try await site.lanes.look(as: caller) { desks in
            try desks.account.mustBeFresh()
            try desks.account.check(password: password)
        }
        let hash = try await site.hashing.hash(password)
        return try await site.lanes.act(as: caller) { desks in
            try desks.account.setPassword(hash)
            let frame = try Frame(Visit(request: request, desks: desks), tab: .me)
            return FormOutcome(Flash(frame.words("told.did.password")), next: "/me")
        }
    }

    private static let addressRemoval = Removal<ProvenAddress>(
        path: "/me/addresses", page: "/me"
    ) { id, desks in
        try desks.account.addresses().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.address.unknown"))
    } name: {
        $0.text
    } question: { address, frame in
        (frame.words("told.delete.address", ["address": .text(address.text)]), [])
    } remove: { address, desks in
        try desks.account.removeAddress(address.id)
    }
}
