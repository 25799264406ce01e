import Fetching
import Foundation

extension ConfigurationReading {
    /// Reads a file by itself, or the home's with the environment over it.
    ///
    /// Neither is opened as a home, nor made.
    ///
    /// - Throws: `Refusal.missing` when the named file is not there.
    package init(_ path: String?, of invocation: Invocation) throws(Refusal) {
        let environment = ProcessInfo.processInfo.environment
        let home = HomeFolder(known: invocation.homePath)
        if let path {
            guard FileManager.default.fileExists(atPath: path) else {
                throw Refusal(.missing, "refusal.configuration.missing", with: ["path": "\(path)"])
            }
            self.init(file: path, environment: [:])
            look(around: home)
        } else {
            self.init(file: home.configuration, environment: environment)
            look(around: nil)
        }
    }

    /// How much is set, in words.
    package var summary: String {
        let words =
            isThere
            ? "\(FilePath.lastPart(path)) sets \(Self.count(keys.count))"
            : "no config.yaml, so all is as it comes"
        guard !variables.isEmpty else { return words }
        return words + ", the environment \(variables.joined(separator: ", "))"
    }

    private static func count(_ number: Int) -> String {
        switch number {
        case 0: "nothing"
        case 1: "1 key"
        default: "\(number) keys"
        }
    }
}
