import Foundation
import HTTPTypes
import Markup

/// A text that is to stand within another, or must not (RFC 4791 section 9.7.5).
struct TextMatch {
    enum Collation: String, CaseIterable {
        case casemap = "i;ascii-casemap"
        case octet = "i;octet"
        case unicode = "i;unicode-casemap"
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
        let negation = element[attribute: "negate-condition"] ?? "no"
        guard ["yes", "no"].contains(negation), element.children.isEmpty else {
            throw .invalidFilter
        }
        isNegated = negation == "yes"
        // CardDAV's; some programs write it here as well (RFC 6352 section 10.5.4).
        guard ["contains", nil].contains(element[attribute: "match-type"]) else {
            throw .unknownFilter(element)
        }
        text = collation.folded(element.text)
    }

    func matches(_ value: String) -> Bool {
        collation.folded(value).contains(text) != isNegated
    }
}

extension TextMatch.Collation {
    /// What is compared of a text, byte by byte.
    fileprivate func folded(_ text: String) -> [UInt8] {
        switch self {
        case .octet: Array(text.utf8)
        case .casemap: text.utf8.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
        case .unicode: Array(Self.titlecased(text).decomposedStringWithCompatibilityMapping.utf8)
        }
    }

    /// RFC 5051 section 2: each character alone, so that none becomes two.
    private static func titlecased(_ text: String) -> String {
        var titled = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let mapped = scalar.properties.titlecaseMapping.unicodeScalars
            titled.append(mapped.count == 1 ? mapped.first ?? scalar : scalar)
        }
        return String(titled)
    }
}
