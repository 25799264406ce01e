import HTTPTypes
import Campus
import Exporting
import Markup
import Operations
import Scheduling

/// The reports on one collection, or on one object of it (RFC 4791 section 7, RFC 6578 section 3.2).
extension DAVVisit {
    func report() async throws -> DAVReply {
        guard let body = try document() else { throw DAVProblem.malformed }
        let scope = try ReportScope(try own())
        switch body.name {
        case .calDAV("calendar-multiget"): return try await multiget(body, in: scope)
        case .calDAV("calendar-query"): return try await query(body, in: scope)
        case .dav("sync-collection") where scope.name == nil:
            return try await sync(body, in: scope.collection)
        case .calDAV("free-busy-query") where scope.name == nil:
            return try await freeBusy(body, in: scope.collection)
        default: throw DAVProblem(.forbidden, .dav("supported-report"))
        }
    }

    /// Objects in one answer.
    private static let most = 20_000

    private func multiget(_ body: XMLTree, in scope: ReportScope) async throws -> DAVReply {
        let (served, states) = try await calendars()
        let collection = scope.collection
        _ = try scope.objects(of: served)
        let zones = try zones(of: served, for: body, in: collection)
        let telling = try ObjectTelling(body, of: self, states: states, zones: zones)
        let hrefs = body.all(.dav("href")).map(\.text)
        guard hrefs.count <= Self.most else { throw DAVProblem.tooMany }
        if telling.isCostly { try costly() }
        try mind(hrefs.count)
        return try await look {
            try Multistatus.reply { answer in
                for href in hrefs {
                    guard let resource = DAVResource(href: href),
                        case .object(person, collection, let name) = resource,
                        scope.name ?? name == name,
                        let object = served.object(name, in: collection)
                    else {
                        answer.response(href, .notFound)
                        continue
                    }
                    try telling.add(object, as: resource, to: &answer)
                }
            }
        }
    }

    private func query(_ body: XMLTree, in scope: ReportScope) async throws -> DAVReply {
        guard let element = try FilterForm(body).only("filter") else {
            throw DAVProblem.invalidFilter
        }
        let filter = try CalendarFilter(element)
        let (served, states) = try await calendars()
        let collection = scope.collection
        let zones = try zones(of: served, for: body, in: collection)
        let telling = try ObjectTelling(body, of: self, states: states, zones: zones)
        if filter.isCostly || telling.isCostly { try costly() }
        let objects = try scope.objects(of: served)
        // All of them are read then, whether or not one of them matches.
        if filter.isCostly { try mind(objects.count) }
        return try await look {
            let found = objects.filter { filter.matches($0, zones: zones) }
            if !filter.isCostly { try mind(found.count) }
            return try Multistatus.reply { answer in
                for object in found {
                    let resource = DAVResource.object(person, collection, name: object.name)
                    try telling.add(object, as: resource, to: &answer)
                }
            }
        }
    }
}

/// Of which objects a report tells: of one collection, or of one that is in it.
struct ReportScope {
    let collection: CalendarCollection
    /// Nil for all.
    let name: String?

    /// - Throws: for what no report is about.
    init(_ resource: DAVResource) throws(DAVProblem) {
        switch resource {
        case .collection(_, let collection): (self.collection, name) = (collection, nil)
        case .object(_, let collection, let name): (self.collection, self.name) = (collection, name)
        case .root, .principal, .home:
            throw DAVProblem(.forbidden, .dav("supported-report"))
        }
    }

    /// - Throws: where the one is not there.
    func objects(of served: ServedCalendars) throws(DAVProblem) -> [CalendarObject] {
        guard let name else { return served.objects[collection] ?? [] }
        guard let object = served.object(name, in: collection) else { throw .missing }
        return [object]
    }
}

/// How a report tells of objects.
struct ObjectTelling: Sendable {
    let visit: DAVVisit
    let states: CollectionStates
    private let wish: PropertyWish
    private let data: CalendarDataWish?

    var isCostly: Bool { data?.isCostly ?? false }

    init(
        _ body: XMLTree, of visit: DAVVisit, states: CollectionStates, zones: ZoneTable
    ) throws(DAVProblem) {
        self.visit = visit
        self.states = states
        wish = try PropertyWish(report: body)
        data = try CalendarDataWish(body, zones: zones)
    }

    func add(
        _ object: CalendarObject, as resource: DAVResource, to answer: inout Multistatus
    ) throws {
        let table = PropertyTable(
            resource: resource, client: visit.client, language: visit.request.language,
            states: states, object: object, calendar: data)
        let (found, missing) = try table.values(wish)
        answer.response(
            resource.path, found: found, missing: visit.request.wantsLittle ? [] : missing)
    }
}
