import HTTPTypes
import Markup
import Operations

/// What programs say of a collection: its colour, its place in a list (RFC 4918 section 9.2).
extension DAVVisit {
    func proppatch() async throws -> DAVReply {
        let resource = try own()
        guard let body = try document(), body.name == .dav("propertyupdate") else {
            throw DAVProblem.malformed
        }
        let update = try PropertyUpdate(body)
        let order = update.order
        guard case .collection(_, let collection) = resource else {
            return reply(resource, [PropertyOutcome(.forbidden, order)])
        }
        let ours = order.filter { !PropertyTable.isChangeable($0) }
        let misread = update.misread
        guard ours.isEmpty, misread.isEmpty else {
            let rest = order.filter { !ours.contains($0) && !misread.contains($0) }
            return reply(
                resource,
                [
                    PropertyOutcome(.forbidden, ours),
                    PropertyOutcome(.forbidden, misread, PropertyUpdate.misreading),
                    PropertyOutcome(.failedDependency, rest),
                ])
        }
        guard let properties = update.kept else {
            return reply(resource, [PropertyOutcome(.contentTooLarge, order)])
        }
        try await lanes.act(as: client.caller) { desks in
            try desks.collections.set(properties, of: collection)
        }
        return reply(resource, [PropertyOutcome(.ok, order)])
    }

    private func reply(_ resource: DAVResource, _ outcomes: [PropertyOutcome]) -> DAVReply {
        Multistatus.reply { $0.response(request.path(of: resource), outcomes) }
    }
}

/// What a program sets and removes, in the order in which it stands there: what is set last is so.
struct PropertyUpdate {
    private(set) var order: [XMLName] = []
    private(set) var values: [XMLName: XMLTree?] = [:]

    /// - Parameter body: with `set` and `remove` in it; nil for nothing.
    init(_ body: XMLTree?) throws(DAVProblem) {
        let steps = (body?.children ?? []).filter {
            [.dav("set"), .dav("remove")].contains($0.name)
        }
        for step in steps {
            for property in step.first(.dav("prop"))?.children ?? [] {
                if values[property.name] == nil { order.append(property.name) }
                values[property.name] = .some(step.name == .dav("set") ? property : nil)
            }
        }
        guard order.count <= Self.most else { throw .malformed }
    }

    private static let most = 100

    /// Leaves out what is heeded otherwise.
    mutating func leaveOut(_ names: Set<XMLName>) {
        order.removeAll(where: names.contains)
        for name in names { values[name] = nil }
    }

    /// What is set to something that it cannot be: a zone to what defines none (RFC 4791 section 5.2.2).
    var misread: [XMLName] {
        let zone = XMLName.calDAV("calendar-timezone")
        guard let value = values[zone] ?? nil else { return [] }
        return QueryZone.zone(definedBy: value.text) == nil ? [zone] : []
    }

    /// The condition that those do not meet.
    static let misreading = XMLName.calDAV("valid-calendar-data")

    /// As it is kept, nil for what is removed; nil where a value is too long.
    var kept: [String: String?]? {
        let texts = values.map { name, tree in (name.clark, tree.map(Self.text)) }
        guard texts.allSatisfy({ ($0.1?.utf8.count ?? 0) <= Self.mostBytes }) else { return nil }
        return Dictionary(texts) { first, _ in first }
    }

    /// A property's value: a calendar's zone with all its rules is some kilobytes.
    private static let mostBytes = 16 << 10

    private static func text(_ tree: XMLTree) -> String {
        var writer = XMLWriter(prefixes: [:])
        writer.tree(tree)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
