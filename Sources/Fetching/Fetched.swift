/// What a server said of a body's version, to ask with next time.
public struct Validators: Hashable, Sendable {
    public var etag: String?
    public var lastModified: String?

    public init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }
}

/// What to fetch: an address, and what is known of the last answer.
public struct FetchRequest: Sendable {
    /// A path, `-`, or an http or https URL.
    public var url: String
    public var validators: Validators?

    public init(url: String, validators: Validators? = nil) {
        self.url = url
        self.validators = validators
    }
}

/// What a fetch brought.
public enum Fetched: Sendable {
    case body(FetchedBody)
    /// The server says that nothing changed (304).
    case unchanged(Validators)
}

/// A whole body.
public struct FetchedBody: Sendable {
    public var bytes: [UInt8]
    public var validators: Validators
    /// Nil for a file.
    public var httpStatus: Int?
    /// Where it has moved for good (301, 308); nil when it has not.
    public var permanentURL: String?

    public init(
        bytes: [UInt8], validators: Validators = Validators(), httpStatus: Int? = nil,
        permanentURL: String? = nil
    ) {
        self.bytes = bytes
        self.validators = validators
        self.httpStatus = httpStatus
        self.permanentURL = permanentURL
    }
}
