import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

extension BellDesk {
    /// What is planned for a person and due in a window.
    ///
    /// - Parameter instant: when it is asked; nil for now.
    /// - Returns: in order of the due instant, then of the id.
    func planned(
        for person: Person, in window: Range<Instant>, at instant: Instant? = nil
    ) throws(Refusal) -> [Reminder] {
        var asking = desks
        asking.caller.person = person
        asking.caller.now = instant ?? now
        let situation = try asking.looking { transaction, viewer in
            asking.caller.zone = zone(setBy: try transaction.profile(of: viewer).zone)
            return try asking.bell.situation(in: window, of: viewer, transaction)
        }
        return ReminderPlanner(situation).reminders(dueIn: window)
    }

    /// All from which the person's reminders of a window are planned.
    private func situation(
        in window: Range<Instant>, of viewer: Person, _ transaction: Transaction
    ) throws -> ReminderSituation {
        let settings = try transaction.settings(of: [viewer.id])[viewer.id]
        let preferences = settings?.preferences ?? ReminderPreferences()
        var leads = preferences.leads
        let alarms = try transaction.alarmSpan(of: viewer)
        leads.byKind[.class, default: []] += [
            try transaction.longestOwnLead(of: viewer), alarms.lowerBound, alarms.upperBound,
        ]
        let query = AgendaQuery(
            window: ReminderPlanner.agenda(for: window, leads), includesCancelled: true)
        let walks = profile.walks
        var situation = ReminderSituation(
            agenda: try desks.calendar.agenda(query, of: viewer, in: transaction),
            changes: try transaction.changes(
                inClassesOf: viewer,
                since: window.lowerBound.adding(seconds: -Self.changeMemory)),
            news: try transaction.news(
                for: viewer,
                since: window.lowerBound.adding(seconds: -ReminderPlanner.newsLast)),
            preferences: preferences, zone: zone,
            walk: { walks.isEmpty ? nil : walks.walk(from: $0, to: $1) })
        situation.requests = try transaction.requests(to: viewer).map { ($0.asker.id, $0.at) }
        return situation
    }

    /// A change of a class that far ahead is told when the class is near; in seconds.
    private static let changeMemory: Int64 = 180 * 86_400

    /// What the day's digest says.
    func digest(
        of day: CivilDate, _ style: ReminderStyle, since: Instant
    ) throws(Refusal) -> ReminderContent {
        let items = try desks.calendar.agenda(
            AgendaQuery(window: zone.instants(day..<day.adding(days: 1)))
        )
        .filter { !$0.isHidden && $0.doubleOf == nil }
        let water = try looking { transaction, viewer in
            let calendar = try desks.water.drinkCalendar(of: viewer, in: transaction)
            let yesterday = try desks.water.drinkDays(2, calendar, of: viewer, in: transaction)
                .first
            return yesterday.flatMap { $0.goal.isOn ? $0 : nil }
        }
        let (imports, others) = try digestedChanges(since: since)
        return ReminderText.digest(
            of: day, items, changes: others.map { ($0.change, $0.source) },
            imports: imports.map { told in (told.map(\.change), told.first?.source ?? "") },
            water: water, style)
    }

    /// What a digest tells of imports since the last one, as far as it is so still: what is told as
    /// one, and what is told by itself.
    private func digestedChanges(
        since: Instant
    ) throws(Refusal) -> (imports: [[RecordedChange]], others: [RecordedChange]) {
        let (changes, meetings, views, settings, elsewhere) = try looking { transaction, viewer in
            let changes = try transaction.changes(inClassesOf: viewer, since: since)
            let altered = Set(changes.compactMap(\.change.change.meeting))
            return (
                changes, try transaction.meetings(numbered: altered),
                try transaction.itemViews(of: viewer),
                try transaction.settings(of: [viewer.id])[viewer.id],
                try Set(
                    changes.map(\.change.change).filter {
                        try desks.calendar.isListedElsewhere($0, for: viewer, in: transaction)
                    })
            )
        }
        let review = ChangeReview(
            meetings: meetings, views: views, settings: settings,
            zones: try desks.calendar.zoneTable(for: Array(meetings.values)),
            listedElsewhere: elsewhere)
        func standing(_ changes: [RecordedChange]) -> [RecordedChange] {
            changes.filter { review.obsolescence(of: $0, isImportant: false) == nil }
        }
        let (imports, others) = ImportTelling.split(changes)
        return (
            imports.filter { $0.isInDigest(after: since) }
                .map { standing($0.changes.map(\.change)) }.filter { !$0.isEmpty },
            standing(
                others.map(\.change).filter { ChangeTelling($0).isInDigest(after: since) })
        )
    }
}
