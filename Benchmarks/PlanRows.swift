import Campus
import Foundation
import Operations
import Recurrence
import Reminding
import Storage
import StorageSQLite

/// What rings in a campus in term: one person's plan, and what thirty thousand reminders say.
struct PlanRows {
    let rounds: Int
    var campus = GeneratedTerm()
    var most = 30_000

    func rows() throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/campus"
        let desks = try Desks(
            Invocation(
                home: home, person: "op", zone: "Europe/London", now: "2026-10-12T00:00:00+01:00",
                isFounding: true))
        try campus.fill(home + "/belltower.sqlite")
        let people = try Store(path: home + "/belltower.sqlite").look { try $0.everybody() }
        let rules = try desks.bell.bellRules(on: .still(at: desks.now))
        let window = desks.now..<desks.now.adding(seconds: 48 * 3_600)
        var due: [DueReminder] = []
        var plans: [Double] = []
        for person in people where due.count < most {
            var reminders: [Reminder] = []
            plans.append(
                try Measure.milliseconds { reminders = try rules.plan(person, window) })
            due += reminders.map {
                var bare = $0
                bare.item = nil
                return DueReminder(
                    row: ReminderRowID(Int64(due.count)), person: person, reminder: bare,
                    next: $0.due, wanted: $0.due)
            }
        }
        due = Array(due.prefix(most))
        var contents: [Double] = []
        for _ in 0..<rounds {
            contents.append(try Measure.milliseconds { try assess(due, rules, desks.now) })
        }
        return [
            row("48 hours of one person planned", Measure.median(plans), under: 20),
            row("what \(due.count) reminders say", Measure.median(contents), under: 1_000),
        ]
    }

    private func assess(_ due: [DueReminder], _ rules: BellRules, _ now: Instant) throws {
        for start in stride(from: 0, to: due.count, by: 500) {
            let batch = Array(due[start..<min(start + 500, due.count)])
            for assessment in try rules.assess(batch, now) {
                guard case .ring = assessment else { preconditionFailure("\(assessment)") }
            }
        }
    }

    private func row(_ what: String, _ value: Double, under promise: Double) -> Row {
        Row(
            what: what, measured: Measure.text(value), yardstick: "", ratio: "",
            promise: "under \(Int(promise)) ms", isKept: value < promise)
    }
}
