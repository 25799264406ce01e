import Campus
import Operations
import Recurrence
import Words

/// What a campus counts, drawn and as tables, for operators.
enum StatisticsPage {
    private static let address = "/operator/statistics"

    static var routes: [PageRoute] {
        [.look(address, page), .look("\(address)/{file}", file)]
    }

    private static func page(_ visit: Visit) throws -> Reply {
        let frame = try Frame(visit, tab: .me)
        let period = try chosen(visit.request)
        let statistics = try visit.desks.statistics.statistics(over: period)
        let view = StatisticsView(frame: frame, statistics: statistics)
        var model: [String: Any] = [
            "periods": StatisticsPeriod.allCases.map { each -> [String: Any] in
                [
                    "periodAddress": "\(address)?period=\(each.rawValue)",
                    "periodText": frame.words.text(Message("statistics.period.\(each)")),
                    "isChosenPeriod": each == period,
                ]
            },
            "archiveAddress": "\(address)/\(archive)?period=\(period.rawValue)",
            "whyText": frame.words("told.statistics.why", ["least": .number(ShownCount.least)]),
            "tables": statistics.tables.map { table in
                view.model(
                    table,
                    csv: "\(address)/\(table.name.rawValue).csv?period=\(period.rawValue)")
            },
        ]
        model["sinceText"] = view.since
        let heading = OperatorPages.heading(
            "page.statistics.title", note: view.span, visit, frame)
        return frame.page("statistics", heading, with: model)
    }

    /// All tables at once.
    private static let archive = "all.zip"

    private static func file(_ visit: Visit) throws -> Reply {
        let (file, ending) = (visit.place("file"), ".csv")
        guard file != archive else {
            return .statistics(try visit.desks.statistics.archive(over: chosen(visit.request)))
        }
        guard file.hasSuffix(ending) else { throw Refusal(.missing, "refusal.path.unknown") }
        return .csv(
            try visit.desks.statistics.table(
                String(file.dropLast(ending.count)), over: chosen(visit.request)))
    }

    private static func chosen(_ request: PageRequest) throws(Refusal) -> StatisticsPeriod {
        guard let text = request.query("period") else { return .weeks }
        return try StatisticsPeriod(rawValue: text)
            .orThrow(Refusal(.missing, "refusal.path.unknown"))
    }
}
