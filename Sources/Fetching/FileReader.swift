import Glibc

/// Reads local files and standard input, as far as the limit.
package struct FileReader: Sendable {
    /// Bytes.
    let limit: Int

    /// - Parameter limit: the bytes that a file may have.
    package init(limit: Int) { self.limit = limit }

    /// The bytes of a regular file; pipes and devices are not waited for.
    ///
    /// Where this program was given more rights than whoever started it, theirs count.
    package func read(_ path: String) throws(FetchError) -> [UInt8] {
        if getuid() != geteuid() || getgid() != getegid(), access(path, R_OK) != 0 {
            throw errno == ENOENT || errno == ENOTDIR
                ? FetchError(.noSuchFile, at: path) : Self.failure(path)
        }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR
                ? FetchError(.noSuchFile, at: path) : Self.failure(path)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            guard status.st_size <= limit else {
                throw FetchError(.tooLarge(limit: limit), at: path)
            }
            return try readAll(descriptor, path, expecting: Int(status.st_size))
        case S_IFDIR: throw FetchError(.isDirectory, at: path)
        default:
            throw FetchError(.isNoFile, at: path)
        }
    }

    /// All that a descriptor still has, standard input's by default; waits for its end.
    package func readStandardInput() throws(FetchError) -> [UInt8] {
        try readStandardInput(STDIN_FILENO)
    }

    func readStandardInput(_ descriptor: Int32) throws(FetchError) -> [UInt8] {
        try readAll(descriptor, "standard input", expecting: min(limit, 65_536))
    }

    private func readAll(
        _ descriptor: Int32, _ path: String, expecting size: Int
    ) throws(FetchError) -> [UInt8] {
        // One more than expected, to see the end without growing.
        var bytes = [UInt8](repeating: 0, count: size + 1)
        var count = 0
        while true {
            if count == bytes.count {
                bytes.append(contentsOf: repeatElement(0, count: max(65_536, count)))
            }
            let got = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(
                    descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if got == 0 { break }
            if got < 0 {
                try Self.waitOrThrow(descriptor, path)
                continue
            }
            count += got
            guard count <= limit else { throw FetchError(.tooLarge(limit: limit), at: path) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    /// After a read that brought nothing: throws unless another one may.
    private static func waitOrThrow(_ descriptor: Int32, _ path: String) throws(FetchError) {
        switch errno {
        case EINTR: return
        case EAGAIN:
            // Standard input that somebody else made non-blocking.
            var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&one, 1, -1)
        default: throw failure(path)
        }
    }

    private static func failure(_ path: String) -> FetchError {
        FetchError(.unreadable(String(cString: strerror(errno))), at: path)
    }
}
