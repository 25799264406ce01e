import HTTPTypes
import Campus
import Exporting
import Markup
import Operations
import Scheduling

/// The reports on one collection (RFC 4791 section 7, RFC 6578 section 3.2).
extension DAVVisit {
    func report() async throws -> DAVReply {
        guard let body = try document() else { throw DAVProblem.malformed }
        guard case .collection(_, let collection) = try own() else {
            throw DAVProblem(.forbidden, .dav("supported-report"))
        }
        switch body.name {
        case .calDAV("calendar-multiget"): return try await multiget(body, in: collection)
        case .calDAV("calendar-query"): return try await query(body, in: collection)
        case .dav("sync-collection"): return try await sync(body, in: collection)
        case .calDAV("free-busy-query"): return try await freeBusy(body, in: collection)
        default: throw DAVProblem(.forbidden, .dav("supported-report"))
        }
    }

    /// Objects in one answer.
    private static let most = 20_000

    private func multiget(
        _ body: XMLTree, in collection: CalendarCollection
    ) async throws -> DAVReply {
        let (served, states) = try await calendars()
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

    private func query(
        _ body: XMLTree, in collection: CalendarCollection
    ) async throws -> DAVReply {
        guard let element = body.first(.calDAV("filter")) else {
            throw DAVProblem(.badRequest, .calDAV("valid-filter"))
        }
        let filter = try CalendarFilter(element)
        let (served, states) = try await calendars()
        let zones = try zones(of: served, for: body, in: collection)
        let telling = try ObjectTelling(body, of: self, states: states, zones: zones)
        if filter.isCostly || telling.isCostly { try costly() }
        let objects = served.objects[collection] ?? []
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
