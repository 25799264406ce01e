import Exporting
import HTTPTypes
import Operations

/// Reading, keeping and deleting one object.
extension DAVVisit {
    func get() async throws -> DAVReply {
        guard case .object(_, let collection, let name) = try own() else {
            throw DAVProblem(.methodNotAllowed)
        }
        let (served, _) = try await calendars()
        guard let object = served.object(name, in: collection) else { throw DAVProblem.missing }
        let tag = "\"\(object.tag)\""
        // Compared as weak ones are: a proxy that compresses makes them so (RFC 9110 section 13.1.2).
        if let known = request.fields[.ifNoneMatch],
            !Set(Self.tags(known.replacing("W/", with: ""))).isDisjoint(with: [object.tag, "*"])
        {
            return DAVReply(status: .notModified, fields: [.eTag: tag])
        }
        return DAVReply(
            status: .ok, fields: [.eTag: tag, .contentType: CalendarDataWish.mediaType],
            body: object.bytes)
    }

    func put() async throws -> DAVReply {
        let resource = try own()
        guard case .object(_, let collection, let name) = resource else {
            throw DAVProblem(.methodNotAllowed)
        }
        guard collection.isWritable else {
            throw DAVProblem.readOnly(resource, wanting: "write-content")
        }
        if let kind = request.fields[.contentType] {
            guard kind.lowercased().hasPrefix("text/calendar") else {
                throw DAVProblem(.forbidden, .calDAV("supported-calendar-data"))
            }
        }
        let (bytes, condition) = (request.body, try condition())
        let (tag, isNew) = try await lanes.act(as: client.caller) { desks in
            try desks.collections.put(bytes, as: name, if: condition)
        }
        return DAVReply(
            status: isNew ? .created : .noContent, fields: [.eTag: "\"\(tag)\""])
    }

    func delete() async throws -> DAVReply {
        let resource = try own()
        guard case .object(_, let collection, let name) = resource, collection.isWritable else {
            throw DAVProblem.readOnly(resource, wanting: "unbind")
        }
        let condition = try condition()
        try await lanes.act(as: client.caller) { desks in
            try desks.collections.delete(name, if: condition)
        }
        return DAVReply(status: .noContent)
    }

    private func condition() throws -> ObjectCondition {
        if let match = request.fields[.ifMatch] {
            let tags = Self.tags(match)
            return tags.contains("*") ? .isThere : .has(tags: Set(tags))
        }
        guard let known = request.fields[.ifNoneMatch] else { return .none }
        return Self.tags(known).contains("*") ? .isMissing : .none
    }

    /// Without their quotes; weak ones are of no bytes, and match none.
    private static func tags(_ field: String) -> [String] {
        field.split(separator: ",").compactMap { part in
            let text = part.filter { $0 != " " && $0 != "\t" }
            if text == "*" { return text }
            guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
            return String(text.dropFirst().dropLast())
        }
    }
}
