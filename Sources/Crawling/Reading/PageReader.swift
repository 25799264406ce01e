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
        let context = PageContext(page, at: address, settings)
        var harvest = CrawlHarvest()
        var tallies: [RuleTally] = []
        for rule in definition.rules {
            let scope = Scope(element: page.root)
            tallies.append(read(rule, in: scope, context, outer: [:], into: &harvest))
        }
        return (harvest, tallies)
    }

    /// Where records are looked for: the page, or the record around.
    private struct Scope {
        var element: Element
        var object: JSONObject?

        /// What stands where a field is looked for.
        func standing(for field: FieldRule) -> String {
            guard let object else { return Standing.outline(of: element) }
            guard case .member(let path, _) = field.origin else { return object.outline }
            return (object.broken(path) ?? object.outline).harmless.oneLine
        }
        var text: String { object?.texts ?? element.text() }
    }

    private func read(
        _ rule: RecordRule, in scope: Scope, _ context: PageContext,
        outer: [String: [String]], into harvest: inout CrawlHarvest
    ) -> RuleTally {
        var tally = RuleTally(label: rule.label, isMeant: true, least: rule.least)
        if let condition = rule.condition, scope.element.first(condition) == nil {
            tally.isMeant = false
            tally.selector = condition.text
            return tally
        }
        tally.selector = rule.json?.wanted ?? rule.grid?.tables.text ?? rule.records?.text ?? ""
        if let json = rule.json {
            readObjects(json, rule, in: scope, context, outer, &tally, into: &harvest)
        } else if let grid = rule.grid {
            for table in scope.element.all(grid.tables) {
                let found = GridReader(
                    rule: grid, notation: definition.notation, language: Self.language(context)
                ).read(table)
                tell(found, of: rule, &tally, context, into: &harvest)
                for cell in found.cells {
                    take(cell, rule, context, outer, &tally, into: &harvest)
                }
            }
        } else {
            for record in rule.records.map({ scope.element.all($0) }) ?? [scope.element] {
                let inner = Scope(element: record, object: rule.isOfObjects ? scope.object : nil)
                take(
                    inner, anchor: record, implied: nil, rule, context, outer, &tally,
                    into: &harvest)
            }
        }
        if !tally.isShort { tally.trouble = nil }
        if tally.isShort, let selector = rule.grid?.tables ?? rule.records {
            tally.now = Standing.describe(selector, scope.element)
        }
        return tally
    }

    private func readObjects(
        _ json: JSONRule, _ rule: RecordRule, in scope: Scope, _ context: PageContext,
        _ outer: [String: [String]], _ tally: inout RuleTally, into harvest: inout CrawlHarvest
    ) {
        do {
            for object in try JSONRecords(rule: json, page: context).all(
                in: scope.element, scope.object)
            {
                take(
                    Scope(element: scope.element, object: object), anchor: scope.element,
                    implied: nil, rule, context, outer, &tally, into: &harvest)
            }
            if tally.isShort { tally.now = "\(tally.records) objects" }
        } catch {
            // In a record, what is not there is none.
            tally.isBroken = scope.object == nil && error.isCertain
            tally.now = error.now
        }
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
                Scope(element: record), anchor: cell.element, implied: implied, rule, context,
                outer, &tally,
                into: &harvest)
        }
    }

    private func take(
        _ record: Scope, anchor: Element, implied: MeetingMaker.Implied?, _ rule: RecordRule,
        _ context: PageContext, _ outer: [String: [String]], _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        let reader = FieldReader(
            page: context, rule: rule, record: record.element, anchor: anchor,
            object: record.object, outer: outer)
        guard let parts = reader.parts() else {
            let text = record.text.prefix(60)
            harvest.issues.append(
                issue("\(rule.label): `each` has unequal parts in \"\(text)\": left out", context))
            return
        }
        for values in parts {
            take(values, of: record, anchor, implied, rule, context, &tally, into: &harvest)
        }
    }

    private func take(
        _ values: [String: [String]], of record: Scope, _ anchor: Element,
        _ implied: MeetingMaker.Implied?, _ rule: RecordRule, _ context: PageContext,
        _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        tally.records += 1
        for field in rule.fields where values[field.name]?.isEmpty != false {
            let headings = unheaded(field, anchor, context)
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
                tally.untitled = (field.described, record.standing(for: field))
            }
        }
        if let lacking = rule.fields.first(where: {
            $0.isRequired && values[$0.name]?.isEmpty != false
        }) {
            let text = record.text.prefix(60)
            harvest.issues.append(
                issue("\(rule.label): no `\(lacking.name)` in \"\(text)\": left out", context))
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
            tally.missing.merge(found.missing, uniquingKeysWith: +)
            tally.missingNow.merge(found.missingNow) { first, _ in first }
            for field in inner.fields where field.isRequired || inner.isOfSchedule(field) {
                tally.totals[field.described, default: 0] += found.records
            }
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
        _ values: [String: [String]], of record: Scope, _ implied: MeetingMaker.Implied?,
        _ rule: RecordRule, _ context: PageContext, _ tally: inout RuleTally,
        into harvest: inout CrawlHarvest
    ) {
        let kept = values.filter { !$0.key.hasPrefix("_") }.mapValues { $0.map(Self.kept) }
        let words = DayNames.words(kept["weekdays"]?.joined(separator: " ") ?? "")
        if isScanning { return harvest.weekdayWords.formUnion(words) }
        for name in Self.singleFields where Set(kept[name] ?? []).count > 1 {
            let told = issue(
                "\(rule.label): `\(name)` has several texts and the first was taken: is each a class "
                    + "(`each: \(name)`)?", context)
            if !harvest.issues.contains(told) { harvest.issues.append(told) }
        }
        let name = (kept["code"]?.first ?? kept["title"]?.first ?? "a class").prefix(60)
        switch MeetingMaker(days: days(words, context), settings: settings)
            .make(kept, implied: implied)
        {
        case .meeting(let meeting):
            harvest.meetings.append(meeting)
            if isCountingByItself, let weeks = kept["weeks"]?.first {
                let told = "\"\(weeks.prefix(40))\" of \(name) begins on \(meeting.dates[0].monday)"
                harvest.calendarWeeks = harvest.calendarWeeks ?? told.harmless.oneLine
            }
        case .unscheduled(let lacking):
            harvest.unscheduled += 1
            harvest.firstUnscheduled =
                harvest.firstUnscheduled
                ?? "\(name) in \"\(record.text.prefix(60))\"".harmless.oneLine
            if let field = rule.fields.first(where: { lacking.contains($0.name) && !$0.isRequired })
            {
                tally.lose(field, now: record.standing(for: field))
            }
        case .unreadable(let what, let fields):
            harvest.issues.append(issue("\(name): \(what)", context))
            if let field = rule.fields.first(where: { fields.contains($0.name) }) {
                tally.lose(field, now: what.harmless.oneLine)
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

    /// How days are read: a name that is two days goes by the others of the page.
    private func days(_ words: [String], _ context: PageContext) -> DayNames {
        let notation = definition.notation
        guard words.contains(where: DayNames.ambiguous.contains) else { return DayNames(notation) }
        if let known = context.days { return known }
        var scanner = self
        scanner.isScanning = true
        let words = scanner.read(context.page, at: context.address).harvest.weekdayWords
            .filter { notation.weekdays[$0] == nil }
        let days = DayNames(
            notation, languages: DayLanguage.fitting(words.sorted(), page: Self.language(context)))
        context.days = days
        return days
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
        let hasTime = rule.fields.contains { ["time", "start", "begins"].contains($0.name) }
        if !hasTime, !found.notHours.isEmpty {
            let hours = "no hour in \(quoted(found.notHours))"
            harvest.issues.append(issue("\(rule.label): \(hours)", context))
            let lost = found.cells.count { $0.start == nil }
            if lost * 2 > found.cells.count { (tally.trouble, tally.isBroken) = (hours, true) }
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
