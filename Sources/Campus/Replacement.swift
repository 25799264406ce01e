/// What one import alters: the store writes just this, in one transaction.
public struct Replacement: Sendable {
    /// Meetings to write: new ones without an id, changed ones with theirs.
    public var written: [Meeting]
    /// Meetings that the source no longer lists.
    public var gone: [MeetingID]
    /// The VTIMEZONEs that the zone database does not know, by TZID.
    public var zoneDefinitions: [String: String]
    public var harvest: Harvest
    /// Says which modules the written meetings belong to; nil leaves them without.
    public var labeller: MeetingLabeller?

    public init(
        written: [Meeting], gone: [MeetingID], zoneDefinitions: [String: String], harvest: Harvest,
        labeller: MeetingLabeller? = nil
    ) {
        self.written = written
        self.gone = gone
        self.zoneDefinitions = zoneDefinitions
        self.harvest = harvest
        self.labeller = labeller
    }
}
