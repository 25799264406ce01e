import Campus
package import Fetching
package import Markup

/// Reads pages by a definition.
package struct PageReader: Sendable {
    let definition: CrawlerDefinition
    let settings: CrawlSettings
    /// It only collects what the page calls its days.
    var isScanning = false

    package init(_ definition: CrawlerDefinition, _ settings: CrawlSettings) {
        self.definition = definition
        self.settings = settings
    }

    /// What a page brings; the same as it stands there, so that two records may be one module.
    ///
    /// Fields that look like others' are told of among its issues.
    package func harvest(_ page: Page, at address: PageAddress?) -> CrawlHarvest {
        var (harvest, tallies) = read(page, at: address)
        let misfits = tallies.flatMap { tally in
            tally.shapes.sorted { $0.key < $1.key }.compactMap(\.value.misfit)
        }
        harvest.issues += misfits.map { Issue(.warning, told(misfit: $0).harmless.oneLine) }
        return harvest
    }

    private func told(misfit: String) -> String {
        misfit + (definition.orderHint(under: settings.parameters).map { ": \($0)" } ?? "")
    }

    func read(
        _ page: Page, at address: PageAddress?
    ) -> (harvest: CrawlHarvest, tallies: [RuleTally]) {
        let context = PageContext(page, at: address, settings, definition.notation)
        var harvest = CrawlHarvest()
        var tallies: [RuleTally] = []
        for rule in definition.rules(under: settings.parameters) {
            let scope = FieldReader.Record(element: page.root, anchor: page.root)
            tallies.append(read(rule, in: scope, context, outer: nil, into: &harvest))
        }
        if page.isSpent { harvest = spent(context) }
        return (harvest, tallies)
    }

    /// Of a page that would take too long: what was found of it may be any part.
    private func spent(_ context: PageContext) -> CrawlHarvest {
        var harvest = CrawlHarvest()
        harvest.issues.append(
            issue("the page would take too long to read, and is left out", context))
        return harvest
    }

    private func read(
        _ rule: RecordRule, in scope: FieldReader.Record, _ context: PageContext,
        outer: RecordValues?, into harvest: inout CrawlHarvest
    ) -> RuleTally {
        var tally = RuleTally(label: rule.label, isMeant: true, least: rule.least)
        if let condition = rule.condition, scope.element.first(condition) == nil {
            tally.isMeant = false
            tally.selector = condition.text
            return tally
        }
        let reader = FieldReader(context, rule)
        tally.selector = rule.json?.wanted ?? rule.grid?.tables.text ?? rule.records?.text ?? ""
        if let json = rule.json {
            readObjects(json, reader, rule, in: scope, context, outer, &tally, into: &harvest)
        } else if let grid = rule.grid {
            readGrid(grid, reader, rule, in: scope, context, outer, &tally, into: &harvest)
        } else {
            for record in rule.records.map({ scope.element.all($0) }) ?? [scope.element] {
                take(
                    .init(
                        element: record, anchor: record,
                        object: rule.isOfObjects ? scope.object : nil, outer: outer),
                    implied: nil, reader, rule, context, &tally, into: &harvest)
            }
        }
        if !tally.isShort { tally.trouble = nil }
        if tally.isShort, let selector = rule.grid?.tables ?? rule.records {
            tally.now = PageDiagnosis.describe(selector, scope.element)
        }
        return tally
    }

    private func readObjects(
        _ json: JSONRule, _ reader: FieldReader, _ rule: RecordRule,
        in scope: FieldReader.Record, _ context: PageContext, _ outer: RecordValues?,
        _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        do {
            for object in try JSONRecords(rule: json, page: context).all(
                in: scope.element, scope.object)
            {
                take(
                    .init(
                        element: scope.element, anchor: scope.element, object: object,
                        outer: outer),
                    implied: nil, reader, rule, context, &tally, into: &harvest)
            }
            if tally.isShort { tally.now = "\(tally.records) objects" }
        } catch {
            // In a record, what is not there is none.
            tally.isBroken = scope.object == nil && error.isCertain
            tally.now = error.now
        }
    }

    private func readGrid(
        _ grid: GridRule, _ reader: FieldReader, _ rule: RecordRule,
        in scope: FieldReader.Record, _ context: PageContext, _ outer: RecordValues?,
        _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        for table in scope.element.all(grid.tables) {
            let found = GridReader(
                rule: grid, notation: definition.notation, language: Self.language(context)
            ).read(table)
            tell(found, of: rule, &tally, context, into: &harvest)
            for cell in found.cells {
                take(cell, reader, rule, context, outer, &tally, into: &harvest)
            }
        }
    }

    private func take(
        _ cell: GridCell, _ reader: FieldReader, _ rule: RecordRule, _ context: PageContext,
        _ outer: RecordValues?, _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        let labels = RecordValues(
            places: ["_day": 0, "_hour": 1], own: [[cell.dayLabel], [cell.hourLabel]],
            outer: outer)
        let implied = MeetingMaker.Implied(day: cell.day, start: cell.start, end: cell.end)
        for record in rule.records.map({ cell.element.all($0) }) ?? [cell.element] {
            take(
                .init(element: record, anchor: cell.element, outer: labels), implied: implied,
                reader, rule, context, &tally, into: &harvest)
        }
    }

    private func take(
        _ record: FieldReader.Record, implied: MeetingMaker.Implied?, _ reader: FieldReader,
        _ rule: RecordRule, _ context: PageContext, _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        guard let parts = reader.parts(of: record) else {
            let text = record.text.prefix(60)
            harvest.issues.append(
                issue("\(rule.label): `each` has unequal parts in \"\(text)\": left out", context))
            return
        }
        for values in parts {
            take(values, of: record, implied, rule, context, &tally, into: &harvest)
        }
    }

    private func take(
        _ values: RecordValues, of record: FieldReader.Record, _ implied: MeetingMaker.Implied?,
        _ rule: RecordRule, _ context: PageContext, _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        tally.records += 1
        let lacking = rule.fields.filter { values[$0.value.name]?.isEmpty != false }
        for field in lacking {
            tell(lacking: field.value, in: record, rule, context, &tally, into: &harvest)
        }
        if let first = lacking.first(where: { $0.value.isRequired }) {
            let text = record.text.prefix(60)
            harvest.issues.append(
                issue("\(rule.label): no `\(first.name)` in \"\(text)\": left out", context))
            return
        }
        for field in rule.fields where field.value.shape != nil {
            tally.count(
                values[field.value.name] ?? [], of: field.value, context.scratch,
                now: { record.standing(for: field.value) })
        }
        switch rule.kind {
        case .modules: takeModule(values, rule, context, into: &harvest)
        case .meetings:
            takeMeeting(values, of: record, implied, rule, context, &tally, into: &harvest)
        case .programmes: takeProgramme(values, context, into: &harvest)
        }
        for inner in rule.meetings {
            let found = read(inner, in: record, context, outer: values, into: &harvest)
            tally.take(found, of: inner)
        }
    }
}
