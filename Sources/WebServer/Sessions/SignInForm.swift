import Campus
import Credentials
import Locks
import Logging
import Operations
import Recurrence
import Words

/// What somebody shows to sign in, from the API or from a page's form.
struct SignInForm: Sendable {
    var address: String?
    var code: String?
    var device: String?
    var handle: String?
    var name: String?
    var password: String?
    var passkey: PasskeyAnswer?
}

extension SignInForm {
    fileprivate var proof: RequestRecord.Proof {
        if passkey != nil { return .passkey }
        if password != nil { return .password }
        return address == nil ? .invitation : .code
    }
}

/// Who asks at the door, and from where.
struct DoorRequest: Sendable {
    var caller: Caller?
    var network: String
    /// What the session is called, where nothing else is said.
    var device: String
    var now: Instant
    let record: RequestRecord
}

extension SiteContext {
    /// Of a request, as it asks at the door.
    func asking(at now: Instant) -> DoorRequest {
        DoorRequest(
            caller: caller, network: network, device: device, now: now, record: record)
    }
}

extension Site {
    /// Mails a code, as far as one may be sent.
    ///
    /// The letter goes its way after the answer: how long a mail server takes would tell whether the
    /// address is known.
    /// - Returns: whether one is on its way; false where the last one is too new, known address or not.
    func sendCode(
        to address: String, from network: String, at now: Instant, in language: Language,
        isProof: Bool = false
    ) async throws -> Bool {
        let gate = try letterGate { [limits] () throws(Refusal) in
            try limits.letter(to: Self.written(address), from: network, at: now)
        }
        let home = home
        let asked = try await lanes.act {
            try home.signIn(at: now).requestCode(
                for: address, isProof: isProof, ifLetterMayGo: gate)
        }
        if let letter = asked?.letter { send(letter, in: language, at: now) }
        return asked != nil
    }

    /// An address or a handle as desks read it, by which limits know it again.
    static func written(_ typed: String) -> String {
        EmailAddress(typed: typed)?.text ?? Handle(typed: typed)?.text
            ?? String(TypedText.plain(typed.prefix(254)))
    }

    /// Each takes a connection to the mail server.
    private static let mostLetters = 100

    /// What a desk asks before it makes a letter: not before it is known that one would go.
    ///
    /// - Parameter limit: throws `Refusal.tooMany`.
    /// - Throws: `Refusal.misconfigured` without a mail server. What it returns throws `.tooMany`, and `.busy` where
    ///   many are under way.
    func letterGate(
        _ limit: @escaping @Sendable () throws(Refusal) -> Void
    ) throws(Refusal) -> @Sendable () throws(Refusal) -> Void {
        guard mailer.canSend else { throw Refusal(.misconfigured, "refusal.mail.unset") }
        return { [letters] () throws(Refusal) in
            guard letters.withLock({ $0 < Self.mostLetters }) else {
                throw Refusal(.busy, "refusal.lanes.full")
            }
            try limit()
        }
    }

    /// Mails what was done to somebody's account to their addresses, where there is a mail server.
    ///
    /// Whoever signs in again and again fills nobody's mailbox by that, nor takes the letters of others. What changes
    /// the ways in wants a fresh proof and is told whatever else was: no flood of letters hides it.
    func tell(_ notice: AccountNotice, at now: Instant) {
        guard mailer.canSend, isToTell(notice, at: now) else { return }
        for letter in notice.letters {
            if notice.act == .beginSession,
                (try? limits.letter(tellingOf: notice.person.handle.text, at: now)) == nil
            {
                logger.notice("a letter about a session was left out")
                continue
            }
            send(letter, in: notice.language, at: now, isAsked: false)
        }
    }

    /// Sessions of one account that begin in one network are told once an hour.
    private func isToTell(_ notice: AccountNotice, at now: Instant) -> Bool {
        guard notice.act == .beginSession, let network = notice.network else { return true }
        return limits.isFirstTelling(of: notice.person.handle.text, from: network, at: now)
    }

    /// Mails what the person was told here already, where there is a mail server.
    func mail(_ told: [AccountLetter], in language: Language, at now: Instant) {
        guard mailer.canSend else { return }
        for letter in told { send(letter, in: language, at: now) }
    }

    /// The same for somebody who is signed in.
    func letterGate(
        of caller: Caller, at now: Instant
    ) throws(Refusal) -> @Sendable () throws(Refusal) -> Void {
        try letterGate { [limits] () throws(Refusal) in
            try limits.letter(of: caller.person.handle.text, at: now)
        }
    }

    /// So many letters wait for another try at most: each is some hundred bytes.
    private static let mostWaiting = 10_000

