import Recurrence
import Words

/// What imports altered: one change by itself, and many of one import as one.
extension ReminderText {
    /// `CM50123 Lecture moved from Mon 5 Oct 09:15 to Tue 6 Oct 10:15`, which of them, and who says it.
    ///
    /// - Parameter place: where what is new, or takes place after all, does.
    package static func change(
        _ change: Change, source: String, place: String? = nil, _ style: ReminderStyle
    ) -> ReminderContent {
        let words = ChangeWords(style, isolated: line)
        let when = [words.dates(change), place.map(line)].compactMap(\.self)
            .filter { !$0.isEmpty }.joined(separator: ", ")
        let body = [when, says(source, style.words)].filter { !$0.isEmpty }
        return ReminderContent(
            title: words.sentence(change), body: body.joined(separator: "\n"), detail: when,
            language: style.words.language)
    }

    private static func says(_ source: String, _ words: Catalogue) -> String {
        words("reminder.says", ["source": .text(line(source))])
    }

    /// The same in one line, without who says it.
    static func line(of change: Change, _ style: ReminderStyle) -> String {
        let words = ChangeWords(style, isolated: line)
        return ([words.sentence(change)] + [words.dates(change)].compactMap(\.self))
            .joined(separator: ", ")
    }

    /// `Your timetable moved by 5 h: 87 classes`; today's and tomorrow's by name, and where to look.
    ///
    /// - Parameter changes: of one import; at least one.
    package static func imported(
        _ changes: [Change], source: String, _ style: ReminderStyle
    ) -> ReminderContent {
        let (words, today) = (style.words, style.today.dayNumber)
        let urgent = changes.filter { change in
            [change.startsAt, change.formerStart].compactMap(\.self).contains { start in
                start > style.now && style.zone.wall(at: start).date.dayNumber - today < 2
            }
        }.sorted { ($0.startsAt, $0.summary) < ($1.startsAt, $1.summary) }
        var lines =
            ChangeShift(of: changes).map { shift in
                [
                    words(
                        "changes.each",
                        ["length": .text(shift.text(words)), "direction": .text(shift.direction)])
                ]
            } ?? []
        lines += few(urgent.map { line(of: $0, style) }, words)
        lines += [
            style.way("changes.look.page", at: "/changes", or: "changes.look", [:]),
            says(source, words),
        ]
        return ReminderContent(
            title: title(of: changes, source: source, words),
            body: lines.joined(separator: "\n"), language: words.language)
    }

    /// What many changes come to: their cause where they share one, else a count by kind.
    static func title(of changes: [Change], source: String, _ words: Catalogue) -> String {
        let count = Message.Argument.number(classes(in: changes))
        let classes = Message.Argument.text(words("changes.classes", ["count": count]))
        if let shift = ChangeShift(of: changes) {
            return words(
                "changes.title.shift", ["length": .text(shift.text(words)), "classes": classes])
        }
        return words(
            "changes.title", ["what": .text(kinds(of: changes, all: classes, words))])
    }

    private static func kinds(
        of changes: [Change], all classes: Message.Argument, _ words: Catalogue
    ) -> String {
        let kinds = Dictionary(grouping: changes, by: kind)
        guard kinds.count == 1, let (kind, _) = kinds.first else {
            return Self.kinds.compactMap { kind in
                kinds[kind].map {
                    words("changes.count.\(kind)", ["count": .number(Self.classes(in: $0))])
                }
            }.joined(separator: ", ")
        }
        let places = Set(changes.map(\.after))
        if changes.first?.kind == .relocated, places.count == 1, let place = places.first {
            return words(
                place == nil ? "changes.placeless" : "changes.in",
                ["classes": classes, "place": .text(line(place ?? ""))])
        }
        return words("changes.kind.\(kind)", ["classes": classes])
    }

    private static func classes(in changes: [Change]) -> Int {
        changes.reduce(0) { $0 + max(1, $1.occurrences) }
    }

    /// As the catalogues' keys end.
    private static func kind(of change: Change) -> String {
        switch change.kind {
        case .added: change.isOnAgain ? "again" : "new"
        case .moved, .relocated, .renamed, .cancelled, .removed: "\(change.kind)"
        }
    }

    /// In the order in which they are counted.
    private static let kinds = [
        "again", "new", "moved", "relocated", "renamed", "cancelled", "removed",
    ]
}

/// By how much all of some changes moved what they tell of.
private struct ChangeShift {
    /// In seconds; never 0.
    private let seconds: Int64

    /// Nil when they are not all moved, or not alike.
    init?(of changes: [Change]) {
        let spans = changes.map { change in
            change.kind == .moved ? (change.before, change.after) : (nil, nil)
        }
        let exact = Set(
            spans.map { Self.distance($0, read: Timestamp.instant) { $1.seconds - $0.seconds } })
        // On the wall, since the clocks may have been changed between.
        let wall = Set(spans.map { Self.distance($0, read: Self.wall) { $1.seconds - $0.seconds } })
        guard
            let shift = [exact, wall].lazy.filter({ $0.count == 1 }).compactMap({ $0.first ?? nil })
                .first(where: { $0 != 0 })
        else { return nil }
        seconds = shift
    }

    private static func distance<Time>(
        _ span: (String?, String?), read: (String) -> Time?, _ less: (Time, Time) -> Int64
    ) -> Int64? {
        guard let before = span.0.flatMap(read), let after = span.1.flatMap(read) else {
            return nil
        }
        return less(before, after)
    }

    private static func wall(_ text: String) -> WallTime? {
        Timestamp.date(text).map { WallTime($0) } ?? Timestamp.wall(String(text.prefix(19)))
    }

    /// `5 h`, `90 min`, `7 days`.
    func text(_ words: Catalogue) -> String {
        let minutes = Int(abs(seconds) / 60)
        let (unit, count) =
            minutes % 1_440 == 0
            ? ("days.by", minutes / 1_440)
            : minutes % 60 == 0 ? ("h", minutes / 60) : ("min", minutes)
        return words("time.\(unit)", ["count": .number(count)])
    }

    /// As the catalogues choose by.
    var direction: String { seconds < 0 ? "earlier" : "later" }
}
