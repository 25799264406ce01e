import Campus
import Foundation

extension Channel {
    /// One JSON object a line, appended to a file or written to standard output.
    ///
    /// A file is synced after each line: what is recorded as delivered is there.
    static func jsonLines(_ path: String?) throws(ChannelError) -> Channel {
        guard let path else {
            return Channel(name: "jsonl:-") { notice throws(ChannelError) in
                try append(notice, to: STDOUT_FILENO)
            }
        }
        let descriptor = try openForAppending(path)
        close(descriptor)
        return Channel(name: "jsonl:\(path)") { notice throws(ChannelError) in
            let descriptor = try openForAppending(path)
            defer { close(descriptor) }
            try append(notice, to: descriptor)
            guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
                throw ChannelError("\(path) cannot be synced: \(String(cString: strerror(errno)))")
            }
        }
    }

    private static func openForAppending(_ path: String) throws(ChannelError) -> Int32 {
        let descriptor = Foundation.open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw ChannelError("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        return descriptor
    }

    private static func append(
        _ notice: Notice, to descriptor: Int32
    ) throws(ChannelError) {
        var rest = (notice.json.bytes + [0x0a])[...]
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
