import CheckedYAML

extension FieldShape {
    /// The shapes that `expect` has, by the names of fields.
    static func all(
        in section: YAMLSection?
    ) throws(YAMLError) -> [String: FieldShape] {
        guard let part = try section?.section("shapes") else { return [:] }
        var shapes: [String: FieldShape] = [:]
        for (name, _, node) in part.parts {
            shapes[name] =
                node.entries == nil
                ? FieldShape(form: try form(try part.required(name), of: name, in: part))
                : try FieldShape(YAMLSection(node, part.source))
        }
        return shapes
    }

    private init(_ section: YAMLSection) throws(YAMLError) {
        try section.allow(["is", "match", "in"])
        share = try section.number("in", in: 1...100)
        if let pattern = try section.pattern("match") {
            guard section.value("is") == nil else {
                throw section.error("is", "give one of `is` and `match`")
            }
            form = .pattern(pattern)
        } else {
            form = try Self.form(try section.required("is"), of: "is", in: section)
        }
    }

    private static func form(
        _ name: String, of key: String, in section: YAMLSection
    ) throws(YAMLError) -> Form {
        guard let known = named.first(where: { $0.name == name }) else {
            let names = named.map(\.name).joined(separator: ", ")
            throw section.error(
                key, "there is no shape `\(name)`: write \(names), or {match: 'EXPRESSION'}")
        }
        return known.form
    }

    /// A shape that no rule has a field for holds nothing.
    static func check(
        _ shapes: [String: FieldShape], against rules: [RecordRule], in section: YAMLSection?
    ) throws(YAMLError) {
        let inner = rules.flatMap(\.meetings)
        let known = Set((rules + inner).flatMap { rule in rule.fields.map(\.name) })
        for name in shapes.keys.sorted() where !known.contains(name) {
            if let part = try section?.section("shapes") {
                throw part.error(name, "no rule has a field `\(name)`")
            }
        }
    }
}
