import Campus
import Foundation

/// The variables the process was started with.
enum Environment {
    static func variable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name]
    }
}

/// Standard output and standard error.
enum Console {
    /// Writes lines for people, or a document, to standard output.
    static func say(_ text: String) { write(Array((text + "\n").utf8), to: STDOUT_FILENO) }

    static func say(_ json: JSONWriter) { write(json.bytes + [0x0a], to: STDOUT_FILENO) }

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

    /// Whether colours may be used: standard output is a terminal, and NO_COLOR is not set.
    static var hasColours: Bool {
        isatty(STDOUT_FILENO) == 1 && (Environment.variable("NO_COLOR") ?? "").isEmpty
    }

    /// Whether somebody watches standard error.
    static var hasTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

    static func styled(_ text: String, _ style: Style?) -> String {
        guard let style, hasColours else { return text }
        return "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m"
    }

    enum Style: String {
        case bold = "1"
        case dim = "2"
        case warning = "33"
        case red = "31"
        case orange = "38;5;208"
        case green = "32"
        case teal = "36"
        case blue = "34"
        case purple = "35"
    }

    /// The columns of the terminal that standard output is.
    ///
    /// `COLUMNS` says it too, when it is exported, and then for a pipe or a file as well.
    ///
    /// - Returns: nil when the output goes elsewhere.
    static var columns: Int? {
        if let text = Environment.variable("COLUMNS"), let columns = Int(text), columns > 0 {
            return min(columns, widest)
        }
        guard isatty(STDOUT_FILENO) == 1 else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return min(Int(size.ws_col), widest)
    }

    /// Nobody reads a line of more columns.
    private static let widest = 1_000

    /// Asks a yes-or-no question on the terminal.
    static func confirms(_ question: String) -> Bool {
        write(Array("\(question) [y/N] ".utf8), to: STDERR_FILENO)
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }

    /// Asks for a word on the terminal; nil when there is no answer.
    static func asks(_ question: String) -> String? {
        write(Array("\(question) ".utf8), to: STDERR_FILENO)
        return readLine()?.lowercased()
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
