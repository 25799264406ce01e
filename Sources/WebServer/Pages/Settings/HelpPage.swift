import HTTPTypes
import Operations
import Words

/// Help, the same everywhere, for whoever is signed in and whoever is not.
enum HelpPage {
    static var routes: [PageRoute] {
        [
            .open(.get, "/help") { request in
                guard let caller = request.context.caller else {
                    return page(Frame(request))
                }
                return try await request.site.lanes.look(as: caller) { desks in
                    page(try Frame(Visit(request: request, desks: desks), tab: .me))
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

    private static func page(_ frame: Frame) -> Reply {
        var model: [String: Any] = [:]
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
            frame.words("page.frame.help"), back: ("/", frame.words("page.title.back")))
        return frame.page("help", heading, with: model)
    }
}
