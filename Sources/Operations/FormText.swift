import Foundation

/// Names and values as a form or a query has them.
package enum FormText {
    package static func of(_ fields: [(String, String)]) -> String {
        fields.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
    }

    /// One value, or one part of a path: all but RFC 3986's unreserved characters as percent signs and digits.
    package static func encoded(_ text: String) -> String {
        var plain = CharacterSet.alphanumerics.intersection(
            CharacterSet(charactersIn: "\u{0}"..."\u{7f}"))
        plain.insert(charactersIn: "-._~")
        return text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
