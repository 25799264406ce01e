import Campus
import Recurrence
import Scheduling
import Storage

/// What a person is told beside their items: changes and news, as far as they are so still.
extension ReminderBatch {
    /// What one change says.
    func change(
        _ number: ChangeID, for due: DueReminder, at now: Instant
    ) -> ReminderReading {
        guard let recorded = changes[number] else {
            return .useless(reason: .because("kept.reason.gone.class"))
        }
        guard changes.reaches(due.person, number) else {
            return .useless(reason: .because("kept.reason.gone.theirs"))
        }
        if let reason = obsolescence(of: recorded, due) { return .useless(reason: reason) }
        let change = recorded.change
        return .ready(
            ReminderText.change(
                change, source: recorded.source,
                place: change.kind == .added ? place(of: change, due.person) : nil,
                style(for: due, at: now)),
            nil)
    }

    /// Where the first of what is new, or takes place after all, does.
    private func place(of change: Change, _ person: Person) -> String? {
        guard let meeting = change.meeting, let sourced = meetings[meeting] else { return nil }
        var zones = zones
        zones.viewer = zone(of: person)
        return expand([sourced], AgendaQuery(window: change.surroundings), zones: zones)
            .first(where: change.tells)?.location
    }

    /// What all that an import altered comes to.
    func imported(
        by fetch: FetchID, for due: DueReminder, at now: Instant
    ) -> ReminderReading {
        let told = changes.imported(fetch, for: due.person)
            .filter { $0.until > now && obsolescence(of: $0, due) == nil }
        guard let first = told.first else {
            return .useless(reason: .because("kept.reason.reverted.all"))
        }
        return .ready(
            ReminderText.imported(
                told.map(\.change), source: first.source, style(for: due, at: now)), nil)
    }

    private func obsolescence(of recorded: RecordedChange, _ due: DueReminder) -> KeptSentence? {
        let person = due.person
        var zones = zones
        zones.viewer = zone(of: person)
        return ChangeReview(
            meetings: meetings, views: views[person.id], settings: settings[person.id],
            zones: zones, listedElsewhere: listedElsewhere[person.id] ?? []
        ).obsolescence(of: recorded, isImportant: due.reminder.isImportant)
    }

    /// What became of an event, or of the place that was kept in it.
    func news(
        _ news: News, of community: String?, for due: DueReminder, at now: Instant
    ) -> ReminderReading {
        // A source that is believed again takes its news along.
        if news.kind == .held || news.kind == .moderation {
            return .ready(ReminderText.news(news, style(for: due, at: now)), nil)
        }
        if news.kind == .sharing {
            let askers = sharingAskers[due.person.id] ?? []
            guard let asker = askers.first(where: { $0.handle == news.author }) else {
                return .useless(reason: .because("kept.reason.answered.friend"))
            }
            return .ready(
                ReminderText.sharing(askedBy: asker, style(for: due, at: now)), nil)
        }
        if news.kind == .befriended {
            let friends = newFriends[due.person.id] ?? []
            guard let friend = friends.first(where: { $0.handle == news.author }) else {
                return .useless(reason: .because("kept.reason.answered.friend"))
            }
            return .ready(
                ReminderText.friendship(with: friend, style(for: due, at: now)), nil)
        }
        // Of an event that was removed nothing is left but that.
        guard let id = news.eventID else {
            return news.kind == .removed
                ? .ready(ReminderText.news(news, style(for: due, at: now)), nil)
                : .useless(reason: .because("kept.reason.gone.event"))
        }
        let guest = EventGuest(person: due.person.id, event: id)
        guard let event = events.known[id], isOpen(event, to: due.person) else {
            return .useless(reason: .because("kept.reason.gone.event"))
        }
        let times = desks.events.times(of: event)
        guard !times.isOver(at: now) else { return .useless(reason: .because("kept.reason.over")) }
        if let reason = obsolescence(of: news, on: event, for: guest, at: now) {
            return .useless(reason: reason)
        }
        let mutes = settings[due.person.id]?.mutes.communities ?? []
        if let community, mutes.contains(community), news.kind != .offered,
            !due.reminder.isImportant
        {
            return .useless(reason: .because("kept.reason.muted"))
        }
        return .ready(
            ReminderText.news(
                news, now: (times.next(at: now).start, event.plan.location),
                style(for: due, at: now)), nil)
    }

    /// Why news of an event are not to be told any more; nil when they are.
    private func obsolescence(
        of news: News, on event: Event, for guest: EventGuest, at now: Instant
    ) -> KeptSentence? {
        let part = events.parts[guest]
        let isCancelled = event.cancelled != nil
        switch news.kind {
        case .cancelled where !isCancelled: return .because("kept.reason.again")
        case .changed where isCancelled, .offered where isCancelled, .lapsed where isCancelled,
            .withdrawn where isCancelled, .invited where isCancelled,
            .accepted where isCancelled, .declined where isCancelled:
            return .because("kept.reason.cancelled.event")
        case .changed where events.isSurpassed(news, for: guest):
            return .because("kept.reason.changed.event")
        case .changed, .cancelled:
            return part?.isCurrent ?? false ? nil : .because("kept.reason.left")
        case .lapsed: return part == nil ? nil : .because("kept.reason.asked")
        case .withdrawn: return part?.state == .waiting ? nil : .because("kept.reason.unwaiting")
        case .removed, .held, .accepted, .declined, .sharing, .befriended, .moderation: return nil
        case .invited where part == nil: return .because("kept.reason.uninvited")
        case .invited: return part?.state == .invited ? nil : .because("kept.reason.answered")
        case .offered: break
        }
        switch part?.state {
        case .joined: return .because("kept.reason.place.taken")
        case .offered where part?.offeredUntil != news.until:
            return .because("kept.reason.place.again")
        case .offered where (news.until ?? now) <= now: return .because("kept.reason.place.late")
        case .offered: return nil
        case .waiting: return .because("kept.reason.place.unkept")
        case .left, .invited, .declined, nil: return .because("kept.reason.place.back")
        }
    }
}
