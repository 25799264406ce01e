import Glibc

/// Cuts a feed into components and digests each, without parsing: a walk from line to line.
///
/// A feed that is fetched again costs this walk alone; libical sees only components whose digest
/// is new.
public struct ComponentScanner: Sendable {
    private let readerVersion: UInt64
    private let limits: ScanLimits

    /// - Parameter readerVersion: goes into every digest, so that a reader that reads the same bytes
    ///   differently finds them all new.
    public init(readerVersion: UInt64, limits: ScanLimits = ScanLimits()) {
        self.readerVersion = readerVersion
        self.limits = limits
    }

    /// Scans a feed.
    ///
    /// - Throws: `FeedError` when the bytes are no calendar, or a hostile one.
    public func scan(_ bytes: [UInt8]) throws(FeedError) -> ScannedFeed {
        let (bytes, notes) = LineMender.mend(bytes)
        var walk = ScanWalk(limits: limits)
        let failure = bytes.withUnsafeBytes { walk.run($0) }
        if let failure { throw failure }
        guard !walk.feed.calendars.isEmpty else { throw Self.unrecognised(bytes) }
        walk.feed.issues = notes + walk.feed.issues
        let contexts = walk.feed.calendars.map { $0.context.digest }
        for index in walk.feed.components.indices {
            let span = walk.feed.components[index]
            let context = contexts[span.calendar]
            var digester = Digester(seed: readerVersion)
            digester.add(context.high)
            digester.add(context.low)
            digester.add(span.digest.high)
            digester.add(span.digest.low)
            walk.feed.components[index].digest = digester.digest
        }
        walk.feed.bytes = bytes
        return walk.feed
    }

    /// What stands for the bytes of a whole feed.
    public static func digest(of bytes: [UInt8]) -> ContentDigest {
        var digester = Digester()
        bytes.withUnsafeBytes { digester.add($0) }
        return digester.digest
    }

    private static func unrecognised(_ bytes: [UInt8]) -> FeedError {
        let start = bytes.drop { $0 <= 0x20 }.prefix(512)
        guard !start.isEmpty else { return .empty }
        let text = String(decoding: start, as: UTF8.self)
        let lower = text.lowercased()
        if lower.hasPrefix("<!doctype html") || lower.contains("<html") || lower.contains("<body") {
            return .webPage
        }
        let printable = text.unicodeScalars.prefix(40).map { scalar in
            [.control, .format].contains(scalar.properties.generalCategory) ? " " : scalar
        }
        return .notACalendar(startsWith: String(String.UnicodeScalarView(printable)))
    }
}
