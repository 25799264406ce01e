import Campus
import Recurrence
import Testing
import Wire

@testable import Crawling
@testable import Operations
@testable import Reminding
@testable import Scheduling
@testable import Storage

extension Samples {
    var drink: Drink {
        Drink(
            id: drinkID, category: .bottle, amount: Goal.standard.amount, at: at)
    }

    var goal: GoalStanding {
        GoalStanding(
            goal: .standard, isSet: false, drunk: Volume(tenths: 4_731_760_000),
            next: isFull ? at : nil,
            streak: 3)
    }

    var rest: [(String, any Shape)] {
        let day = DrinkDay(
            date: clock.wall.date, goal: .standard, drinks: isFull ? [drink, drink] : [])
        return [
            ("drink-day", DrinkDayShape(day, in: zone)),
            (
                "drink-receipt",
                DrinkReceiptShape(
                    DrinkReceipt(drink: drink, status: .logged, day: day, warning: text), in: zone)
            ),
            ("goal", GoalShape(goal, in: zone)),
            ("setting", SettingShape(setting, isRevealed: false)),
            ("setting-revealed", SettingShape(setting, isRevealed: true)),
            (
                "overview",
                OverviewShape(
                    Overview(
                        isNew: !isFull, times: NowAndNext(isFull ? [item()] : [], at: at),
                        goal: goal,
                        sources: 2, lastImport: isFull ? at : nil, reminder: isFull ? listed : nil,
                        isRinging: isFull, events: isFull ? [event] : [], troubles: words,
                        askers: isFull ? [person] : []), ofHome: word, in: zone)
            ),
            ("no-home", NoHomeShape(word)),
            ("setup-step", SetupStepShape(word, isDone: isFull, message: word, undo: text)),
            (
                "backup",
                BackupShape(
                    BackupReport(
                        file: word, bytes: 4_096, people: 2, sources: 3, configuration: text,
                        removed: words))
            ),
            (
                "restore",
                RestoreShape(
                    RestoreReport(replaced: text, people: 2, sources: 3, configuration: text),
                    from: word)
            ),
            ("move", MoveShape(moved)),
            (
                "check",
                CheckShape(
                    isFull
                        ? [
                            Finding(subject: word, isWell: true, message: word, lateness: lateness),
                            Finding(subject: word, isWell: false, message: word),
                        ] : [])
            ),
            ("keep", KeepShape(kept)),
            ("texts", TextListShape(words)),
        ]
    }

    var setting: PersonalSetting {
        PersonalSetting(
            name: "channels", value: isFull ? "ntfy:\(word)" : "", isStandard: !isFull,
            form: word, isSecret: true)
    }

    var moved: MoveReport {
        MoveReport(
            from: "sqlite", to: "postgresql",
            tables: isFull ? [.init(table: word, digest: TableDigest(), cut: 1)] : [],
            line: "database: \(word)", isSwitched: isFull)
    }

    var kept: KeepReport {
        var report = KeepReport(pruned: 3, bytesBefore: 8_192, bytes: 4_096)
        guard isFull else { return report }
        report.compaction = .postponed(due: at)
        report.backup = .init(file: word, people: 2, sources: 3)
        return report
    }
}
