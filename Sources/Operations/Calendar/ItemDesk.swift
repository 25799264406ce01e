package import Campus
import Recurrence
import Scheduling
import Storage
package import Words

/// What a person types to change their view of an item; nil leaves it, an empty text takes it back.
package struct ItemEdit: Sendable {
    package var isHidden: Bool?
    /// `all` for every group again.
    package var group: String?
    package var name: String?
    package var note: String?
    package var colour: String?
    /// As in `20m` or `1d,30m`; `none` for no reminder, `usual` for those of its kind.
    package var leads: String?

    package init(
        isHidden: Bool? = nil, group: String? = nil, name: String? = nil, note: String? = nil,
        colour: String? = nil, leads: String? = nil
    ) {
        self.isHidden = isHidden
        self.group = group
        self.name = name
        self.note = note
        self.colour = colour
        self.leads = leads
    }

    /// Nothing is to be changed.
    package var isEmpty: Bool {
        isHidden == nil && [group, name, note, colour, leads].allSatisfy { $0 == nil }
    }
}

/// What a person sets on single items of the agenda, and how items are named.
package struct ItemDesk: Desk {
    package let desks: Desks
}

extension ItemDesk {
    /// One item of the person's agenda.
    ///
    /// - Throws: `Refusal.missing` when the agenda has no such item.
    package func item(_ text: String) throws(Refusal) -> AgendaItem {
        let id = try ItemID(text).orThrow(desks.personal.unknownItem(text))
        let window = try surroundings(of: id).orThrow(desks.personal.unknownItem(text))
        let query = AgendaQuery(window: window, includesCancelled: true)
        let items = try desks.calendar.agenda(query)
        let found = items.first { item in item.id == id || item.tellings.contains(id) }
        // A series is shown by its first occurrence.
        let first = id.original == nil ? items.first { $0.id.meeting == id.meeting } : nil
        return try (found ?? first).orThrow(desks.personal.unknownItem(text))
    }

    /// What the person changed about an item; nil where they changed nothing.
    package func view(of item: AgendaItem) throws(Refusal) -> ItemView? {
        try looking { transaction, viewer in
            try transaction.itemViews(of: viewer).view(of: item.id)
        }
    }

    /// How an item repeats, as `every Tuesday until 18 December`; nil where it does not.
    package func repetition(of item: AgendaItem) throws(Refusal) -> Message? {
        guard item.recurrenceID != nil, let main = try knownMeeting(item.id.meeting)?.main else {
            return nil
        }
        let clock = main.start.basis == .date ? nil : desks.personal.zone(of: main)
        return main.recurrence?.rules.first?.message(from: main.start.wall, in: clock)
    }

    /// Changes how the person sees an item, whatever its source says, now and after every import.
    ///
    /// - Parameter isSeries: for all of its series, instead of for the one occurrence.
    /// - Returns: the item as it is now.
    package func change(
        _ text: String, _ words: ItemEdit, isSeries: Bool
    ) throws(Refusal) -> AgendaItem {
        let item = try item(text)
        guard item.id.cup == nil else {
            throw Refusal(.invalid, "refusal.item.cup")
        }
        let id = ItemID(meeting: item.id.meeting, original: isSeries ? nil : item.id.original)
        try acting(.item) { transaction, actor in
            let group = words.group == nil ? nil : item.module.map { ($0, item.meetingKind) }
            try transaction.note(
                PersonalAct(.item, summary: Self.actSummary(of: item), at: now), of: actor,
                on: id, group: group)
            var view = try transaction.itemView(of: id, for: actor)
            try apply(words, to: &view)
            try transaction.set(view, of: id, for: actor)
            if let group = words.group { try choose(group, for: item, actor, in: transaction) }
        }
        return try self.item(text)
    }

    /// What an act on an item is called afterwards.
    ///
    /// Somebody else's event goes by its number: its title is theirs, and goes when they are erased.
    private static func actSummary(of item: AgendaItem) -> String {
        item.id.event.map { "e\($0)" } ?? item.summary
    }

