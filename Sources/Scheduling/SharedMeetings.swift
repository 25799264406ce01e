import Campus

/// The meetings that another source may tell of too: only what is of these is compared with others.
///
/// Most people's classes come from one source each; to see that costs a look at each meeting, and
/// not at each of its occurrences.
struct SharedMeetings {
    private var ids: Set<MeetingID> = []

    /// - Parameter copies: the meetings that go by one UID, where they are more than one.
    init(_ meetings: some Collection<SourcedMeeting>, copies: [String: [SourcedMeeting]]) {
        var modules: [ModuleCode: Tellers] = [:]
        var titles: [PlainWords: Tellers] = [:]
        var reading = TitleReading()
        let untaught = meetings.filter { $0.codes.isEmpty }
        for meeting in meetings {
            for code in meeting.codes {
                modules[code, default: Tellers(meeting.origin)].add(meeting.origin)
            }
        }
        // A title counts where one of two names no module.
        let isByTitle = !untaught.isEmpty
        for meeting in meetings where isByTitle {
            for title in reading.titles(of: meeting) {
                titles[title, default: Tellers(meeting.origin)].add(meeting.origin)
            }
        }
        for meeting in meetings {
            guard let id = meeting.meeting.id else { continue }
            if meeting.codes.contains(where: { modules[$0]?.areSeveral == true })
                || copies[meeting.meeting.uid] != nil
                || (isByTitle
                    && reading.titles(of: meeting).contains { titles[$0]?.areSeveral == true })
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
