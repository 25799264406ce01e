import Campus
import Recurrence
import Scheduling

/// The matching of meetings from before with those of now, nearest first.
struct MeetingMatching {
    /// Two meetings under one UID that may be two.
    struct Doubt {
        let pair: Difference.Pair
        let old: MatchKey?
        let new: MatchKey?

        init(_ pair: Difference.Pair) {
            self.pair = pair
            old = MatchKey(pair.old)
            new = MatchKey(pair.new)
        }
    }

    private let old: [Meeting]
    private let new: [Meeting]
    private let oldKeys: [MatchKey?]
    private let newKeys: [MatchKey?]
    /// The first so many of both share their UID, place by place.
    private let doubts: Int
    /// By place in `old`, the place in `new`.
    private var matches: [Int: Int] = [:]
    private var taken: Set<Int> = []

    init(_ doubts: [Doubt], old: [Meeting], new: [Meeting]) {
        self.doubts = doubts.count
        self.old = doubts.map(\.pair.old) + old
        self.new = doubts.map(\.pair.new) + new
        oldKeys = doubts.map(\.old) + old.map { MatchKey($0) }
        newKeys = doubts.map(\.new) + new.map { MatchKey($0) }
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
    ///
    /// - Parameter isTrusted: whether its UID says anything of a meeting.
    mutating func matchUIDs(where isTrusted: (Meeting) -> Bool) {
        for index in 0..<doubts where matches[index] == nil && !taken.contains(index) {
            guard isTrusted(old[index]), let before = oldKeys[index],
                let after = newKeys[index],
                !before.isStrange(to: after)
            else { continue }
            take(index, index)
        }
    }

    /// The only two of one module at one time in one place, whatever they are called: on one date
    /// first, then a series from another date on.
    mutating func matchModules(
        _ module: (Meeting) -> ModuleCode?, isOver: (Meeting) -> Bool
    ) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        func matchKey(_ matchKey: MatchKey, _ meeting: Meeting) -> MatchKey? {
            module(meeting).map { matchKey.named($0.description) }
        }
        match(freeOld, freeNew, isOnly: true) { matchKey($0, $1)?.dated($1) }
        matchOnly(isOver) { matchKey($0, $1) }
    }

    /// Series that are alike, but from another date on, and a series and an hour that are the only
    /// ones of their kind.
    ///
    /// Of two single hours the later may be next week's class, which a feed's window has reached.
    mutating func matchKinds(isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        let awaited = freeOld.filter { !isOver(old[$0]) }
        match(
            awaited.filter { isSeries(old[$0]) }, freeNew.filter { isSeries(new[$0]) },
            isOnly: false
        ) { matchKey, _ in matchKey }
        matchOnly(isOver) { matchKey, _ in matchKey }
    }

    /// The only two that have a key, one of which is a series at least.
    private mutating func matchOnly(
        _ isOver: (Meeting) -> Bool, key: (MatchKey, Meeting) -> MatchKey?
    ) {
        let awaited = freeOld.filter { !isOver(old[$0]) }
        match(awaited.filter { isSeries(old[$0]) }, freeNew, isOnly: true, key: key)
        let left = freeOld.filter { !isOver(old[$0]) }
        match(left, freeNew.filter { isSeries(new[$0]) }, isOnly: true, key: key)
    }

    /// Alike but for the hour or the place, where UIDs say nothing.
    mutating func matchRenewed(isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        matchRooms()
        matchOnly(isOver) { matchKey, _ in matchKey.anytime }
    }

    /// The only two of one name and date.
    mutating func matchRooms() {
        match(freeOld, freeNew, isOnly: true) { $0.dated($1).anywhere }
    }

    /// The only two of one name and place that begin in one week.
    mutating func matchWeeks(isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        let awaited = freeOld.filter { !isOver(old[$0]) }
        match(awaited, freeNew, isOnly: true) { $0.anytime.inWeek(of: $1) }
    }

    /// Single hours of one name and place that one shift explains, as where every class is an hour
    /// later, or of which a week lost as many as it got; what is over is not what is to come.
    mutating func matchShifts(isOver: (Meeting) -> Bool) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        struct Kind: Hashable {
            var matchKey: MatchKey
            var basis: Moment.Basis
            var isOver: Bool
        }
        func kind(_ meeting: Meeting, _ matchKey: MatchKey?) -> Kind? {
            guard meeting.isOneHour, let matchKey, let start = meeting.main?.start else {
                return nil
            }
            return Kind(
                matchKey: matchKey.anytime, basis: start.basis, isOver: isOver(meeting))
        }
        let answers = Dictionary(grouping: freeNew) { kind(new[$0], newKeys[$0]) }
        let askers = Dictionary(grouping: freeOld) { kind(old[$0], oldKeys[$0]) }
        for (kind, places) in askers {
            guard kind != nil, let found = answers[kind] else { continue }
            let matching = OccurrenceMatching(
                places.compactMap { old[$0].main?.start.wall },
                found.compactMap { new[$0].main?.start.wall }, areWhole: false)
            for pair in matching.pairs { take(places[pair.old], found[pair.new]) }
        }
    }

    /// The only two single hours that begin and end at once, of which most words of the name are the
    /// same, and not of two modules: where the room or the lecturer stands in the title, or the UID
    /// is made of the room.
    mutating func matchHours(
        _ module: (Meeting) -> ModuleCode?, isOver: (Meeting) -> Bool
    ) {
        guard !freeOld.isEmpty, !freeNew.isEmpty else { return }
        struct Hour: Hashable {
            var start: Moment
            var extent: Extent
        }
        func hour(_ meeting: Meeting) -> Hour? {
            guard meeting.isOneHour, !isOver(meeting), let main = meeting.main else { return nil }
            return Hour(start: main.start, extent: main.extent)
        }
        let answers = Dictionary(grouping: freeNew) { hour(new[$0]) }
        let askers = Dictionary(grouping: freeOld) { hour(old[$0]) }
        for (hour, places) in askers {
            guard hour != nil, places.count == 1, let found = answers[hour], found.count == 1,
                let before = oldKeys[places[0]], let after = newKeys[found[0]],
                before.isCalledAlike(after)
            else { continue }
            let modules = (module(old[places[0]]), module(new[found[0]]))
            if let was = modules.0, let next = modules.1, was != next { continue }
            take(places[0], found[0])
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
        key: (MatchKey, Meeting) -> MatchKey?
    ) {
        var answers: [MatchKey: [Int]] = [:]
        for place in newPlaces {
            if let matchKey = newKeys[place], let trait = key(matchKey, new[place]) {
                answers[trait, default: []].append(place)
            }
        }
        guard !answers.isEmpty else { return }
        var askers: [MatchKey: [Int]] = [:]
        for place in oldPlaces {
            guard let matchKey = oldKeys[place], let wanted = key(matchKey, old[place])
            else { continue }
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
    /// Told the same, whatever it goes by, and however often its source has counted it up.
    func isTold(as other: Meeting) -> Bool {
        if main == other.main, exceptions == other.exceptions { return true }
        guard exceptions.count == other.exceptions.count else { return false }
        var same = other
        same.main?.sequence = main?.sequence ?? 0
        for place in same.exceptions.indices {
            same.exceptions[place].entry.sequence = exceptions[place].entry.sequence
        }
        return main == same.main && exceptions == same.exceptions
    }
}
