package import Campus
package import Recurrence

/// All from which one person's reminders are planned.
package struct ReminderSituation: Sendable {
    /// The merged agenda with its cups, in order: `ReminderPlanner.agenda(for:)` says of when.
    package var agenda: [AgendaItem]
    /// What imports altered in the classes of the person, each with its number in the store.
    package var changes: [(number: ChangeID, change: RecordedChange)]
    /// Each with its community's name; nil outside communities.
    package var news: [(news: News, community: String?)]
    /// Who asks to be friends, by the person's number, and since when.
    package var requests: [(asker: PersonID, at: Instant)] = []
    package var preferences: ReminderPreferences
    /// The person's: in which days begin.
    package var zone: Zone
    /// How long one walks between two places, in seconds; nil when either is unknown.
    package var walk: @Sendable (_ from: String?, _ to: String?) -> Int64?

    package init(
        agenda: [AgendaItem], changes: [(number: ChangeID, change: RecordedChange)] = [],
        news: [(news: News, community: String?)] = [],
        preferences: ReminderPreferences = ReminderPreferences(), zone: Zone,
        walk: @escaping @Sendable (String?, String?) -> Int64? = { _, _ in nil }
    ) {
        self.agenda = agenda
        self.changes = changes
        self.news = news
        self.preferences = preferences
        self.zone = zone
        self.walk = walk
    }
}

