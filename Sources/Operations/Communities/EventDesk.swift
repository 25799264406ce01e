package import Campus
import Credentials
import ICalendar
import Recurrence
import Scheduling
import Storage

/// Events that people publish and join.
package struct EventDesk: Desk {
    package let desks: Desks
}

extension EventDesk {
    /// Publishes an event.
    ///
    /// In a community only its organisers and operators do; outside, anybody under a hashtag that
    /// is free, or privately by password, or for those friends who are invited.
    ///
    /// - Parameter invited: handles of friends; nobody else sees an event to which some are invited.
    package func publish(
        _ draft: EventDraft, in community: String?, inviting invited: [String] = []
    ) throws(Refusal) -> EventCard {
        try passGate()
        let plan = try draft.plan(zones: zones, standard: zone, now: now)
        try mustNotBeOver(plan)
        let password = try draft.password?.hash()
        return try acting(.publishEvent) { transaction, actor in
            try newcomerLimits(actor, in: transaction)
                .mustHaveNoLinks([plan.title, plan.location, plan.description])
            let home = try community.map { try transaction.community(named: $0, for: actor) }
            if let home {
                guard Self.mayPublish(actor, in: home) else {
                    throw Refusal(
                        .forbidden, "refusal.event.organisers",
                        with: ["community": "\(home.community.name.shortened)"])
                }
            }
            let friends = try friends(invited, of: actor, in: transaction)
            if !friends.isEmpty {
                try checkInvitation(plan, password: password?.text, isInCommunity: home != nil)
            }
            try checkReach(
                plan, isPrivate: password != nil || !friends.isEmpty, isInCommunity: home != nil,
                of: nil, by: actor, in: transaction)
            let id = try transaction.addEvent(
                plan, of: home?.community.id, by: actor, password: password?.text,
                isByInvitation: !friends.isEmpty, isByStaff: home == nil && actor.role != .student,
                at: now)
            let event = try transaction.event(id).orThrow(Self.noEvent("e\(id)"))
            try transaction.addChange(
                EventChange(kind: .published, at: now), of: event, by: actor)
            if !friends.isEmpty { try invite(friends, to: event, by: actor, in: transaction) }
            return try card(event, in: transaction, for: actor, withChanges: !friends.isEmpty)
        }
    }

    /// Changes an event; everybody who joined is told.
    package func edit(_ name: String, _ draft: EventDraft) throws(Refusal) -> EventCard {
        try passGate()
        let password = try draft.password?.hash()
        return try acting(.editEvent) { transaction, actor in
            let event = try managedEvent(name, by: actor, in: transaction)
            try audit(.editEvent, of: event, by: actor, in: transaction)
            try newcomerLimits(actor, in: transaction)
                .mustHaveNoLinks([draft.title, draft.location, draft.description])
            var plan = event.plan
            try draft.apply(to: &plan, zones: zones, now: now)
            try mustNotBeOver(plan)
            let kept = draft.password == nil ? event.password : password?.text
            if event.isByInvitation {
                try checkInvitation(plan, password: kept, isInCommunity: false)
            }
            try checkReach(
                plan, isPrivate: kept != nil || event.isByInvitation,
                isInCommunity: event.communityID != nil, of: event,
                by: actor, in: transaction)
            try desks.reports.sealing(ReportSubject(.event, event.id.number), in: transaction) {
                try transaction.save(plan, password: kept, of: event)
            }
            let changed = try transaction.event(event.id).orThrow(Self.noEvent(name))
            if let moved = desks.personal.moves(from: event, to: changed, for: actor) {
                try transaction.carry(moved)
            }
            let words = EventChangeWords(from: event.plan, to: plan, zones: zones, at: now)
            if let changes = words.message {
                try transaction.addChange(
                    EventChange(
                        kind: .changed, at: now, sentence: KeptSentence(changes, at: now)),
                    of: changed, by: actor)
                try transaction.tell(
                    try peopleToHear(of: event, in: transaction), as: .changed, of: event,
                    saying: EventNews(of: event, at: now).changed(changes), by: actor, at: now)
            }
            try settle(changed, in: transaction)
            return try card(changed, in: transaction, for: actor, withChanges: true)
        }
    }

    /// Calls an event off; everybody who joined is told, and it stays to be seen as cancelled.
    package func cancel(_ name: String, reason: String?) throws(Refusal) -> EventCard {
        let reason = try reason.map { text throws(Refusal) in
            try WrittenText.checked(text, as: "text.reason", atMost: 500)
        }
        return try acting(.cancelEvent) { transaction, actor in
            let event = try managedEvent(name, by: actor, in: transaction)
            try newcomerLimits(actor, in: transaction).mustHaveNoLinks([reason])
            try audit(.cancelEvent, of: event, by: actor, in: transaction)
            try cancel(event, for: reason, by: actor, in: transaction)
            let cancelled = try transaction.event(event.id).orThrow(Self.noEvent(name))
            return try card(cancelled, in: transaction, for: actor, withChanges: true)
        }
    }

    func cancel(
        _ event: Event, for reason: String?, by actor: Person, in transaction: Transaction
    ) throws {
        try transaction.cancel(event, at: now)
        try transaction.addChange(
            EventChange(kind: .cancelled, at: now, sentence: KeptSentence(typed: reason ?? "")),
            of: event, by: actor)
        try transaction.tell(
            try peopleToHear(of: event, in: transaction), as: .cancelled, of: event,
            saying: EventNews(of: event, at: now).cancelled(for: reason), by: actor, at: now)
    }

