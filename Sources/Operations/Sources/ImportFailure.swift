import Campus
import Fetching
import Recurrence
import Words

/// Why a source could not be brought up to date, and what that means for the next attempt.
struct ImportFailure: Error, Sendable {
    var failure: Refusal
    /// How long the server wishes not to be asked, in seconds; nil when it does not say.
    var retryAfter: Int64?
    /// The server says that there will be no feed any more (410).
    var isGone = false

    init(_ failure: Refusal) { self.failure = failure }

    /// - Parameter address: what was asked for; where it was led to another host, that one's name
    ///   may repeat of it what it likes.
    init(_ error: FetchError, of address: SecretAddress, at now: Instant) {
        failure = Refusal(error)
        if !address.hosts(error.place) {
            failure.message = failure.message.mapping(AddressSecrets(address).masked)
        }
        retryAfter = error.retryAfter?.wait(fromUnixTime: now.seconds)
        isGone = error.reason == .status(410)
    }
}
