import HTTPTypes
import Hummingbird
import Operations

/// Refuses acts that a page of another site lets a browser do with its cookie.
///
/// By what the browser says of where a request comes from (Fetch Metadata, and Origin where that is
/// missing), so that pages hold no tokens and may be kept. A program that says neither shows no cookie
/// that a browser sent.
struct CrossSiteMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    let site: Site

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        let isSafe = [.get, .head, .options].contains(request.method)
        guard isSafe || isOwn(request) else {
            throw Refusal(.forbidden, "refusal.crossSite")
        }
        return try await next(request, context)
    }

    private func isOwn(_ request: Request) -> Bool {
        if let origin = request.headers[.fetchSite] {
            return ["same-origin", "none"].contains(origin)
        }
        guard let origin = request.headers[.origin] else { return true }
        if let url = site.home.serverSettings.url, origin == url { return true }
        let host = origin.split(separator: "/", maxSplits: 1).last.map { $0.drop { $0 == "/" } }
        return host.map(String.init) == request.head.authority
    }
}
