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
        oldLikeness = old.map { Likeness($0) }
        newLikeness = new.map { Likeness($0) }
    }

    /// In the order of `old`.
    var pairs: [Difference.Pair] {
        old.indices.compactMap { place in
            matches[place].map { Difference.Pair(old: old[place], new: new[$0]) }
        }
    }

    var unmatchedOld: [Meeting] { freeOld.map { old[$0] } }

    var unmatchedNew: [Meeting] { freeNew.map { new[$0] } }

    private var freeOld: [Int] { old.indices.filter { matches[$0] == nil } }

    private var freeNew: [Int] { new.indices.filter { !taken.contains($0) } }

    /// Alike, and on the same date; of several, those told the same in all first.
    mutating func matchDates() {
        match(freeOld, freeNew, isOnly: false) { $0.dated($1) }
    }

    /// The first ones of both share their UID, place by place: they stay the same unless that is all
    /// they share.
    mutating func matchUIDs(first count: Int) {
        for index in 0..<count where matches[index] == nil && !taken.contains(index) {
            guard let before = oldLikeness[index], let after = newLikeness[index],
                !before.isStrange(to: after)
            else { continue }
            take(index, index)
        }
    }

    /// Alike, but from another date on.
    mutating func matchKinds(isChurned: Bool, isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        let awaited = Set(freeOld.filter { !isOver(old[$0]) })
        match(
            freeOld.filter { awaited.contains($0) && isSeries(old[$0]) },
            freeNew.filter { isSeries(new[$0]) }, isOnly: false
        ) { likeness, _ in likeness }
        match(freeOld.filter { awaited.contains($0) }, freeNew, isOnly: true) { likeness, _ in
            likeness
        }
        guard isChurned else { return }
        match(freeOld, freeNew, isOnly: true) { $0.dated($1).anywhere }
        match(freeOld.filter { awaited.contains($0) }, freeNew, isOnly: true) { likeness, _ in
            likeness.anytime
        }
    }

    private func isSeries(_ meeting: Meeting) -> Bool { meeting.main?.recurrence != nil }

    private mutating func take(_ before: Int, _ after: Int) {
        matches[before] = after
        taken.insert(after)
    }

    /// Matches what has the same key, in order, but what is told the same first.
    ///
    /// - Parameter isOnly: only where one on each side has it.
    private mutating func match(
        _ oldPlaces: [Int], _ newPlaces: [Int], isOnly: Bool,
        key: (Likeness, Meeting) -> Likeness
    ) {
        var answers: [Likeness: [Int]] = [:]
        for place in newPlaces {
            if let likeness = newLikeness[place] {
                answers[key(likeness, new[place]), default: []].append(place)
            }
        }
        guard !answers.isEmpty else { return }
        var askers: [Likeness: [Int]] = [:]
        for place in oldPlaces {
            guard let likeness = oldLikeness[place] else { continue }
            let wanted = key(likeness, old[place])
            if answers[wanted] != nil { askers[wanted, default: []].append(place) }
        }
        for (key, places) in askers {
            guard let found = answers[key], !isOnly || (places.count == 1 && found.count == 1)
            else { continue }
            match(places, with: found)
        }
    }

    private mutating func match(_ places: [Int], with answers: [Int]) {
        var (left, right) = (places, answers)
        if left.count > 1 || right.count > 1 {
            left.removeAll { place in
                guard
                    let index = right.firstIndex(where: { new[$0].isTold(as: old[place]) })
                else { return false }
                take(place, right.remove(at: index))
                return true
            }
        }
        for (before, after) in zip(left, right) { take(before, after) }
    }
}

extension Meeting {
    /// Told the same, whatever it goes by.
    func isTold(as other: Meeting) -> Bool {
        main == other.main && exceptions == other.exceptions
    }
}
