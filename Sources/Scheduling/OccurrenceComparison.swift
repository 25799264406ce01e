import Campus
import Recurrence

/// The occurrences of one meeting before and after an import, side by side.
///
/// What `OccurrenceMatching` is sure of is the same; what is left on both sides is paired when it was
/// probably moved.
struct OccurrenceComparison {
    private var pairs: [(old: AgendaItem, new: AgendaItem)] = []
    private(set) var vanished: [AgendaItem] = []
    private(set) var appeared: [AgendaItem] = []
    /// Pairs of a series that takes place at another rhythm now, which are one edit.
    private var repeated: [(old: AgendaItem, new: AgendaItem)] = []

    /// - Parameters:
    ///   - before: in order of the start.
    ///   - after: likewise.
    ///   - areSingle: each is one dated hour, and so the same.
    ///   - hasOtherRhythm: the series takes place daily instead of weekly, say.
    init(
        _ before: [AgendaItem], _ after: [AgendaItem], areSingle: Bool, hasOtherRhythm: Bool = false
    ) {
        if areSingle, let old = before.first, let new = after.first {
            pairs = [(old, new)]
            return
        }
        let areWhole = !before.contains(where: \.isCut) && !after.contains(where: \.isCut)
        let sure = OccurrenceMatching(
            before.map(\.hourInSeries), after.map(\.hourInSeries), areWhole: areWhole
        ).pairs
        pairs = sure.map { (before[$0.old], after[$0.new]) }
        let (old, new) = (Set(sure.map(\.old)), Set(sure.map(\.new)))
        vanished = before.indices.filter { !old.contains($0) }.map { before[$0] }
            .filter(\.takesPlace)
        appeared = after.indices.filter { !new.contains($0) }.map { after[$0] }
            .filter(\.takesPlace)
        if hasOtherRhythm {
            repeated = Array(zip(vanished, appeared))
            vanished.removeFirst(repeated.count)
            appeared.removeFirst(repeated.count)
        } else {
            pairMoved(isWhole: !pairs.contains { $0.old.takesPlace && $0.new.takesPlace })
        }
    }

    /// - Parameter pairs: what is known to be the same.
    init(pairs: [(old: AgendaItem, new: AgendaItem)]) { self.pairs = pairs }

    /// - Parameters:
    ///   - vanished: what is gone, in order of the start.
    ///   - appeared: what is new, likewise.
    init(vanished: [AgendaItem] = [], appeared: [AgendaItem] = []) {
        self.vanished = vanished
        self.appeared = appeared
    }

    /// Pairs what vanished with what appeared, where it was probably moved: for words alone.
    ///
    /// A series of which nothing is where it was has been moved as a whole: first to first. In any
    /// other, an occurrence that vanished was moved to the nearest new one within a week, and else
    /// cancelled.
    private mutating func pairMoved(isWhole: Bool) {
        var left: [AgendaItem] = []
        for old in vanished {
            guard let index = isWhole ? appeared.indices.first : nearest(to: old) else {
                left.append(old)
                continue
            }
            pairs.append((old, appeared.remove(at: index)))
        }
        vanished = left
    }

    private func nearest(to old: AgendaItem) -> Int? {
        func distance(_ index: Int) -> Int64 {
            abs(appeared[index].start.instant.seconds - old.start.instant.seconds)
        }
        return appeared.indices.min { distance($0) < distance($1) }
            .flatMap { distance($0) < 7 * 86_400 ? $0 : nil }
    }

    /// The edits, in order of the first occurrence concerned; nothing of what is over.
    func edits(after now: Instant) -> [Edit] {
        var found: [Key: [(old: AgendaItem, new: AgendaItem)]] = [:]
        for pair in pairs where max(pair.old.end.instant, pair.new.end.instant) > now {
            for key in Key.all(from: pair.old, to: pair.new) {
                found[key, default: []].append(pair)
            }
        }
        for pair in repeated where max(pair.old.end.instant, pair.new.end.instant) > now {
            for key in Key.all(from: pair.old, to: pair.new) {
                found[key.isMove ? .repeated : key, default: []].append(pair)
            }
        }
        for old in vanished where old.end.instant > now {
            found[.cancelled, default: []].append((old, old))
        }
        for new in appeared where new.end.instant > now {
            found[.added(from: nil), default: []].append((new, new))
        }
        return found.map { key, pairs in key.edit(pairs) }
            .sorted { ($0.startsAt, $0.kind.rank) < ($1.startsAt, $1.kind.rank) }
    }
}

