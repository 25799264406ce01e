package import Campus
package import Recurrence

/// All that an import alters, side by side: what left one meeting and came to another is one change.
///
/// Many systems write a class that is moved as the old one cancelled and a new one beside it, and a
/// double hour as two: who is told of the first half alone stays at home.
package struct ChangeLedger {
    private enum Kind { case removed, changed, added }

    private struct Row {
        var meeting: Meeting
        var kind: Kind
        var comparison: OccurrenceComparison
    }

    private let finder: ChangeFinder
    private let module: (Meeting) -> ModuleCode?
    private var rows: [Row] = []

    /// - Parameter module: the one module that a meeting is of.
    package init(_ finder: ChangeFinder, module: @escaping (Meeting) -> ModuleCode?) {
        self.finder = finder
        self.module = module
    }

    /// Takes a meeting that is no longer listed.
    ///
    /// - Parameter part: what another meeting has now.
    package mutating func remove(_ meeting: Meeting, but part: SplitSeries.Part) {
        let items = finder.listed(meeting, but: part)
        guard !items.isEmpty else { return }
        rows.append(
            Row(
                meeting: meeting, kind: .removed, comparison: OccurrenceComparison(vanished: items))
        )
    }

    /// Takes a meeting that was not there before.
    ///
    /// - Parameter part: what another meeting had.
    package mutating func add(_ meeting: Meeting, but part: SplitSeries.Part) {
        let items = finder.listed(meeting, but: part)
        guard !items.isEmpty else { return }
        rows.append(
            Row(meeting: meeting, kind: .added, comparison: OccurrenceComparison(appeared: items)))
    }

    /// Takes a meeting that is told differently.
    ///
    /// - Parameter parts: what another meeting has now, and had.
    package mutating func alter(
        _ pair: LossFinder.Pair, but parts: (leaving: SplitSeries.Part, coming: SplitSeries.Part)
    ) {
        guard let comparison = finder.comparison(from: pair.old, to: pair.new, but: parts) else {
            return
        }
        rows.append(Row(meeting: pair.new, kind: .changed, comparison: comparison))
    }

    /// What people are to be told of it.
    ///
    /// - Parameter others: the meetings of the source that the import leaves as they are, in a window; asked only where
    ///   something may stand for something else.
    package mutating func changes(beside others: (Range<Instant>) -> [Meeting]) -> [Change] {
        // Where nothing both left and came there is nothing to put together.
        if rows.contains(where: \.comparison.mayLose), rows.contains(where: \.comparison.mayGain) {
            settleHours()
            settleReplacements(beside: others)
        }
        return rows.flatMap { row -> [Change] in
            let (old, new) = (row.comparison.vanished, row.comparison.appeared)
            switch row.kind {
            case .removed: return Self.whole(.removed, old, of: row.meeting)
            case .added: return Self.whole(.added, new, of: row.meeting)
            case .changed:
                return row.comparison.edits(after: finder.now).map { $0.change(of: row.meeting) }
            }
        }
    }

    private static func whole(
        _ kind: Change.Kind, _ items: [AgendaItem], of meeting: Meeting
    ) -> [Change] {
        guard let first = items.first else { return [] }
        return [Edit(kind: kind, items: items, summary: first.summary).change(of: meeting)]
    }

    // MARK: - Hours that are written otherwise

    /// Time that something took or takes, and where it stands in the ledger.
    private struct Stretch {
        var row: Int
        var slot: OccurrenceComparison.Slot
        var item: AgendaItem
        var span: Range<Instant>

        /// It is of an occurrence that is shorter or longer now, and not all of one.
        var isPiece: Bool { span != item.start.instant..<item.end.instant }
    }

    private struct Class: Hashable {
        var title: PlainWords
        var place: PlaceSpelling
    }

    /// Leaves out what takes place at the same time in the same place under the same name, in other
    /// portions: a double hour that is written as two, or two as one.
    private mutating func settleHours() {
        var lost: [Class: [Stretch]] = [:]
        var gained: [Class: [Stretch]] = [:]
        for row in rows.indices {
            for (slot, item, span) in rows[row].comparison.losses {
                lost[Self.name(of: item), default: []].append(
                    Stretch(row: row, slot: slot, item: item, span: span))
            }
            for (slot, item, span) in rows[row].comparison.gains {
                gained[Self.name(of: item), default: []].append(
                    Stretch(row: row, slot: slot, item: item, span: span))
            }
        }
        var settled: [Int: Set<OccurrenceComparison.Slot>] = [:]
        for (name, left) in lost {
            guard let come = gained[name] else { continue }
            for part in Self.rewritten(Self.united(left), Self.united(come)) {
                settled[part.row, default: []].insert(part.slot)
            }
        }
        let moved = settleHalves(lost, gained, besides: &settled)
        for (row, slots) in settled { rows[row].comparison.leaveOut(slots) }
        rows += moved
    }

    /// The parts of what takes the same time as before.
    private static func rewritten(_ before: [Hours], _ after: [Hours]) -> [Stretch] {
        let same = Set(before.map(\.span)).intersection(after.map(\.span))
        var parts = (before + after).filter { same.contains($0.span) }.flatMap(\.parts)
        let rest = after.filter { !same.contains($0.span) }
        let (byStart, byEnd) = (
            Dictionary(grouping: rest, by: \.span.lowerBound),
            Dictionary(grouping: rest, by: \.span.upperBound)
        )
        for hours in before where !same.contains(hours.span) {
            let near =
                byStart[hours.span.lowerBound]?.first { $0.isCutAbove(as: hours) }
                ?? byEnd[hours.span.upperBound]?.first { $0.isCutBelow(as: hours) }
            if let near { parts += hours.parts + near.parts }
        }
        return parts
    }

    /// Of a double hour one half may take place elsewhere now, which another meeting tells.
    ///
    /// - Parameter settled: what is told elsewhere; what is found here is added.
    /// - Returns: the halves, each as one occurrence in two places.
    private func settleHalves(
        _ lost: [Class: [Stretch]], _ gained: [Class: [Stretch]],
        besides settled: inout [Int: Set<OccurrenceComparison.Slot>]
    ) -> [Row] {
        var halves: [PlainWords: [Range<Instant>: Stretch]] = [:]
        for (name, parts) in lost {
            for part in parts where part.isPiece {
                halves[name.title, default: [:]][part.span] = part
            }
        }
        guard !halves.isEmpty else { return [] }
        var moved: [Row] = []
        for (name, parts) in gained {
            for part in parts where !part.isPiece {
                guard let half = halves[name.title]?[part.span],
                    settled[half.row]?.contains(half.slot) != true,
                    settled[part.row]?.contains(part.slot) != true
                else { continue }
                settled[half.row, default: []].insert(half.slot)
                settled[part.row, default: []].insert(part.slot)
                var old = half.item
                (old.start, old.end) = (part.item.start, part.item.end)
                moved.append(
                    Row(
                        meeting: rows[part.row].meeting, kind: .changed,
                        comparison: OccurrenceComparison(pairs: [(old, part.item)])))
            }
        }
        return moved
    }

    private static func name(of item: AgendaItem) -> Class {
        Class(
            title: PlainWords(CancelledTitle.bare(item.summary)),
            place: PlaceSpelling(item.location ?? ""))
    }

    /// Time without a gap, or with those that a bell leaves between two hours.
    private struct Hours {
        var span: Range<Instant>
        var parts: [Stretch]

        /// So long is a pause at most, in seconds.
        static let pause: Int64 = 15 * 60

        /// Whether the two begin alike, and where one is cut the other ends a pause from there at most.
        func isCutAbove(as other: Hours) -> Bool {
            (endsWithin || other.endsWithin)
                && abs(span.upperBound - other.span.upperBound) <= Self.pause
        }

        /// Whether the two end alike, and where one is cut the other begins a pause from there at most.
        func isCutBelow(as other: Hours) -> Bool {
            (beginsWithin || other.beginsWithin)
                && abs(span.lowerBound - other.span.lowerBound) <= Self.pause
        }

        private var beginsWithin: Bool {
            parts.contains {
                $0.span.lowerBound == span.lowerBound && $0.item.start.instant < span.lowerBound
            }
        }

        private var endsWithin: Bool {
            parts.contains {
                $0.span.upperBound == span.upperBound && $0.item.end.instant > span.upperBound
            }
        }
    }

    private static func united(_ parts: [Stretch]) -> [Hours] {
        var united: [Hours] = []
        for part in parts.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            if let last = united.last,
                part.span.lowerBound <= last.span.upperBound.adding(seconds: Hours.pause)
            {
                let end = max(last.span.upperBound, part.span.upperBound)
                united[united.count - 1].span = last.span.lowerBound..<end
                united[united.count - 1].parts.append(part)
            } else {
                united.append(Hours(span: part.span, parts: [part]))
            }
        }
        return united
    }

    // MARK: - Replacements

    /// An occurrence that left, or came, and where it stands in the ledger.
    private struct Place {
        var row: Int
        var slot: OccurrenceComparison.Slot
        var item: AgendaItem
        var title: PlainWords
        var words: Set<Substring>
        /// A lecture that is gone is not the exam that is new.
        var kind: MeetingKind?
        var module: ModuleCode?
    }

    /// What is nearer than that may stand for another, in seconds.
    private static let near: Int64 = 7 * 86_400
    /// Where more would have to be looked at nothing is put together: so much is no single class that moved.
    private static let mostLooks = 200_000

    /// What came, by what it is called and the module that it is of, each in order of the start.
    private struct Candidates {
        private let places: [Place]
        private var byTitle: [PlainWords: [Int]]
        private var byModule: [ModuleCode: [Int]] = [:]

        init(_ found: [Place]) {
            places = found
            let order = found.indices.sorted {
                (found[$0].item.start.instant, $0) < (found[$1].item.start.instant, $1)
            }
            byTitle = Dictionary(grouping: order) { found[$0].title }
            for place in order {
                if let module = found[place].module { byModule[module, default: []].append(place) }
            }
        }

        /// What may be called as something that left, and is near it in time.
        func near(_ old: Place) -> Set<Int> {
            let named = old.title.isEmpty ? [] : byTitle[old.title] ?? []
            let ofModule = old.module.flatMap { byModule[$0] } ?? []
            return Set(window(of: named, around: old) + window(of: ofModule, around: old))
        }

        private func window(of order: [Int], around old: Place) -> ArraySlice<Int> {
            let start = old.item.start.instant
            let first = order.partition(where: {
                places[$0].item.start.instant > start.adding(seconds: -near)
            })
            let end = order.partition(where: {
                places[$0].item.start.instant >= start.adding(seconds: near)
            })
            return order[first..<max(first, end)]
        }

        private var near: Int64 { ChangeLedger.near }
    }

    /// Puts what vanished and what is new of one name, or of one module and much the same name,
    /// together where they are near each other: the nearest first.
    ///
    /// Of parallel groups one may end and another begin: where a class has one that stays, which is which is
    /// not known.
    private mutating func settleReplacements(beside others: (Range<Instant>) -> [Meeting]) {
        let lost = places(\.lost)
        let found = places(\.found)
        guard !lost.isEmpty, !found.isEmpty else { return }
        let candidates = Candidates(found)
        var pairs: [(old: Int, new: Int, distance: Int64)] = []
        var looks = 0
        for old in lost.indices {
            for new in candidates.near(lost[old]) {
                looks += 1
                guard looks <= Self.mostLooks else { return }
                guard Self.isSame(lost[old], found[new]) else { continue }
                let distance = abs(found[new].item.start.instant - lost[old].item.start.instant)
                if distance < Self.near { pairs.append((old, new, distance)) }
            }
        }
        guard !pairs.isEmpty else { return }
        let parallels = Self.parallels(of: pairs.map { lost[$0.old].item }, others)
        pairs.removeAll { parallels.contains(Hour(lost[$0.old].item)) }
        var (takenOld, takenNew) = (Set<Int>(), Set<Int>())
        let nearest = pairs.sorted(by: {
            ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new)
        }).filter { pair in
            guard !takenOld.contains(pair.old), !takenNew.contains(pair.new) else { return false }
            takenOld.insert(pair.old)
            takenNew.insert(pair.new)
            return true
        }
        var moved: [Int: [(old: AgendaItem, new: AgendaItem)]] = [:]
        var settled: [Int: Set<OccurrenceComparison.Slot>] = [:]
        let rowPairs = Dictionary(grouping: nearest) { [lost[$0.old].row, found[$0.new].row] }
        for (ends, pairs) in rowPairs where isReplaced(ends[0], by: ends[1], pairs.count) {
            for pair in pairs {
                let (old, new) = (lost[pair.old], found[pair.new])
                moved[new.row, default: []].append((old.item, new.item))
                settled[old.row, default: []].insert(old.slot)
                settled[new.row, default: []].insert(new.slot)
            }
        }
        for (row, slots) in settled { rows[row].comparison.leaveOut(slots) }
        for (row, items) in moved.sorted(by: { $0.key < $1.key }) {
            rows.append(
                Row(
                    meeting: rows[row].meeting, kind: .changed,
                    comparison: OccurrenceComparison(
                        pairs: items.sorted { $0.new.start.instant < $1.new.start.instant })))
        }
    }

    /// Whether so many pairs make one row the other: of two series, all of the shorter one, since series that meet
    /// here and there by chance are two.
    private func isReplaced(_ old: Int, by new: Int, _ pairs: Int) -> Bool {
        guard rows[old].kind == .removed, rows[new].kind == .added else { return true }
        let (left, come) = (rows[old].comparison.lost.count, rows[new].comparison.found.count)
        return pairs >= min(left, come)
    }

    /// What a class is called, and when in the week it begins on the wall clock.
    private struct Hour: Hashable {
        var title: PlainWords
        var weekday: Int
        var second: Int

        init(_ item: AgendaItem) {
            self.init(item.summary, item.start.wall)
        }

        init(_ summary: String, _ wall: WallTime) {
            title = PlainWords(CancelledTitle.bare(summary))
            weekday = wall.date.weekday.rawValue
            second = wall.secondOfDay
        }
    }

    /// The hours of some items at which another meeting of their name takes place.
    private static func parallels(
        of items: [AgendaItem], _ others: (Range<Instant>) -> [Meeting]
    ) -> Set<Hour> {
        let starts = items.map(\.start.instant)
        guard let first = starts.min(), let last = starts.max() else { return [] }
        let day: Int64 = 86_400
        let dates = Dictionary(grouping: items, by: Hour.init).mapValues { items in
            Set(items.map(\.start.wall.date))
        }
        var found: Set<Hour> = []
        for meeting in others(first.adding(seconds: -day)..<last.adding(seconds: day)) {
            guard let main = meeting.main, main.status != .cancelled else { continue }
            let hour = Hour(main.summary, main.start.wall)
            guard let dates = dates[hour] else { continue }
            if main.recurrence != nil || dates.contains(main.start.wall.date) {
                found.insert(hour)
            }
        }
        return found
    }

    private func places(
        _ slots: (OccurrenceComparison) -> [(slot: OccurrenceComparison.Slot, item: AgendaItem)]
    ) -> [Place] {
        rows.indices.flatMap { row -> [Place] in
            let found = slots(rows[row].comparison).filter { $0.item.end.instant > finder.now }
            guard !found.isEmpty else { return [] }
            let module = module(rows[row].meeting)
            return found.map { slot, item in
                let bare = CancelledTitle.bare(item.summary)
                let title = PlainWords(bare)
                return Place(
                    row: row, slot: slot, item: item, title: title,
                    words: Set(title.text.split(separator: " ")),
                    kind: MeetingKind(summary: bare, categories: nil, details: nil), module: module)
            }
        }
    }

    /// Whether two may be one class: called the same, or of one module and called much the same.
    private static func isSame(_ old: Place, _ new: Place) -> Bool {
        let (mine, theirs) = (old.title, new.title)
        if !mine.isEmpty, mine == theirs { return true }
        guard let module = old.module, module == new.module, old.kind == new.kind else {
            return false
        }
        return old.words.isSubset(of: new.words) || new.words.isSubset(of: old.words)
    }
}

extension [Int] {
    /// The first place of which something holds, as it does of all after it.
    fileprivate func partition(where holds: (Int) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
