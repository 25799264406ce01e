import Campus
import ICalendar
import Recurrence
import Scheduling

/// Finds the zones that some meetings are in, so that pure functions can tell their instants.
struct ZoneLookup: Sendable {
    let zones: ZoneDatabase
    /// In which all-day items and floating times are read.
    let viewer: Zone

    init(_ zones: ZoneDatabase, viewer: Zone) {
        self.zones = zones
        self.viewer = viewer
    }

    /// - Parameters:
    ///   - fresh: definitions of a source that are not stored yet, by TZID.
    ///   - definitions: reads those that are.
    func table<Problem: Error>(
        for meetings: [SourcedMeeting], fresh: [String: String] = [:],
        _ definitions: (Source) throws(Problem) -> [String: String]
    ) throws(Problem) -> ZoneTable {
        var table = ZoneTable(viewer: viewer)
        /// The sources that define zones themselves, and which of them are asked for.
        var missing: [SourceID: (source: Source, names: Set<String>)] = [:]
        var unknown: Set<String> = []
        var last: String?
        for sourced in meetings {
            for basis in sourced.meeting.bases {
                guard case .zone(let id) = basis, id != last, table.known[id] == nil else {
                    continue
                }
                // A name that the database does not have costs it more than one that it has.
                if !unknown.contains(id), let zone = zones.zone(id) {
                    table.known[id] = zone
                    last = id
                } else {
                    unknown.insert(id)
                    missing[sourced.source.id, default: (sourced.source, [])].names.insert(id)
                }
            }
        }
        for (id, (source, names)) in missing {
            let defined = try definitions(source).merging(fresh) { _, fresh in fresh }
            table.defined[id] = ZoneResolver.zones(defined.filter { names.contains($0.key) })
        }
        return table
    }
}
