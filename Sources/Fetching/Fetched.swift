/// What a fetch brought.
package enum Fetched: Sendable {
    case body(FetchedBody)
    /// The server says that nothing changed (304). Validators that it does not repeat are nil.
    case unchanged(Validators)
}

/// A whole body, as far as HTTP can tell.
///
/// A compressed stream that ends early inside a whole message is not noticed by libcurl 7.88: as
/// with a text that its maker cut, who reads it has to look for its end.
package struct FetchedBody: Sendable {
    /// Decompressed.
    package var bytes: [UInt8]
    package var validators: Validators
    /// Nil for a file.
    package var httpStatus: Int?
    /// The host that sent it, with its port where that is not the usual one; nil for a file.
    package var finalHost: String?
    /// Where it was found after all redirects, with its credentials; nil for a file.
    package var finalURL: String?
    /// Where it has moved for good (301, 308), with its credentials; nil when it has not.
    ///
    /// Only the hops before the first temporary one count. A secret, as every feed address.
    package var permanentURL: String?
    /// As the server says, parameters included; nil when it says nothing.
    package var contentType: String?
    /// How long the server wishes not to be asked again.
    package var retryAfter: RetryAfter?

    package init(
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
