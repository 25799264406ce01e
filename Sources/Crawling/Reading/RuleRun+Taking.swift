import Campus

/// What becomes of a record's fields.
extension RuleRun {
    func takeModule(_ values: RecordValues) {
        func text(_ name: String) -> String? { values[name]?.first.map(\.kept) }
        guard let written = text("code") else { return }
        guard let code = ModuleCode(written) else {
            context.warn("\"\(written.prefix(60))\" is no module code (\(rule.label))")
            return
        }
        var module = Module(code: code, year: year(text("year")))
        module.title = text("title")?.oneLine
        if text("cancelled") != nil { context.harvest.cancelledCodes.insert(code) }
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
        module.url = text("url") ?? context.link
        module.source = context.definition.name
        context.harvest.modules.append(module)
    }

    mutating func takeMeeting(
        _ values: RecordValues, of record: FieldReader.Record, implied: MeetingMaker.Implied?
    ) {
        let weekdays = values["weekdays"] ?? []
        if context.isScanning {
            return context.harvest.weekdayWords.formUnion(weekdays.flatMap(DayNames.words))
        }
        if !context.hasSettledDays, weekdays.contains(where: context.times.isAmbiguous) {
            context.settleDays()
        }
        warnOfSeveral(values)
        var name: Substring {
            (values["code"]?.first ?? values["title"]?.first ?? "a class").kept.prefix(60)
        }
        switch MeetingMaker(values, implied: implied, texts: context.times).make() {
        case .meeting(let meeting):
            context.harvest.meetings.append(meeting)
            if context.harvest.calendarWeeks == nil, isCountingByItself,
                let weeks = values["weeks"]?.first?.kept
            {
                let told = "\"\(weeks.prefix(40))\" of \(name) begins on \(meeting.dates[0].monday)"
                context.harvest.calendarWeeks = told.harmless.oneLine
            }
        case .unscheduled(let lacking):
            context.harvest.unscheduled += 1
            context.harvest.firstUnscheduled =
                context.harvest.firstUnscheduled
                ?? "\(name) in \"\(record.text.prefix(60))\"".harmless.oneLine
            if let field = rule.fields.first(where: {
                lacking.contains($0.value.name) && !$0.value.isRequired
            }) {
                tally.lose(field.value, now: record.standing(for: field.value))
            }
        case .unreadable(let what, let fields):
            context.warn("\(name): \(what)")
            if let field = rule.fields.first(where: { fields.contains($0.value.name) }) {
                tally.lose(field.value, now: what.harmless.oneLine)
            }
        }
    }

    /// What a class has one of, and this one several.
    private func warnOfSeveral(_ values: RecordValues) {
        for name in Self.singleFields {
            guard let texts = values[name], texts.count > 1, Set(texts).count > 1 else { continue }
            context.warnOnce(
                "\(rule.label): `\(name)` has several texts and the first was taken: is each a class "
                    + "(`each: \(name)`)?")
        }
    }

    /// Of which a class has one.
    private static let singleFields = ["time", "start", "end", "begins", "ends"]

    /// Nobody has said what the numbers of weeks count from.
    private var isCountingByItself: Bool {
        let (notation, settings) = (context.definition.notation, context.settings)
        return notation.weeks == .either && notation.terms.isEmpty
            && settings.weekOne == nil && settings.weeks.isEmpty
    }

    func takeProgramme(_ values: RecordValues) {
        guard let name = values["name"]?.first.map(\.kept.oneLine) else { return }
        let codes = (values["modules"] ?? []).compactMap { ModuleCode($0) }
        guard !codes.isEmpty else { return }
        var seen: Set<ModuleCode> = []
        context.harvest.programmes.append(
            Programme(
                name: String(name.prefix(200)),
                year: year(values["year"]?.first),
                codes: codes.filter { seen.insert($0).inserted }))
    }

    private func year(_ text: String?) -> AcademicYear {
        text.map { context.times.year($0) } ?? context.settings.year
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
