extension ScannedFeed {
    /// More zones of its own, or longer ones, than these have no feed that anybody uses; each has to
    /// be worked out wherever one of its classes is shown.
    private static let zoneLimit = 200
    private static let zoneBytes = 256 << 10
    /// A database has some 600 zones, and a few feeds define them all.
    private static let definitionLimit = 2_000

    /// Leaves out the VTIMEZONEs that are too many, with an issue.
    ///
    /// Those under names that the database knows do not count, since it is the database that counts
    /// for them. Which are left out is decided by the file alone, not by what of it is new.
    mutating package func limitZones(_ database: ZoneDatabase) {
        let all = calendars.reduce(0) { $0 + $1.zoneDefinitions.count }
        let size = calendars.reduce(0) { size, calendar in
            calendar.zoneDefinitions.values.reduce(size) { $0 + $1.range.count }
        }
        guard all > Self.zoneLimit || size > Self.zoneBytes else { return }
        var kept = 0
        var looked = 0
        var bytes = 0
        var firstLine: Int?
        for index in calendars.indices {
            let resolver = ZoneResolver(database: database, calendar: calendars[index], bytes: [])
            let inOrder = calendars[index].zoneDefinitions
                .sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
            for (tzid, span) in inOrder {
                looked += 1
                if looked <= Self.definitionLimit, resolver.knows(tzid) { continue }
                let isKept =
                    looked <= Self.definitionLimit && kept < Self.zoneLimit
                    && bytes + span.range.count <= Self.zoneBytes
                if isKept {
                    kept += 1
                    bytes += span.range.count
                } else {
                    calendars[index].zoneDefinitions[tzid] = nil
                    firstLine = firstLine ?? span.line
                }
            }
        }
        guard let firstLine else { return }
        issues.append(
            FeedIssue(
                .warning, line: firstLine,
                "the feed defines more time zones of its own than the \(kept) that are read; times "
                    + "in the others are read as in no zone"))
    }
}