/// What others may have had, or have now.
extension OccurrenceComparison {
    /// Where an occurrence stands.
    enum Slot: Hashable {
        case pair(Int), vanished(Int), appeared(Int)
    }

    /// What does not take place any more.
    var lost: [(slot: Slot, item: AgendaItem)] {
        let cancelled = pairs.indices.filter {
            pairs[$0].old.takesPlace && !pairs[$0].new.takesPlace
        }
        return cancelled.map { (slot: Slot.pair($0), item: pairs[$0].old) }
            + vanished.indices.map { (slot: Slot.vanished($0), item: vanished[$0]) }
    }

    /// What takes place where nothing did.
    var found: [(slot: Slot, item: AgendaItem)] {
        appeared.indices.map { (slot: Slot.appeared($0), item: appeared[$0]) }
    }

    /// Whether there may be something in `losses`.
    var mayLose: Bool {
        !vanished.isEmpty || pairs.contains { $0.old.takesPlace && Self.isAltered($0) }
    }

    /// Whether there may be something in `gains`.
    var mayGain: Bool {
        !appeared.isEmpty || pairs.contains { $0.new.takesPlace && Self.isAltered($0) }
    }

    private static func isAltered(_ pair: (old: AgendaItem, new: AgendaItem)) -> Bool {
        pair.old.takesPlace != pair.new.takesPlace || pair.old.span != pair.new.span
    }

    /// The time that is not taken any more: by what is lost, and by what is shorter in its place.
    var losses: [(slot: Slot, item: AgendaItem, span: Range<Instant>)] {
        lost.map { (slot: $0.slot, item: $0.item, span: $0.item.span) }
            + shortened.flatMap { place in
                let (old, new) = pairs[place]
                return old.span.without(new.span).map {
                    (slot: Slot.pair(place), item: old, span: $0)
                }
            }
    }

    /// The time that was not taken before.
    var gains: [(slot: Slot, item: AgendaItem, span: Range<Instant>)] {
        found.map { (slot: $0.slot, item: $0.item, span: $0.item.span) }
            + shortened.flatMap { place in
                let (old, new) = pairs[place]
                return new.span.without(old.span).map {
                    (slot: Slot.pair(place), item: new, span: $0)
                }
            }
    }

    /// The places of those that begin or end otherwise, and are told the same in all else.
    private var shortened: [Int] {
        pairs.indices.filter { place in
            let (old, new) = pairs[place]
            return old.takesPlace && new.takesPlace && !old.allDay && !new.allDay
                && old.span != new.span && old.span.overlaps(new.span)
                && old.summary == new.summary
                && PlaceSpelling.isSame(old.location, new.location)
        }
    }

    /// Forgets some occurrences: they are told elsewhere, or are no difference.
    mutating func leaveOut(_ slots: Set<Slot>) {
        func left<Item>(_ items: [Item], _ slot: (Int) -> Slot) -> [Item] {
            items.indices.filter { !slots.contains(slot($0)) }.map { items[$0] }
        }
        pairs = left(pairs) { .pair($0) }
        vanished = left(vanished) { .vanished($0) }
        appeared = left(appeared) { .appeared($0) }
    }
}

extension Range where Bound == Instant {
    /// What of it another one does not cover: one piece or two.
    fileprivate func without(_ other: Range<Instant>) -> [Range<Instant>] {
        [
            lowerBound..<Swift.max(lowerBound, Swift.min(upperBound, other.lowerBound)),
            Swift.min(upperBound, Swift.max(lowerBound, other.upperBound))..<upperBound,
        ].filter { !$0.isEmpty }
    }
}

/// What the differences have in common that are one edit.
private enum Key: Hashable {
    /// By how many seconds on the wall clock, and how much longer; to whole days or from them.
    case moved(by: Int64, longer: Int64, days: Bool)
    /// At another rhythm, each by a time of its own.
    case repeated
    case relocated(from: String?, to: String?)
    case renamed(from: String, to: String)
    case cancelled
    /// - Parameter from: when it was to be, of what was cancelled and is at another time now.
    case added(from: String?)

