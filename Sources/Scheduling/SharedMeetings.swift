import Campus
import Locks

/// The meetings that another source may tell of too: only what is of these is compared with others.
///
/// Most people's classes come from one source each; to see that costs a look at each meeting, and
/// not at each of its occurrences.
struct SharedMeetings {
    private var meetings: [MeetingID: SourcedMeeting] = [:]
    /// The meetings that go by one UID, where they are more than one.
    private(set) var copies: [String: [SourcedMeeting]] = [:]

    /// None is shared.
    init() {}

    init(_ meetings: [SourcedMeeting]) {
        var numbers = OriginNumbers()
        let origins = meetings.map { numbers.number(of: Telling.Origin($0.source)) }
        guard numbers.count > 1 else { return }
        let marks = meetings.map(\.marks)
        var uids = Dictionary<UIDKey, Int>(minimumCapacity: meetings.count)
        var modules: [UIDKey: Tellers] = [:]
        var titles: [UIDKey: Tellers] = [:]
        // A title counts where one of two names no module.
        let isByTitle = marks.contains { $0.modules.isEmpty }
        for (index, mark) in marks.enumerated() {
            if let first = uids.updateValue(index, forKey: mark.uid) {
                add(meetings[index], besides: meetings[first])
            }
            for module in mark.modules { modules[module, default: .none].add(origins[index]) }
            guard isByTitle else { continue }
            for title in mark.titles { titles[title, default: .none].add(origins[index]) }
        }
        for (index, mark) in marks.enumerated() {
            guard let id = meetings[index].meeting.id, self.meetings[id] == nil else { continue }
            if mark.modules.contains(where: { modules[$0] == .several })
                || isByTitle && mark.titles.contains(where: { titles[$0] == .several })
                || !copies.isEmpty && copies[meetings[index].meeting.uid] != nil
            {
                self.meetings[id] = meetings[index]
            }
        }
    }

    var isEmpty: Bool { meetings.isEmpty }

    /// A meeting that may be told of by others too.
    subscript(id: MeetingID) -> SourcedMeeting? { meetings[id] }

    private mutating func add(_ meeting: SourcedMeeting, besides other: SourcedMeeting) {
        let uid = meeting.meeting.uid
        guard uid == other.meeting.uid else { return }
        copies[uid, default: [other]].append(meeting)
    }

    /// Who tells of something: one, by their number, or several.
    private enum Tellers: Equatable {
        case none
        case one(Int)
        case several

        mutating func add(_ origin: Int) {
            switch self {
            case .none: self = .one(origin)
            case .one(let first): if first != origin { self = .several }
            case .several: break
            }
        }
    }
}

/// Numbers for origins, from 0 in the order in which they are met.
struct OriginNumbers {
    private var known: [Telling.Origin: Int] = [:]
    /// What one source tells stands together.
    private var last: (origin: Telling.Origin, number: Int)?

    var count: Int { known.count }

    mutating func number(of origin: Telling.Origin) -> Int {
        if let last, last.origin == origin { return last.number }
        let number = known[origin] ?? known.count
        known[origin] = number
        last = (origin, number)
        return number
    }
}

extension SourcedMeeting {
    /// What it may have in common with others, worked out once.
    fileprivate var marks: MeetingMarks {
        if let known = memo.withLock(\.marks) { return known }
        let entries = (meeting.main.map { [$0] } ?? []) + meeting.exceptions.map(\.entry)
        let marks = MeetingMarks(
            uid: UIDKey(of: meeting.uid),
            modules: (label?.codes ?? []).map { UIDKey(of: $0.text) },
            titles: entries.map { UIDKey(of: PlainWords($0.summary).text) })
        memo.withLock { $0.marks = marks }
        return marks
    }
}