    /// Removes an event of one's own outside communities; everybody who joined is told.
    package func remove(_ name: String) throws(Refusal) {
        try acting(.deleteEvent) { transaction, actor in
            let event = try removableEvent(name, by: actor, in: transaction)
            try audit(.deleteEvent, of: event, by: actor, in: transaction)
            try remove(event, by: actor, in: transaction)
        }
    }

    /// Puts on record what an operator does to what somebody else published.
    private func audit(
        _ act: AuditedAct, of event: Event, by actor: Person, in transaction: Transaction
    ) throws(StorageError) {
        guard actor.role == .operator, event.organiser?.id != actor.id else { return }
        try transaction.audit(
            act, by: actor, on: event.organiser, "event \(event.id)", at: now)
    }

    /// An event of the person's own outside communities.
    func removableEvent(
        _ name: String, by actor: Person, in transaction: Transaction
    ) throws -> Event {
        let event = try event(named: name, for: actor, in: transaction)
        guard try isVisible(event, to: Viewer(actor, transaction)) else {
            throw Self.noEvent(name)
        }
        try mustManage(event, actor, in: transaction)
        guard event.communityID == nil else {
            throw Refusal(.forbidden, "refusal.event.undeletable")
        }
        return event
    }

    /// Removes an event and tells those who have a part in it, in words that keep nothing of it.
    func remove(_ event: Event, by actor: Person, in transaction: Transaction) throws {
        let people = try peopleToTell(of: event, in: transaction)
        try desks.reports.sealing(ReportSubject(.event, event.id.number), in: transaction) {
            try transaction.remove(event)
        }
        try tellRemoved(event, to: people, by: actor, in: transaction)
    }

    /// Tells those who have a part in an event that it is shown to nobody any more.
    func tellRemoved(_ event: Event, by actor: Person, in transaction: Transaction) throws {
        try tellRemoved(
            event, to: try peopleToTell(of: event, in: transaction), by: actor, in: transaction)
    }

    private func peopleToTell(of event: Event, in transaction: Transaction) throws -> [Person] {
        let isToCome = event.cancelled == nil && !times(of: event).isOver(at: now)
        return isToCome ? try transaction.attendees(of: event) : []
    }

    private func tellRemoved(
        _ event: Event, to people: [Person], by actor: Person, in transaction: Transaction
    ) throws {
        try transaction.tell(
            people.filter { $0.id != actor.id }, as: .removed, of: nil,
            saying: EventNews(of: event, at: now).removed,
            until: times(of: event).next(at: now).end.instant, at: now)
    }

    /// An event that the person may alter, and that is neither over nor cancelled.
    func managedEvent(
        _ name: String, by actor: Person, in transaction: Transaction
    ) throws -> Event {
        let event = try event(named: name, for: actor, in: transaction)
        guard try isVisible(event, to: Viewer(actor, transaction)) else {
            throw Self.noEvent(name)
        }
        try mustManage(event, actor, in: transaction)
        try mustBeAlterable(event)
        return event
    }

    /// Refuses what a feed tells, and what is cancelled or over.
    func mustBeAlterable(_ event: Event) throws(Refusal) {
        guard event.meetingID == nil else {
            throw Refusal(.forbidden, "refusal.event.fed", with: ["event": "\(event.name)"])
        }
        guard event.cancelled == nil else {
            throw Refusal(.over, "refusal.event.dead")
        }
        guard !times(of: event).isOver(at: now) else {
            throw Refusal(.over, "refusal.event.over")
        }
    }

    /// Refuses an event that is where nobody would hear of it any more.
    private func mustNotBeOver(_ plan: EventPlan) throws(Refusal) {
        guard !EventTimes(plan, in: zones.zone(plan.zone) ?? zone).isOver(at: now) else {
            let start = "\(plan.start.date.weekday.short) \(plan.start.plainText)"
            throw Refusal(
                .invalid,
                plan.rule == nil ? "refusal.event.past" : "refusal.event.past.series",
                with: ["start": "\(start)", "zone": "\(plan.zone)"])
        }
    }

    func mustManage(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws {
        guard try manages(actor, event, in: transaction) else {
            throw Refusal(.forbidden, "refusal.event.foreign", with: ["event": "\(event.name)"])
        }
    }

    /// Operators, the organisers of the event's community, and outside of those whoever published
    /// it.
    func manages(
        _ person: Person, _ event: Event, in transaction: Transaction
    ) throws -> Bool {
        if person.role == .operator, !event.isByInvitation { return true }
        guard let community = event.communityID else { return event.organiser?.id == person.id }
        return try transaction.isOrganiser(person, of: community)
    }

    /// Outside communities an event has a hashtag or a password; a hashtag in use is not free.
    private func checkReach(
        _ plan: EventPlan, isPrivate: Bool, isInCommunity: Bool, of event: Event?,
        by actor: Person, in transaction: Transaction
    ) throws {
        guard isInCommunity || isPrivate || plan.hashtag != nil else {
            throw Refusal(.invalid, "refusal.event.reachless")
        }
        guard let hashtag = plan.hashtag else { return }
        // One that they do not see tells them nothing: of two under a hashtag, who joins means what they see, or has
        // the password of.
        let viewer = try Viewer(actor, transaction)
        let others = try transaction.events(under: hashtag, after: now)
        let isTaken = others.contains {
            $0.id != event?.id && !times(of: $0).isOver(at: now) && isVisible($0, to: viewer)
        }
        guard !isTaken else {
            throw Refusal(.conflict, "refusal.event.hashtagTaken", with: ["hashtag": "\(hashtag)"])
        }
    }
}
