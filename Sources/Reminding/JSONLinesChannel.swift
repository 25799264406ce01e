import Campus
import Foundation

extension Channel {
    /// One JSON object a line, appended to a file or written to standard output.
    ///
    /// Those that are due together are written together, and a file is synced after them: what is
    /// recorded as delivered is there.
    static func jsonLines(_ path: String?) throws(ChannelError) -> Channel {
        guard let path else {
            let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
                try append(notices, to: STDOUT_FILENO)
            }
            return Channel(name: "jsonl:-", all: write)
        }
        let descriptor = try openForAppending(path)
        close(descriptor)
        let write = { @Sendable (notices: [Notice]) throws(ChannelError) in
            let descriptor = try openForAppending(path)
            defer { close(descriptor) }
            try append(notices, to: descriptor, after: endsTorn(path) ? [0x0a] : [])
            guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
                throw ChannelError("\(path) cannot be synced: \(String(cString: strerror(errno)))")
            }
        }
        return Channel(name: "jsonl:\(path)", all: write)
    }

    private static func openForAppending(_ path: String) throws(ChannelError) -> Int32 {
        let descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ChannelError("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    /// Whether a file's last line was cut: the disk was full, or the writer was killed.
    ///
    /// What is written next has to stand on a line of its own, or it would be lost with that one.
    private static func endsTorn(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
        else { return false }
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var last: UInt8 = 0x0a
        return pread(descriptor, &last, 1, status.st_size - 1) == 1 && last != 0x0a
    }

    private static func append(
        _ notices: [Notice], to descriptor: Int32, after prefix: [UInt8] = []
    ) throws(ChannelError) {
        var lines = prefix
        for notice in notices { lines += notice.json.bytes + [0x0a] }
        var rest = lines[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw ChannelError("cannot write: \(String(cString: strerror(errno)))")
            }
        }
    }
}
