import Campus
import Fetching

/// What becomes of a record's fields.
extension PageReader {
    func takeModule(
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
        if text("cancelled") != nil { harvest.cancelledCodes.insert(code) }
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
        module.url = text("url") ?? context.address.flatMap(Self.link)
        module.source = definition.name
        harvest.modules.append(module)
    }

    func takeMeeting(
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
            && settings.weekOne == nil && settings.weeks.isEmpty
    }

    func takeProgramme(
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

extension PageReader {
    /// Where a page is, for everybody; nil for a file, and where the address holds a secret.
    private static func link(_ address: PageAddress) -> String? {
        address.isFile || address.shown != address.text ? nil : address.text
    }
}
