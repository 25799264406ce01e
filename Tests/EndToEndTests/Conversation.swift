import Foundation
import Testing

/// The binary on a terminal of its own, which script(1) makes, asked and answered.
final class Conversation {
    private let process: Process
    private let typed = Pipe()
    private let shown = Pipe()
    private var text = ""
    /// What was shown before the latest answer is not looked at again.
    private var seen = 0

    init(_ belltower: Belltower, _ words: String, environment: [String: String] = [:]) throws {
        process = belltower.process([], environment: environment)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
        process.arguments = ["-qec", "\(Belltower.binary.path) \(words)", "/dev/null"]
        process.standardInput = typed
        process.standardOutput = shown
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Waits until some words are shown.
    func waitFor(_ words: String) throws {
        while !words.isEmpty, !text.dropFirst(seen).contains(words) {
            let more = shown.fileHandleForReading.availableData
            try #require(!more.isEmpty, "\(words) is not shown: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
        seen = text.count
    }

    /// Waits for a question, and answers it.
    func answer(_ line: String, to question: String) throws {
        try waitFor(question)
        try typed.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }

    /// All that was shown, when the program has ended.
    func end() throws -> String {
        while case let more = shown.fileHandleForReading.availableData, !more.isEmpty {
            text += String(decoding: more, as: UTF8.self)
        }
        process.waitUntilExit()
        return text
    }
}
