package import Recurrence

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
