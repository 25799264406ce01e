/// Items that turn out to be one, class by class: a union-find in which no class has two members of
/// one origin.
struct DisjointClasses {
    private var parents: [Int]
    private var origins: [Int: Set<Int>] = [:]
    /// By their numbers.
    private let own: [Int]

    init(_ origins: [Telling.Origin]) {
        var numbers = OriginNumbers()
        own = origins.map { numbers.number(of: $0) }
        parents = Array(origins.indices)
    }

    /// Makes one class of two, unless an origin would be in it twice.
    mutating func join(_ first: Int, _ second: Int) {
        let (one, other) = (root(first), root(second))
        guard one != other else { return }
        let (mine, theirs) = (origins[one] ?? [own[one]], origins[other] ?? [own[other]])
        guard mine.isDisjoint(with: theirs) else { return }
        parents[max(one, other)] = min(one, other)
        origins[min(one, other)] = mine.union(theirs)
    }

    /// The classes of more than one member, each in order.
    mutating func shared() -> [[Int]] {
        guard !origins.isEmpty else { return [] }
        var members: [Int: [Int]] = [:]
        for index in parents.indices { members[root(index), default: []].append(index) }
        return members.values.filter { $0.count > 1 }
    }

    private mutating func root(_ index: Int) -> Int {
        var index = index
        while parents[index] != index {
            parents[index] = parents[parents[index]]
            index = parents[index]
        }
        return index
    }
}
