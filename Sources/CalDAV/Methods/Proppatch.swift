import HTTPTypes
import Markup
import Operations

/// What programs say of a collection: its colour, its place in a list (RFC 4918 section 9.2).
extension DAVVisit {
    /// A property's value, in bytes: a calendar's zone with all its rules is some kilobytes.
    private static let mostBytes = 16 << 10

    func proppatch() async throws -> DAVReply {
        let resource = try own()
        guard let body = try document(), body.name == .dav("propertyupdate") else {
            throw DAVProblem.malformed
        }
        // In the order in which they stand there: what is set last is so.
        var values: [XMLName: XMLTree?] = [:]
        var order: [XMLName] = []
        for step in body.children where [.dav("set"), .dav("remove")].contains(step.name) {
            for property in step.first(.dav("prop"))?.children ?? [] {
                if values[property.name] == nil { order.append(property.name) }
                values[property.name] = .some(step.name == .dav("set") ? property : nil)
            }
        }
        guard order.count <= 100 else { throw DAVProblem.malformed }
        guard case .collection(_, let collection) = resource else {
            return reply(resource, order, [(.forbidden, order)])
        }
        let refused = order.filter { !PropertyTable.isChangeable($0) }
        guard refused.isEmpty else {
            let rest = order.filter { !refused.contains($0) }
            return reply(resource, order, [(.forbidden, refused), (.failedDependency, rest)])
        }
        let texts = values.map { name, tree in (name.clark, tree.map(Self.text)) }
        guard texts.allSatisfy({ ($0.1?.utf8.count ?? 0) <= Self.mostBytes }) else {
            return reply(resource, order, [(.contentTooLarge, order)])
        }
        let properties = Dictionary(texts) { first, _ in first }
        try await lanes.act(as: client.caller) { desks in
            try desks.collections.set(properties, of: collection)
        }
        return reply(resource, order, [(.ok, order)])
    }

    private func reply(
        _ resource: DAVResource, _ order: [XMLName],
        _ outcomes: [(HTTPResponse.Status, [XMLName])]
    ) -> DAVReply {
        Multistatus.reply { $0.response(resource, outcomes) }
    }

    private static func text(_ tree: XMLTree) -> String {
        var writer = XMLWriter(prefixes: [:])
        writer.tree(tree)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
