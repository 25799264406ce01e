import Foundation
import Campus
import HTTPTypes
import Locks
import Operations

/// Acts of whoever asks; what is asked again with the same key is answered as before.
extension APIRequest {
    /// Does what alters something, in its turn.
    func act(_ body: @escaping @Sendable (Desks) throws -> Reply) async throws -> Reply {
        let key = key
        return try await site.lanes.act(as: try signedIn()) { desks in
            var desks = desks
            desks.request = key
            return try desks.requests.once(
                { try body(desks) }, answer: \.answer, again: { Reply($0) })
        }
    }

    /// The same of what waits for other machines.
    ///
    /// - Parameter answer: what is answered to an import that is kept with it; nil for what may be done twice.
    /// - Throws: `Refusal.conflict` while the same is under way.
    func errand(
        answering answer: (@Sendable (ImportReport) -> Reply)? = nil,
        _ body: @escaping @Sendable (Desks) async throws -> Reply
    ) async throws -> Reply {
        let (key, caller) = (key?.answering(answer), try signedIn())
        // Acts wait for each other, errands do not.
        let errand = key.map { "\(caller.person.id) \($0.text)" }
        if let errand {
            guard site.errands.withLock({ $0.insert(errand).inserted }) else {
                throw Refusal(.conflict, "refusal.request.underWay")
            }
        }
        defer { if let errand { site.errands.withLock { _ = $0.remove(errand) } } }
        return try await site.lanes.errand(as: caller) { desks in
            var desks = desks
            desks.request = key
            if let answer = try desks.requests.answer() { return Reply(answer) }
            let reply = try await body(desks)
            try desks.requests.keep(reply.answer)
            return reply
        }
    }
}

extension RequestKey {
    /// The same of an import, of which it is known what is answered.
    fileprivate func answering(_ answer: (@Sendable (ImportReport) -> Reply)?) -> RequestKey {
        guard let answer else { return self }
        var key = self
        key.answer = { report in answer(report).answer }
        return key
    }
}

extension Reply {
    fileprivate init(_ answer: AnsweredRequest.Answer) {
        self.init(
            status: HTTPResponse.Status(code: answer.status), bytes: Array(answer.body),
            mediaType: answer.body.isEmpty ? nil : "application/json; charset=utf-8")
    }

    fileprivate var answer: AnsweredRequest.Answer {
        AnsweredRequest.Answer(status: status.code, body: Data(bytes))
    }
}
