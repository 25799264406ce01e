/// Another source that tells of the same class.
public struct AlsoFrom: Hashable, Sendable {
    /// What two sources can tell differently of one class; the raw values are JSON's field names.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case start, end, summary, location, meetingKind, status
    }

    /// A field with what this source says of it.
    public struct Difference: Hashable, Sendable {
        public var field: Field
        /// As JSON has it: RFC 3339 of a time, a date of a whole day's, the raw value of a kind and
        /// of a status.
        public var value: String

        public init(_ field: Field, _ value: String) {
            self.field = field
            self.value = value
        }
    }

    /// The item that the class would be if there were only this source.
    public var id: ItemID
    /// The source's name.
    public var source: String
    /// In the order of the fields.
    public var differences: [Difference]

    public init(id: ItemID, source: String, differences: [Difference]) {
        self.id = id
        self.source = source
        self.differences = differences
    }

    public var differs: [Field] { differences.map(\.field) }

    /// What this source says of a field; nil where it says nothing else than the item.
    public func value(of field: Field) -> String? {
        differences.first { $0.field == field }?.value
    }
}

extension AgendaItem {
    /// The other sources that say it is cancelled, while it is believed to take place.
    public var doubts: [AlsoFrom] {
        guard status != .cancelled else { return [] }
        return alsoFrom.filter { $0.value(of: .status) == ItemStatus.cancelled.rawValue }
    }

    public var cancelledIn: [String] { doubts.map(\.source) }
}
