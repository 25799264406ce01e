import CalDAV
import Campus
import Credentials
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Operations

/// Lets calendar programs in by their app passwords, and has `CalDAV` answer them.
///
/// Neither cookies nor sessions are looked at.
struct CalendarResponder: HTTPResponder {
    let site: Site

    private static let methods =
        [
            .options, .get, .put, .delete, .propfind, .proppatch, .report, .post, .move,
            .mkcalendar, .mkcol,
        ] + ["COPY", "LOCK", "UNLOCK"].compactMap { HTTPRequest.Method($0) }

    /// Adds it to a router, without what finds out who asks.
    ///
    /// - Parameter app: nil for a server without pages.
    static func add(to router: Router<SiteContext>, at site: Site, _ app: WebApp?) {
        let responder = CalendarResponder(site: site)
        func on(_ path: String, _ methods: [HTTPRequest.Method]) {
            let group = router.group(RouterPath(path))
                .add(middleware: ProblemMiddleware(site: site, app: app))
                .add(middleware: CrossSiteMiddleware(site: site))
            for method in methods { group.on("", method: method, responder: responder) }
        }
        // Apple's programs try these one after the other, whatever the first one led to.
        on("/", [.propfind, .options])
        on("/principals", [.propfind, .options])
        on("/dav", methods)
        on("/dav/**", methods)
        // The second one is where programs look that came by Nextcloud's login flow.
        for path in ["/.well-known/caldav", "/remote.php/dav"] {
            for method in methods {
                router.on(RouterPath(path), method: method) { _, _ in
                    // 301: some programs follow no other with PROPFIND.
                    Response(status: .movedPermanently, headers: [.location: DAVResource.folder])
                }
            }
        }
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let now = site.now
        let network = site.network(of: request, context)
        try site.mustBePrivate(context.peer)
        if request.method == .options {
            try site.limits.request(of: nil, from: network, at: now)
            return Response(status: .ok, headers: DAVService.options)
        }
        guard let password = Self.password(in: request.headers[.authorization]),
            let client = try await site.lanes.calendarClient(
                SecretToken.digest(of: password), at: now)
        else {
            // Programs ask without a password first, and are told to show one: that is no try.
            if request.headers[.authorization] != nil {
                context.record.note { $0.proof = .program }
            }
            try site.limits.request(of: nil, from: network, at: now)
            return Response(status: .unauthorized, headers: Self.challenge)
        }
        let person = client.caller.person
        context.record.note { $0.person = person.id }
        let limits = site.limits(of: .appPassword)
        try limits.request(
            of: person.handle.text, from: network, isAct: Self.acts.contains(request.method),
            at: now)
        if FeedCache.isDue(client.password.used, now) {
            site.lanes.noteUse(of: client.password.id, at: now)
        }
        let body = try await request.wholeBody(upTo: BodyLimits.most)
        try site.mind(body.readableBytes, of: person, by: .appPassword)
        let asked = DAVRequest(
            request.method, request.uri.path, fields: request.headers,
            body: Array(body.readableBytesView), language: context.language,
            hosts: [request.head.authority, site.host].compactMap { $0 })
        var reply = try await site.calendars.respond(to: asked, as: client) {
            try limits.costly(of: person.handle.text, at: now)
        }
        if reply.status.code == 207 { await pack(&reply, for: request.headers) }
        return Response(reply)
    }

    /// Compresses what is told of many resources, beside the loops, for who takes it: of 1.3 MB that is 4 ms, and
    /// 100 ms less on a line of 100 Mbit/s.
    ///
    /// One object is sent as it is: its tag is of its bytes.
    private func pack(_ reply: inout DAVReply, for fields: HTTPFields) async {
        reply.fields[.vary] = "Accept-Encoding"
        guard Gzip.isAccepted(fields[.acceptEncoding]), reply.body.count >= Gzip.least else {
            return
        }
        let body = reply.body
        // Where too many wait for their turn, it goes out as it is.
        let packed = try? await site.lanes.look { Gzip.packed(body, .quick) }
        guard let packed = packed ?? nil else { return }
        reply.body = packed
        reply.fields[.contentEncoding] = "gzip"
    }

    /// What may write, and is counted as an act.
    private static let acts: Set<HTTPRequest.Method> = [
        .put, .delete, .proppatch, .post, .move, .mkcalendar, .mkcol,
    ]

    private static let challenge: HTTPFields = [
        .wwwAuthenticate: #"Basic realm="Belltower", charset="UTF-8""#
    ]

    /// The password of Basic authentication (RFC 7617): it alone says who asks, whatever name a program has
    /// been given for it.
    static func password(in field: String?) -> String? {
        guard let field, field.utf8.count <= 1_000 else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "basic",
            let bytes = Data(base64Encoded: String(parts[1])),
            let text = String(validating: bytes, as: UTF8.self),
            let colon = text.firstIndex(of: ":")
        else { return nil }
        return String(text[text.index(after: colon)...])
    }
}

extension Response {
    fileprivate init(_ reply: DAVReply) {
        let body =
            reply.body.isEmpty
            ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: reply.body))
        self.init(status: reply.status, headers: reply.fields, body: body)
    }
}
