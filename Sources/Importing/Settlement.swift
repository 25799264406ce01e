import Campus
import Recurrence

/// The matching of meetings from before with those of now, nearest first.
struct Settlement {
    private let old: [Meeting]
    private let new: [Meeting]
    private let oldLikeness: [Likeness?]
    private let newLikeness: [Likeness?]
    /// By place in `old`, the place in `new`.
    private var matches: [Int: Int] = [:]
    private var taken: Set<Int> = []

    init(old: [Meeting], new: [Meeting]) {
        self.old = old
        self.new = new
        oldLikeness = old.map(Likeness.init)
        newLikeness = new.map(Likeness.init)
    }

    /// In the order of `old`.
    var pairs: [Difference.Pair] {
        matches.sorted { $0.key < $1.key }.map {
            Difference.Pair(old: old[$0.key], new: new[$0.value])
        }
    }

    var unmatchedOld: [Meeting] { freeOld.map { old[$0] } }

    var unmatchedNew: [Meeting] { freeNew.map { new[$0] } }

    private var freeOld: [Int] { old.indices.filter { matches[$0] == nil } }

    private var freeNew: [Int] { new.indices.filter { !taken.contains($0) } }

    /// The same in all but the UID; then in name, place, weekday, time and date.
    mutating func matchTellings() {
        let (old, new) = (old, new)
        match(freeOld, freeNew, isOnly: false, { old[$0].telling }, { new[$0].telling })
        let (before, after) = (oldLikeness, newLikeness)
        match(
            freeOld, freeNew, isOnly: false, { Dated(before[$0], old[$0]) },
            { Dated(after[$0], new[$0]) })
    }

    /// The first ones of both share their UID, place by place: they stay the same unless that is all
    /// they share.
    mutating func matchUIDs(first count: Int) {
        for index in 0..<count where matches[index] == nil && !taken.contains(index) {
            guard let before = oldLikeness[index], let after = newLikeness[index],
                !before.isStrange(to: after)
            else { continue }
            matches[index] = index
            taken.insert(index)
        }
    }

    /// Alike, but from another date on.
    mutating func matchKinds(isChurned: Bool, isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        let (old, new, before, after) = (old, new, oldLikeness, newLikeness)
        let awaited = Set(freeOld.filter { !isOver(old[$0]) })
        func isSeries(_ meeting: Meeting) -> Bool { meeting.main?.recurrence != nil }
        match(
            freeOld.filter { awaited.contains($0) && isSeries(old[$0]) },
            freeNew.filter { isSeries(new[$0]) }, isOnly: false, { before[$0] }, { after[$0] })
        match(
            freeOld.filter(awaited.contains), freeNew, isOnly: true,
            { before[$0] }, { after[$0] })
        guard isChurned else { return }
        match(
            freeOld, freeNew, isOnly: true,
            { Dated(before[$0], old[$0])?.anywhere }, { Dated(after[$0], new[$0])?.anywhere })
        match(
            freeOld.filter(awaited.contains), freeNew, isOnly: true,
            { before[$0]?.anytime }, { after[$0]?.anytime })
    }

    /// Matches what has the same key, in order.
    ///
    /// - Parameter isOnly: only where one on each side has it.
    private mutating func match<Key: Hashable>(
        _ oldPlaces: [Int], _ newPlaces: [Int], isOnly: Bool, _ oldKey: (Int) -> Key?,
        _ newKey: (Int) -> Key?
    ) {
        var byKey: [Key: [Int]] = [:]
        for place in newPlaces { newKey(place).map { byKey[$0, default: []].append(place) } }
        guard !byKey.isEmpty else { return }
        var askers: [Key: [Int]] = [:]
        for place in oldPlaces { oldKey(place).map { askers[$0, default: []].append(place) } }
        for (key, places) in askers {
            guard let found = byKey[key], !isOnly || (places.count == 1 && found.count == 1)
            else { continue }
            for (asker, answer) in zip(places, found) {
                matches[asker] = answer
                taken.insert(answer)
            }
        }
    }
}

/// A likeness, and the date and time at which it begins.
private struct Dated: Hashable {
    var likeness: Likeness
    var start: Moment

    init?(_ likeness: Likeness?, _ meeting: Meeting) {
        guard let likeness, let entry = meeting.main ?? meeting.exceptions.first?.entry else {
            return nil
        }
        self.likeness = likeness
        start = entry.start
    }

    /// The same wherever it is.
    var anywhere: Dated {
        var dated = self
        dated.likeness.place = ""
        return dated
    }
}

extension Likeness {
    /// The same whenever it is.
    fileprivate var anytime: Likeness {
        var likeness = self
        likeness.weekdays = []
        likeness.secondOfDay = nil
        return likeness
    }
}

extension Meeting {
    /// What is told of it, whatever it goes by.
    fileprivate var telling: Meeting { Meeting(uid: "", main: main, exceptions: exceptions) }
}