    var isMove: Bool {
        if case .moved = self { true } else { false }
    }

    static func all(from old: AgendaItem, to new: AgendaItem) -> [Key] {
        switch (old.takesPlace, new.takesPlace) {
        case (false, false): return []
        case (true, false): return [.cancelled]
        case (false, true):
            return [.added(from: old.start.instant == new.start.instant ? nil : old.startText)]
        case (true, true): break
        }
        var keys: [Key] = []
        if old.start.instant != new.start.instant || old.end.instant != new.end.instant
            || old.allDay != new.allDay
        {
            let longer = new.length - old.length
            keys.append(
                .moved(
                    by: new.start.wall.seconds - old.start.wall.seconds, longer: longer,
                    days: old.allDay != new.allDay))
        }
        if !PlaceSpelling.isSame(old.location, new.location) {
            let (place, other) = (old.location?.spacedOnce, new.location?.spacedOnce)
            if place != other { keys.append(.relocated(from: place, to: other)) }
        }
        if old.summary != new.summary {
            let (name, other) = (old.summary.spacedOnce, new.summary.spacedOnce)
            if name != other { keys.append(.renamed(from: name, to: other)) }
        }
        return keys
    }

    func edit(_ pairs: [(old: AgendaItem, new: AgendaItem)]) -> Edit {
        let pairs = pairs.sorted { $0.new.start.instant < $1.new.start.instant }
        let items = pairs.map(\.new)
        let (old, new) = (pairs[0].old, pairs[0].new)
        switch self {
        case .moved(0, _, false) where old.start.instant == new.start.instant:
            return Edit(
                kind: .moved, items: items, summary: new.summary, before: old.spanText,
                after: new.spanText)
        case .moved, .repeated:
            return Edit(
                kind: .moved, items: items, summary: new.summary, before: old.startText,
                after: new.startText)
        case .relocated(let before, let after):
            return Edit(
                kind: .relocated, items: items, summary: new.summary, before: before,
                after: after)
        case .renamed(let before, let after):
            return Edit(
                kind: .renamed, items: items, summary: new.summary, before: before, after: after)
        case .cancelled:
            return Edit(kind: .cancelled, items: pairs.map(\.old), summary: old.summary)
        case .added(let before):
            return Edit(kind: .added, items: items, summary: new.summary, before: before)
        }
    }
}

/// One edit, with the occurrences it concerns.
struct Edit {
    var kind: Change.Kind
    /// In order of the start; at least one.
    var items: [AgendaItem]
    var summary: String
    var before: String?
    var after: String?

    var startsAt: Instant { items.first?.start.instant ?? Instant(seconds: 0) }

    func change(of meeting: Meeting) -> Change {
        Change(
            kind: kind, meeting: meeting.id, uid: meeting.uid, slot: meeting.slot,
            summary: summary, startsAt: startsAt, starts: items.prefix(10).map(\.startText),
            occurrences: items.count, before: before, after: after)
    }
}

extension Change.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension AgendaItem {
    fileprivate var takesPlace: Bool { status != .cancelled }

    fileprivate var length: Int64 { end.instant - start.instant }

    fileprivate var span: Range<Instant> {
        start.instant..<max(start.instant, end.instant)
    }

    /// As contract and JSON have it: a date for whole days, else RFC 3339.
    fileprivate var startText: String { text(start) }

    fileprivate var spanText: String { "\(text(start))/\(text(end))" }

    private func text(_ time: ClockTime) -> String {
        allDay ? time.wall.date.description : time.description
    }
}

extension String {
    /// The text with every run of white space as one space, and none at its ends.
    var spacedOnce: String {
        var last: UInt8 = 0x20
        for byte in utf8 {
            // Anything but single spaces between plain characters has to be looked at closely.
            guard byte < 0x80, byte > 0x20 || (byte == 0x20 && last != 0x20) else {
                return split { $0.isWhitespace }.joined(separator: " ")
            }
            last = byte
        }
        return last == 0x20 ? split { $0.isWhitespace }.joined(separator: " ") : self
    }
}
