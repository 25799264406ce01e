public import Recurrence

/// What a TZID means.
public enum ZoneMeaning: Hashable, Sendable {
    /// A zone of the database.
    case known(Zone)
    /// A zone that the calendar defines itself; `definition` is its VTIMEZONE as text.
    case defined(Zone, definition: String)
    case unknown
}

/// Finds out what the TZIDs of one calendar mean.
///
/// In this order: an IANA name, also under the prefixes that programs put before it; a Windows
/// name; the X-LIC-LOCATION of the calendar's VTIMEZONE; the VTIMEZONE's own rules. A name that the
/// database knows is read as the database has it, whatever the VTIMEZONE says: those are copies,
/// and old ones (docs/decisions/0005).
public struct ZoneResolver: Sendable {
    private let database: ZoneDatabase
    private let definitions: [String: ZoneDefinition]

    /// - Parameters:
    ///   - calendar: whose VTIMEZONEs count.
    ///   - bytes: of the scanned feed.
    public init(database: ZoneDatabase, calendar: CalendarHeader, bytes: [UInt8]) {
        self.database = database
        let read = calendar.zoneDefinitions.compactMap { range in
            ZoneDefinition(text: String(decoding: bytes[range], as: UTF8.self))
        }
        definitions = Dictionary(read.map { ($0.tzid, $0) }) { first, _ in first }
    }

    /// What a TZID means, and what is odd about it.
    public func resolve(_ tzid: String) -> (meaning: ZoneMeaning, oddity: String?) {
        let name = Self.cleaned(tzid)
        if let zone = known(name) { return (.known(zone), disagreement(of: zone, tzid)) }
        guard let definition = definitions[tzid] ?? definitions[name] else {
            return (.unknown, "the time zone \(tzid.prefix(60)) is not known")
        }
        if let location = definition.location, let zone = known(Self.cleaned(location)) {
            return (.known(zone), nil)
        }
        guard let zone = definition.zone else {
            return (.unknown, "the definition of the time zone \(tzid.prefix(60)) is no use")
        }
        return (.defined(zone, definition: definition.text), nil)
    }

    /// The zone of a VTIMEZONE that was kept as text; nil when it is of no use.
    public static func compile(_ definition: String) -> Zone? {
        ZoneDefinition(text: definition)?.zone
    }

    private func known(_ name: String) -> Zone? {
        if let zone = database.zone(name) { return zone }
        if let id = WindowsZones.id(of: name) { return database.zone(id) }
        // "/freeassociation.sourceforge.net/Tzfile/Europe/London": the last parts are the name.
        let parts = name.split(separator: "/")
        for count in [3, 2] where parts.count >= count && name.utf8.first == UInt8(ascii: "/") {
            if let zone = database.zone(parts.suffix(count).joined(separator: "/")) { return zone }
        }
        return nil
    }

    /// Compares the database with the calendar's own definition in the years around now.
    private func disagreement(of zone: Zone, _ tzid: String) -> String? {
        guard let other = definitions[tzid]?.zone else { return nil }
        let differs = (0..<24).contains { month in
            let date = CivilDate(uncheckedYear: 2026 + month / 12, month: month % 12 + 1, day: 15)
            let instant = Instant(seconds: WallTime(date).seconds)
            return zone.offset(at: instant) != other.offset(at: instant)
        }
        return differs
            ? "its definition of \(tzid.prefix(60)) is not the zone's; the database's is used" : nil
    }

    private static func cleaned(_ tzid: String) -> String {
        var name = tzid[...]
        while let last = name.last, last.isWhitespace || last == "\"" { name.removeLast() }
        name = name.drop { $0.isWhitespace || $0 == "\"" }
        if name.hasPrefix("tzone://Microsoft/") { name = name.dropFirst(18) }
        return String(name)
    }
}
