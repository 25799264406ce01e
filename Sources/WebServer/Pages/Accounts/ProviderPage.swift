import Campus
import Credentials
import HTTPTypes
import Hummingbird
import Operations
import Words

/// The way to the campus's provider of OpenID Connect and back: to sign in, to prove anew who one is, to link
/// it with one's account.
enum ProviderPage {
    static let callback = "/sign-in/campus/back"

    static var routes: [PageRoute] {
        [
            .open(.get, "/sign-in/campus") { try await leave(.signIn, $0) },
            .open(.get, "/prove/campus") { try await leave(.prove, $0) },
            PageRoute(method: .get, path: "/devices/campus", isOwn: true) { request in
                let caller = try request.signedIn()
                try await request.site.lanes.look(as: caller) { try $0.account.mustBeFresh() }
                return try await leave(.link, request)
            }.on("/devices"),
            .open(.get, callback, back),
        ] + PageRoute.asking("/devices/campus/{id}/delete", askUnlinking, unlink)
    }

    // MARK: - There

    private static func leave(_ errand: ProviderErrand.Kind, _ request: PageRequest) async throws
        -> Reply
    {
        // Whom another site sent would sign in, link or prove what that site chose. A browser that does not
        // say may sign in: some telephones' are older than the field.
        let origin = request.fields[.fetchSite] ?? (errand == .signIn ? "none" : "")
        guard ["same-origin", "none"].contains(origin) else {
            throw Refusal(.forbidden, "refusal.crossSite")
        }
        let site = request.site
        try site.limits.code(from: request.context.network, at: request.now)
        let trip = ProviderErrand(errand, next: request.next)
        let address = try await site.provider.address(
            for: trip.attempt, callback: site.origin + callback, isProof: errand == .prove,
            at: request.now)
        var reply = Reply.seeOther(address)
        reply.cookies.append(trip.cookie(at: site))
        return reply
    }

    // MARK: - Back

    private static func back(_ request: PageRequest) async throws -> Reply {
        guard let trip = ProviderErrand(request.fields, at: request.site) else {
            return refused(.signIn, request, Refusal(.unauthenticated, "refusal.openID.wrong"))
        }
        var reply: Reply
        do {
            reply = try await arrive(trip, request)
        } catch let refusal as Refusal {
            reply = refused(trip.kind, request, refusal)
        }
        reply.cookies.append(ProviderErrand.none(at: request.site))
        return reply
    }

    private static func arrive(
        _ trip: ProviderErrand, _ request: PageRequest
    ) async throws -> Reply {
        let (site, now) = (request.site, request.now)
        try site.limits.code(from: request.context.network, at: now)
        let (home, provider) = (site.home, site.provider)
        let issuer = provider.issuer
        // RFC 9207: another provider's answer is none to this one's question.
        guard let state = request.query("state"),
            isSame(Array(state.utf8), Array(trip.attempt.state.utf8)),
            request.query("iss") ?? issuer == issuer
        else { throw Refusal(.unauthenticated, "refusal.openID.wrong") }
        guard let code = request.query("code"), code.utf8.count <= 2_000 else {
            throw Refusal(.unauthenticated, "refusal.openID.denied")
        }
        let claims = try await provider.claims(
            ofCode: code, trip.attempt, callback: site.origin + callback, at: now)
        switch trip.kind {
        case .signIn:
            let device = request.context.device
            let opened = try await site.lanes.act {
                try home.signIn(at: now).begin(identity: claims, of: issuer, device: device)
            }
            return SignInPage.entered(
                opened, request, next: opened.isNew ? "/first-run" : trip.next)
        case .prove:
            try await site.lanes.act(as: request.signedIn()) {
                try $0.account.prove(claims, of: issuer)
            }
            return .seeOther(trip.next)
        case .link:
            try await site.lanes.act(as: request.signedIn()) {
                try $0.account.link(claims, of: issuer)
            }
            return said(
                Frame(request).said("told.did.added", provider.name ?? issuer), request)
        }
    }

    private static func refused(
        _ kind: ProviderErrand.Kind, _ request: PageRequest, _ refusal: Refusal
    ) -> Reply {
        let sentence = Frame(request).sentence(refusal)
        guard kind != .link else { return said(Flash(sentence), request) }
        var state = SignInPage.State(nextAddress: "/")
        state.problem = sentence
        return SignInPage.page(at: kind == .prove ? "/prove" : "/sign-in", state, request)
    }

    private static func said(_ flash: Flash, _ request: PageRequest) -> Reply {
        var reply = Reply.seeOther("/devices")
        reply.cookies.append(flash.cookie(at: request.site))
        return reply
    }

    // MARK: - No more

    private static func identity(
        _ request: PageRequest, _ desks: Desks
    ) throws -> LinkedIdentity {
        let found = try desks.account.identities().first {
            $0.id.description == request.places["id"]
        }
        return try found.orThrow(Refusal(.missing, "refusal.openID.unknown"))
    }

    private static func askUnlinking(
        _ request: PageRequest, _ desks: Desks, _ refusal: Refusal?
    ) throws -> Reply {
        let frame = try Frame(request, desks, tab: .me)
        let identity = try identity(request, desks)
        return Question(
            text: frame.words("told.delete.identity", ["name": .text(identity.issuer)]),
            effects: [], action: "/devices/campus/\(identity.id)/delete",
            button: frame.words("page.me.remove"), back: "/devices"
        ).page(frame, refusal)
    }

    private static func unlink(_ request: PageRequest, _ desks: Desks) throws -> FormOutcome {
        let frame = try Frame(request, desks, tab: .me)
        let identity = try identity(request, desks)
        try desks.account.unlink(identity.id)
        return FormOutcome(frame.said("told.did.removed", identity.issuer), next: "/devices")
    }
}

/// One way to the provider and back, as the browser keeps it meanwhile: in a cookie of ten minutes.
struct ProviderErrand {
    enum Kind: String {
        case signIn, prove, link
    }

    let kind: Kind
    let attempt: OpenIDAttempt
    /// A page of this site.
    let next: String

    init(_ kind: Kind, next: String) {
        self.kind = kind
        self.next = next
        attempt = OpenIDAttempt()
    }

    /// What a browser brought back; nil for nothing.
    init?(_ fields: HTTPFields, at site: Site) {
        let start = Self.name(at: site) + "="
        let pairs = (fields[.cookie] ?? "").split(separator: ";").map { $0.drop { $0 == " " } }
        guard let pair = pairs.first(where: { $0.hasPrefix(start) }) else { return nil }
        let parts = pair.dropFirst(start.count).split(separator: ".").map(String.init)
        guard parts.count == 3, let kind = Kind(rawValue: parts[0]), parts[1].utf8.count == 43,
            let next = bytes(ofBase64URL: parts[2])
        else { return nil }
        self.kind = kind
        attempt = OpenIDAttempt(secret: parts[1])
        self.next = PageRequest.ownPath(String(decoding: next, as: UTF8.self))
    }

    func cookie(at site: Site) -> Cookie {
        Self.cookie(
            "\(kind.rawValue).\(attempt.secret).\(base64URL(next.utf8))", lasting: 600, at: site)
    }

    static func none(at site: Site) -> Cookie { cookie("", lasting: 0, at: site) }

    private static func name(at site: Site) -> String { site.cookieName + "-openid" }

    private static func cookie(_ value: String, lasting seconds: Int, at site: Site) -> Cookie {
        // Lax: it comes along when the provider sends the browser back.
        Cookie(
            name: name(at: site), value: value, maxAge: seconds, path: "/",
            secure: site.isSecure, httpOnly: true, sameSite: .lax)
    }
}
