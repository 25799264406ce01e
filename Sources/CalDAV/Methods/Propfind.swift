import Campus
import Exporting
import HTTPTypes
import Markup
import Operations

/// What a resource is, and what is in it (RFC 4918 section 9.1).
extension DAVVisit {
    func propfind() async throws -> DAVReply {
        let resource = try own()
        let wish = try PropertyWish(try document())
        let (listed, states) = try await listed(from: resource)
        try mind(listed.count)
        return try await look {
            try Multistatus.reply { answer in
                for (resource, object) in listed {
                    let table = PropertyTable(
                        resource: resource, client: client, language: request.language,
                        states: states, object: object)
                    let (found, missing) = try table.values(wish)
                    answer.response(
                        request.path(of: resource), found: found,
                        missing: request.wantsLittle ? [] : missing)
                }
            }
        }
    }

    private typealias Listed = (resource: DAVResource, object: CalendarObject?)

    /// A resource and what is in it, if that is asked for; and how far programs have been told of all.
    private func listed(
        from resource: DAVResource
    ) async throws -> (listed: [Listed], states: CollectionStates) {
        switch resource {
        case .root where request.isDeep:
            return ([(resource, nil), (.principal(person), nil), (.home(person), nil)], [:])
        case .home where request.isDeep:
            let inside = client.collections.map { DAVResource.collection(person, $0) }
            return (([resource] + inside).map { ($0, nil) }, try await states())
        case .root, .principal, .home: return ([(resource, nil)], [:])
        case .collection(_, let collection):
            guard request.isDeep else { return ([(resource, nil)], try await states()) }
            let (served, states) = try await calendars()
            let objects = (served.objects[collection] ?? []).map { object -> Listed in
                (.object(person, collection, name: object.name), object)
            }
            return ([(resource, nil)] + objects, states)
        case .object(_, let collection, let name):
            let (served, states) = try await calendars()
            guard let object = served.object(name, in: collection) else {
                throw DAVProblem.missing
            }
            return ([(resource, object)], states)
        }
    }
}
