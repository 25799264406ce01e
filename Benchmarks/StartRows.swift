import Foundation

/// What a person waits for most often: small commands as whole processes, in a small home.
struct StartRows {
    let belltower: String
    let benchmarks: String
    let rounds: Int

    func rows() throws -> [Row] {
        let folder = try TemporaryFolder()
        let feed = try folder.write(GeneratedFeed.text(events: 40, .inOneWeek), as: "week.ics")
        let home = ["--home", folder.path + "/home", "--zone", "Europe/London"]
        let probe = Probe(benchmarks)
        _ = try probe.run([belltower, "subscribe", feed, "--name", "week"] + home)
        let now = ["--now", "2026-10-05T08:00:00+01:00"]
        let nothing = try median(probe, [benchmarks, "--nothing"])
        return [
            row("--help", try median(probe, [belltower, "--help"]), nothing, under: 11),
            row(
                "agenda of a small home", try median(probe, [belltower, "agenda"] + home + now),
                nothing, under: 14),
            row(
                "agenda week of 40 items",
                try median(probe, [belltower, "agenda", "week"] + home + now), nothing, under: 14),
        ]
    }

    private func median(_ probe: Probe, _ words: [String]) throws -> Double {
        Measure.median(try (0..<rounds).map { _ in try probe.run(words).milliseconds })
    }

    private func row(
        _ what: String, _ measured: Double, _ nothing: Double, under limit: Double
    ) -> Row {
        Row(
            what: "\(what), whole process", measured: Measure.text(measured),
            yardstick: "an empty process \(Measure.text(nothing))", ratio: "",
            promise: "under \(Int(limit)) ms", isKept: measured < limit)
    }
}
