package import Campus
import Exporting
import Recurrence
import Scheduling
import Storage

/// What of the calendar is to be written.
package struct ExportRequest: Sendable {
    /// An instant or a date; nil for no bound.
    package var from: String?
    package var to: String?
    package var kinds: Set<ItemKind>
    package var alarms: Bool
    /// The program that it is for.
    ///
    /// The default is plain.
    package var profile: ExportProfile

    package init(
        from: String?, to: String?, kinds: Set<ItemKind>, alarms: Bool,
        profile: ExportProfile = .plain
    ) {
        self.from = from
        self.to = to
        self.kinds = kinds
        self.alarms = alarms
        self.profile = profile
    }

    /// Whether anything of a meeting is of the kinds asked for; an exam is a class by its entry.
    fileprivate func wants(_ sourced: SourcedMeeting) -> Bool {
        let isExam = sourced.label?.kind == .exam
        return sourced.meeting.entries.contains { entry in
            kinds.contains(entry.kind == .class && isExam ? .exam : entry.kind)
        }
    }
}

/// A calendar file's bytes, and how many events, with their series, are in it.
package struct ExportDocument: Sendable {
    package var bytes: [UInt8]
    package var events: Int
}

/// Calendars as files: exported once, or published for other programs to read.
package struct ExportDesk: Desk {
    package let desks: Desks
}

extension ExportDesk {
    /// The person's calendar as RFC 5545: series stay series, every zone used is defined.
    ///
    /// The same calendar is the same bytes, whenever it is exported.
    package func export(_ request: ExportRequest) throws(Refusal) -> ExportDocument {
        let window = try exportWindow(request)
        let parts = try desks.calendar.parts(in: window)
        let folded = FoldedOccurrences(of: parts)
        return try export(
            parts, request, in: window,
            without: FeedOmissions(
                meetings: folded.meetings, occurrences: folded.occurrences),
            cups: request.kinds.contains(.hydration) ? try cupsToExport(in: window) : [])
    }

    /// The cups of some weeks from today on: they move with what one drinks.
    private func cupsToExport(in window: Range<Instant>?) throws(Refusal) -> [AgendaItem] {
        let weeks = now..<now.adding(seconds: 28 * 86_400)
        return try desks.calendar.agenda(
            AgendaQuery(window: window?.clamped(to: weeks) ?? weeks, kinds: [.hydration]))
    }

    /// - Parameters:
    ///   - omissions: what other meetings of the parts tell too.
    ///   - cups: of water, when they are asked for.
    func export(
        _ parts: CalendarParts, _ request: ExportRequest, in window: Range<Instant>?,
        without omissions: FeedOmissions = FeedOmissions(), cups: [AgendaItem] = []
    ) throws(Refusal) -> ExportDocument {
        let meetings = parts.meetings.filter { sourced in
            guard request.wants(sourced) else { return false }
            guard let window else { return true }
            let query = AgendaQuery(window: window, includesCancelled: true)
            return takesPlace(sourced, query, zones: parts.zones)
        }
        let writer = FeedWriter(
            zones: parts.zones.known, defined: parts.zones.defined, profile: request.profile,
            alarms: request.alarms ? Self.alarmLeads : nil, revisions: try revisions(of: meetings))
        let written = writer.write(
            meetings, views: parts.views, without: omissions,
            cups: request.kinds.contains(.hydration) ? cups : [])
        return ExportDocument(bytes: written.bytes, events: written.events)
    }

    /// What rings by itself.
    private static var alarmLeads: [ItemKind: [Int64]] { Leads.standard.byKind }

    private func revisions(of meetings: [SourcedMeeting]) throws(Refusal) -> RevisionTimes {
        let doubtful = meetings.filter { sourced in
            sourced.meeting.entries.contains { $0.revised.at == nil }
        }
        return try looking { transaction, _ in
            var times = RevisionTimes()
            for sourced in doubtful {
                let source = sourced.source
                if source.id == .unstored, let id = sourced.meeting.id, let event = id.event {
                    times.events[id] = try transaction.lastChange(ofEvent: event)
                } else if times.sources[source.id] == nil {
                    let last =
                        source.isPersonal
                        ? try transaction.lastAct(ofPerson: source.personID)
                        : try transaction.lastChange(ofSource: source.id)
                    times.sources[source.id] = last ?? source.created
                }
            }
            return times
        }
    }

    /// Writes a document to a file that is replaced at once when all of it is on disk.
    package func save(_ document: ExportDocument, as path: String) throws(Refusal) {
        try folder.mustNotBeOwn(path)
        try AtomicFile(path: path).write(document.bytes)
    }

    private func exportWindow(_ request: ExportRequest) throws(Refusal) -> Range<Instant>? {
        guard request.from != nil || request.to != nil else { return nil }
        let lower =
            try request.from.map { text throws(Refusal) in try desks.calendar.instant(text) }
            ?? Instant(seconds: WallTime.earliest.seconds)
        let upper =
            try request.to.map { text throws(Refusal) in try desks.calendar.instant(text) }
            ?? Instant(seconds: WallTime.latest.seconds)
        guard lower <= upper else { throw Refusal(.invalid, "refusal.window.backwards") }
        return lower..<upper
    }
}
