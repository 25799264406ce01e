import Locks
import Campus

/// The meetings that another source may tell of too: only what is of these is compared with others.
///
/// Most people's classes come from one source each; to see that costs a look at each meeting, and
/// not at each of its occurrences.
struct SharedMeetings {
    private var ids: Set<MeetingID> = []

    /// - Parameter copies: the meetings that go by one UID, where they are more than one.
    init(_ meetings: [SourcedMeeting], copies: [String: [SourcedMeeting]]) {
        var modules: [ModuleCode: Tellers] = [:]
        for index in meetings.indices {
            let origin = meetings[index].origin
            for code in meetings[index].codes {
                modules[code, default: Tellers(origin)].add(origin)
            }
        }
        // A title counts where one of two names no module.
        let isByTitle = meetings.indices.contains { meetings[$0].codes.isEmpty }
        var reading = TitleReading()
        let titles = isByTitle ? meetings.indices.map { reading.titles(of: meetings[$0]) } : []
        var named: [PlainWords: Tellers] = [:]
        for index in titles.indices {
            let origin = meetings[index].origin
            for title in titles[index] { named[title, default: Tellers(origin)].add(origin) }
        }
        for index in meetings.indices {
            guard let id = meetings[index].meeting.id else { continue }
            if meetings[index].codes.contains(where: { modules[$0]?.areSeveral == true })
                || copies[meetings[index].meeting.uid] != nil
                || (isByTitle && titles[index].contains { named[$0]?.areSeveral == true })
            {
                ids.insert(id)
            }
        }
    }

    var isEmpty: Bool { ids.isEmpty }

    func contains(_ id: MeetingID) -> Bool { ids.contains(id) }

    /// Who tells of something: one, or several.
    private struct Tellers {
        private let first: Telling.Origin
        private(set) var areSeveral = false

        init(_ first: Telling.Origin) { self.first = first }

        mutating func add(_ origin: Telling.Origin) {
            if origin != first { areSeveral = true }
        }
    }
}

/// Reads each title once.
private struct TitleReading {
    private var known: [String: PlainWords] = [:]

    mutating func titles(of meeting: SourcedMeeting) -> [PlainWords] {
        if let known = meeting.memo.withLock(\.titles) { return known.map(PlainWords.init(plain:)) }
        let titles = read(meeting)
        meeting.memo.withLock { $0.titles = titles.map(\.text) }
        return titles
    }

    private mutating func read(_ meeting: SourcedMeeting) -> [PlainWords] {
        var titles: [PlainWords] = []
        if let main = meeting.meeting.main { titles.append(words(main.summary)) }
        for exception in meeting.meeting.exceptions {
            titles.append(words(exception.entry.summary))
        }
        return titles
    }

    private mutating func words(_ text: String) -> PlainWords {
        if let words = known[text] { return words }
        let words = PlainWords(text)
        known[text] = words
        return words
    }
}

extension SourcedMeeting {
    fileprivate var codes: [ModuleCode] { label?.codes ?? [] }

    fileprivate var origin: Telling.Origin { Telling.Origin(source) }
}
