import Foundation

/// A server in a process of its own, on a free port of this machine.
final class ServerProcess {
    let port: Int
    private let process: Process
    /// From its start to when it could answer, in milliseconds.
    let startMilliseconds: Double

    /// Starts a program that says `Listening on http://127.0.0.1:PORT` on standard error when it can.
    init(_ words: [String]) throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = Array(words.dropFirst())
        process.standardOutput = FileHandle.nullDevice
        let said = Pipe()
        process.standardError = said
        let begun = ContinuousClock.now
        try process.run()
        var text = ""
        while !text.contains("Listening on http"),
            case let more = said.fileHandleForReading
                .availableData, !more.isEmpty
        {
            text += String(decoding: more, as: UTF8.self)
        }
        let length = (ContinuousClock.now - begun).components
        startMilliseconds =
            Double(length.seconds) * 1_000 + Double(length.attoseconds) / 1e15
        let line = text.split(separator: "\n").first { $0.contains("Listening on") } ?? ""
        guard let port = line.split(separator: ":").last.flatMap({ Int($0) }) else {
            throw CocoaError(.executableNotLoadable, userInfo: ["said": text])
        }
        self.port = port
        // Whatever it logs is read, so that it never waits for this.
        said.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
    }

    /// Memory in use, in MiB.
    var mebibytes: Double {
        let status =
            (try? String(
                contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8))
            ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
        return (line.split(separator: " ").compactMap { Double($0) }.first ?? .nan) / 1_024
    }
}
