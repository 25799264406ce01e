import Campus
import Recurrence
import TestSupport
import Testing

@testable import Scheduling

/// A series before and after, and where its occurrences are.
struct MovedSeriesCase: Sendable, CustomTestStringConvertible {
    var what: String
    var before: String
    var after: String
    /// `day hour>day hour`, of October and November; nothing of those that stayed.
    var moves: [String]

    init(_ what: String, _ before: String, _ after: String, _ moves: [String]) {
        (self.what, self.before, self.after, self.moves) = (what, before, after, moves)
    }

    var testDescription: String { what }
}

@Suite("Which occurrence is which after a series was moved")
struct OccurrenceMovesTests {
    /// A Thursday.
    private static let now = Samples.wall("20261001T080000")
    private static let finder = ChangeFinder(
        source: Samples.source, zones: ZoneTable(viewer: .utc),
        now: Instant(seconds: now.seconds))

    /// `20261001T18 FREQ=WEEKLY;COUNT=4 -20261008T18 +20261009T10`.
    private static func series(_ text: String) -> Meeting {
        let parts = text.split(separator: " ").map(String.init)
        var entry = Samples.entry(parts[0] + "0000", rule: Samples.rule(parts[1]))
        for part in parts.dropFirst(2) {
            let wall = Samples.wall(part.dropFirst() + "0000")
            if part.hasPrefix("-") {
                entry.recurrence?.exclusions.append(.moment(wall))
            } else {
                entry.recurrence?.dates.append(RecurrenceDate(start: wall))
            }
        }
        return Samples.meeting(entry)
    }

    private static func text(_ wall: WallTime) -> String {
        let (_, month, day) = wall.date.parts
        return "\(month == 10 ? "" : "\(month)/")\(day) \(wall.secondOfDay / 3_600)"
    }

    static let cases: [MovedSeriesCase] = [
        MovedSeriesCase(
            "to another hour", "20261001T18 FREQ=WEEKLY;COUNT=3",
            "20261001T20 FREQ=WEEKLY;COUNT=3", ["1 18>1 20", "8 18>8 20", "15 18>15 20"]),
        MovedSeriesCase(
            "to another day, with an end by date", "20261001T18 FREQ=WEEKLY;UNTIL=20261016T000000Z",
            "20261002T20 FREQ=WEEKLY;UNTIL=20261017T000000Z",
            ["1 18>2 20", "8 18>9 20", "15 18>16 20"]),
        MovedSeriesCase(
            "to the Monday after, as many as before", "20261001T18 FREQ=WEEKLY;COUNT=3",
            "20261005T18 FREQ=WEEKLY;COUNT=3", ["1 18>5 18", "8 18>12 18", "15 18>19 18"]),
        MovedSeriesCase(
            "to Mondays, one less: each stays in its week",
            "20261001T18 FREQ=WEEKLY;COUNT=3", "20261005T18 FREQ=WEEKLY;COUNT=2",
            ["8 18>5 18", "15 18>12 18"]),
        MovedSeriesCase(
            "from Sunday to Monday", "20261004T18 FREQ=WEEKLY;COUNT=3",
            "20261005T20 FREQ=WEEKLY;COUNT=3", ["4 18>5 20", "11 18>12 20", "18 18>19 20"]),
        MovedSeriesCase(
            "to another term", "20261001T18 FREQ=WEEKLY;COUNT=2",
            "20261105T10 FREQ=WEEKLY;COUNT=2", ["1 18>11/5 10", "8 18>11/12 10"]),
        MovedSeriesCase(
            "a week later: those of the same hour are the same",
            "20261001T18 FREQ=WEEKLY;COUNT=3", "20261008T18 FREQ=WEEKLY;COUNT=3", []),
        MovedSeriesCase(
            "two days a week, both moved alike",
            "20261005T09 FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4",
            "20261006T09 FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4",
            ["5 9>6 9", "7 9>8 9", "12 9>13 9", "14 9>15 9"]),
        MovedSeriesCase(
            "two days a week, each moved by as much as it was",
            "20261005T09 FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4",
            "20261006T09 FREQ=WEEKLY;BYDAY=TU,FR;COUNT=4",
            ["5 9>6 9", "7 9>9 9", "12 9>13 9", "14 9>16 9"]),
        MovedSeriesCase(
            "once a week to twice: the one on its day",
            "20261001T18 FREQ=WEEKLY;COUNT=2", "20261001T20 FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4",
            ["1 18>1 20", "8 18>8 20"]),
        MovedSeriesCase(
            "once a week to two other days: which of them is not said",
            "20261005T09 FREQ=WEEKLY;COUNT=2", "20261006T09 FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4", []),
        MovedSeriesCase(
            "once a week to every day", "20261001T18 FREQ=WEEKLY;COUNT=2",
            "20261001T20 FREQ=DAILY;COUNT=14", ["1 18>1 20", "8 18>8 20"]),
        MovedSeriesCase(
            "all but one alike, and that in its week",
            "20261001T18 FREQ=WEEKLY;COUNT=4",
            "20261002T20 FREQ=WEEKLY;COUNT=4 -20261009T20 +20261007T10",
            ["1 18>2 20", "8 18>7 10", "15 18>16 20", "22 18>23 20"]),
        MovedSeriesCase(
            "one taken out and put in on the day after", "20261001T18 FREQ=WEEKLY;COUNT=3",
            "20261001T18 FREQ=WEEKLY;COUNT=3 -20261008T18 +20261009T10", ["8 18>9 10"]),
        MovedSeriesCase(
            "one taken out, and one more at the end", "20261001T18 FREQ=WEEKLY;COUNT=3",
            "20261001T18 FREQ=WEEKLY;COUNT=4 -20261008T18", []),
        MovedSeriesCase(
            "what is over is not what is to come", "20260924T18 FREQ=WEEKLY;COUNT=1",
            "20261001T18 FREQ=WEEKLY;COUNT=1", []),
        MovedSeriesCase(
            "past ones go along with the rest", "20260923T18 FREQ=WEEKLY;COUNT=3",
            "20260924T18 FREQ=WEEKLY;COUNT=3",
            ["9/23 18>9/24 18", "7 18>8 18"]),
        MovedSeriesCase(
            "without an end", "20261001T18 FREQ=WEEKLY", "20261001T18 FREQ=WEEKLY;COUNT=9", []),
    ]

