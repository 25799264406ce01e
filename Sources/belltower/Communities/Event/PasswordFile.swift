import ArgumentParser
import Campus
import Foundation
import Operations

/// A password that stays out of the shell's history.
enum PasswordFile {
    static func read(_ path: String) throws -> String {
        guard let line = try NamedFile(path).firstLine() else {
            throw Refusal(.missing, "command.password.empty", with: ["file": "\(path.harmless)"])
        }
        return line
    }
}
