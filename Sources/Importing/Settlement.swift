import Campus
import Recurrence

/// The matching of meetings from before with those of now, nearest first.
struct Settlement {
    /// Two meetings under one UID that may be two.
    struct Doubt {
        let pair: Difference.Pair
        let old: Likeness?
        let new: Likeness?

        init(_ pair: Difference.Pair) {
            self.pair = pair
            old = Likeness(pair.old)
            new = Likeness(pair.new)
        }

        var isReal: Bool { old != new }
    }

    private let old: [Meeting]
    private let new: [Meeting]
    private let oldLikeness: [Likeness?]
    private let newLikeness: [Likeness?]
    /// The first so many of both share their UID, place by place.
    private let doubts: Int
    /// By place in `old`, the place in `new`.
    private var matches: [Int: Int] = [:]
    private var taken: Set<Int> = []

    init(_ doubts: [Doubt], old: [Meeting], new: [Meeting]) {
        self.doubts = doubts.count
        self.old = doubts.map(\.pair.old) + old
        self.new = doubts.map(\.pair.new) + new
        oldLikeness = doubts.map(\.old) + old.map { Likeness($0) }
        newLikeness = doubts.map(\.new) + new.map { Likeness($0) }
    }

    /// The ids of those that are matched anew although they share a UID.
    var doubted: Set<MeetingID> { Set(old.prefix(doubts).compactMap(\.id)) }

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

    /// Two that share a UID stay the same unless that is all they share.
    mutating func matchUIDs() {
        for index in 0..<doubts where matches[index] == nil && !taken.contains(index) {
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
