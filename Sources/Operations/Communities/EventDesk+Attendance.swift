package import Campus
package import Credentials
import Recurrence
import Scheduling
import Storage
import Words

extension EventDesk {
    /// Joins an event: a place when one is free, else the end of the waiting list; or takes the
    /// place that is offered.
    ///
    /// - Parameter password: of a private event.
    package func join(_ name: String, password: String? = nil) throws(Refusal) -> EventCard {
        guard let lock = try lock(of: name, isTried: password != nil), let password else {
            return try join(name, past: nil)
        }
        guard try lock.isOf(password) else { throw Self.noEvent(name, hasPassword: true) }
        return try join(name, past: lock)
    }

    /// The same of whoever gave the password that the event's hash is of.
    ///
    /// - Parameter known: what `lock` gave, and matched; nil for no password.
    package func join(_ name: String, past known: PasswordHash?) throws(Refusal) -> EventCard {
        let before = try desks.calendar.knownClashes()
        var card = try acting(.joinEvent) { transaction, actor in
            let event = try event(
                named: name, hasPassword: known != nil, for: actor, in: transaction)
            if event.isByInvitation {
                guard try isInvited(actor, to: event, in: transaction) else {
                    throw Self.noEvent(name)
                }
            } else if event.isPrivate, event.password != known?.text {
                guard try !mayJoinWithoutPassword(event, actor, in: transaction) else {
                    return try join(event, actor, in: transaction)
                }
                throw Refusal(.forbidden, "refusal.event.passwordChanged")
            }
            if known != nil { try transaction.forgetPasswordTries(at: event, by: actor) }
            return try join(event, actor, in: transaction)
        }
        let id = MeetingID.event(card.event.id)
        card.clashes = try desks.calendar.newClashes(since: before) { $0.id.meeting == id }
        return card
    }