    private func apply(_ words: ItemEdit, to view: inout ItemView) throws(Refusal) {
        if let isHidden = words.isHidden { view.isHidden = isHidden ? true : nil }
        if let name = words.name { view.name = try Self.written(name, "text.name", upTo: 200) }
        if let note = words.note { view.note = try Self.note(note) }
        if let colour = words.colour { view.colour = try Self.colour(colour) }
        if let leads = words.leads { view.leads = try LeadWords.leads(leads) }
    }

    /// A note as it is kept; nil for an empty one.
    static func note(_ text: String) throws(Refusal) -> String? {
        try written(text, "text.note", upTo: 4_000)
    }

    private static func written(
        _ text: String, _ what: String, upTo most: Int
    ) throws(Refusal) -> String? {
        text.isEmpty
            ? nil : try WrittenText.checked(text, as: what, atMost: most, allowsLines: true)
    }

    private static func colour(_ text: String) throws(Refusal) -> Colour? {
        guard !text.isEmpty else { return nil }
        let names = Colour.allCases.map(\.rawValue)
        return try Colour(rawValue: text.lowercased()).orThrow(
            Refusal(
                .invalid, "refusal.item.colour",
                with: ["colour": "\(text.harmless)", "colours": "\(names.joined(separator: ", "))"])
        )
    }

    private func choose(
        _ group: String, for item: AgendaItem, _ actor: Person, in transaction: Transaction
    ) throws {
        guard let module = item.module, item.kind.isTaught else {
            throw Refusal(.invalid, "refusal.item.moduleless", with: ["item": "\(item.id)"])
        }
        let key = ParallelGroups.Key(module, item.meetingKind)
        guard group.lowercased() != "all" else {
            try transaction.chooseGroup(nil, of: key.module, key.kind, for: actor)
            return
        }
        let known = try desks.calendar.groups(of: actor, in: transaction).names[key] ?? []
        guard let name = known.first(where: { $0.lowercased() == group.lowercased() }) else {
            let names = known.sorted { ($0.count, $0) < ($1.count, $1) }
                .joined(separator: ", ")
            guard !known.isEmpty else {
                throw Refusal(
                    .missing, "refusal.item.groupless", with: ["item": "\(item.summary.harmless)"])
            }
            throw Refusal(
                .missing, "refusal.item.group",
                with: ["group": "\(group.harmless)", "groups": "\(names)"])
        }
        try transaction.chooseGroup(name, of: key.module, key.kind, for: actor)
    }

    /// Some days around the item; nil when there is no such meeting.
    private func surroundings(of id: ItemID) throws(Refusal) -> Range<Instant>? {
        if let cup = id.cup { return zone.instants(cup.day..<cup.day.adding(days: 2)) }
        guard let meeting = try knownMeeting(id.meeting) else { return nil }
        let told = meeting.exceptions.first { $0.original == id.original }?.entry
        let wall = told?.start.wall ?? id.original ?? meeting.main?.start.wall
        return wall.map { wall in
            // The wall time is in whatever zone; no zone is two days away from UTC.
            let start = Instant(seconds: wall.seconds)
            // Of a series the first hour may have been taken out.
            let days: Int64 = id.original == nil && meeting.main?.recurrence != nil ? 370 : 2
            return start.adding(seconds: -2 * 86_400)..<start.adding(seconds: days * 86_400)
        }
    }

    /// A meeting of the home, or an event that the person joined, as one; nil when there is none.
    func knownMeeting(_ id: MeetingID) throws(Refusal) -> Meeting? {
        guard id.event == nil else {
            return try desks.calendar.meetings(in: nil).first { $0.meeting.id == id }?.meeting
        }
        let store = store
        return try translating { () throws(StorageError) in
            try store.look { try $0.sourcedMeeting(id) }
        }?.meeting
    }
}
