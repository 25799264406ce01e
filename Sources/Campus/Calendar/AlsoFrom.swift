/// Another source that tells of the same class.
public struct AlsoFrom: Hashable, Sendable {
    /// What two sources can tell differently of one class; the raw values are JSON's field names.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case start, end, summary, location, meetingKind, status
    }

    /// The item that the class would be if there were only this source.
    public var id: ItemID
    /// The source's name.
    public var source: String
    /// In the order of the cases.
    public var differs: [Field]
    /// It says that the class is cancelled, while the one that is believed lists it.
    public var isCancelled = false

    public init(id: ItemID, source: String, differs: [Field]) {
        self.id = id
        self.source = source
        self.differs = differs
    }
}
