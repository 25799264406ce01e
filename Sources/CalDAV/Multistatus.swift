import HTTPTypes
import Markup

/// A property's value.
enum PropertyValue {
    /// The element, with its name.
    case tree(XMLTree)
    /// A calendar's bytes.
    case data(XMLName, [UInt8])
}

/// What became of properties that were to be set.
struct PropertyOutcome {
    let status: HTTPResponse.Status
    let names: [XMLName]
    /// The condition that they did not meet.
    let condition: XMLName?

    init(
        _ status: HTTPResponse.Status, _ names: [XMLName], _ condition: XMLName? = nil
    ) {
        self.status = status
        self.names = names
        self.condition = condition
    }
}

/// What is answered of many resources (RFC 4918 section 13).
struct Multistatus {
    private var writer: XMLWriter

    private init(writer: XMLWriter) { self.writer = writer }

    /// The whole of it.
    static func reply(_ body: (inout Multistatus) throws -> Void) rethrows -> DAVReply {
        var writer = XMLWriter(prefixes: XMLName.prefixes)
        try writer.element(.dav("multistatus")) { writer in
            var inside = Multistatus(writer: writer)
            try body(&inside)
            writer = inside.writer
        }
        return .multistatus(writer)
    }

    /// What has such properties, and what it has not.
    mutating func response(_ path: String, found: [PropertyValue], missing: [XMLName]) {
        writer.element(.dav("response")) { writer in
            writer.element(.dav("href"), path)
            if !found.isEmpty || missing.isEmpty {
                Self.group(.ok, in: &writer) { writer in
                    for value in found {
                        switch value {
                        case .tree(let tree): writer.tree(tree)
                        case .data(let name, let bytes):
                            writer.element(name) { $0.text(bytes) }
                        }
                    }
                }
            }
            guard !missing.isEmpty else { return }
            Self.group(.notFound, in: &writer) { writer in
                for name in missing { writer.element(name) }
            }
        }
    }

    /// What became of properties that were to be set.
    mutating func response(_ path: String, _ outcomes: [PropertyOutcome]) {
        writer.element(.dav("response")) { writer in
            writer.element(.dav("href"), path)
            for outcome in outcomes where !outcome.names.isEmpty {
                Self.group(outcome.status, outcome.condition, in: &writer) { writer in
                    for name in outcome.names { writer.element(name) }
                }
            }
        }
    }

    /// What is to be said of all of a resource, and the condition that was not met.
    mutating func response(
        _ path: String, _ status: HTTPResponse.Status, _ condition: XMLName? = nil
    ) {
        writer.element(.dav("response")) { writer in
            writer.element(.dav("href"), path)
            writer.element(.dav("status"), status.line)
            if let condition { writer.element(.dav("error")) { $0.element(condition) } }
        }
    }

    mutating func syncToken(_ token: String) { writer.element(.dav("sync-token"), token) }

    private static func group(
        _ status: HTTPResponse.Status, _ condition: XMLName? = nil, in writer: inout XMLWriter,
        _ body: (inout XMLWriter) -> Void
    ) {
        writer.element(.dav("propstat")) { writer in
            writer.element(.dav("prop"), body)
            writer.element(.dav("status"), status.line)
            if let condition { writer.element(.dav("error")) { $0.element(condition) } }
        }
    }
}
