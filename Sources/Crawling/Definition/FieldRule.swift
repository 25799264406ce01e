import Markup
import Patterns

/// How one field of a record is read.
package struct FieldRule: Sendable {
    /// Where its text comes from.
    enum Origin: Sendable {
        /// The record itself.
        case record
        case select(Selector)
        /// The record's cell under a heading.
        case column([String])
        /// The record's cell that a parameter gives this name.
        case cell(String)
        /// The last element of the page before the record that a selector finds.
        case nearest(Selector)
        /// Of a record that is an object; a selector looks into the HTML that is its text.
        case member(JSONPath, Selector?)
        /// Another field, written above this one.
        case field(String)
        case value(Template)
    }

    package let name: String
    var origin: Origin
    /// Looked for in the whole page, not in the record.
    var isOfPage = false
    var takesAll = false
    /// Pages may have no such heading: `column` is a list, though it be of one.
    var mayLackHeading = false
    var attribute: String?
    var form = Element.TextForm.line
    var match: Pattern?
    /// Of the pattern, which the field is.
    var group = 1
    var replacements: [(pattern: Pattern, text: String)] = []
    var split: Pattern?
    var join: String?
    /// By the lower-case text.
    var map: [String: String] = [:]
    var fallback: Template?
    var isRequired = false
    /// What it looks like where it is read right.
    var shape: FieldShape?

    /// Its name and what is looked for, for messages.
    var label: String { "\(name): \(wanted)" }

    /// What is looked for, for messages.
    var wanted: String {
        switch origin {
        case .record: "the record's text"
        case .select(let selector), .nearest(let selector): selector.text
        case .cell(let name): "cell \(name)"
        case .column(let names): "column \(names.joined(separator: " or "))"
        case .member(let path, _): "member \(path.text)"
        case .field(let name): "from \(name)"
        case .value(let template): template.text
        }
    }
}

/// A value that is looked at for every record of a page: passed on without a copy.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
}

/// A text with `{name}` in it, for parameters and fields.
package struct Template: Sendable, Hashable {
    package let text: String
    enum Part: Hashable {
        case text(String)
        case name(String)
    }
    let parts: [Part]

    /// Nil when a brace does not end.
    init?(_ text: String) {
        self.text = text
        var parts: [Part] = []
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { return nil }
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            parts.append(.name(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    var names: [String] {
        parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
    }

    /// Nil when one of its names stands for nothing.
    func filled(_ value: (String) -> String?) -> String? {
        var text = ""
        for part in parts {
            switch part {
            case .text(let plain): text += plain
            case .name(let name):
                guard let found = value(name), !found.isEmpty else { return nil }
                text += found
            }
        }
        return text
    }
}

/// A heading as it is compared.
enum Heading {
    static func folded(_ text: String) -> String {
        text.utf8.allSatisfy { $0 < 0x80 }
            ? String(decoding: plain(text), as: UTF8.self) : words(text)
    }

    /// The same of a text in ASCII, as most headings are.
    private static func plain(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        var isBehindGap = false
        for byte in text.utf8 {
            let small = (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
            guard (0x61...0x7a).contains(small) || (0x30...0x39).contains(small) else {
                isBehindGap = !folded.isEmpty
                continue
            }
            if isBehindGap { folded.append(0x20) }
            isBehindGap = false
            folded.append(small)
        }
        return folded
    }

    private static func words(_ text: String) -> String {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
