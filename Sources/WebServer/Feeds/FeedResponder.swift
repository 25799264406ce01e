import Campus
import Credentials
import Foundation
import HTTPTypes
import Hummingbird
import Operations
import Recurrence

/// Serves calendars to whoever has their secret addresses: `/feed/TOKEN.ics`.
struct FeedResponder: HTTPResponder {
    private static let parameter = "file"

    let site: Site

    /// Adds it to a router, without what finds out who asks.
    ///
    /// - Parameter app: nil for a server without pages.
    static func add(to router: Router<SiteContext>, at site: Site, _ app: WebApp?) {
        router.group(RouterPath(FeedLink.folder))
            .add(middleware: FeedFieldsMiddleware())
            .add(middleware: ProblemMiddleware(site: site, app: app))
            .on(RouterPath(":\(parameter)"), method: .get, responder: FeedResponder(site: site))
    }

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        let now = site.now
        guard let file = context.parameters.get(Self.parameter), file.hasSuffix(FeedLink.ending),
            file.utf8.count <= 200
        else { throw HTTPError(.notFound) }
        let digest = SecretToken.digest(of: String(file.dropLast(FeedLink.ending.count)))
        let wish = FeedWish(request.headers)
        let sight = FeedCache.Sight(site.home.commitMark, at: now)
        if let sight, let kept = site.feeds.answer(digest, to: wish, at: sight, now) {
            note(kept.unnoted, at: now)
            return kept.answer.response
        }
        // What is kept costs nothing; a campus and Google each ask from one network.
        try site.limits.request(of: nil, from: site.network(of: request, context), at: now)
        let served = try await found(digest, at: now)
        if let kept = site.feeds.answer(
            digest, to: wish, of: FeedCache.Version(served), at: sight, now)
        {
            note(kept.unnoted, at: now)
            return kept.answer.response
        }
        return try await make(served, by: digest, to: wish, at: sight).response
    }

    /// - Throws: what is answered to whom it serves nothing.
    private func found(_ digest: Data, at now: Instant) async throws -> ServedFeed {
        switch try await site.lanes.feed(digest, at: now) {
        case .served(let served): return served
        case .suspended: throw Refusal(.unauthenticated, "refusal.calendarFeed.suspended")
        case .revoked: throw HTTPError(.gone)
        case .unknown: throw HTTPError(.notFound)
        }
    }

    private func make(
        _ served: ServedFeed, by digest: Data, to wish: FeedWish, at sight: FeedCache.Sight?
    ) async throws -> FeedAnswer {
        let (feed, now) = (served.feed, served.caller.now)
        try site.limits.feed(of: served.caller.person.handle.text, at: now)
        let copy = try await site.lanes.look(as: served.caller) { desks in
            FeedCopy(try desks.feeds.document(of: feed).bytes, for: wish)
        }
        site.feeds.keep(copy, of: served, digest, at: sight)
        if FeedCache.isDue(feed.used, now) { note(feed.id, at: now) }
        return copy.whole(for: wish)
    }

    private func note(_ feed: RowID<CalendarFeed>?, at now: Instant) {
        if let feed { site.lanes.noteUse(of: feed, at: now) }
    }
}

/// Adds the fields that keep an address, which is a secret, where it is.
private struct FeedFieldsMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.known("Referrer-Policy")] = "no-referrer"
        response.headers[.known("X-Robots-Tag")] = "noindex, nofollow"
        return response
    }
}
