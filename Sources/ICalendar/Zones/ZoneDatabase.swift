import Glibc
package import Recurrence
import Locks

/// The system's time zone database: compiled zone files (TZif, RFC 9636).
///
/// Read from the files rather than through Foundation, whose zones on Linux are those of the ICU
/// it brings along: an `apt upgrade` of tzdata would not reach them. Nothing is kept, but by
/// `keeping()`: who needs a zone twice keeps it.
package struct ZoneDatabase: Sendable {
    private let folder: String
    private var kept: KeptZones?

    /// A database.
    ///
    /// - Parameter folder: of the zone files. The default is `TZDIR`, else `/usr/share/zoneinfo`.
    package init(folder: String? = nil) {
        self.folder = folder ?? Self.environment("TZDIR") ?? "/usr/share/zoneinfo"
    }

    /// The zone of an IANA id, such as `Europe/London`.
    ///
    /// Upper and lower case do not matter; the zone's own id has them as the database does.
    ///
    /// - Returns: nil when there is none of that name, or its file is no zone.
    package func zone(_ id: String) -> Zone? {
        if let known = kept?.zones.withLock({ $0[id] }) { return known }
        let zone = find(id)
        if let zone { kept?.zones.withLock { $0[id] = zone } }
        return zone
    }

    /// The same database, which reads each zone once, for many calendars in a row.
    ///
    /// What an upgrade of the zones brings it does not see.
    package func keeping() -> ZoneDatabase {
        var database = self
        database.kept = KeptZones()
        return database
    }

    private func find(_ id: String) -> Zone? {
        guard Self.isName(id) else { return nil }
        if let zone = read(id) { return zone }
        guard let spelled = spelling(of: id), spelled != id else { return nil }
        return read(spelled)
    }

    /// The version, such as `2025b`; nil when the database does not tell it.
    package var version: String? {
        guard let bytes = ZoneFile.beginning(of: folder + "/tzdata.zi", count: 64) else {
            return nil
        }
        let line = String(decoding: bytes.prefix { $0 != 0x0a }, as: UTF8.self)
        guard line.hasPrefix("# version ") else { return nil }
        return String(line.dropFirst(10))
    }

    /// The ids that the database knows, links too; empty when it does not list them.
    package var names: [String] {
        guard let bytes = ZoneFile.bytes(of: folder + "/tzdata.zi") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            return switch words.first {
            case "Z" where words.count > 1: String(words[1])
            case "L" where words.count > 2: String(words[2])
            default: nil
            }
        }
    }

    /// The id of the machine's own zone: `TZ`, else where `/etc/localtime` points, else what
    /// `/etc/timezone` says, else `UTC`.
    package var localZoneID: String {
        var named = (Self.environment("TZ") ?? "")[...]
        if named.first == ":" { named.removeFirst() }
        let candidates = [
            Self.id(inPath: String(named)) ?? String(named),
            ZoneFile.target(ofLink: "/etc/localtime").flatMap { Self.id(inPath: $0) } ?? "",
            Self.firstWord(of: "/etc/timezone") ?? "",
        ]
        return candidates.first { !$0.isEmpty && zone($0) != nil } ?? "UTC"
    }

    private func read(_ id: String) -> Zone? {
        guard let bytes = ZoneFile.bytes(of: folder + "/" + id) else { return nil }
        return try? Zone(id: id, tzif: bytes)
    }

    /// The id as the database spells it; nil when it has none that differs in case only.
    private func spelling(of id: String) -> String? {
        var path = ""
        for part in id.split(separator: "/") {
            let wanted = part.lowercased()
            let names = ZoneFile.names(inFolder: folder + "/" + path)
            guard let name = names.first(where: { $0.lowercased() == wanted }) else { return nil }
            path += (path.isEmpty ? "" : "/") + name
        }
        return path
    }

    /// Whether an id can only name a file in the folder.
    ///
    /// `right/` holds the same zones with leap seconds, which no calendar counts.
    private static func isName(_ id: String) -> Bool {
        guard (1...64).contains(id.utf8.count), !id.lowercased().hasPrefix("right/") else {
            return false
        }
        let isSpelled = id.utf8.allSatisfy { byte in
            byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "/_+-".utf8.contains(byte)
        }
        let parts = id.split(separator: "/", omittingEmptySubsequences: false)
        return isSpelled && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("-") }
    }

    private static func id(inPath path: String) -> String? {
        guard let range = path.firstRange(of: "zoneinfo/") else { return nil }
        let id = path[range.upperBound...]
        return String(id.hasPrefix("posix/") ? id.dropFirst(6) : id)
    }

    private static func firstWord(of path: String) -> String? {
        ZoneFile.beginning(of: path, count: 128).map { bytes in
            String(decoding: bytes.prefix { $0 > 0x20 }, as: UTF8.self)
        }
    }

    private static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
}

private final class KeptZones: Sendable {
    /// By the ids that were asked for.
    let zones = Locked<[String: Zone]>([:])
}
