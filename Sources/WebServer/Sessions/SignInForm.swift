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
        try mayMail(from: network, at: now)
        let home = home
        let letter = try await lanes.act {
            try home.signIn(at: now).requestCode(for: address, isProof: isProof)
        }
        guard let letter else { return false }
        send(letter, in: language, at: now)
        return true
    }

    /// Each takes a connection to the mail server.
    private static let mostLetters = 100

    /// Makes sure that a letter may be asked for.
    ///
    /// - Throws: `Refusal.misconfigured` without a mail server, `.tooMany`, and `.busy` where many are under
    ///   way.
    func mayMail(from network: String, at now: Instant) throws(Refusal) {
        guard mailer.canSend else { throw Refusal(.misconfigured, "refusal.mail.unset") }
        try limits.letter(from: network, at: now)
        guard letters.withLock({ $0 < Self.mostLetters }) else {
            throw Refusal(.busy, "refusal.lanes.full")
        }
    }

    /// Mails what the person was told here already, where there is a mail server.
    func mail(_ told: [AccountLetter], in language: Language, at now: Instant) {
        guard mailer.canSend else { return }
        for letter in told { send(letter, in: language, at: now) }
    }

    /// Hands a letter to the mail server, behind the answer's back.
    func send(_ letter: AccountLetter, in language: Language, at now: Instant) {
        letters.withLock { $0 += 1 }
        Task { [mailer, logger, letters] in
            defer { letters.withLock { $0 -= 1 } }
            do {
                try await mailer.send(letter, in: language, at: now)
            } catch {
                logger.error("a letter was not mailed", metadata: ["reason": "\(error)"])
            }
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
        let (home, now) = (home, request.now)
        let device = form.device ?? request.device
        if let passkey = form.passkey {
            try limits.passkey(from: request.network, at: now)
            let party = try party()
            return try await lanes.act {
                try home.signIn(at: now).begin(passkey: passkey, at: party, device: device)
            }
        }
        if let password = form.password {
            let name = form.name ?? form.address ?? ""
            try limits.password(of: name, from: request.network, at: now)
            let known = try await lanes.look { try home.signIn(at: now).passwordHash(of: name) }
            request.record.note { $0.person = known.person?.id }
            guard try await hashing.matches(password, known) else {
                throw Refusal(.unauthenticated, "refusal.password.wrong")
            }
            return try await lanes.act { try home.signIn(at: now).begin(known, device: device) }
        }
        guard let code = form.code else {
            throw Refusal(.invalid, "refusal.field.missing", with: ["field": "code"])
        }
        try limits.code(from: request.network, at: now)
        let newcomer = SignInDesk.Newcomer(handle: form.handle, name: form.name)
        return try await lanes.act {
            let desk = home.signIn(at: now)
            guard let address = form.address else {
                return try desk.begin(invitation: code, device: device, newcomer: newcomer)
            }
            return try desk.begin(
                address: address, code: code, device: device, newcomer: newcomer)
        }
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
            try limits.passkey(from: request.network, at: request.now)
            let party = try party()
            return try await lanes.act(as: caller) {
                try $0.account.prove(passkey: passkey, at: party)
            }
        }
        if let password = form.password {
            let (home, now) = (home, request.now)
            let name = caller.person.handle.text
            try limits.password(of: name, from: request.network, at: now)
            let known = try await lanes.look { try home.signIn(at: now).passwordHash(of: name) }
            request.record.note { $0.person = known.person?.id }
            guard try await hashing.matches(password, known) else {
                throw Refusal(.unauthenticated, "refusal.password.wrong")
            }
            return try await lanes.act(as: caller) { try $0.account.prove(known) }
        }
        let (address, code) = (form.address ?? "", form.code ?? "")
        try limits.code(from: request.network, at: request.now)
        try await lanes.act(as: caller) { try $0.account.prove(address: address, code: code) }
    }
}
