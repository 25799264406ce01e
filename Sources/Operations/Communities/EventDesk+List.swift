package import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// Which events a person wants to see.
package struct EventSelection: Sendable {
    /// Nil for those of all communities and of none.
    package var community: String?
    /// What was, in place of what is to come.
    package var isPast: Bool
    /// Only those the person has joined, waits for or is offered.
    package var isMine: Bool
    /// Only those under it, with or without its sign; nil for all.
    package var hashtag: String?
    /// Only those whose title, or what their community says of itself, has words that begin so; nil
    /// for all.
    package var words: String?

    package init(
        community: String? = nil, isPast: Bool = false, isMine: Bool = false,
        hashtag: String? = nil, words: String? = nil
    ) {
        self.words = words
        self.hashtag = hashtag
        self.community = community
        self.isPast = isPast
        self.isMine = isMine
    }
}

/// Who looks, and what they have a part in.
struct Viewer {
    let person: Person
    let attended: Set<EventID>
    let organised: Set<CommunityID>
    /// What they reported is shown to them no more.
    let reported: Set<EventID>
    /// Between whom and them a block stands.
    let apart: Set<PersonID>

    /// - Parameter seesReported: whether they ask to report it anew, and see it for that.
    init(_ person: Person, _ transaction: Transaction, seesReported: Bool = false) throws {
        self.person = person
        attended = try transaction.attendedIDs(by: person)
        organised = try transaction.organisedIDs(by: person)
        reported = seesReported ? [] : try transaction.reportedEvents(by: person)
        apart = try transaction.peopleApart(from: person)
    }

    /// Whether a block keeps them from an event: what somebody publishes by themselves is theirs, what a community or
    /// the campus does is everybody's.
    func isApart(from event: Event) -> Bool {
        guard event.communityID == nil, !event.isByStaff, let organiser = event.organiser else {
            return false
        }
        return apart.contains(organiser.id)
    }

    /// Whether it is theirs to see as a guest, or as one of those who manage it.
    func hasPart(in event: Event) -> Bool {
        event.organiser?.id == person.id || attended.contains(event.id)
            || event.communityID.map(organised.contains) ?? false
    }
}

extension EventDesk {
    /// Events in order of time; those that staff publish outside communities stand first.
    package func list(_ selection: EventSelection) throws(Refusal) -> [EventCard] {
        try looking { transaction, viewer in
            try cards(selection, in: transaction, for: viewer)
        }
    }

    /// One event with what was altered in it.
    package func show(_ name: String) throws(Refusal) -> EventCard {
        try looking { transaction, viewer in
            let event = try event(named: name, for: viewer, in: transaction)
            guard try isVisible(event, to: Viewer(viewer, transaction)) else {
                throw Self.noEvent(name)
            }
            return try self.card(event, in: transaction, for: viewer, withChanges: true)
        }
    }

    func cards(
        _ selection: EventSelection, in transaction: Transaction, for person: Person
    ) throws -> [EventCard] {
        let community = try selection.community.map {
            try transaction.community(named: $0, for: person).community.id
        }
        let hashtag = try selection.hashtag.map { text throws(Refusal) in
            try Hashtag(text).orThrow(EventDraft.noHashtag(text))
        }
        let viewer = try Viewer(person, transaction)
        let events = try transaction.events(
            selection.isPast ? .past : .upcoming, of: community, at: now)
        let search = try selection.words.map { words in
            EventSearch(
                words, among: try transaction.communities(seenBy: person).map(\.community))
        }
        var zones = ZoneTable(viewer: zone)
        return
            try events
            .filter { hashtag == nil || $0.plan.hashtag == hashtag }
            .filter { search?.finds($0) ?? true }
            .filter { !selection.isMine || viewer.attended.contains($0.id) }
            .filter { isVisible($0, to: viewer) && isListed($0, for: viewer) }
            .filter {
                times(of: $0, &zones).isOver(at: now) == selection.isPast
            }
            .map { try card($0, in: transaction, for: person, zones: &zones) }
            .filter { $0.mine?.state != .declined }
            .filter { !selection.isMine || $0.mine?.isCurrent ?? false }
            .sorted(by: Self.isBefore)
    }

