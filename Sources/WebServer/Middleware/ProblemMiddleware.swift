import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Operations
import Words

/// Turns what is thrown into answers: pages for browsers that go somewhere, documents for all else.
///
/// It stands around what finds out who asks, and within: so that a page knows them as soon as it can.
struct ProblemMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    let site: Site
    /// Nil for a server without pages.
    let app: WebApp?

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch {
            return await reply(to: request, context, error).response
        }
    }

    private func reply(
        to request: Request, _ context: SiteContext, _ error: any Error
    ) async -> Reply {
        if let refusal = error as? Refusal {
            context.record.note { $0.refusal = refusal.message.key }
        }
        let problem = problem(error, of: context)
        var reply = problem.reply
        if let app, ErrorPage.wantsPage(request.uri.path, request.headers) {
            let asked = PageRequest(head: request, context, at: site, with: app)
            reply = await ErrorPage.reply(to: asked, problem)
        }
        switch (error as? Refusal)?.reason {
        case .tooMany: reply.fields[.retryAfter] = "30"
        case .busy, .misconfigured: reply.fields[.retryAfter] = "5"
        case .full: reply.fields[.retryAfter] = "60"
        case .unauthenticated: reply.fields[.wwwAuthenticate] = "Bearer"
        default: break
        }
        return reply
    }

    private func problem(_ error: any Error, of context: SiteContext) -> Problem {
        let language = context.language
        switch error {
        case let refusal as Refusal:
            guard refusal.isOfMachine else { return Problem(refusal, in: language) }
            tell("\(refusal)", of: context)
            let said = refusal.reason == .full ? "refusal.storage.full" : "problem.unknown"
            return Problem(refusal.reason.status, said, in: language)
        case let error as any HTTPResponseError:
            return Problem(error.status, "problem.\(error.status.key)", in: language)
        case _ where Self.isCutShort(error):
            return Problem(.badRequest, "problem.request", in: language)
        case is CancellationError:
            return Problem(.serviceUnavailable, "problem.ending", in: language)
        default:
            tell("\(type(of: error))", of: context)
            return Problem(.internalServerError, "problem.unknown", in: language)
        }
    }

    /// Logs what failed of ours, with the request that it failed in.
    private func tell(_ reason: String, of context: SiteContext) {
        context.record.note { $0.fault = reason }
        let id = context.logger[metadataKey: "hb.request.id"]?.description ?? "-"
        site.logger.error("failed", metadata: ["reason": "\(reason)", "id": "\(id)"])
    }

    /// Whether it is the client's request that ended, or its connection: nothing of ours failed.
    private static func isCutShort(_ error: any Error) -> Bool {
        // HTTP/2's errors are of a module that only Hummingbird needs.
        error is HTTPParserError || error is IOError || error is ChannelError
            || "\(type(of: error))" == "StreamClosed"
    }
}

extension Refusal {
    /// Whether it tells of this machine's files and database: that is for whoever runs it.
    fileprivate var isOfMachine: Bool {
        switch reason {
        case .failed, .cannotCreate: true
        case .misconfigured, .full: !message.arguments.isEmpty
        default: false
        }
    }
}

extension HTTPResponse.Status {
    /// What is said of a problem of HTTP itself.
    fileprivate var key: String {
        switch code {
        case 404: "missing.page"
        case 405: "method"
        case 410: "gone"
        case 412: "changed"
        case 413: "large"
        case 415: "mediaType"
        case 400: "request"
        case 408: "slow"
        default: "unknown"
        }
    }
}
