public import Recurrence

/// Series that an import moves, whose occurrences therefore have other ids.
///
/// What people keep on one occurrence goes along, in the transaction that writes the series.
public struct MovedSeries: Sendable {
    /// Those whose hours are told differently.
    public var ids: Set<MeetingID>
    /// Where the occurrences of one are now: by the original start before, the one after.
    ///
    /// Asked for those alone on which somebody keeps something, since it costs an expansion.
    public var moves: @Sendable (MeetingID) -> [WallTime: WallTime]

    public init(
        ids: Set<MeetingID>, moves: @escaping @Sendable (MeetingID) -> [WallTime: WallTime]
    ) {
        self.ids = ids
        self.moves = moves
    }
}
