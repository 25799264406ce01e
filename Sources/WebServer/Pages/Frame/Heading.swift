import Recurrence

/// What a page's title bar says.
struct Heading {
    var title: String
    /// Of the browser's tab; the title without it.
    var window: String?
    var note: String?
    /// Where the way back leads, and what it is called.
    var back: (address: String, text: String)?
    /// On which day an entry is added that is begun here; nil for today.
    var day: CivilDate?
    /// Whether the page has a heading of its own.
    var isSheet = false

    init(
        _ title: String, window: String? = nil, note: String? = nil,
        back: (address: String, text: String)? = nil, isSheet: Bool = false
    ) {
        self.title = title
        self.window = window
        self.note = note
        self.back = back
        self.isSheet = isSheet
    }

    /// - Parameter request: that it answers.
    func model(_ request: PageRequest) -> [String: Any] {
        var model: [String: Any] = [
            "window": window ?? title, "title": title, "isSheet": isSheet,
        ]
        model["note"] = note
        model["add"] = day.map { "/add?date=\($0)" }
        if let back {
            model["back"] = ["address": request.back(to: back.address), "text": back.text]
        }
        return model
    }
}
