import Campus
import Foundation
import Operations

/// Which events a page lists, as its address says.
struct EventsQuery {
    /// Words of a title or of what a community says of itself, or a hashtag with its sign.
    var text: String?
    var isPast = false
    var isMine = false
    /// The number of a community.
    var community: String?
    /// So many are on the pages before.
    var after = 0

    init() {}

    init(_ request: PageRequest) {
        text = request.query("q") ?? request.query("hashtag").map { "#\($0.drop { $0 == "#" })" }
        isPast = request.query("past") == "true"
        isMine = request.query("mine") == "true"
        community = request.query("community")
        after = max(0, request.query("after").flatMap(Int.init) ?? 0)
    }

    /// - Parameter card: the community that is named.
    func selection(in card: CommunityCard?) -> EventSelection {
        let hashtag = text.flatMap { $0.hasPrefix("#") ? Hashtag($0) : nil }
        return EventSelection(
            community: card?.community.name, isPast: isPast, isMine: isMine,
            hashtag: hashtag?.text, words: hashtag == nil ? text : nil)
    }

    /// The page that lists them.
    var address: String {
        let parts = [
            text.map { ("q", $0) }, community.map { ("community", $0) },
            isPast ? ("past", "true") : nil, isMine ? ("mine", "true") : nil,
            after > 0 ? ("after", "\(after)") : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? "/events" : "/events?\(FormText.of(parts))"
    }

    /// The same with something else in it, from its beginning.
    func with(_ change: (inout EventsQuery) -> Void) -> EventsQuery {
        var other = self
        other.after = 0
        change(&other)
        return other
    }
}
