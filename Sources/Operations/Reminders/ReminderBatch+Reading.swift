import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// What became of what a reminder is about since it was planned.
enum ReminderReading {
    case ready(ReminderContent, AgendaItem?)
    /// Gone, cancelled, hidden or moved: what rings for it has to be planned anew.
    case gone(reason: KeptSentence)
    /// As it was, but nobody needs to hear of it any more.
    case useless(reason: KeptSentence)
}

extension ReminderBatch {
    /// Reads one reminder.
    ///
    /// - Parameter now: when it rings.
    func read(_ due: DueReminder, at now: Instant) throws -> ReminderReading {
        switch due.reminder.subject {
        case .item(let id):
            if let cup = id.cup { return self.cup(of: cup.day, for: due, at: now) }
            return item(due.reminder.told ?? id, for: due, at: now)
        case .change(let number): return change(number, for: due, at: now)
        case .changes(let fetch): return imported(by: fetch, for: due, at: now)
        case .news(let number):
            guard let news = events.news[number] else {
                return .useless(reason: .because("kept.reason.gone.news"))
            }
            return self.news(news.news, of: news.community, for: due, at: now)
        case .friend(let asker):
            let asker = (askers[due.person.id] ?? []).first { $0.id == asker }
            return asker.map {
                .ready(ReminderText.request(of: $0, style(for: due, at: now)), nil)
            }
                ?? .useless(reason: .because("kept.reason.answered.request"))
        case .digest(let day): return try digest(of: day, due, now)
        case .summary:
            return .useless(reason: .because("kept.reason.summary"))
        }
    }

    private func digest(
        of day: CivilDate, _ due: DueReminder, _ now: Instant
    ) throws -> ReminderReading {
        guard settings[due.person.id]?.preferences.digest != nil else {
            return .useless(reason: .because("kept.reason.digest"))
        }
        let asking = try desks.asking(for: due.person, at: now)
        let since = due.reminder.due.adding(seconds: -86_400)
        return .ready(try asking.bell.digest(of: day, style(for: due, at: now), since: since), nil)
    }

    /// The change that a reminder tells of; nil of other reminders.
    func change(of due: DueReminder) -> Change? {
        guard case .change(let number) = due.reminder.subject else { return nil }
        return changes[number]?.change
    }

    /// - Parameter now: when it rings.
    func style(for due: DueReminder, at now: Instant) -> ReminderStyle {
        let zone = zone(of: due.person)
        var style =
            settings[due.person.id]?.style(in: zone, at: now)
            ?? ReminderStyle(zone: zone, at: now, words: .ofMachine)
        style.site = desks.configuration.server.url
        return style
    }

    private func cup(
        of day: CivilDate, for due: DueReminder, at now: Instant
    ) -> ReminderReading {
        let zone = zone(of: due.person)
        let periods = goals[due.person.id] ?? []
        let calendar = DrinkCalendar(
            periods.map { .init(since: $0.since, goal: $0.goal) }, zone: zone)
        let goal = calendar.goal(on: day)
        guard goal.isOn else { return .gone(reason: .because("kept.reason.goal.off")) }
        guard due.reminder.due < calendar.window(of: day).upperBound else {
            return .gone(reason: .because("kept.reason.goal.over"))
        }
        let bounds = calendar.bounds(of: day)
        let drunk = (drinks[due.person.id] ?? []).lazy.filter { bounds.contains($0.at) }
            .reduce(Volume.zero) { $0 + $1.amount.volume }
        let remaining = goal.amount.volume.remaining(after: drunk)
        guard remaining > .zero else { return .useless(reason: .because("kept.reason.goal.met")) }
        // No cup stands so soon after a drink: the plan that this one is of is older than the drink.
        let gap = CupPlan.gap(goal, in: calendar.window(of: day))
        let near = due.reminder.due.adding(seconds: -gap)
        guard !(drinks[due.person.id] ?? []).contains(where: { near < $0.at && $0.at <= now })
        else { return .gone(reason: .because("kept.reason.goal.drunk")) }
        var style = style(for: due, at: now)
        style.units = goal.units(style.units)
        return .ready(
            ReminderText.cup(
                min(goal.cup, remaining), remaining: remaining,
                until: calendar.window(of: day).upperBound, style), nil)
    }

    private func item(
        _ id: ItemID, for due: DueReminder, at now: Instant
    ) -> ReminderReading {
        guard let sourced = sourced(id, for: due.person) else {
            return .gone(reason: .because("kept.reason.gone.calendar"))
        }
        guard var item = occurrence(id, of: sourced, due) else {
            return .gone(reason: .because("kept.reason.moved.gone"))
        }
        if let view = view(of: id, due) { item.apply(view) }
        let walk = item.start.instant - due.departure
        guard item.status != .cancelled || item.isCancelledByTitle else {
            return .gone(reason: .because("kept.reason.cancelled"))
        }
        guard !item.isHidden else { return .gone(reason: .because("kept.reason.hidden")) }
        guard isWalk(walk, due) else { return .gone(reason: .because("kept.reason.moved")) }
        let isMuted = settings[due.person.id]?.mutes.covers(item) ?? false
        guard !isMuted || due.reminder.isImportant else {
            return .useless(reason: .because("kept.reason.muted"))
        }
        var facts = facts(about: item, id.meeting, due.person, at: now)
        facts.doubt = item.isCancelledByTitle || item.doubt == .kept ? item.doubt : nil
        // What its own source leaves in doubt is no other's word.
        if facts.doubt == nil || due.reminder.doubt != id { facts.doubter = doubter(of: due) }
        if walk > 0 {
            facts.leaveBy = ClockTime(
                wall: item.start.wall.adding(seconds: -walk), offset: item.start.offset)
        }
        return .ready(ReminderText.content(of: item, facts, style(for: due, at: now)), item)
    }

