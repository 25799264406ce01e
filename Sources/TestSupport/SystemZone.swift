import Foundation
package import Recurrence

/// The zones of the machine's own zone database.
package enum SystemZone {
    package static func load(_ id: String) throws -> Zone {
        if id == "UTC" { return .utc }
        let file = URL(filePath: "/usr/share/zoneinfo").appending(path: id)
        return try Zone(id: id, tzif: Data(contentsOf: file))
    }

    /// Nil for what is no zone.
    package static func find(_ id: String) -> Zone? { try? load(id) }

    package static var london: Zone {
        get throws { try load("Europe/London") }
    }
}
