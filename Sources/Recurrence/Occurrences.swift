/// One time at which a series happens.
package struct Occurrence: Hashable, Sendable {
    /// On the wall clock of the start's zone; midnight in a series of whole days.
    package var start: WallTime
    /// Seconds, where an RDATE of type PERIOD gives the occurrence its own length.
    package var duration: Int64?

    package init(start: WallTime, duration: Int64? = nil) {
        self.start = start
        self.duration = duration
    }
}

/// The occurrences of a series in a window.
package struct Occurrences: Hashable, Sendable {
    /// In order of start, each start once.
    package var items: [Occurrence]
    /// There are, or may be, more of them in the window than the limit allowed.
    package var isCut: Bool
    /// How many times were walked to, those included that an EXDATE or EXRULE took away.
    package var work = 0

    package init(items: [Occurrence] = [], isCut: Bool = false) {
        self.items = items
        self.isCut = isCut
    }
}
