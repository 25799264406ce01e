import ArgumentParser
import Campus
import Foundation
import Operations

/// A password that stays out of the shell's history.
enum PasswordFile {
    static func read(_ path: String) throws -> String {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8),
            let line = text.split(whereSeparator: \.isNewline).first
        else {
            throw Failure(
                .missing, "\(path) cannot be read or is empty: put the password on a line")
        }
        return String(line)
    }
}
