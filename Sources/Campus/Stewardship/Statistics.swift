package import Recurrence

/// How far back statistics reach.
package enum StatisticsPeriod: String, Hashable, Sendable, CaseIterable {
    case weeks = "4-weeks"
    /// The term that is on, or the last one.
    case term
    case year
}

/// What a campus counts, as operators may see it.
package struct Statistics: Sendable {
    package var period: StatisticsPeriod
    /// The days that are counted: whole weeks up to yesterday.
    package var days: Range<CivilDate>
    /// The first day of which there is anything; nil where the period reaches no further back.
    package var since: CivilDate?
    package var tables: [StatisticsTable]

    package init(
        period: StatisticsPeriod, days: Range<CivilDate>, since: CivilDate?,
        tables: [StatisticsTable]
    ) {
        self.period = period
        self.days = days
        self.since = since
        self.tables = tables
    }
}

/// Counts of one subject, with what is small left out.
package struct StatisticsTable: Sendable {
    package enum Name: String, Hashable, Sendable, CaseIterable {
        case people
        case newPeople = "new-people"
        case active
        case activeWeeks = "active-weeks"
        case activeMonths = "active-months"
        case enrolments, reminders, imports, events
    }

    package enum Column: String, Hashable, Sendable, CaseIterable {
        case people, enrolments
        case onTime, late, failed
        case imported, unchanged, refused
        case published, joined
    }

    /// What the counts of a row are of.
    package enum Label: Hashable, Sendable {
        case role(Person.Role)
        /// All modules but those that are listed.
        case others
        case total
        case day(CivilDate)
        /// From a Monday on.
        case week(CivilDate)
        /// From its first day on.
        case month(CivilDate)
        case module(String)
        case channel(String)

        /// For programs.
        package var text: String {
            switch self {
            case .role(let role): role.rawValue
            case .others: "others"
            case .total: "total"
            case .day(let date), .week(let date): date.description
            case .month(let date): String(date.description.prefix(7))
            case .module(let text), .channel(let text): text
            }
        }
    }

    package struct Row: Hashable, Sendable {
        package var label: Label
        /// In the order of the columns.
        package var counts: [ShownCount]

        package init(_ label: Label, _ counts: [ShownCount]) {
            self.label = label
            self.counts = counts
        }
    }

    package var name: Name
    package var columns: [Column]
    package var rows: [Row]

    package init(_ name: Name, _ columns: [Column], _ rows: [Row]) {
        self.name = name
        self.columns = columns
        self.rows = rows
    }
}

extension StatisticsTable {
    /// RFC 4180, for a program that calculates: what is few is `<5`, what is withheld `-`.
    package var csv: String {
        let head = ["label"] + columns.map(\.rawValue)
        let lines = rows.map { row in [row.label.text] + row.counts.map(\.csv) }
        return ([head] + lines).map { line in
            line.map(Self.field).joined(separator: ",") + "\r\n"
        }.joined()
    }

    /// What begins like a formula is marked as text: whoever names a module must not calculate in a dean's
    /// table.
    private static func field(_ text: String) -> String {
        let isFormula = text.count > 1 && text.first.map { "=+-@\t".contains($0) } ?? false
        let plain = isFormula ? "'" + text : text
        guard plain.contains(where: { ",\"\r\n".contains($0) }) else { return plain }
        return "\"" + plain.replacing("\"", with: "\"\"") + "\""
    }
}

extension ShownCount {
    fileprivate var csv: String {
        switch self {
        case .count(let count): "\(count)"
        case .few: "<\(Self.least)"
        case .withheld: "-"
        }
    }
}
