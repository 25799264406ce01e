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
        guard let recorded = changes[number] else { return .useless(reason: "its class is gone") }
        guard changes.reaches(due.person, number) else {
            return .useless(reason: "its class is not theirs any more")
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
            return .useless(reason: "all of it was taken back, or altered again")
        }
        return .ready(
            ReminderText.imported(
                told.map(\.change), source: first.source, style(for: due, at: now)), nil)
    }

    private func obsolescence(of recorded: RecordedChange, _ due: DueReminder) -> String? {
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
        if news.kind == .held {
            return .ready(ReminderText.news(news, style(for: due, at: now)), nil)
        }
        if news.kind == .sharing {
            let askers = sharingAskers[due.person.id] ?? []
            guard let asker = askers.first(where: { $0.handle == news.author }) else {
                return .useless(reason: "it was answered, or they are no friends any more")
            }
            return .ready(
                ReminderText.sharing(askedBy: asker, style(for: due, at: now).words), nil)
        }
        // Of an event that was removed nothing is left but that.
        guard let id = news.eventID else {
            return news.kind == .removed
                ? .ready(ReminderText.news(news, style(for: due, at: now)), nil)
                : .useless(reason: "its event is gone")
        }
        let guest = EventGuest(person: due.person.id, event: id)
        guard let event = events.known[id], isOpen(event, to: due.person) else {
            return .useless(reason: "its event is gone")
        }
        let times = desks.events.times(of: event)
        guard !times.isOver(at: now) else { return .useless(reason: "the event is over") }
        if let reason = obsolescence(of: news, on: event, for: guest, at: now) {
            return .useless(reason: reason)
        }
        let mutes = settings[due.person.id]?.mutes.communities ?? []
        if let community, mutes.contains(community), news.kind != .offered,
            !due.reminder.isImportant
        {
            return .useless(reason: "muted")
        }
        return .ready(
            ReminderText.news(
                news, now: (times.next(at: now).start, event.plan.location),
                style(for: due, at: now)), nil)
    }

    /// Why news of an event are not to be told any more; nil when they are.
    private func obsolescence(
        of news: News, on event: Event, for guest: EventGuest, at now: Instant
    ) -> String? {
        let part = events.parts[guest]
        let isCancelled = event.cancelled != nil
        switch news.kind {
        case .cancelled where !isCancelled: return "the event takes place after all"
        case .changed where isCancelled, .offered where isCancelled, .lapsed where isCancelled,
            .withdrawn where isCancelled, .invited where isCancelled,
            .declined where isCancelled:
            return "the event was cancelled"
        case .changed where events.isSurpassed(news, for: guest):
            return "the event was changed again since"
        case .changed, .cancelled:
            return part?.isCurrent ?? false ? nil : "they do not come any more"
        case .lapsed: return part == nil ? nil : "they have asked for a place again"
        case .withdrawn: return part?.state == .waiting ? nil : "they do not wait any more"
        case .removed, .held, .declined, .sharing: return nil
        case .invited where part == nil: return "the invitation was taken back"
        case .invited: return part?.state == .invited ? nil : "it was answered"
        case .offered: break
        }
        switch part?.state {
        case .joined: return "the place was taken"
        case .offered where part?.offeredUntil != news.until:
            return "the place was offered again since"
        case .offered where (news.until ?? now) <= now: return "the offer has run out"
        case .offered: return nil
        case .waiting: return "the place is not kept any more"
        case .left, .invited, .declined, nil: return "the place was given back"
        }
    }
}