    /// Whether so many seconds between leaving and beginning are a walk, and not a class that moved.
    private func isWalk(_ seconds: Int64, _ due: DueReminder) -> Bool {
        seconds == 0
            || (0...ReminderPlanner.longestWalk).contains(seconds)
                && desks.profile.walks != WalkingTimes()
                && due.reminder.lead < ReminderPlanner.longestWalkedLead
    }

    /// The source that says that what rings is cancelled, when it says so still.
    private func doubter(of due: DueReminder) -> String? {
        guard let id = due.reminder.doubt, let sourced = sourced(id, for: due.person) else {
            return nil
        }
        var zones = zones
        zones.viewer = zone(of: due.person)
        // A copy of it may be elsewhere in time.
        let day: Int64 = 86_400
        let query = AgendaQuery(
            window: due.departure.adding(
                seconds: -7 * day)..<due.departure.adding(seconds: 7 * day),
            includesCancelled: true)
        let item = expand(id, of: sourced, query, zones: zones)
        return item?.status == .cancelled ? sourced.source.name : nil
    }

    private func occurrence(
        _ id: ItemID, of sourced: SourcedMeeting, _ due: DueReminder
    ) -> AgendaItem? {
        var zones = zones
        zones.viewer = zone(of: due.person)
        let window =
            due.departure.adding(
                seconds: -1)..<due.departure.adding(
                seconds: ReminderPlanner.longestWalk + 1)
        return expand(
            id, of: sourced, AgendaQuery(window: window, includesCancelled: true), zones: zones)
    }

    private func view(of id: ItemID, _ due: DueReminder) -> ItemView? {
        guard let views = views[due.person.id] else { return nil }
        var ids = [id]
        if case .item(let subject) = due.reminder.subject, subject != id { ids.append(subject) }
        let found = ids.sorted().compactMap { views.view(of: $0) }
        return found.first.map { first in found.dropFirst().reduce(first) { $0.over($1) } }
    }

    /// The meeting that an item is of, when the person still has it.
    private func sourced(_ id: ItemID, for person: Person) -> SourcedMeeting? {
        guard let event = id.event else {
            guard let sourced = meetings[id.meeting] else { return nil }
            let isTheirs =
                sourced.source.isCampus
                ? reached.contains(PersonMeeting(person: person.id, meeting: id.meeting))
                : sourced.source.personID == person.id
            return isTheirs ? sourced : nil
        }
        let guest = EventGuest(person: person.id, event: event)
        guard let event = events.known[guest.event], let left = events.attendance(of: guest),
            isOpen(event, to: person)
        else { return nil }
        if left == nil, event.cancelled == nil, let fed = event.meetingID,
            let sourced = meetings[fed]
        {
            return sourced.asEvent(event)
        }
        let zone = desks.zones.zone(event.plan.zone) ?? desks.personal.zone
        return SourcedMeeting(
            source: event.source(for: person.id), meeting: event.meeting(until: left, zone: zone))
    }

    func isOpen(_ event: Event, to person: Person) -> Bool {
        event.isOpen(to: person, reported: events.reported[person.id] ?? [])
    }

    private func facts(
        about item: AgendaItem, _ meeting: MeetingID, _ person: Person, at now: Instant
    ) -> ReminderFacts {
        var facts = ReminderFacts()
        if let event = meeting.event {
            let guest = EventGuest(person: person.id, event: event)
            let names = events.companions[guest] ?? []
            (facts.people, facts.peopleCount) = (Array(names.prefix(2)), names.count)
            return facts
        }
        facts.change = altered[meeting]?.first { $0.concerns(item) }
        guard item.kind.isTaught, let roster = rosters[meeting] else { return facts }
        let hidden = blocks[person.id] ?? []
        (facts.people, facts.peopleCount) = roster.company(
            of: person.id, friends: friends[person.id] ?? [], without: hidden,
            reported: reportedProfiles[person.id] ?? [])
        if roster.places[person.id] != nil {
            facts.unofficialPlace = roster.corrections.place(of: item, at: now)
        }
        let zone = zone(of: person)
        facts.comments = roster.comments.lazy
            .filter { comment in comment.authorID.map { !hidden.contains($0) } ?? true }
            .filter { !(reported[person.id]?.contains($0.id) ?? false) }
            .prefix(2).map { comment in
                ReminderContent.Quote(
                    author: comment.author?.text ?? "somebody",
                    text: ReminderText.quote(comment.text), at: ClockTime(comment.at, in: zone))
            }
        return facts
    }
}

extension DueReminder {
    /// When one has to leave, as planned: the item's start where no walk is known.
    fileprivate var departure: Instant { reminder.due.adding(seconds: reminder.lead) }
}

extension Change {
    /// Whether an item is one of the occurrences that were altered, and is so still.
    fileprivate func concerns(_ item: AgendaItem) -> Bool {
        guard [.moved, .relocated, .renamed].contains(kind),
            kind != .relocated || after == item.location
        else { return false }
        return occurrences > starts.count || starts.contains(item.start.description)
    }
}
