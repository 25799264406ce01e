package import Campus
import Exporting
import Recurrence
import Storage
import Words

/// What a campus counts: for operators, and never so that anything is learnt of somebody
/// (docs/decisions/0046).
package struct StatisticsDesk: Desk {
    package let desks: Desks
}

extension Desks {
    package var statistics: StatisticsDesk { StatisticsDesk(desks: self) }
}

extension StatisticsDesk {
    /// So many modules are listed.
    private static let mostModules = 20
    /// How long a term is of a campus that says none.
    private static let usualTerm = 16 * 7

    /// All tables of a period.
    package func statistics(
        over period: StatisticsPeriod = .weeks
    ) throws(Refusal) -> Statistics {
        try looking { transaction, viewer in
            try viewer.mustBeOperator(else: "refusal.operator.statistics")
            let record = DailyRecord(in: desks.context.zone, at: now)
            let first = try record.firstDay(in: transaction) ?? record.today
            let wished = wished(period, before: record.today)
            let days =
                min(max(wished.lowerBound, first), wished.upperBound).monday..<wished.upperBound
            let known = DailyRecord.reach(of: days, since: first)..<days.upperBound
            let figures = try record.figures(on: known, in: transaction)
            let counted = CountedDays(
                days, figures,
                try record.active(endingIn: days, since: first, figures, in: transaction))
            return Statistics(
                period: period, days: days,
                since: !days.isEmpty && first > wished.lowerBound ? first : nil,
                tables: [
                    try people(in: transaction), counted.newPeople, counted.active,
                    counted.activeIn(.week), counted.activeIn(.month),
                    try enrolments(in: transaction), counted.reminders, counted.imports,
                    counted.events,
                ])
        }
    }

    /// One table of a period.
    ///
    /// - Parameter name: as `StatisticsTable.Name` has it.
    /// - Throws: `Refusal.missing` for another.
    package func table(
        _ name: String, over period: StatisticsPeriod = .weeks
    ) throws(Refusal) -> StatisticsTable {
        let statistics = try statistics(over: period)
        return try statistics.tables.first { $0.name.rawValue == name }.orThrow(
            Refusal(
                .missing, "refusal.statistics.unknown",
                with: [
                    "name": "\(name.shortened)",
                    "names": .choice(StatisticsTable.Name.allCases.map(\.rawValue)),
                ]))
    }

    /// All tables of a period as one ZIP file, a CSV file each, with its days in their names.
    package func archive(over period: StatisticsPeriod = .weeks) throws(Refusal) -> [UInt8] {
        let statistics = try statistics(over: period)
        let days = statistics.days
        let span = days.isEmpty ? "" : "-\(days.lowerBound)-\(days.upperBound.adding(days: -1))"
        var zip = ZipArchive(at: zone.wall(at: now))
        for table in statistics.tables {
            zip.add("\(table.name.rawValue)\(span).csv", Array(table.csv.utf8))
        }
        return zip.document
    }

    /// The days of a period up to yesterday, be there anything to tell of them or not.
    private func wished(_ period: StatisticsPeriod, before today: CivilDate) -> Range<CivilDate> {
        switch period {
        case .weeks: today.adding(days: -28)..<today
        case .term: term(before: today)
        case .year: today.adding(days: -365)..<today
        }
    }

    private func term(before today: CivilDate) -> Range<CivilDate> {
        let usual = today.adding(days: -Self.usualTerm)..<today
        let terms = desks.calendar.academicCalendar?.terms ?? []
        guard let term = terms.last(where: { $0.days.first < today }) else { return usual }
        return term.days.first..<min(today, term.days.last.adding(days: 1))
    }

    private func people(in transaction: Transaction) throws(StorageError) -> StatisticsTable {
        let counts = try transaction.peopleByRole()
        let roles = Person.Role.allCases
        return .withTotal(
            .people, .people, roles.map { (StatisticsTable.Label.role($0), counts[$0] ?? 0) })
    }

