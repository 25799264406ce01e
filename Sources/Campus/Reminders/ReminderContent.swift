import Recurrence
package import Words

/// What a reminder says, read when it rings: numbers and names are as of then.
package struct ReminderContent: Hashable, Sendable {
    package var title: String
    package var body: String
    /// What a line that stands for all of it says besides the title: the room of a class, the day of
    /// what was altered, what became of an event; empty where the title says it all.
    package var detail: String
    /// The names of those who will be there, friends first; a few of them.
    package var classmates: [String]
    /// How many there are in all.
    package var classmateCount: Int
    /// The newest ones, shortened.
    package var comments: [Quote]
    /// What is left to drink; nil of all but cups and digests.
    package var remaining: Volume?
    /// When one must leave to be there in time; nil where the walk is not known.
    package var leaveBy: ClockTime?
    /// In which it is said.
    package var language: Language
    /// The same as programs write it: `en`.
    package var languageTag: String { language.rawValue }

    /// A comment, shortened.
    package struct Quote: Hashable, Sendable {
        package var author: String
        package var text: String
        package var at: ClockTime

        package init(author: String, text: String, at: ClockTime) {
            self.author = author
            self.text = text
            self.at = at
        }
    }

    package init(
        title: String, body: String, detail: String = "", classmates: [String] = [],
        classmateCount: Int = 0,
        comments: [Quote] = [], remaining: Volume? = nil, leaveBy: ClockTime? = nil,
        language: Language = .english
    ) {
        self.title = title
        self.body = body
        self.detail = detail
        self.classmates = classmates
        self.classmateCount = classmateCount
        self.comments = comments
        self.remaining = remaining
        self.leaveBy = leaveBy
        self.language = language
    }
}

/// What is known of an item when it rings, beside the item itself.
package struct ReminderFacts: Hashable, Sendable {
    /// The names of a few who will be there, friends first.
    package var people: [String] = []
    /// How many will be there in all.
    package var peopleCount = 0
    /// The newest ones, shortened.
    package var comments: [ReminderContent.Quote] = []
    /// What was altered in the last week.
    package var change: Change?
    package var leaveBy: ClockTime?
    /// The source that says that it is cancelled, while the one that is believed lists it.
    package var doubter: String?
    /// Why it may not be as its own source said; nil when nothing speaks against it.
    package var doubt: ReadingDoubt?
    /// The room that enough classmates say it is in, while its source says another.
    package var unofficialPlace: String?

    package init() {}
}
