/// What a campus calls things, beside the words that are known anyway.
package struct CampusWords: Hashable, Sendable {
    /// What is an exam.
    package var exams: [String]
    /// What says in a title that something does not take place.
    package var cancelled: [String]

    package init(exams: [String] = [], cancelled: [String] = []) {
        self.exams = exams
        self.cancelled = cancelled
    }

    /// Without any of its own.
    package static let none = CampusWords()

    /// What finds out whether a title says so, by these and by what is known.
    package var cancelledWords: CancelledWords {
        cancelled.isEmpty ? .standard : CancelledWords(own: cancelled)
    }

    package var isEmpty: Bool { self == .none }
}
