import Foundation

/// Measures whole processes.
struct Probe {
    /// This program itself.
    let benchmarks: String

    init(_ benchmarks: String) { self.benchmarks = benchmarks }

    /// Runs a program to its end: how long it took, and its peak memory.
    ///
    /// Through a small process of its own: a child's peak begins with what its parent had in memory
    /// when it was started, and this one holds generated feeds.
    func run(_ words: [String]) throws -> (milliseconds: Double, mebibytes: Double) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: benchmarks)
        process.arguments = ["--run"] + words
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let numbers = String(decoding: text, as: UTF8.self).split(separator: " ").compactMap {
            Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }
        guard process.terminationStatus == 0, numbers.count == 2 else {
            throw CocoaError(.executableNotLoadable)
        }
        return (numbers[0], numbers[1] / 1_024)
    }
}
