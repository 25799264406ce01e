import Campus
public import Fetching
public import HTMLPages

/// Reads pages by a definition.
public struct PageReader: Sendable {
    let definition: CrawlerDefinition
    let settings: CrawlSettings
    /// It only collects what the page calls its days.
    private var isScanning = false

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
        let context = PageContext(page, at: address, settings, definition.notation)
        var harvest = CrawlHarvest()
        var tallies: [RuleTally] = []
        for rule in definition.rules {
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
            tally.now = Standing.describe(selector, scope.element)
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

    private func takeModule(
        _ values: RecordValues, _ rule: RecordRule, _ context: PageContext,
        into harvest: inout CrawlHarvest
    ) {
        func text(_ name: String) -> String? { values[name]?.first.map(\.kept) }
        guard let written = text("code") else { return }
        guard let code = ModuleCode(written) else {
            harvest.issues.append(
                issue("\"\(written.prefix(60))\" is no module code (\(rule.label))", context))
            return
        }
        var module = Module(code: code, year: year(text("year"), context))
        module.title = text("title")?.oneLine
        module.credits = text("credits").flatMap(Self.number)
        module.level = text("level")
        module.department = text("department")
        module.period = text("period")
        for name in (values["staff"] ?? []).map(\.kept.oneLine)
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
        _ values: RecordValues, of record: FieldReader.Record, _ implied: MeetingMaker.Implied?,
        _ rule: RecordRule, _ context: PageContext, _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        let weekdays = values["weekdays"] ?? []
        if isScanning { return harvest.weekdayWords.formUnion(weekdays.flatMap(DayNames.words)) }
        if !context.hasSettledDays, weekdays.contains(where: context.times.isAmbiguous) {
            settleDays(context)
        }
        for name in Self.singleFields {
            guard let texts = values[name], texts.count > 1, Set(texts).count > 1 else { continue }
            let told = issue(
                "\(rule.label): `\(name)` has several texts and the first was taken: is each a class "
                    + "(`each: \(name)`)?", context)
            if !harvest.issues.contains(told) { harvest.issues.append(told) }
        }
        var name: Substring {
            (values["code"]?.first ?? values["title"]?.first ?? "a class").kept.prefix(60)
        }
        switch MeetingMaker(texts: context.times).make(values, implied: implied) {
        case .meeting(let meeting):
            harvest.meetings.append(meeting)
            if harvest.calendarWeeks == nil, isCountingByItself,
                let weeks = values["weeks"]?.first?.kept
            {
                let told = "\"\(weeks.prefix(40))\" of \(name) begins on \(meeting.dates[0].monday)"
                harvest.calendarWeeks = told.harmless.oneLine
            }
        case .unscheduled(let lacking):
            harvest.unscheduled += 1
            harvest.firstUnscheduled =
                harvest.firstUnscheduled
                ?? "\(name) in \"\(record.text.prefix(60))\"".harmless.oneLine
            if let field = rule.fields.first(where: {
                lacking.contains($0.value.name) && !$0.value.isRequired
            }) {
                tally.lose(field.value, now: record.standing(for: field.value))
            }
        case .unreadable(let what, let fields):
            harvest.issues.append(issue("\(name): \(what)", context))
            if let field = rule.fields.first(where: { fields.contains($0.value.name) }) {
                tally.lose(field.value, now: what.harmless.oneLine)
            }
        }
    }

    /// Of which a class has one.
    private static let singleFields = ["time", "start", "end", "begins", "ends"]

    /// Nobody has said what the numbers of weeks count from.
    private var isCountingByItself: Bool {
        definition.notation.weeks == .either && definition.notation.terms.isEmpty
            && settings.weekOne == nil
    }

    /// A day's name that is two days goes by the others of the page.
    private func settleDays(_ context: PageContext) {
        let notation = definition.notation
        var scanner = self
        scanner.isScanning = true
        let words = scanner.read(context.page, at: context.address).harvest.weekdayWords
            .filter { notation.weekdays[$0] == nil }
        context.times.settle(
            DayNames(
                notation,
                languages: DayLanguage.fitting(words.sorted(), page: Self.language(context))))
        context.hasSettledDays = true
    }

    private static func language(_ context: PageContext) -> String? {
        context.page.root.children.first { $0.name == "html" }?.attribute("lang")
    }

    /// What a grid says beside its classes.
    private func tell(
        _ found: GridReading, of rule: RecordRule, _ tally: inout RuleTally,
        _ context: PageContext, into harvest: inout CrawlHarvest
    ) {
        func quoted(_ labels: [String]) -> String {
            labels.map { "\"\($0)\"" }.joined(separator: ", ")
        }
        let days = found.notDays.isEmpty ? "" : "no day in \(quoted(found.notDays))"
        if found.lost > 0 {
            let cells = found.lost == 1 ? "1 cell stands" : "\(found.lost) cells stand"
            harvest.issues.append(
                issue(
                    "\(rule.label): \(cells) under no day" + (days.isEmpty ? "" : ": \(days)"),
                    context))
        }
        if found.cells.isEmpty, !days.isEmpty {
            tally.trouble = "\(days): give the days' names in `notation: {weekdays: ...}`"
        }
        let hasTime = rule.fields.contains {
            ["time", "start", "begins"].contains($0.value.name)
        }
        if !hasTime, !found.notHours.isEmpty {
            let hours = "no hour in \(quoted(found.notHours))"
            harvest.issues.append(issue("\(rule.label): \(hours)", context))
            let lost = found.cells.count { $0.start == nil }
            if lost * 2 > found.cells.count { (tally.trouble, tally.isBroken) = (hours, true) }
        }
    }

    /// What is amiss when a field of a record is empty.
    private func tell(
        lacking field: FieldRule, in record: FieldReader.Record, _ rule: RecordRule,
        _ context: PageContext, _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        let headings = unheaded(field, record.anchor, context)
        if field.isRequired {
            tally.lose(
                field,
                now: headings.map { "a table with the headings \($0)" }
                    ?? record.standing(for: field))
        } else if let headings, field.fallback == nil, !field.mayLackHeading {
            let told = issue(
                "\(rule.label): no heading is `\(field.wanted)` for `\(field.name)`: there are "
                    + headings, context)
            if !harvest.issues.contains(told) { harvest.issues.append(told) }
        }
        if rule.kind == .modules, field.name == "title", tally.untitled == nil {
            tally.untitled = (field.label, record.standing(for: field))
        }
    }

    /// The headings of a record's table, where a field goes by one that it does not have.
    private func unheaded(
        _ field: FieldRule, _ anchor: Element, _ context: PageContext
    ) -> String? {
        guard case .column(let wanted) = field.origin else { return nil }
        let headings = context.headings(of: anchor)
        guard !headings.isEmpty, Set(headings).isDisjoint(with: wanted) else { return nil }
        return headings.prefix(12).map { "`\($0.prefix(30))`" }.joined(separator: ", ")
    }

    private func takeProgramme(
        _ values: RecordValues, _ context: PageContext, into harvest: inout CrawlHarvest
    ) {
        guard let name = values["name"]?.first.map(\.kept.oneLine) else { return }
        let codes = (values["modules"] ?? []).compactMap { ModuleCode($0) }
        guard !codes.isEmpty else { return }
        var seen: Set<ModuleCode> = []
        harvest.programmes.append(
            Programme(
                name: String(name.prefix(200)),
                year: year(values["year"]?.first, context),
                codes: codes.filter { seen.insert($0).inserted }))
    }

    private func year(_ text: String?, _ context: PageContext) -> AcademicYear {
        text.map { context.times.year($0) } ?? settings.year
    }

    private func issue(_ message: String, _ context: PageContext) -> Issue {
        let place = context.address.map { " (\($0.text))" } ?? ""
        return Issue(.warning, message.harmless.oneLine + place.harmless)
    }

    private static func number(_ text: String) -> Double? {
        let digits = text.drop { !$0.isNumber }
            .prefix { $0.isNumber || $0 == "." || $0 == "," }.map { $0 == "," ? "." : $0 }
        return Double(String(digits)).flatMap { (0...10_000).contains($0) ? $0 : nil }
    }
}

extension String {
    /// What may go into the store: nothing that steers a terminal, and no more than a text.
    var kept: String {
        utf8.count <= 20_000 ? harmless : String(prefix(20_000)).harmless
    }
}
