import Campus
import Credentials
import Foundation
import Recurrence
import Storage

/// By what somebody whose account is erased would come back as the same person.
///
/// Erasing ends no suspension: of who is erased while suspended it stays barred until the suspension's end, at most for
/// as long as anything is kept on record (docs/decisions/0034).
enum WayBack {
    case mailbox(String)
    case identity(IdentityKey)

    private var text: String {
        switch self {
        case .mailbox(let mailbox): mailbox
        // No mailbox has a line break.
        case .identity(let key): "\(key.issuer)\n\(key.subject)"
        }
    }

    private func digest(_ salt: String) -> Data { SecretToken.digest(of: salt + text) }

    /// All of them that an account has.
    private static func all(
        of person: PersonID, in transaction: Transaction
    ) throws(StorageError) -> [WayBack] {
        try transaction.mailboxes(of: person).map(WayBack.mailbox)
            + transaction.identityKeys(of: person).map(WayBack.identity)
    }

    /// Bars those of somebody who is about to be erased, if they are suspended.
    static func bar(
        _ person: Person, in transaction: Transaction, at now: Instant
    ) throws(StorageError) {
        guard person.isSuspended else { return }
        let latest = now.adding(seconds: Transaction.recordLength)
        let end = try transaction.suspension(of: person.id)?.until ?? latest
        for way in try all(of: person.id, in: transaction) {
            let salt = SecretToken(bits: 128).text
            try transaction.add(
                Bar(salt: salt, digest: way.digest(salt)), until: min(end, latest))
        }
    }

    func isBarred(in transaction: Transaction, at now: Instant) throws(StorageError) -> Bool {
        try transaction.bars(at: now).contains { digest($0.salt) == $0.digest }
    }
}
