/// Why an address could not be fetched.
///
/// A feed's address is a password, so the description names the host of it and no more.
package struct FetchError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case badAddress
        case unsupportedScheme(String)
        /// An HTTP status that brings no body.
        case status(Int)
        case timedOut
        case tooLarge(limit: Int)
        /// More header than any calendar needs.
        case headerTooLarge(limit: Int)
        case privateAddress
        case notResolved
        /// Nothing answers there, or not within the policy's `connectTimeout`.
        case notConnected
        /// The peer speaks no TLS.
        case noTLS
        /// The peer's certificate is not to be trusted.
        case insecure
        /// This machine knows no certificate authorities.
        case noAuthorities
        case tooManyRedirects(limit: Int)
        /// From https to http, or to what is no web address.
        case redirectRefused
        case cutShort
        /// What answers is no HTTP server.
        case notHTTP
        case badEncoding
        case noLibcurl
        /// The task that fetched was cancelled.
        case cancelled
        case other
        case noSuchFile
        case isDirectory
        /// A pipe, a socket or a device.
        case isNoFile
        /// In the system's words.
        case unreadable(String)
    }

    /// What kind of failure it is, for an exit status.
    package enum Family: Hashable, Sendable {
        /// What was asked for is no address.
        case usage
        /// The data is not to be had in this form.
        case data
        /// There is no such file.
        case noInput
        /// A network peer could not be had.
        case network
        /// Input or output failed on this machine.
        case inputOutput
        /// Somebody did not allow it: a private address.
        case notAllowed
    }

    package let reason: Reason
    /// A host, with its port where that is not the usual one, or a file's path.
    package let place: String
    /// When the server wishes to be asked again; nil when it does not say.
    package let retryAfter: RetryAfter?
    private let address: String?
    /// The coding that could not be read is none that packs a body.
    var isUncompressed = false

    /// Makes an error; the address is for `expandedDescription` only, and without credentials.
    package init(
        _ reason: Reason, at place: String, address: String? = nil, retryAfter: RetryAfter? = nil
    ) {
        self.reason = reason
        self.place = place
        self.address = address
        self.retryAfter = retryAfter
    }

    /// The description and the address, without credentials, for the owner's eyes only.
    package var expandedDescription: String {
        address.map { "\(description) (\($0))" } ?? description
    }

    package var family: Family {
        switch reason {
        case .badAddress, .unsupportedScheme: .usage
        case .tooLarge, .isDirectory: .data
        case .noSuchFile: .noInput
        case .privateAddress: .notAllowed
        case .unreadable, .isNoFile: .inputOutput
        default: .network
        }
    }
}
