import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import TestSupport
import Testing

/// What another implementation makes of a calendar: a second opinion, not the truth.
private struct Opinion: Decodable {
    var status: String
    var window: [String]?
    var count: Int?
    var first: [[String?]]?
}

@Suite("Real calendars against a second opinion", .enabled(if: Corpus.isThere))
struct CorpusAgendaTests {
    /// Where we answer otherwise, each for a reason of docs/decisions 0001 to 0005: a zone's name
    /// beats its definition, a UID is used for two classes, EXRULE, local and early UNTIL, dates in
    /// zones, bytes that are no UTF-8, exceptions that are told twice.
    static let differing: Set<String> = DifferingCalendars.names

    @Test("every calendar with an opinion gives its agenda", .timeLimit(.minutes(15)))
    func agendas() async throws {
        let folder = try #require(Corpus.folder)
        let feeds = try #require(Corpus.feeds())
        var compared = 0
        for url in feeds {
            let beside = URL(fileURLWithPath: url.path + ".expected.rie.json")
            guard let data = try? Data(contentsOf: beside),
                let opinion = try? JSONDecoder().decode(Opinion.self, from: data),
                opinion.status == "ok", let window = opinion.window, let count = opinion.count
            else { continue }
            let name = String(url.path.dropFirst(folder.path.count + 5))
            guard !Self.differing.contains(name) else { continue }
            compared += 1
            let items = try await Self.items(url, window)
            #expect(items.count == count, "\(name)")
            let ours = Set(items.map(Self.key))
            for row in opinion.first ?? [] where row.count > 5 {
                let start = (row[1] ?? row[0]) ?? ""
                let key = Self.key(start, row[5] ?? "")
                #expect(ours.contains(key), "\(name): \(key) is missing")
            }
        }
        #expect(compared > 300)
    }

    static func items(_ url: URL, _ window: [String]) async throws -> [AgendaItem] {
        let home = try TemporaryFolder()
        let desks = try Desks.adding(
            Invocation(home: home.path + "/home", person: "sam", zone: "UTC"))
        _ = try await desks.sources.subscribe(Subscription(address: url.path, every: 60))
        let range = try desks.calendar.window(.day, date: nil, from: window[0], to: window[1])
        return try desks.calendar.agenda(AgendaQuery(window: range, includesCancelled: true))
    }

    /// The start in UTC and the beginning of the title.
    static func key(_ item: AgendaItem) -> String {
        guard !item.allDay else { return key(item.start.wall.dateText, item.summary) }
        return key(WallTime(seconds: item.start.instant.seconds).description + "Z", item.summary)
    }

    static func key(_ start: String, _ summary: String) -> String {
        let start = start.contains("T") && !start.hasSuffix("Z") ? start + "Z" : start
        let words = summary.prefix(80).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(start) \(words.prefix(40))"
    }
}
