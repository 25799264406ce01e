import CZlib

/// Bytes as a gzip file (RFC 1952), for answers that are made as they are asked for.
enum Gzip {
    /// Less is not worth it: a packet holds as much.
    static let least = 1_200

    /// Whether who asks takes it, by `Accept-Encoding` (RFC 9110, 12.5.3).
    static func isAccepted(_ accepted: String?) -> Bool {
        guard let accepted = accepted?.lowercased() else { return false }
        return accepted.split(separator: ",").contains { part in
            let pieces = part.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
            guard let name = pieces.first, name == "gzip" || name == "x-gzip" else { return false }
            let quality = pieces.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
            return quality.map { Double($0) ?? 0 > 0 } ?? true
        }
    }

    /// How much is done for fewer bytes, as zlib counts it.
    enum Effort: Int32 {
        /// For what is sent once: of calendars, half the time of the other, for one byte in a hundred of
        /// what there was.
        case quick = 1
        /// A quarter of the time of 9, for one byte in fifty.
        case usual = 6
    }

    /// Nil where it is not worth it, and where there is no memory for it.
    static func packed(_ bytes: [UInt8], _ effort: Effort = .usual) -> [UInt8]? {
        bytes.count >= least ? compressed(bytes, effort) : nil
    }

    /// Nil where there is no memory for it.
    private static func compressed(_ bytes: [UInt8], _ effort: Effort) -> [UInt8]? {
        var written = 0
        let room = [UInt8](unsafeUninitializedCapacity: belltower_gzip_bound(bytes.count)) {
            room, count in
            written = belltower_gzip(
                bytes, bytes.count, room.baseAddress, room.count, effort.rawValue)
            count = written
        }
        return written > 0 ? room : nil
    }
}
