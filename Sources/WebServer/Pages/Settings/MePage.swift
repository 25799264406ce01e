import Campus
import HTTPTypes
import Operations
import Recurrence
import Words

/// Oneself: name, addresses, password, language and look.
enum MePage {
    static var routes: [PageRoute] {
        [
            .look("/me") { request, desks in try page(request, desks, nil) },
            .form("/me", rename, refused: page),
            .form("/me/settings", set, refused: page).on("/me"),
            .act("/me/view", chooseView), .act("/me/visibility", setVisibility),
            sendCode.on("/me"),
            .form("/me/addresses/confirm", confirm, refused: page).on("/me"),
            .slowForm("/me/password", setPassword, refused: page).on("/me"),
        ]
            + PageRoute.picture("/me/picture", on: "/me") { _, desks in
                try desks.pictures.mayChange()
            } set: { _, desks, picture in
                try desks.pictures.set(picture)
                return "/me"
            } refused: {
                try page($0, $1, $2)
            }
            + addressRemoval.routes + MyDataPage.routes + HoursPage.routes
    }

    /// - Parameter refusal: what is wrong with what was typed; nil where nothing is.
    static func page(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        let typed = refusal == nil ? nil : request.path
        var model: [String: Any] = [:]
        var settings = try MeSettings(desks, frame, typed: typed == "/me/settings").model
        var profile = try profile(desks, frame, isTyped: typed == "/me")
        var adding = adding(request, frame, step: typed)
        var password = try password(desks, frame)
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
        model["portrait"] = try portrait(desks, frame, pictureRefusal)
        model["adding"] = adding
        model["password"] = password
        model["addresses"] = try addresses(desks, frame)
        let isInvisible = try desks.enrolment.isInvisible()
        model["classmates"] = ["isInvisible": isInvisible, "toHidden": "\(!isInvisible)"]
        if let departure = try desks.account.departure() {
            model["leaving"] = ["leavingText": MyDataPage.leaving(departure, frame)]
        }
        return frame.page("me", Heading(frame.words("page.me.title")), model)
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
        _ desks: Desks, _ frame: Frame, _ refusal: Refusal? = nil
    ) throws -> [String: Any] {
        let person = try desks.people.card(nil).person
        return Portrait(name: person.shownName, digest: person.picture, action: "/me/picture")
            .model(frame, refusal)
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
    private static func adding(
        _ request: PageRequest, _ frame: Frame, step: String?
    ) -> [String: Any] {
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
    private static func rename(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        var more = ProfileEdit()
        (more.bio, more.birthday) = (request["bio"], request["birthday"])
        more.birthdayShown = request.filled("birthdayShown")
        try desks.people.rename(request["name"] ?? "", handle: request["handle"] ?? "", more)
        return try saved(request, desks)
    }

    private static func set(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        var edit = ProfileEdit()
        edit.zone = request["zone"]
        edit.units = request.filled("units")
        edit.fontSize = MeSettings.fontSize(ofView: request.filled("view"))
        edit.colours = request.filled("theme")
        _ = try desks.people.edit(nil, edit, role: nil)
        var settings: [String: String] = [:]
        if let language = request.filled("language") {
            settings[SettingKey<LanguageChoice>.language.name] = language
        }
        if let view = request.filled("view") {
            settings[SettingKey<ViewChoice>.view.name] =
                (ViewChoice(written: view) ?? .usual).rawValue
        }
        if let clock = request.filled("clock") {
            settings[SettingKey<ClockHours>.clock.name] = clock
        }
        if let start = request.filled("weekStart") {
            settings[SettingKey<WeekStart>.weekStart.name] = start
        }
        if !settings.isEmpty { _ = try desks.settings.set(settings) }
        return try saved(request, desks)
    }

    /// In one tap, from wherever one is.
    private static func chooseView(_ request: PageRequest, _ desks: Desks) throws -> Flash? {
        _ = try desks.settings.set(
            SettingKey<ViewChoice>.view.name, request.filled("view") ?? "usual")
        return nil
    }

    private static func setVisibility(_ request: PageRequest, _ desks: Desks) throws -> Flash? {
        let isInvisible = request["hidden"] == "true"
        try desks.enrolment.setInvisible(isInvisible)
        let frame = try Frame(request, desks, tab: .me)
        return Flash(frame.words(isInvisible ? "told.did.invisible" : "told.did.visible"))
    }

    private static func saved(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
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
                        try Frame(request, desks, tab: .me).words.language
                    )
                }
                if let letter { site.send(letter, in: language, at: request.now) }
                return try await site.lanes.look(as: caller) { try codePage(request, $0) }
            } catch let refusal as Refusal where !refusal.wantsProof {
                var reply = try await site.lanes.look(as: caller) {
                    try page(request, $0, refusal)
                }
                reply.status = .unprocessableContent
                return reply
            }
        }
    }

    private static func codePage(_ request: PageRequest, _ desks: Desks) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        var model = try MeSettings(desks, frame, typed: false).model
        model["profile"] = try profile(desks, frame, isTyped: false)
        model["portrait"] = try portrait(desks, frame)
        model["adding"] = adding(request, frame, step: "/me/addresses/confirm")
        model["password"] = try password(desks, frame)
        model["addresses"] = try addresses(desks, frame)
        return frame.page("me", Heading(frame.words("page.me.title")), model)
    }

    private static func confirm(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        let address = request["address"] ?? ""
        _ = try desks.account.confirmAddress(address, code: request["code"] ?? "")
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
            let frame = try Frame(request, desks, tab: .me)
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
