import Campus
import HTTPTypes
import Operations
import Words

/// Help, the same everywhere, for whoever is signed in and whoever is not.
enum HelpPage {
    private static let path = "/help"
    /// Pages that lead back here.
    private static let below: Set = [path, "/notice", "/moderation"]

    /// - Parameter pages: from any of them one comes here, and goes back there.
    static func routes(besides pages: [PageRoute]) -> [PageRoute] {
        let looks = pages.filter { $0.method == .get }.map { $0.path.split(separator: "/") }
        @Sendable func back(_ request: PageRequest) -> String {
            let origin = request.origin ?? "/"
            let path = String(origin.prefix { $0 != "?" })
            let parts = path.split(separator: "/")
            let isPage = looks.contains { look in
                look.count == parts.count
                    && zip(look, parts).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
            }
            return isPage && !below.contains(path) ? origin : "/"
        }
        return [
            .open(.get, path) { request in
                guard let caller = request.context.caller else {
                    return page(Frame(request), back: back(request))
                }
                return try await request.site.lanes.look(as: caller) { desks in
                    page(
                        try Frame(Visit(request: request, desks: desks), tab: .me),
                        isOperator: desks.person.role == .operator && !desks.person.isSuspended,
                        back: back(request))
                }
            },
            .act("/help/keys", setKeys),
        ]
    }

    private static func setKeys(_ visit: Visit) throws -> Flash? {
        let name = SettingKey<OnOrOff>.singleKeys.name
        _ = try visit.desks.settings.set(name, visit.request["keys"] ?? "")
        return Flash(try Frame(visit, tab: .me).words("told.did.settings"))
    }

    /// - Parameter isOperator: whether what operators do is told as well.
    private static func page(
        _ frame: Frame, isOperator: Bool = false, back: String
    ) -> Reply {
        var model: [String: Any] = ["isOperator": isOperator]
        if let hotline = Hotline(of: frame.request.site) {
            model["hotline"] = hotline.text
            model["hotlineAddress"] = hotline.address
        }
        if frame.request.context.caller != nil {
            model["views"] = [
                "otherView": (frame.isSimple ? ViewChoice.usual : .simple).rawValue,
                "otherViewText": frame.words(
                    frame.isSimple ? "page.simple.leave" : "page.simple.take"),
            ]
            model["keys"] = [
                "otherKeys": (frame.hasSingleKeys ? OnOrOff.off : .on).rawValue,
                "otherKeysText": frame.words(
                    frame.hasSingleKeys ? "page.help.keysOff" : "page.help.keysOn"),
            ]
        }
        let heading = Heading(
            frame.words("page.frame.help"), back: (back, frame.words("page.title.back")))
        return frame.page("help", heading, with: model)
    }
}
