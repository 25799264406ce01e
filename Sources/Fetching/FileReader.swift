import Foundation

/// Reads local files and standard input, as far as the limit.
struct FileReader: Sendable {
    let limit: Int

    /// The bytes of a regular file.
    ///
    /// Pipes and devices are not waited for.
    func read(_ path: String) throws(FetchError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? FetchError(.noSuchFile, at: path) : Self.failure(path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return try readAll(descriptor, path, expecting: Int(status.st_size))
        case S_IFDIR: throw FetchError(.isDirectory, at: path)
        default: throw FetchError(.unreadable("it is no regular file"), at: path)
        }
    }

    /// All of standard input.
    func readStandardInput() throws(FetchError) -> [UInt8] {
        try readAll(STDIN_FILENO, "standard input", expecting: 65_536)
    }

    private func readAll(
        _ descriptor: Int32, _ path: String, expecting size: Int
    ) throws(FetchError) -> [UInt8] {
        guard size <= limit else { throw FetchError(.tooLarge(limit: limit), at: path) }
        var bytes: [UInt8] = []
        while true {
            // One byte more than a file has, so that its end is seen without growing.
            let room = max(bytes.isEmpty ? size + 1 : 0, 65_536)
            var got = 0
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                got = Foundation.read(descriptor, buffer.baseAddress, room)
                count = max(0, got)
            }
            if got == 0 { return bytes }
            if got < 0 {
                guard errno == EINTR else { throw Self.failure(path) }
                continue
            }
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
            guard bytes.count <= limit else {
                throw FetchError(.tooLarge(limit: limit), at: path)
            }
        }
    }

    private static func failure(_ path: String) -> FetchError {
        FetchError(.unreadable(String(cString: strerror(errno))), at: path)
    }
}
