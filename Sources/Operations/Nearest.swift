import Campus
import Words

/// Which of some known names a mistyped one was probably meant to be.
package enum Nearest {
    /// The known names that are at most a third of their letters away, nearest first.
    ///
    /// Upper and lower case are the same here. The distance is Levenshtein's, with two swapped
    /// neighbours counted as one mistake (Damerau's restricted form).
    static func names(to name: String, among known: [String], atMost limit: Int = 3) -> [String] {
        let wanted = Array(name.prefix(longest).lowercased())
        let scored = known.compactMap { candidate -> (distance: Int, name: String)? in
            let letters = Array(candidate.lowercased().prefix(longest))
            let most = max(wanted.count, letters.count)
            let isPart = wanted.count > 2 && candidate.lowercased().contains(String(wanted))
            let isNear = abs(wanted.count - letters.count) <= most / 3
            guard isPart || isNear else { return nil }
            let distance = distance(wanted, letters)
            return isPart || distance <= most / 3 ? (distance, candidate) : nil
        }
        return scored.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
            .prefix(limit).map(\.name)
    }

    /// The same names, to be said in a sentence.
    static func choice(_ name: String, among known: [String]) -> Message.Argument {
        .choice(names(to: name, among: known))
    }

    /// `: did you mean CM50123 or CM50124?`, or nothing when no known name is near.
    package static func question(_ name: String, among known: [String]) -> String {
        let names = names(to: name, among: known)
        return names.isEmpty ? "" : ": did you mean \(names.listed("or"))?"
    }

    /// Names are compared by this many letters: a name of ten megabytes costs no more.
    private static let longest = 64

    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var before: [Int] = []
        var costs = Array(0...right.count)
        for (i, letter) in left.enumerated() {
            var next = [i + 1]
            for (j, other) in right.enumerated() {
                var cost = min(
                    costs[j + 1] + 1, next[j] + 1, costs[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
                    cost = min(cost, before[j - 1] + 1)
                }
                next.append(cost)
            }
            (before, costs) = (costs, next)
        }
        return costs[right.count]
    }
}
