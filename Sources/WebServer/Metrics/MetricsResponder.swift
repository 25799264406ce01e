import Credentials
import HTTPTypes
import Hummingbird
import NIOCore
import Operations

/// Answers `/metrics` to who shows the token that `server.metricsToken` says; without one, to nobody.
///
/// Not to whoever asks from this machine: behind a proxy everybody does.
struct MetricsResponder: HTTPResponder {
    static let path = "/metrics"

    let site: Site

    func respond(to request: Request, context: SiteContext) async throws -> Response {
        guard let token = try site.home.metricsToken() else { throw HTTPError(.notFound) }
        let shown = SessionMiddleware.bearer(request) ?? ""
        guard isSame(token.utf8, shown.utf8) else {
            throw Refusal(.unauthenticated, "refusal.session.none")
        }
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store",
            ], body: ResponseBody(byteBuffer: ByteBuffer(string: site.metrics.text(of: site))))
    }
}
