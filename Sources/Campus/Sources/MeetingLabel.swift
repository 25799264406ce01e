import Recurrence

/// What a meeting is besides its time, read once when it is imported.
package struct MeetingLabel: Hashable, Sendable {
    /// Of the modules it belongs to.
    package var codes: [ModuleCode]
    /// What may be codes, where there is none for certain.
    package var doubtful: [ModuleCode]
    package var kind: MeetingKind?
    /// Which of the module's parallel groups it is for: `2`, `B`; nil when the text names none.
    package var group: String?

    package init(
        codes: [ModuleCode] = [], doubtful: [ModuleCode] = [], kind: MeetingKind? = nil,
        group: String? = nil
    ) {
        self.codes = codes
        self.doubtful = doubtful
        self.kind = kind
        self.group = group
    }

    package var isEmpty: Bool { codes.isEmpty && doubtful.isEmpty && kind == nil }
}

/// Labels meetings as one campus writes them.
package struct MeetingLabeller: Sendable {
    /// Goes up whenever the same text is labelled differently: then every source is labelled anew.
    private static let version = 3

    package let profile: CampusProfile
    let reader: CodeReader
    let exams: ExamWords
    /// What a crawler read is written in the description, so it is not guessed.
    private(set) var readsDetails = false

    /// The labeller of one source's meetings.
    package func of(_ source: Source) -> MeetingLabeller {
        var labeller = self
        labeller.readsDetails = source.isCrawled
        return labeller
    }

    package init(profile: CampusProfile) {
        self.profile = profile
        reader = CodeReader(pattern: profile.codePattern)
        exams = profile.words.exams.isEmpty ? .standard : ExamWords(own: profile.words.exams)
    }

    /// Changes whenever meetings have to be labelled anew: the version, and what the profile says.
    package var fingerprint: String {
        "\(Self.version) \(profile.yearStart.month)-\(profile.yearStart.day) "
            + (profile.codePattern?.text ?? "") + (readsDetails ? " crawled" : "")
            + profile.words.exams.map { " \($0)" }.joined()
    }

    /// The academic year of a meeting: that of its first day.
    package func year(of meeting: Meeting) -> AcademicYear? {
        let first = meeting.main?.start ?? meeting.exceptions.first?.entry.start
        return first.map { AcademicYear(of: $0.wall.date, beginning: profile.yearStart) }
    }
}
