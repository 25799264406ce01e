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
            .open(.get, callback, handle: back),
        ] + unlinking.routes
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
            return try await refused(
                Refusal(.unauthenticated, "refusal.openID.wrong"), of: .signIn, request)
        }
        var reply: Reply
        do {
            reply = try await request.context.record.noting(.provider) {
                try await arrive(trip, request)
            }
        } catch let refusal as Refusal {
            reply = try await refused(refusal, of: trip.kind, request)
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
            let (device, network) = (request.context.device, request.context.network)
            let opened = try await site.lanes.act {
                try home.signIn(at: now, from: network)
                    .begin(identity: claims, of: issuer, device: device)
            }
            request.context.record.note { $0.person = opened.person.id }
            return SignInPage.entered(opened, request, next: trip.next)
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
        _ refusal: Refusal, of kind: ProviderErrand.Kind, _ request: PageRequest
    ) async throws -> Reply {
        let sentence = Frame(request).sentence(refusal)
        guard kind != .link else { return said(Flash(sentence), request) }
        let root = kind == .prove ? "/prove" : "/sign-in"
        var state = try await SignInPage.state(at: root, request)
        state.problem = sentence
        return SignInPage.page(at: root, state, request)
    }

    private static func said(_ flash: Flash, _ request: PageRequest) -> Reply {
        var reply = Reply.seeOther("/devices")
        reply.cookies.append(flash.cookie(at: request.site))
        return reply
    }

    // MARK: - No more

    private static let unlinking = Removal<LinkedIdentity>(
        path: "/devices/campus", page: "/devices", isReversible: true
    ) { id, desks in
        try desks.account.identities().first { $0.id.description == id }
            .orThrow(Refusal(.missing, "refusal.openID.unknown"))
    } name: {
        $0.issuer
    } question: { identity, frame in
        (frame.words("told.delete.identity", ["name": .text(identity.issuer)]), [])
    } remove: { identity, desks in
        try desks.account.unlink(identity.id)
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
        let parts = (fields.cookie(Self.name(at: site)) ?? "").split(separator: ".")
            .map(String.init)
        guard parts.count == 3, let kind = Kind(rawValue: parts[0]), parts[1].utf8.count == 43,
            let next = Base64URL.bytes(parts[2])
        else { return nil }
        self.kind = kind
        attempt = OpenIDAttempt(secret: parts[1])
        self.next = PageRequest.ownPath(String(decoding: next, as: UTF8.self))
    }

    func cookie(at site: Site) -> Cookie {
        let value = "\(kind.rawValue).\(attempt.secret).\(Base64URL.text(next.utf8))"
        return site.cookie(Self.name(at: site), value, lasting: 600)
    }

    static func none(at site: Site) -> Cookie { site.cookie(name(at: site), "", lasting: 0) }

    private static func name(at site: Site) -> String { site.cookieName + "-openid" }
}
