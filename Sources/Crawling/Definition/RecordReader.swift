import HTMLPages
import Yams

/// Reads what a definition says of records and their fields.
struct RecordReader {
    let parameters: Set<String>

    /// - Parameters:
    ///   - outer: the fields of the record that this one stands in.
    ///   - isInObject: that record is an object.
    func rule(
        _ section: DefinitionSection, _ kind: RecordRule.Kind, label: String,
        outer: [Shared<FieldRule>], isInObject: Bool = false
    ) throws(DefinitionError) -> RecordRule {
        let isInner = !outer.isEmpty
        var allowed = ["record", "when", "heading", "fields", "where", "least", "json", "each"]
        if kind == .meetings { allowed.append("grid") }
        if kind == .modules { allowed.append("meetings") }
        try section.allow(allowed)
        var rule = RecordRule(kind: kind, label: label)
        rule.condition = try section.selector("when")
        rule.records = try section.selector("record")
        rule.heading = try section.selector("heading")
        rule.grid = try grid(section)
        rule.json = try json(section, isInObject: isInObject)
        rule.isOfObjects = rule.json != nil || isInObject && rule.records == nil
        rule.least = try section.number("least", in: 0...10_000) ?? (isInner ? 0 : 1)
        guard let fields = try section.section("fields") else {
            throw section.error("fields", "say how each field is read")
        }
        let outerNames = outer.map(\.name) + (rule.grid == nil ? [] : ["_day", "_hour"])
        for (name, key, node) in fields.keys {
            guard name.hasPrefix("_") || RecordRule.fields(of: kind).contains(name) else {
                throw fields.source.error(
                    key,
                    "\(kind.rawValue) have no field `\(name)`; known are "
                        + RecordRule.fields(of: kind).joined(separator: ", ")
                        + ", and names of your own that begin with _")
            }
            let known = outerNames + rule.fields.map(\.name)
            let field = try field(name, node, fields, known: known)
            rule.fields.append(Shared(field))
            try check(field, fields, node, ofObjects: rule.isOfObjects)
        }
        try check(rule, section, fields, outer: outer)
        rule.conditions = try conditions(section, rule)
        rule.parts = Set(try section.texts("each"))
        for name in rule.parts where !rule.fields.contains(where: { $0.name == name }) {
            throw section.error("each", "there is no field `\(name)`")
        }
        for (index, part) in try section.sections("meetings").enumerated() {
            rule.meetings.append(
                try self.rule(
                    part, .meetings, label: "\(label) meetings \(index + 1)", outer: rule.fields,
                    isInObject: rule.isOfObjects))
        }
        return rule
    }

    private func grid(_ section: DefinitionSection) throws(DefinitionError) -> GridRule? {
        guard let part = try section.section("grid") else { return nil }
        try part.allow(["table", "cells", "days"])
        guard let tables = try part.selector("table") else {
            throw part.error("table", "give the selector of the tables")
        }
        var grid = GridRule(tables: tables)
        grid.cells = try part.selector("cells")
        if let days = try part.text("days") {
            guard let known = GridRule.Days(rawValue: days) else {
                throw part.error("days", "write rows (a row a day) or columns")
            }
            grid.days = known
        }
        return grid
    }

    private func json(
        _ section: DefinitionSection, isInObject: Bool
    ) throws(DefinitionError) -> JSONRule? {
        guard let part = try section.section("json") else { return nil }
        try part.allow(isInObject ? ["path"] : ["select", "attribute", "after", "path"])
        if let other = ["record", "grid", "heading"].first(where: { section.value($0) != nil }) {
            throw section.error(other, "the objects of `json` are the records")
        }
        let place = try part.selector("select")
        guard isInObject || place != nil else {
            throw part.error("select", "give the selector of what the JSON stands in")
        }
        guard let path = JSONPath(try part.text("path") ?? "") else {
            throw part.error("path", "write names with dots between them, as data.events")
        }
        return JSONRule(
            place: place, attribute: try part.text("attribute")?.lowercased(),
            marker: try part.text("after"), path: path)
    }

    /// An object has members, an element has not.
    private func check(
        _ field: FieldRule, _ fields: DefinitionSection, _ node: Node, ofObjects: Bool
    ) throws(DefinitionError) {
        let isElement =
            switch field.origin {
            case .record, .column, .nearest: true
            case .select: !field.isOfPage
            case .member, .field, .value: false
            }
        if ofObjects, isElement {
            throw fields.source.error(
                node, "a record of `json` has no elements: give `member`, or `page: true`")
        }
        if !ofObjects, case .member = field.origin {
            throw fields.source.error(node, "`member` is for the records of `json`")
        }
    }

