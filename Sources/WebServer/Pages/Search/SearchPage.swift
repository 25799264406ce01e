import Campus
import Operations
import Recurrence
import Words

/// One search over all that the person may see.
enum SearchPage {
    static var routes: [PageRoute] {
        [.look("/search") { try page($0) }]
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let view = try CalendarView(visit, tab: .today)
        let frame = view.frame
        let searched = visit.request.query("q").map { String($0.prefix(200)) }
        var model: [String: Any] = [:]
        var found: [[String: Any]] = []
        var sought: String?
        if let searched {
            // It takes many times an agenda.
            try visit.request.limits.costly(
                of: visit.desks.person.handle.text, at: visit.request.now)
            let results = try SearchResults(searched, all: visit.request.query("all"), view)
            (found, sought) = (results.groups, results.text)
        }
        model["searched"] = searched
        model["found"] = found
        if !found.isEmpty { model["foundText"] = sought }
        if found.isEmpty { model["none"] = none(searched, frame) }
        let heading = Heading(
            frame.words("page.search.title"), window: sought,
            back: ("/", frame.words("page.title.back")))
        return frame.page("search", heading, with: model)
    }

    private static func none(_ searched: String?, _ frame: Frame) -> [String: Any] {
        guard let searched else {
            return [
                "noneTitle": frame.words("page.search.bare"),
                "noneText": frame.words("page.search.bareWhy"),
            ]
        }
        return [
            "noneTitle": frame.words("told.none", ["text": .text(String(searched.prefix(60)))]),
            "noneText": frame.words("page.search.noneWhy"),
        ]
    }
}
