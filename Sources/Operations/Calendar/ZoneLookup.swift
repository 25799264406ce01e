import Campus
import ICalendar
import Recurrence
import Scheduling
import Storage

/// Loads the zones that some meetings are in, so that pure functions can tell their instants.
struct ZoneLookup: Sendable {
    let store: Store
    let zones: ZoneDatabase
    /// In which all-day items and floating times are read.
    let viewer: Zone

    /// - Parameter fresh: definitions of a source that are not stored yet, by TZID.
    func table(
        for meetings: [SourcedMeeting], fresh: [String: String] = [:]
    ) throws(Failure) -> ZoneTable {
        var table = ZoneTable(viewer: viewer)
        var missing: [Int64: Source] = [:]
        for sourced in meetings {
            for entry in sourced.meeting.entries {
                guard case .zone(let id) = entry.start.basis, table.known[id] == nil else {
                    continue
                }
                if let zone = zones.zone(id) {
                    table.known[id] = zone
                } else {
                    missing[sourced.source.id] = sourced.source
                }
            }
        }
        let store = store
        for (id, source) in missing {
            let definitions = try translating { () throws(StorageError) in
                try store.zoneDefinitions(of: source)
            }.merging(fresh) { _, fresh in fresh }
            table.defined[id] = ZoneResolver.zones(definitions)
        }
        return table
    }
}
