import Foundation

/// Reads local files and standard input, as far as the limit.
struct FileReader: Sendable {
    let limit: Int

    /// The bytes of a regular file. Pipes and devices are not waited for.
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
        var bytes = [UInt8](repeating: 0, count: size + 1)
        var count = 0
        while true {
            if count == bytes.count {
                bytes.append(contentsOf: repeatElement(0, count: max(65_536, count)))
            }
            let got = bytes.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
            }
            if got == 0 { break }
            if got < 0 {
                guard errno == EINTR else { throw Self.failure(path) }
                continue
            }
            count += got
            guard count <= limit else { throw FetchError(.tooLarge(limit: limit), at: path) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    private static func failure(_ path: String) -> FetchError {
        FetchError(.unreadable(String(cString: strerror(errno))), at: path)
    }
}
