import Glibc

/// What the zone database needs of the file system.
enum ZoneFile {
    /// A zone file is a few kilobytes.
    private static let limit = 1_000_000

    /// The bytes of a small regular file; nil when it is none.
    static func bytes(of path: String) -> [UInt8]? { read(path, limit: limit, isWhole: true) }

    /// The first bytes of a regular file.
    static func beginning(of path: String, count: Int) -> [UInt8]? {
        read(path, limit: count, isWhole: false)
    }

    private static func read(_ path: String, limit: Int, isWhole: Bool) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            !isWhole || status.st_size <= limit
        else { return nil }
        let size = min(Int(status.st_size), limit)
        var count = 0
        var bytes = [UInt8](repeating: 0, count: size)
        while count < size {
            let got = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
            }
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { break }
            count += got
        }
        return isWhole && count < size ? nil : Array(bytes.prefix(count))
    }

    /// Where a symbolic link points; nil when it is none.
    static func target(ofLink path: String) -> String? {
        var buffer = [UInt8](repeating: 0, count: 1_024)
        let count = buffer.withUnsafeMutableBytes { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? 0
            }
        }
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }

    static func names(inFolder path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }
}
