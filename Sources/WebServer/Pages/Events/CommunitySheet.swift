import Campus
import Operations
import Recurrence
import Words

/// One community: its events, what became of them, and the way in and out.
enum CommunitySheet {
    static var routes: [PageRoute] {
        [
            .look("/communities/{id}") { try page($0) },
            PageRoute.form("/communities/{id}/join", join, refused: page).on("/communities"),
            PageRoute.form("/communities/{id}/seen", markSeen, refused: page).on("/communities"),
        ] + PageRoute.asking("/communities/{id}/quit", page: askQuit, act: quit)
    }

    private static let mostEvents = 20
    private static let mostNews = 10

    private static func page(_ visit: Visit, refused refusal: Refusal? = nil) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let page = try visit.desks.communities.page(numbered: visit.place("id"))
        let card = page.card
        let community = CommunityModel(card: card, frame: frame)
        let news = try visit.desks.communities.news(of: card.community, atMost: mostNews)
        let all = EventsQuery().with { $0.community = card.community.id.description }
        var model: [String: Any] = [
            "community": communityModel(
                community, of: page, mayPublish: visit.desks.events.mayPublish(in: card),
                mayEdit: visit.desks.communities.mayEdit(card)),
            "events": page.events.prefix(mostEvents).map {
                EventModel($0, frame, among: [card]).row(
                    next: community.address, isOfOneCommunity: true)
            },
            "hasEvents": !page.events.isEmpty, "news": news.map { line($0, frame) },
            "hasNewsOfIt": !news.isEmpty,
            "pastAddress": all.with { $0.isPast = true }.address,
        ]
        if page.events.count > mostEvents { model["moreAddress"] = all.address }
        if let refusal { model["problem"] = frame.problem(refusal) }
        let heading = Heading(
            frame.words("page.events.community"), window: community.name,
            note: community.membersText, back: ("/communities", frame.words("page.title.back")),
            isSheet: true)
        return frame.page("community", heading, with: model)
    }

    private static func communityModel(
        _ community: CommunityModel, of page: CommunityPage, mayPublish: Bool, mayEdit: Bool
    ) -> [String: Any] {
        let frame = community.frame
        var model: [String: Any] = [
            "communityName": community.name, "communityAccent": community.accent,
            "communityAddress": community.address, "membersText": community.membersText,
            "isMember": page.card.isJoined, "mayPublish": mayPublish,
            "publishAddress": "/events/new?community=\(page.card.community.id)",
        ]
        model["unreadText"] = community.unreadText
        model["portrait"] = page.card.community.picture.map {
            Portrait.shown($0, of: community.name, frame)
        }
        if page.card.community.picture != nil, !page.card.isOrganiser {
            model["reportPictureAddress"] = ReportPage.address(
                .communityPicture, "\(page.card.community.id)")
        }
        model["about"] = page.card.community.description?.harmless
        if let topic = community.topic {
            model["topic"] = [
                "topicText": topic, "topicAddress": CommunitiesQuery(topic: topic).address,
            ]
        }
        if mayEdit { model["editAddress"] = "\(community.address)/edit" }
        if !page.organisers.isEmpty {
            model["organisersText"] =
                frame.words(
                    "community.organised",
                    ["organisers": .list(page.organisers.map { .text($0.shownName) })]
                ).beginningLarge
        }
        return model
    }

    private static func line(_ news: CommunityNews, _ frame: Frame) -> [String: Any] {
        var line: [String: Any] = [
            "newsAddress": PageAddress.of(news.event),
            "newsTitle": news.event.plan.title.harmless.oneLine,
            "newsTime": frame.timestamp(news.change.at),
            "newsTimeText": frame.moment(news.change.at),
            "newsKind": frame.words("event.change.\(news.change.kind.rawValue)"),
        ]
        line.merge(news.change.said(in: frame)) { _, new in new }
        return line
    }

    // MARK: - Acts

    private static func join(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.communities.card(numbered: visit.place("id"))
        let joined = try visit.desks.communities.join(card.community.name)
        let next = visit.request.next(else: PageAddress.of(card.community))
        return FormOutcome(
            frame.said("told.events.did.member", joined.community.name), next: next)
    }

    /// The way in from a list that shows a mark: to look at a page alters nothing, so that the mark goes
    /// by a form, and stays where a browser or the worker only fetches the page.
    private static func markSeen(_ visit: Visit) throws -> FormOutcome {
        let page = try visit.desks.communities.page(numbered: visit.place("id"))
        _ = try visit.desks.communities.markSeen(page)
        return FormOutcome(next: PageAddress.of(page.card.community))
    }

    private static func askQuit(_ visit: Visit, refused refusal: Refusal?) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let page = try visit.desks.communities.page(numbered: visit.place("id"))
        let community = CommunityModel(card: page.card, frame: frame)
        let mine = page.events.count { $0.mine?.isCurrent ?? false }
        return Question(
            text: frame.words("told.events.quit", ["name": .text(community.name)]),
            effects: [
                frame.words("told.events.quit.effect", ["count": .number(mine)]),
                frame.words("page.events.quitNews"),
            ],
            action: "\(community.address)/quit", button: frame.words("page.events.quit"),
            back: community.address, isReversible: true
        ).page(frame, refused: refusal)
    }

    private static func quit(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.communities.card(numbered: visit.place("id"))
        _ = try visit.desks.communities.quit(card.community.name)
        return FormOutcome(
            frame.said("told.events.did.quit", card.community.name), next: "/communities")
    }
}
