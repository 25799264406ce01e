import Campus
import Recurrence

/// What left under one UID and came under another.
extension ChangeLedger {
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
    mutating func settleReplacements(beside others: (Range<Instant>) -> [Meeting]) {
        let lost = places(\.lost)
        let found = places(\.found)
        var moved: [Int: [(old: AgendaItem, new: AgendaItem)]] = [:]
        var settled: [Int: Set<OccurrenceComparison.Slot>] = [:]
        let pairs = nearestPairs(lost, found, beside: others)
        let rowPairs = Dictionary(grouping: pairs) { [$0.old.row, $0.new.row] }
        for (ends, pairs) in rowPairs where isReplaced(ends[0], by: ends[1], pairs.count) {
            for (old, new) in pairs {
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

    /// What left with what came in its place, each at most once: none where there is too much to look at.
    private func nearestPairs(
        _ lost: [Place], _ found: [Place], beside others: (Range<Instant>) -> [Meeting]
    ) -> [(old: Place, new: Place)] {
        guard !lost.isEmpty, !found.isEmpty else { return [] }
        let candidates = Candidates(found)
        var pairs: [(old: Int, new: Int, distance: Int64)] = []
        var looks = 0
        for old in lost.indices {
            for new in candidates.near(lost[old]) {
                looks += 1
                guard looks <= Self.mostLooks else { return [] }
                guard Self.isSame(lost[old], found[new]) else { continue }
                let distance = abs(found[new].item.start.instant - lost[old].item.start.instant)
                if distance < Self.near { pairs.append((old, new, distance)) }
            }
        }
        guard !pairs.isEmpty else { return [] }
        let parallels = Self.parallels(of: pairs.map { lost[$0.old].item }, others)
        pairs.removeAll { parallels.contains(Self.hour(of: lost[$0.old].item)) }
        var (takenOld, takenNew) = (Set<Int>(), Set<Int>())
        return pairs.sorted(by: {
            ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new)
        }).filter { pair in
            guard !takenOld.contains(pair.old), !takenNew.contains(pair.new) else { return false }
            takenOld.insert(pair.old)
            takenNew.insert(pair.new)
            return true
        }.map { (lost[$0.old], found[$0.new]) }
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
    }

    private static func hour(_ summary: String, _ wall: WallTime) -> Hour {
        Hour(
            title: PlainWords(summary), weekday: wall.date.weekday.rawValue,
            second: wall.secondOfDay)
    }

    private static func hour(of item: AgendaItem) -> Hour { hour(item.summary, item.start.wall) }

    /// The hours of some items at which another meeting of their name takes place.
    private static func parallels(
        of items: [AgendaItem], _ others: (Range<Instant>) -> [Meeting]
    ) -> Set<Hour> {
        let starts = items.map(\.start.instant)
        guard let first = starts.min(), let last = starts.max() else { return [] }
        let day: Int64 = 86_400
        let dates = Dictionary(grouping: items) { hour(of: $0) }.mapValues { items in
            Set(items.map(\.start.wall.date))
        }
        var found: Set<Hour> = []
        for meeting in others(first.adding(seconds: -day)..<last.adding(seconds: day)) {
            guard let main = meeting.main, main.status != .cancelled else { continue }
            let known = hour(main.summary, main.start.wall)
            guard let dates = dates[known] else { continue }
            if main.recurrence != nil || dates.contains(main.start.wall.date) {
                found.insert(known)
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
                let title = PlainWords(item.summary)
                return Place(
                    row: row, slot: slot, item: item, title: title,
                    words: Set(title.text.split(separator: " ")),
                    kind: MeetingKind(summary: item.summary, categories: nil, details: nil),
                    module: module)
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
