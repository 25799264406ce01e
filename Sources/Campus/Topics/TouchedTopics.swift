/// The topics that an act touched, as other processes are told them after its commit.
package enum TouchedTopics: Hashable, Sendable {
    case some(Set<Topic>)
    /// More than are worth telling apart, or nobody knows which.
    case any

    package static let none = TouchedTopics.some([])

    /// What is told of more would fit into no datagram, and save nobody a look.
    private static let most = 60

    package mutating func formUnion(_ other: TouchedTopics) {
        guard case .some(let own) = self, case .some(let others) = other,
            own.count + others.count <= Self.most
        else {
            if other != .none { self = .any }
            return
        }
        self = .some(own.union(others))
    }

    /// `t18,34`, or `t` for any.
    package var text: String {
        guard case .some(let topics) = self else { return "t" }
        return "t" + topics.map { String($0.key) }.joined(separator: ",")
    }

    /// Of a text that another process wrote: what cannot be read may be anything.
    package init(text: some StringProtocol) {
        let keys = text.dropFirst().split(separator: ",").map { Int64($0).flatMap(Topic.init) }
        let topics = keys.compactMap(\.self)
        let isWhole = text.first == "t" && !topics.isEmpty && topics.count == keys.count
        self = isWhole ? .some(Set(topics)) : .any
    }
}
