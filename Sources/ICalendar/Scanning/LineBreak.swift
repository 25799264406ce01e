import Glibc

/// Where the lines of a calendar end.
///
/// A line ends with LF; CR before it, any number of them (Rapla writes CR CR LF), belong to the
/// break. VT LF is a break that the `Normaliser` put in: the file as it came has none there, so it
/// does not count for line numbers.
enum LineBreak {
    static let lineFeed: UInt8 = 0x0a
    static let carriageReturn: UInt8 = 0x0d
    /// Vertical tab, which no calendar has a use for.
    static let inserted: UInt8 = 0x0b

    /// The position after the line that begins at a position: after its LF, or the end.
    @inline(__always)
    static func next(_ base: UnsafeRawPointer, from position: Int, count: Int) -> Int {
        guard let found = memchr(base + position, Int32(lineFeed), count &- position) else {
            return count
        }
        return base.distance(to: UnsafeRawPointer(found)) &+ 1
    }

    /// The end of the line's content, given the position after the line.
    @inline(__always)
    static func contentEnd(_ base: UnsafeRawPointer, from position: Int, next: Int) -> Int {
        var end = next
        if end > position, load(base, end &- 1) == lineFeed { end &-= 1 }
        while end > position {
            let byte = load(base, end &- 1)
            guard byte == carriageReturn || byte == inserted else { break }
            end &-= 1
        }
        return end
    }

    /// Whether the line that ends before a position has a break that counts.
    @inline(__always)
    static func counts(_ base: UnsafeRawPointer, next: Int) -> Bool {
        next < 2 || load(base, next &- 2) != inserted
    }

    @inline(__always)
    static func load(_ base: UnsafeRawPointer, _ position: Int) -> UInt8 {
        base.load(fromByteOffset: position, as: UInt8.self)
    }
}

/// SPACE or TAB: a line that begins so continues the one before (RFC 5545 section 3.1).
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
