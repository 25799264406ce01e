import Exporting
import HTTPTypes
import ICalendar
import Markup
import Operations
import Words

/// Reading, keeping and deleting one object.
extension DAVVisit {
    func get() async throws -> DAVReply {
        switch try own() {
        case .object(_, let collection, let name): return try await get(name, in: collection)
        case .collection(_, let collection): return try await getAll(of: collection)
        case .root, .principal, .home: throw DAVProblem(.methodNotAllowed)
        }
    }

    private func get(_ name: String, in collection: CalendarCollection) async throws -> DAVReply {
        let (served, _) = try await calendars()
        guard let object = served.object(name, in: collection) else { throw DAVProblem.missing }
        let tag = "\"\(object.tag)\""
        if isKnown(object.tag) { return DAVReply(status: .notModified, fields: [.eTag: tag]) }
        return DAVReply(
            status: .ok,
            fields: [
                .eTag: tag, .contentType: CalendarDataWish.mediaType,
                .contentDisposition: Self.saved,
            ],
            body: object.bytes)
    }

    /// A browser saves what somebody wrote, and shows it nowhere; under a name that opens nothing.
    private static let saved = #"attachment; filename="belltower.ics""#

    /// The whole of a collection as one calendar, which RFC 4918 section 9.4 leaves open: GNOME Calendar 43, given
    /// its address, asks for nothing else.
    private func getAll(of collection: CalendarCollection) async throws -> DAVReply {
        if let state = client.states[collection], client.isTold, isKnown(SyncToken(state).text) {
            return DAVReply(
                status: .notModified, fields: [.eTag: "\"\(SyncToken(state).text)\""])
        }
        let (served, states) = try await calendars()
        let objects = served.objects[collection] ?? []
        try mind(objects.count)
        var fields: HTTPFields = [
            .contentType: CalendarDataWish.mediaType, .contentDisposition: Self.saved,
        ]
        fields[.eTag] = states[collection].map { "\"\(SyncToken($0).text)\"" }
        let known = fields
        return try await look {
            var whole = JoinedCalendar()
            for object in objects { whole.add(object) }
            return DAVReply(status: .ok, fields: known, body: whole.bytes)
        }
    }

    /// Whether the program has what has a tag.
    private func isKnown(_ tag: String) -> Bool {
        guard let known = request.fields[.ifNoneMatch] else { return false }
        return EntityTagList(known).names("\"\(tag)\"")
    }

    func put() async throws -> DAVReply {
        guard let resource = request.resource, resource.person == person else {
            throw DAVProblem.missing
        }
        guard case .object(_, let collection, let name) = resource else {
            throw DAVProblem(.methodNotAllowed)
        }
        guard collection.isWritable else {
            throw DAVProblem.readOnly(resource, wanting: "write-content")
        }
        // RFC 4918 section 9.7.1.
        guard client.collections.contains(collection) else { throw DAVProblem(.conflict) }
        if let kind = request.fields[.contentType] {
            guard kind.lowercased().hasPrefix("text/calendar") else {
                throw DAVProblem(.forbidden, .calDAV("supported-calendar-data"))
            }
        }
        let (bytes, condition) = (request.body, condition)
        do {
            let (tag, isNew) = try await lanes.act(as: client.caller) { desks in
                try desks.collections.put(bytes, as: name, in: collection, if: condition)
            }
            return DAVReply(
                status: isNew ? .created : .noContent,
                fields: tag.map { [.eTag: "\"\($0)\""] } ?? [:])
        } catch let refusal as Refusal where refusal.message.key == "refusal.collection.uid" {
            throw try await conflict(of: resource, refusal)
        }
    }

    /// Which object has the UID already that something was to be kept under: the one that is there with another
    /// UID, else the one of that UID elsewhere (RFC 4791 section 5.3.2.1).
    private func conflict(
        of resource: DAVResource, _ refusal: Refusal
    ) async throws -> DAVProblem {
        guard var problem = DAVProblem(refusal, in: request.language) else { throw refusal }
        let (served, _) = try await calendars()
        guard case .object(_, let collection, let name) = resource else { throw refusal }
        var other = served.object(name, in: collection).map { _ in resource }
        if other == nil, let uid = sentUID {
            other = served.objects[collection]?.first { $0.uid == uid }
                .map { .object(person, collection, name: $0.name) }
        }
        if let other { problem.condition?.children = [.href(other.path)] }
        return problem
    }

    /// Of the event that a program sends.
    private var sentUID: String? {
        ComponentParser().parse(request.body).component?.children.lazy
            .compactMap { $0.first("UID")?.value.string }.first
    }

    func delete() async throws -> DAVReply {
        let resource = try own()
        let condition = condition
        switch resource {
        case .object(_, let collection, let name) where collection.isWritable:
            try await lanes.act(as: client.caller) { desks in
                try desks.collections.delete(name, in: collection, if: condition)
            }
        case .collection(_, .made(let name)):
            try await lanes.act(as: client.caller) { try $0.collections.drop(name) }
        default: throw DAVProblem.readOnly(resource, wanting: "unbind")
        }
        return DAVReply(status: .noContent)
    }

    /// Puts an entry into another calendar, or under another name (RFC 4918 section 9.9).
    ///
    /// There is no COPY: of a UID there is one entry.
    func move() async throws -> DAVReply {
        let resource = try own()
        guard let field = request.fields[.destination] else { throw DAVProblem.malformed }
        guard case .object(_, let collection, let name) = resource, collection.isWritable else {
            throw DAVProblem.readOnly(resource, wanting: "unbind")
        }
        // RFC 4918 section 9.9.4.
        guard request.isHere(field) else { throw DAVProblem(.badGateway) }
        guard let destination = DAVResource(href: field), destination.person == person,
            case .object(_, let other, let newName) = destination
        else { throw DAVProblem(.forbidden, .calDAV("calendar-collection-location-ok")) }
        guard other.isWritable else {
            throw DAVProblem.readOnly(destination, wanting: "bind")
        }
        let (overwrites, condition) = (request.fields[.overwrite] != "F", condition)
        let isNew = try await lanes.act(as: client.caller) { desks in
            try desks.collections.move(
                name, in: collection, to: newName, in: other, overwrites: overwrites,
                if: condition)
        }
        return DAVReply(
            status: isNew ? .created : .noContent, fields: [.location: destination.path])
    }

    private var condition: ObjectCondition {
        // Weak ones are of no bytes, and If-Match takes none.
        ObjectCondition(
            wanted: request.fields[.ifMatch].map { Self.state(EntityTagList($0), \.strong) },
            unwanted: request.fields[.ifNoneMatch].map { Self.state(EntityTagList($0), \.all) })
    }

    private static func state(
        _ list: EntityTagList, _ tags: KeyPath<EntityTagList, [String]>
    ) -> ObjectCondition.Match {
        list.isAny
            ? .any : .tagged(Set(list[keyPath: tags].map { String($0.dropFirst().dropLast()) }))
    }
}
