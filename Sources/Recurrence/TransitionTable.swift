/// A zone's transitions in order, ready for binary search.
final class TransitionTable: Sendable, Equatable {
    /// A time of constant offset: from `start` up to, not including, `end`.
    struct Stretch {
        var start: Instant
        var end: Instant
        var offset: Int
    }

    private let initialOffset: Int
    private let transitions: [ZoneTransition]
    /// From here on the table repeats every 400 years; nil when nothing follows the last one.
    private let cycleStart: Int64?

    /// 400 Gregorian years, in seconds.
    private static let cycle: Int64 = 146_097 * 86_400

    init(initialOffset: Int, transitions: [ZoneTransition], rule: ZoneRule?) {
        self.initialOffset = initialOffset
        var ordered = Self.ordered(transitions)
        guard let rule, rule.daylight != nil else {
            self.transitions = ordered
            cycleStart = nil
            return
        }
        let last = ordered.last?.at ?? Instant(seconds: 0)
        let year = WallTime(seconds: last.seconds).date.year
        ordered += rule.transitions(years: year...(year + 401)).filter { $0.at > last }
        self.transitions = ordered
        cycleStart = ordered.last.map { $0.at.seconds - Self.cycle }
    }

    /// In order, the last of those at the same instant.
    private static func ordered(_ transitions: [ZoneTransition]) -> [ZoneTransition] {
        var result: [ZoneTransition] = []
        let sorted = transitions.enumerated().sorted {
            ($0.element.at.seconds, $0.offset) < ($1.element.at.seconds, $1.offset)
        }
        for (_, transition) in sorted {
            if result.last?.at == transition.at { result.removeLast() }
            result.append(transition)
        }
        return result
    }

    static func == (left: TransitionTable, right: TransitionTable) -> Bool {
        left.initialOffset == right.initialOffset && left.transitions == right.transitions
            && left.cycleStart == right.cycleStart
    }

    func offset(at instant: Instant) -> Int {
        let (local, _) = inCycle(instant)
        let index = count(upTo: local)
        return index == 0 ? initialOffset : transitions[index - 1].offset
    }

    func stretch(at instant: Instant) -> Stretch {
        let (local, shift) = inCycle(instant)
        let index = count(upTo: local)
        let start = index == 0 ? Int64.min : transitions[index - 1].at.seconds
        let end = index == transitions.count ? Int64.max : transitions[index].at.seconds
        return Stretch(
            start: Instant(seconds: start.addingClamped(shift)),
            end: Instant(seconds: end.addingClamped(shift)),
            offset: index == 0 ? initialOffset : transitions[index - 1].offset)
    }

    func transitions(in range: Range<Instant>) -> [ZoneTransition] {
        var found: [ZoneTransition] = []
        var position = range.lowerBound
        var current = stretch(at: Instant(seconds: position.seconds - 1))
        if current.end < position { current = stretch(at: position) }
        while current.end < range.upperBound {
            position = current.end
            let (local, shift) = inCycle(position)
            let index = count(upTo: local)
            guard index > 0 else { break }
            var transition = transitions[index - 1]
            transition.at = Instant(seconds: transition.at.seconds + shift)
            if transition.at >= range.lowerBound { found.append(transition) }
            current = stretch(at: position)
            guard current.end > position else { break }
        }
        return found
    }

    /// An instant moved back into the table, and by how many seconds.
    private func inCycle(_ instant: Instant) -> (local: Int64, shift: Int64) {
        guard let cycleStart, instant.seconds >= cycleStart + Self.cycle else {
            return (instant.seconds, 0)
        }
        let cycles = (instant.seconds - cycleStart) / Self.cycle
        return (instant.seconds - cycles * Self.cycle, cycles * Self.cycle)
    }

    /// How many transitions are at or before an instant.
    private func count(upTo seconds: Int64) -> Int {
        var low = 0
        var high = transitions.count
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].at.seconds <= seconds { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
