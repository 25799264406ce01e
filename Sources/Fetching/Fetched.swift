/// What a fetch brought.
public enum Fetched: Sendable {
    case body(FetchedBody)
    /// The server says that nothing changed (304). Validators that it does not repeat are nil.
    case unchanged(Validators)
}

/// A whole body, as far as HTTP can tell.
///
/// A compressed stream that ends early inside a whole message is not noticed by libcurl 7.88: as
/// with a text that its maker cut, who reads it has to look for its end.
public struct FetchedBody: Sendable {
    /// Decompressed.
    public var bytes: [UInt8]
    public var validators: Validators
    /// Nil for a file.
    public var httpStatus: Int?
    /// The host that sent it, with its port where that is not the usual one; nil for a file.
    public var finalHost: String?
    /// Where it was found after all redirects, with its credentials; nil for a file.
    public var finalURL: String?
    /// Where it has moved for good (301, 308), with its credentials; nil when it has not.
    ///
    /// Only the hops before the first temporary one count. A secret, as every feed address.
    public var permanentURL: String?
    /// As the server says, parameters included; nil when it says nothing.
    public var contentType: String?
    /// How long the server wishes not to be asked again.
    public var retryAfter: RetryAfter?

    public init(
        bytes: [UInt8], validators: Validators = Validators(), httpStatus: Int? = nil,
        finalHost: String? = nil, finalURL: String? = nil, permanentURL: String? = nil,
        contentType: String? = nil, retryAfter: RetryAfter? = nil
    ) {
        self.bytes = bytes
        self.validators = validators
        self.httpStatus = httpStatus
        self.finalHost = finalHost
        self.finalURL = finalURL
        self.permanentURL = permanentURL
        self.contentType = contentType
        self.retryAfter = retryAfter
    }
}
