/// Cuts a feed into components and digests each, without parsing.
///
/// A feed that is fetched again costs this walk over its lines alone; only components whose digest
/// is new go to the `ComponentParser`.
package struct ComponentScanner: Sendable {
    private let readerVersion: UInt64
    private let limits: ScanLimits

    /// A scanner.
    ///
    /// - Parameters:
    ///   - readerVersion: goes into every digest, so that a reader that reads the same bytes
    ///     differently than before finds them all new.
    ///   - limits: what is refused.
    package init(readerVersion: UInt64 = 0, limits: ScanLimits = ScanLimits()) {
        self.readerVersion = readerVersion
        self.limits = limits
    }

    /// Scans a feed.
    ///
    /// - Throws: `FeedError` when the bytes are no calendar, or hold more than the limits allow.
    package func scan(_ bytes: [UInt8]) throws(FeedError) -> ScannedFeed {
        guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
        let mended = try Normaliser(limit: limits.bytes).mend(bytes)
        let text = mended?.bytes ?? bytes
        var walk = ScanWalk(limits: limits)
        if let failure = text.withUnsafeBytes({ walk.run($0) }) { throw failure }
        var feed = walk.feed
        guard !feed.calendars.isEmpty else { throw Unrecognised.error(for: text) }
        if feed.components.isEmpty {
            // Events that stand on no line of their own are there, and cannot be read.
            let lost = Self.eventCount(text)
            if lost > 0 { throw .noReadableEvent(lost) }
        }
        if let issue = mended?.issue { feed.issues.insert(issue, at: 0) }
        seal(&feed.components, with: feed.calendars)
        feed.bytes = text
        return feed
    }

    /// How often an event is said to begin, or to end, wherever on a line.
    private static func eventCount(_ text: [UInt8]) -> Int {
        text.withUnsafeBytes { bytes in
            var (begun, ended) = (0, 0)
            for index in bytes.indices {
                let letter = bytes[index] | 0x20
                guard letter == UInt8(ascii: "b") || letter == UInt8(ascii: "e") else { continue }
                let rest = UnsafeRawBufferPointer(rebasing: bytes[index...])
                if rest.starts(withCapitals: "BEGIN:VEVENT") { begun += 1 }
                if rest.starts(withCapitals: "END:VEVENT") { ended += 1 }
            }
            return max(begun, ended)
        }
    }

    /// What stands for the bytes of a whole feed.
    package static func digest(of bytes: [UInt8]) -> ContentDigest {
        var digester = Digester()
        bytes.withUnsafeBytes { digester.add($0) }
        return digester.digest
    }

    /// A component means what its bytes say in the context of its calendar, which is known only
    /// when all of the calendar has been seen.
    private func seal(_ components: inout [ComponentSpan], with calendars: [CalendarHeader]) {
        let contexts = calendars.map { calendar in
            var digester = Digester(seed: readerVersion)
            digester.add(calendar.contextDigest)
            return digester
        }
        for index in components.indices {
            var digester = contexts[components[index].calendar]
            digester.add(components[index].digest)
            components[index].digest = digester.digest
        }
    }
}

/// How much a feed may hold; one that holds more is refused, not cut.
package struct ScanLimits: Hashable, Sendable {
    /// Events, and calendars, and definitions of time zones, each.
    ///
    /// The default is 50,000.
    package var components = 50_000
    /// How deep components may lie inside one another.
    ///
    /// The default is 32.
    package var depth = 32
    /// The default is 20 MiB.
    package var bytes = 20 << 20

    package init() {}
}