    /// Hands a letter to the mail server, behind the answer's back, and again where it asks for that.
    ///
    /// - Parameter isAsked: whether somebody waits for it: then others who do are refused while there are many.
    func send(
        _ letter: AccountLetter, in language: Language, at now: Instant, isAsked: Bool = true
    ) {
        var delivery = LetterDelivery(letter, in: language, of: home)
        let share = isAsked ? 1 : 0
        letters.withLock { $0 += share }
        Task { [logger, letters, clock, waitingLetters] in
            while true {
                let step = await delivery.step(at: clock())
                letters.withLock { $0 -= share }
                switch step {
                case .taken, .over(nil): return
                case .over(let refusal?):
                    logger.error("a letter was not mailed", metadata: ["reason": "\(refusal)"])
                    return
                case .again(let seconds, let refusal):
                    guard Self.mayWait(waitingLetters) else {
                        logger.error(
                            "a letter was not mailed: too many wait to be tried again",
                            metadata: ["reason": "\(refusal)"])
                        return
                    }
                    logger.notice(
                        "a letter is tried again", metadata: ["reason": "\(refusal)"])
                    defer { waitingLetters.withLock { $0 -= 1 } }
                    guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
                    letters.withLock { $0 += share }
                }
            }
        }
    }

    /// Counts one letter more that waits, where there is room for it.
    private static func mayWait(_ waiting: Locked<Int>) -> Bool {
        waiting.withLock { count in
            guard count < mostWaiting else { return false }
            count += 1
            return true
        }
    }

    /// Begins a session with whatever was shown.
    func begin(_ form: SignInForm, _ request: DoorRequest) async throws -> OpenedSession {
        try await request.record.noting(form.proof) {
            let opened = try await open(form, request)
            request.record.note { $0.person = opened.person.id }
            return opened
        }
    }

    private func open(_ form: SignInForm, _ request: DoorRequest) async throws -> OpenedSession {
        let now = request.now
        let desk = home.signIn(at: now, from: request.network)
        let device = form.device ?? request.device
        if let passkey = form.passkey {
            try limits.passkey(from: request.network, at: now)
            let party = try party()
            return try await lanes.act {
                try desk.begin(passkey: passkey, at: party, device: device)
            }
        }
        if let password = form.password {
            let name = Self.written(form.name ?? form.address ?? "")
            let known = try await right(password, of: name, request)
            return try await lanes.act { try desk.begin(known, device: device) }
        }
        guard let code = form.code else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "code"])
        }
        let address = form.address.map(Self.written)
        let tried = try limits.code(of: address, from: request.network, at: now)
        let newcomer = SignInDesk.Newcomer(handle: form.handle, name: form.name)
        let isKnown = address.map { limits.knows($0, from: request.network) } ?? false
        let opened = try await lanes.act {
            guard let address else {
                return try desk.begin(invitation: code, device: device, newcomer: newcomer)
            }
            return try desk.begin(
                address: address, code: code, device: device, newcomer: newcomer, isKnown: isKnown)
        }
        limits.codeWasRight(tried, at: now)
        if let address { limits.welcome(address, from: request.network, at: now) }
        return opened
    }

    /// Whose password it is, once it was compared: what that takes is taken from who asks for it.
    ///
    /// - Throws: `Refusal.unauthenticated` for a wrong one.
    private func right(
        _ password: String, of name: String, _ request: DoorRequest
    ) async throws -> KnownPassword {
        let (home, now) = (home, request.now)
        try limits.password(of: name, from: request.network, at: now)
        let known = try await lanes.look { try home.signIn(at: now).passwordHash(of: name) }
        request.record.note { $0.person = known.person?.id }
        // They are no strangers who are signed in, or signed in from there before.
        let visitor = limits.knows(name, from: request.network) ? known.person?.id : nil
        let asker = request.caller?.person.id ?? visitor
        guard try await hashing.matches(password, known, by: asker) else {
            throw Refusal(.unauthenticated, "refusal.password.wrong")
        }
        limits.passwordWasRight(of: name, from: request.network, at: now)
        return known
    }

    /// Proves anew who asks.
    func prove(_ form: SignInForm, _ request: DoorRequest) async throws {
        let caller = try request.caller.orSignIn()
        try await request.record.noting(form.proof) { try await prove(form, as: caller, request) }
    }

    private func prove(
        _ form: SignInForm, as caller: Caller, _ request: DoorRequest
    ) async throws {
        if let passkey = form.passkey {
            try limits.passkey(
                of: caller.person.handle.text, from: request.network, at: request.now)
            let party = try party()
            return try await lanes.act(as: caller) {
                try $0.account.prove(passkey: passkey, at: party)
            }
        }
        if let password = form.password {
            let known = try await right(password, of: caller.person.handle.text, request)
            return try await lanes.act(as: caller) { try $0.account.prove(known) }
        }
        let (address, code) = (Self.written(form.address ?? ""), form.code ?? "")
        let tried = try limits.code(of: address, from: request.network, at: request.now)
        try await lanes.act(as: caller) { try $0.account.prove(address: address, code: code) }
        limits.codeWasRight(tried, at: request.now)
        limits.welcome(address, from: request.network, at: request.now)
    }
}