/// Plans what rings: the same situation gives the same reminders, and the same ids.
///
/// What is cancelled (by more than its title), hidden, muted, of a dismissed series, or told twice by one source does not ring.
/// A whole day rings only where a lead was given for it, or a program set an alarm: so long before its midnight, as an
/// alarm of RFC 5545 does. A day of a lead is one of the calendar, 23 or 25 hours long where clocks change. Of parallel
/// groups all ring until one is chosen: one bell too many is better than a missed class. What is
/// important rings through a mute.
package struct ReminderPlanner: Sendable {
    /// So many reminders of one person and source in `mostDays` of a window at most, the next ones.
    static let most = 500
    private static let mostDays: Int64 = 10
    /// A walk is added only to leads that are shorter: a day before an exam nobody leaves.
    package static let longestWalkedLead: Int64 = 6 * 3_600
    package static let longestWalk = WalkingTimes.longest

    private let situation: ReminderSituation

    package init(_ situation: ReminderSituation) { self.situation = situation }

    /// Of which stretch of time the agenda has to be known to plan what is due in a window.
    package static func agenda(for window: Range<Instant>, _ leads: Leads) -> Range<Instant> {
        let all = leads.byKind.values.joined()
        let longest = max(86_400, all.max() ?? 0)
        let latest = min(Leads.longest, max(0, -(all.min() ?? 0)))
        let memory = latest > 0 ? max(Departure.memory, latest + clockChange) : Departure.memory
        return window.lowerBound.adding(
            seconds: -memory)..<window.upperBound.adding(
                seconds: longest + longestWalk + clockChange)
    }

    /// By which a day of the calendar is longer or shorter at most, in seconds.
    private static let clockChange: Int64 = 2 * 3_600

    /// What is due in a window; changes and news that are of use in it still, too.
    ///
    /// - Returns: in order of the due instant, then of the id.
    package func reminders(dueIn window: Range<Instant>) -> [Reminder] {
        var found = items(dueIn: window)
        found += limited(changes(in: window), in: window) { _ in "changes" }
        found += limited(news(in: window), in: window) { _ in "news" }
        found += limited(requests(in: window), in: window) { _ in "requests" }
        found += digests(dueIn: window)
        return Self.inOrder(found)
    }

    static func inOrder(_ reminders: [Reminder]) -> [Reminder] {
        // Ids are texts, and few are due at one time.
        reminders.sorted { left, right in
            left.due == right.due ? left.id < right.id : left.due < right.due
        }
    }

    // MARK: - Items

    private func items(dueIn window: Range<Instant>) -> [Reminder] {
        let preferences = situation.preferences
        let dismissed = preferences.dismissed
        let rings = situation.agenda.filter { item in
            (item.status != .cancelled || item.isCancelledByTitle)
                && !item.isHidden && item.doubleOf == nil
                && (!item.allDay || item.leads != nil || item.alarms?.isEmpty == false)
        }
        let departure = Departure(
            rings.filter { !$0.allDay }, home: preferences.home, zone: situation.zone,
            walk: situation.walk)
        let cups = rings.filter { $0.kind == .hydration }.map(\.start.instant)
        var found: [Reminder] = []
        for item in rings {
            let kind = Reminder.Kind(item.kind)
            let isImportant = preferences.importance.covers(kind, item.module)
            guard isImportant || !preferences.mutes.covers(item),
                dismissed.isEmpty || dismissed.isDisjoint(with: item.meetings)
            else { continue }
            var walk: Int64?
            // What may be cancelled rings once, early enough to ask.
            let isDoubtful = item.isCancelledByTitle || item.doubt == .kept
            let doubt = item.doubts.first?.id ?? (isDoubtful ? item.id : nil)
            let leads = preferences.leads.leads(of: item)
            for lead in doubt == nil ? leads : leads.max().map({ [$0] }) ?? [] {
                var reminder = Reminder(item: item, lead: seconds(of: lead, before: item))
                reminder.doubt = doubt
                reminder.isImportant = isImportant
                if !item.allDay, lead < Self.longestWalkedLead {
                    walk = walk ?? departure.walk(to: item)
                    reminder.due = reminder.due.adding(seconds: -(walk ?? 0))
                }
                guard window.contains(reminder.due) else { continue }
                reminder.told = item.told
                if kind == .hydration { reminder.until = slot(of: item, cups) }
                found.append(reminder)
            }
        }
        return limited(found, in: window) { $0.item?.source ?? "" }
    }

    /// How long before an item's beginning a lead is, by real seconds.
    ///
    /// Its days are days of the person's calendar, so that an exam at nine rings at nine the day before; of a whole day
    /// all of it is, so that nine o'clock is that of the clock on the wall.
    private func seconds(of lead: Int64, before item: AgendaItem) -> Int64 {
        let days = item.allDay ? lead : lead / 86_400 * 86_400
        guard days != 0 else { return lead }
        let start = item.start.instant
        let wall = situation.zone.wall(at: start).adding(seconds: -days)
        return start - situation.zone.instant(of: wall) + lead - days
    }

    /// A cup is of use until the next one, and for an hour at most.
    private func slot(of item: AgendaItem, _ cups: [Instant]) -> Instant {
        let start = item.start.instant
        let hour = start.adding(seconds: 3_600)
        return min(hour, cups.first { $0 > start } ?? hour)
    }

    private func limited(
        _ reminders: [Reminder], in window: Range<Instant>, bySource source: (Reminder) -> String
    ) -> [Reminder] {
        // A window that reaches far back must not crowd out what is to come.
        let span = Self.mostDays * 86_400
        let parts = (window.upperBound - window.lowerBound + span - 1) / span
        let most = Self.most * Int(max(1, parts))
        guard reminders.count > most else { return reminders }
        var counts: [String: Int] = [:]
        return Self.inOrder(reminders).filter { reminder in
            counts[source(reminder), default: 0] += 1
            return counts[source(reminder), default: 0] <= most
        }
    }

    // MARK: - Changes, news, the digest

    private func changes(in window: Range<Instant>) -> [Reminder] {
        guard !situation.changes.isEmpty else { return [] }
        let items: [MeetingID: [AgendaItem]] = situation.agenda.reduce(into: [:]) { items, item in
            for meeting in item.meetings { items[meeting, default: []].append(item) }
        }
        let (imports, others) = ImportTelling.split(situation.changes)
        let much = imports.compactMap { told -> Reminder? in
            let wanted = told.changes.map(\.change).filter { isWanted($0.change, among: items) }
            guard let due = told.due(hasDigest: hasDigest, where: Set(wanted).contains) else {
                return nil
            }
            return reminder(
                .changes(told.fetch), due: due, until: told.until, of: wanted, among: items,
                in: window)
        }
        let single = others.compactMap { number, recorded -> Reminder? in
            guard let due = ChangeTelling(recorded).due(hasDigest: hasDigest),
                isWanted(recorded.change, among: items)
            else { return nil }
            return reminder(
                .change(number), due: due, until: recorded.until, of: [recorded], among: items,
                in: window)
        }
        return much + single
    }

    private func reminder(
        _ subject: ReminderSubject, due: Instant, until: Instant, of changes: [RecordedChange],
        among items: [MeetingID: [AgendaItem]], in window: Range<Instant>
    ) -> Reminder? {
        guard due < window.upperBound, until > max(window.lowerBound, due) else { return nil }
        let importance = situation.preferences.importance
        let isImportant = changes.contains {
            importance.covers(.change, item(of: $0.change, among: items)?.module)
        }
        return Reminder(subject, .change, due: due, until: until, isImportant: isImportant)
    }

    /// Not of a series that was dismissed, nor of what is hidden or muted.
    private func isWanted(_ change: Change, among items: [MeetingID: [AgendaItem]]) -> Bool {
        let preferences = situation.preferences
        guard change.meeting.map(preferences.dismissed.contains) != true else { return false }
        guard let item = item(of: change, among: items) else { return true }
        return !item.isHidden
            && (preferences.importance.covers(.change, item.module)
                || !preferences.mutes.covers(item))
    }

    private func item(of change: Change, among items: [MeetingID: [AgendaItem]]) -> AgendaItem? {
        change.meeting.flatMap { items[$0] }?.first { $0.start.instant == change.startsAt }
    }

    private var hasDigest: Bool { situation.preferences.digest != nil }

    private func news(in window: Range<Instant>) -> [Reminder] {
        let preferences = situation.preferences
        return situation.news.compactMap { news, community in
            let kind: Reminder.Kind =
                news.kind == .offered || news.kind == .invited ? .offer : .news
            let until = news.until ?? news.at.adding(seconds: Self.newsLast)
            let isImportant = preferences.importance.covers(kind, nil)
            let isMuted = community.map(preferences.mutes.communities.contains) ?? false
            // An offer is an answer to somebody who asked for it: a mute does not withhold it.
            guard isImportant || !isMuted || kind == .offer, news.at < window.upperBound,
                until > max(window.lowerBound, news.at)
            else { return nil }
            return Reminder(
                .news(news.id), kind, due: news.at, until: until, isImportant: isImportant)
        }
    }

    private func requests(in window: Range<Instant>) -> [Reminder] {
        situation.requests.compactMap { asker, at in
            let until = at.adding(seconds: Self.newsLast)
            guard at < window.upperBound, until > max(window.lowerBound, at) else { return nil }
            return Reminder(
                .friend(asker), .news, due: at, until: until,
                isImportant: situation.preferences.importance.covers(.news, nil))
        }
    }

    /// For how long it is of use to hear that an event was altered, or that somebody asked.
    package static let newsLast: Int64 = 7 * 86_400

    private func digests(dueIn window: Range<Instant>) -> [Reminder] {
        guard let time = situation.preferences.digest, !window.isEmpty else { return [] }
        let zone = situation.zone
        let first = zone.wall(at: window.lowerBound).date.dayNumber
        let last = zone.wall(at: window.upperBound).date.dayNumber
        return (first...last).compactMap { number in
            let day = CivilDate(dayNumber: number)
            let due = zone.instant(of: WallTime(day, secondOfDay: time.minute * 60))
            guard window.contains(due) else { return nil }
            return Reminder(
                .digest(day), .digest, due: due,
                until: zone.instant(of: WallTime(day.adding(days: 1))),
                isImportant: situation.preferences.importance.covers(.digest, nil))
        }
    }
}
