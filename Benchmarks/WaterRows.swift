import Campus
import Foundation
import Operations
import Recurrence
import Storage
import StorageSQLite

/// A day's drinks, with a million of them in the home.
enum WaterRows {
    private static let people = 30_000
    private static let drinks = 1_000_000
    private static let now = "2026-10-05T12:00:00+01:00"

    static func rows(rounds: Int) throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/home"
        let desks = try Desks(
            Invocation(
                home: home, person: "p0", zone: "Europe/London", now: now, isFounding: true))
        var goal = GoalDraft()
        goal.amount = "64oz"
        _ = try desks.water.setGoal(goal)
        try fill(home + "/belltower.sqlite", at: desks.now)
        var figures: [(what: String, promise: Double, values: [Double])] = [
            ("a day's drinks among 1,000,000", 2, []), ("log a drink", 10, []),
        ]
        for _ in 0..<rounds {
            figures[0].values.append(
                try Measure.milliseconds { _ = try desks.water.history(days: 1) })
            figures[1].values.append(
                try Measure.milliseconds { _ = try desks.water.log("glass") })
        }
        return figures.map { figure in
            let median = Measure.median(figure.values)
            return Row(
                what: figure.what, measured: Measure.text(median), yardstick: "", ratio: "",
                promise: "under \(Int(figure.promise)) ms", isKept: median < figure.promise)
        }
    }

    /// A month of drinks of everybody, the same on every run.
    private static func fill(_ path: String, at now: Instant) throws {
        var random = SeededGenerator(seed: 20_261_005)
        guard let amount = Amount("8oz") else { return }
        try Store(path: path).transaction { transaction in
            let everybody = try (1..<people).compactMap { index in
                try Handle("p\(index)").flatMap { try transaction.addPerson($0, at: now) }
            }
            for index in 0..<drinks {
                let ago = Int64.random(in: 0..<30 * 86_400, using: &random)
                let drink = Drink(
                    id: .random(using: &random), category: .glass, amount: amount,
                    at: now.adding(seconds: -ago))
                try transaction.keep(
                    DrinkRecord(drink), of: everybody[index % everybody.count], logged: now)
            }
        }
    }
}
