public import Recurrence

/// Occurrences that another meeting of the source has from an import on, at the same time: the feed
/// writes one series as several, or several as one.
///
/// What people keep on them goes along, in the transaction that writes the meetings.
public struct TransferredOccurrences: Sendable {
    /// What a meeting goes by in its source; it may have no id yet.
    public struct Name: Hashable, Sendable {
        public var uid: String
        public var slot: String

        public init(_ meeting: Meeting) { (uid, slot) = (meeting.uid, meeting.slot) }
    }

    /// One occurrence, and where it is now.
    public struct Transfer: Sendable {
        public var from: ItemID
        public var to: Name
        public var original: WallTime

        public init(from: ItemID, to: Name, original: WallTime) {
            (self.from, self.to, self.original) = (from, to, original)
        }
    }

    public var transfers: [Transfer]
    /// Of each new series that most of its occurrences came to so, the ones that they came from:
    /// what is kept on these as a whole holds for it too, where it is the same on all of them.
    public var origins: [Name: Set<MeetingID>]
    /// Those of the origins that are no longer listed.
    public var gone: Set<MeetingID>

    public init(
        transfers: [Transfer], origins: [Name: Set<MeetingID>], gone: Set<MeetingID>
    ) {
        (self.transfers, self.origins, self.gone) = (transfers, origins, gone)
    }
}
