/// How many requests were answered, and how many of them so that the server failed.
package struct AnswerCount: Hashable, Sendable {
    package var answers: Int
    /// With a status of 500 or more.
    package var failures: Int

    /// Of so many requests, so many may fail.
    private static let (many, few) = (10_000, 2)

    package init(answers: Int = 0, failures: Int = 0) {
        self.answers = answers
        self.failures = failures
    }

    /// Whether more failed than may.
    ///
    /// The first two of a day are not too many, however few were asked by then.
    package var isTooMany: Bool {
        failures > Self.few && failures * Self.many > answers * Self.few
    }

    package static func - (one: Self, other: Self) -> Self {
        Self(answers: one.answers - other.answers, failures: one.failures - other.failures)
    }
}
