package import Campus
import Recurrence

/// Two modules some of whose meetings are at the same time.
package struct Overlap: Hashable, Sendable {
    /// A module's code, or the summary of what has none.
    package var first: String
    package var second: String
    /// When they meet at once for the first time.
    package var start: ClockTime
    /// How often.
    package var times: Int
}

/// The pairs of modules that overlap, one of each being among some codes; in order of the start.
///
/// - Parameter items: in any order; the same hour told twice counts once.
package func overlaps(of items: [AgendaItem], with codes: Set<ModuleCode>) -> [Overlap] {
    let sorted = items.filter { !$0.allDay && !$0.isFree && $0.start.instant < $0.end.instant }
        .sorted { $0.start.instant < $1.start.instant }
    var found: [Pair: Overlap] = [:]
    var counted: Set<Moment> = []
    var open: [AgendaItem] = []
    for item in sorted {
        open.removeAll { $0.end.instant <= item.start.instant }
        for other in open where other.subject != item.subject {
            let isNew = [item, other].contains { $0.module.map(codes.contains) ?? false }
            let pair = Pair(other.subject, item.subject)
            guard isNew, counted.insert(Moment(pair: pair, start: item.start)).inserted else {
                continue
            }
            found[
                pair,
                default: Overlap(
                    first: pair.first, second: pair.second, start: item.start, times: 0)
            ].times += 1
        }
        open.append(item)
    }
    return found.values.sorted {
        ($0.start.instant.seconds, $0.first, $0.second)
            < ($1.start.instant.seconds, $1.first, $1.second)
    }
}

private struct Pair: Hashable {
    var first: String
    var second: String

    init(_ one: String, _ other: String) {
        first = min(one, other)
        second = max(one, other)
    }
}

private struct Moment: Hashable {
    var pair: Pair
    var start: ClockTime
}

extension AgendaItem {
    fileprivate var subject: String { module?.text ?? summary }
}
