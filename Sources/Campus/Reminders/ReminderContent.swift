import Recurrence

/// What a reminder says, read when it rings: numbers and names are as of then.
public struct ReminderContent: Hashable, Sendable {
    public var title: String
    public var body: String
    /// What a line that stands for all of it says besides the title: the room of a class, the day of
    /// what was altered, what became of an event; empty where the title says it all.
    public var detail: String
    /// The names of those who will be there, friends first; a few of them.
    public var classmates: [String]
    /// How many there are in all.
    public var classmateCount: Int
    /// The newest ones, shortened.
    public var comments: [Quote]
    /// What is left to drink; nil of all but cups and digests.
    public var remaining: Volume?
    /// When one must leave to be there in time; nil where the walk is not known.
    public var leaveBy: ClockTime?

    /// A comment, shortened.
    public struct Quote: Hashable, Sendable {
        public var author: String
        public var text: String
        public var at: ClockTime

        public init(author: String, text: String, at: ClockTime) {
            self.author = author
            self.text = text
            self.at = at
        }
    }

    public init(
        title: String, body: String, detail: String = "", classmates: [String] = [],
        classmateCount: Int = 0,
        comments: [Quote] = [], remaining: Volume? = nil, leaveBy: ClockTime? = nil
    ) {
        self.title = title
        self.body = body
        self.detail = detail
        self.classmates = classmates
        self.classmateCount = classmateCount
        self.comments = comments
        self.remaining = remaining
        self.leaveBy = leaveBy
    }
}
