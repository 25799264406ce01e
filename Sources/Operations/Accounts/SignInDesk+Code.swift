import Campus
import Storage
import Words

extension SignInDesk {
    /// Makes a code for an address, to be mailed.
    ///
    /// - Parameters:
    ///   - isProof: whether somebody is signed in and has to show that it is them.
    ///   - mayGo: is asked once it is known that a letter would go.
    /// - Returns: nil when the last one is too new, known address or not.
    /// - Throws: `Refusal.invalid` for what is no address, or not the campus's where only those may
    ///   sign up.
    package func requestCode(
        for text: String, isProof: Bool = false, ifLetterMayGo mayGo: LetterGate = {}
    ) throws(Refusal) -> AskedLetter? {
        let address = try Self.address(text)
        let to = try mailable(address)
        return try acting { transaction -> AskedLetter? in
            let isKnown =
                try transaction.holder(of: address) != nil
                || transaction.claimable(by: address) != nil
            let made = try CodeCheck(transaction, now, home.mailboxes).make(
                for: address, .signIn, ifLetterMayGo: mayGo)
            let mayCome = try isKnown || mayJoin(address, in: transaction)
            return AskedLetter(made) { code in
                let kind: AccountLetter.Kind = isProof ? .proof(code) : .code(code)
                return AccountLetter(to: to, kind: mayCome ? kind : .stranger)
            }
        }
    }

    /// Whether a code is right, and opens an account that is not there yet: then a name is asked for
    /// before it is taken.
    ///
    /// - Throws: `Refusal.unauthenticated` for a wrong one, which is counted.
    package func isNew(
        address text: String, code: String, isKnown: Bool = false
    ) throws(Refusal) -> Bool {
        let address = try Self.address(text)
        let isNew = try acting { transaction -> Bool? in
            let check = CodeCheck(transaction, now, isKnown: isKnown)
            guard try check.isRight(code, for: address, .signIn) else { return nil }
            return try transaction.holder(of: address) == nil
                && transaction.claimable(by: address) == nil
        }
        return try isNew.orThrow(Refusal(.unauthenticated, "refusal.code.wrong"))
    }

    /// An address that codes are sent to: of the campus, where only those may sign up.
    ///
    /// Known or not: otherwise the answer would say which others are.
    func mailable(_ address: String) throws(Refusal) -> EmailAddress {
        let to = try EmailAddress(address).orThrow(Refusal(.invalid, "refusal.email.unreadable"))
        let site = home.site
        guard site.signUp != .domains || site.isOwn(to) else {
            throw Refusal(
                .invalid, "refusal.signUp.domain", with: ["domains": .choice(site.domains)])
        }
        return to
    }
}
