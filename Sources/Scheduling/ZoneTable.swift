package import Campus
package import Recurrence

/// The zones that some meetings are in, looked up before the pure functions run.
package struct ZoneTable: Sendable {
    /// In which all-day items and floating times are read.
    package var viewer: Zone
    /// By IANA id.
    package var known: [String: Zone]
    /// By source id, then by the source's own TZID.
    package var defined: [SourceID: [String: Zone]]

    package init(
        viewer: Zone, known: [String: Zone] = [:], defined: [SourceID: [String: Zone]] = [:]
    ) {
        self.viewer = viewer
        self.known = known
        self.defined = defined
    }

    /// The zone of a moment in a source.
    ///
    /// An id that nobody knows is read as the viewer's.
    package func zone(of basis: Moment.Basis, in source: Source) -> Zone {
        switch basis {
        case .date, .floating: viewer
        case .utc: .utc
        case .zone(let id): defined[source.id]?[id] ?? known[id] ?? viewer
        }
    }
}
