import Campus
import Operations
import Recurrence
import Words

/// What is to come on the campus, what one joined of it, and one's communities.
enum EventsPage {
    static var routes: [PageRoute] {
        [
            .look("/events") { try page($0) },
            PageRoute.slowForm("/events/join", open, refused: page).on("/events"),
        ]
    }

    private static let most = 50

    /// - Parameter refusal: why a private event was not joined; nil where nobody tried.
    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let query = EventsQuery(visit.request)
        let communities = try visit.desks.communities.list()
        let community = try query.community.map { try visit.desks.communities.card(numbered: $0) }
        var cards = try visit.desks.events.list(query.selection(in: community))
        // Of what was, the latest is looked for.
        if query.isPast { cards.reverse() }
        let shown = cards.dropFirst(query.after).prefix(most)
        var model: [String: Any] = [
            "events": shown.map {
                EventModel($0, frame, among: communities).row(
                    next: query.address, isOfOneCommunity: community != nil)
            },
            "hasEvents": !shown.isEmpty,
            "opening": opening(frame, refused: refusal),
        ]
        model.merge(finding(query, in: community, frame)) { _, new in new }
        if shown.isEmpty { model["none"] = none(query, frame) }
        let found = query.text.map { text in
            frame.words(
                "told.events.found",
                ["count": .number(cards.count), "text": .text(text.harmless.oneLine)])
        }
        model["foundText"] = found
        if cards.count > query.after + most {
            model["moreAddress"] = query.with { $0.after = query.after + most }.address
        }
        let joined = communities.filter(\.isJoined)
        model["mine"] = ["communities": joined.map { CommunityModel(card: $0, frame: frame).line }]
        model["hasCommunities"] = !joined.isEmpty
        let note = words(frame, joined.count)
        return frame.page(
            "events", Heading(frame.words("page.frame.events"), window: found, note: note),
            with: model)
    }

    private static func words(_ frame: Frame, _ count: Int) -> String {
        frame.words("told.events.communities", ["count": .number(count)])
    }

    /// The search, and the ways to other lists.
    private static func finding(
        _ query: EventsQuery, in community: CommunityCard?, _ frame: Frame
    ) -> [String: Any] {
        let filters = [("all", false), ("mine", true)].map { name, isMine in
            [
                "filterAddress": query.with { $0.isMine = isMine }.address,
                "filterText": frame.words("page.events.\(name)"),
                "isChosenFilter": query.isMine == isMine,
            ] as [String: Any]
        }
        var model: [String: Any] = [
            "filters": filters, "isPast": query.isPast, "isMine": query.isMine,
            "otherAddress": query.with { $0.isPast.toggle() }.address,
        ]
        model["searched"] = query.text
        if let community {
            model["within"] = [
                "withinID": community.community.id.description,
                "withinName": community.community.name.harmless.oneLine,
                "withinAddress": PageAddress.of(community.community),
                "withoutAddress": query.with { $0.community = nil }.address,
            ]
        }
        return model
    }

    /// What stands where no event does.
    private static func none(_ query: EventsQuery, _ frame: Frame) -> [String: Any] {
        if let text = query.text {
            return [
                "noneText": frame.words("told.none", ["text": .text(text.harmless.oneLine)]),
                "noneHint": frame.words("page.search.noneWhy"),
            ]
        }
        guard !query.isPast else { return ["noneText": frame.words("page.events.nonePast")] }
        return [
            "noneText": frame.words("page.events.none"),
            "noneHint": frame.words(query.isMine ? "page.events.noneMine" : "page.events.begin"),
        ]
    }

    // MARK: - Private events

    private static func opening(_ frame: Frame, refused refusal: Refusal?) -> [String: Any] {
        var opening: [String: Any] = ["isOpening": refusal != nil]
        opening["openName"] = frame.request.filled("event")
        if let refusal { opening["openProblem"] = frame.sentence(refusal) }
        return opening
    }

    /// Joins a private event by its password, of whoever may not see it before.
    private static func open(_ request: PageRequest) async throws -> FormOutcome {
        let caller = try request.signedIn()
        let name = request["event"] ?? ""
        let lock = try await request.site.opened(name, by: request["password"], as: caller)
        return try await request.site.lanes.act(as: caller) { desks in
            let card = try desks.events.join(name, past: lock)
            return try EventPage.joined(
                card, Visit(request: request, desks: desks),
                next: PageAddress.of(card.event))
        }
    }
}
