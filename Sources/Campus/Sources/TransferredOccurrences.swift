package import Recurrence

/// Occurrences that another meeting of the source has from an import on, at the same time: the feed
/// writes one series as several, or several as one.
///
/// What people keep on them goes along, in the transaction that writes the meetings.
package struct TransferredOccurrences: Sendable {
    /// What a meeting goes by in its source; it may have no id yet.
    package struct Name: Hashable, Sendable {
        package var uid: String
        package var slot: String

        package init(_ meeting: Meeting) { (uid, slot) = (meeting.uid, meeting.slot) }
    }

    /// One occurrence, and where it is now.
    package struct Transfer: Sendable {
        package var from: ItemID
        package var to: Name
        package var original: WallTime

        package init(from: ItemID, to: Name, original: WallTime) {
            (self.from, self.to, self.original) = (from, to, original)
        }
    }

    package var transfers: [Transfer]
    /// Of each new series that most of its occurrences came to so, the ones that they came from:
    /// what is kept on these as a whole holds for it too, where it is the same on all of them.
    package var origins: [Name: Set<MeetingID>]
    /// Those of the origins that are no longer listed.
    package var gone: Set<MeetingID>

    package init(
        transfers: [Transfer], origins: [Name: Set<MeetingID>], gone: Set<MeetingID>
    ) {
        (self.transfers, self.origins, self.gone) = (transfers, origins, gone)
    }
}

/// Series that are moved, or parted, whose occurrences therefore have other ids.
///
/// What people keep on one occurrence goes along, in the transaction that writes the series.
package struct MovedSeries: Sendable {
    /// Those whose hours are told differently.
    package var ids: Set<MeetingID>
    /// Where the occurrences of one are now: by the original start before, the one after.
    ///
    /// Asked for those alone on which somebody keeps something, since it costs an expansion.
    package var moves: @Sendable (MeetingID) -> [WallTime: WallTime]

    /// In which meeting they are now, where that is another.
    package var targets: [MeetingID: MeetingID]

    package init(
        ids: Set<MeetingID>, targets: [MeetingID: MeetingID] = [:],
        moves: @escaping @Sendable (MeetingID) -> [WallTime: WallTime]
    ) {
        self.ids = ids
        self.targets = targets
        self.moves = moves
    }
}
