import Foundation

/// Whole processes, from start to exit.
struct ProcessRows {
    let belltower: String
    let benchmarks: String
    let rounds: Int

    func rows() throws -> [Row] {
        let folder = try TemporaryFolder()
        let feed = try folder.write(GeneratedFeed.text(events: 10_000), as: "bare.ics")
        var figures: [String: [Double]] = [:]
        var memory: [Double] = []
        for round in 0..<rounds {
            let home = folder.path + "/home-\(round)"
            let file = try folder.write(GeneratedFeed.text(events: 10_000), as: "feed.ics")
            let idle = try Probe(benchmarks).run([belltower, "--version"])
            let idleMemory = idle.mebibytes
            figures["idle", default: []].append(idle.milliseconds)
            let bare = try Probe(benchmarks).run([benchmarks, "--bare-parse", feed]).milliseconds
            let nothing = try Probe(benchmarks).run([benchmarks, "--nothing"]).milliseconds
            figures["bare", default: []].append(bare - nothing)
            func measure(_ name: String, _ arguments: [String]) throws {
                let ended = try Probe(benchmarks).run(
                    [self.belltower] + arguments + ["--home", home, "--zone", "Europe/London"])
                figures[name, default: []].append(ended.milliseconds - idle.milliseconds)
                figures["whole " + name, default: []].append(ended.milliseconds)
                if name == "first" { memory.append(ended.mebibytes - idleMemory) }
            }
            try measure("first", ["subscribe", file, "--name", "g"])
            try measure("again", ["import", "g"])
            _ = try folder.write(
                GeneratedFeed.text(events: 10_000, edited: 100), as: "feed.ics")
            try measure("changed", ["import", "g"])
            try measure(
                "week", ["agenda", "--from", "2024-10-07", "--to", "2024-10-14", "--json"])
            let full = try folder.write(
                GeneratedFeed.text(events: 10_000, .inOneWeek), as: "week.ics")
            try measure("fill", ["subscribe", full, "--name", "w"])
            try measure(
                "full week", ["agenda", "--from", "2026-10-05", "--to", "2026-10-12", "--json"])
        }
        func median(_ name: String) -> Double { Measure.median(figures[name] ?? []) }
        let bare = median("bare")
        return [
            time("agenda of a 40-item week, whole process", median("whole week"), under: 40),
            time("agenda of a 10,000-item week", median("whole full week"), under: 150),
            ImportRows.row("first import, whole process", median("first"), bare, atMost: 2.2),
            ImportRows.row("the same bytes again", median("again"), bare, atMost: 1 / 15),
            ImportRows.row("1% of them changed", median("changed"), bare, atMost: 1 / 8),
            Row(
                what: "peak memory of the first import",
                measured: String(format: "%.0f MiB", Measure.median(memory)),
                yardstick: "above an idle process", ratio: "", promise: "at most 60 MiB",
                isKept: Measure.median(memory) <= 60),
        ]
    }

    private func time(_ what: String, _ measured: Double, under limit: Double) -> Row {
        Row(
            what: what, measured: Measure.text(measured), yardstick: "", ratio: "",
            promise: "under \(Int(limit)) ms", isKept: measured < limit)
    }
}

/// Runs one program and prints its milliseconds and its peak memory in KiB.
enum ProcessProbe {
    /// - Returns: the program's exit status.
    static func run(_ words: [String]) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        let arguments = words.map { strdup($0) } + [nil]
        var identifier = pid_t()
        var usage = rusage()
        var status: Int32 = 0
        let took = Measure.milliseconds {
            guard posix_spawn(&identifier, words[0], &actions, nil, arguments, environ) == 0 else {
                status = 127
                return
            }
            wait4(identifier, &status, 0, &usage)
        }
        print(took, usage.ru_maxrss)
        return status == 0 ? 0 : 1
    }
}
