import Foundation

/// What `--channel` says: which channel, and where to.
public enum ChannelSpecification: Hashable, Sendable {
    /// JSON lines to a file; nil for standard output.
    case jsonLines(path: String?)
    /// A program that gets the JSON on its standard input.
    case command(path: String)
    /// The desktop's notifications.
    case desktop

    /// Reads `jsonl:-`, `jsonl:FILE`, `command:PATH` or `desktop`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count == 2 ? parts[1] : nil) {
        case ("desktop", nil): self = .desktop
        case ("jsonl", "-"?): self = .jsonLines(path: nil)
        case ("jsonl", let path?): self = .jsonLines(path: path)
        case ("command", let path?): self = .command(path: path)
        default: return nil
        }
    }

    /// The channel, tried as far as that goes without ringing.
    ///
    /// - Throws: `ChannelError` when it cannot work at all: no such program, no such folder.
    public func open() throws(ChannelError) -> Channel {
        switch self {
        case .jsonLines(let path): try .jsonLines(path)
        case .command(let path): try .command(path)
        case .desktop: try .desktop()
        }
    }
}
