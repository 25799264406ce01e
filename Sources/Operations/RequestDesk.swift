import Campus
import Credentials
import Foundation
import Locks
package import Storage

/// By what whoever asks tells a request that is repeated from another one.
package struct RequestKey: Sendable {
    package let text: String
    /// Of all that was asked.
    let digest: Data
    /// Whether it is written down for this very request, of which one act after the other may be done.
    let isNoted = Locked(false)

    /// - Parameters:
    ///   - text: 1 to 64 visible ASCII characters.
    ///   - asked: all that was asked.
    /// - Throws: `Refusal.invalid` for another key.
    package init(_ text: String, of asked: String) throws(Refusal) {
        guard (1...64).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) })
        else { throw Refusal(.invalid, "refusal.request.key") }
        self.text = text
        digest = SecretToken.digest(of: asked)
    }
}

/// Answers that are kept for a day, so that to ask again does nothing twice.
package struct RequestDesk: Desk {
    package let desks: Desks
}

extension RequestDesk {
    /// What the request was answered before; nil where it is new.
    ///
    /// - Throws: `Refusal.invalid` where something else was asked under its key; `.conflict` where it was
    ///   done, and the answer lost.
    package func answer() throws(Refusal) -> AnsweredRequest.Answer? {
        guard let request = desks.request else { return nil }
        let known = try looking { transaction, viewer in
            try transaction.answeredRequest(request.text, of: viewer.id, at: now)
        }
        guard let known else { return nil }
        guard known.digest == request.digest else {
            throw Refusal(.invalid, "refusal.request.other")
        }
        return try known.answer.orThrow(Refusal(.conflict, "refusal.request.lost"))
    }

    /// Keeps what was answered, for who asks again.
    package func keep(_ answer: AnsweredRequest.Answer) throws(Refusal) {
        guard let request = desks.request else { return }
        let (store, person, now) = (store, person, now)
        try translating { () throws(StorageError) in
            try store.act {
                try $0.keep(answer, to: request.text, request.digest, of: person.id, at: now)
            }
        }
    }
}
