import Campus
import Operations
import Words

/// The communities there are: one's own first, each part in alphabetical order.
enum CommunitiesPage {
    static var routes: [PageRoute] { [.look("/communities", page)] }

    @Sendable private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let query = CommunitiesQuery(visit.request)
        let all = try visit.desks.communities.list()
        let cards = query.isOfAll ? all : try visit.desks.communities.list(query.selection)
        func lines(_ cards: [CommunityCard]) -> [String: Any]? {
            guard !cards.isEmpty else { return nil }
            return ["communities": cards.map { CommunityModel(card: $0, frame: frame).line }]
        }
        var model: [String: Any] = ["hasCommunities": !all.isEmpty]
        model["mine"] = lines(cards.filter(\.isJoined))
        model["others"] = lines(cards.filter { !$0.isJoined })
        if !all.isEmpty { model["finding"] = finding(query, all.topics) }
        let sought = query.text ?? query.topic
        let found = all.isEmpty ? nil : sought.map { frame.found(cards.count, of: $0) }
        if cards.isEmpty {
            model["noneText"] = sought.map {
                frame.words("told.none", ["text": .text($0.harmless.oneLine)])
            }
        } else {
            model["foundText"] = found
        }
        if visit.desks.communities.mayFound { model["newAddress"] = "/communities/new" }
        let heading = Heading(
            frame.words("page.events.communities"), window: found,
            back: ("/events", frame.words("page.title.back")))
        return frame.page("communities", heading, with: model)
    }

    /// The search, with the topics there are.
    private static func finding(_ query: CommunitiesQuery, _ topics: [String]) -> [String: Any] {
        let chosen = query.topic.map(Community.folded)
        var model: [String: Any] = [
            "topics": topics.map { topic in
                [
                    "topicText": topic.harmless.oneLine,
                    "isChosenTopic": Community.folded(topic) == chosen,
                ] as [String: Any]
            },
            "hasTopics": !topics.isEmpty,
        ]
        model["searched"] = query.text
        return model
    }
}
