import Campus
import Operations
import Recurrence
import Words

/// Feeds in words.
enum FeedText {
    static func lines(_ feeds: [CalendarFeed], _ desks: Desks) -> [String] {
        guard !feeds.isEmpty else { return Screen.standard.lines(Speech.words("feed.none")) }
        var table = Table([.number, .cut, .text, .wrapped, .text])
        for feed in feeds {
            table.add([
                .init("\(feed.id)"), .init(feed.name.harmless.oneLine, .bold),
                .init(feed.profile.rawValue),
                .init(feed.kinds.ordered.map(\.rawValue).joined(separator: ", ")),
                .init(used(feed, at: desks.now)),
            ])
        }
        table.head(
            ["number", "feed", "profile", "kinds", "used"].map { Speech.words("feed.head.\($0)") })
        return table.lines(on: .standard)
    }

    private static func used(_ feed: CalendarFeed, at now: Instant) -> String {
        feed.used.map { DayWords(words: Speech.words).ago(max(0, now - $0)) }
            ?? Speech.words("feed.never")
    }
}