    /// A private event is seen by those who have a part in it; what a suspended person published
    /// by themselves, by nobody else but operators; what is hidden for its reports, or was reported by who looks,
    /// by whoever manages it.
    func isVisible(_ event: Event, to viewer: Viewer) -> Bool {
        let person = viewer.person
        if event.organiser?.id == person.id { return true }
        if viewer.isApart(from: event), person.role != .operator { return false }
        let isShown = !event.isHidden && !viewer.reported.contains(event.id)
        if event.isByInvitation {
            return isShown && viewer.attended.contains(event.id)
                && event.organiser?.isSuspended != true
        }
        if person.role == .operator, !person.isSuspended { return true }
        if event.communityID.map(viewer.organised.contains) ?? false { return true }
        guard isShown else { return false }
        if event.communityID == nil, event.organiser?.isSuspended ?? false { return false }
        return !event.isPrivate || viewer.attended.contains(event.id)
    }

    /// What was cancelled is listed for those who had a part in it; what one reported, no more; what is
    /// private, not for operators without a part in it, who leave a line where they open it (`noteLook`).
    private func isListed(_ event: Event, for viewer: Viewer) -> Bool {
        !viewer.isApart(from: event)
            && !viewer.reported.contains(event.id)
            && (event.cancelled == nil || viewer.attended.contains(event.id))
            && (!event.isPrivate || viewer.hasPart(in: event))
    }

    private static func isBefore(_ left: EventCard, _ right: EventCard) -> Bool {
        if left.event.isByStaff != right.event.isByStaff { return left.event.isByStaff }
        let (one, two) = (left.start.instant, right.start.instant)
        return one == two ? left.event.id < right.event.id : one < two
    }

    func card(
        _ event: Event, in transaction: Transaction, for person: Person,
        withChanges: Bool = false
    ) throws -> EventCard {
        var zones = ZoneTable(viewer: zone)
        var card = try card(event, in: transaction, for: person, zones: &zones)
        if withChanges {
            card.changes = try transaction.changes(of: event)
            card.invitees = try invitees(of: event, seenBy: person, in: transaction)
        }
        return card
    }

    private func card(
        _ event: Event, in transaction: Transaction, for person: Person, zones: inout ZoneTable
    ) throws -> EventCard {
        try noteLook(at: event, by: person, in: transaction)
        let times = times(of: event, &zones)
        let (start, end) = times.next(at: now)
        let counts = try transaction.counts(of: event)
        let isFull = event.plan.capacity.map { counts.joined + counts.offered >= $0 } ?? false
        let state: EventCard.State =
            if event.cancelled != nil {
                .cancelled
            } else if times.isOver(at: now) {
                .ended
            } else {
                isFull ? .full : .open
            }
        var shown = event
        shown.organiser = event.organiser.flatMap { $0.isSuspended ? nil : $0 }
        var card = EventCard(
            event: shown, start: start, end: end, joined: counts.joined, waiting: counts.waiting,
            mine: try transaction.attendance(of: person, at: event), state: state)
        card.offered = counts.offered
        card.isPresent = try transaction.isPresent(person, at: event, on: start.wall.date)
        card.repetition = event.plan.rule?
            .message(from: event.plan.start, in: zones.known[event.plan.zone] ?? zone)
        return card
    }

    /// When an event happens.
    func times(of event: Event) -> EventTimes {
        var zones = ZoneTable(viewer: zone)
        return times(of: event, &zones)
    }

    private func times(of event: Event, _ table: inout ZoneTable) -> EventTimes {
        let id = event.plan.zone
        if table.known[id] == nil { table.known[id] = zones.zone(id) ?? zone }
        return EventTimes(event.plan, in: table.known[id] ?? zone)
    }
}
