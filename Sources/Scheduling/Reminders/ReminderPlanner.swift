public import Campus
public import Recurrence

/// All from which one person's reminders are planned.
public struct ReminderSituation: Sendable {
    /// The merged agenda with its cups, in order: `ReminderPlanner.agenda(for:)` says of when.
    public var agenda: [AgendaItem]
    /// What imports altered in the classes of the person, each with its number in the store.
    public var changes: [(number: Int64, change: RecordedChange)]
    /// Each with its community's name; nil outside communities.
    public var news: [(news: News, community: String?)]
    public var preferences: ReminderPreferences
    /// The person's: in which days begin.
    public var zone: Zone
    /// How long one walks between two places, in seconds; nil when either is unknown.
    public var walk: @Sendable (_ from: String?, _ to: String?) -> Int64?

    public init(
        agenda: [AgendaItem], changes: [(number: Int64, change: RecordedChange)] = [],
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
/// What is cancelled, hidden, muted, all-day, of a dismissed series, or told twice by one source does
/// not ring. Of parallel
/// groups all ring until one is chosen: one bell too many is better than a missed class. What is
/// important rings through a mute.
public struct ReminderPlanner: Sendable {
    /// So many reminders of one person and source in a window at most, the next ones.
    static let most = 500
    /// A walk is added only to leads that are shorter: a day before an exam nobody leaves.
    public static let longestWalkedLead: Int64 = 6 * 3_600
    /// No walk on a campus is longer.
    public static let longestWalk: Int64 = 2 * 3_600

    private let situation: ReminderSituation

    public init(_ situation: ReminderSituation) { self.situation = situation }

    /// Of which stretch of time the agenda has to be known to plan what is due in a window.
    public static func agenda(for window: Range<Instant>, _ leads: Leads) -> Range<Instant> {
        let longest = max(86_400, leads.byKind.values.joined().max() ?? 0)
        return window.lowerBound.adding(
            seconds: -Departure.memory)..<window.upperBound.adding(
                seconds: longest + longestWalk)
    }

    /// What is due in a window; changes and news that are of use in it still, too.
    ///
    /// - Returns: in order of the due instant, then of the id.
    public func reminders(dueIn window: Range<Instant>) -> [Reminder] {
        var found = items(dueIn: window)
        found += limited(changes(in: window)) { _ in "changes" }
        found += limited(news(in: window)) { _ in "news" }
        found += digests(dueIn: window)
        return Self.inOrder(found)
    }

    static func inOrder(_ reminders: [Reminder]) -> [Reminder] {
        reminders.map { (due: $0.due.seconds, id: $0.id, reminder: $0) }
            .sorted { ($0.due, $0.id) < ($1.due, $1.id) }
            .map(\.reminder)
    }

    // MARK: - Items

    private func items(dueIn window: Range<Instant>) -> [Reminder] {
        let preferences = situation.preferences
        let dismissed = preferences.dismissed
        let rings = situation.agenda.filter { item in
            item.status != .cancelled && !item.allDay && !item.isHidden && item.doubleOf == nil
        }
        let departure = Departure(
            rings, home: preferences.home, zone: situation.zone, walk: situation.walk)
        let cups = rings.filter { $0.kind == .hydration }.map(\.start.instant)
        var found: [Reminder] = []
        for item in rings {
            let kind = Reminder.Kind(item.kind)
            let isImportant = preferences.importance.covers(kind, item.module)
            guard isImportant || !preferences.mutes.covers(item),
                dismissed.isEmpty || dismissed.isDisjoint(with: item.meetings)
            else { continue }
            var walk: Int64?
            for lead in preferences.leads.leads(of: item) {
                var reminder = Reminder(item: item, lead: lead)
                reminder.isImportant = isImportant
                if lead < Self.longestWalkedLead {
                    walk = walk ?? departure.walk(to: item)
                    reminder.due = reminder.due.adding(seconds: -(walk ?? 0))
                }
                guard window.contains(reminder.due) else { continue }
                reminder.tellApart()
                if kind == .hydration { reminder.until = slot(of: item, cups) }
                found.append(reminder)
            }
        }
        return limited(found) { $0.item?.source ?? "" }
    }

    /// A cup is of use until the next one, and for an hour at most.
    private func slot(of item: AgendaItem, _ cups: [Instant]) -> Instant {
        let start = item.start.instant
        let hour = start.adding(seconds: 3_600)
        return min(hour, cups.first { $0 > start } ?? hour)
    }

    private func limited(
        _ reminders: [Reminder], _ source: (Reminder) -> String
    ) -> [Reminder] {
        guard reminders.count > Self.most else { return reminders }
        var counts: [String: Int] = [:]
        return Self.inOrder(reminders).filter { reminder in
            counts[source(reminder), default: 0] += 1
            return counts[source(reminder), default: 0] <= Self.most
        }
    }

    // MARK: - Changes, news, the digest

    private func changes(in window: Range<Instant>) -> [Reminder] {
        situation.changes.compactMap { number, recorded in
            guard let due = ChangeTelling(recorded).due(hasDigest: hasDigest),
                due < window.upperBound, recorded.until > max(window.lowerBound, due)
            else { return nil }
            let item = situation.agenda.first { item in
                item.id.meeting == recorded.change.meeting
                    && item.start.instant == recorded.change.startsAt
            }
            let importance = situation.preferences.importance
            let isImportant = importance.covers(.change, item?.module)
            guard isImportant || !(item.map(situation.preferences.mutes.covers) ?? false),
                item?.isHidden != true
            else { return nil }
            return Reminder(
                .change(number), .change, due: due, until: recorded.until,
                isImportant: isImportant)
        }
    }

    private var hasDigest: Bool { situation.preferences.digest != nil }

    private func news(in window: Range<Instant>) -> [Reminder] {
        let preferences = situation.preferences
        return situation.news.compactMap { news, community in
            let kind: Reminder.Kind = news.kind == .offered ? .offer : .news
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

    /// For how long it is of use to hear that an event was altered.
    public static let newsLast: Int64 = 7 * 86_400

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

extension Reminder {
    /// Known by the least of its ids, whichever source is believed: so it rings once.
    fileprivate mutating func tellApart() {
        guard let item, let least = item.alsoFrom.map(\.id).min(), least < item.id else { return }
        subject = .item(least)
        told = item.id
    }
}
