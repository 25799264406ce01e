/// How long it takes to walk between the buildings of a campus.
///
/// A place is known by how it begins: `8W` is `8W 2.1`, and `East` is no `Eastern Hall`. Where
/// several beginnings fit, the longest count. `home` is a place like any other.
package struct WalkingTimes: Hashable, Sendable {
    /// One walk; it holds both ways unless the other way has one of its own.
    package struct Walk: Hashable, Sendable {
        package var from: String
        package var to: String
        package var seconds: Int64

        package init(from: String, to: String, seconds: Int64) {
            (self.from, self.to) = (from.folded, to.folded)
            self.seconds = seconds
        }
    }

    /// In seconds: no walk on a campus is longer.
    package static let longest: Int64 = 2 * 3_600

    private var walks: [Walk] = []
    /// From one room of a building to another.
    ///
    /// The default is nil: none is known, which counts as no time at all.
    package var within: Int64?
    private var places: Set<String> = []

    package init(_ walks: [Walk] = [], within: Int64? = nil) {
        self.walks = walks
        self.within = within
        places = Set(walks.flatMap { [$0.from, $0.to] })
    }

    package var isEmpty: Bool { walks.isEmpty && within == nil }

    /// The longest walk of the table in seconds; 0 without a table.
    package var longest: Int64 { max(within ?? 0, walks.map(\.seconds).max() ?? 0) }

    /// How long the walk from one place to another takes, in seconds.
    ///
    /// - Returns: nil when either is unknown, since an invented number helps nobody.
    package func walk(from: String?, to: String?) -> Int64? {
        guard let from = from?.folded, let to = to?.folded, !from.isEmpty, !to.isEmpty else {
            return nil
        }
        if from == to { return 0 }
        if let building = building(of: from), building == self.building(of: to) {
            return seconds(building, building) ?? within ?? 0
        }
        return seconds(from, to)
    }

    /// The longest beginning of a place that the table knows.
    private func building(of place: String) -> String? {
        places.filter { place.begins(with: $0) }.max { $0.utf8.count < $1.utf8.count }
    }

    private func seconds(_ from: String, _ to: String) -> Int64? {
        var best: (length: Int, straight: Bool, seconds: Int64)?
        func offer(_ walk: Walk, straight: Bool) {
            let length = walk.from.utf8.count + walk.to.utf8.count
            guard (best?.length ?? -1, best?.straight == true ? 1 : 0) < (length, straight ? 1 : 0)
            else { return }
            best = (length, straight, walk.seconds)
        }
        for walk in walks {
            if from.begins(with: walk.from), to.begins(with: walk.to) {
                offer(walk, straight: true)
            }
            if from.begins(with: walk.to), to.begins(with: walk.from) {
                offer(walk, straight: false)
            }
        }
        return best?.seconds
    }
}

extension String {
    /// In small letters, with one space between words.
    fileprivate var folded: String {
        lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether it begins with a name that ends there: neither a word nor a number goes on.
    fileprivate func begins(with name: String) -> Bool {
        guard hasPrefix(name), let last = name.last else { return false }
        guard let next = dropFirst(name.count).first else { return true }
        return !(last.isLetter && next.isLetter) && !(last.isNumber && next.isNumber)
    }
}
