import Campus
import Credentials
import HTTPTypes
import Hummingbird
import Operations
import Recurrence
import Words

/// The door: an address, then the code that was mailed there; or a passkey; or a name and a password.
///
/// The same page asks for a fresh proof, at `/prove`.
enum SignInPage {
    static var routes: [PageRoute] {
        ["/sign-in", "/prove"].flatMap { root in
            [
                PageRoute.open(.get, root) { request in
                    let state = try await state(at: root, request)
                    // Who has nothing to prove it by adds something first, which needs no proof.
                    if state.known?.mayProve == false { return .seeOther("/me/account") }
                    return page(at: root, state, request)
                },
                .open(.post, "\(root)/code") { try await sendCode(at: root, $0) },
                .open(.post, root) { try await takeCode(at: root, $0) },
                .open(.post, "\(root)/password") { try await takePassword(at: root, $0) },
                .open(.post, "\(root)/passkey") { try await takePasskey(at: root, $0) },
            ]
        } + [.open(.post, "/sign-out", handle: signOut)]
    }

    /// What the page shows.
    struct State {
        var nextAddress: String
        var address: String?
        var isCode = false
        var letter = CodeLetter.earlier
        var name: String?
        var addressProblem: String?
        var codeProblem: String?
        var passwordProblem: String?
        var problem: String?
        /// Who has to prove that it is them; nil for who signs in.
        var known: KnownPerson?
        /// As they chose pages to be; nil for who signs in.
        var frame: Frame?
    }

    /// What is known of whoever is signed in, and is not asked of them.
    struct KnownPerson {
        let handle: String
        let addresses: [String]
        let hasPassword: Bool
        /// Whether they have anything to prove by who they are.
        let mayProve: Bool

        var model: [String: Any] {
            [
                "handle": handle, "hasAddress": !addresses.isEmpty,
                "hasSeveral": addresses.count > 1,
                "addresses": addresses.enumerated().map { place, address -> [String: Any] in
                    ["knownAddress": address, "isFirst": place == 0]
                },
            ]
        }
    }

    /// The page as it begins.
    static func state(at root: String, _ request: PageRequest) async throws -> State {
        var state = State(nextAddress: request.next)
        guard root == "/prove", let caller = request.context.caller else { return state }
        (state.known, state.frame) = try await request.site.lanes.look(as: caller) { desks in
            let known = KnownPerson(
                handle: desks.person.handle.text,
                addresses: try desks.account.addresses().map(\.text)
                    .filter { EmailAddress($0) != nil },
                hasPassword: try desks.account.hasPassword(),
                mayProve: try desks.account.hasWayIn())
            return (known, try Frame(Visit(request: request, desks: desks), tab: .me))
        }
        return state
    }

    static func page(at root: String, _ state: State, _ request: PageRequest) -> Reply {
        let frame = state.frame ?? Frame(request)
        let settings = request.site.home.site
        var step: [String: Any] = [
            "isAddress": !state.isCode, "isCode": state.isCode, "isProof": root == "/prove",
            "root": root, "nextAddress": state.nextAddress,
            "againAddress": PageAddress.of(root, next: state.nextAddress),
            "signUpAddress": PageAddress.of("/sign-up", next: state.nextAddress),
            "isPasswordOpen": state.passwordProblem != nil,
            "hasPassword": state.known?.hasPassword ?? true,
            "maySignUp": settings.signUp != .closed,
        ]
        step["passkeyOrigin"] = try? request.site.party().origin
        if let name = request.site.provider.name {
            step["providerAddress"] = PageAddress.of("\(root)/campus", next: state.nextAddress)
            step["providerText"] = frame.words("told.provider", ["name": .text(name)])
        }
        if let known = state.known { step.merge(known.model) { _, new in new } }
        step["address"] = state.address
        step["name"] = state.name
        step["addressProblem"] = state.addressProblem
        step["codeProblem"] = state.codeProblem
        step["passwordProblem"] = state.passwordProblem
        if state.isCode, let address = state.address {
            step["sentText"] = state.letter.text(address, frame)
        }
        var model: [String: Any] = ["step": step]
        if let problem = state.problem { model["problem"] = ["problemText": problem] }
        let title = frame.words(root == "/prove" ? "page.title.proof" : "page.title.signIn")
        // Whoever thinks better of it goes on as they are.
        let back = state.known.map { _ in ("/me", frame.words("page.title.back")) }
        let heading = Heading(title, note: root == "/prove" ? nil : settings.name, back: back)
        var reply = frame.page("sign-in", heading, with: model)
        let isWrong = [
            state.addressProblem, state.codeProblem, state.passwordProblem, state.problem,
        ]
        .contains { $0 != nil }
        if isWrong { reply.status = .unprocessableContent }
        return reply
    }

    private static func sendCode(at root: String, _ request: PageRequest) async throws -> Reply {
        var state = try await Self.state(at: root, request)
        state.address = request["address"]
        do {
            let isSent = try await request.site.sendCode(
                to: state.address ?? "", from: request.context.network, at: request.now,
                in: request.context.language,
                isProof: state.known?.addresses.contains(Site.written(state.address ?? ""))
                    == true)
            (state.isCode, state.letter) = (true, isSent ? .sent : .tooSoon)
        } catch let refusal as Refusal {
            let text = Frame(request).sentence(refusal)
            if refusal.reason == .invalid, state.known == nil {
                state.addressProblem = text
            } else {
                state.problem = text
            }
        }
        return page(at: root, state, request)
    }

