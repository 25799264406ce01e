public import Recurrence

/// What a person wrote on a module's page.
public struct Comment: Hashable, Sendable {
    public var id: Int64
    public var moduleID: Int64
    /// Nil when the person is gone.
    public var authorID: Int64?
    public var author: Handle?
    public var text: String
    public var at: Instant
    public var isEdited: Bool
    /// An operator took it from the page.
    public var isHidden: Bool

    public init(
        id: Int64, moduleID: Int64, authorID: Int64?, author: Handle?, text: String, at: Instant,
        isEdited: Bool, isHidden: Bool
    ) {
        self.id = id
        self.moduleID = moduleID
        self.authorID = authorID
        self.author = author
        self.text = text
        self.at = at
        self.isEdited = isEdited
        self.isHidden = isHidden
    }

    /// - Parameter zone: on whose clock the time is written.
    public func write(to json: inout JSONWriter, in zone: Zone) {
        json.object { json in
            json.key("id")
            json.number(id)
            json.field("author", author?.text)
            json.field("text", text)
            json.key("at")
            json.timestamp(ClockTime(at, in: zone))
            json.field("edited", isEdited)
        }
    }
}

/// A comment that somebody reported, for operators.
public struct CommentReport: Hashable, Sendable {
    public var comment: Comment
    public var code: ModuleCode
    public var count: Int
    /// The reasons that were given, the newest first.
    public var reasons: [String]

    public init(comment: Comment, code: ModuleCode, count: Int, reasons: [String]) {
        self.comment = comment
        self.code = code
        self.count = count
        self.reasons = reasons
    }
}
