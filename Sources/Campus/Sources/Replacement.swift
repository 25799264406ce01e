/// What one import alters: the store writes just this, in one transaction.
public struct Replacement: Sendable {
    /// Meetings to write: new ones without an id, known ones with theirs.
    public var written: [Meeting]
    /// Known meetings that go by another UID or slot now.
    public var reidentified: [Meeting]
    /// Meetings whose UID now means another one: they keep their id and give up the UID.
    public var retired: [MeetingID]
    /// Meetings that the source no longer lists, and that are not kept as past.
    public var gone: [MeetingID]
    /// Those of the written ones whose occurrences may have other ids now; nil when there are none.
    public var moved: MovedSeries?
    /// Occurrences that other meetings have now; nil when there are none.
    public var transferred: TransferredOccurrences?
    /// The VTIMEZONEs that the zone database does not know, by TZID.
    public var zoneDefinitions: [String: String]
    public var harvest: Harvest
    public var archive: HarvestArchive
    public var changes: [Change]
    /// Says which modules the written meetings belong to; nil leaves them without.
    public var labeller: MeetingLabeller?

    public init(
        written: [Meeting], reidentified: [Meeting] = [], retired: [MeetingID] = [],
        gone: [MeetingID] = [], moved: MovedSeries? = nil,
        transferred: TransferredOccurrences? = nil,
        zoneDefinitions: [String: String] = [:], harvest: Harvest, archive: HarvestArchive,
        changes: [Change] = [],
        labeller: MeetingLabeller? = nil
    ) {
        self.written = written
        self.reidentified = reidentified
        self.retired = retired
        self.gone = gone
        self.moved = moved
        self.transferred = transferred
        self.zoneDefinitions = zoneDefinitions
        self.harvest = harvest
        self.archive = archive
        self.changes = changes
        self.labeller = labeller
    }

    /// Alters nothing that is told of any meeting.
    public var isQuiet: Bool { written.isEmpty && gone.isEmpty && retired.isEmpty }
}
