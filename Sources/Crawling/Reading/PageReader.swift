import Campus
public import Fetching
public import HTMLPages

/// Reads pages by a definition.
public struct PageReader: Sendable {
    let definition: CrawlerDefinition
    let settings: CrawlSettings

    public init(_ definition: CrawlerDefinition, _ settings: CrawlSettings) {
        self.definition = definition
        self.settings = settings
    }

    /// What a page brings; the same as it stands there, so that two records may be one module.
    public func harvest(_ page: Page, at address: PageAddress?) -> CrawlHarvest {
        read(page, at: address).harvest
    }

    func read(
        _ page: Page, at address: PageAddress?
    ) -> (harvest: CrawlHarvest, tallies: [RuleTally]) {
        let context = PageContext(page, at: address, settings)
        var harvest = CrawlHarvest()
        var tallies: [RuleTally] = []
        for rule in definition.rules {
            tallies.append(read(rule, in: page.root, context, outer: [:], into: &harvest))
        }
        return (harvest, tallies)
    }

    private func read(
        _ rule: RecordRule, in scope: Element, _ context: PageContext,
        outer: [String: [String]], into harvest: inout CrawlHarvest
    ) -> RuleTally {
        var tally = RuleTally(label: rule.label, isMeant: true, least: rule.least)
        if let condition = rule.condition, scope.first(condition) == nil {
            tally.isMeant = false
            tally.selector = condition.text
            return tally
        }
        tally.selector = rule.grid?.tables.text ?? rule.records?.text ?? ""
        if let grid = rule.grid {
            for table in scope.all(grid.tables) {
                let cells = GridReader(rule: grid, notation: definition.notation).cells(of: table)
                for cell in cells {
                    take(cell, rule, context, outer, &tally, into: &harvest)
                }
            }
        } else {
            for record in rule.records.map({ scope.all($0) }) ?? [scope] {
                take(
                    record, anchor: record, implied: nil, rule, context, outer, &tally,
                    into: &harvest)
            }
        }
        if tally.isShort, let selector = rule.grid?.tables ?? rule.records {
            tally.now = Standing.describe(selector, scope)
        }
        return tally
    }

    private func take(
        _ cell: GridCell, _ rule: RecordRule, _ context: PageContext,
        _ outer: [String: [String]], _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        var outer = outer
        outer["_day"] = [cell.dayLabel]
        outer["_hour"] = [cell.hourLabel]
        let implied = MeetingMaker.Implied(day: cell.day, start: cell.start, end: cell.end)
        for record in rule.records.map({ cell.element.all($0) }) ?? [cell.element] {
            take(
                record, anchor: cell.element, implied: implied, rule, context, outer, &tally,
                into: &harvest)
        }
    }

    private func take(
        _ record: Element, anchor: Element, implied: MeetingMaker.Implied?, _ rule: RecordRule,
        _ context: PageContext, _ outer: [String: [String]], _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        let reader = FieldReader(
            page: context, rule: rule, record: record, anchor: anchor, outer: outer)
        for values in reader.parts() {
            take(values, of: record, implied, rule, context, &tally, into: &harvest)
        }
    }

    private func take(
        _ values: [String: [String]], of record: Element, _ implied: MeetingMaker.Implied?,
        _ rule: RecordRule, _ context: PageContext, _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        tally.records += 1
        for field in rule.fields where field.isRequired && values[field.name]?.isEmpty != false {
            tally.missing["\(field.name): \(field.wanted)", default: 0] += 1
            if tally.missingNow.count < 8, tally.missingNow["\(field.name): \(field.wanted)"] == nil
            {
                tally.missingNow["\(field.name): \(field.wanted)"] = Standing.outline(of: record)
            }
        }
        if let lacking = rule.fields.first(where: {
            $0.isRequired && values[$0.name]?.isEmpty != false
        }) {
            let text = record.text().prefix(60)
            harvest.issues.append(
                issue("\(rule.label): no `\(lacking.name)` in \"\(text)\": left out", context))
            return
        }
        switch rule.kind {
        case .modules: takeModule(values, rule, context, into: &harvest)
        case .meetings: takeMeeting(values, implied, context, into: &harvest)
        case .programmes: takeProgramme(values, context, into: &harvest)
        }
        for inner in rule.meetings {
            let found = read(inner, in: record, context, outer: values, into: &harvest)
            for (field, count) in found.missing { tally.missing[field, default: 0] += count }
        }
    }

