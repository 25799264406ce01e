import Foundation
public import Recurrence

/// The system's time zone database: compiled zone files in `/usr/share/zoneinfo`, or in `TZDIR`.
public struct ZoneDatabase: Sendable {
    private let folder: String

    /// - Parameter folder: nil for the system's.
    public init(folder: String? = nil) {
        self.folder =
            folder ?? ProcessInfo.processInfo.environment["TZDIR"] ?? "/usr/share/zoneinfo"
    }

    /// The zone of an IANA id; nil when the database has none of that name.
    ///
    /// Read anew each time: who needs a zone twice keeps it.
    public func zone(_ id: String) -> Zone? {
        if id == "UTC" || id == "Etc/UTC" { return id == "UTC" ? .utc : read(id) }
        return read(id)
    }

    /// The version of the database, such as `2025b`; nil when there is no database.
    public var version: String? {
        guard let file = fopen(folder + "/tzdata.zi", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, 64, file) != nil else { return nil }
        let text = String(
            decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }

    /// The machine's own zone: TZ, else where /etc/localtime points, else UTC.
    public var localZoneID: String {
        if let named = ProcessInfo.processInfo.environment["TZ"]?.drop(while: { $0 == ":" }),
            !named.isEmpty, read(String(named)) != nil
        {
            return String(named)
        }
        var buffer = [CChar](repeating: 0, count: 1_024)
        let count = readlink("/etc/localtime", &buffer, buffer.count - 1)
        guard count > 0 else { return "UTC" }
        let target = String(
            decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard let range = target.firstRange(of: "zoneinfo/") else { return "UTC" }
        return String(target[range.upperBound...])
    }

    /// Only names that cannot leave the folder are looked for.
    private func read(_ id: String) -> Zone? {
        let isName = id.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
                || (0x61...0x7a).contains(byte) || "/_+-".utf8.contains(byte)
        }
        guard isName, !id.isEmpty, id.utf8.count < 64, !id.hasPrefix("/"), id.utf8.first != 0x2d
        else { return nil }
        guard let bytes = Self.bytes(of: folder + "/" + id) else { return nil }
        return try? Zone(id: id, tzif: bytes)
    }

    /// The bytes of a small regular file.
    private static func bytes(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            (1...1_000_000).contains(status.st_size)
        else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = Foundation.read(descriptor, &bytes, bytes.count)
        return count == bytes.count ? bytes : nil
    }
}
