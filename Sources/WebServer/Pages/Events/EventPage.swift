import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// One event: when, where, of whom, who comes, and the button that one comes by.
enum EventPage {
    static var routes: [PageRoute] {
        [
            .look("/events/{id}") { try page($0) },
            .look("/events/{id}/all") { try page($0, isBrief: false) },
            PageRoute.form("/events/{id}/join", join) { try page($0, refused: $1) }.on("/events"),
            PageRoute.form("/events/{id}/drop", drop) { try page($0, refused: $1) }.on("/events"),
        ]
    }

    /// - Parameters:
    ///   - isBrief: whether the simple view has what, when and where alone, and the button.
    ///   - refusal: why what was pressed was not done; nil where nothing was.
    private static func page(
        _ visit: Visit, isBrief: Bool = true, refused refusal: Refusal? = nil
    ) throws -> Reply {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.events.show(visit.place("id"))
        let event = EventModel(card, frame, among: try visit.desks.communities.list())
        var model: [String: Any] = try EventDetails(event, visit.desks).model
        if let refusal { model["problem"] = frame.problem(refusal) }
        let isSimple = isBrief && frame.isSimple
        let back = frame.isSimple && !isBrief ? event.address : "/events"
        let heading = Heading(
            frame.words("page.events.one"), window: event.title,
            note: isSimple ? nil : event.whenText,
            back: (back, frame.words("page.title.back")), isSheet: true)
        return frame.page(isSimple ? "event-simple" : "event", heading, with: model).withCamera
    }

    // MARK: - Acts

    /// A private one asks organisers alone for no password; others have joined it by one.
    private static func join(_ visit: Visit) throws -> FormOutcome {
        let card = try visit.desks.events.join(visit.place("id"))
        let next = visit.request.next(else: PageAddress.of(card.event))
        return try joined(card, visit, next: next)
    }

    /// What is said of an event that was joined: that it is in the calendar, or that one waits; and what
    /// it clashes with.
    static func joined(
        _ card: EventCard, _ visit: Visit, next: String
    ) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        guard card.mine?.state == .joined else {
            let text = frame.words(
                "told.events.did.waiting",
                [
                    "title": title(card), "position": .number(card.mine?.position ?? 0),
                ])
            return FormOutcome(Flash(text), next: next)
        }
        let pair = card.clashes.told.first?.pair
        let clashing = pair.map { [$0.first, $0.second] } ?? []
        guard let other = clashing.first(where: { $0.id.event != card.event.id }) else {
            return FormOutcome(
                Flash(frame.words("told.events.did.joined", ["title": title(card)])), next: next)
        }
        let text = frame.words(
            "told.events.did.joinedOver",
            [
                "title": title(card),
                "other": .text(String(ItemTitle.text(other, in: frame.words).prefix(80))),
            ])
        return FormOutcome(Flash(text), next: next)
    }

    private static func drop(_ visit: Visit) throws -> FormOutcome {
        let frame = try Frame(visit, tab: .events)
        let card = try visit.desks.events.drop(visit.place("id"))
        let isDeclined = card.mine?.state == .declined
        let text = frame.words(
            isDeclined ? "told.invite.declined" : "told.events.did.dropped", ["title": title(card)])
        // Of a private one nothing is to be seen any more.
        let isGone = (try? visit.desks.events.show(card.event.name)) == nil
        let page = isGone ? "/events" : PageAddress.of(card.event)
        let next = visit.request.next(else: page)
        return FormOutcome(Flash(text), next: next == PageAddress.of(card.event) ? page : next)
    }

    private static func title(_ card: EventCard) -> Message.Argument {
        .text(String(card.event.plan.title.harmless.oneLine.prefix(80)))
    }
}