    private func takeModule(
        _ values: [String: [String]], _ rule: RecordRule, _ context: PageContext,
        into harvest: inout CrawlHarvest
    ) {
        func text(_ name: String) -> String? { values[name]?.first.map(Self.kept) }
        guard let written = text("code") else { return }
        guard let code = ModuleCode(written) else {
            harvest.issues.append(
                issue("\"\(written.prefix(60))\" is no module code (\(rule.label))", context))
            return
        }
        var module = Module(code: code, year: year(text("year")))
        module.title = text("title")?.oneLine
        module.credits = text("credits").flatMap(Self.number)
        module.level = text("level")
        module.department = text("department")
        module.period = text("period")
        for name in (values["staff"] ?? []).map({ Self.kept($0).oneLine })
        where !module.staff.contains(name) {
            module.staff.append(name)
        }
        module.details = text("description")
        module.prerequisites = text("prerequisites")
        module.url = text("url") ?? context.address.flatMap { $0.isFile ? nil : $0.text }
        module.source = definition.name
        harvest.modules.append(module)
    }

    private func takeMeeting(
        _ values: [String: [String]], _ implied: MeetingMaker.Implied?, _ context: PageContext,
        into harvest: inout CrawlHarvest
    ) {
        let kept = values.filter { !$0.key.hasPrefix("_") }.mapValues { $0.map(Self.kept) }
        switch MeetingMaker(notation: definition.notation, settings: settings)
            .make(kept, implied: implied)
        {
        case .meeting(let meeting): harvest.meetings.append(meeting)
        case .unscheduled: harvest.unscheduled += 1
        case .unreadable(let what):
            let name = kept["code"]?.first ?? kept["title"]?.first ?? "a class"
            harvest.issues.append(issue("\(name.prefix(60)): \(what)", context))
        }
    }

    private func takeProgramme(
        _ values: [String: [String]], _ context: PageContext, into harvest: inout CrawlHarvest
    ) {
        guard let name = values["name"]?.first.map({ Self.kept($0).oneLine }) else { return }
        let codes = (values["modules"] ?? []).compactMap { ModuleCode($0) }
        guard !codes.isEmpty else { return }
        var seen: Set<ModuleCode> = []
        harvest.programmes.append(
            Programme(
                name: String(name.prefix(200)),
                year: year(values["year"]?.first),
                codes: codes.filter { seen.insert($0).inserted }))
    }

    /// A year, or the one that a date lies in.
    private func year(_ text: String?) -> AcademicYear {
        guard let text else { return settings.year }
        if let year = AcademicYear(text) { return year }
        let dates = DateText(notation: definition.notation, year: nil).read(text)
        return dates.first.map { AcademicYear(of: $0, beginning: .standard) } ?? settings.year
    }

    private func issue(_ message: String, _ context: PageContext) -> Issue {
        let place = context.address.map { " (\($0.text))" } ?? ""
        return Issue(.warning, message.harmless.oneLine + place.harmless)
    }

    /// What may go into the store: no markup's entities, nothing that steers a terminal.
    private static func kept(_ text: String) -> String {
        text.utf8.count <= 20_000 ? text.harmless : String(text.prefix(20_000)).harmless
    }

    private static func number(_ text: String) -> Double? {
        let digits = text.drop { !$0.isNumber }
            .prefix { $0.isNumber || $0 == "." || $0 == "," }.map { $0 == "," ? "." : $0 }
        return Double(String(digits)).flatMap { (0...10_000).contains($0) ? $0 : nil }
    }
}
