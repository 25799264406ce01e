import Foundation

/// Requests from many callers at once, by wrk.
struct WebLoad {
    /// What came of it.
    struct Figures {
        /// A second.
        var requests: Double
        /// In milliseconds, of all requests.
        var median: Double
        var p99: Double
        /// Answers of other statuses than 2xx and 3xx, and connections that failed.
        var failures: Int
    }

    let folder: String
    var connections = 50
    var seconds = 5

    /// Whether wrk is there to be run.
    static var isInstalled: Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/wrk")
    }

    /// Asks the same requests in turn for some seconds.
    ///
    /// - Parameter requests: whole, as they go over the wire.
    func run(_ requests: [String], at port: Int) throws -> Figures {
        let file = "\(folder)/requests"
        try Data(requests.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: file))
        let script = "\(folder)/ask.lua"
        try Data(Self.script(reading: file).utf8).write(to: URL(fileURLWithPath: script))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/wrk")
        process.arguments = [
            "-t", "1", "-c", "\(connections)", "-d", "\(seconds)s", "-s", script, "--timeout",
            "10s",
            "http://127.0.0.1:\(port)/",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = String(decoding: text, as: UTF8.self).split(separator: "\n").last ?? ""
        let numbers = words.split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 5 else { throw CocoaError(.executableNotLoadable) }
        return Figures(
            requests: numbers[0] / (numbers[1] / 1_000_000), median: numbers[2] / 1_000,
            p99: numbers[3] / 1_000, failures: Int(numbers[4]))
    }

    /// Reads the requests once and hands them out; at the end says what came in one line.
    private static func script(reading file: String) -> String {
        """
        local all, at = {}, 0
        function init(args)
          local text = io.open("\(file)", "rb"):read("*a")
          for one in text:gmatch("[^%z]+") do all[#all + 1] = one end
        end
        function request()
          at = at % #all + 1
          return all[at]
        end
        function done(summary, latency, requests)
          local e = summary.errors
          io.write(string.format("%d %d %d %d %d\\n", summary.requests, summary.duration,
            latency:percentile(50), latency:percentile(99),
            e.connect + e.read + e.write + e.status + e.timeout))
        end
        """
    }
}
