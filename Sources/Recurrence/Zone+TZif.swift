/// Why some bytes are no time zone.
public enum ZoneError: Error, Hashable, Sendable {
    /// Not TZif, cut short, or telling of what is not there.
    case malformed
}

extension Zone {
    /// A zone of a compiled zone file (TZif, RFC 9636): versions 1 to 4.
    ///
    /// Read from the system's database rather than through Foundation, whose zones on Linux are
    /// those of the ICU it brings along: an `apt upgrade` of tzdata would not reach them.
    public init(id: String, tzif bytes: [UInt8]) throws(ZoneError) {
        var reader = ByteReader(bytes)
        var header = try TZifHeader(&reader)
        if header.version > 0 {
            try reader.skip(header.bodySize(timeSize: 4))
            header = try TZifHeader(&reader)
        }
        let body = try TZifBody(&reader, header, timeSize: header.version > 0 ? 8 : 4)
        let rule = header.version > 0 ? try ZoneRule(reader.footer()) : nil
        self.init(
            id: id, initialOffset: body.initialOffset, transitions: body.transitions, rule: rule)
    }
}

/// The counts at the beginning of a TZif block (RFC 9636 section 3.1).
private struct TZifHeader {
    let version: Int
    let utcCount, standardCount, leapCount, timeCount, typeCount, nameCount: Int

    init(_ reader: inout ByteReader) throws(ZoneError) {
        guard try reader.take(4) == Array("TZif".utf8) else { throw .malformed }
        let version = try reader.take(1)[0]
        self.version = version == 0 ? 0 : Int(version) - 0x30
        try reader.skip(15)
        utcCount = try reader.count()
        standardCount = try reader.count()
        leapCount = try reader.count()
        timeCount = try reader.count()
        typeCount = try reader.count()
        nameCount = try reader.count()
        guard typeCount > 0 else { throw .malformed }
    }

    func bodySize(timeSize: Int) -> Int {
        timeCount * (timeSize + 1) + typeCount * 6 + nameCount + leapCount * (timeSize + 4)
            + standardCount + utcCount
    }
}

/// Transitions and the kinds of time they lead to (RFC 9636 section 3.2).
private struct TZifBody {
    let initialOffset: Int
    let transitions: [ZoneTransition]

    init(
        _ reader: inout ByteReader, _ header: TZifHeader, timeSize: Int
    ) throws(ZoneError) {
        var times: [Int64] = []
        for _ in 0..<header.timeCount { times.append(try reader.integer(timeSize)) }
        let kinds = try reader.take(header.timeCount)
        var types: [(offset: Int, isDaylight: Bool, name: Int)] = []
        for _ in 0..<header.typeCount {
            let offset = Int(try reader.integer(4))
            let rest = try reader.take(2)
            guard abs(offset) < 93_600 else { throw .malformed }
            types.append((offset, rest[0] != 0, Int(rest[1])))
        }
        let names = try reader.take(header.nameCount)
        try reader.skip(
            header.leapCount * (timeSize + 4) + header.standardCount + header.utcCount)
        guard kinds.allSatisfy({ Int($0) < types.count }) else { throw .malformed }
        initialOffset = types[0].offset
        transitions = zip(times, kinds).map { time, kind in
            let type = types[Int(kind)]
            let name = names.dropFirst(type.name).prefix { $0 != 0 }
            return ZoneTransition(
                at: Instant(seconds: max(time, -(1 << 55))), offset: type.offset,
                isDaylight: type.isDaylight, name: String(decoding: name, as: UTF8.self))
        }
    }
}

/// Reads big-endian numbers off some bytes.
private struct ByteReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(_ count: Int) throws(ZoneError) -> [UInt8] {
        guard count >= 0, count <= bytes.count - position else { throw .malformed }
        defer { position += count }
        return Array(bytes[position..<position + count])
    }

    mutating func skip(_ count: Int) throws(ZoneError) {
        guard count >= 0, count <= bytes.count - position else { throw .malformed }
        position += count
    }

    mutating func integer(_ size: Int) throws(ZoneError) -> Int64 {
        let bits = try take(size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return size == 8 ? Int64(bitPattern: bits) : Int64(Int32(truncatingIfNeeded: bits))
    }

    /// A count of things that follow: no more than there are bytes.
    mutating func count() throws(ZoneError) -> Int {
        let count = Int(try integer(4))
        guard (0...bytes.count).contains(count) else { throw .malformed }
        return count
    }

    /// What stands between the two newlines at the end.
    mutating func footer() throws(ZoneError) -> String {
        guard try take(1) == [0x0a] else { throw .malformed }
        let text = bytes[position...].prefix { $0 != 0x0a }
        return String(decoding: text, as: UTF8.self)
    }
}
