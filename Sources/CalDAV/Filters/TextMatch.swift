import HTTPTypes
import Markup

/// A text that is to stand within another, or must not (RFC 4791 section 9.7.5).
struct TextMatch {
    enum Collation: String, CaseIterable {
        case casemap = "i;ascii-casemap"
        case octet = "i;octet"
    }

    private let text: [UInt8]
    private let collation: Collation
    private let isNegated: Bool

    init(_ element: XMLTree) throws(DAVProblem) {
        let name = element[attribute: "collation"] ?? Collation.casemap.rawValue
        guard let collation = name == "default" ? .casemap : Collation(rawValue: name) else {
            throw DAVProblem(.forbidden, .calDAV("supported-collation"))
        }
        self.collation = collation
        isNegated = element[attribute: "negate-condition"] == "yes"
        text = Self.folded(element.text, collation)
    }

    func matches(_ value: String) -> Bool {
        Self.folded(value, collation).contains(text) != isNegated
    }

    private static func folded(_ text: String, _ collation: Collation) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard collation == .casemap else { return bytes }
        return bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    }
}
