import Foundation
import Operations

/// Importing inside one process, against libical's bare parse of the same bytes.
enum ImportRows {
    static func rows(
        events: Int, rounds: Int, isPromised: Bool
    ) async throws -> [Row] {
        let folder = try TemporaryFolder()
        let text = GeneratedFeed.text(events: events)
        let edited = GeneratedFeed.text(events: events, edited: max(1, events / 100))
        var parse: [Double] = []
        var first: [Double] = []
        var again: [Double] = []
        var changed: [Double] = []
        for round in 0..<rounds {
            parse.append(Measure.milliseconds { Yardstick.parse(text) })
            let file = try folder.write(text, as: "feed-\(round).ics")
            let desks = try Desks(
                Invocation(
                    home: folder.path + "/home-\(round)", person: "bench", zone: "Europe/London",
                    isFounding: true))
            first.append(
                try await Measure.milliseconds {
                    _ = try await desks.sources.subscribe(Subscription(address: file, every: 60))
                })
            again.append(
                try await Measure.milliseconds {
                    _ = try await desks.imports.run(.all, isNarrowed: true)
                })
            _ = try folder.write(edited, as: "feed-\(round).ics")
            changed.append(
                try await Measure.milliseconds {
                    _ = try await desks.imports.run(.all, isNarrowed: true)
                })
        }
        let bare = Measure.median(parse)
        return [
            row(
                "first import, \(events) events", Measure.median(first), bare,
                atMost: isPromised ? 2.0 : nil),
            row(
                "the same bytes again", Measure.median(again), bare,
                atMost: isPromised ? 1 / 30 : nil),
            row(
                "1% of them changed", Measure.median(changed), bare,
                atMost: isPromised ? 1 / 15 : nil),
        ]
    }

    static func row(
        _ what: String, _ measured: Double, _ bare: Double, atMost promise: Double?
    ) -> Row {
        let ratio = measured / bare
        func text(_ value: Double) -> String {
            value >= 1 ? String(format: "%.2f", value) : String(format: "1/%.1f", 1 / value)
        }
        return Row(
            what: what, measured: Measure.text(measured),
            yardstick: "libical's parse " + Measure.text(bare), ratio: text(ratio),
            promise: promise.map { "at most " + text($0) } ?? "",
            isKept: promise.map { ratio <= $0 })
    }
}

/// A folder for one run.
final class TemporaryFolder {
    let path: String

    init() throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("belltower-bench-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, as name: String) throws -> String {
        let file = path + "/" + name
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }
}
