import HTTPTypes
import Markup

/// Why something is refused, as programs read it: a status, and perhaps the condition that was not met
/// (RFC 4918 section 16).
struct DAVProblem: Error {
    var status: HTTPResponse.Status
    var condition: XMLTree?
    /// In words, for who looks at what programs say to each other.
    var sentence: String?

    init(
        _ status: HTTPResponse.Status, _ condition: XMLTree? = nil, saying sentence: String? = nil
    ) {
        self.status = status
        self.condition = condition
        self.sentence = sentence
    }

    static let malformed = DAVProblem(.badRequest)
    static let missing = DAVProblem(.notFound)
    /// More than one answer may have.
    static let tooMany = DAVProblem(
        .forbidden, .dav("number-of-matches-within-limits"))

    /// What may be altered in Belltower alone.
    static func readOnly(_ resource: DAVResource, wanting privilege: String) -> DAVProblem {
        let what = XMLTree.dav(
            "resource", [.href(resource.path), .dav("privilege", [.dav(privilege)])])
        return DAVProblem(.forbidden, .dav("need-privileges", [what]))
    }

    var reply: DAVReply {
        guard condition != nil || sentence != nil else {
            // RFC 9110 section 15.5.6.
            let isMethod = status == .methodNotAllowed
            return DAVReply(
                status: status, fields: isMethod ? [.allow: DAVService.methods] : [:])
        }
        var writer = XMLWriter(prefixes: XMLName.prefixes)
        writer.element(.dav("error")) { writer in
            if let condition { writer.tree(condition) }
            if let sentence { writer.element(XMLName("urn:belltower", "sentence"), sentence) }
        }
        return DAVReply(
            status: status, fields: [.contentType: DAVReply.xml], body: writer.bytes)
    }
}
