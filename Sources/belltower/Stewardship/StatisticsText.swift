import Campus
import Operations
import Recurrence
import Words

/// Tables of counts in words.
struct StatisticsText {
    private let desks: Desks
    private let words = Speech.words

    init(_ desks: Desks) { self.desks = desks }

    func lines(_ table: StatisticsTable) -> [String] {
        let title = Console.styled(words.text(Message("statistics.table.\(table.name)")), .bold)
        guard !table.rows.isEmpty else { return [title, "  " + words("statistics.none")] }
        var text = Table([.cut] + table.columns.map { _ in .number }, indent: 2)
        for row in table.rows {
            text.add([.init(label(row.label))] + row.counts.map { .init(count($0)) })
        }
        text.head([""] + table.columns.map { words.text(Message("statistics.column.\($0)")) })
        return [title] + text.lines(on: .standard)
    }

    /// Since when there are figures, where a period reaches further back.
    func since(_ statistics: Statistics) -> [String] {
        statistics.since.map { [words("told.statistics.since", ["date": .text(day($0))])] } ?? []
    }

    private func count(_ count: ShownCount) -> String {
        switch count {
        case .count(let count): "\(count)"
        case .few: words("statistics.few", ["least": .number(ShownCount.least)])
        case .withheld: words("statistics.withheld")
        }
    }

    private func label(_ label: StatisticsTable.Label) -> String {
        switch label {
        case .role(let role): words.text(Message("statistics.role.\(role)"))
        case .others: words("statistics.others")
        case .total: words("statistics.total")
        case .day(let date): day(date)
        case .week(let date): words("statistics.week", ["date": .text(day(date))])
        case .month(let date): DayWords(words: words).month(of: date)
        case .module(let code): code.harmless.oneLine
        case .channel(let name):
            words.has("statistics.channel.\(name)")
                ? words.text(Message("statistics.channel.\(name)")) : name.harmless.oneLine
        }
    }

    private func day(_ date: CivilDate) -> String {
        DayWords(words: words).short(date, seenFrom: desks.calendar.today)
    }
}
