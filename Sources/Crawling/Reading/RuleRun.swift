import Markup

/// Reads one rule's records on a page, or in a record that they stand in, into the page's harvest.
struct RuleRun {
    let context: PageContext
    let rule: RecordRule
    /// Where the records are looked for.
    private let scope: FieldReader.Record
    /// Of the record that they stand in.
    private let outer: RecordValues?
    private let fields: FieldReader
    var tally: RuleTally

    /// - Parameter outer: the values of the record that the scope is; nil for a page.
    init(
        _ rule: RecordRule, on context: PageContext, in scope: FieldReader.Record,
        outer: RecordValues? = nil
    ) {
        self.context = context
        self.rule = rule
        self.scope = scope
        self.outer = outer
        fields = FieldReader(context, rule)
        tally = RuleTally(label: rule.label, isMeant: true, least: rule.least)
    }

    /// What was found is added to the page's harvest, and counted.
    mutating func read() -> RuleTally {
        if let condition = rule.condition, scope.element.first(condition) == nil {
            tally.isMeant = false
            tally.selector = condition.text
            return tally
        }
        tally.selector = rule.json?.wanted ?? rule.grid?.tables.text ?? rule.records?.text ?? ""
        if let json = rule.json {
            readObjects(json)
        } else if let grid = rule.grid {
            readGrid(grid)
        } else {
            for record in rule.records.map({ scope.element.all($0) }) ?? [scope.element] {
                take(
                    .init(
                        element: record, anchor: record,
                        object: rule.isOfObjects ? scope.object : nil, outer: outer))
            }
        }
        if !tally.isShort { tally.trouble = nil }
        if tally.isShort, let selector = rule.grid?.tables ?? rule.records {
            tally.now = PageDiagnosis.describe(selector, scope.element)
        }
        return tally
    }

    private mutating func readObjects(_ json: JSONRule) {
        do {
            for object in try JSONRecords(rule: json, page: context).all(
                in: scope.element, scope.object)
            {
                take(
                    .init(
                        element: scope.element, anchor: scope.element, object: object,
                        outer: outer))
            }
            if tally.isShort { tally.now = "\(tally.records) objects" }
        } catch {
            // In a record, what is not there is none.
            tally.isBroken = scope.object == nil && error.isCertain
            tally.now = error.now
        }
    }

    private mutating func readGrid(_ grid: GridRule) {
        for table in scope.element.all(grid.tables) {
            let found = GridReader(
                rule: grid, notation: context.definition.notation, language: context.language
            ).read(table)
            tell(found)
            for cell in found.cells { take(cell) }
        }
    }

    private mutating func take(_ cell: GridCell) {
        let labels = RecordValues(
            places: ["_day": 0, "_hour": 1], own: [[cell.dayLabel], [cell.hourLabel]],
            outer: outer)
        let implied = MeetingMaker.Implied(day: cell.day, start: cell.start, end: cell.end)
        for record in rule.records.map({ cell.element.all($0) }) ?? [cell.element] {
            take(
                .init(element: record, anchor: cell.element, outer: labels), implied: implied)
        }
    }

    private mutating func take(
        _ record: FieldReader.Record, implied: MeetingMaker.Implied? = nil
    ) {
        guard let parts = fields.parts(of: record) else {
            let text = record.text.prefix(60)
            context.warn("\(rule.label): `each` has unequal parts in \"\(text)\": left out")
            return
        }
        for values in parts { take(values, of: record, implied: implied) }
    }

    private mutating func take(
        _ values: RecordValues, of record: FieldReader.Record, implied: MeetingMaker.Implied?
    ) {
        tally.records += 1
        let lacking = rule.fields.filter { values[$0.value.name]?.isEmpty != false }
        for field in lacking { tell(lacking: field.value, in: record) }
        if let first = lacking.first(where: { $0.value.isRequired }) {
            let text = record.text.prefix(60)
            context.warn("\(rule.label): no `\(first.name)` in \"\(text)\": left out")
            return
        }
        for field in rule.fields where field.value.shape != nil {
            tally.count(
                values[field.value.name] ?? [], of: field.value, context.scratch,
                now: { record.standing(for: field.value) })
        }
        switch rule.kind {
        case .modules: takeModule(values)
        case .meetings: takeMeeting(values, of: record, implied: implied)
        case .programmes: takeProgramme(values)
        }
        for inner in rule.meetings {
            var run = RuleRun(inner, on: context, in: record, outer: values)
            tally.take(run.read(), of: inner)
        }
    }
}
