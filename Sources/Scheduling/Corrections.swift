package import Campus
package import Recurrence

/// What those who take modules say of the rooms of some classes, and which of it stands beside the
/// timetable.
///
/// One word may be an error or a joke, and so may two. Three who write the same are told to everybody
/// who takes the module, until the timetable says it too or the class is over.
package struct Corrections: Sendable {
    /// So many have to say the same.
    package static let needed = 3

    /// So far apart two feeds may write the beginning of one class, in seconds.
    package static let tolerance = Deduplication.tolerance

    private let said: [ModuleCode: [Correction]]

    /// - Parameter corrections: the word of everybody whose counts, in any order.
    package init(_ corrections: [Correction] = []) {
        said = Dictionary(grouping: corrections, by: \.module)
    }

    package var isEmpty: Bool { said.isEmpty }

    /// Whether a text names a room: it has a letter or a digit.
    package static func isPlace(_ text: String) -> Bool { !PlaceWords.words(text).isEmpty }

    /// Whether the timetable says of a class what somebody says of its room, or more.
    package static func isTold(_ place: String, of item: AgendaItem) -> Bool {
        guard let told = item.location else { return false }
        return PlaceWords.words(told).starts(with: PlaceWords.words(place))
    }

    /// The room that enough say a class is in; nil where the timetable says so too, where the class
    /// is over or does not take place, and where fewer say the same.
    package func place(of item: AgendaItem, at now: Instant) -> String? {
        guard item.mayBeCorrected(at: now) else { return nil }
        let alike = Dictionary(grouping: voices(about: item)) { PlaceWords.words($0.place) }
        let most = alike.values.filter { $0.count >= Self.needed }.max { left, right in
            // Of two rooms that as many name, the one that somebody named last.
            (left.count, Self.newest(left)) < (right.count, Self.newest(right))
        }
        guard let place = most.flatMap(Self.spelling(of:)), !Self.isTold(place, of: item) else {
            return nil
        }
        return place
    }

    /// How a class's room stands for one of those who say something, or might.
    package func standing(
        of item: AgendaItem, for person: PersonID, at now: Instant
    ) -> CorrectionStanding {
        let words = words(about: item)
        let own = words.first { $0.person == person }?.place
        let open: String? = own.flatMap { Self.isTold($0, of: item) ? nil : $0 }
        let alike = open.map { open in
            voices(about: item).count { PlaceWords.words($0.place) == PlaceWords.words(open) }
        }
        return CorrectionStanding(
            own: open, missing: max(0, Self.needed - (alike ?? 0)), place: place(of: item, at: now))
    }

    /// What is said of a class: of each person the last that they said.
    private func words(about item: AgendaItem) -> [Correction] {
        guard let code = item.module, let words = said[code] else { return [] }
        let about = words.filter { word in
            abs(word.start - item.start.instant) <= Self.tolerance
                && item.agrees(on: word.kind, word.group)
        }
        return Array(
            Dictionary(about.map { ($0.person, $0) }) { $0.at < $1.at ? $1 : $0 }.values)
    }

    /// What is said of a class, once of each mailbox: the last that any of its accounts said.
    private func voices(about item: AgendaItem) -> [Correction] {
        Array(
            Dictionary(words(about: item).map { ($0.voice ?? "\($0.person)", $0) }) {
                $0.at < $1.at ? $1 : $0
            }.values)
    }

    private static func newest(_ words: [Correction]) -> Int64 {
        words.map(\.at.seconds).max() ?? 0
    }

    /// Of several spellings the one that most use.
    private static func spelling(of words: [Correction]) -> String? {
        Dictionary(grouping: words, by: \.place).max { left, right in
            (left.value.count, right.key) < (right.value.count, left.key)
        }?.key
    }
}

/// How a class's room stands for one who takes its module.
package struct CorrectionStanding: Hashable, Sendable {
    /// Which room the person says it is in; nil where they say nothing, or the timetable says it too.
    package var own: String?
    /// How many more have to say the same before others see it; 0 where enough do.
    package var missing: Int
    /// The room that enough say; nil where nothing stands beside the timetable.
    package var place: String?

    package init(own: String?, missing: Int, place: String?) {
        self.own = own
        self.missing = missing
        self.place = place
    }
}

extension AgendaItem {
    /// Whether it matters in which room it is: a class or exam of a module, by the hour, that takes place
    /// and is not over.
    package func mayBeCorrected(at now: Instant) -> Bool {
        kind.isTaught && module != nil && !allDay && status != .cancelled && end.instant > now
    }
}
