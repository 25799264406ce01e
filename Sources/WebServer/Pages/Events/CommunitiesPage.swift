import Campus
import Operations
import Words

/// The communities there are: one's own first, each part in alphabetical order.
enum CommunitiesPage {
    static var routes: [PageRoute] { [.look("/communities", page)] }

    @Sendable private static func page(_ request: PageRequest, _ desks: Desks) throws -> Reply {
        let frame = try Frame(request, desks, tab: .events)
        let cards = try desks.communities.list()
        func lines(_ cards: [CommunityCard]) -> [String: Any]? {
            guard !cards.isEmpty else { return nil }
            return ["communities": cards.map { CommunityModel(card: $0, frame: frame).line }]
        }
        var model: [String: Any] = ["hasCommunities": !cards.isEmpty]
        model["mine"] = lines(cards.filter(\.isJoined))
        model["others"] = lines(cards.filter { !$0.isJoined })
        let heading = Heading(
            frame.words("page.events.communities"),
            back: ("/events", frame.words("page.title.back")))
        return frame.page("communities", heading, model)
    }
}
