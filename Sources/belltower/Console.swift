import ArgumentParser
import Campus
import Foundation
import Operations
import Wire
import Words

/// Standard output and standard error.
enum Console {
    /// Writes lines for people, or a document, to standard output.
    static func say(_ text: String) { write(Array((text + "\n").utf8), to: STDOUT_FILENO) }

    /// Lines for people, written at once.
    static func say(_ lines: [String]) {
        if !lines.isEmpty { say(lines.joined(separator: "\n")) }
    }

    /// A sentence, on as many lines as a terminal takes; one in a pipe.
    static func tell(_ sentence: String) { say(Screen.standard.lines(sentence)) }

    /// A document of JSON, on one line.
    static func say(_ shape: some Shape) {
        var bytes = shape.bytes
        bytes.append(0x0a)
        write(bytes, to: STDOUT_FILENO)
    }

    /// One line on standard error, as the contract has it.
    static func complain(_ message: String) {
        write(Array("belltower: \(message.oneLine)\n".utf8), to: STDERR_FILENO)
    }

    /// Lines of a file that is wrong, on standard error.
    static func show(_ excerpt: String) {
        for line in excerpt.split(separator: "\n", omittingEmptySubsequences: false) {
            write(Array("  \(String(line).harmless)\n".utf8), to: STDERR_FILENO)
        }
    }

    /// Whether standard output is a terminal.
    static var isScreen: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Whether somebody watches standard error, on a terminal that can wipe a line.
    static var hasTerminal: Bool {
        isatty(STDERR_FILENO) == 1 && EnvironmentVariable.value(of: "TERM") != "dumb"
    }

    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    static func styled(_ text: String, _ style: Style?) -> String {
        Screen.standard.styled(text, style)
    }

    /// Asks before what cannot be undone, unless `--yes` answered already; a no ends with 1.
    ///
    /// - Throws: `Refusal.invalid` where there is nobody to ask.
    static func mustConfirm(_ question: String, unless yes: Bool) throws {
        guard !yes else { return }
        guard isInteractive else {
            throw Refusal(.invalid, "command.confirm")
        }
        guard confirms(question) else { throw ExitCode(1) }
    }

    /// Asks a yes-or-no question on the terminal.
    static func confirms(_ question: String) -> Bool {
        let asked = Speech.words("ask.confirm", ["question": .text(question)])
        write(Array("\(asked) ".utf8), to: STDERR_FILENO)
        return ["y", "yes", "j", "ja", "o", "oui", "s", "si", "sí", "نعم"].contains(
            readLine()?.lowercased() ?? "")
    }

    /// Asks for a word on the terminal; nil when there is no answer.
    static func asks(_ question: String) -> String? {
        write(Array("\(question) ".utf8), to: STDERR_FILENO)
        return readLine()?.lowercased()
    }

    /// Asks for a line on the terminal, as it is typed; nil when there is no answer.
    static func asksLine(_ question: String) -> String? {
        write(Array("\(question) ".utf8), to: STDERR_FILENO)
        return readLine()?.trimmingCharacters(in: .whitespaces)
    }

    /// The same, but what is typed is not shown.
    static func asksSecret(_ question: String) -> String? {
        getpass("\(question) ").map { String(cString: $0).trimmingCharacters(in: .whitespaces) }
    }

    /// Writes all of it.
    ///
    /// A reader that went away (`| head`) ends the program quietly.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let written = Foundation.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if written > 0 {
                    rest = rest.dropFirst(written)
                } else if errno != EINTR {
                    Foundation.exit(errno == EPIPE ? 0 : 74)
                }
            }
        }
    }
}
