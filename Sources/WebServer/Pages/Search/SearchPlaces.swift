import Operations
import Words

/// Pages and settings that are found by what they are called and by what they are about.
enum SearchPlaces {
    /// The address, and under which keys its title and what it is about stand.
    private static let all: [(address: String, title: String, name: String)] = [
        ("/bell", "page.bell.title", "bell"), ("/reminders", "page.reminders.title", "reminders"),
        ("/feeds", "page.feeds.title", "feeds"), ("/sources", "page.sources.titleLong", "sources"),
        ("/water", "page.water.title", "water"), ("/me/look", "page.me.moreLook", "look"),
        ("/me/profile", "page.me.profile", "profile"),
        ("/me/account", "page.me.sign", "account"), ("/me", "page.me.title", "me"),
        ("/devices", "page.devices.title", "devices"), ("/me/hours", "page.hours.title", "hours"),
        ("/me/hidden", "page.hidden.title", "hidden"),
        ("/changes", "page.changes.title", "changes"),
        ("/programmes", "page.programmes.title", "programmes"),
        ("/free", "page.free.title", "free"), ("/help", "page.frame.help", "help"),
    ]

    /// Results of a search: see `search`.
    static func results(of searched: String, _ frame: Frame) -> [[String: Any]] {
        all.compactMap { place in
            let title = frame.words(place.title)
            let about = frame.words("told.place.\(place.name)")
            guard WordMatch.holds("\(title) \(about)", words: searched) else { return nil }
            return ["resultAddress": place.address, "resultText": title, "resultNote": about]
        }
    }
}
