import Foundation
import HTTPTypes
import Hummingbird
import Operations
import Recurrence
import Words

/// A request to a route, with what it brought read and checked.
struct APIRequest: Sendable {
    let site: Site
    let context: SiteContext
    let now: Instant
    let path: [String: String]
    let query: Fields
    let body: Fields
    /// A calendar, where one came as the body.
    let calendar: [UInt8]?

    /// What stands in a place of the path.
    subscript(name: String) -> String { path[name] ?? "" }

    /// Who asks.
    ///
    /// - Throws: `Refusal.unauthenticated` where nobody is signed in.
    func signedIn() throws(Refusal) -> Caller {
        guard let caller = context.caller else {
            throw Refusal(.unauthenticated, "refusal.session.none")
        }
        return caller
    }

    /// A number in the path; a thing of that number is missing where it is none.
    func number(_ name: String) throws(Refusal) -> Int64 {
        guard let number = Int64(self[name]) else {
            throw Refusal(.missing, "refusal.path.unknown")
        }
        return number
    }
}

extension APIRequest {
    /// The most that a body may have, in bytes, but for uploads.
    static let mostBytes = 1 << 20

    /// Reads what a request brought for a route.
    ///
    /// - Throws: `Refusal.invalid`, naming what is wrong; `HTTPError` for a body that is too large or of
    ///   another kind.
    init(_ request: Request, _ context: SiteContext, for route: Route, at site: Site) async throws {
        self.site = site
        self.context = context
        now = site.now
        var path: [String: String] = [:]
        for name in route.parameters {
            let raw = context.coreContext.parameters.get(name) ?? ""
            guard let text = raw.removingPercentEncoding, text.utf8.count <= 1_000 else {
                throw Refusal(.missing, "refusal.path.unknown")
            }
            path[name] = text
        }
        self.path = path
        query = try Fields(
            query: request.uri.queryParameters.lazy.map { (String($0.key), String($0.value)) },
            as: route.query)
        (body, calendar) = try await Self.body(of: request, for: route)
    }

    private static func body(
        of request: Request, for route: Route
    ) async throws -> (Fields, calendar: [UInt8]?) {
        let fields: [Field]
        var takesCalendar = false
        switch route.body {
        case .none: return (try Fields([:], as: []), nil)
        case .fields(let list): fields = list
        case .calendarOrFields(let list): (fields, takesCalendar) = (list, true)
        }
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
        let isCalendar = takesCalendar && type == "text/calendar"
        let buffer = try await request.body.collect(upTo: isCalendar ? 20 << 20 : mostBytes)
        if isCalendar { return (try Fields([:], as: []), Array(buffer.readableBytesView)) }
        guard type == "application/json" || buffer.readableBytes == 0 else {
            throw HTTPError(.unsupportedMediaType)
        }
        guard buffer.readableBytes > 0 else { return (try Fields([:], as: fields), nil) }
        guard case .object(let object)? = try? JSONValue(Data(buffer.readableBytesView)) else {
            throw Refusal(.invalid, "refusal.body.unreadable")
        }
        return (try Fields(object, as: fields), nil)
    }
}
