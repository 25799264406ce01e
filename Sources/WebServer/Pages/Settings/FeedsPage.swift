import Campus
import Credentials
import Operations
import Recurrence
import Words

/// Secret addresses that put one's calendar into the one that a phone has.
enum FeedsPage {
    private static let address = "/feeds"

    static var routes: [PageRoute] {
        [.look(address) { try page($0) }, making.route] + removal.routes
    }

    /// A feed as it was just made: its address is shown on this page alone.
    private struct Made: Sendable {
        let feed: CalendarFeed
        let link: FeedLink
    }

    /// - Parameters:
    ///   - made: what the form did.
    ///   - refusal: why it did nothing.
    private static func page(
        _ visit: Visit, made: Made? = nil, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let feeds = try visit.desks.feeds.list()
        var model: [String: Any] = [
            "hasFeeds": !feeds.isEmpty, "feeds": feeds.map { line($0, frame) },
            "isStale": visit.isStale, "isProved": visit.request.isProved && made == nil,
            "form": form(feeds, frame, refused: refusal),
        ]
        model["made"] = made.map { shown($0, frame) }
        if let refusal {
            model["problem"] = frame.problem(refusal, besideField: isOfName(refusal))
        }
        let heading = Heading(
            frame.words("page.feeds.title"), back: ("/me", frame.words("page.title.back")))
        return frame.page("feeds", heading, with: model)
    }

    private static func line(_ feed: CalendarFeed, _ frame: Frame) -> [String: Any] {
        let kinds = feed.kinds.ordered.map { frame.words.text(Message("page.kind.\($0)")) }
        let programs = feed.profile == .plain ? [] : [program(feed.profile, frame)]
        return [
            "feedID": feed.id.description, "feedText": feed.name.harmless.oneLine,
            "feedNote": DevicesPage.note(feed.used, since: feed.made, frame),
            "feedKinds": (programs + kinds).joined(separator: " · "),
        ]
    }

    private static func program(_ profile: ExportProfile, _ frame: Frame) -> String {
        frame.words.text(Message("page.feeds.\(profile)"))
    }

    private static func shown(_ made: Made, _ frame: Frame) -> [String: Any] {
        var model: [String: Any] = [
            "madeText": frame.words("told.feed.made", ["name": .text(made.feed.name)]),
            "feedAddress": made.link.url, "isOpenable": usualProfile(frame.request) != .google,
        ]
        guard let webcal = made.link.webcal else { return model }
        model["openAddress"] = webcal
        if var code = QRCode(webcal)?.model {
            code["qrText"] = frame.words("page.feeds.code")
            model["code"] = code
        }
        return model
    }

    // MARK: - The form

    private static func form(
        _ feeds: [CalendarFeed], _ frame: Frame, refused refusal: Refusal?
    ) -> [String: Any] {
        let request = frame.request
        let isTyped = (refusal != nil || request.isProved) && request.typed("name") != nil
        let usual = usualProfile(request)
        let profile =
            isTyped ? request.typed("profile").flatMap(ExportProfile.init) ?? usual : usual
        let kinds = isTyped ? Set(request.allTyped("kind")) : Set(usualKinds.map(\.rawValue))
        var form: [String: Any] = [
            "isOpen": isTyped,
            "programs": ExportProfile.shown.map { each -> [String: Any] in
                [
                    "programValue": each.rawValue, "programText": program(each, frame),
                    "isChosenProgram": each == profile,
                ]
            },
            "kinds": ItemKind.allCases.map { kind -> [String: Any] in
                [
                    "kindValue": kind.rawValue,
                    "kindText": frame.words.text(Message("page.kind.\(kind)")),
                    "isChosenKind": kinds.contains(kind.rawValue),
                ]
            },
        ]
        let name =
            isTyped
            ? request.typed("name") ?? "" : usualName(besides: Set(feeds.map(\.name)), frame)
        if !name.isEmpty { form["feedName"] = name }
        if let refusal, isOfName(refusal) { form["nameProblem"] = frame.sentence(refusal) }
        return form
    }

    private static let usualKinds = Set<ItemKind>.exported

    /// Of the program that comes with the device.
    static func usualProfile(_ request: PageRequest) -> ExportProfile {
        let agent = request.context.agent.text
        let programs: [(String, ExportProfile)] = [
            ("iPhone", .apple), ("iPad", .apple), ("Mac OS", .apple), ("Android", .google),
            ("Windows", .outlook),
        ]
        return programs.first { agent.contains($0.0) }?.1 ?? .plain
    }

    /// The phone's, whose calendar reads it, not the browser's; with a number where another one is called that.
    static func usualName(besides taken: Set<String>, _ frame: Frame) -> String {
        let request = frame.request
        // Of Linux nobody knows which calendar it has.
        let isKnown = usualProfile(request) != .plain
        let name =
            (isKnown ? request.context.agent.system : nil) ?? frame.words("told.feed.usual")
        let numbered = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name) \($0)" }
        return taken.contains(name) ? numbered.first { !taken.contains($0) } ?? name : name
    }

    static func isOfName(_ refusal: Refusal) -> Bool {
        ["refusal.text.empty", "refusal.text.long"].contains(refusal.message.key)
    }

    // MARK: - Making and revoking

    private static let making = SecretForm(path: address) { visit in
        try make(visit)
    } page: { visit, made, refusal in
        try page(visit, made: made, refused: refusal)
    }

    /// One tap sends nothing: then all is as it usually is.
    private static func make(_ visit: Visit) throws -> Made {
        let frame = try Frame(visit, tab: .me)
        let isTyped = visit.request["name"] != nil
        let kinds = try visit.request.all("kind").map { word throws(Refusal) in
            try ItemKind(rawValue: word)
                .orThrow(Refusal(.invalid, "refusal.field.wrong", with: ["field": "kind"]))
        }
        let made = try visit.desks.feeds.add(
            visit.request["name"]
                ?? usualName(
                    besides: Set(visit.desks.feeds.list().map(\.name)), frame),
            profile: visit.request["profile"].flatMap(ExportProfile.init)
                ?? usualProfile(visit.request),
            kinds: isTyped ? Set(kinds) : nil)
        return Made(feed: made.feed, link: FeedLink(made.token, at: visit.request.site.origin))
    }

    private static let removal = Removal<CalendarFeed>(path: address, page: address) { id, desks in
        try desks.feeds.list().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.calendarFeed.unknown"))
    } name: {
        $0.name
    } question: { feed, frame in
        (
            frame.words("told.feed.revoke", ["name": .text(feed.name)]),
            [frame.words("told.feed.revokeEffect")]
        )
    } remove: { feed, desks in
        try desks.feeds.remove(feed.id)
    }
}

extension ExportProfile {
    /// In the order in which people are offered them.
    fileprivate static let shown: [ExportProfile] = [.apple, .google, .outlook, .plain]
}
