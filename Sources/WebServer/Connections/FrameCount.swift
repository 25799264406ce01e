import NIOCore

/// A count of the frames of one connection of HTTP/2 that carry nothing of a request (RFC 9113, 10.5).
///
/// Window updates, pings, settings, priorities, next to empty data and whatever nobody knows are a few bytes to send
/// and work to take. As many are free as a client needs for what it is answered, and some besides.
struct FrameCount {
    private let most: Int
    private let perSecond: Int
    private var left: Int
    /// Bytes to pass over: at first those by which a client begins (3.4).
    private var skipped = 24
    private var head: [UInt8] = []

    /// So many bytes has a frame's head (4.1): a length of three, and a kind.
    private static let headBytes = 9
    private static let (data, headers): (UInt8, UInt8) = (0, 1)
    /// Data that is no shorter is work to send, too.
    private static let littleBytes = 64

    init(_ limits: ConnectionLimits) {
        (most, perSecond) = (limits.mostIdleFrames, limits.idleFramesPerSecond)
        left = most
        head.reserveCapacity(Self.headBytes)
    }

    /// That a second has passed.
    mutating func tick() { left = min(most, left + perSecond) }

    /// That something was sent, which the client may answer by updates: of its own window and of the stream's.
    mutating func sent(_ bytes: Int) { left = min(2 * most, left + 2 + bytes >> 10) }

    private func isCounted(_ kind: UInt8, bytes: Int) -> Bool {
        switch kind {
        case Self.headers: false
        case Self.data: bytes < Self.littleBytes
        default: true
        }
    }

    /// Looks at what came.
    ///
    /// - Returns: false where it was too much.
    mutating func take(_ buffer: ByteBuffer) -> Bool {
        buffer.withUnsafeReadableBytes { bytes in
            var place = 0
            while place < bytes.count {
                guard skipped == 0 else {
                    let some = min(skipped, bytes.count - place)
                    (skipped, place) = (skipped - some, place + some)
                    continue
                }
                let some = min(Self.headBytes - head.count, bytes.count - place)
                head.append(contentsOf: bytes[place..<(place + some)])
                place += some
                guard head.count == Self.headBytes else { break }
                skipped = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
                if isCounted(head[3], bytes: skipped) { left -= 1 }
                head.removeAll(keepingCapacity: true)
                if left < 0 { return false }
            }
            return true
        }
    }
}
