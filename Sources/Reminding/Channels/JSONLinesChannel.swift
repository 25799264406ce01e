import Campus
import Foundation

extension Channel {
    /// One JSON object a line, appended to a file or written to standard output.
    ///
    /// Those that are due together are written together, and a file is synced after them: what is
    /// recorded as delivered is there.
    static func jsonLines(_ path: String?) throws(ChannelError) -> Channel {
        guard let path else {
            let output = LineFile(descriptor: STDOUT_FILENO, name: "standard output")
            let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
                try output.append(lines(notices))
            }
            return Channel(name: "jsonl:-", all: write)
        }
        try LineFile(path).close()
        let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
            let file = try LineFile(path)
            defer { file.close() }
            try file.append((file.endsTorn ? [0x0a] : []) + lines(notices))
            try file.sync()
        }
        return Channel(name: "jsonl:\(path)", all: write)
    }

    private static func lines(_ notices: [Notice]) -> [UInt8] {
        var lines: [UInt8] = []
        for notice in notices { lines += notice.json.bytes + [0x0a] }
        return lines
    }
}
