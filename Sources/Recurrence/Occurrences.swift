/// One time at which a series happens.
public struct Occurrence: Hashable, Sendable {
    /// On the wall clock of the start's zone; midnight in a series of whole days.
    public var start: WallTime
    /// Seconds, where an RDATE of type PERIOD gives the occurrence its own length.
    public var duration: Int64?

    public init(start: WallTime, duration: Int64? = nil) {
        self.start = start
        self.duration = duration
    }
}

/// The occurrences of a series in a window.
public struct Occurrences: Hashable, Sendable {
    /// In order of start, each start once.
    public var items: [Occurrence]
    /// There are, or may be, more of them in the window than the limit allowed.
    public var isCut: Bool
    /// How many times were walked to, those included that an EXDATE or EXRULE took away.
    public var work = 0

    public init(items: [Occurrence] = [], isCut: Bool = false) {
        self.items = items
        self.isCut = isCut
    }
}
