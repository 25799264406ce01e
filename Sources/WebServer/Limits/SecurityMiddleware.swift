import HTTPTypes
import Hummingbird
import Logging
import Operations
import Words

/// Turns what is thrown into answers, adds the fields that protect browsers, and logs each request.
struct SecurityMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    let site: Site

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        var response: Response
        do {
            response = try await next(request, context)
        } catch {
            response = Self.problem(error, request, context, site).response
        }
        protect(&response)
        let id = context.logger[metadataKey: "hb.request.id"]?.description ?? "-"
        response.headers[.requestID] = id
        // Of the path only which route it is: what stands in it may be a secret.
        site.logger.info(
            "request",
            metadata: [
                "id": "\(id)", "method": "\(request.method.rawValue)",
                "route": "\(context.endpointPath ?? "-")", "status": "\(response.status.code)",
                "milliseconds": "\(Self.milliseconds(since: start))",
            ])
        return response
    }

    private static func milliseconds(since start: ContinuousClock.Instant) -> Int64 {
        let length = (ContinuousClock.now - start).components
        return length.seconds * 1_000 + length.attoseconds / 1_000_000_000_000_000
    }

    private static func problem(
        _ error: any Error, _ request: Request, _ context: SiteContext, _ site: Site
    ) -> Reply {
        let language = SessionMiddleware.language(request.headers[.acceptLanguage])
        switch error {
        case let refusal as Refusal:
            if refusal.reason == .failed {
                site.logger.error("failed", metadata: ["reason": "\(refusal)"])
            }
            var reply = Problem(refusal, in: language).reply
            switch refusal.reason {
            case .tooMany: reply.fields[.retryAfter] = "30"
            case .busy, .misconfigured: reply.fields[.retryAfter] = "5"
            case .unauthenticated: reply.fields[.wwwAuthenticate] = "Bearer"
            default: break
            }
            return reply
        case let error as any HTTPResponseError:
            return Problem(error.status, "problem.\(error.status.key)", in: language).reply
        case is CancellationError:
            return Problem(.serviceUnavailable, "problem.ending", in: language).reply
        default:
            site.logger.error("failed", metadata: ["reason": "\(type(of: error))"])
            return Problem(.internalServerError, "problem.unknown", in: language).reply
        }
    }

    private func protect(_ response: inout Response) {
        for (name, value) in Self.fields where response.headers[name] == nil {
            response.headers[name] = value
        }
        if site.isSecure {
            response.headers[.strictTransportSecurity] = "max-age=31536000; includeSubDomains"
        }
    }

    /// server.md's list; `no-store` where nothing else is said, since all but files is somebody's.
    private static let fields: [(HTTPField.Name, String)] = [
        (
            .contentSecurityPolicy,
            "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
                + "object-src 'none'; require-trusted-types-for 'script'; trusted-types belltower"
        ),
        (.xContentTypeOptions, "nosniff"),
        (.known("Referrer-Policy"), "same-origin"),
        (.known("Permissions-Policy"), "camera=(self), geolocation=(), microphone=()"),
        (.known("Cross-Origin-Opener-Policy"), "same-origin"),
        (.known("Cross-Origin-Resource-Policy"), "same-origin"),
        (.cacheControl, "private, no-cache"),
        (.vary, "Authorization, Cookie, Accept-Language"),
    ]
}

extension HTTPResponse.Status {
    /// What is said of a problem of HTTP itself.
    fileprivate var key: String {
        switch code {
        case 404: "missing.page"
        case 405: "method"
        case 412: "changed"
        case 413: "large"
        case 415: "mediaType"
        case 400: "request"
        case 408: "slow"
        default: "unknown"
        }
    }
}