    @Test("a series and where its occurrences went", arguments: cases)
    func moves(_ moved: MovedSeriesCase) {
        let found = Self.finder.moves(from: Self.series(moved.before), to: Self.series(moved.after))
        let told = found.sorted { $0.key < $1.key }
            .map { "\(Self.text($0.key))>\(Self.text($0.value))" }
        #expect(told == moved.moves)
    }

    @Test("without an end, each goes to its week's")
    func endless() {
        let found = Self.finder.moves(
            from: Self.series("20260101T18 FREQ=WEEKLY"), to: Self.series("20260102T20 FREQ=WEEKLY")
        )
        #expect(found[Samples.wall("20261001T180000")] == Samples.wall("20261002T200000"))
        #expect(found.count > 50)
        #expect(found.allSatisfy { $0.value.seconds - $0.key.seconds == 26 * 3_600 })
    }

    @Test("what is excluded stays so, and one told apart goes along")
    func exceptions() {
        var old = Self.series("20261001T18 FREQ=WEEKLY;COUNT=4 -20261008T18")
        var new = Self.series("20261002T20 FREQ=WEEKLY;COUNT=4 -20261009T20")
        old.exceptions = [Self.told("20261015T180000", "20261016T090000")]
        new.exceptions = [Self.told("20261016T200000", "20261018T090000")]
        let found = Self.finder.moves(from: old, to: new)
        #expect(found.count == 3)
        #expect(found[Samples.wall("20261015T180000")] == Samples.wall("20261016T200000"))
    }

    private static func told(_ original: String, _ start: String) -> MeetingException {
        MeetingException(
            original: Samples.wall(original), reachesOn: false, entry: Samples.entry(start))
    }

    @Test("any series moved by any shift of less than half its step: each to its own, and back")
    func anySeries() {
        var dice = SeededGenerator(seed: 14)
        for _ in 0..<400 {
            let (step, frequency) =
                [(1, "DAILY"), (7, "WEEKLY"), (14, "WEEKLY;INTERVAL=2")]
                .randomElement(using: &dice) ?? (7, "WEEKLY")
            let count = Int.random(in: 1...20, using: &dice)
            let day = Int.random(in: 5...28, using: &dice)
            let most = Int64(step) * 43_200 - 3_600
            let minutes = Int64.random(in: -most / 60...most / 60, using: &dice) / 5 * 5
            let start = WallTime(CivilDate(uncheckedYear: 2026, month: 10, day: day))
                .adding(seconds: 43_200)
            let isUntil = Bool.random(using: &dice)
            func series(_ start: WallTime) -> Meeting {
                let last = start.adding(seconds: Int64(step * (count - 1)) * 86_400)
                let end = isUntil ? "UNTIL=\(last)Z" : "COUNT=\(count)"
                return Samples.meeting(
                    Samples.entry("\(start)", rule: Samples.rule("FREQ=\(frequency);\(end)")))
            }
            let moved = start.adding(seconds: minutes * 60)
            let (old, new) = (series(start), series(moved))
            let found = Self.finder.moves(from: old, to: new)
            let expected = (0..<count).map { Int64($0 * step) * 86_400 }
            #expect(found.count == (minutes == 0 ? 0 : count), "\(frequency) \(minutes)")
            for offset in expected where minutes != 0 {
                #expect(
                    found[start.adding(seconds: offset)] == moved.adding(seconds: offset))
            }
            let back = Self.finder.moves(from: new, to: old)
            #expect(found.allSatisfy { back[$0.value] == $0.key })
        }
    }

    @Test("whatever is altered, no two are taken for one, and what stays is not moved")
    func anyEdit() {
        var dice = SeededGenerator(seed: 41)
        func any() -> Meeting {
            let rules = [
                "DAILY", "WEEKLY", "WEEKLY;BYDAY=MO,TH", "WEEKLY;BYDAY=TU,WE,FR", "MONTHLY",
            ]
            let hours = ["09", "10", "18"]
            let day = Int.random(in: 10...30, using: &dice)
            let start = "202610\(day)T\(hours.randomElement(using: &dice) ?? "09")"
            let rule = rules.randomElement(using: &dice) ?? "DAILY"
            let count = Int.random(in: 1...30, using: &dice)
            return Self.series("\(start) FREQ=\(rule);COUNT=\(count)")
        }
        for _ in 0..<400 {
            let (old, new) = (any(), any())
            let found = Self.finder.moves(from: old, to: new)
            let (before, after) = (
                Set(Self.finder.all(of: old).map(\.hourInSeries)),
                Set(Self.finder.all(of: new).map(\.hourInSeries))
            )
            #expect(Set(found.values).count == found.count)
            #expect(Set(found.keys).isSubset(of: before.subtracting(after)))
            #expect(Set(found.values).isSubset(of: after.subtracting(before)))
        }
    }
}
