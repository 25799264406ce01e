import Campus
import Foundation
import Operations
import Recurrence
import Scheduling
import Synchronization

/// One person's week in a campus in term, and everybody's term.
struct CampusRows {
    let belltower: String
    let benchmarks: String
    let rounds: Int

    /// What is measured in one campus.
    private struct Figures {
        /// The median of people's weeks, and the slowest one, in milliseconds.
        var week: Double
        var slowest: Double
        var command: Double
        var generation: Double
    }

    /// Everybody's agenda of the term; prints how many items they were.
    static func mergeTerm(_ home: String, people: Int?) async throws {
        let desks = try Desks(setting(home, "op"))
        let window = try desks.calendar.window(
            .day, date: nil, from: "2026-10-05", to: "2026-12-21")
        let count = ItemCount()
        try await desks.calendar.everyAgenda(AgendaQuery(window: window), atMost: people) {
            _, items in
            count.add(items.count)
        }
        FileHandle.standardError.write(Data("merged \(count.total) items\n".utf8))
    }

    func rows() throws -> [Row] {
        let folder = try TemporaryFolder()
        let one = try measure(GeneratedTerm(), folder.path + "/campus")
        let merging = try mergingRows(folder.path + "/campus")
        let ten = try measure(.tenfold, folder.path + "/tenfold")
        return [
            time("week of one of 30,000 people", one.week, one.slowest, under: 5),
            time("the same as a command", one.command, nil, under: 40),
            ratio("week of one of 300,000 people", ten.week, one.week),
            ratio("the same as a command", ten.command, one.command),
        ] + merging
    }

    private func measure(_ campus: GeneratedTerm, _ home: String) throws -> Figures {
        _ = try Desks(Self.setting(home, "op"))
        let generation = try Measure.milliseconds {
            try campus.fill(home + "/belltower.sqlite")
        }
        FileHandle.standardError.write(
            Data("generated \(campus.people) people in \(Measure.text(generation))\n".utf8))
        var weeks: [Double] = []
        var commands: [Double] = []
        for round in 0..<rounds {
            // Some of them have a feed of their own.
            let person = "s\(round * 100 + round % 2)"
            let desks = try Desks(Self.setting(home, person))
            let window = try desks.calendar.window(.week, date: "2026-10-12", from: nil, to: nil)
            _ = try desks.calendar.agenda(AgendaQuery(window: window))
            weeks.append(
                try Measure.milliseconds {
                    let items = try desks.calendar.agenda(AgendaQuery(window: window))
                    precondition(items.count > 15, "\(items.count) items")
                })
            commands.append(
                try Probe(benchmarks).run(
                    [
                        belltower, "agenda", "week", "2026-10-12", "--json", "--home", home,
                        "--as", person, "--zone", "Europe/London", "--now",
                        "2026-10-12T12:00:00+01:00",
                    ]
                ).milliseconds)
        }
        return Figures(
            week: Measure.median(weeks), slowest: weeks.max() ?? .nan,
            command: Measure.median(commands), generation: generation)
    }

    private static func setting(_ home: String, _ person: String) -> Invocation {
        Invocation(
            home: home, person: person, zone: "Europe/London", now: "2026-10-12T12:00:00+01:00",
            isFounding: true)
    }

    /// In a process of its own, for the memory; of a tenth of the people first.
    private func mergingRows(_ home: String) throws -> [Row] {
        let some = try Probe(benchmarks).run([benchmarks, "--merge-term", home, "3000"])
        let all = try Probe(benchmarks).run([benchmarks, "--merge-term", home])
        let growth = all.mebibytes / some.mebibytes
        return [
            Row(
                what: "merge a term for all of 30,000",
                measured: String(format: "%.1f s", all.milliseconds / 1_000), yardstick: "",
                ratio: "", promise: "under 8 s", isKept: all.milliseconds < 8_000),
            Row(
                what: "its peak memory", measured: String(format: "%.0f MiB", all.mebibytes),
                yardstick: String(format: "for 3,000 people %.0f MiB", some.mebibytes),
                ratio: String(format: "%.2f", growth), promise: "flat: at most 1.3",
                isKept: growth <= 1.3),
        ]
    }

    private func time(
        _ what: String, _ measured: Double, _ slowest: Double?, under limit: Double
    ) -> Row {
        Row(
            what: what, measured: Measure.text(measured),
            yardstick: slowest.map { "slowest " + Measure.text($0) } ?? "", ratio: "",
            promise: "under \(Int(limit)) ms", isKept: measured < limit)
    }

    private func ratio(_ what: String, _ measured: Double, _ of: Double) -> Row {
        Row(
            what: what, measured: Measure.text(measured),
            yardstick: "of one of 30,000 " + Measure.text(of),
            ratio: String(format: "%.2f", measured / of), promise: "at most 1.3",
            isKept: measured / of <= 1.3)
    }
}

/// Counts from several threads.
private final class ItemCount: Sendable {
    private let count = Mutex(0)

    var total: Int { count.withLock { $0 } }

    func add(_ items: Int) { count.withLock { $0 += items } }
}
