import Campus
import Recurrence

/// Makes one item of what several sources tell of one class.
struct SourceMerging {
    private let shared: SharedMeetings
    private let query: AgendaQuery
    private let zones: ZoneTable

    init(_ meetings: [SourcedMeeting], _ query: AgendaQuery, zones: ZoneTable) {
        self.query = query
        self.zones = zones
        shared = SharedMeetings(meetings)
    }

    /// - Parameter items: of the meetings, in order of the agenda.
    ///   They become each class once, in no order. Items are large: those that nobody else tells of
    ///   are not copied.
    func merge(_ items: inout [AgendaItem]) {
        guard !shared.isEmpty else { return }
        var tellings: [Telling] = []
        items.removeAll { item in
            guard let sourced = shared[item.id.meeting] else { return false }
            tellings.append(Telling(item, of: sourced))
            return true
        }
        for index in tellings.indices where isStale(tellings[index]) {
            tellings[index].item.status = .cancelled
        }
        let moved = moved(tellings)
        if !moved.isEmpty {
            tellings += moved
            tellings.sort { isBefore($0.item, $1.item) }
        }
        var merged: [AgendaItem] = []
        var isFolded = Array(repeating: false, count: tellings.count)
        for members in Deduplication(tellings).classes {
            for member in members { isFolded[member] = true }
            if let item = Self.item(of: members.map { tellings[$0] }) { merged.append(item) }
        }
        for index in tellings.indices where !isFolded[index] { merged.append(tellings[index].item) }
        // What was moved may be out of sight.
        items += merged.filter { query.overlaps($0.start.instant, $0.end.instant) }
    }

    /// Whether a newer copy of its series leaves the occurrence out.
    private func isStale(_ telling: Telling) -> Bool {
        guard let original = telling.item.id.original else { return false }
        return (shared.copies[telling.item.uid] ?? []).contains { copy in
            guard let id = copy.meeting.id, id != telling.item.id.meeting,
                copy.meeting.main?.recurrence != nil,
                Telling.Origin(copy.source) != telling.origin,
                telling.isOlder(than: copy.meeting)
            else { return false }
            return occurrence(original, of: copy) == nil
        }
    }

    /// The other copies of occurrences that are elsewhere in time: an item may be a copy of one that
    /// a newer copy has moved out of sight.
    private func moved(_ tellings: [Telling]) -> [Telling] {
        guard !shared.copies.isEmpty else { return [] }
        let known = Set(tellings.map(\.item.id))
        var found: [ItemID: Telling] = [:]
        for telling in tellings {
            for copy in shared.copies[telling.item.uid] ?? [] {
                guard let id = copy.meeting.id else { continue }
                let item = ItemID(meeting: id, original: telling.item.id.original)
                guard !known.contains(item), found[item] == nil,
                    Telling.Origin(copy.source) != telling.origin,
                    let other = occurrence(item.original, of: copy)
                else { continue }
                found[item] = Telling(other, of: copy)
            }
        }
        return Array(found.values)
    }

    /// One occurrence of a meeting, wherever it is now; nil when it has none with that original.
    private func occurrence(_ original: WallTime?, of sourced: SourcedMeeting) -> AgendaItem? {
        let told = original.flatMap { sourced.meeting.exception(at: $0) }?.entry
        guard let entry = told ?? sourced.meeting.main else { return nil }
        let wall = told == nil ? original ?? entry.start.wall : entry.start.wall
        let start = zones.zone(of: entry.start.basis, in: sourced.source).instant(of: wall)
        let near = AgendaQuery(
            window: start..<start.adding(seconds: 1), includesCancelled: true)
        return expand([sourced.narrowed(to: original)], near, zones: zones).first {
            $0.id.original == original
        }
    }

    /// One item of what some sources tell of one class.
    ///
    /// It is what the first of them by precedence tells, with what that leaves out filled in. Its id
    /// is the lowest, whoever is believed: so it stays when another one has news.
    private static func item(of tellings: [Telling]) -> AgendaItem? {
        let areCopies = tellings.dropFirst().allSatisfy { $0.item.uid == tellings[0].item.uid }
        let ranked = tellings.sorted { Telling.precedes($0, $1, areCopies: areCopies) }
        guard var item = ranked.first?.item else { return nil }
        var marks = item.marks
        for other in ranked.dropFirst() {
            item.fill(from: other.item)
            marks.alsoFrom.append(
                AlsoFrom(
                    id: other.item.id, source: other.item.source,
                    differences: other.differences(from: item)))
        }
        let told = item.id
        item.id = tellings.map(\.item.id).min() ?? told
        if item.id != told { marks.told = told }
        item.marks = marks
        return item
    }
}

extension AgendaItem {
    /// Takes over what is not told here.
    fileprivate mutating func fill(from other: AgendaItem) {
        var filled = facts
        filled.fill(from: other.facts)
        if filled != facts { facts = filled }
    }
}

extension ItemFacts {
    fileprivate mutating func fill(from other: ItemFacts) {
        location = location ?? other.location
        details = details ?? other.details
        url = url ?? other.url
        module = module ?? other.module
        meetingKind = meetingKind ?? other.meetingKind
        group = group ?? other.group
        if other.kind == .exam { kind = .exam }
    }
}
