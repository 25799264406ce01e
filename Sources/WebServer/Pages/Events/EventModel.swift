import Campus
import Operations
import Recurrence
import Words

/// What pages say of an event: when, where, of whom, and how one stands to it.
struct EventModel {
    let card: EventCard
    let frame: Frame
    /// Whether it is of a community that the person is not in.
    private let isForOthers: Bool

    /// - Parameter communities: those there are, as the person sees them.
    init(_ card: EventCard, _ frame: Frame, among communities: [CommunityCard]) {
        (self.card, self.frame) = (card, frame)
        let home = card.event.communityID
        isForOthers =
            home != nil && !communities.contains { $0.community.id == home && $0.isJoined }
    }

    private var words: Catalogue { frame.words }
    private var plan: EventPlan { card.event.plan }
    var address: String { PageAddress.of(card.event) }
    var title: String { plan.title.harmless.oneLine }
    var start: WallTime { frame.zone.wall(at: card.start.instant) }
    private var end: WallTime { frame.zone.wall(at: card.end.instant) }
    /// From midnight to midnight of its own clock.
    private var isAllDay: Bool {
        card.start.wall.secondOfDay == 0 && card.end.wall.secondOfDay == 0
    }

    /// The colour that its items have in an agenda.
    var accent: String { Accents.accent(of: card.event.community ?? "Events") }

    /// A community, or somebody by themselves; nil where they are no longer there.
    var host: String? {
        card.event.community?.harmless.oneLine ?? card.event.organiser?.shownName
    }

    /// On its plate; nil for none.
    var place: [String: Any]? {
        guard let location = plan.location?.harmless.oneLine, !location.isEmpty else { return nil }
        return ["room": location, "isOnline": ItemModel.isOnline(location)]
    }

    /// `Today, 18:30 to 20:00`.
    var whenText: String {
        let day = frame.day(isAllDay ? card.start.wall.date : start.date).beginningLarge
        guard !isAllDay else {
            let (first, last) = (card.start.wall.date, card.end.wall.date.adding(days: -1))
            let days = last > first ? frame.days.span(first, last) : day
            return "\(days), \(words("told.allDay"))"
        }
        let until = start.date == end.date ? frame.clock(end) : frame.moment(card.end.instant)
        return words(
            "told.when",
            ["day": .text(day), "from": .text(frame.clock(start)), "to": .text(until)])
    }

    /// `12 places left`, `full, 3 wait`, `7 people come`.
    var placesText: String {
        guard let left = card.placesLeft else {
            let isAlone = card.joined == 1 && card.mine?.state == .joined
            guard !isAlone else { return words("page.events.aloneCome") }
            return words("told.events.come", ["count": .number(card.joined)])
        }
        guard card.state != .full, left > 0 else {
            return words("told.events.full", ["count": .number(card.waiting)])
        }
        return words("told.events.left", ["count": .number(left)])
    }

    var isToCome: Bool { card.state == .open || card.state == .full }
    var isOff: Bool { card.state == .cancelled }
    /// Whether joining has to wait for a membership.
    var isMembersOnly: Bool { isToCome && isForOthers && card.mine?.isCurrent != true }

    /// One event of a list: see `partials/event-rows`.
    ///
    /// - Parameter next: the page of the list, to come back to.
    func row(next: String, isOfOneCommunity: Bool = false) -> [String: Any] {
        var row: [String: Any] = [
            "eventID": card.event.name, "eventAddress": address, "eventAccent": accent,
            "eventStart": frame.timestamp(card.start.instant),
            "eventStartText": isAllDay ? words("told.allDay") : frame.clock(start),
            "eventTitle": title, "isOff": isOff, "isMembersOnly": isMembersOnly,
            "dayText": frame.day(isAllDay ? card.start.wall.date : start.date).beginningLarge,
        ]
        if !isAllDay {
            row["eventEnd"] = frame.timestamp(card.end.instant)
            row["eventEndText"] = frame.clock(end)
        }
        row["place"] = place
        row["hostText"] = isOfOneCommunity ? nil : host
        row["placesText"] = isToCome ? placesText : nil
        row["press"] = press(next: next)
        return row
    }

    /// The button, in the state that it is in: see `partials/event-button`; nil for none.
    func press(next: String) -> [String: Any]? {
        var press: [String: Any] = [
            "joinAction": "\(address)/join", "dropAction": "\(address)/drop", "pressNext": next,
            "pressTitle": title, "isJoined": false, "isQueued": false, "isOver": false,
        ]
        guard isToCome else {
            guard !isOff else { return nil }
            press["isOver"] = true
            return press
        }
        let state = card.mine.flatMap { $0.isCurrent ? $0.state : nil }
        switch state {
        case .invited:
            press["joinText"] = words("page.invite.accept")
            press["dropText"] = words("page.invite.decline")
        case .joined, .left, .declined:
            press["isJoined"] = true
            press["dropText"] = words("page.events.drop")
        case .waiting:
            press["isQueued"] = true
            press["dropText"] = words(
                "told.events.waiting", ["position": .number(card.mine?.position ?? 0)])
        case .offered:
            press["joinText"] = offer
            press["dropText"] = words("page.events.decline")
        case nil:
            guard !isForOthers else { return nil }
            press["joinText"] = words(
                card.state == .full ? "page.events.wait" : "page.events.join")
        }
        return press
    }

    private var offer: String {
        guard let until = card.mine?.offeredUntil else { return words("page.events.take") }
        return words("told.events.offered", ["time": .text(frame.moment(until))])
    }
}
