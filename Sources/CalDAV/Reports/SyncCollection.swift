import Exporting
import HTTPTypes
import Markup
import Operations
import Storage

/// What became another since a program asked last (RFC 6578 section 3).
extension DAVVisit {
    func sync(
        _ body: XMLTree, in collection: CalendarCollection
    ) async throws -> DAVReply {
        let text = body.first(.dav("sync-token"))?.text ?? ""
        if let unchanged = unchanged(since: text, in: collection) { return unchanged }
        let (served, states) = try await calendars()
        guard let state = states[collection] else { throw DAVProblem(.internalServerError) }
        let zones = try zones(of: served, for: body, in: collection)
        let telling = try ObjectTelling(body, of: self, states: states, zones: zones)
        if telling.isCostly { try costly() }
        let now = SyncToken(state)
        guard let way = SyncWay(text, upTo: now) else { throw Self.noToken }
        let left = try await names(on: way, upTo: now, in: collection, of: served)
        let step = way.step(left, upTo: now, atMost: try Self.limit(of: body))
        guard let step else { throw DAVProblem.tooMany }
        try mind(step.names.count)
        return try await look {
            try Multistatus.reply { answer in
                for name in step.names {
                    let resource = DAVResource.object(person, collection, name: name)
                    if let object = served.object(name, in: collection) {
                        try telling.add(object, as: resource, to: &answer)
                    } else {
                        answer.response(resource.path, .notFound)
                    }
                }
                if step.goesOn {
                    answer.response(
                        DAVResource.collection(person, collection).path, .insufficientStorage,
                        .dav("number-of-matches-within-limits"))
                }
                answer.syncToken(step.token)
            }
        }
    }

    /// That nothing is new, which is known without making the calendar: most programs ask each quarter of an hour.
    ///
    /// - Returns: nil where something may be.
    private func unchanged(since text: String, in collection: CalendarCollection) -> DAVReply? {
        guard client.isTold, let now = client.states[collection].map(SyncToken.init),
            let way = SyncWay(text, upTo: now), way.from == now, way.last == nil
        else { return nil }
        return Multistatus.reply { $0.syncToken(now.uri) }
    }

    /// How many resources an answer may have, as the program says; nil where it does not.
    private static func limit(of body: XMLTree) throws(DAVProblem) -> Int? {
        guard let text = body.first(.dav("limit"))?.first(.dav("nresults"))?.text else {
            return nil
        }
        guard let limit = Int(text.filter { !$0.isWhitespace }) else { throw .malformed }
        return limit
    }

    /// What is still to be told on a way, in order.
    private func names(
        on way: SyncWay, upTo now: SyncToken, in collection: CalendarCollection,
        of served: ServedCalendars
    ) async throws -> [String] {
        // That it leads to a state of this life of the database is found out as well.
        if way.to != now { _ = try await changes(since: way.to, upTo: now, in: collection) }
        guard let from = way.from else {
            return way.rest(of: (served.objects[collection] ?? []).map(\.name))
        }
        if from == now { return [] }
        return way.rest(
            of: try await changes(since: from, upTo: now, in: collection).map(\.name).sorted())
    }

    private func changes(
        since token: SyncToken, upTo now: SyncToken, in collection: CalendarCollection
    ) async throws -> [CollectionEntry] {
        guard token.version <= now.version else { throw Self.noToken }
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
