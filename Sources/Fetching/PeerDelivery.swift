/// Something that is handed to a peer: a POST, or a letter to its mail server.
protocol PeerDelivery: Sendable {
    /// With its port where that is not the usual one.
    var host: String { get }
    /// Performs it, blocking for as long as the time limit allows.
    func perform(on handle: borrowing TransferHandle) -> Result<PeerAnswer, FetchError>
}

/// What a peer said to what it was handed.
package struct PeerAnswer: Hashable, Sendable {
    /// Of HTTP, or of SMTP.
    package var status: Int
    /// When it wishes to be asked again; nil when it does not say.
    package var retryAfter: RetryAfter?

    package init(status: Int, retryAfter: RetryAfter? = nil) {
        self.status = status
        self.retryAfter = retryAfter
    }

    /// Whether it has taken it.
    package var isTaken: Bool { (200..<300).contains(status) }
}
