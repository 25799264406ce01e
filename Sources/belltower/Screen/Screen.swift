import Campus
import Foundation
import Operations

/// What text for people is written on: how wide it is, and whether it shows colours.
struct Screen: Sendable {
    /// In columns; nil for a pipe or a file, where nothing is cut or wrapped.
    var width: Int?
    var hasColours = false

    /// Standard output, as terminal and environment have it.
    static let standard = Screen(
        isTerminal: Console.isScreen, columns: terminalColumns, EnvironmentVariable.value)

    /// `NO_COLOR` and a terminal that says it is dumb go before `CLICOLOR_FORCE`, and that before
    /// what the output is.
    ///
    /// `COLUMNS` says the width when it is exported, and then for a pipe or a file as well.
    ///
    /// - Parameters:
    ///   - columns: what the terminal itself says.
    ///   - variable: the environment.
    init(isTerminal: Bool, columns: Int?, _ variable: (String) -> String?) {
        func set(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        let said = set("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        width = (said ?? (isTerminal ? columns ?? 80 : nil)).map { min($0, Self.widest) }
        if set("NO_COLOR") != nil || set("TERM") == "dumb" {
            hasColours = false
        } else if let forced = set("CLICOLOR_FORCE"), forced != "0" {
            hasColours = true
        } else {
            hasColours = isTerminal && set("CLICOLOR") != "0"
        }
    }

    init(width: Int?, hasColours: Bool = false) {
        self.width = width
        self.hasColours = hasColours
    }

    func styled(_ text: String, _ style: Style?) -> String {
        guard let style, hasColours, !text.isEmpty else { return text }
        return "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m"
    }

    /// The text, kept from turning round what stands beside it; in a pipe it is left alone.
    func isolated(_ text: String) -> String { width == nil ? text : text.isolated }

    /// A text on as many lines as it takes, the later ones below the first.
    ///
    /// - Parameter head: what stands before the first line: a margin, a time.
    func lines(_ text: String, after head: String = "", _ style: Style? = nil) -> [String] {
        guard let width else { return [head + styled(text, style)] }
        let margin = head.displayWidth
        let parts = text.wrapped(to: max(Self.narrowest, width - margin))
        return parts.enumerated().map { number, part in
            (number == 0 ? head : String(repeating: " ", count: margin))
                + styled(part.isolated, style)
        }
    }

    /// Something that is wrong, or that a person may have to act on: `! ...`.
    func warning(_ text: String, after margin: String = "") -> [String] {
        lines(text, after: margin + "! ").map { styled($0, .warning) }
    }

    private static var terminalColumns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Nobody reads a line of more columns.
    private static let widest = 1_000
    /// Text in fewer columns than these is no text any more.
    private static let narrowest = 10
}
