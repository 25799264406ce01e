import Recurrence
import Testing

@testable import Campus

@Suite("Counts that may be shown")
struct ShownCountTests {
    @Test(
        "what is below five is few, beside a sum as well",
        arguments: [
            ([12, 9], [.count(12), .count(9)], .count(21)),
            ([0, 0], [.few, .few], .withheld),
            ([4], [.few], .withheld),
            ([5], [.count(5)], .count(5)),
            // 100 less 97 would say that there are three.
            ([97, 3], [.withheld, .few], .count(100)),
            ([100, 30, 2], [.count(100), .withheld, .few], .count(132)),
            // With six withheld alone the others could be two at most.
            ([100, 6, 1], [.withheld, .withheld, .few], .count(107)),
            ([6, 1], [.withheld, .few], .withheld),
            ([], [], .few),
        ] as [([Int], [ShownCount], ShownCount)])
    func examples(counts: [Int], each: [ShownCount], sum: ShownCount) {
        let shown = ShownCount.shown(counts)
        #expect(shown.each == each)
        #expect(shown.sum == sum)
    }

    @Test("whatever is shown, each of the few may be anything from 0 to 4")
    func nothingGivenAway() {
        let range = [0, 1, 3, 4, 5, 6, 8, 9, 10, 14, 30]
        for first in range {
            for second in range {
                for third in range {
                    let counts = [first, second, third]
                    let (each, sum) = ShownCount.shown(counts)
                    guard let sum = sum.value else { continue }
                    for place in each.indices where each[place] == .few {
                        for value in 0..<ShownCount.least {
                            #expect(
                                Self.isPossible(value, at: place, each, sum),
                                "\(counts): not \(value) at \(place)")
                        }
                    }
                }
            }
        }
    }

    /// Whether what is hidden can make up the sum when one of the few is so many.
    private static func isPossible(
        _ value: Int, at place: Int, _ each: [ShownCount], _ sum: Int
    ) -> Bool {
        let shown = each.compactMap(\.value).reduce(0, +)
        let others = each.indices.filter { $0 != place && each[$0].value == nil }
        let least = others.reduce(0) { $0 + (each[$1] == .withheld ? ShownCount.least : 0) }
        let isOpen = others.contains { each[$0] == .withheld }
        let most = others.count * (ShownCount.least - 1)
        let rest = sum - shown - value
        return rest >= least && (isOpen || rest <= most)
    }

    @Test(
        "of windows in one another none is shown that tells, less another, of a few",
        arguments: [
            // A week, and a day of it.
            ([(0..<1, 10), (0..<7, 15)], [.count(10), .count(15)]),
            ([(0..<1, 10), (0..<7, 14)], [.count(10), .withheld]),
            ([(0..<1, 10), (0..<7, 10)], [.count(10), .withheld]),
            ([(0..<1, 4), (0..<7, 8)], [.few, .count(8)]),
            ([(0..<1, 4), (0..<7, 4)], [.few, .few]),
            // What is withheld tells nothing: the month is weighed against what is shown.
            ([(0..<1, 10), (0..<7, 12), (0..<30, 15)], [.count(10), .withheld, .count(15)]),
            ([(0..<1, 10), (0..<7, 20), (0..<30, 23)], [.count(10), .count(20), .withheld]),
            // Not in it: over the month's end.
            ([(28..<35, 20), (0..<30, 23)], [.count(20), .count(23)]),
            // The same days are the same people.
            ([(0..<7, 20), (0..<7, 20)], [.count(20), .count(20)]),
            // Two days that are all there is of a week: 10 + 12 - 20 were there on both.
            ([(0..<1, 10), (1..<2, 12), (0..<2, 20)], [.count(10), .count(12), .withheld]),
            ([(0..<1, 10), (1..<2, 15), (0..<2, 20)], [.count(10), .count(15), .count(20)]),
            ([(0..<30, 23), (0..<1, 20)], [.withheld, .count(20)]),
            ([], []),
        ] as [([(Range<Int>, Int)], [ShownCount])])
    func windows(windows: [(Range<Int>, Int)], shown: [ShownCount]) {
        #expect(
            ShownCount.shown(windows.map { ShownCount.Window(days: $0.0, count: $0.1) }) == shown)
    }

    @Test("figures are kept by names that are read back")
    func names() {
        let figures: [Figure] =
            [.newPeople, .active, .activeInWeek, .activeInMonth, .published, .joined]
            + [.imported, .unchanged, .failed, .refused, .undone].map { .imports($0) }
            + Figure.Punctuality.allCases.map { .reminders(channel: "push", $0) }
        #expect(Set(figures.map(\.name)).count == figures.count)
        for figure in figures { #expect(Figure(figure.name) == figure) }
        for name in ["", "people", "people.gone", "imports.lost", "reminders.push", "x.y.z"] {
            #expect(Figure(name) == nil)
        }
    }

    @Test("a table as CSV is what a spreadsheet reads, and calculates nothing")
    func csv() {
        let table = StatisticsTable(
            .enrolments, [.enrolments],
            [
                .init(.module("=SUM(A1)"), [.count(12)]), .init(.module("A,\"B\""), [.few]),
                .init(.total, [.withheld]),
            ])
        #expect(
            table.csv
                == "label,enrolments\r\n'=SUM(A1),12\r\n\"A,\"\"B\"\"\",<5\r\ntotal,-\r\n")
    }
}
