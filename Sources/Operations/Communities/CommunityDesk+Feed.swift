import Campus
import Recurrence
import Scheduling
import Storage
import Words

extension CommunityDesk {
    /// Lets a community take its events from an iCalendar feed, and imports it at once.
    ///
    /// The source is the person's, who ends it with `unsubscribe`; its meetings are no part of
    /// their own calendar.
    package func feed(
        _ name: String, from address: String
    ) async throws(Refusal) -> ImportReport {
        let community = try acting(reaching: .seen) { transaction, actor in
            let card = try transaction.community(named: name, for: actor)
            guard actor.role == .operator || card.isOrganiser else {
                throw Refusal(
                    .forbidden, "refusal.community.feed",
                    with: ["community": "\(card.community.name.shortened)"])
            }
            return card.community
        }
        let report = try await desks.sources.subscribe(
            Subscription(
                address: address, name: "\(community.name) feed", kind: .event, every: 3_600))
        let source = try desks.sources.ownSource(report.source)
        try acting(.feedCommunity) { transaction, _ in
            let linked = try transaction.communityFeeds()[source.id]
            guard report.status == .imported || linked?.id == community.id else {
                throw Refusal(
                    .conflict, "refusal.community.subscribed",
                    with: ["source": "\(source.name.shortened)"])
            }
            try transaction.link(source, to: community)
        }
        try takeFeedEvents()
        return report
    }

    /// Makes events of what the communities' feeds hold now; whoever joined is told what changed.
    package func takeFeedEvents() throws(Refusal) {
        let feeds = try looking { transaction, _ in try transaction.communityFeeds() }
        guard !feeds.isEmpty else { return }
        // What was read of a feed is told before anybody reads it anew.
        let lock = try importLock(.events)
        defer { withExtendedLifetime(lock) {} }
        let store = store
        let sources = try translating { () throws(StorageError) in
            try store.look { try $0.sources(of: nil) }
        }
        for source in sources {
            guard let community = feeds[source.id] else { continue }
            let meetings = try translating { () throws(StorageError) in
                try store.look { try $0.meetings(of: [source], in: nil) }
            }
            let zones = try desks.calendar.zoneTable(for: meetings)
            let touched = try translatingAny {
                try store.transaction { transaction in
                    try take(meetings, of: source, as: community, zones, in: transaction)
                    return transaction.touchedTopics
                }
            }
            if touched != .none { poke(touched) }
        }
    }

    private func take(
        _ meetings: [SourcedMeeting], of source: Source, as community: Community,
        _ zones: ZoneTable, in transaction: Transaction
    ) throws {
        var known = try transaction.events(from: source)
        for meeting in meetings.map(\.meeting) {
            guard let id = meeting.id, let main = meeting.main else { continue }
            let plan = EventPlan(main, in: zones.zone(of: main.start.basis, in: source))
            if let event = known.removeValue(forKey: id) {
                try update(event, to: plan, as: main.status, in: transaction)
            } else if main.status != .cancelled,
                let event = try transaction.addEvent(plan, of: community, from: id, at: now)
            {
                try transaction.touch(.campus)
                try transaction.addChange(
                    EventChange(kind: .published, at: now), of: event, by: nil)
            }
        }
        for event in known.values {
            try update(event, to: event.plan, as: .cancelled, in: transaction)
        }
    }

    private func update(
        _ event: Event, to plan: EventPlan, as status: ItemStatus, in transaction: Transaction
    ) throws {
        let isCancelled = status == .cancelled
        let changes = EventChangeWords(from: event.plan, to: plan, zones: zones, at: now).message
        if isCancelled, event.cancelled == nil {
            // What is over stays as it was: feeds forget the past.
            guard !desks.events.times(of: event).isOver(at: now) else { return }
            try transaction.cancel(event, at: now)
            try tell(.cancelled, of: event, in: transaction)
        } else if !isCancelled, event.cancelled != nil {
            try transaction.uncancel(event)
            try save(plan, of: event, in: transaction)
            try tell(.changed, of: event, saying: Message("kept.event.again"), in: transaction)
        } else if let changes {
            try save(plan, of: event, in: transaction)
            try tell(.changed, of: event, saying: changes, in: transaction)
        }
    }

    /// What a feed says anew is sealed as what an author does, where the event is under report.
    private func save(
        _ plan: EventPlan, of event: Event, in transaction: Transaction
    ) throws {
        try desks.reports.sealing(ReportSubject(.event, event.id.number), in: transaction) {
            try transaction.save(plan, password: nil, of: event)
        }
    }

    /// - Parameter changes: what is otherwise; nil where it is cancelled.
    private func tell(
        _ kind: EventChange.Kind, of event: Event, saying changes: Message? = nil,
        in transaction: Transaction
    ) throws {
        let change = EventChange(
            kind: kind, at: now, sentence: changes.map { KeptSentence($0, at: now) } ?? "")
        try transaction.touch(.campus)
        try transaction.addChange(change, of: event, by: nil)
        let words = EventNews(of: event, at: now)
        try transaction.tell(
            try desks.events.peopleToHear(of: event, in: transaction),
            as: kind == .cancelled ? .cancelled : .changed, of: event,
            saying: changes.map { words.changed($0) } ?? words.cancelled(for: nil), at: now)
    }
}

extension EventPlan {
    /// What a feed says of an event.
    ///
    /// Exceptions of a series are not in it: in an agenda they come from the meeting itself.
    init(_ entry: MeetingEntry, in zone: Zone) {
        self.init(
            title: entry.summary.isEmpty ? "Event" : entry.summary, description: entry.details,
            location: entry.location, start: entry.start.wall,
            length: max(0, entry.extent.wallSeconds + entry.extent.exactSeconds), zone: zone.id,
            rule: entry.recurrence?.rules.first)
    }
}
