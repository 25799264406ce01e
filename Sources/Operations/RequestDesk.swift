package import Campus
import Credentials
import Foundation
import Locks
import Storage

/// By what whoever asks tells a request that is repeated from another one.
package struct RequestKey: Sendable {
    package let text: String
    /// Of all that was asked.
    let digest: Data
    /// Whether it is written down for this very request, of which one act after the other may be done.
    let isNoted = Locked(false)
    /// What is answered to an import; nil for other requests.
    package var answer: (@Sendable (ImportReport) -> AnsweredRequest.Answer)?

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
///
/// An act and its answer are written down in one transaction: whatever ends the program, whoever asks again finds
/// both or neither.
package struct RequestDesk: Desk {
    package let desks: Desks
}

extension RequestDesk {
    /// Does what is asked, and writes its answer down with it; what was answered before is answered again.
    ///
    /// What was refused is tried again, and stays as far as it was done before it was refused: a wrong password
    /// counts.
    /// - Parameters:
    ///   - body: all of it on this thread; see `Store.together`.
    ///   - answer: what is kept of what the body returns.
    ///   - again: makes that of what was kept.
    package func once<Value>(
        _ body: () throws -> Value, answer: (Value) -> AnsweredRequest.Answer,
        again: (AnsweredRequest.Answer) throws -> Value
    ) throws -> Value {
        let outcome: Result<Value, any Error> = try together {
            if let known = try self.answer() { return .success(try again(known)) }
            let value: Value
            do {
                value = try body()
            } catch {
                forgetUnanswered()
                return .failure(error)
            }
            // What cannot be answered again is not done.
            try keep(answer(value))
            return .success(value)
        }
        return try outcome.get()
    }

    /// Runs the body in one transaction where the request has a key.
    func together<Value>(_ body: () throws -> Value) throws -> Value {
        guard desks.request != nil else { return try body() }
        do {
            return try store.together(body)
        } catch let error as StorageError {
            throw Refusal(error)
        }
    }

    /// Keeps what an errand came to, in the transaction that it is done in.
    func keep(_ report: ImportReport) throws(Refusal) {
        guard let answer = desks.request?.answer else { return }
        try keep(answer(report))
    }

    private func forgetUnanswered() {
        guard let request = desks.request else { return }
        // Where nothing can be written any more there is nothing to forget.
        try? store.act { try $0.forgetUnanswered(request.text, of: person.id) }
    }

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

    /// Keeps what was answered, for whoever asks again.
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
