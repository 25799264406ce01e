import Dispatch
import Foundation

/// One line of the table.
struct Row {
    var what: String
    var measured: String
    var yardstick: String
    var ratio: String
    var promise: String
    /// Nil where nothing is promised.
    var isKept: Bool?
}

enum Measure {
    /// Milliseconds that some work takes.
    static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let duration = try ContinuousClock().measure(work)
        return Double(duration.components.attoseconds) / 1e15
            + Double(duration.components.seconds) * 1_000
    }

    static func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
        let duration = try await ContinuousClock().measure(work)
        return Double(duration.components.attoseconds) / 1e15
            + Double(duration.components.seconds) * 1_000
    }

    /// What this process has taken so far of all processors: it tells more on a busy machine.
    static var processor: Double {
        Double(clock()) / Double(CLOCKS_PER_SEC) * 1_000
    }

    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
    }

    static func text(_ milliseconds: Double) -> String {
        String(format: milliseconds < 10 ? "%.2f ms" : "%.1f ms", milliseconds)
    }
}

/// What is being measured, on the standard error: a whole run takes half an hour.
enum Progress {
    static func note(_ what: String) {
        FileHandle.standardError.write(Data("measuring \(what)\n".utf8))
    }
}

enum Table {
    static func print(_ rows: [Row]) {
        let cells =
            [["what", "measured", "yardstick", "ratio", "promise", ""]]
            + rows.map {
                [
                    $0.what, $0.measured, $0.yardstick, $0.ratio, $0.promise,
                    $0.isKept.map { $0 ? "kept" : "MISSED" } ?? "",
                ]
            }
        let widths = (0..<6).map { column in cells.map { $0[column].count }.max() ?? 0 }
        for row in cells {
            let line = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            Swift.print(line.joined(separator: "  "))
        }
    }
}
