/// What is altered by itself: an act says which topics it touches, a look which ones it reads.
///
/// As long as the numbers of the topics that a page was made of stay, the page stays (docs/decisions/0047).
package struct Topic: Hashable, Sendable {
    package enum Kind: Int64, Sendable {
        /// Whatever anybody may look up and has no topic of its own.
        case campus = 0
        /// Whatever one person alone sees.
        case person = 1
        /// What people say on a module's page.
        case comments = 2
        /// What a source of the campus lists.
        case feed = 3
    }

    package let kind: Kind
    /// Of what is meant, in its own table; 0 of the campus.
    package let number: Int64

    package static let campus = Topic(kind: .campus, number: 0)

    package static func person(_ id: PersonID) -> Topic { Topic(kind: .person, number: id.number) }

    package static func comments(_ id: ModuleID) -> Topic {
        Topic(kind: .comments, number: id.number)
    }

    package static func feed(_ id: SourceID) -> Topic { Topic(kind: .feed, number: id.number) }

    private init(kind: Kind, number: Int64) {
        (self.kind, self.number) = (kind, number)
    }

    /// By which it is kept, and told to other processes: the kind in the last four bits.
    package var key: Int64 { number << 4 | kind.rawValue }

    /// Nil for the key of a kind that a later version has.
    package init?(key: Int64) {
        guard let kind = Kind(rawValue: key & 15) else { return nil }
        self.init(kind: kind, number: key >> 4)
    }
}

/// Topics, and the number that each had when it was read.
package typealias TopicNumbers = [Topic: Int64]
