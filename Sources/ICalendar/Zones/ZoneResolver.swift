package import Recurrence

/// What a TZID means.
package enum ZoneMeaning: Hashable, Sendable {
    /// A zone of the database; its id is the IANA one.
    case known(Zone)
    /// A zone that only the calendar knows.
    ///
    /// The zone's id is the TZID; `definition` is the VTIMEZONE as text, for keeping.
    case defined(Zone, definition: String)
    case unknown
}

/// What was found out about a TZID.
package struct ZoneResolution: Hashable, Sendable {
    package var meaning: ZoneMeaning
    /// What is odd about it: that it is unknown, or that the calendar's definition differs.
    package var issue: FeedIssue?
}

/// Finds out what the TZIDs of one calendar mean.
///
/// In this order: an IANA id, also under the prefixes that programs put before it; a Windows name,
/// or what Windows shows for it; X-LIC-LOCATION in the calendar's VTIMEZONE; the VTIMEZONE's own
/// rules; what else the name may stand for (`ZoneNicknames`); an offset in the name. A name that the
/// database knows is read as the database has it, whatever the VTIMEZONE says: those are copies,
/// often old. What a name only stands for counts where the calendar defines nothing under it.
/// Nothing is kept: callers ask once for each TZID.
package struct ZoneResolver: Sendable {
    private let database: ZoneDatabase
    private let definitions: [String: ZoneComponentSpan]
    /// Those that the file has elsewhere, behind the END of its calendar.
    private let others: [String: ZoneComponentSpan]
    private let bytes: [UInt8]

    /// A resolver.
    ///
    /// - Parameters:
    ///   - database: the zones that are known by name.
    ///   - calendar: whose VTIMEZONEs count.
    ///   - others: VTIMEZONEs that count where the calendar has none.
    ///   - bytes: those of the scanned feed.
    package init(
        database: ZoneDatabase, calendar: CalendarHeader,
        others: [String: ZoneComponentSpan] = [:], bytes: [UInt8]
    ) {
        self.database = database
        self.others = others
        definitions = calendar.zoneDefinitions
        self.bytes = bytes
    }

    /// What a TZID means; `tzid` is as the file writes it.
    ///
    /// The calendar's definition and the database are compared at `wall`, a time that the TZID is
    /// used for, and half a year later.
    package func resolve(_ tzid: String, near wall: WallTime) -> ZoneResolution {
        let name = Self.cleaned(tzid)
        let span = definitions[tzid] ?? definitions[name] ?? others[tzid] ?? others[name]
        let known = known(name)
        guard let span else {
            guard let known else { return byName(name, tzid) }
            return ZoneResolution(meaning: .known(known))
        }
        let read = ZoneDefinition(bytes, span)
        if let zone = known ?? read.location.flatMap({ self.known(Self.cleaned($0)) }) {
            let differs = read.zone(id: tzid).map { Self.differ(zone, $0, near: wall) } ?? false
            let issue = FeedIssue(
                .warning, line: span.line,
                "the calendar's definition of \(tzid.prefix(60)) differs from the zone \(zone.id); "
                    + "the zone counts")
            return ZoneResolution(meaning: .known(zone), issue: differs ? issue : nil)
        }
        guard let zone = read.zone(id: tzid) else {
            let named = byName(name, tzid)
            if named.meaning != .unknown { return named }
            return Self.unknown(
                "the calendar's definition of \(tzid.prefix(60)) is of no use", line: span.line)
        }
        return ZoneResolution(meaning: .defined(zone, definition: read.text))
    }

    /// Whether the database has a zone by the TZID, whatever the calendar defines.
    func knows(_ tzid: String) -> Bool { known(Self.cleaned(tzid)) != nil }

    /// The zone of a VTIMEZONE that was kept as text; nil when it is of no use.
    package static func zone(definition: String) -> Zone? {
        let bytes = Array(definition.utf8)
        let read = ZoneDefinition(bytes, ZoneComponentSpan(range: bytes.indices, line: 1))
        return read.tzid.flatMap { read.zone(id: $0) }
    }

    /// The zones of VTIMEZONEs that were kept as text, by the names they are kept under; those of no
    /// use are left out.
    ///
    /// The name counts, not the TZID in the text: a broken line may read differently in the two.
    package static func zones(_ definitions: [String: String]) -> [String: Zone] {
        definitions.reduce(into: [:]) { zones, definition in
            let bytes = Array(definition.value.utf8)
            let read = ZoneDefinition(bytes, ZoneComponentSpan(range: bytes.indices, line: 1))
            zones[definition.key] = read.zone(id: definition.key)
        }
    }

    private func known(_ name: String) -> Zone? {
        if let zone = database.zone(name) { return zone }
        if let id = WindowsZones.id(of: name) ?? WindowsDisplayNames.id(of: name) {
            return database.zone(id)
        }
        guard name.hasPrefix("/") else { return nil }
        // "/freeassociation.sourceforge.net/Tzfile/Europe/London": the last parts are the id.
        let parts = name.split(separator: "/").suffix(6)
        for count in parts.indices {
            if let zone = database.zone(parts[count...].joined(separator: "/")) { return zone }
        }
        return nil
    }

    /// A zone that the name alone tells of.
    private func byName(_ name: String, _ tzid: String) -> ZoneResolution {
        guard name.utf8.count <= Self.longestName else { return Self.unknown(of: tzid) }
        let offset = ZoneOffsetName(name)
        let place = offset?.rest ?? name
        if let zone = place.isEmpty ? nil : nickname(place) {
            return ZoneResolution(meaning: .known(zone))
        }
        guard let offset else { return Self.unknown(of: tzid) }
        let message =
            "the time zone \(tzid.prefix(60)) is known by its offset alone: in summer it "
            + "may be an hour off"
        let issue = FeedIssue(.warning, message)
        if let id = offset.id, let zone = database.zone(id) {
            return ZoneResolution(meaning: .known(zone), issue: issue)
        }
        let (zone, definition) = offset.zone(named: tzid)
        return ZoneResolution(meaning: .defined(zone, definition: definition), issue: issue)
    }

    private static let longestName = 200

    /// The first zone that there is of those that a name may stand for.
    private func nickname(_ name: String) -> Zone? {
        for reading in ZoneNicknames.readings(of: name) {
            if let zone = known(reading)
                ?? WindowsDisplayNames.id(ofPlace: reading)
                .flatMap(database.zone)
            {
                return zone
            }
        }
        return path(name)
    }

    /// `freeassociation.sourceforge.net/Tzfile/Europe/London`: the last parts are the id.
    private func path(_ name: String) -> Zone? {
        let parts = name.split(separator: "/").suffix(6)
        guard parts.count > 2 else { return nil }
        // One part alone, as `Zulu`, is no id behind anything but an address.
        let last = parts.first?.contains(".") == true ? parts.endIndex : parts.endIndex - 1
        for start in parts.indices where start < last {
            if let zone = database.zone(parts[start...].joined(separator: "/")) { return zone }
        }
        return nil
    }

    private static func differ(_ one: Zone, _ other: Zone, near wall: WallTime) -> Bool {
        [Int64(0), 182 * 86_400].contains { later in
            let instant = one.instant(of: wall.adding(seconds: later))
            return one.offset(at: instant) != other.offset(at: instant)
        }
    }

    private static func unknown(of tzid: String) -> ZoneResolution {
        unknown("the time zone \(tzid.prefix(60)) is not known", line: nil)
    }

    private static func unknown(_ message: String, line: Int?) -> ZoneResolution {
        ZoneResolution(meaning: .unknown, issue: FeedIssue(.warning, line: line, message))
    }

    /// Without blanks, quotes and backslashes, and without what Outlook puts before it.
    private static func cleaned(_ tzid: String) -> String {
        let tzid = tzid.contains("\\") ? tzid.replacing("\\", with: "") : tzid
        var name = tzid[...]
        while let last = name.last, last.isWhitespace || last == "\"" { name.removeLast() }
        name = name.drop { $0.isWhitespace || $0 == "\"" }
        if name.hasPrefix("tzone://Microsoft/") { name = name.dropFirst(18) }
        return String(name)
    }
}
