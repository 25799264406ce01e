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
                    page(try Frame(request, desks, tab: .me))
                }
            }
        ]
    }

    private static func page(_ frame: Frame) -> Reply {
        var model: [String: Any] = [:]
        if let hotline = frame.request.site.home.serverSettings.hotline {
            model["hotline"] = hotline
            // What stands behind the number, as hours, is for people alone.
            let number = hotline.prefix { $0 == "+" || $0 == " " || $0 == "-" || $0.isNumber }
            model["hotlineAddress"] = "tel:\(number.filter { $0 == "+" || $0.isNumber })"
        }
        let heading = Heading(
            frame.words("page.frame.help"), back: ("/", frame.words("page.title.back")))
        return frame.page("help", heading, model)
    }
}
