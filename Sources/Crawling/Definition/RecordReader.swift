import CheckedYAML
import Markup
import Patterns

/// Reads what a definition says of records.
struct RecordReader {
    /// The names of the definition's parameters.
    let parameters: Set<String>
    /// What fields should look like, by their names.
    let shapes: [String: FieldShape]

    /// - Parameters:
    ///   - outer: the fields of the record that this one stands in.
    ///   - isInObject: that record is an object.
    func rule(
        _ section: YAMLSection, _ kind: RecordRule.Kind, label: String,
        outer: [Shared<FieldRule>], isInObject: Bool = false
    ) throws(YAMLError) -> RecordRule {
        let isInner = !outer.isEmpty
        var allowed = [
            "record", "when", "heading", "fields", "where", "least", "json", "each", "order",
        ]
        if kind == .meetings { allowed.append("grid") }
        if kind == .modules { allowed.append("meetings") }
        try section.allow(allowed)
        var rule = RecordRule(kind: kind, label: label)
        rule.condition = try section.selector("when")
        rule.records = try section.selector("record")
        rule.heading = try section.selector("heading")
        rule.grid = try grid(section)
        rule.order = try order(section)
        rule.json = try json(section, isInObject: isInObject)
        rule.isOfObjects = rule.json != nil || isInObject && rule.records == nil
        rule.least = try section.number("least", in: 0...10_000) ?? (isInner ? 0 : 1)
        let fields = try readFields(of: &rule, section, outer: outer)
        try check(rule, fields, outer: outer)
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

    /// In their order: a field may be made of those above it, and of those of the outer record.
    private func readFields(
        of rule: inout RecordRule, _ section: YAMLSection, outer: [Shared<FieldRule>]
    ) throws(YAMLError) -> YAMLSection {
        guard let fields = try section.section("fields") else {
            throw section.error("fields", "say how each field is read")
        }
        let reader = FieldRuleReader(parameters: parameters)
        let outerNames = outer.map(\.name) + (rule.grid == nil ? [] : ["_day", "_hour"])
        let names = RecordRule.fields(of: rule.kind)
        for (name, key, node) in fields.parts {
            guard name.hasPrefix("_") || names.contains(name) else {
                throw fields.source.error(
                    key,
                    "\(rule.kind.rawValue) have no field `\(name)`; known are "
                        + names.joined(separator: ", ")
                        + ", and names of your own that begin with _")
            }
            let known = outerNames + rule.fields.map(\.name)
            var field = try reader.field(named: name, by: node, in: fields, known: known)
            field.shape = shapes[name]
            rule.fields.append(Shared(field))
            try check(field, by: node, in: fields, ofObjects: rule.isOfObjects)
            if case .cell = field.origin, rule.order == nil {
                throw fields.source.error(node, "`cell` is for records whose cells have an `order`")
            }
        }
        return fields
    }

    private func grid(_ section: YAMLSection) throws(YAMLError) -> GridRule? {
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

    private func order(_ section: YAMLSection) throws(YAMLError) -> OrderRule? {
        guard let part = try section.section("order") else { return nil }
        try part.allow(["names", "rows", "columns"])
        guard let names = Template(try part.required("names")), !names.names.isEmpty else {
            throw part.error("names", "write the parameter that names the cells, as '{cells}'")
        }
        if let unknown = names.names.first(where: { !parameters.contains($0) }) {
            throw part.error("names", "there is no parameter `\(unknown)`")
        }
        guard let rows = try part.selector("rows") else {
            throw part.error("rows", "give the selector of a record's lines")
        }
        guard let columns = try part.selector("columns") else {
            throw part.error("columns", "give the selector of a line's cells")
        }
        return OrderRule(names: names, rows: rows, columns: columns)
    }

    private func json(
        _ section: YAMLSection, isInObject: Bool
    ) throws(YAMLError) -> JSONRule? {
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
        _ field: FieldRule, by node: YAMLValue, in fields: YAMLSection, ofObjects: Bool
    ) throws(YAMLError) {
        let isElement =
            switch field.origin {
            case .record, .column, .nearest, .cell: true
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
        _ rule: RecordRule, _ fields: YAMLSection, outer: [Shared<FieldRule>]
    ) throws(YAMLError) {
        let names = Set((rule.fields + outer).map(\.name))
        func needs(_ one: [String], _ why: String) throws(YAMLError) {
            if names.isDisjoint(with: one) { throw fields.source.error(fields.whole, why) }
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
        _ section: YAMLSection, _ rule: RecordRule
    ) throws(YAMLError) -> [(field: Int, pattern: Pattern)] {
        guard let part = try section.section("where") else { return [] }
        var conditions: [(field: Int, pattern: Pattern)] = []
        for (name, key, node) in part.parts {
            guard let index = rule.fields.firstIndex(where: { $0.name == name }) else {
                throw part.source.error(key, "there is no field `\(name)` above")
            }
            conditions.append((index, try part.pattern(node)))
        }
        return conditions
    }
}
