/// What one import alters: the store writes just this, in one transaction.
package struct Replacement: Sendable {
    /// Meetings to write: new ones without an id, known ones with theirs.
    package var written: [Meeting]
    /// Known meetings that go by another UID or slot now.
    package var reidentified: [Meeting]
    /// Meetings whose UID now means another one: they keep their id and give up the UID.
    package var retired: [MeetingID]
    /// Meetings that the source no longer lists, and that are not kept as past.
    package var gone: [MeetingID]
    /// Those of the written ones whose occurrences may have other ids now; nil when there are none.
    package var moved: MovedSeries?
    /// Occurrences that other meetings have now; nil when there are none.
    package var transferred: TransferredOccurrences?
    /// The VTIMEZONEs that the zone database does not know, by TZID.
    package var zoneDefinitions: [String: String]
    package var harvest: Harvest
    package var archive: HarvestArchive
    package var changes: [Change]
    /// Says which modules the written meetings belong to; nil leaves them without.
    package var labeller: MeetingLabeller?

    package init(
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
    package var isQuiet: Bool { written.isEmpty && gone.isEmpty && retired.isEmpty }
}
