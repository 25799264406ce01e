import Campus
import Foundation

extension Channel {
    /// Each notice's document on a line, appended to a file or written to standard output.
    ///
    /// Those that are due together are written together, and a file is synced after them: what is
    /// recorded as delivered is there.
    static func jsonLines(
        _ path: String?, _ settings: ChannelSettings
    ) throws(ChannelError) -> Channel {
        let document = settings.document
        guard let path else {
            let output = LineFile(descriptor: STDOUT_FILENO, name: "standard output")
            let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
                try output.append(lines(notices, document))
            }
            return Channel(name: "jsonl:-", all: write)
        }
        try LineFile(path).close()
        let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
            let file = try LineFile(path)
            defer { file.close() }
            try file.append((file.endsTorn ? [0x0a] : []) + lines(notices, document))
            try file.sync()
        }
        return Channel(name: "jsonl:\(path)", all: write)
    }

    private static func lines(_ notices: [Notice], _ document: NoticeDocument) -> [UInt8] {
        var lines: [UInt8] = []
        for notice in notices { lines += document(notice) + [0x0a] }
        return lines
    }
}
