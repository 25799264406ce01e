import CheckedYAML
import Markup
import Patterns

/// Reads what a definition says of one field.
struct FieldRuleReader {
    /// The names of the definition's parameters.
    let parameters: Set<String>

    private static let keys = [
        "select", "member", "column", "cell", "nearest", "from", "value", "page", "all",
        "attribute",
        "text",
        "match", "group", "replace", "split", "join", "map", "default", "required",
    ]

    /// - Parameter known: the fields that it may be made of.
    func field(
        named name: String, by node: YAMLValue, in fields: YAMLSection, known: [String]
    ) throws(YAMLError) -> FieldRule {
        guard node.entries != nil else {
            return FieldRule(name: name, origin: .select(try fields.selector(node)))
        }
        let section = try YAMLSection(node, fields.source)
        try section.allow(Self.keys)
        var field = FieldRule(name: name, origin: try origin(section, known: known))
        field.isOfPage = try section.bool("page") ?? false
        field.takesAll = try section.bool("all") ?? false
        field.mayLackHeading = section.value("column")?.list != nil
        field.attribute = try section.text("attribute")?.lowercased()
        if let form = try section.text("text") {
            switch form {
            case "line": field.form = .line
            case "lines": field.form = .lines
            case "own": field.form = .own
            default: throw section.error("text", "write line, lines or own")
            }
        }
        field.match = try section.pattern("match")
        try readGroup(&field, section)
        try readReplacements(&field, section)
        field.split = try section.pattern("split")
        field.join = try section.text("join")
        for (from, to) in try section.pairs("map") { field.map[from.lowercased()] = to }
        if let text = try section.text("default") {
            field.fallback = try template(text, of: "default", in: section, known: known)
        }
        field.isRequired = try section.bool("required") ?? false
        return field
    }

    private func origin(
        _ section: YAMLSection, known: [String]
    ) throws(YAMLError) -> FieldRule.Origin {
        let given = ["member", "select", "column", "cell", "nearest", "from", "value"].filter {
            section.value($0) != nil
        }
        if let text = try section.text("member"), given.dropFirst().allSatisfy({ $0 == "select" }) {
            guard let path = JSONPath(text), !text.isEmpty else {
                throw section.error("member", "write names with dots between them, as room.name")
            }
            return .member(path, try section.selector("select"))
        }
        if given.count > 1 {
            throw section.error(given[1], "give one of \(given.joined(separator: " and "))")
        }
        switch given.first {
        case "select":
            return try section.selector("select").map { .select($0) } ?? .record
        case "nearest":
            return try section.selector("nearest").map { .nearest($0) } ?? .record
        case "column": return .column(try section.texts("column").map(Heading.folded))
        case "cell": return .cell(try section.required("cell"))
        case "from":
            let name = try section.required("from")
            guard known.contains(name) else {
                throw section.error("from", "there is no field `\(name)` above this one")
            }
            return .field(name)
        case "value":
            return .value(
                try template(section.required("value"), of: "value", in: section, known: known))
        default: return .record
        }
    }

    private func template(
        _ text: String, of key: String, in section: YAMLSection, known: [String]
    ) throws(YAMLError) -> Template {
        guard let template = Template(text) else { throw section.error(key, "a `{` does not end") }
        for name in template.names where !known.contains(name) && !parameters.contains(name) {
            throw section.error(key, "there is no parameter and no field above named `\(name)`")
        }
        return template
    }

    /// The group that a pattern is read for must be in it.
    private func readGroup(
        _ field: inout FieldRule, _ section: YAMLSection
    ) throws(YAMLError) {
        let number = try section.number("group", in: 0...20)
        guard let pattern = field.match else {
            if number != nil { throw section.error("group", "there is no `match` to take it from") }
            return
        }
        field.group = number ?? 1
        guard field.group <= pattern.groupCount else {
            let none = field.group == 1 ? "none to take" : "no group \(field.group)"
            throw section.source.error(
                inside: section.value("match") ?? section.whole, at: 0,
                "the regular expression has \(pattern.groupCount.of("group")), so \(none): put "
                    + "what is wanted in ( ), or write `group: 0` for all that matches")
        }
    }

    private func readReplacements(
        _ field: inout FieldRule, _ section: YAMLSection
    ) throws(YAMLError) {
        guard let part = try section.section("replace") else { return }
        for (_, key, value) in part.parts {
            field.replacements.append((try part.pattern(key), value.text ?? ""))
        }
    }
}
