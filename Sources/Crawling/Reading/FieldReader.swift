import Campus
import Fetching
import Markup
import Patterns

/// Reads the fields of a rule's records.
final class FieldReader {
    private let page: PageContext
    private let rule: RecordRule
    private let order: CellOrder?

    init(_ page: PageContext, _ rule: RecordRule) {
        self.page = page
        self.rule = rule
        order = rule.order?.order(page.settings.parameters)
    }

    /// One of them.
    struct Record {
        var element: Element
        /// Where `nearest` and `column` go from: the record, or the cell it stands in.
        var anchor: Element
        /// The record, where it is an object and no element.
        var object: JSONObject?
        /// Of the record that this one stands in, and a grid's labels.
        var outer: RecordValues?

        var text: String { object?.texts ?? element.text() }

        /// What stands where a field is looked for.
        func standing(for field: FieldRule) -> String {
            guard let object else { return PageDiagnosis.outline(of: element) }
            guard case .member(let path, _) = field.origin else { return object.outline }
            return (object.broken(path) ?? object.outline).harmless.oneLine
        }
    }

    /// The values of all fields for each part of a record, which is one where `each` is not given.
    ///
    /// None when the record is none by the rule's `where`. Nil when one field has more texts than
    /// another: which go together is not to be guessed.
    func parts(of record: Record) -> [RecordValues]? {
        var counts: Set<Int> = []
        let first = values(0, of: record, &counts)
        guard let count = counts.first else { return first.map { [$0] } ?? [] }
        guard counts.count == 1 else { return nil }
        return (0..<min(count, Self.mostParts)).compactMap { values($0, of: record, &counts) }
    }

    private static let mostParts = 100

    /// - Parameter counts: how many parts fields have that have several.
    private func values(
        _ part: Int, of record: Record, _ counts: inout Set<Int>
    ) -> RecordValues? {
        let values = RecordValues(places: rule.places, outer: record.outer)
        for field in rule.fields {
            var texts = texts(of: field, record, known: values)
            if texts.count > 1, !rule.parts.isEmpty, rule.parts.contains(field.value.name) {
                counts.insert(texts.count)
                texts = part < texts.count ? [texts[part]] : []
            }
            values.append(texts)
            guard page.page.spend(page.scratch.takeSteps()) else { return nil }
        }
        for (index, pattern) in rule.conditions {
            let text = values[rule.fields[index].value.name]?.first ?? ""
            guard pattern.matches(text, page.scratch) else { return nil }
        }
        return values
    }

    private func texts(
        of field: Shared<FieldRule>, _ record: Record, known: RecordValues
    ) -> [String] {
        var texts = written(field, record, known: known)
        if let split = field.value.split { texts = texts.flatMap { split.split($0, page.scratch) } }
        if let match = field.value.match {
            texts = texts.compactMap { match.group(field.value.group, in: $0, page.scratch) }
        }
        for (pattern, text) in field.value.replacements {
            texts = texts.map { pattern.replacing(in: $0, with: text, page.scratch) }
        }
        for index in texts.indices where texts[index].hasSpaceAtEnds {
            texts[index] = String(texts[index].trimming)
        }
        if !field.value.map.isEmpty {
            texts = texts.map { field.value.map[$0.lowercased()] ?? $0 }
        }
        texts.removeAll(where: \.isEmpty)
        if let join = field.value.join, !texts.isEmpty { texts = [texts.joined(separator: join)] }
        if texts.isEmpty, let fallback = filled(field.value.fallback, known) { texts = [fallback] }
        if field.value.name == "url" {
            texts = texts.compactMap { page.address?.resolving($0)?.text ?? $0 }
        }
        return texts
    }

    private func filled(_ template: Template?, _ known: RecordValues) -> String? {
        template?.filled { known.first($0) ?? page.settings.parameters[$0] }
    }

    /// The texts of a field as they are written.
    private func written(
        _ field: Shared<FieldRule>, _ record: Record, known: RecordValues
    ) -> [String] {
        func one(_ element: Element?) -> [String] {
            element.flatMap { text(of: $0, field) }.map { [$0] } ?? []
        }
        switch field.value.origin {
        case .record: return one(record.element)
        case .select(let selector):
            guard field.value.takesAll else {
                return one(
                    field.value.isOfPage
                        ? page.first(selector) : record.element.first(selector))
            }
            let scope = field.value.isOfPage ? page.page.root : record.element
            return scope.all(selector).compactMap { text(of: $0, field) }
        case .nearest(let selector): return one(page.nearest(selector, before: record.anchor))
        case .column(let names):
            for name in names {
                let cell = page.cell(under: name, of: record.anchor, heading: rule.heading)
                if let text = cell.flatMap({ text(of: $0, field) }), !text.isEmpty {
                    return [text]
                }
            }
            return []
        case .cell(let name):
            return one(rule.order.flatMap { order?.cell(name, of: record.element, by: $0) })
        case .member(let path, let selector):
            let texts = (record.object?.all(path) ?? []).compactMap {
                $0.text(selector, field.value.form, attribute: field.value.attribute)
            }
            return field.value.takesAll ? texts : Array(texts.prefix(1))
        case .field(let name): return known[name] ?? []
        case .value(let template): return filled(template, known).map { [$0] } ?? []
        }
    }

    private func text(of element: Element, _ field: Shared<FieldRule>) -> String? {
        guard let name = field.value.attribute else { return element.text(field.value.form) }
        return element.attribute(name)
    }
}

extension String {
    /// False when it is sure that there is none: both ends are plain letters of ASCII.
    fileprivate var hasSpaceAtEnds: Bool {
        guard let first = utf8.first, let last = utf8.last else { return false }
        return !(0x21...0x7e).contains(first) || !(0x21...0x7e).contains(last)
    }
}

/// The fields of one record as they were read, and those of the record around it.
final class RecordValues {
    private let places: [String: Int]
    private var own: [[String]]
    private let outer: RecordValues?

    /// - Parameters:
    ///   - places: the index of each field by its name.
    ///   - own: as many as are read so far.
    init(places: [String: Int], own: [[String]] = [], outer: RecordValues? = nil) {
        self.places = places
        self.own = own
        self.outer = outer
        self.own.reserveCapacity(places.count)
    }

    /// Takes the next field's.
    func append(_ texts: [String]) { own.append(texts) }

    /// Of a field of the record, else of the one around it; nil when neither has such a field.
    subscript(name: String) -> [String]? { read(name) ?? outer?[name] }

    /// The first text of that name, the record's own before those around it.
    func first(_ name: String) -> String? { read(name)?.first ?? outer?.first(name) }

    private func read(_ name: String) -> [String]? {
        places[name].flatMap { $0 < own.count ? own[$0] : nil }
    }
}
