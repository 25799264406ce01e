import Campus
import Operations
import Recurrence
import Scheduling
import Words

/// Days of drinking, each measured against its goal.
struct DrinkChart {
    let screen: Screen
    var words = Speech.words

    /// Today as a bar, and the days as columns where there is room; in a pipe a line each.
    func lines(_ history: DrinkHistory) -> [String] {
        let end = [
            words("drinks.streak", ["count": .number(history.streak)]),
            words("drinks.average", ["amount": .text(WaterText.text(history.average))]),
        ]
        guard let width = screen.width, let today = history.days.last else {
            return list(history.days) + end
        }
        // One unit for all of them, whatever goals were written in before.
        let unit = today.goal.amount.unit == .ounce ? Volume.Unit.ounce : .millilitre
        let days =
            history.days.count == 1
            ? [] : columns(history.days, in: width, unit: unit) ?? list(history.days)
        return bar(today, in: width, unit: unit) + [""] + (days.isEmpty ? [] : days + [""]) + end
    }

    // MARK: - A line a day

    /// `2026-10-05  ████░░░░░░  873 ml (30 oz) of 1893 ml (64 oz)`.
    private func list(_ days: [DrinkDay]) -> [String] {
        var table = Table([.text, .text, .number])
        for day in days {
            let tenths = Hydration.progress(day.drunk, of: day.goal)
            table.add([
                .init("\(day.date)"),
                .init(
                    String(repeating: "█", count: tenths)
                        + String(repeating: "░", count: 10 - tenths)),
                .init(WaterText.sum(day, in: words)),
            ])
        }
        return table.lines(on: screen)
    }

    // MARK: - Today

    private func bar(_ day: DrinkDay, in width: Int, unit: Volume.Unit) -> [String] {
        let goal = day.goal.amount.volume
        let room = min(Self.longestBar, max(10, width - 8))
        let full = day.isMet ? room : min(room - 1, Int(Self.share(of: day) * Double(room)))
        let percent = Int(Self.share(of: day) * 100)
        let left = goal.tenths - day.drunk.tenths
        let amount = { (volume: Volume) in
            Message.Argument.text("\(figure(volume, unit)) \(unit.rawValue)")
        }
        let today = words(
            day.isMet ? "drinks.today.met" : "drinks.today",
            [
                "drunk": .text("\(figure(day.drunk, unit))"), "goal": amount(goal),
                "left": amount(Volume(tenths: left)),
            ])
        return [
            screen.styled(String(repeating: "█", count: full), .blue)
                + screen.styled(String(repeating: "░", count: room - full), .dim)
                + "  \(percent) %"
        ] + screen.lines(today)
    }

    // MARK: - Columns

    /// Nil where there are too many days for the terminal.
    private func columns(
        _ days: [DrinkDay], in width: Int, unit: Volume.Unit
    ) -> [String]? {
        let figures = days.map { "\(figure($0.drunk, unit))" }
        let column = max(Self.columnWidth, figures.map(\.count).max() ?? 0)
        guard days.count * (column + 2) <= width else { return nil }
        let heights = days.map { day in
            let eighths = Int(Self.share(of: day) * Double(Self.height * 8))
            // What is drunk is seen, and only what is met is full.
            return day.isMet
                ? Self.height * 8
                : min(Self.height * 8 - 1, max(day.drinks.isEmpty ? 0 : 1, eighths))
        }
        let chart = (0..<Self.height).reversed().map { level in
            heights.map { height in
                let part = max(0, min(8, height - level * 8))
                return part == 0
                    ? blank(column)
                    : screen.styled(String(repeating: Self.blocks[part - 1], count: column), .blue)
            }
        }
        let rows: [[String]] = [
            figures.map { centred($0, column) },
            days.map { screen.styled(centred($0.date.weekday.short(in: words), column), .dim) },
            days.map { screen.styled(centred("\($0.date.day)", column), .dim) },
        ]
        let met = days.map { centred($0.isMet ? words("drinks.met") : "", column) }
        let heading = words(
            "drinks.columns", ["count": .number(days.count), "unit": .text(unit.rawValue)])
        return screen.lines(heading)
            + (chart + (days.contains(where: \.isMet) ? [met] : []) + rows)
            .map { $0.joined(separator: "  ").trimmingEnd }
    }

    private func blank(_ width: Int) -> String { String(repeating: " ", count: width) }

    private func centred(_ text: String, _ width: Int) -> String {
        let left = max(0, width - text.count + 1) / 2
        return blank(left) + text + blank(max(0, width - text.count - left))
    }

    private func figure(_ volume: Volume, _ unit: Volume.Unit) -> Int64 {
        unit == .ounce ? volume.ounces : volume.millilitres
    }

    /// How much of its goal a day has: 1 and more is all.
    private static func share(of day: DrinkDay) -> Double {
        let goal = day.goal.amount.volume.tenths
        return Double(day.drunk.tenths) / Double(max(1, goal))
    }

    private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let height = 4
    private static let columnWidth = 3
    private static let longestBar = 30
}