    private static func takeCode(at root: String, _ request: PageRequest) async throws -> Reply {
        var form = SignInForm()
        form.address = request["address"]
        form.code = request["code"]
        do {
            if root == "/sign-in", try await isNew(form, request) {
                return SignUpPage.naming(form, request)
            }
            return try await enter(form, at: root, request)
        } catch let refusal as Refusal {
            var state = try await Self.state(at: root, request)
            state.address = form.address
            state.isCode = true
            let text = Frame(request).sentence(refusal)
            if refusal.reason == .unauthenticated {
                state.codeProblem = text
            } else {
                state.problem = text
            }
            return page(at: root, state, request)
        }
    }

    /// Whether a right code opens an account that is not there yet: then a name is asked for first, however
    /// somebody came.
    static func isNew(_ form: SignInForm, _ request: PageRequest) async throws -> Bool {
        let (address, code) = (form.address ?? "", form.code ?? "")
        let (home, now) = (request.site.home, request.now)
        let limits = request.site.limits
        let tried = try limits.code(
            of: Site.written(address), from: request.context.network, at: now)
        let isKnown = limits.knows(Site.written(address), from: request.context.network)
        let isNew = try await request.site.lanes.act {
            try home.signIn(at: now).isNew(address: address, code: code, isKnown: isKnown)
        }
        limits.codeWasRight(tried, at: now)
        return isNew
    }

    private static func takePassword(at root: String, _ request: PageRequest) async throws -> Reply
    {
        var form = SignInForm()
        form.name = request["name"]
        form.password = request["password"]
        do {
            return try await enter(form, at: root, request)
        } catch let refusal as Refusal {
            var state = try await Self.state(at: root, request)
            state.name = form.name
            state.passwordProblem = Frame(request).sentence(refusal)
            return page(at: root, state, request)
        }
    }

    /// Takes what the page's script had a passkey sign.
    private static func takePasskey(at root: String, _ request: PageRequest) async throws -> Reply {
        var form = SignInForm()
        do {
            let json = try JSONValue(field: "passkey", request["passkey"])
            form.passkey = try PasskeyAnswer(json)
            return try await enter(form, at: root, request)
        } catch let refusal as Refusal {
            var state = try await Self.state(at: root, request)
            state.problem = Frame(request).sentence(refusal)
            return page(at: root, state, request)
        }
    }

    private static func enter(
        _ form: SignInForm, at root: String, _ request: PageRequest
    ) async throws -> Reply {
        if root == "/prove" {
            try await request.site.prove(form, request.context.asking(at: request.now))
            return .seeOther(request.next)
        }
        let opened = try await request.site.begin(form, request.context.asking(at: request.now))
        return entered(opened, request, next: request.next)
    }

    /// The way on, with the session in a cookie.
    ///
    /// - Parameter next: what was asked for; who is new and asked for nothing says first where their classes come from.
    static func entered(
        _ opened: OpenedSession, _ request: PageRequest, next: String
    ) -> Reply {
        var reply = Reply.seeOther(opened.isNew && next == "/" ? "/first-run" : next)
        reply.cookies.append(
            request.site.sessionCookie(opened.token.text, lasting: Int(Session.lifetime)))
        return reply
    }

    /// Ends the session, and has the browser forget what it kept.
    private static func signOut(_ request: PageRequest) async throws -> Reply {
        if let caller = request.context.caller, let session = caller.session {
            try await request.site.lanes.act(as: caller) { try $0.account.endSession(session) }
        }
        var reply = Reply.seeOther("/sign-in")
        reply.cookies.append(request.site.sessionCookie("", lasting: 0))
        let said = Flash(Frame(request).words("told.did.signedOut"))
        reply.cookies.append(said.cookie(at: request.site))
        reply.fields[.clearSiteData] = "\"cache\", \"storage\""
        return reply
    }
}

/// What became of the letter with a code, as the page says that asks for it: of any address alike.
enum CodeLetter {
    /// It goes now.
    case sent
    /// None goes, since the last one is too new.
    case tooSoon
    /// None was asked for now: which is the last one is not looked up for whoever types codes.
    case earlier

    /// - Parameter address: as it was typed.
    func text(_ address: String, _ frame: Frame) -> String {
        let now = frame.zone.wall(at: frame.request.now)
        return switch self {
        case .sent:
            frame.words(
                "told.sent",
                [
                    "address": .text(address), "time": .text(frame.clock(now)),
                    "until": .text(frame.clock(now.adding(seconds: OneTimeCode.lifetime))),
                ])
        case .tooSoon: frame.words("told.soon", ["address": .text(address)])
        case .earlier: frame.words("told.newest", ["address": .text(address)])
        }
    }
}

extension HTTPField.Name {
    static var clearSiteData: Self { known("Clear-Site-Data") }
}
