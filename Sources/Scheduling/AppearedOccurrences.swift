import Campus
import Recurrence

/// Occurrences to be found by hour and name, or by hour, module and place; each once.
///
/// However many begin at one hour, finding one costs the same.
struct AppearedOccurrences {
    private enum Key: Hashable {
        case named(Instant, String)
        case placed(Instant, ModuleCode, String)
    }

    private var places: [Key: [Int]] = [:]
    private var taken: [Bool] = []

    var isEmpty: Bool { taken.isEmpty }

    mutating func add(_ item: AgendaItem, of module: ModuleCode?) {
        for key in Self.keys(of: item, module) { places[key, default: []].append(taken.count) }
        taken.append(false)
    }

    /// Whether there was one that is the same class.
    mutating func take(like item: AgendaItem, of module: ModuleCode?) -> Bool {
        guard !isEmpty else { return false }
        for key in Self.keys(of: item, module) {
            while let place = places[key]?.popLast() {
                guard taken[place] else {
                    taken[place] = true
                    return true
                }
            }
        }
        return false
    }

    private static func keys(of item: AgendaItem, _ module: ModuleCode?) -> [Key] {
        let start = item.start.instant
        let named = Key.named(start, item.summary.spacedOnce)
        guard let module else { return [named] }
        return [named, .placed(start, module, item.location?.spacedOnce ?? "")]
    }
}
