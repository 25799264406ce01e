import CalDAV
import Campus
import HTTPTypes
import Locks
import Logging
import Operations
import Words

/// What is found out about a request while it is answered, for the line that the log gets of it.
///
/// A reference: it is learned within the handlers, and written down outside of them all.
final class RequestRecord: Sendable {
    /// By what somebody proves who they are.
    enum Proof: String, Sendable {
        case code, invitation, passkey, password
        case provider = "openid"
        case program = "app-password"
    }

    struct Facts: Sendable {
        /// Who asked, or tried to sign in as whom; their number, since a log is read by people whom
        /// handles and names are none of their business.
        var person: PersonID?
        var proof: Proof?
        /// The key of the sentence by which it was refused.
        var refusal: String?
        /// What failed of ours, as the log has it.
        var fault: String?
        /// Whether nothing was altered but a count of when somebody is there.
        var isMerelyCounted = false
    }

    private let facts = Locked(Facts())

    func note(_ change: (inout Facts) -> Void) { facts.withLock { change(&$0) } }

    /// Notes that somebody proves who they are, and by what they were refused, whoever tells them so.
    nonisolated(nonsending) func noting<Value>(
        _ proof: Proof, _ body: nonisolated(nonsending) () async throws -> Value
    ) async throws -> Value {
        note { $0.proof = proof }
        do {
            return try await body()
        } catch let refusal as Refusal {
            note { $0.refusal = refusal.message.key }
            throw refusal
        }
    }

    /// The part of a line that is known only now.
    var metadata: Logger.Metadata {
        let facts = facts.withLock { $0 }
        var metadata: Logger.Metadata = [:]
        metadata["person"] = facts.person.map { "\($0)" }
        metadata["proof"] = facts.proof.map { "\($0.rawValue)" }
        metadata["refusal"] = facts.refusal.map { "\($0)" }
        return metadata
    }

    /// What is to be counted of an answer that says that the server failed; nil where it did not, or
    /// only ends.
    func fault(of status: HTTPResponse.Status) -> String? {
        guard status.code >= 500 else { return nil }
        let facts = facts.withLock { $0 }
        return facts.fault ?? facts.refusal ?? (status == .serviceUnavailable ? nil : "\(status)")
    }

    /// How much somebody who runs a server cares.
    ///
    /// Who looked at what, and when, is nobody's business as long as nothing is wrong: a campus that opens its
    /// week at nine would fill the journal with where everybody is.
    func level(
        of method: HTTPRequest.Method, _ status: HTTPResponse.Status, took time: Duration
    ) -> Logger.Level {
        if status.code >= 500 { return .warning }
        let facts = facts.withLock { $0 }
        let isLook =
            [.get, .head, .options, .propfind, .report].contains(method) || facts.isMerelyCounted
        guard status.code < 400, time < .seconds(1), isLook else { return .info }
        // A campus's provider sends browsers back with a GET.
        return facts.proof == nil && facts.refusal == nil ? .debug : .info
    }
}
