import Markup

/// What is said of a page beside what it brings.
extension RuleRun {
    /// What a grid says beside its classes.
    mutating func tell(_ found: GridReading) {
        func quoted(_ labels: [String]) -> String {
            labels.map { "\"\($0)\"" }.joined(separator: ", ")
        }
        let days = found.notDays.isEmpty ? "" : "no day in \(quoted(found.notDays))"
        if found.lost > 0 {
            let cells = found.lost == 1 ? "1 cell stands" : "\(found.lost) cells stand"
            context.warn(
                "\(rule.label): \(cells) under no day" + (days.isEmpty ? "" : ": \(days)"))
        }
        if found.cells.isEmpty, !days.isEmpty {
            tally.trouble = "\(days): give the days' names in `notation: {weekdays: ...}`"
        }
        let hasTime = rule.fields.contains {
            ["time", "start", "begins"].contains($0.value.name)
        }
        if !hasTime, !found.notHours.isEmpty {
            let hours = "no hour in \(quoted(found.notHours))"
            context.warn("\(rule.label): \(hours)")
            let lost = found.cells.count { $0.start == nil }
            if lost * 2 > found.cells.count { (tally.trouble, tally.isBroken) = (hours, true) }
        }
    }

    /// What is amiss when a field of a record is empty.
    mutating func tell(lacking field: FieldRule, in record: FieldReader.Record) {
        let headings = unheaded(field, of: record.anchor)
        if field.isRequired {
            tally.lose(
                field,
                now: headings.map { "a table with the headings \($0)" }
                    ?? record.standing(for: field))
        } else if let headings, field.fallback == nil, !field.mayLackHeading {
            context.warnOnce(
                "\(rule.label): no heading is `\(field.wanted)` for `\(field.name)`: there are "
                    + headings)
        }
        if rule.kind == .modules, field.name == "title", tally.untitled == nil {
            tally.untitled = (field.label, record.standing(for: field))
        }
    }

    /// The headings of a record's table, where a field goes by one that it does not have.
    private func unheaded(_ field: FieldRule, of anchor: Element) -> String? {
        guard case .column(let wanted) = field.origin else { return nil }
        let headings = context.headings(of: anchor)
        guard !headings.isEmpty, Set(headings).isDisjoint(with: wanted) else { return nil }
        return headings.prefix(12).map { "`\($0.prefix(30))`" }.joined(separator: ", ")
    }
}
