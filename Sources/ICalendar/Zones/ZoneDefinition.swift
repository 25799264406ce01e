import Recurrence

/// A VTIMEZONE (RFC 5545 section 3.6.5).
struct ZoneDefinition {
    let tzid: String?
    /// X-LIC-LOCATION: the IANA id, where a program writes it.
    let location: String?
    /// As the calendar writes it; empty when it is too long to be one.
    let text: String
    private let observances: [ZoneObservance]

    /// The longest in use, with every change since 1847, have some 20 kilobytes.
    private static let sizeLimit = 256 << 10
    private static let observanceLimit = 500
    /// Windows' have a thousand: two a year from 1601.
    private static let transitionLimit = 2_000

    init(_ bytes: [UInt8], _ span: ZoneComponentSpan) {
        let definition = span.range.count <= Self.sizeLimit ? bytes[span.range] : []
        text = String(decoding: definition, as: UTF8.self)
        let component = definition.withUnsafeBytes {
            ComponentParser().parse($0, line: span.line).component
        }
        tzid = component?.first("TZID")?.value.string
        location = component?.first("X-LIC-LOCATION")?.value.string
        let children = component?.children ?? []
        observances =
            children.count <= Self.observanceLimit ? children.compactMap { ZoneObservance($0) } : []
    }

    /// The zone that the observances define; nil when they define none.
    ///
    /// Before the first of them its TZOFFSETFROM holds; after 2100 the last offset.
    func zone(id: String) -> Zone? {
        guard let first = observances.min(by: { $0.start < $1.start }) else { return nil }
        var transitions: [(instant: Instant, after: ZoneOffset)] = []
        for observance in observances {
            guard let onsets = observance.onsets else { return nil }
            transitions += onsets
            guard transitions.count <= Self.transitionLimit else { return nil }
        }
        return Zone(
            id: id, initial: ZoneOffset(seconds: first.from), transitions: transitions)
    }
}
