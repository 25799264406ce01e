import Campus
import Hummingbird
import HTTPTypes
import Operations
import Recurrence
import Words

/// Finds out who asks: by a token, or by the cookie that a browser keeps it in.
struct SessionMiddleware: RouterMiddleware {
    typealias Context = SiteContext

    let site: Site

    @concurrent func handle(
        _ request: Request, context: SiteContext,
        next: @concurrent (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.network = site.network(of: request, context)
        context.agent = UserAgent(text: request.headers[.userAgent] ?? "")
        if let token = Self.bearer(request) {
            context.caller = try await caller(token)
        } else if let token = request.cookies[site.cookieName]?.value {
            context.isByCookie = true
            context.caller = try await caller(token)
        }
        let person = context.caller?.person.handle.text
        if let id = context.caller?.person.id { context.record.note { $0.person = id } }
        let limits = person == nil ? site.limits : site.limits(of: context.credential)
        try limits.request(
            of: person, from: context.network,
            isAct: ![.get, .head, .options].contains(request.method), at: site.now)
        return try await next(request, context)
    }

    private func caller(_ token: String) async throws -> Caller? {
        guard token.utf8.count <= 200 else { return nil }
        return try await site.lanes.caller(token: token, at: site.now)
    }

    static func bearer(_ request: Request) -> String? {
        guard let field = request.headers[.authorization] else { return nil }
        let parts = field.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }

    /// The first language that is wanted and spoken; English without one.
    static func language(_ accepted: String?) -> Language {
        let wanted = (accepted ?? "").split(separator: ",").prefix(10).map { part in
            let pieces = part.split(separator: ";")
            let quality = pieces.dropFirst().lazy.compactMap { piece -> Double? in
                let plain = piece.filter { $0 != " " }
                return plain.hasPrefix("q=") ? Double(plain.dropFirst(2)) : nil
            }.first
            return (name: String(pieces.first ?? "").filter { $0 != " " }, quality: quality ?? 1)
        }
        let best = wanted.enumerated()
            .sorted { ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset) }
            .lazy.compactMap { Language(locale: $0.element.name) }
        return best.first ?? .english
    }
}