    private func join(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws -> EventCard {
        try mustBeJoinable(event, actor, in: transaction)
        let before = try transaction.attendance(of: actor, at: event)?.state
        try settle(event, in: transaction)
        switch try transaction.attendance(of: actor, at: event)?.state {
        case .joined:
            throw Refusal(.conflict, "refusal.event.joined", with: ["event": "\(event.name)"])
        case .waiting where before == .offered:
            // There is no place for them any more, as the card says.
            break
        case .waiting:
            throw Refusal(.conflict, "refusal.event.waiting", with: ["event": "\(event.name)"])
        case .offered:
            try transaction.join(event, by: actor, at: now)
        case .left, .invited, .declined, nil:
            try mustHaveOnePlace(event, actor, in: transaction)
            if try hasRoom(event, in: transaction) {
                try transaction.join(event, by: actor, at: now)
                try tellHost(of: event, .accepted, by: actor, in: transaction)
            } else {
                try transaction.wait(for: event, by: actor, at: now)
            }
        }
        return try card(event, in: transaction, for: actor)
    }

    /// Gives a place back, leaves the waiting list, or refuses an offer or an invitation.
    package func drop(_ name: String) throws(Refusal) -> EventCard {
        try acting(.dropEvent) { transaction, actor in
            let event = try event(named: name, for: actor, in: transaction)
            let mine = try transaction.attendance(of: actor, at: event)
            guard mine?.isCurrent ?? false else {
                guard try isVisible(event, to: Viewer(actor, transaction)) else {
                    throw Self.noEvent(name)
                }
                throw Refusal(.conflict, "refusal.event.outside", with: ["event": "\(event.name)"])
            }
            guard !times(of: event).isOver(at: now) else {
                throw Refusal(.over, "refusal.event.over")
            }
            try leave(event, actor, in: transaction)
            return try card(event, in: transaction, for: actor)
        }
    }

    /// Takes somebody out of an event that is not over and offers their place to the next.
    ///
    /// Of a series that had begun, what is over stays theirs.
    func leave(_ event: Event, _ person: Person, in transaction: Transaction) throws {
        let times = times(of: event)
        guard !times.isOver(at: now) else { return }
        try transaction.removePresence(
            of: person, at: event, on: times.next(at: now).start.wall.date)
        let mine = try transaction.attendance(of: person, at: event)
        let isInvited = event.isByInvitation && event.organiser?.id != person.id
        if event.plan.rule != nil, mine?.state == .joined, times.isPartlyOver(at: now) {
            try transaction.endAttendance(of: person, at: event, at: now)
        } else if isInvited {
            try transaction.decline(event, by: person, at: now)
        } else {
            try transaction.removeAttendance(of: person, at: event)
        }
        if event.cancelled == nil {
            try tellHost(of: event, .declined, by: person, in: transaction)
        }
        try settle(event, in: transaction)
    }

    /// Tells whoever invites to an event what somebody answers, but not what they answer themselves.
    private func tellHost(
        of event: Event, _ answer: News.Kind, by person: Person, in transaction: Transaction
    ) throws {
        guard event.isByInvitation, let host = event.organiser else { return }
        try transaction.tell(
            [host], as: answer, of: event, saying: KeptSentence(typed: event.plan.title),
            by: person, at: now)
    }

    func mustBeJoinable(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws {
        let viewer = try Viewer(actor, transaction)
        guard !event.isHidden, event.isOpen(to: actor, reported: viewer.reported),
            !viewer.isApart(from: event)
        else {
            throw Self.noEvent(event.name)
        }
        try mustBeMember(of: event, actor, in: transaction)
        guard event.cancelled == nil else {
            let host = event.community ?? event.organiser?.handle.text
            var said: [String: Message.Argument] = [
                "event": "\(event.name)", "title": "\(event.plan.title.shortened)",
            ]
            guard let host else { throw Refusal(.over, "refusal.event.cancelled", with: said) }
            said["host"] = "\(host.shortened)"
            throw Refusal(.over, "refusal.event.cancelled.of", with: said)
        }
        guard !times(of: event).isOver(at: now) else {
            throw Refusal(.over, "refusal.event.over")
        }
    }

    private func mustBeMember(
        of event: Event, _ actor: Person, in transaction: Transaction
    ) throws {
        guard let community = event.communityID else { return }
        guard try transaction.isMember(actor, of: community) else {
            throw Refusal(.forbidden, "refusal.event.members")
        }
    }

    /// Refuses a second account of one mailbox where places are counted.
    func mustHaveOnePlace(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws {
        guard event.plan.capacity != nil,
            try transaction.isAttended(event, byOtherAccountOf: actor.id)
        else { return }
        throw Refusal(.conflict, "refusal.event.otherAccount", with: ["event": "\(event.name)"])
    }

    func hasRoom(_ event: Event, in transaction: Transaction) throws -> Bool {
        guard let capacity = event.plan.capacity else { return true }
        let counts = try transaction.counts(of: event)
        return counts.joined + counts.offered < capacity
    }

    /// Takes back offers that nobody took in time or that have no place, and offers free places to
    /// the waiting; of what is hidden none, since nobody could take one.
    func settle(_ event: Event, in transaction: Transaction) throws {
        guard !event.isHidden else { return }
        let late = try transaction.lapseOffers(of: event, at: now)
        let times = times(of: event)
        // Of an event that does not take place, or did, nobody misses a place.
        guard event.cancelled == nil, !times.isOver(at: now) else { return }
        try transaction.tell(
            late, as: .lapsed, of: event, saying: EventNews(of: event, at: now).gone, at: now)
        try withdrawOffers(of: event, in: transaction)
        guard try hasRoom(event, in: transaction),
            try transaction.firstWaiting(for: event) != nil
        else { return }
        let hours = try home.configuration(in: transaction).events.offerHours
        let until = offerDeadline(
            now: now, keeping: Int64(hours) * 3_600, start: times.next(at: now).start.instant)
        while try hasRoom(event, in: transaction),
            let next = try transaction.firstWaiting(for: event)
        {
            try transaction.offer(event, to: next, until: until)
            try transaction.tell(
                [next], as: .offered, of: event,
                saying: EventNews(of: event, at: now).offered, until: until, at: now)
        }
    }

    /// Takes back offers of the suspended, and those beyond the places there are, of the last in the
    /// queue first: they wait again where they stood.
    private func withdrawOffers(of event: Event, in transaction: Transaction) throws {
        let offered = try transaction.offered(at: event)
        for person in offered where person.isSuspended {
            try transaction.withdrawOffer(of: event, to: person)
        }
        guard let capacity = event.plan.capacity else { return }
        let counts = try transaction.counts(of: event)
        let surplus = max(0, counts.joined + counts.offered - capacity)
        for person in offered.filter({ !$0.isSuspended }).prefix(surplus) {
            let wasTold = try transaction.isToldOfOffer(of: event, person)
            try transaction.withdrawOffer(of: event, to: person)
            guard wasTold else { continue }
            try transaction.tell(
                [person], as: .withdrawn, of: event,
                saying: EventNews(of: event, at: now).gone, at: now)
        }
    }

    /// Offers to others what somebody who is suspended was offered, or to somebody who may act
    /// again what is free.
    func settleEvents(attendedBy person: Person, in transaction: Transaction) throws {
        for event in try transaction.eventsAttended(by: person, after: now) {
            try settle(event, in: transaction)
        }
    }

    /// Settles every event whose offers have run out: nobody's act, so open to all.
    ///
    /// The daemon does it in time. A command does it before it looks: there may be no daemon.
    package func settleOffers() throws(Refusal) {
        let (store, now) = (store, now)
        let end = try translating { () throws(StorageError) in
            try store.look { try $0.nextOfferEnd() }
        }
        guard let end, end <= now else { return }
        try system { transaction in
            for event in try transaction.eventsWithLapsedOffers(at: now) {
                try settle(event, in: transaction)
            }
        }
    }
}

extension EventDesk {
    /// Five tries at a password in an hour, for each person and event.
    private static let tries = (count: 5, seconds: Int64(3_600))

    /// What the password of a private event is compared with, outside any transaction since that takes
    /// long; a try is counted.
    ///
    /// - Parameter isTried: whether they gave a password.
    /// - Returns: nil when none is needed.
    package func lock(of name: String, isTried: Bool) throws(Refusal) -> PasswordHash? {
        let refusal = Self.noEvent(name, hasPassword: isTried)
        return try acting(reaching: .seen) { transaction, actor -> PasswordHash? in
            let event: Event
            do {
                event = try self.event(
                    named: name, hasPassword: isTried, for: actor, in: transaction)
            } catch let failure as Refusal where failure.reason == .missing {
                throw refusal
            }
            guard try !event.isByInvitation || isInvited(actor, to: event, in: transaction),
                try !Viewer(actor, transaction).isApart(from: event)
            else { throw refusal }
            guard let hash = event.password,
                try !mayJoinWithoutPassword(event, actor, in: transaction)
            else { return nil }
            guard isTried, try mayTry(event, actor, in: transaction) else { throw refusal }
            // Counted before it is checked: many processes at once have no more tries than one.
            try transaction.addPasswordTry(at: event, by: actor, at: now)
            return PasswordHash(text: hash)
        }
    }

    /// Whether somebody may try a password: a stranger to its community may not, nor who tried too
    /// often.
    private func mayTry(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws -> Bool {
        if let community = event.communityID,
            try !transaction.isMember(actor, of: community)
        {
            return false
        }
        let since = now.adding(seconds: -Self.tries.seconds)
        return try transaction.passwordTries(at: event, by: actor, since: since) < Self.tries.count
    }

    func mayJoinWithoutPassword(
        _ event: Event, _ actor: Person, in transaction: Transaction
    ) throws -> Bool {
        if event.isByInvitation { return try isInvited(actor, to: event, in: transaction) }
        if try transaction.attendance(of: actor, at: event)?.isCurrent ?? false { return true }
        return try manages(actor, event, in: transaction)
    }
}
