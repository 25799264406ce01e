/// What a person types to add or edit an entry of their own; nil is left open.
package struct PersonalWords: Sendable {
    package var summary: String?
    /// As in `fri 14:00`.
    package var start: String?
    package var end: String?
    /// How long it is, as in `1h30`.
    package var length: String?
    /// An empty place is none.
    package var place: String?
    /// An RRULE, or words as `every 2 weeks`; an empty text ends a repetition.
    package var repeats: String?

    package init(
        summary: String? = nil, start: String? = nil, end: String? = nil, length: String? = nil,
        place: String? = nil, repeats: String? = nil
    ) {
        self.summary = summary
        self.start = start
        self.end = end
        self.length = length
        self.place = place
        self.repeats = repeats
    }

    var endsRepetition: Bool { repeats?.isEmpty ?? false }

    package var isEmpty: Bool {
        [summary, start, end, length, place, repeats].allSatisfy { $0 == nil }
    }
}

/// Which part of a series is meant.
package enum SeriesPart: String, Sendable, CaseIterable {
    case this, following, all
}
