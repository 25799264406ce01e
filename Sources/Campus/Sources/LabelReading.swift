/// Labels one meeting after the other, and remembers what their texts say.
///
/// A term's classes are told in few words: most meetings cost a look into a table.
package struct LabelReading: Sendable {
    package let labeller: MeetingLabeller
    private var known: [Text: (reading: CodeReading, kind: MeetingKind?)] = [:]

    /// What decides about a text that names its module in the summary.
    private struct Text: Hashable {
        var summary: String
        /// Location, categories and description; nil where the summary says enough.
        var rest: [String?]?
    }

    /// What may be a code in a location: a room.
    private var rooms: [String: Set<ModuleCode>] = [:]

    package init(_ labeller: MeetingLabeller) { self.labeller = labeller }

    /// The label of a meeting; what its series says goes before what its exceptions say.
    package mutating func label(of meeting: Meeting) -> MeetingLabel {
        var label = MeetingLabel()
        var entries = meeting.exceptions.lazy.map(\.entry).prefix(1_000).makeIterator()
        var next = meeting.main ?? entries.next()
        let first = next
        label.kind = first.flatMap { read($0).kind }
        while let entry = next {
            switch read(entry).reading {
            case .none: break
            case .codes(let codes): label.codes = (label.codes + codes).unique
            case .doubtful(let codes): label.doubtful = (label.doubtful + codes).unique
            }
            if meeting.main != nil, !label.codes.isEmpty { break }
            next = entries.next()
        }
        guard !label.codes.isEmpty else { return label }
        label.doubtful = []
        label.group = first.flatMap { GroupReader.group(summary: $0.summary, details: $0.details) }
        return label
    }

    private mutating func read(
        _ entry: MeetingEntry
    ) -> (reading: CodeReading, kind: MeetingKind?) {
        if labeller.readsDetails, let told = CrawledLabel(entry.details) {
            return (told.codes.isEmpty ? .none : .codes(told.codes), told.kind)
        }
        if let plain = known[Text(summary: entry.summary)], isFree(plain.reading, in: entry) {
            return plain
        }
        let long = Text(
            summary: entry.summary, rest: [entry.location, entry.categories, entry.details])
        if let found = known[long] { return found }
        if known.count > Self.mostKnown { known = [:] }
        // What the summary names for certain, nothing else is asked about.
        let plain = read(summary: entry.summary, details: nil, categories: nil, location: nil)
        if !plain.reading.codes.isEmpty, plain.kind != nil, isFree(plain.reading, in: entry) {
            known[Text(summary: entry.summary)] = plain
            return plain
        }
        let found = read(
            summary: entry.summary, details: entry.details, categories: entry.categories,
            location: entry.location)
        known[long] = found
        return found
    }

    private func read(
        summary: String, details: String?, categories: String?, location: String?
    ) -> (reading: CodeReading, kind: MeetingKind?) {
        (
            labeller.reader.read(
                summary: summary, details: details, categories: categories, location: location),
            MeetingKind(
                summary: summary, categories: categories, details: details, exams: labeller.exams)
        )
    }

    /// Whether none of the codes is a room that the entry is in.
    private mutating func isFree(_ reading: CodeReading, in entry: MeetingEntry) -> Bool {
        guard let location = entry.location else { return true }
        if let known = rooms[location] { return known.isDisjoint(with: reading.codes) }
        if rooms.count > Self.mostKnown { rooms = [:] }
        let found = labeller.reader.rooms(location)
        rooms[location] = found
        return found.isDisjoint(with: reading.codes)
    }

    private static let mostKnown = 4_096
}

/// What a crawler wrote into a meeting's description: `Module: CM50123`, `Kind: Lecture`.
struct CrawledLabel {
    private(set) var codes: [ModuleCode] = []
    private(set) var kind: MeetingKind?

    /// Nil for a description without such lines.
    init?(_ details: String?) {
        for line in (details ?? "").split(separator: "\n").prefix(2) {
            if line.hasPrefix("Module: ") {
                codes = line.dropFirst(8).split(separator: ",").compactMap { ModuleCode($0) }
            } else if line.hasPrefix("Kind: ") {
                kind = MeetingKind(
                    summary: String(line.dropFirst(6)), categories: nil, details: nil)
            }
        }
        if codes.isEmpty, kind == nil { return nil }
    }
}
