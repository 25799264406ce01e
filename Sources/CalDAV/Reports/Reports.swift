import HTTPTypes
import Campus
import Exporting
import Markup
import Operations
import Scheduling
import Storage

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
        let telling = try ObjectTelling(body, of: self, states: states, zones: served.zones)
        let hrefs = body.all(.dav("href")).map(\.text)
        guard hrefs.count <= Self.most else { throw DAVProblem.tooMany }
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
        let telling = try ObjectTelling(body, of: self, states: states, zones: served.zones)
        if filter.isCostly || telling.isCostly { try costly() }
        return try await look {
            try Multistatus.reply { answer in
                for object in served.objects[collection] ?? []
                where filter.matches(object, zones: served.zones) {
                    let resource = DAVResource.object(person, collection, name: object.name)
                    try telling.add(object, as: resource, to: &answer)
                }
            }
        }
    }

    private func sync(
        _ body: XMLTree, in collection: CalendarCollection
    ) async throws -> DAVReply {
        let text = body.first(.dav("sync-token"))?.text ?? ""
        let (served, states) = try await calendars()
        guard let state = states[collection] else { throw DAVProblem(.internalServerError) }
        let telling = try ObjectTelling(body, of: self, states: states, zones: served.zones)
        let now = SyncToken(state)
        let isNone = text.allSatisfy(\.isWhitespace)
        let news = isNone ? nil : try await changes(since: text, upTo: now, in: collection)
        let names = news?.map(\.name) ?? (served.objects[collection] ?? []).map(\.name)
        if let limit = body.first(.dav("limit"))?.first(.dav("nresults")).flatMap({ Int($0.text) })
        {
            guard names.count <= limit else { throw DAVProblem.tooMany }
        }
        try mind(names.count)
        return try await look {
            try Multistatus.reply { answer in
                for name in names {
                    let resource = DAVResource.object(person, collection, name: name)
                    if let object = served.object(name, in: collection) {
                        try telling.add(object, as: resource, to: &answer)
                    } else {
                        answer.response(resource.path, .notFound)
                    }
                }
                answer.syncToken(now.uri)
            }
        }
    }

    private func changes(
        since text: String, upTo now: SyncToken, in collection: CalendarCollection
    ) async throws -> [CollectionEntry] {
        guard let token = SyncToken(uri: text), token.version <= now.version else {
            throw Self.noToken
        }
        if token == now { return [] }
        let found = try await lanes.look(as: client.caller) { desks in
            try desks.collections.changes(
                in: collection, after: token.version, token.mark, upTo: now.version)
        }
        guard let found else { throw Self.noToken }
        return found
    }

    /// RFC 6578 section 3.2: programs begin anew then.
    private static let noToken = DAVProblem(.forbidden, .dav("valid-sync-token"))
}

/// How a report tells of objects.
private struct ObjectTelling: Sendable {
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
            resource, found: found, missing: visit.request.wantsLittle ? [] : missing)
    }
}