    /// What a record cannot be told without.
    private func check(
        _ rule: RecordRule, _ section: DefinitionSection, _ fields: DefinitionSection,
        outer: [Shared<FieldRule>]
    ) throws(DefinitionError) {
        let names = Set((rule.fields + outer).map(\.name))
        func needs(_ one: [String], _ why: String) throws(DefinitionError) {
            if names.isDisjoint(with: one) { throw fields.source.error(fields.node, why) }
        }
        switch rule.kind {
        case .modules: try needs(["code"], "a module needs the field `code`")
        case .programmes:
            try needs(["name"], "a programme needs the field `name`")
            try needs(["modules"], "a programme needs the field `modules`")
        case .meetings:
            try needs(["code", "title"], "a meeting needs `code` or `title`")
            guard rule.grid == nil else { return }
            try needs(["time", "start", "begins"], "a meeting needs `time`, or `start`")
            try needs(
                ["dates", "on", "weeks", "begins"],
                "a meeting needs `weeks`, `dates`, or `on` with its days")
        }
    }

    private func conditions(
        _ section: DefinitionSection, _ rule: RecordRule
    ) throws(DefinitionError) -> [(field: Int, pattern: TextPattern)] {
        guard let part = try section.section("where") else { return [] }
        var conditions: [(field: Int, pattern: TextPattern)] = []
        for (name, key, node) in part.keys {
            guard let index = rule.fields.firstIndex(where: { $0.name == name }) else {
                throw part.source.error(key, "there is no field `\(name)` above")
            }
            conditions.append((index, try part.pattern(node)))
        }
        return conditions
    }

    private static let keys = [
        "select", "member", "column", "nearest", "from", "value", "page", "all", "attribute",
        "text",
        "match", "group", "replace", "split", "join", "map", "default", "required",
    ]

    private func field(
        _ name: String, _ node: Node, _ fields: DefinitionSection, known: [String]
    ) throws(DefinitionError) -> FieldRule {
        guard node.mapping != nil else {
            return FieldRule(name: name, origin: .select(try fields.selector(node)))
        }
        let section = try DefinitionSection(node, fields.source)
        try section.allow(Self.keys)
        var field = FieldRule(name: name, origin: try origin(section, known: known))
        field.isOfPage = try section.bool("page") ?? false
        field.takesAll = try section.bool("all") ?? false
        field.mayLackHeading = section.value("column")?.sequence != nil
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
            field.fallback = try template(text, "default", section, known: known)
        }
        field.isRequired = try section.bool("required") ?? false
        return field
    }

    private func origin(
        _ section: DefinitionSection, known: [String]
    ) throws(DefinitionError) -> FieldRule.Origin {
        let given = ["member", "select", "column", "nearest", "from", "value"].filter {
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
        case "from":
            let name = try section.required("from")
            guard known.contains(name) else {
                throw section.error("from", "there is no field `\(name)` above this one")
            }
            return .field(name)
        case "value":
            return .value(
                try template(section.required("value"), "value", section, known: known))
        default: return .record
        }
    }

    private func template(
        _ text: String, _ key: String, _ section: DefinitionSection, known: [String]
    ) throws(DefinitionError) -> Template {
        guard let template = Template(text) else { throw section.error(key, "a `{` does not end") }
        for name in template.names where !known.contains(name) && !parameters.contains(name) {
            throw section.error(key, "there is no parameter and no field above named `\(name)`")
        }
        return template
    }

    /// The group that a pattern is read for must be in it.
    private func readGroup(
        _ field: inout FieldRule, _ section: DefinitionSection
    ) throws(DefinitionError) {
        let number = try section.number("group", in: 0...20)
        guard let pattern = field.match else {
            if number != nil { throw section.error("group", "there is no `match` to take it from") }
            return
        }
        field.group = number ?? 1
        guard field.group <= pattern.groupCount, let node = section.value("match") else {
            let none = field.group == 1 ? "none to take" : "no group \(field.group)"
            throw section.source.error(
                inside: section.value("match") ?? section.node, at: 0,
                "the regular expression has \(pattern.groupCount.of("group")), so \(none): put "
                    + "what is wanted in ( ), or write `group: 0` for all that matches")
        }
        _ = node
    }

    private func readReplacements(
        _ field: inout FieldRule, _ section: DefinitionSection
    ) throws(DefinitionError) {
        guard let part = try section.section("replace") else { return }
        for (_, key, value) in part.keys {
            field.replacements.append((try part.pattern(key), value.string ?? ""))
        }
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
