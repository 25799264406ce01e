import Campus
import Crawling
import Recurrence
import Testing

/// What stands on a real page, as a person or another program reads it there.
struct PageFacts: Sendable {
    var page: CorpusPageTests.Case
    /// As `CODE | title | kind | group | days and time | first to last, times | room | mark of the staff | key`.
    var meetings: [String] = []
    /// As `CODE | title | credits | level | department | period | mark of the staff`.
    var modules: [String] = []
    /// Those are all that the page has.
    var areAll = false

    func compare() throws {
        let harvest = try CorpusPageTests.harvest(page)
        CorpusPageTests.count(harvest, page)
        let (found, known) = (harvest.meetings.map(\.line), harvest.modules.map(\.line))
        for line in meetings where !found.contains(line) {
            Issue.record("\(page.page) lacks \(line): \(Self.likest(line, found))")
        }
        for line in modules where !known.contains(line) {
            Issue.record("\(page.page) lacks \(line): \(Self.likest(line, known))")
        }
        guard areAll else { return }
        for line in found where !meetings.contains(line) {
            Issue.record("\(page.page) has no \(line)")
        }
        #expect(found.count == meetings.count)
    }

    /// Stands for people's names, which are nobody else's business, in 32 bits of FNV-1a; empty for
    /// none.
    static func mark(of staff: [String]) -> String {
        guard !staff.isEmpty else { return "" }
        let mark = staff.joined(separator: "; ").utf8.reduce(0x811c_9dc5 as UInt32) { sum, byte in
            (sum ^ UInt32(byte)) &* 0x0100_0193
        }
        let text = String(mark, radix: 16)
        return String(repeating: "0", count: 8 - text.count) + text
    }

    /// The found line that shares the most parts.
    private static func likest(_ line: String, _ found: [String]) -> String {
        let parts = Set(line.split(separator: "|"))
        return found.max { left, right in
            parts.intersection(left.split(separator: "|")).count
                < parts.intersection(right.split(separator: "|")).count
        } ?? "nothing"
    }
}

extension CrawledMeeting {
    var line: String {
        let days = Weekday.allCases.filter { Set(dates.map(\.weekday)).contains($0) }
            .map { "\($0)".prefix(3) }.joined(separator: ",")
        return [
            code, title, kind, group, "\(days) \(Self.clock(start))-\(Self.clock(end))",
            "\(dates[0]) to \(dates[dates.count - 1]), \(dates.count)", room,
            PageFacts.mark(of: staff), key,
        ].map { $0 ?? "" }.joined(separator: " | ")
    }

    private static func clock(_ seconds: Int) -> String {
        let (hour, minute) = (seconds / 3_600, seconds / 60 % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }
}

extension Module {
    var line: String {
        let points = credits.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        return [
            code.text, title, points, level, department, period, PageFacts.mark(of: staff),
        ].map { $0 ?? "" }.joined(separator: " | ")
    }
}