    private func enrolments(in transaction: Transaction) throws(StorageError) -> StatisticsTable {
        let (modules, sum) = try transaction.enrolmentCounts(atMost: Self.mostModules)
        let listed = modules.reduce(0) { $0 + $1.count }
        // Where all are listed there are no others: a row of them would be few, and others withheld for it.
        let others: [(StatisticsTable.Label, Int)] = sum > listed ? [(.others, sum - listed)] : []
        let counts = modules.map { (StatisticsTable.Label.module($0.code), $0.count) }
        return .withTotal(.enrolments, .enrolments, counts + others)
    }
}

extension StatisticsTable {
    /// Counts and their sum.
    fileprivate static func withTotal(
        _ name: Name, _ column: Column, _ counts: [(Label, Int)]
    ) -> StatisticsTable {
        let (each, sum) = ShownCount.shown(counts.map(\.1))
        let rows = zip(counts, each).map { Row($0.0, [$1]) }
        return StatisticsTable(name, [column], rows + [Row(.total, [sum])])
    }
}

/// The tables that are made of days.
private struct CountedDays {
    private let days: Range<CivilDate>
    private let figures: [CivilDate: [Figure: Int]]
    private let spans: [ActiveCount]

    init(
        _ days: Range<CivilDate>, _ figures: [CivilDate: [Figure: Int]], _ spans: [ActiveCount]
    ) {
        self.days = days
        self.figures = figures
        self.spans = spans
    }

    var newPeople: StatisticsTable {
        StatisticsTable(.newPeople, [.people], weeks([.newPeople]))
    }

    var active: StatisticsTable {
        StatisticsTable(.active, [.people], each([.active]))
    }

    func activeIn(_ kind: ActiveSpan.Kind) -> StatisticsTable {
        let rows = spans.filter { $0.span.kind == kind }.map { count in
            let first = count.span.days.lowerBound
            return StatisticsTable.Row(kind == .week ? .week(first) : .month(first), [count.shown])
        }
        return StatisticsTable(kind == .week ? .activeWeeks : .activeMonths, [.people], rows)
    }

    var imports: StatisticsTable {
        StatisticsTable(
            .imports, [.imported, .unchanged, .refused, .failed],
            each([
                .imports(.imported), .imports(.unchanged), .imports(.refused), .imports(.failed),
            ]))
    }

    var events: StatisticsTable {
        StatisticsTable(.events, [.published, .joined], weeks([.published, .joined]))
    }

    /// By channel, over all days.
    var reminders: StatisticsTable {
        var channels: [String: [Figure.Punctuality: Int]] = [:]
        for (figure, count) in days.dates.flatMap({ figures[$0] ?? [:] }) {
            guard case .reminders(let channel, let punctuality) = figure else { continue }
            channels[channel, default: [:]][punctuality, default: 0] += count
        }
        let rows = channels.sorted { $0.key < $1.key }.map { channel, counts in
            StatisticsTable.Row(
                .channel(channel),
                Figure.Punctuality.allCases.map { ShownCount(counts[$0] ?? 0) })
        }
        return StatisticsTable(.reminders, [.onTime, .late, .failed], rows)
    }

    private func each(_ wanted: [Figure]) -> [StatisticsTable.Row] {
        days.dates.map { day in
            .init(.day(day), wanted.map { ShownCount(figures[day]?[$0] ?? 0) })
        }
    }

    private func weeks(_ wanted: [Figure]) -> [StatisticsTable.Row] {
        stride(from: 0, to: days.dates.count, by: 7).map { number in
            let first = days.lowerBound.adding(days: number)
            let week = (first..<min(first.adding(days: 7), days.upperBound)).dates
            return .init(
                .week(first),
                wanted.map { figure in
                    ShownCount(week.reduce(0) { $0 + (figures[$1]?[figure] ?? 0) })
                })
        }
    }
}

extension Range<CivilDate> {
    fileprivate var dates: [CivilDate] {
        (lowerBound.dayNumber..<upperBound.dayNumber).map { CivilDate(dayNumber: $0) }
    }
}
