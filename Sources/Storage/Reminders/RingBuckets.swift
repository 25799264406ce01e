package import Campus

/// Some of the 64 parts into which all people fall by the numbers of their rows; daemons that share a
/// database share them out.
package struct RingBuckets: OptionSet, Hashable, Sendable {
    package static let count = 64
    package static let all = RingBuckets(rawValue: .max)
    /// Whoever has this one does for all daemons what is done once.
    package static let first = RingBuckets(rawValue: 1)

    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package init(of person: PersonID) { self.init(numbers: [person.number % Int64(Self.count)]) }

    init(numbers: some Sequence<Int64>) {
        rawValue = numbers.reduce(0) { $0 | 1 << UInt64(truncatingIfNeeded: $1 & 63) }
    }

    package var size: Int { rawValue.nonzeroBitCount }

    /// In order.
    var numbers: [Int64] { (0..<Int64(Self.count)).filter { rawValue >> UInt64($0) & 1 == 1 } }

    /// So many of them at most, the highest first.
    package func last(_ count: Int) -> RingBuckets {
        RingBuckets(numbers: numbers.suffix(max(0, count)))
    }
}

/// For whom a daemon rings.
package enum RingScope: Sendable {
    case everybody
    case person(Person)
    case buckets(RingBuckets)

    package func contains(_ person: PersonID) -> Bool {
        switch self {
        case .everybody: true
        case .person(let only): only.id == person
        case .buckets(let buckets): buckets.contains(RingBuckets(of: person))
        }
    }

    /// The end of a WHERE clause; nothing for everybody, whose statements stay as they are.
    ///
    /// - Parameter column: of the person's number.
    func condition(on column: String) -> String {
        switch self {
        case .everybody: ""
        case .person: " AND \(column) = ?"
        case .buckets: " AND \(Self.holding("\(column) % \(RingBuckets.count)"))"
        }
    }

    /// The same of a statement about `delivery`, whose rows are a reminder's.
    var ofDeliveries: String {
        let own = condition(on: "person_id")
        return own.isEmpty
            ? "" : " AND EXISTS (SELECT 1 FROM reminder WHERE id = reminder_id\(own))"
    }

    /// A statement narrowed to whom it contains, after a part of it.
    func narrow(_ sql: String, after part: String, on column: String) -> String {
        if case .everybody = self { return sql }
        return sql.replacing(part, with: part + condition(on: column))
    }

    /// What stands for its parameters.
    var values: Values {
        switch self {
        case .everybody: []
        case .person(let person): [person.id]
        case .buckets(let buckets): [Int64(bitPattern: buckets.rawValue)]
        }
    }

    /// Whether the number of a bucket is among those of a parameter.
    static func holding(_ bucket: String) -> String {
        "(CAST(? AS BIGINT) >> CAST(\(bucket) AS INTEGER)) & 1 = 1"
    }
}
