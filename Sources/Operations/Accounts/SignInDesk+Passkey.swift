package import Campus
package import Credentials
import Foundation
import Recurrence
import Storage

extension SignInDesk {
    /// Asks a browser to sign.
    ///
    /// - Parameter person: whose passkeys may do so; nil for anybody's, since whoever signs in has not
    ///   said who they are.
    package func passkeyRequest(
        at party: RelyingParty, of person: PersonID? = nil
    ) throws(Refusal) -> PasskeyRequest {
        let challenge = SecretToken()
        let (store, now) = (store, now)
        // Forgotten when the power fails, it is asked for again.
        let allowed = try translating { () throws(StorageError) in
            try store.relaxed { transaction -> [Passkey] in
                try transaction.addChallenge(
                    digest: challenge.digest, of: nil, from: now,
                    until: now.adding(seconds: PasskeyOffer.lifetime))
                return try person.map { try transaction.passkeys(of: $0) } ?? []
            }
        }
        return PasskeyRequest(challenge: challenge, party: party, allowed: allowed)
    }

    /// Begins a session for whoever's passkey has signed.
    ///
    /// - Throws: `Refusal.unauthenticated` whatever is wrong: a passkey that is not known, another
    ///   signature, a challenge that is too old or was answered.
    package func begin(
        passkey answer: PasskeyAnswer, at party: RelyingParty, device: String
    ) throws(Refusal) -> OpenedSession {
        // A challenge is used up by a wrong answer too, so that transaction ends well.
        let opened: OpenedSession? = try opening { transaction, notices in
            let verification = PasskeyVerification(transaction: transaction, now: now, party: party)
            guard let id = try verification.signer(of: answer),
                let person = try transaction.person(id)
            else { return nil }
            return try open(person, device: device, isNew: false, notices, in: transaction)
        }
        return try opened.orThrow(PasskeyVerification.refusal)
    }
}

/// Passkeys' answers: each is to a challenge of ours, which is used up.
struct PasskeyVerification {
    static let refusal = Refusal(.unauthenticated, "refusal.passkey.wrong")

    let transaction: Transaction
    let now: Instant
    let party: RelyingParty

    /// Whose passkey has signed; nil for whatever is wrong.
    ///
    /// - Parameter wanted: whose it must be; nil for whoever says who they are by it.
    func signer(
        of answer: PasskeyAnswer, wanted: PersonID? = nil
    ) throws(StorageError) -> PersonID? {
        guard let client = ClientData(answer.clientData, .signing, at: party),
            try transaction.takeChallenge(digest: client.challenge, of: nil, at: now),
            let known = try transaction.passkey(credential: Data(answer.credential)),
            isOwn(answer.userHandle, known, wanted: wanted)
        else { return nil }
        let last = PasskeyState(
            counter: known.counter, mayBeBackedUp: known.mayBeBackedUp,
            isBackedUp: known.passkey.isBackedUp)
        guard let next = party.signed(answer, by: Array(known.publicKey), after: last) else {
            return nil
        }
        try transaction.use(
            known.passkey.id, counter: next.counter, isBackedUp: next.isBackedUp, at: now)
        return known.person
    }

    /// Whether it is of whoever the device says, and of whom it must be; a device says it wherever nobody
    /// else has.
    private func isOwn(
        _ handle: [UInt8]?, _ known: KnownPasskey, wanted: PersonID?
    ) -> Bool {
        let isNamed = handle.map { isSame($0, known.handle) } ?? (wanted != nil)
        return isNamed && (wanted == nil || wanted == known.person)
    }

    /// The passkey that somebody's browser has made; nil for whatever is wrong.
    func made(
        _ answer: NewPasskeyAnswer, of person: PersonID
    ) throws(StorageError) -> MadePasskey? {
        guard let client = ClientData(answer.clientData, .making, at: party),
            try transaction.takeChallenge(digest: client.challenge, of: person, at: now)
        else { return nil }
        return party.made(answer)
    }
}
