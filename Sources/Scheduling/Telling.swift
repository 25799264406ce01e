import Campus
import Recurrence

/// An item as one source tells it, with what decides whether it is believed.
struct Telling {
    var item: AgendaItem
    /// Whose it is; events of communities have no source with a number, so the name counts too.
    var origin: Origin
    /// All modules it belongs to, not only the first.
    var codes: [ModuleCode]
    /// Its title as it is compared.
    let title: PlainWords
    private var sequence: Int
    private var revised: Instant?

    struct Origin: Hashable {
        var id: SourceID
        var name: String
    }

    init(_ item: AgendaItem, of sourced: SourcedMeeting) {
        self.item = item
        origin = Origin(sourced.source)
        codes = sourced.label?.codes ?? []
        title = PlainWords(item.summary)
        let exception = item.id.original.flatMap { sourced.meeting.exception(at: $0) }
        let entry = exception?.entry ?? sourced.meeting.main
        sequence = entry?.sequence ?? 0
        revised = entry?.revised.at
    }

    /// Whether this one is believed where the two differ.
    ///
    /// Of two copies of one UID the higher SEQUENCE wins, then the newer LAST-MODIFIED (RFC 5546
    /// section 2.1.5). Of others one that takes place wins over one that is cancelled, whatever its
    /// age: a bell too many is better than a missed class. Then the newer LAST-MODIFIED, and one
    /// over none; else the source that was subscribed to first.
    static func precedes(_ left: Telling, _ right: Telling, areCopies: Bool) -> Bool {
        let (mine, theirs) = (left.revised ?? .distantPast, right.revised ?? .distantPast)
        if areCopies {
            if left.sequence != right.sequence { return left.sequence > right.sequence }
            if mine != theirs { return mine > theirs }
        }
        if left.isCancelled != right.isCancelled { return right.isCancelled }
        if mine != theirs { return mine > theirs }
        if left.origin.id != right.origin.id { return left.origin.id < right.origin.id }
        return left.item.id < right.item.id
    }

    private var isCancelled: Bool { item.status == .cancelled }

    /// Whether another copy of its meeting is surely newer.
    func isOlder(than copy: Meeting) -> Bool {
        guard let other = copy.main else { return false }
        if sequence != other.sequence { return sequence < other.sequence }
        guard let revised, let news = other.revised.at else { return false }
        return revised < news
    }

    /// What this one tells differently; what only one of them tells is no difference.
    func differences(from other: AgendaItem) -> [AlsoFrom.Difference] {
        AlsoFrom.Field.allCases.compactMap { field in
            value(of: field, unlike: other).map { AlsoFrom.Difference(field, $0) }
        }
    }

    private func value(of field: AlsoFrom.Field, unlike other: AgendaItem) -> String? {
        switch field {
        case .start: item.start.instant != other.start.instant ? text(item.start) : nil
        case .end: item.end.instant != other.end.instant ? text(item.end) : nil
        case .summary:
            item.summary != other.summary && PlainWords(item.summary) != PlainWords(other.summary)
                ? item.summary : nil
        case .location: PlaceWords.differ(item.location, other.location) ? item.location : nil
        case .meetingKind:
            other.meetingKind != nil && item.meetingKind != other.meetingKind
                ? item.meetingKind?.rawValue : nil
        case .status: item.status != other.status ? item.status.rawValue : nil
        }
    }

    private func text(_ time: ClockTime) -> String {
        item.allDay ? time.wall.date.description : time.description
    }
}

extension Telling.Origin {
    init(_ source: Source) {
        self.init(id: source.id, name: source.id == .unstored ? source.name : "")
    }
}

extension Instant {
    fileprivate static let distantPast = Instant(seconds: .min)
}

extension Meeting {
    /// What is told of one occurrence by itself.
    ///
    /// Exceptions come in order of what they stand for, so it is found by halves; where they do not,
    /// by a look at each.
    func exception(at original: WallTime) -> MeetingException? {
        let place = exceptions.firstPlace { $0.original >= original }
        if place < exceptions.count, exceptions[place].original == original {
            return exceptions[place]
        }
        return exceptions.count <= 64 ? exceptions.first { $0.original == original } : nil
    }
}
