import Fetching
import HTMLPages

/// Reads the fields of one record.
struct FieldReader {
    let page: PageContext
    let rule: RecordRule
    let record: Element
    /// Where `nearest` and `column` go from: the record, or the cell it stands in.
    let anchor: Element
    /// The record, where it is an object and no element.
    let object: JSONObject?
    /// Of the record that this one stands in, and a grid's labels.
    let outer: [String: [String]]

    /// The values of all fields for each part of the record, which is one where `each` is not given.
    ///
    /// Nil when one field has more texts than another: which go together is not to be guessed.
    func parts() -> [[String: [String]]]? {
        var counts: Set<Int> = []
        let first = values(0, of: &counts)
        guard let count = counts.first else { return first.map { [$0] } ?? [] }
        guard counts.count == 1 else { return nil }
        return (0..<min(count, Self.mostParts)).compactMap { values($0, of: &counts) }
    }

    private static let mostParts = 100

    /// The values of a part; nil when it is none by the rule's `where`.
    ///
    /// - Parameter counts: how many parts fields have that have several.
    private func values(_ part: Int, of counts: inout Set<Int>) -> [String: [String]]? {
        var values: [String: [String]] = [:]
        for field in rule.fields {
            var texts = value(of: field, known: values)
            if texts.count > 1, rule.parts.contains(field.name) {
                counts.insert(texts.count)
                texts = part < texts.count ? [texts[part]] : []
            }
            values[field.name] = texts
        }
        for (index, pattern) in rule.conditions {
            let text = values[rule.fields[index].name]?.first ?? ""
            guard pattern.firstMatch(in: text) != nil else { return nil }
        }
        return values.merging(outer) { own, _ in own }
    }

    private func value(of field: FieldRule, known: [String: [String]]) -> [String] {
        func named(_ name: String) -> String? {
            known[name]?.first ?? outer[name]?.first ?? page.settings.parameters[name]
        }
        var texts = texts(of: field, known: known, named)
        if let split = field.split { texts = texts.flatMap(split.split) }
        if let match = field.match {
            texts = texts.compactMap { text in
                match.firstMatch(in: text)?[field.group].map(String.init)
            }
        }
        for (pattern, text) in field.replacements {
            texts = texts.map { pattern.replacing(in: $0, with: text) }
        }
        texts = texts.map(Self.trimmed)
        if !field.map.isEmpty { texts = texts.map { field.map[$0.lowercased()] ?? $0 } }
        texts.removeAll(where: \.isEmpty)
        if let join = field.join, !texts.isEmpty { texts = [texts.joined(separator: join)] }
        if texts.isEmpty, let fallback = field.fallback?.filled(named) { texts = [fallback] }
        if field.name == "url" {
            texts = texts.compactMap { page.address?.resolving($0)?.text ?? $0 }
        }
        return texts
    }

    private func texts(
        of field: FieldRule, known: [String: [String]], _ named: (String) -> String?
    ) -> [String] {
        switch field.origin {
        case .record: return [text(of: record, field)].compactMap(\.self)
        case .select(let selector):
            let scope = field.isOfPage ? page.page.root : record
            guard field.takesAll else {
                return scope.first(selector).flatMap { text(of: $0, field) }.map { [$0] } ?? []
            }
            return scope.all(selector).compactMap { text(of: $0, field) }
        case .nearest(let selector):
            return page.nearest(selector, before: anchor).flatMap { text(of: $0, field) }
                .map { [$0] } ?? []
        case .column(let names):
            for name in names {
                let cell = page.cell(under: name, of: anchor, heading: rule.heading)
                if let text = cell.flatMap({ text(of: $0, field) }), !text.isEmpty {
                    return [text]
                }
            }
            return []
        case .member(let path, let selector):
            let texts = (object?.all(path) ?? []).compactMap {
                $0.text(selector, field.form, attribute: field.attribute)
            }
            return field.takesAll ? texts : Array(texts.prefix(1))
        case .field(let name): return known[name] ?? outer[name] ?? []
        case .value(let template): return template.filled(named).map { [$0] } ?? []
        }
    }

    private func text(of element: Element, _ field: FieldRule) -> String? {
        guard let name = field.attribute else { return element.text(field.form) }
        return element.attribute(name)
    }

    private static func trimmed(_ text: String) -> String {
        guard text.first?.isWhitespace == true || text.last?.isWhitespace == true else {
            return text
        }
        return String(
            text.trimmingPrefix(while: \.isWhitespace).reversed()
                .trimmingPrefix(while: \.isWhitespace).reversed())
    }
}
