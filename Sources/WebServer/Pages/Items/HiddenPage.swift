import Campus
import Operations
import Recurrence
import Words

/// What one hid from one's calendar, to be shown again.
enum HiddenPage {
    static let address = "/me/hidden"

    static var routes: [PageRoute] { [.look(address, page)] }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let items = try visit.desks.items.hidden()
        let model: [String: Any] = [
            "hidden": items.map { line($0, frame) }, "hasHidden": !items.isEmpty,
        ]
        let heading = Heading(
            frame.words("page.hidden.title"), back: ("/me", frame.words("page.title.back")))
        return frame.page("hidden", heading, with: model)
    }

    /// The form that shows it again is the one of its own page.
    private static func line(_ item: HiddenItem, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "hiddenName": item.summary.harmless.oneLine,
            "hiddenAddress": PageAddress.of(item.id),
            "sourceName": item.source.harmless.oneLine, "isWhole": item.isSeries,
        ]
        if let start = item.start {
            line["hiddenStart"] = frame.timestamp(start.instant)
            line["hiddenWhen"] = frame.moment(start.instant)
        }
        return line
    }
}
