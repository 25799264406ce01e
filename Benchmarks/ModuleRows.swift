import Foundation
import Operations

/// Class pages and the catalogue on a campus of 30,000.
enum ModuleRows {
    static func rows(rounds: Int) async throws -> [Row] {
        let folder = try TemporaryFolder()
        let home = folder.path + "/home"
        // Opens the home, so that the database and its operator are there.
        _ = try Desks(setting(home, "op"))
        try GeneratedClasses().fill(home + "/belltower.sqlite")
        let desks = try Desks(setting(home, "s0"))
        let feed = try folder.write(
            GeneratedFeed.text(events: 200), as: "feed.ics")
        _ = try await desks.sources.subscribe(Subscription(address: feed, every: 60))
        var figures: [String: [Double]] = [:]
        func measure(_ what: String, _ work: () throws -> Void) rethrows {
            figures[what, default: []].append(try Measure.milliseconds(work))
        }
        for round in 0..<rounds {
            try measure("class page with 400 classmates") {
                _ = try desks.modules.page(GeneratedClasses.first)
            }
            try measure("search the catalogue") {
                _ = try desks.modules.search("mod opt \(round)", atMost: 20)
            }
            try measure("comment on a module") {
                _ = try desks.comments.add(on: GeneratedClasses.first, "Comment \(round)")
            }
            try measure("enrol in a module") {
                _ = try desks.enrolment.enrol(["BM1000\(round % 10)"])
            }
        }
        return figures.sorted { $0.key < $1.key }.map { what, values in
            let median = Measure.median(values)
            return Row(
                what: what, measured: Measure.text(median), yardstick: "", ratio: "",
                promise: "under 10 ms", isKept: median < 10)
        }
    }

    private static func setting(_ home: String, _ person: String) -> Invocation {
        Invocation(
            home: home, person: person, zone: "Europe/London", now: "2026-10-05T12:00:00+01:00",
            isFounding: true)
    }
}
