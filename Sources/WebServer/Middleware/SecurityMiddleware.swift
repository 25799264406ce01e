import HTTPTypes
import Hummingbird
import Logging
import Operations

/// Adds the fields that protect browsers, and logs and counts each request.
struct SecurityMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    let site: Site

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var context = context
        context.language = SessionMiddleware.language(request.headers[.acceptLanguage])
        var response = try await next(request, context)
        protect(&response)
        let id = context.logger[metadataKey: "hb.request.id"]?.description ?? "-"
        response.headers[.requestID] = id
        let time = ContinuousClock.now - start
        // Hummingbird's name for a path that is none.
        let route = context.endpointPath.flatMap { $0 == "NotFound" ? nil : $0 }
        site.metrics.answered(request.method, route, by: response.status, in: time)
        if let fault = context.record.fault(of: response.status) {
            site.errors.note(
                "\(request.method.rawValue) \(route ?? "-")", fault, request: id, at: site.now)
        }
        // Of the path only which route it is: what stands in it may be a secret.
        let line = context.record.level(of: request.method, response.status, took: time)
        site.logger.log(
            level: line, "request",
            metadata: context.record.metadata.merging([
                "id": "\(id)", "method": "\(request.method.rawValue)",
                "route": "\(route ?? "-")", "status": "\(response.status.code)",
                "milliseconds": "\(Int64(time / .milliseconds(1)))",
            ]) { $1 })
        return response
    }

    private func protect(_ response: inout Response) {
        for (name, value) in Self.fields where response.headers[name] == nil {
            response.headers[name] = value
        }
        if site.isSecure {
            response.headers[.strictTransportSecurity] = "max-age=31536000; includeSubDomains"
        }
    }

    /// server.md's list; nothing is kept without asking again where nothing else is said: all but files is somebody's.
    private static let fields: [(HTTPField.Name, String)] = [
        (
            .contentSecurityPolicy,
            "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                + "object-src 'none'; require-trusted-types-for 'script'; trusted-types belltower"
        ),
        (.xContentTypeOptions, "nosniff"),
        (.known("Referrer-Policy"), "same-origin"),
        (.known("Permissions-Policy"), "camera=(), geolocation=(), microphone=()"),
        (.known("Cross-Origin-Opener-Policy"), "same-origin"),
        (.known("Cross-Origin-Resource-Policy"), "same-origin"),
        (.cacheControl, "private, no-cache"),
        (.vary, "Authorization, Cookie, Accept-Language"),
    ]
}
