package import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// One's own entries, and taking the last act back.
package struct PersonalDesk: Desk {
    package let desks: Desks
}

extension PersonalDesk {
    /// Adds an entry of the person's own; gives it, or the first of its series.
    ///
    /// - Parameters:
    ///   - leads: when it rings, as in `1d,30m`; nil for when such entries do.
    ///   - note: nil for none.
    package func add(
        _ words: PersonalWords, leads: String? = nil, note: String? = nil
    ) throws(Refusal) -> AgendaItem {
        var view = ItemView()
        view.leads = try leads.flatMap { text throws(Refusal) in try LeadWords.leads(text) }
        view.note = try note.flatMap { text throws(Refusal) in try ItemDesk.note(text) }
        let kept = view.isEmpty ? nil : view
        let edit = try reader.edit(words, of: nil, in: zone)
        guard let summary = edit.summary, let start = edit.start, let extent = edit.extent else {
            throw Refusal(.invalid, "refusal.entry.untitled")
        }
        var entry = MeetingEntry(
            start: start, extent: extent, kind: .personal, summary: summary,
            location: edit.location.flatMap { $0.isEmpty ? nil : $0 })
        entry.recurrence = edit.rule.map { series($0, from: start) }
        let meeting = Meeting(uid: "", main: entry)
        let stored = try act(.add, on: nil, view: kept) { _ throws(Refusal) in
            AlteredMeetings([meeting])
        }
        return try item(stored.first, entry.recurrence == nil ? nil : start.wall)
    }

    /// Alters an entry of the person's own.
    ///
    /// - Parameters:
    ///   - part: of a series; not needed for a single entry, nor for an id of a whole series.
    /// - Returns: the entry, or the occurrence of that id, as it is now.
    package func edit(
        _ text: String, part: SeriesPart?, _ words: PersonalWords
    ) throws(Refusal) -> AgendaItem {
        let id = try itemID(text)
        guard !words.isEmpty else {
            throw Refusal(.invalid, "refusal.entry.unchanged")
        }
        var shown = id.original
        let stored = try act(.edit, on: id.meeting) { before throws(Refusal) in
            let own = try own(before, text)
            let editing = try PersonalEditing(desks, of: own, id, typed: text, part: part)
            let edited = try editing.edited(words)
            shown = edited.shown
            return AlteredMeetings(
                edited.meetings, moves: moves(from: own, to: edited.meetings),
                single: words.endsRepetition ? editing.shown : nil)
        }
        return try item(stored.last, shown)
    }

    /// Deletes an entry of the person's own.
    ///
    /// - Returns: the entry, or the occurrence of that id, as it was.
    package func delete(_ text: String, _ part: SeriesPart?) throws(Refusal) -> AgendaItem {
        let id = try itemID(text)
        var shown: AgendaItem?
        _ = try act(.delete, on: id.meeting) { before throws(Refusal) in
            let own = try own(before, text)
            let editing = try PersonalEditing(desks, of: own, id, typed: text, part: part)
            shown = try item(own, editing.shown)
            return AlteredMeetings(try editing.deleted())
        }
        return try shown.orThrow(unknownItem(text))
    }

    /// Whether an id is of one occurrence in a series of the person's own, so that it has to be said
    /// which part of it is meant.
    package func isInSeries(_ text: String) throws(Refusal) -> Bool {
        let (store, id) = (store, try itemID(text))
        let found = try translating { () throws(StorageError) in
            try store.look { try $0.sourcedMeeting(id.meeting) }
        }
        let own = try own(found, text)
        return id.original != nil && own.meeting.main?.recurrence != nil
    }

    // MARK: - Parts

    /// Asked within a transaction too, so that it knows the weeks of the campus and none of a feed.
    var reader: PersonalReader {
        PersonalReader(now: now, zone: zone, weeks: desks.calendar.campusDays(ofWeek:))
    }

    func series(_ rule: RecurrenceRule, from start: Moment) -> RecurrenceSet {
        RecurrenceSet(start: start.wall, isDate: start.basis == .date, rules: [rule])
    }

    /// The zone an entry is in; the person's for whole days.
    func zone(of entry: MeetingEntry) -> Zone {
        switch entry.start.basis {
        case .date, .floating: zone
        case .utc: .utc
        case .zone(let id): zones.zone(id) ?? zone
        }
    }

    func itemID(_ text: String) throws(Refusal) -> ItemID {
        try ItemID(text).orThrow(unknownItem(text))
    }

    func unknownItem(_ text: String) -> Refusal {
        let shown = text.prefix(40).description.harmless.oneLine
        return Refusal(.missing, "refusal.item.unknown", with: ["item": "\(shown)"])
    }

    /// - Throws: what keeps the person from altering it.
    func own(
        _ found: SourcedMeeting?, _ text: String
    ) throws(Refusal) -> SourcedMeeting {
        if let event = ItemID(text)?.event {
            throw Refusal(
                .forbidden, "refusal.entry.event", with: ["item": "\(text)", "event": "\(event)"])
        }
        let found = try found.orThrow(unknownItem(text))
        guard found.source.personID == person.id else {
            throw Refusal(.forbidden, "refusal.entry.foreign", with: ["item": "\(text)"])
        }
        guard found.source.isPersonal else {
            throw Refusal(
                .forbidden, "refusal.entry.imported",
                with: ["item": "\(text)", "source": "\(found.source.name.harmless)"])
        }
        return found
    }

    /// An occurrence of a meeting as the agenda shows it; the first when there is no longer any
    /// such one.
    private func item(
        _ sourced: SourcedMeeting?, _ original: WallTime?
    ) throws(Refusal) -> AgendaItem {
        guard let sourced, let main = sourced.meeting.main else {
            throw Refusal(.missing, "refusal.entry.gone")
        }
        let first = SeriesEditor(sourced.meeting, zone: zone(of: main))?.first
        return try
            (occurrence(of: sourced, main, original)
            ?? occurrence(of: sourced, main, first))
            .orThrow(Refusal(.missing, "refusal.entry.never"))
    }

    private func occurrence(
        of sourced: SourcedMeeting, _ main: MeetingEntry, _ original: WallTime?
    ) -> AgendaItem? {
        let told = sourced.meeting.exceptions.first { $0.original == original }?.entry
        let wall = told?.start.wall ?? original ?? main.start.wall
        let start = zone(of: told ?? main).instant(of: wall)
        let query = AgendaQuery(window: start..<start.adding(seconds: 1))
        return expand([sourced], query, zones: zoneTable(of: [sourced.meeting])).first {
            $0.id.original == original
        }
    }
}
