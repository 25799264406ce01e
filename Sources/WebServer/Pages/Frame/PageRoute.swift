import HTTPTypes
import Hummingbird
import Operations
import Words

/// One page, or what a form does.
struct PageRoute: Sendable {
    typealias Handler = @Sendable (PageRequest) async throws -> Reply

    var method: HTTPRequest.Method
    /// With what varies in braces: `/item/{id}`.
    var path: String
    /// Whether somebody must be signed in.
    var isOwn: Bool
    /// How much a form may send, in bytes; of nobody that is known less is taken.
    var mostBytes = BodyLimits.most
    /// Of a form, the page that it stands on; nil where that has the form's own address.
    var page: String?
    var handle: Handler

    /// A page that anybody sees.
    static func open(
        _ method: HTTPRequest.Method, _ path: String, handle: @escaping Handler
    ) -> PageRoute {
        PageRoute(method: method, path: path, isOwn: false, handle: handle)
    }

    /// A page of whoever is signed in; it is made on a lane.
    static func look(
        _ path: String, _ make: @escaping @Sendable (Visit) throws -> Reply
    ) -> PageRoute {
        PageRoute(method: .get, path: path, isOwn: true) { request in
            let caller = try request.signedIn()
            return try await request.site.lanes.look(as: caller) {
                try make(Visit(request: request, desks: $0))
            }
        }
    }

    /// The same of a page that says how the agenda stands: it is made once a minute at most, as long as
    /// nothing is altered that its person sees.
    ///
    /// What it says must be told by the topics that its desks read, and the minute alone.
    static func view(
        _ path: String, _ make: @escaping @Sendable (Visit) throws -> Reply
    ) -> PageRoute {
        PageRoute(method: .get, path: path, isOwn: true) { request in
            let (site, caller) = (request.site, try request.signedIn())
            let (language, build) = (request.context.language, request.app.build)
            // What the last act did is said once.
            guard Flash(request.fields, at: site) == nil else {
                return try await site.lanes.look(as: caller) {
                    try make(Visit(request: request, desks: $0))
                }
            }
            if let kept = site.keptView(request.target, in: language, of: caller, build: build) {
                return kept
            }
            return try await site.lanes.look(as: caller) { desks in
                try site.view(request.target, in: language, desks, build: build) {
                    try make(Visit(request: request, desks: $0))
                }
            }
        }
    }

    /// What a form does; then the page is looked at where the form says.
    ///
    /// - Parameter act: what was done, to be said there; nil for nothing.
    static func act(
        _ path: String, _ act: @escaping @Sendable (Visit) throws -> Flash?
    ) -> PageRoute {
        PageRoute(method: .post, path: path, isOwn: true) { request in
            await request.reply(to: try await request.act { FormOutcome(try act($0)) })
        }
    }
}

extension PageRoute {
    /// Where somebody comes back to who has to prove who they are first: the page that they asked for, or that
    /// of the form that they sent, with what they typed.
    fileprivate func page(of request: PageRequest) -> String {
        guard method != .get else { return request.path }
        return "\(page(of: request.path))?\(FormText.of(request.typedOpenly))"
    }

    /// The page that a form stands on, of the same thing as the form's own address.
    func page(of address: String) -> String {
        guard let page else { return address }
        let said = Dictionary(
            zip(path.split(separator: "/"), address.split(separator: "/"))
                .filter { $0.0.hasPrefix("{") }
        ) { first, _ in first }
        return "/" + page.split(separator: "/").map { said[$0] ?? $0 }.joined(separator: "/")
    }
}

/// Answers one page.
struct PageResponder: HTTPResponder {
    let route: PageRoute
    let site: Site
    let app: WebApp

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let most = context.caller == nil ? BodyLimits.mostOfNobody : route.mostBytes
        let asked = try await PageRequest(request, context, at: site, with: app, upTo: most)
        var reply: Reply
        do {
            if route.isOwn, context.caller == nil {
                // Who never was in is shown the door; who was put out is told.
                guard !context.isByCookie, !asked.hasWaited else {
                    throw Refusal(.unauthenticated, "refusal.session.none")
                }
                let next = request.uri.path == "/" ? "" : "?next=\(request.uri.path)"
                reply = .seeOther("/sign-in\(next)")
                return reply.response
            }
            reply = try await route.handle(asked)
        } catch let refusal as Refusal where asked.hasWaited {
            reply = Problem(refusal, in: context.language).reply
        } catch let refusal as Refusal where refusal.wantsProof {
            reply = .seeOther(
                "/prove?next=\(FormText.encoded(route.page(of: asked)))")
        } catch let refusal as Refusal {
            reply = await ErrorPage.reply(to: asked, refusal)
        }
        if route.method == .get { reply = reply.unless(request.headers[.ifNoneMatch]) }
        return reply.compressed(accepting: request.headers[.acceptEncoding]).response
    }
}

extension Reply {
    /// The same as a gzip file, where that is worth it and whoever asks takes it.
    func compressed(accepting accepted: String?) -> Reply {
        guard fields[.contentEncoding] == nil, Gzip.isAccepted(accepted),
            let smaller = packed ?? Gzip.packed(bytes)
        else { return self }
        var reply = self
        (reply.bytes, reply.shared) = (smaller, nil)
        reply.fields[.contentEncoding] = "gzip"
        // Other bytes, so another strong tag (RFC 9110, 8.8.3.3).
        if let tag = fields[.eTag] { reply.fields[.eTag] = tag.dropLast() + Self.packedTag }
        return reply
    }
}

extension HTTPField.Name {
    /// Whose page it is: the worker keeps none of anybody else.
    static var belltowerPerson: Self { known("Belltower-Person") }
}
