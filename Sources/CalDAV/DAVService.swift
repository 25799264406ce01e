package import HTTPTypes
package import Operations
import Campus
import Exporting
import Markup
import Words

/// A home's calendars for programs that speak CalDAV (RFC 4791).
///
/// It knows no sockets and no passwords: who asks was found out before.
package struct DAVService: Sendable {
    fileprivate let lanes: HomeLanes
    fileprivate let cache = CalendarCache()

    package init(_ lanes: HomeLanes) { self.lanes = lanes }

    /// What works on every path, and is answered to whoever asks.
    package static let options = HTTPFields([
        HTTPField(name: .dav, value: "1, 3, calendar-access, extended-mkcol, sync-collection"),
        HTTPField(name: .allow, value: methods),
    ])

    static let methods =
        "OPTIONS, GET, HEAD, PUT, DELETE, MOVE, MKCALENDAR, MKCOL, PROPFIND, PROPPATCH, REPORT"

    /// - Parameter costly: called before all of a calendar is made anew; what it throws is thrown.
    package func respond(
        to request: DAVRequest, as client: CalendarClient,
        costly: @escaping @Sendable () throws -> Void
    ) async throws -> DAVReply {
        let visit = DAVVisit(service: self, request: request, client: client, costly: costly)
        do {
            return try await visit.reply()
        } catch let problem as DAVProblem {
            return problem.reply
        } catch let refusal as Refusal {
            guard let problem = DAVProblem(refusal, in: request.language) else { throw refusal }
            return problem.reply
        }
    }
}

/// One request of one program.
struct DAVVisit: Sendable {
    let service: DAVService
    let request: DAVRequest
    let client: CalendarClient
    let costly: @Sendable () throws -> Void

    var lanes: HomeLanes { service.lanes }
    var person: PersonID { client.caller.person.id }

    func reply() async throws -> DAVReply {
        switch request.method {
        case .options: return DAVReply(status: .ok, fields: DAVService.options)
        case .propfind: return try await propfind()
        case .proppatch: return try await proppatch()
        case .report: return try await report()
        case .get, .head: return try await get()
        case .put: return try await put()
        case .delete: return try await delete()
        case .move: return try await move()
        case .mkcalendar, .mkcol: return try await makeCalendar()
        default: throw DAVProblem(.methodNotAllowed)
        }
    }

    /// What is asked for, if it is the program's person's: of others' there is nothing to be seen.
    func own() throws -> DAVResource {
        try own(request.resource)
    }

    func own(_ resource: DAVResource?) throws -> DAVResource {
        guard let resource, resource.person.map({ $0 == person }) ?? true,
            resource.collection.map(client.collections.contains) ?? true
        else { throw DAVProblem.missing }
        return resource
    }

    /// The body; nil where there is none.
    func document() throws -> XMLTree? {
        guard request.body.contains(where: { $0 > 0x20 }) else { return nil }
        guard let tree = XMLTree(reading: request.body) else { throw DAVProblem.malformed }
        return tree
    }

    /// How far programs have been told of each collection, at what the person sees now.
    func states() async throws -> CollectionStates {
        client.isTold ? client.states : try await calendars().states
    }

    /// All objects, and how far programs have been told of them.
    func calendars() async throws -> (served: ServedCalendars, states: CollectionStates) {
        let kept = service.cache.kept(of: person)
            .flatMap { $0.served.revision == client.revision ? $0 : nil }
        if let kept, kept.states == client.states { return (kept.served, kept.states) }
        if kept == nil { try costly() }
        let (served, states) = try await lanes.calendars(of: client.caller, kept: kept?.served)
        service.cache.keep(CalendarCache.Kept(served: served, states: states), of: person)
        return (served, states)
    }

    /// An answer that tells of many objects costs as much as what is made anew, and of many more as often.
    ///
    /// - Throws: what `costly` does.
    func mind(_ count: Int) throws {
        for _ in 0..<(count / Self.many) { try costly() }
    }

    /// More than a student's calendar has in most years.
    private static let many = 2_000

    /// Computes what takes its time on a thread for that.
    func look<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await lanes.look(body)
    }
}

extension DAVProblem {
    /// The condition that a desk found not to be met; nil for what is none of CalDAV's.
    init?(_ refusal: Refusal, in language: Language) {
        let sentence = Catalogue.of(language).text(refusal.message)
        switch refusal.message.key {
        case "refusal.collection.calendar":
            self.init(.forbidden, .calDAV("valid-calendar-data"), saying: sentence)
        case "refusal.collection.object", "refusal.entry.gone":
            self.init(.forbidden, .calDAV("valid-calendar-object-resource"), saying: sentence)
        case "refusal.collection.component":
            self.init(.forbidden, .calDAV("supported-calendar-component"), saying: sentence)
        case "refusal.collection.large":
            self.init(.contentTooLarge, .calDAV("max-resource-size"), saying: sentence)
        case "refusal.collection.uid":
            self.init(.conflict, .calDAV("no-uid-conflict"), saying: sentence)
        case "refusal.collection.name": self.init(.forbidden, saying: sentence)
        case "refusal.collection.changed": self.init(.preconditionFailed, saying: sentence)
        case "refusal.collection.missing": self.init(.notFound)
        case "refusal.collection.gone": self.init(.conflict, saying: sentence)
        case "refusal.collection.exists":
            self.init(.forbidden, .dav("resource-must-be-null"), saying: sentence)
        case "refusal.collection.many":
            self.init(.insufficientStorage, .dav("quota-not-exceeded"), saying: sentence)
        case "refusal.collection.full":
            self.init(.insufficientStorage, .dav("quota-not-exceeded"), saying: sentence)
        case "refusal.collection.properties": self.init(.insufficientStorage, saying: sentence)
        default: return nil
        }
    }
}
