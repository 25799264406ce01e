import Campus
import Operations
import Recurrence
import Words

/// Tables of counts in words, and their drawings.
struct StatisticsView {
    let frame: Frame
    let statistics: Statistics

    /// The days that are counted; nil for none.
    var span: String? {
        let days = statistics.days
        guard !days.isEmpty else { return nil }
        return frame.days.span(days.lowerBound, days.upperBound.adding(days: -1))
    }

    /// Since when there are figures, where the period reaches further back; nil where it does not.
    var since: String? {
        statistics.since.map {
            frame.words(
                "told.statistics.since",
                ["date": .text(frame.days.short($0, seenFrom: frame.today))])
        }
    }

    /// A table with more rows than these is opened by who wants to read it.
    private static let mostRows = 12

    func model(_ table: StatisticsTable, csv: String) -> [String: Any] {
        var model: [String: Any] = [
            "tableID": table.name.rawValue, "tableTitle": title(table),
            "columns": table.columns.map { ["columnText": text($0)] },
            "rows": table.rows.map { row -> [String: Any] in
                [
                    "rowText": text(row.label),
                    "cells": row.counts.map { ["cellText": text($0), "isShown": $0.value != nil] },
                ]
            },
            "hasRows": !table.rows.isEmpty, "isLong": table.rows.count > Self.mostRows,
            "plots": plots(of: table),
        ]
        model["csvAddress"] = table.rows.isEmpty ? nil : csv
        return model
    }

    private func title(_ table: StatisticsTable) -> String {
        frame.words.text(Message("statistics.table.\(table.name)"))
    }

    private func text(_ column: StatisticsTable.Column) -> String {
        frame.words.text(Message("statistics.column.\(column)"))
    }

    private func text(_ count: ShownCount) -> String {
        switch count {
        case .count(let count): "\(count)"
        case .few: frame.words("statistics.few", ["least": .number(ShownCount.least)])
        case .withheld: frame.words("statistics.withheld")
        }
    }

    private func text(_ label: StatisticsTable.Label) -> String {
        switch label {
        case .role(let role): frame.words.text(Message("statistics.role.\(role)"))
        case .others: frame.words("statistics.others")
        case .total: frame.words("statistics.total")
        case .day(let date): frame.days.short(date, seenFrom: frame.today)
        case .week(let date):
            frame.words(
                "statistics.week",
                ["date": .text(frame.days.short(date, seenFrom: frame.today))])
        case .month(let date): frame.days.month(of: date)
        case .module(let code): code.harmless.oneLine
        case .channel(let name): channel(name)
        }
    }

    private func channel(_ name: String) -> String {
        let key = "statistics.channel.\(name)"
        return frame.words.has(key) ? frame.words.text(Message(key)) : name.harmless.oneLine
    }

    // MARK: - Drawings

    /// One a column: beside one another nothing would tell them apart but a colour.
    private func plots(of table: StatisticsTable) -> [[String: Any]] {
        table.columns.indices.compactMap { column in
            let rows = table.rows.filter { $0.label != .total }
            // Where all is few there is nothing to see.
            guard rows.contains(where: { $0.counts[column].value != nil }) else { return nil }
            let title =
                table.columns.count == 1
                ? title(table) : "\(title(table)): \(text(table.columns[column]))"
            let most = rows.compactMap { $0.counts[column].value }.max() ?? 0
            let plot = Plot(
                id: "plot-\(table.name.rawValue)-\(column)", title: title,
                text: frame.words("told.statistics.plot", ["most": .number(most)]),
                bars: rows.map { Plot.Bar(label: mark($0.label), count: $0.counts[column]) },
                few: "<\(ShownCount.least)")
            return table.isOfTime ? plot.columns : plot.rows
        }
    }

    /// As short as stands below a bar.
    private func mark(_ label: StatisticsTable.Label) -> String {
        switch label {
        case .month(let date): frame.words("month.short.\(date.month)")
        case .day(let date), .week(let date):
            frame.words(
                "date.month",
                [
                    "day": .number(date.parts.day),
                    "month": .text(frame.words("month.short.\(date.parts.month)")),
                ])
        default: text(label)
        }
    }
}

extension StatisticsTable {
    fileprivate var isOfTime: Bool {
        switch name {
        case .newPeople, .active, .activeWeeks, .activeMonths, .imports, .events: true
        case .people, .enrolments, .reminders: false
        }
    }
}
