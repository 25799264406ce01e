import Campus
import Operations
import Recurrence
import Testing
import Words

/// Keys that are put together from what a type can be.
@Suite("What screens call the values of types")
struct ScreenKeyTests {
    static let values: [(begin: String, names: [String])] = [
        ("kind.", Reminder.Kind.allCases.map(\.rawValue)),
        ("kind.", ItemKind.allCases.map(\.rawValue)),
        ("kind.", MeetingKind.allCases.map(\.rawValue)),
        ("reminder.state.", Reminder.State.allCases.map(\.rawValue)),
        ("change.kind.", Change.Kind.allCases.map(\.rawValue)),
        ("person.role.", Person.Role.allCases.map(\.rawValue)),
        ("weekday.", (0..<7).map { "\(Weekday.monday.adding(days: $0))" }),
        ("weekday.short.", (0..<7).map { "\(Weekday.monday.adding(days: $0))" }),
        ("month.", (1...12).map(String.init)), ("month.short.", (1...12).map(String.init)),
        (
            "import.state.",
            [FetchRecord.Outcome.imported, .unchanged, .failed, .refused, .undone].map(\.rawValue)
        ),
        (
            "friend.done.",
            ["asked", "friends", "unsaid", "blocked", "declined", "removed", "unblocked"]
        ),
        ("page.friends.", ["friend", "asked", "blocked"]),
        ("setup.step.", ["zone", "feed", "leads", "goal", "channel", "trial"]),
        ("guide.", ["subscribe", "enrol", "events", "setup", "demo", "help"]),
    ]

    @Test("every one has words in every language", arguments: values.indices)
    func complete(_ index: Int) {
        let (begin, names) = Self.values[index]
        for catalogue in Language.allCases.map(Catalogue.of) {
            #expect(names.filter { !catalogue.has(begin + $0) } == [], "\(catalogue.language)")
        }
    }

    @Test("English names the days and months as dates are written in mail")
    func days() {
        for day in 0..<365 {
            let date = CivilDate(dayNumber: 20_000 + day)
            #expect(date.weekday.name(in: .english) == date.weekday.name)
            #expect(date.weekday.short(in: .english) == date.weekday.short)
            #expect(date.monthName(in: .english) == date.monthName)
        }
    }
}
