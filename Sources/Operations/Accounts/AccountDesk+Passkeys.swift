package import Campus
package import Credentials
import Foundation
import Recurrence
import Storage
import Words

extension AccountDesk {
    private static let mostPasskeys = 20

    /// The person's passkeys, the newest first.
    package func passkeys() throws(Refusal) -> [Passkey] {
        try looking { transaction, viewer in try transaction.passkeys(of: viewer.id) }
    }

    /// Asks the person's browser to make a passkey.
    package func offerPasskey(at party: RelyingParty) throws(Refusal) -> PasskeyOffer {
        try mustBeFreshToAdd()
        return try securing { transaction, person in
            let challenge = SecretToken()
            try transaction.addChallenge(
                digest: challenge.digest, of: person.id, from: now,
                until: now.adding(seconds: PasskeyOffer.lifetime))
            let handle = try transaction.passkeyHandle(
                of: person.id, else: Data(randomBytes(32)))
            return PasskeyOffer(
                challenge: challenge, party: party, site: try home.site(in: transaction).name,
                person: person,
                handle: handle, known: try transaction.passkeys(of: person.id))
        }
    }

    /// Keeps a passkey that the person's browser has made.
    ///
    /// - Throws: `Refusal.invalid` for one that is no answer to a challenge of theirs, or could not sign
    ///   in here; `.conflict` for one that is kept already, and beyond twenty.
    package func addPasskey(
        _ answer: NewPasskeyAnswer, at party: RelyingParty, name: String
    ) throws(Refusal) -> Passkey {
        let name = try WrittenText.checked(
            name.isEmpty ? "?" : name, as: "text.passkey", atMost: 80)
        // A challenge is used up by a wrong answer too, so that transaction ends well.
        let notices = AccountNotices(home, at: now)
        try mustBeFreshToAdd()
        let kept = try securing { transaction, person -> Passkey? in
            let verification = PasskeyVerification(transaction: transaction, now: now, party: party)
            guard let made = try verification.made(answer, of: person.id) else { return nil }
            guard try transaction.passkeys(of: person.id).count < Self.mostPasskeys else {
                throw Refusal(
                    .conflict, "refusal.passkey.many", with: ["most": .number(Self.mostPasskeys)])
            }
            let passkey = Passkey(
                id: .unstored, name: name, credential: Data(made.id),
                transports: Self.plain(answer.transports), isBackedUp: made.state.isBackedUp,
                made: now, used: nil)
            let known = KnownPasskey(
                passkey, of: person.id, handle: Data(), publicKey: Data(made.key),
                counter: made.state.counter, mayBeBackedUp: made.state.mayBeBackedUp)
            let added = try transaction.add(known)
                .orThrow(Refusal(.conflict, "refusal.passkey.known"))
            try notices.note(
                .addPasskey, of: person, to: transaction.provenAddresses(of: person.id),
                in: transaction)
            return added
        }
        notices.send()
        return try kept.orThrow(Refusal(.invalid, "refusal.passkey.unusable"))
    }

    /// What browsers name so, and not what somebody made up.
    private static func plain(_ transports: [String]) -> [String] {
        let known = ["usb", "nfc", "ble", "smart-card", "hybrid", "internal"]
        return known.filter(transports.contains)
    }

    package func renamePasskey(
        _ id: RowID<Passkey>, to name: String
    ) throws(Refusal) -> Passkey {
        let name = try WrittenText.checked(name, as: "text.passkey", atMost: 80)
        return try securing { transaction, person in
            try transaction.renamePasskey(id, of: person.id, to: name)
                .orThrow(Refusal(.missing, "refusal.passkey.unknown"))
        }
    }

    /// Lets a passkey in no more.
    package func removePasskey(_ id: RowID<Passkey>) throws(Refusal) {
        try changing(.removePasskey) { transaction, person in
            guard try transaction.removePasskey(id, of: person.id) else {
                throw Refusal(.missing, "refusal.passkey.unknown")
            }
        }
    }

    /// Proves anew who the caller is, by one of their passkeys.
    package func prove(
        passkey answer: PasskeyAnswer, at party: RelyingParty
    ) throws(Refusal) {
        let isRight = try securing { transaction, person in
            let verification = PasskeyVerification(transaction: transaction, now: now, party: party)
            guard try verification.signer(of: answer, wanted: person.id) != nil else {
                return false
            }
            if let session = desks.caller.session { try transaction.freshen(session, at: now) }
            return true
        }
        guard isRight else { throw PasskeyVerification.refusal }
    }
}
