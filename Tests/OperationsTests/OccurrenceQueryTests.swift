import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// Queries that another library's own tests ask of its calendars, with full answers.
@Suite("Occurrence queries", .enabled(if: Corpus.isThere))
struct OccurrenceQueryTests {
    @Test("a window holds what the library's tests say", .timeLimit(.minutes(15)))
    func queries() async throws {
        let folder = try #require(Corpus.folder)
        let file = folder.appendingPathComponent("occurrence-queries.jsonl")
        var calendars: [String: [AgendaItem]] = [:]
        var asked = 0
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            guard
                let fields = try JSONSerialization.jsonObject(with: Data(line.utf8))
                    as? [String: Any],
                let query = Query(fields),
                FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent(query.file).path)
            else { continue }
            asked += 1
            if calendars[query.file] == nil {
                calendars[query.file] = try await CorpusAgendaTests.items(
                    folder.appendingPathComponent(query.file), ["1990-01-01", "2060-01-01"])
            }
            let found = (calendars[query.file] ?? []).filter(query.holds).map(Query.key).sorted()
            #expect(found == query.expected, "\(query.file) \(query.window)")
        }
        #expect(asked > 200)
    }
}

/// A query on the wall clocks of the items themselves, as that library reads a time without zone.
private struct Query {
    let file: String
    let window: Range<WallTime>
    let expected: [String]

    /// Nil for what is no question of ours: alarms, times with a zone, lengths for an end.
    init?(_ fields: [String: Any]) {
        guard let file = fields["file"] as? String, !file.contains("alarm"),
            let arguments = fields["args"] as? [Any], let first = arguments.first,
            let begin = Self.parts(first), let rows = fields["result"] as? [[Any]]
        else { return nil }
        self.file = file
        if arguments.count == 1 {
            guard fields["method"] as? String == "at" else { return nil }
            window = Self.period(begin)
        } else {
            guard let end = Self.parts(arguments[1]) else { return nil }
            let (lower, upper) = (Self.period(begin).lowerBound, Self.period(end).lowerBound)
            guard lower <= upper else { return nil }
            window = lower..<upper
        }
        expected = rows.compactMap { row in
            guard row.count > 4, let start = row[1] as? String else { return nil }
            let digits = start.prefix(19).filter { $0.isNumber }
            return "\(digits.padding(14)) \((row[4] as? String ?? "").words)"
        }.sorted()
    }

    func holds(_ item: AgendaItem) -> Bool {
        let (start, end) = (item.start.wall, item.end.wall)
        return start < window.upperBound
            && (end > window.lowerBound || (start == end && start >= window.lowerBound))
    }

    static func key(_ item: AgendaItem) -> String {
        let wall = item.start.wall.description.filter { $0.isNumber }
        return "\(wall.padding(14)) \(item.summary.words)"
    }

    /// Year, month, day, hour, minute and second, as many as are given.
    private static func parts(_ argument: Any) -> [Int]? {
        switch argument {
        case let year as Int: return [year]
        case let parts as [Int]: return parts
        case let text as String:
            guard !text.hasPrefix("P"), !text.contains("+"), !text.contains("."),
                text.count <= 19, !text.dropFirst(11).contains("-")
            else { return nil }
            let digits = text.filter { $0.isNumber }
            let rest = stride(from: 4, to: digits.count, by: 2).compactMap { offset in
                Int(digits.dropFirst(offset).prefix(2))
            }
            return Int(digits.prefix(4)).map { [$0] + rest }
        default: return nil
        }
    }

    /// The year, month, day, hour, minute or second that the parts name.
    private static func period(_ parts: [Int]) -> Range<WallTime> {
        let month = parts.count > 1 ? parts[1] : 1
        let date = CivilDate(
            uncheckedYear: parts[0], month: month, day: parts.count > 2 ? parts[2] : 1)
        let time = zip(parts.dropFirst(3), [3_600, 60, 1]).map { $0 * $1 }.reduce(0, +)
        let begin = WallTime(date, secondOfDay: time)
        switch parts.count {
        case 1: return begin..<WallTime(CivilDate(uncheckedYear: parts[0] + 1, month: 1, day: 1))
        case 2:
            let days = CivilDate.daysIn(month: month, year: parts[0])
            return begin..<WallTime(date.adding(days: days))
        default:
            let length = [3: 86_400, 4: 3_600, 5: 60][parts.count] ?? 1
            return begin..<begin.adding(seconds: Int64(length))
        }
    }
}

extension String {
    fileprivate func padding(_ count: Int) -> String {
        self + String(repeating: "0", count: max(0, count - self.count))
    }

    fileprivate var words: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
